/** Numbers of spreadsheets. */
import { tolerance } from '../../engine/kernel/math.js';
import { daysBetween } from '../../generator/source/calendar.js';

/** A day as spreadsheets count it. */
export function serialDay(day: string): number {
  return daysBetween('1899-12-30', day);
}

/** The first amount above a line of a schedule. */
export function forgivenLimit(limit: number): number {
  const last = limit + tolerance(limit);
  return last + Math.abs(last) * Number.EPSILON;
}
