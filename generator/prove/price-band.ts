/** Proves that prices stay inside a band. */
import type { Core } from '../program/core.js';
import type { Interval } from '../program/interval.js';
import type { Point, Program } from '../program/program.js';
import type { Analysis } from './analyze.js';
import { proveExtreme } from './published-range.js';

/** An end of a price that leaves its band, with inputs that show it; without them if it is undecided. */
export interface PriceBandFinding {
  readonly end: Core;
  readonly value: number;
  readonly witness: Point | null;
}

const cents = 2;

/** Proves that a price, of one end or two, stays inside a band for all inputs; null when it does. */
export function provePriceBand(
  price: { readonly low: Core; readonly high: Core },
  band: Interval,
  program: Program,
  analyses: readonly Analysis[],
): PriceBandFinding | null {
  const most = proveExtreme(price.high, 1, cents, program, analyses);
  const least = proveExtreme(price.low, -1, cents, program, analyses);
  if (most.reached > band.high) return { end: price.high, value: most.reached, witness: most.at };
  if (-least.reached < band.low) return { end: price.low, value: -least.reached + 0, witness: least.at };
  if (most.end > band.high) return { end: price.high, value: most.end, witness: null };
  return -least.end < band.low ? { end: price.low, value: -least.end + 0, witness: null } : null;
}
