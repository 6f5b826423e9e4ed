/** Intervals by all techniques together. */
import type { Core } from '../model/core.js';
import type { Interval } from '../model/interval.js';
import { intersect, interval } from '../model/interval.js';
import { formRange } from './form-range.js';
import type { Place } from './place.js';
import { asTerm } from './polynomial.js';

/**
 * The interval of a formula by all that the proof can do: from the sharp intervals of its parts, by the order of the
 * sides of a difference, and as a polynomial. It costs far more than interval arithmetic, so it is asked only where
 * that leaves something open.
 */
export function sharpBounds(core: Core, place: Place): Interval {
  if (core.kind === 'constant' || core.kind === 'input') return place.bounds(core);
  const plain = place.bounds(core);
  const parts = intersect(plain, byOrder(core, place.sharpAtom(core), place)) ?? plain;
  const form = place.form(core);
  const isAtom = form.error === 0 && asTerm(form.polynomial)?.monomial.has(place.formulas.keyOf(core));
  return isAtom ? parts : (intersect(parts, formRange(form, place)) ?? parts);
}

/** A difference of what a condition has compared: `a - b` is at least zero where `a >= b`, to the last bit. */
function byOrder(core: Core, bounds: Interval, place: Place): Interval {
  const [left, right] = core.kind === 'apply' && core.operation === '-' ? core.args : [];
  if (left === undefined || right === undefined) return bounds;
  const [forth, back] = [place.order(left, right), place.order(right, left)];
  const least = forth === null ? Number.NEGATIVE_INFINITY : forth === 'above' ? Number.MIN_VALUE : 0;
  const most = back === null ? Number.POSITIVE_INFINITY : back === 'above' ? -Number.MIN_VALUE : 0;
  return intersect(bounds, interval(least, most)) ?? bounds;
}
