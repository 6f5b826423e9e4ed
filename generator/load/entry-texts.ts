/** The entries of a file as pieces of its text, for files of which one entry cannot be read. */
import type { Source } from '../text/source.js';
import { createSource } from '../text/source.js';

/** What stands from one name at the start of a line to the next. */
export interface EntryText {
  readonly start: number;
  readonly end: number;
  /** The name, as far as it can be told. */
  readonly name: string;
}

export function entryTexts({ text }: Source): readonly EntryText[] {
  const starts = [...text.matchAll(/^[^\s#\ufeff].*$/gm)];
  return starts.map(({ 0: line, index }, position) => ({
    start: index,
    end: starts[position + 1]?.index ?? text.length,
    name: /^["']?([^"':\s]*)/.exec(line)?.[1] ?? '',
  }));
}

/** The file with nothing but some of its entries in it; all places stay where they are. */
export function sourceWith(source: Source, kept: readonly EntryText[]): Source {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of kept) {
    parts.push(blank(source.text.slice(at, start)), source.text.slice(start, end));
    at = end;
  }
  return createSource(source.path, [...parts, blank(source.text.slice(at))].join(''));
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
