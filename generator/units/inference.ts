/**
 * Infers units that are missing or wrong, as Kennedy does ("Programming Languages and Dimensions", 1996): every declared
 * unit is a variable, what formulas ask of units are linear equations over the base dimensions, and they are solved.
 */

import type { Span } from '../source/source.js';
import type { Rational } from './rational.js';
import { add, divide, equal, integer, isInteger, multiply, negate, one, toNumber, zero } from './rational.js';
import type { Dimensions, Origins, Unit } from './unit.js';
import { divideUnits, isPlain, mergeOrigins, raiseOrigins, withoutOrigins } from './unit.js';

/** What gives a unit: `input length`, `input rooms.length`, `column style.rate`, `figure prices.bag`, `step area`. */
export type Place = `${'input' | 'column' | 'table' | 'schedule' | 'figure' | 'step'} ${string}`;

/** A unit that a formula comes to, and what is asked of it: to be of the kind of another one, or to be counted or shown. */
export interface UnitDemand {
  readonly found: Unit;
  /** The formula that comes to it; a mistake about it is reported there. */
  readonly span: Span;
  readonly wanted: Unit | UnitTest;
  /** The formula that asks for it; null for a declared unit. */
  readonly by: Span | null;
}

/** True for the units that a place can have; only their dimensions count. */
export type UnitTest = (unit: Pick<Unit, 'dimensions'>) => boolean;

/** What the formulas of one calculator say about units, collected while they are elaborated. */
export interface UnitNotes {
  readonly demands: UnitDemand[];
  /** The unit that each place declares. */
  readonly declared: Map<Place, Unit>;
  /** What the formulas of steps follow from, and of inputs that a list gives. */
  readonly formulas: Map<Place, Origins>;
}

export function newUnitNotes(): UnitNotes {
  return { demands: [], declared: new Map(), formulas: new Map() };
}

/** The unit of a value that is read from a place. */
export function unitRead(place: Place, unit: Unit, { declared }: UnitNotes): Unit {
  declared.set(place, withoutOrigins(unit));
  return { ...unit, origins: new Map([[place, one]]) };
}

/** The unit of a step's value where formulas read it. */
export function unitOfStep(name: string, unit: Unit, notes: UnitNotes): Unit {
  notes.formulas.set(`step ${name}`, unit.origins ?? new Map());
  const own = unitRead(`step ${name}`, unit, notes);
  return isDoubted(unit) ? doubted(own) : own;
}

/** Marks the unit of a value whose formula has a mistake that is reported: it fits everywhere, and demands on it count. */
const doubt = 'doubt';

export function doubted(unit: Unit): Unit {
  return { ...unit, origins: new Map([...(unit.origins ?? []), [doubt, one]]) };
}

export function isDoubted({ origins }: Unit): boolean {
  return origins?.has(doubt) === true;
}

/** A demand, and the powers of the places on which its sides depend, and the quotient of what was found and what is wanted. */
export interface Equation extends UnitDemand {
  readonly powers: Origins;
  readonly ofFound: Origins;
  readonly ofWanted: Origins;
}

/** The demands as equations over all that has a unit, with what steps follow from in place. */
export function equationsOf({ demands, formulas }: UnitNotes): readonly Equation[] {
  const known = new Map<string, Origins>();
  const expanded = (place: string): Origins => {
    const before = known.get(place);
    if (before !== undefined) return before;
    const own: Origins = new Map([[place, one]]);
    const formula = formulas.get(place as Place);
    const whole = formula === undefined ? own : (mergeOrigins(own, expandedAll(formula)) ?? own);
    known.set(place, whole);
    return whole;
  };
  const expandedAll = (origins: Origins): Origins =>
    [...origins].reduce(
      (sum: Origins, [place, power]) => mergeOrigins(sum, raiseOrigins(expanded(place), power)) ?? sum,
      new Map(),
    );
  return demands.map((demand) => {
    const { found, wanted } = demand;
    const [ofFound, ofWanted] = [found, wanted].map((unit) =>
      expandedAll((typeof unit === 'function' ? undefined : unit.origins) ?? new Map()),
    ) as [Origins, Origins];
    return {
      ...demand,
      powers: mergeOrigins(ofFound, raiseOrigins(ofWanted, negate(one))) ?? ofFound,
      ofFound,
      ofWanted,
    };
  });
}

/** The unit by which what was found exceeds what is wanted. */
function gapOf({ found, wanted }: UnitDemand): Unit {
  return typeof wanted === 'function' ? found : divideUnits(found, wanted);
}

/** The dimensions by which the units of places are to be multiplied. */
export type Factors = ReadonlyMap<Place, Dimensions>;

/** The names by which a formula would have to divide instead of multiplying, or the other way, to meet the demand. */
export function turnedAround(equation: Equation, { declared }: UnitNotes): readonly Turned[] {
  const gap = gapOf(equation).dimensions;
  return turnedIn(equation.found.origins ?? new Map(), gap, declared, (rest) => meets(equation, rest));
}

/** The only such name in the formula of a step that lacks a factor; null where there is none, or several. */
export function turnedInStep(step: Place, factor: Dimensions, { formulas, declared }: UnitNotes): Turned | null {
  const [only, ...others] = turnedIn(
    formulas.get(step) ?? new Map(),
    inverse(factor),
    declared,
    ({ size }) => size === 0,
  );
  return only === undefined || others.length > 0 ? null : only;
}

/** The names whose turn leaves of what a formula has too much only what fits. */
function turnedIn(
  origins: Origins,
  gap: Dimensions,
  declared: UnitNotes['declared'],
  fits: (rest: Dimensions) => boolean,
): readonly Turned[] {
  return [...origins].flatMap(([place, power]): readonly Turned[] => {
    const unit = declared.get(place as Place);
    const twice = multiply(integer(-2), power);
    const rest = unit && !isPlain(unit) ? combined(gap, unit.dimensions, twice) : null;
    return rest === null || !fits(rest)
      ? []
      : [{ name: place.slice(place.indexOf(' ') + 1), isDivided: power.numerator < 0n }];
  });
}

