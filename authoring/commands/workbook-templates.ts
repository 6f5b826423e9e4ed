/** Prepares the workbooks of a catalog for a service, in all its languages. */
import { join } from 'node:path';
import { templateFolder } from '../../contract/workbook-template.js';
import type { Catalog } from '../../generator/program/catalog.js';
import type { BookLanguage } from '../workbook/book-language.js';
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
export async function workbookTemplates(catalog: Catalog): Promise<ReadonlyMap<string, string>> {
  if (!(await hasWorkbooks())) return new Map();
  const files = [...(await templatesIn(catalog, englishBook, ''))];
  for (const { catalog: translated, ...translation } of catalog.translations)
    files.push(...(await templatesIn(translated, translatedBook(translation), `${translation.language.code}/`)));
  return new Map(files);
}

/** `folder` is that of the language below the generated files. */
async function templatesIn(catalog: Catalog, book: BookLanguage, folder: string): Promise<readonly File[]> {
  const files: File[] = [];
  for (const calculator of catalog.calculators) {
    const template = await workbookTemplate(calculator, catalog, book);
    files.push([`${folder}${templateFolder}/${calculator.slug}.json`, JSON.stringify(template)]);
  }
  return files;
}
