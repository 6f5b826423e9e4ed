/** Prepares the workbooks of a catalog for a service. */
import { templateFolder } from '../../contract/workbook-template.js';
import type { Catalog } from '../../generator/model/catalog.js';
import { hasWorkbooks } from '../workbook/workbook.js';
import { workbookTemplate } from '../workbook/workbook-template.js';

/** A file for each calculator by its path below the generated files; none where the library is not installed. */
export async function workbookTemplates(catalog: Catalog): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  if (!(await hasWorkbooks())) return files;
  for (const calculator of catalog.calculators) {
    const template = await workbookTemplate(calculator, catalog);
    files.set(`${templateFolder}/${calculator.slug}.json`, JSON.stringify(template));
  }
  return files;
}
