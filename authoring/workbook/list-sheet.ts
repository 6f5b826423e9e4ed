/** The sheet of a list: a row for each item that there may be, what each adds, and what they come to. */

import { keys, ranges } from '../../contract/workbook-cells.js';
import { wantedNumber } from '../../engine/calculator/parameter.js';
import type { WorkCell } from '../../generator/emit/workbook/cell-list.js';
import { infix, number, reference } from '../../generator/emit/workbook/formula.js';
import { placesOf } from '../../generator/emit/workbook/list-cells.js';
import type { Calculator, Input, ListFold, ListInput } from '../../generator/model/catalog.js';
import { foldsOf, itemAt, itemName } from '../../generator/model/list.js';
import type { BookLanguage } from './book-language.js';
import type { LaidCell, LaidRow, LaidSheet } from './laid-sheet.js';
import { listSheetName } from './names.js';

const [placeWidth, entryWidth, partWidth, noteWidth] = [6, 18, 22, 52];

export function listSheet(
  book: BookLanguage,
  list: ListInput,
  calculator: Calculator,
  work: ReadonlyMap<string, WorkCell>,
): LaidSheet {
  const folds = foldsOf(list).filter(({ item }) => item !== null);
  const names = [
    book.words.place,
    ...list.items.map((input) => headOf(input)),
    ...folds.map((fold) => partName(fold, list, calculator)),
    book.words.note,
  ];
  const rows = placesOf(list).map((place) => itemRow(book, list, place, folds, work));
  const printed = names.length;
  return {
    name: listSheetName(calculator.slug, list.name),
    widths: [placeWidth, ...list.items.map(() => entryWidth), ...folds.map(() => partWidth), noteWidth],
    frozen: 3,
    hidden: [printed, printed + workingOf(list) - 1],
    rows: [
      { cells: [{ content: `${calculator.title}: ${list.label}`, look: 'title' }], height: 24 },
      {
        cells: [
          {
            content: book.words.listHow({ gives: andText(book, givenLabels(list, calculator)), most: list.most }),
            look: 'quiet',
          },
        ],
        joins: { from: 0, to: printed - 1 },
      },
      { cells: names.map((name): LaidCell => ({ content: name, look: 'columns' })) },
      ...rows,
      totalRow(book, list, folds, work),
    ],
    printed,
  };
}

/** What the list gives, by the labels of people. */
export function givenLabels({ gives }: ListInput, { inputs }: Calculator): readonly string[] {
  return gives.map(({ input }) => inputs.find(({ name }) => name === input)?.label ?? input);
}

function headOf({ label, unitLabel }: Input): string {
  return unitLabel === null ? label : `${label}, ${unitLabel}`;
}

/** The name of the input that takes what the items add up to as it is, or the formula. */
function partName(fold: ListFold, { gives }: ListInput, { inputs }: Calculator): string {
  const whole = gives.find(({ core }) => core.kind === 'step' && core.name === fold.name);
  const input = inputs.find(({ name }) => name === whole?.input);
  return input === undefined ? fold.name : headOf(input);
}

/** The hidden columns: filled, unread, and a number or a position for each input. */
function workingOf({ items }: ListInput): number {
  return 2 + items.length;
}

function itemRow(
  book: BookLanguage,
  list: ListInput,
  place: number,
  folds: readonly ListFold[],
  work: ReadonlyMap<string, WorkCell>,
): LaidRow {
  const at = itemAt(list.name, place);
  const made = (key: string, rest: Partial<LaidCell> = {}): LaidCell => ({
    content: work.get(key)?.formula ?? null,
    key,
    ...rest,
  });
  return {
    cells: [
      { content: place, look: 'exact' },
      ...list.items.map((input) => entryCell(book, list, place, input)),
      ...folds.map(({ name }) => made(keys.part(at, name), { look: 'number', range: ranges.parts(name) })),
      made(keys.noteRow(at), { look: 'warning' }),
      made(keys.filled(at), { range: ranges.filled(list.name) }),
      made(keys.unreadRow(at), { range: ranges.unreadRows(list.name) }),
      ...list.items.map(({ kind, name }) => {
        const own = itemName(list.name, place, name);
        return made(kind === 'number' ? keys.input(own) : keys.chosen(own));
      }),
    ],
    marks: [
      { when: infix('=', reference(keys.unreadRow(at)), number(1)), look: 'differs', from: 0, to: list.items.length },
    ],
  };
}

function entryCell(book: BookLanguage, list: ListInput, place: number, input: Input): LaidCell {
  const key = keys.entry(itemName(list.name, place, input.name));
  if (input.kind === 'select')
    return {
      content: null,
      key,
      look: 'choiceEntry',
      validation: {
        kind: 'list',
        listRange: ranges.labels(`${list.name}.${input.name}`),
        hint: orEmpty(book, input.hint ?? book.words.choose, usualLabel(input)),
        message: book.words.wrongChoice({ label: input.label }),
        allowsBlank: true,
      },
    };
  const { min, max, whole, unitLabel: unit, hint, label } = input;
  const wanted = wantedNumber(
    { min, max, ...(unit === null ? {} : { unit }), ...(whole ? { whole } : {}) },
    book.engine,
  );
  return {
    content: null,
    key,
    look: 'numberEntry',
    validation: {
      kind: whole ? 'whole' : 'decimal',
      bounds: [min, max],
      hint: orEmpty(book, hint ?? wanted, input.default === null ? null : String(input.default)),
      message: book.words.wrongNumber({ label, wanted }),
      allowsBlank: true,
    },
  };
}

function andText({ words }: BookLanguage, texts: readonly string[]): string {
  return texts.reduce((first, second) => words.and({ first, second }));
}

function orEmpty({ words }: BookLanguage, hint: string, usual: string | null): string {
  return usual === null ? hint : words.orEmpty({ hint, usual });
}

function usualLabel({ options, default: usual }: Input & { kind: 'select' }): string | null {
  return options.find(({ key }) => key === usual)?.label ?? null;
}

function totalRow(
  book: BookLanguage,
  list: ListInput,
  folds: readonly ListFold[],
  work: ReadonlyMap<string, WorkCell>,
): LaidRow {
  const sums = folds.map(({ name }): LaidCell => {
    const key = keys.step(name);
    return { content: work.get(key)?.formula ?? null, key, look: 'total2' };
  });
  const first: LaidCell = { content: book.words.together, look: 'total2' };
  return { cells: [first, ...list.items.map((): LaidCell => ({ content: null, look: 'total2' })), ...sums] };
}
