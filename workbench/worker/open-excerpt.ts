/** One entry checked in the catalog that it is cut down to. */

import type { CatalogWithSources, Piece } from '../../authoring/sample/catalog-with-sources.js';
import { openCatalogWithSources } from '../../authoring/sample/catalog-with-sources.js';
import { sourcesOfTexts } from '../../generator/load/catalog-sources.js';
import { loadCatalog } from '../../generator/load/load-catalog.js';
import type { RawCalculator } from '../../generator/load/raw-catalog.js';
import type { Diagnostic } from '../../generator/text/diagnostic.js';
import { Reporter } from '../../generator/text/diagnostic.js';
import type { EntryPlace } from '../messages/draft.js';
import type { Files } from './excerpt.js';
import { excerptOf } from './excerpt.js';

export interface OpenExcerpt {
  /** Null where what is written cannot even be read. */
  readonly raw: RawCalculator | null;
  /** Null while there are mistakes. */
  readonly opened: { readonly workshop: CatalogWithSources; readonly piece: Piece } | null;
  /** Of the excerpt; the entry stands at its lines there, and alone in its file. */
  readonly diagnostics: readonly Diagnostic[];
}

export function openExcerpt(folder: string, files: Files, entry: EntryPlace): OpenExcerpt {
  // What is told of lines speaks of those of the file.
  const above = '\n'.repeat((files.get(entry.path) ?? '').slice(0, entry.from).split('\n').length - 1);
  const texts = new Map(
    excerptOf(folder, files, entry).map(({ path, text }) => [path, path === entry.path ? above + text : text]),
  );
  const names = [...texts.keys()].map((path) => path.slice(folder.length + 1));
  const sources = sourcesOfTexts(folder, names, (path) => texts.get(path) ?? '');
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
