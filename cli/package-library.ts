/** The engine as a package of calculators takes it along: from the sources, or as it was compiled in the installed tool. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const kernel = 'engine/kernel';
const entry = 'engine/packaged/packaged-calculator';

/** Its modules by path: everything that the door of a package imports, and the kernel, which generated modules import. */
export function readLibrary(): ReadonlyMap<string, string> {
  const ending = existsSync(join(root, `${entry}.ts`)) ? '.ts' : '.js';
  const names = readdirSync(join(root, kernel)).filter((name) => name.endsWith(ending) && !name.endsWith('.d.ts'));
  const inKernel = names.map((name) => `${kernel}/${name.slice(0, -ending.length)}`);
  const reached = new Set([entry, 'engine/packaged/calculation', ...inKernel]);
  const files = new Map<string, string>();
  // A set that grows while it is walked is walked to its end.
  for (const path of reached) {
    const text = readFileSync(join(root, path + ending), 'utf8');
    files.set(path + ending, text);
    const types = `${path}.d.ts`;
    if (existsSync(join(root, types))) files.set(types, readFileSync(join(root, types), 'utf8'));
    for (const imported of importsOf(text)) reached.add(posix.join(posix.dirname(path), imported));
  }
  return files;
}

/** The modules that run with a module, without their endings. Types are gone by then. */
function importsOf(text: string): readonly string[] {
  const lines = text.matchAll(/^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)\.js'/gm);
  return [...lines].map(([, path = '']) => path);
}
