/**
 * The language once more, as slow and as plain as can be: every number is an exact fraction of base units, every value
 * has two ends, and formulas are run as they were parsed. It shares the reading of the files and the parser with the
 * generator, and nothing of what checks, converts, folds or emits.
 */

import type { RawEstimate } from '../../generator/language/forms/estimate.js';
import type { RawPeriod } from '../../generator/language/forms/figures.js';
import type { Located, RawFormula } from '../../generator/language/forms/form.js';
import type { RawSelectInput } from '../../generator/language/forms/inputs.js';
import type { RawRow, RawSchedule } from '../../generator/language/forms/tables.js';
import { scheduleIn } from '../../generator/language/forms/tables.js';
import { loadCatalog } from '../../generator/language/load-catalog.js';
import type { RawCatalog } from '../../generator/language/raw-catalog.js';
import type { RawCalculator } from '../../generator/language/read-calculator.js';
import { syntaxTable } from '../../generator/program/operations.js';
import { Reporter } from '../../generator/source/diagnostic.js';
import { rememberedFor } from '../../generator/source/remembered.js';
import type { CatalogSources } from '../../generator/source/sources.js';
import type { Expression } from '../../generator/syntax/ast.js';
import { parseFormula } from '../../generator/syntax/parser.js';
import type { Fraction } from './fraction.js';
import {
  fromDecimal,
  fromDouble,
  larger,
  minus,
  one,
  opposite,
  order,
  over,
  plus,
  raised,
  size,
  smaller,
  times,
  toDouble,
  whole,
  zero,
} from './fraction.js';
import type { Powers, ReferenceUnit, ReferenceUnits } from './reference-units.js';
import { added, noUnit, pi, referenceUnits, unitOfExpression, unitOfText } from './reference-units.js';

/** Values of inputs by name: numbers in the input's unit, or the keys of options. */
export type Inputs = Readonly<Record<string, number | string>>;

/** A number, or a range of two, in base units; a reading counts from the absolute zero. */
export interface Amount {
  readonly kind: 'amount';
  readonly low: Fraction;
  readonly high: Fraction;
  readonly powers: Powers;
  readonly isReading: boolean;
}

type Value =
  | Amount
  | { readonly kind: 'choice'; readonly key: string }
  | { readonly kind: 'truth'; readonly holds: boolean };

export interface ReferenceAnswer {
  /** The message of the first requirement that refuses the inputs; null when all hold. */
  readonly refusal: string | null;
  readonly steps: ReadonlyMap<string, Amount>;
  /** The steps that are texts. */
  readonly texts: ReadonlyMap<string, string>;
  /** In its declared unit, not rounded. */
  readonly value: number;
  readonly secondary: readonly number[];
  /**
   * A comparison or a rounding came so near to where it changes that the last digit of a double decides it. The answer
   * then says nothing about others.
   */
  readonly isOnEdge: boolean;
}

export interface ReferenceCalculator {
  readonly slug: string;
  readonly run: (inputs: Inputs) => ReferenceAnswer;
  /** What the items of a list come to for an input, in its unit. */
  readonly given: (list: string, input: string, items: readonly Inputs[]) => ReferenceGiven;
}

export interface ReferenceGiven {
  readonly value: number;
  readonly isOnEdge: boolean;
}

/** The calculators of a catalog by slug. The catalog must be one that the checker accepts. */
export function referenceCalculators(sources: CatalogSources): ReadonlyMap<string, ReferenceCalculator> {
  const { calculators, units, figures } = loadCatalog(sources, new Reporter());
  if (units === null) throw new Error('The reference needs units.');
  const table = referenceUnits(units);
  return new Map(calculators.map((raw) => [raw.slug.value, referenceOf({ raw, units: table, shared: figures ?? [] })]));
}

function referenceOf(read: Read): ReferenceCalculator {
  return {
    slug: read.raw.slug.value,
    run: (inputs) => run(read, inputs),
    given: (list, input, items) => given(read, { list, input, items }),
  };
}

/** What a calculator is read with. */
interface Read {
  readonly raw: RawCalculator;
  readonly units: ReferenceUnits;
  readonly shared: NonNullable<RawCatalog['figures']>;
}

