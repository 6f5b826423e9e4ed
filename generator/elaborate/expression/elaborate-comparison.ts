/** Elaborates comparisons: of quantities with each other, and of a select with one of its options. */

import type { SelectInput } from '../../program/catalog.js';
import type { Known } from '../../program/comparing.js';
import { comparing } from '../../program/comparing.js';
import type { Condition } from '../../program/core.js';
import type { Comparison } from '../../program/operation.js';
import type { Details, Reporter } from '../../source/diagnostic.js';
import { editsOf, oneOfOptions } from '../../source/hint.js';
import type { Span } from '../../source/source.js';
import type { Expression, Infix, Name } from '../../syntax/ast.js';
import { answerMeant } from './elaborate-name.js';
import type { Operand } from './operand.js';
import { inUnitOf, reportRange } from './operand.js';
import { reportKind } from './report-kind.js';
import { reportMismatch } from './report-mismatch.js';
import type { Scope } from './scope.js';
import type { Value } from './value.js';
import { endsOf, errorValue } from './value.js';

/** The option on either side of a comparison, and the other side; null when there is no option. */
export function comparedOption(
  expression: Infix,
): { readonly other: Expression; readonly option: Expression & { kind: 'option' } } | null {
  const { left, right } = expression;
  if (right.kind === 'option') return { other: left, option: right };
  return left.kind === 'option' ? { other: right, option: left } : null;
}

/** The select without values on either side of a comparison, and the other side; null when there is none. */
export function comparedChoice(
  { left, right }: Infix,
  scope: Scope,
): { readonly choice: Name; readonly other: Expression } | null {
  if (isChoice(left, scope)) return { choice: left, other: right };
  return isChoice(right, scope) ? { choice: right, other: left } : null;
}

function isChoice(expression: Expression, scope: Scope): expression is Name {
  const input = expression.kind === 'name' ? scope.inputs.get(expression.name) : undefined;
  return input?.kind === 'select' && input.value === null;
}

/**
 * Reports `frequency = weekly` and `frequency = 3`: a select can only be compared with an option in quotes. A name that
 * means nothing here is taken for an option that there is not.
 */
export function reportComparedChoice(
  choice: Name,
  other: Expression,
  elaborate: (expression: Expression, scope: Scope) => Value,
  scope: Scope,
): Value {
  scope.used.inputs.add(choice.name);
  const input = scope.inputs.get(choice.name);
  if (input?.kind === 'select' && other.kind === 'name' && isUnknown(other.name, scope)) {
    hasOption(input, { key: other.name, span: other.span }, scope.reporter);
    return errorValue;
  }
  const value = elaborate(other, scope);
  const hint = `Name one of its options in quotes: \`${choice.name} = "..."\`.`;
  reportKind(other.span, `an option of \`${choice.name}\``, value, scope, hint);
  return errorValue;
}

/** True for a name that means nothing in a scope: it is no option of another select either, nor `true` for `yes`. */
function isUnknown(name: string, scope: Scope): boolean {
  const isOption = [...scope.inputs.values()].some(
    (input) => input.kind === 'select' && input.options.some(({ key }) => key === name),
  );
  const groups = [scope.inputs, scope.steps, scope.tables, scope.schedules, scope.shared, scope.units.units];
  return !isOption && answerMeant(name, scope) === undefined && !groups.some((group) => group.has(name));
}

/** Elaborates `frequency = "weekly"` and `frequency != "weekly"`; null when the other side is not a select. */
export function compareWithOption(
  { symbol, span }: Infix,
  other: Expression,
  { key, span: optionSpan }: Expression & { kind: 'option' },
  scope: Scope,
): Value | null {
  const input = other.kind === 'name' ? scope.inputs.get(other.name) : undefined;
  if (input?.kind !== 'select') return null;
  scope.used.inputs.add(input.name);
  if (!hasOption(input, { key, span: optionSpan }, scope.reporter)) return errorValue;
  if (symbol !== '=' && symbol !== '!=') {
    const hint = 'Options have no order: compare them with `=` or `!=`.';
    reportKind(optionSpan, 'a number', { kind: 'option', key }, scope, hint);
    return errorValue;
  }
  const chosen: Condition = { kind: 'chosen', input: input.name, option: key, span };
  return { kind: 'condition', condition: symbol === '=' ? chosen : { kind: 'not', operand: chosen, span } };
}

/** False after reporting `unknown-option` for a quoted text that is none of the options. */
export function hasOption(
  { name, options }: SelectInput,
  { key, span }: { readonly key: string; readonly span: Span },
  reporter: Reporter,
): boolean {
  const keys = options.map((option) => option.key);
  if (keys.includes(key)) return true;
  reporter.report('unknown-option', span, { name: key, input: name }, quotedMeant(key, span, keys, 'Its options'));
  return false;
}

/** Proposes the one of `possible` that is spelled like a quoted text. */
export function quotedMeant(key: string, span: Span, possible: readonly string[], what: string): Details {
  const meant = oneOfOptions(key, possible, what);
  if (meant === undefined) return {};
  const edits = editsOf(meant, span).map((each) => ({ ...each, text: `"${each.text}"` }));
  return meant.edit === undefined ? { hint: meant.hint, choices: edits } : { hint: meant.hint, edit: edits[0] };
}

/** The exactness of the numbers in a scope, by name. */
export function exactnessIn({ inputs, exactness }: Scope): Known {
  const ofInput = (name: string) => {
    const input = inputs.get(name);
    return input?.kind === 'number' && input.whole ? 'whole' : 'given';
  };
  return { input: ofInput, step: (name) => exactness.get(name) ?? 'computed' };
}

/** Elaborates `a < b` of two numbers of one kind; in a law also of ranges, comparing low ends and high ends. */
export function compareQuantities(
  comparison: Comparison,
  left: Operand,
  right: Operand,
  { span }: Infix,
  scope: Scope,
): Value {
  const range = [left, right].find(({ value }) => value.kind === 'range');
  const byEnds = scope.definitions !== null && comparison !== '!=';
  if (range !== undefined && !byEnds) return reportRange(range.span, 'a compared value', scope);
  const converted = inUnitOf(right, left, scope);
  if (converted === null) {
    reportMismatch(left, right, 'comparison', scope);
    return errorValue;
  }
  const [first, second] = [endsOf(left.value), endsOf(converted)];
  const known = exactnessIn(scope);
  const compared = (end: 'low' | 'high') => comparing(comparison, [first[end], second[end]], span, known);
  const low = compared('low');
  const condition: Condition = range === undefined ? low : { kind: 'and', left: low, right: compared('high'), span };
  return { kind: 'condition', condition };
}
