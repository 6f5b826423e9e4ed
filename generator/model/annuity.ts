/** The equal payments that pay back a loan. The kernel follows the same rule. */
import type { Interval } from './interval.js';
import { everything, interval, widen } from './interval.js';
import type { Verdict } from './operation.js';

/** Below this, the interest changes a payment by less than its last digit. */
const noInterest = 1e-16;

/**
 * The payment per period for a loan of 1, with interest on the remaining debt; 1 / periods without interest. NaN
 * without periods or for a rate of -1 or less.
 */
export function annuity(rate: number, periods: number): number {
  if (!(rate > -1 && periods > 0)) return Number.NaN;
  if (Math.abs(rate) * (periods + 1) < noInterest) return 1 / periods;
  return rate / -Math.expm1(-periods * Math.log1p(rate)) + 0;
}

/** The fewest periods that count as safe: with less the payment grows out of all bounds. */
const fewest = 1e-9;

export function annuityVerdict([rate = everything, periods = everything]: readonly Interval[]): Verdict {
  if (rate.low > -1 && periods.low >= fewest) return 'safe';
  return rate.high <= -1 || periods.high <= 0 ? 'unsafe' : 'unknown';
}

/** The relative error of the computed payment: powers of rates below zero lose some digits. */
const room = 1e-12;

/** The bounds of the payment, which rises with the rate and falls with the periods. */
export function annuityBounds(rate: Interval, periods: Interval): Interval {
  if (annuityVerdict([rate, periods]) !== 'safe') return everything;
  const [low, high] = [annuity(rate.low, periods.high), annuity(rate.high, periods.low)];
  const bounds = widen(interval(low * (1 - room), high * (1 + room)));
  return interval(Math.max(0, bounds.low), bounds.high);
}
