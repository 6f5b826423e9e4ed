/** Resolves units by name, in formulas and in `unit:` keys. */

import { formatList } from '../../engine/spelling/list-names.js';
import type { RawFormula } from '../language/forms/form.js';
import type { Reporter } from '../source/diagnostic.js';
import { write } from '../source/hint.js';
import type { Span } from '../source/source.js';
import { quote } from '../source/suggest.js';
import type { UnitExpression, UnitExpressionFactor } from '../syntax/ast.js';
import { parseUnit } from '../syntax/parse-unit.js';
import type { NamedUnit, Unit, UnitFactor } from './unit.js';
import {
  displayUnit,
  isPlain,
  multiplyUnits,
  plain,
  raiseUnit,
  sameDimensions,
  sameScale,
  unitOf,
  unitOfDays,
} from './unit.js';
import { meantUnit, vocabularyOf } from './unit-words.js';

/** The units of the catalog by name, and the unit that starts each dimension. */
export interface UnitTable {
  readonly units: ReadonlyMap<string, NamedUnit>;
  readonly bases: ReadonlyMap<string, NamedUnit>;
  /** Units whose definitions had mistakes: using them is not reported again. */
  readonly broken: ReadonlySet<string>;
}

/** The unit of days of the calendar; null where the catalog has no unit in which they are counted. */
export function daysIn({ units }: Pick<UnitTable, 'units'>): Unit | null {
  const unit = [...units.values()].find(({ calendar }) => calendar);
  return unit === undefined ? null : unitOfDays(unit);
}

/** No real unit comes near it, and exact factors of higher powers take long to compute. */
export const largestPower = 12;

export function reportPower(power: number, span: Span, reporter: Reporter): void {
  const problem = `A unit to the power of ${power} is too large; the largest power is ${largestPower}`;
  reporter.report('out-of-limits', span, { problem }, { hint: 'Divide by 1 of the unit before taking the power.' });
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
      unit = reportRepeatedPart(factor.name, factor.span, reporter);
    else unit = unit && found && (expression.factors.length === 1 ? found : multiplyUnits(unit, found));
  }
  return unit;
}

/** The unit of one factor; null after a mistake. A power of a unit has no zero. */
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
    reporter.report('unknown-unit', span, { name }, hint === undefined ? meantUnit(name, table) : { hint });
  return null;
}

/** Reports `VA/sqft*sqft`, nearly always a product with an input, written without spaces. */
function reportRepeatedPart(name: string, span: Span, reporter: Reporter): null {
  const hint = `Put spaces around the sign before \`${name}\` if you mean an input or a step.`;
  reporter.report('malformed', span, { found: `\`${name}\``, rule: 'a unit names each of its parts once' }, { hint });
  return null;
}

/** Resolves the value of a key such as `unit:`, which says `number` for plain numbers; null after a reported mistake. */
export function unitOfText(raw: RawFormula, table: UnitTable, reporter: Reporter): Unit | null {
  if (raw.text === 'number') return plain;
  const expression = parseUnit(raw.content);
  const written = /^(1\/)?[A-Za-z%][A-Za-z0-9_]*(\^-?\d+)?([*/][A-Za-z%][A-Za-z0-9_]*(\^-?\d+)?)*$/.test(raw.text);
  if (!written) {
    const [sign] = /[$\u20ac\u00a3\u00a5]/.exec(raw.text) ?? [];
    if (sign !== undefined) return reportMoneySign(sign, raw, table, reporter);
    const tight = raw.text.replace(/\s+/g, '');
    const known = table.units.has(tight) || tight.includes('/') ? tight : vocabularyOf(table).unitOf(raw.text);
    const hint = known === undefined ? { hint: 'Spell it as in units.yaml, without spaces.' } : write(known);
    const args = { found: `\`${raw.text}\``, rule: 'a unit is written without spaces' };
    reporter.report('malformed', raw.content, args, hint);
    return null;
  }
  return resolveUnit(expression, table, reporter);
}

/** Reports `$/sqyd`: money is a unit like others, with a name. */
function reportMoneySign(sign: string, raw: RawFormula, table: UnitTable, reporter: Reporter): null {
  const named = vocabularyOf(table).moneyOf(sign);
  const others = [...table.units.values()].filter(({ symbol }) => symbol !== null).map(({ name }) => quote(name));
  const meant = named && raw.text.replace(sign, named).replace(/\s+/g, '').replace(/^\/+/, '');
  const fallback =
    others.length === 0
      ? 'Define money in units.yaml, with `dimension: money`.'
      : `Money here: ${formatList(others, 'or')}.`;
  const args = { found: `\`${raw.text}\``, rule: 'money is named by its unit' };
  reporter.report('malformed', raw.content, args, meant === undefined ? { hint: fallback } : write(meant));
  return null;
}

