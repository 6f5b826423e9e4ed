import { calculatorOf, checkParts } from '../../support/calculator-text.js';

/** A formula that gives a range, and the ends that must come out. The input n is 1. */
test.each<[string, number, number]>([
  ['2..5', 2, 5],
  ['2 + 1..5', 3, 5],
  ['(2..5) + 1', 3, 6],
  ['1 + (2..5)', 3, 6],
  ['(2..5) + (1..10)', 3, 15],
  ['(2..5) - 1', 1, 4],
  ['10 - (2..5)', 5, 8],
  ['(2..5) - (1..10)', -8, 4],
  ['-(2..5)', -5, -2],
  ['(2..5) * 3', 6, 15],
  ['3 * (2..5)', 6, 15],
  ['(2..5) * (1..10)', 2, 50],
  ['(2..5) / 2', 1, 2.5],
  ['10 / (2..5)', 2, 5],
  ['(2..5) / (1..10)', 0.2, 5],
  ['min(2..5, 3)', 2, 3],
  ['max(2..5, 3)', 3, 5],
  ['min(2..5, 1..10)', 1, 5],
  ['clamp(2..5, 3, 4)', 3, 4],
  ['ceil(2.5..5)', 3, 5],
  ['floor(2.5..5)', 2, 5],
  ['round(2.5..5.4)', 3, 5],
  ['ceil(2..11, 5)', 5, 15],
  ['sqrt(4..9)', 2, 3],
  ['log10(10..100)', 1, 2],
  ['exp(0..0)', 1, 1],
  ['(2..5 ft) / 1 in', 24, 60],
  ['(2..5) * 50%', 1, 2.5],
  ['if n < 5 then 2..5 else 7', 2, 5],
  ['if n > 5 then 2..5 else 7', 7, 7],
  ['3', 3, 3],
])('%s runs from %d to %d', (formula, low, high) => {
  const secondary = '- { label: High end, value: high(found), decimals: 4 }';
  const { examples } = calculatorOf({ formula: `found: ${formula}\nanswer: low(found)`, secondary, expected: low });
  expect([examples[0]?.value, examples[0]?.secondary[1]]).toEqual([low, high]);
});

test.each<[string, number]>([
  ['low(2..5)', 2],
  ['high(2..5)', 5],
  ['mid(2..5)', 3.5],
  ['mid(4)', 4],
  ['low(4)', 4],
])('%s is %d', (formula, expected) => {
  expect(calculatorOf({ formula, expected }).examples[0]?.value).toBe(expected);
});

/** What may turn a range upside down, and what cannot take one. */
test.each<[string, string]>([
  ['low((n - 2) * (2..5))', 'range-upside-down'],
  ['low((2..5) * (n - 2))', 'range-upside-down'],
  ['low((-1..5) * (2..5))', 'range-upside-down'],
  ['low((2..5) * (-1..5))', 'range-upside-down'],
  ['low((2..5) / (n - 11))', 'range-upside-down'],
  ['low(n..5)', 'range-upside-down'],
  ['low(5..2)', 'range-upside-down'],
  ['high((2..5) / (0..1))', 'division-by-zero'],
  ['low((2..5)^2)', 'range-not-allowed'],
  ['low(abs(-2..5))', 'range-not-allowed'],
  ['low((2..5)..7)', 'range-not-allowed'],
  ['low(ceil(5, 2..5))', 'range-not-allowed'],
  ['if (2..5) > 3 then 1 else 2', 'range-not-allowed'],
  ['2..5', 'range-not-allowed'],
  ['low(2 ft..5 lb)', 'unit-mismatch'],
])('%s is refused', (formula, code) => {
  expect(checkParts({ formula }).diagnostics.map((found) => found.code)).toEqual([code]);
});

/** What is never negative may multiply a range, and so may a range of it. */
test.each<[string, number]>([
  ['low((n - 1) * (2..5))', 0],
  ['low((2..5) * max(n - 2, 0))', 0],
  ['low((if n > 2 then n - 2 else 0) * (2..5))', 0],
  ['low((-1..5) * n)', -1],
  ['low((2..5) / n)', 2],
  ['low(n..12)', 1],
])('%s is proved to be a range', (formula, expected) => {
  expect(calculatorOf({ formula, expected }).examples[0]?.value).toBe(expected);
});
