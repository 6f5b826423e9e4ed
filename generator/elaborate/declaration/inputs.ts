/** Checks inputs: numbers with bounds, and selects with the figures of their options. */

import { dayNumber, dayText } from '../../../engine/kernel/days.js';
import { isDay, today } from '../../../engine/spelling/day.js';
import type { Located, Named, RawFormula } from '../../language/forms/form.js';
import { isText } from '../../language/forms/form.js';
import type { RawDayInput, RawInput, RawNumberInput, RawOption, RawSelectInput } from '../../language/forms/inputs.js';
import type { Figures, Input, NumberInput, Option, SelectInput } from '../../program/catalog.js';
import { isOnGrid } from '../../program/grid.js';
import { codeOfText } from '../../program/text-pool.js';
import type { Reporter } from '../../source/diagnostic.js';
import { oneOfOptions, suggestOrList } from '../../source/hint.js';
import { quote } from '../../source/suggest.js';
import { acceptedUnits } from '../../units/accepted-unit.js';
import type { Rational } from '../../units/rational.js';
import { divide, fromNumber, isInteger, subtract } from '../../units/rational.js';
import type { Unit } from '../../units/unit.js';
import { plain, sameDimensions, sameScale, unitLabel } from '../../units/unit.js';
import { vocabularyOf } from '../../units/unit-words.js';
import type { UnitTable } from '../../units/units.js';
import { daysIn, unitOfText } from '../../units/units.js';
import { readFixedCell } from './cell.js';
import { wholeColumns } from './columns.js';
import { deprecationOf } from './deprecation.js';
import type { DeclarationContext } from './figures.js';
import { figuresOf } from './figures-of-options.js';

/** Checks one input. Null after a mistake that makes it unusable. */
export function checkInput(raw: Named<RawInput>, context: DeclarationContext): Input | null {
  checkRequired(raw.value, context);
  switch (raw.value.type) {
    case 'number':
      return checkNumber(raw.name.value, raw.value, context);
    case 'day':
      return checkDay(raw, raw.value, context);
    case 'select':
      return checkSelect(raw.name.value, raw.value, context);
  }
}

/** A day is a whole number of days, which the proof treats like any other. */
function checkDay({ name }: Named<RawInput>, raw: RawDayInput, context: DeclarationContext): NumberInput | null {
  const unit = daysIn(context.units);
  if (unit === null) context.reporter.report('no-unit-of-days', name.span, {});
  const [min, max] = [raw.min, raw.max].map((bound) => checkedDay(bound, context.reporter));
  const isToday = raw.default?.value === today;
  const written = isToday ? null : raw.default;
  const usual = written === null ? undefined : checkedDay(written, context.reporter);
  if (unit === null || min == null || max == null || usual === null) return null;
  checkOrder(
    {
      min: { ...raw.min, value: min },
      max: { ...raw.max, value: max },
      usual: written && { ...written, value: usual ?? min },
    },
    dayText,
    context.reporter,
  );
  const { label, ask, hint } = raw;
  return {
    ...{ kind: 'number', isDay: true, name: name.value, label, unit, unitLabel: null, accepts: [] },
    ...{ default: usual ?? null, whole: true, min, max, step: 1, ask, hint },
    ...(isToday ? { isToday } : {}),
    deprecated: deprecationOf(raw.deprecated),
  };
}

/** Days before it are counted differently by some spreadsheets. */
const firstDay = '1900-03-01';

/** The number of a day; null after reporting one that does not exist, or is too early. */
function checkedDay({ value, span }: Located<string>, reporter: Reporter): number | null {
  if (isDay(value) && value >= firstDay) return dayNumber(value);
  reporter.report('no-such-day', span, { found: value });
  return null;
}

function checkNumber(name: string, raw: RawNumberInput, context: DeclarationContext): NumberInput | null {
  const unit = raw.unit === null ? plain : unitOfText(raw.unit, context.units, context.reporter);
  checkBounds(raw, context);
  if (unit === null) return null;
  checkLabel(raw, unit, context);
  return {
    kind: 'number',
    isDay: false,
    name,
    label: raw.label,
    unit,
    unitLabel: raw.unitLabel ?? (unitLabel(unit) || null),
    accepts: acceptedUnits(unit, context.units.units.values()),
    default: raw.default?.value ?? null,
    whole: raw.whole,
    min: raw.min.value,
    max: raw.max.value,
    step: raw.step.value,
    ask: raw.ask,
    hint: raw.hint,
    deprecated: deprecationOf(raw.deprecated),
  };
}

