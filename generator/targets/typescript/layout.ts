/** Lays code out in lines of at most 120 columns: on one line if it fits, otherwise broken as its kind requires. */
import type { Code, CodeChain, CodeChoice, CodeLabelled, CodeList, CodeSentence } from './code.js';
import { flatText, sentenceText } from './flat-text.js';
import { sentenceRows } from './sentence-rows.js';

export const longestLine = 120;
const step = 2;

/** The position of a piece of code, in columns of its file. */
interface Position {
  /** The indentation that the caller adds to each line of the statement. */
  readonly margin: number;
  /** The column where further lines begin. */
  readonly indent: number;
  /** The column where the piece begins. */
  readonly column: number;
  /** The number of characters that follow it on its last line. */
  readonly tail: number;
}

/**
 * Lays out a statement whose lines the caller indents by `margin`. `tail` is the length of the text that the caller adds
 * at its end, such as a semicolon.
 */
export function layOut(code: Code, margin: number, tail = 1): string {
  return layOutAt(code, { margin, indent: margin, column: margin, tail });
}

function layOutAt(code: Code, at: Position): string {
  const flat = flatText(code, longestLine - at.column - at.tail);
  if (flat !== null) return flat;
  return typeof code === 'string' ? code : broken(code, at);
}

function broken(code: Exclude<Code, string>, at: Position): string {
  switch (code.kind) {
    case 'list':
      return isHugged(code) ? huggedList(code, at) : brokenList(code, at);
    case 'chain':
      return brokenChain(code, at);
    case 'choice':
      return brokenChoice(code, at);
    case 'labelled':
      return brokenLabelled(code, at);
    case 'sentence':
      return brokenSentence(code, at);
  }
}

/** A long string as rows joined by `+`. */
function brokenSentence({ parts }: CodeSentence, at: Position): string {
  const [first, ...others] = sentenceRows(parts, longestLine - Math.max(at.column, at.indent) - Math.max(at.tail, 2));
  if (first === undefined || (others.length === 0 && isSentence(first))) return sentenceText(parts);
  return brokenChain({ kind: 'chain', first, rest: others.map((operand) => ({ operator: '+', operand })) }, at);
}

function isSentence(code: Code): boolean {
  return typeof code === 'object' && code.kind === 'sentence';
}

/** True for a call with only an object, and for a choice in parentheses: their brackets stay together. */
function isHugged({ open, items }: CodeList): boolean {
  const [only] = items;
  if (items.length !== 1 || typeof only !== 'object') return false;
  return only.kind === 'list' ? only.isSpaced : only.kind === 'choice' && open === '(';
}

function huggedList({ open, close, items: [only = ''] }: CodeList, at: Position): string {
  return `${open}${layOutAt(only, { ...at, column: at.column + open.length, tail: at.tail + close.length })}${close}`;
}

function brokenList(code: CodeList, at: Position): string {
  const { open, close, items } = code;
  const inner = deeper(at);
  const texts = items.map((item) => layOutAt(item, { ...inner, indent: textIndent(item, inner.indent), tail: 1 }));
  return `${open}${newLine(inner)}${rowsOf(texts, code).join(newLine(inner))}${newLine(at)}${close}`;
}

function rowsOf(texts: readonly string[], { separator, perLine, endsSeparated }: CodeList): readonly string[] {
  const count = Math.ceil(texts.length / perLine);
  return Array.from({ length: count }, (_, row) => {
    const end = row < count - 1 || endsSeparated ? separator : '';
    return `${texts.slice(row * perLine, (row + 1) * perLine).join(`${separator} `)}${end}`;
  });
}

function brokenChain({ first, rest }: CodeChain, at: Position): string {
  const texts = [first, ...rest.map(({ operand }) => operand)].map((operand, index) => {
    const operator = rest[index]?.operator;
    const column = index === 0 ? at.column : at.indent;
    const text = layOutAt(operand, { ...at, column, tail: operator === undefined ? at.tail : operator.length + 1 });
    return operator === undefined ? text : `${text} ${operator}`;
  });
  return texts.join(newLine(at));
}

/** Breaks a choice; each nested condition is indented deeper. */
function brokenChoice({ condition, consequent, alternate }: CodeChoice, at: Position): string {
  const inner = deeper(at);
  const arm = (code: Code, tail: number) => {
    const below = { ...inner, indent: textIndent(code, inner.indent), column: inner.indent + step, tail };
    return typeof code === 'object' && code.kind === 'choice' ? brokenChoice(code, below) : layOutAt(code, below);
  };
  const head = layOutAt(condition, { ...at, tail: 0 });
  return `${head}${newLine(inner)}? ${arm(consequent, 0)}${newLine(inner)}: ${arm(alternate, at.tail)}`;
}

/** Indents the further lines of a broken string or chain, so that the next item stands out. */
function textIndent(code: Code, indent: number): number {
  return typeof code === 'object' && (code.kind === 'sentence' || code.kind === 'chain') ? indent + step : indent;
}

/** Opens brackets right after the label; puts anything else on the next line. */
function brokenLabelled({ label, value }: CodeLabelled, at: Position): string {
  if (typeof value === 'object' && value.kind === 'list')
    return `${label} ${layOutAt(value, { ...at, column: at.column + label.length + 1 })}`;
  const inner = deeper(at);
  return `${label}${newLine(inner)}${layOutAt(value, { ...inner, tail: at.tail })}`;
}

function deeper(at: Position): Position {
  return { ...at, indent: at.indent + step, column: at.indent + step };
}

function newLine({ indent, margin }: Position): string {
  return `\n${' '.repeat(indent - margin)}`;
}
