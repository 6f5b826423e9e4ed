/** What can happen to a SQLite file under a running service: each fault is told, and none outlasts its cause. */
import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Registry } from 'prom-client';
import { registerLeadMetrics } from '../../leads/metrics.js';
import { openLeadDatabase } from '../../leads/store/lead-database.js';
import { get } from '../support/http.js';
import type { LeadApp } from '../support/lead-app.js';
import { startLeadApp } from '../support/lead-app.js';
import { numberedBody } from '../support/lead-fixtures.js';
import { hangs, until } from '../support/until.js';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reckoner-faults-'));
  path = join(folder, 'leads.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A service on the file; `patience` is how long it waits for its store, in milliseconds. */
function start(patience: number): Promise<LeadApp> {
  return startLeadApp({ store: { engine: 'sqlite', path }, statementWait: patience });
}

const readiness = async ({ app }: LeadApp): Promise<number> => (await get(app, '/readyz')).status;

function removeFiles(): void {
  for (const end of ['', '-wal', '-shm']) rmSync(`${path}${end}`, { force: true });
}

test('a file that is deleted takes no lead any more, and the service is not ready', async () => {
  const leadApp = await start(5000);
  expect((await leadApp.post(numberedBody(1))).status).toBe(201);
  removeFiles();
  for (let number = 2; number < 6; number++) expect((await leadApp.post(numberedBody(number))).status).toBe(503);
  expect(await readiness(leadApp)).toBe(503);
  expect((await get(leadApp.app, '/api/calc/fence')).status).toBe(200);
  const told = leadApp.logs.find(({ code }) => code === 'file_missing');
  expect(told?.['advice']).toMatch(/^The file of leads is gone. Put it back/);
  await leadApp.stop();
});

test('a lock of another program refuses leads and nothing else, and ends with it', async () => {
  const leadApp = await start(5000);
  expect((await leadApp.post(numberedBody(1))).status).toBe(201);
  const other = new SqliteDatabase(path);
  other.exec('begin immediate');
  expect((await leadApp.post(numberedBody(2))).status).toBe(503);
  expect(await readiness(leadApp)).toBe(200);
  expect((await get(leadApp.app, '/api/calc/fence')).status).toBe(200);
  expect(leadApp.service.counters()).toMatchObject({ lead_store_unavailable: 1 });
  other.exec('commit');
  other.close();
  expect((await leadApp.post(numberedBody(2))).status).toBe(201);
  await leadApp.stop();
});

test('leads that wait for a lock keep the service ready, and its store counts as up', async () => {
  const leadApp = await start(hangs);
  const registry = new Registry();
  registerLeadMetrics(registry, leadApp.service);
  expect((await leadApp.post(numberedBody(1))).status).toBe(201);
  const other = new SqliteDatabase(path);
  other.exec('begin immediate');
  let answered = 0;
  const waiting = Array.from({ length: 12 }, (_, number) =>
    leadApp.post(numberedBody(2 + number)).finally(() => {
      answered += 1;
    }),
  );
  const seen = [await readiness(leadApp), await readiness(leadApp), await readiness(leadApp)];
  expect([seen, answered]).toEqual([[200, 200, 200], 0]);
  expect(await registry.getSingleMetricAsString('lead_store_up')).toMatch(/^lead_store_up 1$/m);
  other.exec('commit');
  other.close();
  await Promise.all(waiting);
  await leadApp.stop();
});

test('a probe during a transaction on a replaced file does not change the transaction', async () => {
  const database = openLeadDatabase({ engine: 'sqlite', path });
  await database.probe();
  const writing = database.write(async (trx) => {
    await trx.insertInto('withdrawals').values({ contact_mark: 'one', withdrawn_at: '2026' }).execute();
    removeFiles();
    await expect(database.probe()).rejects.toMatchObject({ reason: 'file_missing' });
    await trx.insertInto('withdrawals').values({ contact_mark: 'two', withdrawn_at: '2026' }).execute();
  });
  await expect(writing).rejects.toMatchObject({ reason: 'file_missing' });
  expect(existsSync(path)).toBe(false);
  await database.close();
});

test('a backup that is put in place is used without a restart', async () => {
  const leadApp = await start(5000);
  await leadApp.post(numberedBody(1));
  const backup = join(folder, 'backup.sqlite');
  const copy = new SqliteDatabase(path);
  await copy.backup(backup);
  copy.close();
  removeFiles();
  expect((await leadApp.post(numberedBody(2))).status).toBe(503);
  renameSync(backup, path);
  expect((await leadApp.post(numberedBody(3))).status).toBe(201);
  expect(await readiness(leadApp)).toBe(200);
  const names = (await leadApp.leads()).map(({ external_id }) => external_id);
  expect(names).toEqual(['n-1', 'n-3']);
  await leadApp.stop();
});

test('a file that is replaced between a lead and its acknowledgement is noticed', async () => {
  const leadApp = await start(5000);
  await leadApp.post(numberedBody(1));
  const other = join(folder, 'other.sqlite');
  const made = openLeadDatabase({ engine: 'sqlite', path: other });
  await made.probe();
  await made.close();
  for (const end of ['-wal', '-shm']) rmSync(`${path}${end}`, { force: true });
  renameSync(other, path);
  expect((await leadApp.post(numberedBody(2))).status).toBe(503);
  expect((await leadApp.post(numberedBody(2))).status).toBe(201);
  await leadApp.stop();
});

test('a damaged file keeps nobody from calculating, and is mended without a restart', async () => {
  writeFileSync(path, 'This is no database, and long enough to be looked at. '.repeat(50));
  const leadApp = await start(5000);
  leadApp.service.start();
  expect((await get(leadApp.app, '/api/calc/fence')).status).toBe(200);
  expect((await leadApp.post(numberedBody(1))).status).toBe(503);
  expect(await readiness(leadApp)).toBe(503);
  const told = leadApp.logs.find(({ msg }) => msg === 'leads cannot be stored');
  expect(told).toMatchObject({ code: 'SQLITE_NOTADB', advice: expect.stringContaining('put a backup in its place') });
  removeFiles();
  const made = openLeadDatabase({ engine: 'sqlite', path });
  await made.probe();
  await made.close();
  expect((await leadApp.post(numberedBody(1))).status).toBe(201);
  await leadApp.stop();
});

test('the waits of leads for a locked file do not add up', async () => {
  const leadApp = await start(1000);
  await leadApp.post(numberedBody(1));
  const locker = new SqliteDatabase(path);
  locker.exec('begin immediate');
  const began = performance.now();
  const answers = await Promise.all(Array.from({ length: 60 }, (_, number) => leadApp.post(numberedBody(2 + number))));
  // One after the other they would take a minute.
  expect(performance.now() - began).toBeLessThan(30_000);
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 60 }, () => 503));
  locker.exec('commit');
  locker.close();
  // A loaded machine may take longer than the second that a lead waits.
  await until(async () => (await leadApp.post(numberedBody(2))).status === 201);
  await leadApp.stop();
});

