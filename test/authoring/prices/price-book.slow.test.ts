/** The price book: out, edited as an estimator or an enemy would, and back. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CellValue, WriteSheet } from 'hucre/xlsx';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { readWorkbook, writeWorkbook } from '../../../authoring/workbook/workbook.js';
import { calculatorText } from '../../support/calculator-text.js';
import { callCommand } from '../../support/call-command.js';
import { projectRoot } from '../../support/project-root.js';

const figures = `# Prices of the kennel.
chips:
  price:                       # by the bag
    value: 4..7 EUR/bag        # spring
    because: The dearest yard asks a euro more in some months.
    evidence:
      - { who: "Chip Yard, price list", says: [4 EUR/bag, 7 EUR/bag], date: 2026-01-01, at: "https://chips.example/prices", read: 2026-03-01, kind: firm } # yard
      # A second one follows.
      - who: Bark Guide
        says: 5..7 EUR/bag
        year: 2025
        at: https://bark.example/guide
        read: 2026-03-01
        kind: guide
        note: By the bag of 50 liters.
  fee:
    periods:
      - { until: 2026-06-30, value: 3 EUR }
      - { from: 2026-07-01, value: 4 EUR }
    judgement: What a neighbor asks.
`;

const calculators = calculatorText({
  inputs: `n: { label: Bags, type: number, unit: bag, default: 1, min: 1, max: 10, step: 1 }
kind:
  label: Kind
  type: select
  default: dry
  options: { dry: { label: Dry, each: 2..3 EUR/bag }, wet: { label: Wet, each: 1.5 * 2 EUR/bag } }   # kinds
  judgement: Our own.`,
  formula: 'cost: n * chips.price + chips.fee + n * kind.each',
  value: 'n',
  unit: 'bag',
  say: '{n} come to {cost}.',
  given: 'on: 2026-06-01',
  expected: 1,
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reckoner-book-'));
  mkdirSync(join(folder, 'catalog'));
  for (const name of ['units.yaml', 'service.yaml', 'network.yaml'])
    writeFileSync(join(folder, 'catalog', name), readFileSync(join(projectRoot, 'test/support/catalog', name)));
  writeFileSync(join(folder, 'catalog/figures.yaml'), figures);
  writeFileSync(join(folder, 'catalog/calculators.yaml'), calculators);
});
afterEach(() => rmSync(folder, { recursive: true }));

function call(...args: readonly string[]) {
  return callCommand(['figures', '--root', folder, '--afresh', ...args]);
}

/** The rows of each sheet, for an edit in place. */
type Sheets = Readonly<Record<'Figures' | 'Evidence', CellValue[][]>> & { more: Partial<WriteSheet> };

async function edited(edit: (sheets: Sheets) => void): Promise<string> {
  const path = join(folder, 'book.xlsx');
  const { code, complained } = await call('--to', path);
  if (code !== 0) throw new Error(complained);
  const { sheets } = await readXlsx(readFileSync(path));
  const rows = {
    ...Object.fromEntries(sheets.map((sheet) => [sheet.name, sheet.rows])),
    more: {},
  } as unknown as Sheets;
  edit(rows);
  const { more, ...kept } = rows;
  const written = Object.entries(kept).map(([name, own]) => ({ name, rows: own, ...(name === 'Figures' ? more : {}) }));
  writeFileSync(path, await writeXlsx({ sheets: written }));
  return path;
}

const text = (name: string) => readFileSync(join(folder, 'catalog', name), 'utf8');

/** The lines that an edit took away and brought. */
function changed(before: string, after: string) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return { gone: old.filter((line) => !now.includes(line)), come: now.filter((line) => !old.includes(line)) };
}

/** The row of the sheet that begins with these cells. */
function row(rows: CellValue[][], ...first: readonly CellValue[]): CellValue[] {
  const found = rows.find((cells) => first.every((value, at) => (cells[at] ?? null) === value));
  if (found === undefined) throw new Error(`There is no row ${first.join(', ')}.`);
  return found;
}

const [because, judgement] = [7, 8];

