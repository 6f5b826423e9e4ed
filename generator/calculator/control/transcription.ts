/**
 * Reads a transcription: names of columns, then lines of numbers and texts; an empty line before the next part. A text
 * with spaces is in double quotes.
 */
import type { Rational } from '../../units/rational.js';
import { keyColumns, keyOf, numbersIn } from './grid.js';

export interface Reading {
  readonly numbers: readonly Rational[];
  /** The line of the transcription, counted from one, and the words there. */
  readonly line: number;
  readonly said: string;
}

/** The numbers read, by column and key. */
export interface Transcription {
  readonly columns: ReadonlyMap<string, ReadonlyMap<string, Reading>>;
  /** Lines that do not have as many words as there are columns, or a key for the second time. */
  readonly broken: readonly { readonly line: number; readonly reason: string }[];
}

/** Several groups of columns may stand side by side in a line, as pages print long tables. */
export function readTranscription(text: string): Transcription {
  const columns = new Map<string, Map<string, Reading>>();
  const broken: { line: number; reason: string }[] = [];
  let header: readonly string[] | null = null;
  for (const [index, written] of text.split('\n').entries()) {
    const words = wordsOf(written);
    const line = index + 1;
    if (words.length === 0) header = null;
    else if (header === null) header = words;
    else if (words.length % header.length !== 0)
      broken.push({ line, reason: `it has ${words.length} words under ${header.length} columns` });
    else for (const group of groupsOf(words, header.length)) readGroup(group, header, line);
  }
  return { columns, broken };

  function readGroup(group: readonly string[], names: readonly string[], line: number): void {
    const key = keyOf(group[0] ?? '');
    for (const [index, name] of names.entries()) {
      const said = group[index] ?? '';
      if ((index === 0 && !keyColumns.has(name)) || said === '-') continue;
      const column = columns.get(name) ?? new Map<string, Reading>();
      if (column.has(key)) broken.push({ line, reason: `it has ${group[0]} for the second time` });
      columns.set(name, column.set(key, { numbers: numbersIn(said), line, said }));
    }
  }
}

function wordsOf(line: string): readonly string[] {
  const words = [...line.matchAll(/"([^"]*)"|[^\s|"]+/g)].map(
    ([word, quoted]) => quoted ?? word.replaceAll('$', '').replace(/(?<=\d),(?=\d{3})/g, ''),
  );
  return words.filter((word) => word !== '');
}

function groupsOf(words: readonly string[], size: number): readonly (readonly string[])[] {
  return Array.from({ length: words.length / size }, (_, index) => words.slice(index * size, (index + 1) * size));
}
