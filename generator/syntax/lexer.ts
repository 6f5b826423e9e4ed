/** Splits a formula into tokens whose spans lie in the file. */
import type { Details, Reporter } from '../source/diagnostic.js';
import { editsOf, writeAt } from '../source/hint.js';
import { numberReadings, readingsHint } from '../source/number-readings.js';
import type { Span } from '../source/source.js';
import { spanOf } from '../source/source.js';
import { signAt, wordHabits } from './habits.js';
import { mendSign } from './mend-sign.js';
import type { Vocabulary } from './syntax.js';
import { noVocabulary } from './syntax.js';

export type TokenKind = 'number' | 'name' | 'unit' | 'option' | 'symbol' | 'end';

export interface Token {
  readonly kind: TokenKind;
  /** The text; for an option without its quotes. */
  readonly text: string;
  readonly span: Span;
}

const patterns: readonly (readonly [TokenKind, RegExp])[] = [
  ['number', /(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?/y],
  ['name', /[A-Za-z_][A-Za-z0-9_]*/y],
  ['symbol', /\.\.|!=|<=|>=|[-+*/^=<>().,[\]]/y],
];

/** A unit after a number or after `to`: names and whole powers, joined by `*` and `/` without spaces. */
const unitPattern = /(?:%|[A-Za-z][A-Za-z0-9_]*)(?:\^-?\d+)?(?:[*/][A-Za-z%][A-Za-z0-9_]*(?:\^-?\d+)?)*/y;
const reciprocalUnitPattern = /1\/[A-Za-z%][A-Za-z0-9_]*(?:\^-?\d+)?(?:[*/][A-Za-z%][A-Za-z0-9_]*(?:\^-?\d+)?)*/y;
const spacePattern = /\s*/y;

/** Words that are not read as units after a number: `if x > 2 then 3 else 4`. */
export const words: ReadonlySet<string> = new Set(['if', 'then', 'else', 'and', 'or', 'not', 'to']);

/**
 * The tokens of the formula at `content`, ending with an `end` token. Skips characters without a meaning and reports
 * `unexpected-character`, once for each kind of mistake.
 */
export function tokenize(content: Span, reporter: Reporter, vocabulary = noVocabulary): readonly Token[] {
  const { source, start, end } = content;
  const context = { content, reporter, vocabulary };
  const tokens: Token[] = [];
  const reported = new Set<string>();
  let at = skipSpace(source.text, start, end);
  while (at < end) {
    const previous = tokens[tokens.length - 1];
    const token = readSeparated(content, at, reporter) ?? readToken(context, at, previous) ?? readOption(content, at);
    if (token !== null && token.span.end <= end) tokens.push(token);
    const next = token === null ? reportCharacter(context, at, previous, reported) : token.span.end;
    at = skipSpace(source.text, next, end);
  }
  return [...tokens, { kind: 'end', text: '', span: spanOf(source, end, end) }];
}

interface Context {
  readonly content: Span;
  readonly reporter: Reporter;
  readonly vocabulary: Vocabulary;
}

/** `1,000`, `1.200,50`, `1_000`, `10 000`, `0,6`: a number in groups, or with a decimal comma. */
const separated = String.raw`(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:\.\d{3}){2,}|\d{1,3}(?:[_'\u2019]\d{3})+(?:\.\d+)?|\d{1,3}(?: \d{3})+|\d+,\d+)(?!\d|,\d)`;
const plainNumber = String.raw`\d+(?:\.\d+)?`;
const separatedPattern = new RegExp(
  String.raw`(?<!\w|\d\.)(?:${separated}(?:\.\.(?:${separated}|${plainNumber}))?|${plainNumber}\.\.${separated})`,
  'y',
);

/** Reports a number with separators, which is never read as two values; null when there is none. */
function readSeparated({ source, start, end }: Span, at: number, reporter: Reporter): Token | null {
  const text = match(separatedPattern, source.text, at);
  if (text === null || at + text.length > end) return null;
  const span = spanOf(source, at, at + text.length);
  const readings = [...numberReadings(text), ...severalIn(text, { source, start, end }, at)];
  reporter.report('number-separators', span, { found: text }, readingsHint(readings));
  return { kind: 'number', text, span };
}

/** `max(1,2)` may mean two values, and `count * 1 500 EUR` may have lost a sign. */
function severalIn(text: string, { source, start }: Span, at: number): readonly string[] {
  const before = source.text.slice(start, at).replace(/\([^()[\]]*\)|\[[^()[\]]*\]/g, '');
  if (/^\d+(?:,\d+)+$/.test(text) && !/,0\d/.test(text) && /[([]/.test(before)) return [text.replaceAll(',', ', ')];
  return /^\d+ (?!000)\d{3}$/.test(text) ? [text.replace(' ', ' * ')] : [];
}

function readToken({ content, vocabulary }: Context, at: number, previous: Token | undefined): Token | null {
  const { source, end } = content;
  const unit = readUnit(source.text, at, previous, vocabulary);
  if (unit !== null && at + unit.length <= end)
    return { kind: 'unit', text: unit, span: spanOf(source, at, at + unit.length) };
  for (const [kind, pattern] of patterns) {
    const text = match(pattern, source.text, at);
    if (text !== null && isWhole(kind, source.text, at, text))
      return { kind, text, span: spanOf(source, at, at + text.length) };
  }
  return null;
}

/** False for the start of a longer foreign sign, such as the first `=` of `==`: those are reported as one sign. */
function isWhole(kind: TokenKind, text: string, at: number, found: string): boolean {
  return kind !== 'symbol' || (signAt(text, at)?.length ?? 0) <= found.length;
}

function readUnit(text: string, at: number, previous: Token | undefined, vocabulary: Vocabulary): string | null {
  const expected = previous?.kind === 'number' || (previous?.kind === 'name' && previous.text === 'to');
  if (!expected) return null;
  if (previous.kind === 'name') return match(reciprocalUnitPattern, text, at) ?? match(unitPattern, text, at);
  const unit = match(unitPattern, text, at);
  const first = unit?.match(/^[A-Za-z0-9_%]+/)?.[0];
  return first === undefined || words.has(first) || isForeignWord(first, vocabulary) ? null : unit;
}

/**
 * True for a word of this language in capitals or a foreign one, unless it is a unit: `x > 0 AND y > 0`, `3 elseif`.
 * As a unit it would be refused as well; only the message differs.
 */
function isForeignWord(word: string, vocabulary: Vocabulary): boolean {
  if (vocabulary === noVocabulary) return false;
  const lower = word.toLowerCase();
  return (words.has(lower) || wordHabits.has(lower)) && vocabulary.unitOf(word) === undefined;
}

/** Reads an option in single or double quotes; null when there is none. */
function readOption({ source, end }: Span, at: number): Token | null {
  const mark = source.text[at];
  if (mark !== '"' && mark !== "'") return null;
  const close = source.text.indexOf(mark, at + 1);
  if (close === -1 || close >= end) return null;
  return { kind: 'option', text: source.text.slice(at + 1, close), span: spanOf(source, at, close + 1) };
}

/** Reports a foreign sign, an unclosed quote or a character without a meaning; returns the offset after it. */
function reportCharacter(context: Context, at: number, previous: Token | undefined, reported: Set<string>): number {
  const { content, reporter, vocabulary } = context;
  const { source, end } = content;
  const one = String.fromCodePoint(source.text.codePointAt(at) ?? 0);
  const found = signAt(source.text.slice(0, end), at) ?? one;
  const next = at + found.length;
  const isQuote = found === '"' || found === "'";
  const mended = isQuote ? quoteHint(found, previous, context) : mendSign({ content, at, found, previous, vocabulary });
  const kind = mended?.hint ?? 'a sign of no language';
  const args = { found: `\`${found.trim()}\`` };
  if (!reported.has(kind)) reporter.report('unexpected-character', spanOf(source, at, next), args, mended);
  reported.add(kind);
  return isQuote || found === '-- '
    ? end
    : Math.max(next, editsOf(mended ?? {}, spanOf(source, at, next))[0]?.span.end ?? next);
}

/** The hint for an unclosed quote, which after a number may mean feet or inches. */
function quoteHint(mark: string, previous: Token | undefined, { vocabulary }: Context): Details {
  const unit = previous?.kind === 'number' ? vocabulary.unitOf(mark) : undefined;
  if (previous !== undefined && unit !== undefined) {
    const { source, start, end } = previous.span;
    const text = `${previous.text} ${unit}`;
    return writeAt(spanOf(source, start, end + 1), text);
  }
  const behindNumber = 'A unit comes after its number, spelled as in units.yaml.';
  return { hint: previous?.kind === 'number' ? behindNumber : 'Close the quote: an option is written as `"..."`.' };
}

function skipSpace(text: string, at: number, end: number): number {
  return Math.min(end, at + (match(spacePattern, text, at)?.length ?? 0));
}

function match(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}
