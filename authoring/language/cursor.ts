/** A position in a file of the catalog, with its context. */
import type { CheckedEntry } from '../../generator/calculator/check-entry.js';
import type { JsonSchema } from '../../generator/language/forms/form.js';
import type { Source, Span } from '../../generator/source/source.js';
import { spanOf } from '../../generator/source/source.js';
import type { CatalogMemory } from './catalog-memory.js';
import type { EntryText, Occurrence } from './occurrences.js';
import { entryText } from './occurrences.js';
import type { OutlineNode, Range } from './outline.js';
import { outlineOf } from './outline.js';
import { schemaOfFile } from './schema-at.js';

export interface Cursor {
  readonly file: Source;
  readonly schema: JsonSchema;
  /** The entry, or the whole file when it has no calculators. */
  readonly text: EntryText;
  /** The offset of that text in the file, and of the cursor in that text. */
  readonly start: number;
  readonly offset: number;
  /** The check of the entry; null outside entries. */
  readonly checked: CheckedEntry | null;
}

/** The cursor at an offset of a file; null when there is no such file. */
export function cursorAt(memory: CatalogMemory, path: string, offset: number): Cursor | null {
  const file = memory.file(path);
  if (file === null) return null;
  const schema = schemaOfFile(path);
  const entry = memory.entryAt(path, offset);
  if (entry === null) {
    const text = { source: file, nodes: outlineOf(file.text), occurrences: [] };
    return { file, schema, text, start: 0, offset, checked: null };
  }
  const { start, checked } = entry;
  return { file, schema, text: entryText(entry.source), start, offset: offset - start, checked };
}

export function occurrenceAt({ text, offset }: Cursor): Occurrence | null {
  return text.occurrences.find(({ range }) => holds(range, offset)) ?? null;
}

/** The node whose key or single value is at the cursor; null when there is none. */
export function nodeAt({ text, offset }: Cursor): { readonly node: OutlineNode; readonly isKey: boolean } | null {
  const ofKey = text.nodes.find(({ key }) => key !== null && holds(key, offset));
  if (ofKey !== undefined) return { node: ofKey, isKey: true };
  const ofValue = text.nodes.find(({ kind, value }) => kind === 'scalar' && holds(value, offset));
  return ofValue === undefined ? null : { node: ofValue, isKey: false };
}

/** Converts a range of the entry to a span of its file. */
export function inFile({ file, start }: Pick<Cursor, 'file' | 'start'>, range: Range): Span {
  return spanOf(file, start + range.start, start + range.end);
}

function holds({ start, end }: Range, offset: number): boolean {
  return start <= offset && offset <= end;
}
