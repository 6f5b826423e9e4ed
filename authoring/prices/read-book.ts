/** Reads an edited price book: its changes, or every cell that cannot be taken. */

import { suggestOrList } from '../../generator/source/hint.js';
import { singleSpaced } from '../../generator/source/one-line.js';
import { formatList, quote } from '../../generator/source/suggest.js';
import type { ReadCell, ReadSheet } from '../workbook/workbook.js';
import { addressOf } from '../workbook/workbook.js';
import type { BookRow, BookValue, PriceBook } from './price-book.js';
import { figureColumns, recordColumns } from './price-book.js';
import { digestOf, madeFrom, sheetNames } from './sheets.js';

/** A row with the values that were changed, by column; null for a cell that was emptied. */
export interface ChangedRow {
  readonly row: BookRow;
  readonly changes: ReadonlyMap<string, BookValue>;
  /** The cell of its first change, such as `Figures!E12`. */
  readonly at: string;
}

/** A record that was written below the others. */
export interface AddedRecord {
  readonly figure: BookRow;
  readonly values: ReadonlyMap<string, BookValue>;
  readonly at: string;
}

export interface ReadBook {
  readonly changed: readonly ChangedRow[];
  readonly added: readonly AddedRecord[];
  /** Sentences that begin with a sheet and a cell; when there are any, the whole book is refused. */
  readonly mistakes: readonly string[];
}

type Columns = readonly { readonly name: string; readonly kept: boolean }[];

export function readBook(sheets: readonly ReadSheet[], book: PriceBook): ReadBook {
  const mistakes: string[] = [];
  const made = madeFromOf(sheets, mistakes);
  if (made !== null && made !== digestOf(book))
    mistakes.push(
      `${sheetNames.about}: the figures of the catalog have changed since this book was written. Write a new one with --to, and make your edits there.`,
    );
  if (mistakes.length > 0) return { changed: [], added: [], mistakes };
  const figures = readSheet(sheets, { name: sheetNames.figures, columns: figureColumns, rows: book.figures }, mistakes);
  const records = readSheet(sheets, { name: sheetNames.records, columns: recordColumns, rows: book.records }, mistakes);
  const added = records.added.flatMap((values) => addedRecord(values, book, mistakes) ?? []);
  for (const { values, at } of figures.added)
    mistakes.push(`${at}: there is no figure ${quote(textOf(values.get('figure')))} with this cell and these days.`);
  return { changed: [...figures.changed, ...records.changed], added, mistakes };
}

function madeFromOf(sheets: readonly ReadSheet[], mistakes: string[]): string | null {
  const rows = sheets.find(({ name }) => name === sheetNames.about)?.rows ?? [];
  const cell = rows.find(([label]) => label?.kind === 'text' && label.text === madeFrom)?.[1];
  if (cell?.kind === 'text') return cell.text;
  mistakes.push(`${sheetNames.about}: it does not say any more what the book was made from (${quote(madeFrom)}).`);
  return null;
}

interface Expected {
  readonly name: string;
  readonly columns: Columns;
  readonly rows: readonly BookRow[];
}

interface WrittenRow {
  readonly values: ReadonlyMap<string, BookValue>;
  readonly at: string;
}

interface Found {
  readonly changed: readonly ChangedRow[];
  readonly added: readonly WrittenRow[];
}

const nothing: Found = { changed: [], added: [] };

function readSheet(sheets: readonly ReadSheet[], { name, columns, rows }: Expected, mistakes: string[]): Found {
  const sheet = sheets.find((each) => each.name === name);
  if (sheet === undefined) {
    const names = sheets.map((each) => quote(each.name));
    mistakes.push(`There is no sheet ${quote(name)}; the workbook has ${formatList(names, 'and')}.`);
    return nothing;
  }
  const before = mistakes.length;
  for (const cell of sheet.merged)
    mistakes.push(`${name}!${cell}: cells are merged here. Undo that, so that each row stands alone.`);
  const places = columnPlaces(sheet, columns, mistakes);
  if (mistakes.length > before) return nothing;
  const written = sheet.rows.slice(1).flatMap((cells, index) => writtenRow(name, cells, index + 1, places, mistakes));
  return mistakes.length > before ? nothing : matched(name, written, { name, columns, rows }, places, mistakes);
}

/** Position of each column; the estimator's own columns are ignored. */
function columnPlaces({ name, rows }: ReadSheet, columns: Columns, mistakes: string[]): ReadonlyMap<string, number> {
  const header = (rows[0] ?? []).map((cell) => (cell.kind === 'text' ? cell.text.trim() : ''));
  const places = new Map<string, number>();
  for (const [index, column] of columns.entries()) {
    const found = header.flatMap((text, at) => (text === column.name ? [at] : []));
    const [at] = found;
    if (at === undefined)
      mistakes.push(
        `${name}!${addressOf(0, index)}: there is no column ${quote(column.name)} in the first row any more.`,
      );
    else if (found.length > 1)
      mistakes.push(`${name}!${addressOf(0, found[1] ?? at)}: there are two columns ${quote(column.name)}.`);
    else places.set(column.name, at);
  }
  return places;
}

const longest = 2000;
const largest = 1e12;

