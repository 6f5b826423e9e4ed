/** The one table of operators and functions: everything that any part of the compiler knows of each of them. */
import type { OperatorSyntax, SyntaxTable } from '../syntax/syntax.js';
import { add, exactPower, exactQuotient, multiply, negate, subtract } from '../units/rational.js';
import { dayRows } from './day-rows.js';
import type { Interval } from './interval.js';
import {
  absInterval,
  addIntervals,
  divideIntervals,
  interval,
  multiplyIntervals,
  negateInterval,
  point,
  subtractIntervals,
} from './interval.js';
import { mathematicsRows } from './mathematics-rows.js';
import type { Arithmetic, Change, Comparison, Inverse, Operation } from './operation.js';
import {
  clampBounds,
  operandAt,
  powerBounds,
  powerVerdict,
  rootBounds,
  roundedBounds,
  roundings,
} from './operation-bounds.js';
import {
  clampInverse,
  differenceInverse,
  greatestInverse,
  leastInverse,
  oppositeInverse,
  powerInverse,
  productInverse,
  quotientInverse,
  rootInverse,
  roundingInverse,
  sizeInverse,
  sumInverse,
} from './operation-inverses.js';
import {
  clampSlope,
  differenceSlope,
  greatestSlope,
  isFlat,
  leastSlope,
  oppositeSlope,
  powerSlope,
  productSlope,
  quotientSlope,
  rootDerivative,
  roundingSlope,
  sizeDerivative,
  slopeBy,
  sumSlope,
} from './operation-slopes.js';
import { periodRows } from './period-rows.js';
import { binary, call, domainOf, infix, nonzeroDivisor, unary } from './row-parts.js';

const unlimited = Number.POSITIVE_INFINITY;

const directions = { ceil: 'up', floor: 'down', round: 'nearest' } as const;

function roundingRow<const Name extends keyof typeof roundings>(
  name: Name,
  kernel: string,
  inverse: Inverse,
  doc: string,
  example: string,
) {
  const round = roundings[name];
  return {
    name,
    syntax: call(1, 2),
    units: 'rounding',
    arithmetic: {
      emit: { kernel, withMultiple: `${kernel}To` },
      evaluate: ([x = Number.NaN, multiple]) => (multiple === undefined ? round(x) : round(x / multiple) * multiple),
      bounds: (args) => roundedBounds(name, operandAt(args, 0), args[1]),
      domain: nonzeroDivisor,
      rounding: directions[name],
      accuracy: 'monotone',
      slope: roundingSlope,
      inverse,
    },
    doc,
    example,
  } as const satisfies Operation;
}

