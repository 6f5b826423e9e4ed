/** Rewrites formulas that contain a foreign sign, or an infix operator of other languages. */
import type { Details } from '../source/diagnostic.js';
import type { Edit } from '../source/hint.js';
import { editsOf, writeAt } from '../source/hint.js';
import { fractions } from '../source/number-readings.js';
import type { Span } from '../source/source.js';
import { spanOf, spanText } from '../source/source.js';
import { signHabits } from './habits.js';
import type { Vocabulary } from './syntax.js';

/** A foreign sign, with its offset in the file. */
interface Found {
  /** The whole formula. */
  readonly content: Span;
  readonly at: number;
  readonly found: string;
  /** The token before it. */
  readonly previous: { readonly kind: string; readonly text: string; readonly span: Span } | undefined;
  readonly vocabulary: Vocabulary;
}

/** The hint for a sign and the edit that mends it; undefined for an unknown sign. */
export function mendSign(sign: Found): Details | undefined {
  const habit = signHabits.get(sign.found);
  if (habit === undefined) return undefined;
  const mended = rewrite(sign);
  if (mended !== null) return mended;
  if (habit.write === null) return { hint: habit.hint };
  if (/[\u2013\u2014]/.test(sign.found))
    return { hint: habit.hint, choices: [habit.write, '-'].map((text) => spaced(sign, text)) };
  return { hint: habit.hint, edit: spaced(sign, habit.write) };
}

/** The edit that replaces a sign; adds spaces around a word such as `and`. */
function spaced({ content: { source }, at, found }: Found, text: string): Edit {
  const isWord = /^[a-z]/.test(text);
  const [before, after] = [source.text.charAt(at - 1), source.text.charAt(at + found.length)];
  const padded = isWord ? `${/\s|^$/.test(before) ? '' : ' '}${text}${/\s/.test(after) ? '' : ' '}` : text;
  return { span: spanOf(source, at, at + found.length), text: padded };
}

/** Rewrites signs together with the text after them; null for other signs. */
function rewrite(sign: Found): Details | null {
  const { content, found } = sign;
  if (/[\u2018\u2019\u201c\u201d]/.test(found))
    return replaced(sign, /^.([^\u2018\u2019\u201c\u201d]*)[\u2018\u2019\u201c\u201d]/, ([, key = '']) =>
      quoted(key, content),
    );
  if (found === '\u221a')
    return replaced(sign, /^.\s*(?:\(([^()]*)\)|([\w.]+))/, ([, inner, name]) => `sqrt(${inner ?? name ?? ''})`);
  if (found === '?') return ternary(sign);
  if (found === '-- ') return comment(sign);
  if (found === ';') return lastSemicolon(sign);
  if (found === '%') return mendRest(content, spanOf(content.source, sign.at, sign.at + found.length));
  if (/[$\u20ac\u00a3]/.test(found)) return money(sign);
  if (/[\u00bc-\u00be]/.test(found)) return mixedNumber(sign);
  return null;
}

/** A semicolon that ends the formula, as it does in programs, is left out; null for one between values. */
function lastSemicolon({ content: { source, end }, at }: Found): Details | null {
  if (source.text.slice(at, end).trim() !== ';') return null;
  return { hint: 'A formula needs no semicolon: remove it.', edit: { span: spanOf(source, at, at + 1), text: '' } };
}

/** `area * 2 -- both sides`: a comment after a formula that ends its line. */
function comment({ content: { source, start, end }, at }: Found): Details | null {
  const [line = ''] = /^.*/.exec(source.text.slice(end)) ?? [];
  const isLast = line.trim() === '' && /:[ \t]*$/.test(source.text.slice(0, start));
  if (!isLast || source.text.slice(start, end).includes('\n')) return null;
  return { hint: 'A comment begins with ` #`.', edit: { span: spanOf(source, at, at + 2), text: '#' } };
}

function replaced(
  { content: { source, end }, at }: Found,
  pattern: RegExp,
  write: (match: RegExpExecArray) => string,
): Details | null {
  const match = pattern.exec(source.text.slice(at, end));
  if (match === null) return null;
  const text = write(match);
  return writeAt(spanOf(source, at, at + match[0].length), text);
}

/** Quotes a key with the kind of quotes that the YAML around the formula does not use. */
function quoted(key: string, { source, start }: Span): string {
  const mark = source.text.charAt(start - 1) === '"' ? "'" : '"';
  return `${mark}${key}${mark}`;
}

/** Rewrites `a ? b : c` when it is the whole formula. */
function ternary({ content: { source, start, end } }: Found): Details | null {
  const parts = /^([^?]*)\?([^?:]*):([^?:]*)$/.exec(source.text.slice(start, end));
  const [condition, consequent, alternate] = (parts ?? []).slice(1).map((part) => part.trim());
  if (condition === undefined || consequent === undefined || alternate === undefined) return null;
  const text = `if ${condition} then ${consequent} else ${alternate}`;
  return writeAt(spanOf(source, start, end), text);
}

