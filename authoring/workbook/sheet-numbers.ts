/** Numbers of spreadsheets. */
import { tolerance } from '../../engine/kernel/math.js';

const firstDay = Date.UTC(1899, 11, 30);

/** A day as spreadsheets count it. */
export function serialDay(day: string): number {
  return Math.round((Date.parse(`${day}T00:00:00Z`) - firstDay) / 86_400_000);
}

/** The first amount that a line of a schedule does not take any more. */
export function forgivenLimit(limit: number): number {
  const last = limit + tolerance(limit);
  return last + Math.abs(last) * Number.EPSILON;
}
