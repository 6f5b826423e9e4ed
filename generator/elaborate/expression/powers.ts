/** The unit rules of powers, roots, logarithms and rounding. */
import type { Core } from '../../program/core.js';
import { apply } from '../../program/core-builders.js';
import type { Details } from '../../source/diagnostic.js';
import type { Span } from '../../source/source.js';
import { spanText } from '../../source/source.js';
import { isDoubted } from '../../units/inference.js';
import type { Rational } from '../../units/rational.js';
import { fraction, integer, toNumber } from '../../units/rational.js';
import type { Unit } from '../../units/unit.js';
import {
  displayUnit,
  hasRoot,
  isCountable,
  isPlain,
  isReading,
  plain,
  raiseUnit,
  rootOfUnit,
  withOrigins,
} from '../../units/unit.js';
import type { UnitTable } from '../../units/units.js';
import { baseUnit, isKindCounted, largestPower, namesOfKind, reportPower } from '../../units/units.js';
import type { Operand, Rules } from './operand.js';
import {
  afterMistake,
  elementwise,
  isAlike,
  isPlainNumber,
  noteDemand,
  reportRange,
  reportReading,
  reportUnit,
} from './operand.js';
import { reportMismatch } from './report-mismatch.js';
import type { NumberValue, Value } from './value.js';
import { constantOf, convertTo, endsOf, errorValue, simplified, unitWords } from './value.js';

/** Functions of plain numbers: `ln`, `log10`, `exp`, `annuity` and the like. One with several operands takes no ranges. */
export function plainOf(operands: readonly Operand[], rules: Rules): Value {
  const stranger = operands.find((operand) => !isPlainNumber(operand, rules));
  if (stranger !== undefined) return reportUnit(stranger, rules);
  const range = operands.find(({ value }) => operands.length > 1 && value.kind === 'range');
  if (range !== undefined) return reportRange(range.span, `what \`${rules.operation}\` takes`, rules);
  const values = operands.map(({ value }) => convertTo(value, plain));
  return elementwise(values, plain, rules, false);
}

/** `periods(payment, rate, principal)`: payment and principal of one kind of unit, the rate a plain number, and no ranges. */
export function repaymentOf(operands: readonly Operand[], rules: Rules): Value {
  const [payment, rate, principal] = operands;
  if (payment === undefined || rate === undefined || principal === undefined) return errorValue;
  const range = operands.find(({ value }) => value.kind === 'range');
  const reading = operands.find(({ value }) => isReading(value.unit));
  if (range !== undefined) return reportRange(range.span, `what \`${rules.operation}\` takes`, rules);
  if (reading !== undefined) return reportReading(reading, rules);
  if (!isPlainNumber(rate, rules)) return reportUnit(rate, rules);
  if (!isAlike(principal, payment, rules)) {
    reportMismatch(payment, principal, 'comparison', rules);
    return errorValue;
  }
  const [paid, each, lent] = [
    payment.value,
    convertTo(rate.value, plain),
    convertTo(principal.value, payment.value.unit),
  ].map((value) => endsOf(value).low) as [Core, Core, Core];
  const surplus = apply('-', [paid, apply('*', [each, lent], rules.span)], rules.span);
  return { kind: 'number', unit: plain, core: apply('periods', [lent, surplus, each], rules.span) };
}

/** `mod(x, m)`: both of one kind of unit, and no ranges, as a remainder neither only rises nor only falls. */
export function restOf(operands: readonly Operand[], rules: Rules): Value {
  const [operand, divisor] = operands;
  const range = operands.find(({ value }) => value.kind === 'range');
  const reading = operands.find(({ value }) => isReading(value.unit));
  if (operand === undefined || divisor === undefined) return errorValue;
  if (range !== undefined) return reportRange(range.span, `what \`${rules.operation}\` takes`, rules);
  if (reading !== undefined) return reportReading(reading, rules);
  const { unit } = operand.value;
  if (!isAlike(divisor, operand, rules)) {
    reportMismatch(operand, divisor, 'rounding', rules);
    return errorValue;
  }
  return elementwise([operand.value, convertTo(divisor.value, unit)], unit, rules, false);
}

const half = fraction(1n, 2n);

/** `sqrt(x)`: in the root of the unit if it has one, otherwise in the root of its base units. */
export function rootOf(operand: Operand, rules: Rules): Value {
  const { unit } = operand.value;
  if (isReading(unit)) return reportReading(operand, rules, true);
  noteDemand(operand, (each) => hasRoot(each, 2), rules);
  if (!hasRoot(unit, 2)) return isDoubted(unit) ? errorValue : reportUnit(operand, rules);
  const own = rootOfUnit(unit, 2);
  const base = own === null ? baseUnit(unit, rules.units) : unit;
  const root = withOrigins(isPlain(unit) ? plain : (own ?? rootOfUnit(base, 2) ?? plain), unit, half);
  return elementwise([convertTo(operand.value, isPlain(unit) ? plain : base)], root, rules, false);
}