interface Items {
  readonly list: string;
  readonly items: readonly Inputs[];
}

function given(read: Read, { list, input, items }: Items & { readonly input: string }): ReferenceGiven {
  const target = read.raw.inputs.find(({ name }) => name.value === input)?.value ?? missing(input);
  if (target.type === 'day') return missing('a number');
  const unit = unitOfRaw(target.unit, read.units);
  const state: Run = {
    ...read,
    inputs: {},
    over: { list, items, ofNone: ofUnit(zero, unit) },
    steps: new Map(),
    texts: new Map(),
    isOnEdge: false,
  };
  const raw = read.raw.lists.find(({ name }) => name.value === list)?.value ?? missing(list);
  const formula = raw.insteadOf.find(({ name }) => name.value === input)?.value ?? missing(input);
  // A formula of a day reads the day itself.
  if (raw.type === 'day')
    Object.assign(state, { raw: { ...read.raw, inputs: raw.of }, inputs: items[0], over: undefined });
  const value = inUnit(amount(parse(formula), state), unit);
  return { value, isOnEdge: state.isOnEdge };
}

/** What a formula over a list comes to: the formula of an item sees only the inputs of that item. */
function fold(by: string, args: readonly Expression[], state: Run): Amount | null {
  const [first, item, otherwise] = args;
  if (state.over === undefined || first?.kind !== 'name' || first.name !== state.over.list) return null;
  const { list, items, ofNone } = state.over;
  if (items.length === 0) return otherwise === undefined ? ofNone : amount(otherwise, state);
  if (by === 'items') return ofUnit(fromDecimal(items.length), noUnit);
  const inputs = [...(state.raw.lists.find(({ name }) => name.value === list)?.value.of ?? missing(list))];
  const values = items.map((inputsOfItem) => {
    const own: Run = { ...state, raw: { ...state.raw, inputs }, inputs: inputsOfItem };
    const value = amount(item ?? missing('an item'), own);
    if (own.isOnEdge) state.isOnEdge = true;
    return value;
  });
  const joined = values.map(({ low }) => low).reduce(by === 'sum' ? plus : by === 'max' ? larger : smaller);
  return { ...(values[0] ?? missing('an item')), low: joined, high: joined };
}

interface Run extends Read {
  readonly inputs: Inputs;
  /** The items that formulas over a list go over, and what the sum of none is. */
  readonly over?: Items & { readonly ofNone: Amount };
  readonly steps: Map<string, Amount>;
  readonly texts: Map<string, string>;
  /** Conditions of requirements forgive nothing. */
  readonly isRequirement?: true;
  isOnEdge: boolean;
}

function run(read: Read, inputs: Inputs): ReferenceAnswer {
  const { raw, units } = read;
  const state: Run = { ...read, inputs, steps: new Map(), texts: new Map(), isOnEdge: false };
  const asked: Run = { ...state, isRequirement: true };
  const broken = raw.require.find(({ that }) => !truth(parse(that), asked));
  if (asked.isOnEdge) state.isOnEdge = true;
  if (broken !== undefined)
    return {
      refusal: broken.message,
      steps: new Map(),
      texts: new Map(),
      value: 0,
      secondary: [],
      isOnEdge: state.isOnEdge,
    };
  for (const { name, value } of raw.steps) {
    const found = evaluate(parse(value), state);
    if (found.kind === 'choice') state.texts.set(name.value, found.key);
    else state.steps.set(name.value, amountOf(found));
  }
  if (raw.estimate !== null) addTotal(raw.estimate, state);
  const { result } = raw;
  return {
    refusal: null,
    steps: state.steps,
    texts: state.texts,
    value: inUnit(amount(parse(result.value), state), unitOfRaw(result.unit, units)),
    secondary: result.secondary.map((each) => inUnit(amount(parse(each.value), state), unitOfRaw(each.unit, units))),
    isOnEdge: state.isOnEdge,
  };
}

