// Makes the generated files that the project does not commit, for builds, tests and the service of a checkout. Does
// nothing where they were made from the sources of now.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digestOf, filesOf } from './build-record.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const compiler = ['authoring', 'cli', 'contract', 'engine', 'generator', 'words', 'package-lock.json'];

/** The catalogs of the project: the one that it serves first. */
const catalogs = ['catalog', 'examples/household/catalog'];

/** What an earlier call wrote, and from what. */
function recordOf(catalog) {
  const path = join(root, 'node_modules/.cache/uncommitted', `${catalog.replaceAll('/', '+')}.json`);
  return existsSync(path) ? { path, ...JSON.parse(readFileSync(path, 'utf8')) } : { path, digest: '', files: [] };
}

/** Makes what one catalog leaves out; throws with the output of the compiler where the catalog has mistakes. */
function makeFor(catalog) {
  if (!existsSync(join(root, catalog))) return;
  const { path, digest: before, files } = recordOf(catalog);
  const digest = digestOf([...compiler, catalog]);
  if (before === digest && files.every((each) => existsSync(join(root, each)))) return;
  const call = ['scripts/compiler.mjs', 'generate', '--uncommitted', '--catalog', catalog];
  const { status } = spawnSync(process.execPath, call, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`The generated files of ${catalog} cannot be made.`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ digest, files: filesOf(join(dirname(catalog), 'generated')) }));
}

/** Also Jest's global setup, so that `npx jest` on one suite needs no command before it. */
export default function makeUncommitted() {
  for (const catalog of catalogs) makeFor(catalog);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) makeUncommitted();
