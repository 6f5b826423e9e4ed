/**
 * Tells leases and plans that can be true from those of a wrong clock. Clocks may differ by as much as a lease lasts.
 * Times from a clock that was further ahead, by a minute or by a year, are not believed, and their deliveries are due.
 */
import type { ExpressionBuilder } from 'kysely';
import { attemptDelays, jitter } from '../../contract/webhooks/schedule.js';
import { usualLease } from '../model/attempt-times.js';
import { timestamp } from '../model/clock.js';
import type { LeadTables } from './tables.js';

export interface Moment {
  readonly now: number;
  /** Length of one's own leases, in milliseconds; leases of others last no less than usual. */
  readonly lease: number;
}

/** Most that a believed clock may be ahead. */
function tolerance({ lease }: Moment): number {
  return Math.max(lease, usualLease);
}

/** The same moment for a caller that leases nothing, such as an operator. */
export function seenAt(now: number): Moment {
  return { now, lease: usualLease };
}

/** The latest end of a lease that can be true: it was taken at this moment by a clock that is a lease ahead. */
function latestLease(moment: Moment): string {
  return timestamp(moment.now + 2 * tolerance(moment));
}

/** True while somebody is sending it. */
export function isLeased(leaseUntil: string | null, moment: Moment): boolean {
  return leaseUntil !== null && leaseUntil > timestamp(moment.now) && leaseUntil <= latestLease(moment);
}

type Where<Table extends 'deliveries' | 'operator_summaries'> = ExpressionBuilder<LeadTables, Table>;

/** Deliveries and summaries that nobody is sending. */
export function isFree(where: Where<'deliveries'> | Where<'operator_summaries'>, moment: Moment) {
  const either = where as Where<'deliveries'>;
  return either.or([
    either('lease_until', 'is', null),
    either('lease_until', '<=', timestamp(moment.now)),
    either('lease_until', '>', latestLease(moment)),
  ]);
}

/** Deliveries whose attempt is due: by their plan, as an extra attempt, or because the plan cannot be true. */
export function isDue(where: Where<'deliveries'>, moment: Moment) {
  const at = timestamp(moment.now);
  return where.or([
    where('deliveries.next_attempt_at', '<=', at),
    where('deliveries.early_at', '<=', at),
    where('deliveries.planned_at', '>', latestPlanning(moment)),
    where.and([where('deliveries.planned_at', 'is', null), isBeyondSchedule(where, moment)]),
  ]);
}

/** True when `isDue` would believe the plan. */
export function isPlanBelieved(plannedAt: string | null, moment: Moment): boolean {
  return plannedAt === null || plannedAt <= latestPlanning(moment);
}

/** The latest moment at which a plan can have been made. */
function latestPlanning(moment: Moment): string {
  return timestamp(moment.now + tolerance(moment));
}

/**
 * An older version did not record when it planned; but no wait is longer than the schedule allows after that many
 * attempts.
 */
function isBeyondSchedule(where: Where<'deliveries'>, moment: Moment) {
  const waits = attemptDelays.map((delay, attempts) =>
    where.and([
      where('deliveries.attempts', '=', attempts),
      where('deliveries.next_attempt_at', '>', timestamp(latestPlan(delay, moment))),
    ]),
  );
  return where.or(waits);
}

function latestPlan(delay: number, moment: Moment): number {
  return Math.ceil(moment.now + tolerance(moment) + delay * (1 + jitter));
}

/** The same for a summary, which is always planned by the schedule. */
export function isSummaryDue(
  { attempts, next_attempt_at: next }: { readonly attempts: number; readonly next_attempt_at: string },
  moment: Moment,
): boolean {
  return next <= timestamp(moment.now) || next > timestamp(latestPlan(attemptDelays[attempts] ?? 0, moment));
}
