/**
 * A pool that never hands out a connection in an unknown state. When a statement gets no answer in time, the driver
 * forgets it, and what follows it, the `rollback` of its transaction among them; the connection would go back to the
 * pool inside of that transaction, and the next user's `commit` would make one half of a lead permanent.
 */

import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** `prepare` runs once on each new connection; one that cannot be prepared is closed. */
export function cautiousPool(pool: pg.Pool, prepare: string): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await pool.connect();
      const guarded = known.get(client) ?? cautiousClient(client);
      if (!known.has(client)) await prepareClient(guarded, prepare);
      known.set(client, guarded);
      return guarded;
    },
    end: () => pool.end(),
  };
}

async function prepareClient(client: PostgresPoolClient, prepare: string): Promise<void> {
  try {
    await client.query(prepare, []);
  } catch (error) {
    client.release();
    throw error;
  }
}

/** The client, which is closed instead of given back once an answer of the server is missing. */
function cautiousClient(client: pg.PoolClient): PostgresPoolClient {
  let silence: unknown;
  const query = async <Row>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> => {
    if (silence !== undefined) throw silence;
    try {
      return (await client.query(statement, [...parameters])) as unknown as PostgresQueryResult<Row>;
    } catch (error) {
      if (!isRefusal(error) || statement === 'rollback' || statement === 'commit') silence = error;
      throw error;
    }
  };
  return { query: query as PostgresPoolClient['query'], release: () => client.release(silence !== undefined) };
}

/** True when the server itself refused a statement and so still answers on this connection. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && error.severity === 'ERROR';
}
