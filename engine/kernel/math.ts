/**
 * The arithmetic that calculators need beyond JavaScript's own. Pure functions of finite numbers.
 *
 * Rounding forgives the last digits of floating point: a value within one part in a billion of a whole number counts as
 * that number, but never one more than a thousandth away. So 30.000000000000004 bags are 30. Comparisons of what was
 * computed forgive as much: 3.0000000000000004 percent are not above 3.
 */
const snap = 1e-9;
export const mostForgiven = 1e-3;

/** Returns the distance within which a value counts as a whole number. Math.min and Math.max would be slower. */
export function tolerance(x: number): number {
  const size = x < 0 ? -x : x;
  const forgiven = size > 1 ? size * snap : snap;
  return forgiven < mostForgiven ? forgiven : mostForgiven;
}

/** True when x is above the limit by more than a rounding error; so `isAtMost` is its opposite. */
export function isAbove(x: number, limit: number): boolean {
  return x > limit + tolerance(limit);
}

/** True when x is at most the limit, or above it only by a rounding error. */
export function isAtMost(x: number, limit: number): boolean {
  return x <= limit + tolerance(limit);
}

/** True when x is below the limit by more than a rounding error; so `isAtLeast` is its opposite. */
export function isBelow(x: number, limit: number): boolean {
  return x < limit - tolerance(limit);
}

/** True when x is at least the limit, or below it only by a rounding error. */
export function isAtLeast(x: number, limit: number): boolean {
  return x >= limit - tolerance(limit);
}

/** True when x is the other number up to a rounding error. */
export function isSame(x: number, other: number): boolean {
  return isAtLeast(x, other) && isAtMost(x, other);
}

/** The smallest whole number that is not below x. */
export function roundUp(x: number): number {
  return Math.ceil(x - tolerance(x)) + 0;
}

/** The largest whole number that is not above x. */
export function roundDown(x: number): number {
  return Math.floor(x + tolerance(x)) + 0;
}

/** From this size on, every double is a whole number, and adding a half would change it. */
const allWhole = 2 ** 52;

/** The nearest whole number; halves go away from zero. */
export function roundHalfAway(x: number): number {
  if (x >= allWhole || x <= -allWhole) return x;
  return x < 0 ? -Math.floor(-x + 0.5 + tolerance(x)) + 0 : Math.floor(x + 0.5 + tolerance(x));
}

/** The smallest multiple that is not below x. The multiple is not zero. */
export function roundUpTo(x: number, multiple: number): number {
  return roundUp(x / multiple) * multiple;
}

/** The largest multiple that is not above x. The multiple is not zero. */
export function roundDownTo(x: number, multiple: number): number {
  return roundDown(x / multiple) * multiple;
}

/** The nearest multiple; halves go away from zero. The multiple is not zero. */
export function roundHalfAwayTo(x: number, multiple: number): number {
  return roundHalfAway(x / multiple) * multiple;
}

const powersOfTen: readonly number[] = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9];

/** The value rounded to 0 to 9 decimals; halves go away from zero. Whole numbers of any size stay as they are. */
export function roundTo(x: number, decimals: number): number {
  if (Number.isInteger(x)) return x + 0;
  const factor = powersOfTen[decimals] ?? 10 ** decimals;
  return roundHalfAway(x * factor) / factor;
}

/** An estimate of money as a person says it: rounded to 1 below a hundred, then to 5, 10, 50, 100 or 1,000 by size. */
export function roundEstimate(x: number): number {
  const size = x < 0 ? -x : x;
  if (size < 100) return roundHalfAway(x);
  if (size < 500) return roundHalfAwayTo(x, 5);
  if (size < 2000) return roundHalfAwayTo(x, 10);
  if (size < 10_000) return roundHalfAwayTo(x, 50);
  return roundHalfAwayTo(x, size < 100_000 ? 100 : 1000);
}

/** x moved into [low, high]; high wins if low is above it. */
export function clamp(x: number, low: number, high: number): number {
  return Math.min(Math.max(x, low), high);
}

/** The remainder with the sign of the divisor; zero if the quotient is a whole number within the tolerance. */
export function modulo(x: number, divisor: number): number {
  const count = x / divisor;
  const whole = roundDown(count);
  if (count - whole <= tolerance(count)) return 0;
  const rest = x - whole * divisor;
  return divisor > 0 ? Math.min(Math.max(rest, 0), divisor) : Math.max(Math.min(rest, 0), divisor);
}

/** Below this, a rate changes less than the last digit of a payment. */
const noInterest = 1e-16;

/** The payment of each period for a loan of 1 with interest at `rate` a period; 1 / periods without interest. */
export function annuity(rate: number, periods: number): number {
  if (Math.abs(rate) * (periods + 1) < noInterest) return 1 / periods;
  return rate / -Math.expm1(-periods * Math.log1p(rate)) + 0;
}

/** What 1 has grown to after a number of periods at a rate; below zero, what it was worth before them. */
export function growth(rate: number, periods: number): number {
  return Math.exp(periods * Math.log1p(rate));
}

/**
 * The worth, one period before the first, of payments at the end of each period: 1 the first time, then more each time by a
 * rate of growth. It is periods / (1 + rate) where growth and interest are the same.
 */
export function growingAnnuity(rate: number, growth: number, periods: number): number {
  const gain = growth - rate;
  if (Math.abs(gain) * (periods + 1) < noInterest) return periods / (1 + rate);
  return Math.expm1(periods * Math.log1p(gain / (1 + rate))) / gain + 0;
}

/**
 * The number of periods that repay a principal with interest at `rate` a period. The surplus is what the first payment
 * repays: the payment without its interest.
 */
export function periods(principal: number, surplus: number, rate: number): number {
  const count = principal / surplus;
  if (Math.abs(rate) * (count + 1) < noInterest) return count;
  return Math.log1p(rate * count) / Math.log1p(rate) + 0;
}