/** The total as a step: its lines, each rounded, or the minimum where that is more at an end. */
function addTotal({ total, lines, minimum, decimals }: RawEstimate, state: Run): void {
  if (total === null && lines.length === 1 && minimum === null) return;
  const rounded = ({ value }: Located<string>): Amount => {
    const paid = state.steps.get(value);
    if (paid === undefined) throw new Error(`The reference has no step ${value}.`);
    const multiple = fromDecimal(10 ** -decimals);
    return amountOf(call('round', [paid, { ...paid, low: multiple, high: multiple }], state));
  };
  const paid = lines.map(({ figure }) => rounded(figure));
  const [first] = paid;
  if (first === undefined) return;
  const sumOf = (end: 'low' | 'high') => paid.map((line) => line[end]).reduce(plus);
  const sum = { ...first, low: sumOf('low'), high: sumOf('high') };
  const least = minimum === null ? sum : rounded(minimum);
  const whole = { ...sum, low: larger(sum.low, least.low), high: larger(sum.high, least.high) };
  state.steps.set(total?.value ?? 'total', whole);
}

const parse = rememberedFor(({ content }: RawFormula): Expression => {
  const expression = parseFormula(content, syntaxTable, new Reporter());
  if (expression === null) throw new Error('The reference was given a formula that cannot be read.');
  return expression;
});

function unitOfRaw(raw: RawFormula | null, units: ReferenceUnits): ReferenceUnit {
  return raw === null || raw.text === 'number' ? noUnit : unitOfText(raw.text, units);
}

/** So many of a unit, as a person reads it. */
function inUnit({ low }: Amount, { scale, zero: below }: ReferenceUnit): number {
  const count = over(low, scale);
  return toDouble(below === null ? count : minus(count, below));
}

/** So many of a unit, in base units. */
function ofUnit(count: Fraction, { scale, powers, zero: below }: ReferenceUnit): Amount {
  const base = times(below === null ? count : plus(count, below), scale);
  return { kind: 'amount', low: base, high: base, powers, isReading: below !== null };
}

function amount(expression: Expression, state: Run): Amount {
  return amountOf(evaluate(expression, state));
}

function amountOf(value: Value): Amount {
  if (value.kind !== 'amount') throw new Error(`The reference met a ${value.kind} where it needs an amount.`);
  return value;
}

function truth(expression: Expression, state: Run): boolean {
  const value = evaluate(expression, state);
  if (value.kind !== 'truth') throw new Error(`The reference met a ${value.kind} where it needs a condition.`);
  return value.holds;
}

function evaluate(expression: Expression, state: Run): Value {
  switch (expression.kind) {
    case 'number':
      return ofUnit(
        fromDecimal(Number(expression.text)),
        expression.unit === null ? noUnit : unitOfExpression(expression.unit, state.units),
      );
    case 'option':
      return isWrittenDay(expression.key) ? dayAmount(expression.key, state) : { kind: 'choice', key: expression.key };
    case 'name':
      if (expression.name === 'pi') return ofUnit(pi, noUnit);
      return state.steps.get(expression.name) ?? textStep(expression.name, state) ?? inputValue(expression.name, state);
    case 'column':
      return columnValue(expression.input.name, expression.column.name, state);
    case 'lookup':
      return lookUp(expression.table.name, expression.args, state);
    case 'call':
      return (
        fold(expression.callee.name, expression.args, state) ??
        call(
          expression.callee.name,
          expression.args.map((arg) => amount(arg, state)),
          state,
        )
      );
    case 'prefix':
      return expression.symbol === 'not'
        ? { kind: 'truth', holds: !truth(expression.operand, state) }
        : negated(expression.operand, state);
    case 'infix':
      return infix(expression, state);
    case 'convert':
      return amount(expression.operand, state);
    case 'with':
      throw new Error('Only laws ask for other inputs.');
    case 'if':
      return evaluate(truth(expression.condition, state) ? expression.consequent : expression.alternate, state);
  }
}

/** The sign of a reading belongs to the number as it is written: -10 degC. */
function negated(operand: Expression, state: Run): Amount {
  if (operand.kind === 'number' && operand.unit !== null) {
    const unit = unitOfExpression(operand.unit, state.units);
    return ofUnit(opposite(fromDecimal(Number(operand.text))), unit);
  }
  const { low, high, ...rest } = amount(operand, state);
  return { ...rest, low: opposite(high), high: opposite(low) };
}

