/**
 * Workbooks recalculated by a spreadsheet: at random calls every published number and every sentence is that of the
 * service, and every step is within a millionth of a millionth.
 */
import { join } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import type { BookLanguage } from '../../authoring/workbook/book-language.js';
import { englishBook, translatedBook } from '../../authoring/workbook/book-language.js';
import { calculatorWorkbook } from '../../authoring/workbook/calculator-workbook.js';
import { sheetNames } from '../../authoring/workbook/names.js';
import { serialDay } from '../../authoring/workbook/sheet-numbers.js';
import { writeWorkbook } from '../../authoring/workbook/workbook.js';
import { keys } from '../../contract/workbook-cells.js';
import { answerQuery } from '../../engine/calculator/answer-query.js';
import type { ServedCatalog } from '../../engine/calculator/catalog.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import { languages } from '../../generated/languages.js';
import type { Calculator, Catalog } from '../../generator/program/catalog.js';
import { itemName, listGiving } from '../../generator/program/list.js';
import { placesOf } from '../../generator/targets/sheet/list-cells.js';
import { compiledCatalog } from '../../runtime/process/compiled-catalog.js';
import { serveCatalog } from '../../runtime/process/serve-catalog.js';
import { householdCatalog } from '../support/household-catalog.js';
import { householdCalculator } from '../support/household-pages.js';
import { bilingualHousehold } from '../support/page-catalog.js';
import { projectRoot } from '../support/project-root.js';
import { chosenSeed, randomFrom } from '../support/random.js';
import type { RandomCall } from '../support/random-calls.js';
import { randomCall, servedCalculator } from '../support/random-calls.js';
import { servedCatalog } from '../support/real-app.js';
import { checkedCatalog } from '../support/real-catalog.js';
import { isLong } from '../support/shares.js';
import type { Recalculated } from '../support/slow/recalculated-workbook.js';
import { openWorkbook } from '../support/slow/recalculated-workbook.js';

/** Calls of each calculator, and how many calculators; 1000 and 0 for all are the long form. */
const callCount = Number(process.env['WORKBOOK_CALLS'] ?? 20);
const bookCount = Number(process.env['WORKBOOKS'] ?? (isLong ? 20 : 10));
/** `excel` has the spreadsheet round like Excel. */
const likeExcel = process.env['WORKBOOK_LIKE'] === 'excel';
const seed = chosenSeed();
const closeness = 1e-12;

/** What an answer of the service has that a workbook has, too. */
interface Answer {
  readonly result: {
    readonly value: number;
    readonly text?: string;
    readonly interpretation: string;
    readonly range?: Ends;
    readonly secondary?: readonly { readonly value: number }[];
    readonly figures?: Readonly<Record<string, { readonly value: number } | { readonly text: string } | Ends>>;
  };
  readonly estimate?: { readonly total: Ends };
  readonly trace: { readonly steps: readonly { readonly name: string; readonly value: number | string | Ends }[] };
}

interface Ends {
  readonly low: number;
  readonly high: number;
}

type Expected = readonly (readonly [string, number | string])[];

function endsOf(key: string, { low, high }: Ends): Expected {
  return [
    [keys.low(key), low],
    [keys.high(key), high],
  ];
}

function publishedOf({ result, estimate }: Answer): Expected {
  const { value, text, range, secondary = [], figures = {} } = result;
  const named = Object.entries(figures).flatMap(([name, figure]): Expected => {
    const key = keys.figure(name);
    return 'text' in figure ? [[key, figure.text]] : 'value' in figure ? [[key, figure.value]] : endsOf(key, figure);
  });
  return [
    [keys.result, value],
    ...(text === undefined ? [] : ([[keys.text, text]] as const)),
    ...(range === undefined ? [] : endsOf(keys.range, range)),
    ...secondary.map((each, at) => [keys.secondary(at), each.value] as const),
    ...named,
    ...(estimate === undefined ? [] : endsOf(keys.total, estimate.total)),
  ];
}

