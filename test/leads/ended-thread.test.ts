/** A thread of the SQLite file that ends by itself: `error` comes first and `exit` after it, with time between. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { SqliteClient } from '../../leads/store/sqlite-client.js';
import { sqliteClient } from '../../leads/store/sqlite-client.js';

/** The threads of a test, in the order of their start. */
const started: Worker[] = [];
const note = (thread: Worker): void => void started.push(thread);

let folder: string;
let client: SqliteClient;
beforeEach(() => {
  process.on('worker', note);
  folder = mkdtempSync(join(tmpdir(), 'reckoner-threads-'));
  client = sqliteClient({ path: join(folder, 'leads.sqlite'), mustExist: false });
});
afterEach(() => {
  process.off('worker', note);
  for (const thread of started.splice(0)) void thread.terminate();
  rmSync(folder, { recursive: true, force: true });
});

function ask(sql: string): Promise<readonly unknown[]> {
  const answered = client.run({ sql, parameters: [], checksFile: 'never' }, Number.POSITIVE_INFINITY);
  return answered.then(({ rows }) => rows);
}

test('a statement between the error and the exit goes to the next thread, which is kept, answers and is closed', async () => {
  await ask('select 1');
  const [first] = started;
  first?.emit('error', new Error('out of memory'));
  const between = ask('select 2 as two');
  first?.emit('exit', 1);
  expect(await between).toEqual([{ two: 2 }]);
  expect(await ask('select 3 as three')).toEqual([{ three: 3 }]);
  expect(started).toHaveLength(2);
  const [, second] = started;
  if (second === undefined) throw new Error('there is no second thread');
  const ended = once(second, 'exit');
  await client.close();
  await ended;
});

test('a statement that the ended thread had not answered is refused', async () => {
  await ask('select 1');
  const [first] = started;
  const lost = ask('select 2');
  first?.emit('error', new Error('out of memory'));
  await expect(lost).rejects.toMatchObject({ reason: 'thread_ended' });
});
