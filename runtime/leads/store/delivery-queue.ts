/**
 * The queue of deliveries, shared by all instances. A claim leases a delivery for a while; an instance that dies
 * leaves its lease to expire, and another takes the delivery again. So a delivery is sent at least once.
 */

import { sql } from 'kysely';
import { timestamp } from '../clock.js';
import { uuidV7 } from '../uuid-v7.js';
import type { LeadDatabase, LeadTransaction } from './lead-database.js';
import type { DeliveriesTable, LeadsTable } from './tables.js';

export interface Claim {
  /** Deliveries of these providers only; the others wait. */
  readonly providers: readonly string[];
  readonly now: number;
  /** How long the claimant keeps others away, in milliseconds; longer than an attempt can take. */
  readonly lease: number;
  readonly limit: number;
}

/** A delivery that this instance holds, with all it needs to send it. */
export interface ClaimedDelivery {
  readonly delivery: Pick<DeliveriesTable, 'id' | 'provider' | 'attempts'>;
  readonly token: string;
  readonly lead: LeadsTable;
  readonly consent: { readonly text: string; readonly given_at: string | null; readonly channels: string };
}

/** How an attempt ended. `retryAt` is null when no further attempt will be made. */
export interface AttemptResult {
  readonly startedAt: number;
  readonly duration: number;
  readonly outcome: string;
  readonly httpStatus: number | null;
  readonly delivered: boolean;
  readonly retryAt: number | null;
}

/** Leases up to `limit` deliveries that are due, oldest first. No two claims get the same one while its lease runs. */
export async function claimDue(database: LeadDatabase, claim: Claim): Promise<readonly ClaimedDelivery[]> {
  if (claim.providers.length === 0 || claim.limit <= 0) return [];
  // Looking first costs a read; a write transaction for nothing would cost a wait on the disk or for a lock.
  if (!(await database.read((db) => anyDue(db, claim)))) return [];
  return database.write(async (trx) => {
    // A lease that a power cut undoes costs nothing but its delivery being claimed again.
    if (database.engine === 'postgres') await sql`set local synchronous_commit = off`.execute(trx);
    const due = await lockDue(database, trx, claim);
    if (due.length === 0) return [];
    const token = uuidV7(claim.now);
    await trx
      .updateTable('deliveries')
      .set({ lease_until: timestamp(claim.now + claim.lease), lease_token: token })
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .execute();
    return withLeads(trx, due, token);
  });
}

function dueDeliveries(db: Pick<LeadTransaction, 'selectFrom'>, { providers, now }: Claim) {
  return db
    .selectFrom('deliveries')
    .where('state', '=', 'pending')
    .where('provider', 'in', [...providers])
    .where('next_attempt_at', '<=', timestamp(now))
    .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<=', timestamp(now))]));
}

async function anyDue(db: Pick<LeadTransaction, 'selectFrom'>, claim: Claim): Promise<boolean> {
  return (await dueDeliveries(db, claim).select('id').limit(1).executeTakeFirst()) !== undefined;
}

type DueRow = Pick<DeliveriesTable, 'id' | 'lead_id' | 'provider' | 'attempts'>;

/** On PostgreSQL rows that another instance is claiming are passed over; SQLite has one writer at a time. */
function lockDue(database: LeadDatabase, trx: LeadTransaction, claim: Claim): Promise<DueRow[]> {
  const query = dueDeliveries(trx, claim)
    .select(['id', 'lead_id', 'provider', 'attempts'])
    .orderBy('next_attempt_at')
    .limit(claim.limit);
  return database.engine === 'postgres' ? query.forUpdate().skipLocked().execute() : query.execute();
}

async function withLeads(trx: LeadTransaction, due: readonly DueRow[], token: string): Promise<ClaimedDelivery[]> {
  const ids = due.map(({ lead_id }) => lead_id);
  const leads = await trx.selectFrom('leads').selectAll().where('id', 'in', ids).execute();
  const consents = await trx.selectFrom('consents').selectAll().where('lead_id', 'in', ids).execute();
  const leadById = new Map(leads.map((lead) => [lead.id, lead]));
  const consentById = new Map(consents.map((consent) => [consent.lead_id, consent]));
  return due.flatMap((delivery) => {
    const lead = leadById.get(delivery.lead_id);
    const consent = consentById.get(delivery.lead_id);
    return lead === undefined || consent === undefined ? [] : [{ delivery, token, lead, consent }];
  });
}

