/** Connects to PostgreSQL, for any number of machines. */
import type { Dialect } from 'kysely';
import { PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { cautiousPool } from './postgres-pool.js';

export interface PostgresOptions {
  readonly url: string;
  /** Most connections of this process. */
  readonly connections: number;
  /** Time limit of a statement, waits for locks included, in milliseconds; 0 for none. */
  readonly statementWait: number;
  /** Told the code when a connection is lost outside of a statement, such as when the server stops; maybe twice. */
  readonly onConnectionLost: (code: string) => void;
}

/** The part of a statement's time after which the server itself gives up. */
const serverShare = 0.75;

/** A caller waits this long for a connection before it hears that the store is not available, in milliseconds. */
const connectWait = 3_000;

/** Loads the driver and connects when the first query comes, and connects again after the server was away. */
export function postgresDialect(options: PostgresOptions): Dialect {
  return new PostgresDialect({ pool: async () => cautiousPool(await openPool(options), keepCommitsDurable) });
}

async function openPool({ url, connections, statementWait, onConnectionLost }: PostgresOptions): Promise<Pool> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectWait,
    // The server's own limit is the shorter one: the client's decides only when the server no longer answers at all.
    statement_timeout: Math.round(statementWait * serverShare),
    query_timeout: statementWait,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    application_name: 'reckoner-leads',
  });
  const tellLoss = (error: Error & { code?: string }): void => onConnectionLost(error.code ?? 'connection_lost');
  pool.on('error', tellLoss);
  // The pool only listens to connections that nobody uses. One that is lost between two statements of a transaction
  // would otherwise end the process; with this, the next statement fails.
  pool.on('connect', (connection) => connection.on('error', tellLoss));
  return pool;
}

/** A server may be set to acknowledge before the disk has the data; for leads that is not acceptable. */
const keepCommitsDurable = `select set_config('synchronous_commit', 'on', false)
  where current_setting('synchronous_commit') = 'off'`;
