/**
 * Days of the Gregorian calendar as whole numbers, counted as spreadsheets count them: 1 is December 31, 1899. Between 1900-03-01
 * and 9999-12-31 every spreadsheet agrees. Reads no clock.
 */
import { roundDown } from './math.js';

/** Days from 1899-12-30 back to March 1 of the year 0, from which leap days come last in each year. */
const toMarchOfYearZero = 693_899;
const daysOfEra = 146_097;

/** Year, month and date. */
export interface DayParts {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly date: number;
}

/** The number of a day of the calendar; month and date may lie beyond their ends. */
function numberOf({ year, month, date }: DayParts): number {
  const months = 12 * year + month - 3;
  const [years, rest] = [Math.floor(months / 12), months - 12 * Math.floor(months / 12)];
  const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return 365 * years + leaps + Math.floor((153 * rest + 2) / 5) + date - 1 - toMarchOfYearZero;
}

/** Year, month and date of a day: Hinnant, chrono-Compatible Low-Level Date Algorithms. */
export function partsOf(day: number): DayParts {
  const since = roundDown(day) + toMarchOfYearZero;
  const era = Math.floor(since / daysOfEra);
  const ofEra = since - era * daysOfEra;
  const years = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  );
  const ofYear = ofEra - (365 * years + Math.floor(years / 4) - Math.floor(years / 100));
  const months = Math.floor((5 * ofYear + 2) / 153);
  const month = months < 10 ? months + 3 : months - 9;
  const date = ofYear - Math.floor((153 * months + 2) / 5) + 1;
  return { year: years + 400 * era + (month <= 2 ? 1 : 0), month, date };
}

function startOfYear(year: number): number {
  return numberOf({ year, month: 1, date: 1 });
}

/** The number of a day that is written as 2026-03-01 and exists. */
export function dayNumber(text: string): number {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  return numberOf({ year, month, date });
}

/** A day as 2026-03-01. */
export function dayText(day: number): string {
  const { year, month, date } = partsOf(day);
  const padded = (value: number, digits: number): string => String(value).padStart(digits, '0');
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(date, 2)}`;
}

/** 365, or 366 in a leap year. */
export function daysInYear(day: number): number {
  const { year } = partsOf(day);
  return startOfYear(year + 1) - startOfYear(year);
}

/** 1 on January 1. */
export function dayOfYear(day: number): number {
  return roundDown(day) - startOfYear(partsOf(day).year) + 1;
}

/** 0 on December 31. */
export function daysLeftInYear(day: number): number {
  return daysInYear(day) - dayOfYear(day);
}

/** The same date so many whole months later, or the last day of that month where it is shorter. */
export function addMonths(day: number, months: number): number {
  const { year, month, date } = partsOf(day);
  const first = { year, month: month + roundDown(months), date: 1 };
  const next = numberOf({ ...first, month: first.month + 1 });
  return Math.min(numberOf(first) + date - 1, next - 1);
}
