/** The units of a catalog in the words of another language. */

import { byName } from '../elaborate/declaration/by-name.js';
import type { RawLanguage } from '../language/forms/language.js';
import type { RawUnits } from '../language/raw-catalog.js';
import type { AcceptedUnit } from '../units/accepted-unit.js';
import { acceptedUnits } from '../units/accepted-unit.js';
import type { NamedUnit, Unit } from '../units/unit.js';

export interface LocalUnits {
  readonly all: readonly NamedUnit[];
  /** A unit in the words of the language. */
  readonly local: (unit: Unit) => Unit;
  /** The units that callers may write beside a number, in the words of both languages. */
  readonly accepted: (unit: Unit, original: readonly AcceptedUnit[]) => readonly AcceptedUnit[];
}

export function localUnits(
  units: readonly NamedUnit[],
  raw: RawUnits | null,
  { per, moneyBehind }: RawLanguage,
): LocalUnits {
  const written = byName(raw?.defined ?? []);
  const named = (unit: NamedUnit): NamedUnit => {
    const { label, one, many, also } = written.get(unit.name) ?? unit;
    const { fractionsIn } = unit;
    return {
      ...unit,
      ...{ label, one, many, around: { per, isMoneyBehind: moneyBehind } },
      also: [...also, unit.label, unit.one, unit.many, ...unit.also],
      fractionsIn: fractionsIn && { ...fractionsIn, unit: named(fractionsIn.unit) },
    };
  };
  const all = new Map(units.map((unit) => [unit.name, named(unit)]));
  const local = (unit: Unit): Unit => ({
    ...unit,
    factors: unit.factors.map((factor) => ({ ...factor, unit: all.get(factor.unit.name) ?? named(factor.unit) })),
  });
  return {
    all: [...all.values()],
    local,
    accepted: (unit, original) => (original.length === 0 ? [] : acceptedUnits(local(unit), all.values())),
  };
}
