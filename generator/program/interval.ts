/**
 * Arithmetic on closed intervals of real numbers. An end that a double cannot hold exactly is moved outward to the next
 * double, so that the true result always lies inside despite rounding.
 */
import type { Rational } from '../units/rational.js';
import { fromNumber, toNumber } from '../units/rational.js';

export interface Interval {
  readonly low: number;
  readonly high: number;
}

export const everything: Interval = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };

export function interval(low: number, high: number): Interval {
  return { low, high };
}

export function point(value: number): Interval {
  return { low: value, high: value };
}

export function hull(intervals: Iterable<Interval>): Interval {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const each of intervals) {
    low = Math.min(low, each.low);
    high = Math.max(high, each.high);
  }
  return { low, high };
}

/** The common part; null when there is none. */
export function intersect(a: Interval, b: Interval): Interval | null {
  const low = Math.max(a.low, b.low);
  const high = Math.min(a.high, b.high);
  return low <= high ? { low, high } : null;
}

export function contains(a: Interval, value: number): boolean {
  return a.low <= value && value <= a.high;
}

export function isBounded(a: Interval): boolean {
  return Number.isFinite(a.low) && Number.isFinite(a.high);
}

/** The largest absolute value. */
export function size(a: Interval): number {
  return Math.max(Math.abs(a.low), Math.abs(a.high));
}

/** The smallest absolute value. */
export function leastSize(a: Interval): number {
  return Math.max(0, a.low, -a.high);
}

export function addIntervals(a: Interval, b: Interval): Interval {
  return {
    low: lower(a.low + b.low, isExactSum(a.low, b.low)),
    high: upper(a.high + b.high, isExactSum(a.high, b.high)),
  };
}

export function subtractIntervals(a: Interval, b: Interval): Interval {
  return addIntervals(a, negateInterval(b));
}

export function negateInterval(a: Interval): Interval {
  return { low: 0 - a.high, high: 0 - a.low };
}

export function multiplyIntervals(a: Interval, b: Interval): Interval {
  return hullOfEnds(a, b, times, isExactProduct);
}

/** `everything` when the divisor may be zero; the proof checks that separately. */
export function divideIntervals(a: Interval, b: Interval): Interval {
  return contains(b, 0) ? everything : hullOfEnds(a, b, (x, y) => x / y, isExactQuotient);
}

/** The bounds of an operation that is monotone in each operand, from the four pairs of ends, rounded outward. */
function hullOfEnds(
  a: Interval,
  b: Interval,
  apply: (x: number, y: number) => number,
  isExact: (x: number, y: number) => boolean,
): Interval {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  // Without lists of ends: no function of the proof is called as often.
  for (let pair = 0; pair < 4; pair++) {
    const x = pair < 2 ? a.low : a.high;
    const y = pair % 2 === 0 ? b.low : b.high;
    const value = apply(x, y);
    if (Number.isNaN(value)) return everything;
    const exact = isExact(x, y);
    low = Math.min(low, lower(value, exact));
    high = Math.max(high, upper(value, exact));
  }
  return { low, high };
}

/** A function that never falls, applied to both ends. */
export function rising(a: Interval, f: (x: number) => number): Interval {
  return outward(f(a.low), f(a.high));
}

/** A function that never falls and gives exact values, such as rounding to whole numbers. */
export function risingExactly(a: Interval, f: (x: number) => number): Interval {
  return { low: f(a.low), high: f(a.high) };
}

export function absInterval(a: Interval): Interval {
  if (a.low >= 0) return a;
  if (a.high <= 0) return negateInterval(a);
  return { low: 0, high: Math.max(-a.low, a.high) };
}

/** A whole power, tight for even exponents. */
export function powerInterval(a: Interval, exponent: number): Interval {
  if (exponent === 0) return point(1);
  if (exponent < 0) return divideIntervals(point(1), powerInterval(a, -exponent));
  const base = exponent % 2 === 0 ? absInterval(a) : a;
  return { low: powerEnd(base.low, exponent).low, high: powerEnd(base.high, exponent).high };
}

/** Bounds of `x ** exponent`: exact for small whole numbers, otherwise the last digit may be wrong. */
function powerEnd(x: number, exponent: number): Interval {
  const value = x ** exponent;
  const exact = Number.isInteger(x) && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
  return exact ? point(value) : widen(outward(value, value));
}

export function widen(a: Interval): Interval {
  return outward(a.low, a.high);
}

/** Zero times infinity is zero here: the ends of an interval are limits, and a factor of exactly zero wins. */
function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : a * b;
}

/** True when a sum has no rounding error, which is computed exactly here. */
function isExactSum(a: number, b: number): boolean {
  const sum = a + b;
  const shifted = sum - a;
  return a - (sum - shifted) + (b - shifted) === 0;
}

function isExactProduct(a: number, b: number): boolean {
  return (
    a === 0 || b === 0 || (Number.isInteger(a) && Number.isInteger(b) && Math.abs(a * b) <= Number.MAX_SAFE_INTEGER)
  );
}

function isExactQuotient(a: number, b: number): boolean {
  return a === 0 || (isExactProduct(a / b, b) && (a / b) * b === a);
}

function lower(value: number, exact: boolean): number {
  return exact ? value : nextDown(value);
}

function upper(value: number, exact: boolean): number {
  return exact ? value : nextUp(value);
}

function outward(low: number, high: number): Interval {
  if (Number.isNaN(low) || Number.isNaN(high)) return everything;
  return { low: nextDown(low), high: nextUp(high) };
}

const float = new Float64Array(1);
const bits = new BigInt64Array(float.buffer);

/** The next double above. */
export function nextUp(value: number): number {
  if (!Number.isFinite(value)) return value;
  if (value === 0) return Number.MIN_VALUE;
  float[0] = value;
  bits[0] = (bits[0] ?? 0n) + (value > 0 ? 1n : -1n);
  return float[0] ?? value;
}

export function nextDown(value: number): number {
  return -nextUp(-value);
}

/** The interval of a constant: a fraction that no double holds exactly gets the two doubles around it. */
export function enclose(value: Rational): Interval {
  const near = toNumber(value);
  return isDouble(value) ? point(near) : rising(point(near), (x) => x);
}

/** True when a double holds a fraction exactly: whole numbers, halves, quarters and so on. */
function isDouble({ numerator, denominator }: Rational): boolean {
  const isPowerOfTwo = (denominator & (denominator - 1n)) === 0n;
  return isPowerOfTwo && denominator <= finest && numerator <= largest && numerator >= -largest;
}

const [finest, largest] = [2n ** 52n, 2n ** 53n];

/** A fraction that is at most this number, and so near to it that it does not matter. */
export function fractionBelow(value: number): Rational {
  return fromNumber(Number.isSafeInteger(value) ? value : nextDown(nextDown(value)));
}
