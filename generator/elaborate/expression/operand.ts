/** Shared by the unit rules of all operations: operands, and mistakes that several rules report. */

import type { Core } from '../../program/core.js';
import { apply } from '../../program/core-builders.js';
import type { ArithmeticName } from '../../program/operations.js';
import type { Reporter } from '../../source/diagnostic.js';
import type { Span } from '../../source/source.js';
import { joinSpans, spanText } from '../../source/source.js';
import type { Infix } from '../../syntax/ast.js';
import type { UnitDemand, UnitNotes } from '../../units/inference.js';
import { doubted, isDoubted } from '../../units/inference.js';
import type { Unit } from '../../units/unit.js';
import { displayUnit, isDay, isReading, plain, sameDimensions, sameScale, unitOf } from '../../units/unit.js';
import type { UnitTable } from '../../units/units.js';
import type { Quantity, Value } from './value.js';
import { convertTo, endsOf, errorValue, unitWords } from './value.js';

/** An operand with its span, so that messages can mark both sides. */
export interface Operand {
  readonly value: Quantity;
  readonly span: Span;
}

/** The span of an operation, and the context for elaborating it. */
export interface OperationContext {
  readonly span: Span;
  readonly units: UnitTable;
  readonly reporter: Reporter;
  /** Takes down what is asked of units; left out for figures, which no declared unit can change. */
  readonly notes?: UnitNotes;
}

/** Takes down what is asked of the unit of an expression. */
export function noteDemand(
  { value: { unit: found }, span }: { readonly value: Pick<Quantity, 'unit'>; readonly span: Span },
  wanted: UnitDemand['wanted'],
  { notes }: Pick<OperationContext, 'notes'>,
  by: Span | null = null,
): void {
  notes?.demands.push({ found, span, wanted, by });
}

/** Takes down that a value has to be money, where the catalog has only one kind of it. */
export function noteMoney(operand: Operand, { units, notes }: Pick<OperationContext, 'units' | 'notes'>): void {
  const money = [...units.units.values()].filter(({ symbol }) => symbol !== null).map(unitOf);
  const [first] = money;
  const isOne = money.every((each) => first !== undefined && sameDimensions(each, first));
  if (first !== undefined && isOne && notes !== undefined) noteDemand(operand, first, { notes });
}

/** True when an operand is of the kind of another one, which is taken down as a demand; also after a mistake in either. */
export function isAlike(operand: Operand, other: Operand, context: Pick<OperationContext, 'notes'>): boolean {
  noteDemand(operand, other.value.unit, context, other.span);
  return fits(operand.value.unit, other.value.unit);
}

function fits(unit: Unit, other: Unit): boolean {
  return sameDimensions(unit, other) || isDoubted(unit) || isDoubted(other);
}

/** True for a plain number, which is taken down as a demand. */
export function isPlainNumber(operand: Operand, context: Pick<OperationContext, 'notes'>): boolean {
  noteDemand(operand, plain, context);
  return fits(operand.value.unit, plain);
}

/** The operand in the unit of another one; null when the kinds differ. */
export function inUnitOf(operand: Operand, other: Operand, context: Pick<OperationContext, 'notes'>): Quantity | null {
  noteDemand(operand, other.value.unit, context, other.span);
  return inUnit(operand.value, other.value.unit);
}

/** The operand in a declared unit; null when the kinds differ. */
export function inDeclared<T extends Quantity>(
  value: T,
  span: Span,
  unit: Unit,
  context: Pick<OperationContext, 'notes'>,
): T | null {
  noteDemand({ value, span }, unit, context);
  return inUnit(value, unit);
}

/** The arguments of a unit rule besides its operands. */
export interface Rules extends OperationContext {
  readonly operation: ArithmeticName;
}

/** The value converted to a unit; null when the kinds differ. */
export function inUnit<T extends Quantity>(value: T, unit: Unit): T | null {
  const isDoubtful = isDoubted(value.unit) || isDoubted(unit);
  if (!isDoubtful && (!sameDimensions(value.unit, unit) || isReading(value.unit) !== isReading(unit))) return null;
  return convertTo(value, unit);
}