/** What a list comes to is traced under the name of the input that it gives. */
function stepsOf({ trace }: Answer, { inputs }: Calculator): Expected {
  return trace.steps.flatMap(({ name, value }): Expected => {
    if (typeof value !== 'object' && inputs.some((input) => input.name === name)) return [[keys.input(name), value]];
    if (typeof value !== 'object') return [[keys.step(name), value]];
    return endsOf(keys.step(name), value);
  });
}

/** What somebody types for a call; everything else is what it usually is. */
function entriesOf(
  calculator: Calculator,
  { given, lists, extras, on }: RandomCall,
  book: BookLanguage,
): ReadonlyMap<string, number | string | null> {
  const inputs = calculator.inputs.map((input): [string, number | string | null] => {
    const isListed = listGiving(calculator, input.name) !== undefined;
    if (isListed && !given.has(input.name)) return [keys.entry(input.name), null];
    const value = given.get(input.name) ?? input.default ?? '';
    if (input.kind === 'number') return [keys.entry(input.name), Number(value)];
    return [keys.entry(input.name), input.options.find(({ key }) => key === value)?.label ?? ''];
  });
  const options = (calculator.estimate?.options ?? []).map(({ key }): [string, string] => [
    keys.wanted(key),
    extras.includes(key) ? book.words.yes : book.words.no,
  ]);
  const day: [string, number][] = on === null ? [] : [[keys.entry('on'), serialDay(on)]];
  return new Map([...inputs, ...itemEntries(calculator, lists), ...options, ...day]);
}

/** Every row of every list: what the call gives, and nothing in the others. */
function itemEntries({ lists }: Calculator, given: RandomCall['lists']): readonly [string, number | string | null][] {
  return lists.flatMap((list) =>
    placesOf(list).flatMap((place) => {
      const item = given.get(list.name)?.[place - 1];
      return list.items.map((input): [string, number | string | null] => {
        const value = item?.get(input.name);
        const label = input.kind === 'select' ? input.options.find(({ key }) => key === value)?.label : value;
        return [keys.entry(itemName(list.name, place, input.name)), label ?? null];
      });
    }),
  );
}

/** The sentence without what the service says in front of it of numbers that were moved. */
function isSentence(told: string, sentence: unknown): boolean {
  return typeof sentence === 'string' && sentence !== '' && told.endsWith(sentence);
}

interface Counts {
  calls: number;
  refused: number;
  published: number;
  steps: number;
  furthest: number;
}

function compareCall(
  { calculator, language }: Compared,
  call: RandomCall,
  book: Recalculated,
  counts: Counts,
): readonly string[] {
  const outcome = answerQuery(call.prepared, `${call.query}&trace=true`);
  book.type(entriesOf(calculator, call, language));
  const where = `${calculator.slug}?${call.query}`;
  counts.calls++;
  if (outcome.kind === 'refused') {
    counts.refused++;
    return book.at('refusal') === outcome.refusal.detail ? [] : [`${where}: refuses with ${book.at('refusal')}`];
  }
  const answer = JSON.parse(outcome.answer.body) as Answer;
  const differing = publishedOf(answer).filter(([key, value]) => book.at(key) !== value);
  const { interpretation } = answer.result;
  counts.published += publishedOf(answer).length + 1;
  return [
    ...differing.map(([key, value]) => `${where}: ${key} is ${book.at(key)}, not ${value}`),
    ...(isSentence(interpretation, book.at(keys.sentence)) ? [] : [`${where}: says ${book.at(keys.sentence)}`]),
    ...stepsOf(answer, calculator).flatMap(([key, value]) => compareStep(where, key, value, book, counts)),
  ];
}

