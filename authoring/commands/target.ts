/** `generate --target python -o FOLDER` and `package -o FOLDER`: write the catalog as a package. */
import { join } from 'node:path';
import type { CatalogPlace } from '../../cli/command/catalog-folder.js';
import type { CallOf } from '../../cli/command/rows.js';
import type { Catalog } from '../../generator/program/catalog.js';
import type { Caller } from './caller.js';
import { readFolder, removeFiles, replaceFile } from './files.js';
import { checkedCatalog } from './verdict.js';

/** Writes a catalog for a language; `kernel` has the files that every package of it holds, by name. */
type EmitTarget = (catalog: Catalog, kernel: ReadonlyMap<string, string>) => ReadonlyMap<string, string>;

/** The languages, each with its emitter, which is loaded when it is asked for. */
const targets = {
  python: async () => (await import('../../generator/targets/python/python-package.js')).emitPython,
  npm: async () => (await import('../../generator/targets/npm/npm-package.js')).emitNpm,
} satisfies Readonly<Record<string, () => Promise<EmitTarget>>>;

type Target = keyof typeof targets;

/** A package is a target like others, with a command of its own because it is asked for by name. */
export function runPackage(call: CallOf<'package'>, caller: Caller): Promise<number> {
  return writePackage('npm', call, caller);
}

/** Writes the package and gives the exit code: 0 it is written, 1 the catalog has mistakes. */
export async function writePackage(
  target: Target,
  { output: folder, ...place }: CatalogPlace & { readonly output: string },
  caller: Caller,
): Promise<number> {
  const catalog = checkedCatalog(place, caller);
  if (catalog === null) return 1;
  const emit = await targets[target]();
  const files = emit(catalog, caller.targetKernel(target));
  for (const [path, text] of files) replaceFile(join(folder, path), text);
  const orphans = orphansIn(folder, moduleFolders[target], files);
  removeFiles(folder, orphans);
  caller.say(`${files.size} files in ${folder}; ${orphans.length} removed that no calculator has any more.\n`);
  return 0;
}

const mark = 'Generated from the entry ';

/** Where each target writes modules of calculators. */
const moduleFolders: Readonly<Record<Target, string>> = { python: 'src', npm: 'generated' };

/** Modules that an earlier run wrote and this one does not; files of other origin stay. */
function orphansIn(folder: string, modules: string, files: ReadonlyMap<string, string>): readonly string[] {
  const present = [...readFolder(join(folder, modules))].map(([path, text]) => [`${modules}/${path}`, text] as const);
  return present.filter(([path, text]) => !files.has(path) && text.includes(mark)).map(([path]) => path);
}
