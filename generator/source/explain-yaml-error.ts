/** Explains errors of the YAML parser in an editor's words. */

import type { ErrorCode, YAMLError } from 'yaml';
import type { Details } from './diagnostic.js';
import type { Hint } from './hint.js';
import { write, writeAt, writeInQuotes } from './hint.js';
import { inQuotes, meantBy } from './quoted-text.js';
import type { Source, Span } from './source.js';
import { lineText, positionAt, spanOf, spanText } from './source.js';
import { quote } from './suggest.js';
import type { Lexeme } from './yaml-lexemes.js';
import { closeQuote, findUnclosedQuote, lexemesOf } from './yaml-lexemes.js';

/** An explanation without YAML's grammar: where the mistake is, and how to correct it. */
export interface Explanation {
  readonly span: Span;
  readonly reason: string;
  readonly details: Details;
}

/** Explains the first error of a text; later ones are usually its consequences. */
export function explainYamlError(error: YAMLError, source: Source): Explanation {
  const [start, end] = error.pos;
  const span = spanOf(source, start, Math.max(end, start + 1));
  const quote = unclosedQuote(source);
  if (quote !== null) return quote;
  const bracket = unclosedBracket(error, span);
  if (bracket !== undefined) return explainUnclosed(bracket, source);
  return foreignComment(span) ?? explainers[error.code]?.(span) ?? explainOther(span);
}

/** Explains `// a note` or `-- a note` on a separate line. */
function foreignComment({ source, start }: Span): Explanation | null {
  const { line } = positionAt(source, start);
  const own = [line, line - 1].find((each) => each > 0 && /^(?:\/\/|-- )/.test(lineText(source, each).trimStart()));
  if (own === undefined) return null;
  const words = wordsOf(source, own);
  const marked = spanOf(source, words.start, words.start + 2);
  return because(marked, 'a comment begins with `#`.', write('#'));
}

/**
 * The bracket around an error that is never closed, or whose contents are not indented deeper than it. Among its contents
 * only another closing bracket shows that: anything else lacks a comma.
 */
function unclosedBracket({ code }: YAMLError, span: Span): Lexeme | undefined {
  const { source, start } = span;
  const lexemes = lexemesOf(source.text);
  const opened = openBrackets(lexemes, start).at(-1);
  if (opened === undefined || code === 'BAD_INDENT') return opened;
  const [first, last] = [positionAt(source, opened.start).line, positionAt(source, start).line];
  const isBelow = first < last && indentOf(source, last) <= indentOf(source, first);
  const isEnd = isBelow || /[}\]]/.test(textAt(span)) || start >= source.text.trimEnd().length;
  return code === 'MISSING_CHAR' && isEnd && openBrackets(lexemes).includes(opened) ? opened : undefined;
}

/** Marks where a bracket was opened that is never closed; the parser notices far below. */
function explainUnclosed(opened: Lexeme, source: Source): Explanation {
  const reason = `this \`${opened.text.charAt(0)}\` is never closed.`;
  const details = closeBracket(source, opened, lexemesOf(source.text));
  return { span: spanOf(source, opened.start, opened.start + 1), reason, details };
}

/** Closes a bracket at the end of the last line indented deeper than the one that opens it, or of that line. */
function closeBracket(source: Source, { start, text }: Lexeme, lexemes: readonly Lexeme[]): Details {
  const { line } = positionAt(source, start);
  let last = line;
  for (let next = line + 1; next <= source.lineStarts.length; next++) {
    if (/^\s*$/.test(lineText(source, next))) continue;
    if (indentOf(source, next) <= indentOf(source, line)) break;
    last = next;
  }
  const end = (source.lineStarts[last - 1] ?? 0) + lineText(source, last).trimEnd().length;
  const place = innerEnd(source, start, end, lexemes);
  const sign = closing[text.charAt(0)] ?? '';
  const comment = commentWith(sign, source, start, end);
  if (comment !== null) return comment;
  return { hint: `Close it with \`${sign}\`.`, edit: { span: spanOf(source, place, place), text: ` ${sign}` } };
}

