/** What follows from the records of a price: its date, its standing, its class, and when it needs another look. */

import { dueReport, figuresReport } from '../../../authoring/commands/figures-report.js';
import type { Evidence } from '../../../generator/program/evidence.js';
import { listedFigures } from '../../../generator/program/listed-figures.js';
import { calculatorText, checkParts } from '../../support/calculator-text.js';
import { checkCatalog } from '../../support/check-catalog.js';

interface Source {
  readonly says: string;
  readonly when?: string;
  readonly host?: string;
  readonly kind?: string;
  readonly more?: string;
}

const record = ({ says, when = 'year: 2025', host = 'a', kind = 'guide', more = 'read: 2026-03-01' }: Source): string =>
  `      - { who: ${host}, says: ${says}, ${when}, at: "https://${host}.example/list", ${more}, kind: ${kind} }\n`;

const index = `building:
  title: Building
  who: The office
  at: https://office.example/building
  read: 2026-03-01
  kind: agency
  years: { 2018: 100, 2025: 140 }
  months: { 2025-11: 148, 2025-12: 150 }
`;

function checked(value: string, sources: readonly Source[], keys = '', publishers?: string) {
  const evidence = sources.length === 0 ? '' : `    evidence:\n${sources.map(record).join('')}`;
  const figures = `prices:\n  bag:\n    value: ${value} EUR/bag\n${keys}${evidence}`;
  const parts = {
    formula: 'high(prices.bag) * 1 bag',
    unit: 'EUR',
    decimals: 2,
    expected: Number(value.split('..').at(-1)),
  };
  const { catalog, report } = checkCatalog({
    calculators: calculatorText(parts),
    figures,
    indices: index,
    ...(publishers === undefined ? {} : { publishers }),
  });
  if (catalog === null) throw new Error(report);
  return catalog;
}

function evidenceOf(...parts: Parameters<typeof checked>): Evidence {
  const [figure] = checked(...parts).calculators[0]?.validity.figures ?? [];
  if (figure?.evidence == null) throw new Error('The figure has no evidence.');
  return figure.evidence;
}

test.each<[string, string, readonly Source[], string | null]>([
  ['a year counts from its first day', '10..20', [{ says: '10..20 EUR/bag' }], '2025-01-01'],
  ['a month counts from its first day', '10..20', [{ says: '10..20 EUR/bag', when: 'date: 2025-07' }], '2025-07-01'],
  [
    'the newest record of an end, and the older one of the ends',
    '10..20',
    [
      { says: '10 EUR/bag', when: 'date: 2025-02' },
      { says: '10.2 EUR/bag', when: 'date: 2025-06-05' },
      { says: '20 EUR/bag', when: 'date: 2025-03-01' },
    ],
    '2025-03-01',
  ],
  ['no date without one', '10..20', [{ says: '10..20 EUR/bag', when: 'undated: true' }], null],
])('the date of a figure: %s', (_, value, sources, asOf) => {
  expect(evidenceOf(value, sources).asOf).toBe(asOf);
  expect(checked(value, sources).calculators[0]?.validity.asOf).toBe(asOf);
});

test('old money is brought forward for the comparison, and the value stays as it is written', () => {
  const { standing, broughtFrom } = evidenceOf('15..30', [{ says: '10..20 EUR/bag', when: 'year: 2018' }]);
  expect({ standing, broughtFrom }).toEqual({ standing: 'brought', broughtFrom: '2018' });
});

test.each(['statute', 'tariff', 'code'])('what a %s sets is not brought forward, and is exact', (kind) => {
  const { standing, strength } = evidenceOf('10', [{ says: '10 EUR/bag', when: 'year: 2018', kind }]);
  expect({ standing, strength }).toEqual({ standing: 'published', strength: 'exact' });
});

test.each<[string, readonly Source[], Evidence['strength']]>([
  ['one guide', [{ says: '10..20 EUR/bag' }], 5],
  ['one guide with two pages', [{ says: '10 EUR/bag' }, { says: '20 EUR/bag' }], 5],
  ['three guides', ['a', 'b', 'c'].map((host) => ({ says: '10..20 EUR/bag', host })), 4],
  ['two firms', ['a', 'b'].map((host) => ({ says: '10..20 EUR/bag', host, kind: 'firm' })), 3],
])('the class of %s', (_, sources, strength) => {
  expect(evidenceOf('10..20', sources).strength).toBe(strength);
});

const publishers = `
a.example: { publisher: A, kind: measures }
b.example: { publisher: B, kind: repeats, copies: a.example }
c.example: { publisher: C, kind: repeats, copies: d.example }
d.example: { publisher: D, kind: repeats, copies: c.example }
e.example: { publisher: A, kind: measures }
f.example: { publisher: F, kind: template }
g.example: { publisher: G, kind: template }
h.example: { publisher: H, kind: archive }
s.example: { publisher: S, kind: seller, region: "Alice, Texas" }
`;

