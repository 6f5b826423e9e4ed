// Runs the compiler of this checkout from a bundle of cli/checkout.ts, and makes the bundle again when a source has changed.
// Running the sources directly takes a second longer every time.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, 'node_modules/.cache/reckoner-compiler');
const mostBundles = 4;
const entry = join(root, 'cli/checkout.ts');

function sourceFiles(folder) {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((each) => each.isFile() && /\.m?[jt]s$/.test(each.name));
  return files.map((each) => join(each.parentPath, each.name)).sort();
}

function digest() {
  const sum = createHash('sha256');
  const folders = [
    'authoring',
    'cli',
    'contract',
    'engine',
    'generator',
    'scripts/workbench',
    'words',
    'workbench/worker/stand-ins',
  ];
  const files = ['scripts/bundle-compiler.mjs', 'scripts/compiler.mjs', 'scripts/yaml-build.mjs', 'package-lock.json'];
  for (const file of [...folders.flatMap(sourceFiles), ...files.map((name) => join(root, name))])
    sum.update(file).update(readFileSync(file));
  return sum.digest('hex').slice(0, 16);
}

/** Moves the finished bundle into place at once; of two that are made at the same time, one stays. */
async function bundle(folder) {
  const { bundleCompiler } = await import('./bundle-compiler.mjs');
  const draft = `${folder}.${process.pid}.draft`;
  // The compiler finds its files from the place of its source.
  const define = { 'import.meta.url': JSON.stringify(pathToFileURL(entry).href), builtFrom: JSON.stringify(built) };
  mkdirSync(cache, { recursive: true });
  await bundleCompiler([entry], draft, { absWorkingDir: root, define, outExtension: { '.js': '.mjs' } });
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  removeOld();
}

/** Keeps a few: a run that began before the last edits may still load parts of its bundle. */
function removeOld() {
  const paths = readdirSync(cache).map((name) => join(cache, name));
  const times = new Map(paths.map((path) => [path, statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0]));
  const newestFirst = paths.sort((a, b) => times.get(b) - times.get(a));
  for (const path of newestFirst.slice(mostBundles)) rmSync(path, { recursive: true, force: true });
}

const built = digest();
const folder = join(cache, built);
if (!existsSync(folder)) await bundle(folder);
// Newer versions of Node keep the compiled code of the bundle and of ts-morph beside it.
module.enableCompileCache?.(join(folder, 'v8'));
await import(pathToFileURL(join(folder, 'checkout.mjs')).href);
