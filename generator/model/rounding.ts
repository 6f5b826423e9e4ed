/**
 * Rounding that forgives the last digits of floating point: a value within one part in a thousand million of a whole
 * number counts as that number, though never one more than a thousandth away. The kernel of the service rounds by the
 * same rule.
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

/** To the nearest whole number; halves go away from zero. */
export function roundHalfAway(x: number): number {
  return Math.sign(x) * Math.floor(Math.abs(x) + 0.5 + tolerance(x)) + 0;
}

/** To so many decimals; halves go away from zero. */
export function roundTo(x: number, decimals: number): number {
  const factor = 10 ** decimals;
  return roundHalfAway(x * factor) / factor;
}

/** Estimates below an amount are spoken in steps of so much; larger ones in steps of a thousand. */
const spokenSteps: readonly (readonly [below: number, step: number])[] = [
  [100, 1],
  [500, 5],
  [2000, 10],
  [10_000, 50],
  [100_000, 100],
];

/** As a person says an estimate of money: the larger, the rounder, and never off by more than one part in forty. */
export function roundEstimate(x: number): number {
  const [, step] = spokenSteps.find(([below]) => Math.abs(x) < below) ?? [0, 1000];
  return roundHalfAway(x / step) * step;
}

/** At most the limit, or above it by no more than rounding errors. */
export function atOrBelow(x: number, limit: number): boolean {
  return x <= limit + tolerance(limit);
}

/** At least the limit, or below it by no more than rounding errors. */
export function atOrAbove(x: number, limit: number): boolean {
  return x >= limit - tolerance(limit);
}
