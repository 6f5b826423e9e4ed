/** Published schedules. Their limits forgive rounding errors, like the rounding of `math.ts`. */
import { roundHalfAwayTo, tolerance } from './math.js';

/** A published step function: lines by their last amount, in rising order, and brackets above them. */
export interface ScheduleData {
  readonly upTo: readonly number[];
  readonly values: readonly number[];
  readonly brackets: readonly ScheduleBracket[];
  /** Rounds each product of rate and amount to a multiple of this; 0 for no rounding. */
  readonly round: number;
}

export interface ScheduleBracket {
  /** The last amount; infinite for an open bracket. */
  readonly upTo: number;
  readonly floor: number;
  readonly base: number;
  readonly rate: number;
}

/** A schedule ready for lookups: its limits forgive rounding errors. */
export interface Schedule extends ScheduleData {
  readonly limits: readonly number[];
}

export function schedule(data: ScheduleData): Schedule {
  const brackets = data.brackets.map((bracket) => ({ ...bracket, upTo: forgiving(bracket.upTo) }));
  return { ...data, brackets, limits: data.upTo.map(forgiving) };
}

function forgiving(limit: number): number {
  return limit === Number.POSITIVE_INFINITY ? limit : limit + tolerance(limit);
}

/** The value of the first line or bracket at or above the amount, which must not be beyond the end of the schedule. */
export function lookUp({ limits, values, brackets, round }: Schedule, amount: number): number {
  const value = values[firstAtOrAbove(limits, amount)];
  return value ?? bracketValue(brackets, round, amount) ?? values[values.length - 1] ?? 0;
}

function bracketValue(brackets: readonly ScheduleBracket[], round: number, amount: number): number | undefined {
  const bracket = brackets.find(({ upTo }) => amount <= upTo) ?? brackets[brackets.length - 1];
  if (bracket === undefined) return undefined;
  const product = bracket.rate * (amount - bracket.floor);
  return bracket.base + (round === 0 ? product : roundHalfAwayTo(product, round));
}

/** Up to this length, linear search is faster than binary search. */
const shortList = 24;

/** The index of the first limit at or above the amount; the length of the list when all are below it. */
function firstAtOrAbove(limits: readonly number[], amount: number): number {
  let low = 0;
  let high = limits.length;
  while (high - low > shortList) {
    const middle = (low + high) >> 1;
    if (amount <= (limits[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  while (low < high && amount > (limits[low] ?? 0)) low++;
  return low;
}

/** Values measured at rising amounts; between two of them, values lie on a straight line. */
export interface Points {
  readonly at: readonly number[];
  readonly values: readonly number[];
}

/** The value at an amount, which must lie between the first and last point. */
export function interpolate({ at, values }: Points, amount: number): number {
  let next = 0;
  while (next < at.length - 1 && amount > (at[next] ?? 0)) next++;
  const [from, to] = [at[next - 1], at[next] ?? 0];
  const value = values[next] ?? 0;
  if (from === undefined || amount >= to) return value;
  const before = values[next - 1] ?? 0;
  return before + (value - before) * ((amount - from) / (to - from));
}

/** Classes by their last amounts, in rising order. */
export interface Classes {
  readonly limits: readonly number[];
  readonly values: readonly string[];
}

/** Classes ready for lookups: their limits forgive rounding errors. */
export function classes(upTo: readonly number[], values: readonly string[]): Classes {
  return { limits: upTo.map(forgiving), values };
}

/** The first class at or above the amount, which must not be beyond the last one. */
export function classOf({ limits, values }: Classes, amount: number): string {
  return values[firstAtOrAbove(limits, amount)] ?? values[values.length - 1] ?? '';
}
