import type { Named, RawBracket, RawFormula, RawLine, RawRow, RawSchedule, RawTable } from '../load/raw-catalog.js';
import type { Input, SelectInput } from '../model/catalog.js';
import type { ScheduleBracket, ScheduleLine, TableCells } from '../model/core.js';
import type { Rational } from '../model/rational.js';
import { compare, toNumber, zero } from '../model/rational.js';
import type { Unit } from '../model/unit.js';
import { divideUnits, sameDimensions, sameScale } from '../model/unit.js';
import type { Span } from '../text/source.js';
import { quote, suggestOrList } from '../text/suggest.js';
import type { ConstantFigure, FigureContext } from './constants.js';
import { convertFigure, readFigure, readNumberIn } from './constants.js';
import type { ScopeSchedule, ScopeTable } from './scope.js';
import { unitOfText } from './units.js';

/** The inputs of a calculator, and the names of those that had mistakes. */
export interface KnownInputs {
  readonly inputs: ReadonlyMap<string, Input>;
  readonly broken: ReadonlySet<string>;
}

/** A table with a figure for every combination of options; null after a mistake. */
export function checkTable(raw: Named<RawTable>, inputs: KnownInputs, context: FigureContext): ScopeTable | null {
  const selects = raw.value.by.map(({ value, span }) => selectOf(value, span, inputs, context));
  const unit = raw.value.unit === null ? null : unitOfText(raw.value.unit, context.units, context.reporter);
  if (!selects.every((select) => select !== null) || (raw.value.unit !== null && unit === null)) return null;
  const reading: TableReading = { name: raw.name.value, unit, context, found: [] };
  const nested = readRows(raw.value.rows, selects, raw.name.span, [], reading);
  const first = reading.found[0];
  if (nested === null || first === undefined) return null;
  const isRange = reading.found.some((figure) => figure.isRange);
  const names = selects.map(({ name }) => name);
  const table = (suffix: string, end: 'low' | 'high') => ({
    name: `${raw.name.value}${suffix}`,
    inputs: names,
    cells: cellsOf(nested, end),
  });
  return {
    unit: unit ?? first.unit,
    inputs: names,
    low: table(isRange ? 'Low' : '', 'low'),
    high: isRange ? table('High', 'high') : null,
  };
}

/** The figures are collected in reading order: the first gives the unit of a table that declares none. */
interface TableReading {
  readonly name: string;
  readonly unit: Unit | null;
  readonly context: FigureContext;
  readonly found: ConstantFigure[];
}

type Nested = ReadonlyMap<string, Nested | ConstantFigure>;

function selectOf(
  name: string,
  span: Span,
  { inputs, broken }: KnownInputs,
  { reporter }: FigureContext,
): SelectInput | null {
  const input = inputs.get(name);
  if (input?.kind === 'select') return input;
  if (broken.has(name)) return null;
  const selects = [...inputs.values()].filter(({ kind }) => kind === 'select').map((select) => select.name);
  if (input === undefined)
    reporter.report('unknown-input', span, { name }, { hint: suggestOrList(name, selects, 'Selects') });
  else reporter.report('wrong-kind', span, { expected: 'a select', found: `the number ${quote(name)}` });
  return null;
}

function readRows(
  rows: readonly Named<RawRow>[],
  selects: readonly SelectInput[],
  span: Span,
  path: readonly string[],
  reading: TableReading,
): Nested | null {
  const [select, ...inner] = selects;
  if (select === undefined) return null;
  const strangers = refuseStrangers(rows, select, reading.context);
  const cells = new Map<string, Nested | ConstantFigure>();
  let whole = true;
  for (const { key } of select.options) {
    const row = rows.find(({ name }) => name.value === key);
    const missing = () => (strangers > 0 ? null : reportMissing([...path, key], span, reading));
    const cell = row === undefined ? missing() : readRow(row, inner, [...path, key], reading);
    if (cell === null) whole = false;
    else cells.set(key, cell);
  }
  return whole ? cells : null;
}

/** How many rows are named after no option. One of them is likely the row of an option that has none. */
function refuseStrangers(rows: readonly Named<RawRow>[], select: SelectInput, { reporter }: FigureContext): number {
  const keys = select.options.map(({ key }) => key);
  const strangers = rows.filter(({ name }) => !keys.includes(name.value));
  for (const { name } of strangers) {
    const hint = suggestOrList(name.value, keys, 'Its options');
    reporter.report('unknown-option', name.span, { name: name.value, input: select.name }, { hint });
  }
  return strangers.length;
}

function reportMissing(path: readonly string[], span: Span, { name, context }: TableReading): null {
  context.reporter.report('missing-cell', span, { name, row: path.map(quote).join(' and ') });
  return null;
}

function readRow(
  { name, value }: Named<RawRow>,
  inner: readonly SelectInput[],
  path: readonly string[],
  reading: TableReading,
): Nested | ConstantFigure | null {
  if (value.kind === 'rows') {
    if (inner.length > 0) return readRows(value.rows, inner, name.span, path, reading);
    reading.context.reporter.report('wrong-kind', name.span, {
      expected: 'a figure',
      found: 'a further level of options',
    });
    return null;
  }
  return inner.length === 0
    ? readCell(value.cell, reading)
    : reportMissing([...path, inner[0]?.options[0]?.key ?? ''], name.span, reading);
}

