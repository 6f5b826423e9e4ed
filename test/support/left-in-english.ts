/** Finds what a page in Spanish has left of its English one. */
import type { Network } from '../../engine/kernel/service.js';
import { alike } from './spanish-alike.js';

/** What a page shows of other languages, marked as such, of code, and of formulas, whose words `shown-formulas.test.ts` reads. */
export const untranslated = [
  /<(\w+)\b[^>]* lang="en".*?<\/\1>/gs,
  /<(style|script|pre|code)\b.*?<\/\1>/gs,
  /<(?:input|meta)\b[^>]* (?:type="hidden"|name="viewport")[^>]*>/g,
  /<\/th><td>.*?<\/td>/gs,
];

/** Attributes that people read or hear. */
const spoken = /\s(?:alt|title|aria-\w+|placeholder|content|label|data-words)="([^"]*)"/g;

/** The texts of a page: between its tags, in attributes, and in what machines read of it. */
function textsOf(page: string): ReadonlySet<string> {
  const data = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const said = untranslated.reduce((text, part) => text.replace(part, ''), page);
  const attributes = [...said.matchAll(spoken)].flatMap(([, text = '']) => (isCode(text) ? [] : [text]));
  const read = data.flatMap(([, text = '']) => stringsOf(JSON.parse(text)));
  return new Set([...said.split(/<[^>]*>/).map((text) => text.trim()), ...attributes, ...read]);
}

/** Names and addresses, which programs read. */
export function isCode(text: string): boolean {
  return !/\s/.test(text) && !/^[A-Z][a-z]+$/.test(text);
}

function stringsOf(value: unknown, name = ''): readonly string[] {
  if (typeof value === 'string') return isCode(value) || name.startsWith('@') ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => stringsOf(member, key));
}

export function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/** Names of places, signs of units that are the same everywhere, and words that stand on pages only. */
export function knownIn({ cities, neighborhoods }: Pick<Network, 'cities' | 'neighborhoods'>): ReadonlySet<string> {
  const names = [...Object.values(cities), ...Object.values(neighborhoods).flatMap(Object.values)];
  return new Set([...alike, ...wordsOf(names.join(' ')), ...shared]);
}

const shared = [
  ...'reckoner cm ha kg lb mm oz va yd m g ml w colonial error extras factor flexible total'.split(' '),
  ...'any btuh compare html json local plan use web wordpress'.split(' '),
];

/** The texts of a Spanish page that its English one has, too, and that Spanish does not write so. */
export function leftIn(spanish: string, english: string, known: ReadonlySet<string>): readonly string[] {
  const both = textsOf(english);
  const left = [...textsOf(spanish)].filter((text) => both.has(text));
  return left.filter((text) => wordsOf(text).some((word) => !known.has(word)));
}