test('the book has a row for each value and each record', async () => {
  const path = await edited(() => {});
  const { sheets } = await readXlsx(readFileSync(path));
  expect(sheets.map(({ name }) => name)).toEqual(['Figures', 'Evidence']);
  const rows = sheets[0]?.rows.slice(1).map((cells) => cells.slice(0, 7).map((cell) => cell ?? null));
  expect(rows).toEqual([
    ['bedding.kind', 'dry.each', null, null, 2, 3, 'EUR/bag'],
    ['bedding.kind', 'wet.each', null, null, 3, null, 'EUR/bag'],
    ['chips.fee', null, null, '2026-06-30', 3, null, 'EUR'],
    ['chips.fee', null, '2026-07-01', null, 4, null, 'EUR'],
    ['chips.price', null, null, null, 4, 7, 'EUR/bag'],
  ]);
  expect(sheets[1]?.rows.map((cells) => [cells[0], cells[1], cells[3], cells[6]])).toEqual([
    ['figure', 'record', 'says', 'published'],
    ['chips.price', 1, '4 EUR/bag; 7 EUR/bag', '2026-01-01'],
    ['chips.price', 2, '5..7 EUR/bag', '2025'],
  ]);
});

test('a book that nobody has touched changes no byte', async () => {
  const path = join(folder, 'book.xlsx');
  expect((await call('--to', path)).code).toBe(0);
  const bytes = readFileSync(path);
  expect((await call('--to', path)).said).toBe(`wrote ${path}: 5 values with 2 records.\n`);
  expect(readFileSync(path).equals(bytes)).toBe(true);
  expect(await call('--from', path)).toEqual({
    code: 0,
    complained: '',
    said: `${path} says what the catalog says: nothing was written.\n`,
  });
  expect([text('figures.yaml'), text('calculators.yaml')]).toEqual([figures, calculators]);
});

const record = (figure: string, who: CellValue, says: CellValue) => [
  figure,
  null,
  who,
  says,
  null,
  null,
  '2026-02',
  'https://mill.example/list',
  '2026-03-02',
  null,
  'firm',
  null,
  null,
];

test.each<[string, (sheets: Sheets) => void, gone: string[], come: string[]]>([
  [
    'a higher end',
    ({ Figures }) => row(Figures, 'chips.price').splice(5, 1, 7.5),
    ['    value: 4..7 EUR/bag        # spring'],
    ['    value: 4..7.5 EUR/bag        # spring'],
  ],
  [
    'one number for a range',
    ({ Figures }) => row(Figures, 'chips.price').splice(4, 2, 7, null),
    ['    value: 4..7 EUR/bag        # spring'],
    ['    value: 7 EUR/bag        # spring'],
  ],
  [
    'a later period',
    ({ Figures }) => row(Figures, 'chips.fee', null, '2026-07-01').splice(4, 1, 4.25),
    ['      - { from: 2026-07-01, value: 4 EUR }'],
    ['      - { from: 2026-07-01, value: 4.25 EUR }'],
  ],
  [
    'a reason',
    ({ Figures }) => row(Figures, 'chips.price').splice(because, 1, 'It is: so.'),
    ['    because: The dearest yard asks a euro more in some months.'],
    ['    because: "It is: so."'],
  ],
  [
    'a judgement',
    ({ Figures }) => row(Figures, 'chips.price').splice(judgement, 1, 'Ours'),
    [],
    ['    judgement: Ours'],
  ],
  [
    'a place beside others on one line',
    ({ Evidence }) => row(Evidence, 'chips.price', 1).splice(9, 1, 'Texas, mostly'),
    [/yard$/.source],
    [/kind: firm, where: "Texas, mostly" \} # yard$/.source],
  ],
  [
    'a year that becomes a month',
    ({ Evidence }) => row(Evidence, 'chips.price', 2).splice(6, 1, '2025-11'),
    ['        year: 2025'],
    ['        date: 2025-11'],
  ],
  [
    'a year as a number',
    ({ Evidence }) => row(Evidence, 'chips.price', 2).splice(6, 1, 2024),
    ['        year: 2025'],
    ['        year: 2024'],
  ],
  [
    'a record more',
    ({ Evidence }) => Evidence.push(record('chips.price', 'Mill: list', '4 EUR/bag; 7 EUR/bag')),
    [],
    [
      '      - { who: "Mill: list", says: [4 EUR/bag, 7 EUR/bag], date: 2026-02, at: "https://mill.example/list", read: 2026-03-02, kind: firm }',
    ],
  ],
  [
    'the first record',
    ({ Evidence }) => Evidence.push(record('chips.fee', 'Mill', '4 EUR')),
    [],
    [
      '      - { who: Mill, says: 4 EUR, date: 2026-02, at: "https://mill.example/list", read: 2026-03-02, kind: firm }',
    ],
  ],
])('%s is an edit of that alone', async (_name, edit, gone, come) => {
  const { code, said, complained } = await call('--from', await edited(edit));
  expect([complained, code]).toEqual(['', 0]);
  expect(said).toMatch(/wrote catalog\/figures\.yaml\n$/);
  const lines = changed(figures, text('figures.yaml'));
  const like = (all: readonly string[]) => all.map((line) => (/[$\\]/.test(line) ? expect.stringMatching(line) : line));
  expect(lines).toEqual({ gone: like(gone), come: like(come) });
  expect(text('calculators.yaml')).toBe(calculators);
});

