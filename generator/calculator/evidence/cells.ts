/** Prices in the options, tables and schedules of a calculator, and their evidence. */

import type { ConstantFigure } from '../../elaborate/declaration/figures.js';
import { readFigure } from '../../elaborate/declaration/figures.js';
import type { RawEvidence } from '../../language/forms/evidence.js';
import type { Named, RawFormula } from '../../language/forms/form.js';
import { isText } from '../../language/forms/form.js';
import type { RawRow, RawSchedule } from '../../language/forms/tables.js';
import { eachSchedule } from '../../language/forms/tables.js';
import type { RawCalculator } from '../../language/read-calculator.js';
import type { Grounds } from '../../program/catalog.js';
import { isLacking } from '../../program/evidence.js';
import { Reporter } from '../../source/diagnostic.js';
import { lazily } from '../../source/remembered.js';
import type { Span } from '../../source/source.js';
import { toNumber } from '../../units/rational.js';
import type { Unit } from '../../units/unit.js';
import { displayUnit, isPrice } from '../../units/unit.js';
import { unitOfText } from '../../units/units.js';
import { checkEvidence } from './check-evidence.js';
import type { EvidenceContext } from './evidence-context.js';
import { readAsMultiples } from './prices-in-formulas.js';

/** Something that holds prices in cells. */
interface Holder {
  readonly name: string;
  readonly span: Span;
  readonly raw: RawEvidence | null;
  readonly cells: readonly Cell[];
  /** False for schedules, whose records need not state every line. */
  readonly isStated: boolean;
}

interface Cell {
  readonly key: string;
  /** Null for the value of an option, and in tables and schedules. */
  readonly column: string | null;
  readonly raw: RawFormula;
  /** The unit of a bare number. */
  readonly unit: Unit | null;
}

/** Checks the evidence of all cells. Cells themselves are checked elsewhere; those with mistakes are passed over. */
export function checkCells(raw: RawCalculator, context: EvidenceContext): Pick<Grounds, 'cells' | 'lacking'> {
  const holders = holdersOf(raw, context);
  const found = holders.flatMap((holder) => {
    const prices = pricesIn(holder, context);
    if (prices.length === 0 && holder.raw === null) return [];
    const cells = holder.cells.map(({ key }) => key);
    const subject = { name: holder.name, prices: holder.isStated ? prices : [], cells };
    const evidence = holder.raw && checkEvidence(subject, holder.raw, context);
    const told = prices.map(({ cell, column, figure }) => ({ cell, column, value: writtenFigure(figure) }));
    return prices.length === 0 ? [] : [{ name: holder.name, evidence, prices: told, span: holder.span }];
  });
  return {
    cells: found.map(({ name, evidence, prices }) => ({ name, evidence, prices })),
    lacking: found.filter(({ evidence }) => isLacking(evidence)).map(({ name, span }) => ({ name, span })),
  };
}

/** The formulas in cells by the names by which other formulas read them: `style.rate`, or that of a table. */
export function formulasInCells(
  raw: RawCalculator,
  context: EvidenceContext,
): ReadonlyMap<string, readonly RawFormula[]> {
  const byName = new Map<string, readonly RawFormula[]>();
  for (const { name, cells } of holdersOf(raw, context))
    for (const { column, raw: formula } of cells) {
      const own = name.slice(raw.slug.value.length + 1);
      const key = column === null ? own : `${own}.${column}`;
      byName.set(key, [...(byName.get(key) ?? []), formula]);
    }
  return byName;
}

function holdersOf(raw: RawCalculator, context: EvidenceContext): readonly Holder[] {
  const quiet = { ...context, reporter: new Reporter() };
  const unitOf = (text: RawFormula | null) =>
    text === null || isText(text) ? null : unitOfText(text, quiet.units, quiet.reporter);
  const nameOf = (own: string) => `${raw.slug.value}.${own}`;
  const multiples = lazily(() => readAsMultiples(raw, quiet.units));
  const selects = raw.inputs.flatMap(({ name, value }): Holder[] => {
    if (value.type !== 'select') return [];
    const isMultiple = ({ column, unit }: Cell) =>
      unit !== null && isPrice(unit) && multiples().has(column === null ? name.value : `${name.value}.${column}`);
    const declared = new Map(value.columnUnits.map((column) => [column.name.value, column.value]));
    const isWords = (column: string) => isText(declared.get(column) ?? null);
    const cells = value.options.flatMap((option) => [
      ...(value.unit !== null && option.value.value !== null
        ? [{ key: option.name.value, column: null, raw: option.value.value, unit: unitOf(value.unit) }]
        : []),
      ...option.value.columns
        .filter((column) => !isWords(column.name.value))
        .map((column) => ({
          key: option.name.value,
          column: column.name.value,
          raw: column.value,
          unit: unitOf(declared.get(column.name.value) ?? null),
        })),
    ]);
    const prices = value.evidence === null ? cells.filter((cell) => !isMultiple(cell)) : cells;
    return [{ name: nameOf(name.value), span: name.span, raw: value.evidence, cells: prices, isStated: true }];
  });
  const tables = raw.tables.map(({ name, value }): Holder => {
    const cells = isText(value.unit) ? [] : cellsIn(value.rows, unitOf(value.unit));
    return { name: nameOf(name.value), span: name.span, raw: value.evidence, cells, isStated: true };
  });
  const schedules = raw.schedules.map(({ name, value }): Holder => {
    const unit = unitOf(value.unit);
    const each = eachSchedule({ name, value }).map((row) => row.value.periods?.slice(-1) ?? [row.value]);
    const cells = each.flatMap((parts, index) => {
      const key = value.rows?.[index]?.name.value ?? '';
      return unit === null ? [] : parts.flatMap(amountsOf).map((raw) => ({ key, column: null, raw, unit }));
    });
    return { name: nameOf(name.value), span: name.span, raw: value.evidence, cells, isStated: false };
  });
  return [...selects, ...tables, ...schedules];
}

/** Amounts of a schedule: values of its lines and points, and bases of its brackets. */
function amountsOf({
  lines,
  points,
  brackets,
}: Pick<RawSchedule, 'lines' | 'points' | 'brackets'>): readonly RawFormula[] {
  return [
    ...[...(lines ?? []), ...(points ?? [])].map(({ value }) => value),
    ...(brackets ?? []).flatMap(({ base }) => (base === null ? [] : [base])),
  ];
}

function cellsIn(rows: readonly Named<RawRow>[], unit: Unit | null, path: readonly string[] = []): readonly Cell[] {
  return rows.flatMap(({ name, value }) => {
    const own = [...path, name.value];
    return value.kind === 'cell'
      ? [{ key: own.join('/'), column: null, raw: value.cell, unit }]
      : cellsIn(value.rows, unit, own);
  });
}

/** The amounts of money other than zero; cells that name shared figures have the evidence of those. */
function pricesIn({ cells }: Holder, context: EvidenceContext) {
  return cells.flatMap(({ key, column, raw, unit }) => {
    const figure = readFigure(raw, unit, { units: context.units, reporter: new Reporter() });
    return figure !== null && isPriceFigure(figure) ? [{ cell: key, column, figure, isPast: false }] : [];
  });
}

function writtenFigure({ low, high, isRange, unit }: ConstantFigure): string {
  const amount = isRange ? `${toNumber(low)}..${toNumber(high)}` : String(toNumber(low));
  return `${amount} ${displayUnit(unit)}`;
}

/** True for money other than zero. */
export function isPriceFigure({ unit, high }: Pick<ConstantFigure, 'unit' | 'high'>): boolean {
  return isPrice(unit) && toNumber(high) !== 0;
}
