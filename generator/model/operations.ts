import type { OperatorSyntax, SyntaxTable } from '../formula/syntax.js';
import type { Interval } from './interval.js';
import {
  absInterval,
  addIntervals,
  contains,
  divideIntervals,
  interval,
  multiplyIntervals,
  negateInterval,
  point,
  powerInterval,
  rising,
  risingExactly,
  subtractIntervals,
  widen,
} from './interval.js';
import { roundDown, roundHalfUp, roundUp } from './rounding.js';

/** How an operation treats the units of its operands; `check/units-of-operations.ts` carries the rules out. */
export type UnitRule =
  | 'sum'
  | 'difference'
  | 'product'
  | 'quotient'
  | 'power'
  | 'same'
  | 'root'
  | 'plain'
  | 'rounding'
  | 'ends'
  | 'comparison'
  | 'logic'
  | 'range'
  | 'conversion';

/** Why an operation may have no answer; the codes of the diagnostics that say so. */
export type DomainCode = 'division-by-zero' | 'root-of-negative' | 'log-of-nonpositive' | 'power-undefined';

/** Whether an operation has an answer on a box: on all of it, on none of it, or not known. */
export type Verdict = 'safe' | 'unsafe' | 'unknown';

/** What becomes of the operation in arithmetic. Absent for forms that checking resolves, such as `to` and `..`. */
export interface Arithmetic {
  /** The JavaScript operator or the function that emitted code uses; `kernel` functions live in runtime/kernel/math.ts. */
  readonly emit:
    | { readonly operator: string }
    | { readonly call: string }
    | { readonly kernel: string; readonly withMultiple?: string };
  readonly evaluate: (args: readonly number[]) => number;
  readonly bounds: (args: readonly Interval[]) => Interval;
  readonly domain?: { readonly code: DomainCode; readonly verdict: (args: readonly Interval[]) => Verdict };
}

/** One row of the table: everything that any part of the system knows of an operator or a function. */
export interface Operation {
  readonly name: string;
  readonly syntax:
    | OperatorSyntax
    | { readonly position: 'call'; readonly arguments: readonly [least: number, most: number] };
  readonly units: UnitRule;
  readonly arithmetic?: Arithmetic;
  readonly doc: string;
  readonly example: string;
}

const roundings = { ceil: roundUp, floor: roundDown, round: roundHalfUp };

const unlimited = Number.POSITIVE_INFINITY;

function infix(symbol: string, precedence: number, associates: OperatorSyntax['associates'] = 'left'): OperatorSyntax {
  return { symbol, position: 'infix', precedence, associates };
}

function call(least: number, most = least): Operation['syntax'] {
  return { position: 'call', arguments: [least, most] };
}

/** The operand at an index; a row never asks for one beyond its argument count. */
function at<T>(args: readonly T[], index: number): T {
  const value = args[index];
  if (value === undefined) throw new Error(`An operation reads operand ${index}, which it does not have.`);
  return value;
}

function unary(
  evaluate: (x: number) => number,
  bounds: (x: Interval) => Interval,
): Pick<Arithmetic, 'evaluate' | 'bounds'> {
  return { evaluate: (args) => evaluate(at(args, 0)), bounds: (args) => bounds(at(args, 0)) };
}

function binary(
  evaluate: (x: number, y: number) => number,
  bounds: (x: Interval, y: Interval) => Interval,
): Pick<Arithmetic, 'evaluate' | 'bounds'> {
  return { evaluate: (args) => evaluate(at(args, 0), at(args, 1)), bounds: (args) => bounds(at(args, 0), at(args, 1)) };
}

/** Unsafe where all of it fails `holds` at the given end, safe where none does. */
function domain(
  code: DomainCode,
  safe: (x: Interval) => boolean,
  unsafe: (x: Interval) => boolean,
  index = 0,
): Arithmetic['domain'] {
  return {
    code,
    verdict: (args) => {
      const operand = at(args, index);
      return safe(operand) ? 'safe' : unsafe(operand) ? 'unsafe' : 'unknown';
    },
  };
}

