/** Reads the prepared workbooks that lie beside the generated documents. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkbookTemplate } from '../../contract/workbook-template.js';
import { templateFolder } from '../../contract/workbook-template.js';
import type { Workbooks } from '../../engine/calculator/catalog.js';

/** Reads each when it is asked for: together they take more memory than all else. Undefined where none were prepared. */
export function readWorkbooks(generated: string): Workbooks | undefined {
  const folder = join(generated, templateFolder);
  if (!existsSync(folder)) return undefined;
  return (slug) => {
    const file = join(folder, `${slug}.json`);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as WorkbookTemplate) : null;
  };
}