function inputValue(name: string, state: Run): Value {
  const input = state.raw.inputs.find((each) => each.name.value === name)?.value;
  const given = state.inputs[name];
  if (input === undefined || given === undefined) throw new Error(`The reference knows no value of ${name}.`);
  if (input.type === 'select' && input.isYesNo) return { kind: 'truth', holds: given === 'yes' };
  if (input.type === 'day') return dayAmount(String(given), state);
  if (input.type === 'number') return ofUnit(fromDecimal(Number(given)), unitOfRaw(input.unit, state.units));
  const option = optionOf(input, String(given));
  return option.value === null ? { kind: 'choice', key: String(given) } : figure(option.value, input.unit, state);
}

const firstDay = Date.UTC(1899, 11, 30);
const dayLength = 86_400_000;

function daysBetween(from: number, until: number): number {
  return Math.round((until - from) / dayLength);
}

/** A quoted text that looks like a day is one. */
function isWrittenDay(key: string): boolean {
  return /^\d{4}-/.test(key);
}

/** The functions of days by the clock of JavaScript. */
const calendar: Readonly<Record<string, (day: Date, months: number) => number>> = {
  days_in_year: (day) => daysBetween(Date.UTC(day.getUTCFullYear(), 0), Date.UTC(day.getUTCFullYear() + 1, 0)),
  day_of_year: (day) => daysBetween(Date.UTC(day.getUTCFullYear(), 0, 0), day.getTime()),
  days_left_in_year: (day) => daysBetween(day.getTime(), Date.UTC(day.getUTCFullYear(), 11, 31)),
  add_months: (day, months) => {
    const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + Math.floor(months)];
    const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    return daysBetween(firstDay, Date.UTC(year, month, Math.min(day.getUTCDate(), last)));
  },
};

/** A day, counted from 1899-12-30. */
function dayAmount(day: string, state: Run): Amount {
  const count = (Date.parse(`${day}T00:00:00Z`) - firstDay) / dayLength;
  return { ...ofUnit(fromDecimal(count), unitOfText('day', state.units)), isReading: true };
}

function optionOf(input: RawSelectInput, key: string) {
  const option = input.options.find(({ name }) => name.value === key);
  if (option === undefined) throw new Error(`The reference knows no option ${key}.`);
  return option.value;
}

function textStep(name: string, { texts }: Run): Value | undefined {
  const key = texts.get(name);
  return key === undefined ? undefined : { kind: 'choice', key };
}

/** A shared figure on the day of the inputs; periods are named by their first day, and the one before all by its last. */
function sharedValue(group: RawSharedGroup, name: string, state: Run): Value {
  const figure = group.value.find((each) => each.name.value === name)?.value;
  if (figure === undefined) throw new Error(`The reference finds no figure ${name}.`);
  if (figure.value !== null) return amount(parse(figure.value), { ...state, steps: new Map() });
  const period = inForce(figure.periods ?? [], state) ?? missing(name);
  return amount(parse(period.value), { ...state, steps: new Map() });
}

function inForce<P extends Pick<RawPeriod, 'from' | 'until'>>(periods: readonly P[], { inputs }: Run): P | undefined {
  // The first period may have no first day: it is the one before all days.
  const key = String(inputs['on'] ?? '');
  const day = key === 'before' ? '' : key;
  return periods.find(
    ({ from, until }) => (from === null || from.value <= day) && (until === null || day <= until.value),
  );
}

type RawSharedGroup = Read['shared'][number];

function columnValue(name: string, column: string, state: Run): Value {
  const group = state.shared.find((each) => each.name.value === name);
  if (group !== undefined) return sharedValue(group, column, state);
  const input = state.raw.inputs.find((each) => each.name.value === name)?.value;
  if (input?.type !== 'select') throw new Error(`The reference finds no select ${name}.`);
  const cell = optionOf(input, String(state.inputs[name])).columns.find((each) => each.name.value === column);
  const unit = input.columnUnits.find((each) => each.name.value === column)?.value ?? null;
  if (cell === undefined) throw new Error(`The reference finds no column ${column}.`);
  if (unit?.text === 'text') return { kind: 'choice', key: cell.value.text };
  return figure(cell.value, unit, state);
}