const nonzero = (index: number) =>
  domain(
    'division-by-zero',
    (x) => !contains(x, 0),
    (x) => x.low === 0 && x.high === 0,
    index,
  ) as NonNullable<Arithmetic['domain']>;

function roundingRow(name: 'ceil' | 'floor' | 'round', kernel: string, doc: string, example: string): Operation {
  const round = roundings[name];
  return {
    name,
    syntax: call(1, 2),
    units: 'rounding',
    arithmetic: {
      emit: { kernel, withMultiple: `${kernel}To` },
      evaluate: ([x = Number.NaN, multiple]) => (multiple === undefined ? round(x) : round(x / multiple) * multiple),
      bounds: (args) => roundedBounds(round, at(args, 0), args[1]),
      domain: {
        code: 'division-by-zero',
        verdict: (args) => (args[1] === undefined ? 'safe' : nonzero(1).verdict(args)),
      },
    },
    doc,
    example,
  };
}

function roundedBounds(round: (x: number) => number, value: Interval, multiple: Interval | undefined): Interval {
  if (multiple === undefined) return risingExactly(value, round);
  return multiplyIntervals(risingExactly(divideIntervals(value, multiple), round), multiple);
}

function powerVerdict([base, exponent]: readonly Interval[]): Verdict {
  if (base === undefined || exponent === undefined) return 'unknown';
  const whole = exponent.low === exponent.high && Number.isInteger(exponent.low);
  if (whole && exponent.low >= 0) return 'safe';
  if (whole) return !contains(base, 0) ? 'safe' : base.low === 0 && base.high === 0 ? 'unsafe' : 'unknown';
  if (base.low > 0 || (base.low === 0 && exponent.low > 0)) return 'safe';
  return base.high < 0 && exponent.low === exponent.high ? 'unsafe' : 'unknown';
}

function powerBounds(base: Interval, exponent: Interval): Interval {
  if (exponent.low === exponent.high && Number.isInteger(exponent.low)) return powerInterval(base, exponent.low);
  const low = Math.max(base.low, 0);
  const ends = [low ** exponent.low, low ** exponent.high, base.high ** exponent.low, base.high ** exponent.high];
  const bounds = widen(widen(interval(Math.min(...ends), Math.max(...ends))));
  return interval(Math.max(0, bounds.low), bounds.high);
}

/** The root of an exact square is exact, and no root is below zero. */
function rootBounds(x: Interval): Interval {
  const end = (value: number) => {
    const root = Math.sqrt(Math.max(0, value));
    return Number.isInteger(root) && root * root === value ? point(root) : rising(point(root), (y) => y);
  };
  return interval(Math.max(0, end(x.low).low), end(x.high).high);
}

const comparison = (symbol: string, doc: string, example: string): Operation => ({
  name: symbol,
  syntax: infix(symbol, 4, 'none'),
  units: 'comparison',
  doc,
  example,
});

