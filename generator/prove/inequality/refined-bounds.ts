/** Bounds formulas, and the difference of two, with all techniques together. */
import type { Core } from '../../program/core.js';
import type { Interval } from '../../program/interval.js';
import { hull, intersect, interval, point, subtractIntervals } from '../../program/interval.js';
import type { Algebra } from '../../program/operation.js';
import { arithmeticOf } from '../../program/operations.js';
import type { Context, Form, Order } from '../context/context.js';
import type { Atom, Polynomial } from '../polynomial/polynomial.js';
import { asTerm, differenceOf, opposite } from '../polynomial/polynomial.js';
import { monomialRange } from '../polynomial/polynomial-range.js';
import { formRange, isFormOnSide, isPlainlyNonnegative } from './form-range.js';
import { takenBranch } from './polynomial-form.js';

/**
 * The interval of a formula by every technique of the proof: the refined intervals of its parts, the order of the two
 * sides of a difference, and its polynomial. It costs far more than interval arithmetic, so it is used only where that
 * leaves something open.
 */
export function refinedBounds(core: Core, context: Context): Interval {
  if (core.kind === 'constant' || core.kind === 'input') return context.bounds(core);
  const plain = context.bounds(core);
  const ordered = intersect(plain, byOrder(core, context.refinedAtom(core), context)) ?? plain;
  const parts = isShare(core, context) ? (intersect(ordered, share) ?? ordered) : ordered;
  const form = context.form(core);
  const isAtom = form.error === 0 && asTerm(form.polynomial)?.monomial.has(context.formulas.keyOf(core));
  return isAtom ? parts : byForm(core, form, parts, context);
}

/** Tightens by the polynomial the ends that no sample reaches. */
function byForm(core: Core, form: Form, bounds: Interval, context: Context): Interval {
  const reached = hull(context.samples().map(({ number }) => point(number(core))));
  const low = isReached(bounds.low, reached.low) ? bounds.low : context.formEnd(form, -1);
  const high = isReached(bounds.high, reached.high) ? bounds.high : context.formEnd(form, 1);
  return (low <= high ? intersect(bounds, interval(low, high)) : null) ?? bounds;
}

/** True for an end that a value reaches but for its last digits, so that nothing can move it any nearer. */
function isReached(end: number, value: number): boolean {
  return Number.isFinite(value) && Math.abs(end - value) <= 4 * Number.EPSILON * Math.abs(value);
}

/** Range of a part divided by its whole, up to rounding. */
const share = interval(0, 1 + 1e-9);

/**
 * True for a part over its whole, such as `a / (a + b)`: at most one, however small both are. Neither may have a
 * negative term, so rounding changes only their last digits.
 */
function isShare(core: Core, context: Context): boolean {
  const [part, whole] = operandsOf(core, 'quotient');
  if (part === undefined || whole === undefined || context.bounds(core).high <= share.high) return false;
  const [p, q] = [context.form(part).polynomial, context.form(whole).polynomial];
  return (
    areTermsNonnegative(p, context) &&
    areTermsNonnegative(q, context) &&
    isPlainlyNonnegative(differenceOf(q, p), context)
  );
}

function areTermsNonnegative(polynomial: Polynomial, context: Context): boolean {
  const boundsOf = (atom: Atom) => context.bounds(context.formulas.coreOf(atom));
  return [...polynomial.values()].every(
    ({ coefficient, monomial }) => coefficient.numerator > 0n && monomialRange(monomial, boundsOf).low >= 0,
  );
}

/** Tightens a difference that a condition compares: `a - b` is at least zero where `a >= b`, to the last bit. */
function byOrder(core: Core, bounds: Interval, context: Context): Interval {
  const [left, right] = operandsOf(core, 'difference');
  if (left === undefined || right === undefined) return bounds;
  const [forth, back] = [context.order(left, right), context.order(right, left)];
  const least = forth === null ? Number.NEGATIVE_INFINITY : forth === 'above' ? Number.MIN_VALUE : 0;
  const most = back === null ? Number.POSITIVE_INFINITY : back === 'above' ? -Number.MIN_VALUE : 0;
  return intersect(bounds, interval(least, most)) ?? bounds;
}

function operandsOf(core: Core, algebra: Algebra): readonly Core[] {
  return core.kind === 'apply' && arithmeticOf(core.operation).algebra === algebra ? core.args : [];
}

/** Range of a formula minus another from everything known about the two. No difference of their doubles passes it. */
export function differenceRange(left: Core, right: Core, context: Context): Interval {
  const plain = plainDifference(left, right, context);
  const form = differenceForm(left, right, context);
  return (form === null ? null : intersect(plain, formRange(form, context))) ?? plain;
}

/** True when two formulas are proved to be in this order: first by their polynomials, which costs less. */
export function isProvedOrder(left: Core, order: Order, right: Core, context: Context): boolean {
  const form = differenceForm(left, right, context);
  if (form === null) return order === 'at least';
  if (isFormOnSide(form, order, context)) return true;
  const { low } = plainDifference(left, right, context);
  return order === 'above' ? low > 0 : low >= 0;
}

/**
 * A formula minus another as a polynomial, in which equal parts cancel; null where both are the same formula. The terms of
 * the second come first: `splitCases` takes the first that it can split.
 */
function differenceForm(left: Core, right: Core, context: Context): Form | null {
  const { keyOf } = context.formulas;
  if (keyOf(takenBranch(left, context)) === keyOf(takenBranch(right, context))) return null;
  const [a, b] = [context.form(left), context.form(right)];
  const error = a.error + b.error;
  return { polynomial: opposite(differenceOf(b.polynomial, a.polynomial)), error, innerError: error };
}

function plainDifference(left: Core, right: Core, context: Context): Interval {
  return subtractIntervals(context.refined(left), context.refined(right));
}
