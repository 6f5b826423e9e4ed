/** Puts a compiled catalog together: its modules, the documents beside them, and the same in further languages. */
import { join } from 'node:path';
import type { Catalog, Documents } from '../../engine/calculator/catalog.js';
import type { CatalogInLanguage, LanguageInfo } from '../../engine/kernel/language.js';
import type { Translation } from '../../words/phrases.js';
import { compressedFile, readBodies } from './compressed-bodies.js';
import { readDocuments, readVectors } from './read-documents.js';
import { readWorkbooks } from './read-workbooks.js';

/** What the modules of a folder of generated files export. */
export interface CompiledModules extends Pick<Catalog, 'calculators' | 'service' | 'network'> {
  /** By the code of the language; absent where the folder was compiled before there were any. */
  readonly languages?: ReadonlyMap<string, CatalogInLanguage>;
}

/** `folder` is where the documents lie. */
export function compiledCatalog(folder: string, { languages = new Map(), ...own }: CompiledModules): Catalog {
  return {
    ...own,
    documents: readDocuments(folder),
    workbooks: readWorkbooks(folder),
    vectors: readVectors(folder),
    compressed: readBodies(join(folder, compressedFile)),
    others: [...languages].map(([code, translated]) => inLanguage(join(folder, code), translated)),
  };
}

function inLanguage(folder: string, { language, calculators, service, network }: CatalogInLanguage): Catalog {
  const documents = readDocuments(folder);
  const workbooks = readWorkbooks(folder);
  return { calculators, service, network, documents, workbooks, translation: translationIn(language, documents) };
}

/** The words of the interface, as far as they are translated, and those of searches. */
function translationIn(info: LanguageInfo, documents: Documents): Translation {
  const texts = JSON.parse(documents.get('words.json') ?? '{}') as Translation['texts'];
  const spoken = JSON.parse(documents.get('spoken.json') ?? '{}') as NonNullable<Translation['spoken']>;
  return { language: info.code, info, texts, spoken };
}
