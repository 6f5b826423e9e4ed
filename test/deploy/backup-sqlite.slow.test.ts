/** Backup and restore of the SQLite store, rehearsed: copied while the service takes leads, lost, brought back. */
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { isLong } from '../support/shares.js';
import type { Acknowledged } from '../support/slow/lead-client.js';
import type { RealService } from './lead-campaign.js';
import { killService, missingFrom, sendAgain, startService, submitLeads } from './lead-campaign.js';
import type { ScriptRun } from './scripts.js';
import { runBackupScript } from './scripts.js';

/** How many are taken while copies are made. */
const leads = isLong ? 300 : 120;

let folder: string;
let file: string;
let backups: string;
let running: RealService[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reckoner-backup-'));
  file = join(folder, 'store', 'leads.sqlite');
  backups = join(folder, 'backups');
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map(killService));
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<RealService> {
  const service = await startService({ LEADS_FILE: file });
  running.push(service);
  return service;
}

function backUp(keep = '14'): Promise<ScriptRun> {
  return runBackupScript('backup-sqlite.mjs', { LEADS_FILE: file, BACKUP_FOLDER: backups, BACKUP_KEEP: keep });
}

/** The copy that a run has made. */
function copyOf({ stdout, stderr, exitCode }: ScriptRun): string {
  expect([exitCode, stderr]).toEqual([0, '']);
  return stdout.slice(0, stdout.indexOf(': '));
}

function restore(copy: string): Promise<ScriptRun> {
  return runBackupScript('restore-sqlite.mjs', { LEADS_FILE: file }, copy);
}

function missing(path: string, acknowledged: readonly Acknowledged[]): Promise<readonly number[]> {
  return missingFrom({ engine: 'sqlite', path }, acknowledged);
}

test('a copy made under load has every lead that was acknowledged before; a store that was lost comes back', async () => {
  const service = await start();
  const before = await submitLeads(service, 1, leads / 5);
  const meanwhile = submitLeads(service, leads / 5 + 1, leads);
  const early = copyOf(await backUp());
  const all = [...before, ...(await meanwhile)];
  expect(await missing(early, before)).toEqual([]);

  const copy = copyOf(await backUp());
  await killService(service);
  rmSync(join(folder, 'store'), { recursive: true });
  const restored = await restore(copy);
  expect(restored).toMatchObject({ exitCode: 0, stdout: `${file}: ${all.length} leads restored\n` });
  expect(await missing(file, all)).toEqual([]);

  const again = await start();
  const keyed = all.find(({ number }) => number % 2 === 0) as Acknowledged;
  expect(await sendAgain(again, keyed)).toEqual([201, keyed.leadId]);
  const later = await submitLeads(again, leads + 1, leads + 10);
  expect(await missing(file, [...all, ...later])).toEqual([]);
});

test('a copy by hand lacks leads that were acknowledged', async () => {
  const acknowledged = await submitLeads(await start(), 1, 5);
  const byHand = join(folder, 'by-hand.sqlite');
  copyFileSync(file, byHand);
  expect((await missing(byHand, acknowledged)).length).toBeGreaterThan(0);
  expect(await missing(copyOf(await backUp()), acknowledged)).toEqual([]);
});

test('copies are for their owner only, and the oldest of too many go', async () => {
  await submitLeads(await start(), 1, 2);
  const made = [copyOf(await backUp())];
  expect(statSync(made[0] ?? '').mode & 0o777).toBe(0o600);
  expect(statSync(backups).mode & 0o777).toBe(0o700);
  writeFileSync(join(backups, 'leads-20200101T000000Z.sqlite'), 'old');
  writeFileSync(join(backups, 'of-somebody-else.sqlite'), 'left alone');
  made.push(copyOf(await backUp('1')));
  expect(readdirSync(backups).sort()).toEqual([made[1]?.slice(backups.length + 1), 'of-somebody-else.sqlite']);
});

test('a store in use is not replaced; what is replaced is kept, its log with it', async () => {
  const service = await start();
  const first = await submitLeads(service, 1, 4);
  const copy = copyOf(await backUp());
  const later = await submitLeads(service, 5, 8);
  const refused = await restore(copy);
  expect(refused).toMatchObject({ exitCode: 1, stderr: expect.stringMatching(/is in use\. Stop the service/) });
  expect(await missing(file, [...first, ...later])).toEqual([]);

  await killService(service);
  const { stdout } = await restore(copy);
  const [, kept = ''] = /what was there is (\S+)\n$/.exec(stdout) ?? [];
  expect(await missing(file, first)).toEqual([]);
  expect(await missing(file, later)).toEqual(later.map(({ number }) => number));
  expect(await missing(kept, [...first, ...later])).toEqual([]);
});

const useless: readonly (readonly [what: string, make: (path: string) => void, sentence: RegExp])[] = [
  ['a file of something else', (path) => writeFileSync(path, 'leads'.repeat(1000)), /not a database/],
  ['another database', (path) => new Database(path).exec('create table other (id)').close(), /no table of leads/],
  ['nothing', () => undefined, /There is no copy/],
];

test.each(useless)('%s is not taken for a copy', async (_, make, sentence) => {
  const copy = join(folder, 'copy.sqlite');
  make(copy);
  const { exitCode, stderr } = await restore(copy);
  expect(stderr).toMatch(sentence);
  expect(exitCode).toBe(1);
});

test('a damaged store is not copied as if it were whole', async () => {
  const service = await start();
  await submitLeads(service, 1, 40);
  service.child.kill('SIGTERM');
  await service.ended;
  // All but the first two pages are lost.
  writeFileSync(file, readFileSync(file).fill(0xff, 8192));
  const { exitCode, stdout } = await backUp();
  expect([exitCode === 0, stdout]).toEqual([false, '']);
});

test('settings that are missing or wrong are named', async () => {
  const env = { LEADS_FILE: file, BACKUP_FOLDER: backups };
  expect((await runBackupScript('backup-sqlite.mjs', {})).stderr).toBe('Set LEADS_FILE and BACKUP_FOLDER.\n');
  expect((await runBackupScript('backup-sqlite.mjs', env)).stderr).toBe(`There is no store ${file}.\n`);
  await submitLeads(await start(), 1, 1);
  expect((await runBackupScript('backup-sqlite.mjs', { ...env, BACKUP_KEEP: '0' })).stderr).toMatch(
    /BACKUP_KEEP is not/,
  );
  expect((await runBackupScript('restore-sqlite.mjs', env)).stderr).toMatch(/name the copy/);
});
