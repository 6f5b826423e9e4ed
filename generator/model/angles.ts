/**
 * Sines, cosines and tangents of degrees, their inverses, and bounds of all of them. Angles are first reduced to an
 * eighth of the circle, which is exact, so that a right angle has a cosine of exactly zero and 30 degrees a sine of
 * exactly one half. The kernel follows the same rules.
 */
import type { Interval } from './interval.js';
import { everything, interval, leastSize, size, widen } from './interval.js';
import type { Verdict } from './operation.js';

export const radian = Math.PI / 180;

export function sine(degrees: number): number {
  const angle = (degrees % 360) + 0;
  if (angle < 0) return 0 - sine(-angle);
  return angle < 180 ? sineToHalf(angle) : 0 - sineToHalf(angle - 180);
}

function sineToHalf(angle: number): number {
  return sineToQuarter(angle > 90 ? 180 - angle : angle);
}

function sineToQuarter(angle: number): number {
  if (angle === 30) return 0.5;
  return angle <= 45 ? Math.sin(angle * radian) : Math.cos((90 - angle) * radian);
}

export function cosine(degrees: number): number {
  const angle = Math.abs(degrees) % 360;
  const half = angle > 180 ? 360 - angle : angle;
  return half > 90 ? 0 - cosineToQuarter(180 - half) : cosineToQuarter(half);
}

function cosineToQuarter(angle: number): number {
  return angle < 45 ? Math.cos(angle * radian) : sineToQuarter(90 - angle);
}

/** Infinite at a right angle. */
export function tangent(degrees: number): number {
  const angle = (degrees % 180) + 0;
  if (angle < 0) return 0 - tangent(-angle);
  return angle > 90 ? 0 - tangentToQuarter(180 - angle) : tangentToQuarter(angle);
}

function tangentToQuarter(angle: number): number {
  if (angle === 45) return 1;
  return angle < 45 ? Math.tan(angle * radian) : 1 / Math.tan((90 - angle) * radian);
}

export function arcsine(x: number): number {
  return Math.abs(x) === 0.5 ? 60 * x : Math.asin(withinOne(x)) / radian;
}

export function arccosine(x: number): number {
  return Math.abs(x) === 0.5 ? 90 - 60 * x : Math.acos(withinOne(x)) / radian;
}

/** Clamps to -1 to 1 what is outside by no more than rounding errors; NaN for anything farther out. */
function withinOne(x: number): number {
  return Math.abs(x) > mostForgiven ? Number.NaN : Math.min(1, Math.max(-1, x));
}

const mostForgiven = 1 + 1e-12;

export function arctangent(x: number): number {
  return Math.atan(x) / radian;
}

/** Beyond this size, doubles are too coarse to tell where in the circle an angle lies. */
const largestAngle = 1e9;

/** True when `first + period * k` lies in the interval for some whole k. */
function meets({ low, high }: Interval, first: number, period: number): boolean {
  const found = first + period * Math.ceil((low - first) / period);
  return (found < low ? found + period : found) <= high;
}

export function sineBounds(x: Interval): Interval {
  return waveBounds(x, sine, 90, 270);
}

export function cosineBounds(x: Interval): Interval {
  return waveBounds(x, cosine, 0, 180);
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

/** Keeps an end at exactly zero when the wave is zero there. */
function zeroed(end: number, values: readonly number[]): number {
  return values.includes(0) && Math.abs(end) <= Number.MIN_VALUE * 4 ? 0 : end;
}

export function tangentVerdict([x = everything]: readonly Interval[]): Verdict {
  if (size(x) <= largestAngle && !meets(x, 90, 180)) return 'safe';
  return x.low === x.high && Math.abs(x.low % 180) === 90 ? 'unsafe' : 'unknown';
}

export function tangentBounds(x: Interval): Interval {
  return tangentVerdict([x]) === 'safe' ? roomy(interval(tangent(x.low), tangent(x.high))) : everything;
}

export function arcVerdict([x = everything]: readonly Interval[]): Verdict {
  if (size(x) <= mostForgiven) return 'safe';
  return leastSize(x) > mostForgiven ? 'unsafe' : 'unknown';
}

export function arcsineBounds(x: Interval): Interval {
  const { low, high } = roomy(interval(arcsine(Math.max(-1, x.low)), arcsine(Math.min(1, x.high))));
  return interval(Math.max(-90, low), Math.min(90, high));
}

export function arccosineBounds(x: Interval): Interval {
  const { low, high } = roomy(interval(arccosine(Math.min(1, x.high)), arccosine(Math.max(-1, x.low))));
  return interval(Math.max(0, low), Math.min(180, high));
}

export function arctangentBounds(x: Interval): Interval {
  const { low, high } = roomy(interval(arctangent(x.low), arctangent(x.high)));
  return interval(Math.max(-90, low), Math.min(90, high));
}

/** Widens bounds, as the Math functions may be off in their last digits. */
function roomy({ low, high }: Interval): Interval {
  const room = 4 * Number.EPSILON;
  return widen(interval(low - Math.abs(low) * room, high + Math.abs(high) * room));
}
