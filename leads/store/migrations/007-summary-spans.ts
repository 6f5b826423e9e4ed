/** Adds until when a daily summary counts, so that the next one begins there. */
import type { Kysely, Migration } from 'kysely';

export const summarySpansMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('operator_summaries').addColumn('covers_until', 'text').execute();
  },
};
