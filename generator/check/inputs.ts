import type {
  Located,
  Named,
  RawFormula,
  RawInput,
  RawNumberInput,
  RawOption,
  RawSelectInput,
} from '../load/raw-catalog.js';
import type { Figures, Input, NumberInput, Option, SelectInput } from '../model/catalog.js';
import type { Column } from '../model/core.js';
import type { Rational } from '../model/rational.js';
import { divide, fromNumber, isInteger, subtract } from '../model/rational.js';
import type { Unit } from '../model/unit.js';
import { plain, unitLabel } from '../model/unit.js';
import type { Related } from '../text/diagnostic.js';
import type { Span } from '../text/source.js';
import { suggestOrList } from '../text/suggest.js';
import type { ConstantFigure, FigureContext } from './constants.js';
import { convertFigure, readFigure } from './constants.js';
import { unitOfText } from './units.js';

/** Checks one input. Null after a mistake that leaves it without meaning. */
export function checkInput(raw: Named<RawInput>, context: FigureContext): Input | null {
  return raw.value.type === 'number'
    ? checkNumber(raw.name.value, raw.value, context)
    : checkSelect(raw.name.value, raw.value, context);
}

function checkNumber(name: string, raw: RawNumberInput, context: FigureContext): NumberInput | null {
  const unit = raw.unit === null ? plain : unitOfText(raw.unit, context.units, context.reporter);
  checkBounds(raw, context);
  if (unit === null) return null;
  return {
    kind: 'number',
    name,
    label: raw.label,
    unit,
    unitLabel: raw.unit === null ? null : unitLabel(unit),
    default: raw.default.value,
    min: raw.min.value,
    max: raw.max.value,
    step: raw.step.value,
    hint: raw.hint,
  };
}

function checkBounds(raw: RawNumberInput, { reporter }: FigureContext): void {
  const [min, max] = [String(raw.min.value), String(raw.max.value)];
  if (raw.min.value >= raw.max.value) {
    reporter.report(
      'bounds-reversed',
      raw.max.span,
      { min, max },
      { related: [{ span: raw.min.span, label: 'the smallest value' }] },
    );
    return;
  }
  if (raw.default.value < raw.min.value || raw.default.value > raw.max.value) {
    const bound = raw.default.value < raw.min.value ? raw.min : raw.max;
    const related = [{ span: bound.span, label: 'the bound' }];
    reporter.report(
      'default-outside-bounds',
      raw.default.span,
      { default: String(raw.default.value), min, max },
      { related },
    );
    return;
  }
  if (!isReached(raw, raw.default)) reportStep(raw, 'default', raw.default, reporter);
  else if (!isReached(raw, raw.max)) reportStep(raw, 'largest value', raw.max, reporter);
}

function isReached({ min, step }: RawNumberInput, { value }: Located<number>): boolean {
  return isInteger(divide(subtract(fromNumber(value), fromNumber(min.value)), fromNumber(step.value)));
}

function reportStep(
  { min, step }: RawNumberInput,
  target: string,
  { value, span }: Located<number>,
  reporter: FigureContext['reporter'],
): void {
  const args = { step: String(step.value), target, value: String(value), min: String(min.value) };
  reporter.report('step-cannot-reach', step.span, args, { related: [{ span, label: `the ${target}` }] });
}

function checkSelect(name: string, raw: RawSelectInput, context: FigureContext): SelectInput | null {
  const unit = raw.unit === null ? null : unitOfText(raw.unit, context.units, context.reporter);
  if (raw.unit !== null && unit === null) return null;
  checkDefault(raw, context);
  const value = checkValues(name, raw, unit, context);
  const columns = checkColumns(name, raw, context);
  if (value === undefined || columns === null) return null;
  return {
    kind: 'select',
    name,
    label: raw.label,
    unitLabel: unit === null ? null : unitLabel(unit),
    default: raw.default.value,
    options: raw.options.map((option) => optionOf(option, unit)),
    value,
    columns,
    hint: raw.hint,
  };
}

function checkDefault(raw: RawSelectInput, { reporter }: FigureContext): void {
  const keys = raw.options.map(({ name }) => name.value);
  if (keys.includes(raw.default.value)) return;
  const labelled = raw.options.find(({ value }) => value.label === raw.default.value);
  const hint =
    labelled === undefined
      ? suggestOrList(raw.default.value, keys, 'The options')
      : `That is its label; write its key, \`${labelled.name.value}\`.`;
  reporter.report('default-not-an-option', raw.default.span, { name: raw.default.value }, { hint });
}

function optionOf({ name, value }: Named<RawOption>, unit: Unit | null): Option {
  const label = value.label ?? labelOfValue(value.value, unit);
  return { key: name.value, label, phrase: value.phrase ?? label };
}

