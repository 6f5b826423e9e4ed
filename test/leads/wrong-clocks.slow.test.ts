/** Clocks that are wrong, on PostgreSQL. */
import type { StoreLocation } from '../../leads/store/lead-database.js';
import { openLeadDatabase } from '../../leads/store/lead-database.js';
import { followStore, timeOf } from '../../leads/store/store-clock.js';
import type { PostgresServer } from '../support/slow/postgres.js';
import { startPostgres } from '../support/slow/postgres.js';
import { describeWith, postgresProgram } from '../support/slow/services.js';
import { contract, hour, minute } from './wrong-clocks-contract.js';

describeWith([postgresProgram], 'on PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.remove());
  const makeLocation = async (): Promise<StoreLocation> => {
    return { engine: 'postgres', url: await server.createStore(), connections: 2 };
  };
  contract(makeLocation);

  test.each([50 * minute, -9 * hour])('a clock that is wrong by %d ms is not gone by', async (error) => {
    const database = openLeadDatabase(await makeLocation());
    const differences: number[] = [];
    const clock = followStore(
      database,
      () => Date.now() + error,
      (ahead) => differences.push(ahead),
    );
    await clock.known();
    await clock.follow();
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(minute);
    expect(differences.filter((ahead) => Math.abs(ahead - error) < minute)).toHaveLength(1);
    expect(Math.abs((await timeOf(database, () => 0)) - Date.now())).toBeLessThan(minute);
    await database.close();
  });
});
