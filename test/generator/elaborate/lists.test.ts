import { foldsOf } from '../../../generator/program/list.js';
import { calculatorOf } from '../../support/calculator-text.js';

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
