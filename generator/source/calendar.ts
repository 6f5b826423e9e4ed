/** Dates as texts such as 2026-03-01, which sort by time. Reads no clock. */

import { daysIn } from '../../engine/spelling/day.js';

/** The day after another one. */
export function nextDay(day: string): string {
  const { year, month, date } = partsOf(day);
  if (date < daysIn(year, month)) return dayText(year, month, date + 1);
  return month < 12 ? dayText(year, month + 1, 1) : dayText(year + 1, 1, 1);
}

/** The day before another one. */
export function dayBefore(day: string): string {
  const { year, month, date } = partsOf(day);
  if (date > 1) return dayText(year, month, date - 1);
  return month > 1 ? dayText(year, month - 1, daysIn(year, month - 1)) : dayText(year - 1, 12, 31);
}

/** The same day some months later, or the last day of that month where it has fewer. */
export function addMonths(day: string, months: number): string {
  const { year, month, date } = partsOf(day);
  const count = year * 12 + (month - 1) + months;
  const [laterYear, laterMonth] = [Math.floor(count / 12), (count % 12) + 1];
  return dayText(laterYear, laterMonth, Math.min(date, daysIn(laterYear, laterMonth)));
}

/** The number of days from one day to a later one; negative for an earlier one. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** Days since the start of the year 1. */
function dayNumber(day: string): number {
  const { year, month, date } = partsOf(day);
  const past = year - 1;
  const leaps = Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
  const months = Array.from({ length: month - 1 }, (_, index) => daysIn(year, index + 1));
  return past * 365 + leaps + months.reduce((sum, days) => sum + days, 0) + date;
}

function partsOf(day: string): { readonly year: number; readonly month: number; readonly date: number } {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, date };
}

function dayText(year: number, month: number, date: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}
