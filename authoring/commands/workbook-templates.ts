/** Prepares the workbooks of a catalog for a service, in all its languages. */
import { join } from 'node:path';
import { templateFolder } from '../../contract/workbook-template.js';
import type { Calculator, Catalog, TranslatedCatalog } from '../../generator/program/catalog.js';
import { Reporter } from '../../generator/source/diagnostic.js';
import type { Queries } from '../../generator/source/query.js';
import { afresh } from '../../generator/source/query.js';
import type { SpokenCatalog } from '../workbook/book-language.js';
import { englishBook, translatedBook } from '../workbook/book-language.js';
import { hasWorkbooks } from '../workbook/workbook.js';
import { workbookTemplate } from '../workbook/workbook-template.js';
import { replaceFile } from './files.js';

/** Writes them among generated files, and leaves all others as they are. */
export async function addWorkbooks(generated: string, catalog: Catalog): Promise<void> {
  for (const [path, text] of await workbookTemplates(catalog)) replaceFile(join(generated, path), text);
}

type File = readonly [path: string, text: string];

/** A file for each calculator by its path below the generated files; none where the library is not installed. */
export async function workbookTemplates(
  catalog: Catalog,
  queries: Queries = afresh,
): Promise<ReadonlyMap<string, string>> {
  if (!(await hasWorkbooks())) return new Map();
  const files: File[] = [];
  for (const each of [ownBooks(catalog), ...catalog.translations.map(translatedBooks)])
    for (const original of catalog.calculators) files.push(await templateOf(original, each, queries));
  return new Map(files);
}

/** The workbooks of a language. */
interface Books extends SpokenCatalog {
  /** The folder of the language below the generated files. */
  readonly folder: string;
  readonly calculatorIn: (original: Calculator) => Calculator;
  /** All that the workbook of a calculator is made from. */
  readonly inputsOf: (original: Calculator) => readonly unknown[];
}

function ownBooks(catalog: Catalog): Books {
  const { legalDisclaimer } = catalog.service;
  const inputsOf = (each: Calculator) => [each, legalDisclaimer];
  return { catalog, book: englishBook, folder: '', calculatorIn: (each) => each, inputsOf };
}

function translatedBooks(translation: TranslatedCatalog): Books {
  const { catalog, language, interfaceWords, calculatorIn, inputsOf } = translation;
  const words = [catalog.service.legalDisclaimer, JSON.stringify([language, interfaceWords])];
  return {
    catalog,
    book: translatedBook(translation),
    folder: `${language.code}/`,
    calculatorIn,
    inputsOf: (original) => [...inputsOf(original), ...words],
  };
}

/** A template as text. It is missing until it is made, which takes longer than a query. */
interface Prepared {
  text: string | null;
}

async function templateOf(original: Calculator, books: Books, { query }: Queries): Promise<File> {
  const { catalog, book, folder, calculatorIn, inputsOf } = books;
  const prepared = query('workbook', inputsOf(original), new Reporter(), (): Prepared => ({ text: null }));
  prepared.text ??= JSON.stringify(await workbookTemplate(calculatorIn(original), catalog, book));
  return [`${folder}${templateFolder}/${original.slug}.json`, prepared.text];
}
