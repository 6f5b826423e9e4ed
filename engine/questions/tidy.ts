/** Differences and sums as callers are shown them. */
import { roundTo } from '../kernel/math.js';

/** Without the digits that subtraction of decimals leaves behind. */
export function tidy(value: number, digits = 6): number {
  const scaled = value * 10 ** digits;
  return Math.abs(scaled) < Number.MAX_SAFE_INTEGER ? roundTo(value, digits) : value;
}
