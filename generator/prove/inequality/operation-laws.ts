/** States laws of operations as facts about polynomials. */

import { growingAnnuity, mostForgiven, tolerance } from '../../../engine/kernel/math.js';
import type { Core } from '../../program/core.js';
import type { Interval } from '../../program/interval.js';
import { divideIntervals, fractionBelow, isBounded, point, size } from '../../program/interval.js';
import type { ArithmeticName } from '../../program/operations.js';
import type { Rational } from '../../units/rational.js';
import { add, fromNumber, negate, one, subtract, toNumber, zero } from '../../units/rational.js';
import type { Context, Fact, Form } from '../context/context.js';
import type { Polynomial } from '../polynomial/polynomial.js';
import {
  atomPolynomial,
  constantPolynomial,
  differenceOf,
  nothing,
  productOf,
  sumOf,
  timesConstant,
} from '../polynomial/polynomial.js';
import { atLeast } from './facts.js';
import { roundingError } from './polynomial-form.js';

type Application = Core & { kind: 'apply' };

/** An operation as an atom, with its operands as polynomials. */
interface Applied {
  readonly core: Application;
  readonly value: Polynomial;
  readonly operands: readonly Form[];
  readonly context: Context;
}

type Law = (applied: Applied) => readonly Fact[];

/**
 * Facts about the result of an operation and its operands that the bounds of polynomials can use: a number
 * rounded up is at least that number and at most one more, a maximum is at least each of its values.
 */
export function lawsOf(core: Core, context: Context): readonly Fact[] {
  if (core.kind === 'schedule') return sizeLaws(core, context);
  if (core.kind !== 'apply') return [];
  const value = atomPolynomial(context.formulas.keyOf(core));
  return laws[core.operation]({ core, value, operands: core.args.map(context.form), context });
}

const none: Law = () => [];

/** Separate from the table of operations because laws are facts about polynomials, which only the proof knows. */
const laws: Readonly<Record<ArithmeticName, Law>> = {
  ceil: (applied) => roundingLaws(applied, 0, 1),
  floor: (applied) => roundingLaws(applied, -1, 0),
  round: (applied) => roundingLaws(applied, -0.5, 0.5),
  max: ({ value, operands }) => operands.map(({ polynomial, error }) => atLeast(value, polynomial, error)),
  min: ({ value, operands }) => operands.map(({ polynomial, error }) => atLeast(polynomial, value, error)),
  clamp: clampLaws,
  abs: absoluteLaws,
  '^': bernoulli,
  exp: exponentialLaw,
  annuity: annuityLaws,
  growth: none,
  growing_annuity: none,
  periods: none,
  '+': none,
  '-': none,
  '*': productLaws,
  '/': quotientLaws,
  negate: none,
  sqrt: none,
  ln: none,
  log10: none,
  mod: none,
  sin: none,
  cos: none,
  tan: none,
  asin: none,
  acos: none,
  atan: none,
  days_in_year: yearLaws,
  day_of_year: yearLaws,
  days_left_in_year: yearLaws,
  add_months: monthsLaws,
};

/**
 * A product that is too long for a polynomial is at least the least of one factor times the other, and at most the greatest
 * of it, where the other is never negative: `pension * growth(2%, -years)` is at most `pension`.
 */
function productLaws({ core, value, operands, context }: Applied): readonly Fact[] {
  const bounds = core.args.map(context.bounds);
  return operands.flatMap((factor, index) => {
    const [own, other] = [bounds[index], bounds[1 - index]];
    if (own === undefined || other === undefined || own.low < 0 || !isBounded(other)) return [];
    return betweenMultiples(value, factor, other, size(context.bounds(core)));
  });
}

/** The same for a quotient by a divisor above zero. */
function quotientLaws({ core, value, operands: [dividend], context }: Applied): readonly Fact[] {
  const [own, divisor] = core.args.map(context.bounds);
  if (dividend === undefined || own === undefined || divisor === undefined) return [];
  const share = divideIntervals(point(1), divisor);
  if (own.low < 0 || divisor.low <= 0 || !isBounded(share)) return [];
  return betweenMultiples(value, dividend, share, size(context.bounds(core)));
}

