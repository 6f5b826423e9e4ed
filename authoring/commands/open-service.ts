/** The language service of a catalog on disk. */
import { filesOf, hashOfCatalog } from '../../generator/source/hash-sources.js';
import { LanguageService } from '../language/language-service.js';
import { readSources } from './files.js';

/** A language service that knows the catalog in a folder of the project at `root`. Throws as `readSources` does. */
export function openService(root: string, catalog: string): LanguageService {
  const sources = readSources(root, catalog);
  const service = new LanguageService({ folder: catalog, hash: hashOfCatalog });
  for (const { path, text } of filesOf(sources)) service.change(path, text);
  return service;
}
