/** Slopes of formulas. */
import type { Core, Table } from '../../program/core.js';
import { cellsAmong } from '../../program/core.js';
import type { Interval } from '../../program/interval.js';
import {
  addIntervals,
  contains,
  divideIntervals,
  enclose,
  everything,
  hull,
  intersect,
  isBounded,
  multiplyIntervals,
  negateInterval,
  point,
  powerInterval,
  subtractIntervals,
} from '../../program/interval.js';
import { isFlat } from '../../program/operation-slopes.js';
import { arithmeticOf, slopeOf } from '../../program/operations.js';
import { memoized } from '../../source/remembered.js';
import { optionsOf } from '../context/box.js';
import type { Context } from '../context/context.js';
import { atomBounds } from '../context/context.js';
import type { Way } from '../inequality/rewritten.js';
import { waysOf } from '../inequality/rewritten.js';
import { scheduleSlope } from '../interval/schedules.js';
import { atomsOf, derivative, differenceOf, productOf } from '../polynomial/polynomial.js';
import { polynomialRange } from '../polynomial/polynomial-range.js';
import type { Axis, Slopes } from './branch-slope.js';
import { branchSlope } from './branch-slope.js';
import { withRatesExchanged } from './exchanged-rates.js';
import { slopeOfTurns } from './turns.js';

const flat = point(0);

/**
 * An interval that contains the difference quotient of a formula between any two points of a context that differ in
 * only one input; for a select, the difference itself. A lower end at or above zero means that the formula never falls,
 * up to rounding errors. The context treats numbers as reals, because a formula is followed between points of the grid.
 */
export function slopeIn(core: Core, axis: Axis, context: Context): Interval {
  return slopesAlong(axis)(core, context);
}

function slopesAlong(axis: Axis): Slopes {
  const ofPlace = memoized((context: Context) =>
    memoized((core: Core): Interval => slopeAt(core, axis, context, slopes)),
  );
  const slopes: Slopes = (core, context) => ofPlace(context)(core);
  return slopes;
}

/** Applies the rules of operations; if those leave the sign open, also polynomials, in which equal parts cancel. */
function slopeAt(core: Core, axis: Axis, context: Context, slopes: Slopes): Interval {
  if (!context.formulas.inputsOf(core).has(axis.input)) return flat;
  const { allowance } = context.formulas;
  if (allowance.isSpent) return everything;
  allowance.spend(2);
  const byRules = slopeByRules(core, axis, context, slopes);
  if (byRules.low >= 0 || byRules.high <= 0 || core.kind !== 'apply') return byRules;
  const others = [
    slopeOfPolynomial(core, axis, context, slopes),
    slopeOfQuotient(core, context, slopes),
    slopeOfChoice(core, axis, context, slopes),
    slopeOfTurns(core, axis, context, slopes, slopeIn),
  ];
  return others.reduce<Interval>((all, other) => (other && intersect(all, other)) ?? all, byRules);
}

function slopeByRules(core: Core, axis: Axis, context: Context, slopes: Slopes): Interval {
  switch (core.kind) {
    case 'constant':
      return flat;
    case 'input':
      return point(1);
    case 'step':
    case 'fold':
    case 'open':
    case 'guard':
      return slopes(context.formulas.valueOf(core), context);
    case 'lookup':
      return tableChange(core.table, axis, context);
    case 'scale':
      return multiplyIntervals(slopes(core.operand, context), enclose(core.factor));
    case 'schedule':
      return scheduleSlope(core.schedule, slopes(core.argument, context), context.bounds(core.argument));
    case 'if':
      return branchSlope(core, axis, context, slopes);
    case 'apply':
      return slopeOf(core.operation, {
        slopes: core.args.map((arg) => slopes(arg, context)),
        args: context.operands(core),
        result: context.bounds(core),
      });
    default:
      return everything;
  }
}

/**
 * The mean value theorem for a polynomial of several atoms: its change is the sum of the changes of its atoms, each
 * times the derivative at one point between the two. Facts about atoms are not used because they may fail at that
 * point.
 */
function slopeOfPolynomial(core: Core, axis: Axis, context: Context, slopes: Slopes): Interval | null {
  const polynomial = withRatesExchanged(context.form(core).polynomial, axis, context.formulas);
  const own = context.formulas.keyOf(core);
  const boundsOf = atomBounds(context);
  let sum = flat;
  for (const atom of atomsOf(polynomial)) {
    if (atom === own) return null;
    const slope = slopes(context.formulas.coreOf(atom), context);
    if (!isFlat(slope))
      sum = addIntervals(sum, multiplyIntervals(slope, polynomialRange(derivative(polynomial, atom), boundsOf)));
  }
  return sum;
}

/** The same for a quotient of two polynomials. For `u / (u + v)` by u, the numerator reduces to `(u + v) - u`. */
function slopeOfQuotient(
  { operation, args }: Core & { kind: 'apply' },
  context: Context,
  slopes: Slopes,
): Interval | null {
  const [above, below] = args.map((arg) => context.form(arg).polynomial);
  if (arithmeticOf(operation).algebra !== 'quotient' || above === undefined || below === undefined) return null;
  const boundsOf = atomBounds(context);
  const divisor = polynomialRange(below, boundsOf);
  if (contains(divisor, 0)) return null;
  let sum = flat;
  for (const atom of new Set([...atomsOf(above), ...atomsOf(below)])) {
    const slope = slopes(context.formulas.coreOf(atom), context);
    if (isFlat(slope)) continue;
    const [first, second] = [productOf(derivative(above, atom), below), productOf(above, derivative(below, atom))];
    if (first === null || second === null) return null;
    sum = addIntervals(sum, multiplyIntervals(slope, polynomialRange(differenceOf(first, second), boundsOf)));
  }
  return divideIntervals(sum, powerInterval(divisor, 2));
}

/**
 * The slope of an operation that gives one of its operands: of each operand where it is the one. Of `max(0, x * (y - 9))`
 * by x nothing falls, since the product counts only where y is above 9. As no operand jumps, a way along a number passes
 * from one to another only where both are equal. Between options there is no way.
 */
function slopeOfChoice(core: Core & { kind: 'apply' }, axis: Axis, context: Context, slopes: Slopes): Interval | null {
  const isContinuous = axis.options === undefined && core.args.every((arg) => isBounded(slopes(arg, context)));
  if (!isContinuous || waysOf(core, context).length === 0) return null;
  // A limit above zero keeps the sign of a product, so that only one of the two may help.
  const [first, second] = ties.map((tie) => hull(waysOf(core, context, tie).map((way) => slopeOfWay(way, slopes))));
  return first === undefined || second === undefined ? null : intersect(first, second);
}

const ties = ['first', 'second'] as const;

function slopeOfWay({ core, isOpposite, context }: Way, slopes: Slopes): Interval {
  const slope = slopes(core, context);
  return isOpposite ? negateInterval(slope) : slope;
}

/** The difference of the two cells, for each combination of the other selects. */
function tableChange(table: Table, { input, options }: Axis, { box }: Context): Interval {
  if (options === undefined) return everything;
  const cellsAt = (option: string) =>
    cellsAmong(table, (name) => (name === input ? [option] : optionsOf(box, name))).map(enclose);
  const before = cellsAt(options.from);
  return hull(cellsAt(options.to).map((after, at) => subtractIntervals(after, before[at] ?? everything)));
}