test('a cell of a calculator is edited in place', async () => {
  const path = await edited(({ Figures }) => row(Figures, 'bedding.kind', 'dry.each').splice(4, 2, 2.5, 3.5));
  const { code, said } = await call('--from', path);
  expect(code).toBe(0);
  expect(said).toContain('bedding');
  expect(text('calculators.yaml')).toBe(calculators.replace('2..3 EUR/bag', '2.5..3.5 EUR/bag'));
});

test.each<[string, (sheets: Sheets) => void, RegExp]>([
  [
    'a formula',
    (sheets) => {
      sheets.more = { cells: new Map([['5,5', { type: 'formula', formula: '3+4', formulaResult: 7.5 }]]) };
    },
    /^Figures!F6: this cell has a formula\. Write the number itself/,
  ],
  [
    'a text that a spreadsheet would run',
    ({ Evidence }) => row(Evidence, 'chips.price', 1).splice(2, 1, "=cmd|' /C calc'!A0"),
    /^Evidence!C2: `=cmd.*` begins like a formula/,
  ],
  [
    'a text that begins with @',
    ({ Figures }) => row(Figures, 'chips.price').splice(because, 1, '@SUM(1)'),
    /^Figures!H6: `@SUM\(1\)` begins like a formula/,
  ],
  [
    'a huge number',
    ({ Figures }) => row(Figures, 'chips.price').splice(5, 1, 1e300),
    /^Figures!F6: 1e\+300 is too large for a price/,
  ],
  [
    'a huge text',
    ({ Figures }) => row(Figures, 'chips.price').splice(because, 1, 'x'.repeat(30_000)),
    /^Figures!H6: this text has 30000 characters/,
  ],
  [
    'a date of the spreadsheet',
    ({ Evidence }) => row(Evidence, 'chips.price', 1).splice(8, 1, new Date('2026-03-05')),
    /Evidence!I2|46086/,
  ],
  [
    'true',
    ({ Figures }) => row(Figures, 'chips.price').splice(5, 1, true),
    /^Figures!F6: this cell has true or false, and the book takes only texts and numbers/,
  ],
  [
    'a negative end',
    ({ Figures }) => row(Figures, 'chips.price').splice(4, 1, -4),
    /^Figures!E6: an end of a value is a number of zero or more/,
  ],
  [
    'no number',
    ({ Figures }) => row(Figures, 'chips.price').splice(4, 1, 'four'),
    /^Figures!E6: an end of a value is a number/,
  ],
  [
    'ends the wrong way around',
    ({ Figures }) => row(Figures, 'chips.price').splice(4, 1, 8),
    /^Figures!E6: the low end, 8, is above the high end, 7/,
  ],
  [
    'a calculated value',
    ({ Figures }) => row(Figures, 'bedding.kind', 'wet.each').splice(4, 1, 4),
    /^Figures!E3: this value is calculated, as `1\.5 \* 2 EUR\/bag`; edit it in catalog\/calculators\.yaml/,
  ],
  [
    'merged cells',
    (sheets) => {
      sheets.more = { merges: [{ startRow: 2, startCol: 0, endRow: 3, endCol: 0 }] };
    },
    /^Figures!A3: cells are merged here/,
  ],
  [
    'a deleted row',
    ({ Figures }) => Figures.splice(3, 1),
    /^Figures: the row of `chips\.fee` \(2026-06-30\) is missing/,
  ],
  [
    'a deleted record',
    ({ Evidence }) => Evidence.splice(2, 1),
    /^Evidence: the row of `chips\.price` \(2\) is missing/,
  ],
  [
    'a renamed column',
    ({ Figures }) => Figures[0]?.splice(5, 1, 'top'),
    /^Figures!F1: the first row has no column `high` any more/,
  ],
  ['a column twice', ({ Figures }) => Figures[0]?.push('low'), /^Figures!Q1: the first row has the column `low` twice/],
  [
    'a row twice',
    ({ Figures }) => Figures.push([...row(Figures, 'chips.price')]),
    /^Figures!A7: this row is at Figures!A6 already/,
  ],
  [
    'a figure that there is not',
    ({ Figures }) => Figures.push(['__proto__', null, null, null, 5]),
    /^Figures!A7: there is no figure `__proto__`/,
  ],
  [
    'a record of a figure that there is not',
    ({ Evidence }) => Evidence.push(record('chips.prize', 'Mill', '4 EUR')),
    /^Evidence!A4: there is no figure `chips\.prize`\. Did you mean `chips\.price`/,
  ],
  [
    'a record with a number of its own',
    ({ Evidence }) => Evidence.push(['chips.price', 9, 'Mill']),
    /^Evidence!A4: `chips\.price` has no record 9/,
  ],
  [
    'what follows from the catalog',
    ({ Figures }) => row(Figures, 'chips.price').splice(10, 1, '3'),
    /^Figures!K6: `class` follows from the catalog/,
  ],
  [
    'a missing sheet',
    (sheets) => {
      delete (sheets as Partial<Record<string, unknown>>)['Evidence'];
    },
    /^Evidence: there is no such sheet; the workbook has `Figures`/,
  ],
  [
    'a book of another catalog',
    ({ Figures }) => Figures[0]?.splice(15, 1, 'made from 0123456789abcdef'),
    /^Figures: the figures of the catalog have changed since this book was written/,
  ],
  [
    'what the checker refuses',
    ({ Evidence }) => row(Evidence, 'chips.price', 1).splice(7, 1, 'chips.example'),
    /malformed-address[\s\S]*Nothing was written/,
  ],
])('%s is refused, and nothing is written', async (_name, edit, message) => {
  const { code, said, complained } = await call('--from', await edited(edit));
  expect(complained).toMatch(message);
  expect([code, said]).toEqual([1, '']);
  expect([text('figures.yaml'), text('calculators.yaml')]).toEqual([figures, calculators]);
});

