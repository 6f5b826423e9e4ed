/** Lists the slips to try in a calculator: in its formulas, figures, defaults and bounds. */

import type { Located, Named, RawFormula } from '../../generator/language/forms/form.js';
import type { RawNumberInput, RawSelectInput } from '../../generator/language/forms/inputs.js';
import type { RawRow, RawSchedule } from '../../generator/language/forms/tables.js';
import { eachSchedule } from '../../generator/language/forms/tables.js';
import type { RawCalculator } from '../../generator/language/read-calculator.js';
import { syntaxTable } from '../../generator/program/operations.js';
import { Reporter } from '../../generator/source/diagnostic.js';
import { createSource, spanOf } from '../../generator/source/source.js';
import { parseFormula } from '../../generator/syntax/parser.js';
import { printExpression } from '../../generator/syntax/printer.js';
import type { Rational } from '../../generator/units/rational.js';
import { fraction } from '../../generator/units/rational.js';
import { formulaSlips } from './formula-slips.js';
import { replaceParts } from './replace-parts.js';
import type { Slip, SlipEdit, SlipKind } from './slip.js';

const percent = (value: number): Rational => fraction(BigInt(value), 100n);
const nudges = [99, 101, 90, 110].map(percent);
/** For tables and schedules, which are data: each number a little larger, and one in its last digit. */
const nudge = [percent(101)];

export function slipsOf(raw: RawCalculator): readonly Slip[] {
  const options = new Map(
    raw.inputs.flatMap(({ name, value }): readonly [string, readonly string[]][] =>
      value.type === 'select' ? [[name.value, value.options.map((option) => option.name.value)]] : [],
    ),
  );
  const formulas = [
    ...raw.steps.map(({ value }) => value),
    ...raw.require.map(({ that }) => that),
    raw.result.value,
    ...(raw.result.text === null ? [] : [raw.result.text]),
    ...raw.result.secondary.map(({ value }) => value),
  ];
  const slips = [
    ...formulas.flatMap((formula) => slipsIn(formula, nudges, options)),
    ...raw.inputs.flatMap(({ value }) => {
      if (value.type === 'day') return [];
      return value.type === 'number' ? numberInputSlips(value) : selectSlips(value);
    }),
    ...raw.tables.flatMap(({ value }) => rowSlips(value.rows)),
    ...raw.schedules.flatMap(eachSchedule).flatMap(({ value }) => scheduleSlips(value)),
  ];
  return [...new Map(slips.map((slip) => [`${slip.span.start}:${slip.span.end}:${slip.becomes}`, slip])).values()];
}

/** The slips of a formula; none when YAML escapes hide its positions in the file. */
function slipsIn(
  formula: RawFormula,
  factors: readonly Rational[],
  options: ReadonlyMap<string, readonly string[]>,
  kind?: SlipKind,
): readonly Slip[] {
  const { content, verbatim } = formula;
  const expression = verbatim ? parseFormula(content, syntaxTable, new Reporter()) : null;
  if (expression === null) return [];
  return formulaSlips(expression, { nudges: factors, options, byDigit: kind !== undefined }).map((found) => {
    const text = printExpression(found.whole, syntaxTable);
    const { span, was, becomes } = found;
    const exchange = [{ from: formula, to: rewritten(formula, text), span: content, text }];
    return slipOf(kind ?? found.kind, { span, was, becomes }, exchange);
  });
}

/** A part of the entry with its replacement, in the tree and in the text. */
interface Exchange extends SlipEdit {
  readonly from: unknown;
  readonly to: unknown;
}

function slipOf(kind: SlipKind, texts: Pick<Slip, 'span' | 'was' | 'becomes'>, exchanges: readonly Exchange[]): Slip {
  const parts = new Map(exchanges.map(({ from, to }) => [from, to]));
  return { kind, ...texts, apply: (raw) => replaceParts(raw, parts), edits: exchanges };
}

/** A formula with the text of a slip, in a separate source. */
function rewritten(formula: RawFormula, text: string): RawFormula {
  return { ...formula, text, content: spanOf(createSource(formula.content.source.path, text), 0, text.length) };
}

