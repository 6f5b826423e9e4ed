/** Parses and prints laws: statements that must hold for all inputs. */

import type { Reporter } from '../source/diagnostic.js';
import { write } from '../source/hint.js';
import type { Span } from '../source/source.js';
import { spanOf, spanText } from '../source/source.js';
import { quote } from '../source/suggest.js';
import type { Expression, Name } from './ast.js';
import { parseFormula } from './parser.js';
import { printExpression } from './printer.js';
import type { SyntaxTable, Vocabulary } from './syntax.js';

/** Trend of a figure while one input grows and all others stay; for a select only `does not depend` is possible. */
export type Trend = 'rises' | 'falls' | 'does not depend';

/** The syntax tree of a law: a condition that always holds, or how a figure moves with one input. */
export type LawText = ConditionText | TrendText;

export interface ConditionText {
  readonly kind: 'condition';
  readonly condition: Expression;
}

export interface TrendText {
  readonly kind: 'trend';
  readonly figure: Expression;
  readonly trend: Trend;
  readonly input: Name;
  /** The words between figure and input. */
  readonly words: Span;
}

/** The words of each trend, and other words that people use for it. */
const trends: readonly { readonly trend: Trend; readonly words: string; readonly habits: RegExp }[] = [
  {
    trend: 'rises',
    words: 'rises with',
    habits: /(?:rises?|grows?|increases?|climbs?|goes up) (?:with|by|in|over)/,
  },
  {
    trend: 'falls',
    words: 'falls with',
    habits: /(?:falls?|drops?|decreases?|shrinks?|sinks?|goes down) (?:with|by|in|over)/,
  },
  {
    trend: 'does not depend',
    words: 'does not depend on',
    habits: /is independent (?:of|from)|(?:do not|doesn't|don't) depend on|does not (?:change|move|vary) with/,
  },
];

/**
 * Parses the law at `content`. Returns null after reporting the first syntax error. The vocabulary is only for
 * messages.
 */
export function parseLaw(
  content: Span,
  table: SyntaxTable,
  reporter: Reporter,
  vocabulary: Vocabulary,
): LawText | null {
  const formula = (span: Span) => parseFormula(span, { ...table, changes: true }, reporter, vocabulary);
  const found = findWords(content);
  if (found === null) {
    if (reportClause(content, reporter)) return null;
    const condition = formula(content);
    return condition && { kind: 'condition', condition };
  }
  const { trend, words, own } = found;
  if (!own) {
    const canonical = trends.find((each) => each.trend === trend)?.words ?? '';
    const args = { expected: quote(canonical), found: quote(spanText(words)) };
    reporter.report('syntax-expected', words, args, write(canonical));
    return null;
  }
  const figure = formula(trimmed(spanOf(content.source, content.start, words.start)));
  const input = readInput(trimmed(spanOf(content.source, words.end, content.end)), words, reporter);
  return figure && input && { kind: 'trend', figure, trend, input, words };
}

const clause =
  /(?<=\s)(rises?|grows?|increases?|climbs?|falls?|drops?|decreases?|shrinks?)(?:\s+(?:when|as|if|while|whenever)\s+(?:the\s+)?(\w+)\s+(rises?|grows?|increases?|falls?|drops?|decreases?))?(?=\s|$)/;

/** True after reporting `cost rises when length rises`, and other words about a move that are none of this language. */
function reportClause(content: Span, reporter: Reporter): boolean {
  const match = clause.exec(spanText(content));
  // Inputs may have such names: `cost with drop = 3 >= cost with drop = 5`.
  if (match === null || /[<>=]/.test(spanText(content))) return false;
  const { 0: words, 1: verb = '', 2: input, 3: moves = '', index } = match;
  const start = content.start + index;
  const span = spanOf(content.source, start, start + words.length);
  const text = `${isFall(verb) === isFall(moves) ? 'rises' : 'falls'} with ${input}`;
  const hint =
    input === undefined
      ? { hint: 'A law about a move reads `cost rises with length`, `falls with` or `does not depend on`.' }
      : write(text);
  reporter.report('syntax-expected', span, { expected: quote('rises with'), found: quote(words) }, hint);
  return true;
}

function isFall(verb: string): boolean {
  return /^(?:falls?|drops?|decreases?|shrinks?)$/.test(verb);
}

interface FoundWords {
  readonly trend: Trend;
  readonly words: Span;
  /** True for the words of this language, false for other words with the same meaning. */
  readonly own: boolean;
}

function findWords(content: Span): FoundWords | null {
  const text = spanText(content).replace(/\s/g, ' ');
  for (const own of [true, false]) {
    for (const { trend, words, habits } of trends) {
      const pattern = own ? words : habits.source;
      const match = new RegExp(`(?<=\\s)(?:${pattern.replaceAll(' ', ' +')})(?=\\s|$)`).exec(text);
      if (match === null) continue;
      const start = content.start + match.index;
      return { trend, words: spanOf(content.source, start, start + match[0].length), own };
    }
  }
  return null;
}

/** Reads the name after the words of a trend; null after reporting anything else. */
function readInput(content: Span, words: Span, reporter: Reporter): Name | null {
  const text = spanText(content);
  if (/^[A-Za-z_]\w*$/.test(text)) return { kind: 'name', name: text, span: content };
  const found = text === '' ? 'the end of the law' : quote(text);
  const hint = 'A law is about one input at a time; give each of the others its own law.';
  reporter.report(
    'syntax-expected',
    text === '' ? words : content,
    { expected: 'the name of an input', found },
    { hint },
  );
  return null;
}

function trimmed({ source, start, end }: Span): Span {
  const text = source.text.slice(start, end);
  const from = start + (text.length - text.trimStart().length);
  return spanOf(source, from, Math.max(from, start + text.trimEnd().length));
}

/** The published text of a law: on one line, in canonical spacing. */
export function printLaw(law: LawText, table: SyntaxTable): string {
  if (law.kind === 'condition') return printExpression(law.condition, table);
  const words = trends.find(({ trend }) => trend === law.trend)?.words ?? '';
  return `${printExpression(law.figure, table)} ${words} ${law.input.name}`;
}
