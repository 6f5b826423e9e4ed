import { calculatorOf, checkParts } from '../../support/calculator-text.js';

const sides =
  'a: { label: A, type: number, default: 5, min: 1, max: 9, step: 1 }\nb: { label: B, type: number, default: 2, min: 0, max: 8, step: 1 }';
const formula = 'spare: a - b\ntwice: 2 * spare\nanswer: 12 / spare - 0 * twice';
const requiring = (that: string) => ({
  inputs: sides,
  formula,
  expected: 4,
  require: `- { that: "${that}", message: No. }`,
});

/** A requirement reads steps as it reads inputs, and the proof of those very steps relies on it. */
test.each(['spare >= 1', 'twice >= 2', 'a >= b + 1', 'spare + 0 * a >= 1'])(
  'with %s nothing divides by zero',
  (that) => {
    expect(calculatorOf(requiring(that)).requirements).toHaveLength(1);
  },
);

test.each<[that: string, code: string]>([
  ['spare >= -9', 'division-by-zero'],
  ['answer <= 30', 'division-by-zero'],
  ['spare >= 4', 'default-refused'],
  ['sparre >= 1', 'unknown-name'],
  ['spare', 'wrong-kind'],
])('%s is refused as %s', (that, code) => {
  expect(checkParts(requiring(that)).report).toContain(` error ${code}: `);
});

test('a call is refused by what its steps come to', () => {
  const example = { ...requiring('twice >= 2'), given: 'a: 2, b: 2' };
  expect(checkParts(example).report).toContain('example-refused');
});

test('a mistake in a step is told once, where the step stands', () => {
  const { report } = checkParts({ ...requiring('spare >= 1'), formula: 'spare: a - c\nanswer: 6 / (a + spare)' });
  expect(report.match(/unknown-name/g)).toHaveLength(1);
});

test('steps that double one another too often are too long for a requirement', () => {
  const doubled = Array.from({ length: 30 }, (_, at) => `x${at + 1}: x${at} / 2 + x${at} / 2`);
  const steps = ['x0: a + b', ...doubled, 'answer: x30'].join('\n');
  const report = (that: string) => checkParts({ ...requiring(that), formula: steps, expected: 7 }).report;
  expect(report('x30 >= 1')).toContain('chain-too-deep');
  expect(report('x2 >= 3')).not.toContain('chain-too-deep');
});
