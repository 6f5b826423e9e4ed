/**
 * The answers that are remembered by the idempotency keys of their requests. A key belongs to its caller: `order-1` of
 * one has nothing to do with `order-1` of another.
 *
 * The first caller of a key keeps it under the digest of the key only, where versions of this code that know no
 * callers look too; others keep it under a digest of both.
 */
import { sql } from 'kysely';
import { timestamp } from '../model/clock.js';
import { digest, digestJson } from '../model/digest.js';
import type { StoredAnswer } from '../model/lead.js';
import type { LeadDatabase, LeadReader, LeadTransaction } from './lead-database.js';

/** Lifetime of an idempotency key, in milliseconds. Published to callers. */
export const idempotencyLifetime = 24 * 60 * 60 * 1000;

/** The key of a request, and what tells its body from another. */
export interface Idempotency {
  readonly key: string;
  readonly bodyDigest: string;
}

/** The earlier use of a key. */
export type Recalled =
  | { readonly kind: 'replayed'; readonly answer: StoredAnswer }
  | { readonly kind: 'key_reused' }
  | { readonly kind: 'in_flight' };

/** A key that this caller has not used. */
export interface FreshKey {
  readonly kind: 'fresh';
  /** The digest under which it is to be kept. */
  readonly keyDigest: string;
}

export interface Recall extends Idempotency {
  /** A keyed digest of who sends it. */
  readonly caller: string;
  readonly now: number;
}

/**
 * Looks a key up and locks it until this transaction ends. The same request is known for as long as its record is
 * there: `forgetExpiredKeys` removes records after a day, and allows for a clock that jumped.
 *
 * A caller's address may change between a request and its repetition, so the same key with the same body is one
 * request, no matter who sends it: a sender who knows the whole body learns nothing from its answer.
 */
export async function recallAnswer(
  { engine }: Pick<LeadDatabase, 'engine'>,
  trx: LeadTransaction,
  { key, bodyDigest, caller, now }: Recall,
): Promise<Recalled | FreshKey> {
  const shared = digest(key);
  const own = digestJson([caller, key]);
  if (engine === 'postgres' && !(await lockKey(trx, own, shared))) return { kind: 'in_flight' };
  await trx
    .deleteFrom('idempotency_keys')
    .where('key_digest', 'in', [shared, own])
    .where('expires_at', '<=', timestamp(now))
    .where('body_digest', '!=', bodyDigest)
    .execute();
  const records = await trx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('key_digest', 'in', [shared, own])
    .execute();
  const same = records.find((record) => record.body_digest === bodyDigest);
  if (same !== undefined) return { kind: 'replayed', answer: { status: same.status, body: same.answer } };
  // A version that knows no callers wrote a record without one: it may be this caller's.
  if (records.some((record) => record.caller === null || record.caller === caller)) return { kind: 'key_reused' };
  return { kind: 'fresh', keyDigest: records.length === 0 ? shared : own };
}

/**
 * The answer that a key stands for. The caller is not checked, so this is only for keys that nobody can guess. Null
 * where nothing is remembered, and while the request is still being worked on.
 */
export async function findAnswer(db: LeadReader, key: string): Promise<StoredAnswer | null> {
  const record = await db
    .selectFrom('idempotency_keys')
    .select(['status', 'answer'])
    .where('key_digest', '=', digest(key))
    .executeTakeFirst();
  return record === undefined ? null : { status: record.status, body: record.answer };
}

/**
 * Locks a key across all instances until the transaction ends; false when another request of the same caller holds it.
 * Other callers of the key wait for one another.
 */
async function lockKey(trx: LeadTransaction, own: string, shared: string): Promise<boolean> {
  const query = sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(hashtextextended(${own}, 1)) as locked`;
  const { rows } = await query.execute(trx);
  if (rows[0]?.locked !== true) return false;
  await sql`select pg_advisory_xact_lock(hashtextextended(${shared}, 3))`.execute(trx);
  return true;
}

/** Forgets idempotency keys that have expired. Returns how many. */
export function forgetExpiredKeys(database: LeadDatabase, now: number): Promise<number> {
  return database.write(async (trx) => {
    // A clock that ran ahead would have a key remembered for as long as it was wrong.
    const latest = timestamp(now + idempotencyLifetime);
    await trx.updateTable('idempotency_keys').set({ expires_at: latest }).where('expires_at', '>', latest).execute();
    const result = await trx
      .deleteFrom('idempotency_keys')
      .where('expires_at', '<=', timestamp(now))
      .executeTakeFirst();
    return Number(result.numDeletedRows);
  });
}
