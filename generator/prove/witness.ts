import type { Core } from '../model/core.js';
import { evaluate } from '../model/evaluate.js';
import type { Amount, Point, Program } from '../model/program.js';
import { roundTo } from '../model/rounding.js';
import type { Box } from './box.js';
import { samplePoints } from './box.js';

/** A point of the box at which the node has no answer; null when the points tried all have one. */
export function findWitness(node: Core, box: Box, program: Program): Point | null {
  const points = samplePoints(box);
  const direct = points.find((point) => fails(node, point, program));
  if (direct !== undefined) return direct;
  const zero = node.kind === 'apply' ? operandThatMustNotBeZero(node) : undefined;
  return zero === undefined ? null : findRoot(node, zero, points, program);
}

/** The divisor of a quotient, the multiple of a rounding, the base of a power. */
function operandThatMustNotBeZero({ operation, args }: Core & { kind: 'apply' }): Core | undefined {
  if (operation === '/' || operation === 'ceil' || operation === 'floor' || operation === 'round') return args[1];
  return operation === '^' ? args[0] : undefined;
}

/** A point at which the amount is negative. */
export function findAmountWitness(amount: Amount, box: Box, program: Program): Point | null {
  const points = samplePoints(box).filter((point) => meetsRequirements(point, program));
  return points.find((point) => evaluate(program, point).number(amount.core) < 0) ?? null;
}

export function meetsRequirements(point: Point, program: Program): boolean {
  const { holds } = evaluate({ ...program, steps: [] }, point);
  return program.requirements.every(holds);
}

function fails(node: Core, point: Point, program: Program): boolean {
  return watchAll(point, program).failed.has(node);
}

function isReached(node: Core, point: Point, program: Program): boolean {
  return watchAll(point, program).visited.has(node);
}

/** Runs everything that is ever computed at a point: where a requirement refuses it, that is the requirements so far. */
function watchAll(point: Point, program: Program) {
  const [visited, failed] = [new Set<Core>(), new Set<Core>()];
  const watch = { visit: (node: Core) => visited.add(node), fail: (node: Core) => failed.add(node) };
  const gate = evaluate({ ...program, steps: [] }, point, watch);
  if (!program.requirements.every(gate.holds)) return { visited, failed };
  const { number, holds } = evaluate(program, point, watch);
  for (const output of program.outputs) number(output);
  for (const condition of program.conditions) holds(condition);
  return { visited, failed };
}

/**
 * A divisor that is below zero at one point and above it at another passes zero between them. Only points count at
 * which the division is really made: a branch may keep it from exactly those where the divisor is zero.
 */
function findRoot(node: Core, divisor: Core, points: readonly Point[], program: Program): Point | null {
  const valueAt = (point: Point) => evaluate(program, point).number(divisor);
  const reached = points.filter((point) => isReached(node, point, program));
  const below = reached.find((point) => valueAt(point) < 0);
  const above = reached.find((point) => below !== undefined && sameChoices(point, below) && valueAt(point) > 0);
  if (below === undefined || above === undefined) return null;
  const size = Math.max(Math.abs(valueAt(below)), Math.abs(valueAt(above)));
  const isRoot = (point: Point) =>
    Math.abs(valueAt(point)) <= size * 1e-9 && isReached(node, point, program) && meetsRequirements(point, program);
  const root = [stairs(below, above), [below, above]].map((way) => rootOn(way, valueAt)).find(isRoot);
  return root === undefined ? null : plainest(root, (point) => fails(node, point, program));
}

/** The way from one point to another by changing one input after the other, so that most of them stay at a bound. */
function stairs(from: Point, to: Point): readonly Point[] {
  const way = [from];
  let numbers = from.numbers;
  for (const [name, value] of to.numbers) {
    numbers = new Map(numbers).set(name, value);
    way.push({ ...from, numbers });
  }
  return way;
}

/** Where the value on the way, below zero at its start and above at its end, passes zero for the first time. */
function rootOn(way: readonly Point[], valueAt: (point: Point) => number): Point {
  const index = way.findIndex((point) => valueAt(point) >= 0);
  const [before, after] = [way[index - 1], way[index]];
  if (before === undefined || after === undefined) throw new Error('A way from below zero to above it passes zero.');
  return bisect(before, after, valueAt);
}

function sameChoices(a: Point, b: Point): boolean {
  return [...a.choices].every(([name, option]) => b.choices.get(name) === option);
}

/** Halves the way between two points until the value is as near to zero as doubles allow. */
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

/** The point with the fewest decimals that still shows it, so that a person can read it. */
function plainest(point: Point, shows: (point: Point) => boolean): Point {
  for (let decimals = 0; decimals <= 6; decimals++) {
    const rounded = {
      ...point,
      numbers: new Map([...point.numbers].map(([name, value]) => [name, roundTo(value, decimals)])),
    };
    if (shows(rounded)) return rounded;
  }
  return point;
}