/** Explains a bracket that does not close because it is in a comment, after ` #`. */
function commentWith(sign: string, source: Source, start: number, end: number): Details | null {
  const [found] = /[ \t]+#.*$/.exec(source.text.slice(start, end)) ?? [];
  if (found === undefined || !found.includes(sign)) return null;
  const at = end - found.length;
  const hint = `Everything after \`#\` is a comment, including this \`${sign}\`. Move the \`${sign}\` before the \`#\`.`;
  return { hint, edit: { span: spanOf(source, at, at), text: ` ${sign}` } };
}

/** The end, but before an enclosing bracket that closes on the same line. */
function innerEnd(source: Source, start: number, end: number, lexemes: readonly Lexeme[]): number {
  const inside = lexemes.filter((lexeme) => lexeme.start > start && lexeme.start < end);
  const opened = inside.filter(({ text }) => text === '{' || text === '[').length;
  const closed = inside.filter(({ text }) => text === '}' || text === ']').length;
  const isAround = closed > opened && /[}\]]$/.test(source.text.slice(start, end));
  return isAround ? end - 1 : end;
}

const closing: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** The brackets that are open at a place, outermost first. */
function openBrackets(lexemes: readonly Lexeme[], before = Number.POSITIVE_INFINITY): readonly Lexeme[] {
  const open: Lexeme[] = [];
  for (const lexeme of lexemes.filter(({ start }) => start < before)) {
    if (lexeme.text === '{' || lexeme.text === '[') open.push(lexeme);
    if (lexeme.text === closing[open.at(-1)?.text ?? '']) open.pop();
  }
  return open;
}

function unclosedQuote(source: Source): Explanation | null {
  const start = findUnclosedQuote(source);
  if (start === null) return null;
  const span = spanOf(source, start, start + 1);
  return { span, reason: `this \`${textAt(span)}\` is never closed.`, details: closingMark(source, start) };
}

type Explain = (span: Span) => Explanation;

const explainers: Partial<Record<ErrorCode, Explain>> = {
  BAD_INDENT: (span) => explainIndentation(span, 'this line is not indented like the lines it belongs to.'),
  TAB_AS_INDENT: (span) => because(span, 'a tab is used for indentation.', 'Put spaces in its place.'),
  MULTILINE_IMPLICIT_KEY: explainMissingColon,
  BLOCK_AS_IMPLICIT_KEY: explainNested,
  BLOCK_IN_FLOW: explainMissingComma,
  MISSING_CHAR: explainMissingCharacter,
  BAD_SCALAR_START: (span) => quotesNeeded(span, `text that starts with \`${textAt(span)}\` needs quotes.`),
  BAD_DQ_ESCAPE: (span) =>
    because(span, 'a `\\` in double quotes starts a special character.', {
      hint: 'Write `\\\\`, or use single quotes.',
      choices: ['\\\\'],
    }),
  UNEXPECTED_TOKEN: explainUnexpected,
  MULTIPLE_DOCS: (span) =>
    because(spanOf(span.source, span.start, span.start + 3), '`---` starts a second document.', 'Remove this line.'),
  RESOURCE_EXHAUSTION: (span) => because(span, 'this nests too deep to be read.', 'Write it with fewer levels.'),
  KEY_OVER_1024_CHARS: (span) => because(span, 'a name and its colon are too far apart.', 'Shorten the name.'),
  BAD_DIRECTIVE: (span) => because(span, 'a line that starts with `%` is a directive.', 'Remove this line.'),
};

function explainOther(span: Span): Explanation {
  return { span, reason: 'this does not belong here.', details: {} };
}

function because(span: Span, reason: string, hint: string | Hint): Explanation {
  return { span, reason, details: typeof hint === 'string' ? { hint } : hint };
}

function textAt({ source, start }: Span): string {
  return source.text.charAt(start);
}

