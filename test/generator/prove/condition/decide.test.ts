/** What is said of a condition by the intervals of its sides, by the options left, and of one thing beside itself. */
import { decide } from '../../../../generator/prove/condition/decide.js';
import { contextOf } from '../../../../generator/prove/condition/make-context.js';
import { cutAlong, wholeBox } from '../../../../generator/prove/context/box.js';
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
