// Installs the packages of a folder that has its own: `test/`, `bench/`, `editors/vscode/`. Each command that needs them
// calls this first, so that `npm ci` in the project's folder brings only what building, serving and `npm test` need.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs `npm ci` in a folder of the project unless exactly what its lock file names is installed. Throws if that fails. */
export function installIn(folder) {
  const lock = readFileSync(join(root, folder, 'package-lock.json'), 'utf8');
  const record = join(root, folder, 'node_modules/.installed-lock.json');
  if (existsSync(record) && readFileSync(record, 'utf8') === lock) return;
  process.stderr.write(`Installing the packages of ${folder}/.\n`);
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--prefix', join(root, folder)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: root,
  });
  if (status !== 0) throw new Error(`npm ci failed in ${folder}/, with ${status}`);
  writeFileSync(record, lock);
}
