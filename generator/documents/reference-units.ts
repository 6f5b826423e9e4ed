/** The units of a catalog as its reference lists them. */
import { acceptedUnits } from '../units/accepted-unit.js';
import type { Rational } from '../units/rational.js';
import { equal, one, toNumber } from '../units/rational.js';
import type { NamedUnit } from '../units/unit.js';
import { displayUnit, unitOf } from '../units/unit.js';
import { asWritten, markdownRow, markdownTable } from './markdown-table.js';

/** A table of all units, in the order of the file. */
export function unitTable(units: readonly NamedUnit[]): readonly string[] {
  const bases = new Map(
    units.flatMap((unit) => (startsDimension(unit) ? [[dimensionOf(unit), unit] as const] : [])).reverse(),
  );
  const rows = units.map((unit) =>
    markdownRow([
      asWritten(unit.name),
      definition(unit, bases),
      unit.label,
      spellings(unit, units).map(asWritten).join(', '),
      notes(unit).join(', '),
    ]),
  );
  return markdownTable(['unit', 'is', 'shown as', 'callers may write', ''], rows);
}

function dimensionOf({ dimensions }: NamedUnit): string {
  return [...dimensions.keys()].join('*');
}

/** True for the base unit of a dimension. */
function startsDimension({ dimensions, scale, zero }: NamedUnit): boolean {
  return zero === null && equal(scale, one) && [...dimensions.values()].join() === '1';
}

function definition(unit: NamedUnit, bases: ReadonlyMap<string, NamedUnit>): string {
  if (bases.get(dimensionOf(unit)) === unit) return `the unit of ${dimensionOf(unit)}`;
  const factors = [...unit.dimensions].flatMap(([dimension, power]) => {
    const base = bases.get(dimension);
    return base === undefined ? [] : [{ unit: base, power }];
  });
  const { dimensions, scale } = unit;
  const rest = factors.length === 0 ? '' : ` ${displayUnit({ factors, dimensions, scale, zero: null })}`;
  return asWritten(`${scaleText(scale)}${rest}`);
}

const mostDigits = 10n ** 9n;

function scaleText({ numerator, denominator }: Rational): string {
  if (numerator > mostDigits || denominator > mostDigits)
    return String(Number(toNumber({ numerator, denominator }).toPrecision(12)));
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
}

function spellings(unit: NamedUnit, units: readonly NamedUnit[]): readonly string[] {
  const [own] = acceptedUnits(unitOf(unit), units);
  return own === undefined ? [] : [...own.exact, ...own.spellings];
}

function notes({ counts, symbol, turn, zero }: NamedUnit): readonly string[] {
  return [
    ...(counts ? ['counts whole things'] : []),
    ...(symbol === null ? [] : ['money, never negative']),
    ...(turn === null ? [] : [`a full turn is ${toNumber(turn)}`]),
    ...(zero === null ? [] : [`a reading; the absolute zero is ${-toNumber(zero)}`]),
  ];
}
