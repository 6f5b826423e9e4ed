/** The units that callers may write after a number. */
import type { Rational } from './rational.js';
import { multiply, subtract, zero } from './rational.js';
import type { NamedUnit, Unit } from './unit.js';
import { conversionFactor, isReading, sameDimensions, unitOf } from './unit.js';

/** A unit that an input accepts; `value * factor + shift` is in the unit of the input. */
export interface AcceptedUnit {
  readonly name: string;
  readonly label: string;
  /** In lowercase, without spaces and points; each belongs to only one unit. */
  readonly spellings: readonly string[];
  readonly factor: Rational;
  readonly shift: Rational;
}

/** All named units of the same kind as a unit, itself first; empty for compound units and plain numbers. */
export function acceptedUnits(unit: Unit, units: Iterable<NamedUnit>): readonly AcceptedUnit[] {
  const [factor, ...others] = unit.factors;
  if (factor === undefined || factor.power !== 1 || others.length > 0) return [];
  const own = factor.unit;
  const kind = [...units].filter((each) => each.name !== own.name && isOfKind(each, unit));
  const taken = new Set<string>();
  return [own, ...kind].flatMap((each) => {
    const spellings = spellingsOf(each).filter((text) => !taken.has(text));
    for (const text of spellings) taken.add(text);
    return spellings.length === 0
      ? []
      : [{ name: each.name, label: each.label, spellings, ...conversion(unitOf(each), unit) }];
  });
}

function isOfKind(a: NamedUnit, b: Unit): boolean {
  return sameDimensions(a, b) && isReading(a) === isReading(b);
}

function spellingsOf({ name, label, one, many, also }: NamedUnit): readonly string[] {
  return [...new Set([name, label, one, many, ...also].map(spelling))];
}

/** Normalizes a spelling as the service does with what callers write: ignores case, spaces and points. */
export function spelling(text: string): string {
  return text.toLowerCase().replace(/[\s.]/g, '');
}

function conversion(from: Unit, to: Unit): Pick<AcceptedUnit, 'factor' | 'shift'> {
  const factor = conversionFactor(from, to);
  if (from.zero === null || to.zero === null) return { factor, shift: zero };
  return { factor, shift: subtract(multiply(from.zero, factor), to.zero) };
}
