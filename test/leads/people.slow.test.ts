/** People in the lead store, on PostgreSQL. */
import type { PostgresServer } from '../support/slow/postgres.js';
import { startPostgres } from '../support/slow/postgres.js';
import { describeWith, postgresProgram } from '../support/slow/services.js';
import { contract, wordsIn } from './people-contract.js';

describeWith([postgresProgram], 'people on PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.remove());
  let url: string;
  contract({
    makeLocation: async () => {
      url = await server.createStore();
      return { engine: 'postgres', url, connections: 4 };
    },
    // The server's own archive of changes is another matter: docs/leads.md says how long it keeps them.
    wordsInFiles: async (beginning) => {
      await server.query(url, 'checkpoint');
      return wordsIn(server.data, (path) => !path.startsWith('pg_wal'), beginning);
    },
  });
});
