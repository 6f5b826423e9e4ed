/**
 * The arithmetic that calculators need besides JavaScript's own. Pure functions of finite numbers.
 *
 * Rounding forgives the last digits of floating point: a value within one part in a thousand million of a whole number
 * counts as that number, though never one more than a thousandth away. So 30.000000000000004 bags are 30.
 */
const snap = 1e-9;
const mostForgiven = 1e-3;

/** Comparisons rather than Math.min and Math.max, which take care of cases that never come up here and cost time. */
function tolerance(x: number): number {
  const size = x < 0 ? -x : x;
  const forgiven = size > 1 ? size * snap : snap;
  return forgiven < mostForgiven ? forgiven : mostForgiven;
}

/** The smallest whole number that is not below x. */
export function roundUp(x: number): number {
  return Math.ceil(x - tolerance(x)) + 0;
}

/** The largest whole number that is not above x. */
export function roundDown(x: number): number {
  return Math.floor(x + tolerance(x)) + 0;
}

/** The nearest whole number; halves go up. */
export function roundHalfUp(x: number): number {
  return Math.floor(x + 0.5 + tolerance(x)) + 0;
}

/** The smallest multiple that is not below x. The multiple is not zero. */
export function roundUpTo(x: number, multiple: number): number {
  return roundUp(x / multiple) * multiple;
}

/** The largest multiple that is not above x. The multiple is not zero. */
export function roundDownTo(x: number, multiple: number): number {
  return roundDown(x / multiple) * multiple;
}

/** The nearest multiple; halves go up. The multiple is not zero. */
export function roundHalfUpTo(x: number, multiple: number): number {
  return roundHalfUp(x / multiple) * multiple;
}

const powersOfTen: readonly number[] = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000];

/** So many decimals, 0 to 6; halves go away from zero. */
export function roundTo(x: number, decimals: number): number {
  const factor = powersOfTen[decimals] ?? 10 ** decimals;
  return (Math.sign(x) * roundHalfUp(Math.abs(x) * factor)) / factor + 0;
}

/** x moved into [low, high]; the high end wins where they cross. */
export function clamp(x: number, low: number, high: number): number {
  return Math.min(Math.max(x, low), high);
}

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
  return bracket.base + (round === 0 ? product : roundHalfUpTo(product, round));
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
