/** Fractions as intervals. */
import type { Interval } from '../model/interval.js';
import { nextDown, point, rising } from '../model/interval.js';
import type { Rational } from '../model/rational.js';
import { fromNumber, toNumber } from '../model/rational.js';

/** The interval of a constant: a fraction that no double holds exactly gets the two doubles around it. */
export function enclose(value: Rational): Interval {
  const near = toNumber(value);
  return value.denominator === 1n && Number.isSafeInteger(near) ? point(near) : rising(point(near), (x) => x);
}

/** A fraction that is at most this number, and so near to it that it does not matter. */
export function fractionBelow(value: number): Rational {
  return fromNumber(Number.isInteger(value) ? value : nextDown(nextDown(value)));
}