/** `low * x <= value <= high * x` for x never negative. */
function betweenMultiples(value: Polynomial, x: Form, { low, high }: Interval, largest: number): readonly Fact[] {
  const error = x.error * size({ low, high }) + 2 * roundingError * largest + Number.MIN_VALUE;
  const times = (factor: Rational) => timesConstant(x.polynomial, factor);
  return [atLeast(value, times(fractionBelow(low)), error), atLeast(times(negate(fractionBelow(-high))), value, error)];
}

/** The first size at or above an amount is at least that amount, up to the tolerance of the lookup. */
function sizeLaws(core: Core & { kind: 'schedule' }, context: Context): readonly Fact[] {
  const { lines, brackets, points, texts } = core.schedule;
  const [first, last] = [lines[0], lines.at(-1)];
  const areSizes = lines.every(({ upTo, value }) => toNumber(value) >= toNumber(upTo));
  if (
    first === undefined ||
    last === undefined ||
    brackets.length + points.length > 0 ||
    texts !== undefined ||
    !areSizes
  )
    return [];
  const argument = context.form(core.argument);
  const largest = toNumber(last.upTo);
  const value = atomPolynomial(context.formulas.keyOf(core));
  // The tolerance is that of the size found: a thousand-millionth of it or of one.
  const forgiving = timesConstant(value, add(one, fromNumber(tolerance(1))));
  const error = argument.error + (toNumber(first.upTo) < 1 ? tolerance(1) : 0) + 4 * roundingError * largest;
  return [atLeast(forgiving, argument.polynomial, error)];
}

/** `x + below * m <= round(x, m) <= x + above * m` for a multiple m above zero, up to the tolerance of rounding. */
function roundingLaws({ core, value, operands, context }: Applied, below: number, above: number): readonly Fact[] {
  const [x, multiple = { polynomial: constantPolynomial(one), error: 0, innerError: 0 }] = operands;
  const m = core.args[1] === undefined ? { low: 1, high: 1 } : context.bounds(core.args[1]);
  const [operand] = core.args;
  if (x === undefined || operand === undefined || m.low <= 0) return [];
  const bounds = context.bounds(operand);
  const largest = size(bounds);
  const { share, rest } = snapOf(bounds, m);
  const error = x.error + multiple.error + rest + (largest + m.high) * 4 * roundingError;
  const moved = (by: number, snapped: Rational) =>
    sumOf(timesConstant(x.polynomial, snapped), timesConstant(multiple.polynomial, fromNumber(by)));
  return [
    atLeast(value, moved(below, subtract(one, share)), error),
    atLeast(moved(above, add(one, share)), value, error),
  ];
}

/** Most that snapping moves a count: a share of the counted value if that is known to count, and the rest. */
function snapOf(counted: Interval, multiple: Interval): { readonly share: Rational; readonly rest: number } {
  const most = size(counted) / multiple.low;
  if (counted.low < 0 || tolerance(most) === mostForgiven)
    return { share: zero, rest: tolerance(most) * multiple.high };
  const isCount = counted.low >= multiple.high;
  return { share: fromNumber(tolerance(1)), rest: isCount ? 0 : tolerance(1) * multiple.high };
}

/** The high end wins where the ends cross, so only its law always holds. */
function clampLaws({ core, value, operands, context }: Applied): readonly Fact[] {
  const [, low, high] = operands;
  const [, least, most] = core.args;
  if (low === undefined || high === undefined || least === undefined || most === undefined) return [];
  const inOrder = context.bounds(least).high <= context.bounds(most).low;
  const atMost = atLeast(high.polynomial, value, high.error);
  return inOrder ? [atMost, atLeast(value, low.polynomial, low.error)] : [atMost];
}

function absoluteLaws({ value, operands: [x] }: Applied): readonly Fact[] {
  if (x === undefined) return [];
  return [atLeast(value, x.polynomial, x.error), atLeast(sumOf(value, x.polynomial), nothing, x.error)];
}

