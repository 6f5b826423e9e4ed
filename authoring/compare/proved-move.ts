/** Bounds a published figure of the new version minus that of the old one, over all calls that both accept. */

import { roundTo, roundUp } from '../../engine/kernel/math.js';
import type { Core } from '../../generator/program/core.js';
import { evaluate } from '../../generator/program/evaluate.js';
import type { Point, Program } from '../../generator/program/program.js';
import type { PublishedItem, Trial } from '../sample/answer.js';
import type { DifferenceProver, FoundEnd } from './difference-search.js';
import { differenceProver } from './difference-search.js';
import type { JointInputs } from './joint-inputs.js';
import { atOption } from './joint-inputs.js';
import { joinPrograms } from './joint-program.js';

/** Bound of the difference in one direction. */
export interface MoveBound {
  /** The proved limit; infinite when nothing is proved. */
  readonly end: number;
  /** The farthest difference that was found, and the call that gives it. */
  readonly reached: number;
  readonly at: Point | null;
}

/** The difference of a figure, new minus old. */
export interface ProvedMove extends MoveBounds {
  /** The same by the options of the select that tells most; null where none tells more. */
  readonly byOption: { readonly input: string; readonly options: readonly OptionMove[] } | null;
}

export interface MoveBounds {
  readonly low: MoveBound;
  readonly high: MoveBound;
}

export interface OptionMove extends MoveBounds {
  readonly option: string;
}

/** Proves differences of figures; ask for one figure after the other. */
export interface MoveProver {
  readonly joint: JointInputs;
  /** Null where both versions compute the figure in the same way, so that it never moves. */
  readonly prove: (old: PublishedItem, now: PublishedItem, tried: readonly Point[]) => ProvedMove | null;
}

export function moveProver(old: Trial, now: Trial, joint: JointInputs): MoveProver {
  const worlds = new Map<string, World>();
  const worldAt: WorldAt = (input, option) => {
    const key = `${input} ${option}`;
    const world = worlds.get(key) ?? worldOf(old, now, atOption(joint, input, option));
    worlds.set(key, world);
    return world;
  };
  const world = worldOf(old, now, joint);
  const known = new Map<string, ProvedMove>();
  return {
    joint,
    prove: (before, after, tried) => {
      const pair = world.pairOf(before, after);
      if (isSamePair(pair, world.asking)) return null;
      const { keyOf } = world.asking;
      const key = [keyOf(pair.was), keyOf(pair.is), before.decimals, after.decimals].join();
      const found = known.get(key) ?? provedMove(pair, world.asking, tried, worldAt);
      known.set(key, found);
      return found;
    },
  };
}

/** Both versions over the same calls. */
interface World {
  readonly asking: Asking;
  readonly pairOf: (before: PublishedItem, after: PublishedItem) => Pair;
}

/** The calls that choose an option of a select. */
type WorldAt = (input: string, option: string) => World;

function worldOf(old: Trial, now: Trial, joint: JointInputs): World {
  const rewritten = joinPrograms(old, now, joint);
  return {
    asking: { ...differenceProver(rewritten.program), program: rewritten.program },
    pairOf: (before, after) => ({
      was: rewritten.old(before.core),
      is: rewritten.now(after.core),
      before,
      after,
    }),
  };
}

/** True when both versions compute the same number in the same way. */
function isSamePair({ was, is, before, after }: Pair, { keyOf }: Asking): boolean {
  return keyOf(was) === keyOf(is) && before.decimals === after.decimals;
}

interface Pair {
  readonly was: Core;
  readonly is: Core;
  readonly before: PublishedItem;
  readonly after: PublishedItem;
}

/** A call, and by how much the published number moves there. */
interface Asked {
  readonly point: Point;
  readonly by: number;
}

/** The prover of the joint program, and the program. */
interface Asking extends DifferenceProver {
  readonly program: Program;
}

function provedMove(pair: Pair, asking: Asking, tried: readonly Point[], worldAt: WorldAt): ProvedMove {
  const { program } = asking;
  const asked = tried
    .filter(asking.answers)
    .map((point) => ({ point, by: publishedDifference(pair, point, program) }))
    .filter(({ by }) => Number.isFinite(by));
  const whole = boundsIn(pair, asking, asked, wholeBudget);
  const isSettled = whole.low.end === whole.high.end;
  const byOption = isSettled ? null : tellingOptions(pair, asking, asked, whole, worldAt);
  return { ...(byOption === null ? whole : acrossOptions(whole, byOption.options)), byOption };
}

/** Tightens the bounds by those of the options: every call chooses one of them. */
function acrossOptions(whole: MoveBounds, options: readonly OptionMove[]): MoveBounds {
  const farther = (sign: 1 | -1, bounds: readonly MoveBound[], own: MoveBound): MoveBound => {
    const end = sign * Math.min(sign * own.end, Math.max(...bounds.map((each) => sign * each.end)));
    const [most = own] = [own, ...bounds].sort((a, b) => sign * (b.reached - a.reached));
    return { ...most, end: end + 0 };
  };
  const [lows, highs] = [options.map(({ low }) => low), options.map(({ high }) => high)];
  return { low: farther(-1, lows, whole.low), high: farther(1, highs, whole.high) };
}

