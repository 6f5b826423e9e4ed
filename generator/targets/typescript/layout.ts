/** TypeScript as its formatter writes it: in lines of at most 120 columns, broken as the kind of code requires. */
import type { Code, CodeChoice, CodeList, CodeSentence, SentencePiece } from '../code/code.js';
import { isCode } from '../code/code.js';
import type { Doc } from '../code/doc.js';
import { either, flatText, group, join, line, nest, print, softLine, words } from '../code/doc.js';
import { quoted } from './code.js';

export const longestLine = 120;
const step = 2;

/** The text of code whose further lines are indented by `margin` columns when it is written. */
export function layOut(doc: Doc, margin = 0): string {
  return print(doc, longestLine - margin);
}

/** The text of code on one line. */
export function onOneLine(code: Code): string {
  return flatText(docOf(code));
}

export function docOf(code: Code): Doc {
  if (typeof code === 'string') return code;
  switch (code.kind) {
    case 'list':
      return listDoc(code);
    case 'chain':
      return group([
        docOf(code.first),
        ...code.rest.map(({ operator, operand }) => [` ${operator}`, line, docOf(operand)]),
      ]);
    case 'choice':
      return choiceDoc(code, isCode(code.consequent, 'choice') || isCode(code.alternate, 'choice'));
    case 'labelled':
      return labelledDoc(code.label, code.value);
    case 'sentence':
      return sentenceDoc(code);
  }
}

/** Opens brackets right after the label; puts anything else that does not fit on the next line. */
export function labelledDoc(label: string, value: Code): Doc {
  return isCode(value, 'list') ? [`${label} `, docOf(value)] : group([label, nest(step, [line, docOf(value)])]);
}

/** Content between two breaks, indented. */
export function nested(content: Doc, space = softLine): Doc {
  return [nest(step, [space, content]), space];
}

function listDoc(code: CodeList): Doc {
  const { open, items, close, separator, isSpaced, trailing, isAlwaysBroken } = code;
  const [only] = items;
  if (only === undefined) return `${open}${close}`;
  if (isHugged(code)) return [open, docOf(only), close];
  const space = isSpaced ? line : softLine;
  const rows = join(rowsOf(items.map(indented), code), [separator, line]);
  const end = trailing === 'broken' ? either(separator, '') : '';
  return group([open, nested([rows, end], space), close], isAlwaysBroken);
}

/** True for a call with only an object, and for a choice in parentheses: their brackets stay together. */
function isHugged({ open, items: [only, ...others] }: CodeList): boolean {
  if (others.length > 0) return false;
  return isCode(only, 'list') ? only.isSpaced : isCode(only, 'choice') && open === '(';
}

function rowsOf(items: readonly Doc[], { separator, perLine }: CodeList): readonly Doc[] {
  const starts = items.flatMap((_, at) => (at % perLine === 0 ? [at] : []));
  return starts.map((start) => join(items.slice(start, start + perLine), `${separator} `));
}

/** Each nested condition is indented deeper, and is on lines of its own. */
function choiceDoc({ condition, consequent, alternate }: CodeChoice, isBroken: boolean): Doc {
  const arm = (code: Code): Doc => (isCode(code, 'choice') ? choiceDoc(code, true) : indented(code));
  return group([docOf(condition), nest(step, [line, '? ', arm(consequent), line, ': ', arm(alternate)])], isBroken);
}

/** Indents the further lines of a broken string or chain, so that the next item stands out. */
function indented(code: Code): Doc {
  return isCode(code, 'sentence', 'chain') ? nest(step, docOf(code)) : docOf(code);
}

/** A long string is cut between words into several, joined by `+`. */
function sentenceDoc({ parts }: CodeSentence): Doc {
  const text = sentenceText(parts);
  return words(text, (width, tail) => {
    const rows = sentenceRows(parts, width - Math.max(tail, ' +'.length));
    return rows.length === 0 ? text : join(rows.map(rowDoc), [' +', line]);
  });
}

function rowDoc(row: readonly SentencePiece[]): Doc {
  const [only, ...others] = row;
  return only?.kind === 'value' && others.length === 0 ? docOf(only.code) : sentenceText(row);
}

/** The rows of a string, each at most `width` wide if its words allow it. A wider value gets its own row. */
function sentenceRows(parts: readonly SentencePiece[], width: number): readonly (readonly SentencePiece[])[] {
  const isWide = (row: readonly SentencePiece[]): boolean => sentenceText(row).length > width;
  const rows: (readonly SentencePiece[])[] = [];
  let row: readonly SentencePiece[] = [];
  for (const word of wordsOf(parts).flatMap((each) => (isWide(each) ? each.map((piece) => [piece]) : [each]))) {
    const longer = merged([...row, ...word]);
    if (row.length > 0 && isWide(longer)) rows.push(row);
    row = row.length > 0 && isWide(longer) ? merged(word) : longer;
  }
  return [...rows, row].filter((each) => each.length > 0);
}

/** Splits into words, each with the space after it; values stay attached to the text that touches them. */
function wordsOf(parts: readonly SentencePiece[]): readonly (readonly SentencePiece[])[] {
  const found: SentencePiece[][] = [[]];
  for (const part of parts) {
    const pieces = part.kind === 'value' ? [part] : (part.text.match(/\S*\s+|\S+/g) ?? []).map(textPiece);
    for (const piece of pieces) {
      found[found.length - 1]?.push(piece);
      if (piece.kind === 'text' && /\s$/.test(piece.text)) found.push([]);
    }
  }
  return found;
}

function textPiece(text: string): SentencePiece {
  return { kind: 'text', text };
}

/** Joins neighboring texts. */
function merged(parts: readonly SentencePiece[]): readonly SentencePiece[] {
  const found: SentencePiece[] = [];
  for (const part of parts) {
    const last = found[found.length - 1];
    if (part.kind === 'text' && last?.kind === 'text') found[found.length - 1] = textPiece(last.text + part.text);
    else found.push(part);
  }
  return found;
}

/** A string in quotes, a template if it has values in it, or just the value if it has only one. */
function sentenceText(parts: readonly SentencePiece[]): string {
  const [only] = parts;
  if (parts.length === 1 && only?.kind === 'value') return onOneLine(only.code);
  if (parts.every((part) => part.kind === 'text')) return quoted(parts.map(({ text }) => text).join(''));
  return `\`${parts.map(templatePiece).join('')}\``;
}

function templatePiece(part: SentencePiece): string {
  return part.kind === 'text' ? part.text.replace(/[\\`]|\$(?=\{)/g, '\\$&') : `\${${onOneLine(part.code)}}`;
}
