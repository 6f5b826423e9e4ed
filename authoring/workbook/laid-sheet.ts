/** Sheets before their formulas have addresses: cells with keys, by which formulas name them. */

import type { Formula } from '../../generator/targets/sheet/formula.js';
import { formulaText, isFormula } from '../../generator/targets/sheet/formula.js';
import type { BookLanguage } from './book-language.js';
import type { Look } from './looks.js';
import type { Mark, Validation, WrittenCell, WrittenName, WrittenSheet } from './workbook.js';
import { addressOf, fixedAddress, quotedSheet } from './workbook.js';

export interface LaidCell {
  readonly content: string | number | null | Formula;
  readonly key?: string;
  /** The range that the cell is a part of. */
  readonly range?: string;
  /** The value of its formula, where known. */
  readonly shown?: string | number;
  readonly look?: Look;
  readonly validation?: Omit<Validation, 'range' | 'list' | 'title'> & { readonly listRange?: string };
}

export interface LaidRow {
  readonly cells: readonly LaidCell[];
  /** In points; as high as its texts where it is left out. */
  readonly height?: number;
  /** Joins its cells from one column to another. */
  readonly joins?: Span;
  /** Change the look of cells where a formula of the row holds. */
  readonly marks?: readonly (Span & { readonly when: Formula; readonly look: Look })[];
  /** Cells whose decimals are shown only where they have any. */
  readonly trimmed?: Span;
  /** Begins a new page in print. */
  readonly startsPage?: boolean;
}

/** Columns of a row. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface LaidSheet {
  readonly name: string;
  readonly widths: readonly number[];
  /** The columns of working cells. */
  readonly hidden?: readonly [number, number];
  readonly frozen: number;
  readonly rows: readonly LaidRow[];
  readonly printed: number;
  /** The names of its cells by key. */
  readonly names?: ReadonlyMap<string, string>;
}

interface Place {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
}

/** Places of a workbook's cells and ranges, by key. */
export interface Places {
  readonly cells: ReadonlyMap<string, Place>;
  readonly ranges: ReadonlyMap<string, { readonly from: Place; readonly to: Place }>;
}

export function placesIn(sheets: readonly LaidSheet[]): Places {
  const cells = new Map<string, Place>();
  const ranges = new Map<string, { from: Place; to: Place }>();
  for (const { name: sheet, rows } of sheets)
    rows.forEach((laid, row) => {
      laid.cells.forEach(({ key, range }, column) => {
        const place = { sheet, row, column };
        if (key !== undefined) cells.set(key, place);
        if (range !== undefined) ranges.set(range, { from: ranges.get(range)?.from ?? place, to: place });
      });
    });
  return { cells, ranges };
}

/** `values` are the known values of formulas, by the keys of their cells. */
export function writtenSheet(
  book: BookLanguage,
  laid: LaidSheet,
  places: Places,
  values: ReadonlyMap<string, number | string>,
): WrittenSheet {
  const { name, widths, hidden, frozen, rows, printed, names = new Map() } = laid;
  const context = { sheet: name, places, names, values, notPossible: book.words.notPossible };
  const lastShown = rows.findLastIndex(({ cells }) => cells.slice(0, printed).some(({ content }) => content !== null));
  const breaks = rows.flatMap(({ startsPage = false }, at) => (startsPage ? [at] : []));
  return {
    name,
    widths,
    frozen,
    rows: rows.map(({ cells }) => cells.map((cell) => writtenCell(cell, context))),
    ...(hidden === undefined ? {} : { hidden }),
    heights: new Map(rows.map((row, at) => [at, row.height ?? heightOf(row, widths)])),
    joined: rows.flatMap(({ joins }, row) => (joins === undefined ? [] : [{ row, ...joins }])),
    validations: rows.flatMap(({ cells }, row) =>
      cells.flatMap((cell, column) => validationOf(cell, row, column, context)),
    ),
    marks: rows.flatMap((row, at) => [...marksOf(row, at, context), ...trimmedOf(row, at)]),
    names: [...names].flatMap(([key, word]) => nameOf(key, word, places)),
    print: { rows: lastShown + 1, columns: printed, breaks },
  };
}

interface Context {
  /** The title of the message on a wrong entry. */
  readonly notPossible: string;
  readonly sheet: string;
  readonly places: Places;
  readonly names: ReadonlyMap<string, string>;
  readonly values: ReadonlyMap<string, number | string>;
}

