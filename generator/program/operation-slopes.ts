/**
 * Growth of an operation's result with its operands: enclosures of difference quotients, not derivatives, so
 * that jumps are no exception (Moore 1966; Rall 1981; Araya, Neveu and Trombettoni, Exploiting monotonicity in interval
 * constraint propagation, 2010). Of two points the one with the greater input comes second; each rule holds for every
 * two points whose operands lie in `args`. Differences are those of real numbers: rounding errors come on top.
 */
import { radian } from '../../engine/kernel/angles.js';
import { cosineBounds, sineBounds } from './angles.js';
import type { Interval } from './interval.js';
import {
  addIntervals,
  contains,
  divideIntervals,
  everything,
  hull,
  interval,
  isBounded,
  multiplyIntervals,
  negateInterval,
  point,
  powerInterval,
  size,
  subtractIntervals,
  widen,
} from './interval.js';
import type { Change } from './operation.js';
import { logBounds, powerBounds } from './operation-bounds.js';

const flat = point(0);
const rising = interval(0, Number.POSITIVE_INFINITY);

export function isFlat({ low, high }: Interval): boolean {
  return low === 0 && high === 0;
}

/** How the result moves with each operand on a box; null where it moves either way. */
export type Trends = readonly ('rises' | 'falls' | null)[];

/** The slope where only its sign is known. */
export function slopeByTrends({ slopes }: Change, trends: Trends): Interval {
  const parts = slopes.map((slope, index) => {
    if (isFlat(slope)) return slope;
    const trend = trends[index];
    return trend === null ? everything : multiplyIntervals(slope, trend === 'rises' ? rising : negateInterval(rising));
  });
  return parts.reduce(addIntervals);
}

/** The rule of an operation with one operand, by its derivative. */
export function slopeBy(derivative: (operand: Interval, result: Interval) => Interval): (change: Change) => Interval {
  return ({ slopes: [x = flat], args: [a = everything], result }) => multiplyIntervals(x, derivative(a, result));
}

/** The rule of an operation with an unknown slope. */
export function unknownSlope(): Interval {
  return everything;
}

export function sumSlope({ slopes: [x = flat, y = flat] }: Change): Interval {
  return addIntervals(x, y);
}

export function differenceSlope({ slopes: [x = flat, y = flat] }: Change): Interval {
  return subtractIntervals(x, y);
}

export function oppositeSlope({ slopes: [x = flat] }: Change): Interval {
  return negateInterval(x);
}

export function clampSlope({ slopes }: Change): Interval {
  return hull(slopes);
}

export function rootDerivative(_: Interval, result: Interval): Interval {
  return reciprocal(multiplyIntervals(point(2), result));
}

export function decimalLogarithmDerivative(x: Interval): Interval {
  return reciprocal(multiplyIntervals(x, widen(point(Math.LN10))));
}

export function sineDerivative(x: Interval): Interval {
  return multiplyIntervals(radianSize, cosineBounds(x));
}

export function cosineDerivative(x: Interval): Interval {
  return multiplyIntervals(radianSize, negateInterval(sineBounds(x)));
}

export function tangentSlope({ slopes: [x = flat], result }: Change): Interval {
  return isBounded(result)
    ? multiplyIntervals(x, multiplyIntervals(radianSize, addIntervals(point(1), powerInterval(result, 2))))
    : everything;
}

export function arccosineDerivative(x: Interval): Interval {
  return negateInterval(arcsineDerivative(x));
}

export function arctangentDerivative(x: Interval): Interval {
  return divideIntervals(degree, addIntervals(point(1), powerInterval(x, 2)));
}

const radianSize = widen(point(radian));
const degree = widen(point(1 / radian));

/** The inverse of a sine is steepest at its ends, where nothing bounds it; beyond them, by rounding errors, it is flat. */
export function arcsineDerivative(x: Interval): Interval {
  return interval(size(x) <= 1 ? degree.low : 0, Number.POSITIVE_INFINITY);
}

export function productSlope({
  slopes: [x = flat, y = flat],
  args: [a = everything, b = everything],
}: Change): Interval {
  return addIntervals(multiplyIntervals(y, a), multiplyIntervals(x, b));
}

/** (x - q * y) / b, where q is the quotient at the first point and b the divisor at the second. */
export function quotientSlope({ slopes: [x = flat, y = flat], args: [, b = everything], result }: Change): Interval {
  return divideIntervals(subtractIntervals(x, multiplyIntervals(y, result)), b);
}

export function powerSlope(change: Change): Interval {
  const {
    slopes: [x = flat, y = flat],
    args: [a = everything, e = everything],
    result,
  } = change;
  const byBase = multiplyIntervals(x, multiplyIntervals(e, powerBelow(a, e)));
  if (isFlat(y)) return byBase;
  if (a.low <= 0) return everything;
  const logarithm = logBounds(a, Math.log);
  return addIntervals(byBase, multiplyIntervals(y, multiplyIntervals(logarithm, mixed(a, e, result))));
}

/** The power with an exponent less by one. Of a negative base, whose exponents are whole, it may have either sign. */
function powerBelow(a: Interval, e: Interval): Interval {
  if (e.low === e.high && Number.isInteger(e.low)) return powerInterval(a, e.low - 1);
  const less = subtractIntervals(e, point(1));
  if (a.low > 0) return powerBounds(a, less);
  if (a.low < 0) return everything;
  return less.low >= 0 ? powerBounds(a, less) : rising;
}

/** With both operands on the move the power is taken at points that are neither the first nor the second. */
function mixed(a: Interval, e: Interval, result: Interval): Interval {
  return hull([powerBounds(a, e), result]);
}

/** The slope of a least value: between those of the operands that can be the least. */
export function leastSlope({ slopes, args }: Change): Interval {
  const bar = Math.min(...args.map(({ high }) => high));
  return hull(slopes.filter((_, index) => (args[index] ?? everything).low <= bar));
}

export function greatestSlope({ slopes, args, result }: Change): Interval {
  return leastSlope({ slopes, args: args.map(negateInterval), result });
}

/** The slopes of an absolute value. */
export function sizeDerivative({ low, high }: Interval): Interval {
  return low >= 0 ? point(1) : high <= 0 ? point(-1) : interval(-1, 1);
}

/** A rounded value rises and falls with the value, by jumps; nothing is known while the multiple moves. */
export function roundingSlope({ slopes: [x = flat, y = flat], args: [, multiple = point(1)] }: Change): Interval {
  if (!isFlat(y) || contains(multiple, 0)) return everything;
  if (x.low >= 0) return rising;
  return x.high <= 0 ? negateInterval(rising) : everything;
}

/** 1 / x where x is not negative; infinite at zero. */
export function reciprocal(x: Interval): Interval {
  if (x.low > 0) return divideIntervals(point(1), x);
  return x.high > 0 ? interval(divideIntervals(point(1), point(x.high)).low, Number.POSITIVE_INFINITY) : rising;
}
