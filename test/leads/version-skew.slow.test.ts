/** Versions beside each other, on PostgreSQL. */
import { openLeadDatabase } from '../../leads/store/lead-database.js';
import { lead } from '../support/lead-fixtures.js';
import { submission, submitLead } from '../support/lead-submission.js';
import type { PostgresServer } from '../support/slow/postgres.js';
import { startPostgres } from '../support/slow/postgres.js';
import { describeWith, postgresProgram } from '../support/slow/services.js';
import { until } from '../support/until.js';
import { contract } from './version-skew-contract.js';

describeWith([postgresProgram], 'version skew on PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.remove());
  contract(async () => ({ engine: 'postgres', url: await server.createDatabase(), connections: 2 }));

  test('transactions that take the same rows in another order, as another version may, both succeed', async () => {
    const database = openLeadDatabase({ engine: 'postgres', url: await server.createDatabase(), connections: 2 });
    const ids = await Promise.all(
      [1, 2].map(async (number) => {
        const contact = { ...lead().contact, phone: `+1361555010${number}`, email: null };
        const outcome = await submitLead(database, submission({ lead: lead({ contact }) }));
        return outcome.kind === 'stored' ? outcome.leadId : '';
      }),
    );
    let begun = 0;
    const name = (order: readonly string[]) =>
      database.write(async (trx) => {
        for (const id of order) {
          await trx.updateTable('leads').set({ disposition_reason: order.join() }).where('id', '=', id).execute();
          begun += 1;
          // Each has its first row before either asks for its second.
          await until(() => begun >= 2);
        }
      });
    await Promise.all([name(ids), name([...ids].reverse())]);
    const rows = await database.read((db) => db.selectFrom('leads').select('disposition_reason').execute());
    expect(new Set(rows.map(({ disposition_reason }) => disposition_reason)).size).toBe(1);
    await database.close();
  });
});
