/** Elaborates expressions: computes type and arithmetic together, and reports each mistake once. */

import type { Condition, Core } from '../../program/core.js';
import type { Comparison } from '../../program/operation.js';
import type { OperationRow } from '../../program/operations.js';
import { functions, operations, prefixOperation } from '../../program/operations.js';
import type { Span } from '../../source/source.js';
import { spanText } from '../../source/source.js';
import type { Call, Conditional, Convert, Expression, Infix, NumberLiteral, Prefix } from '../../syntax/ast.js';
import { constants } from '../../units/constants.js';
import { isDay } from '../../units/unit.js';
import { resolveUnit } from '../../units/units.js';
import { adviseDecimals, adviseExponent } from './advise-habits.js';
import { applyConversion, applyFunction, applyOperator } from './apply-operation.js';
import { reportNoDay, writtenDay } from './days.js';
import { elaborateChange } from './elaborate-change.js';
import {
  comparedChoice,
  comparedOption,
  compareQuantities,
  compareWithOption,
  reportComparedChoice,
} from './elaborate-comparison.js';
import { elaborateFold } from './elaborate-fold.js';
import { elaborateLookup } from './elaborate-lookup.js';
import { elaborateColumn, elaborateName } from './elaborate-name.js';
import { elaborateNumber } from './elaborate-number.js';
import { chosenText, compareTexts, compareWithText } from './elaborate-text.js';
import type { Operand } from './operand.js';
import { afterMistake, inUnitOf, spanAtFault } from './operand.js';
import { reportCall } from './report-call.js';
import { reportClamp } from './report-clamp.js';
import { isEuler, reportEuler } from './report-euler.js';
import { reportFraction } from './report-fraction.js';
import { asQuantity, reportKind } from './report-kind.js';
import { reportMismatch } from './report-mismatch.js';
import { reportSplitUnit } from './report-split-unit.js';
import type { Scope } from './scope.js';
import type { Quantity, Value } from './value.js';
import { asText, endsOf, errorValue, isQuantity } from './value.js';

/** The type and arithmetic of an expression; the error value after a reported mistake. */
export function elaborate(expression: Expression, scope: Scope): Value {
  switch (expression.kind) {
    case 'number':
      return elaborateLiteral(expression, scope);
    case 'option':
      return elaborateQuoted(expression, scope);
    case 'name':
      return elaborateName(expression, scope);
    case 'column':
      return elaborateColumn(expression, scope);
    case 'lookup':
      return elaborateLookup(expression, scope, elaborate);
    case 'call':
      return elaborateCall(expression, scope);
    case 'prefix':
      return elaboratePrefix(expression, scope);
    case 'infix':
      return elaborateInfix(expression, scope);
    case 'convert':
      return elaborateConvert(expression, scope);
    case 'if':
      return elaborateConditional(expression, scope);
    case 'with':
      return elaborateChange(expression, scope, elaborate);
  }
}

/** A quoted text: a day, or else an option or a text. */
function elaborateQuoted({ key, span }: Expression & { kind: 'option' }, scope: Scope): Value {
  const day = writtenDay(key, span, scope);
  return day === undefined ? errorValue : (day ?? { kind: 'option', key });
}

/** An unreadable number may have named something; do not report that as unused. */
function elaborateLiteral(literal: NumberLiteral, scope: Scope): Value {
  const isName = (name: string) => scope.inputs.has(name) || scope.steps.has(name) || constants.has(name);
  const value = elaborateNumber(literal, scope, isName);
  if (value.kind === 'error') scope.used.isUnclear = true;
  return value;
}

/** Elaborates a condition; null after a mistake. Reports `wrong-kind` for a value of another kind. */
export function elaborateCondition(expression: Expression, scope: Scope): Condition | null {
  const value = elaborate(expression, scope);
  if (value.kind === 'condition') return value.condition;
  const hint = 'Compare it with something, such as `... > 3` or `... = "weekly"`.';
  reportKind(expression.span, 'a condition', value, scope, hint);
  return null;
}

/** Elaborates a number or a range; null after a mistake. Reports `wrong-kind` for a value of another kind. */
export function elaborateQuantity(expression: Expression, scope: Scope): Quantity | null {
  return asQuantity(elaborate(expression, scope), expression.span, scope);
}

function operandsOf(args: readonly Expression[], scope: Scope): readonly Operand[] | null {
  const values = args.map((arg) => ({ value: elaborateQuantity(arg, scope), span: arg.span }));
  return values.every((operand): operand is Operand => operand.value !== null) ? values : null;
}

