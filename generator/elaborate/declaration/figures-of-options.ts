/** The figures of a select's options as columns: one for numbers, two for ranges, tables when they are dated. */
import type { RawFormula } from '../../language/forms/form.js';
import type { Figures } from '../../program/catalog.js';
import type { Column, Table } from '../../program/core.js';
import { dayParameter } from '../../program/shared-figure.js';
import type { Unit } from '../../units/unit.js';
import { sameDimensions } from '../../units/unit.js';
import type { Cell, CellReader } from './cell.js';
import { allFigures, anyRange, convertCell, endsByPeriod, readCell } from './cell.js';
import type { CellContext } from './constant-scope.js';
import { openBounds } from './open-bounds.js';

/** The cells of one column as written. */
export interface WrittenColumn {
  readonly name: string;
  readonly input: string;
  readonly cells: readonly { readonly option: string; readonly raw: RawFormula | null }[];
  /** The range in which callers may put in their own figure; null where they may not. */
  readonly open: RawFormula | null;
}

type OptionCell = Cell & { readonly option: string };

/** Reads the cells of one column into `unit` or the unit that most of them have; null after a mistake. */
export function figuresOf(
  written: WrittenColumn,
  unit: Unit | null,
  context: CellContext,
  read: CellReader = readCell,
): Figures | null {
  const found = written.cells.flatMap(({ option, raw }): readonly OptionCell[] => {
    const cell = raw && read(raw, unit, context);
    return cell === null ? [] : [{ ...cell, option }];
  });
  const target = unit ?? usualUnit(found);
  const cells = found.flatMap((cell): readonly OptionCell[] => {
    const converted = target && convertCell(cell, target, context);
    return converted === null ? [] : [{ ...converted, option: cell.option }];
  });
  const first = cells[0];
  if (first === undefined || cells.length < written.cells.length) return null;
  const isRange = anyRange(cells);
  const [low, high] = (['low', 'high'] as const).map((end) => columnOf(written, isRange ? `.${end}` : '', end, cells));
  const { dated } = context.sharedFigures;
  const changes = dated !== null && cells.some(({ byPeriod }) => byPeriod !== null);
  const table = (end: 'low' | 'high'): Table => ({
    name: `${written.input}.${written.name}${isRange ? `.${end}` : ''}`,
    inputs: [written.input, dayParameter],
    cells: new Map(dated === null ? [] : cells.map((cell) => [cell.option, endsByPeriod(cell, end, dated)])),
  });
  if (low === undefined || high === undefined) return null;
  const open = written.open && openBounds(written.open, allFigures(cells), context);
  if (written.open !== null && open === null) return null;
  return {
    unit: first.figure.unit,
    low,
    high: isRange ? high : null,
    ...(open === null ? {} : { open }),
    ...(changes ? { byDay: { low: table('low'), high: isRange ? table('high') : null } } : {}),
  };
}

/** The unit of the first cell of the kind that most cells have; of two kinds, that of `EUR/m2`, not that of `EUR`. */
export function usualUnit(cells: readonly Cell[]): Unit | null {
  const units = cells.map(({ figure }) => figure.unit);
  const alike = (unit: Unit) => units.filter((each) => sameDimensions(each, unit)).length;
  const [usual = null] = [...units].sort((a, b) => alike(b) - alike(a) || b.dimensions.size - a.dimensions.size);
  return usual;
}

function columnOf(
  { name, input }: WrittenColumn,
  suffix: string,
  end: 'low' | 'high',
  cells: readonly OptionCell[],
): Column {
  return {
    name: `${name}${suffix}`,
    inputs: [input],
    cells: new Map(cells.map(({ option, figure }) => [option, figure[end]])),
    isColumn: true,
  };
}
