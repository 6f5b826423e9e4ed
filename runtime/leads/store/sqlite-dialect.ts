/**
 * SQLite for one machine: one file, write-ahead log, every commit on the disk before it is acknowledged.
 * Several processes may share the file.
 */

import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { errorCodeOf } from './store-errors.js';

/** How long a transaction waits for another process to finish its own, in milliseconds. */
const LOCK_WAIT = 10_000;

/** Opens or creates the file. Throws when its folder cannot be made or the file is no database. */
export function sqliteDialect(path: string): Dialect {
  const database = openSqlite(path);
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => new ImmediateSqliteDriver({ database }),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

function openSqlite(path: string): SqliteDatabase.Database {
  if (path !== ':memory:') createPrivately(path);
  // The wait inside SQLite blocks this process, so it is short; longer waits happen in `beginTransaction`.
  const database = new SqliteDatabase(path, { timeout: 100 });
  keepWriteAheadLog(database);
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // Freed pages are overwritten, so that a purge removes the bytes and not only the rows.
  database.pragma('secure_delete = ON');
  return database;
}

/**
 * Turns the write-ahead log on, which a file remembers. Processes that open a new file at the same moment get in each
 * other's way here, and SQLite does not wait by itself for this lock; so this process sleeps, which it can afford
 * before it serves anything.
 */
function keepWriteAheadLog(database: SqliteDatabase.Database): void {
  const deadline = Date.now() + LOCK_WAIT;
  for (;;) {
    try {
      database.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      if (!isSqliteBusy(error) || Date.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5 + Math.random() * 20);
    }
  }
}

/** The file holds names and telephone numbers: only the account that runs the service may read it. */
function createPrivately(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
}

/** Lets migrations run inside a transaction, which SQLite supports although Kysely does not assume it. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Takes the write lock when a transaction begins. A transaction that starts by reading and then writes would otherwise
 * fail half-way when another process wrote in between.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const deadline = Date.now() + LOCK_WAIT;
    for (;;) {
      try {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'));
        return;
      } catch (error) {
        if (!isSqliteBusy(error) || Date.now() > deadline) throw error;
        await sleep(2 + Math.random() * 20);
      }
    }
  }
}

/** Whether another process holds the lock, which passes. Told by its code: errors of native code have classes of their own. */
export function isSqliteBusy(error: unknown): boolean {
  return errorCodeOf(error)?.startsWith('SQLITE_BUSY') === true;
}
