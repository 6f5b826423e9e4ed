/** Points at which to try a law: the ends of what is accepted, both sides of every border, and random points. */

import { defaultNumber, defaultOption, defaultsOf } from '../../program/call-point.js';
import type { Input, NumberInput } from '../../program/catalog.js';
import type { Border } from '../../program/crossings.js';
import { bordersOf, crossingsAlong, valueNear } from '../../program/crossings.js';
import type { Point, Program } from '../../program/program.js';
import { randomFrom } from '../../source/random.js';
import { wholeBox } from '../context/box.js';
import { samplePoints } from './sample-points.js';
import { meetsRequirements, runAt } from './witness.js';

/** Most corners, and most choices of options for each. */
const fewCorners = 16;
/** Most points from which to look for borders; fewer if there are many borders. */
const mostBases = 6;
const mostBorders = 60;
/** Most random points at which to look for formulas that the corners do not reach. */
const mostDraws = 500;

/** Most borders of which a trial visits both sides. */
const mostVisited = 3000;

/** Refused calls after which the search gives up. */
const mostRefused = 100_000;

/**
 * Calls that are answered, without end unless nearly all are refused: those of `certainPoints`, then random ones. Equal
 * for an equal seed.
 */
export function* trialPoints(program: Program, seed: number): Generator<Point, void> {
  yield* certainPoints(program, seed);
  yield* randomPoints(program, seed);
}

/**
 * Calls that no trial leaves out: corners, and the two inputs on each side of what a condition, a schedule, a `min` or a
 * `max` compares, in the periods, with the options and between the bounds where it is read. Only corners where
 * `canVisitBorders` is false. Borders are looked for as points are taken.
 */
export function* certainPoints(program: Program, seed: number): Generator<Point, void> {
  const corners = [defaultsOf(program.inputs), ...samplePoints(wholeBox(program.inputs), fewCorners)];
  for (const point of corners) if (meetsRequirements(point, program)) yield point;
  for (const point of borderPoints(program, corners, seed)) if (meetsRequirements(point, program)) yield point;
}

/** Random calls that are answered, without end unless nearly all are refused. */
export function* randomPoints(program: Program, seed: number): Generator<Point, void> {
  const random = randomFrom(seed);
  for (let refused = 0; refused <= mostRefused; ) {
    const point = randomPoint(program.inputs, random);
    if (meetsRequirements(point, program)) yield point;
    else refused++;
  }
}

/** False for a program with so many borders that a trial cannot visit both sides of each. */
export function canVisitBorders(program: Program): boolean {
  return bordersOf(program).length <= mostVisited;
}

function* borderPoints(program: Program, corners: readonly Point[], seed: number): Generator<Point> {
  if (!canVisitBorders(program)) return;
  const numbers = program.inputs.filter((input) => input.kind === 'number');
  for (const { base, borders } of basesOf(program, corners, seed))
    for (const input of numbers) yield* crossingsAlong(program, borders, base, input);
}

/** A point from which to look for borders. */
interface Base {
  readonly base: Point;
  readonly borders: readonly Border[];
}

/** A few corners at which the formula of each border is computed, or else a random point. */
function* basesOf(program: Program, corners: readonly Point[], seed: number): Generator<Base> {
  const borders = bordersOf(program);
  const most = Math.min(mostBases, Math.max(1, Math.floor(mostBorders / borders.length)));
  const found = new Set<Border>();
  for (const base of reached(program, borders, corners, most)) {
    for (const border of base.borders) found.add(border);
    yield base;
  }
  const others = borders.filter((border) => !found.has(border));
  yield* reached(program, others, randomDraws(program, seed), 1);
}

/** For each border, the first points that reach it, at most `most`. Stops drawing points when all borders have theirs. */
function* reached(
  program: Program,
  borders: readonly Border[],
  points: Iterable<Point>,
  most: number,
): Generator<Base> {
  const left = new Map(borders.map((border) => [border, most]));
  for (const base of points) {
    if (left.size === 0) return;
    const { visited } = runAt(base, program);
    const own = [...left.keys()].filter(({ reader }) => reader === null || visited.has(reader));
    for (const border of own) countDown(left, border);
    if (own.length > 0) yield { base, borders: own };
  }
}

function* randomDraws({ inputs }: Program, seed: number): Generator<Point> {
  const random = randomFrom(seed);
  for (let draws = 0; draws < mostDraws; draws++) yield randomPoint(inputs, random);
}

function countDown<Key>(counts: Map<Key, number>, key: Key): void {
  const count = counts.get(key) ?? 0;
  if (count > 1) counts.set(key, count - 1);
  else counts.delete(key);
}

function randomPoint(inputs: readonly Input[], random: () => number): Point {
  const numbers = inputs.flatMap((each): [string, number][] =>
    each.kind === 'number' ? [[each.name, randomNumber(each, random)]] : [],
  );
  const choices = inputs.flatMap((each): [string, string][] =>
    each.kind === 'select'
      ? [[each.name, each.options[Math.floor(random() * each.options.length)]?.key ?? defaultOption(each)]]
      : [],
  );
  return { numbers: new Map(numbers), choices: new Map(choices) };
}

/** A bound, any number between the bounds, a value of the form, or a number within a factor of three of the default. */
export function randomNumber(input: NumberInput, random: () => number): number {
  const { min, max, step } = input;
  const anywhere = min + random() * (max - min);
  const ways = [
    min,
    max,
    anywhere,
    anywhere,
    min + Math.round((anywhere - min) / step) * step,
    defaultNumber(input) * 3 ** (random() * 2 - 1),
  ];
  return valueNear(ways[Math.floor(random() * ways.length)] ?? anywhere, input);
}
