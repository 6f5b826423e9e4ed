/** How far one formula lies above another. */
import type { Core } from '../model/core.js';
import type { Interval } from '../model/interval.js';
import { intersect, point, subtractIntervals } from '../model/interval.js';
import { formRange } from './form-range.js';
import type { Place } from './place.js';
import { differenceOf } from './polynomial.js';

/**
 * How far one formula lies above another, by all that is known of the two: an interval that holds the difference of the
 * doubles, in which equal parts have gone.
 */
export function differenceRange(left: Core, right: Core, place: Place): Interval {
  if (place.formulas.keyOf(left) === place.formulas.keyOf(right)) return point(0);
  const [a, b] = [place.form(left), place.form(right)];
  const innerError = a.error + b.error;
  const form = { polynomial: differenceOf(a.polynomial, b.polynomial), error: innerError, innerError };
  const plain = subtractIntervals(place.sharp(left), place.sharp(right));
  return intersect(plain, formRange(form, place)) ?? plain;
}
