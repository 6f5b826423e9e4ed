/** Writes formulas and conditions of the core as formulas of a spreadsheet. */

import { keys } from '../../../contract/workbook-cells.js';
import type { NumberForm } from '../../../engine/kernel/language.js';
import type { Condition, Core } from '../../program/core.js';
import type { Comparison, JavaScriptFunction } from '../../program/operation.js';
import { arithmeticOf } from '../../program/operations.js';
import { partsOf } from '../../program/visit-core.js';
import type { Both, Target } from '../../program/write-core.js';
import { writeCore, writeOpposite } from '../../program/write-core.js';
import { toNumber } from '../../units/rational.js';
import type { CellList } from './cell-list.js';
import type { Formula } from './formula.js';
import { call, infix, number, quoted, reference } from './formula.js';
import { choose, compareForgiving, kernelCall } from './kernel.js';
import { scheduleFormula, tableFormula } from './lookups.js';

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
  return writeCore(core, targetOf(scope));
}

export function conditionFormula(condition: Condition, scope: Scope): Formula {
  return writeCore(condition, targetOf(scope));
}

/** The opposite of a condition. */
export function oppositeFormula(condition: Condition, scope: Scope): Formula {
  return writeOpposite(condition, targetOf(scope));
}

function targetOf(scope: Scope): Target<Formula> {
  const { cells, options, sizes } = scope;
  const position = (input: string, option: string) => number((options.get(input) ?? []).indexOf(option) + 1);
  return {
    number,
    text: quoted,
    input: (name) => reference(keys.input(name)),
    step: (name) => reference(keys.step(name)),
    fold: ({ text }) => reference(keys.step(text)),
    open: (name) => reference(keys.input(name)),
    lookup: (table) => tableFormula(table, sizes),
    schedule: (schedule, argument) => scheduleFormula(schedule, argument, cells),
    infix: (operator, left, right) => (operator === '**' ? call('POWER', left, right) : infix(operator, left, right)),
    call: (name, args) => call(functions[name], ...args),
    kernel: (name, args) => kernelCall(name, args, cells),
    choice: choose,
    chosen: (input, sign, option) => infix(signs[sign], reference(keys.chosen(input)), position(input, option)),
    compare: (comparison, left, right, sides) =>
      sides.some((side) => isText(side, scope))
        ? compareTexts(comparison, left, right)
        : infix(signs[comparison], left, right),
    forgiving: (comparison, value, limit, written) =>
      compareForgiving(cells, comparison, value, written.kind === 'constant' ? toNumber(written.value) : limit),
    both,
    not: (condition) => call('NOT', condition),
  };
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

const signs = { '=': '=', '!=': '<>', '<': '<', '<=': '<=', '>': '>', '>=': '>=' } as const;

/** The sign of equality takes capital and small letters for the same. */
function compareTexts(comparison: Comparison, left: Formula, right: Formula): Formula {
  const same = call('EXACT', left, right);
  return comparison === '=' ? same : call('NOT', same);
}

function isText(core: Core, scope: Scope): boolean {
  switch (core.kind) {
    case 'constant':
      return core.text !== undefined;
    case 'step':
      return scope.texts.has(core.name);
    case 'lookup':
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
function both({ kind, right }: Both, first: Formula, second: Formula): Formula {
  if (![...partsOf([right])].some(hasDomain)) return call(kind.toUpperCase(), first, second);
  return kind === 'and' ? choose(first, second, call('FALSE')) : choose(first, call('TRUE'), second);
}

/** True for a formula that may have no answer where its parts have one. */
function hasDomain(core: Core): boolean {
  if (core.kind === 'schedule' || core.kind === 'if') return true;
  return core.kind === 'apply' && arithmeticOf(core.operation).domain !== undefined;
}
