/** Dates as texts such as 2026-03-01, which sort by time. Reads no clock. */

/** True for a date that exists, which 2026-02-30 does not. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return day !== undefined && Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month));
}

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

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function daysIn(year: number, month: number): number {
  return month === 2 && isLeap(year) ? 29 : (lengths[month - 1] ?? 0);
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Days since the start of the year 1. */
function dayNumber(day: string): number {
  const { year, month, date } = partsOf(day);
  const past = year - 1;
  const leaps = Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
  const months = lengths.slice(0, month - 1).reduce((sum, _, index) => sum + daysIn(year, index + 1), 0);
  return past * 365 + leaps + months + date;
}

function partsOf(day: string): { readonly year: number; readonly month: number; readonly date: number } {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, date };
}

function dayText(year: number, month: number, date: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}
