/**
 * The answers that are remembered by the idempotency keys of their requests. A key belongs to its caller: `order-1` of
 * one has nothing to do with `order-1` of another.
 *
 * The first caller of a key keeps it under the digest of the key only, where versions of this code that know no
 * callers look too; others keep it under a digest of both.
 */
import { sql } from 'kysely';
import { timestamp } from '../model/clock.js';
import { mark } from '../model/contact-point.js';
import { digest, digestJson } from '../model/digest.js';
import type { StoredAnswer } from '../model/lead.js';
import type { LeadDatabase, LeadReader, LeadTransaction } from './lead-database.js';
import type { IdempotencyKeysTable } from './tables.js';

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
  /** The lead that came with it was erased. */
  | { readonly kind: 'erased' }
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
  /** The key of the store's own digests. */
  readonly secret: string;
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
  { key, bodyDigest, caller, secret, now }: Recall,
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
  const erased = await erasedUses(trx, [shared, own], secret);
  const same = records.find((record) => record.body_digest === bodyDigest);
  if (same !== undefined) return { kind: 'replayed', answer: { status: same.status, body: same.answer } };
  // A version that knows no callers wrote a record without one: it may be this caller's.
  if (records.some((record) => record.caller === null || record.caller === caller)) return { kind: 'key_reused' };
  const isErased = erased.some(({ keyDigest, record }) => {
    const marks = marksOfUse(secret, { key_digest: keyDigest, body_digest: bodyDigest, caller });
    if (record.body_digest === marks.body_digest) return true;
    return record.expires_at > timestamp(now) && (record.caller === null || record.caller === marks.caller);
  });
  if (isErased) return { kind: 'erased' };
  return { kind: 'fresh', keyDigest: records.length + erased.length === 0 ? shared : own };
}

type Use = Pick<IdempotencyKeysTable, 'key_digest' | 'body_digest' | 'caller'>;

/**
 * What stays of the use of a key when its lead is erased, so that a repetition stores nothing again. Callers may build
 * keys from telephone numbers, so these digests need the key of the store. They differ for each key, so that they say
 * nothing of which leads came from one caller.
 */
function marksOfUse(secret: string, { key_digest: key, body_digest: body, caller }: Use): Use {
  return {
    key_digest: mark(secret, `erased key ${key}`),
    body_digest: mark(secret, `erased body ${key} ${body}`),
    caller: caller === null ? null : mark(secret, `erased caller ${key} ${caller}`),
  };
}

/** The records of these keys whose leads are erased. */
async function erasedUses(trx: LeadTransaction, keyDigests: readonly string[], secret: string) {
  const marks = new Map(
    keyDigests.map((key_digest) => [
      marksOfUse(secret, { key_digest, body_digest: '', caller: null }).key_digest,
      key_digest,
    ]),
  );
  const records = await trx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('key_digest', 'in', [...marks.keys()])
    .execute();
  return records.map((record) => ({ record, keyDigest: marks.get(record.key_digest) ?? '' }));
}

/** Forgets the answers to the requests of these leads. That their keys were used stays until they expire. */
export async function eraseAnswers(trx: LeadTransaction, leadIds: readonly string[], secret: string): Promise<void> {
  const records = await trx.selectFrom('idempotency_keys').selectAll().where('lead_id', 'in', leadIds).execute();
  await trx.deleteFrom('idempotency_keys').where('lead_id', 'in', leadIds).execute();
  for (const record of records) {
    await trx
      .insertInto('idempotency_keys')
      .values({ ...record, ...marksOfUse(secret, record), status: erasedStatus, answer: '' })
      .onConflict((conflict) => conflict.column('key_digest').doNothing())
      .execute();
  }
}

/** The status in the record of a lead that is erased. */
const erasedStatus = 410;

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
