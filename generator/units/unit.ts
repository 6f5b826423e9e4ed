/** Units: products of powers of named units, with an exact scale. */
import type { Rational } from './rational.js';
import { add, divide, equal, integer, multiply, one, power, zero } from './rational.js';

/** Exponents of base dimensions, sorted by name, without zeros. */
export type Dimensions = ReadonlyMap<string, number>;

/** A unit that the catalog names, such as cuyd. */
export interface NamedUnit {
  readonly name: string;
  readonly dimensions: Dimensions;
  /** The size of one in base units. */
  readonly scale: Rational;
  /** Height of its zero above the base unit's zero, in this unit; null for all units but readings. */
  readonly zero: Rational | null;
  readonly counts: boolean;
  /** True for the unit in which days of the calendar are counted. */
  readonly calendar: boolean;
  /** Number of it in a full turn, for the base unit of angles; null for all others. */
  readonly turn: Rational | null;
  /** More spellings that callers may use. */
  readonly also: readonly string[];
  /** The units that fields in it offer; null when that is left to their size. */
  readonly beside: readonly string[] | null;
  readonly symbol: string | null;
  /** The smaller unit in which sentences show its fractions; null when they are decimals. */
  readonly fractionsIn: { readonly unit: NamedUnit; readonly count: number } | null;
  readonly label: string;
  readonly one: string;
  readonly many: string;
  /** The words of another language around it; absent in the catalog's own. */
  readonly around?: UnitWords;
}

/** Words and signs of a language around the words of units. */
export interface UnitWords {
  /** Between an amount and what it is for: dollars `per` foot. */
  readonly per: string;
  /** Writes the sign of money behind its amount. */
  readonly isMoneyBehind: boolean;
}

/** The word before the unit that a rate is for. */
export function wordBefore({ around }: NamedUnit): string {
  return around?.per ?? 'per';
}

/** A product of powers of named units, in the order in which the editor wrote them. */
export interface Unit {
  readonly factors: readonly UnitFactor[];
  readonly dimensions: Dimensions;
  readonly scale: Rational;
  readonly zero: Rational | null;
  /** The declarations that it follows from; only units of values have it, while formulas are elaborated. */
  readonly origins?: Origins;
}

/** Powers of the declarations that a unit is the product of, by their places; see `inference.ts`. */
export type Origins = ReadonlyMap<string, Rational>;

export interface UnitFactor {
  readonly unit: NamedUnit;
  readonly power: number;
}

export const plain: Unit = { factors: [], dimensions: new Map(), scale: one, zero: null };

export function unitOf(unit: NamedUnit): Unit {
  return { factors: [{ unit, power: 1 }], dimensions: unit.dimensions, scale: unit.scale, zero: unit.zero };
}

export function multiplyUnits(a: Unit, b: Unit): Unit {
  return {
    factors: mergeFactors(a.factors, b.factors),
    dimensions: mergeDimensions(a.dimensions, b.dimensions),
    scale: multiply(a.scale, b.scale),
    zero: null,
    ...traced(mergeOrigins(a.origins, b.origins)),
  };
}

export function divideUnits(a: Unit, b: Unit): Unit {
  return multiplyUnits(a, raiseUnit(b, -1));
}

/** A whole power of the unit. */
export function raiseUnit(unit: Unit, exponent: number): Unit {
  if (exponent === 0) return plain;
  return {
    factors: unit.factors.map((factor) => ({ unit: factor.unit, power: factor.power * exponent })),
    dimensions: new Map([...unit.dimensions].map(([name, size]) => [name, size * exponent])),
    scale: power(unit.scale, exponent),
    zero: null,
    ...traced(raiseOrigins(unit.origins, integer(exponent))),
  };
}

/** The unit with the origins of another one, raised to a power. */
export function withOrigins(unit: Unit, { origins }: Unit, exponent = one): Unit {
  return { ...withoutOrigins(unit), ...traced(raiseOrigins(origins, exponent)) };
}

/** The unit as it is published. */
export function withoutOrigins({ factors, dimensions, scale, zero }: Unit): Unit {
  return { factors, dimensions, scale, zero };
}

function traced(origins: Origins | undefined): Pick<Unit, 'origins'> {
  return origins === undefined ? {} : { origins };
}

/** The days of the calendar as readings of a scale, whose differences are in this unit. */
export function unitOfDays(unit: NamedUnit): Unit {
  return unitOf({ ...unit, name: 'date', zero: integer(0), label: 'date', one: 'date', many: 'dates' });
}

/** True for a day of the calendar. */
export function isDay({ zero: start, factors: [factor] }: Pick<Unit, 'zero' | 'factors'>): boolean {
  return start !== null && factor?.unit.calendar === true;
}

/** The unit whose `degree`-th power this one is; null when one of its parts has no such root. */
export function rootOfUnit(unit: Unit, degree: number): Unit | null {
  if (unit.factors.some((factor) => factor.power % degree !== 0)) return null;
  const root = unit.factors.reduce(
    (product, factor) => multiplyUnits(product, raiseUnit(unitOf(factor.unit), factor.power / degree)),
    plain,
  );
  return withOrigins(root, unit, divide(one, integer(degree)));
}