/** Bernoulli's inequality: `b ^ t >= 1 + t * (b - 1)` for b above zero and t at most zero or at least one. */
function bernoulli({ core, value, operands: [base, exponent], context }: Applied): readonly Fact[] {
  const [b, t] = core.args.map(context.bounds);
  if (base === undefined || exponent === undefined || b === undefined || t === undefined) return [];
  if (b.low <= 0 || (t.high > 0 && t.low < 1)) return [];
  const above = differenceOf(base.polynomial, constantPolynomial(one));
  const product = productOf(exponent.polynomial, above);
  if (product === null) return [];
  const error = size(t) * base.error + (size(b) + 1) * exponent.error + functionError(size(context.bounds(core)));
  return [atLeast(value, sumOf(constantPolynomial(one), product), error)];
}

/** `exp(x) >= 1 + x`. */
function exponentialLaw({ core, value, operands: [x], context }: Applied): readonly Fact[] {
  if (x === undefined) return [];
  const error = x.error + functionError(size(context.bounds(core)));
  return [atLeast(value, sumOf(constantPolynomial(one), x.polynomial), error)];
}

/** A year has the days up to and with a day, of which there is at least one, and those after it. */
function yearLaws({ core, context }: Applied): readonly Fact[] {
  const of = (operation: ArithmeticName): Polynomial =>
    atomPolynomial(context.formulas.keyOf({ kind: 'apply', operation, args: core.args }));
  const [all, past, left] = [of('days_in_year'), of('day_of_year'), of('days_left_in_year')];
  const both = sumOf(past, left);
  const first = sumOf(left, constantPolynomial(one));
  return [atLeast(all, both, 0), atLeast(both, all, 0), atLeast(all, past, 0), atLeast(all, first, 0)];
}

/** So many months later is 28 to 31 days for each of them later, up to the part of a day, which is lost. */
function monthsLaws({ core, value, operands: [day], context }: Applied): readonly Fact[] {
  const [start, months] = core.args.map(context.bounds);
  if (day === undefined || start === undefined || months === undefined || !isBounded(months)) return [];
  const least = Math.floor(months.low) * (months.low < 0 ? 31 : 28) - 1;
  const most = Math.ceil(months.high) * (months.high < 0 ? 28 : 31);
  const error = day.error + tolerance(size(start));
  const moved = (days: number) => sumOf(day.polynomial, constantPolynomial(fromNumber(days)));
  return [atLeast(value, moved(least), error), atLeast(moved(most), value, error)];
}

/**
 * All payments together repay the loan, and each is its interest and at least what the first payment of the slowest loan
 * repays. With more than one payment, they total at most the loan plus interest on all of it for the whole term.
 */
function annuityLaws({ core, value, operands: [rate, periods], context }: Applied): readonly Fact[] {
  const [r, n] = core.args.map(context.bounds);
  if (rate === undefined || periods === undefined || r === undefined || n === undefined) return [];
  const [paid, interest] = [productOf(value, periods.polynomial), productOf(rate.polynomial, periods.polynomial)];
  if (r.low < 0 || n.low <= 0 || paid === null || interest === null) return [];
  const loan = constantPolynomial(one);
  const largest = size(context.bounds(core));
  const error = functionError(largest) * n.high + largest * periods.error;
  const ofInterest = rate.error * n.high + r.high * periods.error;
  return [
    atLeast(value, sumOf(rate.polynomial, constantPolynomial(leastRepaid(r, n))), functionError(largest) + rate.error),
    atLeast(paid, loan, error),
    ...(n.low < 1 ? [] : [atLeast(sumOf(loan, interest), paid, error + ofInterest)]),
  ];
}

/** What the first payment at least repays of a loan of 1: with the most periods, at one end of the rates. */
function leastRepaid(rate: Interval, periods: Interval): Rational {
  const slowest = [rate.low, rate.high].map((each) => growingAnnuity(0, each, periods.high));
  // A little less, for rounding.
  return fromNumber(0.999 / Math.max(...slowest));
}

/** Error of powers and exponentials, which may miss their last digits. */
export function functionError(largest: number): number {
  return 4 * roundingError * largest;
}
