/** Cells of columns and tables: written figures, or ones made of shared figures. */

import type { RawFormula } from '../../language/forms/form.js';
import type { DatedPeriods } from '../../program/catalog.js';
import type { Period } from '../../program/shared-figure.js';
import { periodKey } from '../../program/shared-figure.js';
import type { Rational } from '../../units/rational.js';
import type { Unit } from '../../units/unit.js';
import type { CellContext } from './constant-scope.js';
import { columnsRead, isChanging } from './constant-scope.js';
import type { ConstantFigure } from './figures.js';
import { convertFigure, figureOf, parseFigure, readFigure } from './figures.js';

/** A figure, and one for each period of the calculator when it uses a dated shared figure. */
export interface Cell {
  /** The figure of the last period, when there are several. */
  readonly figure: ConstantFigure;
  readonly byPeriod: ReadonlyMap<string, ConstantFigure> | null;
}

/** Reads a cell; null after a reported mistake. */
export type CellReader = (raw: RawFormula, unit: Unit | null, context: CellContext) => Cell | null;

/** Reads a cell that is published as written and so must hold on all days. */
export const readFixedCell: CellReader = (raw, unit, context) => {
  const figure = readFigure(raw, unit, context);
  return figure && { figure, byPeriod: null };
};

/** Reads a cell, once per period when it uses a dated shared figure. Plain numbers take `unit`. */
export function readCell(raw: RawFormula, unit: Unit | null, context: CellContext): Cell | null {
  const expression = parseFigure(raw, context);
  if (expression === null) return null;
  const read = (period: Period | null) =>
    figureOf(expression, unit, { ...context, sharedFigures: { ...context.sharedFigures, period } });
  const { figures, dated } = context.sharedFigures;
  if (!columnsRead(expression).some((read) => isChanging(read, figures))) {
    const figure = read(null);
    return figure && { figure, byPeriod: null };
  }
  const byPeriod = new Map<string, ConstantFigure>();
  let last: ConstantFigure | null = null;
  // No common periods: already reported as a mistake.
  for (const period of dated?.periods ?? []) {
    last = read(period);
    if (last === null) return null;
    byPeriod.set(periodKey(period), last);
  }
  return last && { figure: last, byPeriod };
}

/** The cell in another unit of its kind; null after a reported mistake. */
export function convertCell(cell: Cell, unit: Unit, { reporter }: CellContext): Cell | null {
  const figure = convertFigure(cell.figure, unit, reporter);
  if (figure === null || cell.byPeriod === null) return figure && { figure, byPeriod: null };
  const converted = [...cell.byPeriod].flatMap(([key, each]): [string, ConstantFigure][] => {
    const own = convertFigure(each, unit, reporter);
    return own === null ? [] : [[key, own]];
  });
  return { figure, byPeriod: new Map(converted) };
}

/** True when any of the cells is a range in any period. */
export function anyRange(cells: readonly Cell[]): boolean {
  return allFigures(cells).some(({ isRange }) => isRange);
}

/** The figures of cells in all periods. */
export function allFigures(cells: readonly Cell[]): readonly ConstantFigure[] {
  return cells.flatMap(({ figure, byPeriod }) => [figure, ...(byPeriod?.values() ?? [])]);
}

/** One end of a cell by the key of each period. */
export function endsByPeriod({ figure, byPeriod }: Cell, end: 'low' | 'high', { periods }: DatedPeriods) {
  return new Map(periods.map(periodKey).map((key): [string, Rational] => [key, (byPeriod?.get(key) ?? figure)[end]]));
}
