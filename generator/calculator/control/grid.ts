/** The numbers and texts of a table, a schedule or the columns of a select, as they are written. */

import type { Named, RawFormula } from '../../language/forms/form.js';
import { isText } from '../../language/forms/form.js';
import type { RawSelectInput } from '../../language/forms/inputs.js';
import type { RawRow, RawSchedule, RawTable } from '../../language/forms/tables.js';
import type { Span } from '../../source/source.js';
import type { Rational } from '../../units/rational.js';
import { add, parseDecimal, zero } from '../../units/rational.js';

export interface GridCell {
  /** Key of the line: an option, the keys of a row, or an amount. */
  readonly key: string;
  readonly column: string;
  /** None for a text, whatever digits are in it. */
  readonly numbers: readonly Rational[];
  /** Null for numbers. */
  readonly words: string | null;
  readonly span: Span;
}

/** A cell with at least one number; names, words and units hold none. */
export function cellOf(key: string, column: string, { text, content }: RawFormula): readonly GridCell[] {
  const numbers = numbersIn(text);
  return numbers.length === 0 ? [] : [{ key, column, numbers, words: null, span: content }];
}

function textCell(key: string, column: string, { text, content }: RawFormula): readonly GridCell[] {
  return [{ key, column, numbers: [], words: text, span: content }];
}

/** Reads the cells of a column by its unit. */
function cellIn(unit: RawFormula | null | undefined): typeof cellOf {
  return isText(unit ?? null) ? textCell : cellOf;
}

/** The numbers of a text: `75..160` has two, `prices.mix2` none. */
export function numbersIn(text: string): readonly Rational[] {
  return text
    .split('..')
    .flatMap((part) =>
      [...part.matchAll(/(?<![\w.])(?:\d+(?:\.\d+)?|\.\d+)/g)].flatMap(([digits]) => parseDecimal(digits) ?? []),
    );
}

/** An amount by which lines are found, whatever way it is written. */
export function keyOf(text: string): string {
  const value = parseDecimal(text);
  return value === null ? text : String(Number(text));
}

export function gridOfSelect({ options, columnUnits }: RawSelectInput): readonly GridCell[] {
  const units = new Map(columnUnits.map(({ name, value }) => [name.value, value]));
  return options.flatMap(({ name, value }) => [
    ...(value.value === null ? [] : cellOf(keyOf(name.value), 'value', value.value)),
    ...value.columns.flatMap((column) =>
      cellIn(units.get(column.name.value))(keyOf(name.value), column.name.value, column.value),
    ),
  ]);
}

/** Columns are the options of the last select; of a table by one select, all of it is the column `value`. */
export function gridOfTable({ rows, unit }: Pick<RawTable, 'rows' | 'unit'>): readonly GridCell[] {
  return rows.flatMap((row) => cellsOfRow(row, [], cellIn(unit)));
}

function cellsOfRow({ name, value }: Named<RawRow>, path: readonly string[], read: typeof cellOf): readonly GridCell[] {
  if (value.kind === 'rows') return value.rows.flatMap((row) => cellsOfRow(row, [...path, name.value], read));
  return path.length === 0
    ? read(keyOf(name.value), 'value', value.cell)
    : read(path.map(keyOf).join('/'), name.value, value.cell);
}

/** Lines and points have the columns `amount` and `value`, sizes `size`, brackets `up_to`, `base` and `rate`. */
export function gridOfSchedule(
  { sizes, lines, points, brackets }: Pick<RawSchedule, 'sizes' | 'lines' | 'points' | 'brackets'>,
  unit: RawFormula | null,
): readonly GridCell[] {
  return [
    ...(sizes ?? []).flatMap((size) => cellOf(keyOf(size.text), 'size', size)),
    ...[...(lines ?? []), ...(points ?? [])].flatMap(({ upTo, value }) => [
      ...cellOf(keyOf(upTo.text), 'amount', upTo),
      ...cellIn(unit)(keyOf(upTo.text), 'value', value),
    ]),
    ...(brackets ?? []).flatMap(({ upTo, base, rate }) => {
      const key = upTo === null ? '-' : keyOf(upTo.text);
      return [
        ...(upTo === null ? [] : cellOf(key, 'up_to', upTo)),
        ...(base === null ? [] : cellOf(key, 'base', base)),
        ...cellOf(key, 'rate', rate),
      ];
    }),
  ];
}

/** The columns that name their line in a transcription. */
export const keyColumns: ReadonlySet<string> = new Set(['amount', 'size', 'up_to']);

export type Sums = readonly Rational[];

/** One sum where all cells hold one number, otherwise those of the first and of the last numbers. */
export function sumsOf(cells: readonly Pick<GridCell, 'numbers'>[]): Sums {
  const sum = (numbers: readonly (Rational | undefined)[]) =>
    numbers.reduce<Rational>((a, b) => add(a, b ?? zero), zero);
  const first = sum(cells.map(({ numbers }) => numbers[0]));
  if (cells.every(({ numbers }) => numbers.length === 1)) return [first];
  return [first, sum(cells.flatMap(({ numbers }) => (numbers.length === 1 ? numbers : numbers.slice(1))))];
}

/** Cells by their line or column, in the order of the first of each. */
export function groupedBy(
  cells: readonly GridCell[],
  keyOf: (cell: GridCell) => string,
): ReadonlyMap<string, readonly GridCell[]> {
  const groups = new Map<string, GridCell[]>();
  for (const cell of cells) {
    const group = groups.get(keyOf(cell));
    if (group === undefined) groups.set(keyOf(cell), [cell]);
    else group.push(cell);
  }
  return groups;
}
