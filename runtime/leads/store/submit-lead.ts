/**
 * Takes a lead into the store: the lead, its consent, its idempotency record and its delivery in one transaction.
 * When this returns `stored`, all of them are on disk; when it throws, none of them is.
 */

import { sql } from 'kysely';
import { timestamp } from '../clock.js';
import { digest, messageDigest } from '../digest.js';
import type { Disposition, Lead } from '../lead.js';
import { uuidV7 } from '../uuid-v7.js';
import { insertConsent, insertDelivery, insertKey, insertLead, type StoredAnswer } from './insert-lead.js';
import type { LeadDatabase, LeadTransaction } from './lead-database.js';

/** How long an idempotency key is remembered, in milliseconds. Published to callers. */
export const IDEMPOTENCY_LIFETIME = 24 * 60 * 60 * 1000;
/** Within this time an equal lead without a key is a repetition, in milliseconds. */
const DUPLICATE_WINDOW = 24 * 60 * 60 * 1000;

export interface Idempotency {
  readonly key: string;
  readonly bodyDigest: string;
}

export interface Submission {
  readonly lead: Lead;
  readonly now: number;
  readonly requestId: string | null;
  readonly idempotency: Idempotency | null;
  /** The provider that the lead is delivered to; null when no active slot covers the place. */
  readonly provider: string | null;
  /** Decides from what the store remembers whether the lead is kept aside, and why; null lets it pass. */
  readonly suspect: (recent: RecentActivity) => string | null;
  /** Writes the answer. It must not tell spam from accepted. */
  readonly answer: (leadId: string, status: 'accepted' | 'duplicate') => StoredAnswer;
}

/** What the store saw within the last day, for telling spam. */
export interface RecentActivity {
  /** Leads of other people with the same long message, repetitions not counted. */
  readonly sameMessage: number;
  /** Accepted leads of the same contact, for whatever service. */
  readonly sameContact: number;
}

export type SubmitOutcome =
  | {
      readonly kind: 'stored';
      readonly leadId: string;
      readonly disposition: Disposition;
      readonly queued: boolean;
      readonly answer: StoredAnswer;
    }
  | { readonly kind: 'replayed'; readonly answer: StoredAnswer }
  | { readonly kind: 'key_reused' }
  | { readonly kind: 'in_flight' };

/** Throws `StoreUnavailable`; the caller may then repeat the submission without making a second lead. */
export function submitLead(database: LeadDatabase, submission: Submission): Promise<SubmitOutcome> {
  return database.write(async (trx) => {
    const earlier = await recallKey(database, trx, submission);
    if (earlier !== undefined) return earlier;
    if (database.engine === 'postgres') await lockContact(trx, submission.lead);
    return storeLead(trx, submission);
  });
}

/** What the idempotency key already stands for; undefined when it is new or there is none. */
async function recallKey(
  database: LeadDatabase,
  trx: LeadTransaction,
  { idempotency, now }: Submission,
): Promise<SubmitOutcome | undefined> {
  if (idempotency === null) return undefined;
  const keyDigest = digest(idempotency.key);
  if (database.engine === 'postgres' && !(await tryLock(trx, keyDigest))) return { kind: 'in_flight' };
  const record = await trx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('key_digest', '=', keyDigest)
    .executeTakeFirst();
  if (record === undefined) return undefined;
  if (record.expires_at <= timestamp(now)) {
    await trx.deleteFrom('idempotency_keys').where('key_digest', '=', keyDigest).execute();
    return undefined;
  }
  if (record.body_digest !== idempotency.bodyDigest) return { kind: 'key_reused' };
  return { kind: 'replayed', answer: { status: record.status, body: record.answer } };
}

/** Locks a key across all instances until the transaction ends; false when another request holds it. */
async function tryLock(trx: LeadTransaction, keyDigest: string): Promise<boolean> {
  const query = sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(hashtextextended(${keyDigest}, 1)) as locked`;
  const { rows } = await query.execute(trx);
  return rows[0]?.locked === true;
}

/** Lets two equal leads that arrive together see one another. SQLite has one writer at a time anyway. */
async function lockContact(trx: LeadTransaction, { contact }: Lead): Promise<void> {
  const key = contact.phone ?? contact.email ?? '';
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 2))`.execute(trx);
}

async function storeLead(trx: LeadTransaction, submission: Submission): Promise<SubmitOutcome> {
  const { now, idempotency } = submission;
  const id = uuidV7(now);
  const reason = submission.suspect(await countRecent(trx, submission));
  const first = idempotency === null ? await findEqualLead(trx, submission, reason !== null) : undefined;
  const disposition: Disposition = first !== undefined ? 'duplicate' : reason !== null ? 'spam' : 'accepted';
  const answer = submission.answer(first ?? id, first === undefined ? 'accepted' : 'duplicate');
  await insertLead(trx, { ...submission, id, disposition, reason, duplicateOf: first ?? null });
  await insertConsent(trx, { leadId: id, consent: submission.lead.consent, now });
  if (idempotency !== null) {
    await insertKey(trx, { ...idempotency, leadId: id, answer, expires: now + IDEMPOTENCY_LIFETIME });
  }
  const provider = disposition === 'accepted' ? submission.provider : null;
  if (provider !== null) await insertDelivery(trx, { leadId: id, provider, now });
  return { kind: 'stored', leadId: first ?? id, disposition, queued: provider !== null, answer };
}

async function countRecent(trx: LeadTransaction, { lead, now }: Submission): Promise<RecentActivity> {
  const since = timestamp(now - DUPLICATE_WINDOW);
  const message = messageDigest(lead.message);
  const contact = contactColumn(lead);
  const sameContact = await trx
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll().as('count'))
    .where(contact.column, '=', contact.value)
    .where('received_at', '>', since)
    .where('disposition', '=', 'accepted')
    .executeTakeFirstOrThrow();
  if (message === null) return { sameMessage: 0, sameContact: Number(sameContact.count) };
  const sameMessage = await trx
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('message_digest', '=', message)
    .where('received_at', '>', since)
    .where('disposition', '!=', 'duplicate')
    .where(contact.column, 'is distinct from', contact.value)
    .executeTakeFirstOrThrow();
  return { sameMessage: Number(sameMessage.count), sameContact: Number(sameContact.count) };
}

/**
 * The first lead of the same person for the same service and place within the last day. An honest lead is never
 * taken for the repetition of one that was kept aside, because someone else may have sent that in the person's name.
 */
async function findEqualLead(
  trx: LeadTransaction,
  { lead, now }: Submission,
  suspected: boolean,
): Promise<string | undefined> {
  const contact = contactColumn(lead);
  const row = await trx
    .selectFrom('leads')
    .select('id')
    .where(contact.column, '=', contact.value)
    .where('received_at', '>', timestamp(now - DUPLICATE_WINDOW))
    .where('service', '=', lead.service)
    .where('city', '=', lead.city)
    .where('neighborhood', 'is not distinct from', lead.neighborhood)
    .where('disposition', 'in', suspected ? ['accepted', 'spam'] : ['accepted'])
    .orderBy('received_at')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** What identifies a person: the telephone number, or the e-mail address where there is none. */
function contactColumn({ contact }: Lead): { column: 'contact_phone' | 'contact_email'; value: string | null } {
  return contact.phone === null
    ? { column: 'contact_email', value: contact.email }
    : { column: 'contact_phone', value: contact.phone };
}
