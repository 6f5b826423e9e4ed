/** Days as people at the service's home count them: from midnight to midnight in its time zone. */

/** Returns milliseconds since 1970, as `Date.now` does. */
export type Clock = () => number;

/** The calendar of a time zone. */
export interface Calendar {
  /** The day at a time in milliseconds, as 2026-03-01. */
  readonly dayAt: (time: number) => string;
  /** The time in milliseconds at which a day ends. */
  readonly endOf: (day: string) => number;
  /** The time in milliseconds at which a day begins. */
  readonly startOf: (day: string) => number;
}

const hour = 3_600_000;

/** No zone is farther from UTC than this. */
const farthest = 15 * hour;

/** The time at which a day, such as 2026-11-23, begins at Greenwich; not a number for a text that is none. */
export function timeOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/**
 * The calendar of a time zone, given by its IANA name. Keeps the last day it looked up: callers mostly ask for today,
 * and applying the zone's rules takes longer than an answer.
 */
export function calendarOf(timeZone: string): Calendar {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const read = (time: number): string => {
    const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]));
    return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  };
  const endOf = remembered((day: string) => firstMomentAfter(day, read));
  let today = { day: '', start: 0, end: 0 };
  const dayAt = (time: number): string => {
    if (time < today.start || time >= today.end) {
      const day = read(time);
      today = { day, start: time, end: firstMomentAfter(day, read) };
    }
    return today.day;
  };
  const startOf = (day: string) => borderAt(timeOf(day), (time) => read(time) >= day);
  return { dayAt, endOf, startOf };
}

/** Searches for the border, because a day begins at one o'clock where clocks are moved at midnight. */
function firstMomentAfter(day: string, dayAt: (time: number) => string): number {
  return borderAt(timeOf(day) + 24 * hour, (time) => dayAt(time) > day);
}

/** The first time near midnight in UTC at which something holds. */
function borderAt(midnight: number, holds: (time: number) => boolean): number {
  let [before, after] = [midnight - farthest, midnight + farthest];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (holds(middle)) after = middle;
    else before = middle;
  }
  return after;
}

function remembered<Value>(compute: (key: string) => Value): (key: string) => Value {
  let last: { readonly key: string; readonly value: Value } | null = null;
  return (key) => {
    if (last?.key !== key) last = { key, value: compute(key) };
    return last.value;
  };
}
