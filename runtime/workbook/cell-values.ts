/** What the cells of a workbook hold for a call: what it gives, and what the service answers. */

import { keys } from '../../contract/workbook-cells.js';
import { appliedInputs } from '../../engine/calculator/applied-inputs.js';
import { chosenOptions } from '../../engine/calculator/estimate.js';
import type { Inputs } from '../../engine/calculator/inputs.js';
import type { ReadValue } from '../../engine/calculator/measure.js';
import { plainOf } from '../../engine/calculator/measure.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import type { QueryValues } from '../../engine/calculator/query-plan.js';
import type { Cells, CellValue } from '../../engine/calculator/shown-cells.js';
import { amountCells, estimatedCells, resultCells } from '../../engine/calculator/shown-cells.js';
import { dayNumber } from '../../engine/kernel/days.js';
import type { Cell, InputSpec, ListInput, TraceStep } from '../../engine/kernel/module.js';
import { isDay } from '../../engine/spelling/day.js';
import { wordsFor } from '../../words/interface-words.js';
import { askedNumber, movedCells } from './moved-numbers.js';

export interface CellValues {
  /** Of cells that somebody may type into. */
  readonly typed: ReadonlyMap<string, CellValue>;
  /** What formulas come to, as a reader shows it that cannot work them out. */
  readonly shown: ReadonlyMap<string, CellValue>;
}

/** `calculator` computes with the figures of its caller. The inputs meet its requirements. */
export function cellValues(
  calculator: PreparedCalculator,
  values: QueryValues,
  inputs: Inputs,
  today: string,
): CellValues {
  const traced = { ...values, fields: null, city: null, neighborhood: null, trace: true };
  const { trace } = JSON.parse(calculator.answer(traced, inputs).body) as TracedAnswer;
  const chosen = chosenOptions(values);
  const result = calculator.calculate(inputs);
  const moved = movedCells(calculator, values.inputs);
  const shown = [
    ...resultCells(result),
    ['headline', `${moved.notes}${result.interpretation}`] as const,
    ...trace.steps.flatMap(({ name, value }) => amountCells(stepKey(calculator, name), stepValue(value))),
    ...trace.ledger.flatMap(figureCells),
    ...estimateCells(calculator, inputs, chosen),
    ...inputCells(calculator, inputs),
    ...moved.shown,
    ['refusal', ''] as const,
    [keys.entry('on'), dayNumber(today)] as const,
  ];
  return {
    typed: new Map([...typedCells(calculator, values, inputs, chosen), ...moved.typed]),
    shown: new Map(shown),
  };
}

/** Cells have days as numbers. */
function stepValue(value: TraceStep['value']): TraceStep['value'] {
  return typeof value === 'string' && isDay(value) ? dayNumber(value) : value;
}

/** What a list comes to is traced under the name of the input that it gives. */
function stepKey({ specs }: PreparedCalculator, name: string): string {
  return specs.some((spec) => spec.name === name) ? keys.input(name) : keys.step(name);
}

interface TracedAnswer {
  readonly trace: { readonly steps: readonly TraceStep[]; readonly ledger: readonly LedgerFigure[] };
}

/** An entry of the ledger that is a figure of the catalog, or a caller's in its place, has its name and the catalog's value. */
interface LedgerFigure extends Pick<Cell, 'value' | 'low' | 'high'> {
  readonly kind: string;
  readonly name?: string;
  /** The caller's own. */
  readonly used?: number;
}

function typedCells(
  { specs, own, estimate, translation, plan: { lists } }: PreparedCalculator,
  { on, inputs: given }: QueryValues,
  inputs: Inputs,
  chosen: readonly string[],
): Cells {
  const { yes, no } = wordsFor(translation).workbook;
  const byLists = new Set(lists.flatMap(({ targets }) => targets));
  const typed = specs.flatMap((spec, at) =>
    !byLists.has(at) || isGivenAlone(given[at]) ? [entryCell(keys.entry(spec.name), spec, inputs, given[at])] : [],
  );
  return [
    ...typed,
    ...lists.flatMap(({ list, targets }) => itemCells(list, given[targets[0] ?? -1])),
    ...own.map(({ figure, used }) => [keys.entry(figure.name), used] as const),
    ...(estimate?.options ?? []).map(({ name }) => [keys.wanted(name), chosen.includes(name) ? yes : no] as const),
    ...(on === null ? [] : [[keys.entry('on'), dayNumber(on)] as const]),
  ];
}

/** A number or a day as it was asked for, since the spreadsheet moves it into its bounds and says so. */
function entryCell(
  key: string,
  spec: InputSpec,
  inputs: Inputs,
  given: ReadValue | undefined,
): readonly [string, CellValue] {
  const value = inputs[spec.name] ?? '';
  if (spec.type === 'number') return [key, askedNumber(spec, given) ?? Number(value)];
  if (spec.type === 'day') return [key, dayNumber(String(given === undefined ? value : plainOf(given)))];
  return [key, spec.options.find((option) => option.value === value)?.label ?? ''];
}

/** True for an input that was given by itself: one that a list gives stays empty, as does one that was left out. */
function isGivenAlone(value: ReadValue | undefined): boolean {
  return value !== undefined && (typeof value !== 'object' || value.from === undefined);
}

/** The rows of a list; what an item leaves out stays empty. */
function itemCells({ name, inputs: specs }: ListInput, value: ReadValue | undefined): Cells {
  if (typeof value !== 'object' || value.from?.name !== name) return [];
  return value.from.items.flatMap((item, at) => {
    const used = appliedInputs(specs, item);
    return specs.flatMap((spec, place) =>
      item[place] === undefined
        ? []
        : [entryCell(keys.entry(`${name}[${at + 1}].${spec.name}`), spec, used, item[place])],
    );
  });
}

/** What formulas read of the entries, and what they say of numbers within their bounds: nothing. */
function inputCells({ specs }: PreparedCalculator, inputs: Inputs): Cells {
  return specs.flatMap((spec): Cells => {
    const value = inputs[spec.name];
    if (spec.type === 'select')
      return [[keys.chosen(spec.name), spec.options.findIndex((option) => option.value === value) + 1]];
    return [
      [keys.input(spec.name), spec.type === 'day' ? dayNumber(String(value)) : Number(value)],
      [keys.note(spec.name), ''],
      [keys.moved(spec.name), ''],
      [keys.asked(spec.name), ''],
    ];
  });
}

/** What the catalog has, and what formulas read: that, or the caller's own for both ends. */
function figureCells({ kind, name, value, low = value, high, used }: LedgerFigure): Cells {
  if (!['cell', 'figure', 'own'].includes(kind) || name === undefined || low === undefined) return [];
  const ends = [[name, low], ...(high === undefined ? [] : [[keys.high(name), high] as const])] as const;
  return ends.flatMap(
    ([end, catalogs]): Cells => [
      [keys.catalog(end), catalogs],
      [keys.input(end), used ?? catalogs],
    ],
  );
}

function estimateCells(calculator: PreparedCalculator, inputs: Inputs, chosen: readonly string[]): Cells {
  const amounts = calculator.amounts(inputs);
  const paid = calculator.estimateAt(inputs, chosen);
  if (amounts === null || paid === null) return [];
  const names = (calculator.estimate?.options ?? []).map(({ name }) => name);
  return estimatedCells({ ...amounts, names, total: paid.total });
}
