/**
 * The queue of deliveries, shared by all instances. A claim leases a delivery for a while; an instance that dies
 * leaves its lease to expire, and another takes the delivery again. So a delivery is sent at least once.
 */
import { sql } from 'kysely';
import { usualLease } from '../model/attempt-times.js';
import { timestamp } from '../model/clock.js';
import type { ConsentRow } from '../model/lead-columns.js';
import { uuidV7 } from '../model/uuid-v7.js';
import type { Moment } from './believed-times.js';
import { isDue, isFree, isPlanBelieved } from './believed-times.js';
import type { LeadDatabase, LeadReader, LeadTransaction } from './lead-database.js';
import type { Channel, DeliveriesTable, LeadsTable } from './tables.js';
import type { Way } from './ways.js';
import { assignChannels, hasWay, isUnassigned, isWay } from './ways.js';

export interface Claim {
  /** Ways that deliveries can take; deliveries by other ways wait. */
  readonly ways: readonly Way[];
  /** Ways that must not get another delivery at the moment. */
  readonly busy?: readonly Way[];
  readonly now: number;
  /** Lease of the claimant, in milliseconds; longer than an attempt can take. */
  readonly lease: number;
  readonly limit: number;
}

/** A delivery that this instance holds, with all it needs to send it. */
export interface ClaimedDelivery {
  readonly delivery: Pick<DeliveriesTable, 'id' | 'provider' | 'attempts'> & {
    readonly channel: Channel;
    /** True for an extra attempt ahead of the plan. */
    readonly isEarly: boolean;
  };
  readonly token: string;
  readonly lead: LeadsTable;
  readonly consent: ConsentRow;
}

/** Result of an attempt. `retryAt` is null when no further attempt will be made. */
export interface AttemptResult {
  readonly startedAt: number;
  readonly duration: number;
  readonly outcome: string;
  readonly httpStatus: number | null;
  /** Exact cause of a failure, as a code; null when the outcome says it all. */
  readonly reason?: string | null;
  readonly delivered: boolean;
  readonly retryAt: number | null;
  /** True when the receiver itself asked for the pause until then. */
  readonly isAsked?: boolean;
}

/** Leases up to `limit` deliveries that are due, oldest first. No two claims get the same one while its lease runs. */
export async function claimDue(database: LeadDatabase, claim: Claim): Promise<readonly ClaimedDelivery[]> {
  if (claim.ways.length === 0 || claim.limit <= 0) return [];
  // Looking first costs a read; a write transaction for nothing would cost a wait on the disk or for a lock.
  if (!(await database.read((db) => anyDue(db, claim)))) return [];
  return database.write(async (trx) => {
    // A lease that a power cut undoes costs nothing but its delivery being claimed again.
    if (database.engine === 'postgres') await sql`set local synchronous_commit = off`.execute(trx);
    await assignChannels(database, trx, claim.ways, claim.now);
    const due = await lockDue(database, trx, claim);
    if (due.length === 0) return [];
    const ids = due.map(({ id }) => id);
    const token = uuidV7(claim.now);
    await trx
      .updateTable('deliveries')
      .set({ lease_until: timestamp(claim.now + claim.lease), lease_token: token })
      .where('id', 'in', ids)
      .execute();
    return withLeads(trx, due, token, claim);
  });
}

/** Those that are pending, due, free, and have a way. */
function dueDeliveries(db: Pick<LeadTransaction, 'selectFrom'>, { ways, busy = [], ...moment }: Claim) {
  const free = ways.filter((way) => !isWay(busy, way));
  return db
    .selectFrom('deliveries')
    .where('state', '=', 'pending')
    .where((where) => where.or([hasWay(where, free), isUnassigned(where, ways)]))
    .where((where) => isDue(where, moment))
    .where((where) => isFree(where, moment));
}

async function anyDue(db: Pick<LeadTransaction, 'selectFrom'>, claim: Claim): Promise<boolean> {
  return (await dueDeliveries(db, claim).select('id').limit(1).executeTakeFirst()) !== undefined;
}

const dueColumns = [
  ...(['id', 'lead_id', 'provider', 'channel', 'attempts'] as const),
  ...(['next_attempt_at', 'planned_at', 'early_at'] as const),
] as const;

type DueRow = Pick<DeliveriesTable, (typeof dueColumns)[number]>;

/** On PostgreSQL rows that another instance is claiming are passed over; SQLite has one writer at a time. */
function lockDue(database: LeadDatabase, trx: LeadTransaction, claim: Claim): Promise<DueRow[]> {
  const query = dueDeliveries(trx, claim)
    .select(dueColumns)
    .where('channel', 'is not', null)
    .orderBy(({ fn }) => fn.coalesce('early_at', 'next_attempt_at'))
    .orderBy('created_at')
    .limit(claim.limit);
  return database.engine === 'postgres' ? query.forUpdate().skipLocked().execute() : query.execute();
}

