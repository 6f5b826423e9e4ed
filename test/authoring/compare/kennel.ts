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

/** Every file by its name. The price of a bag is a shared figure, so that there is one. */
export const kennelTexts: Readonly<Record<FileName, string>> = {
  calculators: smallText('calculators').replace('price: 4..7 EUR/bag\n', 'price: chips.price\n'),
  units: smallText('units'),
  service: smallText('service'),
  network: smallText('network'),
  figures: 'chips:\n  price: { value: 4..7 EUR/bag, source: The price list, as_of: 2026-01-01 }\n',
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
