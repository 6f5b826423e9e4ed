import type { Core } from '../model/core.js';
import { apply, guarded } from '../model/core-builders.js';
import type { OperationName } from '../model/operations.js';
import { integer, toNumber } from '../model/rational.js';
import type { Unit } from '../model/unit.js';
import {
  displayUnit,
  divideUnits,
  hasRoot,
  isCountable,
  isPlain,
  isReading,
  multiplyUnits,
  plain,
  raiseUnit,
  rootOfUnit,
  sameDimensions,
  sameScale,
  unitOf,
} from '../model/unit.js';
import type { Reporter } from '../text/diagnostic.js';
import type { UnitUse } from '../text/messages.js';
import type { Span } from '../text/source.js';
import { spanText } from '../text/source.js';
import type { UnitTable } from './units.js';
import { baseUnit, largestPower, reportPower } from './units.js';
import type { NumberValue, Quantity, Value } from './value.js';
import { constantOf, convertTo, endsOf, errorValue, missingFactor, simplified, unitWords } from './value.js';

/** An operand with the place it stands at, so that messages can mark both sides. */
export interface Operand {
  readonly value: Quantity;
  readonly span: Span;
}

/** What the rules need besides their operands. */
export interface Rules {
  readonly operation: OperationName;
  readonly span: Span;
  readonly units: UnitTable;
  readonly reporter: Reporter;
}

/** Reports that two operands are of different kinds, marking both, and proposes what is missing. */
export function reportMismatch(left: Operand, right: Operand, use: UnitUse, reporter: Reporter): void {
  const [first, second] = [left.value.unit, right.value.unit];
  reporter.report(
    'unit-mismatch',
    right.span,
    { use, left: unitWords(first), right: unitWords(second) },
    {
      label: displayUnit(second),
      related: [{ span: left.span, label: displayUnit(first) }],
      hint: mismatchHint(left, right),
    },
  );
}

function mismatchHint(left: Operand, right: Operand): string | undefined {
  const [first, second] = [left.value.unit, right.value.unit];
  if (isBareNumber(right)) return giveUnit(right, first);
  if (isBareNumber(left)) return giveUnit(left, second);
  if (isReading(first) !== isReading(second))
    return 'One is a reading of a scale, the other a difference; a reading less a reading is a difference.';
  return missingFactor(second, first);
}

function isBareNumber({ value }: Operand): boolean {
  return isPlain(value.unit) && constantOf(endsOf(value).low) !== null;
}

function giveUnit({ span }: Operand, unit: Unit): string {
  return `Give the number its unit, such as \`${spanText(span)} ${displayUnit(unit)}\`.`;
}

/** `a + b` and `a - b`: one kind of unit; readings only move by differences. */
export function sumOf(left: Operand, right: Operand, rules: Rules): Value {
  const [a, b] = [left.value, right.value];
  if (!sameDimensions(a.unit, b.unit)) {
    reportMismatch(left, right, rules.operation === '-' ? 'difference' : 'sum', rules.reporter);
    return errorValue;
  }
  const unit = sumUnit(a.unit, b.unit, rules);
  if (unit === null) return refuseReading(right, rules);
  const moved = isReading(b.unit) && !isReading(a.unit) ? convertTo(a, { ...b.unit, zero: null }) : a;
  const other = convertTo(b, isReading(b.unit) && isReading(moved.unit) ? moved.unit : { ...moved.unit, zero: null });
  return elementwise([moved, other], unit, rules, rules.operation === '-');
}

/** The unit of a sum; null where readings are added, or subtracted from a difference. */
function sumUnit(a: Unit, b: Unit, { operation, units }: Rules): Unit | null {
  if (!isReading(b)) return a;
  if (operation === '-') return isReading(a) ? differenceUnit(a, units) : null;
  return isReading(a) ? null : b;
}