export function hasRoot(unit: Pick<Unit, 'dimensions'>, degree: number): boolean {
  return [...unit.dimensions.values()].every((size) => size % degree === 0);
}

export function sameDimensions(a: Pick<Unit, 'dimensions'>, b: Pick<Unit, 'dimensions'>): boolean {
  if (a.dimensions.size !== b.dimensions.size) return false;
  for (const [name, size] of a.dimensions) if (b.dimensions.get(name) !== size) return false;
  return true;
}

export function isPlain({ dimensions }: Pick<Unit, 'dimensions'>): boolean {
  return dimensions.size === 0;
}

export function isReading(unit: Pick<Unit, 'zero'>): boolean {
  return unit.zero !== null;
}

/** True for things that are counted: rounding them needs no multiple. */
export function isCountable(unit: Unit): boolean {
  const [factor, ...rest] = unit.factors;
  return rest.length === 0 && factor !== undefined && factor.power === 1 && factor.unit.counts;
}

export function sameScale(a: Pick<Unit, 'scale'>, b: Pick<Unit, 'scale'>): boolean {
  return equal(a.scale, b.scale);
}

/** The factor from a value in `from` to one in `to`, which must have the same dimensions. */
export function conversionFactor(from: Unit, to: Unit): Rational {
  return divide(from.scale, to.scale);
}

/** The money sign of a unit such as USD; null unless it is exactly a unit of money. */
export function moneySymbol(unit: Unit): string | null {
  const [factor, ...rest] = unit.factors;
  return rest.length === 0 && factor?.power === 1 ? factor.unit.symbol : null;
}

/** True when money is a part of a unit: USD and USD/ft. */
export function isMoney({ factors }: Unit): boolean {
  return factors.some(({ unit: { symbol } }) => symbol !== null);
}

/** True for money, also for something: USD and USD/ft, and not for shares of money, such as ft/USD. */
export function isPrice({ factors }: Unit): boolean {
  return factors.some(({ unit: { symbol }, power }) => symbol !== null && power > 0);
}

/** The unit as an editor writes it: `USD/ft`, `ft^2*in`; "a plain number" for none. */
export function displayUnit(unit: Unit): string {
  if (unit.factors.length === 0) return isPlain(unit) ? 'a plain number' : displayDimensions(unit.dimensions);
  const above = unit.factors.filter(({ power }) => power > 0).map(displayFactor);
  const below = unit.factors.filter(({ power }) => power < 0).map(displayFactor);
  return [above.length === 0 ? '1' : above.join('*'), ...below].join('/');
}

function displayFactor({ unit, power }: UnitFactor): string {
  return Math.abs(power) === 1 ? unit.name : `${unit.name}^${Math.abs(power)}`;
}

/** Only the dimensions, for values whose named units canceled out: `length^2`. */
export function displayDimensions(dimensions: Dimensions): string {
  const show = (sign: number) =>
    [...dimensions].flatMap(([name, size]) =>
      size * sign <= 0 ? [] : [Math.abs(size) === 1 ? name : `${name}^${Math.abs(size)}`],
    );
  return [show(1).join('*') || '1', ...show(-1)].join('/');
}

function mergeDimensions(a: Dimensions, b: Dimensions): Dimensions {
  const merged = new Map(a);
  for (const [name, size] of b) merged.set(name, (merged.get(name) ?? 0) + size);
  return new Map([...merged].filter(([, size]) => size !== 0).sort(([x], [y]) => (x < y ? -1 : 1)));
}

/** The origins of a product. */
export function mergeOrigins(a: Origins | undefined, b: Origins | undefined): Origins | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  const merged = new Map(a);
  for (const [place, size] of b) merged.set(place, add(merged.get(place) ?? zero, size));
  return new Map([...merged].filter(([, size]) => size.numerator !== 0n));
}

export function raiseOrigins(origins: Origins | undefined, exponent: Rational): Origins | undefined {
  if (origins === undefined || equal(exponent, one)) return origins;
  return new Map([...origins].map(([place, size]) => [place, multiply(size, exponent)]));
}

function mergeFactors(a: readonly UnitFactor[], b: readonly UnitFactor[]): readonly UnitFactor[] {
  const merged = new Map(a.map((factor) => [factor.unit.name, factor]));
  for (const { unit, power } of b) merged.set(unit.name, { unit, power: (merged.get(unit.name)?.power ?? 0) + power });
  return [...merged.values()].filter(({ power }) => power !== 0);
}

/** A unit in the registry and results: its label, or the joined labels of a compound unit. */
export function unitLabel(unit: Unit): string {
  const [factor, ...rest] = unit.factors;
  if (factor === undefined) return displayUnit(unit) === 'a plain number' ? '' : displayUnit(unit);
  if (rest.length === 0 && factor.power === 1) return factor.unit.label;
  const above = unit.factors
    .filter(({ power }) => power > 0)
    .map(({ unit: { label }, power }) => (power === 1 ? label : `${label}^${power}`));
  const below = unit.factors
    .filter(({ power }) => power < 0)
    .map(({ unit: own, power }) => `${wordBefore(own)} ${power === -1 ? own.one : `${own.one}^${-power}`}`);
  return [...(above.length === 0 ? [] : [above.join(' ')]), ...below].join(' ');
}