/**
 * Rewrites `$150..200` and `$150-200`: the unit of money comes after the number, as any unit does. A sign after a number
 * becomes the unit; money less a plain number would be no difference.
 */
function money(sign: Found): Details | null {
  const unit = sign.vocabulary.moneyOf(sign.found);
  if (unit === undefined) return null;
  const { at, previous } = sign;
  if (previous?.kind === 'number') {
    const gap = previous.span.end === at ? ' ' : '';
    return replaced(sign, /^.(?:\s*(\/)\s*(\w+))?/, ([, per = '', other = '']) => `${gap}${unit}${per}${other}`);
  }
  return replaced(
    sign,
    /^.\s*(\d+(?:\.\d+)?)(?:(?:\s*\.\.\s*[$\u20ac\u00a3]?\s*|-(?=\d))(\d+(?:\.\d+)?))?(?:\s?(\/\s?\w+))?/,
    ([, low = '', high, per = '']) => `${low}${high === undefined ? '' : `..${high}`} ${unit}${per.replace(/\s/g, '')}`,
  );
}

/** `1\u00bd` is 1.5. */
function mixedNumber({ content: { source }, at, found, previous }: Found): Details | null {
  if (previous?.kind !== 'number' || !/^\d+$/.test(previous.text)) return null;
  const text = String(Number(previous.text) + (fractions[found] ?? 0));
  return writeAt(spanOf(source, previous.span.start, at + found.length), text);
}

const group = String.raw`\((?:[^()]|\([^()]*\))*\)`;
const value = String.raw`(?:[A-Za-z_][\w.]*(?:${group})?|${group}|\d+(?:\.\d+)?(?: (?!(?:and|or|then|else|to)\b)[A-Za-z]\w*)?)`;
/** Fails after an operator as tight as `mod` elsewhere: the left side is then more than one value. */
const tighter = String.raw`(?<![.)\]*/^-]\s*)(?<!\w(?<!\b(?:if|then|else|and|or|not))\s*)`;
const valueBefore = new RegExp(String.raw`${tighter}${value}\s*$`);
const valueBehind = new RegExp(String.raw`^\s*${value}(?!\s*[\^([])`);
const valuesBehind = new RegExp(String.raw`^\s+(${value})\s+and\s+(${value})(?!\s*[*/^([+-])`);

/** Rewrites `x mod 3` and `(a + b) % 3`, with the sign or word at `sign`; null when no value follows. */
export function mendRest(content: Span, sign: Span): Details | null {
  const before = readBefore(content, sign);
  const behind = valueBehind.exec(content.source.text.slice(sign.end, content.end));
  if (behind === null) return null;
  if (before === null) return { hint: 'The remainder of a division is `mod(..., ...)`.' };
  const text = `mod(${withoutBrackets(before.text)}, ${withoutBrackets(behind[0])})`;
  return writeAt(spanOf(content.source, before.start, sign.end + behind[0].length), text);
}

/** `17 % 5` is the rest of a division, or 17 % of 5. */
export function restOrShare(content: Span, sign: Span): Details | null {
  const rest = mendRest(content, sign);
  const [edit] = editsOf(rest ?? {}, sign);
  if (edit === undefined) return rest;
  const share = spanText(edit.span).replace(/\s*%\s*/, '% * ');
  const hint = `Did you mean \`${edit.text}\`, the rest of a division, or \`${share}\`, a share?`;
  return { hint, choices: [edit, { span: edit.span, text: share }] };
}

/** Rewrites `x between 1 and 5`, both ends included; null unless each part is a single value. */
export function mendBetween(content: Span, word: Span): Details | null {
  const before = readBefore(content, word);
  const behind = valuesBehind.exec(content.source.text.slice(word.end, content.end));
  if (before === null || behind === null) return null;
  const [all, low = '', high = ''] = behind;
  const compared = before.text;
  const text = `${compared} >= ${low} and ${compared} <= ${high}`;
  return writeAt(spanOf(content.source, before.start, word.end + all.length), text);
}

/** Characters before the sign or word to search for the value. */
const longest = 200;

/** The value right before the sign or word; null when there is none, or when it is part of a product. */
function readBefore(content: Span, { start }: Span): { readonly text: string; readonly start: number } | null {
  const from = Math.max(content.start, start - longest);
  const match = valueBefore.exec(content.source.text.slice(from, start));
  return match && { text: match[0].trim(), start: from + match.index };
}

function withoutBrackets(text: string): string {
  const bare = text.trim();
  return new RegExp(`^${group}$`).test(bare) ? bare.slice(1, -1) : bare;
}
