import type { UnitExpression, UnitExpressionFactor } from '../formula/ast.js';
import { words } from '../formula/lexer.js';
import { parseUnit } from '../formula/parser.js';
import type { Located, RawFormula, RawUnit, RawUnits } from '../load/raw-catalog.js';
import { divide, fromNumber, multiply, one, parseDecimal } from '../model/rational.js';
import type { NamedUnit, Unit } from '../model/unit.js';
import { multiplyUnits, plain, raiseUnit, sameDimensions, unitOf } from '../model/unit.js';
import type { Reporter } from '../text/diagnostic.js';
import type { Span } from '../text/source.js';
import { spanOf } from '../text/source.js';
import { didYouMean } from '../text/suggest.js';

/** The units of the catalog by name, and for each dimension the unit that starts it. */
export interface UnitTable {
  readonly units: ReadonlyMap<string, NamedUnit>;
  readonly bases: ReadonlyMap<string, NamedUnit>;
  /** Units whose definition had mistakes: their names are known, their sizes are not. */
  readonly broken: ReadonlySet<string>;
}

/** Defines every unit from those above it in the file. Reports `unit-definition` and `unknown-unit`. */
export function checkUnits(raw: RawUnits, reporter: Reporter): UnitTable {
  const units = new Map<string, NamedUnit>();
  const bases = new Map<string, NamedUnit>();
  const broken = new Set(raw.broken);
  for (const { name, value } of raw.defined) {
    refuseWord(name, reporter);
    const unit = defineUnit(name.value, name.span, value, { units, bases, broken }, reporter);
    if (unit === null) broken.add(name.value);
    else units.set(unit.name, unit);
    if (unit !== null && value.dimension !== null) bases.set(value.dimension.value, unit);
  }
  return { units, bases, broken };
}

/** A number beside a word of the language is no quantity: `if x > 2 then 3`. */
function refuseWord({ value, span }: Located<string>, reporter: Reporter): void {
  const why = 'it is a word of the formula language';
  if (words.has(value)) reporter.report('reserved-name', span, { name: value, why });
}

