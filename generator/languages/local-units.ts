/** The units of a catalog in the words of another language. */

import type { RawLanguage } from '../language/forms/language.js';
import { pluralForms } from '../language/forms/words.js';
import { createSource, spanOf } from '../source/source.js';
import { parseUnit } from '../syntax/parse-unit.js';
import type { AcceptedUnit } from '../units/accepted-unit.js';
import { acceptedUnits } from '../units/accepted-unit.js';
import type { NamedUnit, Unit, UnitFactor } from '../units/unit.js';
import { unitLabel, unitOf } from '../units/unit.js';
import type { TextMap } from './texts.js';
import { lineAt } from './texts.js';

export interface LocalUnits {
  readonly all: readonly NamedUnit[];
  /** A unit in the words of the language. */
  readonly local: (unit: Unit) => Unit;
  /** The units that callers may write beside a number, in the words of both languages. */
  readonly accepted: (unit: Unit, original: readonly AcceptedUnit[]) => readonly AcceptedUnit[];
  /** A unit as formulas write it, such as `USD/sqft`, in the words of the language: one of it, or any amount. */
  readonly written: (text: string, isOne: boolean) => string;
}

export function localUnits(units: readonly NamedUnit[], texts: TextMap, { per, moneyBehind }: RawLanguage): LocalUnits {
  const named = (unit: NamedUnit): NamedUnit => {
    const { name, label, one, many, also, fractionsIn } = unit;
    const say = (key: string, original: string): string => lineAt(texts, `${name}/${key}`) ?? original;
    return {
      ...unit,
      ...{ label: say('label', label), one: say('one', one), many: say('many', many), ...formsIn(texts, name) },
      around: { per, isMoneyBehind: moneyBehind },
      also: [...spellingsIn(texts, name, also), label, one, many, ...also],
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
    written: (text, isOne) => {
      const factors = factorsIn(text, all);
      const [first, ...rest] = factors;
      if (first === undefined) return text;
      const isCount = first.power === 1 && first.unit.symbol === null;
      const said = isOne && isCount ? { ...first.unit, label: first.unit.one } : first.unit;
      return unitLabel({ ...unitOf(said), factors: [{ ...first, unit: said }, ...rest] });
    },
  };
}

/** The plural forms of a unit in a language that has more than two. */
function formsIn(texts: TextMap, unit: string): Pick<NamedUnit, 'forms'> {
  const said = pluralForms.flatMap((form) => {
    const text = lineAt(texts, `${unit}/forms/${form}`);
    return text === undefined ? [] : [[form, text] as const];
  });
  return said.length === 0 ? {} : { forms: Object.fromEntries(said) };
}

/** Empty where a name is no unit. */
function factorsIn(text: string, all: ReadonlyMap<string, NamedUnit>): readonly UnitFactor[] {
  const { factors: found } = parseUnit(spanOf(createSource('', text), 0, text.length));
  const factors = found.flatMap(({ name, power }) => {
    const unit = all.get(name);
    return unit === undefined ? [] : [{ unit, power }];
  });
  return factors.length === found.length ? factors : [];
}

/** The further spellings of a unit in the language, which may have more of them than the original. */
function spellingsIn(texts: TextMap, unit: string, originals: readonly string[]): readonly string[] {
  const own = [...texts.keys()].flatMap((id) => (id.startsWith(`${unit}/also/`) ? (lineAt(texts, id) ?? []) : []));
  return own.length >= originals.length ? own : [...own, ...originals.slice(own.length)];
}
