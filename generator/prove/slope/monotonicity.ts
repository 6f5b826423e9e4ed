/** Finds how figures move with one input while all others stay. */

import { defaultsOf } from '../../program/call-point.js';
import type { Input } from '../../program/catalog.js';
import type { Condition, Core } from '../../program/core.js';
import { evaluate } from '../../program/evaluate.js';
import { gridDown, joinedHalves, resolution } from '../../program/grid.js';
import type { Interval } from '../../program/interval.js';
import { hull, point } from '../../program/interval.js';
import type { Point, Program } from '../../program/program.js';
import { contextOf } from '../condition/make-context.js';
import type { Box } from '../context/box.js';
import { splitBox, wholeBox, withNumber, withOptions } from '../context/box.js';
import type { Context } from '../context/context.js';
import type { Formulas } from '../context/formulas.js';
import { indexFormulas } from '../context/formulas.js';
import { atomsOf, derivative, differenceOf } from '../polynomial/polynomial.js';
import { newest, search } from '../search/branch-and-bound.js';
import { samplePoints } from '../search/sample-points.js';
import { meetsRequirements } from '../search/witness.js';
import type { Axis } from './branch-slope.js';
import { slopeIn } from './slope.js';

/** Trend of a figure with one input while all others stay: never down, never up, or not at all. */
export type Trend = 'rises' | 'falls' | 'does not depend';

/** Two calls that differ in one input, and what the figure is at each. */
export interface Pair {
  readonly before: Point;
  readonly after: Point;
  readonly values: readonly [number, number];
}

/** A proved trend, and on how many boxes. */
interface ProvedTrend {
  readonly trend: Trend;
  readonly boxes: number;
}

/** A proved trend; or none, with pairs that show a rise and a fall where they were found. */
export type Monotonicity =
  | ProvedTrend
  | { readonly trend: 'unknown'; readonly rise: Pair | null; readonly fall: Pair | null };

const boxBudget = 1000;

/** The trend of a figure with an input, or calls that show that it has none, as far as they are found. */
export function monotonicityOf(program: Program, figure: Core, axis: Axis, budget = boxBudget): Monotonicity {
  const proved = provedTrend(program, figure, axis, budget);
  if (proved !== null) return proved;
  const [rise = null, fall = null] = findPairs(figure, axis, [1, -1], axisBox(program.inputs, axis), program);
  return { trend: 'unknown', rise, fall };
}

/**
 * Trend of a figure with an input: as a number grows, or from one option of a select to another. A trend is proved by
 * slopes of one sign on boxes that cover all calls. It holds up to rounding errors (a part in a thousand million),
 * between calls that meet the requirements. Null if it is not proved; at once if both a rise and a fall are found.
 */
export function provedTrend(program: Program, figure: Core, axis: Axis, budget = boxBudget): ProvedTrend | null {
  const formulas = indexFormulas(program);
  if (!formulas.inputsOf(figure).has(axis.input)) return { trend: 'does not depend', boxes: 0 };
  const whole = axisBox(program.inputs, axis);
  const slope = slopeOver(whole, figure, axis, formulas);
  const atOnce = trends.find((trend) => hasTrend(trend, slope));
  if (atOnce !== undefined) return { trend: atOnce, boxes: 1 };
  const wanted = trendsLeft(figure, axis, whole, program);
  for (const trend of wanted) {
    const boxes = provedOn(trend, figure, axis, whole, formulas, Math.floor(budget / wanted.length));
    if (boxes !== null) return { trend, boxes };
  }
  return null;
}

/** The trends that no pair refutes. A figure that moves at all usually shows its ways near the first few starts. */
function trendsLeft(figure: Core, axis: Axis, whole: Box, program: Program): readonly Trend[] {
  const first = findPairs(figure, axis, [1, -1], whole, program, fewStarts);
  const isStill = first.every((pair) => pair === null);
  const [rise = null, fall = null] = isStill ? findPairs(figure, axis, [1, -1], whole, program) : first;
  return [...(fall === null ? (['rises'] as const) : []), ...(rise === null ? (['falls'] as const) : [])];
}

/** Two calls between which a figure rises (1) or falls (-1); null if none of the calls tried show it. */
export function movingPair(program: Program, figure: Core, axis: Axis, sign: 1 | -1): Pair | null {
  const [pair = null] = findPairs(figure, axis, [sign], axisBox(program.inputs, axis), program);
  return pair;
}

const trends: readonly Trend[] = ['does not depend', 'rises', 'falls'];

/** Number of boxes that prove the trend; null when the budget does not suffice. */
function provedOn(
  trend: Trend,
  figure: Core,
  axis: Axis,
  whole: Box,
  formulas: Formulas,
  budget: number,
): number | null {
  const relevant = new Set(formulas.inputsOf(figure));
  if (axis.options !== undefined) relevant.delete(axis.input);
  let boxes = 0;
  const branch = (box: Box, waiting: number): readonly Box[] | null => {
    boxes++;
    if (hasTrend(trend, slopeOver(box, figure, axis, formulas))) return [];
    const parts = splitBox(box, relevant, whole, joinedHalves);
    const isEnough = parts !== null && boxes + waiting + parts.length <= budget;
    return isEnough && !formulas.allowance.isSpent ? parts : null;
  };
  return search([whole], { branch, next: newest }) === null ? boxes : null;
}

