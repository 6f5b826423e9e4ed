/** Tokenizes a YAML text, for positions that the parser does not give, and finds quotes that are never closed. */
import { Lexer } from 'yaml';
import type { Details } from './diagnostic.js';
import type { Source } from './source.js';
import { lineText, positionAt, spanOf } from './source.js';

/** A token of YAML as written: a bracket, a quoted text, `&anchor`, `*alias`, `!tag`. */
export interface Lexeme {
  readonly text: string;
  readonly start: number;
  /** True for plain text, which is never one of those signs, whatever it starts with. */
  readonly isPlain: boolean;
}

/** Control tokens of the lexer, which stand for nothing in the text. */
const marks = new Set(['\u0002', '\u0018', '\u001f']);
const plainFollows = '\u001f';

/** The lexemes of a text in order. */
export function lexemesOf(text: string): readonly Lexeme[] {
  const found: Lexeme[] = [];
  let start = 0;
  let before = '';
  for (const lexeme of new Lexer().lex(text)) {
    if (!marks.has(lexeme)) {
      found.push({ text: lexeme, start, isPlain: before === plainFollows });
      start += lexeme.length;
    }
    before = lexeme;
  }
  return found;
}

/**
 * The place of the first quote mark that opens a text and does not close it: another text seems to end it on its own
 * line, or it runs on into lines that belong to something else. Null if every quote is closed.
 */
export function findUnclosedQuote(source: Source): number | null {
  for (const { text, start, isPlain } of lexemesOf(source.text)) {
    if (isPlain || !/^["']/.test(text)) continue;
    const isClosed = text.length > 1 && text.endsWith(text.charAt(0));
    if (!isClosed || runsOn(source, start, text) || endsInWord(source, start, text)) return start;
  }
  return null;
}

/** True for a text that runs into lines of something else. A quoted text may only continue on lines indented deeper. */
function runsOn(source: Source, start: number, text: string): boolean {
  const [, ...below] = text.split('\n');
  const { line } = positionAt(source, start);
  const indent = indentOf(lineText(source, line));
  return below.some(
    (each) => /\S/.test(each) && (indentOf(each) <= indent || /^\s*(?:- )?["']?[\w.]+["']?:(?:\s|$)/.test(each)),
  );
}

/** True for `"3: 3 in, "4": ...`: the second mark opens the next text. An even number of marks gets another message. */
function endsInWord(source: Source, start: number, text: string): boolean {
  const { line } = positionAt(source, start);
  const marks = lineText(source, line).split(text.charAt(0)).length - 1;
  const isBetweenTexts = /[\s,{[]/.test(text.charAt(text.length - 2));
  const goesOn = /[\w.]/.test(source.text.charAt(start + text.length));
  return !text.includes('\n') && marks % 2 === 1 && isBetweenTexts && goesOn;
}

function indentOf(line: string): number {
  return /^ */.exec(line)?.[0].length ?? 0;
}

/**
 * A fix that adds the closing mark, at the end of the line or of the entry in brackets. None for a mark inside a text, and
 * where escapes would begin to count.
 */
export function closeQuote(source: Source, start: number, isInBrackets: boolean): Details {
  const { line } = positionAt(source, start);
  const lineStart = source.lineStarts[line - 1] ?? 0;
  const whole = lineText(source, line).trimEnd();
  const [before, rest] = [whole.slice(0, start - lineStart), whole.slice(start - lineStart)];
  if (!/(?:^|[\s[{,:-])\s*$/.test(before) || /[^\s[{,:?-]\s+$/.test(before) || rest.includes('\\')) return {};
  const isKey = /(?:[{,]\s*|^\s*)$/.test(before);
  const end = isKey ? rest.indexOf(':') : isInBrackets ? rest.search(/\s*[,}\]]/) : rest.length;
  const text = `${rest.slice(0, end === -1 ? rest.length : end)}${rest.charAt(0)}`;
  const edit = { span: spanOf(source, start, start + text.length - 1), text };
  return { hint: `Close it: \`${text}\`.`, edit };
}
