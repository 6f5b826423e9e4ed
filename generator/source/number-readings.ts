/** Reads numbers with separators, and tells edits that keep every number of a text from those that choose another. */
import type { Hint } from './hint.js';
import { oneOf, write } from './hint.js';

/** `1,000`, `1 500`, `12'000`, `0,6`: digits with a sign between them that may group them or begin the decimals. */
const written = /\d+(?:[ ,_'\u2019.]\d+)*/g;
const groups = /^\d{1,3}([ ,_'\u2019])\d{3}(?:\1\d{3})*(?:\.\d+)?$/;
const european = /^\d{1,3}(?:\.\d{3})+,\d+$|^\d{1,3}(?:\.\d{3}){2,}$/;

/** Reads one number; null where it cannot be read in this way. */
type Read = (text: string) => string | null;

/** A comma begins the decimals. */
const withDecimals: Read = (text) => {
  if (european.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return /^\d+,\d+$/.test(text) ? text.replace(',', '.') : withoutComma(text);
};

/** Commas only group digits; a number below one has nothing to group. */
const inGroups: Read = (text) => {
  if (groups.test(text) || /^\d+(?:_\d+)+$/.test(text))
    return text.startsWith('0') ? null : text.replace(/[^\d.]/g, '');
  return /^[1-9]\d*,\d+$/.test(text) ? text.replace(',', '') : withoutComma(text);
};

function withoutComma(text: string): string | null {
  if (/^\d+(?:\.\d+)?$/.test(text)) return text;
  return !text.includes(',') && groups.test(text) ? text.replace(/[^\d.]/g, '') : null;
}

/**
 * The ways to read a text with such numbers in it, with all its numbers read alike: `17,5` is 17.5 or 175, `1,000,000`
 * only a million. The text itself where nothing in it separates digits; empty where its numbers cannot be read.
 */
export function numberReadings(text: string): readonly string[] {
  const all = [withDecimals, inGroups].flatMap((read) => readAll(text, read) ?? []);
  return [...new Set(all)];
}

function readAll(text: string, read: Read): string | null {
  let isReadable = true;
  // Both ends of a range are numbers of their own.
  const parts = text.split('..').map((part) =>
    part.replace(written, (number) => {
      const value = read(number);
      isReadable &&= value !== null;
      return value ?? number;
    }),
  );
  return isReadable ? parts.join('..') : null;
}

/** "Write `...`" for the only reading, a question between several; undefined without any. */
export function readingsHint(readings: readonly string[]): Hint | undefined {
  const [first = '', ...others] = readings;
  return readings.length === 0 || others.length > 0 ? oneOf(readings) : write(first);
}

export const fractions: Readonly<Record<string, number>> = { '\u00bc': 0.25, '\u00bd': 0.5, '\u00be': 0.75 };

/** True when each number of the text, as the only way to read it gives it, is in the other text as often. */
export function keepsNumbers(before: string, after: string): boolean {
  const left = [...numbersIn(after)];
  return numbersIn(before).every((number) => {
    const index = left.indexOf(number);
    if (index !== -1) left.splice(index, 1);
    return index !== -1;
  });
}

function numbersIn(text: string): readonly number[] {
  const written =
    text.match(
      /(?<![A-Za-z_]\d*)\d+(?:[,_'\u2019]\d+|(?: 000)+)*(?:(?<!\.)\.\d+)?[\u00bc-\u00be]?|\.\d+|[\u00bc-\u00be]/g,
    ) ?? [];
  return written.map(numberOf);
}

/** NaN, which equals nothing, for what can be read in two ways. */
function numberOf(written: string): number {
  const fraction = fractions[written.slice(-1)];
  if (fraction !== undefined) return Number(written.slice(0, -1)) + fraction;
  const [only, ...others] = numberReadings(written.startsWith('.') ? `0${written}` : written);
  return others.length > 0 ? Number.NaN : Number(only);
}
