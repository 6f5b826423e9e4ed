/** The unit rules of sums, products, ranges and of operations that keep the unit. */
import type { Core } from '../../program/core.js';
import { apply, guarded } from '../../program/core-builders.js';
import { arithmeticOf } from '../../program/operations.js';
import type { Span } from '../../source/source.js';
import { joinSpans } from '../../source/source.js';
import { integer } from '../../units/rational.js';
import type { Unit } from '../../units/unit.js';
import { divideUnits, isReading, multiplyUnits } from '../../units/unit.js';
import { largestPower, reportPower } from '../../units/units.js';
import type { Operand, OperationContext, Rules } from './operand.js';
import { afterMistake, differenceUnit, elementwise, isAlike, reportRange, reportReading } from './operand.js';
import { reportMismatch } from './report-mismatch.js';
import { advisePercent } from './report-percent.js';
import type { NumberValue, Quantity, Value } from './value.js';
import { constantOf, convertTo, endsOf, errorValue, quantity, simplified } from './value.js';

/** `a + b` and `a - b`: both of the same kind of unit; a reading can only be moved by a difference. */
export function sumOf(left: Operand, right: Operand, rules: Rules): Value {
  const [a, b] = [left.value, right.value];
  if (!isAlike(right, left, rules)) {
    reportMismatch(left, right, isDifference(rules) ? 'difference' : 'sum', rules);
    return afterMistake(a);
  }
  advisePercent(left, right, rules.reporter);
  const unit = sumUnit(a.unit, b.unit, rules);
  if (unit === null) return reportReading(right, rules);
  const moved = isReading(b.unit) && !isReading(a.unit) ? convertTo(a, { ...b.unit, zero: null }) : a;
  const other = convertTo(b, isReading(b.unit) && isReading(moved.unit) ? moved.unit : { ...moved.unit, zero: null });
  return elementwise([moved, other], unit, rules, isDifference(rules));
}

function isDifference({ operation }: Rules): boolean {
  return arithmeticOf(operation).algebra === 'difference';
}

/** The unit of a sum; null when readings are added, or subtracted from a difference. */
function sumUnit(a: Unit, b: Unit, rules: Rules): Unit | null {
  if (!isReading(b)) return a;
  if (isDifference(rules))
    return isReading(a) ? (differenceUnit(a, rules.units) ?? { ...a, factors: [], zero: null }) : null;
  return isReading(a) ? null : b;
}

/** The value, or the error value after reporting a unit with too high a power. */
function withinReach(value: Quantity, { span, reporter }: Rules): Value {
  const largest = Math.max(0, ...value.unit.factors.map(({ power }) => Math.abs(power)));
  if (largest <= largestPower) return value;
  reportPower(largest, span, reporter);
  return errorValue;
}

/** `a * b`: units multiply. A range may only be multiplied by a value that is never negative. */
export function productOf(left: Operand, right: Operand, rules: Rules): Value {
  const [a, b] = [left.value, right.value];
  const reading = [left, right].find(({ value }) => isReading(value.unit));
  if (reading !== undefined) return reportReading(reading, rules, true);
  const unit = multiplyUnits(a.unit, b.unit);
  const times = (x: Core, y: Core) => apply('*', [x, y], rules.span);
  if (a.kind === 'number' && b.kind === 'number')
    return withinReach(simplified({ kind: 'number', unit, core: times(a.core, b.core) }), rules);
  const [x, y] = [endsOf(a), endsOf(b)];
  const [ofLeft, ofRight] = [b.kind === 'range' ? x.low : null, a.kind === 'range' ? y.low : null];
  const obliged = (core: Core) => neverBelowZero(neverBelowZero(core, ofLeft, left.span), ofRight, right.span);
  const product = quantity(unit, obliged(times(x.low, y.low)), times(x.high, y.high));
  return withinReach(simplified(product), rules);
}

