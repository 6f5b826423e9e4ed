/**
 * The grid of numbers with at most nine decimals, the only ones that callers can send, so that `x > 0` means at least a
 * billionth. A point of the grid is exactly the double that its decimal parses to: both are the correctly rounded
 * quotient of two whole numbers that doubles hold exactly.
 */
import type { Interval } from './interval.js';
import { nextDown, nextUp } from './interval.js';

const perUnit = 1e9;

/** The distance between neighboring points of the grid. */
export const resolution = 1 / perUnit;

/** From here on, neighboring doubles are so far apart that every one counts as a point of the grid. */
const coarsest = 8e6;

/** The smallest point of the grid at or above a number. */
export function gridUp(value: number): number {
  if (!(Math.abs(value) < coarsest)) return value;
  let count = Math.floor(value * perUnit) - 1;
  while (count / perUnit < value) count++;
  return count / perUnit + 0;
}

/** The largest point of the grid at or below a number. */
export function gridDown(value: number): number {
  return 0 - gridUp(-value);
}

/** The nearest point of the grid; the lower one of two that are as near. */
export function gridNearest(value: number): number {
  const [low, high] = [gridDown(value), gridUp(value)];
  return value - low <= high - value ? low : high;
}

/** True for a number that a caller can send. */
export function isOnGrid(value: number): boolean {
  return gridUp(value) === value;
}

/** The part of an interval that lies on the grid, from its first point to its last; null when there is none. */
export function ontoGrid({ low, high }: Interval): Interval | null {
  const side = { low: gridUp(low), high: gridDown(high) };
  return side.low <= side.high ? side : null;
}

/** Splits an interval into two that share no point and miss none of the grid; null when it has only one point. */
export function halves({ low, high }: Interval): readonly [Interval, Interval] | null {
  const middle = Math.max(low, gridDown(low + (high - low) / 2));
  const next = above(middle);
  return next > high
    ? null
    : [
        { low, high: middle },
        { low: next, high },
      ];
}

/** Splits an interval of whole numbers in the same way. */
export function wholeHalves({ low, high }: Interval): readonly [Interval, Interval] | null {
  const middle = Math.floor(low + (high - low) / 2);
  return middle >= high
    ? null
    : [
        { low, high: middle },
        { low: middle + 1, high },
      ];
}

/** The part of an interval from its first whole number to its last; null when there is none. */
export function ontoWholes({ low, high }: Interval): Interval | null {
  const side = { low: Math.ceil(low) + 0, high: Math.floor(high) + 0 };
  return side.low <= side.high ? side : null;
}

/** Splits an interval into two that share their border; null when it has only one point. */
export function joinedHalves(side: Interval): readonly [Interval, Interval] | null {
  const [lower] = halves(side) ?? [];
  return lower === undefined ? null : [lower, { low: lower.high, high: side.high }];
}

/** The next point of the grid above a number. */
export function above(point: number): number {
  return gridUp(nextUp(point));
}

/** The next point of the grid below a number. */
export function below(point: number): number {
  return gridDown(nextDown(point));
}