function numberInputSlips(input: RawNumberInput): readonly Slip[] {
  const { min, max, step } = input;
  const wide = Math.max(1, Math.round((max.value - min.value) / 10 / step.value)) * step.value;
  const moved = (bound: Located<number>, by: number) => locatedSlip('bound', bound, tidy(bound.value + by));
  const usual = input.default;
  const other = usual && (usual.value + step.value <= max.value ? usual.value + step.value : usual.value - step.value);
  return [
    ...(usual === null || other === null || other < min.value ? [] : [locatedSlip('default', usual, tidy(other))]),
    moved(min, wide),
    moved(max, -wide),
    moved(max, wide),
  ];
}

function tidy(value: number): number {
  return Number(value.toPrecision(6));
}

function locatedSlip<T extends number | string>(kind: SlipKind, from: Located<T>, value: T): Slip {
  const [was, becomes] = [String(from.value), String(value)];
  return slipOf(kind, { span: from.span, was, becomes }, [
    { from, to: { ...from, value }, span: from.span, text: becomes },
  ]);
}

/** The slips of a select: each cell, swapped figures of two neighboring options, and another default. */
function selectSlips({ options, default: usual }: RawSelectInput): readonly Slip[] {
  const cells = options.map(({ value }) => [
    ...(value.value === null ? [] : [{ column: '', cell: value.value }]),
    ...value.columns.map((column) => ({ column: column.name.value, cell: column.value })),
  ]);
  const keys = options.map(({ name }) => name.value);
  const next = usual && keys[(keys.indexOf(usual.value) + 1) % keys.length];
  return [
    ...(usual === null || !next || next === usual.value ? [] : [locatedSlip('default', usual, next)]),
    ...cells.flat().flatMap(({ cell }) => slipsIn(cell, nudges, new Map(), 'cell')),
    ...neighborSwaps(cells),
  ];
}

/** A cell of an option or a row, with the name of its column. */
interface ColumnCell {
  readonly column: string;
  readonly cell: RawFormula;
}

/** Swaps the cells of each two neighbors that are in one column. */
function neighborSwaps(rows: readonly (readonly ColumnCell[])[]): readonly Slip[] {
  return rows.slice(1).flatMap((own, index) =>
    own.flatMap(({ column, cell }) => {
      const before = rows[index]?.find((each) => each.column === column)?.cell;
      return before === undefined ? [] : swapSlips(before, cell);
    }),
  );
}

function swapSlips(a: RawFormula, b: RawFormula): readonly Slip[] {
  if (a.text === b.text) return [];
  return [
    slipOf('option', { span: b.content, was: b.text, becomes: a.text }, [
      { from: a, to: b, span: a.content, text: b.text },
      { from: b, to: a, span: b.content, text: a.text },
    ]),
  ];
}

function rowSlips(rows: readonly Named<RawRow>[]): readonly Slip[] {
  const cells = rows.map(({ value }) => (value.kind === 'cell' ? [{ column: '', cell: value.cell }] : []));
  return [
    ...rows.flatMap(({ value }) =>
      value.kind === 'cell' ? slipsIn(value.cell, nudge, new Map(), 'cell') : rowSlips(value.rows),
    ),
    ...neighborSwaps(cells),
  ];
}

function scheduleSlips({
  periods,
  sizes,
  lines,
  brackets,
  points,
  round,
}: Omit<RawSchedule, 'from' | 'unit' | 'evidence' | 'source' | 'control' | 'by' | 'rows'>): readonly Slip[] {
  if (periods !== null) return periods.flatMap((period) => scheduleSlips({ ...period, periods: null }));
  const figures = [
    ...(sizes ?? []),
    ...[...(lines ?? []), ...(points ?? [])].flatMap(({ upTo, value }) => [upTo, value]),
    ...(brackets ?? []).flatMap(({ upTo, base, rate }) => [upTo, base, rate].filter((figure) => figure !== null)),
    ...(round === null ? [] : [round]),
  ];
  return figures.flatMap((figure) => slipsIn(figure, nudge, new Map(), 'line'));
}
