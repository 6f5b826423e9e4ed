/** Inserts the rows that one lead consists of. Each function runs inside the caller's transaction. */
import { timestamp } from '../model/clock.js';
import type { ContactMarks } from '../model/contact-point.js';
import { digest, messageDigest } from '../model/digest.js';
import type { Consent, Lead, LeadRecord, StoredAnswer } from '../model/lead.js';
import { consentColumns, contactColumns, leadColumns, recordColumns, toRow } from '../model/lead-columns.js';
import { uuidV7 } from '../model/uuid-v7.js';
import type { LeadTransaction } from './lead-database.js';
import type { Channel, DeliveriesTable } from './tables.js';

/** A lead that was decided on. */
export interface NewLead extends Omit<LeadRecord, 'receivedAt' | 'messageDigest' | 'purgedAt'> {
  readonly lead: Lead;
  readonly now: number;
  /** Marks of the person that remain when number and address are gone. */
  readonly marks: ContactMarks;
  /** The idempotency record that is kept with it; null when the caller gave no key. */
  readonly key: NewKey | null;
  /** The provider who is to get it; null for nobody. */
  readonly deliverTo: string | null;
}

/** The record of an idempotency key. */
export interface NewKey {
  /** The digest under which it is kept. */
  readonly keyDigest: string;
  readonly caller: string;
  readonly bodyDigest: string;
  readonly answer: StoredAnswer;
  readonly expires: number;
}

/** Inserts the lead, its consent, its idempotency record and its delivery. */
export async function insertLead(
  trx: LeadTransaction,
  { lead, now, marks, key, deliverTo, ...record }: NewLead,
): Promise<void> {
  const noted: LeadRecord = {
    ...record,
    receivedAt: timestamp(now),
    messageDigest: messageDigest(lead.message),
    purgedAt: null,
  };
  await trx
    .insertInto('leads')
    .values({ ...toRow(noted, recordColumns), ...toRow(lead.contact, contactColumns), ...toRow(lead, leadColumns) })
    .execute();
  await insertConsent(trx, record.id, { consent: lead.consent, marks, now });
  if (key !== null) await insertKey(trx, record.id, key);
  if (deliverTo !== null) await insertDelivery(trx, { leadId: record.id, provider: deliverTo, now });
}

async function insertConsent(
  trx: LeadTransaction,
  leadId: string,
  { consent, marks, now }: { consent: Consent; marks: ContactMarks; now: number },
): Promise<void> {
  await trx
    .insertInto('consents')
    .values({
      lead_id: leadId,
      text_sha256: digest(consent.text),
      recorded_at: timestamp(now),
      phone_mark: marks.phone,
      email_mark: marks.email,
      ...toRow(consent, consentColumns),
    })
    .execute();
}

async function insertKey(
  trx: LeadTransaction,
  leadId: string,
  { keyDigest, caller, bodyDigest, answer, expires }: NewKey,
): Promise<void> {
  await trx
    .insertInto('idempotency_keys')
    .values({
      key_digest: keyDigest,
      caller,
      body_digest: bodyDigest,
      lead_id: leadId,
      status: answer.status,
      answer: answer.body,
      expires_at: timestamp(expires),
    })
    .execute();
}

interface NewDelivery {
  readonly leadId: string;
  readonly provider: string;
  readonly now: number;
  /** One channel only; every way to the provider when absent. */
  readonly channel?: Channel | null;
}

/** Queues a lead for its provider, due at once. Returns the id of the delivery. */
export async function insertDelivery(trx: LeadTransaction, delivery: NewDelivery): Promise<string> {
  const id = `msg_${uuidV7(delivery.now)}`;
  await trx.insertInto('deliveries').values(newDelivery(id, delivery)).execute();
  return id;
}

/** The plan of a delivery that is due at once. */
export function dueAt(now: number): Pick<DeliveriesTable, 'next_attempt_at' | 'planned_at' | 'early_at'> {
  return { next_attempt_at: timestamp(now), planned_at: timestamp(now), early_at: null };
}

/** The row of a delivery that is due at once. */
export function newDelivery(id: string, { leadId, provider, now, channel = null }: NewDelivery): DeliveriesTable {
  return {
    id,
    lead_id: leadId,
    provider,
    channel,
    state: 'pending',
    attempts: 0,
    ...dueAt(now),
    lease_until: null,
    lease_token: null,
    created_at: timestamp(now),
    delivered_at: null,
  };
}
