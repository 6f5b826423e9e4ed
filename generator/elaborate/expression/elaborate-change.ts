/** Elaborates a formula for other inputs, as laws use it: `cost with material = "steel"`. */

import { dayText } from '../../../engine/kernel/days.js';
import type { Input, NumberInput } from '../../program/catalog.js';
import type { InputChanges } from '../../program/change-inputs.js';
import { changing } from '../../program/change-inputs.js';
import type { Rewrite } from '../../program/visit-core.js';
import { suggestOrList } from '../../source/hint.js';
import type { Span } from '../../source/source.js';
import { quote } from '../../source/suggest.js';
import type { Changed, Expression, InputChange } from '../../syntax/ast.js';
import { changedParts } from '../../syntax/changed-parts.js';
import type { Rational } from '../../units/rational.js';
import { toNumber } from '../../units/rational.js';
import { displayUnit, isPlain } from '../../units/unit.js';
import { hasOption } from './elaborate-comparison.js';
import { elaborateInput } from './elaborate-name.js';
import { inUnitOf } from './operand.js';
import { asQuantity, reportKind } from './report-kind.js';
import { reportMismatch } from './report-mismatch.js';
import type { Scope } from './scope.js';
import type { Value } from './value.js';
import { constantOf, errorValue } from './value.js';

/** Elaborates the operand before `with` and the values after it. */
type Elaborate = (expression: Expression, scope: Scope) => Value;

/** The value for other inputs. Reports unknown inputs, and values that they cannot have. */
export function elaborateChange(expression: Changed, scope: Scope, elaborate: Elaborate): Value {
  const [inner] = changedParts(expression.operand);
  if (inner !== undefined) {
    const args = { expected: 'one `with` that names all changes', found: 'a second `with`' };
    const hint = 'Put all changes after one `with`, separated by a comma and a space.';
    scope.reporter.report('syntax-expected', expression.span, args, { hint });
    return errorValue;
  }
  const value = elaborate(expression.operand, scope);
  const change = readChanges(expression, scope, elaborate);
  return change === null ? errorValue : changedValue(value, change.changing, expression, scope);
}

/** The changed inputs, and the rewriting of formulas for them; null after a mistake. */
export function readChanges(
  { changes }: Changed,
  scope: Scope,
  elaborate: Elaborate,
): { readonly changes: InputChanges; readonly changing: Rewrite } | null {
  if (scope.definitions === null) throw new Error('Only laws ask for other inputs.');
  const read = changes.map((change) => ({ change, value: readChange(change, scope, elaborate) }));
  const known = new Map<string, Rational | string>();
  for (const { change, value } of read) {
    const { name, span } = change.input;
    if (value === null) return null;
    if (known.has(name)) scope.reporter.report('duplicate-key', span, { name });
    known.set(name, value);
  }
  return { changes: known, changing: changing(known, scope.definitions) };
}

function readChange({ input: { name, span }, value }: InputChange, scope: Scope, elaborate: Elaborate) {
  const input = scope.inputs.get(name);
  if (input === undefined) {
    if (scope.brokenNames.has(name)) return null;
    const hint = suggestOrList(name, [...scope.inputs.keys()], 'Its inputs');
    scope.reporter.report('unknown-input', span, { name }, hint);
    return null;
  }
  return input.kind === 'select'
    ? readOption(input, value, scope, elaborate)
    : readNumber(input, span, value, scope, elaborate);
}

function readOption(
  input: Input & { kind: 'select' },
  value: Expression,
  scope: Scope,
  elaborate: Elaborate,
): string | null {
  if (value.kind !== 'option') {
    const options = input.options.slice(0, 3).map(({ key }) => quote(`"${key}"`));
    const hint = `Name one of its options in quotes: ${options.join(', ')}.`;
    reportKind(value.span, `an option of \`${input.name}\``, elaborate(value, scope), scope, hint);
    return null;
  }
  return hasOption(input, value, scope.reporter) ? value.key : null;
}

/** Reads a number that callers could give, in the unit of its input and within its bounds; null after a mistake. */
function readNumber(
  input: NumberInput,
  named: Span,
  value: Expression,
  scope: Scope,
  elaborate: Elaborate,
): Rational | null {
  const found = asQuantity(elaborate(value, scope), value.span, scope);
  if (found === null) return null;
  const own = { value: elaborateInput(input, scope), span: named };
  const converted = inUnitOf({ value: found, span: value.span }, own, scope);
  if (converted === null) {
    reportMismatch(own, { value: found, span: value.span }, 'comparison', scope);
    return null;
  }
  const number = converted.kind === 'number' ? constantOf(converted.core) : null;
  if (number === null) {
    const hint = 'After `with`, give an input one number, as a caller would.';
    reportKind(value.span, 'a fixed number', found, scope, hint);
    return null;
  }
  return isAccepted(toNumber(number), input, value, scope) ? number : null;
}

function isAccepted(number: number, input: NumberInput, { span }: Expression, { reporter }: Scope): boolean {
  const { isDay, min, max, unit, whole } = input;
  const shown = (value: number) =>
    isDay ? dayText(value) : isPlain(unit) ? `${value}` : `${value} ${displayUnit(unit)}`;
  if (number < min || number > max) {
    const args = { found: shown(number), min: shown(min), max: shown(max) };
    reporter.report('change-outside-bounds', span, args);
    return false;
  }
  if (!whole || Number.isInteger(number)) return true;
  reporter.report('not-whole', span, { value: String(number) }, { hint: 'Give a whole number.' });
  return false;
}

function changedValue(value: Value, changing: Rewrite, { operand }: Changed, scope: Scope): Value {
  switch (value.kind) {
    case 'number':
    case 'text':
      return { ...value, core: changing(value.core) };
    case 'range':
      return { ...value, low: changing(value.low), high: changing(value.high) };
    case 'condition':
      return { ...value, condition: changing(value.condition) };
    default:
      reportKind(operand.span, 'a formula', value, scope, 'Only a calculated value depends on inputs.');
      return errorValue;
  }
}
