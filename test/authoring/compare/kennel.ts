/** The kennel's catalog with edits of its files. */
import type { CatalogWithSources } from '../../../authoring/sample/catalog-with-sources.js';
import { openCatalogWithSources } from '../../../authoring/sample/catalog-with-sources.js';
import { Reporter } from '../../../generator/source/diagnostic.js';
import { renderDiagnostics } from '../../../generator/source/render.js';
import { smallText, sourcesOf } from '../../support/check-catalog.js';

export type FileName = 'calculators' | 'units' | 'service' | 'network' | 'figures';

export interface Edit {
  readonly file?: FileName;
  readonly from: string;
  readonly to: string;
}

/** Every file by its name. */
export const kennelTexts: Readonly<Record<FileName, string>> = {
  calculators: smallText('calculators'),
  units: smallText('units'),
  service: smallText('service'),
  network: smallText('network'),
  figures: smallText('figures'),
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
