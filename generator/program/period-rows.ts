/** The rows of sums over periods in the table of operations: payments, growth, and how long a loan takes. */
import * as kernel from '../../engine/kernel/math.js';
import type { Interval } from './interval.js';
import { addIntervals, divideIntervals, everything, interval, multiplyIntervals, point, widen } from './interval.js';
import type { Change, Domain, Operation, Verdict } from './operation.js';
import { inverseByBounds } from './operation-inverses.js';
import type { Trends } from './operation-slopes.js';
import { powerSlope, slopeByTrends } from './operation-slopes.js';
import { binary, call } from './row-parts.js';

/** The relative error of what is computed by powers. */
const room = 1e-12;

/** Bounds from the least and the greatest result, none below zero. */
function between(results: readonly number[]): Interval {
  const bounds = widen(interval(Math.min(...results) * (1 - room), Math.max(...results) * (1 + room)));
  return interval(Math.max(0, bounds.low), bounds.high);
}

function domain(question: string, verdict: Domain['verdict']): Domain {
  return { code: 'annuity-undefined', operand: null, zero: null, question, verdict };
}

/** NaN without periods or for a rate of -1 or less. */
function annuity(rate: number, periods: number): number {
  return rate > -1 && periods > 0 ? kernel.annuity(rate, periods) : Number.NaN;
}

/** The fewest periods that count as safe: with less the payment grows out of all bounds. */
const fewest = 1e-9;

function annuityVerdict([rate = everything, periods = everything]: readonly Interval[]): Verdict {
  if (rate.low > -1 && periods.low >= fewest) return 'safe';
  return rate.high <= -1 || periods.high <= 0 ? 'unsafe' : 'unknown';
}

function annuityBounds(rate: Interval, periods: Interval): Interval {
  if (annuityVerdict([rate, periods]) !== 'safe') return everything;
  return between([annuity(rate.low, periods.high), annuity(rate.high, periods.low)]);
}

/** A payment rises with the rate and falls with the periods. */
const annuityTrends = (): Trends => ['rises', 'falls'];

/** The most that the logarithm of what is left of a loan may be, beyond which doubles are too rough for a slope. */
const mostShrinking = 100;

function annuitySlope(change: Change): Interval {
  const [rate = everything, count = everything] = change.args;
  const isRough = rate.low < 0 && !(-Math.log1p(rate.low) * count.high <= mostShrinking);
  return isRough ? everything : slopeByTrends(change, annuityTrends());
}

function growth(rate: number, periods: number): number {
  return rate > -1 ? kernel.growth(rate, periods) : Number.NaN;
}

function growthVerdict([rate = everything]: readonly Interval[]): Verdict {
  return rate.low > -1 ? 'safe' : rate.high <= -1 ? 'unsafe' : 'unknown';
}

function growthBounds(rate: Interval, periods: Interval): Interval {
  if (growthVerdict([rate]) !== 'safe') return everything;
  return between([rate.low, rate.high].flatMap((r) => [growth(r, periods.low), growth(r, periods.high)]));
}

function growthTrends([rate = everything, periods = everything]: readonly Interval[]): Trends {
  return [trendBy(periods), trendBy(rate)];
}

function growthSlope({ args: [rate = everything, periods = everything], ...change }: Change): Interval {
  return powerSlope({ ...change, args: [addIntervals(point(1), rate), periods] });
}

function growingAnnuity(rate: number, growing: number, periods: number): number {
  return rate > -1 && growing > -1 && periods >= 0 ? kernel.growingAnnuity(rate, growing, periods) : Number.NaN;
}

function growingVerdict([rate = everything, growing = everything, periods = everything]: readonly Interval[]): Verdict {
  if (rate.low > -1 && growing.low > -1 && periods.low >= 0) return 'safe';
  return rate.high <= -1 || growing.high <= -1 || periods.high < 0 ? 'unsafe' : 'unknown';
}

function growingBounds(args: readonly Interval[]): Interval {
  if (growingVerdict(args) !== 'safe') return everything;
  const [rate = everything, growing = everything, periods = everything] = args;
  return between(
    [growing.low, growing.high].flatMap((g) => [
      growingAnnuity(rate.high, g, periods.low),
      growingAnnuity(rate.low, g, periods.high),
    ]),
  );
}

/** What payments are worth falls with interest and rises with their number; with growth from the second payment on. */
function growingTrends([, , periods = everything]: readonly Interval[]): Trends {
  return ['falls', periods.low >= 1 ? 'rises' : periods.high <= 1 ? 'falls' : null, 'rises'];
}

