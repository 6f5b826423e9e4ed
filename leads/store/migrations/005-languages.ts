/** Adds the language of the text that a person agreed to. */
import type { Kysely, Migration } from 'kysely';

export const languagesMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('consents').addColumn('language', 'text').execute();
  },
};
