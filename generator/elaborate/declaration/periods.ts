/** Checks the days of periods: that they exist, and that the periods follow one another. */

import { isDay } from '../../../engine/spelling/day.js';
import type { RawPeriod } from '../../language/forms/figures.js';
import type { Located } from '../../language/forms/form.js';
import type { Period } from '../../program/shared-figure.js';
import { dayBefore, nextDay } from '../../source/calendar.js';
import type { Details, Reporter } from '../../source/diagnostic.js';

type RawDays = Pick<RawPeriod, 'span' | 'from' | 'until'>;

/** False after reporting a day that does not exist, a period that ends before it begins, a gap or an overlap. */
export function checkPeriods(periods: readonly RawDays[], reporter: Reporter): boolean {
  return periods.every((period) => checkEnds(period, reporter)) && checkOrder(periods, reporter);
}

function checkEnds({ from, until }: RawDays, reporter: Reporter): boolean {
  const days = [from, until].flatMap((day) => day ?? []);
  if (!days.every((day) => checkDay(day, reporter))) return false;
  if (from === null || until === null || from.value <= until.value) return true;
  const hint = `The dates may be the wrong way around: \`from: ${until.value}, until: ${from.value}\`.`;
  reporter.report('bad-period', until.span, { reason: 'this period ends before it begins' }, { hint });
  return false;
}

export function checkDay(day: Located<string>, reporter: Reporter): boolean {
  if (isDay(day.value)) return true;
  const hint = 'Use a date that exists, such as 2026-02-28.';
  reporter.report('bad-period', day.span, { reason: `${day.value} is not a real date` }, { hint });
  return false;
}

/** The days of a period as written; null for an open end. */
export function daysOf({ from, until }: Omit<RawDays, 'span'>): Period {
  return { from: from?.value ?? null, until: until?.value ?? null };
}

/** False after reporting a period that does not begin on the day after the one before it ends. */
function checkOrder(periods: readonly RawDays[], reporter: Reporter): boolean {
  for (const [index, period] of periods.slice(1).entries()) {
    const before = periods[index];
    if (before === undefined || !follows(before, period, reporter)) return false;
  }
  return true;
}

function follows(before: RawDays, period: RawDays, reporter: Reporter): boolean {
  const { until } = before;
  const { from } = period;
  const related = [{ span: before.span, label: 'the period before it' }];
  if (until === null) {
    const hint =
      from === null ? 'Give it an `until`, and the next one a `from`.' : `Add \`until: ${dayBefore(from.value)}\`.`;
    const reason = 'this period has no `until`, but another one follows';
    reporter.report('bad-period', before.span, { reason }, { hint });
    return false;
  }
  const wanted = nextDay(until.value);
  if (from?.value === wanted) return true;
  const reason =
    from === null
      ? 'this period has no `from`'
      : from.value > wanted
        ? `no value is known ${daysFrom(wanted, dayBefore(from.value))}`
        : `this period overlaps the one before it, which lasts until ${until.value}`;
  const details = from === null ? { hint: `Add \`from: ${wanted}\`.` } : endOrStart(until, from);
  reporter.report('bad-period', from?.span ?? period.span, { reason }, { related, ...details });
  return false;
}

/** Of two days that do not meet, only the editor knows which is right. */
function endOrStart(until: Located<string>, from: Located<string>): Details {
  const [later, earlier] = [nextDay(until.value), dayBefore(from.value)];
  const hint = `Either this period begins on \`${later}\`, or the one before it ends on \`${earlier}\`.`;
  return {
    hint,
    choices: [
      { span: from.span, text: later },
      { span: until.span, text: earlier },
    ],
  };
}

function daysFrom(first: string, last: string): string {
  return first === last ? `for ${first}` : `from ${first} to ${last}`;
}
