/** The units that callers may write after a number. */
import { holdsInItsCase, unspaced } from '../../engine/spelling/letter-case.js';
import { rememberedFor } from '../source/remembered.js';
import type { Rational } from './rational.js';
import { equal, multiply, subtract, zero } from './rational.js';
import type { NamedUnit, Unit } from './unit.js';
import { conversionFactor, isReading, sameDimensions, unitOf } from './unit.js';

/** A unit that an input accepts; `value * factor + shift` is in the unit of the input. */
export interface AcceptedUnit {
  readonly name: string;
  readonly label: string;
  /** Taken in any case, here in lower case, without spaces and periods; each belongs to only one unit. */
  readonly spellings: readonly string[];
  /** Taken only as written, because another case may mean another unit. */
  readonly exact: readonly string[];
  /** True when the input's own unit names it as one that fields offer. */
  readonly offered: boolean;
  readonly factor: Rational;
  readonly shift: Rational;
}

/** All named units of the same kind as a unit, itself first; empty for compound units and plain numbers. */
export function acceptedUnits(unit: Unit, units: Iterable<NamedUnit>): readonly AcceptedUnit[] {
  const [factor, ...others] = unit.factors;
  if (factor === undefined || factor.power !== 1 || others.length > 0) return [];
  const own = factor.unit;
  const all = [...units].map((each) => (each.name === own.name ? own : each));
  const kind = all.filter((each) => each !== own && isOfKind(each, unit));
  const isExact = exactness([own, ...kind], all);
  const taken = new Set<string>();
  return [own, ...kind].flatMap((each) => {
    const exact = spellingsOf(each).filter((text) => isExact(text, each));
    const others = spellingsOf(each).flatMap((text) => (isExact(text, each) ? [] : [text.toLowerCase()]));
    const free = [...new Set([...exact, ...others])].filter((text) => !taken.has(text));
    for (const text of free) taken.add(text);
    if (free.length === 0) return [];
    const offered = own.beside?.includes(each.name) ?? false;
    return [
      {
        ...{ name: each.name, label: each.label, offered },
        exact: free.filter((text) => exact.includes(text)),
        spellings: free.filter((text) => !exact.includes(text)),
        ...conversion(unitOf(each), unit),
      },
    ];
  });
}

/** Tells of each spelling of a unit whether it holds only as written: see `catalog/LANGUAGE.md`. */
function exactness(kind: readonly NamedUnit[], all: readonly NamedUnit[]) {
  const words = new Set(kind.flatMap(spellingsOf));
  const written = new Map<string, { readonly text: string; readonly unit: NamedUnit }[]>();
  for (const unit of all)
    for (const text of spellingsOf(unit)) {
      const alike = written.get(text.toLowerCase()) ?? [];
      alike.push({ text, unit });
      written.set(text.toLowerCase(), alike);
    }
  const isAnother = (text: string, unit: NamedUnit): boolean =>
    (written.get(text.toLowerCase()) ?? []).some((each) => each.text !== text && !isSameSize(each.unit, unit));
  return (text: string, unit: NamedUnit): boolean => isAnother(text, unit) || holdsInItsCase(text, words);
}

function isSameSize(a: NamedUnit, b: NamedUnit): boolean {
  return a.name === b.name || (sameDimensions(a, unitOf(b)) && equal(a.scale, b.scale));
}

function isOfKind(a: NamedUnit, b: Unit): boolean {
  return sameDimensions(a, b) && isReading(a) === isReading(b);
}

/** Each in its own case, without spaces and periods. */
const spellingsOf = rememberedFor(({ name, label, one, many, also }: NamedUnit): readonly string[] => [
  ...new Set([name, label, one, many, ...also].map(unspaced)),
]);

function conversion(from: Unit, to: Unit): Pick<AcceptedUnit, 'factor' | 'shift'> {
  const factor = conversionFactor(from, to);
  if (from.zero === null || to.zero === null) return { factor, shift: zero };
  return { factor, shift: subtract(multiply(from.zero, factor), to.zero) };
}
