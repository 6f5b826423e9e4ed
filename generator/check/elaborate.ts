import type { Call, Conditional, Convert, Expression, Infix, Lookup, Name, NumberLiteral } from '../formula/ast.js';
import type { Comparison, Condition, Core } from '../model/core.js';
import { constant } from '../model/core-builders.js';
import type { Operation, OperationName } from '../model/operations.js';
import { functions, operations } from '../model/operations.js';
import type { Rational } from '../model/rational.js';
import { parseDecimal, toNumber } from '../model/rational.js';
import { displayUnit, plain } from '../model/unit.js';
import type { Span } from '../text/source.js';
import { joinSpans, spanText } from '../text/source.js';
import { formatList, quote, suggestOrList } from '../text/suggest.js';
import type { Operand, Rules } from './arithmetic.js';
import {
  endOf,
  inUnit,
  plainOf,
  powerOf,
  productOf,
  quotientOf,
  rangeOf,
  refuseRange,
  reportMismatch,
  rootOf,
  roundingOf,
  sameUnitOf,
  sumOf,
} from './arithmetic.js';
import { elaborateColumn, elaborateName, lookupHint } from './elaborate-name.js';
import type { Scope } from './scope.js';
import { resolveUnit } from './units.js';
import type { ConditionValue, Quantity, Value } from './value.js';
import { describeValue, endsOf, errorValue, isQuantity, missingFactor, quotedUnit, unitWords } from './value.js';

/** The type of an expression and the arithmetic that computes it. Reports what is wrong and gives the error value. */
export function elaborate(expression: Expression, scope: Scope): Value {
  switch (expression.kind) {
    case 'number':
      return elaborateNumber(expression, scope);
    case 'option':
      return { kind: 'option', key: expression.key };
    case 'name':
      return elaborateName(expression, scope);
    case 'column':
      return elaborateColumn(expression, scope);
    case 'lookup':
      return elaborateLookup(expression, scope);
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
  }
}

/** A condition; null when there is none to be had. Reports `wrong-kind` for a value of another kind. */
export function elaborateCondition(expression: Expression, scope: Scope): Condition | null {
  const value = elaborate(expression, scope);
  if (value.kind === 'condition') return value.condition;
  const hint = 'Compare it with something, such as `... > 3` or `... = "weekly"`.';
  if (value.kind !== 'error') reportKind(expression.span, 'a condition', value, scope, hint);
  return null;
}

/** A number or a range; null when there is none to be had. */
export function elaborateQuantity(expression: Expression, scope: Scope): Quantity | null {
  return asQuantity(elaborate(expression, scope), expression.span, scope);
}

function asQuantity(value: Value, span: Span, scope: Scope): Quantity | null {
  if (isQuantity(value)) return value;
  if (value.kind !== 'error') reportKind(span, 'a number', value, scope, kindHint(value, scope));
  return null;
}

function kindHint(value: Value, scope: Scope): string | undefined {
  if (value.kind === 'condition') return 'A condition stands behind `if`: `if ... then ... else ...`.';
  if (value.kind === 'option') return `An option is only compared: \`... = "${value.key}"\`.`;
  if (value.kind !== 'choice') return undefined;
  const input = scope.inputs.get(value.input);
  const columns = input?.kind === 'select' ? [...input.columns.keys()] : [];
  if (columns.length === 0) return `Give its options a value or a column, or compare it: \`${value.input} = "..."\`.`;
  return `Read one of its columns: ${columns.map((column) => quote(`${value.input}.${column}`)).join(', ')}.`;
}

function reportKind(span: Span, expected: string, value: Value, scope: Scope, hint?: string): void {
  scope.reporter.report('wrong-kind', span, { expected, found: describeValue(value) }, { hint });
}

function elaborateNumber({ text, unit, span }: NumberLiteral, scope: Scope): Value {
  const value = parseDecimal(text);
  if (value === null || !isCountable(value)) return refuseSize(text, span, scope);
  if (unit === null) return { kind: 'number', unit: plain, core: constant(value) };
  const known = unit.factors.find(({ name }) => scope.inputs.has(name) || scope.steps.has(name));
  const hint = known === undefined ? undefined : productHint(span, known.name);
  const resolved = resolveUnit(unit, scope.units, scope.reporter, hint);
  if (resolved !== null) return { kind: 'number', unit: resolved, core: constant(value) };
  scope.used.isUnclear = true;
  return errorValue;
}

