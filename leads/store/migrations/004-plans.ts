/** Adds when a plan was made, so that one by a wrong clock is known, and attempts besides the plan. */
import type { Kysely, Migration } from 'kysely';

export const plansMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('deliveries').addColumn('planned_at', 'text').execute();
    await db.schema.alterTable('deliveries').addColumn('early_at', 'text').execute();
  },
};
