/** The modules of a folder of generated files, by their path in it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.js';

export function generatedModules(folder: string): readonly (readonly [path: string, text: string])[] {
  const names = readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' });
  const modules = names.filter((name) => name.endsWith('.ts')).sort();
  return modules.map((name) => [name, readFileSync(join(projectRoot, folder, name), 'utf8')]);
}
