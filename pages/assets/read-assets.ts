/** Reads the parts of assets from the disk. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AssetParts, BuiltFile } from './assets.js';
import type { BrowserModules } from './browser-modules.js';
import { modulesFile } from './browser-modules.js';

/** The folders with what a build made for pages. */
export interface AssetFolders {
  /** The bundled files. */
  readonly built: string;
  /** The generated files. */
  readonly generated: string;
}

/** Reads all parts. When one is missing, throws an error that names the command to write it. */
export function readAssets({ built, generated }: AssetFolders): AssetParts {
  const modules = join(generated, modulesFile);
  for (const place of [built, modules]) {
    if (!existsSync(place)) throw new Error(`${place} is missing; \`npm run build\` writes it.`);
  }
  const names = readManifest(built);
  return {
    element: builtFile(built, names, 'element'),
    later: ['offerLines', 'drawing', 'suggest'].map((key) => builtFile(built, names, key)),
    style: builtFile(built, names, 'style'),
    modules: JSON.parse(readFileSync(modules, 'utf8')) as BrowserModules,
  };
}

/** The files of pages beyond those of calculators. */
export interface PageFiles {
  readonly siteStyle: BuiltFile;
  readonly pageScript: BuiltFile;
  readonly frameScript: BuiltFile;
  readonly embedScript: BuiltFile;
  /** The page of the calculator in chats. */
  readonly app: string;
}

/** Reads the files of pages. Throws when one is missing. */
export function readPageFiles({ built }: Pick<AssetFolders, 'built'>): PageFiles {
  const names = readManifest(built);
  return {
    siteStyle: builtFile(built, names, 'siteStyle'),
    pageScript: builtFile(built, names, 'pageScript'),
    frameScript: builtFile(built, names, 'frameScript'),
    embedScript: builtFile(built, names, 'embedScript'),
    app: readApp(built),
  };
}

/** Reads the calculator of chats from the folder of bundled files. Throws when it is missing. */
export function readApp(built: string): string {
  return readFileSync(join(built, 'app.html'), 'utf8');
}

function readManifest(built: string): unknown {
  return JSON.parse(readFileSync(join(built, 'manifest.json'), 'utf8'));
}

function builtFile(folder: string, names: unknown, key: string): BuiltFile {
  const name = typeof names === 'object' && names !== null ? (names as Record<string, unknown>)[key] : undefined;
  if (typeof name !== 'string') throw new Error(`${join(folder, 'manifest.json')} names no ${key}; build again.`);
  return { name, body: readFileSync(join(folder, name), 'utf8') };
}