function defineUnit(name: string, span: Span, raw: RawUnit, table: UnitTable, reporter: Reporter): NamedUnit | null {
  const size = sizeOf(span, raw, table, reporter);
  if (size === null) return null;
  const shared = {
    name,
    counts: raw.counts,
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
  if (raw.is !== null) return sizeOfDefinition(raw.is, table, reporter);
  const dimension = raw.dimension?.value ?? '';
  const first = table.bases.get(dimension);
  if (first === undefined) return { dimensions: new Map([[dimension, 1]]), scale: one };
  reporter.report('unit-definition', raw.dimension?.span ?? span, {
    reason: `\`${first.name}\` starts the dimension \`${dimension}\` already`,
  });
  return null;
}

const unitsAbove = 'A unit is defined from units that stand above it in the file.';
const definitionPattern = /^([\d.]+)(?:\/([\d.]+))?(?:\s+(\S.*))?$/;

/** `1/12 ft`, `100 sqft`, `1/100`: a factor, a divisor and a unit. */
function sizeOfDefinition(
  raw: RawFormula,
  table: UnitTable,
  reporter: Reporter,
): Pick<NamedUnit, 'dimensions' | 'scale'> | null {
  const match = definitionPattern.exec(raw.text);
  const factor = match && parseDecimal(match[1] ?? '');
  const divisor = match && parseDecimal(match[2] ?? '1');
  if (match === null || factor === null || divisor === null || divisor.numerator === 0n || factor.numerator === 0n) {
    reporter.report('unit-definition', raw.content, { reason: 'a factor and units are needed, such as `1/12 ft`' });
    return null;
  }
  const unit =
    match[3] === undefined ? plain : resolveUnit(unitBehind(raw.content, match[3]), table, reporter, unitsAbove);
  return unit && { dimensions: unit.dimensions, scale: multiply(divide(factor, divisor), unit.scale) };
}

function unitBehind(content: Span, text: string): UnitExpression {
  return parseUnit(spanOf(content.source, content.end - text.length, content.end));
}

/** No unit of a trade comes near it, and exact factors beyond it take for ever to compute. */
export const largestPower = 12;

export function reportPower(power: number, span: Span, reporter: Reporter): void {
  const problem = `A unit to the power of ${power} is beyond counting; the largest is ${largestPower}`;
  reporter.report('out-of-limits', span, { problem }, { hint: 'Divide by one of the unit before taking the power.' });
}

/** The unit that an expression names; null after reporting `unknown-unit` for each name that is not one. */
export function resolveUnit(
  expression: UnitExpression,
  table: UnitTable,
  reporter: Reporter,
  hint?: string,
): Unit | null {
  let unit: Unit | null = plain;
  for (const factor of expression.factors) {
    const found = resolveFactor(factor, table, reporter, hint);
    if (found !== null && unit?.factors.some((each) => each.unit.name === factor.name))
      unit = refuseRepeat(factor.name, factor.span, reporter);
    else unit = unit && found && (expression.factors.length === 1 ? found : multiplyUnits(unit, found));
  }
  return unit;
}

/** A unit alone keeps its zero; a power of it has none. */
function resolveFactor(
  { name, power, span }: UnitExpressionFactor,
  table: UnitTable,
  reporter: Reporter,
  hint: string | undefined,
): Unit | null {
  const found = table.units.get(name);
  if (found !== undefined && Math.abs(power) <= largestPower)
    return power === 1 ? unitOf(found) : raiseUnit(unitOf(found), power);
  if (found !== undefined) reportPower(Math.abs(power), span, reporter);
  else if (!table.broken.has(name))
    reporter.report('unknown-unit', span, { name }, { hint: hint ?? didYouMean(name, table.units.keys()) });
  return null;
}

/** `VA/sqft*sqft` is nearly always a product with an input, written without its spaces. */
function refuseRepeat(name: string, span: Span, reporter: Reporter): null {
  const hint = `Put spaces around the sign before \`${name}\` if an input or a step is meant.`;
  reporter.report('malformed', span, { found: `\`${name}\``, rule: 'a unit names each of its parts once' }, { hint });
  return null;
}

/** The unit written as the value of a key such as `unit:`. */
export function unitOfText(raw: RawFormula, table: UnitTable, reporter: Reporter): Unit | null {
  const expression = parseUnit(raw.content);
  const written = /^(1\/)?[A-Za-z%][A-Za-z0-9_]*(\^-?\d+)?([*/][A-Za-z%][A-Za-z0-9_]*(\^-?\d+)?)*$/.test(raw.text);
  if (!written) {
    const tight = raw.text.replace(/\s+/g, '');
    const hint = table.units.has(tight)
      ? `Write \`${tight}\`.`
      : 'Write it as catalog/units.yaml names it, without spaces.';
    const args = { found: `\`${raw.text}\``, rule: 'a unit is written without spaces' };
    reporter.report('malformed', raw.content, args, { hint });
    return null;
  }
  return resolveUnit(expression, table, reporter);
}

/** Units of one kind that have a name of their own, such as sqft for ft^2; at most three, in the order of the file. */
export function unitsOfKind(unit: Unit, { units }: UnitTable): readonly NamedUnit[] {
  const named = [...units.values()].filter((each) => each.zero === null && sameDimensions(unitOf(each), unit));
  return named.slice(0, 3);
}

/** The base units of a unit's dimensions, such as ft for a length. */
export function baseUnit(unit: Pick<Unit, 'dimensions'>, table: UnitTable): Unit {
  const factors = [...unit.dimensions].flatMap(([dimension, power]) => {
    const base = table.bases.get(dimension);
    return base === undefined ? [] : [raiseUnit(unitOf(base), power)];
  });
  return factors.reduce(multiplyUnits, plain);
}
