// Makes the generated files that the project does not commit, for builds, tests and the service of a checkout. Does
// nothing where they were made from the sources of now.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compilerSources, digestOf, filesOf, root } from './sources.mjs';

/** The catalogs of the project: the one that it serves first. */
const catalogs = ['catalog', 'examples/household/catalog'];

export function makeUncommitted() {
  for (const catalog of catalogs) makeFor(catalog);
}

/** Makes what one catalog leaves out; throws with the output of the compiler where the catalog has mistakes. */
function makeFor(catalog) {
  if (!existsSync(join(root, catalog))) return;
  const { path, digest: before, files } = recordOf(catalog);
  const digest = digestOf([...compilerSources, catalog]);
  if (before === digest && files.every((each) => existsSync(join(root, each)))) return;
  const call = ['scripts/compiler.mjs', 'generate', '--uncommitted', '--catalog', catalog];
  const { status } = spawnSync(process.execPath, call, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`The generated files of ${catalog} cannot be made.`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ digest, files: filesOf(join(dirname(catalog), 'generated')) }));
}

/** What an earlier call wrote, and from what. */
function recordOf(catalog) {
  const path = join(root, 'node_modules/.cache/uncommitted', `${catalog.replaceAll('/', '+')}.json`);
  return existsSync(path) ? { path, ...JSON.parse(readFileSync(path, 'utf8')) } : { path, digest: '', files: [] };
}
