/** Interval arithmetic of those operations whose bounds take more than a line. */

import { modulo, mostForgiven, roundDown, roundHalfAway, roundUp } from '../../engine/kernel/math.js';
import type { Interval } from './interval.js';
import {
  absInterval,
  addIntervals,
  contains,
  divideIntervals,
  everything,
  hull,
  intersect,
  interval,
  multiplyIntervals,
  point,
  powerInterval,
  rising,
  risingExactly,
  size,
  widen,
} from './interval.js';
import type { Verdict } from './operation.js';

/** The operand at an index; a row never asks for one beyond its argument count. */
export function operandAt<T>(args: readonly T[], index: number): T {
  const value = args[index];
  if (value === undefined) throw new Error(`An operation reads operand ${index}, which it does not have.`);
  return value;
}

export const roundings = { ceil: roundUp, floor: roundDown, round: roundHalfAway };

export type Rounding = keyof typeof roundings;

/** Greatest distance of a rounded value below and above the value itself, in multiples. */
const reaches = {
  ceil: [-mostForgiven, 1],
  floor: [-1, mostForgiven],
  round: [-0.5 - mostForgiven, 0.5 + mostForgiven],
} as const;

export function roundedBounds(name: Rounding, value: Interval, multiple: Interval | undefined): Interval {
  if (multiple === undefined) return risingExactly(value, roundings[name]);
  const product = multiplyIntervals(risingExactly(divideIntervals(value, multiple), roundings[name]), multiple);
  return multiple.low > 0 ? (intersect(product, reachedBounds(name, value, multiple)) ?? product) : product;
}

/**
 * Bounds of a rounded value: near the value, however wide the multiple is. Quotient and product are rounded
 * by the machine, too, which moves them by less than three parts in the last digit of the two.
 */
function reachedBounds(name: Rounding, value: Interval, multiple: Interval): Interval {
  const [below, above] = reaches[name];
  const moved = addIntervals(value, multiplyIntervals(multiple, interval(below, above)));
  const slack = 3 * Number.EPSILON * (size(value) + multiple.high);
  return addIntervals(moved, interval(-slack, slack));
}

export function powerVerdict([base, exponent]: readonly Interval[]): Verdict {
  if (base === undefined || exponent === undefined) return 'unknown';
  const whole = exponent.low === exponent.high && Number.isInteger(exponent.low);
  if (whole && exponent.low >= 0) return 'safe';
  if (whole) return !contains(base, 0) ? 'safe' : base.low === 0 && base.high === 0 ? 'unsafe' : 'unknown';
  if (base.low > 0 || (base.low === 0 && exponent.low >= 0)) return 'safe';
  return base.high < 0 && exponent.low === exponent.high ? 'unsafe' : 'unknown';
}

export function powerBounds(base: Interval, exponent: Interval): Interval {
  if (exponent.low === exponent.high && Number.isInteger(exponent.low)) return powerInterval(base, exponent.low);
  if (base.low < 0) return powerOfEitherSign(base, exponent);
  // Zero without a sign, as an odd power of -0 below zero is the wrong infinity.
  const low = Math.max(base.low, 0);
  const ends = [low ** exponent.low, low ** exponent.high, base.high ** exponent.low, base.high ** exponent.high];
  const bounds = widen(widen(interval(Math.min(...ends), Math.max(...ends))));
  return interval(Math.max(0, bounds.low), bounds.high);
}

/** Whole exponents among others turn a negative base into a number of either sign. */
function powerOfEitherSign(base: Interval, exponent: Interval): Interval {
  const { high } = powerBounds(absInterval(base), exponent);
  return interval(-high, high);
}

/** The root of an exact square is exact, and no root is below zero. */
export function rootBounds(x: Interval): Interval {
  const end = (value: number) => {
    const root = Math.sqrt(Math.max(0, value));
    return Number.isInteger(root) && root * root === value ? point(root) : rising(point(root), (y) => y);
  };
  return interval(Math.max(0, end(x.low).low), end(x.high).high);
}

/** The logarithm of zero is the low end of its neighbors', and that of one is exactly zero. */
export function logBounds(x: Interval, logarithm: (x: number) => number): Interval {
  const { low, high } = widen(rising(interval(Math.max(0, x.low), Math.max(0, x.high)), logarithm));
  return interval(x.low >= 1 ? Math.max(0, low) : low, x.high <= 1 ? Math.min(0, high) : high);
}

export function clampBounds(x: Interval, low: Interval, high: Interval): Interval {
  const move = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
  return interval(move(x.low, low.low, high.low), move(x.high, low.high, high.high));
}

export function expBounds(x: Interval): Interval {
  const bounds = widen(rising(x, Math.exp));
  return interval(Math.max(0, bounds.low), bounds.high);
}

export function moduloBounds(x: Interval, divisor: Interval): Interval {
  if (contains(divisor, 0)) return everything;
  const all = hull([point(0), divisor]);
  if (divisor.low !== divisor.high) return all;
  const [first, last] = [roundDown(x.low / divisor.low), roundDown(x.high / divisor.low)];
  if (first !== last) return all;
  const ends = [modulo(x.low, divisor.low), modulo(x.high, divisor.low)];
  const rests = widen(widen(interval(Math.min(...ends), Math.max(...ends))));
  return interval(Math.max(all.low, rests.low), Math.min(all.high, rests.high));
}
