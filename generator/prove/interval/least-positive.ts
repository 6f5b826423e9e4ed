/**
 * How near to zero a formula comes that is above it. Numbers count to nine decimals, so products and quotients of them,
 * where they are not zero, are not arbitrarily small either: `a / b > 0` means at least a billionth of what b can be.
 */
import type { Core } from '../model/core.js';
import { resolution } from '../model/grid.js';
import { toNumber } from '../model/rational.js';
import { optionsOf } from './box.js';
import type { Place } from './place.js';

/** Room for the roundings on the way. */
const room = 1 - 1e-9;

/** A number that a formula reaches where it is above zero; zero where none is known. */
export function leastPositive(core: Core, place: Place): number {
  const { low } = place.bounds(core);
  if (low > 0) return low;
  const least = leastOf(core, place) * room;
  return Number.isFinite(least) && least > Number.MIN_VALUE ? least : 0;
}

function leastOf(core: Core, place: Place): number {
  switch (core.kind) {
    case 'input':
      return place.onGrid ? resolution : 0;
    case 'option':
      return leastCell(core, place);
    case 'step': {
      const step = place.formulas.stepCore(core.name);
      return step === null ? 0 : leastPositive(step, place);
    }
    case 'scale':
      return leastPositive(core.operand, place) * toNumber(core.factor);
    case 'guard':
      return leastPositive(core.value, place);
    case 'if':
      return Math.min(leastPositive(core.consequent, place), leastPositive(core.alternate, place));
    case 'apply':
      return leastApplied(core, place);
    default:
      return 0;
  }
}

function leastCell({ column }: Core & { kind: 'option' }, { box }: Place): number {
  const cells = optionsOf(box, column.input).map((option) => column.cells.get(option));
  const values = cells.map((cell) => (cell === undefined ? 0 : toNumber(cell)));
  return Math.min(...values.map((value) => (value > 0 ? value : Number.POSITIVE_INFINITY)));
}

/** Of operations whose operands are never negative. */
function leastApplied(core: Core & { kind: 'apply' }, place: Place): number {
  const args = core.args.map(place.bounds);
  if (args.some(({ low }) => low < 0)) return 0;
  const least = core.args.map((arg) => leastPositive(arg, place));
  const [first = 0, second = 0] = least;
  switch (core.operation) {
    case '+':
    case 'max':
    case 'min':
      return Math.min(...least);
    case '*':
      return first * second;
    case '/':
      return first / (args[1]?.high ?? Number.POSITIVE_INFINITY);
    case 'sqrt':
      return Math.sqrt(first);
    case '^':
      return args[1]?.low === args[1]?.high ? first ** (args[1]?.low ?? 0) : 0;
    default:
      return 0;
  }
}
