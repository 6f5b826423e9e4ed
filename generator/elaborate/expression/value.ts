/** Values of expressions: type and arithmetic. */
import type { Condition, Core } from '../../program/core.js';
import { scaled, shifted } from '../../program/core-builders.js';
import type { TextFigure } from '../../program/text-figure.js';
import type { TextPool } from '../../program/text-pool.js';
import { codeOfText } from '../../program/text-pool.js';
import { equal, multiply, subtract } from '../../units/rational.js';
import type { Unit } from '../../units/unit.js';
import {
  conversionFactor,
  displayUnit,
  isDay,
  isPlain,
  multiplyUnits,
  plain,
  raiseUnit,
  sameDimensions,
  unitOf,
  withOrigins,
} from '../../units/unit.js';

/** The type of an expression with the arithmetic that computes it. */
export type Value = NumberValue | RangeValue | TextValue | ChoiceValue | OptionValue | ConditionValue | ErrorValue;

export interface NumberValue {
  readonly kind: 'number';
  readonly unit: Unit;
  readonly core: Core;
}

export interface RangeValue {
  readonly kind: 'range';
  readonly unit: Unit;
  readonly low: Core;
  readonly high: Core;
}

/** A select whose options have no values: it can be compared, and shown as its phrase. */
export interface ChoiceValue {
  readonly kind: 'choice';
  readonly input: string;
}

/** A text that is one of several. */
export interface TextValue extends TextFigure {
  readonly kind: 'text';
}

/** A quoted option of a select, or a text. */
export interface OptionValue {
  readonly kind: 'option';
  readonly key: string;
}

export interface ConditionValue {
  readonly kind: 'condition';
  readonly condition: Condition;
}

/** The value after a reported mistake; it fits everywhere, so that one slip makes one message. */
export interface ErrorValue {
  readonly kind: 'error';
}

export type Quantity = NumberValue | RangeValue;

/** The values that a step can have. */
export type StepValue = Quantity | TextValue;

export const errorValue: ErrorValue = { kind: 'error' };

/** A text value or a quoted text as a text value; null for other kinds. */
export function asText(value: Value, pool: TextPool): TextValue | null {
  if (value.kind === 'text') return value;
  if (value.kind !== 'option') return null;
  const core: Core = { kind: 'constant', value: codeOfText(pool, value.key), text: value.key };
  return { kind: 'text', core, pool, possible: [value.key] };
}

export function isQuantity(value: Value): value is Quantity {
  return value.kind === 'number' || value.kind === 'range';
}

/** The kind of a value in words, for messages. */
export function describeValue(value: Value): string {
  switch (value.kind) {
    case 'number':
      return unitWords(value.unit);
    case 'range':
      return isPlain(value.unit) ? 'a range' : `a range in \`${displayUnit(value.unit)}\``;
    case 'choice':
      return `the choice \`${value.input}\``;
    case 'option':
      return `the option "${value.key}"`;
    case 'text':
      return 'a text';
    case 'condition':
      return 'a condition';
    case 'error':
      return 'a mistake';
  }
}

export function quotedUnit(unit: Unit): string {
  if (isDay(unit)) return 'a day';
  return isPlain(unit) ? 'a plain number' : `\`${displayUnit(unit)}\``;
}

/** A value in a unit, in words. */
export function unitWords(unit: Unit): string {
  if (isDay(unit)) return 'a day';
  return isPlain(unit) ? 'a plain number' : `a value in \`${displayUnit(unit)}\``;
}

/** Both ends of a value; the same for a number. */
export function endsOf(value: Quantity): { readonly low: Core; readonly high: Core } {
  return value.kind === 'range' ? value : { low: value.core, high: value.core };
}

/** A number, or a range where there is a high end. */
export function quantity(unit: Unit, low: Core, high: Core | null): Quantity {
  return high === null ? { kind: 'number', unit, core: low } : { kind: 'range', unit, low, high };
}

/** Applies a function to the number, or to both ends. */
export function mapQuantity<T extends Quantity>(value: T, unit: Unit, change: (core: Core) => Core): T {
  return value.kind === 'range'
    ? { ...value, unit, low: change(value.low), high: change(value.high) }
    : { ...value, unit, core: change(value.core) };
}

/** Converts a value to another unit of its kind; readings also shift by the difference of the zeros. */
export function convertTo<T extends Quantity>(value: T, unit: Unit): T {
  const { unit: from } = value;
  const factor = conversionFactor(from, unit);
  if (from.zero === null || unit.zero === null) return mapQuantity(value, unit, (core) => scaled(core, factor));
  const shift = subtract(multiply(from.zero, factor), unit.zero);
  return mapQuantity(value, unit, (core) => shifted(scaled(core, factor), shift));
}

/** Cancels units after a product or quotient, with a constant factor: USD/cuft * cuyd becomes USD. */
export function simplified<T extends Quantity>(value: T): T {
  const target = withOrigins(simplestUnit(value.unit), value.unit);
  return equal(target.scale, value.unit.scale) ? mapQuantity(value, target, (core) => core) : convertTo(value, target);
}

function simplestUnit(unit: Unit): Unit {
  if (isPlain(unit)) return plain;
  const single = unit.factors.find((factor) => sameDimensions(raiseUnit(unitOf(factor.unit), factor.power), unit));
  if (single !== undefined) return raiseUnit(unitOf(single.unit), single.power);
  return unit.factors
    .filter((factor) => factor.unit.dimensions.size > 0)
    .reduce((product, factor) => multiplyUnits(product, raiseUnit(unitOf(factor.unit), factor.power)), plain);
}

/** The exact value of a constant in base units; null when it is computed. */
export function constantOf(core: Core) {
  return core.kind === 'constant' ? core.value : null;
}
