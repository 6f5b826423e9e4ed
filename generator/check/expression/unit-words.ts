/** Units by the words that people use for them. */
import type { Vocabulary } from '../../formula/syntax.js';
import type { NamedUnit } from '../../model/unit.js';
import { didYouMean } from '../../text/suggest.js';

interface KnownUnits {
  readonly units: ReadonlyMap<string, NamedUnit>;
}

/** What messages about formulas know of the catalog's units. */
export function vocabularyOf(table: KnownUnits): Vocabulary {
  return {
    unitOf: (words) => unitOfWords(words, table),
    moneyOf: (sign) => [...table.units.values()].find(({ symbol }) => symbol === sign)?.name,
  };
}

/** The unit that goes by words such as "cubicfeet", "Foot" or "sq. ft.", however they are spaced. */
function unitOfWords(words: string, { units }: KnownUnits): string | undefined {
  const wanted = plainWords(words);
  const hasName = (unit: NamedUnit) => [unit.name, unit.label, unit.one, unit.many].map(plainWords).includes(wanted);
  return [...units.values()].find(hasName)?.name;
}

function plainWords(text: string): string {
  return text.toLowerCase().replaceAll(/[\s._-]/g, '');
}

/** What an unknown unit is meant for: the unit of those words, or one that is spelt alike. */
export function meantUnit(name: string, table: KnownUnits): string | undefined {
  const known = unitOfWords(name, table);
  return known === undefined ? didYouMean(name, table.units.keys()) : `Write \`${known}\`.`;
}
