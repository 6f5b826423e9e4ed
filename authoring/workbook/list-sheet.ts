/** The sheet of a list: a row for each possible item with what it adds, and the total. */

import { keys, ranges } from '../../contract/workbook-cells.js';
import type { Calculator, Input, ListInput } from '../../generator/program/catalog.js';
import type { Fold } from '../../generator/program/core.js';
import { foldsOf, itemAt, itemName } from '../../generator/program/list.js';
import { infix, number, reference } from '../../generator/targets/sheet/formula.js';
import { placesOf } from '../../generator/targets/sheet/list-cells.js';
import type { BookLanguage } from './book-language.js';
import type { LaidCell, LaidRow, LaidSheet } from './laid-sheet.js';
import { listSheetName } from './names.js';
import { choiceWanted, columnRow, numberWanted, text, titleRow, value } from './row-parts.js';

const [placeWidth, entryWidth, partWidth, noteWidth] = [6, 18, 22, 52];

export function listSheet(book: BookLanguage, list: ListInput, calculator: Calculator): LaidSheet {
  const folds = foldsOf(list).filter(({ item }) => item !== null);
  const names = [
    book.words.place,
    ...list.items.map((input) => headOf(input)),
    ...folds.map((fold) => partName(fold, list, calculator)),
    book.words.note,
  ];
  const rows = placesOf(list).map((place) => itemRow(book, list, place, folds));
  const printed = names.length;
  const how = book.words.listHow({ gives: andText(book, givenLabels(list, calculator)), most: list.most });
  return {
    name: listSheetName(calculator.slug, book.listName(list)),
    widths: [placeWidth, ...list.items.map(() => entryWidth), ...folds.map(() => partWidth), noteWidth],
    frozen: 3,
    hidden: [printed, printed + workingOf(list) - 1],
    rows: [
      titleRow(`${calculator.title}: ${list.label}`),
      { cells: [text(how, 'quiet')], joins: { from: 0, to: printed - 1 } },
      columnRow(names),
      ...rows,
      totalRow(book, list, folds),
    ],
    printed,
  };
}

/** The labels of the inputs that a list gives. */
export function givenLabels({ gives }: ListInput, { inputs }: Calculator): readonly string[] {
  return gives.map(({ input }) => inputs.find(({ name }) => name === input)?.label ?? input);
}

function headOf({ label, unitLabel }: Input): string {
  return unitLabel === null ? label : `${label}, ${unitLabel}`;
}

/** The name of the input that is the fold itself, or the formula. */
function partName(fold: Fold, { gives }: ListInput, { inputs }: Calculator): string {
  const whole = gives.find(({ core }) => core.kind === 'fold' && core.text === fold.text);
  const input = inputs.find(({ name }) => name === whole?.input);
  return input === undefined ? fold.text : headOf(input);
}

/** The hidden columns: filled, unread, and a number or a position for each input. */
function workingOf({ items }: ListInput): number {
  return 2 + items.length;
}

function itemRow(book: BookLanguage, list: ListInput, place: number, folds: readonly Fold[]): LaidRow {
  const at = itemAt(list.name, place);
  const made = (key: string, rest: Partial<LaidCell> = {}): LaidCell => ({ content: null, key, ...rest });
  return {
    cells: [
      text(place, 'exact'),
      ...list.items.map((input) => entryCell(book, list, place, input)),
      ...folds.map((fold) => made(keys.part(at, fold.text), { look: 'number', range: ranges.parts(fold.text) })),
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
  const isNumber = input.kind === 'number';
  const wanted = isNumber ? numberWanted(book, input) : choiceWanted(book, input, `${list.name}.${input.name}`);
  const hint = orEmpty(book, wanted.hint, usualText(input));
  return {
    ...value(key, isNumber ? 'numberEntry' : 'choiceEntry'),
    validation: { ...wanted, hint, allowsBlank: true },
  };
}

export function andText({ words }: BookLanguage, texts: readonly string[]): string {
  return texts.reduce((first, second) => words.and({ first, second }));
}

function orEmpty({ words }: BookLanguage, hint: string, usual: string | null): string {
  return usual === null ? hint : words.orEmpty({ hint, usual });
}

function usualText(input: Input): string | null {
  if (input.kind === 'select') return input.options.find(({ key }) => key === input.default)?.label ?? null;
  return input.default === null ? null : String(input.default);
}

function totalRow({ words }: BookLanguage, list: ListInput, folds: readonly Fold[]): LaidRow {
  const sums = folds.map((fold) => value(keys.step(fold.text), 'total2'));
  return { cells: [text(words.together, 'total2'), ...list.items.map(() => text(null, 'total2')), ...sums] };
}
