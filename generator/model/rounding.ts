/**
 * Rounding that forgives floating-point errors: a value within one part in a billion of a whole number counts as that
 * number, but never one more than a thousandth away. The kernel follows the same rule.
 */
const snap = 1e-9;

export const mostForgiven = 1e-3;

export function tolerance(x: number): number {
  return Math.min(mostForgiven, snap * Math.max(1, Math.abs(x)));
}

export function roundUp(x: number): number {
  return Math.ceil(x - tolerance(x)) + 0;
}

export function roundDown(x: number): number {
  return Math.floor(x + tolerance(x)) + 0;
}

/** Rounds to the nearest whole number, and halves away from zero. */
export function roundHalfAway(x: number): number {
  return Math.sign(x) * Math.floor(Math.abs(x) + 0.5 + tolerance(x)) + 0;
}

/** Rounds to a number of decimals, and halves away from zero. */
export function roundTo(x: number, decimals: number): number {
  const factor = 10 ** decimals;
  return roundHalfAway(x * factor) / factor;
}

/** The step of estimates below an amount; larger ones have a step of 1,000. */
const estimateSteps: readonly (readonly [below: number, step: number])[] = [
  [100, 1],
  [500, 5],
  [2000, 10],
  [10_000, 50],
  [100_000, 100],
];

/** Rounds an estimate of money as a person would: the larger, the rounder, but never off by more than 1 in 40. */
export function roundEstimate(x: number): number {
  const [, step] = estimateSteps.find(([below]) => Math.abs(x) < below) ?? [0, 1000];
  return roundHalfAway(x / step) * step;
}

/** True when x is at most the limit, or above it only by a rounding error. */
export function atOrBelow(x: number, limit: number): boolean {
  return x <= limit + tolerance(limit);
}

/** True when x is at least the limit, or below it only by a rounding error. */
export function atOrAbove(x: number, limit: number): boolean {
  return x >= limit - tolerance(limit);
}
