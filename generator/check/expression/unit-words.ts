/** Units by the words that people use for them. */
import type { Vocabulary } from '../../formula/syntax.js';
import type { NamedUnit } from '../../model/unit.js';
import { didYouMean, nearestSpellings, spellingDistance } from '../../text/suggest.js';

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
  const hasName = ({ name, label, one, many, also }: NamedUnit) =>
    [name, label, one, many, ...also].map(plainWords).includes(wanted);
  return [...units.values()].find(hasName)?.name;
}

function plainWords(text: string): string {
  return text.toLowerCase().replaceAll(/[\s._-]/g, '');
}

/** What an unknown unit is meant for: the unit of those words, one that is spelt alike, or one that is to be defined. */
export function meantUnit(name: string, table: KnownUnits): string {
  const known = unitOfWords(name, table);
  if (known !== undefined) return `Write \`${known}\`.`;
  const near = nearestSpellings(name, table.units.keys());
  const isSlip = near.some((each) => spellingDistance(name, each) <= 1);
  const meant = didYouMean(name, near);
  if (meant === undefined) return define(name, table);
  return isSlip ? meant : `${meant} If it is a unit of its own: ${define(name, table)}`;
}

/** The line that a unit has in units.yaml; how large it is only the editor knows. */
function define(name: string, { units }: KnownUnits): string {
  const { one, many } = wordsFor(name);
  const [other = 'ft'] = units.keys();
  const words = `label: ${many}, one: ${one}, many: ${many}`;
  return (
    `Define it in units.yaml: \`${name}: { is: ..., ${words} }\`; \`is\` has its size in another unit, such as ` +
    `\`2.5 ${other}\`, or for things that are counted write \`dimension: ${many}, counts: true\` in place of it.`
  );
}

/** Singular and plural as most words have them; abbreviations stay as they are. */
function wordsFor(name: string): { readonly one: string; readonly many: string } {
  if (name.length <= 3 || /[A-Z0-9_]/.test(name) || name.endsWith('ss')) return { one: name, many: name };
  if (name.endsWith('s')) return { one: name.slice(0, -1), many: name };
  return { one: name, many: /(?:x|ch|sh)$/.test(name) ? `${name}es` : `${name}s` };
}
