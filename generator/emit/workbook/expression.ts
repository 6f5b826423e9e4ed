/** Writes formulas and conditions of the core as formulas of a spreadsheet. */

import { keys } from '../../../contract/workbook-cells.js';
import type { NumberForm } from '../../../engine/kernel/language.js';
import type { Compared } from '../../model/comparing.js';
import { limitIn } from '../../model/comparing.js';
import type { Condition, Core } from '../../model/core.js';
import type { Comparison, JavaScriptFunction } from '../../model/operation.js';
import { opposites } from '../../model/operation.js';
import { arithmeticOf } from '../../model/operations.js';
import { operandsOf } from '../../model/program.js';
import type { Rational } from '../../model/rational.js';
import { toExactDecimal, toNumber } from '../../model/rational.js';
import { scaleForm } from '../../model/scale-form.js';
import type { CellList } from './cell-list.js';
import type { Formula } from './formula.js';
import { call, infix, number, opposite, quoted, reference } from './formula.js';
import { choose, compareForgiving, kernelCall, over, plus, times } from './kernel.js';
import { columnFormula, scheduleFormula, tableFormula } from './lookups.js';

/** Everything that formulas are written with. */
export interface Scope {
  readonly cells: CellList;
  /** How sentences write numbers. */
  readonly form: NumberForm;
  /** The options of each select in their order. */
  readonly options: ReadonlyMap<string, readonly string[]>;
  readonly sizes: ReadonlyMap<string, number>;
  /** The steps that are texts. */
  readonly texts: ReadonlySet<string>;
}

export function coreFormula(core: Core, scope: Scope): Formula {
  switch (core.kind) {
    case 'constant':
      return core.text === undefined ? constantFormula(core.value) : quoted(core.text);
    case 'input':
      return reference(keys.input(core.name));
    case 'step':
      return reference(keys.step(core.name));
    case 'option':
      return columnFormula(core.column);
    case 'table':
      return tableFormula(core.table, scope.sizes);
    case 'schedule':
      return scheduleFormula(core.schedule, coreFormula(core.argument, scope), scope.cells);
    case 'scale':
      return scaleFormula(core, scope);
    case 'shift':
      return plus(coreFormula(core.operand, scope), constantFormula(core.offset));
    case 'apply':
      return applyFormula(core, scope);
    case 'if': {
      const [consequent, alternate] = [coreFormula(core.consequent, scope), coreFormula(core.alternate, scope)];
      return choose(conditionFormula(core.condition, scope), consequent, alternate);
    }
    case 'guard':
      return coreFormula(core.value, scope);
  }
}

function constantFormula(value: Rational): Formula {
  const [over_, under] = [Number(value.numerator), Number(value.denominator)];
  const isFraction = toExactDecimal(value) === null && Number.isSafeInteger(over_) && Number.isSafeInteger(under);
  return isFraction ? over(number(over_), number(under)) : number(toNumber(value));
}

function scaleFormula({ operand, factor, leads }: Core & { kind: 'scale' }, scope: Scope): Formula {
  const { times: by, over: under } = scaleForm(factor);
  const value = coreFormula(operand, scope);
  const product = by === null ? value : leads ? times(number(by), value) : times(value, number(by));
  return under === null ? product : over(product, number(under));
}

/** Names here for the JavaScript functions that operations name. */
const functions: Readonly<Record<JavaScriptFunction, string>> = {
  'Math.min': 'MIN',
  'Math.max': 'MAX',
  'Math.abs': 'ABS',
  'Math.sqrt': 'SQRT',
  'Math.log': 'LN',
  'Math.log10': 'LOG10',
  'Math.exp': 'EXP',
};

function applyFormula(core: Core & { kind: 'apply' }, scope: Scope): Formula {
  const { emit } = arithmeticOf(core.operation);
  const args = core.args.map((arg) => coreFormula(arg, scope));
  const [left, right] = args;
  if ('kernel' in emit)
    return kernelCall(args.length > 1 ? (emit.withMultiple ?? emit.kernel) : emit.kernel, args, scope.cells);
  if ('call' in emit) {
    const name = functions[emit.call];
    if (name === undefined) throw new Error(`Spreadsheets have no function for ${emit.call}.`);
    return call(name, ...args);
  }
  if (left === undefined) throw new Error(`${core.operation} has no operand`);
  if (emit.operator === '**') return call('POWER', ...args);
  return right === undefined ? opposite(left) : infix(emit.operator, left, right);
}