export interface Turned {
  readonly name: string;
  /** True for a name by which the formula divides now. */
  readonly isDivided: boolean;
}

/** True when the demand is met with these factors. */
export function holds(equation: Equation, factors: Factors = new Map()): boolean {
  const whole = [...factors].reduce(
    (sum: Dimensions | null, [place, factor]) => sum && combined(sum, factor, powerOf(equation, place)),
    gapOf(equation).dimensions,
  );
  return whole !== null && meets(equation, whole);
}

/** True when a demand is met by a unit that exceeds what is wanted by these dimensions. */
function meets({ wanted }: UnitDemand, dimensions: Dimensions): boolean {
  return typeof wanted === 'function' ? wanted({ dimensions }) : dimensions.size === 0;
}

/** The power of the unit of a place in an equation. */
export function powerOf({ powers }: Equation, place: Place): Rational {
  return powers.get(place) ?? zero;
}

function dependsOn(equation: Equation, place: Place): boolean {
  return equation.powers.has(place);
}

export function inverse(dimensions: Dimensions): Dimensions {
  return new Map([...dimensions].map(([name, power]) => [name, -power]));
}

/** The dimensions of `a * b ^ power`; null where a power is no whole number, which no unit has. */
export function combined(a: Dimensions, b: Dimensions, power: Rational): Dimensions | null {
  const sum = new Map([...a].map(([name, size]) => [name, integer(size)]));
  for (const [name, size] of b) sum.set(name, add(sum.get(name) ?? zero, multiply(integer(size), power)));
  return wholePowers(sum);
}

function wholePowers(powers: ReadonlyMap<string, Rational>): Dimensions | null {
  const others = [...powers].filter(([, size]) => !equal(size, zero)).sort(([x], [y]) => (x < y ? -1 : 1));
  return others.every(([, size]) => isInteger(size))
    ? new Map(others.map(([name, size]) => [name, toNumber(size)]))
    : null;
}

/**
 * The dimensions by which the unit of one place has to be multiplied so that all demands on it are met; null when none
 * does, or when all are met as it is. Where no demand says which, they make a plain number.
 */
export function solveFor(place: Place, equations: readonly Equation[]): Dimensions | null {
  const own = equations.filter((each) => dependsOn(each, place));
  const broken = own.filter((each) => !holds(each));
  const open = broken.find(({ wanted }) => typeof wanted !== 'function') ?? broken[0];
  const factor = open && combined(new Map(), gapOf(open).dimensions, negate(divide(one, powerOf(open, place))));
  return factor && own.every((each) => holds(each, new Map([[place, factor]]))) ? factor : null;
}

/**
 * The dimensions by which the units of several places have to be multiplied together, for the places where the demands
 * leave no choice; null when no such dimensions meet the demands.
 */
export function solveTogether(places: readonly Place[], equations: readonly Equation[]): Factors | null {
  const rows = equations
    .filter((each) => typeof each.wanted !== 'function' && places.some((place) => dependsOn(each, place)))
    .map((each): Row => {
      const gap = [...gapOf(each).dimensions].map(([name, size]): [string, Rational] => [name, integer(-size)]);
      return { powers: places.map((place) => powerOf(each, place)), gap: new Map(gap) };
    });
  const reduced = eliminate(rows, places.length);
  if (reduced.some(({ powers, gap }) => powers.every(isZero) && ![...gap.values()].every(isZero))) return null;
  const solved = reduced.flatMap(({ powers, gap }): [Place, Dimensions][] => {
    const [first, ...others] = [...powers.keys()].filter((index) => !isZero(powers[index] ?? zero));
    const place = first === undefined || others.length > 0 ? undefined : places[first];
    const factor = wholePowers(gap);
    return place === undefined || factor === null || factor.size === 0 ? [] : [[place, factor]];
  });
  return new Map(solved);
}

/** The sum of the unknown dimensions, each times its power, is the gap. */
interface Row {
  readonly powers: readonly Rational[];
  readonly gap: ReadonlyMap<string, Rational>;
}

/** Gauss-Jordan elimination over fractions: each unknown leads at most one row, and is in no other row. */
function eliminate(rows: readonly Row[], unknowns: number): readonly Row[] {
  let [done, rest]: [readonly Row[], readonly Row[]] = [[], rows];
  for (let index = 0; index < unknowns; index++) {
    const pivot = rest.find(({ powers }) => !isZero(powers[index] ?? zero));
    if (pivot === undefined) continue;
    const lead = combinedRow(pivot, divide(one, pivot.powers[index] ?? one), null, zero);
    const cleared = (row: Row): Row => combinedRow(row, one, lead, negate(row.powers[index] ?? zero));
    done = [...done.map(cleared), lead];
    rest = rest.filter((row) => row !== pivot).map(cleared);
  }
  return [...done, ...rest];
}

/** `row * by + other * times`. */
function combinedRow(row: Row, by: Rational, other: Row | null, times: Rational): Row {
  const sum = (x: Rational, y: Rational | undefined) => add(multiply(x, by), multiply(y ?? zero, times));
  const names = new Set([...row.gap.keys(), ...(other?.gap.keys() ?? [])]);
  return {
    powers: row.powers.map((power, index) => sum(power, other?.powers[index])),
    gap: new Map([...names].map((name) => [name, sum(row.gap.get(name) ?? zero, other?.gap.get(name))])),
  };
}

function isZero(value: Rational): boolean {
  return equal(value, zero);
}