function explainIndentation(span: Span, reason: string): Explanation {
  const { source } = span;
  const { line } = positionAt(source, span.start);
  const above = lineAbove(source, line);
  const [own, other] = [indentOf(source, line), above === null ? null : indentOf(source, above)];
  const item = above === null ? null : missingDash(source, line, above, reason);
  if (item !== null) return item;
  if (above === null || other === null || other === own)
    return because(
      wordsOf(source, line),
      reason,
      'Compare the spaces at the start of this line with those of the lines around it.',
    );
  const isOdd = Math.abs(own - other) === 1 && isOddOneOut(source, above, own);
  if (isOdd) return explainIndent(source, above, { wanted: own, as: `the lines below it with ${spaces(own)}` }, reason);
  return explainIndent(source, line, { wanted: other, as: `the line above it with ${spaces(other)}` }, reason);
}

/** Explains a line among the items of a list that lacks its `- `. */
function missingDash(source: Source, line: number, above: number, reason: string): Explanation | null {
  const words = wordsOf(source, line);
  const isAmongItems =
    lineText(source, above).trimStart().startsWith('- ') && indentOf(source, above) === indentOf(source, line);
  if (!isAmongItems || /^(?:- |\w+:(?: |$))/.test(spanText(words))) return null;
  const edit = { span: spanOf(source, words.start, words.start), text: '- ' };
  return { span: words, reason, details: { hint: 'Begin it with `- `, as the item above it.', edit } };
}

function explainIndent(
  source: Source,
  line: number,
  { wanted, as }: { readonly wanted: number; readonly as: string },
  reason: string,
): Explanation {
  const found = indentOf(source, line);
  const start = source.lineStarts[line - 1] ?? 0;
  const hint = `This line starts with ${spaces(found)}, ${as}.`;
  const edit = { span: spanOf(source, start, start + found), text: ' '.repeat(wanted) };
  const details = Math.abs(found - wanted) === 1 ? { hint, edit } : { hint };
  return { span: wordsOf(source, line), reason, details };
}

