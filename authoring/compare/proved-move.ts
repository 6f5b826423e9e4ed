/** Bounds a published figure of the new version minus that of the old one, over all calls that both accept. */

import { roundTo, roundUp } from '../../engine/kernel/math.js';
import type { Core } from '../../generator/model/core.js';
import { evaluate } from '../../generator/model/evaluate.js';
import type { Point, Program } from '../../generator/model/program.js';
import type { DifferenceProver, FoundEnd } from '../../generator/prove/difference/difference-search.js';
import { differenceProver } from '../../generator/prove/difference/difference-search.js';
import type { PublishedItem, Trial } from '../sample/answer.js';
import type { JointInputs } from './joint-inputs.js';
import { joinPrograms } from './joint-program.js';

/** Bound of the difference in one direction. */
export interface MoveBound {
  /** No call comes farther; infinite where nothing is proved. */
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

interface MoveBounds {
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
  const rewritten = joinPrograms(old, now, joint);
  const asking = askingOf(rewritten.program);
  const known = new Map<string, ProvedMove>();
  return {
    joint,
    prove: (before, after, tried) => {
      const [was, is] = [rewritten.old.core(before.core), rewritten.now.core(after.core)];
      const keys = [asking.keyOf(was), asking.keyOf(is), before.decimals, after.decimals];
      if (keys[0] === keys[1] && before.decimals === after.decimals) return null;
      const key = keys.join();
      const found = known.get(key) ?? provedMove({ was, is, before, after }, asking, tried);
      known.set(key, found);
      return found;
    },
  };
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

/** Questions to the joint program. */
interface Asking extends DifferenceProver {
  readonly program: Program;
}

function askingOf(program: Program): Asking {
  return { ...differenceProver(program), program };
}

function provedMove(pair: Pair, asking: Asking, tried: readonly Point[]): ProvedMove {
  const { program } = asking;
  const asked = tried
    .filter(asking.answers)
    .map((point) => ({ point, by: publishedDifference(pair, point, program) }))
    .filter(({ by }) => Number.isFinite(by));
  const whole = boundsIn(pair, asking, asked, wholeBudget);
  const isSettled = whole.low.end === whole.high.end;
  return { ...whole, byOption: isSettled ? null : tellingOptions(pair, asking, asked, whole) };
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
    const inputs = program.inputs.map((input) =>
      input.kind === 'select' && input.name === name
        ? { ...input, options: input.options.filter((option) => option.key === key), default: key }
        : input,
    );
    const own = asked.filter(({ point }) => point.choices.get(name) === key);
    return { option: key, ...boundsIn(pair, askingOf({ ...program, inputs }), own, optionBudget) };
  });
  const tells = found.some(({ low, high }) => low.end > whole.low.end || high.end < whole.high.end);
  return tells ? { input: name, options: found } : null;
}

const mostOptions = 12;

/** Below this share of the whole spread, options tell nothing worth a line. */
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
