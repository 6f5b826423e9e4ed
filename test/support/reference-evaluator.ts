/**
 * The language once more, as slow and as plain as can be: every number is an exact fraction of base units, every value
 * has two ends, and formulas are run as they were parsed. It shares the reading of the files and the parser with the
 * generator, and nothing of what checks, converts, folds or emits.
 */
import type { Expression } from '../../generator/formula/ast.js';
import { parseFormula } from '../../generator/formula/parser.js';
import type { CatalogSources } from '../../generator/load/load-catalog.js';
import { loadCatalog } from '../../generator/load/load-catalog.js';
import type {
  RawCalculator,
  RawFormula,
  RawRow,
  RawSchedule,
  RawSelectInput,
} from '../../generator/load/raw-catalog.js';
import { syntaxTable } from '../../generator/model/operations.js';
import { Reporter } from '../../generator/text/diagnostic.js';
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
import { added, noUnit, referenceUnits, unitOfExpression, unitOfText } from './reference-units.js';

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
}

/** The calculators of a catalog by slug. The catalog must be one that the checker accepts. */
export function referenceCalculators(sources: CatalogSources): ReadonlyMap<string, ReferenceCalculator> {
  const { calculators, units } = loadCatalog(sources, new Reporter());
  if (units === null) throw new Error('The reference needs units.');
  const table = referenceUnits(units);
  return new Map(
    calculators.map((raw) => [raw.slug.value, { slug: raw.slug.value, run: (inputs) => run(raw, table, inputs) }]),
  );
}

interface Run {
  readonly raw: RawCalculator;
  readonly units: ReferenceUnits;
  readonly inputs: Inputs;
  readonly steps: Map<string, Amount>;
  isOnEdge: boolean;
}

function run(raw: RawCalculator, units: ReferenceUnits, inputs: Inputs): ReferenceAnswer {
  const state: Run = { raw, units, inputs, steps: new Map(), isOnEdge: false };
  const broken = raw.require.find(({ that }) => !truth(parse(that), state));
  if (broken !== undefined)
    return { refusal: broken.message, steps: new Map(), value: 0, secondary: [], isOnEdge: state.isOnEdge };
  for (const { name, value } of raw.steps) state.steps.set(name.value, amount(parse(value), state));
  const { result } = raw;
  return {
    refusal: null,
    steps: state.steps,
    value: inUnit(amount(parse(result.value), state), unitOfRaw(result.unit, units)),
    secondary: result.secondary.map((each) => inUnit(amount(parse(each.value), state), unitOfRaw(each.unit, units))),
    isOnEdge: state.isOnEdge,
  };
}

function parse({ content }: RawFormula): Expression {
  const expression = parseFormula(content, syntaxTable, new Reporter());
  if (expression === null) throw new Error('The reference was given a formula that cannot be read.');
  return expression;
}

function unitOfRaw(raw: RawFormula | null, units: ReferenceUnits): ReferenceUnit {
  return raw === null ? noUnit : unitOfText(raw.text, units);
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
  const value = evaluate(expression, state);
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
      return { kind: 'choice', key: expression.key };
    case 'name':
      return state.steps.get(expression.name) ?? inputValue(expression.name, state);
    case 'column':
      return columnValue(expression.input.name, expression.column.name, state);
    case 'lookup':
      return lookUp(expression.table.name, expression.args, state);
    case 'call':
      return call(
        expression.callee.name,
        expression.args.map((arg) => amount(arg, state)),
        state,
      );
    case 'prefix':
      return expression.symbol === 'not'
        ? { kind: 'truth', holds: !truth(expression.operand, state) }
        : negated(expression.operand, state);
    case 'infix':
      return infix(expression, state);
    case 'convert':
      return amount(expression.operand, state);
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
  if (input.type === 'number') return ofUnit(fromDecimal(Number(given)), unitOfRaw(input.unit, state.units));
  const option = optionOf(input, String(given));
  return option.value === null ? { kind: 'choice', key: String(given) } : figure(option.value, input.unit, state);
}

function optionOf(input: RawSelectInput, key: string) {
  const option = input.options.find(({ name }) => name.value === key);
  if (option === undefined) throw new Error(`The reference knows no option ${key}.`);
  return option.value;
}

function columnValue(name: string, column: string, state: Run): Amount {
  const input = state.raw.inputs.find((each) => each.name.value === name)?.value;
  if (input?.type !== 'select') throw new Error(`The reference finds no select ${name}.`);
  const cell = optionOf(input, String(state.inputs[name])).columns.find((each) => each.name.value === column);
  const unit = input.columnUnits.find((each) => each.name.value === column)?.value ?? null;
  if (cell === undefined) throw new Error(`The reference finds no column ${column}.`);
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

function lookUp(name: string, args: readonly Expression[], state: Run): Amount {
  const table = state.raw.tables.find((each) => each.name.value === name)?.value;
  if (table !== undefined) {
    let rows: RawRow = { kind: 'rows', rows: table.rows, span: table.rows[0]?.name.span ?? missing(name) };
    for (const { value: input } of table.by) rows = rowOf(rows, String(state.inputs[input]));
    return rows.kind === 'cell' ? figure(rows.cell, table.unit, state) : missing(name);
  }
  const schedule = state.raw.schedules.find((each) => each.name.value === name)?.value ?? missing(name);
  const [arg] = args;
  return fromSchedule(schedule, amount(arg ?? missing(name), state), state);
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
  const lines = schedule.sizes?.map((each) => ({ upTo: each, value: each })) ?? schedule.lines ?? [];
  const line = lines.find(({ upTo }) => isAtOrBelow(count, number(upTo, from), state));
  if (line !== undefined) return ofUnit(number(line.value, unit), unit);
  const last = lines[lines.length - 1];
  let floor = last === undefined ? zero : number(last.upTo, from);
  for (const { upTo, base: start, rate } of schedule.brackets ?? []) {
    if (upTo === null || isAtOrBelow(count, number(upTo, from), state)) {
      const perFrom: ReferenceUnit = {
        scale: over(unit.scale, from.scale),
        powers: added(unit.powers, from.powers, -1),
        zero: null,
      };
      const product = times(number(rate, perFrom), minus(count, floor));
      const step = schedule.round === null ? null : number(schedule.round, unit);
      const rounded = step === null ? product : times(nearest(over(product, step), state), step);
      return ofUnit(plus(number(start, unit), rounded), unit);
    }
    floor = number(upTo, from);
  }
  throw new Error('The reference is beyond the end of a schedule.');
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

/** Where rounding changes: a hair beside a whole number, or beside a half. */
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

/** Equal operands are an edge where they were computed: doubles may find one of them larger by a digit. */
function compares(symbol: string, left: Expression, right: Expression, state: Run): boolean {
  if (left.kind === 'option' || right.kind === 'option') {
    const keys = [left, right].map((side) =>
      side.kind === 'name' ? String(state.inputs[side.name]) : side.kind === 'option' ? side.key : '',
    );
    return (keys[0] === keys[1]) === (symbol === '=');
  }
  const [a, b] = [amount(left, state), amount(right, state)];
  const found = order(a.low, b.low);
  const isPlain = [left, right].every(({ kind }) => kind === 'name' || kind === 'number');
  if (found !== 0 || !isPlain) noteEdge(a.low, b.low, state);
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
