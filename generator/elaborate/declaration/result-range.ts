/** Checks the range of the result. */

import type { RawFormula } from '../../language/forms/form.js';
import type { RawCalculator } from '../../language/read-calculator.js';
import type { Expression } from '../../syntax/ast.js';
import type { Unit } from '../../units/unit.js';
import { plain, unitLabel } from '../../units/unit.js';
import { unitOfText } from '../../units/units.js';
import { elaborate, elaborateQuantity } from '../expression/elaborate.js';
import { inDeclared } from '../expression/operand.js';
import { parseIn } from '../expression/parse.js';
import { reportKind } from '../expression/report-kind.js';
import type { Scope } from '../expression/scope.js';
import type { RangeValue } from '../expression/value.js';
import type { CheckedFigure } from './result.js';
import { reportOutputUnit } from './result.js';

export interface CheckedRange {
  readonly low: CheckedFigure;
  readonly high: CheckedFigure;
}

/**
 * The range that the editor names, or the one whose low or high end the value is; null when there is neither, undefined
 * after a mistake. Call only for a result without mistakes.
 */
export function checkResultRange({ result }: RawCalculator, scope: Scope): CheckedRange | null | undefined {
  const unit = result.unit === null ? plain : unitOfText(result.unit, scope.units, scope.reporter);
  if (unit === null) return undefined;
  const named = result.range === null ? rangeBehind(result.value, scope) : namedRange(result.range, scope);
  if (named === null || named === undefined) return named;
  const converted = inDeclared(named.value, named.expression.span, unit, scope);
  if (converted !== null)
    return { low: endOf(converted.low, unit, named, result), high: endOf(converted.high, unit, named, result) };
  reportOutputUnit('The range of the result', named.value, named.expression.span, unit, result.unit, scope);
  return undefined;
}

interface FoundRange {
  readonly value: RangeValue;
  readonly expression: Expression;
}

function namedRange(raw: RawFormula, scope: Scope): FoundRange | undefined {
  const expression = parseIn(raw, scope);
  const value = expression && elaborateQuantity(expression, scope);
  if (expression === null || value === null) return undefined;
  if (value.kind === 'range') return { value, expression };
  reportKind(expression.span, 'a range', value, scope, 'Name a range, such as `low..high`, or leave `range` out.');
  return undefined;
}

/** The range whose end the result is, such as cost for `low(cost)`; null for anything else. */
function rangeBehind(raw: RawFormula, scope: Scope): FoundRange | null {
  const written = parseIn(raw, scope);
  const call = written?.kind === 'convert' ? written.operand : written;
  if (call?.kind !== 'call' || !['low', 'high'].includes(call.callee.name)) return null;
  const [expression] = call.args;
  const value = expression && elaborate(expression, scope);
  return expression !== undefined && value?.kind === 'range' ? { value, expression } : null;
}

function endOf(
  core: RangeValue['low'],
  unit: Unit,
  { expression: { span } }: FoundRange,
  { decimals, signed }: RawCalculator['result'],
): CheckedFigure {
  const what = 'the range of the result';
  return { core, unit, unitLabel: unitLabel(unit), decimals, signed: signed?.value === true, span, what };
}
