/** Brings the tables up to date. Any number of processes may do so at the same time: one works, the others wait. */

import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, Migrator } from 'kysely';
import { leadsMigration } from './migrations/001-leads.js';
import { isSqliteBusy } from './sqlite-dialect.js';
import type { LeadTables } from './tables.js';

/** In order of name. A migration that was released is never changed; the next change is a new one. */
const MIGRATIONS = { '001-leads': leadsMigration };

/** How long to wait for another process that migrates the same SQLite file, in milliseconds. */
const PATIENCE = 15_000;

/** Throws the error of the database when it cannot be reached or a migration fails; then nothing was changed. */
export async function migrate(db: Kysely<LeadTables>): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  for (;;) {
    const { error } = await migrator.migrateToLatest();
    if (error === undefined) return;
    if (!isSqliteBusy(error) || Date.now() > deadline) throw error;
    await sleep(20 + Math.random() * 50);
  }
}