/** Elaborated values as operands; null after a mistake. */
function quantitiesOf(
  values: readonly { readonly side: Expression; readonly value: Value }[],
  scope: Scope,
): readonly Operand[] | null {
  const operands = values.map(({ side, value }) => ({ value: asQuantity(value, side.span, scope), span: side.span }));
  return operands.every((operand): operand is Operand => operand.value !== null) ? operands : null;
}

function elaborateCall(call: Call, scope: Scope): Value {
  const { callee, args, span } = call;
  const fold = elaborateFold(call, scope, elaborateQuantity);
  if (fold !== null) return fold;
  const row = functions.get(callee.name);
  if (row === undefined) {
    for (const arg of args) elaborate(arg, scope);
    return reportCall(call, scope);
  }
  const operands = operandsOf(args, scope);
  if (!hasRightCount(row, args.length, span, scope) || operands === null) return errorValue;
  adviseDecimals(call, operands, scope);
  const value = applyFunction(row, operands, contextAt(span, scope));
  return reportClamp(call, value, scope.reporter) ? errorValue : value;
}

function hasRightCount({ name, syntax }: OperationRow, found: number, span: Span, scope: Scope): boolean {
  const [least, most] = syntax.position === 'call' ? syntax.arguments : [0, 0];
  if (found >= least && found <= most) return true;
  const expected = most === least ? countOf(least) : countsBetween(least, most);
  scope.reporter.report('wrong-argument-count', span, { name, expected, found: String(found) });
  return false;
}

function countsBetween(least: number, most: number): string {
  return most === Number.POSITIVE_INFINITY ? `at least ${countOf(least)}` : `${least} or ${countOf(most)}`;
}

function countOf(count: number): string {
  return count === 1 ? '1 value' : `${count} values`;
}

function contextAt(span: Span, { units, reporter, notes }: Scope) {
  return { span, units, reporter, notes };
}

function elaboratePrefix({ symbol, operand: inner, span }: Prefix, scope: Scope): Value {
  const row = prefixOperation(symbol);
  if (row.units === 'logic') {
    const operand = elaborateCondition(inner, scope);
    return operand === null ? errorValue : { kind: 'condition', condition: { kind: 'not', operand, span } };
  }
  const operands = operandsOf([inner], scope);
  return operands === null ? errorValue : applyFunction(row, operands, contextAt(span, scope));
}

function elaborateInfix(expression: Infix, scope: Scope): Value {
  const { symbol, left, right } = expression;
  const row = operations.get(symbol);
  if (row === undefined) throw new Error(`${symbol} is parsed but not in the table.`);
  if (row.units === 'logic') return elaborateLogic(expression, scope);
  if (row.units === 'comparison') return elaborateComparison(row.name, expression, scope);
  if (reportFraction(expression, scope.reporter) || reportSplitUnit(expression, scope)) {
    elaborate(left, scope);
    return errorValue;
  }
  if (isEuler(expression, scope)) return reportEuler(expression, elaborate(right, scope), scope);
  const values = [left, right].map((side) => ({ side, value: elaborate(side, scope) }));
  if (values.every(({ value }) => value.kind === 'text' || value.kind === 'option'))
    return reportJoined(expression, scope);
  const [first, second] = quantitiesOf(values, scope) ?? [];
  if (first === undefined || second === undefined) return errorValue;
  adviseExponent(expression, scope.reporter);
  return applyOperator(row, first, second, contextAt(spanAtFault(expression), scope));
}

function reportJoined({ span }: Infix, { reporter }: Scope): Value {
  const hint = 'Texts cannot be joined; a sentence can show them one after the other, as in `{kind} {size}`.';
  reporter.report('wrong-kind', span, { expected: 'a number', found: 'a text' }, { hint });
  return errorValue;
}

function elaborateLogic({ symbol, left, right, span }: Infix, scope: Scope): Value {
  const [first, second] = [elaborateCondition(left, scope), elaborateSide(symbol, left, right, scope)];
  if (first === null || second === null) return errorValue;
  return { kind: 'condition', condition: { kind: symbol === 'and' ? 'and' : 'or', left: first, right: second, span } };
}

