/** Finds what makes a file unreadable, and what YAML has that a catalog may not use. */
import type { Details, Reporter } from './diagnostic.js';
import { write } from './hint.js';
import { rememberedFor } from './remembered.js';
import type { Source } from './source.js';
import { spanOf } from './source.js';
import type { Lexeme } from './yaml-lexemes.js';
import { lexemesOf } from './yaml-lexemes.js';

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

/** Characters that nobody sees, or takes for a usual space; those of one sort beside each other once. */
function unseen(source: Source): readonly Damage[] {
  const found = [...source.text.matchAll(invisible)].filter(({ 0: sign, index }) => sign !== '\ufeff' || index > 0);
  return [...found.map(({ 0: text, index }) => ({ text, index })).reduce(joinedAlike, [])].map(({ text, index }) => {
    const code = (text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    const span = spanOf(source, index, index + text.length);
    const place = { start: span.start, end: span.end };
    const count = [...text].length;
    const some = count === 1 ? 'there is a character here that' : `there are ${count} characters here that`;
    if (spaces.test(text)) {
      const reason = `${some} ${count === 1 ? 'looks like a space' : 'look like spaces'}, U+${code}.`;
      const hint = `Write ${count === 1 ? 'a usual space' : 'usual spaces'}.`;
      return { ...place, reason, details: { hint, edit: { span, text: ' '.repeat(count) } } };
    }
    const hint = `Remove ${count === 1 ? 'it' : 'them'}.`;
    return { ...place, reason: `${some} nobody sees, U+${code}.`, details: { hint, edit: { span, text: '' } } };
  });
}

interface Found {
  readonly text: string;
  readonly index: number;
}

function joinedAlike(joined: readonly Found[], { text, index }: Found): readonly Found[] {
  const last = joined.at(-1);
  const isNext = last !== undefined && last.index + last.text.length === index && last.text.startsWith(text);
  return isNext ? [...joined.slice(0, -1), { ...last, text: last.text + text }] : [...joined, { text, index }];
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

const deepest = 100;

/**
 * Reports what the catalog never uses, before anything is built from it: files that are not text, endless nesting, and
 * anchors, aliases and tags. True when something was reported; the structure is then unknown.
 */
export function reportForbidden(source: Source, reporter: Reporter): boolean {
  return reportBinary(source, reporter) || reportNesting(source, reporter) || reportProperties(source, reporter);
}

/** Characters that no editor shows: control characters except tabs and line ends, and unpaired surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const binary = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffd\ufffe\uffff]|\p{Surrogate}/u;

function reportBinary(source: Source, reporter: Reporter): boolean {
  const found = binary.exec(source.text);
  if (found === null) return false;
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const hint = 'Remove it, or save the file as text in UTF-8.';
  const span = spanOf(source, found.index, found.index + found[0].length);
  reporter.report('yaml-syntax', span, { reason: `the character U+${code} is not text.` }, { hint });
  return true;
}

/** Lexes only texts that may be too deep; the catalog nests five or six levels. */
function reportNesting(source: Source, reporter: Reporter): boolean {
  const indented = /^[ -]{400}/m.exec(source.text);
  const deep = indented?.index ?? (brackets(source.text) > deepest ? tooDeepAt(lexemesOf(source.text)) : null);
  if (deep === null) return false;
  const hint = 'Write it with fewer levels.';
  reporter.report(
    'yaml-syntax',
    spanOf(source, deep, deep + 1),
    { reason: 'this nests too deep to be read.' },
    { hint },
  );
  return true;
}

/** An upper limit on the brackets open at once, ignoring quotes. */
function brackets(text: string): number {
  let [open, most] = [0, 0];
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    open = bracket === '[' || bracket === '{' ? open + 1 : Math.max(0, open - 1);
    most = Math.max(most, open);
  }
  return most;
}

function tooDeepAt(lexemes: readonly Lexeme[]): number | null {
  let open = 0;
  for (const { text, start } of lexemes) {
    if (text === '[' || text === '{') open++;
    if (text === ']' || text === '}') open--;
    if (open > deepest) return start;
  }
  return null;
}

/** Tests whether a text may have an anchor, alias or tag; only such texts are lexed. */
const mayHoldProperties = /(?:^|[\s,[{])(?:[&*][^\s=*]|![^=])/m;

/** Reports the first alias, or the first anchor if none is used, since the advice is the same for all; and each tag. */
function reportProperties(source: Source, reporter: Reporter): boolean {
  if (!mayHoldProperties.test(source.text)) return false;
  const lexemes = lexemesOf(source.text).filter(({ isPlain }) => !isPlain);
  const place = ({ start, text }: Lexeme) => spanOf(source, start, start + text.length);
  const anchors = lexemes.filter(({ text }) => text.startsWith('&'));
  const alias = lexemes.find(({ text }) => text.startsWith('*'));
  const anchor = anchors.find(({ text }) => alias === undefined || text.slice(1) === alias.text.slice(1));
  const related = alias === undefined || anchor === undefined ? [] : [{ span: place(anchor), label: 'the anchor' }];
  const first = alias ?? anchor;
  if (first !== undefined) reporter.report('alias-not-allowed', place(first), {}, { related });
  const tags = lexemes.filter(({ text }) => text.startsWith('!'));
  for (const tag of tags) reporter.report('tag-not-allowed', place(tag), { tag: tag.text });
  return first !== undefined || tags.length > 0;
}
