/** What the cells of a workbook hold for a call: what it gives, and what the service answers. */
import { keys } from '../../contract/workbook-cells.js';
import { chosenOptions } from '../../engine/calculator/estimate.js';
import type { Inputs } from '../../engine/calculator/inputs.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import type { QueryValues } from '../../engine/calculator/query-plan.js';
import type { Amount, CalculationResult, TraceStep } from '../../engine/kernel/module.js';

type CellValue = number | string;
type Cells = readonly (readonly [key: string, value: CellValue])[];

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
  const shown = [
    ...resultCells(calculator.calculate(inputs)),
    ...trace.steps.flatMap(({ name, value }) => amountCells(keys.step(name), value)),
    ...trace.ledger.flatMap(figureCells),
    ...estimateCells(calculator, inputs, chosen),
    ...inputCells(calculator, inputs),
    ['refusal', ''] as const,
    [keys.entry('on'), serialDay(today)] as const,
  ];
  return { typed: new Map(typedCells(calculator, values, inputs, chosen)), shown: new Map(shown) };
}

interface TracedAnswer {
  readonly trace: { readonly steps: readonly TraceStep[]; readonly ledger: readonly LedgerFigure[] };
}

/** An entry of the ledger that is a figure of the catalog has its name and its value. */
interface LedgerFigure {
  readonly kind: string;
  readonly name?: string;
  readonly value?: number;
  readonly low?: number;
  readonly high?: number;
}

const firstDay = Date.UTC(1899, 11, 30);
const dayLength = 86_400_000;

/** A day as spreadsheets count it. */
function serialDay(day: string): number {
  return (Date.parse(`${day}T00:00:00Z`) - firstDay) / dayLength;
}

function typedCells(
  { specs, own, estimate }: PreparedCalculator,
  { on }: QueryValues,
  inputs: Inputs,
  chosen: readonly string[],
): Cells {
  const entries = specs.map((spec): readonly [string, CellValue] => {
    const value = inputs[spec.name] ?? '';
    if (spec.type === 'number') return [keys.entry(spec.name), Number(value)];
    return [keys.entry(spec.name), spec.options.find((option) => option.value === value)?.label ?? ''];
  });
  return [
    ...entries,
    ...own.map(({ figure, used }) => [keys.entry(figure.name), used] as const),
    ...(estimate?.options ?? []).map(({ name }) => [keys.wanted(name), chosen.includes(name) ? 'yes' : 'no'] as const),
    ...(on === null ? [] : [[keys.entry('on'), serialDay(on)] as const]),
  ];
}

/** What formulas read of the entries, and what they say of them: nothing, since every number is within its bounds. */
function inputCells({ specs }: PreparedCalculator, inputs: Inputs): Cells {
  return specs.flatMap((spec): Cells => {
    const value = inputs[spec.name];
    if (spec.type === 'select')
      return [[keys.chosen(spec.name), spec.options.findIndex((option) => option.value === value) + 1]];
    return [
      [keys.input(spec.name), Number(value)],
      [`note ${spec.name}`, ''],
    ];
  });
}

function resultCells({ value, text, interpretation, secondary = [], range, figures = {} }: CalculationResult): Cells {
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

function amountCells(key: string, amount: Shown): Cells {
  if (typeof amount !== 'object') return [[key, amount]];
  if ('text' in amount) return [[key, amount.text]];
  if ('value' in amount) return [[key, amount.value]];
  return [
    [keys.low(key), amount.low],
    [keys.high(key), amount.high],
  ];
}

function figureCells({ kind, name, value, low, high }: LedgerFigure): Cells {
  if ((kind !== 'cell' && kind !== 'figure') || name === undefined) return [];
  if (value !== undefined) return [[keys.catalog(name), value]];
  if (low === undefined || high === undefined) return [];
  return amountCells(keys.catalog(name), { low, high });
}

function estimateCells(calculator: PreparedCalculator, inputs: Inputs, chosen: readonly string[]): Cells {
  const amounts = calculator.amounts(inputs);
  const paid = calculator.estimateAt(inputs, chosen);
  if (amounts === null || paid === null) return [];
  const { low, high } = paid.lines.find(({ covers }) => covers === 'minimum') ?? { low: 0, high: 0 };
  const options = calculator.estimate?.options ?? [];
  return [
    ...amounts.lines.flatMap((line, at) => amountCells(keys.line(at), line)),
    ...(amounts.options ?? []).flatMap((option, at) => amountCells(keys.option(options[at]?.name ?? ''), option)),
    ...(amounts.minimum === undefined ? [] : amountCells(keys.minimum, amounts.minimum)),
    ...amountCells(keys.lift, { low, high }),
    ...amountCells(keys.total, { low: paid.total.low, high: paid.total.high }),
  ];
}