/** A number that a double holds: neither infinite, nor so small that it becomes zero. */
function isCountable(value: Rational): boolean {
  const near = toNumber(value);
  return Number.isFinite(near) && (near !== 0 || value.numerator === 0n);
}

function refuseSize(text: string, span: Span, { reporter }: Scope): Value {
  const problem = `\`${text.length > 40 ? `${text.slice(0, 40)}...` : text}\` is too large or too small to calculate with`;
  reporter.report('out-of-limits', span, { problem }, { hint: 'Write a number between 1e-300 and 1e300.' });
  return errorValue;
}

/** `2 length`, or `12 in/length` without its spaces. */
function productHint(span: Span, name: string): string {
  const written = spanText(span);
  const sign = written.includes(`/${name}`) ? '/' : '*';
  return `\`${name}\` is a name, not a unit: write the sign between them with spaces, such as \`... ${sign} ${name}\`.`;
}

function elaborateLookup(lookup: Lookup, scope: Scope): Value {
  const { name, span } = lookup.table;
  if (scope.tables.has(name)) return elaborateTable(lookup, scope);
  if (scope.schedules.has(name)) return elaborateSchedule(lookup, scope);
  for (const arg of lookup.args) elaborate(arg, scope);
  scope.used.isUnclear = true;
  if (scope.brokenNames.has(name)) return errorValue;
  scope.reporter.report('unknown-lookup', span, { name }, { hint: lookupHint(name, scope) });
  return errorValue;
}

function elaborateTable({ table: { name }, args, span }: Lookup, scope: Scope): Value {
  const table = scope.tables.get(name);
  if (table === undefined) return errorValue;
  scope.used.lookups.add(name);
  const written = args.map((arg) => (arg.kind === 'name' ? arg.name : ''));
  for (const input of table.inputs) scope.used.inputs.add(input);
  if (written.join() !== table.inputs.join()) {
    const form = `${name}[${table.inputs.join(', ')}]`;
    scope.reporter.report(
      'wrong-argument-count',
      span,
      {
        name,
        expected: formatList(table.inputs.map(quote), 'and'),
        found: `\`${args.map(({ span: each }) => spanText(each)).join(', ')}\``,
      },
      { hint: `Write \`${form}\`.` },
    );
    return errorValue;
  }
  const { unit, low, high } = table;
  if (high === null) return { kind: 'number', unit, core: { kind: 'table', table: low } };
  return { kind: 'range', unit, low: { kind: 'table', table: low }, high: { kind: 'table', table: high } };
}

function elaborateSchedule({ table: { name }, args, span }: Lookup, scope: Scope): Value {
  const found = scope.schedules.get(name);
  const [arg, ...others] = args;
  if (found === undefined || arg === undefined) return errorValue;
  scope.used.lookups.add(name);
  if (others.length > 0) {
    for (const each of args) elaborate(each, scope);
    scope.reporter.report('wrong-argument-count', span, { name, expected: 'one amount', found: String(args.length) });
    return errorValue;
  }
  const amount = elaborateQuantity(arg, scope);
  if (amount === null) return errorValue;
  if (amount.kind === 'range') return refuseRange(arg.span, `what \`${name}\` looks up`, scope);
  const converted = inUnit(amount, found.from);
  if (converted === null) {
    const hint = missingFactor(amount.unit, found.from);
    scope.reporter.report(
      'cannot-convert',
      arg.span,
      { from: unitWords(amount.unit), to: quotedUnit(found.from) },
      { label: displayUnit(amount.unit), hint },
    );
    return errorValue;
  }
  return {
    kind: 'number',
    unit: found.unit,
    core: { kind: 'schedule', schedule: found.schedule, argument: converted.core, span },
  };
}

function elaborateCall({ callee, args, span }: Call, scope: Scope): Value {
  const operation = functions.get(callee.name);
  if (operation === undefined) {
    for (const arg of args) elaborate(arg, scope);
    scope.reporter.report(
      'unknown-function',
      callee.span,
      { name: callee.name },
      { hint: suggestOrList(callee.name, [...functions.keys()], 'Functions') },
    );
    return errorValue;
  }
  const operands = operandsOf(args, scope);
  if (!hasRightCount(operation, args.length, span, scope) || operands === null) return errorValue;
  return callRule(operation, operands, rulesFor(operation, span, scope));
}

