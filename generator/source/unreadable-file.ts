/** Finds what makes a file unreadable: merge conflicts, a wrong encoding, invisible characters. */

import type { Details, Reporter } from './diagnostic.js';
import { write } from './hint.js';
import { rememberedFor } from './remembered.js';
import type { Source } from './source.js';
import { spanOf } from './source.js';

interface Damage {
  readonly start: number;
  readonly end: number;
  readonly reason: string;
  readonly details: Details;
}

/** True after reporting `yaml-syntax`: everything else in the file would follow from it. */
export function reportUnreadable(source: Source, reporter: Reporter): boolean {
  const found = firstDamage(source);
  for (const { start, end, reason, details } of found)
    reporter.report('yaml-syntax', spanOf(source, start, end), { reason }, details);
  return found.length > 0;
}

/** Each unseen character, or else the first of what concerns the whole file. */
const firstDamage = rememberedFor((source: Source): readonly Damage[] => {
  const whole = conflict(source) ?? encoding(source);
  if (whole !== null) return [whole];
  const unseenOnes = unseen(source);
  const other = unseenOnes.length > 0 ? null : lookAlike(source);
  return other === null ? unseenOnes : [other];
});

function conflict({ text }: Source): Damage | null {
  const mark = /^<{7} .*$/m.exec(text);
  if (mark === null || !/^>{7} /m.test(text)) return null;
  const hint =
    'Keep one of the two versions between `<<<<<<<` and `>>>>>>>`, and remove these lines and the `=======`.';
  const reason = 'two versions of these lines were merged, and nobody has chosen yet.';
  return { start: mark.index, end: mark.index + mark[0].length, reason, details: { hint } };
}

/** Detects UTF-16: every second character of an English text is zero. */
function encoding({ text }: Source): Damage | null {
  const start = text.slice(0, 200);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: zeros are what is looked for.
  const zeros = start.match(/\u0000/g)?.length ?? 0;
  if (zeros < 2 || zeros < start.length / 4) return null;
  const details = { hint: 'Save it as UTF-8; editors offer this under "Save with encoding".' };
  return { start: 0, end: 1, reason: 'this file is saved as UTF-16.', details };
}

/** Spaces that no editor tells from the usual one. */
const spaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/;

/**
 * Those, marks of direction, joiners, soft hyphens, separators, tags, which take two units, and byte order marks, which
 * may only be at the start.
 */
const invisible =
  /[\u0085\u00a0\u00ad\u061c\u115f\u1160\u1680\u17b4\u17b5\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufeff\uffa0]|[\ufe00-\ufe0f]|\u034f|[\udb40-\udb43][\udc00-\udfff]/g;

/** Each character that nobody sees, or takes for a usual space. */
function unseen(source: Source): readonly Damage[] {
  const found = [...source.text.matchAll(invisible)].filter(({ 0: sign, index }) => sign !== '\ufeff' || index > 0);
  return found.map(({ 0: sign, index }) => {
    const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    const span = spanOf(source, index, index + sign.length);
    const place = { start: span.start, end: span.end };
    if (spaces.test(sign)) {
      const reason = `there is a character here that looks like a space, U+${code}.`;
      return { ...place, reason, details: { hint: 'Write a usual space.', edit: { span, text: ' ' } } };
    }
    const reason = `there is a character here that nobody sees, U+${code}.`;
    return { ...place, reason, details: { hint: 'Remove it.', edit: { span, text: '' } } };
  });
}

/** Cyrillic letters that look like Latin ones. */
const latin: ReadonlyMap<string, string> = new Map(
  [
    ...'\u0430a\u0435e\u043eo\u0440p\u0441c\u0443y\u0445x\u0456i\u0458j\u0455s\u0410A\u0412B\u0415E\u041aK\u041cM\u041dH\u041eO\u0420P\u0421C\u0422T\u0425X\u0406I\u0408J\u0405S'.matchAll(
      /(.)(.)/g,
    ),
  ].map(([, cyrillic = '', letter = '']) => [cyrillic, letter]),
);

/** Finds a word of Latin letters with a Cyrillic look-alike among them. */
function lookAlike({ text }: Source): Damage | null {
  for (const found of text.matchAll(
    /[A-Za-z_]*(?:[A-Za-z_][\u0400-\u04ff]|[\u0400-\u04ff][A-Za-z_])[\w\u0400-\u04ff]*/g,
  )) {
    const [word] = found;
    const foreign = [...word].filter((letter) => letter >= '\u0400');
    if (!foreign.every((letter) => latin.has(letter))) continue;
    const written = word.replace(/[\u0400-\u04ff]/g, (letter) => latin.get(letter) ?? letter);
    const reason = `the \`${foreign[0]}\` in this word is a Cyrillic letter that looks like \`${latin.get(foreign[0] ?? '')}\`.`;
    return { start: found.index, end: found.index + word.length, reason, details: write(written) };
  }
  return null;
}
