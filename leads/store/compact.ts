/** Removes erased data from the files of the database, which deleting rows does not do. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { isSqliteBusy } from './sqlite-dialect.js';
import { errorCodeOf } from './store-errors.js';
import type { LeadTables } from './tables.js';

/** Returns what could not be done, as sentences for the operator; empty when the files have lost everything. */
export type Compact = (db: Kysely<LeadTables>) => Promise<readonly string[]>;

const readers =
  'Another process reads from the database, so its log still has the bytes of what was removed. Run this again.';

/** Overwritten rows leave the file at once; this also empties its log, once nobody reads older pages of it. */
export const compactSqlite: Compact = async (db) => {
  for (let tries = 0; tries < 20; tries++) {
    if ((await vacuumed(db)) && (await isLogEmpty(db))) return [];
    await sleep(100);
  }
  return [readers];
};

async function vacuumed(db: Kysely<LeadTables>): Promise<boolean> {
  try {
    await sql`vacuum`.execute(db);
    return true;
  } catch (error) {
    if (isSqliteBusy(error)) return false;
    throw error;
  }
}

async function isLogEmpty(db: Kysely<LeadTables>): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}

const tables = ['leads', 'idempotency_keys', 'consents'];

/**
 * Rewrites the tables, because a plain VACUUM leaves the bytes of old rows on their pages, and has the old files
 * removed. Nobody can use a table while it is rewritten: leads wait, or are told that the store is not available.
 */
export const compactPostgres: Compact = async (db) => {
  for (const table of tables) await sql`vacuum (full) ${sql.table(table)}`.execute(db);
  return [
    ...(await allowed(
      sql`vacuum (full) pg_catalog.pg_statistic`.execute(db),
      'Only the owner of the database may clean its statistics, which may hold values that were removed: run VACUUM FULL pg_statistic as the owner, once.',
    )),
    ...(await allowed(
      sql`checkpoint`.execute(db),
      'The old files of the tables go with the next checkpoint of the server, within minutes; this account may not ask for one.',
    )),
  ];
};

const insufficientPrivilege = '42501';

async function allowed(work: Promise<unknown>, otherwise: string): Promise<readonly string[]> {
  try {
    await work;
    return [];
  } catch (error) {
    if (errorCodeOf(error) !== insufficientPrivilege) throw error;
    return [otherwise];
  }
}
