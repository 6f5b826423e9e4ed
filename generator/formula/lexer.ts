import type { Reporter } from '../text/diagnostic.js';
import type { Span } from '../text/source.js';
import { spanOf } from '../text/source.js';

export type TokenKind = 'number' | 'name' | 'unit' | 'option' | 'symbol' | 'end';

export interface Token {
  readonly kind: TokenKind;
  /** The text; of an option without its quotes. */
  readonly text: string;
  readonly span: Span;
}

const patterns: readonly (readonly [TokenKind, RegExp])[] = [
  ['number', /(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?/y],
  ['name', /[A-Za-z_][A-Za-z0-9_]*/y],
  ['symbol', /\.\.|!=|<=|>=|[-+*/^=<>().,[\]]/y],
];

/** A unit beside a number, or after `to`: names and whole powers, joined by `*` and `/` without a space. */
const unitPattern = /(?:%|[A-Za-z][A-Za-z0-9_]*)(?:\^-?\d+)?(?:[*/][A-Za-z%][A-Za-z0-9_]*(?:\^-?\d+)?)*/y;
const reciprocalUnitPattern = /1\/[A-Za-z%][A-Za-z0-9_]*(?:\^-?\d+)?(?:[*/][A-Za-z%][A-Za-z0-9_]*(?:\^-?\d+)?)*/y;
const spacePattern = /\s*/y;

/** Words that stay words even behind a number: `if x > 2 then 3 else 4`. */
export const words: ReadonlySet<string> = new Set(['if', 'then', 'else', 'and', 'or', 'not', 'to']);

const plainQuotes = 'Use the plain quotes of the keyboard: an option is written like `"weekly"`.';
const behindTheNumber = 'A unit stands behind its number, as catalog/units.yaml names it.';

/** Signs of other languages and of typesetting, and what they are here. */
const habits: Readonly<Record<string, string>> = {
  '==': 'Write `=` to compare.',
  '=<': 'Write `<=`.',
  '=>': 'Write `>=`.',
  '<>': 'Write `!=`.',
  '**': 'Write `^` for a power.',
  '&&': 'Write `and`.',
  '||': 'Write `or`.',
  '&': 'Write `and`.',
  '|': 'Write `or`.',
  '!': 'Write `not`.',
  '?': 'Write `if ... then ... else ...`.',
  '\u00d7': 'Write `*` to multiply.',
  '\u00b7': 'Write `*` to multiply.',
  '\u22c5': 'Write `*` to multiply.',
  '\u00f7': 'Write `/` to divide.',
  '\u2212': 'Write the plain `-` of the keyboard.',
  '\u2010': 'Write the plain `-` of the keyboard.',
  '\u2011': 'Write the plain `-` of the keyboard.',
  '\u2013': 'Write `..` for a range and `-` for a difference.',
  '\u2014': 'Write `..` for a range and `-` for a difference.',
  '\u2026': 'Write `..` for a range.',
  '\u2260': 'Write `!=`.',
  '\u2264': 'Write `<=`.',
  '\u2265': 'Write `>=`.',
  '\u00b2': 'Write `^2`.',
  '\u00b3': 'Write `^3`.',
  '\u221a': 'Write `sqrt(...)`.',
  '\u00bd': 'Write `0.5`.',
  '\u00bc': 'Write `0.25`.',
  '\u00be': 'Write `0.75`.',
  '\u2018': plainQuotes,
  '\u2019': plainQuotes,
  '\u201c': plainQuotes,
  '\u201d': plainQuotes,
  $: behindTheNumber,
  '\u20ac': behindTheNumber,
  '\u00a3': behindTheNumber,
  '\u00b0': behindTheNumber,
  '%': 'A percent sign stands behind a number: `12%`.',
  '{': 'Braces belong to sentences; in a formula use ( and ).',
  '}': 'Braces belong to sentences; in a formula use ( and ).',
};

/**
 * The tokens of the formula that stands between two offsets of a source, ending with an `end` token.
 * Reports `unexpected-character`, once for each kind of mistake in a formula, and leaves the character out.
 */
export function tokenize(content: Span, reporter: Reporter): readonly Token[] {
  const { source, start, end } = content;
  const tokens: Token[] = [];
  const told = new Set<string>();
  let at = skipSpace(source.text, start, end);
  while (at < end) {
    const previous = tokens[tokens.length - 1];
    const token = readToken(content, at, previous) ?? readOption(content, at);
    if (token !== null && token.span.end <= end) tokens.push(token);
    const next = token === null ? refuse(content, at, previous, told, reporter) : token.span.end;
    at = skipSpace(source.text, next, end);
  }
  return [...tokens, { kind: 'end', text: '', span: spanOf(source, end, end) }];
}

function readToken({ source, end }: Span, at: number, previous: Token | undefined): Token | null {
  const unit = readUnit(source.text, at, previous);
  if (unit !== null && at + unit.length <= end)
    return { kind: 'unit', text: unit, span: spanOf(source, at, at + unit.length) };
  for (const [kind, pattern] of patterns) {
    const text = match(pattern, source.text, at);
    if (text !== null && isWhole(kind, source.text, at, text))
      return { kind, text, span: spanOf(source, at, at + text.length) };
  }
  return null;
}

/** `==`, `**` and `!` alone are other languages' signs: they are refused rather than read as two of ours. */
function isWhole(kind: TokenKind, text: string, at: number, found: string): boolean {
  return kind !== 'symbol' || habits[text.slice(at, at + 2)] === undefined || found.length === 2;
}

function readUnit(text: string, at: number, previous: Token | undefined): string | null {
  const expected = previous?.kind === 'number' || (previous?.kind === 'name' && previous.text === 'to');
  if (!expected) return null;
  if (previous.kind === 'name') return match(reciprocalUnitPattern, text, at) ?? match(unitPattern, text, at);
  const unit = match(unitPattern, text, at);
  const first = unit?.match(/^[A-Za-z0-9_%]+/)?.[0];
  return first === undefined || words.has(first) ? null : unit;
}

/** An option in single or double quotes. */
function readOption({ source, end }: Span, at: number): Token | null {
  const mark = source.text[at];
  if (mark !== '"' && mark !== "'") return null;
  const close = source.text.indexOf(mark, at + 1);
  if (close === -1 || close >= end) return null;
  return { kind: 'option', text: source.text.slice(at + 1, close), span: spanOf(source, at, close + 1) };
}

function refuse(
  { source, end }: Span,
  at: number,
  previous: Token | undefined,
  told: Set<string>,
  reporter: Reporter,
): number {
  const two = source.text.slice(at, Math.min(at + 2, end));
  const one = String.fromCodePoint(source.text.codePointAt(at) ?? 0);
  const found = habits[two] === undefined ? one : two;
  const next = at + found.length;
  const isQuote = found === '"' || found === "'";
  const hint = isQuote ? quoteHint(previous) : habits[found];
  const kind = hint ?? 'a sign of no language';
  const args = { found: `\`${found}\`` };
  if (!told.has(kind)) reporter.report('unexpected-character', spanOf(source, at, next), args, { hint });
  told.add(kind);
  return isQuote ? end : next;
}

/** A quote that nothing closes: behind a number it is meant as a sign for feet or inches. */
function quoteHint(previous: Token | undefined): string {
  return previous?.kind === 'number' ? behindTheNumber : 'Close the quote: an option is written like `"weekly"`.';
}

function skipSpace(text: string, at: number, end: number): number {
  return Math.min(end, at + (match(spacePattern, text, at)?.length ?? 0));
}

function match(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}