async function withLeads(
  trx: LeadTransaction,
  due: readonly DueRow[],
  token: string,
  moment: Moment,
): Promise<ClaimedDelivery[]> {
  const ids = due.map(({ lead_id }) => lead_id);
  const leads = await trx.selectFrom('leads').selectAll().where('id', 'in', ids).execute();
  const consents = await trx.selectFrom('consents').selectAll().where('lead_id', 'in', ids).execute();
  const leadById = new Map(leads.map((lead) => [lead.id, lead]));
  const consentById = new Map(consents.map((consent) => [consent.lead_id, consent]));
  return due.flatMap((delivery) => {
    const lead = leadById.get(delivery.lead_id);
    const consent = consentById.get(delivery.lead_id);
    const { channel } = delivery;
    if (lead === undefined || consent === undefined || channel === null) return [];
    const { id, provider, attempts } = delivery;
    return [
      { delivery: { id, provider, attempts, channel, isEarly: isEarly(delivery, moment) }, token, lead, consent },
    ];
  });
}

function isEarly({ early_at, next_attempt_at, planned_at }: DueRow, moment: Moment): boolean {
  const at = timestamp(moment.now);
  return early_at !== null && early_at <= at && next_attempt_at > at && isPlanBelieved(planned_at, moment);
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
        reason: result.reason ?? null,
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
  { retryAt, isAsked = false, startedAt, duration }: AttemptResult,
): Promise<void> {
  const keepsPlan = delivery.isEarly && !isAsked;
  const next = retryAt === null || keepsPlan ? {} : { next_attempt_at: timestamp(retryAt) };
  await trx
    .updateTable('deliveries')
    .set({
      state: retryAt === null ? 'dead' : 'pending',
      attempts: delivery.attempts + (delivery.isEarly ? 0 : 1),
      ...next,
      planned_at: timestamp(startedAt + duration),
      // Keep the time the receiver asked for, even when its channel delivers other leads.
      early_at: isAsked && retryAt !== null ? timestamp(retryAt) : null,
      lease_until: null,
      lease_token: null,
    })
    .where('id', '=', delivery.id)
    .where('lease_token', '=', token)
    .execute();
}

/** State of the queue, for metrics and operators. */
export interface QueueState {
  /** Not delivered yet, with a way to be delivered. */
  readonly pending: number;
  /** Not delivered, and no way to: none is configured, or the webhook answered 410. */
  readonly waiting: number;
  readonly dead: number;
  /** Leads that wait for an operator to look at them. */
  readonly held: number;
  /** Age of the oldest of those, in seconds; 0 when there is none. */
  readonly heldOldestSeconds: number;
  /** Age of the oldest pending delivery, in seconds; 0 when none is pending. */
  readonly oldestSeconds: number;
  /** Delay of the oldest pending delivery, in seconds; 0 when none is due. */
  readonly oldestDueSeconds: number;
  /** Latest planned time ahead of the clock, in seconds. Large when some clock was or is wrong. */
  readonly aheadSeconds: number;
}

export async function queueState(
  database: LeadDatabase,
  { ways, now }: Pick<Claim, 'ways' | 'now'>,
): Promise<QueueState> {
  const groups = await database.read((db) =>
    db
      .selectFrom('deliveries')
      .select(['state', 'provider', 'channel', ({ fn }) => fn.countAll().as('count')])
      .select(({ fn }) => [fn.min('next_attempt_at').as('due'), fn.min('created_at').as('created')])
      .select(({ fn }) => [fn.max('created_at').as('latest'), fn.max('planned_at').as('planned')])
      .select(({ fn }) => fn.max('lease_until').as('leased'))
      .where('state', 'in', ['pending', 'dead'])
      .groupBy(['state', 'provider', 'channel'])
      .execute(),
  );
  const held = await database.read(heldLeads);
  const undelivered = groups.filter(({ state }) => state === 'pending');
  const pending = undelivered.filter((group) => isWay(ways, group));
  const sum = (rows: typeof groups) => rows.reduce((total, { count }) => total + Number(count), 0);
  return {
    pending: sum(pending),
    waiting: sum(undelivered) - sum(pending),
    dead: sum(groups) - sum(undelivered),
    held: held.count,
    heldOldestSeconds: longestSince(held.oldest === null ? [] : [held.oldest], now),
    oldestSeconds: longestSince(
      pending.map(({ created }) => created),
      now,
    ),
    oldestDueSeconds: longestSince(
      pending.map(({ due }) => due),
      now,
    ),
    aheadSeconds: furthestAhead(
      [
        ...groups.flatMap(({ latest, planned }) => [latest, planned]),
        ...undelivered.map(({ leased }) => leased && timestamp(Date.parse(leased) - usualLease)),
        held.latest,
      ],
      now,
    ),
  };
}

interface HeldLeads {
  readonly count: number;
  readonly oldest: string | null;
  readonly latest: string | null;
}

/** The condition is written out, so that both databases see that their index of held leads answers it. */
async function heldLeads(db: LeadReader): Promise<HeldLeads> {
  const { count, oldest, latest } = await db
    .selectFrom('leads')
    .select(({ fn }) => [fn.countAll().as('count'), fn.min('received_at').as('oldest')])
    .select(({ fn }) => fn.max('received_at').as('latest'))
    .where('disposition', '=', sql.lit('held'))
    .where('purged_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest, latest };
}

/** The seconds since the earliest of the moments; 0 when it lies ahead or there is none. */
function longestSince(moments: readonly string[], now: number): number {
  return Math.max(0, ...moments.map((moment) => (now - Date.parse(moment)) / 1000));
}

/** The seconds until the latest of the moments; 0 when none lies ahead. */
function furthestAhead(moments: readonly (string | null)[], now: number): number {
  const known = moments.filter((moment) => moment !== null);
  return Math.max(0, ...known.map((moment) => (Date.parse(moment) - now) / 1000));
}