function writtenCell({ content, key, shown, look }: LaidCell, context: Context): WrittenCell {
  const style = look === undefined ? {} : { look };
  if (!isFormula(content)) return look === undefined ? content : { value: content, ...style };
  const known = shown ?? (key === undefined ? undefined : context.values.get(key));
  const result = known === undefined ? {} : { result: known };
  return { formula: formulaText(content, (key) => textOf(key, context)), ...result, ...style };
}

function textOf(key: string, { sheet, places, names }: Context): string {
  const named = names.get(key);
  if (named !== undefined) return named;
  const cell = places.cells.get(key);
  if (cell !== undefined) return `${sheetPart(cell.sheet, sheet)}${addressOf(cell.row, cell.column)}`;
  return rangeText(key, sheet, places);
}

function rangeText(key: string, sheet: string, { ranges }: Places): string {
  const range = ranges.get(key);
  if (range === undefined) throw new Error(`no cell of the workbook is ${key}`);
  const { from, to } = range;
  return `${sheetPart(from.sheet, sheet)}${fixedPlace(from)}:${fixedPlace(to)}`;
}

function sheetPart(sheet: string, from: string): string {
  return sheet === from ? '' : `${quotedSheet(sheet)}!`;
}

function fixedPlace({ row, column }: Place): string {
  return fixedAddress(row, column);
}

function nameOf(key: string, word: string, { cells }: Places): readonly WrittenName[] {
  const place = cells.get(key);
  return place === undefined ? [] : [{ name: word, range: `${quotedSheet(place.sheet)}!${fixedPlace(place)}` }];
}

function validationOf(
  { validation }: LaidCell,
  row: number,
  column: number,
  { sheet, places, notPossible }: Context,
): readonly Validation[] {
  if (validation === undefined) return [];
  const { listRange, ...rest } = validation;
  const list = listRange === undefined ? {} : { list: rangeText(listRange, sheet, places) };
  return [{ ...rest, ...list, range: addressOf(row, column), title: notPossible }];
}

function marksOf({ marks = [] }: LaidRow, row: number, context: Context): readonly Mark[] {
  return marks.map(({ when, look, ...span }) => ({
    formula: formulaText(when, (key) => fixedColumn(key, row, context)),
    look,
    range: spanText(row, span),
  }));
}

/** The rule names the first cell and moves with those behind it. */
function trimmedOf({ trimmed }: LaidRow, row: number): readonly Mark[] {
  if (trimmed === undefined) return [];
  const first = addressOf(row, trimmed.from);
  return [{ formula: `${first}=TRUNC(${first})`, look: 'whole', range: spanText(row, trimmed) }];
}

function spanText(row: number, { from, to }: Span): string {
  return `${addressOf(row, from)}:${addressOf(row, to)}`;
}

/** Rules for colors move with their cell unless the column is fixed, and cannot name cells of other sheets. */
function fixedColumn(key: string, row: number, { places }: Context): string {
  const place = places.cells.get(key);
  if (place === undefined) throw new Error(`no cell of row ${row} is ${key}`);
  return fixedPlace(place);
}

/** In points. */
const lineHeight = 13;
const padding = 2;
/** The width of a column counts zeros, and letters are narrower. */
const lettersPerZero = 1.15;

/** In points, which no spreadsheet computes on opening a file; formulas count for one line. */
function heightOf({ cells, joins }: LaidRow, widths: readonly number[]): number {
  const lines = cells.map(({ content }, column) => {
    if (typeof content !== 'string') return 1;
    const last = joins !== undefined && column === joins.from ? joins.to : column;
    const width = widths.slice(column, last + 1).reduce((sum, each) => sum + each, 0);
    return width === 0 ? 1 : linesOf(content, Math.floor(width * lettersPerZero));
  });
  return padding + lineHeight * Math.max(1, ...lines);
}

/** The number of lines of a text at `width` characters a line; a longer word is broken. */
function linesOf(text: string, width: number): number {
  const { lines } = text.split(' ').reduce(
    ({ lines, used }, word) => {
      const longer = used === 0 ? word.length : used + 1 + word.length;
      if (longer <= width) return { lines, used: longer };
      const own = Math.max(1, Math.ceil(word.length / width));
      return { lines: lines + (used === 0 ? own - 1 : own), used: word.length - (own - 1) * width };
    },
    { lines: 1, used: 0 },
  );
  return lines;
}
