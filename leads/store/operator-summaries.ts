/**
 * Keeps the daily summaries to send: one for a day, leased by one instance at a time, tried again. A summary begins where
 * the last one that was sent ended, however late that was, so each lead is counted once.
 */
import { sql } from 'kysely';
import { timestamp } from '../model/clock.js';
import { uuidV7 } from '../model/uuid-v7.js';
import { isFree, isLeased, isSummaryDue } from './believed-times.js';
import type { LeadDatabase, LeadTransaction } from './lead-database.js';

export interface ClaimedSummary {
  readonly day: string;
  readonly token: string;
  readonly attempts: number;
  /** The time that it covers, in milliseconds since 1970; the same at every attempt. */
  readonly from: number;
  readonly until: number;
}

const dayLength = 24 * 60 * 60 * 1000;

/**
 * How long before its first attempt a summary ends, in milliseconds. A lead whose transaction is still open, or whose
 * clock is behind by less, is in the next one.
 */
const late = 10 * 60 * 1000;

/** Leases the summary of a day; null when it was sent, is not due again yet, or another instance sends it. */
export async function claimSummary(
  database: LeadDatabase,
  { day, now, lease }: { day: string; now: number; lease: number },
): Promise<ClaimedSummary | null> {
  const known = await database.read((db) =>
    db.selectFrom('operator_summaries').selectAll().where('day', '=', day).executeTakeFirst(),
  );
  const [at, moment] = [timestamp(now), { now, lease }];
  if (known !== undefined && (known.state !== 'pending' || !isSummaryDue(known, moment))) return null;
  if (isLeased(known?.lease_until ?? null, moment)) return null;
  const token = uuidV7(now);
  return database.write(async (trx) => {
    const first = { day, state: 'pending' as const, attempts: 0, next_attempt_at: at };
    const coversUntil = timestamp(now - late);
    await trx
      .insertInto('operator_summaries')
      .values({ ...first, lease_until: null, lease_token: null, delivered_at: null, covers_until: coversUntil })
      .onConflict((conflict) => conflict.column('day').doNothing())
      .execute();
    const claimed = await trx
      .updateTable('operator_summaries')
      .set({ lease_until: timestamp(now + lease), lease_token: token })
      .set(({ fn, val }) => ({ covers_until: fn.coalesce('covers_until', val(coversUntil)) }))
      .where('day', '=', day)
      .where('state', '=', 'pending')
      .where('next_attempt_at', '=', known?.next_attempt_at ?? at)
      .where((where) => isFree(where, moment))
      .returning(['attempts', 'covers_until'])
      .executeTakeFirst();
    if (claimed === undefined) return null;
    const until = Date.parse(claimed.covers_until ?? coversUntil);
    return { day, token, attempts: claimed.attempts, from: await beginning(trx, until), until };
  });
}

/**
 * Where a summary begins: at the end of the last one that was sent, or else a day before the end of the first. What a
 * clock ahead of time has sent counts once that time has come. An older version counted up to the moment of the sending.
 */
async function beginning(trx: LeadTransaction, until: number): Promise<number> {
  const end = sql<string>`coalesce(covers_until, delivered_at)`;
  const sent = await trx
    .selectFrom('operator_summaries')
    .select(sql<string | null>`max(${end})`.as('end'))
    .where('state', '=', 'delivered')
    .where(end, '<=', timestamp(until))
    .executeTakeFirst();
  if (typeof sent?.end === 'string') return Date.parse(sent.end);
  const first = await trx
    .selectFrom('operator_summaries')
    .select(({ fn }) => fn.min('covers_until').as('end'))
    .executeTakeFirst();
  return Math.min(until, Date.parse(first?.end ?? timestamp(until))) - dayLength;
}

/** Writes down how sending it ended. `retryAt` is null when no further attempt will be made. */
export function settleSummary(
  database: LeadDatabase,
  { day, token, attempts }: ClaimedSummary,
  { delivered, retryAt, now }: { delivered: boolean; retryAt: number | null; now: number },
): Promise<void> {
  return database.write(async (trx) => {
    await trx
      .updateTable('operator_summaries')
      .set({
        state: delivered ? 'delivered' : retryAt === null ? 'dead' : 'pending',
        attempts: attempts + 1,
        delivered_at: delivered ? timestamp(now) : null,
        ...(retryAt === null ? {} : { next_attempt_at: timestamp(retryAt) }),
        lease_until: null,
        lease_token: null,
      })
      .where('day', '=', day)
      .where('lease_token', '=', token)
      .execute();
  });
}
