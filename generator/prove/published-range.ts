/** Proves the range of a published figure, and that a price stays inside a band. */

import { roundTo } from '../../engine/kernel/math.js';
import type { Core } from '../program/core.js';
import { evaluate } from '../program/evaluate.js';
import type { Interval } from '../program/interval.js';
import { hull } from '../program/interval.js';
import type { Point, Program } from '../program/program.js';
import type { Analysis } from './analyze.js';
import { contextsOf } from './analyze.js';
import type { Box } from './context/box.js';
import { cutAlong, hullOfBoxes, wholeBox, widestSide } from './context/box.js';
import type { Formulas } from './context/formulas.js';
import { formulasFor, indexFormulas } from './context/formulas.js';
import { farthest, search } from './search/branch-and-bound.js';
import { climb } from './search/climb.js';
import { samplePoints } from './search/sample-points.js';
import { meetsRequirements } from './search/witness.js';
import { cornerOf } from './slope/monotone-bounds.js';

/** Limit on cuts of the box that sets an end, and on cuts while that end stays. */
const cutBudget = 250;
const patience = 64;

/**
 * An interval that contains every value of the formula, rounded to `decimals`. It is narrowed until a value comes as
 * far as the end: by changing inputs that the formula only rises or falls with to their ends, with all that is known of
 * it as a whole, and by cutting the box that sets an end, until the budget is spent. Values are sought at the same time.
 */
export function provedRange(core: Core, decimals: number, program: Program, analyses: readonly Analysis[]): Interval {
  const high = proveExtreme(core, 1, decimals, program, analyses);
  const low = proveExtreme(core, -1, decimals, program, analyses);
  return { low: 0 - low.end, high: high.end };
}

/** Extreme of a formula in one direction. */
export interface Extreme {
  /** A bound that no value passes. */
  readonly end: number;
  /** The farthest value found; infinitely short if none was tried. */
  readonly reached: number;
  readonly at: Point | null;
}

interface Reached extends Omit<Extreme, 'end'> {
  /** True when no small change of one number leads farther. */
  readonly isTop: boolean;
}

const nowhere: Reached = { reached: Number.NEGATIVE_INFINITY, at: null, isTop: false };

/** The greatest value of `sign * core`, rounded to `decimals`. */
interface Goal {
  readonly core: Core;
  readonly sign: 1 | -1;
  readonly decimals: number;
  readonly formulas: Formulas;
  /** Everything that the service accepts. */
  readonly whole: Box;
  /** The inputs that the formula reads. */
  readonly relevant: ReadonlySet<string>;
}

/** A box with the parts of it that meet the requirements; nothing more is computed than asked for. */
type Part = Pick<Analysis, 'box' | 'contexts'>;

interface Candidate {
  readonly part: Part;
  readonly end: number;
  /** Number of cuts that led to the box. */
  readonly level: number;
  /** True when more than interval arithmetic can still be asked for the end. */
  readonly mayBeSharper: boolean;
  /** True when points of the box were tried already. */
  readonly isTried: boolean;
}

/** Limit on uses of the costly techniques. */
const askBudget = 24;

/** Cuts between uses of the costly techniques, after the first cut, which often suffices. */
const levelsBetween = 4;

/** The largest value of `sign * core`, or an upper bound on it. */
export function proveExtreme(
  core: Core,
  sign: 1 | -1,
  decimals: number,
  program: Program,
  analyses: readonly Analysis[],
): Extreme {
  const known = analyses[0]?.contexts[0]?.formulas;
  const formulas = known === undefined ? indexFormulas(program) : formulasFor(program, known);
  const relevant = formulas.inputsOf(core);
  const goal: Goal = { core, sign, decimals, formulas, whole: wholeBox(formulas.program.inputs), relevant };
  let best = nowhere;
  let [end, movedAt, cuts, asked] = [Number.POSITIVE_INFINITY, 0, 0, 0];
  const branch = (top: Candidate): readonly Candidate[] | null => {
    if (cuts >= Math.min(cutBudget, movedAt + patience) || formulas.allowance.isSpent) return null;
    if (top.end < end) [end, movedAt] = [top.end, cuts];
    if (!top.isTried) best = reachedIn(top.part.box, best, goal);
    if (best.reached >= top.end) return [];
    if (!top.mayBeSharper || asked >= askBudget) return partsOf(top, cuts++, goal);
    asked++;
    const sharper = refinedCandidate(top, best, goal);
    best = sharper.best;
    return [sharper.candidate];
  };
  const start = analyses.map((part) => plainCandidate(part, 0, goal));
  const left = search(start, { branch, next: (waiting) => farthest(waiting, best.reached) });
  const { reached, at } = best;
  return { reached, at, end: Math.max(left?.end ?? reached, reached) };
}

