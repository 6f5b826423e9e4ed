/** A store whose tables are there already: to make them again for each of hundreds of tests takes longer than the tests. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundledScript } from './bundled-scripts.js';
import { keptBuild } from './kept-build.js';

/** Puts a store of SQLite without leads at a path, as this version makes it. */
export function putEmptyStore(path: string): void {
  const folder = keptBuild('empty-store', ['contract', 'engine', 'leads', 'test/support/make-empty-store.ts'], makeIn);
  mkdirSync(dirname(path), { recursive: true });
  copyFileSync(join(folder, 'leads.sqlite'), path);
}

function makeIn(folder: string): void {
  const args = [bundledScript('make-empty-store'), join(folder, 'leads.sqlite')];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}
