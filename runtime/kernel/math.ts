/**
 * The arithmetic that calculators need besides JavaScript's own. Pure functions of finite numbers.
 *
 * Rounding forgives the last digits of floating point: a value within one part in a thousand million of a whole number
 * counts as that number, so that 30.000000000000004 bags are 30.
 */
const snap = 1e-9;

function tolerance(x: number): number {
  return snap * Math.max(1, Math.abs(x));
}

function snapped(x: number, nearest: number): boolean {
  return Math.abs(x - nearest) <= tolerance(x);
}

/** The smallest whole number that is not below x. */
export function roundUp(x: number): number {
  const nearest = Math.round(x);
  return (snapped(x, nearest) ? nearest : Math.ceil(x)) + 0;
}

/** The largest whole number that is not above x. */
export function roundDown(x: number): number {
  const nearest = Math.round(x);
  return (snapped(x, nearest) ? nearest : Math.floor(x)) + 0;
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

/** So many decimals, 0 to 6; halves go away from zero. */
export function roundTo(x: number, decimals: number): number {
  const factor = powersOfTen[decimals] ?? 10 ** decimals;
  return (Math.sign(x) * roundHalfUp(Math.abs(x) * factor)) / factor + 0;
}

const powersOfTen: readonly number[] = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000];

/** x moved into [low, high]; the high end wins where they cross. */
export function clamp(x: number, low: number, high: number): number {
  return Math.min(Math.max(x, low), high);
}

/** A published step function: lines by their last amount, rising, and brackets above them. */
export interface Schedule {
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

/** The value of the first line or bracket at or above the amount, which is not beyond the schedule's end. */
export function lookUp(schedule: Schedule, amount: number): number {
  const line = firstAtOrAbove(schedule.upTo, amount);
  const value = schedule.values[line];
  return value ?? bracketValue(schedule, amount);
}

function bracketValue({ brackets, round, values }: Schedule, amount: number): number {
  const bracket = brackets.find(({ upTo }) => isAtOrBelow(amount, upTo)) ?? brackets[brackets.length - 1];
  if (bracket === undefined) return values[values.length - 1] ?? 0;
  const product = bracket.rate * (amount - bracket.floor);
  return bracket.base + (round === 0 ? product : roundHalfUpTo(product, round));
}

/** Binary search; the length of the list when all limits are below the amount. */
function firstAtOrAbove(limits: readonly number[], amount: number): number {
  let low = 0;
  let high = limits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isAtOrBelow(amount, limits[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function isAtOrBelow(amount: number, limit: number): boolean {
  return amount <= limit + (limit === Number.POSITIVE_INFINITY ? 0 : tolerance(limit));
}
