/**
 * Bounds how far one formula lies above another of similar shape by following both at once: `round(x * 21)` less
 * `round(x * 20)` is what `x` rounds to. An operation on two pairs of operands is treated as one whose operands move
 * from the old ones to the new ones, so the rules for difference quotients apply (`program/operation-slopes.ts`).
 */

import { roundUp } from '../../engine/kernel/math.js';
import type { Condition, Core, Table, TableCells } from '../../generator/program/core.js';
import { isRational } from '../../generator/program/core.js';
import type { Interval } from '../../generator/program/interval.js';
import {
  addIntervals,
  enclose,
  everything,
  hull,
  intersect,
  multiplyIntervals,
  point,
  size,
  subtractIntervals,
} from '../../generator/program/interval.js';
import { arithmeticOf, slopeOf } from '../../generator/program/operations.js';
import { optionsOf } from '../../generator/prove/context/box.js';
import type { Context } from '../../generator/prove/context/context.js';
import { scheduleDifference, scheduleSlope } from '../../generator/prove/interval/schedules.js';
import type { Rational } from '../../generator/units/rational.js';
import { equal, one, subtract } from '../../generator/units/rational.js';

/** An interval that contains the first formula minus the second, as reals, for every input of the context. */
export type Differences = (now: Core, old: Core, context: Context) => Interval;

/**
 * Remembers differences as long as the function is kept. `rearranges` also expands parts into polynomials, for formulas
 * that may be rearrangements of each other; it takes a hundred times as long.
 */
export function differences(rearranges: boolean): Differences {
  const known = new Map<Context, Map<string, Interval>>();
  const between: Differences = (now, old, context) => {
    const { keyOf } = context.formulas;
    const [a, b] = [keyOf(now), keyOf(old)];
    if (a === b) return point(0);
    const here = known.get(context) ?? new Map<string, Interval>();
    known.set(context, here);
    const key = `${a} ${b}`;
    const found = here.get(key);
    if (found !== undefined) return found;
    const value = differenceOf(now, old, context, between, rearranges);
    here.set(key, value);
    return value;
  };
  return between;
}

function differenceOf(now: Core, old: Core, context: Context, between: Differences, rearranges: boolean): Interval {
  const plain = subtractIntervals(context.bounds(now), context.bounds(old));
  const followed = ways(unwrapped(now, context), unwrapped(old, context), context, between);
  const found = followed.reduce((all, way) => intersect(all, way) ?? all, plain);
  // Two arrangements of one product are the same polynomial, which matters only where the sign is open.
  const isOpen =
    rearranges &&
    found.low < 0 &&
    found.high > 0 &&
    [now, old].every((core) => context.formulas.definitionOf(core) === null);
  return isOpen ? (intersect(found, context.difference(now, old)) ?? found) : found;
}

/** The formula behind names and obligations. */
function unwrapped(core: Core, context: Context): Core {
  const value = core.kind === 'guard' ? core.value : context.formulas.definitionOf(core);
  return value === null ? core : unwrapped(value, context);
}

/** Every interval found by following both formulas; each contains the difference. */
function ways(now: Core, old: Core, context: Context, between: Differences): readonly Interval[] {
  if (now.kind === 'if') return [ofBranches(now, context, (branch, where) => between(branch, old, where))];
  if (old.kind === 'if') return [ofBranches(old, context, (branch, where) => between(now, branch, where))];
  if (now.kind === 'scale' || old.kind === 'scale') return [ofMultiples(now, old, context, between)];
  if (now.kind === 'lookup' && old.kind === 'lookup') return ofTables(now.table, old.table, context);
  if (now.kind === 'schedule' && old.kind === 'schedule') return ofSchedules(now, old, context, between);
  return ofOperations(now, old, context, between);
}

type Branching = Core & { kind: 'if' };

function ofBranches(core: Branching, context: Context, inside: (branch: Core, where: Context) => Interval): Interval {
  const part = (condition: Condition, truth: boolean, branch: Core) =>
    context.where(condition, truth).map((where) => inside(branch, where));
  return hull([...part(core.condition, true, core.consequent), ...part(core.condition, false, core.alternate)]);
}

/** `f * u - g * v` is `f * (u - v) + (f - g) * v`. */
function ofMultiples(now: Core, old: Core, context: Context, between: Differences): Interval {
  const [a, b] = [multipleOf(now), multipleOf(old)];
  const moved = multiplyIntervals(enclose(a.factor), between(a.operand, b.operand, context));
  return equal(a.factor, b.factor)
    ? moved
    : addIntervals(moved, multiplyIntervals(enclose(subtract(a.factor, b.factor)), context.bounds(b.operand)));
}

function multipleOf(core: Core): { readonly factor: Rational; readonly operand: Core } {
  return core.kind === 'scale' ? core : { factor: one, operand: core };
}

type Cells = TableCells | Rational;