const rows = [
  {
    name: 'or',
    syntax: infix('or', 1),
    units: 'logic',
    doc: 'True when at least one side is.',
    example: 'count > 5 or depth > 3 in',
  },
  {
    name: 'and',
    syntax: infix('and', 2),
    units: 'logic',
    doc: 'True when both sides are.',
    example: 'count > 5 and depth > 3 in',
  },
  {
    name: 'not',
    syntax: { symbol: 'not', position: 'prefix', precedence: 3, associates: 'right' },
    units: 'logic',
    doc: 'True when what follows is not.',
    example: 'not count > 5',
  },
  comparison('=', 'Equal; also compares a select with an option in quotes.', 'frequency = "weekly"'),
  comparison('!=', 'Not equal.', 'frequency != "weekly"'),
  comparison('<', 'Less than.', 'depth < 3 in'),
  comparison('<=', 'Less than or equal.', 'depth <= 3 in'),
  comparison('>', 'Greater than.', 'depth > 3 in'),
  comparison('>=', 'Greater than or equal.', 'depth >= 3 in'),
  {
    name: 'to',
    syntax: infix('to', 5),
    units: 'conversion',
    doc: 'The same amount in another unit.',
    example: 'volume to cuyd',
  },
  {
    name: '..',
    syntax: infix('..', 6, 'none'),
    units: 'range',
    doc: 'From a low to a high end.',
    example: '150..200 USD/cuyd',
  },
  {
    name: '+',
    syntax: infix('+', 7),
    units: 'sum',
    arithmetic: { emit: { operator: '+' }, ...binary((x, y) => x + y, addIntervals) },
    doc: 'Sum; the units are of one kind.',
    example: 'length + 6 in',
  },
  {
    name: '-',
    syntax: infix('-', 7),
    units: 'difference',
    arithmetic: { emit: { operator: '-' }, ...binary((x, y) => x - y, subtractIntervals) },
    doc: 'Difference; the units are of one kind.',
    example: 'length - 6 in',
  },
  {
    name: '*',
    syntax: infix('*', 8),
    units: 'product',
    arithmetic: { emit: { operator: '*' }, ...binary((x, y) => x * y, multiplyIntervals) },
    doc: 'Product; units multiply.',
    example: 'length * width',
  },
  {
    name: '/',
    syntax: infix('/', 8),
    units: 'quotient',
    arithmetic: { emit: { operator: '/' }, ...binary((x, y) => x / y, divideIntervals), domain: nonzero(1) },
    doc: 'Quotient; units divide.',
    example: 'volume / 0.6 cuft',
  },
  {
    name: 'negate',
    syntax: { symbol: '-', position: 'prefix', precedence: 9, associates: 'right' },
    units: 'same',
    arithmetic: { emit: { operator: '-' }, ...unary((x) => 0 - x, negateInterval) },
    doc: 'The opposite sign.',
    example: '-depth',
  },
  {
    name: '^',
    syntax: infix('^', 10, 'right'),
    units: 'power',
    arithmetic: {
      emit: { operator: '**' },
      ...binary((x, y) => x ** y, powerBounds),
      domain: { code: 'power-undefined', verdict: powerVerdict },
    },
    doc: 'Power; with a unit, the exponent is a fixed whole number or a root that the unit has.',
    example: 'length ^ 2',
  },
  {
    name: 'min',
    syntax: call(2, unlimited),
    units: 'same',
    arithmetic: {
      emit: { call: 'Math.min' },
      evaluate: (args) => Math.min(...args),
      bounds: (args) => interval(Math.min(...args.map((x) => x.low)), Math.min(...args.map((x) => x.high))),
    },
    doc: 'The smallest of its values.',
    example: 'min(length, 20 ft)',
  },
  {
    name: 'max',
    syntax: call(2, unlimited),
    units: 'same',
    arithmetic: {
      emit: { call: 'Math.max' },
      evaluate: (args) => Math.max(...args),
      bounds: (args) => interval(Math.max(...args.map((x) => x.low)), Math.max(...args.map((x) => x.high))),
    },
    doc: 'The largest of its values.',
    example: 'max(length, 20 ft)',
  },
  {
    name: 'clamp',
    syntax: call(3),
    units: 'same',
    arithmetic: {
      emit: { kernel: 'clamp' },
      evaluate: ([x = Number.NaN, low = Number.NaN, high = Number.NaN]) => Math.min(Math.max(x, low), high),
      bounds: (args) => clampBounds(at(args, 0), at(args, 1), at(args, 2)),
    },
    doc: 'The first value, moved between the two others.',
    example: 'clamp(length, 4 ft, 20 ft)',
  },
  {
    name: 'abs',
    syntax: call(1),
    units: 'same',
    arithmetic: { emit: { call: 'Math.abs' }, ...unary(Math.abs, absInterval) },
    doc: 'The value without its sign.',
    example: 'abs(length - width)',
  },
  {
    name: 'sqrt',
    syntax: call(1),
    units: 'root',
    arithmetic: {
      emit: { call: 'Math.sqrt' },
      ...unary(Math.sqrt, rootBounds),
      domain: domain(
        'root-of-negative',
        (x) => x.low >= 0,
        (x) => x.high < 0,
      ) as NonNullable<Arithmetic['domain']>,
    },
    doc: 'The square root; of sq ft in ft.',
    example: 'sqrt(area)',
  },
  {
    name: 'ln',
    syntax: call(1),
    units: 'plain',
    arithmetic: {
      emit: { call: 'Math.log' },
      ...unary(Math.log, (x) => widen(rising(interval(Math.max(0, x.low), Math.max(0, x.high)), Math.log))),
      domain: domain(
        'log-of-nonpositive',
        (x) => x.low > 0,
        (x) => x.high <= 0,
      ) as NonNullable<Arithmetic['domain']>,
    },
    doc: 'The natural logarithm of a plain number.',
    example: 'ln(2)',
  },
  {
    name: 'log10',
    syntax: call(1),
    units: 'plain',
    arithmetic: {
      emit: { call: 'Math.log10' },
      ...unary(Math.log10, (x) => widen(rising(interval(Math.max(0, x.low), Math.max(0, x.high)), Math.log10))),
      domain: domain(
        'log-of-nonpositive',
        (x) => x.low > 0,
        (x) => x.high <= 0,
      ) as NonNullable<Arithmetic['domain']>,
    },
    doc: 'The decimal logarithm of a plain number.',
    example: 'log10(1000)',
  },
  {
    name: 'exp',
    syntax: call(1),
    units: 'plain',
    arithmetic: { emit: { call: 'Math.exp' }, ...unary(Math.exp, (x) => expBounds(x)) },
    doc: 'The exponential of a plain number.',
    example: 'exp(-0.5)',
  },
  roundingRow('ceil', 'roundUp', 'Up to a whole number, or to a multiple.', 'ceil(load, 0.5 tonAC)'),
  roundingRow('floor', 'roundDown', 'Down to a whole number, or to a multiple.', 'floor(area, 10 sqft)'),
  roundingRow('round', 'roundHalfUp', 'To the nearest whole number or multiple, halves up.', 'round(price, 5 USD)'),
  { name: 'low', syntax: call(1), units: 'ends', doc: 'The low end of a range.', example: 'low(material)' },
  { name: 'high', syntax: call(1), units: 'ends', doc: 'The high end of a range.', example: 'high(material)' },
  { name: 'mid', syntax: call(1), units: 'ends', doc: 'The middle of a range.', example: 'mid(material)' },
] as const satisfies readonly Operation[];

