/** The lead store, on PostgreSQL. */
import pg from 'pg';
import { openLeadDatabase } from '../../leads/store/lead-database.js';
import { submission, submitLead } from '../support/lead-submission.js';
import type { PostgresServer } from '../support/slow/postgres.js';
import { startPostgres } from '../support/slow/postgres.js';
import { describeWith, postgresProgram } from '../support/slow/services.js';
import { until } from '../support/until.js';
import { contract, count, person } from './store-contract.js';

describeWith([postgresProgram], 'the lead store on PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.remove());
  contract({
    makeLocation: async () => ({ engine: 'postgres', url: await server.createDatabase(), connections: 8 }),
    makeStore: async () => ({ engine: 'postgres', url: await server.createStore(), connections: 8 }),
  });

  test('leaves nothing of a transaction whose server stopped to answer half-way', async () => {
    const url = await server.createDatabase();
    const location = { engine: 'postgres', url, connections: 1 } as const;
    // Only the half transaction is impatient: a machine under load may take longer for the others.
    const [database, impatient] = [openLeadDatabase(location), openLeadDatabase(location, { statementWait: 500 })];
    await submitLead(database, submission({ lead: person(0) }));
    const blocker = new pg.Client({ connectionString: url });
    await blocker.connect();
    try {
      await blocker.query('begin; lock table deliveries in access exclusive mode');
      // The lead is inserted, and its delivery waits for the lock, when the server freezes.
      const half = submitLead(impatient, submission({ lead: person(1) }));
      await until(async () => (await blocker.query('select 1 from pg_locks where not granted')).rows.length > 0);
      server.freeze();
      await expect(half).rejects.toThrow('The lead store is not available (no_answer).');
      // The caller may hear that before the driver gives up; until it has, what the thawed server answers still counts.
      await impatient.close();
    } finally {
      server.thaw();
      await blocker.end();
    }
    await submitLead(database, submission({ lead: person(2) }));
    const counts = [count(database, 'leads'), count(database, 'consents'), count(database, 'deliveries')];
    expect(await Promise.all(counts)).toEqual([2, 2, 2]);
    await database.close();
  });

  test('loses no connection for good that could not be prepared', async () => {
    const url = await server.createDatabase();
    await server.query(url, 'create role plain login; grant all on schema public to plain');
    await server.query(url, 'revoke execute on function set_config(text, text, boolean) from public');
    const location = { engine: 'postgres', url: url.replace('reckoner@', 'plain@'), connections: 2 } as const;
    const database = openLeadDatabase(location);
    for (let turn = 0; turn < 3; turn++) await expect(database.probe()).rejects.toThrow('not available (42501)');
    await server.query(url, 'grant execute on function set_config(text, text, boolean) to public');
    await database.probe();
    await database.close();
  });

  test('commits durably even where the server is set not to', async () => {
    const url = await server.createDatabase();
    await server.query(url, `alter database ${url.split('/').at(-1)} set synchronous_commit = off`);
    const database = openLeadDatabase({ engine: 'postgres', url, connections: 1 });
    const [row] = await database.read(async (db) => {
      const { sql } = await import('kysely');
      return (await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(db)).rows;
    });
    await database.close();
    expect(row?.synchronous_commit).toBe('on');
  });
});
