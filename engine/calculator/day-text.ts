/** Reads days as callers write them, in the one form that is taken, and finds the day that another text means. */
import { isDay } from '../spelling/day.js';
import type { Measure } from './measure.js';

/** The day of a text, which may have spaces around it; undefined for all other texts. */
export function readDay(text: string): string | Measure | undefined {
  const day = text.trim();
  if (!isInCalendar(day)) return undefined;
  return day === text ? day : { text, value: day };
}

/** The calendar has no year 0. */
function isInCalendar(day: string): boolean {
  return isDay(day) && !day.startsWith('0000');
}

/**
 * The day that a text means without doubt: with a time after it, with other signs between its parts, or with the year
 * last and a day above 12. Null where day and month may be exchanged.
 */
export function meantDay(text: string): string | null {
  const [, year = '', first = '', second = ''] =
    /^(\d{4})[-/. ]?(\d{1,2})[-/. ]?(\d{1,2})(?:[T ].*)?$/.exec(text) ?? [];
  const [, one = '', other = '', last = ''] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text) ?? [];
  if (year !== '') return dayOf(year, first, second);
  if (last === '' || (Number(one) <= 12 && Number(other) <= 12 && Number(one) !== Number(other))) return null;
  return Number(one) > 12 ? dayOf(last, other, one) : dayOf(last, one, other);
}

function dayOf(year: string, month: string, day: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isInCalendar(text) ? text : null;
}
