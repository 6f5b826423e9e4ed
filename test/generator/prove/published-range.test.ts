/** Ranges of formulas in which inputs stand more than once: exact where the proof says so, never too narrow. */
import { Allowance, unlimited } from '../../../generator/program/allowance.js';
import { evaluate } from '../../../generator/program/evaluate.js';
import { prove } from '../../../generator/prove/prove.js';
import { provedRange } from '../../../generator/prove/published-range.js';
import { numberInput, programOfParts, stepOf } from '../../support/formula-program.js';

interface Ranged {
  readonly bounds: Readonly<Record<string, readonly [number, number]>>;
  readonly formula: string;
  readonly require?: string;
}

function rangeOf({ bounds, formula, require }: Ranged, allowance = unlimited) {
  const inputs = Object.entries(bounds).map(([name, [min, max]]) => numberInput(name, min, max));
  const secondary = Object.keys(bounds).map((name) => `- { label: ${name}, value: ${name} }`);
  const program = programOfParts({
    inputs: inputs.join('\n'),
    formula,
    secondary: secondary.join('\n'),
    ...(require === undefined ? {} : { require: `- { that: "${require}", message: No. }` }),
  });
  const answer = stepOf(program, 'answer');
  const { analyses } = prove(program);
  return { program, answer, range: provedRange(answer, 2, { ...program, allowance }, analyses) };
}

const ten: readonly [number, number] = [1, 10];

test.each<[formula: string, low: number, high: number, ranged: Omit<Ranged, 'formula'>]>([
  ['(setup + part * n) / n', 1.05, 220, { bounds: { setup: [50, 200], part: [1, 20], n: [1, 1000] } }],
  ['a * b - (a - 1) * (b - 1)', 1, 19, { bounds: { a: ten, b: ten } }],
  ['-a', -10, 0, { bounds: { a: [0, 10] } }],
  ['a - b', 0, 9, { bounds: { a: ten, b: ten }, require: 'a >= b' }],
  ['c / (1 + v / u)', 0, 99.9, { bounds: { c: [0, 100], u: [1, 1000], v: [1, 1000] } }],
  ['x * x - x', -0.25, 20, { bounds: { x: [0, 5] } }],
  ['max(a, b) - min(a, b)', 0, 9, { bounds: { a: ten, b: ten } }],
  ['a / b', 0.1, 1, { bounds: { a: ten, b: ten }, require: 'a <= b' }],
  ['c * a / b * d', 0.1, 1000, { bounds: { a: ten, b: ten, c: ten, d: [1, 100] }, require: 'a <= b' }],
  ['max(a * b - a * c, 0) / a', 0, 9, { bounds: { a: ten, b: ten, c: ten } }],
  ['d * (a - b) / (c * (a - b))', 0.1, 10, { bounds: { a: [20, 30], b: ten, c: ten, d: ten } }],
  ['ceil(a / b) * b / a', 1, 10, { bounds: { a: ten, b: ten } }],
  ['c * u / (u + v)', 0, 99.9, { bounds: { c: [0, 100], u: [1, 1000], v: [1, 1000] } }],
])('%s runs from %d to %d', (formula, low, high, ranged) => {
  const { range } = rangeOf({ formula, ...ranged });
  expect(range).toEqual({ low, high });
});

/** Not exact: what is proved holds what is true, and goes no further than this. */
test.each<
  [formula: string, inside: readonly [number, number], within: readonly [number, number], Omit<Ranged, 'formula'>]
>([
  [
    'p * r / (1200 * (1 - (1 + r / 1200) ^ -12))',
    [84.24, 9263.45],
    [83, 9320],
    { bounds: { p: [1000, 100000], r: [2, 20] } },
  ],
])('%s runs over %j and within %j', (formula, [low, high], [least, most], ranged) => {
  const { range } = rangeOf({ formula, ...ranged });
  expect([range.low >= least, range.low <= low, range.high >= high, range.high <= most]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

/** Few of the steps that cutting takes on and on while no point is found that comes as far as the end. */
test.each<[found: string, low: number, high: number, ranged: Ranged]>([
  [
    'on the border of a requirement',
    70,
    26_000,
    {
      formula: 'length * height + above - below',
      bounds: { length: [20, 800], height: [7, 30], above: [0, 2000], below: [0, 2000] },
      require: 'below <= length * height / 2',
    },
  ],
  [
    'at a corner that is none of the first',
    -30,
    30,
    {
      formula: 'a - b + c - d + e - f',
      bounds: { a: [0, 10], b: [0, 10], c: [0, 10], d: [0, 10], e: [0, 10], f: [0, 10] },
      require: 'a + b + c + d + e + f >= 1',
    },
  ],
])('a value %s ends the search', (_, low, high, { formula, ...ranged }) => {
  const allowance = new Allowance(10_000);
  const { range } = rangeOf({ formula, ...ranged }, allowance);
  expect(range).toEqual({ low, high });
  expect(allowance.isSpent).toBe(false);
});

test('no value lies outside of a range', () => {
  const { program, answer, range } = rangeOf({
    formula: 'x * y / (x + y) - sqrt(x)',
    bounds: { x: [0.5, 9], y: [1, 7] },
  });
  const values = Array.from({ length: 2000 }, (_, index) => {
    const numbers = new Map([
      ['x', 0.5 + (8.5 * (index % 45)) / 44],
      ['y', 1 + (6 * Math.floor(index / 45)) / 44],
    ]);
    return evaluate(program, { numbers, choices: new Map() }).number(answer);
  });
  expect(values.filter((value) => value < range.low - 0.005 || value > range.high + 0.005)).toEqual([]);
});
