/** Checks names, and turns malformed names into well-formed ones. */

import { inPlainLetters } from '../source/case.js';
import type { Hint } from '../source/hint.js';
import { numberReadings, readingsHint } from '../source/number-readings.js';
import { quote } from '../source/suggest.js';
import type { JsonSchema } from './forms/form.js';

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