test.each(['no workbook', ''])('a file that says %j is no workbook', async (bytes) => {
  const path = join(folder, 'book.xlsx');
  writeFileSync(path, bytes);
  expect((await call('--from', path)).complained).toBe(
    `There is no workbook of Excel (.xlsx) at ${path}, or it has more than 20 MB.\n\n1 mistake: nothing was written.\n`,
  );
});

test('examples that fail keep a price out, unless they are to be calculated later', async () => {
  const held = calculators
    .replace('value: n\n', 'value: high(cost)\n')
    .replace('unit: bag\n    ', 'unit: EUR\n    ')
    .replace('value: 1,', 'value: 13,');
  writeFileSync(join(folder, 'catalog/calculators.yaml'), held);
  const path = await edited(({ Figures }) => row(Figures, 'chips.price').splice(5, 1, 7.5));
  const refused = await call('--from', path);
  expect(refused.complained).toMatch(
    /example-fails[\s\S]*Nothing was written\. Work out these examples again, or add --examples-later/,
  );
  expect([refused.code, text('figures.yaml')]).toEqual([1, figures]);
  const taken = await call('--from', path, '--examples-later');
  expect(taken.code).toBe(0);
  expect(taken.said).toMatch(/shared figure `chips.price` 4..7 -> 4..7.5[\s\S]*\nwrote catalog\/figures.yaml\n$/);
  expect(text('figures.yaml')).toBe(figures.replace('4..7 EUR/bag  ', '4..7.5 EUR/bag  '));
});

test.each([
  ['--to', 'a', '--from', 'b'],
  ['--examples-later'],
  ['--to', 'a', '--examples-later'],
  ['--to', 'a', '--on', '2026-01-01'],
])('figures %s %s %s %s is no call', async (...args) => {
  expect(await call(...args)).toMatchObject({ code: 2, said: '' });
});

test('a formula of ours comes with its value, and is known as one', async () => {
  const bytes = await writeWorkbook([
    {
      name: 'Sums',
      widths: [9, 9],
      rows: [
        ['a', 'b'],
        [1, { formula: 'A2+1', result: 2 }],
      ],
    },
  ]);
  expect(await readWorkbook(bytes)).toEqual([
    {
      name: 'Sums',
      rows: [
        [
          { kind: 'text', text: 'a' },
          { kind: 'text', text: 'b' },
        ],
        [
          { kind: 'number', value: 1 },
          { kind: 'other', what: 'a formula' },
        ],
      ],
      merged: [],
    },
  ]);
});
