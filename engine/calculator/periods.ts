/** Handles the day of an answer, which is today or the day that the caller names, and how long its figures hold. */

import type { EngineWords } from '../../words/engine-words.js';
import type { Period } from '../kernel/module.js';
import { isDay } from '../spelling/day.js';
import type { Calendar } from './calendar.js';
import type { Parameter, ParameterError } from './parameter.js';
import { parameterError } from './parameter.js';

/** The parameter that names a day. */
export const dayParameter = 'on';

/** The period that a day lies in; undefined when no figures are known for it. */
export function periodOf(day: string, periods: readonly Period[]): Period | undefined {
  return periods.find(({ from = '', until }) => from <= day && (until === undefined || day <= until));
}

/** Whole seconds from now until the day after the period begins; null when the period has no end. */
export function secondsLeft({ until }: Pick<Period, 'until'>, now: number, { endOf }: Calendar): number | null {
  return until === undefined ? null : Math.max(0, Math.floor((endOf(until) - now) / 1000));
}

/** The least of some times, of which those without an end are null. */
export function soonest(all: readonly (number | null)[]): number | null {
  const ends = all.flatMap((left) => left ?? []);
  return ends.length === 0 ? null : Math.min(...ends);
}

/** The parameter that takes calendar days for which figures are known. */
export function dayParameterOf(periods: readonly Period[]): Parameter {
  const read = (text: string) => (isDay(text) && periodOf(text, periods) !== undefined ? text : undefined);
  return {
    name: dayParameter,
    isRequired: false,
    allowed: [],
    read,
    explain: (text, words) => dayError(text, periods, words),
  };
}

/** The error of a day without an answer. `received` is null when the caller named no day. */
export function dayError(
  received: string | null,
  periods: readonly Period[],
  words: EngineWords,
  today = received ?? '',
): ParameterError {
  const until = periods[periods.length - 1]?.until;
  const shown = (received ?? today).slice(0, 40);
  const isNoDay = received !== null && !isDay(received);
  const last = received === null && until !== undefined ? [words.sendLastDay({ name: dayParameter, last: until })] : [];
  const known = [knownDays(periods, words), ...last].join(' ');
  const detail = isNoDay
    ? words.noDay({ name: dayParameter, text: shown, known })
    : words.noFigures({ day: shown, known });
  return parameterError({ parameter: dayParameter, code: 'unknown_day', detail, received });
}

function knownDays(periods: readonly Period[], { knownDays: known }: EngineWords): string {
  const [from, until] = [periods[0]?.from, periods[periods.length - 1]?.until];
  if (from === undefined) return until === undefined ? known.all : known.until({ until });
  return until === undefined ? known.from({ from }) : known.between({ from, until });
}
