import type { CalculatorParts } from '../../support/calculator-text.js';
import { calculatorOf, checkParts } from '../../support/calculator-text.js';

const bowls = 'schedules:\n  bowl: { unit: lb, sizes: [1, 2, 4.5] }';
const fees = `schedules:
  fee:
    from: lb
    unit: EUR
    lines: { 20: 0, 50: 5, "75.5": 7 }
    brackets:
      - { up_to: 100, base: 7, rate: 0.1 }
      - { base: 9.45, rate: 0.25 EUR/lb }
    round: 1`;
const weight = 'w: { label: W, type: number, unit: lb, default: 0, min: 0, max: 200, step: 0.000000001 }';

function lookedUp(lookups: string, formula: string, unit: string, w: number, expected: number): CalculatorParts {
  return { inputs: weight, lookups, formula, unit, given: `w: ${w}`, expected };
}

/** The first size at or above an amount; rounding errors do not push it to the next. */
test.each<[number, number]>([
  [0, 1],
  [0.5, 1],
  [1, 1],
  [1.000000001, 1],
  [1.00001, 2],
  [2, 2],
  [4.4, 4.5],
  [4.5, 4.5],
])('a bowl for %d is of %d', (w, size) => {
  expect(calculatorOf(lookedUp(bowls, 'bowl[min(w, 4.5 lb)]', 'lb', w, size)).examples[0]?.value).toBe(size);
});

/** Line edges, bracket edges and the rounding of each bracket's product, halves up. */
test.each<[number, number]>([
  [0, 0],
  [20, 0],
  [20.00000001, 0],
  [20.1, 5],
  [50, 5],
  [50.0000001, 7],
  [75.5, 7],
  [76, 7],
  [80.4, 7],
  [80.5, 8],
  [85.5, 8],
  [90.5, 9],
  [100, 9],
  [100.1, 9.45],
  [101.9, 9.45],
  [102, 10.45],
  [106, 11.45],
  [200, 34.45],
])('a dog of %d lb costs %d', (w, expected) => {
  expect(calculatorOf(lookedUp(fees, 'fee[w]', 'EUR', w, expected)).examples[0]?.value).toBe(expected);
});

/** The published range of what a schedule gives. */
test.each<[string, string, string, number, number]>([
  [bowls, 'bowl[min(w, 4.5 lb)]', 'lb', 1, 4.5],
  [bowls, 'bowl[clamp(w, 1.5 lb, 2 lb)]', 'lb', 2, 2],
  [fees, 'fee[w]', 'EUR', 0, 34.45],
  [fees, 'fee[max(w, 60 lb)]', 'EUR', 7, 34.45],
  [fees, 'fee[clamp(w, 80 lb, 90 lb)]', 'EUR', 7, 8],
  [fees, 'fee[w / 2]', 'EUR', 0, 9],
  [fees, 'fee[w to kg]', 'EUR', 0, 34.45],
])('%#: %s', (lookups, formula, unit, low, high) => {
  const value = formula.includes('clamp(w, 1.5')
    ? 2
    : formula.includes('60 lb') || formula.includes('80 lb')
      ? 7
      : lookups === bowls
        ? 1
        : 0;
  const { result } = calculatorOf({ inputs: weight, lookups, formula, unit, expected: value });
  expect(result.range()).toEqual({ low, high });
});

test.each<[string, string, string]>([
  ['beyond the last size', bowls, 'bowl[w]'],
  [
    'beyond the last bracket',
    fees.replace('- { base: 9.45, rate: 0.25 EUR/lb }', '- { up_to: 150, base: 9.45, rate: 0.25 EUR/lb }'),
    'fee[w]',
  ],
])('an amount %s is refused', (_, lookups, formula) => {
  expect(
    checkParts({ inputs: weight, lookups, formula, unit: formula.startsWith('fee') ? 'EUR' : 'lb' }).diagnostics.map(
      ({ code }) => code,
    ),
  ).toEqual(['schedule-exceeded']);
});

test('an amount that ends exactly at the last line is proved', () => {
  const { result } = calculatorOf({
    inputs: weight,
    lookups: bowls,
    formula: 'bowl[w * 4.5 / 200]',
    unit: 'lb',
    expected: 1,
  });
  expect(result.range()).toEqual({ low: 1, high: 4.5 });
});

test('brackets without a table start at zero', () => {
  const lookups =
    'schedules:\n  tax: { unit: EUR, brackets: [{ up_to: 10, base: 0, rate: 10% }, { base: 1, rate: 20% }] }';
  const inputs = 'w: { label: W, type: number, unit: EUR, default: 0, min: 0, max: 30, step: 1 }';
  for (const [w, expected] of [
    [0, 0],
    [10, 1],
    [20, 3],
  ] as const)
    expect(
      calculatorOf({ inputs, lookups, formula: 'tax[w]', unit: 'EUR', given: `w: ${w}`, expected }).examples[0]?.value,
    ).toBe(expected);
});

