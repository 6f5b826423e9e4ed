/** The day that an answer is for: today, or the one that the caller names; and how long its figures hold. */
import type { Period } from '../kernel/module.js';
import type { Calendar } from './calendar.js';
import type { Parameter, ParameterError } from './parameter.js';
import { parameterError } from './parameter.js';

/** The parameter that names a day. */
export const dayParameter = 'on';

/** The period that a day lies in; undefined where no figures are known for it. */
export function periodOf(day: string, periods: readonly Period[]): Period | undefined {
  return periods.find(({ from = '', until }) => from <= day && (until === undefined || day <= until));
}

/** Whole seconds from now until the day behind the period begins; null where the period has no end. */
export function secondsLeft({ until }: Period, now: number, { endOf }: Calendar): number | null {
  return until === undefined ? null : Math.max(0, Math.floor((endOf(until) - now) / 1000));
}

/** Days that are in the calendar and for which the figures are known. */
export function dayParameterOf(periods: readonly Period[]): Parameter {
  const read = (text: string) => (isDay(text) && periodOf(text, periods) !== undefined ? text : undefined);
  return { name: dayParameter, isRequired: false, allowed: [], read, explain: (text) => dayError(text, periods) };
}

/** Why there is no answer for a day; `received` is null where the caller named none. */
export function dayError(received: string | null, periods: readonly Period[], today = received ?? ''): ParameterError {
  const [known, last] = [knownDays(periods), periods[periods.length - 1]?.until];
  const shown = (received ?? today).slice(0, 40);
  const trouble =
    received !== null && !isDay(received)
      ? `${dayParameter} cannot be "${shown}": send a day of the calendar, such as 2026-03-01.`
      : `There are no figures for ${shown}.`;
  const hint =
    received === null && last !== undefined ? ` Send ${dayParameter}=${last} for the last that is known.` : '';
  const detail = `${trouble} They are known ${known}.${hint}`;
  return parameterError({ parameter: dayParameter, code: 'unknown_day', detail, received });
}

function knownDays(periods: readonly Period[]): string {
  const [from, until] = [periods[0]?.from, periods[periods.length - 1]?.until];
  if (from === undefined) return until === undefined ? 'for all days' : `until ${until}`;
  return until === undefined ? `from ${from} on` : `from ${from} to ${until}`;
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
