/** Range of one formula minus another. */
import type { Core } from '../../program/core.js';
import type { Interval } from '../../program/interval.js';
import { interval, subtractIntervals } from '../../program/interval.js';
import type { Context } from '../context/context.js';
import { differenceOf } from '../polynomial/polynomial.js';
import { formEnd } from './form-range.js';
import { takenBranch } from './polynomial-form.js';

/**
 * One end of the range of a formula minus another as polynomials, in which equal parts cancel. No difference of their
 * doubles passes it.
 */
export function formDifferenceEnd(left: Core, right: Core, sign: 1 | -1, context: Context): number {
  const { keyOf } = context.formulas;
  if (keyOf(takenBranch(left, context)) === keyOf(takenBranch(right, context))) return 0;
  const [a, b] = [context.form(left), context.form(right)];
  const innerError = a.error + b.error;
  return formEnd(
    { polynomial: differenceOf(a.polynomial, b.polynomial), error: innerError, innerError },
    sign,
    context,
  );
}

/** The same from everything known about the two. */
export function differenceEnd(left: Core, right: Core, sign: 1 | -1, context: Context): number {
  const end = context.formDifferenceEnd(left, right, sign);
  const { low, high } = plainDifference(left, right, context);
  return sign === 1 ? Math.min(high, end) : Math.max(low, end);
}

/** Both ends. */
export function differenceRange(left: Core, right: Core, context: Context): Interval {
  const [low, high] = [context.differenceEnd(left, right, -1), context.differenceEnd(left, right, 1)];
  return low <= high ? interval(low, high) : plainDifference(left, right, context);
}

function plainDifference(left: Core, right: Core, context: Context): Interval {
  return subtractIntervals(context.refined(left), context.refined(right));
}
