/** Days of the calendar, written as 2026-03-01. Reads no clock. */

/** What callers and editors write for the day at the service's home, where an input takes it. */
export const today = 'today';

/** True for a day that exists, which 2026-02-30 does not. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return day !== undefined && Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month));
}

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The number of days in a month, which counts from 1; zero where there is no such month. */
function daysIn(year: number, month: number): number {
  return month === 2 && isLeap(year) ? 29 : (lengths[month - 1] ?? 0);
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}
