/**
 * The resolution of numbers: they count to nine decimals, on the wire as in the proof, so that `x > 0` means at least a
 * billionth. A point of the grid is the very double that its decimal reads as: both are the correctly rounded quotient
 * of two whole numbers that doubles hold exactly.
 */
import type { Interval } from './interval.js';
import { nextDown, nextUp } from './interval.js';

const perUnit = 1e9;

/** One part of the grid. */
export const resolution = 1 / perUnit;

/** From here on neighbouring doubles are so far apart that every one of them counts as a point of the grid. */
const coarsest = 8e6;

/** The least point of the grid that is not below a number. */
export function gridUp(value: number): number {
  if (!(Math.abs(value) < coarsest)) return value;
  let count = Math.floor(value * perUnit) - 1;
  while (count / perUnit < value) count++;
  return count / perUnit + 0;
}

/** The greatest point of the grid that is not above a number. */
export function gridDown(value: number): number {
  return 0 - gridUp(-value);
}

/** Whether a number is one that a caller can send. */
export function isOnGrid(value: number): boolean {
  return gridUp(value) === value;
}

/** The part of an interval that lies on the grid, from its first point to its last; null when there is none. */
export function ontoGrid({ low, high }: Interval): Interval | null {
  const side = { low: gridUp(low), high: gridDown(high) };
  return side.low <= side.high ? side : null;
}

/** Two halves that share no point and leave none of the grid out; null when there are not two points to part. */
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

/** The same of whole numbers. */
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

/** Two halves that share their border, for what has to be followed across it; null when there are not two points. */
export function joinedHalves(side: Interval): readonly [Interval, Interval] | null {
  const [lower] = halves(side) ?? [];
  return lower === undefined ? null : [lower, { low: lower.high, high: side.high }];
}

/** The point of the grid behind another one. */
export function above(point: number): number {
  return gridUp(nextUp(point));
}

/** The point of the grid before another one. */
export function below(point: number): number {
  return gridDown(nextDown(point));
}
