/** How what other languages write between two values is written here: `x mod 3`, `x % 3`, `x between 1 and 5`. */
import type { Details } from '../text/diagnostic.js';
import type { Span } from '../text/source.js';
import { spanOf } from '../text/source.js';

const group = String.raw`\((?:[^()]|\([^()]*\))*\)`;
const value = String.raw`(?:[A-Za-z_][\w.]*(?:${group})?|${group}|\d+(?:\.\d+)?(?: (?!(?:and|or|then|else|to)\b)[A-Za-z]\w*)?)`;
/** What binds as tightly as a rest would elsewhere, or more: with it in front, the left side is longer than one value. */
const tighter = String.raw`(?<![.)\]*/^-]\s*)(?<!\w(?<!\b(?:if|then|else|and|or|not))\s*)`;
const valueBefore = new RegExp(String.raw`${tighter}${value}\s*$`);
const valueBehind = new RegExp(String.raw`^\s*${value}(?!\s*[\^([])`);
const valuesBehind = new RegExp(String.raw`^\s+(${value})\s+and\s+(${value})(?!\s*[*/^([+-])`);

/** `x mod 3`, `(a + b) % 3`: the hint and edit for the sign or word at a place; null where no value follows. */
export function mendRest(content: Span, sign: Span): Details | null {
  const before = readBefore(content, sign);
  const behind = valueBehind.exec(content.source.text.slice(sign.end, content.end));
  if (behind === null) return null;
  if (before === null) return { hint: 'What a division leaves over is `mod(..., ...)`.' };
  const text = `mod(${withoutBrackets(before.text)}, ${withoutBrackets(behind[0])})`;
  return replaced(content, before.start, sign.end + behind[0].length, text);
}

/** `x between 1 and 5`, both ends included; null where the sides are no single values. */
export function mendBetween(content: Span, word: Span): Details | null {
  const before = readBefore(content, word);
  const behind = valuesBehind.exec(content.source.text.slice(word.end, content.end));
  if (before === null || behind === null) return null;
  const [all, low = '', high = ''] = behind;
  const compared = before.text;
  const text = `${compared} >= ${low} and ${compared} <= ${high}`;
  return replaced(content, before.start, word.end + all.length, text);
}

/** A longer value is not quoted back. */
const longest = 200;

/** The one value in front of a place; null where none stands there, or it is a part of a product. */
function readBefore(content: Span, { start }: Span): { readonly text: string; readonly start: number } | null {
  const from = Math.max(content.start, start - longest);
  const match = valueBefore.exec(content.source.text.slice(from, start));
  return match && { text: match[0].trim(), start: from + match.index };
}

function withoutBrackets(text: string): string {
  const bare = text.trim();
  return new RegExp(`^${group}$`).test(bare) ? bare.slice(1, -1) : bare;
}

function replaced({ source }: Span, start: number, end: number, text: string): Details {
  return { hint: `Write \`${text}\`.`, edit: { span: spanOf(source, start, end), text } };
}
