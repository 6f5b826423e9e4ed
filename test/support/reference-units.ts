import type { RawUnits } from '../../generator/language/raw-catalog.js';
import type { UnitExpression } from '../../generator/syntax/ast.js';
import type { Fraction } from './fraction.js';
import { fromDecimal, fromText, one, over, raised, times } from './fraction.js';

/** A unit as the reference sees it: so much of the base units, with the powers of its dimensions. */
export interface ReferenceUnit {
  readonly scale: Fraction;
  readonly powers: Powers;
  /** How far below its own zero the absolute zero lies; null for all but readings. */
  readonly zero: Fraction | null;
  /** How many of it are a full turn, where it starts the dimension of angles. */
  readonly turn?: Fraction;
}

/** Powers by dimension; those of zero are left out. */
export type Powers = ReadonlyMap<string, number>;

export type ReferenceUnits = ReadonlyMap<string, ReferenceUnit>;

export const pi = fromText('3.14159265358979323846264338327950288');

export const noUnit: ReferenceUnit = { scale: one, powers: new Map(), zero: null };

/** The units of units.yaml. */
export function referenceUnits(raw: RawUnits): ReferenceUnits {
  const units = new Map<string, ReferenceUnit>();
  for (const { name, value } of raw.defined) {
    const zero = value.zero === null ? null : fromDecimal(value.zero);
    if (value.dimension === null) units.set(name.value, { ...definition(value.is?.text ?? '', units), zero });
    else {
      const turn = value.turn === null ? {} : { turn: fromDecimal(value.turn) };
      units.set(name.value, { scale: one, powers: new Map([[value.dimension.value, 1]]), zero, ...turn });
    }
  }
  return units;
}

function factorOf(text: string): Fraction {
  return text === 'pi' ? pi : fromText(text);
}

/** `1/12 ft`: a factor, and units that stand above. */
function definition(text: string, units: ReferenceUnits): ReferenceUnit {
  const [factor = '', unit = ''] = text.split(/\s+/);
  const [above = '', below = '1'] = factor.split('/');
  const size = over(factorOf(above), factorOf(below));
  const { scale, powers } = unit === '' ? noUnit : unitOfText(unit, units);
  return { scale: times(size, scale), powers, zero: null };
}

/** A unit as it stands behind `unit:`, such as `EUR/day`. */
export function unitOfText(text: string, units: ReferenceUnits): ReferenceUnit {
  const parts = [...text.matchAll(/([*/]?)([^*/^]+)(?:\^(-?\d+))?/g)];
  const factors = parts.filter(([, , name]) => name !== '1');
  return combined(
    factors.map(([, sign, name = '', power = '1']) => ({ name, power: Number(power) * (sign === '/' ? -1 : 1) })),
    units,
  );
}

export function unitOfExpression({ factors }: UnitExpression, units: ReferenceUnits): ReferenceUnit {
  return combined(factors, units);
}

function combined(
  factors: readonly { readonly name: string; readonly power: number }[],
  units: ReferenceUnits,
): ReferenceUnit {
  let unit = noUnit;
  for (const { name, power } of factors) {
    const found = units.get(name);
    if (found === undefined) throw new Error(`The reference does not know the unit ${name}.`);
    if (factors.length === 1 && power === 1) return found;
    unit = {
      scale: times(unit.scale, raised(found.scale, power)),
      powers: added(unit.powers, found.powers, power),
      zero: null,
    };
  }
  return unit;
}

/** The powers of a product, or with a factor of -1 of a quotient. */
export function added(a: Powers, b: Powers, factor = 1): Powers {
  const sum = new Map(a);
  for (const [dimension, power] of b) sum.set(dimension, (sum.get(dimension) ?? 0) + power * factor);
  return new Map([...sum].filter(([, power]) => power !== 0));
}
