/** A calculator as the sheets of a workbook, and where callers find its cells. */

import type { Calculator, Catalog } from '../../generator/program/catalog.js';
import { partLists } from '../../generator/program/list.js';
import { calculatorCells } from '../../generator/targets/sheet/calculator-cells.js';
import type { WorkCell } from '../../generator/targets/sheet/cell-list.js';
import type { Moved } from '../../generator/targets/sheet/list-cells.js';
import type { BookLanguage } from './book-language.js';
import { englishBook } from './book-language.js';
import { figuresSheet } from './figures-sheet.js';
import { inputWork, movedNote } from './input-cells.js';
import type { LaidRow, LaidSheet, Places } from './laid-sheet.js';
import { placesIn, writtenSheet } from './laid-sheet.js';
import { listSheet } from './list-sheet.js';
import { mainSheet } from './main-sheet.js';
import { blank } from './row-parts.js';
import { usualValues } from './usual-values.js';
import type { WrittenSheet } from './workbook.js';

export interface CalculatorWorkbook {
  readonly sheets: readonly WrittenSheet[];
  readonly places: Places;
}

/** In English, or in the language of a translated catalog. */
export function calculatorWorkbook(
  calculator: Calculator,
  catalog: Catalog,
  book: BookLanguage = englishBook,
): CalculatorWorkbook {
  // The only item that is a day is one in place of numbers, and nobody counts it.
  const moved: Moved = (input, entry, item) =>
    movedNote(
      book,
      input,
      entry,
      input.isDay ? input.label : book.engine.ofItem({ label: input.label, item }),
      calculator,
    );
  const formulas = calculatorCells(calculator, { moved, yes: book.words.yes, form: book.form });
  const work = new Map([...inputWork(book, calculator), ...formulas.values()].map((cell) => [cell.key, cell] as const));
  const lists = partLists(calculator.lists).lists.map((list) => listSheet(book, list, calculator));
  const front = [mainSheet(book, calculator, catalog), ...lists];
  const standing = new Set(front.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.map(({ key }) => key))));
  const rest = [...work.values()].filter(({ key }) => !standing.has(key) && !isOpenFigure(key));
  const [main, ...others] = [...front, figuresSheet(book, calculator)].map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row) => withFormulas(row, work)),
  }));
  const laid = main === undefined ? [] : [withWorking(main, rest), ...others];
  const places = placesIn(laid);
  const values = usualValues(book, calculator);
  return { sheets: laid.map((sheet) => writtenSheet(book, sheet, places, values)), places };
}

/** True for the catalog's figures and those used in their place, which the sheet of figures has. */
function isOpenFigure(key: string): boolean {
  return key.startsWith('catalog ') || /^input [^[]*\./.test(key);
}

/** A cell that is only a key takes the formula of that key. */
function withFormulas(row: LaidRow, work: ReadonlyMap<string, WorkCell>): LaidRow {
  const cells = row.cells.map((cell) => {
    const formula = cell.content === null && cell.key !== undefined ? work.get(cell.key)?.formula : undefined;
    return formula === undefined ? cell : { ...cell, content: formula };
  });
  return { ...row, cells };
}

/** Puts working cells beside the rows, in a hidden column. */
function withWorking(sheet: LaidSheet, rest: readonly WorkCell[]): LaidSheet {
  const working = sheet.printed + 1;
  const rows = Array.from({ length: Math.max(sheet.rows.length, rest.length) }, (_, at) => {
    const row = sheet.rows[at] ?? { cells: [] };
    const cell = rest[at];
    if (cell === undefined) return row;
    const filled = Array.from({ length: working }, (_each, column) => row.cells[column] ?? blank);
    return { ...row, cells: [...filled, { content: cell.formula, key: cell.key }] };
  });
  return { ...sheet, rows, hidden: [working, working] };
}