function periods(principal: number, surplus: number, rate: number): number {
  return principal >= 0 && surplus > 0 && rate > -1 ? kernel.periods(principal, surplus, rate) : Number.NaN;
}

function periodsVerdict([
  principal = everything,
  surplus = everything,
  rate = everything,
]: readonly Interval[]): Verdict {
  if (surplus.high <= 0 || principal.high < 0 || rate.high <= -1) return 'unsafe';
  if (surplus.low <= 0 || principal.low < 0 || rate.low <= -1) return 'unknown';
  const interest = multiplyIntervals(rate, divideIntervals(principal, surplus));
  return interest.low > -1 ? 'safe' : 'unknown';
}

/** The count is a monotone function of the rate for each number of payments without interest. */
function periodsBounds(args: readonly Interval[]): Interval {
  if (periodsVerdict(args) !== 'safe') return everything;
  const [principal = everything, surplus = everything, rate = everything] = args;
  const { low, high } = divideIntervals(principal, surplus);
  return between([rate.low, rate.high].flatMap((r) => [periods(Math.max(0, low), 1, r), periods(high, 1, r)]));
}

/** Where the surplus repays at most the whole principal, a higher rate and the same surplus need fewer periods. */
function periodsTrends([principal = everything, surplus = everything]: readonly Interval[]): Trends {
  return ['rises', 'falls', principal.low >= surplus.high ? 'falls' : null];
}

function trendBy({ low, high }: Interval): 'rises' | 'falls' | null {
  return low >= 0 ? 'rises' : high <= 0 ? 'falls' : null;
}

export const periodRows = [
  {
    name: 'annuity',
    syntax: call(2),
    units: 'plain',
    arithmetic: {
      emit: { kernel: 'annuity' },
      ...binary(annuity, annuityBounds),
      slope: annuitySlope,
      inverse: inverseByBounds(([rate = everything, count = everything]) => annuityBounds(rate, count), annuityTrends),
      domain: domain('there is always a period to pay in, and a rate above -100 %', annuityVerdict),
    },
    doc: 'The payment of each period that pays back 1 with interest: of the rate of a period and the number of periods.',
    example: 'loan * annuity(rate / 12, months)',
  },
  {
    name: 'growth',
    sharesName: true,
    syntax: call(2),
    units: 'plain',
    arithmetic: {
      emit: { kernel: 'growth' },
      ...binary(growth, growthBounds),
      slope: growthSlope,
      inverse: inverseByBounds(([rate = everything, count = everything]) => growthBounds(rate, count), growthTrends),
      domain: domain('the rate is always above -100 %', growthVerdict),
    },
    doc: 'What 1 grows to: of the rate of a period and the number of periods.',
    example: 'loan * growth(rate / 12, months)',
  },
  {
    name: 'growing_annuity',
    sharesName: true,
    syntax: call(3),
    units: 'plain',
    arithmetic: {
      emit: { kernel: 'growingAnnuity' },
      evaluate: ([rate = Number.NaN, growing = Number.NaN, count = Number.NaN]) => growingAnnuity(rate, growing, count),
      bounds: growingBounds,
      slope: (change) => slopeByTrends(change, growingTrends(change.args)),
      exchange: { beside: 'growth', shared: [0, 2], exchanged: [0, 1] },
      inverse: inverseByBounds(growingBounds, growingTrends),
      domain: domain('both rates are above -100 % and the number of periods is at least 0', growingVerdict),
    },
    doc: 'What payments of 1 at the end of each period are worth before the first: of the rate of a period, the growth of the payments and their number.',
    example: 'price * growing_annuity(0%, rate / 12, months)',
  },
  {
    name: 'periods',
    sharesName: true,
    syntax: call(3),
    units: 'repayment',
    arithmetic: {
      emit: { kernel: 'periods' },
      evaluate: ([principal = Number.NaN, surplus = Number.NaN, rate = Number.NaN]) =>
        periods(principal, surplus, rate),
      bounds: periodsBounds,
      slope: (change) => slopeByTrends(change, periodsTrends(change.args)),
      inverse: inverseByBounds(periodsBounds, periodsTrends),
      domain: {
        code: 'never-repaid',
        operand: 1,
        zero: null,
        question: 'the payment is always more than the interest',
        verdict: periodsVerdict,
      },
    },
    doc: 'How many payments repay a loan: of the payment, the rate of a period and the loan.',
    example: 'periods(price, rate / 12, loan)',
  },
] as const satisfies readonly Operation[];