test.each<[string, readonly string[], number]>([
  ['a publisher and the one that copies it', ['a', 'b'], 1],
  ['two that copy each other, whichever comes first', ['d', 'c'], 1],
  ['two hosts of one publisher, and a part of one', ['a', 'e', 'shop.a'], 1],
  ['two templates', ['f', 'g'], 1],
  ['a publisher, a template and a firm', ['a', 'f', 's'], 3],
])('the voices of %s', (_, hosts, voices) => {
  const sources = hosts.map((host) => ({ says: '10..20 EUR/bag', host }));
  const [figure] = checked('10..20', sources, '', publishers).calculators[0]?.validity.figures ?? [];
  expect(figure?.evidence?.voices).toBe(voices);
  expect(figure?.evidence?.strength).toBe(voices >= 3 ? 4 : 5);
});

test('a document in an archive is a voice of its own', () => {
  const [first, second] = ['x', 'y'].map((page) => `${page}.h`);
  const sources = [first, second, first].map((host = '') => ({ says: '10..20 EUR/bag', host }));
  const [figure] = checked('10..20', sources, '', publishers).calculators[0]?.validity.figures ?? [];
  expect(figure?.evidence?.voices).toBe(2);
});

const chips = `
labor_costs:
  trades: { value: 20 EUR/h, judgement: What farmers get. }
  load: { value: 1.5..2, source: The office of wages }
prices:
  bag:
    value: 40..70 EUR/bag
    judgement: What neighbors pay.
    build_up:
      - wage: labor_costs.trades
        load: labor_costs.load
        parts:
          - { part: Wood, costs: 10..15 EUR/bag }
          - { part: A farmer, hours: 1 h/bag }
`;

test('a build-up adds up materials and hours at a loaded wage, and uses the figures that it names', () => {
  const calculators = calculatorText({ formula: 'high(prices.bag) * 1 bag', unit: 'EUR', decimals: 2, expected: 70 });
  const { catalog, report } = checkCatalog({ calculators, figures: chips });
  expect(report).toBe('');
  const [road] = catalog?.calculators[0]?.validity.figures.flatMap(({ evidence }) => evidence?.buildUps ?? []) ?? [];
  expect({ amount: road?.amount, apart: road?.apart }).toEqual({ amount: '40..55 EUR/bag', apart: 1.16 });
});

test('hours without a wage are refused', () => {
  const calculators = calculatorText({ formula: 'high(prices.bag) * 1 bag', unit: 'EUR', decimals: 2, expected: 70 });
  const { report } = checkCatalog({
    calculators,
    figures: chips.replace('wage: labor_costs.trades\n        load', 'load'),
  });
  expect(report).toContain('a part has `costs`, or `hours` with the `wage` of its road');
});

test('a judgement is reported, whatever other evidence there is', () => {
  const { standing, strength, asOf } = evidenceOf('1..2', [{ says: '10..20 EUR/bag' }], '    judgement: Half of it.\n');
  expect({ standing, strength, asOf }).toEqual({ standing: 'judged', strength: 5, asOf: '2025-01-01' });
});

test('each price that ages is due some day, by its kind or its own word', () => {
  const due = (keys: string) => listedFigures(checked('10..20', [{ says: '10..20 EUR/bag' }], keys))[0]?.due;
  expect(due('')).toBe('2027-09-01');
  expect(due('    review: 6 months\n')).toBe('2026-09-01');
  const catalog = checked('10..20', [{ says: '10..20 EUR/bag' }]);
  expect(dueReport(catalog, '2027-08-31')).toBeNull();
  expect(dueReport(catalog, '2027-09-01')).toContain('prices.bag, since 2027-09-01');
  expect(figuresReport(catalog, '2026-03-01')).toEqual([
    [
      'prices.bag: 10..20 EUR/bag; as of 2025-01-01 (424 days old); published, class 5, one voice; another look on 2027-09-01; used by bedding',
      '  - a: 10..20 EUR/bag; guide, 2025; https://a.example/list (read 2026-03-01)',
    ].join('\n'),
  ]);
});

test('a record that was read on a day to come is named', () => {
  const catalog = checked('10..20', [{ says: '10..20 EUR/bag' }]);
  expect(figuresReport(catalog, '2026-02-28').join('\n')).toContain('(read 2026-03-01, WHICH IS STILL TO COME)');
});

test('a rounding step needs no evidence of a price unless a formula also reads it as an amount', () => {
  const tip = (formula: string) =>
    checkParts({
      inputs:
        'n: { label: N, type: number, default: 3, min: 1, max: 9, step: 1 }\nupTo: { label: Up to, type: select, unit: EUR, default: "1", options: { "0.5": 0.5 EUR, "1": 1 EUR } }',
      formula,
      unit: 'EUR',
      decimals: 2,
      expected: 3,
    }).report;
  expect(tip('answer: ceil(n * 1 EUR, upTo)')).not.toContain('no-evidence');
  expect(tip('answer: ceil(n * 1 EUR, upTo) + upTo - upTo')).toContain('`bedding.upTo` is money');
});
