/** Runs a program at one point, and searches for inputs that show a fault and are easy to read. */

import { roundTo } from '../../../engine/kernel/math.js';
import { defaultNumber, defaultOption } from '../../program/call-point.js';
import type { Input, NumberInput } from '../../program/catalog.js';
import type { Core } from '../../program/core.js';
import { evaluate, evaluateNeeded } from '../../program/evaluate.js';
import { gridDown } from '../../program/grid.js';
import { arithmeticOf } from '../../program/operations.js';
import type { Amount, Point, Program } from '../../program/program.js';
import type { Box } from '../context/box.js';
import { samplePoints } from './sample-points.js';

/** True when a call with these inputs is answered. */
export function meetsRequirements(point: Point, program: Program): boolean {
  return program.requirements.length === 0 || program.requirements.every(evaluate(program, point).holds);
}

/** The trace of a run at a point, and its operations without an answer. */
export interface Run {
  readonly visited: ReadonlySet<Core>;
  readonly failed: ReadonlySet<Core>;
}

/** Runs everything computed at a point: if a requirement refuses it, only the requirements up to that one. */
export function runAt(point: Point, program: Program): Run {
  const [visited, failed] = [new Set<Core>(), new Set<Core>()];
  const watch = { visit: (node: Core) => visited.add(node), fail: (node: Core) => failed.add(node) };
  const gate = evaluateNeeded(program, point, watch);
  if (!program.requirements.every(gate.holds)) return { visited, failed };
  const { number, holds } = evaluate(program, point, watch);
  for (const output of program.outputs) number(output);
  for (const condition of program.conditions) holds(condition);
  return { visited, failed };
}

/**
 * The plainest point that still shows the same fault as a given one: for each input the default if that works,
 * otherwise a value that the form offers, otherwise the value with the fewest decimals.
 */
export function plainest(point: Point, inputs: readonly Input[], shows: (point: Point) => boolean): Point {
  let found = point;
  for (const input of inputs) {
    const simpler = candidatesOf(input, found).find((candidate) => shows(candidate));
    if (simpler !== undefined) found = simpler;
  }
  return found;
}

/** Candidates from the plainest to those near the point, without the point itself. */
function candidatesOf(input: Input, point: Point): readonly Point[] {
  if (input.kind === 'select')
    return [{ ...point, choices: new Map(point.choices).set(input.name, defaultOption(input)) }];
  const value = point.numbers.get(input.name);
  if (value === undefined) return [];
  const beside = [defaultNumber(input), ...besideOnForm(value, input), ...besideByDecimals(value, input)];
  return beside.map((each) => ({ ...point, numbers: new Map(point.numbers).set(input.name, each) }));
}

/** The two values of the form around a value; none if the value is on the form or is a bound. */
function besideOnForm(value: number, { min, max, step }: NumberInput): readonly number[] {
  const steps = (value - min) / step;
  const sides = [Math.round(steps), Math.floor(steps), Math.ceil(steps)].map((count) => roundTo(min + count * step, 9));
  return sides.filter((each) => each <= max);
}

function besideByDecimals(value: number, { min, max }: NumberInput): readonly number[] {
  const rounded = [0, 1, 2, 3, 4, 5, 6].map((decimals) => roundTo(value, decimals));
  return rounded.filter((each) => each >= min && each <= max);
}

/** A point of one of the boxes at which the node has no answer; null if all points tried have one. */
export function findWitness(node: Core, boxes: readonly Box[], program: Program): Point | null {
  const points = [...new Set(boxes)].flatMap((box) => samplePoints(box));
  const fails = (point: Point) => runAt(point, program).failed.has(node);
  const direct = points.find(fails);
  if (direct !== undefined) return plainest(direct, program.inputs, fails);
  const domain = node.kind === 'apply' ? arithmeticOf(node.operation).domain : undefined;
  const operand = node.kind === 'apply' && typeof domain?.zero === 'number' ? node.args[domain.zero] : undefined;
  const root = operand === undefined ? null : findRoot(node, operand, points, program, domain?.fault);
  return root !== null && fails(root) ? plainest(root, program.inputs, fails) : null;
}

