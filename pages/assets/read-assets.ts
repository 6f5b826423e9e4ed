/** The parts of assets as they lie on the disk. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AssetParts, BuiltFile } from './assets.js';

/** Where things were compiled and bundled to. */
export interface AssetFolders {
  /** What `scripts/build-assets.mjs` wrote. */
  readonly built: string;
  /** The generated modules, as JavaScript. */
  readonly generated: string;
  /** The kernel, as JavaScript. */
  readonly kernel: string;
}

/** Reads all parts. Throws, with the command that writes them, where they are missing. */
export function readAssets({ built, generated, kernel }: AssetFolders): AssetParts {
  const calculators = join(generated, 'calculators');
  for (const folder of [built, calculators, kernel]) {
    if (!existsSync(folder)) throw new Error(`${folder} is not there; \`npm run build\` writes it.`);
  }
  const names: unknown = JSON.parse(readFileSync(join(built, 'manifest.json'), 'utf8'));
  const modules = [...scriptsIn(calculators)].map(([name, text]): [string, string] => [
    name.slice(0, -'.js'.length),
    text,
  ]);
  return {
    element: builtFile(built, names, 'element'),
    style: builtFile(built, names, 'style'),
    modules: new Map(modules),
    units: readFileSync(join(generated, 'units.js'), 'utf8'),
    kernel: scriptsIn(kernel),
  };
}

function builtFile(folder: string, names: unknown, key: string): BuiltFile {
  const name = typeof names === 'object' && names !== null ? (names as Record<string, unknown>)[key] : undefined;
  if (typeof name !== 'string') throw new Error(`${join(folder, 'manifest.json')} names no ${key}; build again.`);
  return { name, body: readFileSync(join(folder, name)) };
}

function scriptsIn(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return new Map(names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}
