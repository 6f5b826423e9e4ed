/** The position of a parser in its tokens, and its error reports. */
import type { Details, Reporter } from '../source/diagnostic.js';
import { spanOf } from '../source/source.js';
import { quote } from '../source/suggest.js';
import type { Token } from './lexer.js';
import { closeWith, mendInfixWord, mendLeftover, mendWord } from './mend-syntax.js';
import type { SyntaxTable, Vocabulary } from './syntax.js';

/** The state of a parse; `at` is the index of the next token. */
export interface Parser {
  readonly tokens: readonly Token[];
  readonly table: SyntaxTable;
  readonly reporter: Reporter;
  readonly vocabulary: Vocabulary;
  at: number;
  depth: number;
}

/** Carries a reported syntax error up to `parseFormula`, which catches it. */
export class SyntaxStop extends Error {}

/** Deepest nesting of a formula. */
export const depthLimit = 100;

export function isWord(token: Token, word: string): boolean {
  return token.kind === 'name' && token.text === word;
}

export function peek(parser: Parser): Token {
  const token = parser.tokens[parser.at];
  if (token === undefined) throw new Error('The parser read past the end token.');
  return token;
}

export function advance(parser: Parser): Token {
  const token = peek(parser);
  if (token.kind !== 'end') parser.at++;
  return token;
}

export function takeWord(parser: Parser, word: string): Token {
  const details = mendInfixWord(parser) ??
    mendWord(peek(parser)) ?? { hint: 'A choice is written as `if ... then ... else ...`.' };
  return isWord(peek(parser), word) ? advance(parser) : expected(parser, quote(word), details);
}

export function takeSymbol(parser: Parser, symbol: string, open: Token): Token {
  const token = peek(parser);
  if (token.kind === 'symbol' && token.text === symbol) return advance(parser);
  const related = [{ span: open.span, label: 'opened here' }];
  return expected(parser, quote(symbol), { ...(mendLeftover(parser) ?? closeWith(symbol, parser)), related });
}

export const endOfFormula = 'the end of the formula or an operator';

export function expected(parser: Parser, what: string, details: Details = {}): never {
  const token = peek(parser);
  const before = parser.tokens[parser.at - 1]?.span ?? token.span;
  const isEnd = token.kind === 'end';
  const span = isEnd ? spanOf(before.source, Math.max(before.start, before.end - 1), before.end) : token.span;
  parser.reporter.report('syntax-expected', span, { expected: what, found: describeToken(parser, token) }, details);
  throw new SyntaxStop();
}

function describeToken(parser: Parser, { kind, text }: Token): string {
  if (kind === 'end') return parser.tokens.length === 1 ? 'nothing' : 'the end of the formula';
  return quote(kind === 'option' ? `"${text}"` : text);
}

export function stop(parser: Parser, code: 'too-deep'): never {
  parser.reporter.report(code, peek(parser).span, { limit: depthLimit });
  throw new SyntaxStop();
}
