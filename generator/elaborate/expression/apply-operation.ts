/** Applies the unit rule that the table of operations names for an operation. */
import type { OperationRow } from '../../program/operations.js';
import type { Span } from '../../source/source.js';
import type { Unit } from '../../units/unit.js';
import { displayUnit } from '../../units/unit.js';
import { angleOf, ofAngle } from './angles.js';
import { endOf, productOf, quotientOf, rangeOf, sameUnitOf, sumOf } from './arithmetic.js';
import { countOfDay, monthsLater } from './days.js';
import { missingFactor } from './missing-factor.js';
import type { Operand, OperationContext } from './operand.js';
import { afterMistake, inDeclared } from './operand.js';
import { plainOf, powerOf, repaymentOf, restOf, rootOf, roundingOf } from './powers.js';
import type { Quantity, Value } from './value.js';
import { errorValue, quotedUnit, unitWords } from './value.js';

/** The value of a function or a prefix operator for its operands. */
export function applyFunction(row: OperationRow, operands: readonly Operand[], context: OperationContext): Value {
  const [first, second] = operands;
  if (first === undefined) return errorValue;
  switch (row.units) {
    case 'same':
      return sameUnitOf(operands, { ...context, operation: row.name });
    case 'root':
      return rootOf(first, { ...context, operation: row.name });
    case 'plain':
      return plainOf(operands, { ...context, operation: row.name });
    case 'rounding':
      return roundingOf(first, second, { ...context, operation: row.name });
    case 'repayment':
      return repaymentOf(operands, { ...context, operation: row.name });
    case 'rest':
      return restOf(operands, { ...context, operation: row.name });
    case 'angle':
      return ofAngle(first, { ...context, operation: row.name });
    case 'arc':
      return angleOf(first, { ...context, operation: row.name });
    case 'ofDay':
      return countOfDay(first, { ...context, operation: row.name });
    case 'months':
      return monthsLater(operands, { ...context, operation: row.name });
    case 'ends':
      return endOf(first, row.name, context);
    default:
      throw new Error(`The function ${row.name} has the unit rule of an operator.`);
  }
}

/** The value of an infix operator for its operands. */
export function applyOperator(row: OperationRow, left: Operand, right: Operand, context: OperationContext): Value {
  switch (row.units) {
    case 'sum':
    case 'difference':
      return sumOf(left, right, { ...context, operation: row.name });
    case 'product':
      return productOf(left, right, { ...context, operation: row.name });
    case 'quotient':
      return quotientOf(left, right, { ...context, operation: row.name });
    case 'power':
      return powerOf(left, right, { ...context, operation: row.name });
    case 'range':
      return rangeOf(left, right, context);
    default:
      throw new Error(`The operator ${row.name} has the unit rule of a function.`);
  }
}

/** `value to unit`. Reports `cannot-convert` for units of different kinds. */
export function applyConversion(
  value: Quantity,
  target: Unit,
  span: Span,
  context: Omit<OperationContext, 'span'>,
): Value {
  const converted = inDeclared(value, span, target, context);
  if (converted !== null) return converted;
  const [label, hint] = [displayUnit(value.unit), missingFactor(value.unit, target, context.units)];
  context.reporter.report(
    'cannot-convert',
    span,
    { from: unitWords(value.unit), to: quotedUnit(target) },
    { label, hint },
  );
  return afterMistake({ ...value, unit: target });
}