/** Elaborates the right side of `and` or `or`; in `x = 3 or 4` it is a value that was meant to be compared, too. */
function elaborateSide(symbol: string, left: Expression, right: Expression, scope: Scope): Condition | null {
  const compared = symbol === 'or' ? comparedBefore(left) : null;
  const isFigure = right.kind === 'number' || right.kind === 'option';
  if (compared === null || !isFigure) return elaborateCondition(right, scope);
  const text = `${spanText(compared)} = ${spanText(right.span)}`;
  const args = { expected: 'a condition', found: right.kind === 'number' ? 'only a value' : 'only an option' };
  const details = { hint: `Compare on each side of \`or\`: \`... or ${text}\`.`, edit: { span: right.span, text } };
  scope.reporter.report('wrong-kind', right.span, args, details);
  return null;
}

/** The left side of the first `=` in comparisons joined by `or`; null for anything else. */
function comparedBefore(side: Expression): Span | null {
  if (side.kind !== 'infix') return null;
  if (side.symbol === 'or') return comparedBefore(side.left);
  return side.symbol === '=' ? side.left.span : null;
}

function elaborateComparison(comparison: Comparison, expression: Infix, scope: Scope): Value {
  const named = comparedOption(expression);
  if (named !== null) return elaborateChosen(comparison, expression, named, scope);
  const compared = comparedChoice(expression, scope);
  if (compared !== null) {
    const { choice, other } = compared;
    return reportComparedChoice(choice, other, elaborate, scope);
  }
  return compareSides(comparison, expression, scope);
}

function compareSides(comparison: Comparison, expression: Infix, scope: Scope): Value {
  const values = [expression.left, expression.right].map((side) => ({ side, value: elaborate(side, scope) }));
  const [first, second] = values.map(({ value }) => asText(value, scope.texts));
  if (first && second) return compareTexts(expression, first, second, scope);
  const [left, right] = quantitiesOf(values, scope) ?? [];
  if (left === undefined || right === undefined) return errorValue;
  return compareQuantities(comparison, left, right, expression, scope);
}

/** `closing >= "2026-07-01"` */
function compareWithDay(
  comparison: Comparison,
  expression: Infix,
  { key, span }: NonNullable<ReturnType<typeof comparedOption>>['option'],
  scope: Scope,
): Value {
  const day = writtenDay(key, span, scope);
  if (day === null) reportNoDay(key, span, scope.reporter);
  return day ? compareSides(comparison, expression, scope) : errorValue;
}

function elaborateChosen(
  comparison: Comparison,
  expression: Infix,
  { other, option }: NonNullable<ReturnType<typeof comparedOption>>,
  scope: Scope,
): Value {
  const chosen = compareWithOption(expression, other, option, scope);
  if (chosen !== null) return chosen;
  const value = elaborate(other, scope);
  if (value.kind === 'text') return compareWithText(expression, value, option, scope);
  if (isQuantity(value) && isDay(value.unit)) return compareWithDay(comparison, expression, option, scope);
  const hint = 'Only a select can be compared with an option, and only a text with a text.';
  reportKind(other.span, 'a select', value, scope, hint);
  return errorValue;
}

function elaborateConvert({ operand, unit, span }: Convert, scope: Scope): Value {
  const value = elaborateQuantity(operand, scope);
  const target = resolveUnit(unit, scope.units, scope.reporter);
  return value === null || target === null ? errorValue : applyConversion(value, target, span, scope);
}

function elaborateConditional(expression: Conditional, scope: Scope): Value {
  const condition = elaborateCondition(expression.condition, scope);
  const branches = [expression.consequent, expression.alternate].map((side) => ({
    side,
    value: elaborate(side, scope),
  }));
  const [first, second] = branches.map(({ value }) => asText(value, scope.texts));
  if (first && second) return condition === null ? errorValue : chosenText(condition, first, second);
  if ((first || second) && branches.some(({ value }) => value.kind === 'error')) return errorValue;
  const [then, otherwise] = quantitiesOf(branches, scope) ?? [];
  if (condition === null || then === undefined || otherwise === undefined) return errorValue;
  const converted = inUnitOf(otherwise, then, scope);
  if (converted === null) {
    reportMismatch(then, otherwise, 'branches', scope);
    return afterMistake(then.value);
  }
  const choose = (a: Core, b: Core): Core => ({ kind: 'if', condition, consequent: a, alternate: b });
  const [a, b] = [endsOf(then.value), endsOf(converted)];
  const { unit } = then.value;
  if (then.value.kind === 'number' && converted.kind === 'number')
    return { kind: 'number', unit, core: choose(a.low, b.low) };
  return { kind: 'range', unit, low: choose(a.low, b.low), high: choose(a.high, b.high) };
}
