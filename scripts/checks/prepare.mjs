// Prepares the slow tier of the tests: its packages, those that only types of benchmarks and the
// extension need, and a build of the sources as they are.
import { spawnSync } from 'node:child_process';
import { isBuilt } from '../build-record.mjs';
import { installIn } from '../install-in.mjs';

/** Also Jest's global setup, so that `npx jest` on one slow suite needs no command before it. */
export default function prepare() {
  for (const folder of ['test', 'bench', 'editors/vscode']) installIn(folder);
  if (isBuilt()) return;
  process.stderr.write('Building dist/, which the slow tests use.\n');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('The build failed.');
}