function operandsOf(args: readonly Expression[], scope: Scope): readonly Operand[] | null {
  const values = args.map((arg) => ({ value: elaborateQuantity(arg, scope), span: arg.span }));
  return values.every((operand): operand is Operand => operand.value !== null) ? values : null;
}

function hasRightCount({ name, syntax }: Operation, found: number, span: Span, scope: Scope): boolean {
  const [least, most] = syntax.position === 'call' ? syntax.arguments : [0, 0];
  if (found >= least && found <= most) return true;
  const expected =
    most === least
      ? countOf(least)
      : most === Number.POSITIVE_INFINITY
        ? `at least ${countOf(least)}`
        : `${least} or ${countOf(most)}`;
  scope.reporter.report('wrong-argument-count', span, { name, expected, found: String(found) });
  return false;
}

function countOf(count: number): string {
  return count === 1 ? '1 value' : `${count} values`;
}

function rulesFor(operation: Operation, span: Span, scope: Scope): Rules {
  return { operation: operation.name as OperationName, span, units: scope.units, reporter: scope.reporter };
}

function callRule(operation: Operation, operands: readonly Operand[], rules: Rules): Value {
  const [first, second] = operands;
  if (first === undefined) return errorValue;
  switch (operation.units) {
    case 'same':
      return sameUnitOf(operands, rules);
    case 'root':
      return rootOf(first, rules);
    case 'plain':
      return plainOf(first, rules);
    case 'rounding':
      return roundingOf(first, second, rules);
    case 'ends':
      return endOf(first, rules);
    default:
      throw new Error(`The function ${operation.name} has the unit rule of an operator.`);
  }
}

function elaboratePrefix(expression: Expression & { kind: 'prefix' }, scope: Scope): Value {
  if (expression.symbol === 'not') {
    const operand = elaborateCondition(expression.operand, scope);
    return operand === null ? errorValue : conditionValue({ kind: 'not', operand, span: expression.span });
  }
  const operand = elaborateQuantity(expression.operand, scope);
  const operation = operations.get('negate');
  if (operand === null || operation === undefined) return errorValue;
  return sameUnitOf([{ value: operand, span: expression.operand.span }], rulesFor(operation, expression.span, scope));
}

function elaborateInfix(expression: Infix, scope: Scope): Value {
  const operation = operations.get(expression.symbol);
  if (operation === undefined) throw new Error(`${expression.symbol} is parsed but not in the table.`);
  if (operation.units === 'logic') return elaborateLogic(expression, scope);
  if (operation.units === 'comparison') return elaborateComparison(expression, scope);
  const operands = operandsOf([expression.left, expression.right], scope);
  const [left, right] = operands ?? [];
  if (left === undefined || right === undefined) return errorValue;
  return infixRule(operation, left, right, rulesFor(operation, blamedSpan(expression), scope));
}

/** Of a quotient, what stands from the sign on: a division that has no answer has none because of its divisor. */
function blamedSpan({ symbol, symbolSpan, right, span }: Infix): Span {
  return symbol === '/' ? joinSpans(symbolSpan, right.span) : span;
}

function infixRule(operation: Operation, left: Operand, right: Operand, rules: Rules): Value {
  switch (operation.units) {
    case 'sum':
    case 'difference':
      return sumOf(left, right, rules);
    case 'product':
      return productOf(left, right, rules);
    case 'quotient':
      return quotientOf(left, right, rules);
    case 'power':
      return powerOf(left, right, rules);
    case 'range':
      return rangeOf(left, right, rules);
    default:
      throw new Error(`The operator ${operation.name} has the unit rule of a function.`);
  }
}

function elaborateLogic({ symbol, left, right, span }: Infix, scope: Scope): Value {
  const [first, second] = [elaborateCondition(left, scope), elaborateCondition(right, scope)];
  if (first === null || second === null) return errorValue;
  return conditionValue({ kind: symbol === 'and' ? 'and' : 'or', left: first, right: second, span });
}

function conditionValue(condition: Condition): ConditionValue {
  return { kind: 'condition', condition };
}

