/** Reads days as callers write them, in the one form that is taken, and explains texts that are refused. */
import type { EngineWords } from '../../words/engine-words.js';
import type { DayInput } from '../kernel/module.js';
import { isDay } from '../spelling/day.js';
import type { Parameter, ParameterError } from './parameter.js';

/** The parameter of an input that is a day. */
export function dayInputParameter(input: DayInput): Parameter {
  const read = (text: string) => {
    const day = text.trim();
    if (!isInCalendar(day)) return undefined;
    return day === text ? day : { text, value: day };
  };
  return {
    name: input.name,
    isRequired: input.required === true,
    allowed: [],
    read,
    explain: (text, words) => dayInputError(input, text, words),
  };
}

/** The calendar has no year 0. */
function isInCalendar(day: string): boolean {
  return isDay(day) && !day.startsWith('0000');
}

function dayInputError({ name, min, max, default: usual }: DayInput, text: string, words: EngineWords): ParameterError {
  const received = text.trim().slice(0, longestShown);
  const wanted = words.wantedDay({ min, max });
  return {
    parameter: name,
    code: 'invalid_day',
    detail: words.badDay({
      name,
      text: received,
      wanted: usual === undefined ? wanted : words.orLeftOut({ number: wanted, usual }),
    }),
    received: text,
    allowed: null,
    suggestion: meantDay(text.trim()),
  };
}

const longestShown = 40;

/**
 * The day that a text means without doubt: with a time behind it, with other signs between its parts, or with the year
 * last and a day above 12. Null where day and month may be exchanged.
 */
function meantDay(text: string): string | null {
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
