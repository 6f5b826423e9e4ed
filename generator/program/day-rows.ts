/** The rows of the calendar in the table of operations: of days, as whole numbers. */
import { addMonths, dayNumber, dayOfYear, daysInYear, daysLeftInYear } from '../../engine/kernel/days.js';
import type { Interval } from './interval.js';
import { everything, interval, isBounded, point, size } from './interval.js';
import type { Arithmetic, Change, Domain, Operation, Verdict } from './operation.js';
import { unknownInverse } from './operation-inverses.js';
import { slopeByTrends, unknownSlope } from './operation-slopes.js';
import { binary, call, unary } from './row-parts.js';

/** Between these days every spreadsheet knows the calendar. */
const known = interval(dayNumber('1900-03-01'), dayNumber('9999-12-31'));

/** The answer where its days lie in the calendar; otherwise there is none. */
function inCalendar(days: readonly number[], answer: number): number {
  return days.every((day) => verdictOf(point(day)) === 'safe') ? answer : Number.NaN;
}

function monthsAfter(day: number, months: number): number {
  const later = addMonths(day, months);
  return inCalendar([day, later], later);
}

function verdictOf({ low, high }: Interval): Verdict {
  if (low >= known.low && high < known.high + 1) return 'safe';
  return high < known.low || low >= known.high + 1 ? 'unsafe' : 'unknown';
}

const calendar: Domain = {
  code: 'day-out-of-calendar',
  operand: 0,
  zero: null,
  question: 'this day lies in the calendar',
  verdict: ([day = known]) => verdictOf(day),
};

/** Of days of one year both ends, in whichever order; of others all that there can be. */
function withinYear(of: (day: number) => number, all: Interval): (day: Interval) => Interval {
  return (day) => {
    const isOneYear = verdictOf(day) === 'safe' && dayOfYear(day.low) + (day.high - day.low) < daysInYear(day.low) + 1;
    const ends = isOneYear ? [of(day.low), of(day.high)] : [all.low, all.high];
    return interval(Math.min(...ends), Math.max(...ends));
  };
}

/** What all functions of one day have in common. */
function ofDay(kernel: string, of: (day: number) => number, all: Interval): Arithmetic {
  return {
    emit: { kernel },
    ...unary((day) => inCalendar([day], of(day)), withinYear(of, all)),
    domain: calendar,
    slope: unknownSlope,
    inverse: unknownInverse,
  };
}

/** The day so many months later lies in the calendar as well. */
const calendarAfter: Domain = {
  ...calendar,
  operand: null,
  verdict: ([day = known, months = everything]) =>
    verdictOf(day) === 'safe' && isBounded(months) && size(months) < mostMonths
      ? verdictOf(monthsLater(day, months))
      : verdictOf(day) === 'unsafe'
        ? 'unsafe'
        : 'unknown',
};

/** More months than this lead out of the calendar from every day of it. */
const mostMonths = 12 * 8200;

function monthsLater(day: Interval, months: Interval): Interval {
  return interval(addMonths(day.low, months.low), addMonths(day.high, months.high));
}

/** A later day and more months both lead to a later day, or to the same. */
function monthsSlope(change: Change): Interval {
  return slopeByTrends(change, ['rises', 'rises']);
}

export const dayRows = [
  {
    name: 'days_in_year',
    syntax: call(1),
    units: 'ofDay',
    arithmetic: ofDay('daysInYear', daysInYear, interval(365, 366)),
    doc: 'The days of the year in which a day lies: 365, or 366 in a leap year.',
    example: 'days_in_year(closing)',
  },
  {
    name: 'day_of_year',
    syntax: call(1),
    units: 'ofDay',
    arithmetic: ofDay('dayOfYear', dayOfYear, interval(1, 366)),
    doc: 'The days of the year up to and with a day: 1 on January 1.',
    example: 'day_of_year(closing)',
  },
  {
    name: 'days_left_in_year',
    syntax: call(1),
    units: 'ofDay',
    arithmetic: ofDay('daysLeftInYear', daysLeftInYear, interval(0, 365)),
    doc: 'The days of the year after a day: 0 on December 31.',
    example: 'days_left_in_year(closing)',
  },
  {
    name: 'add_months',
    syntax: call(2),
    units: 'months',
    arithmetic: {
      emit: { kernel: 'addMonths' },
      ...binary(monthsAfter, (day, months) =>
        isBounded(day) && isBounded(months) ? monthsLater(day, months) : everything,
      ),
      domain: calendarAfter,
      slope: monthsSlope,
      inverse: unknownInverse,
    },
    doc: 'The same day of the month so many whole months later, or the last day of that month where it is shorter.',
    example: 'add_months(start, 6)',
  },
] as const satisfies readonly Operation[];
