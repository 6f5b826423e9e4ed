/** Workbooks as files: sheets to bytes and back. Only this file uses the library, which it loads on first use. */
import type { Cell, ColumnDef, DataValidation, WriteSheet } from 'hucre/xlsx';
import type { Look } from './looks.js';
import { face, looks } from './looks.js';

/** A formula, computed when the workbook is opened, and its value for programs that do not compute. */
export interface FormulaCell {
  readonly formula: string;
  readonly result?: number | string;
  readonly look?: Look;
}

/** A value with a look. */
export interface StyledCell {
  readonly value: string | number | null;
  readonly look?: Look;
}

export type WrittenCell = string | number | null | FormulaCell | StyledCell;

/** Validation of cells: an option of a list, a number between two bounds, or a day. */
export interface Validation {
  readonly kind: 'list' | 'decimal' | 'whole' | 'date';
  readonly range: string;
  /** The range that holds the options. */
  readonly list?: string;
  readonly bounds?: readonly [number, number];
  readonly hint: string;
  /** Of the message on a wrong entry. */
  readonly title: string;
  readonly message: string;
  readonly allowsBlank?: boolean;
}

/** Cells that change their look where a formula holds. */
export interface Mark {
  readonly formula: string;
  readonly range: string;
  readonly look: Look;
}

/** A name for a cell, which holds on its sheet. */
export interface WrittenName {
  readonly name: string;
  readonly range: string;
}

export interface WrittenSheet {
  readonly name: string;
  /** The widths of its columns in characters. */
  readonly widths: readonly number[];
  /** Number of top rows that stay in view; the header row when left out. */
  readonly frozen?: number;
  readonly rows: readonly (readonly WrittenCell[])[];
  /** The first and the last column that are not shown. */
  readonly hidden?: readonly [number, number];
  /** The heights of rows in points, by row. */
  readonly heights?: ReadonlyMap<number, number>;
  /** Merged cells of a row. */
  readonly joined?: readonly { readonly row: number; readonly from: number; readonly to: number }[];
  readonly validations?: readonly Validation[];
  readonly marks?: readonly Mark[];
  readonly names?: readonly WrittenName[];
  readonly print?: PrintedPart;
}

/** The first rows and columns, which are printed on pages in landscape, as wide as they are. */
export interface PrintedPart {
  readonly rows: number;
  readonly columns: number;
  /** The rows with which a new page begins. */
  readonly breaks: readonly number[];
}

/** A cell as read. `what` describes one that holds neither text nor a number. */
export type ReadCell =
  | { readonly kind: 'blank' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'other'; readonly what: string };

export interface ReadSheet {
  readonly name: string;
  readonly rows: readonly (readonly ReadCell[])[];
  /** The first cells of merged ranges. */
  readonly merged: readonly string[];
}

/** A fixed time of creation, so that equal sheets give equal bytes. */
const noTime = new Date('2000-01-01T00:00:00Z');

export const needsPackage =
  'Workbooks need the package hucre. Install it: npm install --omit=optional hucre (a few seconds)\n';

/** False where the library, an optional dependency, is not installed. */
export async function hasWorkbooks(): Promise<boolean> {
  try {
    await import('hucre/xlsx');
    return true;
  } catch {
    return false;
  }
}

/** The same bytes for the same sheets. */
export async function writeWorkbook(sheets: readonly WrittenSheet[]): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  return await writeXlsx({
    properties: { created: noTime, modified: noTime },
    defaultFont: face,
    namedRanges: sheets.flatMap((sheet) =>
      [...printAreaOf(sheet), ...(sheet.names ?? [])].map((each) => ({ ...each, scope: sheet.name })),
    ),
    sheets: sheets.map(sheetForLibrary),
  });
}

/** Named here, since the library does not quote the name of a sheet in front of a print area. */
function printAreaOf({ name, print }: WrittenSheet): readonly WrittenName[] {
  if (print === undefined) return [];
  const range = `${quotedSheet(name)}!$A$1:${fixedAddress(print.rows - 1, print.columns - 1)}`;
  return [{ name: '_xlnm.Print_Area', range }];
}

function sheetForLibrary(sheet: WrittenSheet): WriteSheet {
  const { name, frozen = 1, rows, joined = [], heights = new Map(), marks = [], print } = sheet;
  return {
    name,
    columns: columnsOf(sheet),
    freezePane: { rows: frozen },
    rows: rows.map((row) => row.map((cell) => (isPlain(cell) ? cell : 'value' in cell ? cell.value : null))),
    cells: new Map([...(frozen === 1 ? headerCells(rows[0] ?? []) : []), ...specialCells(rows)]),
    merges: joined.map(({ row, from, to }) => ({ startRow: row, startCol: from, endRow: row, endCol: to })),
    rowDefs: new Map([...heights].map(([row, height]) => [row, { height }])),
    dataValidations: (sheet.validations ?? []).map(validationForLibrary),
    conditionalRules: marks.map(({ formula, range, look }, at) => ({
      ...{ type: 'expression' as const, priority: at + 1, formula, range, style: looks[look] },
    })),
    ...(print === undefined ? {} : printed(print)),
  };
}

