/** Evaluates the formula of a control: plain numbers, the names of columns, operators and functions. */

import { findArithmetic, prefixOperation } from '../../program/operations.js';
import type { Expression } from '../../syntax/ast.js';

/** Null where the formula is of another kind, names something else or has no answer. */
export function plainValue(expression: Expression, named: (name: string) => number | null): number | null {
  switch (expression.kind) {
    case 'number':
      return expression.unit === null ? Number(expression.text) : null;
    case 'name':
      return named(expression.name);
    case 'prefix':
      return applied(prefixOperation(expression.symbol).name, [expression.operand], named);
    case 'infix':
      return applied(expression.symbol, [expression.left, expression.right], named);
    case 'call':
      return applied(expression.callee.name, expression.args, named);
    default:
      return null;
  }
}

function applied(
  operation: string,
  operands: readonly Expression[],
  named: (name: string) => number | null,
): number | null {
  const arithmetic = findArithmetic(operation);
  const values = operands.flatMap((operand) => plainValue(operand, named) ?? []);
  if (arithmetic === undefined || values.length < operands.length) return null;
  const value = arithmetic.evaluate(values);
  return Number.isFinite(value) ? value : null;
}
