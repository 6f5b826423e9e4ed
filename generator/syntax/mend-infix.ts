/** Rewrites infix operators of other languages: `x mod 3`, `x % 3`, `x between 1 and 5`. */
import type { Details } from '../source/diagnostic.js';
import { editsOf, writeAt } from '../source/hint.js';
import type { Span } from '../source/source.js';
import { spanOf, spanText } from '../source/source.js';

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