test('a disk that hangs stops leads only, and nobody waits for it twice', async () => {
  const before = openLeadDatabase({ engine: 'sqlite', path });
  await before.probe();
  await before.close();
  // SQLite looks for a journal when it opens the file, and opening this one hangs until somebody writes to it.
  const pipe = `${path}-journal`;
  execFileSync('mkfifo', [pipe]);
  const leadApp = await start(1500);
  const lead = leadApp.post(numberedBody(1));
  const calculations = await Promise.all(Array.from({ length: 5 }, () => get(leadApp.app, '/api/calc/fence')));
  expect(calculations.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await get(leadApp.app, '/healthz')).status).toBe(200);
  expect((await lead).status).toBe(503);
  const began = performance.now();
  for (let number = 2; number < 42; number++) expect((await leadApp.post(numberedBody(number))).status).toBe(503);
  // If each waited for itself, it would take a minute.
  expect(performance.now() - began).toBeLessThan(30_000);
  expect(await readiness(leadApp)).toBe(503);
  expect(leadApp.logs.some(({ code }) => code === 'no_answer')).toBe(true);
  const mended = openSync(pipe, 'r+');
  rmSync(pipe);
  await until(async () => (await leadApp.post(numberedBody(1))).status < 300);
  expect(await readiness(leadApp)).toBe(200);
  closeSync(mended);
  await leadApp.stop();
});

test('a store that must exist is not made', async () => {
  const database = openLeadDatabase({ engine: 'sqlite', path }, { mustExist: true });
  await expect(database.probe()).rejects.toThrow('There is no file of leads.');
  await database.close();
  expect(existsSync(path)).toBe(false);
});

test('a path that is not a file is refused', async () => {
  const database = openLeadDatabase({ engine: 'sqlite', path: folder });
  await expect(database.probe()).rejects.toThrow('LEADS_FILE names something that is no file.');
  await database.close();
});
