/** Workbooks, recalculated by a spreadsheet. */
import { calculatorWorkbook } from '../../authoring/workbook/calculator-workbook.js';
import { writeWorkbook } from '../../authoring/workbook/workbook.js';
import { keys } from '../../contract/workbook-cells.js';
import { calendarOf } from '../../engine/calculator/calendar.js';
import { dayNumber } from '../../engine/kernel/days.js';
import { isDayInput } from '../../generator/program/call-point.js';
import type { Calculator, Input } from '../../generator/program/catalog.js';
import { itemName, listGiving } from '../../generator/program/list.js';
import { placesOf } from '../../generator/targets/sheet/list-cells.js';
import { isDay } from '../../generator/units/unit.js';
import { randomFrom } from '../support/random.js';
import { isLong } from '../support/shares.js';
import type { Recalculated } from '../support/slow/recalculated-workbook.js';
import { openWorkbook } from '../support/slow/recalculated-workbook.js';
import type { Asked, Edition, Ends, Result } from './calls.js';
import { callsOf, otherLists, real, seed, translated } from './calls.js';
import type { Target } from './target.js';

/** How many calculators, beside those with lists; 0 for all, which takes minutes. */
const bookCount = Number(process.env['WORKBOOKS'] ?? (isLong ? 20 : 10));
const start = randomFrom(seed).below(real.length);
const chosen = bookCount === 0 ? real : [...real, ...real].slice(start, start + bookCount);

/** A share of the catalog, and all calculators with lists. */
export const picked: readonly Edition[] = [
  ...new Set([...chosen, ...real.filter(({ calculator }) => calculator.lists.length > 0)]),
];

/** `excel` has the spreadsheet round like Excel. */
export const likeExcel = process.env['WORKBOOK_LIKE'] === 'excel';

export const workbooks: Target = {
  name: 'workbooks',
  programs: [],
  calls: () => [...picked, ...otherLists, ...translated()].flatMap(callsOf),
  view: ({ edition, answer }) =>
    answer.ok
      ? {
          ...{ cells: Object.fromEntries(publishedOf(answer)), sentence: answer.result.interpretation },
          steps: Object.fromEntries(stepsOf(answer, edition.calculator)),
        }
      : { refused: answer.detail },
  ask: async (calls) => {
    const answers: unknown[] = [];
    for (const edition of new Set(calls.map((each) => each.edition))) {
      const book = await bookOf(edition);
      for (const each of calls) if (each.edition === edition) answers.push(answerOf(each, book));
      book.close();
    }
    return answers;
  },
};

async function bookOf({ calculator, of, book: language }: Edition): Promise<Recalculated> {
  const { sheets, places } = calculatorWorkbook(calculator, of, language);
  return openWorkbook(await writeWorkbook(sheets), places, likeExcel);
}

/** What the cells show of all that the service answers. */
function answerOf(each: Asked, book: Recalculated): unknown {
  const { edition, answer } = each;
  book.type(entriesOf(each));
  if (!answer.ok) return { refused: book.at('refusal') };
  const shown = (cells: Cells) => Object.fromEntries(cells.map(([key]) => [key, book.at(key)]));
  const { interpretation } = answer.result;
  const sentence = book.at(keys.sentence);
  // The service says in front of the sentence which numbers were moved.
  const isSame = typeof sentence === 'string' && sentence !== '' && interpretation.endsWith(sentence);
  return {
    ...{ cells: shown(publishedOf(answer)), sentence: isSame ? interpretation : sentence },
    steps: shown(stepsOf(answer, edition.calculator)),
  };
}

type Cells = readonly (readonly [string, number | string])[];

function endsOf(key: string, { low, high }: Ends): Cells {
  return [
    [keys.low(key), low],
    [keys.high(key), high],
  ];
}

function publishedOf({ result, estimate }: Result): Cells {
  const { value, text, range, secondary = [], figures = {} } = result;
  const named = Object.entries(figures).flatMap(([name, figure]): Cells => {
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

/** What a list comes to is traced under the name of the input that it gives. Cells of days have their numbers. */
function stepsOf({ trace }: Result, { inputs, steps }: Calculator): Cells {
  const days = new Set(steps.flatMap(({ name, unit }) => (isDay(unit) ? [name] : [])));
  return trace.steps.flatMap(({ name, value }): Cells => {
    if (typeof value === 'object') return endsOf(keys.step(name), value);
    if (days.has(name)) return [[keys.step(name), dayNumber(String(value))]];
    return [[inputs.some((input) => input.name === name) ? keys.input(name) : keys.step(name), value]];
  });
}

/** What somebody types for a call; everything else is what it usually is. */
function entriesOf({ edition: { calculator, book }, call }: Asked): ReadonlyMap<string, number | string | null> {
  const { given, lists, extras, on } = call;
  const inputs = calculator.inputs.map((input): [string, number | string | null] => {
    const isListed = listGiving(calculator, input.name) !== undefined;
    const usual = isListed ? undefined : isTodayInput(input) ? today() : input.default;
    return [keys.entry(input.name), typed(input, given.get(input.name) ?? usual)];
  });
  const items = calculator.lists.flatMap((list) =>
    placesOf(list).flatMap((place) =>
      list.items.map((input): [string, number | string | null] => {
        const value = lists.get(list.name)?.[place - 1]?.get(input.name);
        return [keys.entry(itemName(list.name, place, input.name)), typed(input, value)];
      }),
    ),
  );
  const options = (calculator.estimate?.options ?? []).map(({ key }): [string, string] => [
    keys.wanted(key),
    extras.includes(key) ? book.words.yes : book.words.no,
  ]);
  const day: [string, number][] = on === null ? [] : [[keys.entry('on'), dayNumber(on)]];
  return new Map([...inputs, ...items, ...options, ...day]);
}

/** Spreadsheets have the day of the machine. */
export const machineZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

function isTodayInput(input: Input): boolean {
  return input.kind === 'number' && input.isToday === true;
}

function today(): string {
  return calendarOf(machineZone).dayAt(Date.now());
}

/** The number, or the label of the option; null for what is not given. */
function typed(input: Input, value: number | string | null | undefined): number | string | null {
  if (isDayInput(input) && typeof value === 'string') return dayNumber(value);
  if (input.kind === 'number' || value === undefined || value === null) return value ?? null;
  return input.options.find(({ key }) => key === value)?.label ?? null;
}
