/** What is said of a condition by the intervals of its sides, by the options left, and of one thing beside itself. */
import type { Interval } from '../../../../generator/program/interval.js';
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
  ['(x - 3.3) ^ 2 * 100 + x > x + 1', 'maybe'],
  ['x + 1 < (x - 3.3) ^ 2 * 100 + x', 'maybe'],
  ['n / 10 + 1.2 >= n / (n + g)', 'yes'],
  ['n / 10 + 1.2 < n / (n + g)', 'no'],
  ['n / (n + g) <= n / 10 + 1.2', 'yes'],
  ['n / (n + g) > n / 10 + 1.2', 'no'],
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

test('one pass also decides what fails', () => {
  const { condition, formulas, whole } = placeOf('p * n >= 2.1');
  const narrowed = withNumber(withNumber(whole, 'p', only(0.7)), 'n', only(3));
  expect(decide(condition, contextOf(formulas, narrowed))).toBe('no');
});

test.each<[options: readonly string[], answer: string]>([
  [['none', 'two', 'five'], 'maybe'],
  [['two', 'five'], 'maybe'],
  [['two'], 'yes'],
  [['five'], 'no'],
])('one run decides where no option but %j is left', (options, answer) => {
  const { condition, formulas, whole } = placeOf('p * n * k.of < 4.2');
  const narrowed = withNumber(withNumber(withOptions(whole, 'k', options), 'p', only(0.7)), 'n', only(3));
  expect(decide(condition, contextOf(formulas, narrowed))).toBe(answer);
});

const comparisons = ['>', '>=', '<', '<=', '=', '!='];

// In the order of these comparisons, for u beside v and then for v beside u; only their order decides two products.
test.each([
  ['>', 'yes yes no no no yes', 'no no yes yes no yes'],
  ['>=', 'maybe yes no maybe maybe maybe', 'no maybe maybe yes maybe maybe'],
  ['<', 'no no yes yes no yes', 'yes yes no no no yes'],
  ['<=', 'no maybe maybe yes maybe maybe', 'maybe yes no maybe maybe maybe'],
  ['=', 'no yes no yes yes no', 'no yes no yes yes no'],
])('where u %s v, the two compare as that says', (holds, forth, back) => {
  const answers = (left: string, right: string) =>
    comparisons.map((asked) => answerWhere(`a * b ${holds} c * x`, `${left} ${asked} ${right}`)).join(' ');
  expect([answers('b * a', 'c * x'), answers('x * c', 'a * b')]).toEqual([forth, back]);
});

test.each([
  ['a > b', '2 * a > 2 * b', 'yes'],
  ['a > b', '2 * b >= 2 * a', 'no'],
  ['a > b', '2 * a > 3 * b', 'maybe'],
  ['a > b', 'a - b > 0', 'yes'],
  ['sqrt(a) > sqrt(b)', 'sqrt(a) - sqrt(b) > 0', 'yes'],
  ['sqrt(a) > sqrt(b)', 'sqrt(a) - sqrt(b) <= 0', 'no'],
  ['sqrt(a) > sqrt(b)', '0 < sqrt(a) - sqrt(b)', 'yes'],
  ['sqrt(a) > sqrt(b)', '0 >= sqrt(a) - sqrt(b)', 'no'],
  ['sqrt(a) > sqrt(b)', 'sqrt(b) - sqrt(a) < 0', 'yes'],
  ['sqrt(a) > sqrt(b)', '0 <= sqrt(b) - sqrt(a)', 'no'],
])('one thing that holds decides another one: %s, %s', (holds, asked, answer) => {
  expect(answerWhere(holds, asked)).toBe(answer);
});

test('a place that learns a comparison knows it, and all its inputs as before', () => {
  const { holds, asked, around } = twoConditions('sqrt(a) > sqrt(b)', 'sqrt(a) - sqrt(b) > 0');
  const told = around.knowing(holds);
  expect([decide(asked, around), decide(asked, told)]).toEqual(['maybe', 'yes']);
  expect([told.box, told.limits]).toEqual([around.box, around.limits]);
});

function twoConditions(require: string, law: string) {
  const { program, law: asked } = fixtureProgram({ formula: 'x', require, law });
  const [holds] = program.requirements;
  if (holds === undefined || asked === null) throw new Error('There are two conditions.');
  return { holds, asked, around: contextOf(indexFormulas(program), wholeBox(program.inputs)) };
}

function answerWhere(require: string, law: string): string {
  const { holds, asked, around } = twoConditions(require, law);
  return around
    .where(holds, true)
    .map((place) => decide(asked, place))
    .join(' or ');
}

function only(value: number): Interval {
  return { low: value, high: value };
}
