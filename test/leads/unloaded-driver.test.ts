/** A driver of SQLite whose compiled part was left out by an installation, or is not that of this Node. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ThreadAnswer } from '../../leads/store/sqlite-messages.js';
import { StoreUnavailable } from '../../leads/store/store-errors.js';
import { projectRoot } from '../support/project-root.js';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'reckoner-driver-'));
  const thread = 'leads/store/sqlite-thread.mjs';
  mkdirSync(join(root, dirname(thread)), { recursive: true });
  cpSync(join(projectRoot, thread), join(root, thread));
  const driver = 'node_modules/better-sqlite3';
  for (const part of ['package.json', 'lib'])
    cpSync(join(projectRoot, driver, part), join(root, driver, part), { recursive: true });
  for (const name of ['bindings', 'file-uri-to-path'])
    symlinkSync(join(projectRoot, 'node_modules', name), join(root, 'node_modules', name));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** What the thread answers to its first statement. */
async function firstAnswer(): Promise<ThreadAnswer> {
  const workerData = { path: join(root, 'leads.sqlite'), mustExist: false };
  const thread = new Worker(join(root, 'leads/store/sqlite-thread.mjs'), { workerData });
  try {
    return await new Promise((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.postMessage({ id: 1, kind: 'run', sql: 'select 1', parameters: [], checksFile: 'never' });
    });
  } finally {
    await thread.terminate();
  }
}

test.each([
  ['is missing', () => undefined],
  [
    'cannot be loaded',
    () => {
      const compiled = join(root, 'node_modules/better-sqlite3/build/Release');
      mkdirSync(compiled, { recursive: true });
      writeFileSync(join(compiled, 'better_sqlite3.node'), 'of another Node');
    },
  ],
])('a compiled part that %s is told by a code, whose advice is the command that mends it', async (_, lay) => {
  lay();
  expect(await firstAnswer()).toMatchObject({ ok: false, code: 'no_driver' });
  expect(new StoreUnavailable('no_driver').advice).toContain('npm rebuild better-sqlite3');
});