/** True when fewer lines of the group have this indentation than the other. */
function isOddOneOut(source: Source, line: number, spacesBelow: number): boolean {
  const own = indentOf(source, line);
  const group: number[] = [];
  for (let next = line; next <= source.lineStarts.length; next++) {
    const text = lineText(source, next);
    if (!/^\s*[^\s#]/.test(text)) continue;
    if (indentOf(source, next) < Math.min(own, spacesBelow)) break;
    group.push(indentOf(source, next));
  }
  const count = (spaces: number) => group.filter((each) => each === spaces).length;
  return count(own) < count(spacesBelow) && lineAbove(source, line) !== null && isFirstOfGroup(source, line);
}

function isFirstOfGroup(source: Source, line: number): boolean {
  const above = lineAbove(source, line);
  return above === null || indentOf(source, above) < indentOf(source, line) - 1;
}

function spaces(count: number): string {
  return count === 0 ? 'no space' : count === 1 ? '1 space' : `${count} spaces`;
}

function lineAbove(source: Source, line: number): number | null {
  for (let above = line - 1; above >= 1; above--) if (/^\s*[^\s#]/.test(lineText(source, above))) return above;
  return null;
}

function indentOf(source: Source, line: number): number {
  return /^ */.exec(lineText(source, line))?.[0].length ?? 0;
}

/** Explains an entry that does not begin at the margin, where others do. */
export function explainIndentedEntry(piece: Span): Explanation {
  const { line } = positionAt(piece.source, piece.start + spanText(piece).search(/^[^\S\n]+[^\s#]/m));
  const words = wordsOf(piece.source, line);
  const start = piece.source.lineStarts[line - 1] ?? 0;
  const reason = 'this line is not indented like the lines it belongs to.';
  const hint = 'The name of an entry begins its line, without a space before it.';
  return { span: words, reason, details: { hint, edit: { span: spanOf(piece.source, start, words.start), text: '' } } };
}

/** The text of a line without surrounding space. */
function wordsOf(source: Source, line: number): Span {
  const start = (source.lineStarts[line - 1] ?? 0) + indentOf(source, line);
  return spanOf(source, start, start + Math.max(1, lineText(source, line).trim().length));
}

/** `subtitle Wood chips`, read as text because no colon makes it a name. */
function explainMissingColon(span: Span): Explanation {
  const words = restOfLine(span);
  const [, key = '', value = ''] = /^(\w+):(\S.*)$/.exec(spanText(words)) ?? [];
  if (key !== '') return because(words, 'a space is missing after the colon.', write(`${key}: ${value}`));
  const [, step = '', formula = ''] = /^(\w+) *:?= *([^`]+)$/.exec(spanText(words)) ?? [];
  if (step !== '') return because(words, 'a name is followed by a colon and a space.', write(`${step}: ${formula}`));
  const name = /^\S+/.exec(spanText(words))?.[0] ?? '';
  return because(words, 'a name, a colon and a space must start this line.', `Write \`${name}: ...\`.`);
}

/** Explains a colon inside text, or a line indented as if it continued the text above. */
function explainNested(span: Span): Explanation {
  const words = restOfLine(span);
  const choice = /^([^?:]+) \? ([^?:]+) : ([^?:]+)$/.exec(spanText(words));
  if (choice !== null)
    return because(
      words,
      'a choice is written in words.',
      write(`if ${choice[1]} then ${choice[2]} else ${choice[3]}`),
    );
  if (/^\s*- /.test(spanText(words)))
    return because(words, 'a list item is not allowed here.', 'Start the line above with `- ` as well.');
  if (/:(\s|$)/.test(spanText(words))) return quotesNeeded(words, 'text with a colon in it needs quotes.');
  const { line } = positionAt(span.source, span.start);
  const below = wordsOf(span.source, line + 1);
  return explainIndentation(below, 'this line is indented as if it went on with the text above it.');
}

function explainMissingComma(span: Span): Explanation {
  const [before, text] = [span.source.text.slice(0, span.start), spanText(restOfLine(span))];
  // The last word before a colon may be the next key, whose comma is missing.
  const isText =
    /^[^"'{[\]},\n]*:(\s|$)/.test(text) &&
    !/^[^:]+\s(?:default|hint|label|max|min|options|say|source|step|type|unit|value):/.test(text);
  if (isText && /\b\w+:\s+$/.test(before)) return quotesNeeded(span, 'text with a colon in it needs quotes.');
  return because(
    span,
    'a comma is missing between two entries.',
    'Separate the entries of `{ }` and `[ ]` with commas.',
  );
}

function explainMissingCharacter(span: Span): Explanation {
  const inBrackets = openBrackets(lexemesOf(span.source.text), span.start).length > 0;
  return inBrackets ? explainMissingComma(span) : explainMissingColon(span);
}

/** Explains a text in braces that ends too early because it has an apostrophe or begins with another brace. */
function explainGroup(group: string, span: Span): Explanation {
  return /'[^']*\w'$|'[^']*\w'\w/.test(group)
    ? because(
        span,
        'the apostrophe before this ends the text.',
        'Put the text between `"`, or write the apostrophe twice.',
      )
    : because(span, 'a text in braces ends before this.', 'Put quotes around the whole text.');
}

/** Explains `{ that: fee[zone, weight] > 2, ... }`, where a bracket ends the formula. */
function explainTable({ source, start }: Span): Explanation | null {
  const { line } = positionAt(source, start);
  const before = source.text.slice(source.lineStarts[line - 1], start);
  const [, head] = /[{,]\s*\w+: ([^"'{}]*\w)$/.exec(before) ?? [];
  if (head === undefined || source.text.charAt(start) !== '[') return null;
  const [rest = ''] = /^.*?(?=,\s*\w+:\s|\s*\}|$)/m.exec(source.text.slice(start)) ?? [];
  const formula = spanOf(source, start - head.length, start + rest.length);
  return because(formula, 'a bracket ends a text in braces.', writeInQuotes(spanText(formula)));
}

/** `{volume} of chips` without quotes is read as a group in braces followed by something else. */
function explainUnexpected(span: Span): Explanation {
  const table = explainTable(span);
  if (table !== null) return table;
  const { line } = positionAt(span.source, span.start);
  const before = span.source.text.slice(span.source.lineStarts[line - 1], span.start).trimEnd();
  const value = /(?:[:-] )([{["'].*[}\]"'])$/.exec(before);
  if (value === null) return explainOther(span);
  const start = (span.source.lineStarts[line - 1] ?? 0) + value.index + 2;
  if (/^\{\s*[\w"]+: /.test(value[1] ?? '')) return explainGroup(value[1] ?? '', span);
  if (/^["']/.test(value[1] ?? ''))
    return explainQuote(withoutComment(restOfLine(spanOf(span.source, start, span.end))), span);
  return quotesNeeded(
    restOfLine(spanOf(span.source, start, span.end)),
    `text that starts with \`${value[1]?.charAt(0)}\` needs quotes.`,
  );
}

/** Explains a quote mark inside a text that ends it too soon. */
function explainQuote(text: Span, behind: Span): Explanation {
  const reason = 'the text in quotes has ended before this.';
  const meant = isWhole(text) ? meantBy(spanText(text)) : null;
  if (meant === null) return because(restOfLine(behind), reason, belowIt);
  const written = inQuotes(meant);
  const hint = written === null ? belowIt : `Put all of it in other quote marks: ${quote(written)}.`;
  const edit = { span: text, text: written ?? foldedBelow(text, meant) };
  return { span: restOfLine(behind), reason, details: { hint, edit } };
}

const belowIt = 'Put the text below `>-`, on a line of its own and without quotes around it.';

/** A text as `>-` and a line below it, where no sign in it means anything to YAML. */
function foldedBelow({ source, start }: Span, text: string): string {
  const { line } = positionAt(source, start);
  return `>-\n${' '.repeat(indentOf(source, line) + 2)}${text}`;
}

function quotesNeeded(span: Span, reason: string): Explanation {
  const words = isInBrackets(span) ? textInBrackets(span) : withoutComment(restOfLine(span));
  const quoted = words !== null && (isInBrackets(span) || isWhole(words)) ? inQuotes(spanText(words)) : null;
  if (words === null || quoted === null)
    return because(words ?? restOfLine(span), reason, 'Put quotes around all of it.');
  return { span: words, reason, details: writeAt(words, quoted) };
}

function closingMark(source: Source, start: number): Details {
  return closeQuote(source, start, isInBrackets(spanOf(source, start, start)));
}

function isInBrackets({ source, start }: Span): boolean {
  return openBrackets(lexemesOf(source.text), start).length > 0;
}

/** The value of a name in braces, up to the next entry; null if a comma may belong to it. */
function textInBrackets({ source, start }: Span): Span | null {
  if (!/: *$/.test(source.text.slice(0, start).slice(-9))) return null;
  const [text = ''] = /^[^,{}[\]]*?(?=\s*(?:[}\]]|,\s*["']?[\w.-]+["']?:\s))/.exec(restOfLineFrom(source, start)) ?? [];
  return text === '' ? null : spanOf(source, start, start + text.length);
}

/** False for a text that may end elsewhere: inside brackets, in the next line, or before what could be a comment. */
function isWhole(text: Span): boolean {
  if (isInBrackets(text)) return false;
  const { source, start, end } = text;
  const { line } = positionAt(source, start);
  const goesOn = /\S/.test(lineText(source, line + 1)) && indentOf(source, line + 1) > indentOf(source, line);
  return !goesOn && !/\s#/.test(spanText(text)) && /^\s*(?:#\s.*)?$/.test(restOfLineFrom(source, end));
}

function restOfLineFrom(source: Source, start: number): string {
  return /^.*/.exec(source.text.slice(start))?.[0] ?? '';
}

/** Without a comment: a sign with spaces on both sides. */
function withoutComment({ source, start, end }: Span): Span {
  const text = source.text.slice(start, end).replace(/\s+#\s.*$/, '');
  return spanOf(source, start, start + Math.max(1, text.length));
}

/** From the start of the span to the end of its first line. */
function restOfLine({ source, start }: Span): Span {
  const { line, column } = positionAt(source, start);
  const text = lineText(source, line)
    .slice(column - 1)
    .trimEnd();
  return spanOf(source, start, start + Math.max(1, text.length));
}
