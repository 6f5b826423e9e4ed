/**
 * The inverse of each operation: where an operand may lie so that the result lies within a limit, given where the operands
 * lie now. One interval, several where the limit leaves a gap, none where nothing meets it.
 */

import { tolerance } from '../../engine/kernel/math.js';
import { cosineBounds, sineBounds, tangentBounds } from './angles.js';
import type { Interval } from './interval.js';
import {
  addIntervals,
  divideIntervals,
  everything,
  intersect,
  interval,
  isBounded,
  multiplyIntervals,
  negateInterval,
  nextDown,
  nextUp,
  point,
  subtractIntervals,
  widen,
} from './interval.js';
import type { Inverse } from './operation.js';
import { expBounds, logBounds, powerBounds } from './operation-bounds.js';
import type { Trends } from './operation-slopes.js';

/** The rule of an operation whose result does not limit its operands. */
export const unknownInverse: Inverse = () => [everything];

export const sumInverse: Inverse = (limit, args, index) => [subtractIntervals(limit, other(args, index))];

export const differenceInverse: Inverse = (limit, args, index) => [
  index === 0 ? addIntervals(limit, other(args, 0)) : subtractIntervals(other(args, 1), limit),
];

export const oppositeInverse: Inverse = (limit) => [negateInterval(limit)];

export const productInverse: Inverse = (limit, args, index) => [divideExtended(limit, other(args, index))];

export const quotientInverse: Inverse = (limit, args, index) => [
  index === 0 ? multiplyIntervals(limit, other(args, 0)) : divideExtended(other(args, 1), limit),
];

export const leastInverse: Inverse = (limit, args, index) => [leastOperand(limit, args, index)];

export const greatestInverse: Inverse = (limit, args, index) => [
  negateInterval(leastOperand(negateInterval(limit), args.map(negateInterval), index)),
];

export const sizeInverse: Inverse = ({ low, high }) =>
  low <= 0 ? [interval(-high, high)] : [interval(low, high), interval(-high, -low)];

export const logarithmInverse: Inverse = (limit) => [expBounds(limit)];

export const decimalLogarithmInverse: Inverse = (limit) => [clear(powerBounds(point(10), limit))];

export const exponentialInverse: Inverse = (limit) => (limit.high <= 0 ? [] : [clear(logBounds(limit, Math.log))]);

/** Inverse of rounding: the value lies at most `less` multiples below the result and `more` above it. */
export function roundingInverse(less: number, more: number): Inverse {
  return (limit, args, index) => [roundedOperand(limit, args, index, less, more)];
}

export const arcsineInverse: Inverse = (limit) => arcOperand(limit, sineBounds, interval(-90, 90));

export const arccosineInverse: Inverse = (limit) => arcOperand(limit, cosineBounds, interval(0, 180));

export const arctangentInverse: Inverse = (limit) =>
  limit.low > -90 && limit.high < 90 ? [clear(tangentBounds(limit))] : [everything];

/** Operands whose angle lies within a limit; angles outside of the function's range have none. */
function arcOperand(limit: Interval, inverse: (angle: Interval) => Interval, angles: Interval): readonly Interval[] {
  const angle = intersect(clear(limit), angles);
  return angle === null ? [] : [clear(inverse(angle))];
}

function other(args: readonly Interval[], index: number): Interval {
  return args[1 - index] ?? everything;
}

/** The quotients of all pairs whose divisor is not zero; a divisor that only touches zero leaves one side open. */
export function divideExtended(a: Interval, b: Interval): Interval {
  if (b.low > 0 || b.high < 0) return divideIntervals(a, b);
  if (b.low < 0 && b.high > 0) return everything;
  if (b.low === 0 && b.high === 0) return everything;
  if (b.high === 0) return negateInterval(divideExtended(a, negateInterval(b)));
  if (a.low > 0) return interval(quotientAbove(a.low, b.high), Number.POSITIVE_INFINITY);
  if (a.high < 0) return negateInterval(divideExtended(negateInterval(a), b));
  return everything;
}

/** A positive quotient stays positive, however great the divisor. */
function quotientAbove(a: number, b: number): number {
  return Math.max(Number.MIN_VALUE, divideIntervals(point(a), point(b)).low);
}

