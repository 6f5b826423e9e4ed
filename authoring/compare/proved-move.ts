/** Bounds a published figure of the new version minus that of the old one, over all calls that both accept. */
import { roundTo, roundUp } from '../../engine/kernel/math.js';
import type { Core } from '../../generator/program/core.js';
import { evaluate } from '../../generator/program/evaluate.js';
import type { Point, Program } from '../../generator/program/program.js';
import type { PublishedItem } from '../sample/answer.js';
import type { DifferenceProver } from './difference-search.js';
import { differenceProver } from './difference-search.js';
import type { JointVersions } from './joint-program.js';

/** Bound of the difference in one direction. */
export interface MoveBound {
  /** The proved limit; infinite when nothing is proved. */
  readonly end: number;
  /** The farthest difference that was found, and the call that gives it. */
  readonly reached: number;
  readonly at: Point | null;
}

/** The difference of a figure, new minus old. */
export interface MoveBounds {
  readonly low: MoveBound;
  readonly high: MoveBound;
}

/** A figure in both versions, as formulas of their joint program. */
interface Sought {
  readonly was: Core;
  readonly is: Core;
  readonly decimals: readonly [before: number, after: number];
}

/** A call, and by how much the published number moves there. */
interface Asked {
  readonly point: Point;
  readonly by: number;
}

/**
 * Bounds how far a figure moves; null where both versions compute it in the same way, so that it never does. A formula that
 * is published under several names is looked at once, and its bounds are one object.
 */
export function moveProver({ program, ofOld, ofNow }: JointVersions) {
  const prover = differenceProver(program);
  const known = new Map<string, MoveBounds>();
  return (before: PublishedItem, after: PublishedItem, tried: readonly Point[]): MoveBounds | null => {
    const [was, is] = [ofOld(before.core), ofNow(after.core)];
    const [keys, decimals] = [[was, is].map(prover.keyOf), [before.decimals ?? 0, after.decimals ?? 0] as const];
    if (keys[0] === keys[1] && decimals[0] === decimals[1]) return null;
    const name = [...keys, ...decimals].join();
    const found = known.get(name) ?? boundsOf({ was, is, decimals }, prover, program, tried);
    known.set(name, found);
    return found;
  };
}

const mostCuts = 240;

function boundsOf(sought: Sought, prover: DifferenceProver, program: Program, tried: readonly Point[]): MoveBounds {
  const askedAt = (points: readonly Point[]): readonly Asked[] =>
    points.map((point) => ({ point, by: publishedDifference(sought, point, program) }));
  const asked = askedAt(tried.filter(prover.answers)).filter(({ by }) => Number.isFinite(by));
  const maybeEqual = asked.length > 0 && asked.every(({ by }) => by === 0);
  const boundOf = (sign: 1 | -1): MoveBound => {
    const best = asked.reduce((most, { by }) => Math.max(most, sign * by), Number.NEGATIVE_INFINITY);
    const enough = (end: number): boolean => publishedEnd(end, sought) <= best;
    const { end, at } = prover.farthest(sought.is, sought.was, sign, { budget: mostCuts, maybeEqual, enough });
    return boundAmong([...askedAt(at), ...asked], publishedEnd(end, sought), sign);
  };
  return { low: boundOf(-1), high: boundOf(1) };
}

/** The bound with the call that comes nearest to it. */
function boundAmong(asked: readonly Asked[], end: number, sign: 1 | -1): MoveBound {
  const farthest = asked.reduce<Asked | null>(
    (best, each) => (best && sign * best.by >= sign * each.by ? best : each),
    null,
  );
  const reached = farthest === null ? Number.NEGATIVE_INFINITY : sign * farthest.by;
  return { end: sign * Math.max(end, reached) + 0, reached: sign * reached + 0, at: farthest?.point ?? null };
}

function publishedDifference({ was, is, decimals: [before, after] }: Sought, point: Point, program: Program): number {
  const { number } = evaluate(program, point);
  return roundTo(roundTo(number(is), after) - roundTo(number(was), before), Math.max(before, after)) + 0;
}

/**
 * Widens a difference of reals by rounding: two numbers rounded alike differ by no more than their difference
 * rounded away to the next multiple; rounded to other decimals, by half of each last place more.
 */
function publishedEnd(end: number, { decimals: [before, after] }: Sought): number {
  if (!Number.isFinite(end)) return end;
  return before === after ? roundUp(end * 10 ** after) / 10 ** after : end + (10 ** -before + 10 ** -after) / 2;
}
