/** A store whose tables exist already: making them for each of hundreds of tests takes longer than the tests. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keptBuild } from './kept-build.js';
import { projectRoot } from './project-root.js';

const script = 'test/support/make-empty-store.ts';

/** Puts a SQLite store without leads at a path, as this version makes it. */
export function putEmptyStore(path: string): void {
  const folder = keptBuild('empty-store', ['contract', 'engine', 'leads', 'words', script], makeIn);
  mkdirSync(dirname(path), { recursive: true });
  copyFileSync(join(folder, 'leads.sqlite'), path);
}

function makeIn(folder: string): void {
  const args = ['--import', 'tsx', script, join(folder, 'leads.sqlite')];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: projectRoot, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}
