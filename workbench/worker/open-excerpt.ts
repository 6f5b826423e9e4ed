/** Checks one entry in its excerpt of the catalog. */

import type { CatalogWithSources, Piece } from '../../authoring/sample/catalog-with-sources.js';
import { openCatalogWithSources } from '../../authoring/sample/catalog-with-sources.js';
import { sourcesOfTexts } from '../../generator/language/catalog-sources.js';
import { loadCatalog } from '../../generator/language/load-catalog.js';
import type { RawCalculator } from '../../generator/language/read-calculator.js';
import type { Diagnostic } from '../../generator/source/diagnostic.js';
import { Reporter } from '../../generator/source/diagnostic.js';
import type { EntryPlace } from '../messages/draft.js';
import { catalogFolder } from '../messages/text.js';
import type { Files } from './excerpt.js';
import { excerptOf } from './excerpt.js';

export interface OpenExcerpt {
  /** Null when the entry cannot be read. */
  readonly raw: RawCalculator | null;
  /** Null while there are mistakes. */
  readonly opened: { readonly workshop: CatalogWithSources; readonly piece: Piece } | null;
  /** The diagnostics of the excerpt. The entry keeps its line numbers, but its file has no other entry. */
  readonly diagnostics: readonly Diagnostic[];
}

export function openExcerpt(files: Files, entry: EntryPlace): OpenExcerpt {
  // Keep line numbers like those of the file.
  const above = '\n'.repeat((files.get(entry.path) ?? '').slice(0, entry.from).split('\n').length - 1);
  const texts = new Map(
    excerptOf(files, entry).map(({ path, text }) => [path, path === entry.path ? above + text : text]),
  );
  const names = [...texts.keys()].map((path) => path.slice(catalogFolder.length + 1));
  // Further languages are no part of an excerpt.
  const { translations: _, ...sources } = sourcesOfTexts(catalogFolder, names, (path) => texts.get(path) ?? '');
  const reporter = new Reporter();
  const workshop = openCatalogWithSources(sources, reporter);
  const isOwn = ({ slug }: RawCalculator) => slug.value === entry.slug;
  if (workshop === null) {
    const raw = loadCatalog(sources, new Reporter()).calculators.find(isOwn) ?? null;
    return { raw, opened: null, diagnostics: reporter.sorted() };
  }
  const piece = workshop.pieces.find(({ raw }) => isOwn(raw));
  return {
    raw: piece?.raw ?? null,
    opened: piece === undefined ? null : { workshop, piece },
    diagnostics: reporter.sorted(),
  };
}