function compareStep(
  where: string,
  key: string,
  value: number | string,
  book: Recalculated,
  counts: Counts,
): readonly string[] {
  counts.steps++;
  const found = book.at(key);
  const distance =
    typeof value === 'number' && typeof found === 'number'
      ? Math.abs(found - value) / Math.max(1e-9, Math.abs(value))
      : 0;
  counts.furthest = Math.max(counts.furthest, distance);
  const isClose =
    typeof value === typeof found && (typeof value === 'string' ? value === found : distance <= closeness);
  return isClose ? [] : [`${where}: ${key} is ${found}, not ${value}`];
}

const catalog = checkedCatalog();
const start = randomFrom(seed).below(catalog.calculators.length);
const twice = [...catalog.calculators, ...catalog.calculators];
const withLists = catalog.calculators.filter(({ lists }) => lists.length > 0);
const chosen = bookCount === 0 ? catalog.calculators : twice.slice(start, start + bookCount);
/** Those with lists are always among them. */
const picked = [...new Set([...chosen, ...withLists])];
const household = householdCatalog();
const spanishService = serveCatalog(compiledCatalog(join(projectRoot, 'generated'), { ...servedCatalog, languages }), {
  baseUrl: servedCatalog.service.baseUrl,
  requestsPerMinute: 1,
});
const germanService = serveCatalog(bilingualHousehold, {
  baseUrl: servedCatalog.service.baseUrl,
  requestsPerMinute: 1,
});

/** A calculator of a catalog in one of its languages. */
interface Compared {
  readonly calculator: Calculator;
  readonly of: Catalog;
  readonly prepared: PreparedCalculator;
  readonly language: BookLanguage;
}

/** Some of a catalog in its further languages, as a service speaks them. */
function translated(of: Catalog, served: ServedCatalog, slugs: readonly string[]): readonly Compared[] {
  return of.translations.flatMap(({ catalog: own, ...spoken }) =>
    own.calculators.flatMap((calculator): readonly Compared[] => {
      const prepared = served.others.get(spoken.language.code)?.calculators.get(calculator.slug);
      if (!slugs.includes(calculator.slug) || prepared === undefined) return [];
      return [{ calculator, of: own, prepared, language: translatedBook(spoken) }];
    }),
  );
}

const inOrder = (calculators: readonly Calculator[]): readonly string[] => calculators.map(({ slug }) => slug);

/** Those of the real catalog, and the lists of another one; some of both in their further languages. */
const compared: readonly Compared[] = [
  ...picked.map((calculator) => ({
    ...{ calculator, of: catalog, prepared: servedCalculator(calculator.slug) },
    language: englishBook,
  })),
  ...household.calculators
    .filter(({ lists }) => lists.length > 0)
    .map((calculator) => ({
      ...{ calculator, of: household, prepared: householdCalculator(calculator.slug) },
      language: englishBook,
    })),
  ...translated(catalog, spanishService, ['fence', 'flooring', ...inOrder(chosen).slice(0, 3)]),
  ...translated(household, germanService, ['wall-paint', 'month-budget', 'loan-payment', 'walking-time']),
];
const counts: Counts = { calls: 0, refused: 0, published: 0, steps: 0, furthest: 0 };

/** Long runs tell what they compared. */
afterAll(() => {
  if (callCount > 20) process.stdout.write(`${JSON.stringify(counts)}\n`);
});

test('readers that do not recalculate show what the formulas come to', async () => {
  for (const calculator of picked) {
    const { sheets, places } = calculatorWorkbook(calculator, catalog);
    const bytes = await writeWorkbook(sheets);
    const [main] = (await readXlsx(bytes)).sheets;
    const book = await openWorkbook(bytes, places, (name) => !name.endsWith('examples'), false);
    const isAnswered = calculator.validity.dated === null && calculator.inputs.every((input) => input.default !== null);
    for (const [key, { sheet, row, column }] of places.cells) {
      const cell = sheet === main?.name ? main.cells?.get(`${row},${column}`) : undefined;
      if (!isAnswered || cell?.formula === undefined || column > 5) continue;
      const where = `${calculator.slug} ${key}`;
      const [shown, found] = [cell.formulaResult ?? main?.rows[row]?.[column] ?? '', book.at(key)];
      const isNear = typeof shown === 'number' && /^(?:step|input) /.test(key);
      const distance = isNear ? Math.abs(shown - Number(found)) / Math.max(1e-9, Math.abs(shown)) : 0;
      expect({ where, shown: isNear && distance <= closeness ? found : shown }).toEqual({ where, shown: found });
    }
    book.close();
  }
});

