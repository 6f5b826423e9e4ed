/** Interval arithmetic over formulas. */
import type { Core, Table } from '../../program/core.js';
import { cellsAmong } from '../../program/core.js';
import type { Interval } from '../../program/interval.js';
import {
  divideIntervals,
  enclose,
  everything,
  hull,
  intersect,
  isBounded,
  multiplyIntervals,
  point,
} from '../../program/interval.js';
import { arithmeticOf } from '../../program/operations.js';
import type { Rational } from '../../units/rational.js';
import { divide, integer, one } from '../../units/rational.js';
import { scaleForm } from '../../units/scale-form.js';
import type { Box } from '../context/box.js';
import { optionsOf } from '../context/box.js';
import type { Context } from '../context/context.js';
import { scheduleBounds } from './schedules.js';

/** Bounds a part of a formula in its context, plainly or refined. */
type PartBounds = (core: Core, context: Context) => Interval;

const plainPart: PartBounds = (core, context) => context.bounds(core);
const refinedPart: PartBounds = (core, context) => context.refined(core);

/** The interval of a condition. */
const truth: Interval = { low: 0, high: 1 };

/** The interval of a formula by interval arithmetic. */
export function boundsOf(core: Core, context: Context): Interval {
  const found =
    core.kind === 'apply' ? applyBounds(core, context.operands(core)) : boundsFrom(core, context, plainPart);
  return withinLimit(found, core, context);
}

/** The interval of a formula from the refined ones of its parts. */
export function boundsFromRefined(core: Core, context: Context): Interval {
  return withinLimit(boundsFrom(core, context, refinedPart), core, context);
}

/** Intersects with the limit that conditions put on the same formula. */
function withinLimit(found: Interval, core: Core, { limits, formulas }: Context): Interval {
  const limit = limits.size === 0 ? undefined : limits.get(formulas.keyOf(core));
  return limit === undefined ? found : (intersect(found, limit) ?? found);
}

/** The intervals of operands: plain, and refined where plain ones leave open whether there is an answer. */
export function operandBounds(core: Core & { kind: 'apply' }, context: Context): readonly Interval[] {
  const { domain, bounds } = arithmeticOf(core.operation);
  const plain = core.args.map(context.bounds);
  const isDecided = domain === undefined || !plain.every(isBounded) || domain.verdict(plain) === 'safe';
  return isDecided && isBounded(bounds(plain)) ? plain : core.args.map(context.refined);
}

function applyBounds(core: Core & { kind: 'apply' }, args: readonly Interval[]): Interval {
  return arithmeticOf(core.operation).bounds(args);
}

function boundsFrom(core: Core, context: Context, part: PartBounds): Interval {
  switch (core.kind) {
    case 'constant':
      return enclose(core.value);
    case 'input':
      return context.box.numbers.get(core.name) ?? everything;
    case 'step':
    case 'fold':
    case 'open':
    case 'guard':
      return part(context.formulas.valueOf(core), context);
    case 'lookup':
      return tableBounds(core.table, context.box);
    case 'schedule': {
      const amount = part(core.argument, context);
      return isBounded(amount) ? scheduleBounds(core.schedule, amount) : everything;
    }
    case 'scale':
      return scaleBounds(part(core.operand, context), core.factor);
    case 'apply':
      return applyBounds(
        core,
        core.args.map((arg) => part(arg, context)),
      );
    case 'if':
      return branchBounds(core, context, part);
    default:
      return truth;
  }
}

function tableBounds(table: Table, box: Box): Interval {
  return hull(cellsAmong(table, (input) => optionsOf(box, input)).map(enclose));
}

/** Bounds a scaled value as the service computes it: in `x * 9 / 5` both numbers are exact. */
function scaleBounds(x: Interval, factor: Rational): Interval {
  const { times, over } = scaleForm(factor);
  if (over === null) return multiplyIntervals(x, enclose(factor));
  const divisor = enclose(times === null ? divide(one, factor) : integer(factor.denominator));
  return divideIntervals(times === null ? x : multiplyIntervals(x, point(times)), divisor);
}

/** The hull of the branches that can be taken. If neither is reachable, any interval is sound. */
function branchBounds(core: Core & { kind: 'if' }, context: Context, part: PartBounds): Interval {
  const branches = [
    ...context.where(core.condition, true).map((inside) => part(core.consequent, inside)),
    ...context.where(core.condition, false).map((inside) => part(core.alternate, inside)),
  ];
  return branches.length === 0 ? part(core.consequent, context) : hull(branches);
}
