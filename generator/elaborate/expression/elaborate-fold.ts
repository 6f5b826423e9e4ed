/** Elaborates what goes over a list: `sum(rooms, length * width)`, `items(rooms)`. */

import { formatList } from '../../../engine/spelling/list-names.js';
import { withCatalogFigures } from '../../program/change-inputs.js';
import type { Core, FoldName } from '../../program/core.js';
import { foldNames, foldOver, orWithoutItems } from '../../program/list.js';
import { syntaxTable } from '../../program/operations.js';
import { suggestOrList, write } from '../../source/hint.js';
import type { Span } from '../../source/source.js';
import { quote } from '../../source/suggest.js';
import type { Call, Expression } from '../../syntax/ast.js';
import { printExpression } from '../../syntax/printer.js';
import { displayUnit, plain } from '../../units/unit.js';
import { inUnitOf } from './operand.js';
import { reportMismatch } from './report-mismatch.js';
import type { Scope, ScopeList } from './scope.js';
import { newUsage } from './scope.js';
import type { NumberValue, Quantity, Value } from './value.js';
import { endsOf, errorValue } from './value.js';

/** Elaborates the expression of an item; passed in, as formulas and folds hold each other. */
type ElaborateQuantity = (expression: Expression, scope: Scope) => Quantity | null;

/** The value of a call that goes over a list; null for one that does not. */
export function elaborateFold(call: Call, scope: Scope, elaborate: ElaborateQuantity): Value | null {
  const by = foldNames.find((name) => name === call.callee.name);
  if (by === undefined || scope.lists.size === 0) return null;
  const [first, item, ...rest] = call.args;
  const list = first?.kind === 'name' ? scope.lists.get(first.name) : undefined;
  if (list === undefined) return by === 'sum' || by === 'items' ? reportNoList(call, by, scope) : null;
  scope.used.inputs.add(list.name);
  const { standsFor } = list;
  if (standsFor !== null && standsFor.length > 0) return readStandIn(call, { ...list, standsFor }, scope, elaborate);
  const isElseNeeded = needsElse(by, list);
  const [otherwise, ...others] = isElseNeeded ? rest : [undefined, ...rest];
  const expected = by === 'items' ? 0 : 1;
  const found = [...(item === undefined ? [] : [item]), ...others].length;
  if (found !== expected || (isElseNeeded && otherwise === undefined)) return reportCount(call, by, list, scope);
  const value = item && elaborateItem(item, list, scope, elaborate);
  if (value === null) return errorValue;
  if (item !== undefined && value?.kind === 'number' && otherwise !== undefined) {
    const folded = foldValue(by, withCatalogFigures()(value.core), call, list, value.unit);
    const whole = orElse(folded, otherwise, { list, item, scope }, elaborate);
    return whole.kind === 'error' || standsFor === null ? whole : reportBeside(call, by, list, scope);
  }
  if (standsFor !== null) return reportBeside(call, by, list, scope);
  if (item === undefined || value === undefined) return foldValue(by, null, call, list, plain);
  if (value.kind === 'number') return foldValue(by, withCatalogFigures()(value.core), call, list, value.unit);
  scope.reporter.report('range-not-allowed', item.span, { what: `an item of \`${list.name}\`` });
  return errorValue;
}

/** Elaborates a formula of a day in place of a number: the largest over the only item. */
export function elaborateOfDay(
  formula: Expression,
  list: ScopeList,
  scope: Scope,
  elaborate: ElaborateQuantity,
): Quantity | null {
  const value = elaborateItem(formula, list, scope, elaborate);
  if (value?.kind !== 'number') return value;
  const text = printExpression(formula, syntaxTable);
  return { ...value, core: foldOver({ by: 'max', item: value.core, text, span: formula.span }, list) };
}

/** The scope of a formula over only this list. */
export function scopeOver(list: ScopeList, scope: Scope): Scope {
  const nothing = { inputs: new Map(), tables: new Map(), schedules: new Map(), shared: new Map(), allSteps: [] };
  const lists = new Map([[list.name, { ...list, standsFor: null }]]);
  return { ...scope, ...nothing, steps: new Map(), lists };
}

/** The expression of an item, which sees only the inputs of the list. */
function elaborateItem(item: Expression, list: ScopeList, scope: Scope, elaborate: ElaborateQuantity): Quantity | null {
  const used = newUsage();
  const nothing = { tables: new Map(), schedules: new Map(), shared: new Map(), lists: new Map(), allSteps: [] };
  const { inputs } = list;
  const brokenNames = new Set([...list.brokenNames, ...scope.brokenNames]);
  const within = `${list.name}.`;
  const value = elaborate(item, { ...scope, ...nothing, inputs, brokenNames, steps: new Map(), used, within });
  for (const name of used.inputs) scope.used.inputs.add(`${list.name}.${name}`);
  for (const name of used.columns) scope.used.columns.add(`${list.name}.${name}`);
  if (used.isUnclear) scope.used.isUnclear = true;
  return value;
}