function comparisonRow<const Name extends Comparison>(name: Name, doc: string, example: string) {
  return { name, syntax: infix(name, 4, 'none'), units: 'comparison', doc, example } as const satisfies Operation;
}

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
  comparisonRow('=', 'Equal; also compares a select with an option in quotes.', 'frequency = "weekly"'),
  comparisonRow('!=', 'Not equal.', 'frequency != "weekly"'),
  comparisonRow('<', 'Less than.', 'depth < 3 in'),
  comparisonRow('<=', 'Less than or equal.', 'depth <= 3 in'),
  comparisonRow('>', 'Greater than.', 'depth > 3 in'),
  comparisonRow('>=', 'Greater than or equal.', 'depth >= 3 in'),
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
    arithmetic: {
      emit: { operator: '+' },
      ...binary((x, y) => x + y, addIntervals),
      algebra: 'sum',
      commutes: true,
      fold: add,
      slope: sumSlope,
      inverse: sumInverse,
    },
    doc: 'Sum; the units are of one kind.',
    example: 'length + 6 in',
  },
  {
    name: '-',
    syntax: infix('-', 7),
    units: 'difference',
    arithmetic: {
      emit: { operator: '-' },
      ...binary((x, y) => x - y, subtractIntervals),
      algebra: 'difference',
      fold: subtract,
      slope: differenceSlope,
      inverse: differenceInverse,
    },
    doc: 'Difference; the units are of one kind.',
    example: 'length - 6 in',
  },
  {
    name: '*',
    syntax: infix('*', 8),
    units: 'product',
    arithmetic: {
      emit: { operator: '*' },
      ...binary((x, y) => x * y, multiplyIntervals),
      algebra: 'product',
      commutes: true,
      fold: multiply,
      slope: productSlope,
      inverse: productInverse,
    },
    doc: 'Product; units multiply.',
    example: 'length * width',
  },
  {
    name: '/',
    syntax: infix('/', 8),
    units: 'quotient',
    arithmetic: {
      emit: { operator: '/' },
      ...binary((x, y) => x / y, divideIntervals),
      domain: nonzeroDivisor,
      algebra: 'quotient',
      fold: exactQuotient,
      slope: quotientSlope,
      inverse: quotientInverse,
    },
    doc: 'Quotient; units divide.',
    example: 'volume / 0.6 cuft',
  },
  {
    name: 'negate',
    syntax: { symbol: '-', position: 'prefix', precedence: 9, associates: 'right' },
    units: 'same',
    arithmetic: {
      emit: { operator: '-' },
      ...unary((x) => 0 - x, negateInterval),
      algebra: 'opposite',
      accuracy: 'exact',
      fold: negate,
      slope: oppositeSlope,
      inverse: oppositeInverse,
    },
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
      domain: {
        code: 'power-undefined',
        operand: null,
        zero: 0,
        question: 'this power always has an answer',
        verdict: powerVerdict,
      },
      algebra: 'power',
      fold: exactPower,
      slope: powerSlope,
      inverse: powerInverse,
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
      choice: 'least',
      accuracy: 'exact',
      commutes: true,
      slope: leastSlope,
      inverse: leastInverse,
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
      choice: 'greatest',
      accuracy: 'exact',
      commutes: true,
      slope: greatestSlope,
      inverse: greatestInverse,
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
      bounds: (args) => clampBounds(operandAt(args, 0), operandAt(args, 1), operandAt(args, 2)),
      choice: 'clamped',
      accuracy: 'exact',
      slope: clampSlope,
      inverse: clampInverse,
    },
    doc: 'The first value, moved between the two others.',
    example: 'clamp(length, 4 ft, 20 ft)',
  },
  {
    name: 'abs',
    syntax: call(1),
    units: 'same',
    arithmetic: {
      emit: { call: 'Math.abs' },
      ...unary(Math.abs, absInterval),
      choice: 'size',
      accuracy: 'exact',
      slope: slopeBy(sizeDerivative),
      inverse: sizeInverse,
    },
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
      domain: domainOf(
        { code: 'root-of-negative', question: 'this can take the root of a negative number' },
        (x) => x.low >= 0,
        (x) => x.high < 0,
      ),
      algebra: 'root',
      accuracy: 'monotone',
      slope: slopeBy(rootDerivative),
      inverse: rootInverse,
    },
    doc: 'The square root; of sq ft in ft.',
    example: 'sqrt(area)',
  },
  roundingRow(
    'ceil',
    'roundUp',
    roundingInverse(-1, 0),
    'Up to a whole number, or to a multiple.',
    'ceil(load, 0.5 tonAC)',
  ),
  roundingRow(
    'floor',
    'roundDown',
    roundingInverse(0, 1),
    'Down to a whole number, or to a multiple.',
    'floor(area, 10 sqft)',
  ),
  roundingRow(
    'round',
    'roundHalfAway',
    roundingInverse(-0.5, 0.5),
    'To the nearest whole number or multiple, halves away from zero.',
    'round(price, 5 USD)',
  ),
  ...mathematicsRows,
  ...dayRows,
  ...periodRows,
  { name: 'low', syntax: call(1), units: 'ends', doc: 'The low end of a range.', example: 'low(material)' },
  { name: 'high', syntax: call(1), units: 'ends', doc: 'The high end of a range.', example: 'high(material)' },
  { name: 'mid', syntax: call(1), units: 'ends', doc: 'The middle of a range.', example: 'mid(material)' },
] as const satisfies readonly Operation[];

/** The rows as they stand here: a unit rule tells which operations there are with it. */
export type OperationRow = (typeof rows)[number];

export type OperationName = OperationRow['name'];

/** The operations that are arithmetic; the others are resolved by checking, such as `to` and `low`. */
export type ArithmeticName = Extract<OperationRow, { readonly arithmetic: Arithmetic }>['name'];

/** The table by name. `negate` is the sign in front of a value; all others are written as they are named. */
export const operations: ReadonlyMap<string, OperationRow> = new Map(rows.map((row) => [row.name, row]));

export const functions: ReadonlyMap<string, OperationRow> = new Map(
  rows.filter((row) => row.syntax.position === 'call').map((row) => [row.name, row]),
);

/** The arithmetic of the function or operator with a name; undefined where there is none. */
export function findArithmetic(name: string): Arithmetic | undefined {
  const row: Operation | undefined = operations.get(name);
  return row?.arithmetic;
}

export function arithmeticOf(name: ArithmeticName): Arithmetic {
  const arithmetic = findArithmetic(name);
  if (arithmetic === undefined) throw new Error(`${name} has no arithmetic of its own.`);
  return arithmetic;
}

/** The slope of the result between two points; flat where no operand moves. */
export function slopeOf(name: ArithmeticName, change: Change): Interval {
  return change.slopes.every(isFlat) ? point(0) : arithmeticOf(name).slope(change);
}

/** The operator with this sign in front of its operand. */
export function prefixOperation(symbol: string): OperationRow {
  const found = rows.find(({ syntax }: Operation) => syntax.position === 'prefix' && syntax.symbol === symbol);
  if (found === undefined) throw new Error(`${symbol} is parsed but not in the table.`);
  return found;
}

export const syntaxTable: SyntaxTable = {
  infix: syntaxAt('infix'),
  prefix: syntaxAt('prefix'),
};

function syntaxAt(position: OperatorSyntax['position']): ReadonlyMap<string, OperatorSyntax> {
  const found = rows.map(({ syntax }: Operation) => syntax).filter((syntax) => syntax.position === position);
  return new Map(found.flatMap((syntax) => (syntax.position === 'call' ? [] : [[syntax.symbol, syntax] as const])));
}