/** The differences of the cells within reach of the context. */
function ofCells(now: Cells, old: Cells, inputs: readonly string[], context: Context): Interval {
  const [input, ...others] = inputs;
  if (isRational(now) || isRational(old) || input === undefined)
    return isRational(now) && isRational(old) ? enclose(subtract(now, old)) : everything;
  return hull(
    optionsOf(context.box, input).map((option) => {
      const [own, before] = [now.get(option), old.get(option)];
      return own === undefined || before === undefined ? everything : ofCells(own, before, others, context);
    }),
  );
}

function ofTables(now: Table, old: Table, context: Context): readonly Interval[] {
  const isAlike = now.inputs.join() === old.inputs.join();
  return isAlike ? [ofCells(now.cells, old.cells, now.inputs, context)] : [];
}

type Lookup = Core & { kind: 'schedule' };

/** One schedule at two amounts, two schedules at one amount, or both after each other. */
function ofSchedules(now: Lookup, old: Lookup, context: Context, between: Differences): readonly Interval[] {
  const amounts = hull([context.bounds(now.argument), context.bounds(old.argument)]);
  const moved = scheduleSlope(now.schedule, between(now.argument, old.argument, context), amounts);
  if (now.schedule === old.schedule) return [moved];
  return [addIntervals(moved, scheduleDifference(now.schedule, old.schedule, context.bounds(old.argument)))];
}

type Application = Core & { kind: 'apply' };

function ofOperations(now: Core, old: Core, context: Context, between: Differences): readonly Interval[] {
  const isSame = now.kind === 'apply' && old.kind === 'apply' && now.operation === old.operation;
  if (isSame && now.args.length === old.args.length) return ofOneOperation(now, old, context, between);
  return [
    ...(now.kind === 'apply' ? ofAdded(now, context, (arg) => between(arg, old, context)) : []),
    ...(old.kind === 'apply' ? ofAdded(old, context, (arg) => negated(between(now, arg, context))).map(negated) : []),
  ];
}

function negated({ low, high }: Interval): Interval {
  return { low: 0 - high, high: 0 - low };
}

/** A sum, minimum or maximum that only one of the formulas has. */
function ofAdded(core: Application, context: Context, above: (arg: Core) => Interval): readonly Interval[] {
  const { algebra, choice } = arithmeticOf(core.operation);
  const [left, right] = core.args;
  if (left === undefined || right === undefined) return [];
  if (algebra === 'sum')
    return [addIntervals(above(left), context.bounds(right)), addIntervals(above(right), context.bounds(left))];
  if (algebra === 'difference') return [subtractIntervals(above(left), context.bounds(right))];
  const sides = core.args.map(above);
  const pick = choice === 'least' ? Math.min : choice === 'greatest' ? Math.max : null;
  if (pick === null) return [];
  return [{ low: pick(...sides.map(({ low }) => low)), high: pick(...sides.map(({ high }) => high)) }];
}

function ofOneOperation(
  now: Application,
  old: Application,
  context: Context,
  between: Differences,
): readonly Interval[] {
  const row = arithmeticOf(now.operation);
  const straight = byRule(now, old.args, old, context, between);
  const [left, right] = old.args;
  const crossed =
    row.commutes && left && right && old.args.length === 2 ? [byRule(now, [right, left], old, context, between)] : [];
  const rounded = row.rounding === undefined ? [] : [ofRounding(now, old, context, between)];
  return [straight, ...crossed, ...rounded];
}

function byRule(
  now: Application,
  oldArgs: readonly Core[],
  old: Core,
  context: Context,
  between: Differences,
): Interval {
  const slopes = now.args.map((arg, at) => between(arg, oldArgs[at] ?? arg, context));
  const args = now.args.map((arg, at) => hull([context.bounds(arg), context.bounds(oldArgs[at] ?? arg)]));
  const result = hull([context.bounds(now), context.bounds(old)]);
  return slopeOf(now.operation, { slopes, args, result });
}

/** Two numbers rounded alike differ by at most their difference rounded away from zero to the next multiple. */
function ofRounding(now: Application, old: Application, context: Context, between: Differences): Interval {
  const [value, multiple] = now.args;
  const [before, oldMultiple] = old.args;
  if (value === undefined || before === undefined) return everything;
  const isOneMultiple =
    multiple === undefined ||
    (oldMultiple !== undefined && context.formulas.keyOf(multiple) === context.formulas.keyOf(oldMultiple));
  if (!isOneMultiple) return everything;
  const unit = multiple === undefined ? point(1) : context.bounds(multiple);
  const most = size(unit);
  const { low, high } = between(value, before, context);
  // Halves round away from zero, so a difference across zero may grow by one more multiple.
  const isAcross = Math.min(context.bounds(value).low, context.bounds(before).low) < 0;
  const away = (by: number): number => {
    const whole = unit.low === unit.high ? roundUp(by / most) * most : by + most;
    return whole + (isAcross ? most : 0);
  };
  return { low: low >= 0 ? 0 : 0 - away(-low), high: high <= 0 ? 0 : away(high) };
}
