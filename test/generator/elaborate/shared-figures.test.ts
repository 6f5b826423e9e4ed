/** Shared figures: constants, ranges and what changes on a day, from YAML to a proved calculator. */
import { figuresReport } from '../../../authoring/commands/figures-report.js';
import { calculatorText } from '../../support/calculator-text.js';
import { checkCatalog } from '../../support/check-catalog.js';

function calculatorWith(figures: string, formula: string, example: { given?: string; expected: number }) {
  const { catalog, report } = checkCatalog({ calculators: calculatorText({ formula, ...example }), figures });
  const calculator = catalog?.calculators[0];
  if (calculator === undefined || catalog === null) throw new Error(report);
  return { calculator, catalog };
}

const tax = `
taxes:
  dog:
    as_of: 2026-02-03
    source: The ordinance.
    periods:
      - { until: 2026-12-31, value: 3 }
      - { from: 2027-01-01, until: 2027-12-31, value: 5 }
      - { from: 2028-01-01, value: 8 }
`;

test.each([
  ['1990-01-01', 3],
  ['2026-12-31', 3],
  ['2027-01-01', 5],
  ['2027-12-31', 5],
  ['2028-01-01', 8],
  ['2099-01-01', 8],
])('on %s the figure is %d', (day, expected) => {
  const { calculator } = calculatorWith(tax, 'taxes.dog', { given: `on: ${day}`, expected });
  expect(calculator.result.range()).toEqual({ low: 3, high: 8 });
  expect(calculator.validity.asOf).toBe('2026-02-03');
  expect(calculator.sources).toContain('The ordinance.');
});

test('the periods of a calculator are cut where any of its figures changes, and no further than all are known', () => {
  const figures = `${tax}  cat:\n    source: Another.\n    periods:\n      - { from: 2026-07-01, until: 2027-06-30, value: 1 }\n`;
  const { calculator } = calculatorWith(figures, 'taxes.dog + taxes.cat', { given: 'on: 2027-01-01', expected: 6 });
  expect(calculator.validity.dated?.periods).toEqual([
    { from: '2026-07-01', until: '2026-12-31' },
    { from: '2027-01-01', until: '2027-06-30' },
  ]);
});

test('a dated figure that a calculator does not use does not make it depend on the day', () => {
  const figures = `${tax}prices:\n  bag: { value: 2..3, source: A list, as_of: 2025-01-01 }\n`;
  const other = calculatorText({ formula: 'high(prices.bag)', expected: 3 });
  const { catalog, report } = checkCatalog({
    calculators: other.replace('bedding:', 'bedding:'),
    figures: figures.slice(figures.indexOf('prices:')),
  });
  expect(report).toBe('');
  expect(catalog?.calculators[0]?.validity).toMatchObject({ asOf: '2025-01-01', dated: null });
});

test.each([
  ['2026-06-01', /as of 2026-02-03 \(118 days old\); changes on 2027-01-01; used by bedding\n {2}The ordinance\.$/],
  ['2028-06-01', /^taxes\.dog: 8; .* days old\); used by bedding\n {2}The ordinance\.$/],
])('the report on %s', (today, line) => {
  const { catalog } = calculatorWith(tax, 'taxes.dog', { given: 'on: 2027-01-01', expected: 5 });
  const lines = figuresReport(catalog, today);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(line);
});

test('the report says which figure has expired', () => {
  const figures = 'taxes:\n  dog:\n    source: S\n    periods: [{ until: 2026-12-31, value: 3 }]\n';
  const { catalog } = calculatorWith(figures, 'taxes.dog', { given: 'on: 2026-01-01', expected: 3 });
  expect(figuresReport(catalog, '2027-01-01')).toEqual([
    'taxes.dog: 3; no date; NOT KNOWN TODAY; used by bedding\n  S',
  ]);
});

const kindOf = (column: string) =>
  `kind: { label: Kind, type: select, default: chips, ${column === '' ? '' : 'columns: { due: EUR }, '}options: { ` +
  `chips: { label: Chips, ${column === '' ? '' : `due: ${column}`} }, straw: { label: Straw, due: 30 } } }`;