/** The unit of differences between readings: one of the same size without a zero, where the catalog names one. */
function differenceUnit(reading: Unit, { units }: UnitTable): Unit {
  const found = [...units.values()].map(unitOf).find((unit) => !isReading(unit) && isSameSize(unit, reading));
  return found ?? { ...reading, factors: [], zero: null };
}

function isSameSize(a: Unit, b: Unit): boolean {
  return sameDimensions(a, b) && sameScale(a, b);
}

function refuseReading({ value, span }: Operand, { reporter }: Rules): Value {
  const label = displayUnit(value.unit);
  reporter.report('reading-arithmetic', span, { found: unitWords(value.unit) }, { label });
  return errorValue;
}

/** The value, when its unit is one to be calculated with. */
function withinReach(value: Quantity, { span, reporter }: Rules): Value {
  const largest = Math.max(0, ...value.unit.factors.map(({ power }) => Math.abs(power)));
  if (largest <= largestPower) return value;
  reportPower(largest, span, reporter);
  return errorValue;
}

/** `a * b`: units multiply. A range may only be multiplied by what is never negative. */
export function productOf(left: Operand, right: Operand, rules: Rules): Value {
  const [a, b] = [left.value, right.value];
  const reading = [left, right].find(({ value }) => isReading(value.unit));
  if (reading !== undefined) return refuseReading(reading, rules);
  const unit = multiplyUnits(a.unit, b.unit);
  const times = (x: Core, y: Core) => apply('*', [x, y], rules.span);
  if (a.kind === 'number' && b.kind === 'number')
    return withinReach(simplified({ kind: 'number', unit, core: times(a.core, b.core) }), rules);
  const [x, y] = [endsOf(a), endsOf(b)];
  const duty = (core: Core) =>
    dutyOf(dutyOf(core, b.kind === 'range' ? x.low : null, left.span), a.kind === 'range' ? y.low : null, right.span);
  return withinReach(
    simplified({ kind: 'range', unit, low: duty(times(x.low, y.low)), high: times(x.high, y.high) }),
    rules,
  );
}

/** `a / b`: units divide. A range divides the other way round: the high end is the amount by the low end. */
export function quotientOf(left: Operand, right: Operand, rules: Rules): Value {
  const [a, b] = [left.value, right.value];
  const reading = [left, right].find(({ value }) => isReading(value.unit));
  if (reading !== undefined) return refuseReading(reading, rules);
  const unit = divideUnits(a.unit, b.unit);
  const over = (x: Core, y: Core) => apply('/', [x, y], rules.span);
  if (a.kind === 'number' && b.kind === 'number')
    return withinReach(simplified({ kind: 'number', unit, core: over(a.core, b.core) }), rules);
  const [x, y] = [endsOf(a), endsOf(b)];
  const duty = (core: Core) => dutyOf(dutyOf(core, b.kind === 'range' ? x.low : null, left.span), y.low, right.span);
  return withinReach(
    simplified({ kind: 'range', unit, low: duty(over(x.low, y.high)), high: over(x.high, y.low) }),
    rules,
  );
}

function dutyOf(core: Core, duty: Core | null, span: Span): Core {
  return duty === null ? core : guarded(core, duty, span);
}

/** `low..high` in one unit. */
export function rangeOf(left: Operand, right: Operand, rules: Rules): Value {
  const [a, b] = [left.value, right.value];
  const range = [left, right].find(({ value }) => value.kind === 'range');
  if (range !== undefined) return refuseRange(range.span, 'each end of a range', rules);
  if (!sameDimensions(a.unit, b.unit) || isReading(a.unit) !== isReading(b.unit)) {
    reportMismatch(left, right, 'ends', rules.reporter);
    return errorValue;
  }
  const low = (convertTo(a, b.unit) as NumberValue).core;
  const high = (b as NumberValue).core;
  return { kind: 'range', unit: b.unit, low: guarded(low, apply('-', [high, low], rules.span), rules.span), high };
}

