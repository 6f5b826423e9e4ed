/** The rows that one lead consists of. Each function runs inside the caller's transaction. */

import { timestamp } from '../clock.js';
import { digest, messageDigest } from '../digest.js';
import type { Consent, Disposition, Lead } from '../lead.js';
import { uuidV7 } from '../uuid-v7.js';
import type { LeadTransaction } from './lead-database.js';

/** The answer as it is sent, and sent again for the same idempotency key. */
export interface StoredAnswer {
  readonly status: number;
  readonly body: string;
}

export interface LeadRow {
  readonly id: string;
  readonly lead: Lead;
  readonly now: number;
  readonly requestId: string | null;
  readonly provider: string | null;
  readonly disposition: Disposition;
  readonly reason: string | null;
  readonly duplicateOf: string | null;
}

export async function insertLead(trx: LeadTransaction, row: LeadRow): Promise<void> {
  const { lead } = row;
  const { contact } = lead;
  await trx
    .insertInto('leads')
    .values({
      id: row.id,
      received_at: timestamp(row.now),
      request_id: row.requestId,
      disposition: row.disposition,
      disposition_reason: row.reason,
      duplicate_of: row.duplicateOf,
      service: lead.service,
      city: lead.city,
      neighborhood: lead.neighborhood,
      provider: row.provider,
      timeframe: lead.timeframe,
      calculation: lead.calculation === null ? null : JSON.stringify(lead.calculation),
      contact_name: contact.name,
      contact_phone: contact.phone,
      contact_phone_extension: contact.phoneExtension,
      contact_email: contact.email,
      preferred_channel: contact.preferredChannel,
      preferred_time: contact.preferredTime,
      postal_code: lead.postalCode,
      message: lead.message,
      message_digest: messageDigest(lead.message),
      source: JSON.stringify(lead.source),
      external_id: lead.externalId,
      purged_at: null,
    })
    .execute();
}

interface ConsentRow {
  readonly leadId: string;
  readonly consent: Consent;
  readonly now: number;
}

export async function insertConsent(trx: LeadTransaction, { leadId, consent, now }: ConsentRow): Promise<void> {
  await trx
    .insertInto('consents')
    .values({
      lead_id: leadId,
      text: consent.text,
      text_sha256: digest(consent.text),
      given_at: consent.givenAt,
      recorded_at: timestamp(now),
      channels: JSON.stringify(consent.channels),
      method: consent.method,
    })
    .execute();
}

interface KeyRow {
  readonly key: string;
  readonly bodyDigest: string;
  readonly leadId: string;
  readonly answer: StoredAnswer;
  readonly expires: number;
}

export async function insertKey(trx: LeadTransaction, row: KeyRow): Promise<void> {
  await trx
    .insertInto('idempotency_keys')
    .values({
      key_digest: digest(row.key),
      body_digest: row.bodyDigest,
      lead_id: row.leadId,
      status: row.answer.status,
      answer: row.answer.body,
      expires_at: timestamp(row.expires),
    })
    .execute();
}

interface DeliveryRow {
  readonly leadId: string;
  readonly provider: string;
  readonly now: number;
}

/** Queues a lead for its provider, due at once. Returns the webhook id. */
export async function insertDelivery(trx: LeadTransaction, { leadId, provider, now }: DeliveryRow): Promise<string> {
  const id = `msg_${uuidV7(now)}`;
  await trx
    .insertInto('deliveries')
    .values({
      id,
      lead_id: leadId,
      provider,
      state: 'pending',
      attempts: 0,
      next_attempt_at: timestamp(now),
      lease_until: null,
      lease_token: null,
      created_at: timestamp(now),
      delivered_at: null,
    })
    .execute();
  return id;
}