/** The row as values; nothing for an empty one. */
function writtenRow(
  sheet: string,
  cells: readonly ReadCell[],
  at: number,
  places: ReadonlyMap<string, number>,
  mistakes: string[],
): readonly WrittenRow[] {
  const read = [...places].map(([column, place]) => {
    const cell = cells[place] ?? { kind: 'blank' };
    const why = whyNot(cell);
    if (why !== null) mistakes.push(`${sheet}!${addressOf(at, place)}: ${why}`);
    return [column, bookValue(cell)] as const;
  });
  if (read.every(([, value]) => value === null)) return [];
  return [{ values: new Map(read), at: `${sheet}!${addressOf(at, places.get('figure') ?? 0)}` }];
}

function whyNot(cell: ReadCell): string | null {
  switch (cell.kind) {
    case 'blank':
      return null;
    case 'other':
      return cell.what === 'a formula'
        ? 'here stands a formula. Formulas do not travel, nor do the values that they gave last, which nobody has read: write the number itself.'
        : `here stands ${cell.what}, and this book knows only texts and numbers. Write it as a text.`;
    case 'number':
      return Math.abs(cell.value) <= largest ? null : `${cell.value} is no price that anybody pays.`;
    case 'text':
      if (cell.text.length > longest)
        return `this text has ${cell.text.length} characters, and ${longest} are the most.`;
      if (/^[=+@|\t]/.test(cell.text))
        return `${quote(cell.text.slice(0, 40))} begins like a formula. Begin with a letter or a digit.`;
      return hasControls(cell.text) ? 'this text has characters that nobody can see.' : null;
  }
}

function hasControls(text: string): boolean {
  return [...text].some((letter) => letter < ' ' && letter !== '\n' && letter !== '\t');
}

function bookValue(cell: ReadCell): BookValue {
  if (cell.kind === 'number') return cell.value;
  const text = cell.kind === 'text' ? singleSpaced(cell.text) : '';
  return text === '' ? null : text;
}

/** Matches rows with those of the catalog, each of which must occur once. */
function matched(
  sheet: string,
  written: readonly WrittenRow[],
  { columns, rows }: Expected,
  places: ReadonlyMap<string, number>,
  mistakes: string[],
): Found {
  const keyColumns = sheet === sheetNames.figures ? ['figure', 'cell', 'from', 'until'] : ['figure', 'record'];
  const keyOf = (values: ReadonlyMap<string, BookValue>) =>
    JSON.stringify(keyColumns.map((name) => textOf(values.get(name))));
  const known = new Map(rows.map((row) => [keyOf(row.values), row]));
  const seen = new Map<string, string>();
  const added: WrittenRow[] = [];
  const changed: ChangedRow[] = [];
  for (const each of written) {
    const key = keyOf(each.values);
    const row = known.get(key);
    const isNew = row === undefined && sheet === sheetNames.records && each.values.get('record') === null;
    const first = seen.get(key);
    if (first !== undefined && !isNew) mistakes.push(`${each.at}: this row stands at ${first} already.`);
    seen.set(key, each.at);
    if (row === undefined) {
      if (isNew || sheet === sheetNames.figures) added.push(each);
      else
        mistakes.push(
          `${each.at}: ${quote(textOf(each.values.get('figure')))} has no record ${textOf(each.values.get('record'))}. Leave the number out for a new one.`,
        );
    } else changed.push(...changesOf(sheet, each, row, columns, places, mistakes));
  }
  for (const [key, { values }] of known)
    if (!seen.has(key))
      mistakes.push(
        `${sheet}: the row of ${quote(textOf(values.get('figure')))} is missing (${
          keyColumns
            .slice(1)
            .flatMap((name) => values.get(name) ?? [])
            .join(', ') || 'its only one'
        }). A figure or a record is removed in the catalog, not here.`,
      );
  return { changed, added };
}

function changesOf(
  sheet: string,
  { values, at }: WrittenRow,
  row: BookRow,
  columns: Columns,
  places: ReadonlyMap<string, number>,
  mistakes: string[],
): readonly ChangedRow[] {
  const line = Number(/\d+$/.exec(at)?.[0] ?? 1) - 1;
  const changes = new Map<string, BookValue>();
  let first: string | null = null;
  for (const { name, kept } of columns) {
    const [now, before] = [values.get(name) ?? null, row.values.get(name) ?? null];
    if (same(now, before)) continue;
    const cell = `${sheet}!${addressOf(line, places.get(name) ?? 0)}`;
    if (kept) changes.set(name, now);
    else
      mistakes.push(
        `${cell}: ${quote(name)} follows from the catalog and cannot be changed here; it was ${quote(textOf(before))}.`,
      );
    first ??= cell;
  }
  return changes.size === 0 || first === null ? [] : [{ row, changes, at: first }];
}

/** Ignores differences in spaces; a year may come back as a number. */
function same(one: BookValue, other: BookValue): boolean {
  return one === other || textOf(one) === singleSpaced(textOf(other));
}

export function textOf(value: BookValue | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

function addedRecord({ values, at }: WrittenRow, { figures }: PriceBook, mistakes: string[]): AddedRecord | null {
  const name = textOf(values.get('figure'));
  const figure = figures.find((row) => row.values.get('figure') === name);
  if (figure !== undefined) return { figure, values, at };
  const names = [...new Set(figures.map((row) => textOf(row.values.get('figure'))))];
  mistakes.push(`${at}: there is no figure ${quote(name)}. ${suggestOrList(name, names, 'Figures')?.hint}`);
  return null;
}
