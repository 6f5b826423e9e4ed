/**
 * How fast the result of an operation grows with its operands: enclosures of difference quotients, not derivatives, so
 * that jumps are no exception (Moore 1966; Rall 1981; Araya, Neveu and Trombettoni, Exploiting monotonicity in interval
 * constraint propagation, 2010). Of two points the one with the greater input comes second; each rule holds for every
 * two points whose operands lie in `args`. Differences are those of real numbers: rounding errors come on top.
 */
import { cosineBounds, radian, sineBounds } from '../../model/angles.js';
import type { Interval } from '../../model/interval.js';
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
} from '../../model/interval.js';
import type { ArithmeticName } from '../../model/operations.js';
import { arithmeticOf } from '../../model/operations.js';

/** An operation between two points: its operands' slopes and intervals, and the interval of its result. */
export interface Change {
  readonly slopes: readonly Interval[];
  readonly args: readonly Interval[];
  readonly result: Interval;
}

type Rule = (change: Change) => Interval;

const flat = point(0);
const rising = interval(0, Number.POSITIVE_INFINITY);

/** The slope of the result; flat where no operand moves. */
export function slopeOf(operation: ArithmeticName, change: Change): Interval {
  return change.slopes.every(isFlat) ? flat : rules[operation](change);
}

export function isFlat({ low, high }: Interval): boolean {
  return low === 0 && high === 0;
}

const rules: Readonly<Record<ArithmeticName, Rule>> = {
  '+': ({ slopes: [x = flat, y = flat] }) => addIntervals(x, y),
  '-': ({ slopes: [x = flat, y = flat] }) => subtractIntervals(x, y),
  negate: ({ slopes: [x = flat] }) => negateInterval(x),
  '*': productRule,
  '/': quotientRule,
  '^': powerRule,
  min: (change) => extremeRule(change, 'high', 'low'),
  max: (change) => extremeRule(change, 'low', 'high'),
  clamp: ({ slopes }) => hull(slopes),
  abs: ({ slopes: [x = flat], args: [a = everything] }) => multiplyIntervals(x, signRange(a)),
  sqrt: ({ slopes: [x = flat], result }) => multiplyIntervals(x, reciprocal(multiplyIntervals(point(2), result))),
  ln: ({ slopes: [x = flat], args: [a = everything] }) => multiplyIntervals(x, reciprocal(a)),
  log10: ({ slopes: [x = flat], args: [a = everything] }) =>
    multiplyIntervals(x, reciprocal(multiplyIntervals(a, widen(point(Math.LN10))))),
  exp: ({ slopes: [x = flat], result }) => multiplyIntervals(x, result),
  ceil: roundingRule,
  floor: roundingRule,
  round: roundingRule,
  mod: () => everything,
  sin: ({ slopes: [x = flat], args: [a = everything] }) =>
    multiplyIntervals(x, multiplyIntervals(radianSize, cosineBounds(a))),
  cos: ({ slopes: [x = flat], args: [a = everything] }) =>
    multiplyIntervals(x, multiplyIntervals(radianSize, negateInterval(sineBounds(a)))),
  tan: ({ slopes: [x = flat], result }) =>
    isBounded(result)
      ? multiplyIntervals(x, multiplyIntervals(radianSize, addIntervals(point(1), powerInterval(result, 2))))
      : everything,
  asin: ({ slopes: [x = flat], args: [a = everything] }) => multiplyIntervals(x, arcSlope(a)),
  acos: ({ slopes: [x = flat], args: [a = everything] }) => multiplyIntervals(x, negateInterval(arcSlope(a))),
  atan: ({ slopes: [x = flat], args: [a = everything] }) =>
    multiplyIntervals(x, divideIntervals(degree, addIntervals(point(1), powerInterval(a, 2)))),
  annuity: annuityRule,
};

const radianSize = widen(point(radian));
const degree = widen(point(1 / radian));

/** The inverse of a sine is steepest at its ends, where nothing bounds it; beyond them, by rounding errors, it is flat. */
function arcSlope(x: Interval): Interval {
  return interval(size(x) <= 1 ? degree.low : 0, Number.POSITIVE_INFINITY);
}

/** A payment rises with the rate and falls with the periods; with a rate below zero doubles are too rough to say so. */
function annuityRule({ slopes: [x = flat, y = flat], args: [rate = everything] }: Change): Interval {
  if (rate.low < 0) return everything;
  return addIntervals(multiplyIntervals(x, rising), multiplyIntervals(y, negateInterval(rising)));
}

function productRule({ slopes: [x = flat, y = flat], args: [a = everything, b = everything] }: Change): Interval {
  return addIntervals(multiplyIntervals(y, a), multiplyIntervals(x, b));
}

/** (x - q * y) / b, where q is the quotient at the first point and b the divisor at the second. */
function quotientRule({ slopes: [x = flat, y = flat], args: [, b = everything], result }: Change): Interval {
  return divideIntervals(subtractIntervals(x, multiplyIntervals(y, result)), b);
}

function powerRule(change: Change): Interval {
  const {
    slopes: [x = flat, y = flat],
    args: [a = everything, e = everything],
    result,
  } = change;
  const byBase = isFlat(x) ? flat : multiplyIntervals(x, multiplyIntervals(e, powerBelow(a, e)));
  if (isFlat(y)) return byBase;
  if (a.low <= 0) return everything;
  const logarithm = arithmeticOf('ln').bounds([a]);
  return addIntervals(byBase, multiplyIntervals(y, multiplyIntervals(logarithm, mixed(a, e, result))));
}

/** The power with an exponent less by one. Of a negative base, whose exponents are whole, it may have either sign. */
function powerBelow(a: Interval, e: Interval): Interval {
  if (e.low === e.high && Number.isInteger(e.low)) return powerInterval(a, e.low - 1);
  const less = subtractIntervals(e, point(1));
  if (a.low > 0) return arithmeticOf('^').bounds([a, less]);
  if (a.low < 0) return everything;
  return less.low >= 0 ? arithmeticOf('^').bounds([a, less]) : rising;
}

/** With both operands on the move the power is taken at points that are neither the first nor the second. */
function mixed(a: Interval, e: Interval, result: Interval): Interval {
  return hull([arithmeticOf('^').bounds([a, e]), result]);
}

/** Between the slopes of the operands that can be the least, or the greatest, at all. */
function extremeRule({ slopes, args }: Change, near: 'low' | 'high', far: 'low' | 'high'): Interval {
  const sign = near === 'high' ? 1 : -1;
  const bar = Math.min(...args.map((each) => sign * each[near]));
  const active = slopes.filter((_, index) => {
    const own = args[index];
    return own === undefined || sign * own[far] <= bar;
  });
  return hull(active);
}

/** The slopes of an absolute value. */
function signRange({ low, high }: Interval): Interval {
  return low >= 0 ? point(1) : high <= 0 ? point(-1) : interval(-1, 1);
}

/** What is rounded to a multiple rises and falls with its value, by jumps; of a multiple that moves nothing is known. */
function roundingRule({ slopes: [x = flat, y = flat], args: [, multiple = point(1)] }: Change): Interval {
  if (!isFlat(y) || contains(multiple, 0)) return everything;
  if (x.low >= 0) return rising;
  return x.high <= 0 ? negateInterval(rising) : everything;
}

/** 1 / x of what is not negative, and infinite at zero. */
function reciprocal(x: Interval): Interval {
  if (x.low > 0) return divideIntervals(point(1), x);
  return x.high > 0 ? interval(divideIntervals(point(1), point(x.high)).low, Number.POSITIVE_INFINITY) : rising;
}
