/** The files in `generated/` as they are, for tests that need no compiler. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fill } from '../../contract/placeholders.js';
import { service } from '../../generated/service.js';
import { projectRoot } from './project-root.js';

/** The text of a file in `generated/`, as the service would serve it at the address and limit of the catalog. */
export function generatedText(path: string): string {
  return fill(readFileSync(join(projectRoot, 'generated', path), 'utf8'), service);
}

/** The names of the files in a folder of `generated/`. */
export function generatedFolder(path: string): readonly string[] {
  return readdirSync(join(projectRoot, 'generated', path)).sort();
}
