/** Converts spans and edits to protocol positions: lines and characters from 0, in UTF-16 units. */
import type { Position, Range, TextEdit } from 'vscode-languageserver/node';
import type { Edit } from '../../generator/text/diagnostic.js';
import type { Source, Span } from '../../generator/text/source.js';
import { positionAt } from '../../generator/text/source.js';

export function rangeOf({ source, start, end }: Span): Range {
  return { start: lineAndCharacter(source, start), end: lineAndCharacter(source, end) };
}

function lineAndCharacter(source: Source, offset: number): Position {
  const { line, column } = positionAt(source, offset);
  return { line: line - 1, character: column - 1 };
}

/** The offset of a position; a position past the end of its line becomes that end. */
export function offsetAt(text: string, { line, character }: Position): number {
  let start = 0;
  for (let passed = 0; passed < line; passed++) {
    const end = text.indexOf('\n', start);
    if (end === -1) return text.length;
    start = end + 1;
  }
  const end = text.indexOf('\n', start);
  return Math.min(start + character, end === -1 ? text.length : end);
}

export function textEditOf({ span, text }: Edit): TextEdit {
  return { range: rangeOf(span), newText: text };
}
