/** An operator's command that is killed in the middle of its transaction leaves the store as it was. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import pg from 'pg';
import type { LeadDatabase, StoreLocation } from '../../leads/store/lead-database.js';
import { built } from '../support/slow/built.js';
import type { PostgresServer } from '../support/slow/postgres.js';
import { startPostgres } from '../support/slow/postgres.js';
import { describeWith, postgresProgram } from '../support/slow/services.js';
import { until } from '../support/until.js';
import { openDesk } from './cli-desk.js';

const commands: readonly (readonly string[])[] = [
  ['hold', 'ID'],
  ['person', 'erase', '--phone', '3615550142', '--yes'],
];

/** The settings of a command that uses the store, and how to know that it is between its change and its record. */
interface Trap {
  readonly env: Readonly<Record<string, string>>;
  readonly isCaught: () => boolean | Promise<boolean>;
  readonly open: () => unknown;
}

function content(database: LeadDatabase): Promise<readonly unknown[]> {
  const tables = ['leads', 'consents', 'deliveries', 'operator_actions'] as const;
  return Promise.all(tables.map((table) => database.read((db) => db.selectFrom(table).selectAll().execute())));
}

async function killInside(location: StoreLocation, command: readonly string[], trap: () => Promise<Trap>) {
  const { database, store, leads } = openDesk(location);
  const id = await store('pending');
  const before = await content(database);
  const { env, isCaught, open } = await trap();
  const words = command.map((word) => (word === 'ID' ? id : word));
  const child = spawn(process.execPath, [built('leads/cli.js'), ...words], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  await until(isCaught);
  child.kill('SIGKILL');
  expect(await exited).toEqual([null, 'SIGKILL']);
  await open();
  expect(await content(database)).toEqual(before);
  expect(await leads(words.join(' '))).toMatchObject({ code: 0 });
  expect(await content(database)).not.toEqual(before);
  await database.close();
}

describe('on SQLite', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'reckoner-killed-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** The record never gets written, because there is no end to the numbers that are counted first. */
  const endless = `create trigger endless before insert on operator_actions begin
    select count(*) from (with recursive n(i) as (select 1 union all select i + 1 from n) select i from n);
  end`;

  test.each(commands)('%s %s', async (...command) => {
    const path = join(folder, 'leads.sqlite');
    const trap = async (): Promise<Trap> => {
      const file = new SqliteDatabase(path, { timeout: 0 });
      file.exec(endless);
      const isCaught = (): boolean => {
        try {
          file.exec('begin immediate; rollback');
          return false;
        } catch {
          return true;
        }
      };
      const open = () => file.exec('drop trigger endless').close();
      return { env: { LEADS_FILE: path }, isCaught, open };
    };
    await killInside({ engine: 'sqlite', path }, command, trap);
  });
});

describeWith([postgresProgram], 'on PostgreSQL', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.remove());

  test.each(commands)('%s %s', async (...command) => {
    const url = await postgres.createDatabase();
    const trap = async (): Promise<Trap> => {
      const blocker = new pg.Client({ connectionString: url });
      await blocker.connect();
      await blocker.query('begin; lock table operator_actions in exclusive mode');
      const waiting = 'select 1 from pg_locks where not granted';
      const isCaught = async () => (await blocker.query(waiting)).rows.length > 0;
      return { env: { DATABASE_URL: url }, isCaught, open: () => blocker.end() };
    };
    await killInside({ engine: 'postgres', url, connections: 1 }, command, trap);
  });
});
