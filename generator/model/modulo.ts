/** The remainder of a division. The kernel follows the same rule. */
import type { Interval } from './interval.js';
import { contains, everything, hull, interval, point, widen } from './interval.js';
import { roundDown, tolerance } from './rounding.js';

/** The remainder of `x / divisor`, with the sign of the divisor; 0 when only a rounding error remains. */
export function modulo(x: number, divisor: number): number {
  const count = x / divisor;
  const whole = roundDown(count);
  if (count - whole <= tolerance(count)) return 0;
  const rest = x - whole * divisor;
  return divisor > 0 ? Math.min(Math.max(rest, 0), divisor) : Math.max(Math.min(rest, 0), divisor);
}

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
