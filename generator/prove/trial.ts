/** Tries undecided laws with many calls. */
import type { Input, SelectInput } from '../program/catalog.js';
import type { Condition, Core } from '../program/core.js';
import { valueNear } from '../program/crossings.js';
import { above, below } from '../program/grid.js';
import type { Point, Program } from '../program/program.js';
import { randomFrom } from '../source/random.js';
import { breaks } from './law.js';
import { canVisitBorders, certainPoints, randomNumber, randomPoints } from './search/trial-points.js';
import { meetsRequirements, plainest } from './search/witness.js';
import type { Pair } from './slope/monotonicity.js';
import { movesAlong } from './slope/monotonicity.js';

/** Result of a trial: the calls that kept the law, 0 if it has too many borders to try, or a call that breaks it. */
export type Trial<Witness> = { readonly calls: number } | { readonly witness: Witness };

/** Calls with which to try each law, unless its requirements refuse nearly all. */
export const callsOfTrial = 10_000;

/** Tries a condition; the witness is the plainest call that breaks it. */
export function tryCondition(program: Program, condition: Condition, seed: number): Trial<Point> {
  const isBroken = (point: Point): boolean => meetsRequirements(point, program) && breaks(condition, point, program);
  const tried = { ...program, conditions: [...program.conditions, condition] };
  let calls = 0;
  for (const point of enoughPoints(tried, seed, () => calls)) {
    calls++;
    if (breaks(condition, point, program)) return { witness: plainest(point, program.inputs, isBroken) };
  }
  return { calls: callsKept(calls, tried) };
}

function callsKept(calls: number, program: Program): number {
  return canVisitBorders(program) ? Math.min(calls, callsOfTrial) : 0;
}

/** All certain points, then random ones until there are enough calls. */
function* enoughPoints(program: Program, seed: number, calls: () => number): Generator<Point> {
  yield* certainPoints(program, seed);
  for (const point of randomPoints(program, seed)) {
    if (calls() >= callsOfTrial) return;
    yield point;
  }
}

/** Tries figures along one input: none may move in a forbidden direction between two calls that differ only in it. */
export function tryTrend<Figure extends { readonly core: Core }>(
  program: Program,
  figures: readonly Figure[],
  input: Input,
  wrong: readonly (1 | -1)[],
  seed: number,
): Trial<{ readonly figure: Figure; readonly pair: Pair }> {
  const tried = { ...program, outputs: [...program.outputs, ...figures.map(({ core }) => core)] };
  const random = randomFrom(seed);
  let calls = 0;
  for (const start of enoughPoints(tried, seed, () => calls)) {
    const points = pointsAlong(start, input, random).filter((point) => meetsRequirements(point, program));
    for (const figure of figures) {
      const pair = movesAlong(points, figure.core, program).find(({ values: [first, second] }) =>
        wrong.includes(first < second ? 1 : -1),
      );
      if (pair !== undefined) return { witness: { figure, pair } };
    }
    calls += points.length;
  }
  return { calls: callsKept(calls, tried) };
}

/** Random values along a number, besides its ends and the neighbors of its start. */
const randomStops = 5;

/** The points that differ from a start only in one input, in the order of its values. */
function pointsAlong(start: Point, input: Input, random: () => number): readonly Point[] {
  if (input.kind === 'select') return choicesOf(start, input);
  const { name, min, max, step } = input;
  const own = start.numbers.get(name) ?? min;
  const beside = [own, below(own), above(own), own - step, own + step].map((value) => valueNear(value, input));
  const others = Array.from({ length: randomStops }, () => randomNumber(input, random));
  const stops = [...new Set([min, max, ...beside, ...others])].sort((a, b) => a - b);
  return stops.map((value) => ({ ...start, numbers: new Map(start.numbers).set(name, value) }));
}

function choicesOf(start: Point, { name, options }: SelectInput): readonly Point[] {
  return options.map(({ key }) => ({ ...start, choices: new Map(start.choices).set(name, key) }));
}