/** Named units of the same kind, such as sqft for ft^2; at most three, in file order. */
export function unitsOfKind(unit: Pick<Unit, 'dimensions'>, { units }: UnitTable): readonly NamedUnit[] {
  const named = [...units.values()].filter((each) => each.zero === null && sameDimensions(each, unit));
  return named.slice(0, 3);
}

/** Named units of the same kind and size, such as sqyd for yd^2, in file order. */
export function unitsOfSize(unit: Unit, { units }: UnitTable): readonly NamedUnit[] {
  return [...units.values()].filter(
    (each) => each.zero === null && sameDimensions(each, unit) && sameScale(each, unit),
  );
}

/**
 * A unit as people would write it: the named unit of its kind, such as cuft for ft^2*in; otherwise its parts with the
 * names that their powers have, such as USD/m2 for USD/m^2.
 */
export function readableName(unit: Unit, table: UnitTable): string {
  const [factor, ...others] = unit.factors;
  if (factor === undefined || (others.length === 0 && factor.power === 1)) return displayUnit(unit);
  const [named] = unitsOfKind(unit, table);
  if (named !== undefined) return named.name;
  const base = unit.factors.length > 2 ? baseUnit(unit, table) : unit;
  const [above, below] = [1, -1].map((sign) =>
    base.factors.flatMap(({ unit: part, power }) =>
      Math.sign(power) === sign ? [nameOfPower(part, Math.abs(power), table)] : [],
    ),
  );
  return [above?.length ? above.join('*') : '1', ...(below ?? [])].join('/');
}

function nameOfPower(part: NamedUnit, power: number, table: UnitTable): string {
  if (power === 1) return part.name;
  const whole = raiseUnit(unitOf(part), power);
  return unitsOfSize(whole, table)[0]?.name ?? displayUnit(whole);
}

/** True for a kind of things that are counted. */
export function isKindCounted({ dimensions }: Pick<Unit, 'dimensions'>, { bases }: UnitTable): boolean {
  const [[name = '', power] = [], ...others] = [...dimensions];
  return others.length === 0 && power === 1 && bases.get(name)?.counts === true;
}

/** True for money, also for something. */
export function hasMoney({ dimensions }: Pick<Unit, 'dimensions'>, { bases }: UnitTable): boolean {
  return [...dimensions].some(([name, power]) => power > 0 && typeof bases.get(name)?.symbol === 'string');
}

/** True for a kind that a unit of the catalog has, or a quotient of two. */
export function isNameable(kind: Pick<Unit, 'dimensions'>, table: UnitTable): boolean {
  return partsOf(kind).every((part) => isPlain(part) || unitsOfKind(part, table).length > 0);
}

/** What a kind is above and below the line: money, and length^2. */
function partsOf({ dimensions }: Pick<Unit, 'dimensions'>): readonly Pick<Unit, 'dimensions'>[] {
  return [1, -1].map((sign) => ({
    dimensions: new Map([...dimensions].flatMap(([name, power]) => (power * sign > 0 ? [[name, power * sign]] : []))),
  }));
}

/**
 * The names of units of a kind, at most three: those in use, in their order, then the others of the catalog. Where none is
 * defined, a product or quotient of two units that is in use, or the quotient of two that are.
 */
export function namesOfKind(
  kind: Pick<Unit, 'dimensions'>,
  inUse: readonly Unit[],
  table: UnitTable,
): readonly string[] {
  const alike = inUse.filter((unit) => sameDimensions(unit, kind));
  const named = [...alike.filter(isNamed).map(displayUnit), ...unitsOfKind(kind, table).map(({ name }) => name)];
  if (named.length > 0) return [...new Set(named)].slice(0, 3);
  const isPart = ({ unit, power }: UnitFactor) => Math.abs(power) === 1 && !isPlain(unit);
  const isOfTwo = ({ factors }: Unit) => factors.length === 2 && factors.every(isPart);
  const [whole] = alike.filter(isOfTwo);
  if (whole !== undefined) return [displayUnit(whole)];
  const used = inUse
    .flatMap((unit) => [unit, ...unit.factors.map((factor) => unitOf(factor.unit))])
    .filter((unit) => isNamed(unit) && !isPlain(unit));
  const [above, below] = partsOf(kind).map((part) => used.find((unit) => sameDimensions(unit, part)));
  return above === undefined || below === undefined ? [] : [`${displayUnit(above)}/${displayUnit(below)}`];
}

function isNamed({ factors: [factor, ...others] }: Unit): boolean {
  return factor?.power === 1 && others.length === 0;
}

/** The base units of a unit's dimensions, such as ft for a length. */
export function baseUnit(unit: Pick<Unit, 'dimensions'>, table: UnitTable): Unit {
  const factors = [...unit.dimensions].flatMap(([dimension, power]) => {
    const base = table.bases.get(dimension);
    return base === undefined ? [] : [raiseUnit(unitOf(base), power)];
  });
  return factors.reduce(multiplyUnits, plain);
}
