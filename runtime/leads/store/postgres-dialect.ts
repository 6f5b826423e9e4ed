/** PostgreSQL, for any number of machines. */

import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { cautiousPool } from './postgres-pool.js';

export interface PostgresOptions {
  readonly url: string;
  /** Most connections of this process. */
  readonly connections: number;
  /** How long a statement may run, waits for locks included, in milliseconds; 0 for as long as it takes. */
  readonly statementWait: number;
  /** Told the code when a connection is lost outside of a statement, such as when the server stops; maybe twice. */
  readonly onConnectionLost: (code: string) => void;
}

/** A caller waits this long for a connection before it hears that the store is not available, in milliseconds. */
const CONNECT_WAIT = 3_000;

/** Connects when the first query comes, and again after the server was away. */
export function postgresDialect({ url, connections, statementWait, onConnectionLost }: PostgresOptions): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_WAIT,
    statement_timeout: statementWait,
    // The client's own limit is the longer one: it only decides when the server no longer answers at all.
    query_timeout: statementWait === 0 ? 0 : statementWait + 2_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    application_name: 'reckoner-leads',
  });
  const tellLoss = (error: Error & { code?: string }): void => onConnectionLost(error.code ?? 'connection_lost');
  pool.on('error', tellLoss);
  // The pool only listens to connections that nobody uses. One that is lost between two statements of a transaction
  // would otherwise end the process; with this, the next statement fails.
  pool.on('connect', (connection) => connection.on('error', tellLoss));
  return new PostgresDialect({ pool: cautiousPool(pool, KEEP_COMMITS_DURABLE) });
}

/** A server may be set to acknowledge before the disk has the data; for leads that is not acceptable. */
const KEEP_COMMITS_DURABLE = `select set_config('synchronous_commit', 'on', false)
  where current_setting('synchronous_commit') = 'off'`;
