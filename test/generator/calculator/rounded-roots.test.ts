import { evaluate } from '../../../generator/program/evaluate.js';
import { pointOf, programOf } from '../../support/agreement.js';
import { calculatorOf } from '../../support/calculator-text.js';
import { numberInputs } from '../../support/formula-program.js';

/** Zero in real numbers, and a hair below it in doubles: without a guard the root would be no number. */
test('the root of what rounding errors take below zero is zero', () => {
  const formula = 'product: a * b * c\nanswer: sqrt(product + 16 - c * b * a - 16)';
  const calculator = calculatorOf({ inputs: numberInputs({ a: [0, 10], b: [0, 10], c: [0, 10] }), formula });
  const program = programOf(calculator);
  const values = Array.from({ length: 200 }, (_, index) => {
    const point = pointOf(calculator, { a: index / 70, b: 0.1 + index / 7, c: 0.3 + (index % 13) / 3 });
    const { number } = evaluate(program, point);
    return [number(calculator.result.core), point.numbers] as const;
  });
  expect(values.filter(([value]) => !Number.isFinite(value))).toEqual([]);
});

test('a root of what is proved to the last bit stays as it is written', () => {
  const require = '- { that: a >= b, message: No. }';
  const inputs = numberInputs({ a: [0, 10], b: [0, 10] });
  const [step] = calculatorOf({ inputs, require, formula: 'sqrt(a - b)' }).steps;
  expect(step?.parts[0]?.core).toMatchObject({ operation: 'sqrt', args: [{ operation: '-' }] });
});

test('a power of what rounding errors take below zero is zero', () => {
  const formula = 'share: (3 / a) ^ 0.45\nanswer: if a <= 3 then 0 else (1 - share) ^ (1 / 0.45)';
  const calculator = calculatorOf({ inputs: numberInputs({ a: [1, 10] }), formula, expected: 0.0415 });
  const program = programOf(calculator);
  const values = [1, 3, 3.000000001, 3.0000001, 4, 10].map((a) =>
    evaluate(program, pointOf(calculator, { a })).number(calculator.result.core),
  );
  expect(values.every((value) => value >= 0 && value < 1)).toBe(true);
});
