/** Workbooks as files: sheets to bytes and back. The only file that knows the library, which it loads when it is called. */

/** A formula with the value that it gives, so that a reader without a calculator of its own sees one. */
export interface FormulaCell {
  readonly formula: string;
  readonly result: number | string;
}

export type WrittenCell = string | number | null | FormulaCell;

export interface WrittenSheet {
  readonly name: string;
  /** The widths of its columns in characters. */
  readonly widths: readonly number[];
  /** The first row is the header, which stays in view. */
  readonly rows: readonly (readonly WrittenCell[])[];
}

/** A cell as somebody left it. `what` names a cell that holds neither text nor a number. */
export type ReadCell =
  | { readonly kind: 'blank' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'other'; readonly what: string };

export interface ReadSheet {
  readonly name: string;
  readonly rows: readonly (readonly ReadCell[])[];
  /** The first cells of what is merged. */
  readonly merged: readonly string[];
}

/** A workbook says when it was made; one of the same sheets says the same. */
const noTime = new Date('2000-01-01T00:00:00Z');

/** False where the library, which may be left out of an installation, is not there. */
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
    sheets: sheets.map(({ name, widths, rows }) => ({
      name,
      columns: widths.map((width) => ({ width })),
      freezePane: { rows: 1 },
      rows: rows.map((row) => row.map((cell) => (isFormula(cell) ? cell.result : cell))),
      cells: new Map<string, object>([...headerCells(rows[0] ?? []), ...formulaCells(rows)]),
    })),
  });
}

function isFormula(cell: WrittenCell): cell is FormulaCell {
  return typeof cell === 'object' && cell !== null;
}

function headerCells(header: readonly WrittenCell[]) {
  return header.map((_, column) => [`0,${column}`, { style: { font: { bold: true } } }] as const);
}

function formulaCells(rows: readonly (readonly WrittenCell[])[]) {
  return rows.flatMap((row, at) =>
    row.flatMap((cell, column) => {
      if (!isFormula(cell)) return [];
      const { formula, result } = cell;
      return [[`${at},${column}`, { type: 'formula' as const, formula, formulaResult: result }] as const];
    }),
  );
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
