import { calculatorOf, checkParts } from '../../support/calculator-text.js';

const inputs = `a: { label: A, type: number, unit: ft, default: 5, min: 1, max: 9, step: 1 }
pens:
  label: Pens
  type: list
  of: { length: { label: Length, type: number, unit: ft, whole: true, required: true, min: 1, max: 60, step: 1 } }
  most: 4`;
const parts = {
  inputs,
  formula:
    'run: sum(pens, length)\nthird: a / 3\nspread: (2..3) * a\nkind: if a > 4 ft then "long" else "short"\nanswer: third + low(spread) + high(spread) + run',
  unit: 'ft',
  say: '{answer} {kind}',
  given: 'pens: [{ length: 2 }, { length: 4 }]',
  expected: 32.6667,
};

/** An example may expect any step, to the decimals that it writes, whether the sentence shows it or not. */
test.each(['third: 2', 'third: 1.67', 'third: 1.6667', 'spread: [10, 15]', 'kind: long', 'run: 6'])(
  'an example expects %s',
  (figures) => {
    expect(calculatorOf({ ...parts, figures }).examples).toHaveLength(1);
  },
);

test.each<[figures: string, found: string]>([
  ['third: 1.7, run: 7', '`run` is 6, not 7'],
  ['third: 1.6', '`third` is 1.7, not 1.6'],
  ['spread: 10', 'wrong-kind'],
  ['kind: short', 'The text `kind` is "long", not "short"'],
  ['kind: 3', 'wrong-kind'],
  ['third: "1.67"', 'wrong-kind'],
  ['thrid: 1.67', 'Did you mean `third`?'],
  ['a: 5', 'unknown-figure'],
])('the figures %s are refused: %s', (figures, found) => {
  expect(checkParts({ ...parts, figures }).report).toContain(found);
});
