/** Reads an edited price book: its changed and new rows, or a sentence on each cell that cannot be taken. */

import { formatList } from '../../engine/spelling/list-names.js';
import { singleSpaced } from '../../generator/source/one-line.js';
import { quote } from '../../generator/source/suggest.js';
import type { ReadCell, ReadSheet } from '../workbook/workbook.js';
import { addressOf } from '../workbook/workbook.js';
import type { BookRow, BookSheet, BookValue, PriceBook } from './price-book.js';
import { digestOf, madeFrom } from './price-book.js';

/** A row as the estimator left it. */
export interface WrittenRow {
  readonly values: ReadonlyMap<string, BookValue>;
  /** The cell in a column, such as `Figures!E12`. */
  readonly at: (column: string) => string;
}

/** A row with the columns whose values are no longer those of the catalog. */
export interface ChangedRow extends WrittenRow {
  /** The row of the catalog; null for a new record. */
  readonly row: BookRow | null;
  readonly changed: readonly string[];
}

/** Notes what is wrong in a place. When there is anything, the whole book is refused. */
export type Report = (place: string, sentence: string) => void;

/** The rows that are new or differ from the catalog. */
export interface ReadBook {
  readonly figures: readonly ChangedRow[];
  readonly records: readonly ChangedRow[];
}

export function readBook(sheets: readonly ReadSheet[], book: PriceBook, report: Report): ReadBook {
  const { figures, records } = book;
  const origin = sheets
    .flatMap(({ rows: [header = []] }) => header.map(textIn))
    .find((text) => text.startsWith(madeFrom));
  if (origin === `${madeFrom}${digestOf(book)}`)
    return { figures: readSheet(sheets, figures, report), records: readSheet(sheets, records, report) };
  const why =
    origin === undefined
      ? `the first row does not say any more what the book was ${madeFrom.trim()}.`
      : 'the figures of the catalog have changed since this book was written. Write a new one with --to, and make your edits there.';
  report(figures.name, why);
  return { figures: [], records: [] };
}

function readSheet(sheets: readonly ReadSheet[], expected: BookSheet, report: Report): readonly ChangedRow[] {
  const { name } = expected;
  const sheet = sheets.find((each) => each.name === name);
  const names = sheets.map((each) => quote(each.name));
  if (sheet === undefined) report(name, `there is no such sheet; the workbook has ${formatList(names, 'and')}.`);
  for (const cell of sheet?.merged ?? [])
    report(`${name}!${cell}`, 'cells are merged here. Separate them, so that each row has its own.');
  const places = sheet && columnPlaces(sheet, expected, report);
  if (!places || sheet.merged.length > 0) return [];
  const rows = sheet.rows.slice(1).map((cells, index) => readRow(cells, index + 1, places, name, report));
  return matched(
    rows.filter((row) => row !== null),
    expected,
    report,
  );
}

/** The position of each column; the estimator's own columns are ignored. Null after a mistake. */
function columnPlaces({ name, rows }: ReadSheet, { columns }: BookSheet, report: Report): Places | null {
  const header = (rows[0] ?? []).map(textIn);
  const places = new Map<string, number>();
  for (const [index, column] of columns.entries()) {
    const [at, again] = header.flatMap((text, place) => (text === column.name ? [place] : []));
    const cell = `${name}!${addressOf(0, again ?? index)}`;
    if (at === undefined) report(cell, `the first row has no column ${quote(column.name)} any more.`);
    else if (again !== undefined) report(cell, `the first row has the column ${quote(column.name)} twice.`);
    else places.set(column.name, at);
  }
  return places.size === columns.length ? places : null;
}

type Places = ReadonlyMap<string, number>;

/** Null for an empty row. */
function readRow(
  cells: readonly ReadCell[],
  line: number,
  places: Places,
  sheet: string,
  report: Report,
): WrittenRow | null {
  const at = (column: string) => `${sheet}!${addressOf(line, places.get(column) ?? 0)}`;
  const values = new Map<string, BookValue>();
  for (const [column, place] of places) {
    const cell = cells[place] ?? { kind: 'blank' };
    const why = whyNot(cell);
    if (why !== null) report(at(column), why);
    const text = singleSpaced(textIn(cell));
    values.set(column, cell.kind === 'number' ? cell.value : text === '' ? null : text);
  }
  return [...values.values()].every((value) => value === null) ? null : { values, at };
}

const textIn = (cell: ReadCell): string => (cell.kind === 'text' ? cell.text.trim() : '');

const longest = 2000;
const largest = 1e12;

function whyNot(cell: ReadCell): string | null {
  if (cell.kind === 'blank') return null;
  if (cell.kind === 'number') return Math.abs(cell.value) <= largest ? null : `${cell.value} is too large for a price.`;
  if (cell.kind === 'other')
    return cell.what === 'a formula'
      ? 'this cell has a formula. Write the number itself: nobody has read the value that the formula gives.'
      : `this cell has ${cell.what}, and the book takes only texts and numbers. Write it as a text.`;
  if (cell.text.length > longest) return `this text has ${cell.text.length} characters; ${longest} are the most.`;
  if (/^[=+@|\t]/.test(cell.text))
    return `${quote(cell.text.slice(0, 40))} begins like a formula. Begin with a letter or a digit.`;
  return [...cell.text].some((letter) => letter < ' ' && letter !== '\n' && letter !== '\t')
    ? 'this text has invisible characters.'
    : null;
}

/** Matches rows with those of the catalog, each of which must occur once. */
function matched(written: readonly WrittenRow[], sheet: BookSheet, report: Report): readonly ChangedRow[] {
  const keyOf = (values: ReadonlyMap<string, BookValue>) =>
    JSON.stringify(sheet.keys.map((name) => textOf(values.get(name))));
  const known = new Map(sheet.rows.map((row) => [keyOf(row.cells), row]));
  const seen = new Map<string, WrittenRow>();
  const rows = written.flatMap((own): ChangedRow[] => {
    const row = known.get(keyOf(own.values)) ?? null;
    const first = row && seen.get(keyOf(own.values));
    if (first) report(own.at('figure'), `this row is at ${first.at('figure')} already.`);
    seen.set(keyOf(own.values), own);
    const changed = row === null ? [] : changedIn(own, row, sheet, report);
    return row === null || changed.length > 0 ? [{ ...own, row, changed }] : [];
  });
  for (const [key, { cells }] of known) if (!seen.has(key)) reportMissing(cells, sheet, report);
  return rows;
}

function reportMissing(cells: BookRow['cells'], { name, keys }: BookSheet, report: Report): void {
  const which = keys.slice(1).flatMap((key) => cells.get(key) ?? []);
  const row = `the row of ${quote(textOf(cells.get('figure')))}${which.length === 0 ? '' : ` (${which.join(', ')})`}`;
  report(name, `${row} is missing. Remove figures and records in the catalog, not here.`);
}

function changedIn(
  { values, at }: WrittenRow,
  { cells }: BookRow,
  { columns }: BookSheet,
  report: Report,
): readonly string[] {
  // Spaces do not count, and a year may come back as a number.
  const differs = columns.filter(({ name }) => textOf(values.get(name)) !== singleSpaced(textOf(cells.get(name))));
  for (const { name, isOpen } of differs)
    if (!isOpen)
      report(
        at(name),
        `${quote(name)} follows from the catalog and cannot be changed here; it was ${quote(textOf(cells.get(name)))}.`,
      );
  return differs.map(({ name }) => name);
}

export function textOf(value: BookValue | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}
