/** The values of a workbook's formulas by the keys of their cells, for the compiler's workbooks and the service's. */
import { keys } from '../../contract/workbook-cells.js';
import type { Amount, CalculationResult, EstimateAmounts } from '../kernel/module.js';
import { liftOf } from './estimate.js';

export type CellValue = number | string;
export type Cells = readonly (readonly [key: string, value: CellValue])[];

/** The result, its sentence, and everything beside it. */
export function resultCells({
  value,
  text,
  interpretation,
  secondary = [],
  range,
  figures = {},
}: CalculationResult): Cells {
  return [
    [keys.result, value],
    ['headline', interpretation],
    [keys.sentence, interpretation],
    ...(text === undefined ? [] : [[keys.text, text] as const]),
    ...(range === undefined ? [] : amountCells(keys.range, range)),
    ...secondary.map((each, at) => [keys.secondary(at), each.value] as const),
    ...Object.entries(figures).flatMap(([name, figure]) => amountCells(keys.figure(name), figure)),
  ];
}

type Shown = CellValue | Amount | { readonly value: number } | { readonly text: string };

/** A number or a text in one cell, the ends of a range in two. */
export function amountCells(key: string, amount: Shown): Cells {
  if (typeof amount !== 'object') return [[key, amount]];
  if ('text' in amount) return [[key, amount.text]];
  if ('value' in amount) return [[key, amount.value]];
  return [
    [keys.low(key), amount.low],
    [keys.high(key), amount.high],
  ];
}

/** An estimate with the names of its options and its total. */
export interface ShownEstimate extends EstimateAmounts {
  readonly names: readonly string[];
  readonly total: Amount;
}

export function estimatedCells(estimate: ShownEstimate): Cells {
  const { lines, options = [], names, minimum, total } = estimate;
  return [
    ...lines.flatMap((line, at) => amountCells(keys.line(at), line)),
    ...options.flatMap((option, at) => amountCells(keys.option(names[at] ?? ''), option)),
    ...(minimum === undefined ? [] : amountCells(keys.minimum, minimum)),
    ...amountCells(keys.lift, liftOf(estimate)),
    ...amountCells(keys.total, total),
  ];
}
