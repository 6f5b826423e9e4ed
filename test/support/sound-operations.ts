/**
 * The one door from a row of the table of operations to all that is said of it: its bounds, where it has an answer, its
 * slope, its inverse, its laws and how it moves. Each is found by the name of the row and held against values.
 */
import fc from 'fast-check';
import type { Core } from '../../generator/program/core.js';
import type { Interval } from '../../generator/program/interval.js';
import {
  contains,
  hull,
  intersect,
  isBounded,
  nextDown,
  nextUp,
  point,
  size,
} from '../../generator/program/interval.js';
import type { Arithmetic, Operation } from '../../generator/program/operation.js';
import type { ArithmeticName } from '../../generator/program/operations.js';
import { arithmeticOf, operations, slopeOf } from '../../generator/program/operations.js';
import type { Program } from '../../generator/program/program.js';
import { contextOf } from '../../generator/prove/condition/make-context.js';
import type { Box } from '../../generator/prove/context/box.js';
import type { Context, Fact } from '../../generator/prove/context/context.js';
import { indexFormulas } from '../../generator/prove/context/formulas.js';
import { lawsOf } from '../../generator/prove/inequality/operation-laws.js';
import { restrict } from '../../generator/prove/interval/backward-propagation.js';
import { applied, inputCore, numberBetween, programAround } from './bare-program.js';
import { exactValue } from './exact-polynomial.js';
import { operationOperands, sideOf } from './operation-operands.js';
import { within } from './sound-bounds.js';

export interface Row {
  readonly name: ArithmeticName;
  readonly arithmetic: Arithmetic;
  /** The least and the most operands that it is tried with. */
  readonly count: { readonly minLength: number; readonly maxLength: number };
}

/** Every row that is arithmetic. */
export const rows: readonly Row[] = [...operations.values()].flatMap((row: Operation) =>
  row.arithmetic === undefined
    ? []
    : [{ name: row.name as ArithmeticName, arithmetic: row.arithmetic, count: operandCount(row) }],
);

function operandCount({ syntax }: Operation): Row['count'] {
  const [least, most] = syntax.position === 'call' ? syntax.arguments : syntax.position === 'infix' ? [2, 2] : [1, 1];
  return { minLength: least, maxLength: Math.min(most, 4) };
}

/** What is known of a row. Fails for one that nobody has said anything of. */
export function triedOf({ name }: Pick<Row, 'name'>) {
  const tried = operationOperands[name];
  if (tried === undefined) throw new Error(`Give ${name} its operands in test/support/operation-operands.ts.`);
  return tried;
}

// What is drawn.

/** Numbers of a side: its ends, what many functions turn at, whole numbers and anything between. */
function numbersOf(side: Interval): fc.Arbitrary<number> {
  const corners = [-180, -90, -2, -1, -0.5, -1e-9, 0, 1e-9, 0.5, 1, 2, 10, 90, 180, 270].filter((each) =>
    contains(side, each),
  );
  return fc.oneof(within(side), fc.constantFrom(side.low, side.high, ...corners));
}

function intervalIn(side: Interval): fc.Arbitrary<Interval> {
  return fc.oneof(
    fc.tuple(numbersOf(side), numbersOf(side)).map(([a, b]) => hull([point(a), point(b)])),
    numbersOf(side).map(point),
  );
}

/** Sides for so many operands. */
function boxIn(row: Row): fc.Arbitrary<readonly Interval[]> {
  const { span } = triedOf(row);
  const { minLength, maxLength } = row.count;
  return fc
    .integer({ min: minLength, max: maxLength })
    .chain((count) =>
      fc.tuple(
        ...Array.from({ length: count }, (_, index) => intervalIn(sideOf(span[index] ?? span.at(-1) ?? [0, 1]))),
      ),
    );
}