/** A cell; a number without a unit has that of its column or table. */
function figure(raw: RawFormula, unit: RawFormula | null, state: Run): Amount {
  const value = amount(parse(raw), { ...state, steps: new Map() });
  if (unit === null || value.powers.size > 0 || /[%A-Za-z]/.test(raw.text)) return value;
  const [low, high] = [value.low, value.high].map((end) => ofUnit(end, unitOfRaw(unit, state.units)));
  if (low === undefined || high === undefined) throw new Error('A figure has two ends.');
  return { ...low, high: high.high };
}

function lookUp(name: string, args: readonly Expression[], state: Run): Value {
  const table = state.raw.tables.find((each) => each.name.value === name)?.value;
  if (table !== undefined) {
    let rows: RawRow = { kind: 'rows', rows: table.rows, span: table.rows[0]?.name.span ?? missing(name) };
    for (const { value: input } of table.by) rows = rowOf(rows, String(state.inputs[input]));
    if (rows.kind === 'cell' && table.unit?.text === 'text') return { kind: 'choice', key: rows.cell.text };
    return rows.kind === 'cell' ? figure(rows.cell, table.unit, state) : missing(name);
  }
  const whole = state.raw.schedules.find((each) => each.name.value === name)?.value ?? missing(name);
  const row = whole.by && whole.rows?.find((each) => each.name.value === String(state.inputs[whole.by?.value ?? '']));
  const written = row ? { ...whole, ...row.value, rows: null } : whole;
  const schedule =
    written.periods === null ? written : scheduleIn(written, inForce(written.periods, state) ?? missing(name));
  const arg = args[row ? 1 : 0];
  if (schedule.unit.text === 'text') return classFrom(schedule, amount(arg ?? missing(name), state), state);
  return fromSchedule(schedule, amount(arg ?? missing(name), state), state);
}

function classFrom({ from, lines }: RawSchedule, { low: base }: Amount, state: Run): Value {
  const unit = unitOfRaw(from, state.units);
  const count = over(base, unit.scale);
  const line = lines?.find(({ upTo }) => isAtOrBelow(count, over(figureIn(upTo, unit, state), unit.scale), state));
  return { kind: 'choice', key: line?.value.text ?? missing('a class') };
}

function rowOf(row: RawRow, key: string): RawRow {
  const found = row.kind === 'rows' ? row.rows.find(({ name }) => name.value === key) : undefined;
  return found?.value ?? missing(key);
}

function missing(name: string): never {
  throw new Error(`The reference finds no ${name}.`);
}

function fromSchedule(schedule: RawSchedule, { low: base }: Amount, state: Run): Amount {
  const unit = unitOfRaw(schedule.unit, state.units);
  const from = schedule.from === null ? unit : unitOfRaw(schedule.from, state.units);
  const count = over(base, from.scale);
  const number = (raw: RawFormula, of: ReferenceUnit) => over(figureIn(raw, of, state), of.scale);
  if (schedule.points !== null) {
    const points = schedule.points.map(({ upTo, value }) => ({ at: number(upTo, from), value: number(value, unit) }));
    return ofUnit(onLine(points, count), unit);
  }
  const lines = schedule.sizes?.map((each) => ({ upTo: each, value: each })) ?? schedule.lines ?? [];
  const line = lines.find(({ upTo }) => isAtOrBelow(count, number(upTo, from), state));
  if (line !== undefined) return ofUnit(number(line.value, unit), unit);
  const last = lines[lines.length - 1];
  let floor = last === undefined ? zero : number(last.upTo, from);
  let owed = last === undefined ? zero : number(last.value, unit);
  for (const { upTo, base: start, rate } of schedule.brackets ?? []) {
    const isHere = upTo === null || isAtOrBelow(count, number(upTo, from), state);
    const end = isHere ? count : number(upTo, from);
    const perFrom: ReferenceUnit = {
      scale: over(unit.scale, from.scale),
      powers: added(unit.powers, from.powers, -1),
      zero: null,
    };
    const product = times(number(rate, perFrom), minus(end, floor));
    const step = schedule.round === null ? null : number(schedule.round, unit);
    const rounded = step === null ? product : times(nearest(over(product, step), state), step);
    owed = plus(start === null ? owed : number(start, unit), rounded);
    if (isHere) return ofUnit(owed, unit);
    floor = end;
  }
  throw new Error('The reference is beyond the end of a schedule.');
}

