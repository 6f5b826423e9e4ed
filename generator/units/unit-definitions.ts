/** Checks the definitions of units.yaml. */
import { holdsInItsCase, unspaced } from '../../engine/spelling/letter-case.js';
import type { Located, RawFormula } from '../language/forms/form.js';
import type { RawUnit } from '../language/forms/units.js';
import type { RawUnits } from '../language/raw-catalog.js';
import { reportRepeated } from '../language/repeated-labels.js';
import type { Reporter } from '../source/diagnostic.js';
import type { Span } from '../source/source.js';
import { spanOf } from '../source/source.js';
import { quote } from '../source/suggest.js';
import type { UnitExpression } from '../syntax/ast.js';
import { words } from '../syntax/lexer.js';
import { parseUnit } from '../syntax/parse-unit.js';
import { constants } from './constants.js';
import type { Rational } from './rational.js';
import { divide, fromNumber, multiply, one, parseDecimal, toNumber } from './rational.js';
import type { NamedUnit } from './unit.js';
import { isReading, plain, sameDimensions } from './unit.js';
import type { UnitTable } from './units.js';
import { resolveUnit } from './units.js';

/** Defines each unit in terms of those above it in the file. Reports `unit-definition` and `unknown-unit`. */
export function checkUnits(raw: RawUnits, reporter: Reporter): UnitTable {
  const units = new Map<string, NamedUnit>();
  const bases = new Map<string, NamedUnit>();
  const broken = new Set(raw.broken);
  for (const { name, value } of raw.defined) {
    reportWord(name, reporter);
    const unit = defineUnit(name.value, name.span, value, { units, bases, broken }, reporter);
    if (unit === null) broken.add(name.value);
    else units.set(unit.name, unit);
    if (unit !== null && value.dimension !== null) bases.set(value.dimension.value, unit);
  }
  for (const { name, value } of raw.defined) {
    const unit = units.get(name.value);
    if (unit === undefined || value.fractionsIn === null) continue;
    units.set(name.value, { ...unit, fractionsIn: checkFractions(unit, value.fractionsIn, units, broken, reporter) });
  }
  for (const { name, value } of raw.defined) reportBeside(units.get(name.value), value, { units, broken }, reporter);
  reportRepeatedUnits(raw, reporter);
  reportCalendars(raw, reporter);
  const finished = [...bases].map(([dimension, unit]) => [dimension, units.get(unit.name) ?? unit] as const);
  return { units, bases: new Map(finished), broken };
}

/** Reports units that fields cannot offer beside this one, as they are of another kind. They may come further down. */
function reportBeside(
  unit: NamedUnit | undefined,
  { beside }: RawUnit,
  { units, broken }: Pick<UnitTable, 'units' | 'broken'>,
  reporter: Reporter,
): void {
  if (unit === undefined || beside === null) return;
  for (const { value, span } of beside) {
    const other = units.get(value);
    const isAlike = other !== unit && other !== undefined && sameDimensions(other, unit);
    if (broken.has(value) || (isAlike && isReading(other) === isReading(unit))) continue;
    const reason = `\`beside\` names other units of the same kind as \`${unit.name}\`, and \`${value}\` is none`;
    reporter.report('unit-definition', span, { reason });
  }
}

/** Days are counted in one unit, which has no zero of its own. */
function reportCalendars({ defined }: RawUnits, reporter: Reporter): void {
  const [first, ...others] = defined.filter(({ value }) => value.calendar);
  for (const { name } of others) {
    const reason = `days are counted in \`${first?.name.value}\` already`;
    reporter.report('unit-definition', name.span, { reason }, { hint: 'Leave `calendar` out here.' });
  }
  if (first === undefined || first.value.zero === null) return;
  const reason = '`calendar` belongs to the unit in which days are counted, and `zero` to readings';
  reporter.report('unit-definition', first.name.span, { reason }, { hint: 'Leave `zero` out.' });
}

/**
 * A reading and the difference of two of them may be called the same: they are never confused. Symbols such as mW and MW
 * are not the same.
 */
function reportRepeatedUnits({ defined }: RawUnits, reporter: Reporter): void {
  for (const isZeroed of [false, true]) {
    const alike = defined.filter(({ value }) => (value.zero !== null) === isZeroed);
    const labelled = alike.map(({ name, value: { label } }) => ({
      ...{ label, what: quote(name.value), span: name.span },
      holdsInItsCase: label.length === 1 || holdsInItsCase(unspaced(label)),
    }));
    reportRepeated(labelled, reporter);
  }
}

/** The smaller unit for fractions and how many make one; null after a mistake. It may come further down in the file. */
function checkFractions(
  { name, dimensions, scale }: NamedUnit,
  { value, span }: Located<string>,
  units: UnitTable['units'],
  broken: UnitTable['broken'],
  reporter: Reporter,
): NamedUnit['fractionsIn'] {
  if (broken.has(value)) return null;
  const unit = units.get(value);
  const count = unit === undefined ? 0 : toNumber(divide(scale, unit.scale));
  if (unit !== undefined && sameDimensions(unit, { dimensions }) && Number.isInteger(count) && count > 1)
    return { unit, count };
  const reason = `\`fractions_in\` must name a smaller unit, a whole number of which make one \`${name}\``;
  const hint = 'Leave it out, or name such a unit, such as `min` for `h`.';
  reporter.report('unit-definition', span, { reason }, { hint });
  return null;
}

