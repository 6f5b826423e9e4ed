/** Writes the edits of a price book into the texts of the catalog, and leaves all else unchanged. */

import { filesOf } from '../../generator/source/hash-sources.js';
import type { CatalogSources } from '../../generator/source/sources.js';
import type { YamlEntry, YamlMap, YamlNode } from '../../generator/source/yaml-tree.js';
import type { BookRow, BookValue, Holder } from './price-book.js';
import { nodeAt, separator } from './price-book.js';
import type { AddedRecord, ChangedRow, ReadBook } from './read-book.js';
import { textOf } from './read-book.js';

interface TextEdit {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The new texts of changed files by path, or sentences on edits that cannot be written. */
export interface EditedCatalog {
  readonly texts: ReadonlyMap<string, string>;
  readonly mistakes: readonly string[];
}

export function editCatalog(
  sources: CatalogSources,
  { changed, added }: Pick<ReadBook, 'changed' | 'added'>,
): EditedCatalog {
  const mistakes: string[] = [];
  const texts = new Map(filesOf(sources).map(({ path, text }) => [path, text]));
  const editsOf = (make: (text: string) => readonly TextEdit[] | string, at: string, { file }: Holder) => {
    const made = make(texts.get(file) ?? '');
    if (typeof made !== 'string') return made;
    mistakes.push(`${at}: ${made}`);
    return [];
  };
  const edits = [
    ...changed.flatMap((each) => editsOf((text) => editsOfRow(each, text), each.at, each.row.holder)),
    ...added.flatMap((each) => editsOf((text) => recordEdit(each, text), each.at, each.figure.holder)),
  ];
  const files = new Set(edits.map(({ file }) => file));
  return {
    texts: new Map(
      [...files].map((file) => [
        file,
        edited(
          texts.get(file) ?? '',
          edits.filter((each) => each.file === file),
        ),
      ]),
    ),
    mistakes,
  };
}

/** Applied from the end, so that no edit moves another; those of one place keep their order. */
function edited(text: string, edits: readonly TextEdit[]): string {
  const ordered = edits
    .map((edit, index) => ({ ...edit, index }))
    .sort((a, b) => b.start - a.start || b.index - a.index);
  return ordered.reduce((before, { start, end, text: own }) => before.slice(0, start) + own + before.slice(end), text);
}

function editsOfRow({ row, changes }: ChangedRow, text: string): readonly TextEdit[] | string {
  const { node, file } = row.holder;
  const own = row.path[0] === 'evidence' ? recordEdits(row, changes, text) : figureEdits(row, changes, text);
  if (typeof own === 'string' || row.path[0] === 'evidence') return own;
  const reasons = (['because', 'judgement'] as const).flatMap((key) =>
    changes.has(key) ? [keyEdit({ node, file }, key, scalarText(textOf(changes.get(key))), text)] : [],
  );
  return [...own, ...reasons];
}

/** A value: its two ends, in the unit that stands there. */
function figureEdits({ values, path, holder }: BookRow, changes: ReadonlyMap<string, BookValue>, text: string) {
  if (!changes.has('low') && !changes.has('high')) return [];
  const now = (name: string): BookValue =>
    changes.has(name) ? (changes.get(name) ?? null) : (values.get(name) ?? null);
  const [low, high] = [now('low'), now('high')];
  const node = nodeAt(holder.node, path);
  if (node?.kind !== 'scalar' || path.length === 0) return `this value is edited in ${holder.file}.`;
  const literal = /^-?[\d.]+(?:\.\.-?[\d.]+)?(%|\s+[A-Za-z%][\w/^%*]*)?$/.exec(node.text);
  if (literal === null) return `this value is calculated, as \`${node.text}\`; edit it in ${holder.file}.`;
  if (!isAmount(low) || !(high === null || isAmount(high))) return 'an end of this value is no number of zero or more.';
  if (high !== null && high < low) return `the low end, ${low}, is above the high end, ${high}.`;
  const value = `${plainNumber(low)}${high === null || high === low ? '' : `..${plainNumber(high)}`}${literal[1] ?? ''}`;
  return [{ file: holder.file, start: node.content.start, end: node.content.end, text: value }].filter(
    ({ start, end }) => text.slice(start, end) !== value,
  );
}

function isAmount(value: BookValue): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

/** Without an exponent, which formulas do not allow. */
function plainNumber(value: number): string {
  const short = String(value);
  return short.includes('e') ? value.toFixed(12).replace(/\.?0+$/, '') : short;
}

const dateKeys = ['year', 'date', 'undated'] as const;
const readKeys = ['read', 'unread'] as const;

function recordEdits({ holder, path }: BookRow, changes: ReadonlyMap<string, BookValue>, text: string) {
  const node = nodeAt(holder.node, path);
  if (node?.kind !== 'map') return `this record is edited in ${holder.file}.`;
  const place = { node, file: holder.file };
  return [...changes].map(([column, value]) => {
    const pair = pairOf(column, textOf(value));
    const keys: readonly string[] = column === 'published' ? dateKeys : column === 'read' ? readKeys : [column];
    const old = keys.find((key) => node.entries.has(key)) ?? column;
    return keyEdit(place, old, pair?.[1] ?? '', text, pair?.[0]);
  });
}

/** The key and the text of a record for a value in a column; null for an empty one. */
function pairOf(column: string, value: string): readonly [key: string, text: string] | null {
  if (value === '') return null;
  if (column === 'published') {
    if (value === 'undated') return ['undated', 'true'];
    return /^\d{4}$/.test(value) ? ['year', value] : ['date', scalarText(value)];
  }
  if (column === 'read') return value === 'unread' ? ['unread', 'true'] : ['read', scalarText(value)];
  const parts = ['says', 'as', 'for'].includes(column)
    ? value.split(separator.trim()).map((part) => part.trim())
    : [value];
  return [column, parts.length === 1 ? scalarText(value) : `[${parts.map(scalarText).join(', ')}]`];
}

/** Replaces the value of a key, adds the key behind the others, or removes it where the text is empty. */
function keyEdit(
  { node, file }: Pick<Holder, 'node' | 'file'>,
  key: string,
  value: string,
  text: string,
  named = key,
): TextEdit {
  const entry = node.entries.get(key);
  const flow = text[node.span.start] === '{';
  if (entry !== undefined) {
    const pair = { file, start: entry.keySpan.start, end: endOf(entry.value) };
    return value === '' ? removal(pair, flow, text) : { ...pair, text: `${named}: ${value}` };
  }
  const last = [...node.entries.values()].at(-1);
  const end = last === undefined ? node.span.start + 1 : endOf(last.value);
  const before = flow ? ', ' : `\n${indentOf(last, text)}`;
  return { file, start: end, end, text: value === '' ? '' : `${before}${named}: ${value}` };
}

/** A block of text ends with its line break, which is the next line's. */
function endOf(node: YamlNode): number {
  const { source, start, end } = node.span;
  return start + source.text.slice(start, end).trimEnd().length;
}

function removal(pair: Omit<TextEdit, 'text'>, flow: boolean, text: string): TextEdit {
  if (!flow) return { ...pair, start: text.lastIndexOf('\n', pair.start), text: '' };
  const before = /,\s*$/.exec(text.slice(0, pair.start))?.[0].length ?? 0;
  const after = before > 0 ? 0 : (/^,\s*/.exec(text.slice(pair.end))?.[0].length ?? 0);
  return { ...pair, start: pair.start - before, end: pair.end + after, text: '' };
}

function indentOf(entry: YamlEntry | undefined, text: string): string {
  const start = entry?.keySpan.start ?? 0;
  return ' '.repeat(start - text.lastIndexOf('\n', start - 1) - 1);
}

/** A new record behind the others of its figure, or the first one. */
function recordEdit({ figure, values }: AddedRecord, text: string): readonly TextEdit[] | string {
  const { node, file } = figure.holder;
  const fields = [...values].filter(([column]) => column !== 'figure' && column !== 'record');
  const pairs = fields.flatMap(([column, value]) => {
    const pair = pairOf(column, textOf(value));
    return pair === null ? [] : [pair.join(': ')];
  });
  const record = `{ ${pairs.join(', ')} }`;
  const evidence = node.entries.get('evidence')?.value;
  if (evidence !== undefined && evidence.kind !== 'sequence')
    return `its records are those of another figure; edit them there.`;
  if (text[node.span.start] === '{') return `this figure stands on one line in ${file}; add the record there.`;
  if (evidence === undefined) return [newEvidence(node, file, record, text)];
  const last = evidence.items.at(-1);
  const end = last === undefined ? evidence.span.end : endOf(last);
  const line = text.lastIndexOf('\n', evidence.items[0]?.span.start ?? 0) + 1;
  const indent = /^\s*/.exec(text.slice(line))?.[0] ?? '';
  return [{ file, start: end, end, text: `\n${indent}- ${record}` }];
}

function newEvidence(node: YamlMap, file: string, record: string, text: string): TextEdit {
  const last = [...node.entries.values()].at(-1);
  const end = last === undefined ? node.span.end : endOf(last.value);
  const indent = indentOf(last, text);
  return { file, start: end, end, text: `\n${indent}evidence:\n${indent}  - ${record}` };
}

/** The text as YAML on one line, in quotes where it needs them. */
function scalarText(text: string): string {
  if (text === '') return '';
  const isPlain =
    /^[A-Za-z0-9][^,[\]{}#:"'&*!|>%@`\n]*$/.test(text) && !/^(?:true|false|yes|no|null|on|off)$/i.test(text);
  return isPlain ? text : JSON.stringify(text);
}