test('what a statute or a tariff says has no class', () => {
  const calculator = catalog.calculators.find(({ slug }) => slug === 'title-escrow');
  if (calculator === undefined) throw new Error('there is no title-escrow');
  const texts = JSON.stringify(calculatorWorkbook(calculator, catalog).sheets);
  expect(texts).toMatch(/Published: tariff \([^)]*\)"/);
  expect(texts).not.toContain('class exact');
});

test('a list and what it gives are refused together, and an item that lacks something', async () => {
  const calculator = withLists.find(({ slug }) => slug === 'flooring');
  if (calculator === undefined) throw new Error('there is no flooring');
  const { sheets, places } = calculatorWorkbook(calculator, catalog);
  const book = await openWorkbook(await writeWorkbook(sheets), places, () => true, likeExcel);
  const room = (place: number, input: string) => keys.entry(itemName('rooms', place, input));
  const says = (entries: Readonly<Record<string, number | string | null>>) => {
    book.type(new Map(Object.entries(entries)));
    return book.at('headline');
  };
  expect(says({})).toMatch(/^For 500 sq ft of /);
  expect(says({ [room(1, 'length')]: 12, [room(1, 'width')]: 14 })).toMatch(/^For 168 sq ft of /);
  expect(says({ [room(4, 'length')]: 10, [room(4, 'width')]: 9.5 })).toMatch(/^For 263 sq ft of /);
  expect(book.at(keys.count('rooms'))).toBe(2);
  expect(says({ [keys.entry('sqft')]: 500 })).toBe(
    'Floor area was given as 500, and Rooms comes to 263. Give only one of them.',
  );
  expect(says({ [keys.entry('sqft')]: null, [room(4, 'width')]: null })).toBe(englishBook.words.unread);
  expect(says({ [room(4, 'width')]: 'wide' })).toBe(englishBook.words.unread);
  expect(says({ [room(4, 'width')]: 5000 })).toContain('Width of rooms[4] was moved to 200 ft');
  const same = calculator.examples.map((_, at) => book.at(`example ${at + 1} same`));
  expect(same).toEqual(calculator.examples.map(() => 'yes'));
  expect(calculator.examples.some(({ lists }) => lists.size > 0)).toBe(true);
  book.close();
});

describe(`workbooks with TEST_SEED=${seed}`, () => {
  test.each(compared.map((each) => [each.calculator.slug, each.calculator.title, each] as const))(
    'the one of %s, %s, gives the answers of the service',
    async (_, __, each) => {
      const { calculator, of, prepared, language } = each;
      const random = randomFrom(seed);
      const { sheets, places } = calculatorWorkbook(calculator, of, language);
      const { examples } = sheetNames(language, calculator.slug);
      // Nobody asks for the sheet of examples here, which is the longest.
      const bytes = await writeWorkbook(sheets.filter(({ name }) => name !== examples));
      const book = await openWorkbook(bytes, places, (name) => name !== examples, likeExcel);
      const calls = Array.from({ length: callCount }, () => randomCall(calculator, random, true, prepared));
      const differing = calls.flatMap((call) => compareCall(each, call, book, counts));
      book.close();
      expect(differing.slice(0, 20)).toEqual([]);
      expect(counts.published).toBeGreaterThan(counts.calls - counts.refused);
    },
  );
});
