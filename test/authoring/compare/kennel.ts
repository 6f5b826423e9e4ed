/** The kennel's catalog with a figure that is shared, and with edits of its files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogWithSources } from '../../../authoring/sample/catalog-with-sources.js';
import { openCatalogWithSources } from '../../../authoring/sample/catalog-with-sources.js';
import { Reporter } from '../../../generator/text/diagnostic.js';
import { renderDiagnostics } from '../../../generator/text/render.js';
import { sourcesOf } from '../../support/check-catalog.js';

export type FileName = 'calculators' | 'units' | 'service' | 'network' | 'figures';

export interface Edit {
  readonly file?: FileName;
  readonly from: string;
  readonly to: string;
}

function smallText(name: FileName): string {
  return readFileSync(join(__dirname, '../../support/catalog', `${name}.yaml`), 'utf8');
}

/** A record of the price of a bag; the reason lets an edit of the price stand without another record. */
const chips = `chips:
  price:
    value: 4..7 EUR/bag
    evidence:
      - { who: Chip yard, says: 4..7 EUR/bag, date: 2026-01-01, at: "https://chips.example/prices", read: 2026-05-02, kind: firm }
    because: The yard sells by the bag.
`;

/** The prices of a stay, each with the reason for it, so that the catalog gets no advice. */
function judged(text: string): string {
  return text
    .replace('      label: Season\n', '$&      judgement: The price of the kennel itself.\n')
    .replace('      from: lb\n      unit: EUR\n', '$&      judgement: The price of the kennel itself.\n');
}

/** Every file by its name. The price of a bag is a shared figure, so that there is one. */
export const kennelTexts: Readonly<Record<FileName, string>> = {
  calculators: judged(smallText('calculators')).replace('price: 4..7 EUR/bag\n', 'price: chips.price\n'),
  units: smallText('units'),
  service: smallText('service'),
  network: smallText('network'),
  figures: chips,
};

/** Applies edits, each of which must be possible. */
export function edited(edits: readonly Edit[]): Readonly<Record<FileName, string>> {
  const texts = { ...kennelTexts };
  for (const { file = 'calculators', from, to } of edits) {
    if (!texts[file].includes(from)) throw new Error(`${file} has no ${from}`);
    texts[file] = texts[file].replace(from, to);
  }
  return texts;
}

/** Opens the catalog with edits; throws what the compiler says against them. */
export function kennel(edits: readonly Edit[]): CatalogWithSources {
  const reporter = new Reporter();
  const workshop = openCatalogWithSources(sourcesOf(edited(edits)), reporter);
  if (workshop === null) throw new Error(renderDiagnostics(reporter.sorted()));
  return workshop;
}
