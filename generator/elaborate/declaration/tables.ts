/** Checks tables: a figure or text for each combination of options. */

import type { Named, RawFormula } from '../../language/forms/form.js';
import { isText } from '../../language/forms/form.js';
import type { RawRow, RawTable } from '../../language/forms/tables.js';
import type { DatedPeriods, Input, SelectInput } from '../../program/catalog.js';
import type { TableCells } from '../../program/core.js';
import { whyNoInput } from '../../program/reserved-names.js';
import { codeOfText } from '../../program/text-pool.js';
import { suggestOrList } from '../../source/hint.js';
import type { Span } from '../../source/source.js';
import { quote } from '../../source/suggest.js';
import type { Rational } from '../../units/rational.js';
import type { Unit } from '../../units/unit.js';
import { plain } from '../../units/unit.js';
import { unitOfText } from '../../units/units.js';
import type { ScopeTable } from '../expression/scope.js';
import type { Cell } from './cell.js';
import { allFigures, anyRange, convertCell, endsByPeriod, readCell } from './cell.js';
import type { DeclarationContext } from './figures.js';
import { usualUnit } from './figures-of-options.js';
import { reportOpenText } from './inputs.js';
import { openBounds } from './open-bounds.js';

/** The inputs of a calculator, and the names of those that had mistakes. */
export interface KnownInputs {
  readonly inputs: ReadonlyMap<string, Input>;
  readonly lists: ReadonlyMap<string, { readonly inputs: ReadonlyMap<string, Input> }>;
  readonly broken: ReadonlySet<string>;
}

/** Checks a table; null after a mistake. */
export function checkTable(raw: Named<RawTable>, inputs: KnownInputs, context: DeclarationContext): ScopeTable | null {
  const selects = raw.value.by.map(({ value, span }) => selectOf(value, span, inputs, context));
  const areTexts = isText(raw.value.unit);
  const declared = areTexts ? null : raw.value.unit;
  const unit = declared === null ? null : unitOfText(declared, context.units, context.reporter);
  if (!selects.every((select) => select !== null) || (declared !== null && unit === null)) return null;
  const reading: TableReading = { name: raw.name.value, unit, areTexts, context, found: [] };
  const written = readRows(raw.value.rows, selects, raw.name.span, [], reading);
  const target = unit ?? usualUnit(reading.found);
  const nested = written && target && inOneUnit(written, target, context);
  if (nested === null || target === null) return null;
  const cells = cellsIn(nested);
  const isRange = anyRange(cells);
  const open = openOf(raw, cells, reading);
  if (open === undefined) return null;
  const names = selects.map(({ name }) => name);
  const isDated = cells.some(({ byPeriod }) => byPeriod !== null);
  const dated = isDated ? context.sharedFigures.dated : null;
  const table = (suffix: string, end: 'low' | 'high') => ({
    name: `${raw.name.value}${suffix}`,
    inputs: dated === null ? names : [...names, dated.input.name],
    cells: cellsOf(nested, end, dated),
    ...(areTexts ? { texts: context.texts } : {}),
  });
  return {
    unit: target,
    inputs: names,
    low: table(isRange ? 'Low' : '', 'low'),
    high: isRange ? table('High', 'high') : null,
    open,
  };
}

/** Bounds of what callers may put in place of a cell; null where they may not, undefined after a mistake. */
function openOf(
  { name, value: { open } }: Named<RawTable>,
  cells: readonly Cell[],
  { areTexts, context }: TableReading,
) {
  if (open === null) return null;
  if (areTexts) {
    reportOpenText(open, context);
    return undefined;
  }
  const why = whyNoInput(name.value);
  if (why !== undefined) context.reporter.report('reserved-name', name.span, { name: name.value, why });
  return openBounds(open, allFigures(cells), context) ?? undefined;
}

/** The state of reading a table. What is `found` gives the unit of a table that declares none. */
interface TableReading {
  readonly name: string;
  readonly unit: Unit | null;
  readonly areTexts: boolean;
  readonly context: DeclarationContext;
  readonly found: Cell[];
}

type Nested = ReadonlyMap<string, Nested | Cell>;

