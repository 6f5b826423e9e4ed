/** Points at which to try a law: the ends of what is accepted, both sides of every border, and random points. */

import { defaultsOf } from '../../model/call-point.js';
import type { Input, NumberInput } from '../../model/catalog.js';
import { bordersOf, crossingsAlong, valueNear } from '../../model/crossings.js';
import { defaultNumber, defaultOption } from '../../model/default-value.js';
import type { Point, Program } from '../../model/program.js';
import { randomFrom } from '../../model/random.js';
import { wholeBox } from '../context/box.js';
import { meetsRequirements } from './run-at.js';
import { samplePoints } from './sample-points.js';

/** Most corners, and most choices of options for each. */
const fewCorners = 16;
/** Most points from which to look for borders; fewer if there are many borders. */
const mostBases = 6;
const mostBorders = 60;

/** Refused calls after which the search gives up. */
const mostRefused = 100_000;

/**
 * Calls that are answered, without end unless nearly all are refused: corners, the two inputs on each side of what a
 * condition, a schedule, a `min` or a `max` compares, then random ones. Equal for an equal seed.
 */
export function* trialPoints(program: Program, seed: number): Generator<Point, void> {
  let refused = 0;
  for (const point of allPoints(program, seed)) {
    if (meetsRequirements(point, program)) yield point;
    else if (++refused > mostRefused) return;
  }
}

function* allPoints(program: Program, seed: number): Generator<Point, never> {
  const corners = samplePoints(wholeBox(program.inputs), fewCorners);
  const defaults = defaultsOf(program.inputs);
  yield defaults;
  yield* corners;
  yield* borderPoints(program, [defaults, ...corners]);
  const random = randomFrom(seed);
  for (;;) yield randomPoint(program.inputs, random);
}

function borderPoints(program: Program, bases: readonly Point[]): readonly Point[] {
  const borders = bordersOf(program);
  if (borders.length === 0) return [];
  const starts = bases.slice(0, Math.min(mostBases, Math.max(1, Math.floor(mostBorders / borders.length))));
  const numbers = program.inputs.filter((input) => input.kind === 'number');
  return starts.flatMap((base) => numbers.flatMap((input) => crossingsAlong(program, borders, base, input)));
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