/** Rounding: plain numbers and counts to whole numbers, everything else to a multiple. */
export function roundingOf(operand: Operand, multiple: Operand | undefined, rules: Rules): Value {
  const { unit } = operand.value;
  if (isReading(unit)) return reportReading(operand, rules);
  if (multiple === undefined) {
    noteDemand(operand, (each) => isPlain(each) || isKindCounted(each, rules.units), rules);
    if (!isPlain(unit) && !isCountable(unit) && !isDoubted(unit)) return reportRounding(operand, rules);
    const whole = isPlain(unit) ? withOrigins(plain, unit) : unit;
    return elementwise([convertTo(operand.value, whole)], whole, rules, false);
  }
  if (multiple.value.kind === 'range') return reportRange(multiple.span, 'the multiple', rules);
  if (!isAlike(multiple, operand, rules)) {
    reportMismatch(operand, multiple, 'rounding', rules);
    return afterMistake(operand.value);
  }
  return elementwise([operand.value, convertTo(multiple.value, unit)], unit, rules, false);
}

function reportRounding({ value, span }: Operand, { operation, reporter, units }: Rules): Value {
  const unit = displayUnit(value.unit);
  const args = { name: operation, found: unitWords(value.unit) };
  reporter.report('rounding-needs-multiple', span, args, { label: unit, ...multipleFor(value.unit, span, units) });
  return afterMistake(value);
}

/** Proposes a multiple in a unit that the catalog has. Where it has none of this kind, the formula is wrong. */
function multipleFor(unit: Unit, span: Span, units: UnitTable): Details {
  const [name] = namesOfKind(unit, [unit], units);
  if (name === undefined) return { hint: 'No unit measures this: look for a sign or a factor that is wrong.' };
  const text = spanText(span).length > 30 ? '...' : spanText(span);
  const choices = [`${spanText(span)}, 1 ${name}`];
  return { hint: `Give it a multiple, such as \`${text}, 1 ${name}\`.`, choices };
}

/** `a ^ b`: any exponent for plain numbers; with a unit, a constant one, if the unit has its root. */
export function powerOf(base: Operand, exponent: Operand, rules: Rules): Value {
  const range = [base, exponent].find(({ value }) => value.kind === 'range');
  if (range !== undefined) return reportRange(range.span, 'each side of a power', rules);
  if (!isPlainNumber(exponent, rules)) return reportUnit(exponent, rules);
  const size = convertTo(exponent.value as NumberValue, plain).core;
  const fixed = constantOf(size);
  if (fixed === null) noteDemand(base, plain, rules);
  if (isPlain(base.value.unit)) {
    const { core } = convertTo(base.value as NumberValue, plain);
    const unit = fixed === null ? plain : withOrigins(plain, base.value.unit, fixed);
    return { kind: 'number', unit, core: apply('^', [core, size], rules.span) };
  }
  return raise(base.value as NumberValue, base.span, size, rules);
}

function raise(base: NumberValue, span: Span, size: Core, rules: Rules): Value {
  const exponent = constantOf(size);
  if (isReading(base.unit)) return reportReading({ value: base, span }, rules, true);
  if (exponent !== null && exponent.denominator === 1n) return raiseWhole(base, toNumber(exponent), size, rules);
  const degree = exponent === null ? 0 : Number(exponent.denominator);
  if (exponent === null || !hasRoot(base.unit, degree)) {
    if (isDoubted(base.unit)) return errorValue;
    const label = displayUnit(base.unit);
    rules.reporter.report('exponent-not-constant', span, { found: unitWords(base.unit) }, { label });
    return errorValue;
  }
  if (degree !== 2) return raiseRoot(base, exponent, rules);
  const root = rootOf({ value: base, span }, { ...rules, operation: 'sqrt' });
  const whole = Number(exponent.numerator);
  if (root.kind !== 'number' || whole === 1) return root;
  return raiseWhole(root, whole, { kind: 'constant', value: integer(whole) }, rules);
}

/** `volume ^ (2/3)`: in the power of the unit's root if it has one, otherwise in that of its base units. */
function raiseRoot(base: NumberValue, { numerator, denominator }: Rational, rules: Rules): Value {
  const [degree, whole] = [Number(denominator), Number(numerator)];
  const own = rootOfUnit(base.unit, degree);
  const from = own === null ? baseUnit(base.unit, rules.units) : base.unit;
  const raised = raiseUnit(own ?? rootOfUnit(from, degree) ?? plain, whole);
  const unit = withOrigins(raised, base.unit, { numerator, denominator });
  const largest = Math.max(0, ...unit.factors.map(({ power }) => Math.abs(power)));
  if (largest > largestPower) {
    reportPower(largest, rules.span, rules.reporter);
    return errorValue;
  }
  const size: Core = { kind: 'constant', value: { numerator, denominator } };
  const core = apply('^', [convertTo(base, from).core, size], rules.span);
  return simplified({ kind: 'number', unit, core });
}

function raiseWhole(base: NumberValue, exponent: number, size: Core, rules: Rules): Value {
  const largest = Math.max(1, ...base.unit.factors.map(({ power }) => Math.abs(power))) * Math.abs(exponent);
  if (largest > largestPower) {
    reportPower(largest, rules.span, rules.reporter);
    return errorValue;
  }
  const core = apply('^', [base.core, size], rules.span);
  return simplified({ kind: 'number', unit: raiseUnit(base.unit, exponent), core });
}
