/** Control totals count and sum the numbers of a table, and leave its texts alone. */
import { checkParts } from '../../support/calculator-text.js';

const gauges = ['AWG 14', 'AWG 12', 'AWG 1/0', 'AWG 4/0', '250 kcmil', '2 x 8 to 10', '3..4 in'];
const lines = gauges.map((text, index) => `${(index + 1) * 10}: ${text}`).join(', ');
const load = 'load: { label: Load, type: number, unit: lb, default: 10, min: 1, max: 70, step: 1 }';
const house =
  'house: { label: House, type: select, default: small, options: { small: { label: Small, wire: AWG 14, fuse: 15 }, large: { label: Large, wire: AWG 4/0, fuse: 60 } }, columns: { wire: text }, CONTROL }';

function reportOf(parts: { inputs: string; lookups?: string; formula: string }): readonly string[] {
  const { report } = checkParts({ ...parts, say: 'It takes {wire}.', expected: 0 });
  return report.split('\n').filter((line) => /- (error|advice) (?!example-)/.test(line));
}

function schedule(control: string): readonly string[] {
  const lookups = `schedules:\n  gauge: { from: lb, unit: text, lines: { ${lines} }, control: ${control} }`;
  return reportOf({ inputs: load, lookups, formula: 'wire: gauge[load]\nanswer: load / 1 lb' });
}

function table(control: string): readonly string[] {
  const lookups = `tables:\n  gauge: { by: [house], unit: text, rows: { small: AWG 14, large: 250 to 300 kcmil }, control: ${control} }`;
  const inputs = 'house: { label: House, type: select, default: small, options: { small: Small, large: Large } }';
  return reportOf({ inputs, lookups, formula: 'wire: gauge[house]\nanswer: 1' });
}

function select(control: string): readonly string[] {
  const inputs = house.replace('CONTROL', `control: ${control}`);
  return reportOf({ inputs, formula: 'wire: house.wire\nanswer: house.fuse' });
}

const sums = '{ amount: 280 }';
const transcribed = gauges.map((text, index) => `${(index + 1) * 10} "${text}"`);

function transcription(all: readonly string[]): string {
  return JSON.stringify(`amount value\n${all.join('\n')}`);
}

test('the texts of a schedule are neither counted nor summed', () => {
  expect(schedule(`{ count: 7, sums: ${sums}, source: A page }`)).toEqual([]);
  expect(schedule(`{ count: 8, sums: ${sums}, source: A page }`)).toEqual([
    expect.stringContaining('The count of numbers comes to 7 here and to 8'),
  ]);
  expect(schedule('{ count: 7, sums: { amount: 280, value: 620..610 }, source: A page }')).toEqual([
    expect.stringContaining('unknown-column'),
  ]);
});

test('no sums at all lack that of each column of numbers', () => {
  expect(schedule('{ count: 7, sums: {}, source: A page }')).toEqual([
    expect.stringContaining('there is no sum of `amount`'),
  ]);
});

test('neither are those of a table or of a column of a select', () => {
  expect(table('{ count: 0, sums: {}, source: A page }')).toEqual([]);
  expect(select('{ count: 2, sums: { fuse: 75 }, source: A page }')).toEqual([]);
});

test('a transcription may hold texts with spaces, side by side, or leave their column out', () => {
  const read = (text: string) => `{ count: 7, sums: ${sums}, source: A page, transcription: ${text} }`;
  expect(schedule(read(transcription(transcribed)))).toEqual([]);
  expect(schedule(read(transcription([transcribed.slice(0, 3).join(' '), ...transcribed.slice(3)])))).toEqual([]);
  expect(schedule(read(JSON.stringify('amount\n10\n20\n30\n40\n50\n60\n70')))).toEqual([]);
});

test('texts that are swapped or mistyped differ from what was read', () => {
  const wrong = transcribed.map((line) => line.replace('AWG 12', 'AWG 10'));
  expect(schedule(`{ count: 7, sums: ${sums}, source: A page, transcription: ${transcription(wrong)} }`)).toEqual([
    expect.stringMatching(/not-as-transcribed: At `20`, column `value`, this is AWG 12; .*says AWG 10 in line 3/),
  ]);
});

test('a wrong cell is blamed where it is, not in the period that follows from it', () => {
  const period = (days: string, lines: string, control: string) =>
    `      - { ${days}, lines: { ${lines} }, control: { count: 4, ${control} } }`;
  const lookups = [
    'schedules:',
    '  fee:',
    '    from: lb',
    '    unit: EUR',
    '    periods:',
    period(
      'until: 2025-12-31',
      '20: 9, 70: 20',
      'sums: { amount: 90, value: 30 }, source: A, transcription: "amount value\\n20 10 70 20"',
    ),
    period(
      'from: 2026-01-01',
      '20: 11, 70: 22',
      'sums: { amount: 90, value: 33 }, source: B, formula: { value: before * 1.1 }',
    ),
  ].join('\n');
  const { report } = checkParts({
    inputs: load,
    lookups,
    formula: 'answer: fee[load]',
    unit: 'EUR',
    given: 'on: 2026-05-01',
    expected: 11,
  });
  expect(report.split('\n').filter((line) => line.includes(' - error '))).toEqual([
    expect.stringContaining('not-as-transcribed: At `20`'),
  ]);
});

/** Rows of a schedule count together, and so do the options of a select whose items repeat. */
test.each<[what: string, numbers: number, advised: boolean]>([
  ['rows', 10, false],
  ['rows', 11, true],
  ['items', 20, false],
  ['items', 21, true],
])('%s of %d numbers in each part, without control totals: advice %s', (what, numbers, advised) => {
  const found = what === 'rows' ? scheduleOfRows(numbers) : selectOfItems(numbers);
  expect(found.filter((line) => line.includes('no-control'))).toHaveLength(advised ? 1 : 0);
  expect(found.filter((line) => line.includes('error'))).toEqual([]);
});

/** Two rows, each with as many numbers: the amounts of its lines, and what they give. */
function scheduleOfRows(numbers: number): readonly string[] {
  const count = Math.floor(numbers / 2);
  const whole = Array.from({ length: count }, (_, at) => `${100 * (at + 1)}: ${at + 1}`).join(', ');
  const rate = numbers % 2 === 0 ? '' : ', brackets: [{ rate: 0.1 }]';
  const lookups = `schedules:\n  fee:\n    by: room\n    from: lb\n    unit: lb\n    rows:\n      own: { lines: { ${whole} }${rate} }\n      shared: { lines: { ${whole} }${rate} }`;
  const room = 'room: { label: R, type: select, default: own, options: { own: Own, shared: Shared } }';
  return reportOf({ inputs: `${load}\n${room}`, lookups, formula: 'wire: fee[room, load]\nanswer: load / 1 lb' });
}

function selectOfItems(numbers: number): readonly string[] {
  const options = Array.from({ length: numbers }, (_, at) => `o${at}: { label: Size ${at}, weight: ${at + 1} }`);
  const size = `size: { label: Size, type: select, default: o0, options: { ${options.join(', ')} } }`;
  const inputs = `bins: { label: Bins, type: list, most: 3, of: { ${size} } }`;
  return reportOf({ inputs, formula: 'wire: sum(bins, size.weight)\nanswer: 0 * wire' });
}
