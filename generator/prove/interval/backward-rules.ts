/** The inverse of each operation, for limits on its result. */
import type { Interval } from '../../model/interval.js';
import {
  addIntervals,
  divideIntervals,
  everything,
  intersect,
  interval,
  multiplyIntervals,
  negateInterval,
  nextDown,
  nextUp,
  point,
  subtractIntervals,
  widen,
} from '../../model/interval.js';
import type { ArithmeticName } from '../../model/operations.js';
import { arithmeticOf } from '../../model/operations.js';
import { tolerance } from '../../model/rounding.js';

/**
 * Where an operand may lie so that the result of the operation lies within a limit, given where the operands lie now:
 * one interval, several where the limit leaves a gap, none where nothing meets it.
 */
export function operandLimits(
  operation: ArithmeticName,
  limit: Interval,
  args: readonly Interval[],
  index: number,
): readonly Interval[] {
  return rules[operation](limit, args, index);
}

type Rule = (limit: Interval, args: readonly Interval[], index: number) => readonly Interval[];

const rules: Readonly<Record<ArithmeticName, Rule>> = {
  '+': (limit, args, index) => [subtractIntervals(limit, other(args, index))],
  '-': (limit, args, index) => [
    index === 0 ? addIntervals(limit, other(args, 0)) : subtractIntervals(other(args, 1), limit),
  ],
  negate: (limit) => [negateInterval(limit)],
  '*': (limit, args, index) => [divideExtended(limit, other(args, index))],
  '/': (limit, args, index) => [
    index === 0 ? multiplyIntervals(limit, other(args, 0)) : divideExtended(other(args, 1), limit),
  ],
  '^': powerRule,
  min: (limit, args, index) => [leastRule(limit, args, index)],
  max: (limit, args, index) => [negateInterval(leastRule(negateInterval(limit), args.map(negateInterval), index))],
  clamp: clampRule,
  abs: ({ low, high }) => (low <= 0 ? [interval(-high, high)] : [interval(low, high), interval(-high, -low)]),
  sqrt: (limit) => rootRule(limit),
  ln: (limit) => [arithmeticOf('exp').bounds([limit])],
  log10: (limit) => [clear(arithmeticOf('^').bounds([point(10), limit]))],
  exp: (limit) => (limit.high <= 0 ? [] : [clear(arithmeticOf('ln').bounds([limit]))]),
  ceil: (limit, args, index) => [roundingRule(limit, args, index, -1, 0)],
  floor: (limit, args, index) => [roundingRule(limit, args, index, 0, 1)],
  round: (limit, args, index) => [roundingRule(limit, args, index, -0.5, 0.5)],
  mod: () => [everything],
  sin: () => [everything],
  cos: () => [everything],
  tan: () => [everything],
  asin: (limit) => arcRule(limit, 'sin', interval(-90, 90)),
  acos: (limit) => arcRule(limit, 'cos', interval(0, 180)),
  atan: (limit) => (limit.low > -90 && limit.high < 90 ? [clear(arithmeticOf('tan').bounds([limit]))] : [everything]),
  annuity: () => [everything],
};

/** What has its angle within a limit; angles outside of the function's own are of no number. */
function arcRule(limit: Interval, inverse: 'sin' | 'cos', angles: Interval): readonly Interval[] {
  const angle = intersect(clear(limit), angles);
  return angle === null ? [] : [clear(arithmeticOf(inverse).bounds([angle]))];
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

/** What is above zero stays above it, however far the divisor goes. */
function quotientAbove(a: number, b: number): number {
  return Math.max(Number.MIN_VALUE, divideIntervals(point(a), point(b)).low);
}

/** The result is the least of all, so all reach its low end; alone among greater ones an operand is the result. */
function leastRule(limit: Interval, args: readonly Interval[], index: number): Interval {
  const othersAbove = args.every((each, at) => at === index || each.low > limit.high);
  return interval(limit.low, othersAbove ? limit.high : Number.POSITIVE_INFINITY);
}

/** Only the first operand: `min(max(x, low), high)`. */
function clampRule(limit: Interval, [, low = everything, high = everything]: readonly Interval[], index: number) {
  if (index !== 0) return [everything];
  return [
    interval(
      low.high < limit.low ? limit.low : Number.NEGATIVE_INFINITY,
      high.low > limit.high ? limit.high : Number.POSITIVE_INFINITY,
    ),
  ];
}

function rootRule(limit: Interval): readonly Interval[] {
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
function roundingRule(
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
function powerRule(limit: Interval, [base = everything, exponent = everything]: readonly Interval[], index: number) {
  if (index !== 0 || exponent.low !== exponent.high || exponent.low <= 0) return [everything];
  const root = (value: number) => Math.sign(value) * Math.abs(value) ** (1 / exponent.low);
  const even = Number.isInteger(exponent.low) && exponent.low % 2 === 0;
  if (!even) {
    const low = Number.isInteger(exponent.low) ? limit.low : Math.max(0, limit.low);
    return limit.high < low ? [] : [clear(interval(root(low), root(limit.high)))];
  }
  if (limit.high < 0) return [];
  const positive = clear(interval(root(Math.max(0, limit.low)), root(limit.high)));
  if (limit.low <= 0) return [interval(-positive.high, positive.high)];
  return base.low >= 0 ? [positive] : [positive, negateInterval(positive)];
}
