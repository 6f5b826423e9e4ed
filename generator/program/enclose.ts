/** Fractions as intervals. */

import type { Rational } from '../units/rational.js';
import { fromNumber, toNumber } from '../units/rational.js';
import type { Interval } from './interval.js';
import { nextDown, point, rising } from './interval.js';

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
  return fromNumber(Number.isInteger(value) ? value : nextDown(nextDown(value)));
}
