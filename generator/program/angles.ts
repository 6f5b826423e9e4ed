/** Bounds of sines, cosines and tangents of degrees, and of their inverses. */
import * as kernel from '../../engine/kernel/angles.js';
import type { Interval } from './interval.js';
import { everything, interval, leastSize, size, widen } from './interval.js';
import type { Verdict } from './operation.js';

/** Values outside of -1 to 1 by rounding errors only count as the end; anything farther out gives NaN. */
const mostForgiven = 1 + 1e-12;

export function arcsine(x: number): number {
  return Math.abs(x) > mostForgiven ? Number.NaN : kernel.arcsine(x);
}

export function arccosine(x: number): number {
  return Math.abs(x) > mostForgiven ? Number.NaN : kernel.arccosine(x);
}

/** Beyond this size, doubles are too coarse to tell where in the circle an angle lies. */
const largestAngle = 1e9;

/** True when `first + period * k` lies in the interval for some whole k. */
function meets({ low, high }: Interval, first: number, period: number): boolean {
  const found = first + period * Math.ceil((low - first) / period);
  return (found < low ? found + period : found) <= high;
}

export function sineBounds(x: Interval): Interval {
  return waveBounds(x, kernel.sine, 90, 270);
}

export function cosineBounds(x: Interval): Interval {
  return waveBounds(x, kernel.cosine, 0, 180);
}

/** The bounds of a wave: its values at both ends, and 1 or -1 if its top or bottom lies in between. */
function waveBounds(x: Interval, wave: (degrees: number) => number, top: number, bottom: number): Interval {
  if (!(size(x) <= largestAngle) || x.high - x.low >= 360) return interval(-1, 1);
  const ends = [wave(x.low), wave(x.high)];
  const { low, high } = roomy(interval(Math.min(...ends), Math.max(...ends)));
  return interval(
    meets(x, bottom, 360) ? -1 : Math.max(-1, zeroed(low, ends)),
    meets(x, top, 360) ? 1 : Math.min(1, zeroed(high, ends)),
  );
}

/** Keeps an end at exactly zero where one of the values is. */
function zeroed(end: number, values: readonly number[]): number {
  return values.includes(0) && Math.abs(end) <= Number.MIN_VALUE * 4 ? 0 : end;
}

export function tangentVerdict([x = everything]: readonly Interval[]): Verdict {
  if (size(x) <= largestAngle && !meets(x, 90, 180)) return 'safe';
  return x.low === x.high && Math.abs(x.low % 180) === 90 ? 'unsafe' : 'unknown';
}

export function tangentBounds(x: Interval): Interval {
  return tangentVerdict([x]) === 'safe' ? rising(x, kernel.tangent) : everything;
}

export function arcVerdict([x = everything]: readonly Interval[]): Verdict {
  if (size(x) <= mostForgiven) return 'safe';
  return leastSize(x) > mostForgiven ? 'unsafe' : 'unknown';
}

export function arcsineBounds(x: Interval): Interval {
  const { low, high } = rising(interval(Math.max(-1, x.low), Math.min(1, x.high)), arcsine);
  return interval(Math.max(-90, low), Math.min(90, high));
}

export function arccosineBounds(x: Interval): Interval {
  const { low, high } = roomy(interval(arccosine(Math.min(1, x.high)), arccosine(Math.max(-1, x.low))));
  return interval(Math.max(0, low), Math.min(180, high));
}

export function arctangentBounds(x: Interval): Interval {
  const { low, high } = rising(x, kernel.arctangent);
  return interval(Math.max(-90, low), Math.min(90, high));
}

/** The bounds of a function that never falls, between its values at both ends. */
function rising(x: Interval, of: (x: number) => number): Interval {
  const ends = [of(x.low), of(x.high)] as const;
  const { low, high } = roomy(interval(...ends));
  return interval(zeroed(low, ends), zeroed(high, ends));
}

/** Widens bounds, as the Math functions may be off in their last digits. */
function roomy({ low, high }: Interval): Interval {
  const room = 4 * Number.EPSILON;
  return widen(interval(low - Math.abs(low) * room, high + Math.abs(high) * room));
}
