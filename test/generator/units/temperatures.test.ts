import { calculatorOf, checkParts } from '../../support/calculator-text.js';

/** Readings stand on scales with zeros of their own; differences do not. */
test.each<[string, string | undefined, number]>([
  ['20 degC', 'degF', 68],
  ['68 degF', 'degC', 20],
  ['-40 degC', 'degF', -40],
  ['0 degC', 'degF', 32],
  ['-17.7778 degC to degF', 'degF', 0],
  ['24 degC - 18 degC', 'kelvin', 6],
  ['24 degC - 18 degC', 'deltaF', 10.8],
  ['68 degF - 20 degC', 'kelvin', 0],
  ['24 degC - 50 degF', 'kelvin', 14],
  ['50 degF - 24 degC', 'deltaF', -25.2],
  ['20 degC + 5 kelvin', 'degC', 25],
  ['20 degC + 9 deltaF', 'degC', 25],
  ['9 deltaF + 20 degC', 'degC', 25],
  ['20 degC - 9 deltaF', 'degC', 15],
  ['68 degF + 5 kelvin', 'degF', 77],
  ['min(20 degC, 50 degF)', 'degC', 10],
  ['max(20 degC, 50 degF)', 'degF', 68],
  ['clamp(100 degC, 0 degC, 50 degF)', 'degC', 10],
  ['if 20 degC + n * 1 kelvin < 70 degF then 1 else 2', undefined, 1],
  ['if 20 degC + n * 2 kelvin > 80 degF then 1 else 2', undefined, 2],
  ['if n < 2 then 20 degC else 50 degF', 'degC', 20],
  ['if n > 2 then 20 degC else 50 degF', 'degC', 10],
  ['low(-10..40 degC)', 'degF', 14],
  ['high(-10..40 degC)', 'degF', 104],
  ['mid(-10..40 degC)', 'degC', 15],
  ['(24 degC - 18 degC) * 0.5 EUR/kelvin', 'EUR', 3],
  ['(24 degC - 18 degC) * 0.5 EUR/degC', 'EUR', 3],
  ['(24 degC - 18 degC) / (10.8 deltaF)', undefined, 1],
  ['6 degC*day / 2 day', 'kelvin', 3],
  ['n * 6 degC*day / 2 day', 'kelvin', 3],
])('%s in %s is %d', (formula, unit, expected) => {
  const parts = { formula, expected, ...(unit === undefined ? {} : { unit }) };
  expect(calculatorOf(parts).examples[0]?.value).toBe(expected);
});

test.each<[string, string]>([
  ['20 degC + 5 degC', 'reading-arithmetic'],
  ['5 kelvin - 20 degC', 'reading-arithmetic'],
  ['20 degC * 2', 'reading-arithmetic'],
  ['2 * 20 degC', 'reading-arithmetic'],
  ['20 degC / 2', 'reading-arithmetic'],
  ['1 / 20 degC', 'reading-arithmetic'],
  ['20 degC ^ 2', 'reading-arithmetic'],
  ['sqrt(20 degC)', 'reading-arithmetic'],
  ['ceil(20 degC, 5 kelvin)', 'reading-arithmetic'],
  ['abs(20 degC)', 'reading-arithmetic'],
  ['-(24 degC - n * 4 kelvin)', 'reading-arithmetic'],
  ['if 20 degC > 5 kelvin then 1 else 2', 'unit-mismatch'],
  ['20 degC..5 kelvin', 'unit-mismatch'],
  ['min(20 degC, 5 kelvin)', 'unit-mismatch'],
  ['20 degC to kelvin', 'cannot-convert'],
  ['5 kelvin to degC', 'cannot-convert'],
  ['20 degC + 5 ft', 'unit-mismatch'],
])('%s is refused', (formula, code) => {
  expect(checkParts({ formula }).diagnostics.map((found) => found.code)).toEqual([code]);
});

test('the difference of two inputs is proved with their bounds, and shown in its own unit', () => {
  const { result, examples } = calculatorOf({
    inputs: `inside: { label: I, type: number, unit: degC, default: 20, min: 15, max: 25, step: 1 }
outside: { label: O, type: number, unit: degF, default: 50, min: 14, max: 50, step: 1 }`,
    formula: 'inside - outside',
    unit: 'deltaF',
    expected: 18,
    say: '{inside} inside is {answer} more.',
  });
  expect(result.range()).toEqual({ low: 9, high: 63 });
  expect(examples[0]?.interpretation).toBe('20 degrees C inside is 18 degrees F more.');
});