function plainCandidate(part: Part, level: number, { core, sign, decimals }: Goal): Candidate {
  const end = roundTo(endOf(hull(part.contexts.map((context) => context.bounds(core))), sign), decimals);
  return { part, end, level, mayBeSharper: level % levelsBetween === 1, isTried: false };
}

/** A candidate with its end tightened, and the farthest value found meanwhile. */
interface Sharper {
  readonly candidate: Candidate;
  readonly best: Reached;
}

/**
 * The same box with its end tightened by all techniques, from the cheapest on, until a value comes as far. A formula
 * that only rises or falls with its inputs is greatest at a corner, so that is the first point to try.
 */
function refinedCandidate({ part, level, end: plain }: Candidate, start: Reached, goal: Goal): Sharper {
  const { core, sign, decimals, formulas } = goal;
  const { context: corner, blur } = cornerOf(core, sign, part.box, formulas);
  const before = reachedIn(corner.box, start, goal);
  const cornerEnd = (bounds: Interval): number => endOf(bounds, sign) + blur;
  const plainEnd = Math.min(plain, roundTo(cornerEnd(corner.bounds(core)), decimals));
  const best = before.reached >= plainEnd ? before : climbed(before, goal);
  const ends = [
    () => cornerEnd(corner.refined(core)),
    () => endOf(hull(part.contexts.map((context) => context.refined(core))), sign),
  ];
  const end = ends.reduce(
    (least, next) => (best.reached >= least ? least : Math.min(least, roundTo(next(), decimals))),
    plainEnd,
  );
  return { candidate: { part, level, end, mayBeSharper: false, isTried: true }, best };
}

/** Cuts after which the widest side is a poor guess and each number is tried. */
const fruitless = 16;

/**
 * The parts of a candidate, cut along its widest side, or after many cuts along the number whose cut lowers the end the
 * most. Cuts along options always come first: an end often stays in place until each option has its own box.
 */
function partsOf(top: Candidate, cut: number, goal: Goal): Parts | null {
  const { box } = top.part;
  const { relevant } = goal;
  const widest = widestSide(box, relevant, goal.whole);
  const parts = widest === null ? null : cutAlong(box, widest, goal.whole);
  if (widest === null || parts === null) return null;
  const first = candidatesOf(parts, top, goal);
  if (box.options.has(widest) || cut < fruitless) return first;
  const others = [...relevant].flatMap((name) => {
    const ways = name === widest ? null : cutAlong(box, name, goal.whole);
    return ways === null ? [] : [candidatesOf(ways, top, goal)];
  });
  return others.reduce((best, each) => (farthestEnd(each) < farthestEnd(best) ? each : best), first);
}

type Parts = readonly Candidate[];

function farthestEnd(parts: Parts): number {
  return Math.max(...parts.map(({ end }) => end));
}

/** Candidates for boxes inside a candidate, never farther than the candidate itself. */
function candidatesOf(boxes: readonly Box[], { end, level }: Candidate, goal: Goal): Parts {
  return boxes.flatMap((box) => {
    const contexts = contextsOf(goal.formulas, box);
    if (contexts.length === 0) return [];
    const found = plainCandidate(
      { box: hullOfBoxes(contexts.map((context) => context.box)), contexts },
      level + 1,
      goal,
    );
    return [{ ...found, end: Math.min(found.end, end) }];
  });
}

function endOf({ low, high }: Interval, sign: 1 | -1): number {
  return sign === 1 ? high : -low;
}

/** The search looks at many boxes, so a few points of each are enough. */
const fewCorners = 8;

/** The farthest value at a few points of a box, or the one found before. */
function reachedIn(box: Box, before: Reached, goal: Goal): Reached {
  return samplePoints(box, fewCorners).reduce((best, at) => farther(best, at, goal), before);
}

function farther(best: Reached, at: Point, goal: Goal): Reached {
  const reached = roundTo(valueAt(at, goal), goal.decimals);
  return reached > best.reached ? { reached, at, isTop: false } : best;
}

/** The farthest value reached from a point by changing one number at a time. */
function climbed(start: Reached, goal: Goal): Reached {
  if (start.at === null || start.isTop) return start;
  const top = climb(start.at, goal.whole, goal.relevant, (point) => valueAt(point, goal));
  return { ...farther(start, top, goal), isTop: true };
}

/** The value at a point, with its sign; infinitely short where a call is refused. */
function valueAt(point: Point, { core, sign, formulas: { program } }: Goal): number {
  return meetsRequirements(point, program) ? sign * evaluate(program, point).number(core) : Number.NEGATIVE_INFINITY;
}

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
