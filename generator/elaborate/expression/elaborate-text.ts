/** Elaborates texts in formulas: chosen by conditions, and compared for equality. */

import type { Condition } from '../../program/core.js';
import type { Expression, Infix } from '../../syntax/ast.js';
import { quotedMeant } from './elaborate-comparison.js';
import { reportKind } from './report-kind.js';
import type { Scope } from './scope.js';
import type { TextValue, Value } from './value.js';
import { asText, errorValue } from './value.js';

/** The value of `if c then "a" else "b"`. */
export function chosenText(condition: Condition, first: TextValue, second: TextValue): TextValue {
  const core = { kind: 'if', condition, consequent: first.core, alternate: second.core } as const;
  return { ...first, core, possible: [...new Set([...first.possible, ...second.possible])] };
}

/** The condition `stage = other` or `stage != other`. */
export function compareTexts({ symbol, span, right }: Infix, first: TextValue, second: TextValue, scope: Scope): Value {
  if (symbol !== '=' && symbol !== '!=') {
    reportKind(right.span, 'a number', second, scope, 'Texts have no order: compare them with `=` or `!=`.');
    return errorValue;
  }
  const condition = { kind: 'compare', comparison: symbol, left: first.core, right: second.core, span } as const;
  return { kind: 'condition', condition };
}

/** The condition `stage = "3a"`. Reports a text that it can never be. */
export function compareWithText(
  expression: Infix,
  value: TextValue,
  option: Expression & { kind: 'option' },
  scope: Scope,
): Value {
  const written = asText({ kind: 'option', key: option.key }, scope.texts);
  if (written === null) return errorValue;
  if (value.possible.includes(option.key)) return compareTexts(expression, value, written, scope);
  const possible = [...new Set(value.possible)];
  const details = quotedMeant(option.key, option.span, possible, 'It is one of');
  scope.reporter.report('unknown-text', option.span, { name: option.key }, details);
  return errorValue;
}
