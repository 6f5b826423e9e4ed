/** Opens the lead store: chooses the engine, brings the tables up to date, makes its errors plain. */
import type { Transaction } from 'kysely';
import { Kysely, sql } from 'kysely';
import { compactPostgres, compactSqlite } from './compact.js';
import type { Schema } from './migrate.js';
import { migrate } from './migrate.js';
import { postgresDialect } from './postgres-dialect.js';
import { sqliteFile } from './sqlite-dialect.js';
import { asStoreError, errorCodeOf, StoreUnavailable } from './store-errors.js';
import type { LeadTables } from './tables.js';

/** Location of the store: a file, or a database server by URL. */
export type StoreLocation =
  | { readonly engine: 'sqlite'; readonly path: string }
  | { readonly engine: 'postgres'; readonly url: string; readonly connections: number };

export type LeadTransaction = Transaction<LeadTables>;
/** Anything that can read: the database or a transaction. */
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
   * Takes what was erased out of the database's files. Returns what could not be done, as sentences for the operator.
   * On PostgreSQL nobody can use the tables meanwhile.
   */
  readonly compact: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

export interface DatabaseOptions {
  /**
   * Time limit of one statement of PostgreSQL and one transaction of SQLite, waits for locks included, in
   * milliseconds; 0 for as long as it takes.
   */
  readonly statementWait?: number | undefined;
  /** Told the code when a connection is lost outside of a statement. */
  readonly onConnectionLost?: (code: string) => void;
  /** Refuses to make a SQLite file where there is none, or tables in a database without them. */
  readonly mustExist?: boolean;
  /** The migrations that this version knows. */
  readonly schema?: Schema;
}

/** Nobody waits longer than this for an answer to a request, in milliseconds. */
const requestWait = 8_000;

/**
 * Opens the store without waiting for it: tables are brought up to date at the first use, so that a service starts
 * while its database is away and uses it as soon as it is there.
 */
export function openLeadDatabase(location: StoreLocation, options: DatabaseOptions = {}): LeadDatabase {
  const { statementWait = requestWait, onConnectionLost = () => undefined } = options;
  const { dialect, probe } =
    location.engine === 'sqlite'
      ? sqliteFile({ path: location.path, mustExist: options.mustExist ?? false, patience: statementWait })
      : { dialect: postgresDialect({ ...location, statementWait, onConnectionLost }), probe: askOnce };
  const db = new Kysely<LeadTables>({ dialect });
  async function askOnce(): Promise<void> {
    await sql`select 1`.execute(db);
  }
  const ready = migratedOnce(async () => {
    if (options.mustExist === true) await requireTables(db);
    await migrate(db, options.schema);
  });
  const patience = location.engine === 'postgres' ? statementWait : 0;
  const guarded = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await within(patience, async () => {
        await ready.now();
        return work();
      });
    } catch (error) {
      const cause = asStoreError(error);
      if (cause instanceof StoreUnavailable && otherFile.includes(cause.reason)) ready.again();
      throw cause;
    }
  };
  return {
    engine: location.engine,
    write: (work) => guarded(() => againAfterDeadlock(() => db.transaction().execute(work))),
    read: (query) => guarded(() => query(db)),
    probe: () => guarded(probe),
    compact: () => guarded(() => (location.engine === 'sqlite' ? compactSqlite : compactPostgres)(db)),
    close: () => db.destroy(),
  };
}

/**
 * Bounds the wait for a connection and several statements together; 0 is no bound. What comes late may still be
 * committed, like any answer that is lost on its way: asking again returns it.
 */
function within<Result>(patience: number, work: () => Promise<Result>): Promise<Result> {
  const working = work();
  if (patience === 0) return working;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new StoreUnavailable('no_answer')), patience);
    working.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A transaction that PostgreSQL ended so that another could go on, as beside an older version; nothing of it was done. */
const undone: ReadonlySet<string | undefined> = new Set(['40P01', '40001']);
const mostTries = 4;

async function againAfterDeadlock<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await transaction();
    } catch (error) {
      if (tries === mostTries || !undone.has(errorCodeOf(error))) throw error;
    }
  }
}

/** After these, the tables may be those of another file. */
const otherFile: readonly string[] = ['file_missing', 'file_replaced', 'thread_ended'];

interface Readiness {
  readonly now: () => Promise<void>;
  /** Looks at the tables again at the next call. */
  readonly again: () => void;
}

/** Tables that were made by mistake would look like no leads. */
async function requireTables(db: Kysely<LeadTables>): Promise<void> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'leads')) throw new StoreUnavailable('no_tables');
}

/** Migrates at the first call; a failure is forgotten, so that the next call tries again. */
function migratedOnce(migration: () => Promise<void>): Readiness {
  let migrated: Promise<void> | undefined;
  const again = (): void => {
    migrated = undefined;
  };
  return {
    now: () => {
      migrated ??= migration().catch((error: unknown) => {
        again();
        throw error;
      });
      return migrated;
    },
    again,
  };
}
