/** Reports a unit split by spaces: `150..200 USD / cuyd`. */

import { writeAt } from '../../source/hint.js';
import { spanOf, spanText } from '../../source/source.js';
import type { Expression, Infix, UnitExpression } from '../../syntax/ast.js';
import type { Scope } from './scope.js';

/** True after reporting `unknown-name` for a unit with spaces around the `/` before it. */
export function reportSplitUnit({ symbol, left, right }: Infix, scope: Scope): boolean {
  if (symbol !== '/' || right.kind !== 'name') return false;
  const { name, span } = right;
  const unit = unitAtEnd(left);
  if (unit === null || scope.inputs.has(name) || scope.steps.has(name) || !scope.units.units.has(name)) return false;
  const whole = spanOf(span.source, unit.span.start, span.end);
  const text = `${spanText(unit.span)}/${name}`;
  scope.reporter.report('unknown-name', span, { name }, writeAt(whole, text, ': a unit has no spaces in it.'));
  return true;
}

/** The unit of the number that an expression ends with; null when there is none. */
function unitAtEnd(expression: Expression): UnitExpression | null {
  if (expression.kind === 'number') return expression.unit;
  return expression.kind === 'infix' && expression.symbol === '..' ? unitAtEnd(expression.right) : null;
}
