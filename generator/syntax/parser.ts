/**
 * Parses tokens into trees. Infix and prefix operators, with their precedence, come from the table that is passed in.
 *
 *     expression  = "if" expression "then" expression "else" expression | operators
 *     operators   = prefix operators | operators infix operators | operators "to" unit | primary
 *     primary     = number [unit] | option | name | name "." name
 *                 | name "[" expression {"," expression} "]" | name "(" expression {"," expression} ")"
 *                 | "(" expression ")"
 *                 | primary "with" name "=" prefixed {"," name "=" prefixed}, in laws
 *     unit        = part {("*" | "/") part}, without spaces;   part = name ["^" integer] | "%"
 */
import type { Reporter } from '../source/diagnostic.js';
import type { Span } from '../source/source.js';
import { joinSpans } from '../source/source.js';
import type { Call, Changed, ColumnRead, Expression, InputChange, Lookup, Name, NumberLiteral } from './ast.js';
import type { Parser } from './cursor.js';
import {
  advance,
  depthLimit,
  endOfFormula,
  expected,
  isWord,
  peek,
  SyntaxStop,
  stop,
  takeSymbol,
  takeWord,
} from './cursor.js';
import type { Token } from './lexer.js';
import { tokenize } from './lexer.js';
import {
  callAsChoice,
  compareTwice,
  mendBrackets,
  mendLeftover,
  mendRange,
  mendSurplus,
  mendWord,
} from './mend-syntax.js';
import { parseUnit } from './parse-unit.js';
import type { SyntaxTable } from './syntax.js';
import { noVocabulary } from './syntax.js';

/**
 * Parses the formula at `content`. Returns null after reporting the first syntax error. The vocabulary is only for
 * messages.
 */
export function parseFormula(
  content: Span,
  table: SyntaxTable,
  reporter: Reporter,
  vocabulary = noVocabulary,
): Expression | null {
  const before = reporter.count;
  const tokens = tokenize(content, reporter, vocabulary);
  if (reporter.count > before) return null;
  const parser: Parser = { tokens, table, reporter, vocabulary, at: 0, depth: 0 };
  try {
    const expression = parseExpression(parser, 0);
    return peek(parser).kind === 'end' ? expression : expected(parser, endOfFormula, mendLeftover(parser) ?? {});
  } catch (stop) {
    if (stop instanceof SyntaxStop) return null;
    throw stop;
  }
}

function parseExpression(parser: Parser, minimum: number): Expression {
  if (++parser.depth > depthLimit) return stop(parser, 'too-deep');
  const start = isWord(peek(parser), 'if') ? parseConditional(parser) : parsePrefixed(parser);
  const expression = parseInfix(parser, start, minimum);
  parser.depth--;
  return expression;
}

function parseConditional(parser: Parser): Expression {
  const start = advance(parser).span;
  const call = callAsChoice(parser);
  if (call !== null) return expected(parser, 'a condition', call);
  const condition = parseExpression(parser, 0);
  takeWord(parser, 'then');
  const consequent = parseExpression(parser, 0);
  takeWord(parser, 'else');
  const alternate = parseExpression(parser, 0);
  return { kind: 'if', condition, consequent, alternate, span: joinSpans(start, alternate.span) };
}

function parsePrefixed(parser: Parser): Expression {
  const token = peek(parser);
  const operator = token.kind === 'symbol' || token.kind === 'name' ? parser.table.prefix.get(token.text) : undefined;
  if (operator === undefined) return parsePrimary(parser);
  advance(parser);
  const operand = parseExpression(parser, operator.precedence);
  return { kind: 'prefix', symbol: operator.symbol, operand, span: joinSpans(token.span, operand.span) };
}

/** Precedence climbing: consumes operators with a precedence of at least `minimum`. */
function parseInfix(parser: Parser, start: Expression, minimum: number): Expression {
  let left = start;
  for (;;) {
    const token = peek(parser);
    const operator = token.kind === 'symbol' || token.kind === 'name' ? parser.table.infix.get(token.text) : undefined;
    if (operator === undefined || operator.precedence < minimum) return left;
    advance(parser);
    const before = left;
    left = operator.symbol === 'to' ? parseConversion(parser, left) : parseRight(parser, left, token, operator);
    if (operator.associates === 'none') reportChain(parser, operator.precedence, before, left);
  }
}

function parseRight(
  parser: Parser,
  left: Expression,
  token: Token,
  operator: { symbol: string; precedence: number; associates: string },
): Expression {
  const minimum = operator.associates === 'right' ? operator.precedence : operator.precedence + 1;
  const right = parseExpression(parser, minimum);
  const low = operator.symbol === '..' ? withUnitOf(left, right) : left;
  return {
    kind: 'infix',
    symbol: operator.symbol,
    left: low,
    right,
    symbolSpan: token.span,
    span: joinSpans(left.span, right.span),
  };
}

/** In `150..200 USD/cuyd` and in `-10..40 degF` the unit belongs to both ends. */
function withUnitOf(left: Expression, right: Expression): Expression {
  if (right.kind !== 'number') return left;
  if (left.kind === 'prefix' && left.symbol === '-') return { ...left, operand: withUnitOf(left.operand, right) };
  return left.kind === 'number' && left.unit === null ? { ...left, unit: right.unit } : left;
}

