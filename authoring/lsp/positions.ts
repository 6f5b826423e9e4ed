/** Converts spans and edits to protocol positions: lines and characters from 0, in UTF-16 units. */
import type { Position, Range, TextEdit } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Edit } from '../../generator/source/hint.js';
import type { Source, Span } from '../../generator/source/source.js';
import { positionAt } from '../../generator/source/source.js';

export function rangeOf({ source, start, end }: Span): Range {
  return { start: lineAndCharacter(source, start), end: lineAndCharacter(source, end) };
}

function lineAndCharacter(source: Source, offset: number): Position {
  const { line, column } = positionAt(source, offset);
  return { line: line - 1, character: column - 1 };
}

/** The offset of a position; a position past the end of its line becomes that end. */
export function offsetAt(text: string, position: Position): number {
  return TextDocument.create('', '', 0, text).offsetAt(position);
}

export function textEditOf({ span, text }: Edit): TextEdit {
  return { range: rangeOf(span), newText: text };
}