/** `a / b`: units divide. Dividing by a range swaps its ends: the high result is the amount over the low end. */
export function quotientOf(left: Operand, right: Operand, rules: Rules): Value {
  const [a, b] = [left.value, right.value];
  const reading = [left, right].find(({ value }) => isReading(value.unit));
  if (reading !== undefined) return reportReading(reading, rules, true);
  const unit = divideUnits(a.unit, b.unit);
  const over = (x: Core, y: Core) => apply('/', [x, y], rules.span, joinSpans(left.span, rules.span));
  if (a.kind === 'number' && b.kind === 'number')
    return withinReach(simplified({ kind: 'number', unit, core: over(a.core, b.core) }), rules);
  const [x, y] = [endsOf(a), endsOf(b)];
  const ofLeft = b.kind === 'range' ? x.low : null;
  const obliged = (core: Core) => neverBelowZero(neverBelowZero(core, ofLeft, left.span), y.low, right.span);
  const result = quantity(unit, obliged(over(x.low, y.high)), over(x.high, y.low));
  return withinReach(simplified(result), rules);
}

/** The value, with the obligation to prove that an operand is never below zero, so that a range keeps its order. */
function neverBelowZero(core: Core, operand: Core | null, span: Span): Core {
  return operand === null ? core : guarded(core, operand, span);
}

/** `low..high`, in the unit of the high end. */
export function rangeOf(left: Operand, right: Operand, rules: OperationContext): Value {
  const [a, b] = [left.value, right.value];
  const range = [left, right].find(({ value }) => value.kind === 'range');
  if (range !== undefined) return reportRange(range.span, 'each end of a range', rules);
  if (!isAlike(right, left, rules) || isReading(a.unit) !== isReading(b.unit)) {
    reportMismatch(left, right, 'ends', rules);
    return errorValue;
  }
  const low = (convertTo(a, b.unit) as NumberValue).core;
  const high = (b as NumberValue).core;
  return { kind: 'range', unit: b.unit, low: guarded(low, apply('-', [high, low], rules.span), rules.span), high };
}

/** `min`, `max`, `clamp`, `abs` and the negative sign, which keep the unit of their operands. */
export function sameUnitOf(operands: readonly Operand[], rules: Rules): Value {
  const [first, ...others] = operands;
  if (first === undefined) return errorValue;
  const stranger = others.find(
    (each) => !isAlike(each, first, rules) || isReading(each.value.unit) !== isReading(first.value.unit),
  );
  if (stranger !== undefined) {
    reportMismatch(first, stranger, 'comparison', rules);
    return afterMistake(first.value);
  }
  const { algebra, choice } = arithmeticOf(rules.operation);
  if (choice === 'size' && first.value.kind === 'range')
    return reportRange(first.span, `what \`${rules.operation}\` takes`, rules);
  if (others.length === 0 && isReading(first.value.unit) && !isWrittenReading(first, rules))
    return reportReading(first, rules);
  const values = operands.map(({ value }) => convertTo(value, first.value.unit));
  return elementwise(values, first.value.unit, rules, algebra === 'opposite');
}

/** True for a constant such as `-10 degF`; the negative of a computed reading would depend on the scale. */
function isWrittenReading({ value }: Operand, { operation }: Rules): boolean {
  return arithmeticOf(operation).algebra === 'opposite' && constantOf(endsOf(value).low) !== null;
}

/** `low(r)`, `high(r)`, `mid(r)`. */
export function endOf({ value }: Operand, end: 'low' | 'high' | 'mid', { span }: OperationContext): Value {
  const { unit } = value;
  const { low, high } = endsOf(value);
  if (end === 'low') return { kind: 'number', unit, core: low };
  if (end === 'high') return { kind: 'number', unit, core: high };
  const sum = apply('+', [low, high], span);
  return { kind: 'number', unit, core: apply('/', [sum, { kind: 'constant', value: integer(2) }], span) };
}