const doubled = 'taxes.dog..2 * taxes.dog';
const places = {
  'a column': { inputs: kindOf(doubled), formula: 'kind.due' },
  'a table': {
    inputs: kindOf('').replace(', due: 30', '').replace('Chips, ', 'Chips'),
    lookups: `tables:\n  due: { by: [kind], unit: EUR, rows: { chips: ${doubled}, straw: 30 } }`,
    formula: 'due[kind]',
  },
};

test.each([
  ['a column', '2026-12-31', 'chips', 6],
  ['a column', '2027-01-01', 'chips', 10],
  ['a column', '2028-01-01', 'straw', 30],
  ['a table', '2026-12-31', 'chips', 6],
  ['a table', '2027-01-01', 'chips', 10],
  ['a table', '2027-01-01', 'straw', 30],
] as const)('a cell of %s on %s: %s come to %d', (where, day, kind, expected) => {
  const given = `on: ${day}, kind: ${kind}`;
  const parts = { ...places[where], value: 'high(answer)', unit: 'EUR', say: '{answer:exact}.', given, expected };
  const figures = tax.replace(/value: (\d)/g, 'value: $1 EUR');
  const { catalog, diagnostics } = checkCatalog({ calculators: calculatorText(parts), figures });
  expect(diagnostics.map(({ code }) => code)).toEqual(['no-evidence', 'no-evidence']);
  expect(catalog?.calculators[0]?.result.range()).toEqual({ low: 6, high: 30 });
  expect(catalog?.calculators[0]?.validity.asOf).toBe('2026-02-03');
  expect(catalog?.calculators[0]?.validity.dated?.periods).toHaveLength(3);
  expect(catalog?.calculators[0]?.sources).toContain('The ordinance.');
});

const tariff = `schedules:
  fee:
    from: kg
    unit: EUR
    periods:
      - { until: 2026-02-28, lines: { 10: 20, 20: 30 }, brackets: [{ base: 30, rate: 1 EUR/kg }], round: 1 }
      - { from: 2026-03-01, until: 2026-12-31, lines: { 10: 18 }, brackets: [{ base: 18, rate: 2 EUR/kg }] }
      - { from: 2027-01-01, points: { 0: 0, 40: 80 } }
    judgement: Of the test.`;

const tariffOf = (given: string, expected: number, formula = 'fee[weight]') =>
  calculatorText({
    inputs: 'weight: { label: Weight, type: number, unit: kg, default: 10, min: 1, max: 40, step: 1 }',
    lookups: tariff,
    ...{ formula, value: 'answer', unit: 'EUR', say: '{answer}.', given, expected },
  });

test.each([
  ['2020-01-01', 10, 20],
  ['2026-02-28', 15, 30],
  ['2026-02-28', 25, 35],
  ['2026-03-01', 10, 18],
  ['2026-12-31', 25, 48],
  ['2027-01-01', 25, 50],
])('a schedule on %s at %d kg gives %d', (day, weight, expected) => {
  const { catalog, report } = checkCatalog({ calculators: tariffOf(`on: ${day}, weight: ${weight}`, expected) });
  expect(report).toBe('');
  const [calculator] = catalog?.calculators ?? [];
  expect(calculator?.validity.dated?.periods.map(({ from }) => from)).toEqual([null, '2026-03-01', '2027-01-01']);
  expect(calculator?.schedules.map(({ name }) => name)).toEqual([
    'fee.until_2026_02_28',
    'fee.until_2026_12_31',
    'fee',
  ]);
  expect(calculator?.result.range()).toEqual({ low: 2, high: 80 });
});

test('a schedule and a figure that change cut the time together', () => {
  const figures = tax
    .replace(/value: (\d)/g, 'value: $1 EUR')
    .replace('source: The ordinance.', 'judgement: Of the test.')
    .replace(/ {4}as_of.*\n/, '');
  const calculators = tariffOf('on: 2028-01-01, weight: 10', 28, 'fee[weight] + taxes.dog');
  const { catalog, report } = checkCatalog({ calculators, figures });
  expect(report).toBe('');
  const starts = catalog?.calculators[0]?.validity.dated?.periods.map(({ from }) => from);
  expect(starts).toEqual([null, '2026-03-01', '2027-01-01', '2028-01-01']);
});
