/** What interval arithmetic says of a box, held against values at points of it. */
import fc from 'fast-check';
import type { Calculator, Input } from '../../generator/program/catalog.js';
import type { Core } from '../../generator/program/core.js';
import { evaluate } from '../../generator/program/evaluate.js';
import { gridUp } from '../../generator/program/grid.js';
import type { Interval } from '../../generator/program/interval.js';
import { contains, nextDown, nextUp } from '../../generator/program/interval.js';
import type { Point } from '../../generator/program/program.js';
import { analyze } from '../../generator/prove/analyze.js';
import type { Box } from '../../generator/prove/context/box.js';
import { indexFormulas } from '../../generator/prove/context/formulas.js';
import { programOf } from './agreement.js';
import { seed } from './arbitraries.js';

/** Ends and what is next to them, anything between, and whole numbers where there are any. */
export function within({ low, high }: Interval): fc.Arbitrary<number> {
  const [least, most] = [Math.ceil(low), Math.floor(high)];
  return fc.oneof(
    fc.constantFrom(low, high, Math.min(nextUp(low), high), Math.max(nextDown(high), low)),
    fc.double({ min: low, max: high, noNaN: true }),
    ...(least <= most ? [fc.integer({ min: least, max: most })] : []),
  );
}

/** A part of what a calculator accepts, with and without relying on counts being whole. */
function boxOf(inputs: readonly Input[]): fc.Arbitrary<Box> {
  const numbers = inputs
    .filter((input) => input.kind === 'number')
    .map(({ name, min, max }) =>
      fc
        .tuple(fc.double({ min, max, noNaN: true }), fc.double({ min, max, noNaN: true }))
        .map(([a, b]): [string, Interval] => [name, { low: gridUp(Math.min(a, b)), high: gridUp(Math.max(a, b)) }]),
    );
  const whole = inputs.flatMap((input) => (input.kind === 'number' && input.whole ? [input.name] : []));
  const options = inputs
    .filter((input) => input.kind === 'select')
    .map(({ name, options: all }) =>
      fc
        .subarray(
          all.map(({ key }) => key),
          { minLength: 1 },
        )
        .map((keys): [string, readonly string[]] => [name, keys]),
    );
  return fc.tuple(fc.tuple(...numbers), fc.tuple(...options), fc.boolean()).map(([sides, choices, isCounted]) => {
    const wholes = new Set(isCounted ? whole : []);
    const ends = sides.map(([name, side]): [string, Interval] => [name, wholes.has(name) ? aroundWhole(side) : side]);
    return { numbers: new Map(ends), options: new Map(choices), wholes };
  });
}

/** The whole numbers at the ends of a part, which bounds of whole inputs leave room for. */
function aroundWhole({ low, high }: Interval): Interval {
  return { low: Math.floor(low), high: Math.ceil(high) };
}

/** Inputs that lie in a box, on the grid that callers' numbers are rounded to, or whole where the box says so. */
function pointIn({ numbers, options, wholes }: Box): fc.Arbitrary<Point> {
  const sides = [...numbers].map(([name, side]) =>
    within(side).map((value): [string, number] => [name, wholes.has(name) ? Math.round(value) : gridUp(value)]),
  );
  const choices = [...options].map(([name, keys]) =>
    fc.constantFrom(...keys).map((key): [string, string] => [name, key]),
  );
  return fc
    .tuple(fc.tuple(...sides), fc.tuple(...choices))
    .map(([values, keys]) => ({ numbers: new Map(values), choices: new Map(keys) }));
}

/** Every step and figure at random points of a random part lies in the interval of that part. */
export function expectSound(calculator: Calculator, pointSeed: number): void {
  const program = programOf(calculator);
  const [box] = fc.sample(boxOf(program.inputs), { numRuns: 1, seed: pointSeed });
  if (box === undefined) throw new Error('There is always a part.');
  const analysis = analyze(indexFormulas(program), box);
  const figures = [calculator.result, ...calculator.secondary];
  const cores = [...program.steps, ...figures].map(({ core }) => core);
  for (const at of fc.sample(pointIn(box), { numRuns: 8, seed: pointSeed })) {
    const gate = evaluate({ ...program, steps: [] }, at);
    if (!program.requirements.every(gate.holds)) continue;
    const { number } = evaluate(program, at);
    const holds = (core: Core) =>
      analysis !== null &&
      contains(analysis.bounds(core), number(core)) &&
      contains(analysis.refined(core), number(core));
    const strays = cores.filter((core) => !holds(core));
    if (strays.length > 0)
      throw new Error(`${JSON.stringify([[...at.numbers], [...at.choices]])} gives ${strays.map(number).join(', ')}.`);
  }
}

/** The same in many parts of what the calculator accepts. */
export function expectSoundEverywhere(calculator: Calculator): void {
  fc.assert(
    fc.property(fc.integer(), (pointSeed) => expectSound(calculator, pointSeed)),
    { seed, numRuns: 25 },
  );
}
