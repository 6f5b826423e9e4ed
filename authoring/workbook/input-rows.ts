/** The rows of inputs on the main sheet. */
import { keys } from '../../contract/workbook-cells.js';
import { dayText } from '../../engine/kernel/days.js';
import type { Calculator, ListInput, NumberInput, SelectInput } from '../../generator/program/catalog.js';
import { dayOf, itemAt, itemName, listGiving } from '../../generator/program/list.js';
import { allInputs } from '../../generator/program/published-program.js';
import { dayParameter } from '../../generator/program/shared-figure.js';
import { call, infix, number, quoted, reference } from '../../generator/targets/sheet/formula.js';
import type { BookLanguage } from './book-language.js';
import { plainText } from './book-language.js';
import { entryOf, shortNote } from './input-cells.js';
import type { LaidCell, LaidRow } from './laid-sheet.js';
import { andText, givenLabels } from './list-sheet.js';
import { listSheetName } from './names.js';
import { blank, choiceWanted, heading, numberWanted, text, value } from './row-parts.js';

export function inputRows(book: BookLanguage, calculator: Calculator): readonly LaidRow[] {
  return [
    ...heading(book.words.inputs, [
      book.words.yours,
      calculator.lists.length === 0 ? '' : book.words.used,
      book.words.unit,
      book.words.allowed,
      book.words.note,
    ]),
    ...allInputs(calculator).flatMap((input) => [
      input.kind === 'number' ? numberRow(book, input, calculator) : choiceRow(book, input, calculator),
      ...calculator.lists
        .filter(({ gives }) => gives[0]?.input === input.name)
        .map((list) => giverRow(book, list, calculator)),
    ]),
  ];
}

function giverRow(book: BookLanguage, list: ListInput, calculator: Calculator): LaidRow {
  const day = dayOf(list);
  return day === null ? listRow(book, list, calculator) : givingDayRow(book, day, givenLabels(list, calculator));
}

/** A day in place of numbers. */
function givingDayRow(book: BookLanguage, day: NumberInput, labels: readonly string[]): LaidRow {
  const at = itemAt(day.name, 1);
  const entry: LaidCell = {
    content: null,
    key: keys.entry(itemName(day.name, 1, day.name)),
    look: 'dayEntry',
    validation: { ...numberWanted(book, day), allowsBlank: true },
  };
  const allowed = book.words.dayHow({ days: boundsText(book, day), gives: andText(book, labels) });
  return {
    cells: [
      text(day.label),
      entry,
      blank,
      blank,
      text(day.hint === null ? allowed : `${allowed} ${day.hint}`, 'quiet'),
      { content: shortNote(book, day, reference(keys.entry(itemName(day.name, 1, day.name)))), look: 'warning' },
    ],
    marks: [{ when: infix('=', reference(keys.unreadRow(at)), number(1)), look: 'differs', from: 0, to: 1 }],
  };
}

/** The number of a list's items, and their sheet. */
function listRow(book: BookLanguage, list: ListInput, { slug }: Calculator): LaidRow {
  const { name, label, hint } = list;
  const where = book.words.onSheet({ sheet: listSheetName(slug, book.listName(list)) });
  return {
    cells: [
      text(label),
      value(keys.count(name), 'exact'),
      blank,
      text(book.words.given, 'unit'),
      text(hint === null ? where : `${where} ${hint}`, 'quiet'),
    ],
  };
}

function usualContent({ default: usual, isToday }: NumberInput): LaidCell['content'] {
  return isToday === true ? call('TODAY') : usual;
}

function numberRow(book: BookLanguage, input: NumberInput, calculator: Calculator): LaidRow {
  const list = listGiving(calculator, input.name);
  const { name, label, unitLabel: unit, hint } = input;
  const entry: LaidCell = {
    content: list === undefined ? usualContent(input) : null,
    key: keys.entry(name),
    look: input.isDay ? 'dayEntry' : 'numberEntry',
    validation: { ...numberWanted(book, input), allowsBlank: list !== undefined },
  };
  const bounds = boundsText(book, input);
  const allowed = list === undefined ? bounds : `${bounds}; ${givenBy(book, list, input.default)}`;
  return {
    cells: [
      text(label),
      entry,
      list === undefined ? blank : value(keys.input(name), 'exact'),
      text(unit ?? '', 'unit'),
      text(hint === null ? allowed : `${allowed}. ${hint}`, 'quiet'),
      { content: shortNote(book, input, entryOf(input, calculator)), key: keys.moved(name), look: 'warning' },
    ],
  };
}

function boundsText(book: BookLanguage, { isDay, min, max, step, whole }: NumberInput): string {
  if (isDay) return book.words.days({ min: dayText(min), max: dayText(max) });
  const say = whole ? book.words.wholeFromTo : book.words.fromTo;
  return say({ min: plainText(book, min), max: plainText(book, max), step: plainText(book, step) });
}

function givenBy({ words }: BookLanguage, list: ListInput, usual: number | null): string {
  const { label } = list;
  if (dayOf(list) === null)
    return usual === null ? words.givenByList({ list: label }) : words.byList({ list: label, usual });
  return usual === null ? words.givenByDay({ day: label }) : words.byDay({ day: label, usual });
}

function choiceRow(book: BookLanguage, input: SelectInput, { validity }: Calculator): LaidRow {
  const { name, label, options, hint } = input;
  if (name === dayParameter) return dayRow(book, validity.dated?.periods[0]?.from ?? null);
  const usual = options.find(({ key }) => key === input.default);
  const entry: LaidCell = {
    content: usual?.label ?? null,
    key: keys.entry(name),
    look: 'choiceEntry',
    validation: choiceWanted(book, input, name),
  };
  const isWrong = call(
    'IF',
    call('ISERROR', reference(keys.chosen(name))),
    quoted(book.words.wrongChoice({ label })),
    quoted(''),
  );
  return {
    cells: [
      text(label),
      entry,
      text(null, 'choiceEntry'),
      text(null, 'choiceEntry'),
      text(hint ?? book.words.options({ count: options.length }), 'quiet'),
      { content: isWrong, look: 'warning', shown: '' },
    ],
    // Labels of options are longer than numbers.
    joins: { from: 1, to: 3 },
  };
}

function dayRow(book: BookLanguage, first: string | null): LaidRow {
  const entry: LaidCell = { content: call('TODAY'), key: keys.entry(dayParameter), look: 'dayEntry' };
  return {
    cells: [
      text(book.engine.day),
      entry,
      blank,
      blank,
      text(first === null ? book.words.day : book.words.dayFrom({ first }), 'quiet'),
    ],
  };
}