function columnsOf({ widths, hidden: [first, last] = [0, -1] }: WrittenSheet): ColumnDef[] {
  return Array.from({ length: Math.max(widths.length, last + 1) }, (_, column) => ({
    width: widths[column] ?? 12,
    ...(column >= first && column <= last ? { hidden: true } : {}),
  }));
}

/** Inches. */
const margins = { top: 0.5, right: 0.5, bottom: 0.6, left: 0.5, header: 0.3, footer: 0.3 };

const page: NonNullable<WriteSheet['pageSetup']> = {
  orientation: 'landscape',
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
  margins,
  horizontalCentered: true,
};

function printed({ breaks }: PrintedPart): Partial<WriteSheet> {
  return {
    pageSetup: page,
    view: { showGridLines: false },
    headerFooter: { oddFooter: '&L&8&A&R&8&P / &N' },
    // The library counts the rows above the new page.
    rowBreaks: breaks.map((row) => row - 1),
  };
}

function validationForLibrary({
  kind,
  range,
  list,
  bounds,
  hint,
  title,
  message,
  allowsBlank = false,
}: Validation): DataValidation {
  const [least, most] = bounds ?? [];
  return {
    type: kind,
    range,
    allowBlank: allowsBlank,
    showInputMessage: true,
    showErrorMessage: true,
    inputMessage: shortened(hint),
    errorTitle: title,
    errorMessage: shortened(message),
    ...(list === undefined ? {} : { formula1: list }),
    ...(least === undefined ? {} : { operator: 'between', formula1: String(least), formula2: String(most) }),
  };
}

/** Spreadsheets show no longer message. */
const longestMessage = 225;

function shortened(text: string): string {
  return text.length <= longestMessage ? text : `${text.slice(0, longestMessage - 3)}...`;
}

function isPlain(cell: WrittenCell): cell is string | number | null {
  return typeof cell !== 'object' || cell === null;
}

function headerCells(header: readonly WrittenCell[]): readonly LibraryCell[] {
  return header.map((_, column) => [`0,${column}`, { style: { font: { bold: true } } }]);
}

type LibraryCell = readonly [string, Partial<Cell>];

function specialCells(rows: readonly (readonly WrittenCell[])[]): readonly LibraryCell[] {
  return rows.flatMap((row, at) =>
    row.flatMap((cell, column) => (isPlain(cell) ? [] : [[`${at},${column}`, specialCell(cell)] as const])),
  );
}

function specialCell(cell: FormulaCell | StyledCell): Partial<Cell> {
  const style = cell.look === undefined ? {} : { style: looks[cell.look] };
  if (!('formula' in cell)) return style;
  const { formula, result } = cell;
  return { type: 'formula', formula, ...(result === undefined ? {} : { formulaResult: result }), ...style };
}

/** The sheets of a workbook; null for bytes that are none. */
export async function readWorkbook(bytes: Uint8Array): Promise<readonly ReadSheet[] | null> {
  const { readXlsx } = await import('hucre/xlsx');
  try {
    const { sheets } = await readXlsx(bytes);
    return sheets.map(({ name, rows, cells, merges = [] }) => ({
      name,
      rows: rows.map((row, at) => row.map((value, column) => readCell(value, cells?.get(`${at},${column}`)?.type))),
      merged: merges.map(({ startRow, startCol }) => addressOf(startRow, startCol)),
    }));
  } catch {
    return null;
  }
}

function readCell(value: unknown, type: string | undefined): ReadCell {
  if (type === 'formula') return { kind: 'other', what: 'a formula' };
  if (type === 'error') return { kind: 'other', what: 'an error' };
  if (value === null || value === undefined || value === '') return { kind: 'blank' };
  if (typeof value === 'string') return { kind: 'text', text: value };
  if (typeof value === 'number') return { kind: 'number', value };
  return { kind: 'other', what: typeof value === 'boolean' ? 'true or false' : 'a date of the spreadsheet' };
}

/** `C12` for the third cell of the twelfth row; both count from 0. */
export function addressOf(row: number, column: number): string {
  const letters = (rest: number): string =>
    (rest < 26 ? '' : letters(Math.floor(rest / 26) - 1)) + String.fromCharCode(65 + (rest % 26));
  return `${letters(column)}${row + 1}`;
}

/** `$C$12` for the third cell of the twelfth row. */
export function fixedAddress(row: number, column: number): string {
  return addressOf(row, column).replace(/^([A-Z]+)/, '$$$1$$');
}

/** The name of a sheet as formulas and names of cells write it. */
export function quotedSheet(sheet: string): string {
  return `'${sheet.replaceAll("'", "''")}'`;
}
