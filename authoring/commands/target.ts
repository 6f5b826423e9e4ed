/** `generate --target python -o FOLDER`: writes the catalog as a package of another language. */
import { join } from 'node:path';
import type { Catalog } from '../../generator/program/catalog.js';
import type { Caller } from './caller.js';
import { readFolder, removeFiles, replaceFile } from './files.js';
import type { CatalogPlace } from './read-call.js';
import { readCall } from './read-call.js';
import { checkedCatalog } from './verdict.js';

/** Writes a catalog for a language; `kernel` has the files that every package of it holds, by name. */
type EmitTarget = (catalog: Catalog, kernel: ReadonlyMap<string, string>) => ReadonlyMap<string, string>;

/** The languages, each with its emitter, which is loaded when it is asked for. */
const targets: Readonly<Record<string, () => Promise<EmitTarget>>> = {
  python: async () => (await import('../../generator/targets/python/python-package.js')).emitPython,
  npm: async () => (await import('../../generator/targets/npm/npm-package.js')).emitNpm,
};

interface TargetOptions extends CatalogPlace {
  readonly target: string;
  readonly folder: string;
}

/** True for a call of `generate` that names a target. */
export function namesTarget(args: readonly string[]): boolean {
  return args[0] === 'generate' && args.some((arg) => /^--target(=|$)/.test(arg));
}

/** Writes what such a call asks for and gives the exit code; null for a wrong call. */
export async function callTarget(args: readonly string[], caller: Caller): Promise<number | null> {
  const options = readTargetOptions(args);
  return options && (await runTarget(options, caller));
}

/** The options of a call, or null for a wrong one. */
export function readTargetOptions(args: readonly string[]): TargetOptions | null {
  const own = { target: { type: 'string', default: '' }, output: { type: 'string', short: 'o' } } as const;
  return readCall(args.slice(1), own, ({ target, output: folder }, operands, place) =>
    operands.length > 0 || folder === undefined || !Object.hasOwn(targets, target)
      ? null
      : { ...place, target, folder },
  );
}

/** Writes the package and gives the exit code: 0 it is written, 1 the catalog has mistakes. */
export async function runTarget({ target, folder, ...place }: TargetOptions, caller: Caller): Promise<number> {
  const catalog = checkedCatalog(place, caller);
  if (catalog === null) return 1;
  const emit = await targets[target]?.();
  if (emit === undefined) throw new Error(`there is no target ${target}`);
  const files = emit(catalog, caller.targetKernel(target));
  for (const [path, text] of files) replaceFile(join(folder, path), text);
  const orphans = orphansIn(folder, moduleFolders[target] ?? '', files);
  removeFiles(folder, orphans);
  caller.say(`${files.size} files in ${folder}; ${orphans.length} removed that no calculator has any more.\n`);
  return 0;
}

const mark = 'Generated from the entry ';

/** Where each target writes modules of calculators. */
const moduleFolders: Readonly<Record<string, string>> = { python: 'src', npm: 'generated' };

/** Modules that an earlier run wrote and this one does not; files of other origin stay. */
function orphansIn(folder: string, modules: string, files: ReadonlyMap<string, string>): readonly string[] {
  const present = [...readFolder(join(folder, modules))].map(([path, text]) => [`${modules}/${path}`, text] as const);
  return present.filter(([path, text]) => !files.has(path) && text.includes(mark)).map(([path]) => path);
}
