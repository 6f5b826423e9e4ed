/** What the proof knows of a context, held against the doubles that come out at points of it. */
import fc from 'fast-check';
import { withoutForgiving } from '../../../../generator/program/comparing.js';
import type { Core } from '../../../../generator/program/core.js';
import { bordersOf, crossingsAlong } from '../../../../generator/program/crossings.js';
import type { Evaluation } from '../../../../generator/program/evaluate.js';
import { evaluate } from '../../../../generator/program/evaluate.js';
import { gridDown } from '../../../../generator/program/grid.js';
import { contains, nextDown, nextUp } from '../../../../generator/program/interval.js';
import type { Point } from '../../../../generator/program/program.js';
import { contextOf } from '../../../../generator/prove/condition/make-context.js';
import type { Box } from '../../../../generator/prove/context/box.js';
import type { Context, Form } from '../../../../generator/prove/context/context.js';
import { indexFormulas } from '../../../../generator/prove/context/formulas.js';
import { samplePoints } from '../../../../generator/prove/search/sample-points.js';
import { subtract } from '../../../../generator/units/rational.js';
import type { Random } from '../../../support/arbitrary-cores.js';
import { exactly, exactValue, valueOfPolynomial } from '../../../support/exact-polynomial.js';
import { randomFrom } from '../../../support/random.js';

/** Corners, and points anywhere inside on quarters and on the grid. */
function pointsOf(box: Box, seed: number): readonly Point[] {
  const { fraction, pick, chance } = randomFrom(seed);
  const number = (name: string, low: number, high: number): number => {
    const value = low + fraction() * (high - low);
    if (box.wholes.has(name)) return Math.round(value);
    return Math.max(low, chance(0.5) ? Math.floor(value * 4) / 4 : gridDown(value));
  };
  const inside = Array.from(
    { length: 12 },
    (): Point => ({
      numbers: new Map([...box.numbers].map(([name, { low, high }]) => [name, number(name, low, high)])),
      choices: new Map([...box.options].map(([name, options]) => [name, pick(options)])),
    }),
  );
  return [...samplePoints(box, 4).slice(0, 12), ...inside];
}

/** Points of a box on both sides of where a condition turns, and of where it would if it forgave nothing. */
function turnsOf({ program, condition, box }: Random, base: Point): readonly Point[] {
  const turning = { ...program, outputs: [], steps: [], conditions: [condition, withoutForgiving(condition)] };
  const borders = bordersOf(turning);
  const within = program.inputs.flatMap((input) => {
    const { low, high } = box.numbers.get(input.name) ?? { low: 0, high: 0 };
    return input.kind === 'number' && low < high ? [{ ...input, min: low, max: high }] : [];
  });
  return within.flatMap((input) => crossingsAlong(program, borders, base, input)).slice(0, 24);
}

function lies({ numbers, choices }: Point, box: Box): boolean {
  return (
    [...numbers].every(([name, value]) => contains(box.numbers.get(name) ?? { low: 1, high: 0 }, value)) &&
    [...choices].every(([name, option]) => box.options.get(name)?.includes(option))
  );
}

/** What is wrong with what a context says of formulas at a point; empty where all of it holds. */
function faultsOf(context: Context, cores: readonly Core[], at: Point, { number }: Evaluation): readonly string[] {
  if (!lies(at, context.box)) return ['the box leaves it out'];
  const numberOf = (atom: number): number => number(context.formulas.coreOf(atom));
  const faults: string[] = [];
  const expectThat = (holds: boolean, what: string): void => {
    if (!holds) faults.push(what);
  };
  for (const core of cores) {
    const value = number(core);
    expectThat(contains(context.bounds(core), value), 'bounds');
    expectThat(contains(context.refined(core), value), 'refined');
    expectThat(contains(context.refinedAtom(core), value), 'refined atom');
    expectThat(isNear(context.form(core), value, numberOf), 'form');
    expectThat(
      context.laws(core).every((fact) => exactValue(fact, numberOf) !== 'broken'),
      'laws',
    );
  }
  for (const left of cores)
    for (const right of cores) {
      const difference = number(left) - number(right);
      const { low, high } = context.difference(left, right);
      expectThat(nextUp(difference) >= low && nextDown(difference) <= high, 'difference');
    }
  expectThat(
    context.facts().every((fact) => exactValue(fact, numberOf) !== 'broken'),
    'facts',
  );
  return faults;
}

function isNear({ polynomial, error }: Form, value: number, numberOf: (atom: number) => number): boolean {
  const exact = valueOfPolynomial(polynomial, numberOf);
  if (exact === null) return true;
  const { numerator, denominator } = subtract(exact, exactly(value));
  const distance = numerator < 0n ? { numerator: -numerator, denominator } : { numerator, denominator };
  return subtract(exactly(error), distance).numerator >= 0n;
}

/** Every point of a box lies in a part for the truth that a condition has there, and all that is said of that part holds. */
export function expectSoundPlaces(random: Random, seed: number): void {
  const { program, cores, condition, box } = random;
  const formulas = indexFormulas(program);
  const context = contextOf(formulas, box);
  const points = pointsOf(box, seed);
  const turns = points.slice(-1).flatMap((base) => turnsOf(random, base));
  for (const at of [...points, ...turns]) {
    let isDefined = true;
    const evaluation = evaluate(program, at, {
      fail: () => {
        isDefined = false;
      },
    });
    const values = cores.map(evaluation.number);
    const truth = evaluation.holds(condition);
    if (!isDefined || !values.every(Number.isFinite)) continue;
    const found = context.where(condition, truth).map((part) => faultsOf(part, cores, at, evaluation));
    if (!found.some((faults) => faults.length === 0))
      throw new Error(
        `At ${JSON.stringify([...at.numbers, ...at.choices])}, where it is ${truth}: ${found.join(' / ') || 'no part'}`,
      );
  }
}

export function soundContexts(programs: fc.Arbitrary<Random>): fc.IProperty<[Random, number]> {
  return fc.property(programs, fc.nat(), expectSoundPlaces);
}