/** The result is the least of all, so all reach its low end; an operand below all others is the result. */
function leastOperand(limit: Interval, args: readonly Interval[], index: number): Interval {
  const othersAbove = args.every((each, at) => at === index || each.low > limit.high);
  return interval(limit.low, othersAbove ? limit.high : Number.POSITIVE_INFINITY);
}

/** Only the first operand: `min(max(x, low), high)`. */
export function clampInverse(
  limit: Interval,
  [, low = everything, high = everything]: readonly Interval[],
  index: number,
) {
  if (index !== 0) return [everything];
  return [
    interval(
      low.high < limit.low ? limit.low : Number.NEGATIVE_INFINITY,
      high.low > limit.high ? limit.high : Number.POSITIVE_INFINITY,
    ),
  ];
}

export function rootInverse(limit: Interval): readonly Interval[] {
  const root = intersect(limit, interval(0, Number.POSITIVE_INFINITY));
  return root === null ? [] : [multiplyIntervals(root, root)];
}

/** Functions that are not rounded correctly get a part in a million million of room. */
function clear({ low, high }: Interval): Interval {
  const room = 1e-12;
  return widen(interval(low - Math.abs(low) * room, high + Math.abs(high) * room));
}

/**
 * The value that is rounded, to a multiple that is one constant above zero: at most `less` below the result and `more`
 * above it, and what rounding forgives.
 */
function roundedOperand(
  limit: Interval,
  [, multiple = point(1)]: readonly Interval[],
  index: number,
  less: number,
  more: number,
): Interval {
  if (index !== 0 || multiple.low !== multiple.high || multiple.low <= 0) return everything;
  const counts = divideIntervals(limit, multiple);
  const [first, last] = [Math.ceil(counts.low - room(counts.low)), Math.floor(counts.high + room(counts.high))];
  const value = interval(
    nextDown(first + less - tolerance(Math.abs(first) + 1)),
    nextUp(last + more + tolerance(Math.abs(last) + 1)),
  );
  return multiplyIntervals(value, multiple);
}

function room(count: number): number {
  return Number.isFinite(count) ? Math.abs(count) * 4 * Number.EPSILON : 0;
}

/** For whole exponents, and for others that are constants, whose base is not negative. */
export function powerInverse(
  limit: Interval,
  [base = everything, exponent = everything]: readonly Interval[],
  index: number,
) {
  if (index !== 0 || exponent.low !== exponent.high || exponent.low <= 0) return [everything];
  const root = (value: number) => Math.sign(value) * Math.abs(value) ** (1 / exponent.low);
  const even = exponent.low % 2 === 0;
  if (!even) {
    const low = Number.isInteger(exponent.low) ? limit.low : Math.max(0, limit.low);
    return limit.high < low ? [] : [clear(interval(root(low), root(limit.high)))];
  }
  if (limit.high < 0) return [];
  const positive = clear(interval(root(Math.max(0, limit.low)), root(limit.high)));
  if (limit.low <= 0) return [interval(-positive.high, positive.high)];
  return base.low >= 0 ? [positive] : [positive, negateInterval(positive)];
}

/** The inverse of an operation that only rises or only falls with an operand on a box, by halving the operand's interval. */
export function inverseByBounds(
  bounds: (args: readonly Interval[]) => Interval,
  trends: (args: readonly Interval[]) => Trends,
): Inverse {
  return (limit, args, index) => {
    const [own, trend] = [args[index], trends(args)[index]];
    if (own === undefined || trend === undefined || trend === null || !isBounded(own)) return [everything];
    const at = (x: number) => bounds(args.with(index, point(x)));
    const reaches = (x: number) => at(x).high >= limit.low;
    const stays = (x: number) => at(x).low <= limit.high;
    const [fromLow, fromHigh] = trend === 'rises' ? [stays, reaches] : [reaches, stays];
    if (!fromLow(own.low) || !fromHigh(own.high)) return [];
    return [interval(outermost(own.low, own.high, fromHigh), outermost(own.high, own.low, fromLow))];
  };
}

/** A point near the first that holds, from `from` to `to`, on the side where it does not. */
function outermost(from: number, to: number, holds: (x: number) => boolean): number {
  if (holds(from)) return from;
  let [outside, inside] = [from, to];
  for (let halving = 0; halving < 40; halving++) {
    const middle = outside / 2 + inside / 2;
    if (holds(middle)) inside = middle;
    else outside = middle;
  }
  return outside;
}
