/** Cuts a long string between words into rows. */
import type { Code, SentencePiece } from './code.js';
import { sentenceText } from './flat-text.js';

/** The rows of a string, each at most `width` wide if its words allow it. A wider value gets its own row. */
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

/** Splits into words, each with the space after it; values stay attached to the text that touches them. */
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

/** Splits a word that is too wide at its values. */
function fitting(word: readonly SentencePiece[], width: number): readonly (readonly SentencePiece[])[] {
  return sentenceText(word).length > width ? word.map((piece) => [piece]) : [word];
}

function textPiece(text: string): SentencePiece {
  return { kind: 'text', text };
}

/** Joins neighboring texts. */
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
