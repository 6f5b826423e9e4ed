/** Hints and edits for formulas that do not parse. */
import type { Details } from '../source/diagnostic.js';
import { writeAt } from '../source/hint.js';
import type { Span } from '../source/source.js';
import { joinSpans, spanOf, spanText } from '../source/source.js';
import type { Expression } from './ast.js';
import { functionHabits, wordHabits } from './habits.js';
import type { Token } from './lexer.js';
import { words } from './lexer.js';
import { mendBetween, mendRest, restOrShare } from './mend-sign.js';
import type { Vocabulary } from './syntax.js';

/** The tokens of a formula; `at` is the index of the next one. */
export interface Reading {
  readonly tokens: readonly Token[];
  readonly at: number;
  readonly vocabulary: Vocabulary;
}

/** The hint for a token where an operator or the end was expected; null when there is none. */
export function mendLeftover(reading: Reading): Details | null {
  const [before, token, after] = [-1, 0, 1].map((offset) => reading.tokens[reading.at + offset]);
  if (token === undefined) return null;
  const known =
    mendInfixWord(reading) ??
    mendWord(token) ??
    perUnit(before, token, after) ??
    unitInWords(reading, before) ??
    closing(token) ??
    foreignCall(reading);
  if (known !== null) return known;
  if (token.text === '=')
    return { hint: 'The name of a step comes before the colon; after it comes only the formula.' };
  if (token.text === '.') return decimalPoint(before, token, after);
  const isOperand = token.kind === 'name' || token.kind === 'number' || token.text === '(';
  return isOperand ? (bareUnit(reading, before) ?? missingOperator(token)) : null;
}

/** The hint for a foreign word or one of this language in capitals; null for other tokens. */
export function mendWord({ kind, text, span }: Token): Details | null {
  if (kind !== 'name') return null;
  const lower = text.toLowerCase();
  const own = words.has(lower) && text !== lower ? lower : null;
  const habit = wordHabits.get(lower);
  const write = own ?? habit?.write ?? null;
  if (write !== null) return { hint: own === null ? habit?.hint : `Write \`${own}\`.`, edit: { span, text: write } };
  return habit === undefined ? null : { hint: habit.hint };
}

/** Rewrites `x mod 3`, `17 % 3` and `x between 1 and 5`; null for anything else. */
export function mendInfixWord({ tokens, at }: Reading): Details | null {
  const [first, word, last] = [tokens[0], tokens[at], tokens[tokens.length - 1]];
  if (first === undefined || last === undefined || word === undefined) return null;
  const content = joinSpans(first.span, last.span);
  const before = tokens[at - 1];
  if (before?.kind === 'unit' && before.text === '%') return restOrShare(content, before.span);
  if (word.kind !== 'name') return null;
  if (word.text.toLowerCase() === 'mod') return mendRest(content, word.span);
  return word.text.toLowerCase() === 'between' ? mendBetween(content, word.span) : null;
}

/** `2 USD per sqft` */
function perUnit(before: Token | undefined, token: Token, after: Token | undefined): Details | null {
  if (before?.kind !== 'unit' || token.text !== 'per' || after?.kind !== 'name') return null;
  const text = `${before.text}/${after.text}`;
  return writeAt(joinSpans(before.span, after.span), text);
}

/** `cu ft`, `square feet`: a unit in several words, of which the first was read as a unit. */
function unitInWords({ tokens, at, vocabulary }: Reading, before: Token | undefined): Details | null {
  const token = tokens[at];
  if (before?.kind !== 'unit' || token === undefined) return null;
  const { source, start } = before.span;
  const lastSign = Math.max(...['/', '*'].map((sign) => before.text.lastIndexOf(sign)));
  const from = start + lastSign + 1;
  const [phrase = ''] = /^[A-Za-z.]+(?: [A-Za-z.]+)+/.exec(source.text.slice(from, from + longestPhrase)) ?? [];
  const pieces = phrase.split(' ');
  for (let count = pieces.length; count > 1; count--) {
    const written = pieces.slice(0, count).join(' ');
    const text = vocabulary.unitOf(written);
    if (text !== undefined) return writeAt(spanOf(source, from, from + written.length), text);
  }
  return null;
}

const longestPhrase = 60;

function closing({ text, span }: Token): Details | null {
  if (text !== ')' && text !== ']') return null;
  return { hint: `Remove this \`${text}\`: it closes nothing.`, edit: { span, text: '' } };
}

/** `=a + b`, as spreadsheets begin a formula, and a comma with nothing after it. */
export function mendSurplus({ tokens, at }: Reading): Details | null {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (token?.text === '=' && before === undefined)
    return {
      hint: 'Remove this `=`: after the colon comes only the formula.',
      edit: { span: token.span, text: '' },
    };
  const isLast = token?.text === ')' || token?.text === ']';
  if (!isLast || before?.text !== ',') return null;
  return { hint: 'Remove the comma before it, or add another value.', choices: [{ span: before.span, text: '' }] };
}

/** `sum([a, b])`: the values of a call stand in its parentheses only. */
export function mendBrackets({ tokens, at }: Reading): Details | null {
  const [name, open, bracket] = [-2, -1, 0].map((offset) => tokens[at + offset]);
  if (bracket?.text !== '[' || bracket.kind !== 'symbol') return null;
  const hint = 'A formula has no lists in square brackets: write the values one by one.';
  const values = valuesOfCall(tokens, at);
  const close = tokens[tokens.findIndex(({ span }) => span === values?.end) + 1];
  if (name?.kind !== 'name' || open?.text !== '(' || values === null || close?.text !== ')') return { hint };
  const text = callText(name.text, values.values, tokens.length === tokens.indexOf(close) + 2 && at === 2);
  return text === null ? { hint } : writeAt(joinSpans(name.span, close.span), text);
}

