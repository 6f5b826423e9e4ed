/**
 * The tables of the lead store. Moments are text as `timestamp` writes them; objects are JSON text.
 * Both databases keep the same types, so that one query means the same on each.
 */

import type { Disposition } from '../lead.js';

export interface LeadTables {
  leads: LeadsTable;
  consents: ConsentsTable;
  idempotency_keys: IdempotencyKeysTable;
  deliveries: DeliveriesTable;
  delivery_attempts: DeliveryAttemptsTable;
  disabled_endpoints: DisabledEndpointsTable;
  operator_actions: OperatorActionsTable;
}

export interface LeadsTable {
  id: string;
  received_at: string;
  request_id: string | null;
  disposition: Disposition;
  /** Why a lead was kept aside; null for others. */
  disposition_reason: string | null;
  /** The first lead of which this one is a repetition. */
  duplicate_of: string | null;
  service: string;
  city: string;
  neighborhood: string | null;
  /** The provider it was routed to; null when no active slot covers the place. */
  provider: string | null;
  timeframe: string | null;
  calculation: string | null;
  /** From here on contact data: a purge sets every one of these to null. */
  contact_name: string | null;
  contact_phone: string | null;
  contact_phone_extension: string | null;
  contact_email: string | null;
  preferred_channel: string | null;
  preferred_time: string | null;
  postal_code: string | null;
  message: string | null;
  /** A digest of the message, to notice the same text under many names. */
  message_digest: string | null;
  source: string | null;
  external_id: string | null;
  purged_at: string | null;
}

/** Append-only: a purge of contact data does not touch it. */
export interface ConsentsTable {
  lead_id: string;
  text: string;
  text_sha256: string;
  given_at: string | null;
  recorded_at: string;
  channels: string;
  method: string | null;
}

/** The key itself is not stored, because a caller may build it from a telephone number. */
export interface IdempotencyKeysTable {
  key_digest: string;
  body_digest: string;
  lead_id: string;
  status: number;
  answer: string;
  expires_at: string;
}

export type DeliveryState = 'pending' | 'delivered' | 'dead';

export interface DeliveriesTable {
  /** The webhook id: the same in every attempt, so that the receiver can drop repetitions. */
  id: string;
  lead_id: string;
  provider: string;
  state: DeliveryState;
  /** Finished attempts since the delivery was made or last replayed; says which delay of the schedule is next. */
  attempts: number;
  next_attempt_at: string;
  /** While a worker sends it: until when others leave it alone, and which claim holds it. */
  lease_until: string | null;
  lease_token: string | null;
  created_at: string;
  delivered_at: string | null;
}

/** One try to send, without any content of the lead or of the answer. */
export interface DeliveryAttemptsTable {
  id: string;
  delivery_id: string;
  started_at: string;
  duration_ms: number;
  /** A word from a fixed list, such as `delivered` or `timeout`. */
  outcome: string;
  http_status: number | null;
}

/** Endpoints that answered 410. A changed URL is another endpoint. */
export interface DisabledEndpointsTable {
  endpoint: string;
  provider: string;
  disabled_at: string;
}

export interface OperatorActionsTable {
  id: string;
  at: string;
  actor: string;
  action: string;
  details: string;
}
