/** Finds units by the words that people use for them. */

import { holdsInItsCase } from '../../engine/spelling/letter-case.js';
import type { Hint } from '../source/hint.js';
import { oneOf, write } from '../source/hint.js';
import { nearestSpellings, spellingDistance } from '../source/suggest.js';
import type { Vocabulary } from '../syntax/syntax.js';
import type { NamedUnit } from './unit.js';
import { raiseUnit, sameDimensions, sameScale, unitOf } from './unit.js';

interface KnownUnits {
  readonly units: ReadonlyMap<string, NamedUnit>;
}

/** The vocabulary of the catalog's units, for messages about formulas. */
export function vocabularyOf(table: KnownUnits): Vocabulary {
  return {
    unitOf: (words) => unitOfWords(words, table),
    moneyOf: (sign) => [...table.units.values()].find(({ symbol }) => symbol === sign)?.name,
  };
}

/** The unit meant by words such as "cubicfeet", "Foot" or "sq. ft."; ignores case and spacing. */
function unitOfWords(words: string, table: KnownUnits): string | undefined {
  const wanted = plainWords(words);
  return (named(wanted, table) ?? powerNamed(wanted, table))?.name;
}

function named(wanted: string, { units }: KnownUnits): NamedUnit | undefined {
  const hasName = ({ name, label, one, many, also }: NamedUnit) =>
    [name, label, one, many, ...also].map(plainWords).includes(wanted);
  return [...units.values()].find(hasName);
}

/** The unit that is a square or a cube of another one by its words, such as "square feet" where it is called sq ft. */
function powerNamed(wanted: string, table: KnownUnits): NamedUnit | undefined {
  const [, square, cube, rest = ''] = /^(?:(square|sq)|(cubic|cu))(.+)$/.exec(wanted) ?? [];
  const side = square === undefined && cube === undefined ? undefined : named(rest, table);
  if (side === undefined || side.zero !== null) return undefined;
  const power = raiseUnit(unitOf(side), square === undefined ? 3 : 2);
  return [...table.units.values()].find((each) => sameDimensions(each, power) && sameScale(each, power));
}

function plainWords(text: string): string {
  return text.toLowerCase().replaceAll(/[\s._-]/g, '');
}

/** The hint for an unknown unit: the unit of those words, one spelled alike, or how to define it. */
export function meantUnit(name: string, table: KnownUnits): Hint {
  if (name === 'number') return { hint: 'Leave the unit out: figures without one are plain numbers.' };
  const known = unitOfWords(name, table);
  const isOther = known !== undefined && isOtherCase(name, known);
  if (known !== undefined && !isOther) return write(known);
  const near = nearestSpellings(name, table.units.keys()).filter(
    (each) => isSlip(name, each) || isShortened(name, each),
  );
  const meant = oneOf(near);
  if (meant === undefined) return { hint: define(name, table) };
  const isMisspelled = !isOther && near.some((each) => isSlip(name, each));
  // Another unit may be meant than the one that is spelled alike.
  const hint = isMisspelled ? meant.hint : `${meant.hint} If it is another unit: ${define(name, table)}`;
  return { hint, choices: near };
}

/** True for `MW` where only `mW` is known: in another case the letters may be another unit. */
function isOtherCase(name: string, unit: string): boolean {
  return name !== unit && name.toLowerCase() === unit.toLowerCase() && holdsInItsCase(unit);
}

function isSlip(name: string, unit: string): boolean {
  return spellingDistance(name, unit) <= 1;
}

/** True when one of the words has the letters of the other in their order: sqfoot and sqft, but not tonne and zone. */
function isShortened(name: string, unit: string): boolean {
  const [short = '', long = ''] = [name, unit].map((word) => word.toLowerCase()).sort((a, b) => a.length - b.length);
  let at = 0;
  for (const letter of long) if (letter === short.charAt(at)) at++;
  return at === short.length;
}

/** The line to add to units.yaml; only the editor knows the size of the unit. */
function define(name: string, { units }: KnownUnits): string {
  const { one, many } = wordsFor(name);
  const [other = 'ft'] = units.keys();
  const words = `label: ${many}, one: ${one}, many: ${many}`;
  return (
    `Define it in units.yaml: \`${name}: { is: ..., ${words} }\`; \`is\` gives its size in another unit, such as ` +
    `\`2.5 ${other}\`; for things that are counted, write \`dimension: ${many}, counts: true\` instead.`
  );
}

/** Guesses singular and plural of a word; leaves abbreviations as they are. */
function wordsFor(name: string): { readonly one: string; readonly many: string } {
  if (name.length <= 3 || /[A-Z0-9_]/.test(name) || name.endsWith('ss')) return { one: name, many: name };
  if (name.endsWith('s')) return { one: name.slice(0, -1), many: name };
  return { one: name, many: /(?:x|ch|sh)$/.test(name) ? `${name}es` : `${name}s` };
}
