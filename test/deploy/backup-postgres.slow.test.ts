/** Backup and restore of the PostgreSQL store, rehearsed: dumped while the service takes leads, lost, brought back. */
import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isLong } from '../support/shares.js';
import type { Acknowledged } from '../support/slow/lead-client.js';
import type { PostgresServer } from '../support/slow/postgres.js';
import { startPostgres } from '../support/slow/postgres.js';
import { postgresFolder, postgresToolsProgram } from '../support/slow/programs.js';
import { describeWith } from '../support/slow/services.js';
import type { RealService } from './lead-campaign.js';
import { killService, missingFrom, sendAgain, startService, submitLeads } from './lead-campaign.js';
import type { ScriptRun } from './scripts.js';
import { runBackupScript } from './scripts.js';

/** How many are taken while dumps are made. */
const leads = isLong ? 300 : 120;

describeWith([postgresToolsProgram], 'the PostgreSQL store', () => {
  let postgres: PostgresServer;
  let folder: string;
  let running: RealService[];

  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.remove());
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'reckoner-backup-'));
    running = [];
  });
  afterEach(async () => {
    await Promise.all(running.map(killService));
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(url: string): Promise<RealService> {
    const service = await startService({ DATABASE_URL: url, DATABASE_CONNECTIONS: '6' });
    running.push(service);
    return service;
  }

  /** What PostgreSQL's own programs are told about a database. */
  function variables(url: string): Readonly<Record<string, string>> {
    const { hostname, port, username, pathname } = new URL(url);
    const path = `${postgresFolder()}:${process.env['PATH']}`;
    return { PATH: path, PGHOST: hostname, PGPORT: port, PGUSER: username, PGDATABASE: pathname.slice(1) };
  }

  function backUp(url: string, keep = '14'): Promise<ScriptRun> {
    const settings = { BACKUP_FOLDER: join(folder, 'backups'), BACKUP_KEEP: keep };
    return runBackupScript('backup-postgres.sh', { ...variables(url), ...settings });
  }

  function dumpOf({ stdout, stderr, exitCode }: ScriptRun): string {
    expect([exitCode, stderr]).toEqual([0, '']);
    return stdout.slice(0, stdout.indexOf(': '));
  }

  function restore(url: string, dump: string): Promise<ScriptRun> {
    return runBackupScript('restore-postgres.sh', variables(url), dump);
  }

  function missing(url: string, acknowledged: readonly Acknowledged[]): Promise<readonly number[]> {
    return missingFrom({ engine: 'postgres', url, connections: 2 }, acknowledged);
  }

  test('a dump made under load has every lead that was acknowledged before; a store that was lost comes back', async () => {
    const url = await postgres.createDatabase();
    const service = await start(url);
    const before = await submitLeads(service, 1, leads / 5);
    const meanwhile = submitLeads(service, leads / 5 + 1, leads);
    const early = dumpOf(await backUp(url));
    const all = [...before, ...(await meanwhile)];
    const dump = dumpOf(await backUp(url));
    await killService(service);
    await postgres.query(url, 'drop schema public cascade');

    const first = await postgres.createDatabase();
    expect((await restore(first, early)).stderr).toBe('');
    expect(await missing(first, before)).toEqual([]);
    const second = await postgres.createDatabase();
    expect((await restore(second, dump)).stdout).toContain(`: ${leads} leads restored\n`);
    expect(await missing(second, all)).toEqual([]);

    const again = await start(second);
    const keyed = all.find(({ number }) => number % 2 === 0) as Acknowledged;
    expect(await sendAgain(again, keyed)).toEqual([201, keyed.leadId]);
    const later = await submitLeads(again, leads + 1, leads + 10);
    expect(await missing(second, [...all, ...later])).toEqual([]);
  });

  test('dumps are for their owner only, and the oldest of too many go', async () => {
    const url = await postgres.createDatabase();
    await submitLeads(await start(url), 1, 2);
    const dump = dumpOf(await backUp(url));
    expect(statSync(dump).mode & 0o777).toBe(0o600);
    for (const name of ['leads-20200101T000000Z.dump', 'of-somebody-else.dump'])
      writeFileSync(join(dirname(dump), name), '');
    dumpOf(await backUp(url, '1'));
    const names = readdirSync(dirname(dump));
    expect(names).toHaveLength(2);
    expect(names).toContain('of-somebody-else.dump');
    expect(names).not.toContain('leads-20200101T000000Z.dump');
  });

  test('a backup of an empty database, a restore into a full one and a cut dump are refused', async () => {
    const url = await postgres.createDatabase();
    expect(await backUp(url)).toMatchObject({ exitCode: 1, stderr: expect.stringMatching(/has no table of leads/) });
    const acknowledged = await submitLeads(await start(url), 1, 30);
    const dump = dumpOf(await backUp(url));
    const full = await restore(url, dump);
    expect(full).toMatchObject({ exitCode: 1, stderr: expect.stringMatching(/is not empty: it has \d+ tables/) });
    expect(await missing(url, acknowledged)).toEqual([]);

    truncateSync(dump, Math.floor(statSync(dump).size * 0.7));
    const empty = await postgres.createDatabase();
    expect((await restore(empty, dump)).exitCode).not.toBe(0);
    expect(await postgres.query(empty, "select 1 from pg_tables where schemaname = 'public'")).toEqual([]);
  });
});