const wholeBudget = 60;
const optionBudget = 16;

function publishedDifference({ was, is, before, after }: Pair, point: Point, program: Program): number {
  const { number } = evaluate(program, point);
  const [old, now] = [roundTo(number(was), before.decimals ?? 0), roundTo(number(is), after.decimals ?? 0)];
  return roundTo(now - old, Math.max(before.decimals ?? 0, after.decimals ?? 0)) + 0;
}

function boundsIn(pair: Pair, asking: Asking, asked: readonly Asked[], budget: number): MoveBounds {
  const maybeEqual = asked.length > 0 && asked.every(({ by }) => by === 0);
  const boundOf = (sign: 1 | -1): MoveBound => {
    const best = asked.reduce((most, { by }) => Math.max(most, sign * by), Number.NEGATIVE_INFINITY);
    const found = asking.farthest(pair.is, pair.was, sign, {
      budget,
      maybeEqual,
      enough: (end) => publishedEnd(end, pair) <= best,
    });
    return boundOfEnd(found, sign, pair, asking, asked);
  };
  return { low: boundOf(-1), high: boundOf(1) };
}

function boundOfEnd(
  { end, at }: FoundEnd,
  sign: 1 | -1,
  pair: Pair,
  { program }: Asking,
  asked: readonly Asked[],
): MoveBound {
  const candidates = [...at.map((point) => ({ point, by: publishedDifference(pair, point, program) })), ...asked];
  let best: Asked | null = null;
  for (const each of candidates) if (best === null || sign * each.by > sign * best.by) best = each;
  const reached = best === null ? Number.NEGATIVE_INFINITY : sign * best.by;
  const proved = Math.max(publishedEnd(end, pair), reached);
  return { end: sign * proved + 0, reached: sign * reached + 0, at: best?.point ?? null };
}

/**
 * Widens a difference of reals by rounding: two numbers rounded alike differ by no more than their difference
 * rounded away to the next multiple; rounded to other decimals, by half of each last place more.
 */
function publishedEnd(end: number, { before, after }: Pair): number {
  if (!Number.isFinite(end)) return end;
  const [was, is] = [before.decimals ?? 0, after.decimals ?? 0];
  if (was !== is) return end + (10 ** -was + 10 ** -is) / 2;
  return roundUp(end * 10 ** is) / 10 ** is;
}

/** The bounds by option, of the select for which what was tried differs most. */
function tellingOptions(
  pair: Pair,
  asking: Asking,
  asked: readonly Asked[],
  whole: MoveBounds,
  worldAt: WorldAt,
): ProvedMove['byOption'] {
  const { program } = asking;
  const relevant = new Set([...asking.inputsOf(pair.was), ...asking.inputsOf(pair.is)]);
  const selects = program.inputs.filter((input) => input.kind === 'select' && relevant.has(input.name));
  const ranked = selects
    .map((input) => ({ input, spread: spreadOf(input.name, asked) }))
    .filter(({ spread }) => spread > leastSpread)
    .sort((a, b) => b.spread - a.spread);
  const [most] = ranked;
  if (most === undefined || most.input.kind !== 'select' || most.input.options.length > mostOptions) return null;
  const { name, options } = most.input;
  const found = options.map(({ key }): OptionMove => {
    const own = asked.filter(({ point }) => point.choices.get(name) === key);
    return { option: key, ...boundsAtOption(pair, worldAt(name, key), own) };
  });
  const tells = found.some(({ low, high }) => low.end > whole.low.end || high.end < whole.high.end);
  return tells ? { input: name, options: found } : null;
}

/** Cells of other options do not count here, so figures that only those move stay the same. */
function boundsAtOption({ before, after }: Pair, { asking, pairOf }: World, asked: readonly Asked[]): MoveBounds {
  const pair = pairOf(before, after);
  if (!isSamePair(pair, asking)) return boundsIn(pair, asking, asked, optionBudget);
  const [call] = asked;
  const stays = (sign: 1 | -1): MoveBound => ({
    end: 0,
    reached: call === undefined ? sign * Number.NEGATIVE_INFINITY : 0,
    at: call?.point ?? null,
  });
  return { low: stays(-1), high: stays(1) };
}

const mostOptions = 12;

/** Options that differ by less than this share of the whole spread are not listed. */
const leastSpread = 0.1;

/** Change of the span of moves from option to option, relative to the whole span. */
function spreadOf(name: string, asked: readonly Asked[]): number {
  const spans = new Map<string, { low: number; high: number }>();
  for (const { point, by } of asked) {
    const option = point.choices.get(name) ?? '';
    const { low, high } = spans.get(option) ?? { low: by, high: by };
    spans.set(option, { low: Math.min(low, by), high: Math.max(high, by) });
  }
  const lows = [...spans.values()].map(({ low }) => low);
  const highs = [...spans.values()].map(({ high }) => high);
  const all = Math.max(...highs) - Math.min(...lows);
  const differing = Math.max(...lows) - Math.min(...lows) + Math.max(...highs) - Math.min(...highs);
  return all > 0 ? differing / all : 0;
}