/** The value after a mistake with units was reported: later formulas go on with it, and report nothing about its unit. */
export function afterMistake(value: Quantity): Quantity {
  return { ...value, unit: doubted(value.unit) };
}

/** Applies an operation to each end of ranges; with `fallsInLast`, the ends of the last operand are swapped. */
export function elementwise(values: readonly Quantity[], unit: Unit, rules: Rules, fallsInLast: boolean): Quantity {
  if (values.every((value) => value.kind === 'number')) {
    const args = values.map((value) => endsOf(value).low);
    return { kind: 'number', unit, core: apply(rules.operation, args, rules.span) };
  }
  const ends = values.map((value, index) =>
    fallsInLast && index === values.length - 1 ? flip(endsOf(value)) : endsOf(value),
  );
  const combined = (end: 'low' | 'high') => {
    const args = ends.map((each) => each[end]);
    return apply(rules.operation, args, rules.span);
  };
  return { kind: 'range', unit, low: combined('low'), high: combined('high') };
}

function flip({ low, high }: { low: Core; high: Core }): { low: Core; high: Core } {
  return { low: high, high: low };
}

/** Reports `reading-arithmetic`; with `asNumber`, proposes to make the reading a plain number. */
export function reportReading(operand: Operand, { reporter, units }: Rules, asNumber = false): Value {
  const { value, span } = operand;
  if (isDoubted(value.unit)) return errorValue;
  if (isDay(value.unit)) {
    reporter.report('day-arithmetic', span, {});
    return errorValue;
  }
  const number = asNumber ? readingAsNumber(operand, units) : null;
  const hint =
    number === null
      ? undefined
      : `As a plain number it is \`${number}\`; or calculate with the difference of two readings.`;
  const label = displayUnit(value.unit);
  reporter.report('reading-arithmetic', span, { found: unitWords(value.unit) }, { label, hint });
  return errorValue;
}

/** A reading as a plain number: `(t - 0 degC) / 1 deltaC`; null when the catalog has no unit for differences. */
export function readingAsNumber({ value, span }: Operand, units: UnitTable): string | null {
  const difference = differenceUnit(value.unit, units);
  const { [0]: own } = value.unit.factors;
  if (difference === null || own === undefined) return null;
  return `(${spanText(span)} - 0 ${own.unit.name}) / 1 ${displayUnit(difference)}`;
}

/** The unit for differences of readings: of the same size, without a zero; null when the catalog has none. */
export function differenceUnit(reading: Unit, { units }: UnitTable): Unit | null {
  return [...units.values()].map(unitOf).find((unit) => !isReading(unit) && isSameSize(unit, reading)) ?? null;
}

function isSameSize(a: Unit, b: Unit): boolean {
  return sameDimensions(a, b) && sameScale(a, b);
}

export function reportUnit({ value, span }: Operand, rules: Rules): Value {
  if (isReading(value.unit)) return reportReading({ value, span }, rules, true);
  const args = { name: rules.operation, found: unitWords(value.unit) };
  const text = inOneUnit({ value, span });
  const hint = `Divide it by 1 of the unit you mean, such as \`${text}\`.`;
  const details = { label: displayUnit(value.unit), hint, choices: [text] };
  rules.reporter.report('not-a-plain-number', span, args, details);
  return errorValue;
}

/** The operand as a plain number: `depth / 1 in`. */
function inOneUnit({ value, span }: Operand): string {
  const text = spanText(span);
  const isOne = /^(?:[\w.]+|\w*\([^()]*\))$/.test(text);
  const quotient = `${isOne ? text : `(${text})`} / 1 ${displayUnit(value.unit)}`;
  const around = `${span.source.text.slice(0, span.start).trimEnd().slice(-1)}${span.source.text.slice(span.end).trimStart().charAt(0)}`;
  return around.includes('^') ? `(${quotient})` : quotient;
}

export function reportRange(span: Span, what: string, { reporter }: Pick<OperationContext, 'reporter'>): Value {
  reporter.report('range-not-allowed', span, { what });
  return errorValue;
}

/** The span to blame; for a quotient, from the sign on, as only the divisor can leave it without an answer. */
export function spanAtFault({ symbol, symbolSpan, right, span }: Infix): Span {
  return symbol === '/' ? joinSpans(symbolSpan, right.span) : span;
}
