// Prepares the tests of a tier. The fast tier needs the generated files that are not committed; the slow one needs its
// packages, those that only types of benchmarks and the extension need, and a build of the sources as they are.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isBuilt } from '../build/sources.mjs';
import { makeUncommitted } from '../build/uncommitted.mjs';
import { installIn } from '../install-in.mjs';

/** Jest's global setup, so that `npx jest` on one suite needs no command before it. */
export default function prepare(_, tier) {
  if (tier.displayName.name === 'fast') makeUncommitted();
  else prepareSlow();
}

function prepareSlow() {
  for (const folder of ['test', 'bench', 'editors/vscode']) installIn(folder);
  if (isBuilt()) return;
  process.stderr.write('Building dist/, which the slow tests use.\n');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('The build failed.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) prepareSlow();
