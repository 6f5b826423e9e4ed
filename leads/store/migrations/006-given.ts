/** Adds what the person gave to the calculation of a lead. */
import type { Kysely, Migration } from 'kysely';
import { PostgresAdapter, sql } from 'kysely';

export const givenMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('leads').addColumn('calculation_given', 'text').execute();
    // An erasure does not reach the values that PostgreSQL copies into its statistics.
    if (db.getExecutor().adapter instanceof PostgresAdapter)
      await sql`alter table leads alter column calculation_given set statistics 0`.execute(db);
  },
};