/** Reports a unit named like a word of the language or a constant: `2 then` must not read as a quantity. */
function reportWord({ value, span }: Located<string>, reporter: Reporter): void {
  const why = 'it is a word of the formula language';
  if (value === 'number')
    reporter.report('reserved-name', span, { name: value, why: 'schedules mark plain numbers with it' });
  else if (value === 'text')
    reporter.report('reserved-name', span, { name: value, why: 'where a unit is expected it marks texts' });
  else if (words.has(value) || constants.has(value)) reporter.report('reserved-name', span, { name: value, why });
}

function defineUnit(name: string, span: Span, raw: RawUnit, table: UnitTable, reporter: Reporter): NamedUnit | null {
  const size = sizeOf(span, raw, table, reporter);
  if (size === null) return null;
  const shared = {
    name,
    counts: raw.counts,
    calendar: raw.calendar,
    also: raw.also,
    beside: raw.beside?.map(({ value }) => value) ?? null,
    turn: raw.turn === null ? null : fromNumber(raw.turn),
    fractionsIn: null,
    symbol: raw.money ? (raw.symbol ?? '') : null,
    label: raw.label,
    one: raw.one,
    many: raw.many,
  };
  return { ...shared, ...size, zero: raw.zero === null ? null : fromNumber(raw.zero) };
}

function sizeOf(
  span: Span,
  raw: RawUnit,
  table: UnitTable,
  reporter: Reporter,
): Pick<NamedUnit, 'dimensions' | 'scale'> | null {
  if ((raw.dimension === null) === (raw.is === null)) {
    reporter.report('unit-definition', span, { reason: 'it needs either `dimension` or `is`' });
    return null;
  }
  if (raw.turn !== null && raw.is !== null) {
    const reason = '`turn` belongs to the unit that starts the dimension of angles';
    reporter.report('unit-definition', span, { reason });
    return null;
  }
  if (raw.is !== null) return sizeOfDefinition(raw.is, table, reporter);
  const dimension = raw.dimension?.value ?? '';
  const first = table.bases.get(dimension);
  if (first === undefined) return { dimensions: new Map([[dimension, 1]]), scale: one };
  const reason = `\`${first.name}\` already starts the dimension \`${dimension}\``;
  reporter.report('unit-definition', raw.dimension?.span ?? span, { reason });
  return null;
}

const unitsAbove = 'A unit can only be defined by units above it in the file.';
const factorPattern = /^([\d.]+|[a-z]+)(?:\/([\d.]+|[a-z]+))?(?:\s+(\S.*))?$/;
/** `1/min`: a factor above units, with no space between. */
const reciprocalPattern = /^([\d.]+)(\/[A-Za-z%].*)$/;

interface Definition {
  readonly factor: Rational;
  readonly divisor: Rational;
  /** The units after the factor; empty for a plain number. */
  readonly units: string;
}

/** Reads `1/12 ft`, `100 sqft`, `1/100` or `1/min` as a factor, a divisor and units; null for anything else. */
function readDefinition(text: string): Definition | null {
  const [, above = '', below = '1', units = ''] = factorPattern.exec(text) ?? [];
  const [factor, divisor] = [factorOf(above), factorOf(below)];
  if (factor !== null && divisor !== null) return { factor, divisor, units };
  const [, count = '', unitsBelow = ''] = reciprocalPattern.exec(text) ?? [];
  const reciprocal = factorOf(count);
  return reciprocal && { factor: reciprocal, divisor: one, units: unitsBelow };
}

/** The value of a decimal or of a constant such as `pi`; null for anything else. */
function factorOf(text: string): Rational | null {
  return constants.get(text) ?? parseDecimal(text);
}

function sizeOfDefinition(
  raw: RawFormula,
  table: UnitTable,
  reporter: Reporter,
): Pick<NamedUnit, 'dimensions' | 'scale'> | null {
  const definition = readDefinition(raw.text);
  if (definition === null || definition.divisor.numerator === 0n || definition.factor.numerator === 0n) {
    reporter.report('unit-definition', raw.content, { reason: 'it needs a factor and units, such as `1/12 ft`' });
    return null;
  }
  const { factor, divisor, units } = definition;
  const unit = units === '' ? plain : resolveUnit(unitBehind(raw.content, units), table, reporter, unitsAbove);
  return unit && { dimensions: unit.dimensions, scale: multiply(divide(factor, divisor), unit.scale) };
}

function unitBehind(content: Span, text: string): UnitExpression {
  return parseUnit(spanOf(content.source, content.end - text.length, content.end));
}
