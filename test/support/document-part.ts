/** Parts of documents that follow from the code. `RECORD=true` writes them anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.js';

/** The part of a document between two of its lines, as it is; when recording, as it should be. */
export function partOf(path: string, first: string, last: string, wanted: string): string {
  const file = join(projectRoot, path);
  const text = readFileSync(file, 'utf8');
  const start = text.indexOf(`${first}\n`) + first.length + 1;
  const end = text.indexOf(last, start);
  if (start <= first.length || end < 0) throw new Error(`${path} lacks ${first} or ${last}.`);
  if (process.env['RECORD'] !== 'true') return text.slice(start, end);
  writeFileSync(file, `${text.slice(0, start)}${wanted}${text.slice(end)}`);
  return wanted;
}
