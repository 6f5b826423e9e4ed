/** A calculator as the sheets of a workbook, and where callers find its cells. */
import { calculatorCells } from '../../generator/emit/workbook/calculator-cells.js';
import type { Calculator, Catalog } from '../../generator/model/catalog.js';
import { examplesSheet } from './examples-sheet.js';
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

export function calculatorWorkbook(calculator: Calculator, catalog: Catalog): CalculatorWorkbook {
  const cells = new Map(calculatorCells(calculator, movedNote).map((cell) => [cell.key, cell]));
  const lists = calculator.lists.map((list) => listSheet(list, calculator, cells));
  const laid = [
    mainSheet(calculator, cells, lists, catalog),
    ...lists,
    figuresSheet(calculator, cells),
    examplesSheet(calculator),
  ];
  const places = placesIn(laid);
  const values = usualValues(calculator);
  return { sheets: laid.map((sheet) => writtenSheet(sheet, places, values)), places };
}
