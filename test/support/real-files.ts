/** The files in `generated/` as they are, for tests that need no compiler. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.js';

/** The text of a file in `generated/`. */
export function generatedText(path: string): string {
  return readFileSync(join(projectRoot, 'generated', path), 'utf8');
}

/** The names of the files in a folder of `generated/`. */
export function generatedFolder(path: string): readonly string[] {
  return readdirSync(join(projectRoot, 'generated', path)).sort();
}
