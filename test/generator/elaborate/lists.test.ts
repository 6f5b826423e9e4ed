import { foldsOf } from '../../../generator/program/list.js';
import { calculatorOf, checkParts } from '../../support/calculator-text.js';

/** What a formula over a list reads in the end: what a condition that decides nothing would have read is not computed. */
test.each<[formula: string, read: readonly string[]]>([
  ['sum(runs, length)', ['sum']],
  ['sum(runs, length) / items(runs)', ['sum', 'items']],
  ['sum(runs, length) + 0 * sum(runs, length)', ['sum']],
  ['if max(runs, length) > 5 then sum(runs, length) else 5', ['max', 'sum']],
  ['if items(runs) >= 1 then sum(runs, length) else max(runs, length)', ['sum']],
  ['if items(runs) > 8 then sum(runs, length) else max(runs, length)', ['max']],
])('%s reads %j', (formula, read) => {
  const inputs = [
    'total: { label: Total, type: number, default: 1, min: 1, max: 500, step: 1 }',
    'runs:',
    '  label: Runs',
    '  type: list',
    '  of: { length: { label: Length, type: number, required: true, min: 1, max: 60, step: 1 } }',
    '  most: 8',
    `  instead_of: { total: "${formula}" }`,
  ].join('\n');
  const { lists } = calculatorOf({ inputs, formula: 'total', expected: 1 });
  expect(
    lists
      .flatMap(foldsOf)
      .map(({ by }) => by)
      .sort(),
  ).toEqual([...read].sort());
});

/** A list that may have no items: what it comes to is the default of its total, and its other items add to it. */
test.each<[formula: string, usual: number, least: number]>([
  ['sum(runs, length)', 0, 0],
  ['sum(runs, length) + 3', 3, 3],
  ['items(runs) + sum(runs, length) / 2', 0, 0],
  ['max(runs, length, 0)', 0, 0],
  ['min(runs, length, 75)', 75, 1],
  ['max(runs, length, 4) - min(runs, length, 4)', 0, -59],
])('%s without items is %d', (formula, usual, least) => {
  const inputs = [
    'runs:',
    '  label: Runs',
    '  type: list',
    '  least: 0',
    '  of: { length: { label: Length, type: number, required: true, min: 1, max: 60, step: 1 } }',
    '  most: 8',
  ].join('\n');
  const { inputs: all, lists } = calculatorOf({
    inputs,
    formula: `total: ${formula}\nanswer: total + 0`,
    expected: usual,
  });
  const [total] = all;
  expect(total).toMatchObject({ name: 'total', default: usual });
  expect(total?.kind === 'number' && total.min).toBeLessThanOrEqual(least);
  expect(lists.map((list) => list.least)).toEqual([0]);
});

test('a difference of temperatures is no temperature that a list without items has', () => {
  const inputs = [
    'rooms:',
    '  label: Rooms',
    '  type: list',
    '  least: 0',
    '  of: { warmth: { label: Warmth, type: number, unit: degF, required: true, min: 40, max: 90, step: 1 } }',
    '  most: 8',
  ].join('\n');
  const codes = ['70 degF', '70 deltaF'].map((otherwise) =>
    checkParts({ inputs, formula: `answer: max(rooms, warmth, ${otherwise}) - 32 degF`, unit: 'deltaF', expected: 38 })
      .diagnostics.filter(({ severity }) => severity === 'error')
      .map(({ code }) => code),
  );
  expect(codes).toEqual([[], ['unit-mismatch']]);
});

/** What whole numbers of items come to is whole: nobody can send half of it. */
test.each<[formula: string, whole: boolean]>([
  ['sum(runs, dogs)', true],
  ['max(runs, 2 * dogs)', true],
  ['sum(runs, dogs * length)', false],
  ['sum(runs, dogs / 2)', false],
  ['items(runs)', true],
])('%s is whole: %s', (formula, whole) => {
  const rest = 'rest: sum(runs, dogs * length)\nanswer: 1 + 0 * (total + rest)';
  const { inputs: all } = calculatorOf({ inputs: runsOfDogs, formula: `total: ${formula}\n${rest}`, ...given });
  expect(all.find(({ name }) => name === 'total')).toMatchObject({ whole });
});

const runsOfDogs = [
  'runs:',
  '  label: Runs',
  '  type: list',
  '  of:',
  '    length: { label: Length, type: number, default: 1, min: 1, max: 60, step: 0.5 }',
  '    dogs: { label: Dogs, type: number, whole: true, default: 2, min: 1, max: 9, step: 1 }',
  '  most: 8',
].join('\n');
const given = { given: 'runs: [{ dogs: 1 }]', expected: 1 };

test('the formula of a total reads the total wherever else it stands', () => {
  const parts = {
    inputs: runsOfDogs,
    formula: 'total: sum(runs, dogs)\nrest: sum(runs, length)\nanswer: sum(runs, dogs) + 0 * total + 0 * rest',
    ...given,
  };
  const { requirements, lists } = calculatorOf({
    ...parts,
    require: '- { that: "sum(runs, dogs) <= 40", message: Too many. }',
  });
  expect([requirements.length, lists.flatMap(({ gives }) => gives.map(({ input }) => input))]).toEqual([
    1,
    ['total', 'rest'],
  ]);
  const { report } = checkParts({ ...parts, require: '- { that: "sum(runs, dogs + 1) <= 40", message: Too many. }' });
  expect(report).toContain('Read `total` and `rest`, which `runs` gives.');
});

test('a formula of an item reads no table, and a table is by no input of an item', () => {
  const size = '    size: { label: Size, type: select, default: s, options: { s: Small, l: Large } }';
  const inputs = runsOfDogs.replace('  most:', `${size}\n  most:`);
  const lookups = 'tables:\n  fee: { by: [size], rows: { s: 1, l: 2 } }';
  const { report } = checkParts({
    inputs,
    lookups,
    formula: 'total: sum(runs, fee[size])\nanswer: total + 0',
    ...given,
  });
  expect(report).toContain('It belongs to the items of `runs`');
  expect(report.match(/ error /g)).toHaveLength(1);
});
