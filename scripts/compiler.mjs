// Runs the compiler of this checkout from a bundle of cli/checkout.ts, and makes the bundle again when a source has changed.
// Running the sources directly takes a second longer every time.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compilerSources, digestOf, root } from './build/sources.mjs';

const cache = join(root, 'node_modules/.cache/reckoner-compiler');
const mostBundles = 4;
const entry = join(root, 'cli/checkout.ts');
const sources = [...compilerSources, 'scripts/build', 'scripts/compiler.mjs', 'workbench/worker/stand-ins'];

/** Moves the finished bundle into place at once; of two that are made at the same time, one stays. */
async function bundle(folder) {
  const { bundleCompiler } = await import('./build/bundles.mjs');
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

const built = digestOf(sources).slice(0, 16);
const folder = join(cache, built);
if (!existsSync(folder)) await bundle(folder);
// Newer versions of Node keep the compiled code of the bundle and of ts-morph beside it.
module.enableCompileCache?.(join(folder, 'v8'));
await import(pathToFileURL(join(folder, 'checkout.mjs')).href);
