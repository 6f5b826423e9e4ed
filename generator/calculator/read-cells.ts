/** The numbers of options and tables that a calculator's formulas read. */

import { quantityOfFigures, quantityOfTables } from '../elaborate/expression/elaborate-name.js';
import type { Scope } from '../elaborate/expression/scope.js';
import type { StepValue } from '../elaborate/expression/value.js';
import type { ReadFigure } from '../program/open-figure.js';

/** Call after all formulas are elaborated. */
export function readCells({ inputs, tables, used }: Scope): readonly ReadFigure[] {
  const columns = [...inputs.values()].flatMap((input) =>
    input.kind === 'number'
      ? []
      : [...input.columns].map(([column, figures]) => ({ input: input.name, column, figures })),
  );
  return [
    ...columns
      .filter(({ input, column }) => used.columns.has(`${input}.${column}`))
      .flatMap(({ input, column, figures }) => cellOf(`${input}.${column}`, [input], quantityOfFigures(figures))),
    ...[...tables]
      .filter(([name, { low }]) => used.lookups.has(name) && low.texts === undefined)
      .flatMap(([name, { unit, low, high, inputs: by }]) => cellOf(name, by, quantityOfTables(unit, low, high))),
  ];
}

function cellOf(name: string, by: readonly string[], value: StepValue): readonly ReadFigure[] {
  if (value.kind === 'text') return [];
  const { unit } = value;
  return value.kind === 'range'
    ? [{ name, by, unit, low: value.low, high: value.high }]
    : [{ name, by, unit, low: value.core, high: null }];
}
