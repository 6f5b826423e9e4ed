/** A workbook as a spreadsheet works it out: HyperFormula reads the file, takes what is typed, and tells every cell. */
import type { Sheet, Workbook } from 'hucre/xlsx';
import { readXlsx } from 'hucre/xlsx';
import type { SimpleCellAddress } from 'hyperformula';
import { HyperFormula } from 'hyperformula';
import type { Places } from '../../../authoring/workbook/laid-sheet.js';

export interface Recalculated {
  /** Types into cells, by their keys; null empties one. */
  readonly type: (entries: ReadonlyMap<string, number | string | null>) => void;
  /** What a cell shows; an error of the spreadsheet as its text. */
  readonly at: (key: string) => number | string | boolean | null;
  readonly close: () => void;
}

/**
 * Opens a file. `likeExcel` takes numbers that are equal in
 * 13 digits for equal, as spreadsheets do, and tells numbers with 15 digits.
 */
export async function openWorkbook(bytes: Uint8Array, places: Places, likeExcel: boolean): Promise<Recalculated> {
  const book = await readXlsx(bytes);
  const contents = Object.fromEntries(book.sheets.map((sheet) => [sheet.name, contentsOf(sheet)]));
  const options = { licenseKey: 'gpl-v3', smartRounding: likeExcel, ...(likeExcel ? { precisionRounding: 15 } : {}) };
  const engine = HyperFormula.buildFromSheets(contents, options, namesOf(book));
  const addressOf = (key: string): SimpleCellAddress => {
    const place = places.cells.get(key);
    const sheet = place && engine.getSheetId(place.sheet);
    if (place === undefined || sheet === undefined) throw new Error(`no cell is ${key}`);
    return { sheet, row: place.row, col: place.column };
  };
  return {
    type: (entries) => {
      engine.batch(() => {
        for (const [key, value] of entries) engine.setCellContents(addressOf(key), [[asTyped(value)]]);
      });
    },
    at: (key) => {
      const value = engine.getCellValue(addressOf(key));
      return typeof value === 'object' && value !== null ? value.value : value;
    },
    close: () => engine.destroy(),
  };
}

/** Readers take numbers that are shown as days for dates. */
const [dayZero, dayLength] = [Date.UTC(1899, 11, 30), 86_400_000];

/** A text stays one, though it reads like a number or a formula. */
function asTyped(value: number | string | null): number | string | null {
  return typeof value === 'string' ? `'${value}` : value;
}

function contentsOf({ rows, cells }: Sheet): (number | string | null)[][] {
  return rows.map((row, at) =>
    row.map((value, column) => {
      const formula = cells?.get(`${at},${column}`)?.formula;
      if (formula !== undefined) return `=${formula}`;
      if (value instanceof Date) return (value.getTime() - dayZero) / dayLength;
      return typeof value === 'number' ? value : typeof value === 'string' ? `'${value}` : null;
    }),
  );
}

/** The names hold on one sheet in the file; here, where there is one calculator, everywhere. */
function namesOf({ namedRanges = [] }: Workbook) {
  return namedRanges
    .filter(({ scope }) => scope !== undefined)
    .map(({ name, range }) => ({ name, expression: `=${range}` }));
}
