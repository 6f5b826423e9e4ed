/** The command line as its own process, and on PostgreSQL. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withoutIds } from '../support/lead-fixtures.js';
import { built } from '../support/slow/built.js';
import type { PostgresServer } from '../support/slow/postgres.js';
import { startPostgres } from '../support/slow/postgres.js';
import { describeWith, postgresProgram } from '../support/slow/services.js';

import type { Desk, Run } from './cli-desk.js';
import { day, everyKind, now, openDesk } from './cli-desk.js';

describe('as a process', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'reckoner-cli-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function run(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Run> {
    const cli = [built('leads/cli.js'), ...args];
    return new Promise((resolve) => {
      execFile(process.execPath, cli, { env: { ...process.env, ...env } }, (error, out, err) => {
        resolve({ code: Number(error?.code ?? 0), out, notes: err === '' ? [] : err.trimEnd().split('\n') });
      });
    });
  }

  test('exports into a new file that only its owner can read, and never over another', async () => {
    const env = { LEADS_FILE: join(folder, 'leads.sqlite') };
    const desk = openDesk({ engine: 'sqlite', path: env.LEADS_FILE });
    await desk.store('delivered');
    await desk.database.close();
    const path = join(folder, 'leads.csv');
    expect(await run(['export', '--output', path], env)).toEqual({ code: 0, out: '', notes: ['1 leads exported'] });
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(path, 'utf8')).toContain('Zelda Quillfeather');
    expect(await run(['export', '--output', path], env)).toEqual({
      code: 1,
      out: '',
      notes: ['The output file exists already; it is not overwritten.'],
    });
  });

  test('says what is wrong with its settings, and when the store is away', async () => {
    const wrong = await run(['list'], { DATABASE_URL: 'mysql://x:hunter2@y' });
    expect(wrong).toEqual({ code: 2, out: '', notes: [expect.stringContaining('DATABASE_URL is not a URL')] });
    const away = await run(['list'], { DATABASE_URL: 'postgres://x:hunter2@127.0.0.1:1/leads' });
    expect(away).toEqual({ code: 1, out: '', notes: ['The lead store is not available (ECONNREFUSED).'] });
  });
});

describeWith([postgresProgram], 'on PostgreSQL', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.remove());

  test('every command works', async () => {
    const url = await postgres.createDatabase();
    const { database, leads, store, actions }: Desk = openDesk({ engine: 'postgres', url, connections: 2 });
    for (const kind of everyKind) await store(kind, {}, now - 100 * day);
    await store('duplicate', {}, now - 100 * day + 1);
    for (const kind of [...everyKind, 'duplicate']) {
      expect(JSON.parse((await leads(`list --state ${kind} --format json`)).out)).toEqual([
        expect.objectContaining({ state: kind }),
      ]);
    }
    expect((await leads('replay --dead')).out).toBe('Queued 1 dead letter.\n');
    expect((await leads('export')).out.split('\r\n')).toHaveLength(9);
    expect((await leads('purge --older-than 90d')).out).toMatch(/^Purged 3 leads/);
    expect((await leads('purge --older-than 90d --include-undelivered')).out).toMatch(/^Purged 4 leads/);
    expect(withoutIds((await leads('export')).out)).not.toMatch(/Quillfeather|0142/);
    expect((await actions()).length).toBe(12);
    await database.close();
  });
});
