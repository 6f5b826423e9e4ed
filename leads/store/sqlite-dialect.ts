/**
 * SQLite for one machine: one file, write-ahead log, every commit on the disk before it is acknowledged.
 * Several processes may share the file; in each of them a thread of its own works on it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, Kysely, QueryResult } from 'kysely';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { SqliteClient, Statement } from './sqlite-client.js';
import { sqliteClient } from './sqlite-client.js';
import type { ThreadOptions } from './sqlite-messages.js';
import type { Turns } from './sqlite-turns.js';
import { createTurns } from './sqlite-turns.js';
import { errorCodeOf, StoreUnavailable } from './store-errors.js';

export interface SqliteOptions extends ThreadOptions {
  /** Time limit of one use of the connection, the wait for it included, in milliseconds; 0 for none. */
  readonly patience: number;
}

export interface SqliteFile {
  readonly dialect: Dialect;
  /**
   * Resolves when the file answers. It takes no turn: it looks between the statements of others, because one that waits
   * for another program's lock does not mean that the file is away.
   */
  readonly probe: () => Promise<void>;
}

/** Opens the file when the first query comes, and again after it could not be opened. */
export function sqliteFile(options: SqliteOptions): SqliteFile {
  const { patience } = options;
  const client = sqliteClient(options);
  const dialect: Dialect = {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => new ThreadDriver(client, patience),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  return {
    dialect,
    probe: async () => {
      if (client.isStuck()) throw new StoreUnavailable('no_answer');
      await client.run({ sql: 'select 1', parameters: [], checksFile: 'before' }, deadlineAfter(patience));
    },
  };
}

function deadlineAfter(patience: number): number {
  return patience === 0 ? Number.POSITIVE_INFINITY : performance.now() + patience;
}

/** Longest wait of a transaction for another process to finish its own, in milliseconds. */
const lockWait = 10_000;
/** SQLite itself waits a moment for a lock, longer than which nothing but a hang takes, in milliseconds. */
const blockedWait = 500;
/** A rollback comes when the time of its transaction may be used up, in milliseconds. */
const rollbackWait = 2_000;

/** Lets migrations run inside a transaction, which SQLite supports although Kysely does not assume it. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** One use of the connection, from the wait for it to its return. */
class TimedConnection implements DatabaseConnection {
  isInTransaction = false;

  constructor(
    private readonly client: SqliteClient,
    readonly deadline: number,
  ) {}

  async executeQuery<Row>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<QueryResult<Row>> {
    const checksFile = this.isInTransaction ? 'never' : 'before';
    const { rows, changes } = await this.client.run({ sql, parameters, checksFile }, this.deadline);
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
  }

  // biome-ignore lint/correctness/useYield: this store has no use for streams, and the interface asks for one.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('the store of leads does not stream');
  }
}

class ThreadDriver implements Driver {
  private readonly turns: Turns = createTurns();

  constructor(
    private readonly client: SqliteClient,
    private readonly patience: number,
  ) {}

  async init(): Promise<void> {}

  /** While the thread hangs, nobody waits for it: they hear at once that the store does not answer. */
  async acquireConnection(): Promise<TimedConnection> {
    if (this.client.isStuck()) throw new StoreUnavailable('no_answer');
    const deadline = deadlineAfter(this.patience);
    await this.turns.take(deadline);
    if (!this.client.isStuck()) return new TimedConnection(this.client, deadline);
    this.turns.giveBack();
    throw new StoreUnavailable('no_answer');
  }

  /**
   * Takes the write lock when a transaction begins. One that starts by reading and then writes would otherwise fail
   * half-way when another process wrote in between.
   */
  async beginTransaction(connection: TimedConnection): Promise<void> {
    const deadline = Math.min(connection.deadline - blockedWait, performance.now() + lockWait);
    for (;;) {
      // Do not begin what would end after the deadline: the thread would be thought to hang.
      if (performance.now() > deadline) throw new StoreUnavailable('no_turn');
      try {
        await this.client.run(begin, connection.deadline);
        connection.isInTransaction = true;
        return;
      } catch (error) {
        // A beginning that comes late has to be undone, or its lock would stay.
        if (this.client.isStuck()) await this.rollbackTransaction();
        if (!isSqliteBusy(error)) throw error;
        await sleep(2 + Math.random() * 20);
      }
    }
  }

  async commitTransaction(connection: TimedConnection): Promise<void> {
    await this.client.run({ sql: 'commit', parameters: [], checksFile: 'after' }, connection.deadline);
  }

  /** A thread that hangs gets the rollback as its next task; nobody waits for that. */
  async rollbackTransaction(): Promise<void> {
    const rollback: Statement = { sql: 'rollback', parameters: [], checksFile: 'never' };
    if (this.client.isStuck()) this.client.run(rollback, 0).catch(() => undefined);
    else await this.client.run(rollback, performance.now() + rollbackWait);
  }

  async releaseConnection(): Promise<void> {
    this.turns.giveBack();
  }

  destroy(): Promise<void> {
    return this.client.close();
  }
}

const begin: Statement = { sql: 'begin immediate', parameters: [], checksFile: 'before' };

/** True when another process holds the lock, which passes. Reads the code: native errors have their own classes. */
export function isSqliteBusy(error: unknown): boolean {
  return errorCodeOf(error)?.startsWith('SQLITE_BUSY') === true;
}
