/** Names and values that were probably meant. */
import { inPlainLetters } from '../source/case.js';
import type { Hint } from '../source/hint.js';
import { numberReadings, readingsHint } from '../source/number-readings.js';
import { quote } from '../source/suggest.js';
import type { JsonSchema } from './forms/form.js';

/** Keys by the words that people use for them; of several, the one possible at the place is meant. */
const keys: ReadonlyMap<string, readonly string[]> = new Map([
  ['minimum', ['min']],
  ['lowest', ['min']],
  ['maximum', ['max']],
  ['highest', ['max']],
  ['increment', ['step']],
  ['initial', ['default']],
  ['preset', ['default']],
  ['value', ['default']],
  ['name', ['label', 'title']],
  ['caption', ['label', 'title']],
  ['description', ['subtitle', 'hint']],
  ['help', ['hint']],
  ['tooltip', ['hint']],
  ['placeholder', ['hint']],
  ['choices', ['options']],
  ['values', ['options']],
  ['items', ['options']],
  ['precision', ['decimals']],
  ['digits', ['decimals']],
  ['mandatory', ['required']],
  ['integer', ['whole']],
  ['variables', ['inputs']],
  ['parameters', ['inputs']],
  ['fields', ['inputs']],
  ['formulas', ['formula']],
  ['steps', ['formula']],
  ['calculation', ['formula']],
  ['calculations', ['formula']],
  ['output', ['result']],
  ['outputs', ['result']],
  ['sentence', ['interpretation', 'say']],
  ['text', ['say', 'interpretation']],
  ['constraints', ['require']],
  ['validation', ['require']],
  ['category', ['tag']],
  ['tests', ['examples']],
  ['references', ['sources']],
  ['reference', ['source', 'sources']],
  ['condition', ['that', 'when']],
  ['error', ['message']],
]);

/** The key that a word means, if it is among those possible. */
export function keyMeant(word: string, possible: readonly string[]): string | undefined {
  return keys.get(word.toLowerCase())?.find((key) => possible.includes(key));
}

const values: readonly { readonly allowed: string; readonly words: RegExp }[] = [
  { allowed: 'number', words: /^(?:numeric|float|decimal|double|int|integer|range|slider|quantity)$/i },
  { allowed: 'select', words: /^(?:dropdown|drop-down|choice|enum|radio|option|options|picker|combo)$/i },
  { allowed: 'day', words: /^(?:date|datetime|date_time|calendar|days)$/i },
  { allowed: 'yes_no', words: /^(?:bool|boolean|checkbox|check|toggle|switch|flag|yesno|yes\/no)$/i },
  { allowed: 'yes', words: /^(?:true|on|y|1)$/i },
  { allowed: 'no', words: /^(?:false|off|n|0)$/i },
  { allowed: 'true', words: /^(?:yes|on|y|1)$/i },
  { allowed: 'false', words: /^(?:no|off|n|0)$/i },
];

/** The value that a word means, if it is among those allowed. */
export function valueMeant(word: string, allowed: readonly string[]): string | undefined {
  return values.find((each) => each.words.test(word) && allowed.includes(each.allowed))?.allowed;
}

/** True for a name that fits the pattern of its place and is not too long. */
export function isWellFormed(name: string, schema: JsonSchema): boolean {
  return new RegExp(String(schema['pattern'])).test(name) && name.length <= Number(schema['maxLength']);
}

/** A hint with a similar name that fits the pattern of its place; undefined if there is none. */
export function wellFormedName(name: string, schema: JsonSchema): Hint | undefined {
  const pattern = new RegExp(String(schema['pattern']));
  const plain = inPlainLetters(name);
  // Letters of other alphabets would be lost.
  if (/\p{L}/u.test(plain.replace(/[A-Za-z]/g, ''))) return undefined;
  const kebabCase = words(plain).join('-').toLowerCase();
  const joined = words(plain).join('_');
  const ofPattern = pattern.test('a-b') ? [joined] : [camelCase(plain), joined];
  const candidates = pattern.test('aB') ? ofPattern : [kebabCase, ...numberReadings(name)];
  const found = candidates.filter((candidate) => pattern.test(candidate));
  const [first, ...others] = found;
  if (first === undefined) return undefined;
  if (/^\d/.test(first) && others.length > 0) return readingsHint(found);
  return { hint: `Write ${quote(first)}, for instance.`, choices: [first] };
}

function words(name: string): readonly string[] {
  return name.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
}

/** `Slab width` becomes `slabWidth`. */
function camelCase(name: string): string {
  const joined = words(name)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  return joined.charAt(0).toLowerCase() + joined.slice(1);
}
