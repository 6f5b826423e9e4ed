/** Writes formulas and conditions as code of a target, which supplies what languages write differently. */

import type { Rational } from '../units/rational.js';
import { toExactDecimal, toNumber } from '../units/rational.js';
import { scaleForm } from '../units/scale-form.js';
import type { Compared } from './comparing.js';
import { forgivingComparisons, limitIn } from './comparing.js';
import type { Condition, Core, Fold, Table } from './core.js';
import { ownNames } from './open-figure.js';
import type { Comparison, JavaScriptFunction } from './operation.js';
import { opposites } from './operation.js';
import { arithmeticOf } from './operations.js';
import type { Schedule } from './schedule.js';

/** A condition of two others. */
export type Both = Condition & { readonly kind: 'and' | 'or' };

/** The code of a target for each part; `T` is code that knows where it needs parentheses. */
export interface Target<T> {
  readonly number: (value: number) => T;
  readonly text: (text: string) => T;
  readonly input: (name: string) => T;
  readonly step: (name: string) => T;
  /** A fold of a list; only formulas that lists give by have one. */
  readonly fold?: (fold: Fold) => T;
  /** An end of an open figure, by the name of the end; a target without it writes the catalog's figure. */
  readonly open?: (name: string) => T;
  readonly lookup: (table: Table) => T;
  readonly schedule: (schedule: Schedule, argument: T) => T;
  readonly infix: (operator: '+' | '-' | '*' | '/' | '**', left: T, right: T) => T;
  /** `-operand`; a target without it multiplies by -1. */
  readonly negative?: (operand: T) => T;
  readonly call: (name: JavaScriptFunction, args: readonly T[]) => T;
  /** A function of `engine/kernel/`. */
  readonly kernel: (name: string, args: readonly T[]) => T;
  readonly choice: (condition: T, consequent: T, alternate: T) => T;
  readonly chosen: (input: string, sign: '=' | '!=', option: string) => T;
  /** An exact comparison; `sides` are the two formulas before they were written. */
  readonly compare: (comparison: Comparison, left: T, right: T, sides: readonly [Core, Core]) => T;
  /** A comparison that forgives rounding errors; a target without it calls the kernel. */
  readonly forgiving?: (comparison: Comparison, value: T, limit: T, written: Core) => T;
  readonly both: (condition: Both, left: T, right: T) => T;
  readonly not: (condition: T) => T;
}

export function writeCore<T>(core: Core, target: Target<T>): T {
  const write = (part: Core): T => writeCore(part, target);
  switch (core.kind) {
    case 'constant':
      return core.text === undefined ? writeConstant(core.value, target) : target.text(core.text);
    case 'input':
      return target.input(core.name);
    case 'step':
      return target.step(core.name);
    case 'fold':
      if (target.fold === undefined) throw new Error(`\`${core.text}\` is read outside of its list.`);
      return target.fold(core);
    case 'open':
      return target.open?.(ownNames(core.name)[core.end]) ?? write(core.catalog);
    case 'lookup':
      return target.lookup(core.table);
    case 'schedule':
      return target.schedule(core.schedule, write(core.argument));
    case 'scale':
      return writeScale(core, target);
    case 'apply':
      return writeApply(core, target);
    case 'if': {
      const [consequent, alternate] = [write(core.consequent), write(core.alternate)];
      return target.choice(write(core.condition), consequent, alternate);
    }
    case 'guard':
      return write(core.value);
    case 'chosen':
      return target.chosen(core.input, '=', core.option);
    case 'compare':
      return writeComparison(core, target);
    case 'not':
      return writeOpposite(core.operand, target);
    case 'and':
    case 'or':
      return target.both(core, write(core.left), write(core.right));
  }
}

/** A fraction without a decimal is written as one, if doubles hold both of its numbers. */
function writeConstant<T>(value: Rational, { infix, number }: Target<T>): T {
  const [over, under] = [Number(value.numerator), Number(value.denominator)];
  const isFraction = toExactDecimal(value) === null && Number.isSafeInteger(over) && Number.isSafeInteger(under);
  return isFraction ? infix('/', number(over), number(under)) : number(toNumber(value));
}

/** Keeps a factor in front if the editor wrote it there; the product is the same number either way. */
function writeScale<T>(core: Core & { kind: 'scale' }, target: Target<T>): T {
  const { infix, number, negative } = target;
  const { times, over } = scaleForm(core.factor);
  const operand = writeCore(core.operand, target);
  if (times === -1 && over === null && negative !== undefined) return negative(operand);
  const factor = times === null ? null : number(times);
  const product = factor === null ? operand : core.leads ? infix('*', factor, operand) : infix('*', operand, factor);
  return over === null ? product : infix('/', product, number(over));
}

function writeApply<T>(core: Core & { kind: 'apply' }, target: Target<T>): T {
  const { emit } = arithmeticOf(core.operation);
  const args = core.args.map((arg) => writeCore(arg, target));
  if ('call' in emit) return target.call(emit.call, args);
  if ('kernel' in emit) return target.kernel(args.length > 1 ? (emit.withMultiple ?? emit.kernel) : emit.kernel, args);
  const [left, right] = args;
  if (left === undefined || right === undefined) throw new Error(`${core.operation} takes two operands.`);
  return target.infix(emit.operator, left, right);
}

/** The opposite of a condition. */
export function writeOpposite<T>(condition: Condition, target: Target<T>): T {
  switch (condition.kind) {
    case 'chosen':
      return target.chosen(condition.input, '!=', condition.option);
    case 'compare':
      return writeComparison({ ...condition, comparison: opposites[condition.comparison] }, target);
    case 'not':
      return writeCore(condition.operand, target);
    default:
      return target.not(writeCore(condition, target));
  }
}

function writeComparison<T>(condition: Compared, target: Target<T>): T {
  const { comparison, left, right, forgives } = condition;
  const sides = [left, right] as const;
  if (!forgives) return target.compare(comparison, writeCore(left, target), writeCore(right, target), sides);
  const { comparison: sign, value, limit } = limitIn(condition);
  const [first, last] = [writeCore(value, target), writeCore(limit, target)];
  if (target.forgiving !== undefined) return target.forgiving(sign, first, last, limit);
  const called = target.kernel(forgivingComparisons[sign], [first, last]);
  return sign === '!=' ? target.not(called) : called;
}
