/** Applies the unit rule that the table of operations names for an operation. */
import type { OperationRow } from '../../model/operations.js';
import type { Unit } from '../../model/unit.js';
import { displayUnit } from '../../model/unit.js';
import type { Reporter } from '../../text/diagnostic.js';
import type { Span } from '../../text/source.js';
import { angleOf, ofAngle } from './angles.js';
import { endOf, productOf, quotientOf, rangeOf, sameUnitOf, sumOf } from './arithmetic.js';
import type { Operand, Site } from './operand.js';
import { inUnit } from './operand.js';
import { plainOf, powerOf, restOf, rootOf, roundingOf } from './powers.js';
import type { Quantity, Value } from './value.js';
import { errorValue, missingFactor, quotedUnit, unitWords } from './value.js';

/** The value of a function or a prefix operator for its operands. */
export function applyFunction(row: OperationRow, operands: readonly Operand[], site: Site): Value {
  const [first, second] = operands;
  if (first === undefined) return errorValue;
  switch (row.units) {
    case 'same':
      return sameUnitOf(operands, { ...site, operation: row.name });
    case 'root':
      return rootOf(first, { ...site, operation: row.name });
    case 'plain':
      return plainOf(operands, { ...site, operation: row.name });
    case 'rounding':
      return roundingOf(first, second, { ...site, operation: row.name });
    case 'rest':
      return restOf(operands, { ...site, operation: row.name });
    case 'angle':
      return ofAngle(first, { ...site, operation: row.name });
    case 'arc':
      return angleOf(first, { ...site, operation: row.name });
    case 'ends':
      return endOf(first, row.name, site);
    default:
      throw new Error(`The function ${row.name} has the unit rule of an operator.`);
  }
}

/** The value of an infix operator for its operands. */
export function applyOperator(row: OperationRow, left: Operand, right: Operand, site: Site): Value {
  switch (row.units) {
    case 'sum':
    case 'difference':
      return sumOf(left, right, { ...site, operation: row.name });
    case 'product':
      return productOf(left, right, { ...site, operation: row.name });
    case 'quotient':
      return quotientOf(left, right, { ...site, operation: row.name });
    case 'power':
      return powerOf(left, right, { ...site, operation: row.name });
    case 'range':
      return rangeOf(left, right, site);
    default:
      throw new Error(`The operator ${row.name} has the unit rule of a function.`);
  }
}

/** `value to unit`. Reports `cannot-convert` for units of different kinds. */
export function applyConversion(value: Quantity, target: Unit, span: Span, reporter: Reporter): Value {
  const converted = inUnit(value, target);
  if (converted !== null) return converted;
  const [label, hint] = [displayUnit(value.unit), missingFactor(value.unit, target)];
  reporter.report('cannot-convert', span, { from: unitWords(value.unit), to: quotedUnit(target) }, { label, hint });
  return errorValue;
}
