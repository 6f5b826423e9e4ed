/**
 * Bounds the least positive value of a formula. Numbers have at most nine decimals, so nonzero products and quotients
 * of them are not arbitrarily small either: `a / b > 0` means at least a billionth divided by the largest b.
 */
import type { Core, Table } from '../../program/core.js';
import { cellsAmong } from '../../program/core.js';
import { resolution } from '../../program/grid.js';
import { arithmeticOf } from '../../program/operations.js';
import { toNumber } from '../../units/rational.js';
import { optionsOf } from '../context/box.js';
import type { Context } from '../context/context.js';

/** Room for rounding along the way. */
const room = 1 - 1e-9;

/** A lower bound of a formula wherever it is above zero; zero if none is known. */
export function leastPositive(core: Core, context: Context): number {
  const { low } = context.bounds(core);
  if (low > 0) return low;
  const least = leastOf(core, context) * room;
  return Number.isFinite(least) && least > Number.MIN_VALUE ? least : 0;
}

function leastOf(core: Core, context: Context): number {
  switch (core.kind) {
    case 'input':
      return context.onGrid ? resolution : 0;
    case 'lookup':
      return leastCell(core.table, context);
    case 'step':
    case 'fold':
    case 'open':
    case 'guard':
      return leastPositive(context.formulas.valueOf(core), context);
    case 'scale':
      return leastPositive(core.operand, context) * toNumber(core.factor);
    case 'if':
      return Math.min(leastPositive(core.consequent, context), leastPositive(core.alternate, context));
    case 'apply':
      return leastApplied(core, context);
    default:
      return 0;
  }
}

function leastCell(table: Table, { box }: Context): number {
  const values = cellsAmong(table, (input) => optionsOf(box, input)).map(toNumber);
  return Math.min(...values.map((value) => (value > 0 ? value : Number.POSITIVE_INFINITY)));
}

/** The same for operations whose operands are never negative. */
function leastApplied(core: Core & { kind: 'apply' }, context: Context): number {
  const args = core.args.map(context.bounds);
  if (args.some(({ low }) => low < 0)) return 0;
  const least = core.args.map((arg) => leastPositive(arg, context));
  const [first = 0, second = 0] = least;
  const { algebra, choice } = arithmeticOf(core.operation);
  if (choice === 'greatest' || choice === 'least') return Math.min(...least);
  switch (algebra) {
    case 'sum':
      return Math.min(...least);
    case 'product':
      return first * second;
    case 'quotient':
      return first / (args[1]?.high ?? Number.POSITIVE_INFINITY);
    case 'root':
      return Math.sqrt(first);
    case 'power':
      return args[1]?.low === args[1]?.high ? first ** (args[1]?.low ?? 0) : 0;
    default:
      return 0;
  }
}
