import { explainNumber, parseNumber } from '../../runtime/calculator/number-text.js';

const taken: readonly [text: string, value: number][] = [
  ['20', 20],
  ['+5', 5],
  [' 5', 5],
  ['-2.5', -2.5],
  ['.5', 0.5],
  ['007', 7],
  ['1e3', 1000],
  ['1E-2', 0.01],
  // In a query a plus sign is a space: this is how `1e+3` arrives.
  ['1e 3', 1000],
  ['1e+3', 1000],
  ['2.50', 2.5],
  ['-0', 0],
  ['1e-400', 0],
  ['12\t', 12],
];

const refused: readonly [text: string, unit: string | undefined, reason: string, meant: string | null][] = [
  ['', 'ft', 'is empty', null],
  ['  ', 'ft', 'is empty', null],
  ['NaN', 'ft', 'is not a finite number', null],
  ['Infinity', 'ft', 'is not a finite number', null],
  ['-inf', 'ft', 'is not a finite number', null],
  ['1e400', 'ft', 'is too large for a number', null],
  ['9'.repeat(400), 'ft', 'is too large for a number', null],
  ['0x10', 'ft', 'is not written in decimal digits', '16'],
  ['0b101', 'ft', 'is not written in decimal digits', '5'],
  ['0o17', 'ft', 'is not written in decimal digits', '15'],
  ['1,800', 'ft', 'must be written without thousands separators', '1800'],
  ['1,234,567.5', 'ft', 'must be written without thousands separators', '1234567.5'],
  ['1 800', 'ft', 'must be written without thousands separators', '1800'],
  ['1_800', 'ft', 'must be written without thousands separators', '1800'],
  ['1,2345', 'ft', 'must be written with a decimal point', '1.2345'],
  ['2,5', 'ft', 'must be written with a decimal point', '2.5'],
  ['5.', 'ft', 'has a decimal point without digits behind it', '5'],
  ['$1,800', 'USD', 'must be written without a sign of money', '1800'],
  ['USD 40', 'USD', 'must be written without a sign of money', '40'],
  ['1.8k', 'ft', 'must be written out', '1800'],
  ['12ft', 'ft', 'must be a number alone, in ft', '12'],
  ['12 FT.', 'ft', 'must be a number alone, in ft', '12'],
  ['1800 sqft', 'sq ft', 'must be a number alone, in sq ft', '1800'],
  // Another unit is not cut off: twelve meters are not twelve feet, and feet are not square feet.
  ['12m', 'ft', 'must be a number alone, in ft', null],
  ['12 ft', 'sq ft', 'must be a number alone, in sq ft', null],
  ['12ft', undefined, 'must be a number alone', null],
  ['12abc', 'ft', 'must be a number alone, in ft', null],
  ['١٢', 'ft', 'must be written with the digits 0 to 9', '12'],
  ['۱۲', 'ft', 'must be written with the digits 0 to 9', '12'],
  ['१२', 'ft', 'must be written with the digits 0 to 9', '12'],
  ['１２', 'ft', 'must be written with the digits 0 to 9', '12'],
  ['−5', 'ft', 'must be written with the digits 0 to 9', '-5'],
  ['twelve', 'ft', 'is not a number', null],
  ['1-2', 'ft', 'must be a number alone, in ft', null],
  ['--5', 'ft', 'is not a number', null],
  ['[]', 'ft', 'is not a number', null],
  ['null', 'ft', 'is not a number', null],
];

describe('numbers as callers write them', () => {
  test.each(taken)('%j is %p', (text, value) => {
    expect(Object.is(parseNumber(text), value)).toBe(true);
  });

  test.each(refused)('%j (in %p) %s', (text, unit, reason, meant) => {
    expect(parseNumber(text)).toBeUndefined();
    expect(explainNumber(text, unit)).toEqual({ reason, meant });
  });
});
