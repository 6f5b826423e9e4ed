/**
 * Rounding that forgives the last digits of floating point: a value within one part in a thousand million of a whole
 * number counts as that number, though never one more than a thousandth away. The kernel of the service rounds by the
 * same rule.
 */
const snap = 1e-9;
const mostForgiven = 1e-3;

export function tolerance(x: number): number {
  return Math.min(mostForgiven, snap * Math.max(1, Math.abs(x)));
}

export function roundUp(x: number): number {
  return Math.ceil(x - tolerance(x)) + 0;
}

export function roundDown(x: number): number {
  return Math.floor(x + tolerance(x)) + 0;
}

/** To the nearest whole number; halves go up. */
export function roundHalfUp(x: number): number {
  return Math.floor(x + 0.5 + tolerance(x)) + 0;
}

/** To so many decimals; halves go away from zero. */
export function roundTo(x: number, decimals: number): number {
  const factor = 10 ** decimals;
  return (Math.sign(x) * roundHalfUp(Math.abs(x) * factor)) / factor + 0;
}

/** At most the limit, or above it by no more than rounding errors. */
export function atOrBelow(x: number, limit: number): boolean {
  return x <= limit + tolerance(limit);
}
