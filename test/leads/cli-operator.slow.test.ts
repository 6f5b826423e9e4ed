/** The operator's commands as their own process, and on PostgreSQL. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLeadDatabase } from '../../leads/store/lead-database.js';
import type { CliRun } from '../support/lead-cli.js';
import { openLeadCli } from '../support/lead-cli.js';
import { built } from '../support/slow/built.js';
import type { PostgresServer } from '../support/slow/postgres.js';
import { startPostgres } from '../support/slow/postgres.js';
import { describeWith, postgresProgram } from '../support/slow/services.js';

import { destinations, hour, now, operatorDesk } from './operator-desk.js';

describe('a store that is not there', () => {
  function run(env: Readonly<Record<string, string>>, cwd: string): Promise<CliRun> {
    const args = [built('leads/cli.js'), 'list'];
    const clean = { PATH: process.env['PATH'] ?? '', ...env };
    return new Promise((resolve) => {
      execFile(process.execPath, args, { env: clean, cwd }, (error, out, err) => {
        resolve({ code: Number(error?.code ?? 0), out, notes: err.trimEnd().split('\n') });
      });
    });
  }

  test('is not made, and the operator learns where it was looked for', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'reckoner-nowhere-'));
    const { code, notes } = await run({}, folder);
    expect([code, notes]).toEqual([
      1,
      [expect.stringContaining(`looked for ${join(folder, 'data', 'leads.sqlite')} (LEADS_FILE and DATABASE_URL`)],
    ]);
    expect(existsSync(join(folder, 'data'))).toBe(false);
    const named = await run({ LEADS_FILE: 'elsewhere.sqlite' }, folder);
    expect(named.notes.join()).toContain(`${join(folder, 'elsewhere.sqlite')} (LEADS_FILE)`);
    rmSync(folder, { recursive: true });
  });
});

describeWith([postgresProgram], 'on PostgreSQL', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.remove());

  test('searching, waiting, summing up, holding and sending again work', async () => {
    const cli = openLeadCli({
      destinations,
      store: { engine: 'postgres', url: await postgres.createDatabase(), connections: 2 },
    });
    const { leads, store, ids } = operatorDesk(cli);
    await store({ outcome: 'delivered', at: now - hour });
    await store({ outcome: 'dead', at: now - 2 * hour });
    const held = await store();
    await leads(`hold ${held}`);
    expect((await leads('waiting --format json')).out).toMatch(/"reason": "dead".*"reason": "held"/s);
    expect((await leads('today')).out).toContain('2 wait');
    expect(await ids('list --state dead')).toHaveLength(1);
    expect(await ids('list --state delivered')).toHaveLength(1);
    expect(await ids('search quillfeather')).toHaveLength(3);
    expect((await leads('resend --from 2026-05-01 --again')).out).toBe('Queued 2 deliveries.\n');
    expect((await leads(`release ${held}`)).code).toBe(0);
    await cli.remove();
  });

  test('an empty database is not filled with tables', async () => {
    const url = await postgres.createDatabase();
    const database = openLeadDatabase({ engine: 'postgres', url, connections: 1 }, { mustExist: true });
    await expect(database.probe()).rejects.toMatchObject({ reason: 'no_tables' });
    await database.close();
    expect(await postgres.query(url, "select 1 from pg_tables where schemaname = 'public'")).toEqual([]);
  });
});