/** An option written as its value alone is called by that: "4 in", "12 percent". */
function labelOfValue(raw: RawFormula | null, unit: Unit | null): string {
  const text = raw?.text ?? '';
  return /^[\d.]+$/.test(text) && unit !== null ? `${text} ${unitLabel(unit)}` : text;
}

/** The values of all options as a column; null when none has one, undefined after a mistake. */
function checkValues(
  name: string,
  raw: RawSelectInput,
  unit: Unit | null,
  context: FigureContext,
): Figures | null | undefined {
  const withValue = raw.options.filter((option) => option.value.value !== null);
  if (withValue.length === 0 && raw.unit === null) return null;
  for (const option of raw.options) {
    if (option.value.value !== null) continue;
    context.reporter.report('missing-option-value', option.name.span, { name: option.name.value, input: name });
    return undefined;
  }
  const cells = raw.options.map((option) => ({ option: option.name.value, raw: option.value.value }));
  return figuresOf('value', name, cells, unit, context) ?? undefined;
}

function checkColumns(name: string, raw: RawSelectInput, context: FigureContext): ReadonlyMap<string, Figures> | null {
  const columns = new Map<string, Figures>();
  let whole = true;
  const units = columnUnits(raw, context);
  for (const column of columnNames(raw)) {
    const figures = checkColumn(name, column, raw, units.get(column) ?? null, context);
    if (figures === null) whole = false;
    else columns.set(column, figures);
  }
  return whole ? columns : null;
}

function columnNames(raw: RawSelectInput): ReadonlySet<string> {
  const inOptions = raw.options.flatMap((option) => option.value.columns.map(({ name }) => name.value));
  return new Set([...raw.columnUnits.map(({ name }) => name.value), ...inOptions]);
}

function columnUnits(raw: RawSelectInput, context: FigureContext): ReadonlyMap<string, Unit | null> {
  return new Map(
    raw.columnUnits.map(({ name, value }) => [name.value, unitOfText(value, context.units, context.reporter)]),
  );
}

function checkColumn(
  input: string,
  column: string,
  raw: RawSelectInput,
  unit: Unit | null,
  context: FigureContext,
): Figures | null {
  const cells: { option: string; raw: RawFormula | null }[] = [];
  let whole = true;
  const example = raw.options.flatMap((option) => option.value.columns).find(({ name }) => name.value === column);
  for (const option of raw.options) {
    const cell = option.value.columns.find(({ name }) => name.value === column);
    if (cell === undefined && (example !== undefined || whole)) {
      const related = example === undefined ? declaredColumn(column, raw) : otherColumn(example.name.span);
      reportMissingColumn(option.name, column, related, context);
    }
    if (cell === undefined) whole = false;
    else cells.push({ option: option.name.value, raw: cell.value });
  }
  return whole ? figuresOf(column, input, cells, unit, context) : null;
}

function otherColumn(span: Span): readonly Related[] {
  return [{ span, label: 'other options have it' }];
}

/** A column that no option has is one slip, told at the first option. */
function declaredColumn(column: string, raw: RawSelectInput): readonly Related[] {
  const declared = raw.columnUnits.find(({ name }) => name.value === column);
  return declared === undefined ? [] : [{ span: declared.name.span, label: 'declared here' }];
}

function reportMissingColumn(
  option: { value: string; span: Span },
  column: string,
  related: readonly Related[],
  { reporter }: FigureContext,
): void {
  const hint = `Add \`${column}: ...\` to the option \`${option.value}\`.`;
  reporter.report('missing-column', option.span, { name: option.value, column }, { related, hint });
}

/** The cells of one column in the unit of the first, as one column of numbers or two. */
function figuresOf(
  name: string,
  input: string,
  cells: readonly { readonly option: string; readonly raw: RawFormula | null }[],
  unit: Unit | null,
  context: FigureContext,
): Figures | null {
  const figures: { option: string; figure: ConstantFigure }[] = [];
  for (const { option, raw } of cells) {
    const figure = raw && readFigure(raw, unit, context);
    const target = unit ?? figures[0]?.figure.unit;
    const converted = figure && target !== undefined ? convertFigure(figure, target, context.reporter) : figure;
    if (converted !== null) figures.push({ option, figure: converted });
  }
  const first = figures[0];
  if (first === undefined || figures.length < cells.length) return null;
  const column = (suffix: string, end: (figure: ConstantFigure) => Rational): Column => ({
    name: `${name}${suffix}`,
    input,
    cells: new Map(figures.map(({ option, figure }) => [option, end(figure)])),
  });
  const isRange = figures.some(({ figure }) => figure.isRange);
  const low = column(isRange ? '.low' : '', (figure) => figure.low);
  return { unit: first.figure.unit, low, high: isRange ? column('.high', (figure) => figure.high) : null };
}