/** Operations that keep the unit of their operands and never fall as these rise: min, max, clamp; and the sign. */
export function sameUnitOf(operands: readonly Operand[], rules: Rules): Value {
  const [first, ...others] = operands;
  if (first === undefined) return errorValue;
  const stranger = others.find(
    ({ value }) =>
      !sameDimensions(value.unit, first.value.unit) || isReading(value.unit) !== isReading(first.value.unit),
  );
  if (stranger !== undefined) {
    reportMismatch(first, stranger, 'comparison', rules.reporter);
    return errorValue;
  }
  if (rules.operation === 'abs' && first.value.kind === 'range')
    return refuseRange(first.span, 'what `abs` takes', rules);
  if (others.length === 0 && isReading(first.value.unit) && !isWrittenReading(first, rules))
    return refuseReading(first, rules);
  const values = operands.map(({ value }) => convertTo(value, first.value.unit));
  return elementwise(values, first.value.unit, rules, rules.operation === 'negate');
}

/** `-10 degF` is a reading; the opposite of a computed one would change with the scale it is read on. */
function isWrittenReading({ value }: Operand, { operation }: Rules): boolean {
  return operation === 'negate' && constantOf(endsOf(value).low) !== null;
}

/** A range goes in by its ends; where the operation falls in its last operand, that one's ends change places. */
function elementwise(values: readonly Quantity[], unit: Unit, rules: Rules, fallsInLast: boolean): Quantity {
  if (values.every((value) => value.kind === 'number')) {
    return {
      kind: 'number',
      unit,
      core: apply(
        rules.operation,
        values.map((value) => endsOf(value).low),
        rules.span,
      ),
    };
  }
  const ends = values.map((value, index) =>
    fallsInLast && index === values.length - 1 ? flip(endsOf(value)) : endsOf(value),
  );
  const low = apply(
    rules.operation,
    ends.map((end) => end.low),
    rules.span,
  );
  const high = apply(
    rules.operation,
    ends.map((end) => end.high),
    rules.span,
  );
  return { kind: 'range', unit, low, high };
}

function flip({ low, high }: { low: Core; high: Core }): { low: Core; high: Core } {
  return { low: high, high: low };
}

/** Functions of plain numbers: ln, log10, exp. */
export function plainOf(operand: Operand, rules: Rules): Value {
  if (!isPlain(operand.value.unit)) return refuseUnit(operand, rules);
  return elementwise([convertTo(operand.value, plain)], plain, rules, false);
}

function refuseUnit({ value, span }: Operand, { operation, reporter }: Rules): Value {
  reporter.report(
    'not-a-plain-number',
    span,
    { name: operation, found: unitWords(value.unit) },
    { label: displayUnit(value.unit), hint: `Divide it by one of its unit: \`${inOneUnit({ value, span })}\`.` },
  );
  return errorValue;
}

/** `depth / 1 in`, with the text of the operand where it is short. */
function inOneUnit({ value, span }: Operand): string {
  const text = spanText(span);
  const isOne = /^(?:[\w.]+|\w*\([^()]*\))$/.test(text);
  return `${isOne ? text : text.length > 30 ? '(...)' : `(${text})`} / 1 ${displayUnit(value.unit)}`;
}

/** `sqrt(x)`: the unit's own root where it has one, otherwise that of its base units. */
export function rootOf(operand: Operand, rules: Rules): Value {
  const { unit } = operand.value;
  if (isReading(unit)) return refuseReading(operand, rules);
  if (!hasRoot(unit, 2)) return refuseUnit(operand, rules);
  const own = rootOfUnit(unit, 2);
  const base = own === null ? baseUnit(unit, rules.units) : unit;
  const root = own ?? rootOfUnit(base, 2) ?? plain;
  return elementwise(
    [convertTo(operand.value, isPlain(unit) ? plain : base)],
    isPlain(unit) ? plain : root,
    rules,
    false,
  );
}