/** The value on the straight line between the two points around an amount. */
function onLine(points: readonly { readonly at: Fraction; readonly value: Fraction }[], amount_: Fraction): Fraction {
  const next = points.findIndex(({ at }) => order(amount_, at) <= 0);
  const [before, after] = [points[next - 1], points[next]];
  if (after === undefined || (before === undefined && order(amount_, after.at) < 0))
    throw new Error('The reference is beyond the points of a schedule.');
  if (before === undefined) return after.value;
  const share = over(minus(amount_, before.at), minus(after.at, before.at));
  return plus(before.value, times(minus(after.value, before.value), share));
}

function figureIn(raw: RawFormula, unit: ReferenceUnit, state: Run): Fraction {
  const value = amount(parse(raw), { ...state, steps: new Map() });
  return /[%A-Za-z]/.test(raw.text) ? value.low : ofUnit(value.low, unit).low;
}

/** What rounding errors may come to: one part in a thousand million, at most a thousandth. */
function forgiven(x: Fraction): Fraction {
  return smaller({ n: 1n, d: 1000n }, times({ n: 1n, d: 1_000_000_000n }, larger(one, size(x))));
}

function isAtOrBelow(x: Fraction, limit: Fraction, state: Run): boolean {
  const end = plus(limit, forgiven(limit));
  noteEdge(x, end, state);
  return order(x, end) <= 0;
}

/** Where rounding changes: a hair beside a whole number, or beside a half; halves go away from zero. */
function up(x: Fraction, state: Run): Fraction {
  return opposite(down(opposite(x), state));
}

function down(x: Fraction, state: Run): Fraction {
  const moved = plus(x, forgiven(x));
  noteEdge(moved, whole(moved), state);
  noteEdge(moved, plus(whole(moved), one), state);
  return whole(moved);
}

function nearest(x: Fraction, state: Run): Fraction {
  if (x.n < 0n) return opposite(nearest(opposite(x), state));
  const half = { n: 1n, d: 2n };
  const moved = plus(plus(x, half), forgiven(x));
  noteEdge(moved, whole(moved), state);
  noteEdge(moved, plus(whole(moved), one), state);
  return whole(moved);
}

const hair = { n: 1n, d: 1_000_000_000_000n };

/** Two numbers that doubles may find in another order. */
function noteEdge(a: Fraction, b: Fraction, state: Run): void {
  const distance = size(minus(a, b));
  if (order(distance, times(hair, larger(one, larger(size(a), size(b))))) <= 0) state.isOnEdge = true;
}

function infix(expression: Expression & { kind: 'infix' }, state: Run): Value {
  const { symbol, left, right } = expression;
  if (symbol === 'and') return { kind: 'truth', holds: truth(left, state) && truth(right, state) };
  if (symbol === 'or') return { kind: 'truth', holds: truth(left, state) || truth(right, state) };
  if (['=', '!=', '<', '<=', '>', '>='].includes(symbol))
    return { kind: 'truth', holds: compares(symbol, left, right, state) };
  const [a, b] = [amount(left, state), amount(right, state)];
  switch (symbol) {
    case '..':
      return { ...a, high: b.high };
    case '+':
      return { ...(b.isReading ? b : a), low: plus(a.low, b.low), high: plus(a.high, b.high) };
    case '-':
      return { ...a, isReading: a.isReading && !b.isReading, low: minus(a.low, b.high), high: minus(a.high, b.low) };
    case '*':
      return plainAmount(times(a.low, b.low), times(a.high, b.high), added(a.powers, b.powers));
    case '/':
      return plainAmount(over(a.low, b.high), over(a.high, b.low), added(a.powers, b.powers, -1));
    case '^':
      return power(a, b);
    default:
      throw new Error(`The reference does not know ${symbol}.`);
  }
}