/** Another unit of the same kind that a label names, such as "Length in feet" of an input in meters. */
export function otherUnitIn(label: string, unit: Unit, units: UnitTable) {
  const [, words, inBrackets] = /\bin ([^()]+)$|\(([^()]+)\)$/.exec(label.trim()) ?? [];
  const written = words ?? inBrackets;
  const name = written && vocabularyOf(units).unitOf(written);
  const other = name === undefined || name === '' ? undefined : units.units.get(name);
  const isOther = other !== undefined && sameDimensions(other, unit) && !sameScale(other, unit);
  return written !== undefined && isOther ? { written, other } : null;
}

/** Reports a label such as "Length in feet" of an input in meters. */
function checkLabel({ label, unit: raw }: RawNumberInput, unit: Unit, { units, reporter }: DeclarationContext): void {
  const found = otherUnitIn(label, unit, units);
  if (raw === null || found === null) return;
  const { written, other } = found;
  const hint = `Declare the unit that its figures are in, \`${raw.text}\` or \`${other.name}\`, and leave it out of the label.`;
  const args = { written, shown: `an input in \`${raw.text}\`` };
  reporter.report('other-unit-shown', raw.content, args, { hint, choices: [{ span: raw.content, text: other.name }] });
}

/** Reports a default of a required input. */
function checkRequired({ required, default: usual }: RawInput, { reporter }: DeclarationContext): void {
  if (required === null || usual === null) return;
  const related = [{ span: required.span, label: 'required here' }];
  reporter.report('default-of-required', usual.span, {}, { related });
}

function checkBounds(raw: RawNumberInput, { reporter }: DeclarationContext): void {
  const figures = [raw.min, raw.max, ...(raw.default === null ? [] : [raw.default]), raw.step];
  const fine = figures.find(({ value }) => !isOnGrid(value));
  if (fine !== undefined) {
    reporter.report('too-many-decimals', fine.span, { value: String(fine.value) });
    return;
  }
  const broken = raw.whole ? figures.find(({ value }) => !Number.isInteger(value)) : undefined;
  if (broken !== undefined) {
    reporter.report('not-whole', broken.span, { value: String(broken.value) });
    return;
  }
  const { min, max, default: usual } = raw;
  if (!checkOrder({ min, max, usual }, String, reporter)) return;
  const reaches = ({ value }: Located<number>): boolean => leadsTo(raw.step.value, raw.min.value, value);
  if (usual !== null && !reaches(usual)) reportStep(raw, 'default', usual, reporter);
  else if (!reaches(raw.max)) reportStep(raw, 'largest value', raw.max, reporter);
}

interface Bounds {
  readonly min: Located<number>;
  readonly max: Located<number>;
  readonly usual: Located<number> | null;
}

/** False after reporting bounds that are exchanged, or a default that lies outside of them. */
function checkOrder({ min, max, usual }: Bounds, shown: (value: number) => string, reporter: Reporter): boolean {
  const bounds = { min: shown(min.value), max: shown(max.value) };
  if (min.value >= max.value) {
    reporter.report('bounds-reversed', max.span, bounds, {
      related: [{ span: min.span, label: 'the smallest value' }],
    });
    return false;
  }
  if (usual === null || (usual.value >= min.value && usual.value <= max.value)) return true;
  const related = [{ span: usual.value < min.value ? min.span : max.span, label: 'the bound' }];
  reporter.report('default-outside-bounds', usual.span, { default: shown(usual.value), ...bounds }, { related });
  return false;
}

/** True when whole steps lead from one number to another. */
export function leadsTo(step: number, from: number, to: number): boolean {
  return isInteger(divide(subtract(fromNumber(to), fromNumber(from)), fromNumber(step)));
}

function reportStep(
  { min, step }: RawNumberInput,
  target: string,
  { value, span }: Located<number>,
  reporter: DeclarationContext['reporter'],
): void {
  const args = { step: String(step.value), target, value: String(value), min: String(min.value) };
  reporter.report('step-cannot-reach', step.span, args, { related: [{ span, label: `the ${target}` }] });
}

function checkSelect(name: string, raw: RawSelectInput, context: DeclarationContext): SelectInput | null {
  const unit = raw.unit === null ? null : unitOfText(raw.unit, context.units, context.reporter);
  if (raw.unit !== null && unit === null) return null;
  checkDefault(raw, context);
  const value = checkValues(name, raw, unit, context);
  const columns = checkColumns(name, raw, context);
  if (value === undefined || columns === null) return null;
  return {
    kind: 'select',
    isYesNo: raw.isYesNo,
    name,
    label: raw.label,
    unitLabel: raw.unitLabel ?? (unit && (unitLabel(unit) || null)),
    accepts: isSingle(value) ? acceptedUnits(value.unit, context.units.units.values()) : [],
    default: raw.default?.value ?? null,
    options: raw.options.map((option) => optionOf(option, unit)),
    value,
    columns,
    ask: raw.ask,
    hint: raw.hint,
    deprecated: deprecationOf(raw.deprecated),
  };
}