function elaborateComparison(expression: Infix, scope: Scope): Value {
  const { left, right, span } = expression;
  if (right.kind === 'option') return elaborateChosen(left, right, expression, scope);
  if (left.kind === 'option') return elaborateChosen(right, left, expression, scope);
  const choice = [left, right].find((side) => isChoice(side, scope));
  if (choice !== undefined) return refuseComparedChoice(choice as Name, choice === left ? right : left, scope);
  const operands = operandsOf([left, right], scope);
  const [first, second] = operands ?? [];
  if (first === undefined || second === undefined) return errorValue;
  const range = [first, second].find(({ value }) => value.kind === 'range');
  if (range !== undefined) return refuseRange(range.span, 'what is compared', scope);
  const converted = inUnit(second.value, first.value.unit);
  if (converted === null) {
    reportMismatch(first, second, 'comparison', scope.reporter);
    return errorValue;
  }
  const comparison = expression.symbol as Comparison;
  return conditionValue({
    kind: 'compare',
    comparison,
    left: endsOf(first.value).low,
    right: endsOf(converted).low,
    span,
  });
}

function isChoice(expression: Expression, scope: Scope): boolean {
  const input = expression.kind === 'name' ? scope.inputs.get(expression.name) : undefined;
  return input?.kind === 'select' && input.value === null;
}

/** `frequency = weekly` and `frequency = 3`: only an option in quotes can be compared with a choice. */
function refuseComparedChoice(choice: Name, other: Expression, scope: Scope): Value {
  scope.used.inputs.add(choice.name);
  const value = elaborate(other, scope);
  const hint = `Name one of its options in quotes: \`${choice.name} = "..."\`.`;
  if (value.kind !== 'error') reportKind(other.span, `an option of \`${choice.name}\``, value, scope, hint);
  return errorValue;
}

/** `frequency = "weekly"` and `frequency != "weekly"`. */
function elaborateChosen(
  name: Expression,
  option: Expression & { kind: 'option' },
  { symbol, span }: Infix,
  scope: Scope,
): Value {
  const input = name.kind === 'name' ? scope.inputs.get(name.name) : undefined;
  if (input?.kind !== 'select') {
    const value = elaborate(name, scope);
    const hint = 'Only a select can be compared with an option.';
    if (value.kind !== 'error') reportKind(name.span, 'a select', value, scope, hint);
    return errorValue;
  }
  scope.used.inputs.add(input.name);
  const keys = input.options.map(({ key }) => key);
  if (!keys.includes(option.key)) {
    const hint = suggestOrList(option.key, keys, 'Its options');
    scope.reporter.report('unknown-option', option.span, { name: option.key, input: input.name }, { hint });
    return errorValue;
  }
  if (symbol !== '=' && symbol !== '!=') {
    const hint = 'Options have no order: compare them by `=` or `!=`.';
    reportKind(option.span, 'a number', { kind: 'option', key: option.key }, scope, hint);
    return errorValue;
  }
  const chosen: Condition = { kind: 'chosen', input: input.name, option: option.key, span };
  return conditionValue(symbol === '=' ? chosen : { kind: 'not', operand: chosen, span });
}

function elaborateConvert({ operand, unit, span }: Convert, scope: Scope): Value {
  const value = elaborateQuantity(operand, scope);
  const target = resolveUnit(unit, scope.units, scope.reporter);
  if (value === null || target === null) return errorValue;
  const converted = inUnit(value, target);
  if (converted !== null) return converted;
  const hint = missingFactor(value.unit, target);
  scope.reporter.report(
    'cannot-convert',
    span,
    { from: unitWords(value.unit), to: quotedUnit(target) },
    { label: displayUnit(value.unit), hint },
  );
  return errorValue;
}

function elaborateConditional(expression: Conditional, scope: Scope): Value {
  const condition = elaborateCondition(expression.condition, scope);
  const operands = operandsOf([expression.consequent, expression.alternate], scope);
  const [then, otherwise] = operands ?? [];
  if (condition === null || then === undefined || otherwise === undefined) return errorValue;
  const converted = inUnit(otherwise.value, then.value.unit);
  if (converted === null) {
    reportMismatch(then, otherwise, 'branches', scope.reporter);
    return errorValue;
  }
  const choose = (a: Core, b: Core): Core => ({ kind: 'if', condition, consequent: a, alternate: b });
  const [a, b] = [endsOf(then.value), endsOf(converted)];
  const { unit } = then.value;
  if (then.value.kind === 'number' && converted.kind === 'number')
    return { kind: 'number', unit, core: choose(a.low, b.low) };
  return { kind: 'range', unit, low: choose(a.low, b.low), high: choose(a.high, b.high) };
}