export type OperationName = (typeof rows)[number]['name'];

/** The table by name. `negate` is the sign in front of a value; all others are written as they are named. */
export const operations: ReadonlyMap<string, Operation> = new Map(rows.map((row) => [row.name, row]));

export const functions: ReadonlyMap<string, Operation> = new Map(
  rows.filter((row) => row.syntax.position === 'call').map((row) => [row.name, row]),
);

/** The arithmetic of an operation that has some; asking for that of `to` or `low` is a bug. */
export function arithmeticOf(name: OperationName): Arithmetic {
  const arithmetic = operations.get(name)?.arithmetic;
  if (arithmetic === undefined) throw new Error(`${name} has no arithmetic of its own.`);
  return arithmetic;
}

export const syntaxTable: SyntaxTable = {
  infix: syntaxAt('infix'),
  prefix: syntaxAt('prefix'),
};

function syntaxAt(position: OperatorSyntax['position']): ReadonlyMap<string, OperatorSyntax> {
  const found = rows.flatMap((row: Operation) =>
    row.syntax.position === position ? [row.syntax as OperatorSyntax] : [],
  );
  return new Map(found.map((syntax) => [syntax.symbol, syntax]));
}

function clampBounds(x: Interval, low: Interval, high: Interval): Interval {
  const move = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
  return interval(move(x.low, low.low, high.low), move(x.high, low.high, high.high));
}

function expBounds(x: Interval): Interval {
  const bounds = widen(rising(x, Math.exp));
  return interval(Math.max(0, bounds.low), bounds.high);
}