/** The slope of a figure over the part of a box that meets the requirements; flat if no part does. */
function slopeOver(box: Box, figure: Core, axis: Axis, formulas: Formulas): Interval {
  const context = contextOf(formulas, box, false);
  const kept = formulas.program.requirements.filter((requirement) => holdsBetween(requirement, axis, context));
  const contexts = kept.reduce<readonly Context[]>(
    (left, each) => left.flatMap((at) => at.where(each, true)),
    [context],
  );
  // A way between two calls may lead from one part into another, so several parts tell no more than the whole.
  const [only, ...others] = contexts;
  return only === undefined ? point(0) : slopeIn(figure, axis, others.length === 0 ? only : context);
}

/** True when a condition that holds at both ends of a way along the axis holds all the way. */
function holdsBetween(condition: Condition, axis: Axis, context: Context): boolean {
  const { formulas } = context;
  if (!formulas.inputsOf(condition).has(axis.input)) return true;
  if (axis.options !== undefined) return false;
  if (condition.kind === 'and')
    return holdsBetween(condition.left, axis, context) && holdsBetween(condition.right, axis, context);
  if (condition.kind !== 'compare' || condition.comparison === '!=') return false;
  const difference = differenceOf(context.form(condition.left).polynomial, context.form(condition.right).polynomial);
  return [...atomsOf(difference)].every((atom) => {
    const core = formulas.coreOf(atom);
    if (!formulas.inputsOf(core).has(axis.input)) return true;
    return core.kind === 'input' && !atomsOf(derivative(difference, atom)).has(atom);
  });
}

function hasTrend(trend: Trend, slope: Interval): boolean {
  if (trend === 'rises') return slope.low >= 0;
  return trend === 'falls' ? slope.high <= 0 : slope.low >= 0 && slope.high <= 0;
}

/** Everything that is accepted, limited to the two options of an axis between options. */
function axisBox(inputs: readonly Input[], { input, options }: Axis): Box {
  const whole = wholeBox(inputs);
  return options === undefined ? whole : withOptions(whole, input, [options.from, options.to]);
}

/** Direction of a movement: 1 for up, -1 for down. */
type Sign = 1 | -1;

/**
 * Finds, for each direction, the plainest pair of points that differ only along the axis and show the figure change
 * that way. Values that the form offers come first, values between them only if those show nothing.
 */
function findPairs(
  figure: Core,
  axis: Axis,
  signs: readonly Sign[],
  whole: Box,
  program: Program,
  mostStarts = Number.POSITIVE_INFINITY,
): readonly (Pair | null)[] {
  const starts = startsOf(whole, axis, program).slice(0, mostStarts);
  const found = new Map<Sign, Pair>();
  for (const onForm of [true, false]) {
    for (const start of starts) {
      if (signs.every((sign) => found.has(sign))) break;
      const points = pointsAlong(start, axis, program, onForm).filter((point) => meetsRequirements(point, program));
      for (const pair of movesAlong(points, figure, program)) {
        const sign = pair.values[0] < pair.values[1] ? 1 : -1;
        if (!found.has(sign)) found.set(sign, pair);
      }
    }
  }
  return signs.map((sign) => found.get(sign) ?? null);
}

/** Pairs of neighbors between which the figure moves by more than rounding errors. */
export function movesAlong(points: readonly Point[], figure: Core, program: Program): readonly Pair[] {
  const values = points.map((point) => evaluate(program, point).number(figure));
  return points.flatMap((after, index): readonly Pair[] => {
    const [before, first, second] = [points[index - 1], values[index - 1], values[index]];
    if (before === undefined || first === undefined || second === undefined) return [];
    const least = blur * Math.max(1, Math.abs(first), Math.abs(second));
    return Math.abs(second - first) > least ? [{ before, after, values: [first, second] }] : [];
  });
}

/** Differences smaller than this, relative to the values, are rounding errors. */
const blur = 1e-9;

/** The defaults, and the corners and middle of everything that is accepted. */
function startsOf(whole: Box, axis: Axis, { inputs }: Program): readonly Point[] {
  const still = axis.options === undefined ? withNumber(whole, axis.input, pointSide(whole, axis)) : whole;
  return [defaultsOf(inputs), ...samplePoints(still, 32)];
}

function pointSide(whole: Box, { input }: Axis): Interval {
  const { low } = hull([whole.numbers.get(input) ?? { low: 0, high: 0 }]);
  return { low, high: low };
}

const fewStarts = 8;

const mostStops = 64;

/** Points along the axis in order: values of the form, and values between them unless `onForm`; or the two options. */
function pointsAlong(start: Point, { input, options }: Axis, { inputs }: Program, onForm: boolean): readonly Point[] {
  if (options !== undefined)
    return [options.from, options.to].map((option) => ({
      ...start,
      choices: new Map(start.choices).set(input, option),
    }));
  const found = inputs.find(({ name }) => name === input);
  if (found?.kind !== 'number') return [];
  const { min, max, step, whole } = found;
  const stride = step * Math.max(1, Math.ceil((max - min) / step / mostStops));
  const others = whole || onForm ? [] : stopsBy((max - min) / mostStops, min, max);
  const stops = [...stopsBy(stride, min, max), ...others].sort((a, b) => a - b);
  return stops.map((value) => ({ ...start, numbers: new Map(start.numbers).set(input, value) }));
}

function stopsBy(stride: number, min: number, max: number): readonly number[] {
  const count = Math.floor((max - min) / stride);
  return Array.from({ length: count + 1 }, (_, index) =>
    Math.min(max, gridDown(min + index * stride + resolution / 2)),
  );
}
