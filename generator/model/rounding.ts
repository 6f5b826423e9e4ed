/** Compares amounts with limits as published schedules do, by the kernel's tolerance. */
import { tolerance } from '../../engine/kernel/math.js';

/** True when x is at most the limit, or above it only by a rounding error. */
export function atOrBelow(x: number, limit: number): boolean {
  return x <= limit + tolerance(limit);
}

/** True when x is at least the limit, or below it only by a rounding error. */
export function atOrAbove(x: number, limit: number): boolean {
  return x >= limit - tolerance(limit);
}