/** Writes down how an attempt ended and frees the delivery. */
export function settle(database: LeadDatabase, claimed: ClaimedDelivery, result: AttemptResult): Promise<void> {
  return database.write(async (trx) => {
    await trx
      .insertInto('delivery_attempts')
      .values({
        id: uuidV7(result.startedAt),
        delivery_id: claimed.delivery.id,
        started_at: timestamp(result.startedAt),
        duration_ms: Math.round(result.duration),
        outcome: result.outcome,
        http_status: result.httpStatus,
      })
      .execute();
    await (result.delivered ? markDelivered(trx, claimed, result) : markFailed(trx, claimed, result));
  });
}

/** The receiver has it, so this holds even when the lease ran out and another instance took the delivery since. */
async function markDelivered(
  trx: LeadTransaction,
  { delivery }: ClaimedDelivery,
  result: AttemptResult,
): Promise<void> {
  await trx
    .updateTable('deliveries')
    .set({
      state: 'delivered',
      attempts: delivery.attempts + 1,
      delivered_at: timestamp(result.startedAt + result.duration),
      lease_until: null,
      lease_token: null,
    })
    .where('id', '=', delivery.id)
    .where('state', '!=', 'delivered')
    .execute();
}

/** Only the holder of the lease may plan the next attempt. */
async function markFailed(
  trx: LeadTransaction,
  { delivery, token }: ClaimedDelivery,
  { retryAt }: AttemptResult,
): Promise<void> {
  await trx
    .updateTable('deliveries')
    .set({
      state: retryAt === null ? 'dead' : 'pending',
      attempts: delivery.attempts + 1,
      ...(retryAt === null ? {} : { next_attempt_at: timestamp(retryAt) }),
      lease_until: null,
      lease_token: null,
    })
    .where('id', '=', delivery.id)
    .where('lease_token', '=', token)
    .execute();
}

/** What stands in the queue, for metrics and for the operator. */
export interface QueueState {
  /** Not delivered yet, with a webhook to be delivered to. */
  readonly pending: number;
  /** Not delivered, and no webhook that could be called: none is configured, or it answered 410. */
  readonly waiting: number;
  readonly dead: number;
  /** How long the oldest pending delivery has been in the queue, in seconds; 0 when none is pending. */
  readonly oldestSeconds: number;
  /** How far the oldest pending delivery is past its time, in seconds; 0 when none is due. */
  readonly oldestDueSeconds: number;
}

/** `providers` are those with a webhook that may be called. */
export async function queueState(
  database: LeadDatabase,
  { providers, now }: Pick<Claim, 'providers' | 'now'>,
): Promise<QueueState> {
  const groups = await database.read((db) =>
    db
      .selectFrom('deliveries')
      .select(['state', 'provider', ({ fn }) => fn.countAll().as('count')])
      .select(({ fn }) => [fn.min('next_attempt_at').as('due'), fn.min('created_at').as('created')])
      .where('state', 'in', ['pending', 'dead'])
      .groupBy(['state', 'provider'])
      .execute(),
  );
  const undelivered = groups.filter(({ state }) => state === 'pending');
  const pending = undelivered.filter(({ provider }) => providers.includes(provider));
  const sum = (rows: typeof groups) => rows.reduce((total, { count }) => total + Number(count), 0);
  return {
    pending: sum(pending),
    waiting: sum(undelivered) - sum(pending),
    dead: sum(groups) - sum(undelivered),
    oldestSeconds: longestSince(
      pending.map(({ created }) => created),
      now,
    ),
    oldestDueSeconds: longestSince(
      pending.map(({ due }) => due),
      now,
    ),
  };
}

/** The seconds since the earliest of the moments; 0 when it lies ahead or there is none. */
function longestSince(moments: readonly string[], now: number): number {
  return Math.max(0, ...moments.map((moment) => (now - Date.parse(moment)) / 1000));
}

/** Forgets idempotency keys that have expired. Returns how many. */
export function forgetExpiredKeys(database: LeadDatabase, now: number): Promise<number> {
  return database.write(async (trx) => {
    const result = await trx
      .deleteFrom('idempotency_keys')
      .where('expires_at', '<=', timestamp(now))
      .executeTakeFirst();
    return Number(result.numDeletedRows);
  });
}
