/** Published schedules. Their limits forgive rounding errors, like the rounding of `math.ts`. */
import { roundHalfAwayTo, tolerance } from './math.js';

/** A published step function: lines by their last amount, rising, and brackets above them. */
export interface ScheduleData {
  readonly upTo: readonly number[];
  readonly values: readonly number[];
  readonly brackets: readonly ScheduleBracket[];
  /** What each product of rate and amount is rounded to a multiple of; 0 for no rounding. */
  readonly round: number;
}

export interface ScheduleBracket {
  /** The last amount; infinite for a bracket without end. */
  readonly upTo: number;
  readonly floor: number;
  readonly base: number;
  readonly rate: number;
}

/** A schedule made ready to be looked up: its limits forgive rounding errors. */
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

/** The value of the first line or bracket at or above the amount, which is not beyond the schedule's end. */
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

/** Below this length, looking at one limit after the other is faster than halving. */
const shortList = 24;

/** The length of the list when all limits are below the amount. */
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

/** What has been measured at some amounts, rising; between two of them it is read off a straight line. */
export interface Points {
  readonly at: readonly number[];
  readonly values: readonly number[];
}

/** The value at an amount from the first point to the last. */
export function interpolate({ at, values }: Points, amount: number): number {
  let next = 0;
  while (next < at.length - 1 && amount > (at[next] ?? 0)) next++;
  const [from, to] = [at[next - 1], at[next] ?? 0];
  const value = values[next] ?? 0;
  if (from === undefined || amount >= to) return value;
  const before = values[next - 1] ?? 0;
  return before + (value - before) * ((amount - from) / (to - from));
}

/** Classes by the last amount of each, rising. */
export interface Classes {
  readonly limits: readonly number[];
  readonly values: readonly string[];
}

/** Classes made ready to be looked up: their limits forgive rounding errors. */
export function classes(upTo: readonly number[], values: readonly string[]): Classes {
  return { limits: upTo.map(forgiving), values };
}

/** The first class at or above the amount, which is not beyond the last one. */
export function classOf({ limits, values }: Classes, amount: number): string {
  return values[firstAtOrAbove(limits, amount)] ?? values[values.length - 1] ?? '';
}