function plainAmount(low: Fraction, high: Fraction, powers: Powers): Amount {
  return { kind: 'amount', low, high, powers, isReading: false };
}

/**
 * Exactly equal operands are equal, by however little doubles miss that. Others that lie so near to each other that rounding
 * is forgiven, in whichever unit, are an edge; names of inputs and written numbers compare as they are.
 */
function compares(symbol: string, left: Expression, right: Expression, state: Run): boolean {
  const isKey = (side: Expression) => side.kind === 'option' && !isWrittenDay(side.key);
  if (isKey(left) || isKey(right) || isTextual(left, state)) {
    const keys = [left, right].map((side) =>
      side.kind === 'name' && state.inputs[side.name] !== undefined
        ? String(state.inputs[side.name])
        : keyOf(side, state),
    );
    return (keys[0] === keys[1]) === (symbol === '=');
  }
  const [a, b] = [amount(left, state), amount(right, state)];
  const found = order(a.low, b.low);
  const isSent = (side: Expression) => side.kind === 'number' || (side.kind === 'name' && !state.steps.has(side.name));
  const forgives = !isSent(left) || !isSent(right);
  if (forgives && state.isRequirement) noteEdge(a.low, b.low, state);
  else if (forgives && found !== 0 && isForgiven(a.low, b.low)) state.isOnEdge = true;
  const holds: Readonly<Record<string, boolean>> = {
    '=': found === 0,
    '!=': found !== 0,
    '<': found < 0,
    '<=': found <= 0,
    '>': found > 0,
    '>=': found >= 0,
  };
  return holds[symbol] ?? false;
}

/** Room for units a thousand times larger or smaller than their base. */
const anyUnit: Fraction = { n: 1000n, d: 1n };

function isForgiven(a: Fraction, b: Fraction): boolean {
  return order(size(minus(a, b)), times(anyUnit, larger(forgiven(a), forgiven(b)))) <= 0;
}

function isTextual(side: Expression, { texts }: Run): boolean {
  return side.kind === 'name' && texts.has(side.name);
}

function keyOf(side: Expression, state: Run): string {
  const value = evaluate(side, state);
  return value.kind === 'choice' ? value.key : '';
}

const mostExact = 64;

function power(base: Amount, exponent: Amount): Amount {
  const size_ = toDouble(exponent.low);
  const powers = new Map([...base.powers].map(([dimension, count]): [string, number] => [dimension, count * size_]));
  const isWhole = Number.isInteger(size_) && Math.abs(size_) <= mostExact;
  const value = isWhole ? raised(base.low, size_) : fromDouble(toDouble(base.low) ** size_);
  return plainAmount(value, value, powers);
}