export interface Drawn {
  readonly args: readonly Interval[];
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** Sides of operands and two points between them. */
export function drawn(row: Row): fc.Arbitrary<Drawn> {
  return boxIn(row).chain((args) => {
    const values = fc.tuple(...args.map(within));
    return fc.record({ args: fc.constant(args), from: values, to: values });
  });
}

// What must hold.

/** Whether the row has an answer for values. */
function answers({ arithmetic }: Row, values: readonly number[]): boolean {
  const isDefined = arithmetic.domain?.verdict(values.map(point)) !== 'unsafe';
  return isDefined && Number.isFinite(arithmetic.evaluate(values));
}

export function boundsHold(row: Row, { args, from }: Drawn): boolean {
  const bounds = row.arithmetic.bounds(args);
  return bounds.low <= bounds.high && (!answers(row, from) || contains(bounds, row.arithmetic.evaluate(from)));
}

export function verdictHolds({ arithmetic }: Row, { args, from }: Drawn): boolean {
  const verdict = arithmetic.domain?.verdict(args);
  if (verdict === 'safe' || verdict === undefined) return !Number.isNaN(arithmetic.evaluate(from));
  return verdict === 'unknown' || !Number.isFinite(arithmetic.evaluate(from));
}

/** The way from one point to the other is one of length 1: the operands' slopes are their differences, or more than those. */
export function slopeHolds(row: Row, { args, from, to }: Drawn, more: number): boolean {
  if (!answers(row, from) || !answers(row, to)) return true;
  const { evaluate, bounds } = row.arithmetic;
  const slopes = args.map((_, index) => hull([point((to[index] ?? 0) - (from[index] ?? 0)), point(more * index)]));
  const exact = args.map((_, index) => point((to[index] ?? 0) - (from[index] ?? 0)));
  const [first, second] = [evaluate(from), evaluate(to)];
  const slack = 1e-11 * Math.max(1, Math.abs(first), Math.abs(second), ...args.map(size));
  return [slopes, exact].every((each) => {
    const { low, high } = slopeOf(row.name, { slopes: each, args, result: bounds(args) });
    return second - first >= low - slack && second - first <= high + slack;
  });
}

/** A limit as the proof carries it back: wider than what is computed by the rounding of the operation. */
function limitAround(value: number, room: number): Interval {
  return { low: nextDown(nextDown(value - room)), high: nextUp(nextUp(value + room)) };
}

export function inverseHolds(row: Row, { args, from }: Drawn, room: number): boolean {
  if (!answers(row, from)) return true;
  const limit = limitAround(row.arithmetic.evaluate(from), room);
  return from.every((value, index) =>
    arithmeticOf(row.name)
      .inverse(limit, args, index)
      .some((each) => each.low <= value && value <= each.high),
  );
}

/** A limit on the computed value itself, carried back to the operands, leaves out no operand that gave it. */
export function limitKeeps(row: Row, { args, from }: Drawn): boolean {
  if (!answers(row, from)) return true;
  const { core, context } = placed(row, args);
  const parts = restrict(context, core, point(row.arithmetic.evaluate(from)), context);
  return parts.some(({ box }) =>
    from.every((value, index) => contains(box.numbers.get(`x${index}`) ?? point(0), value)),
  );
}

/** An operation on inputs, in the context that sides make. */
function placed(row: Row, args: readonly Interval[]): { readonly core: Core; readonly context: Context } {
  const names = args.map((_, index) => `x${index}`);
  const core = applied(row.name, ...names.map(inputCore));
  const program: Program = programAround(
    args.map((side, index) => numberBetween(`x${index}`, side)),
    core,
  );
  const numbers = new Map(args.map((side, index) => [`x${index}`, side]));
  const box: Box = { numbers, options: new Map(), wholes: new Set() };
  return { core, context: contextOf(indexFormulas(program), box, false) };
}

export function lawsIn(row: Row, args: readonly Interval[]): readonly Fact[] {
  const { core, context } = placed(row, args);
  return lawsOf(core, context);
}

export function lawsHold(row: Row, { args, from }: Drawn): boolean {
  if (!answers(row, from)) return true;
  const { core, context } = placed(row, args);
  const numberOf = (atom: number) => {
    const each = context.formulas.coreOf(atom);
    const index = each.kind === 'input' ? Number(each.name.slice(1)) : -1;
    // Laws of days name other operations on the same day.
    const { arithmetic } = rows.find(({ name }) => each.kind === 'apply' && name === each.operation) ?? row;
    return from[index] ?? arithmetic.evaluate(from);
  };
  return lawsOf(core, context).every((fact) => exactValue(fact, numberOf) !== 'broken');
}

// How close it is.

/** Sides of a hundred-thousandth of the width around a point. */
function smallBox(sides: readonly Interval[], at: readonly number[]): readonly Interval[] {
  return sides.map(({ low, high }, index) => {
    const [middle, half] = [at[index] ?? low, (high - low) * 1e-5];
    return low === high ? point(low) : { low: Math.max(low, middle - half), high: Math.min(high, middle + half) };
  });
}

/** The ends of a small box, as many points as it has corners. */
function cornersOf(sides: readonly Interval[]): readonly (readonly number[])[] {
  return sides.reduce<readonly (readonly number[])[]>(
    (found, { low, high }) =>
      found.flatMap((start) => [
        [...start, low],
        [...start, high],
      ]),
    [[]],
  );
}

/** Whether the bounds of a small box are not much wider than the values at its corners. */
export function boundsAreClose({ arithmetic }: Row, sides: readonly Interval[], at: readonly number[]): boolean {
  const box = smallBox(sides, at);
  const values = hull(cornersOf(box).map((corner) => point(arithmetic.evaluate(corner))));
  const bounds = arithmetic.bounds(box);
  return bounds.high - bounds.low <= 1.01 * (values.high - values.low) + 1e-10 * Math.max(1, size(values));
}

/** Whether the slope by one operand on a small box is no more than the difference quotients there, give or take a twentieth. */
export function slopeIsClose(row: Row, sides: readonly Interval[], at: readonly number[], index: number): boolean {
  const box = smallBox(sides, at);
  const slopes = box.map((_, own) => point(own === index ? 1 : 0));
  const { low, high } = slopeOf(row.name, { slopes, args: box, result: row.arithmetic.bounds(box) });
  const { low: first, high: last } = box[index] ?? point(0);
  const [before, after] = [first, last].map((value) =>
    row.arithmetic.evaluate(at.map((other, own) => (own === index ? value : other))),
  );
  const quotient = ((after ?? 0) - (before ?? 0)) / (last - first);
  return high - low <= 0.05 * Math.abs(quotient) + 1e-6;
}

/** Whether a narrow limit on the result leaves of one operand, the others being fixed, a small part. */
export function inverseIsClose(row: Row, sides: readonly Interval[], at: readonly number[], index: number): boolean {
  const args = sides.map((side, own) => (own === index ? side : point(at[own] ?? 0)));
  const limit = limitAround(row.arithmetic.evaluate(at), 1e-9);
  const own = sides[index] ?? point(0);
  const left = arithmeticOf(row.name)
    .inverse(limit, args, index)
    .flatMap((each) => intersect(each, own) ?? []);
  return left.every(isBounded) && hull(left).high - hull(left).low < 0.5 * (own.high - own.low);
}