test.each<[string, string, readonly (readonly [amount: number, value: number])[]]>([
  [
    'the brackets before it',
    'brackets: [{ up_to: 10, rate: 10% }, { up_to: 20, rate: 20% }, { rate: 30% }]',
    [
      [10, 1],
      [20, 3],
      [30, 6],
    ],
  ],
  [
    'the last line',
    'lines: { 5: 2, 10: 7 }, brackets: [{ rate: 10% }]',
    [
      [10, 7],
      [30, 9],
    ],
  ],
  [
    'rounded products',
    'round: 1, brackets: [{ up_to: 15, rate: 10% }, { rate: 20% }]',
    [
      [15, 2],
      [30, 5],
    ],
  ],
])('a base that is left out follows from %s', (_, parts, values) => {
  const lookups = `schedules:\n  tax: { unit: EUR, ${parts} }`;
  const inputs = 'w: { label: W, type: number, unit: EUR, default: 0, min: 0, max: 30, step: 1 }';
  for (const [w, expected] of values)
    expect(
      calculatorOf({ inputs, lookups, formula: 'tax[w]', unit: 'EUR', given: `w: ${w}`, expected }).examples[0]?.value,
    ).toBe(expected);
});

test.each([
  ['{ up_to: 10, base: 0, rate: 10% }, { base: 1.9, rate: 20% }', []],
  ['{ up_to: 10, base: 0, rate: 10% }, { base: 3, rate: 20% }', ['bracket-jumps']],
  ['{ up_to: 20, base: 0, rate: 20% }, { base: 2, rate: 20% }', ['bracket-drops']],
  ['{ up_to: 10, base: 0, rate: 120% }, { rate: 20% }', []],
  ['{ up_to: 10, base: 0, rate: 1.2 }, { rate: 20% }', ['rate-beyond-all']],
])('brackets %s give the advice %j', (brackets, codes) => {
  const lookups = `schedules:\n  tax: { unit: EUR, brackets: [${brackets}] }`;
  const inputs = 'w: { label: W, type: number, unit: EUR, default: 0, min: 0, max: 30, step: 1 }';
  const { diagnostics } = checkParts({ inputs, lookups, formula: 'tax[w]', unit: 'EUR', expected: 0 });
  const found = diagnostics.map(({ code }) => code);
  expect(found.filter((code) => code.startsWith('bracket-') || code === 'rate-beyond-all')).toEqual(codes);
});

test('one, two and three selects read a table', () => {
  const select = (name: string) =>
    `${name}: { label: ${name}, type: select, default: one, options: { one: One, two: Two } }`;
  const lookups = `tables:
  flat: { by: [a], unit: ft, rows: { one: 1, two: 24 in } }
  deep:
    by: [c, b, a]
    rows:
      one: { one: { one: 1, two: 2 }, two: { one: 3, two: 4 } }
      two: { one: { one: 5, two: 6 }, two: { one: 7, two: 7..8 } }`;
  const parts = {
    inputs: ['a', 'b', 'c'].map(select).join('\n'),
    lookups,
    formula: 'high(deep[c, b, a]) * flat[a]',
    unit: 'ft',
  };
  expect(calculatorOf({ ...parts, expected: 1 }).result.range()).toEqual({ low: 1, high: 16 });
  expect(calculatorOf({ ...parts, given: 'a: two, b: two, c: two', expected: 16 }).examples[0]?.value).toBe(16);
  expect(calculatorOf({ ...parts, given: 'b: two', expected: 3 }).examples[0]?.value).toBe(3);
});

/** Schedules by the options of a select: each option has parts of its own kind, and lines of its own. */
const rates = `schedules:
  rate:
    by: zone
    from: lb
    unit: EUR
    rows:
      near: { lines: { 20: 4, 200: 6 } }
      "2-far": { points: { 0: 10, 200: 30 } }
      away: { lines: { 50: 20 }, brackets: [{ rate: 0.5 }] }`;
const zones = 'zone: { label: Z, type: select, default: near, options: { near: N, "2-far": F, away: A } }';

test.each<[string, number, number]>([
  ['near', 20, 4],
  ['near', 21, 6],
  ['"2-far"', 20, 12],
  ['"2-far"', 200, 30],
  ['away', 50, 20],
  ['away', 60, 25],
])('in the zone %s a dog of %d lb costs %d', (zone, w, expected) => {
  const parts = {
    inputs: `${weight}\n${zones}`,
    lookups: rates,
    formula: 'rate[zone, w]',
    unit: 'EUR',
    given: `w: ${w}, zone: ${zone}`,
    laws: ['answer rises with w', 'answer with zone = "2-far" >= answer with zone = "near"'],
    expected,
  };
  expect(calculatorOf(parts).examples[0]?.value).toBe(expected);
});

/** What is rounded the same way for every option, or in every period, is said once. */
test.each<[string, string]>([
  ['room: own', '{ rate: 0.3 }], round: 1'],
  ['room: shared', '{ rate: 0.3 }], round: 0.1'],
])('the rounding of %s is its own, or that of all', (given, brackets) => {
  const room = 'room: { label: R, type: select, default: own, options: { own: Own, shared: Shared } }';
  const schedule = (own: string, beside: string) =>
    `schedules:\n  fee:\n    by: room\n    from: lb\n    unit: EUR\n${beside}    rows:\n      own: { brackets: [{ rate: 0.3 }]${own} }\n      shared: { brackets: [${brackets} }\n    judgement: A test.`;
  const value = (lookups: string) =>
    checkParts({
      inputs: `${weight}\n${room}`,
      lookups,
      formula: 'fee[room, w]',
      unit: 'EUR',
      given: `w: 7, ${given}`,
      expected: -1,
    }).report.match(/The result is ([\d.]+)/)?.[1];
  expect(value(schedule('', '    round: 1\n'))).toBe(value(schedule(', round: 1', '')));
  expect(value(schedule('', '    round: 1\n'))).toMatch(/^2(\.1)?$/);
});