export function conditionFormula(condition: Condition, scope: Scope): Formula {
  switch (condition.kind) {
    case 'chosen':
      return chosenFormula(condition, '=', scope);
    case 'compare':
      return compareFormula(condition, condition.comparison, scope);
    case 'not':
      return oppositeFormula(condition.operand, scope);
    case 'and':
    case 'or':
      return bothFormula(condition, scope);
  }
}

/** The opposite of a condition. */
export function oppositeFormula(condition: Condition, scope: Scope): Formula {
  if (condition.kind === 'not') return conditionFormula(condition.operand, scope);
  if (condition.kind === 'chosen') return chosenFormula(condition, '<>', scope);
  if (condition.kind === 'compare') return compareFormula(condition, opposites[condition.comparison], scope);
  return call('NOT', conditionFormula(condition, scope));
}

function chosenFormula({ input, option }: Condition & { kind: 'chosen' }, sign: '=' | '<>', scope: Scope): Formula {
  const position = (scope.options.get(input) ?? []).indexOf(option) + 1;
  return infix(sign, reference(keys.chosen(input)), number(position));
}

const signs = { '=': '=', '!=': '<>', '<': '<', '<=': '<=', '>': '>', '>=': '>=' } as const;

function compareFormula(condition: Compared, comparison: Comparison, scope: Scope): Formula {
  if (condition.forgives) return forgivingFormula({ ...condition, comparison }, scope);
  const { left, right } = condition;
  const sides = [left, right].map((side) => coreFormula(side, scope)) as [Formula, Formula];
  if (!isText(left, scope) && !isText(right, scope)) return infix(signs[comparison], ...sides);
  // The sign of equality takes capital and small letters for the same.
  const same = call('EXACT', ...sides);
  return comparison === '=' ? same : call('NOT', same);
}

function forgivingFormula(condition: Compared, scope: Scope): Formula {
  const { comparison, value, limit } = limitIn(condition);
  const x = coreFormula(value, scope);
  const end = limit.kind === 'constant' ? toNumber(limit.value) : coreFormula(limit, scope);
  return compareForgiving(scope.cells, comparison, x, end);
}

function isText(core: Core, scope: Scope): boolean {
  switch (core.kind) {
    case 'constant':
      return core.text !== undefined;
    case 'step':
      return scope.texts.has(core.name);
    case 'option':
      return core.column.texts !== undefined;
    case 'table':
      return core.table.texts !== undefined;
    case 'schedule':
      return core.schedule.texts !== undefined;
    case 'if':
      return isText(core.consequent, scope);
    default:
      return false;
  }
}

/** AND and OR work out both sides; IF only the first where the second may have no answer. */
function bothFormula({ kind, left, right }: Condition & { kind: 'and' | 'or' }, scope: Scope): Formula {
  const [first, second] = [left, right].map((side) => conditionFormula(side, scope)) as [Formula, Formula];
  if (!mayFail(right)) return call(kind.toUpperCase(), first, second);
  return kind === 'and' ? choose(first, second, call('FALSE')) : choose(first, call('TRUE'), second);
}

function mayFail(condition: Condition): boolean {
  if (condition.kind === 'chosen') return false;
  if (condition.kind === 'not') return mayFail(condition.operand);
  if (condition.kind === 'compare') return [condition.left, condition.right].some(hasDomain);
  return mayFail(condition.left) || mayFail(condition.right);
}

function hasDomain(core: Core): boolean {
  if (core.kind === 'schedule' || core.kind === 'if') return true;
  if (core.kind === 'apply' && arithmeticOf(core.operation).domain !== undefined) return true;
  return operandsOf(core).some(hasDomain);
}
