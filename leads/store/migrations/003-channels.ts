/** Adds deliveries by more than one channel, the reason of a failed attempt, and the operator's daily summaries. */
import type { Kysely, Migration } from 'kysely';

export const channelsMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('deliveries').addColumn('channel', 'text').execute();
    await db.schema.alterTable('delivery_attempts').addColumn('reason', 'text').execute();
    await createOperatorSummaries(db);
  },
};

async function createOperatorSummaries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('operator_summaries')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('lease_until', 'text')
    .addColumn('lease_token', 'text')
    .addColumn('delivered_at', 'text')
    .execute();
}