/** A call in this language, in parentheses where it becomes a sum or the like inside of a longer formula. */
function callText(name: string, values: readonly string[], isWhole: boolean): string | null {
  const habit = functionHabits.get(name.toLowerCase());
  if (habit === undefined) return `${name}(${values.join(', ')})`;
  const text = habit.rewrite(values);
  return text === null || isWhole || /^\w+\(/.test(text) ? text : `(${text})`;
}

/** `Math.max(...)` */
function foreignCall({ tokens, at }: Reading): Details | null {
  const [owner, point, name] = [-3, -2, -1].map((offset) => tokens[at + offset]);
  if (tokens[at]?.text !== '(' || point?.text !== '.' || owner === undefined || name === undefined) return null;
  if (!/^(?:math|np|numpy)$/i.test(owner.text)) return null;
  return writeAt(joinSpans(owner.span, name.span), name.text, ', without what comes before it.');
}

function decimalPoint(before: Token | undefined, token: Token, after: Token | undefined): Details {
  const hint = 'A decimal has digits on both sides of its point.';
  if (before?.kind === 'number' && after?.kind !== 'number')
    return { hint, edit: { span: joinSpans(before.span, token.span), text: `${before.text}.0` } };
  return { hint };
}

/** `(2 / 3) l/kg`: a unit stands only beside a number. */
function bareUnit({ tokens, at, vocabulary }: Reading, before: Token | undefined): Details | null {
  const token = tokens[at];
  if (before?.text !== ')' || token?.kind !== 'name' || vocabulary.unitOf(token.text) !== token.text) return null;
  const { source, start } = token.span;
  const [unit = ''] = /^\w+(?:\^-?\d+)?(?:[*/]\w+(?:\^-?\d+)?)*/.exec(source.text.slice(start)) ?? [];
  return {
    hint: `A unit stands beside a number: \`* 1 ${unit}\`. For an input or a step of this name, write only \`*\`.`,
    choices: [' 1', ''].map((one) => ({ span: spanOf(source, start, start), text: `*${one} ` })),
  };
}

function missingOperator({ span }: Token): Details {
  const isTight = !/\s/.test(span.source.text.charAt(span.start - 1));
  const hint = 'A `*` may be missing before it.';
  // Only a person knows which sign is missing.
  return { hint, choices: [{ span: spanOf(span.source, span.start, span.start), text: isTight ? ' * ' : '* ' }] };
}

/** Closes a parenthesis or square bracket that is still open. */
export function closeWith(symbol: string, { tokens, at }: Reading): Details {
  const [before, token] = [tokens[at - 1], tokens[at]];
  const place = token?.kind === 'end' ? before?.span.end : token?.span.start;
  const hint = `Close it with \`${symbol}\`.`;
  if (token === undefined || place === undefined) return { hint };
  return { hint, edit: { span: spanOf(token.span.source, place, place), text: symbol } };
}

/** Rewrites `if(a, b, c)`, as spreadsheets write it; null when no call with three values follows. */
export function callAsChoice({ tokens, at }: Reading): Details | null {
  const call = valuesOfCall(tokens, at);
  const text = call && functionHabits.get('if')?.rewrite(call.values);
  const word = tokens[at - 1];
  if (call === null || text === null || text === undefined || word === undefined) return null;
  return writeAt(joinSpans(word.span, call.end), text);
}

/** The arguments of a call as text; `at` is the index of its opening parenthesis. Null when none is there. */
function valuesOfCall(
  tokens: readonly Token[],
  at: number,
): { readonly values: readonly string[]; readonly end: Span } | null {
  const open = tokens[at];
  if (open?.kind !== 'symbol' || !/^[([]$/.test(open.text)) return null;
  const values: string[] = [];
  let start = open.span.end;
  for (let index = at, depth = 0; index < tokens.length; index++) {
    const { kind, text, span } = tokens[index] ?? open;
    if (kind !== 'symbol') continue;
    if (text === '(' || text === '[') depth++;
    if (text === ')' || text === ']') depth--;
    const isLast = depth === 0;
    if (!isLast && !(text === ',' && depth === 1)) continue;
    values.push(span.source.text.slice(start, span.start).trim());
    start = span.end;
    if (isLast) return { values, end: span };
  }
  return null;
}

/** Rewrites `a < b < c` as two comparisons. */
export function compareTwice({ tokens, at }: Reading, first: Expression, chain: Expression): Details {
  const hint = 'Compare twice: `... < ... and ... < ...`.';
  const end = tokens.findIndex(
    ({ kind, text }, index) => index > at && (kind === 'end' || /^(?:then|else|and|or|[),\]])$/.test(text)),
  );
  const last = tokens[end - 1];
  if (chain.kind !== 'infix' || last === undefined) return { hint };
  const rest = spanText(joinSpans(tokens[at]?.span ?? last.span, last.span));
  const text = `${spanText(chain.span)} and ${spanText(chain.right.span)} ${rest}`;
  return writeAt(joinSpans(first.span, last.span), text);
}

/** Rewrites `400 to 700 USD` as a range; otherwise hints that a unit comes after `to`. */
export function mendRange({ tokens, at }: Reading, low: Expression): Details {
  const [token, unit] = [tokens[at], tokens[at + 1]];
  if (low.kind !== 'number' || token?.kind !== 'number') return { hint: 'After `to` comes a unit of units.yaml.' };
  const last = unit?.kind === 'unit' ? unit : token;
  const text = `${low.text}..${spanText(joinSpans(token.span, last.span))}`;
  return writeAt(joinSpans(low.span, last.span), text, ' for a range.');
}
