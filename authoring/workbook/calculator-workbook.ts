/** A calculator as the sheets of a workbook, and where callers find its cells. */

import type { Calculator, Catalog } from '../../generator/program/catalog.js';
import { calculatorCells } from '../../generator/targets/sheet/calculator-cells.js';
import type { Moved } from '../../generator/targets/sheet/list-cells.js';
import type { BookLanguage } from './book-language.js';
import { englishBook } from './book-language.js';
import { figuresSheet } from './figures-sheet.js';
import { movedNote } from './input-cells.js';
import type { Places } from './laid-sheet.js';
import { placesIn, writtenSheet } from './laid-sheet.js';
import { listSheet } from './list-sheet.js';
import { mainSheet } from './main-sheet.js';
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
  const moved: Moved = (input, entry, item) =>
    movedNote(book, input, entry, book.engine.ofItem({ label: input.label, item }));
  const cells = calculatorCells(calculator, { moved, yes: book.words.yes, form: book.form });
  const lists = calculator.lists.map((list) => listSheet(book, list, calculator, cells));
  const laid = [mainSheet(book, calculator, cells, lists, catalog), ...lists, figuresSheet(book, calculator, cells)];
  const places = placesIn(laid);
  const values = usualValues(book, calculator);
  return { sheets: laid.map((sheet) => writtenSheet(book, sheet, places, values)), places };
}
