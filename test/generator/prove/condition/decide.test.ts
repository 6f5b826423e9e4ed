/** What is said of a condition by the intervals of its sides, by the options left, and of one thing beside itself. */
import type { Interval } from '../../../../generator/model/interval.js';
import { decide } from '../../../../generator/prove/condition/decide.js';
import { contextOf } from '../../../../generator/prove/condition/make-context.js';
import type { Box } from '../../../../generator/prove/context/box.js';
import { cutAlong, wholeBox, withNumber, withOptions } from '../../../../generator/prove/context/box.js';
import { indexFormulas } from '../../../../generator/prove/context/formulas.js';
import { fixtureProgram } from '../../../support/fixture-program.js';

function placeOf(require: string) {
  const { program } = fixtureProgram({ formula: 'x', require });
  const [condition] = program.requirements;
  if (condition === undefined) throw new Error('There is one requirement.');
  return { condition, formulas: indexFormulas(program), whole: wholeBox(program.inputs) };
}

// `n` is from 1 to 30, `x` from 0 to 10, `p` from 0 to 1, and `g` from 6 to 20.
test.each([
  ['n < p', 'no'],
  ['n > p', 'maybe'],
  ['n >= p', 'yes'],
  ['n <= p', 'maybe'],
  ['g < p', 'no'],
  ['g <= p', 'no'],
  ['g > p', 'yes'],
  ['g >= p', 'yes'],
  ['g = p', 'no'],
  ['p = g', 'no'],
  ['n = p', 'maybe'],
  ['p = n', 'maybe'],
  ['n != p', 'maybe'],
  ['x = 0', 'maybe'],
  ['0 = x', 'maybe'],
  ['p * 0 = 0', 'yes'],
  ['p * 0 != 0', 'no'],
  ['p * 0 = 1', 'no'],
  ['not (n >= p)', 'no'],
  ['n >= p and g > p', 'yes'],
  ['n >= p and n > p', 'maybe'],
  ['n > p and n >= p', 'maybe'],
  ['n > p and n < p', 'no'],
  ['n < p and n > p', 'no'],
  ['n > p or n >= p', 'yes'],
  ['n > p or n < p', 'maybe'],
  ['n < p or g < p', 'no'],
  ['x * 2 >= x * 3', 'maybe'],
  ['x * 3 > x * 2', 'maybe'],
  ['x * 3 + n > x * 2', 'yes'],
  ['x * 2 > x * 3 + n', 'no'],
  ['x * 2 = x * 3 + n', 'no'],
  ['g != p', 'yes'],
  ['p < g', 'yes'],
  ['p <= g', 'yes'],
  ['p > g', 'no'],
  ['p >= g', 'no'],
  ['x <= g', 'maybe'],
  ['x > g', 'maybe'],
  ['x = g', 'maybe'],
  ['(if n < p then g else x * 0.3) <= x * 0.3', 'yes'],
  ['(if n < p then g else x * 0.3) > x * 0.3', 'no'],
  ['(if g > p then (if n < p then n else x * g) else 0) = x * g', 'yes'],
  ['(if n > p then x else g) = x', 'maybe'],
])('%s: %s', (require, answer) => {
  const { condition, formulas, whole } = placeOf(require);
  expect(decide(condition, contextOf(formulas, whole))).toBe(answer);
});

test('an option is chosen for certain only where no other is left', () => {
  const { condition, formulas, whole } = placeOf('k = "two"');
  const parts = cutAlong(whole, 'k', whole) ?? [];
  expect([whole, ...parts].map((box) => decide(condition, contextOf(formulas, box)))).toEqual([
    'maybe',
    'no',
    'yes',
    'no',
  ]);
});

// Seven tenths three times are a hair below 2.1, which no interval tells.
test.each<[box: string, narrowed: (whole: Box) => Box, answer: string]>([
  ['everything', (whole) => whole, 'maybe'],
  ['one number', (whole) => withNumber(whole, 'p', only(0.7)), 'maybe'],
  ['the other number', (whole) => withNumber(whole, 'n', only(3)), 'maybe'],
  ['one of both', (whole) => withNumber(withNumber(whole, 'p', only(0.7)), 'n', only(3)), 'yes'],
])('one run decides where no input has another value: %s', (_, narrowed, answer) => {
  const { condition, formulas, whole } = placeOf('p * n < 2.1');
  expect(decide(condition, contextOf(formulas, narrowed(whole)))).toBe(answer);
});

test.each<[options: readonly string[], answer: string]>([
  [['none'], 'no'],
  [['two', 'five'], 'maybe'],
  [['two'], 'no'],
  [['five'], 'yes'],
])('one run decides where no option but %j is left', (options, answer) => {
  const { condition, formulas, whole } = placeOf('k.of * p > 2.1');
  const narrowed = withNumber(withOptions(whole, 'k', options), 'p', only(0.7));
  expect(decide(condition, contextOf(formulas, narrowed))).toBe(answer);
});

function only(value: number): Interval {
  return { low: value, high: value };
}
