/** Typos in the tables of the real catalog: control totals refuse each of them, and say where it is. */
import { checkControls, controlledIn } from '../../generator/calculator/control/check-controls.js';
import { loadCatalog } from '../../generator/language/load-catalog.js';
import type { RawCalculator } from '../../generator/language/read-calculator.js';
import { Reporter } from '../../generator/source/diagnostic.js';
import type { Span } from '../../generator/source/source.js';
import { createSource, spanText } from '../../generator/source/source.js';
import { chosenSeed, randomFrom } from '../support/random.js';
import { originalSources } from '../support/real-catalog.js';

const sources = originalSources();
const { calculators } = loadCatalog(sources, new Reporter());

/** A digit of a table that has control totals, by its place. */
interface Digit {
  readonly entry: RawCalculator;
  readonly table: string;
  readonly at: number;
}

const controlled = calculators.flatMap((entry) =>
  controlledIn(entry).flatMap(({ name, cells, control }) =>
    control === null ? [] : [{ entry, table: `${entry.slug.value}.${name.value}`, cells }],
  ),
);
const tables = controlled.map(({ entry, table, cells }) =>
  cells.flatMap(({ span }) => placesOfDigits(span).map((at): Digit => ({ entry, table, at }))),
);

function placesOfDigits(span: Span): readonly number[] {
  return [...spanText(span).matchAll(/\d/g)].map(({ index }) => span.start + index);
}

/** What the control totals report of an entry with this text between two of its places. */
function reportsOf({ span }: RawCalculator, from: number, to: number, becomes: string): readonly string[] {
  const { source, start, end } = span;
  const text = `${source.text.slice(start, from)}${becomes}${source.text.slice(to, end)}\n`;
  const alone = { ...sources, figures: [], network: null, calculators: [createSource(source.path, text)] };
  const { calculators: read } = loadCatalog(alone, new Reporter());
  const reporter = new Reporter();
  for (const raw of read) checkControls(raw, reporter);
  return read.length === 1 ? reporter.found.map(({ code }) => code) : ['unreadable'];
}

test('each table of more than twenty numbers has control totals', () => {
  const reporter = new Reporter();
  for (const raw of calculators) checkControls(raw, reporter);
  expect(reporter.found).toEqual([]);
  expect(new Set(controlled.map(({ table }) => table)).size).toBeGreaterThanOrEqual(12);
});

test('of forty typos of one digit all are refused, some of them in each table', () => {
  const seed = chosenSeed();
  const random = randomFrom(seed);
  const passed = Array.from({ length: 40 }, (_, index) => {
    const digit = random.pick(tables[index % tables.length] ?? []);
    const was = digit.entry.span.source.text[digit.at] ?? '';
    const becomes = random.pick([...'0123456789'].filter((each) => each !== was));
    return { ...digit, was, becomes, reports: reportsOf(digit.entry, digit.at, digit.at + 1, becomes) };
  }).filter(({ reports }) => reports.length === 0);
  expect({ seed, passed: passed.map(({ table, at, was, becomes }) => ({ table, at, was, becomes })) }).toEqual({
    seed,
    passed: [],
  });
});

/** Columns that a transcription holds cell by cell. */
const transcribed = controlled.filter(({ cells }) => cells.length > 100);

test('a transcribed table with two exchanged lines is reported, although its sums are right', () => {
  expect(transcribed.length).toBeGreaterThan(0);
  for (const { entry, cells } of transcribed) {
    const [first, second] = cells.filter(({ column }) => column === 'value');
    if (first === undefined || second === undefined) throw new Error(`${entry.slug.value} has not two lines.`);
    const between = entry.span.source.text.slice(first.span.end, second.span.start);
    const exchanged = `${spanText(second.span)}${between}${spanText(first.span)}`;
    const reports = reportsOf(entry, first.span.start, second.span.end, exchanged);
    expect(reports.filter((code) => code === 'not-as-transcribed')).toHaveLength(2);
  }
});
