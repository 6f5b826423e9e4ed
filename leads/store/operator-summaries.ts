/** Keeps the daily summaries to send: one for a day, leased by one instance at a time, tried again. */
import { timestamp } from '../model/clock.js';
import { uuidV7 } from '../model/uuid-v7.js';
import { isFree, isLeased, isSummaryDue } from './believed-times.js';
import type { LeadDatabase } from './lead-database.js';

export interface ClaimedSummary {
  readonly day: string;
  readonly token: string;
  readonly attempts: number;
}

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
    await trx
      .insertInto('operator_summaries')
      .values({ ...first, lease_until: null, lease_token: null, delivered_at: null })
      .onConflict((conflict) => conflict.column('day').doNothing())
      .execute();
    const claimed = await trx
      .updateTable('operator_summaries')
      .set({ lease_until: timestamp(now + lease), lease_token: token })
      .where('day', '=', day)
      .where('state', '=', 'pending')
      .where('next_attempt_at', '=', known?.next_attempt_at ?? at)
      .where((where) => isFree(where, moment))
      .returning('attempts')
      .executeTakeFirst();
    return claimed === undefined ? null : { day, token, attempts: claimed.attempts };
  });
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