function reportChain(parser: Parser, precedence: number, before: Expression, chain: Expression): void {
  const token = peek(parser);
  const next = token.kind === 'end' ? undefined : parser.table.infix.get(token.text);
  if (next?.precedence !== precedence || next.associates !== 'none') return;
  if (token.text === '..') expected(parser, endOfFormula, { hint: 'A range has two ends, a low one and a high one.' });
  expected(parser, '`and` or `or`', compareTwice(parser, before, chain));
}

function parseConversion(parser: Parser, operand: Expression): Expression {
  const token = peek(parser);
  if (token.kind !== 'unit') return expected(parser, 'a unit', mendRange(parser, operand));
  advance(parser);
  return { kind: 'convert', operand, unit: parseUnit(token.span), span: joinSpans(operand.span, token.span) };
}

function parsePrimary(parser: Parser): Expression {
  const primary = parsePlain(parser);
  return parser.table.changes && isWord(peek(parser), 'with') ? parseChanges(parser, primary) : primary;
}

function parseChanges(parser: Parser, operand: Expression): Changed {
  advance(parser);
  const changes = [parseChange(parser)];
  while (startsChange(parser)) {
    advance(parser);
    changes.push(parseChange(parser));
  }
  const end = parser.tokens[parser.at - 1]?.span ?? operand.span;
  return { kind: 'with', operand, changes, span: joinSpans(operand.span, end) };
}

/** True when the comma starts another change, false when it starts the next argument of a call. */
function startsChange({ tokens, at }: Parser): boolean {
  const [comma, name, equals] = tokens.slice(at, at + 3);
  return comma?.text === ',' && name?.kind === 'name' && equals?.kind === 'symbol' && equals.text === '=';
}

function parseChange(parser: Parser): InputChange {
  const hint = 'After `with` come an input and its value, such as `cost with rooms = 2`.';
  const token = peek(parser);
  if (token.kind !== 'name') return expected(parser, 'the name of an input', { hint });
  advance(parser);
  const equals = peek(parser);
  if (equals.kind !== 'symbol' || equals.text !== '=') return expected(parser, '`=`', { hint });
  advance(parser);
  return { input: { kind: 'name', name: token.text, span: token.span }, value: parsePrefixed(parser) };
}

function parsePlain(parser: Parser): Expression {
  const token = peek(parser);
  if (token.kind === 'number') return parseNumber(parser);
  if (token.kind === 'option') return { kind: 'option', key: advance(parser).text, span: token.span };
  if (token.kind === 'name' && !isReserved(parser, token)) return parseNamed(parser);
  if (token.text === '(' && token.kind === 'symbol') return parseGroup(parser);
  return expected(
    parser,
    'a number, a name or an opening parenthesis',
    mendWord(peek(parser)) ?? mendSurplus(parser) ?? mendBrackets(parser) ?? { hint: operandHint(parser) },
  );
}

function operandHint(parser: Parser): string {
  if (parser.tokens.length === 1) return 'Write a formula here.';
  return peek(parser).kind === 'end'
    ? 'Add what should follow, or remove the last sign.'
    : 'Add what is missing before this sign, or remove the extra sign.';
}

function parseGroup(parser: Parser): Expression {
  const open = advance(parser);
  const inner = parseExpression(parser, 0);
  const close = takeSymbol(parser, ')', open);
  return { ...inner, span: joinSpans(open.span, close.span) };
}

function parseNumber(parser: Parser): NumberLiteral {
  const token = advance(parser);
  const unitToken = peek(parser);
  if (unitToken.kind !== 'unit') return { kind: 'number', text: token.text, unit: null, span: token.span };
  advance(parser);
  const unit = parseUnit(unitToken.span);
  return { kind: 'number', text: token.text, unit, span: joinSpans(token.span, unit.span) };
}

function parseNamed(parser: Parser): Name | ColumnRead | Lookup | Call {
  const token = advance(parser);
  const name: Name = { kind: 'name', name: token.text, span: token.span };
  const next = peek(parser);
  if (next.kind !== 'symbol') return name;
  if (next.text === '.') return parseColumn(parser, name);
  if (next.text === '[') return parseLookup(parser, name);
  return next.text === '(' ? parseCall(parser, name) : name;
}

function parseColumn(parser: Parser, input: Name): ColumnRead {
  advance(parser);
  const token = peek(parser);
  const hint = 'After the point comes the name of a column.';
  if (token.kind !== 'name') return expected(parser, 'the name of a column', { hint });
  advance(parser);
  const column: Name = { kind: 'name', name: token.text, span: token.span };
  return { kind: 'column', input, column, span: joinSpans(input.span, column.span) };
}

function parseLookup(parser: Parser, table: Name): Lookup {
  const { args, end } = parseArguments(parser, ']');
  return { kind: 'lookup', table, args, span: joinSpans(table.span, end) };
}

function parseCall(parser: Parser, callee: Name): Call {
  const { args, end } = parseArguments(parser, ')');
  return { kind: 'call', callee, args, span: joinSpans(callee.span, end) };
}

function parseArguments(parser: Parser, close: string): { args: readonly Expression[]; end: Span } {
  const open = advance(parser);
  const args = [parseExpression(parser, 0)];
  while (peek(parser).kind === 'symbol' && peek(parser).text === ',') {
    advance(parser);
    args.push(parseExpression(parser, 0));
  }
  return { args, end: takeSymbol(parser, close, open).span };
}

function isReserved(parser: Parser, token: Token): boolean {
  return (
    ['if', 'then', 'else'].includes(token.text) ||
    parser.table.infix.has(token.text) ||
    parser.table.prefix.has(token.text)
  );
}
