/** How figures move with their inputs: the trends of formulas that are hard to tell. */
import { Allowance } from '../../../../generator/program/allowance.js';
import type { Axis } from '../../../../generator/prove/slope/branch-slope.js';
import { monotonicityOf, provedTrend } from '../../../../generator/prove/slope/monotonicity.js';
import { fixtureProgram } from '../../../support/fixture-program.js';
import { numberInput, programOfParts, stepOf } from '../../../support/formula-program.js';

const inputs = [
  numberInput('x', 0, 10),
  numberInput('y', 1, 10),
  'k: { label: K, type: select, default: two, options: { two: { label: Two, of: 2, to: 30 }, five: { label: Five, of: 5, to: 10 } } }',
].join('\n');

function trendOf(formula: string, axis: Axis) {
  const secondary = ['x', 'y', 'k.of', 'k.to'].map((name) => `- { label: ${name}, value: ${name} }`).join('\n');
  const named = Object.entries(schedules).filter(([name]) => formula.includes(name));
  const lookups = ['schedules:', ...named.map(([name, text]) => `  ${name}: ${text}`)].join('\n');
  const program = programOfParts({ inputs, formula, secondary, ...(named.length === 0 ? {} : { lookups }) });
  return monotonicityOf(program, stepOf(program, 'answer'), axis);
}

/** Tiers that join where they meet, and some that drop. */
const schedules: Readonly<Record<string, string>> = {
  joined: '{ from: lb, unit: EUR, lines: { 3: 6 }, brackets: [{ up_to: 6, base: 6, rate: 2 }, { base: 12, rate: 1 }] }',
  dropping: '{ from: lb, unit: EUR, lines: { 3: 6, 6: 5, 20: 9 } }',
};

test.each<[formula: string, input: string, trend: string]>([
  ['x * y', 'x', 'rises'],
  ['y - x', 'x', 'falls'],
  ['y + x - x', 'x', 'does not depend'],
  ['(y + x * 5) / y', 'y', 'falls'],
  ['x / (x + y)', 'x', 'rises'],
  ['x * y - (x - 1) * (y - 1)', 'x', 'rises'],
  ['ceil(x, 2) * floor(y)', 'y', 'rises'],
  ['ceil(x / y) * y', 'x', 'rises'],
  ['max(x, y) - min(x, y) + 2 * x', 'x', 'rises'],
  ['abs(x - 5) + x', 'x', 'rises'],
  ['if x > 3 then 2 * x else 6', 'x', 'rises'],
  ['if x <= 3 then 6 - x else 3 - (x - 3) / 2', 'x', 'falls'],
  ['if x > 3 then x + 1 else x', 'x', 'rises'],
  ['if x > 3 and y > 2 then x * y else x', 'x', 'rises'],
  ['if y > 3 then x else 2 * x', 'x', 'rises'],
  ['x ^ 2 - x * 2 + 3 * x', 'x', 'rises'],
  ['x ^ 3 - 3 * x ^ 2 + 4 * x', 'x', 'rises'],
  ['exp(0 - x) * y', 'x', 'falls'],
  ['sqrt(x + y) - ln(y) / 100', 'x', 'rises'],
  ['(1 + x) ^ (y / 10)', 'y', 'rises'],
  ['joined[x * 1 lb] / 1 EUR', 'x', 'rises'],
  ['x + joined[x * 2 lb] / 1 EUR', 'x', 'rises'],
])('%s: with %s it %s', (formula, input, trend) => {
  expect(trendOf(formula, { input })).toMatchObject({ trend });
});

test.each<[formula: string, trend: string]>([
  ['x * k.of', 'rises'],
  ['k.to / y', 'falls'],
  ['if k = "two" then x else x + 5', 'rises'],
  ['if k.of > 3 then y else 2 * y', 'falls'],
  ['x + k.of - k.of', 'does not depend'],
])('%s: from one option to the other it %s', (formula, trend) => {
  expect(trendOf(formula, { input: 'k', options: { from: 'two', to: 'five' } })).toMatchObject({ trend });
});

test('a figure that no call is answered for does not move', () => {
  const { program } = fixtureProgram({ formula: 'x', require: 'x > 11' });
  expect(monotonicityOf(program, stepOf(program, 'answer'), { input: 'x' })).toEqual({
    trend: 'does not depend',
    boxes: 1,
  });
});

test.each<[formula: string, input: string]>([
  ['if x > 3 then x - 2 else x', 'x'],
  ['abs(x - 5)', 'x'],
  ['x * (10 - x)', 'x'],
  ['x * (y - 5)', 'x'],
  ['x - 3 * floor(x / 2)', 'x'],
  ['dropping[x * 1 lb] / 1 EUR', 'x'],
  ['(x - k.of) ^ k.of', 'x'],
])('%s neither rises nor falls with %s, as two pairs of calls show', (formula, input) => {
  const found = trendOf(formula, { input });
  if (found.trend !== 'unknown') throw new Error(`It ${found.trend}.`);
  const { rise, fall } = found;
  expect([rise && rise.values[1] > rise.values[0], fall && fall.values[1] < fall.values[0]]).toEqual([true, true]);
});

test('a figure with many options is tried at a few calls before it is given up', () => {
  const selects = [...'abcd'].map(
    (name) =>
      `${name}: { label: ${name}, type: select, default: l, options: { l: { label: l, is: 1 }, m: { label: m, is: 2 } } }`,
  );
  const program = programOfParts({
    inputs: [numberInput('x', 0, 10), ...selects].join('\n'),
    formula: 'x ^ 3 - 3 * x ^ 2 + 3 * x + a.is * b.is * c.is * d.is',
  });
  const allowance = new Allowance(5_000);
  expect(provedTrend({ ...program, allowance }, stepOf(program, 'answer'), { input: 'x' }, 40)).toBeNull();
  expect(allowance.isSpent).toBe(false);
});
