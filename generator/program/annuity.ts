/** Bounds of the equal payments that pay back a loan. */
import * as kernel from '../../engine/kernel/math.js';
import type { Interval } from './interval.js';
import { everything, interval, widen } from './interval.js';
import type { Verdict } from './operation.js';

/** NaN without periods or for a rate of -1 or less. */
export function annuity(rate: number, periods: number): number {
  return rate > -1 && periods > 0 ? kernel.annuity(rate, periods) : Number.NaN;
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