/** True when every option has a single number. */
function isSingle(value: Figures | null): value is Figures {
  return value !== null && value.high === null;
}

function checkDefault(raw: RawSelectInput, { reporter }: DeclarationContext): void {
  const keys = raw.options.map(({ name }) => name.value);
  const usual = raw.default;
  if (usual === null || keys.includes(usual.value)) return;
  const labelled = raw.options.find(({ value }) => (value.label ?? value.value?.text) === usual.value);
  const hint =
    labelled === undefined
      ? oneOfOptions(usual.value, keys, 'The options')
      : { hint: `That is its label; write its key, ${quote(labelled.name.value)}.`, edit: labelled.name.value };
  reporter.report('default-not-an-option', usual.span, { name: usual.value }, hint);
}

function optionOf({ name, value }: Named<RawOption>, unit: Unit | null): Option {
  const label = value.label ?? labelOfValue(value.value, unit);
  return { key: name.value, label, phrase: value.phrase ?? label };
}

/** The label of an option that is written only as its value: "4 in", "12 percent". */
function labelOfValue(raw: RawFormula | null, unit: Unit | null): string {
  const text = raw?.text ?? '';
  return /^[\d.]+$/.test(text) && unit !== null ? `${text} ${unitLabel(unit)}`.trim() : text;
}

/** The values of all options as a column; null when no option has one, undefined after a mistake. */
function checkValues(
  name: string,
  raw: RawSelectInput,
  unit: Unit | null,
  context: DeclarationContext,
): Figures | null | undefined {
  const withValue = raw.options.filter((option) => option.value.value !== null);
  if (withValue.length === 0 && raw.unit === null) return null;
  for (const option of raw.options) {
    if (option.value.value !== null) continue;
    context.reporter.report('missing-option-value', option.name.span, { name: option.name.value, input: name });
    return undefined;
  }
  const cells = raw.options.map((option) => ({ option: option.name.value, raw: option.value.value }));
  return figuresOf({ name: 'value', input: name, cells, open: null }, unit, context, readFixedCell) ?? undefined;
}

function checkColumns(
  name: string,
  raw: RawSelectInput,
  context: DeclarationContext,
): ReadonlyMap<string, Figures> | null {
  const columns = new Map<string, Figures>();
  const units = columnUnits(raw, context);
  const written = wholeColumns(raw, context.reporter);
  if (written === null) return null;
  const names = written.map((column) => column.name);
  checkOpenNames(name, raw, names, context);
  for (const column of written) {
    const declared = raw.columnUnits.find((each) => each.name.value === column.name)?.value ?? null;
    const open = openOf(raw, column.name);
    if (isText(declared) && open !== null) reportOpenText(open, context);
    const figures = isText(declared)
      ? textsOf(column.name, name, column.cells, context)
      : figuresOf({ ...column, input: name, open }, units.get(column.name) ?? null, context);
    if (figures === null) return null;
    columns.set(column.name, figures);
  }
  return columns;
}

/** The range in which callers may put in their own figure for a column; null where they may not. */
function openOf({ open }: RawSelectInput, column: string): RawFormula | null {
  return open.find(({ name }) => name.value === column)?.value ?? null;
}

function checkOpenNames(
  input: string,
  { open }: RawSelectInput,
  columns: readonly string[],
  { reporter }: DeclarationContext,
): void {
  for (const { name } of open.filter((each) => !columns.includes(each.name.value))) {
    const hint = suggestOrList(name.value, columns, 'Its columns');
    reporter.report('unknown-column', name.span, { name: name.value, input }, hint);
  }
}

/** Reports `open:` for texts, which callers cannot replace. */
export function reportOpenText({ content }: RawFormula, { reporter }: DeclarationContext): void {
  const reason = 'these are texts, and callers put in numbers';
  reporter.report('bad-open', content, { reason }, { hint: 'Remove it.' });
}

function columnUnits(raw: RawSelectInput, context: DeclarationContext): ReadonlyMap<string, Unit | null> {
  return new Map(
    raw.columnUnits
      .filter(({ value }) => !isText(value))
      .map(({ name, value }) => [name.value, unitOfText(value, context.units, context.reporter)]),
  );
}

/** The cells of one column as texts. */
function textsOf(
  name: string,
  input: string,
  cells: readonly { readonly option: string; readonly raw: RawFormula | null }[],
  { texts }: DeclarationContext,
): Figures {
  const codes = cells.map(({ option, raw }): [string, Rational] => [option, codeOfText(texts, raw?.text ?? '')]);
  return { unit: plain, low: { name, inputs: [input], cells: new Map(codes), texts, isColumn: true }, high: null };
}
