import type { Rational } from '../../../generator/units/rational.js';
import {
  add,
  compare,
  divide,
  fraction,
  fromNumber,
  multiply,
  negate,
  parseDecimal,
  power,
  subtract,
  toExactDecimal,
  toNumber,
} from '../../../generator/units/rational.js';

/** A fraction as `numerator/denominator`. */
function shown(value: Rational | null): string | null {
  return value && `${value.numerator}/${value.denominator}`;
}

function read(text: string): Rational {
  const [numerator = '', denominator = '1'] = text.split('/');
  return fraction(BigInt(numerator), BigInt(denominator));
}

test.each<[string, string | null]>([
  ['0', '0/1'],
  ['-0', '0/1'],
  ['12', '12/1'],
  ['+12', '12/1'],
  ['0.5', '1/2'],
  ['.5', '1/2'],
  ['5.', '5/1'],
  ['-2.25', '-9/4'],
  ['1e3', '1000/1'],
  ['1.5e-2', '3/200'],
  ['1E+2', '100/1'],
  ['0.494', '247/500'],
  ['  7 ', '7/1'],
  ['', null],
  ['.', null],
  ['e5', null],
  ['1e1234', null],
  ['0x10', null],
  ['1_000', null],
  ['1,000', null],
  ['Infinity', null],
  ['--1', null],
])('reads %j', (text, value) => {
  expect(shown(parseDecimal(text))).toBe(value);
});

test.each<[string, string, string]>([
  ['4/8', '2/-6', '1/2 -1/3'],
  ['0/5', '-3/-9', '0/1 1/3'],
])('%s and %s in lowest terms', (a, b, both) => {
  expect(`${shown(read(a))} ${shown(read(b))}`).toBe(both);
});

test.each<[string, string, string]>([
  ['1/3 + 1/6', '1/2', '1/2'],
  ['1/3 - 1/3', '0', '0/1'],
  ['2/3 * 3/2', '1', '1/1'],
  ['1/2 / 1/4', '2', '2/1'],
  ['-1/2 / 1/4', '-2', '-2/1'],
])('%s is %s', (sum, _, value) => {
  const [a = '', sign = '', b = ''] = sum.split(' ');
  const operations: Readonly<Record<string, typeof add>> = { '+': add, '-': subtract, '*': multiply, '/': divide };
  expect(shown(operations[sign]?.(read(a), read(b)) ?? null)).toBe(value);
});

test.each<[string, number, string]>([
  ['2/3', 3, '8/27'],
  ['2/3', -2, '9/4'],
  ['-2/3', 3, '-8/27'],
  ['5', 0, '1/1'],
])('%s to the power of %d', (base, exponent, value) => {
  expect(shown(power(read(base), exponent))).toBe(value);
});

test.each<[string, string, number]>([
  ['1/3', '1/2', -1],
  ['-1/3', '-1/2', 1],
  ['2/4', '1/2', 0],
])('%s beside %s', (a, b, order) => {
  expect(compare(read(a), read(b))).toBe(order);
});

test('a denominator of zero is a mistake of ours', () => {
  expect(() => fraction(1n, 0n)).toThrow('denominator');
});

test.each<[string, number]>([
  ['1/3', 1 / 3],
  ['-1/3', -1 / 3],
  ['1/324', 1 / 324],
  ['45359237/100000000', 0.45359237],
  ['9007199254740993/1', 9007199254740992],
  ['1/9007199254740993', 1.1102230246251564e-16],
  [`1${'0'.repeat(400)}/3`, Number.POSITIVE_INFINITY],
  [`1/1${'0'.repeat(400)}`, 0],
  [`${'9'.repeat(40)}/${'9'.repeat(39)}`, 10],
])('%s as a double', (text, value) => {
  expect(toNumber(read(text))).toBe(value);
});

test.each<[string, string | null]>([
  ['1/8', '0.125'],
  ['-1/8', '-0.125'],
  ['12', '12'],
  ['7/20', '0.35'],
  ['1/3', null],
  ['0', '0'],
  ['1/1024', '0.0009765625'],
])('%s as a decimal', (text, decimal) => {
  expect(toExactDecimal(read(text))).toBe(decimal);
});

test.each([0.1, 1e300, 1e-300, 123456.789, -0.5, 5e-324])(
  '%d is read from a number by its shortest decimal',
  (value) => {
    expect(toNumber(fromNumber(value))).toBe(value);
    expect(toNumber(negate(fromNumber(value)))).toBe(-value);
  },
);

test.each([Number.NaN, Number.POSITIVE_INFINITY])('%d is no fraction', (value) => {
  expect(() => fromNumber(value)).toThrow('finite');
});
