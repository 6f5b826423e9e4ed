/**
 * The tables of the lead store. Moments are text as `timestamp` writes them; objects are JSON text.
 * Both databases keep the same types, so that one query means the same on each.
 */
import type { ConsentRow, ContactRow, LeadRow, RecordRow } from '../model/lead-columns.js';

export interface LeadTables {
  leads: LeadsTable;
  consents: ConsentsTable;
  idempotency_keys: IdempotencyKeysTable;
  deliveries: DeliveriesTable;
  delivery_attempts: DeliveryAttemptsTable;
  disabled_endpoints: DisabledEndpointsTable;
  operator_actions: OperatorActionsTable;
  operator_summaries: OperatorSummariesTable;
  withdrawals: WithdrawalsTable;
  store_keys: StoreKeysTable;
}

/** The columns are listed in `lead-columns.ts`. */
export interface LeadsTable extends RecordRow, ContactRow, LeadRow {}

/** Append-only: a purge of contact data does not touch it. */
export interface ConsentsTable extends ConsentRow {
  lead_id: string;
  text_sha256: string;
  recorded_at: string;
  /** Keyed digests of the number and the address it was given for, which stay when those are erased. */
  phone_mark: string | null;
  email_mark: string | null;
}

/** The key itself is not stored, because a caller may build it from a telephone number. */
export interface IdempotencyKeysTable {
  key_digest: string;
  body_digest: string;
  lead_id: string;
  status: number;
  answer: string;
  expires_at: string;
  /** Whose key it is, as a keyed digest; null where an older version wrote it. */
  caller: string | null;
}

/** `held` waits for an operator. `cancelled` is never sent: its person withdrew, or the lead was erased. */
export type DeliveryState = 'pending' | 'delivered' | 'dead' | 'held' | 'cancelled';

/** The channel by which a delivery reaches its recipient. */
export type Channel = 'webhook' | 'email';

export interface DeliveriesTable {
  /** The webhook id and the local part of the Message-ID: the same in every attempt, so that repetitions are known. */
  id: string;
  lead_id: string;
  /** The provider, or `operator`. */
  provider: string;
  /** Null until a worker finds a way to its provider; then there is one delivery for each way. */
  channel: Channel | null;
  state: DeliveryState;
  /** Finished attempts since the delivery was made or last replayed; says which delay of the schedule is next. */
  attempts: number;
  next_attempt_at: string;
  /** When that was planned; null where an older version did. */
  planned_at: string | null;
  /** When to make an extra attempt, because its channel may work again; a failure leaves the plan as it is. */
  early_at: string | null;
  /** While a worker sends it: until when others leave it to that worker, and which claim holds it. */
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
  /** The status of HTTP, or the code of an SMTP reply. */
  http_status: number | null;
  /** Exact cause of a failure, as a code such as `cert_has_expired`; null when the outcome says it all. */
  reason: string | null;
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

/** The daily mail to the operator: one row for a day, so that one instance sends it. */
export interface OperatorSummariesTable {
  /** The day in UTC, such as `2026-05-02`. */
  day: string;
  state: DeliveryState;
  attempts: number;
  next_attempt_at: string;
  lease_until: string | null;
  lease_token: string | null;
  delivered_at: string | null;
  /** Leads before this moment are counted in it or in an earlier one; null where an older version made the row. */
  covers_until: string | null;
}

/** Numbers and addresses whose owners do not want to be contacted any more, as keyed digests. */
export interface WithdrawalsTable {
  contact_mark: string;
  withdrawn_at: string;
}

/** Secrets that never leave the store, such as the key of its digests. */
export interface StoreKeysTable {
  name: string;
  secret: string;
}
