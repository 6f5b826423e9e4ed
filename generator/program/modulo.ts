/** Bounds of the remainder of a division. */
import { modulo, roundDown } from '../../engine/kernel/math.js';
import type { Interval } from './interval.js';
import { contains, everything, hull, interval, point, widen } from './interval.js';

export function moduloBounds(x: Interval, divisor: Interval): Interval {
  if (contains(divisor, 0)) return everything;
  const all = hull([point(0), divisor]);
  if (divisor.low !== divisor.high) return all;
  const [first, last] = [roundDown(x.low / divisor.low), roundDown(x.high / divisor.low)];
  if (first !== last) return all;
  const ends = [modulo(x.low, divisor.low), modulo(x.high, divisor.low)];
  const rests = widen(widen(interval(Math.min(...ends), Math.max(...ends))));
  return interval(Math.max(all.low, rests.low), Math.min(all.high, rests.high));
}
