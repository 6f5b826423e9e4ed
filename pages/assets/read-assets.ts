/** Reads the parts of assets from the disk. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AssetParts, BuiltFile } from './assets.js';

/** The folders with compiled and bundled files. */
export interface AssetFolders {
  /** The output of `scripts/build.mjs`. */
  readonly built: string;
  /** The generated modules, as JavaScript. */
  readonly generated: string;
  /** The kernel, as JavaScript. */
  readonly kernel: string;
}

/** Reads all parts. When one is missing, throws an error that names the command to write it. */
export function readAssets({ built, generated, kernel }: AssetFolders): AssetParts {
  const calculators = join(generated, 'calculators');
  for (const folder of [built, calculators, kernel]) {
    if (!existsSync(folder)) throw new Error(`${folder} is missing; \`npm run build\` writes it.`);
  }
  const names = readManifest(built);
  return {
    element: builtFile(built, names, 'element'),
    style: builtFile(built, names, 'style'),
    modules: scriptsIn(calculators, (name) => name.slice(0, -'.js'.length)),
    units: readFileSync(join(generated, 'units.js'), 'utf8'),
    kernel: scriptsIn(kernel),
    languages: new Map(languagesIn(generated).map((code) => [code, languageModules(join(generated, code))])),
  };
}

/** The codes of further languages: the folders that say how a language writes. */
function languagesIn(generated: string): readonly string[] {
  const folders = readdirSync(generated, { withFileTypes: true }).filter((each) => each.isDirectory());
  return folders.map(({ name }) => name).filter((name) => existsSync(join(generated, name, 'language.js')));
}

/** The modules of a language that the element loads, by path. */
function languageModules(folder: string): ReadonlyMap<string, string> {
  const calculators = scriptsIn(join(folder, 'calculators'), (name) => `calculators/${name}`);
  return new Map([...calculators, ...readTexts(folder, ['language.js', 'units.js'])]);
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
  return { name, body: readFileSync(join(folder, name)) };
}

/** The scripts of a folder; `keyOf` gives the key of a file. */
function scriptsIn(folder: string, keyOf = (name: string): string => name): ReadonlyMap<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return new Map(readTexts(folder, names.sort()).map(([name, text]) => [keyOf(name), text]));
}

function readTexts(folder: string, names: readonly string[]): readonly (readonly [name: string, text: string])[] {
  return names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
}
