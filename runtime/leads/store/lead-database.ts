/** The opened lead store: which engine it is, its tables brought up to date, its errors made plain. */

import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql, type Transaction } from 'kysely';
import { migrate } from './migrate.js';
import { postgresDialect } from './postgres-dialect.js';
import { sqliteDialect } from './sqlite-dialect.js';
import { asStoreError } from './store-errors.js';
import type { LeadTables } from './tables.js';

/** Where leads are kept: a file, or a database server by URL. */
export type StoreLocation =
  | { readonly engine: 'sqlite'; readonly path: string }
  | { readonly engine: 'postgres'; readonly url: string; readonly connections: number };

export type LeadTransaction = Transaction<LeadTables>;
/** What reading needs: the database, or a transaction. */
export type LeadReader = Kysely<LeadTables>;

/** Every function throws `StoreUnavailable` while the database cannot be used. */
export interface LeadDatabase {
  readonly engine: StoreLocation['engine'];
  /** Runs work in one transaction that has the write lock from its start; the result is on disk when this returns. */
  readonly write: <Result>(work: (trx: LeadTransaction) => Promise<Result>) => Promise<Result>;
  readonly read: <Result>(query: (db: LeadReader) => Promise<Result>) => Promise<Result>;
  /** Resolves when the database answers and its tables are up to date: the readiness of the store. */
  readonly probe: () => Promise<void>;
  /**
   * Gives up the space of what was deleted, so that the database's files no longer have its bytes. False when another
   * process kept on reading from it; then the bytes go with a later call.
   */
  readonly compact: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

export interface DatabaseOptions {
  /** How long PostgreSQL may work on one statement, in milliseconds; 0 for as long as it takes. */
  readonly statementWait?: number | undefined;
  /** Told the code when a connection is lost outside of a statement. */
  readonly onConnectionLost?: (code: string) => void;
}

/** Nobody waits longer than this for an answer to a request, in milliseconds. */
const REQUEST_WAIT = 8_000;

/**
 * Opens the store without waiting for it: tables are brought up to date at the first use, so that a service starts
 * while its database is away and uses it as soon as it is there.
 */
export function openLeadDatabase(location: StoreLocation, options: DatabaseOptions = {}): LeadDatabase {
  const { statementWait = REQUEST_WAIT, onConnectionLost = () => undefined } = options;
  const dialect =
    location.engine === 'sqlite'
      ? sqliteDialect(location.path)
      : postgresDialect({ ...location, statementWait, onConnectionLost });
  const db = new Kysely<LeadTables>({ dialect });
  const ready = migratedOnce(db);
  const guarded = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      await ready();
      return await work();
    } catch (error) {
      throw asStoreError(error);
    }
  };
  return {
    engine: location.engine,
    write: (work) => guarded(() => db.transaction().execute(work)),
    read: (query) => guarded(() => query(db)),
    probe: () => guarded(async () => void (await sql`select 1`.execute(db))),
    compact: () => guarded(() => compact(db, location.engine)),
    close: () => db.destroy(),
  };
}

/** Migrates at the first call; a failure is forgotten, so that the next call tries again. */
function migratedOnce(db: Kysely<LeadTables>): () => Promise<void> {
  let migrated: Promise<void> | undefined;
  return () => {
    migrated ??= migrate(db).catch((error: unknown) => {
      migrated = undefined;
      throw error;
    });
    return migrated;
  };
}

/**
 * Deleted rows are overwritten at once in SQLite's file, and in its log once nobody reads older pages of it;
 * PostgreSQL keeps them for its VACUUM.
 */
async function compact(db: Kysely<LeadTables>, engine: StoreLocation['engine']): Promise<boolean> {
  if (engine === 'postgres') {
    await sql`vacuum leads, idempotency_keys`.execute(db);
    return true;
  }
  for (let tries = 0; tries < 20; tries++) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return true;
    await sleep(100);
  }
  return false;
}