/** The select with a name; null after a mistake. */
export function selectOf(
  name: string,
  span: Span,
  { inputs, lists, broken }: KnownInputs,
  { reporter }: DeclarationContext,
): SelectInput | null {
  const input = inputs.get(name);
  if (input?.kind === 'select') return input;
  if (broken.has(name)) return null;
  const selects = [...inputs.values()].filter(({ kind }) => kind === 'select').map((select) => select.name);
  const [list] = [...lists].find(([, of]) => of.inputs.has(name)) ?? [];
  const ofItem =
    list === undefined
      ? undefined
      : `It belongs to the items of ${quote(list)}, and a table is by selects of the calculator: give the select columns, and read those in the formula of an item.`;
  const hint = ofItem === undefined ? suggestOrList(name, selects, 'Selects') : { hint: ofItem };
  if (input === undefined) reporter.report('unknown-input', span, { name }, hint);
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
  const strangers = reportStrangers(rows, select, reading.context);
  const cells = new Map<string, Nested | Cell>();
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

/** Reports rows that no option has, and returns their number. One is probably the misspelled row of an option. */
export function reportStrangers(
  rows: readonly Named<unknown>[],
  select: SelectInput,
  { reporter }: DeclarationContext,
): number {
  const keys = select.options.map(({ key }) => key);
  const strangers = rows.filter(({ name }) => !keys.includes(name.value));
  for (const { name } of strangers) {
    const hint = suggestOrList(name.value, keys, 'Its options');
    reporter.report('unknown-option', name.span, { name: name.value, input: select.name }, hint);
  }
  return strangers.length;
}

function reportMissing(path: readonly string[], span: Span, { name, context }: TableReading): null {
  context.reporter.report('missing-cell', span, { what: 'Table', name, row: path.map(quote).join(' and ') });
  return null;
}

function readRow(
  { name, value }: Named<RawRow>,
  inner: readonly SelectInput[],
  path: readonly string[],
  reading: TableReading,
): Nested | Cell | null {
  if (value.kind === 'rows') {
    if (inner.length > 0) return readRows(value.rows, inner, name.span, path, reading);
    const args = { expected: 'a figure', found: 'another level of options' };
    reading.context.reporter.report('wrong-kind', name.span, args);
    return null;
  }
  return inner.length === 0
    ? readTableCell(value.cell, reading)
    : reportMissing([...path, inner[0]?.options[0]?.key ?? ''], name.span, reading);
}

function readTableCell(raw: RawFormula, reading: TableReading): Cell | null {
  if (reading.areTexts) return readText(raw, reading);
  const cell = readCell(raw, reading.unit, reading.context);
  if (cell !== null) reading.found.push(cell);
  return cell;
}

/** The cells in one unit; null after reporting those of another kind. */
function inOneUnit(nested: Nested, unit: Unit, context: DeclarationContext): Nested | null {
  const converted = [...nested].flatMap(([key, cell]): [string, Nested | Cell][] => {
    const own = 'figure' in cell ? convertCell(cell, unit, context) : inOneUnit(cell, unit, context);
    return own === null ? [] : [[key, own]];
  });
  return converted.length < nested.size ? null : new Map(converted);
}

function cellsIn(nested: Nested): readonly Cell[] {
  return [...nested.values()].flatMap((cell) => ('figure' in cell ? [cell] : cellsIn(cell)));
}

function readText({ text, content }: RawFormula, { context, found }: TableReading): Cell {
  const code = codeOfText(context.texts, text);
  const cell = { figure: { unit: plain, low: code, high: code, isRange: false, span: content }, byPeriod: null };
  found.push(cell);
  return cell;
}

/** The cells of a table; in a dated table each cell is a row with one figure for each period. */
function cellsOf(nested: Nested, end: 'low' | 'high', dated: DatedPeriods | null): TableCells {
  const read = (cell: Cell) => (dated === null ? cell.figure[end] : endsByPeriod(cell, end, dated));
  return new Map(
    [...nested].map(([key, cell]): [string, TableCells | Rational] => [
      key,
      'figure' in cell ? read(cell) : cellsOf(cell, end, dated),
    ]),
  );
}