/** A point at which the published amount is negative. */
export function findAmountWitness({ core, decimals }: Amount, box: Box, program: Program): Point | null {
  const shows = (point: Point) =>
    meetsRequirements(point, program) && roundTo(evaluate(program, point).number(core), decimals) < 0;
  const found = samplePoints(box).find(shows);
  return found === undefined ? null : plainest(found, program.inputs, shows);
}

/**
 * A point at which a divisor is zero, or as close as points of the grid come: between a point where it is negative and
 * one where it is positive, it passes zero. A point counts only if the division really happens there, since a branch
 * may guard exactly the zeros. For operands other than divisors, `fault` says what is zero.
 */
function findRoot(
  node: Core,
  divisor: Core,
  points: readonly Point[],
  program: Program,
  fault: (value: number) => number = (value) => value,
): Point | null {
  const valueAt = (point: Point) => fault(evaluate(program, point).number(divisor));
  const isReached = (point: Point) => runAt(point, program).visited.has(node);
  const reached = points.filter(isReached);
  const below = reached.find((point) => valueAt(point) < 0);
  const above = reached.find((point) => below !== undefined && sameChoices(point, below) && valueAt(point) > 0);
  if (below === undefined || above === undefined) return null;
  const size = Math.max(Math.abs(valueAt(below)), Math.abs(valueAt(above)));
  const isRoot = (point: Point) =>
    Math.abs(valueAt(point)) <= size * nearZero && isReached(point) && meetsRequirements(point, program);
  const ways = [stairs(below, above), [below, above]];
  const wholes = new Set(
    program.inputs.flatMap((input) => (input.kind === 'number' && input.whole ? [input.name] : [])),
  );
  return ways.map((way) => onGrid(rootOn(way, valueAt), wholes)).find(isRoot) ?? null;
}

/** Relative size below which a divisor counts as zero: a step of the grid may lie between. */
const nearZero = 1e-9;

function onGrid(point: Point, wholes: ReadonlySet<string>): Point {
  const nearest = (name: string, value: number) => (wholes.has(name) ? Math.round(value) : gridDown(value + 5e-10));
  const numbers = [...point.numbers].map(([name, value]): [string, number] => [name, nearest(name, value)]);
  return { ...point, numbers: new Map(numbers) };
}

/** Points from one point to another that change one input after the other, so most inputs stay at a bound. */
function stairs(from: Point, to: Point): readonly Point[] {
  const way = [from];
  let numbers = from.numbers;
  for (const [name, value] of to.numbers) {
    numbers = new Map(numbers).set(name, value);
    way.push({ ...from, numbers });
  }
  return way;
}

/** First point where the value passes zero, on a way from a negative value to a positive one. */
function rootOn(way: readonly Point[], valueAt: (point: Point) => number): Point {
  const index = way.findIndex((point) => valueAt(point) >= 0);
  const [before, after] = [way[index - 1], way[index]];
  if (before === undefined || after === undefined) throw new Error('A way from below zero to above it passes zero.');
  return bisect(before, after, valueAt);
}

function sameChoices(a: Point, b: Point): boolean {
  return [...a.choices].every(([name, option]) => b.choices.get(name) === option);
}

/** Bisects between two points until the value is as close to zero as doubles allow. */
function bisect(below: Point, above: Point, valueAt: (point: Point) => number): Point {
  let [low, high] = [below, above];
  for (let round = 0; round < 100; round++) {
    const middle = between(low, high);
    if (valueAt(middle) < 0) low = middle;
    else high = middle;
  }
  return high;
}

function between(a: Point, b: Point): Point {
  const numbers = [...a.numbers].map(([name, value]): [string, number] => [
    name,
    value + ((b.numbers.get(name) ?? value) - value) / 2,
  ]);
  return { ...a, numbers: new Map(numbers) };
}