function call(name: string, args: readonly Amount[], state: Run): Amount {
  const [x, y, z] = args;
  if (x === undefined) throw new Error(`The reference calls ${name} with nothing.`);
  const ends = (f: (x: Fraction, ...others: readonly Fraction[]) => Fraction): Amount => {
    const of = (end: 'low' | 'high') => f(x[end], ...args.slice(1).map((arg) => arg[end]));
    return { ...x, low: of('low'), high: of('high') };
  };
  const rounded = (round: (x: Fraction, state: Run) => Fraction) =>
    ends((value, multiple = one) => times(round(over(value, multiple), state), multiple));
  const ofDay = calendar[name];
  if (ofDay !== undefined) {
    const day = new Date(
      firstDay + Math.floor(toDouble(over(x.low, unitOfText('day', state.units).scale))) * dayLength,
    );
    const found = ofDay(day, y === undefined ? 0 : toDouble(y.low));
    return { ...ofUnit(fromDecimal(found), unitOfText('day', state.units)), isReading: name === 'add_months' };
  }
  switch (name) {
    case 'min':
      return ends((first, ...others) => others.reduce(smaller, first));
    case 'max':
      return ends((first, ...others) => others.reduce(larger, first));
    case 'clamp':
      return y === undefined || z === undefined
        ? missing(name)
        : ends((value, low = value, high = value) => smaller(larger(value, low), high));
    case 'abs':
      return ends(size);
    case 'sqrt': {
      const powers = new Map([...x.powers].map(([dimension, count]): [string, number] => [dimension, count / 2]));
      return { ...ends((value) => fromDouble(Math.sqrt(toDouble(value)))), powers };
    }
    case 'ln':
      return ends((value) => fromDouble(Math.log(toDouble(value))));
    case 'log10':
      return ends((value) => fromDouble(Math.log10(toDouble(value))));
    case 'exp':
      return ends((value) => fromDouble(Math.exp(toDouble(value))));
    case 'ceil':
      return rounded(up);
    case 'floor':
      return rounded(down);
    case 'round':
      return rounded(nearest);
    case 'sin':
    case 'cos':
    case 'tan':
      return plainly(Math[name](toDouble(over(x.low, fullTurn(state))) * 2 * Math.PI));
    case 'asin':
    case 'acos':
    case 'atan': {
      const turns = fromDouble(Math[name](toDouble(x.low)) / (2 * Math.PI));
      const angle = times(turns, fullTurn(state));
      return { ...x, low: angle, high: angle, powers: angleOf(state).powers };
    }
    case 'mod': {
      const divisor = y ?? missing(name);
      const count = over(x.low, divisor.low);
      const below = down(count, state);
      const above = minus(count, below);
      noteEdge(above, forgiven(count), state);
      // Within what rounding forgives, the count is whole and leaves no rest, on whichever side it is.
      const rest = order(above, forgiven(count)) > 0 ? minus(x.low, times(below, divisor.low)) : zero;
      return { ...x, low: rest, high: rest };
    }
    case 'annuity':
      return plainly(payment(toDouble(x.low), toDouble((y ?? missing(name)).low)));
    case 'growth':
      return plainly((1 + toDouble(x.low)) ** toDouble((y ?? missing(name)).low));
    case 'growing_annuity': {
      const [rate, growth, periods] = [x, y ?? missing(name), z ?? missing(name)].map(({ low }) => toDouble(low));
      return plainly(worth(rate ?? 0, growth ?? 0, periods ?? 0));
    }
    case 'periods': {
      const principal = toDouble(over((z ?? missing(name)).low, x.low));
      return plainly(periods(principal, toDouble((y ?? missing(name)).low)));
    }
    case 'low':
      return { ...x, high: x.low };
    case 'high':
      return { ...x, low: x.high };
    case 'mid': {
      const middle = over(plus(x.low, x.high), { n: 2n, d: 1n });
      return { ...x, low: middle, high: middle };
    }
    default:
      throw new Error(`The reference does not know the function ${name}.`);
  }
}

function plainly(value: number): Amount {
  const exact = fromDouble(value);
  return plainAmount(exact, exact, new Map());
}

/** The unit of angles, which says how many of it are a full turn. */
function angleOf({ units }: Run): ReferenceUnit {
  return [...units.values()].find(({ turn }) => turn !== undefined) ?? missing('an angle');
}

function fullTurn(state: Run): Fraction {
  const { turn, scale } = angleOf(state);
  return times(turn ?? missing('a turn'), scale);
}

/** By the textbook; it loses digits where the rate is near zero. */
function payment(rate: number, periods: number): number {
  return Math.abs(rate) < 1e-7
    ? 1 / periods + (rate * (periods + 1)) / periods / 2
    : rate / (1 - (1 + rate) ** -periods);
}

/** By the textbook, and with the first terms of its series where the rates are near each other. */
function worth(rate: number, growth: number, periods: number): number {
  const gain = (growth - rate) / (1 + rate);
  const count =
    Math.abs(gain) < 1e-7 ? periods + (gain * periods * (periods - 1)) / 2 : ((1 + gain) ** periods - 1) / gain;
  return count / (1 + rate);
}

/** The number of payments of 1 that repay a principal. */
function periods(principal: number, rate: number): number {
  return Math.abs(rate) < 1e-9 ? principal : -Math.log(1 - rate * principal) / Math.log(1 + rate);
}
