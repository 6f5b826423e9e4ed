/** The slopes of a program, held against difference quotients between points of random boxes. */
import fc from 'fast-check';
import { evaluate } from '../../generator/program/evaluate.js';
import type { Interval } from '../../generator/program/interval.js';
import { size } from '../../generator/program/interval.js';
import type { Point, Program } from '../../generator/program/program.js';
import { contextOf } from '../../generator/prove/condition/make-context.js';
import type { Box } from '../../generator/prove/context/box.js';
import { wholeBox } from '../../generator/prove/context/box.js';
import { indexFormulas } from '../../generator/prove/context/formulas.js';
import { slopeIn } from '../../generator/prove/slope/slope.js';
import { seed } from './arbitraries.js';

const share = fc.double({ min: 0, max: 1, noNaN: true });

/** Where in a side the two ends of a part lie, and where in the part the points. */
const contexts = fc.record({
  box: fc.infiniteStream(share),
  points: fc.infiniteStream(share),
  choice: fc.infiniteStream(fc.nat()),
});

function next<T>(stream: Stream<T>): T {
  return stream.next().value as T;
}

type Stream<T> = Iterator<T>;

function partOf(program: Program, shares: Stream<number>, choices: Stream<number>): Box {
  const { numbers, options, wholes } = wholeBox(program.inputs);
  const sides = [...numbers].map(([name, { low, high }]): [string, Interval] => {
    const [a, b] = [low + next(shares) * (high - low), low + next(shares) * (high - low)];
    return [name, { low: Math.min(a, b), high: Math.max(a, b) }];
  });
  const keys = [...options].map(([name, all]): [string, readonly string[]] => [
    name,
    [all[next(choices) % all.length] ?? ''],
  ]);
  return { numbers: new Map(sides), options: new Map(keys), wholes };
}

function pointOf({ numbers, options }: Box, shares: Stream<number>): Point {
  const values = [...numbers].map(([name, { low, high }]): [string, number] => [
    name,
    low + next(shares) * (high - low),
  ]);
  return { numbers: new Map(values), choices: new Map([...options].map(([name, [key = '']]) => [name, key])) };
}

/** Every step of a program, along every number, between two random points of a random part. */
function expectSlopes(program: Program, part: Box, points: Stream<number>): void {
  const context = contextOf(indexFormulas(program), part, false);
  const start = pointOf(part, points);
  for (const [input, { low, high }] of part.numbers) {
    const ends = [low + next(points) * (high - low), low + next(points) * (high - low)].sort((a, b) => a - b);
    const [first = low, second = high] = ends;
    if (second - first < 1e-6) continue;
    const at = (value: number) => evaluate(program, { ...start, numbers: new Map(start.numbers).set(input, value) });
    const [before, after] = [at(first), at(second)];
    for (const { name, core } of program.steps) {
      const [from, to] = [before.number(core), after.number(core)];
      if (!Number.isFinite(from) || !Number.isFinite(to)) continue;
      const slope = slopeIn(core, { input }, context);
      const slack = 1e-9 * Math.max(1, size(context.bounds(core)), Math.abs(from), Math.abs(to));
      const [least, most] = [slope.low * (second - first) - slack, slope.high * (second - first) + slack];
      if (!(to - from >= least && to - from <= most))
        throw new Error(`${name} goes from ${from} to ${to} as ${input} goes from ${first} to ${second}.`);
    }
  }
}

/** The same in many parts of what the program accepts. */
export function expectSlopesEverywhere(program: Program): void {
  fc.assert(
    fc.property(contexts, ({ box, points, choice }) => expectSlopes(program, partOf(program, box, choice), points)),
    { seed, numRuns: 40 },
  );
}
