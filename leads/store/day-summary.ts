/** Counts a day of leads and the queue for the operator's summary. Identifies no person. */

import { timestamp } from '../model/clock.js';
import { operatorRecipient } from '../model/ways.js';
import { countRows } from './count-rows.js';
import type { LeadDatabase, LeadReader } from './lead-database.js';
import type { Channel, DeliveriesTable } from './tables.js';
import type { Way } from './ways.js';
import { deliveriesOf, isFor, isWay } from './ways.js';

export interface DaySummary {
  /** The time that is counted, as `timestamp` writes it; `until` is not included. */
  readonly from: string;
  readonly until: string;
  /** Leads received within the time, by what came of them at once. */
  readonly received: Readonly<Record<string, number>>;
  /** Deliveries to providers that were made within the time. */
  readonly delivered: number;
  /** Leads that nobody has got yet, oldest first, up to the limit. */
  readonly waiting: readonly WaitingItem[];
  /** Number for each reason, listed or not. */
  readonly reasons: Readonly<Record<WaitingReason, number>>;
}

/**
 * Why nobody has got a lead: the next attempt is planned; no channel leads to its provider; the schedule is used up or
 * the receiver refused it for good; no provider takes the service there; the operator has to review it first.
 */
export type WaitingReason = 'retrying' | 'no_way' | 'dead' | 'unrouted' | 'held';

export interface WaitingItem {
  readonly leadId: string;
  readonly reason: WaitingReason;
  readonly receivedAt: string;
  readonly provider: string | null;
  readonly channel: Channel | null;
  readonly attempts: number;
  /** Only while another attempt is planned. */
  readonly nextAttemptAt: string | null;
  /** Outcome of the last attempt, or why the lead is held. */
  readonly detail: string | null;
}

export interface SummaryTime {
  readonly from: number;
  readonly until: number;
  readonly ways: readonly Way[];
  /** Most items of each kind in the list. */
  readonly limit: number;
}

export function summarizeDay(database: LeadDatabase, time: SummaryTime): Promise<DaySummary> {
  return database.read(async (db) => {
    const [received, delivered] = [await countReceived(db, time), await countDelivered(db, time)];
    const undelivered = await undeliveredItems(db, time);
    const kept = await keptItems(db, time);
    const waiting = [...undelivered, ...kept].sort((a, b) => (a.receivedAt < b.receivedAt ? -1 : 1));
    const [from, until] = [timestamp(time.from), timestamp(time.until)];
    return { from, until, received, delivered, waiting, reasons: await countReasons(db, time) };
  });
}

async function countReceived(db: LeadReader, { from, until }: SummaryTime): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('leads')
    .select(['disposition', ({ fn }) => fn.countAll().as('count')])
    .where('received_at', '>=', timestamp(from))
    .where('received_at', '<', timestamp(until))
    .groupBy('disposition')
    .orderBy('disposition')
    .execute();
  return Object.fromEntries(rows.map(({ disposition, count }) => [disposition, Number(count)]));
}

function countDelivered(db: LeadReader, { from, until }: SummaryTime): Promise<number> {
  const query = db
    .selectFrom('deliveries')
    .where('state', '=', 'delivered')
    .where((where) => isFor(where, null));
  return countRows(query.where('delivered_at', '>=', timestamp(from)).where('delivered_at', '<', timestamp(until)));
}

async function undeliveredItems(db: LeadReader, { ways, limit }: SummaryTime): Promise<readonly WaitingItem[]> {
  const rows = await undelivered(db)
    .select(['deliveries.id', 'deliveries.lead_id', 'deliveries.provider', 'deliveries.channel', 'deliveries.state'])
    .select(['deliveries.attempts', 'deliveries.next_attempt_at', 'leads.received_at'])
    .orderBy('leads.received_at')
    .limit(limit)
    .execute();
  const ids = rows.map(({ id }) => id);
  const details = await lastOutcomes(db, ids);
  return rows.map((row) => {
    const reason = reasonOf(row, ways);
    return {
      leadId: row.lead_id,
      reason,
      receivedAt: row.received_at,
      provider: row.provider,
      channel: row.channel,
      attempts: row.attempts,
      nextAttemptAt: reason === 'retrying' ? row.next_attempt_at : null,
      detail: details.get(row.id) ?? null,
    };
  });
}

function undelivered(db: LeadReader) {
  return db
    .selectFrom('deliveries')
    .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
    .where('deliveries.state', 'in', ['pending', 'dead'])
    .where('leads.purged_at', 'is', null);
}

function reasonOf(
  delivery: Pick<DeliveriesTable, 'state' | 'provider' | 'channel'>,
  ways: readonly Way[],
): WaitingReason {
  if (delivery.state === 'dead') return 'dead';
  return isWay(ways, delivery) ? 'retrying' : 'no_way';
}

async function lastOutcomes(db: LeadReader, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('delivery_attempts')
    .select(['delivery_id', 'outcome', 'http_status', 'reason'])
    .where('delivery_id', 'in', ids)
    .orderBy('id')
    .execute();
  return new Map(
    rows.map(({ delivery_id, outcome, http_status, reason }) => [
      delivery_id,
      [outcome, http_status, reason].filter((part) => part !== null).join(' '),
    ]),
  );
}

/** Leads that are held, and those without any delivery because nobody takes them. */
async function keptItems(db: LeadReader, { limit }: SummaryTime): Promise<readonly WaitingItem[]> {
  const rows = await kept(db)
    .select(['leads.id', 'leads.received_at', 'leads.disposition', 'leads.disposition_reason', 'leads.provider'])
    .orderBy('leads.received_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    leadId: row.id,
    reason: row.disposition === 'accepted' ? 'unrouted' : 'held',
    receivedAt: row.received_at,
    provider: row.provider,
    channel: null,
    attempts: 0,
    nextAttemptAt: null,
    detail: row.disposition_reason,
  }));
}

function kept(db: LeadReader) {
  return db
    .selectFrom('leads')
    .where('leads.purged_at', 'is', null)
    .where((where) =>
      where.or([
        where('leads.disposition', 'not in', ['accepted', 'duplicate', 'spam']),
        where.and([
          where('leads.disposition', '=', 'accepted'),
          where.not(where.exists(deliveriesOf(where).where('deliveries.provider', '!=', operatorRecipient))),
        ]),
      ]),
    );
}

async function countReasons(db: LeadReader, { ways }: SummaryTime): Promise<Record<WaitingReason, number>> {
  const counts: Record<WaitingReason, number> = { retrying: 0, no_way: 0, dead: 0, unrouted: 0, held: 0 };
  const groups = await undelivered(db)
    .select(['deliveries.state', 'deliveries.provider', 'deliveries.channel', ({ fn }) => fn.countAll().as('count')])
    .groupBy(['deliveries.state', 'deliveries.provider', 'deliveries.channel'])
    .execute();
  for (const group of groups) counts[reasonOf(group, ways)] += Number(group.count);
  const rest = await kept(db)
    .select(['leads.disposition', ({ fn }) => fn.countAll().as('count')])
    .groupBy('leads.disposition')
    .execute();
  for (const { disposition, count } of rest) counts[disposition === 'accepted' ? 'unrouted' : 'held'] += Number(count);
  return counts;
}
