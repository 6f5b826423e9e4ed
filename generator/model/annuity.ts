/** The equal payments that pay back a loan. The kernel of the service counts by the same rule. */
import type { Interval } from './interval.js';
import { everything, interval, widen } from './interval.js';
import type { Verdict } from './operation.js';

/** Below this, what a rate adds to a payment is less than the last digit of it. */
const noInterest = 1e-16;

/**
 * The payment of each period for a loan of 1, with interest on what is left. Without interest it is 1 / periods. Not a
 * number where there is no period to pay in.
 */
export function annuity(rate: number, periods: number): number {
  if (!(rate > -1 && periods > 0)) return Number.NaN;
  if (Math.abs(rate) * (periods + 1) < noInterest) return 1 / periods;
  return rate / -Math.expm1(-periods * Math.log1p(rate)) + 0;
}

/** A billionth of a period is the least: with fewer the payment grows out of all bounds. */
const fewest = 1e-9;

export function annuityVerdict([rate = everything, periods = everything]: readonly Interval[]): Verdict {
  if (rate.low > -1 && periods.low >= fewest) return 'safe';
  return rate.high <= -1 || periods.high <= 0 ? 'unsafe' : 'unknown';
}

/** How far the machine may miss it, beside its size: powers of rates below zero lose some digits. */
const room = 1e-12;

/** It rises with the rate and falls with the periods. */
export function annuityBounds(rate: Interval, periods: Interval): Interval {
  if (annuityVerdict([rate, periods]) !== 'safe') return everything;
  const [low, high] = [annuity(rate.low, periods.high), annuity(rate.high, periods.low)];
  const bounds = widen(interval(low * (1 - room), high * (1 + room)));
  return interval(Math.max(0, bounds.low), bounds.high);
}