/** Rounding: plain numbers and countables to whole ones, everything else to a multiple. */
export function roundingOf(operand: Operand, multiple: Operand | undefined, rules: Rules): Value {
  const { unit } = operand.value;
  if (isReading(unit)) return refuseReading(operand, rules);
  if (multiple === undefined) {
    if (!isPlain(unit) && !isCountable(unit)) return refuseRounding(operand, rules);
    const whole = isPlain(unit) ? plain : unit;
    return elementwise([convertTo(operand.value, whole)], whole, rules, false);
  }
  if (multiple.value.kind === 'range') return refuseRange(multiple.span, 'the multiple', rules);
  if (!sameDimensions(unit, multiple.value.unit)) {
    reportMismatch(operand, multiple, 'rounding', rules.reporter);
    return errorValue;
  }
  return elementwise([operand.value, convertTo(multiple.value, unit)], unit, rules, false);
}

function refuseRounding({ value, span }: Operand, { operation, reporter }: Rules): Value {
  const unit = displayUnit(value.unit);
  const text = spanText(span).length > 30 ? '...' : spanText(span);
  reporter.report(
    'rounding-needs-multiple',
    span,
    { name: operation, found: unitWords(value.unit) },
    { label: unit, hint: `Write \`${operation}(${text}, 1 ${unit})\` to round to whole ${unit}.` },
  );
  return errorValue;
}

/** `a ^ b`: free for plain numbers; a unit takes a fixed whole exponent, or a half where it has a root. */
export function powerOf(base: Operand, exponent: Operand, rules: Rules): Value {
  const range = [base, exponent].find(({ value }) => value.kind === 'range');
  if (range !== undefined) return refuseRange(range.span, 'what is raised to a power, and the power,', rules);
  if (!isPlain(exponent.value.unit)) return refuseUnit(exponent, rules);
  const size = convertTo(exponent.value as NumberValue, plain).core;
  if (isPlain(base.value.unit)) {
    return {
      kind: 'number',
      unit: plain,
      core: apply('^', [(convertTo(base.value, plain) as NumberValue).core, size], rules.span),
    };
  }
  return raise(base.value as NumberValue, base.span, size, rules);
}

function raise(base: NumberValue, span: Span, size: Core, rules: Rules): Value {
  const exponent = constantOf(size);
  if (isReading(base.unit)) return refuseReading({ value: base, span }, rules);
  if (exponent !== null && exponent.denominator === 1n) return raiseWhole(base, toNumber(exponent), size, rules);
  const half = exponent !== null && exponent.denominator === 2n && hasRoot(base.unit, 2);
  if (!half || exponent === null) {
    rules.reporter.report(
      'exponent-not-constant',
      span,
      { found: unitWords(base.unit) },
      { label: displayUnit(base.unit) },
    );
    return errorValue;
  }
  const root = rootOf({ value: base, span }, { ...rules, operation: 'sqrt' });
  const whole = Number(exponent.numerator);
  if (root.kind !== 'number' || whole === 1) return root;
  return raiseWhole(root, whole, { kind: 'constant', value: integer(whole) }, rules);
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

/** `low(r)`, `high(r)`, `mid(r)`. */
export function endOf(operand: Operand, rules: Rules): Value {
  const { unit } = operand.value;
  const { low, high } = endsOf(operand.value);
  if (rules.operation === 'low') return { kind: 'number', unit, core: low };
  if (rules.operation === 'high') return { kind: 'number', unit, core: high };
  const sum = apply('+', [low, high], rules.span);
  return { kind: 'number', unit, core: apply('/', [sum, { kind: 'constant', value: integer(2) }], rules.span) };
}

export function refuseRange(span: Span, what: string, { reporter }: Pick<Rules, 'reporter'>): Value {
  reporter.report('range-not-allowed', span, { what });
  return errorValue;
}

/** The same value in a unit that a declaration asks for; null when the kinds differ. */
export function inUnit<T extends Quantity>(value: T, unit: Unit): T | null {
  if (!sameDimensions(value.unit, unit) || isReading(value.unit) !== isReading(unit)) return null;
  return convertTo(value, unit);
}
