/** Range of one formula minus another. */
import type { Core } from '../../model/core.js';
import type { Interval } from '../../model/interval.js';
import { intersect, point, subtractIntervals } from '../../model/interval.js';
import type { Context } from '../context/context.js';
import { differenceOf } from '../polynomial/polynomial.js';
import { formRange } from './form-range.js';

/**
 * Range of one formula minus another, by all that is known of the two: an interval that holds the difference of the
 * doubles, in which equal parts have gone.
 */
export function differenceRange(left: Core, right: Core, context: Context): Interval {
  if (context.formulas.keyOf(left) === context.formulas.keyOf(right)) return point(0);
  const [a, b] = [context.form(left), context.form(right)];
  const innerError = a.error + b.error;
  const form = { polynomial: differenceOf(a.polynomial, b.polynomial), error: innerError, innerError };
  const plain = subtractIntervals(context.refined(left), context.refined(right));
  return intersect(plain, formRange(form, context)) ?? plain;
}
