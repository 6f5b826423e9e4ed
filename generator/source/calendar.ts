/** Dates as texts such as 2026-03-01, which sort by time. Reads no clock. */
import { dayNumber, dayText, addMonths as monthsLater } from '../../engine/kernel/days.js';

/** The day after another one. */
export function nextDay(day: string): string {
  return dayText(dayNumber(day) + 1);
}

/** The day before another one. */
export function dayBefore(day: string): string {
  return dayText(dayNumber(day) - 1);
}

/** The same day some months later, or the last day of that month where it has fewer. */
export function addMonths(day: string, months: number): string {
  return dayText(monthsLater(dayNumber(day), months));
}

/** The number of days from one day to a later one; negative for an earlier one. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}