function readCell(raw: RawFormula, reading: TableReading): ConstantFigure | null {
  const figure = readFigure(raw, reading.unit, reading.context);
  const unit = reading.unit ?? reading.found[0]?.unit;
  const converted = figure && unit !== undefined ? convertFigure(figure, unit, reading.context.reporter) : figure;
  if (converted !== null) reading.found.push(converted);
  return converted;
}

function cellsOf(nested: Nested, end: 'low' | 'high'): TableCells {
  return new Map(
    [...nested].map(([key, cell]): [string, TableCells | Rational] => [
      key,
      'isRange' in cell ? cell[end] : cellsOf(cell, end),
    ]),
  );
}

/** A schedule whose lines rise and whose brackets follow them; null after a mistake. */
export function checkSchedule(raw: Named<RawSchedule>, context: FigureContext): ScopeSchedule | null {
  const unit = unitOfText(raw.value.unit, context.units, context.reporter);
  const from = raw.value.from === null ? unit : unitOfText(raw.value.from, context.units, context.reporter);
  if (unit === null || from === null) return null;
  const problem = shapeProblem(raw.value) ?? sizesProblem(raw.value, from, unit);
  if (problem !== null) {
    context.reporter.report('schedule-shape', raw.name.span, { reason: problem });
    return null;
  }
  const lines =
    raw.value.sizes === null
      ? readLines(raw.value.lines ?? [], from, unit, context)
      : readSizes(raw.value.sizes, from, unit, context);
  const brackets =
    lines && readBrackets(raw.value.brackets ?? [], lines[lines.length - 1]?.upTo ?? zero, from, unit, context);
  const round = raw.value.round === null ? null : readNumberIn(raw.value.round, unit, context);
  if (lines === null || brackets === null || (raw.value.round !== null && round === null)) return null;
  return { from, unit, schedule: { name: raw.name.value, lines, brackets, round } };
}

function shapeProblem({ sizes, lines, brackets, round }: RawSchedule): string | null {
  if (sizes !== null && (lines !== null || brackets !== null)) return '`sizes` stands alone';
  if (sizes === null && lines === null && brackets === null) return 'it needs `sizes`, `lines` or `brackets`';
  if (round !== null && brackets === null) return '`round` belongs to brackets, and there are none';
  const open = brackets?.findIndex(({ upTo }) => upTo === null) ?? -1;
  return brackets !== null && open !== -1 && open < brackets.length - 1
    ? 'only the last bracket may have no `up_to`'
    : null;
}

/** A size is both what is looked up and what is given. */
function sizesProblem({ sizes }: RawSchedule, from: Unit, unit: Unit): string | null {
  const isOneUnit = sameDimensions(from, unit) && sameScale(from, unit);
  return sizes === null || isOneUnit ? null : '`sizes` gives what it looks up, so `from` and `unit` are the same';
}

function readSizes(
  raw: readonly RawFormula[],
  from: Unit,
  unit: Unit,
  context: FigureContext,
): readonly ScheduleLine[] | null {
  return readLines(
    raw.map((size) => ({ upTo: size, value: size })),
    from,
    unit,
    context,
  );
}

function readLines(
  raw: readonly RawLine[],
  from: Unit,
  unit: Unit,
  context: FigureContext,
): readonly ScheduleLine[] | null {
  const lines: ScheduleLine[] = [];
  for (const line of raw) {
    const upTo = readNumberIn(line.upTo, from, context);
    const value = line.value === line.upTo ? upTo : readNumberIn(line.value, unit, context);
    if (upTo === null || value === null || !rises(lines[lines.length - 1]?.upTo, upTo, line.upTo.content, context))
      return null;
    lines.push({ upTo, value });
  }
  return lines;
}

function rises(before: Rational | undefined, next: Rational, span: Span, { reporter }: FigureContext): boolean {
  if (before === undefined || compare(before, next) < 0) return true;
  reporter.report('schedule-order', span, { found: String(toNumber(next)), before: String(toNumber(before)) });
  return false;
}

function readBrackets(
  raw: readonly RawBracket[],
  start: Rational,
  from: Unit,
  unit: Unit,
  context: FigureContext,
): readonly ScheduleBracket[] | null {
  const brackets: ScheduleBracket[] = [];
  const rateUnit = divideUnits(unit, from);
  let floor = start;
  for (const bracket of raw) {
    const upTo = bracket.upTo === null ? null : readNumberIn(bracket.upTo, from, context);
    const base = readNumberIn(bracket.base, unit, context);
    const rate = readNumberIn(bracket.rate, rateUnit, context);
    if (base === null || rate === null || (bracket.upTo !== null && upTo === null)) return null;
    if (upTo !== null && !rises(floor, upTo, bracket.upTo?.content ?? bracket.span, context)) return null;
    brackets.push({ floor, upTo, base, rate });
    floor = upTo ?? floor;
  }
  return brackets;
}
