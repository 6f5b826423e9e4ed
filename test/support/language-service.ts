/** A language service over the texts of a catalog, and places in them marked by `|`. */

import { LanguageService } from '../../authoring/language/language-service.js';
import { filesOf } from '../../generator/source/hash-sources.js';
import type { CatalogSources } from '../../generator/source/sources.js';

/** A service that knows a catalog; nothing is checked yet. */
export function serviceOf(sources: CatalogSources, folder = 'catalog'): LanguageService {
  const service = new LanguageService({ folder, hash: () => 'draft' });
  for (const { path, text } of filesOf(sources)) service.change(path, text);
  return service;
}

/** The text without its mark, and where that stood. */
export function markedAt(marked: string): { readonly text: string; readonly offset: number } {
  const offset = marked.indexOf('|');
  if (offset === -1) throw new Error('The text has no mark.');
  return { text: marked.slice(0, offset) + marked.slice(offset + 1), offset };
}
