/**
 * Reads the part of YAML that catalogs are written in, many times as fast as the library: maps and lists in lines or in
 * brackets, texts with and without quotes, and folded or literal texts. Gives up on anything else, such as comments,
 * escapes, anchors and mistakes, which the library then reads and explains.
 */
import { Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';

type Value = Scalar | YAMLMap | YAMLSeq;

/** What a text holds, with the ranges that the library gives; null where the text is not that plain. */
export function readPlainYaml(text: string): Value | null {
  if (/[\t\r\ufeff]|^(?:---|\.\.\.|%)/m.test(text)) return null;
  const reader: Reader = { text, at: 0 };
  try {
    const indent = nextIndent(reader);
    const value = readBlock(reader, indent, -1);
    return nextIndent(reader) === none ? value : null;
  } catch (error) {
    if (error instanceof NotPlain) return null;
    throw error;
  }
}

/** Thrown and caught in this file, at what the library has to read. */
class NotPlain extends Error {}

interface Reader {
  readonly text: string;
  at: number;
}

/** The indentation of the next line after the end of the text. */
const none = -2;

/** Matches at the position of the reader and moves it there; throws where there is no match. */
function take(reader: Reader, pattern: RegExp): RegExpExecArray {
  pattern.lastIndex = reader.at;
  const match = pattern.exec(reader.text);
  if (match === null) throw new NotPlain();
  reader.at = pattern.lastIndex;
  return match;
}

const blankLines = /(?: *\n)* */y;
const commentLine = /#[^\n]*\n?/y;

/**
 * Moves to the first sign of the next line with content; the reader is at the start of a line. Comments are indented as
 * far as what follows them; others belong to what precedes them, and the end of that depends on them.
 */
function nextIndent(reader: Reader): number {
  let ofComment: number | null = null;
  for (;;) {
    const [blank] = take(reader, blankLines);
    const isEnd = reader.at === reader.text.length;
    const indent = isEnd ? 0 : blank.length - blank.lastIndexOf('\n') - 1;
    if (ofComment !== null && ofComment !== indent) throw new NotPlain();
    if (isEnd) return none;
    if (reader.text[reader.at] !== '#') return indent;
    ofComment = indent;
    take(reader, commentLine);
  }
}

/** Moves back to the start of the line, for whoever reads the next line. */
function toLineStart(reader: Reader): void {
  reader.at = reader.text.lastIndexOf('\n', reader.at - 1) + 1;
}

const dash = /- +(?=\S)/y;

/** A map or a list in lines that begin in this column. */
function readBlock(reader: Reader, indent: number, outer: number): Value {
  if (indent <= outer) throw new NotPlain();
  const isList = reader.text.startsWith('- ', reader.at);
  const start = reader.at;
  const block = isList ? new YAMLSeq() : new YAMLMap();
  let next = indent;
  while (next === indent) {
    const item = isList ? readItem(reader, indent) : readPair(reader, indent);
    block.items.push(item as never);
    const end = endOf(item);
    block.range = [start, end, end];
    next = nextIndent(reader);
  }
  if (next > indent) throw new NotPlain();
  // The next line belongs to a block around this one.
  if (next !== none) toLineStart(reader);
  return block;
}

function endOf(item: Value | Pair): number {
  const value = item instanceof Pair ? (item.value as Value) : item;
  return value.range?.[2] ?? 0;
}

function readItem(reader: Reader, indent: number): Value {
  const column = indent + take(reader, dash)[0].length;
  const isBlock = /(?:- |(?:"[^"\\\n]*"|[^\s"'{[>|][^\n:]*):[ \n])/y;
  isBlock.lastIndex = reader.at;
  return isBlock.test(reader.text) ? readBlock(reader, column, indent) : readLineValue(reader, indent);
}

const blockKey = /(?:"([^"\\\n]*)"|([\w(][^\n:#"'`]*[^\n:#"'` ]|\w)):(?: +|(?=\n))/y;

function readPair(reader: Reader, indent: number): Pair {
  const key = readKey(reader, blockKey);
  if (reader.text[reader.at] !== '\n') return new Pair(key, readLineValue(reader, indent));
  reader.at++;
  return new Pair(key, readBlock(reader, nextIndent(reader), indent));
}

/** A longer key is a mistake. */
const longestKey = 1000;

function readKey(reader: Reader, pattern: RegExp): Scalar {
  const start = reader.at;
  const [, quoted, plain] = take(reader, pattern);
  const size = quoted === undefined ? (plain ?? '').length : quoted.length + 2;
  const text = quoted ?? plain ?? '';
  if (size > longestKey) throw new NotPlain();
  return scalar(text, quoted === undefined ? 'PLAIN' : 'QUOTE_DOUBLE', text, start, start + size);
}

function scalar(value: unknown, type: Scalar.Type, source: string, start: number, end: number): Scalar {
  const found = new Scalar(value);
  found.type = type;
  found.source = source;
  found.range = [start, end, end];
  return found;
}

const lineEnd = / *(?:\n|$)/y;

/** A value that begins in the line of its key or dash, with the rest of its last line. */
function readLineValue(reader: Reader, indent: number): Value {
  const sign = reader.text[reader.at];
  if (sign === '>' || sign === '|') return readBlockText(reader, indent);
  const value = sign === '{' || sign === '[' ? readFlow(reader, indent) : readScalar(reader, indent, blockText);
  take(reader, lineEnd);
  const [start = 0, end = 0] = value.range ?? [];
  value.range = [start, end, reader.at];
  return value;
}

const quotedText = /"([^"\\]*)"/y;
const singleQuoted = /'([^'\n]*)'(?!')/y;
const blockText = /(?:[^\s\-?:,[\]{}#&*!|>'"%@`]|-(?=\w))[^\n]*/y;
const flowText = /(?:[^\s\-?:,[\]{}#&*!|>'"%@`]|-(?=\w))[^\n,[\]{}]*/y;

function readScalar(reader: Reader, indent: number, plainText: RegExp): Scalar {
  const start = reader.at;
  const sign = reader.text[start];
  if (sign === '"') {
    const [, text = ''] = take(reader, quotedText);
    return scalar(folded(text, indent), 'QUOTE_DOUBLE', text, start, reader.at);
  }
  if (sign === "'") {
    const [, text = ''] = take(reader, singleQuoted);
    return scalar(text, 'QUOTE_SINGLE', text, start, reader.at);
  }
  const text = take(reader, plainText)[0].trimEnd();
  if (/:(?: |$)| #/.test(text)) throw new NotPlain();
  reader.at = start + text.length;
  return scalar(plainValue(text), 'PLAIN', text, start, reader.at);
}

/** A quoted text over several lines, each of which is indented further than what holds it. */
function folded(text: string, indent: number): string {
  if (!text.includes('\n')) return text;
  return text.replace(/ *\n( *)(?=(\n)?)/g, (_, spaces: string, blank?: string) => {
    if (blank !== undefined || spaces.length <= indent) throw new NotPlain();
    return ' ';
  });
}

/** The value of a text without quotes in the core schema of YAML. */
function plainValue(text: string): unknown {
  if (/^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/.test(text)) return Number(text);
  if (/^(?:true|false|null)$/.test(text)) return text === 'null' ? null : text === 'true';
  if (/^(?:~|null|true|false|0[ox].*|[-+]?\.(?:inf|nan))$/i.test(text)) throw new NotPlain();
  return text;
}

const header = /([>|])(-?)\n/y;

/** A folded or literal text: the lines below that are indented as far as the first of them. */
function readBlockText(reader: Reader, indent: number): Scalar {
  const start = reader.at;
  const [, sign, strip] = take(reader, header);
  const margin = / */y;
  margin.lastIndex = reader.at;
  const own = margin.exec(reader.text)?.[0] ?? '';
  if (own.length <= indent || reader.text[margin.lastIndex] === '\n') throw new NotPlain();
  const lines: string[] = [];
  for (let line = lineAt(reader, own); line !== null; line = lineAt(reader, own)) lines.push(line);
  const value = sign === '>' ? foldedLines(lines) : lines.join('\n');
  const type = sign === '>' ? 'BLOCK_FOLDED' : 'BLOCK_LITERAL';
  const text = strip === '-' ? value : `${value}\n`;
  return scalar(text, type, text, start, reader.at);
}

/** The next line of a text without its margin, and the reader after it; null, and the reader as it was, after the last. */
function lineAt(reader: Reader, margin: string): string | null {
  const { text, at } = reader;
  let start = at;
  while (text[start] === '\n') start++;
  if (!text.startsWith(margin, start) || start >= text.length) return null;
  const end = text.indexOf('\n', start);
  const line = text.slice(start + margin.length, end < 0 ? text.length : end);
  if (end < 0 || /^\s|\s$/.test(line) || line === '') throw new NotPlain();
  reader.at = end + 1;
  return `${text.slice(at, start)}${line}`;
}

/** Lines joined by spaces; blank lines before a line stay. */
function foldedLines(lines: readonly string[]): string {
  return lines.map((line, index) => (index === 0 || line.startsWith('\n') ? line : ` ${line}`)).join('');
}

const flowKey = /(?:"([^"\\\n]*)"|([\w(][^\n:#"'`,[\]{}]*[^\n:#"'` ,[\]{}]|\w)): +(?=\S)/y;

/** A map in braces or a list in brackets; its lines are indented further than what holds it. */
function readFlow(reader: Reader, indent: number): Value {
  const start = reader.at;
  const isList = reader.text[start] === '[';
  const flow = isList ? new YAMLSeq() : new YAMLMap();
  flow.flow = true;
  reader.at++;
  skipSpace(reader, indent);
  const close = isList ? ']' : '}';
  while (reader.text[reader.at] !== close) {
    if (flow.items.length > 0) nextOfFlow(reader, indent);
    const item = isList
      ? readFlowValue(reader, indent)
      : new Pair(readKey(reader, flowKey), readFlowValue(reader, indent));
    flow.items.push(item as never);
    skipSpace(reader, indent);
  }
  reader.at++;
  flow.range = [start, reader.at, reader.at];
  return flow;
}

function nextOfFlow(reader: Reader, indent: number): void {
  take(reader, /,(?=[ \n])/y);
  skipSpace(reader, indent);
}

function readFlowValue(reader: Reader, indent: number): Value {
  const sign = reader.text[reader.at];
  return sign === '{' || sign === '[' ? readFlow(reader, indent) : readScalar(reader, indent, flowText);
}

const space = /[ \n]*/y;

function skipSpace(reader: Reader, indent: number): void {
  const [skipped] = take(reader, space);
  const line = skipped.lastIndexOf('\n');
  if (line >= 0 && skipped.length - line - 1 <= indent) throw new NotPlain();
}
