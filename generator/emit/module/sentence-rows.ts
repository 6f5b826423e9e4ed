/** A long text cut between its words, so that each row is a string of its own. */
import type { Code, SentencePiece } from './code.js';
import { sentenceText } from './flat-text.js';

/** The rows of a text, each at most `width` wide where its words allow it. A value that is wider stands by itself. */
export function sentenceRows(parts: readonly SentencePiece[], width: number): readonly Code[] {
  const rows: SentencePiece[][] = [];
  let row: SentencePiece[] = [];
  for (const word of wordsOf(parts).flatMap((each) => fitting(each, width))) {
    const longer = merged([...row, ...word]);
    if (row.length > 0 && sentenceText(longer).length > width) {
      rows.push(row);
      row = merged(word);
    } else row = longer;
  }
  return [...rows, row].filter((each) => each.length > 0).map(rowCode);
}

/** A word with the space behind it; values stick to what touches them. */
function wordsOf(parts: readonly SentencePiece[]): readonly (readonly SentencePiece[])[] {
  const words: SentencePiece[][] = [[]];
  for (const part of parts) {
    const pieces = part.kind === 'value' ? [part] : (part.text.match(/\S*\s+|\S+/g) ?? []).map(textPiece);
    for (const piece of pieces) {
      words[words.length - 1]?.push(piece);
      if (piece.kind === 'text' && /\s$/.test(piece.text)) words.push([]);
    }
  }
  return words;
}

/** What sticks to a value that fills a line by itself goes to the next one. */
function fitting(word: readonly SentencePiece[], width: number): readonly (readonly SentencePiece[])[] {
  return sentenceText(word).length > width ? word.map((piece) => [piece]) : [word];
}

function textPiece(text: string): SentencePiece {
  return { kind: 'text', text };
}

/** Neighboring texts as one. */
function merged(parts: readonly SentencePiece[]): SentencePiece[] {
  const found: SentencePiece[] = [];
  for (const part of parts) {
    const last = found[found.length - 1];
    if (part.kind === 'text' && last?.kind === 'text') found[found.length - 1] = textPiece(last.text + part.text);
    else found.push(part);
  }
  return found;
}

function rowCode(row: readonly SentencePiece[]): Code {
  const [only] = row;
  return row.length === 1 && only?.kind === 'value' ? only.code : { kind: 'sentence', parts: row };
}