/** The largest or smallest of a list, and what is in its place where the list has no items. */
function orElse(
  folded: NumberValue,
  otherwise: Expression,
  { list, item, scope }: { readonly list: ScopeList; readonly item: Expression; readonly scope: Scope },
  elaborate: ElaborateQuantity,
): Value {
  const value = elaborate(otherwise, scope);
  if (value === null) return errorValue;
  if (value.kind === 'range') {
    scope.reporter.report('range-not-allowed', otherwise.span, { what: `what \`${list.name}\` is without items` });
    return errorValue;
  }
  const [written, operand] = [
    { value, span: otherwise.span },
    { value: folded, span: item.span },
  ];
  const { span } = otherwise;
  const converted = inUnitOf(written, operand, scope);
  if (converted === null) {
    reportMismatch(operand, written, 'branches', scope);
    return errorValue;
  }
  return { ...folded, core: orWithoutItems(folded.core, endsOf(converted).low, list, span) };
}

function foldValue(by: FoldName, item: Core | null, call: Call, list: ScopeList, unit: Quantity['unit']): NumberValue {
  const text = printExpression(call, syntaxTable);
  return { kind: 'number', unit, core: foldOver({ by, item, text, span: call.span }, list) };
}

function reportNoList({ args: [first], span }: Call, by: FoldName, scope: Scope): Value {
  const name = first?.kind === 'name' ? first.name : '';
  const [only, ...others] = scope.lists.values();
  const isOnly = only !== undefined && others.length === 0;
  const hint = isOnly ? write(foldExample(by, only)) : suggestOrList(name, [...scope.lists.keys()], 'Lists');
  scope.reporter.report('not-a-list', span, { name: by }, hint);
  scope.used.isUnclear = true;
  return errorValue;
}

/** True for the largest or smallest of a list that may be empty: a formula says what it is then. */
function needsElse(by: FoldName, { least }: Pick<ScopeList, 'least'>): boolean {
  return least === 0 && (by === 'max' || by === 'min');
}

function reportCount({ args, span }: Call, by: FoldName, list: ScopeList, scope: Scope): Value {
  const [found, isElseNeeded] = [args.length - 1, needsElse(by, list)];
  const expected =
    by === 'items'
      ? 'only the list'
      : `the list${isElseNeeded ? ',' : ' and'} a formula over its items${isElseNeeded ? ', and what it is without items' : ''}`;
  const given = found === 0 ? 'only the list' : `the list and ${found === 1 ? '1 value' : `${found} values`}`;
  // What it is without items has a unit, which the formula of an item decides.
  const example = foldExample(by, list);
  const mend = isElseNeeded ? { hint: `Write, for instance, \`${example}\`.` } : write(example);
  scope.reporter.report('wrong-argument-count', span, { name: by, expected, found: given }, mend);
  for (const name of list.inputs.keys()) scope.used.inputs.add(`${list.name}.${name}`);
  return errorValue;
}

/** A call that goes over this list. */
function foldExample(by: FoldName, list: ScopeList): string {
  const { name, inputs } = list;
  if (by === 'items') return `items(${name})`;
  const item = [...inputs.keys()].slice(0, 2).join(' * ');
  const [input, other] = inputs.values();
  const unit = input?.kind === 'number' && other === undefined ? displayUnit(input.unit) : '';
  const otherwise = needsElse(by, list) ? `, ${`0 ${unit}`.trim()}` : '';
  return `${by}(${name}, ${item}${otherwise})`;
}

/** Reports a formula that reads more than a list: the total must be an input, which calls may give. */
function reportBeside(call: Call, by: FoldName, list: ScopeList, scope: Scope): Value {
  const reason = 'only a step that reads nothing else can add it up';
  const hint = `Write a step such as \`${by === 'items' ? 'number' : 'total'}: ${foldExample(by, list)}\`, and read that.`;
  scope.reporter.report('bad-list', call.span, { reason }, { hint });
  scope.used.isUnclear = true;
  return errorValue;
}

/** The input that a list gives by this very formula. Reports any other one: calls may state the inputs and no list. */
function readStandIn(
  call: Call,
  list: ScopeList & { readonly standsFor: readonly string[] },
  scope: Scope,
  elaborate: ElaborateQuantity,
): Value {
  const given = list.totals?.get(printExpression(call, syntaxTable));
  if (given !== undefined) return elaborate({ kind: 'name', name: given, span: call.span }, scope) ?? errorValue;
  const [, item] = call.args;
  // A mistake inside of it, which is reported, is why it is no input of its own.
  if (item !== undefined && elaborateItem(item, list, scope, elaborate) === null) return errorValue;
  return reportStandIn(list, list.standsFor, call.span, scope);
}

/** Reports a formula that reads a list which gives inputs: calls may state those inputs and no list. */
function reportStandIn({ name }: ScopeList, standsFor: readonly string[], span: Span, scope: Scope): Value {
  const inputs = formatList(standsFor.map(quote), 'and');
  const reason = `calls may give ${inputs} in place of it`;
  scope.reporter.report('bad-list', span, { reason }, { hint: `Read ${inputs}, which \`${name}\` gives.` });
  scope.used.isUnclear = true;
  return errorValue;
}

/** Reports a list where a value is needed. */
export function reportList(list: ScopeList, span: Span, scope: Scope, input?: string): Value {
  const { standsFor } = list;
  if (standsFor !== null && standsFor.length > 0) return reportStandIn(list, standsFor, span, scope);
  const item = input !== undefined && list.inputs.has(input) ? input : undefined;
  const fold = item === undefined ? foldExample('sum', list) : `sum(${list.name}, ${item})`;
  const hint = `Write \`${fold}\`, or \`max\`, \`min\` or \`items\` in place of \`sum\`.`;
  scope.reporter.report('list-as-value', span, { name: list.name }, { hint, choices: [fold] });
  scope.used.isUnclear = true;
  return errorValue;
}
