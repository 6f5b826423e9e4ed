/** Checks names, and turns malformed names into well-formed ones. */
import { inPlainLetters } from '../source/case.js';
import { numberReadings, readingsHint } from '../source/number-readings.js';
import type { JsonSchema } from './forms/form.js';

/** True for a name that fits the pattern of its place and is not too long. */
export function isWellFormed(name: string, schema: JsonSchema): boolean {
  return new RegExp(String(schema['pattern'])).test(name) && name.length <= Number(schema['maxLength']);
}

/** A hint with a similar name that fits the pattern of its place; undefined if there is none. */
export function wellFormedName(name: string, schema: JsonSchema): string | undefined {
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
  return /^\d/.test(first) && others.length > 0 ? readingsHint(found) : `Write \`${first}\`, for instance.`;
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
