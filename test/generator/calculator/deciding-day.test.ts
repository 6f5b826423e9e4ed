/** The date of an answer: that of the prices in the lines of its estimate. */

import { calculatorText } from '../../support/calculator-text.js';
import { checkCatalog } from '../../support/check-catalog.js';

const figure = (name: string, value: string, day: string, kind: string): string =>
  `  ${name}:\n    value: ${value}\n    evidence:\n` +
  `      - { who: A, says: ${value}, date: ${day}, at: "https://a.example/${name}", read: 2026-03-01, kind: ${kind} }\n`;

const figures = {
  extra: figure('extra', '2 EUR/bag', '2011-01-01', 'guide'),
  fee: figure('fee', '7 EUR', '1982-02-09', 'statute'),
  low: figure('low', '4 EUR/bag', '2019-03-24', 'guide'),
  new_fee: figure('new_fee', '5 EUR', '2025-11-04', 'statute'),
  plain: figure('plain', '3 EUR/bag', '2024-02-14', 'guide'),
  visit: figure('visit', '9 EUR', '2013-01-01', 'guide'),
  weight: figure('weight', '20 kg/bag', '2007-07-01', 'agency'),
};

const kinds = `kind:
  label: Kind
  type: select
  default: a
  columns: { rate: EUR/bag }
  options: { a: { label: A, rate: prices.plain }, b: { label: B, rate: 5 } }
  judgement: A test.`;

const lines = (...names: readonly string[]): string =>
  `  lines:\n${names.map((name) => `    - { line: "Line ${name}", figure: ${name}, covers: job }\n`).join('')}`;

interface Case {
  readonly formula: string;
  readonly estimate: string;
  readonly asOf: string | null;
}

const steps = 'bags: 2 bag\n';

test.each<[string, Case]>([
  ['the price of a line', { formula: 'cost: bags * prices.plain', estimate: lines('cost'), asOf: '2024-02-14' }],
  [
    'the oldest price of a line, also one that only some calls read',
    {
      formula: 'cost: if n > 5 then bags * prices.low else bags * prices.plain',
      estimate: lines('cost'),
      asOf: '2019-03-24',
    },
  ],
  [
    'a price that a step or a column passes on',
    { formula: 'rate: kind.rate\ncost: bags * rate', estimate: lines('cost'), asOf: '2024-02-14' },
  ],
  [
    'not that of an option or of the smallest job',
    {
      formula: 'cost: bags * prices.plain\nextra: bags * prices.extra\nvisit: prices.visit',
      estimate: `${lines('cost')}  minimum: visit\n  options: { more: { line: More, figure: extra, covers: job } }\n`,
      asOf: '2024-02-14',
    },
  ],
  [
    'not a weight, nor what is only compared',
    {
      formula:
        'cost: if n * bags * prices.weight > 50 kg and n * bags * prices.low > 9 EUR then bags * prices.plain else 0 EUR',
      estimate: lines('cost'),
      asOf: '2024-02-14',
    },
  ],
  [
    'the newest law where laws set all',
    { formula: 'cost: prices.fee\nfee: prices.new_fee', estimate: lines('cost', 'fee'), asOf: '2025-11-04' },
  ],
  [
    'no law beside a price',
    { formula: 'cost: bags * prices.low\nfee: prices.fee', estimate: lines('cost', 'fee'), asOf: '2019-03-24' },
  ],
])('an answer has the date of %s', (_, { formula, estimate, asOf }) => {
  const inputs = formula.includes('kind.') ? kinds : undefined;
  const text = `${inputs ?? ''}${formula}`;
  const used = Object.entries(figures).flatMap(([name, each]) =>
    new RegExp(`prices\\.${name}\\b`).test(text) ? [each] : [],
  );
  const { catalog, report } = checkCatalog({
    calculators: calculatorText({
      ...(inputs === undefined ? {} : { inputs }),
      formula: steps + formula,
      value: 'bags',
      unit: 'bag',
      lookups: `estimate:\n  covers: job\n  because: A test.\n${estimate}`,
      expected: 2,
    }),
    figures: `prices:\n${used.join('')}`,
  });
  if (catalog === null) throw new Error(report);
  expect(catalog.calculators[0]?.validity.asOf).toBe(asOf);
});
