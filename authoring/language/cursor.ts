/** A place in a file of the catalog, with what stands around it. */
import type { CheckedEntry } from '../../generator/check/check-entry.js';
import type { JsonSchema } from '../../generator/load/schemas/parts.js';
import type { Source, Span } from '../../generator/text/source.js';
import { spanOf } from '../../generator/text/source.js';
import type { CatalogMemory } from './catalog-memory.js';
import type { EntryText, Occurrence } from './occurrences.js';
import { entryText } from './occurrences.js';
import type { OutlineNode, Range } from './outline.js';
import { outlineOf } from './outline.js';
import { schemaOfFile } from './schema-at.js';

export interface Cursor {
  readonly file: Source;
  readonly schema: JsonSchema;
  /** The entry, or the whole of a file that holds no calculators. */
  readonly text: EntryText;
  /** Where that begins in the file, and where the cursor is in it. */
  readonly start: number;
  readonly offset: number;
  /** What is known of the entry; null outside of entries. */
  readonly checked: CheckedEntry | null;
}

/** Null where there is no such file. */
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

/** The node whose key, or whose single value, stands there. */
export function nodeAt({ text, offset }: Cursor): { readonly node: OutlineNode; readonly isKey: boolean } | null {
  const ofKey = text.nodes.find(({ key }) => key !== null && holds(key, offset));
  if (ofKey !== undefined) return { node: ofKey, isKey: true };
  const ofValue = text.nodes.find(({ kind, value }) => kind === 'scalar' && holds(value, offset));
  return ofValue === undefined ? null : { node: ofValue, isKey: false };
}

/** A range of the entry as a place in its file. */
export function inFile({ file, start }: Pick<Cursor, 'file' | 'start'>, range: Range): Span {
  return spanOf(file, start + range.start, start + range.end);
}

function holds({ start, end }: Range, offset: number): boolean {
  return start <= offset && offset <= end;
}
