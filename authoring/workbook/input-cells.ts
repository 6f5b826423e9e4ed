/** The cells between an entry and the formulas that read it, and the notes on it. */

import { keys, ranges } from '../../contract/workbook-cells.js';
import { quantity } from '../../engine/calculator/clamp.js';
import { dayText } from '../../engine/kernel/days.js';
import { numberText } from '../../engine/kernel/language.js';
import type { Calculator, Input, ListInput, NumberInput } from '../../generator/program/catalog.js';
import { itemAt, listGiving, partLists } from '../../generator/program/list.js';
import { allInputs } from '../../generator/program/published-program.js';
import { dayParameter } from '../../generator/program/shared-figure.js';
import type { WorkCell } from '../../generator/targets/sheet/cell-list.js';
import type { Formula } from '../../generator/targets/sheet/formula.js';
import { call, infix, joined, number, quoted, reference } from '../../generator/targets/sheet/formula.js';
import { ofRows, placesOf, unreadNumber } from '../../generator/targets/sheet/list-cells.js';
import type { BookLanguage } from './book-language.js';
import { plainText } from './book-language.js';
import { daysRange } from './row-parts.js';

/** The numbers and positions that formulas read for entries, and the refusal of entries that cannot be read. */
export function inputWork(book: BookLanguage, calculator: Calculator): readonly WorkCell[] {
  const inputs = allInputs(calculator);
  const unread = inputs
    .map((input) => unreadFormula(input, calculator))
    .reduce((some, one) => call('OR', some, one), unreadRows(calculator));
  return [
    ...inputs.map((input) => usedCell(input, calculator)),
    ...inputs.flatMap((input) =>
      input.kind === 'number' ? [noteCell(book, input, calculator), askedCell(input)] : [],
    ),
    ...partLists(calculator.lists).days.map(({ day }) => askedCell(day)),
    { key: 'unread', formula: unread },
    {
      key: 'refusal',
      formula: call('IF', reference('unread'), quoted(book.words.unread), listRefusal(book, calculator)),
    },
    {
      key: 'headline',
      formula: call('IF', infix('=', reference('refusal'), quoted('')), told(calculator), reference('refusal')),
    },
  ];
}

function usedCell(input: Input, calculator: Calculator): WorkCell {
  const entry = entryOf(input, calculator);
  if (input.kind === 'number') {
    const inside = call('MIN', number(input.max), call('MAX', number(input.min), call('ROUND', entry, number(9))));
    return { key: keys.input(input.name), formula: inside };
  }
  const isDay = input.name === dayParameter;
  const list = reference(isDay ? daysRange : ranges.labels(input.name));
  return { key: keys.chosen(input.name), formula: call('MATCH', entry, list, number(isDay ? 1 : 0)) };
}

function noteCell(book: BookLanguage, input: NumberInput, calculator: Calculator): WorkCell {
  return {
    key: keys.note(input.name),
    formula: movedNote(book, input, entryOf(input, calculator), input.label, calculator),
  };
}

function askedCell({ name }: NumberInput): WorkCell {
  return { key: keys.asked(name), formula: quoted('') };
}

/** The entry of an input, or the value that a list gives. */
export function entryOf({ name }: Input, calculator: Calculator): Formula {
  return reference(listGiving(calculator, name) === undefined ? keys.entry(name) : keys.given(name));
}

function unreadFormula(input: Input, calculator: Calculator): Formula {
  if (input.kind === 'select') return call('ISERROR', reference(keys.chosen(input.name)));
  const entry = reference(keys.entry(input.name));
  const list = listGiving(calculator, input.name);
  if (list === undefined) return unreadNumber(input, entry);
  const lacking = call(input.default === null ? 'TRUE' : 'FALSE');
  const own = call('IF', call('ISBLANK', entry), lacking, unreadNumber(input, entry));
  return call('IF', hasItems(list), unreadNumber(input, reference(keys.given(input.name))), own);
}

function hasItems({ name }: ListInput): Formula {
  return infix('>', reference(keys.count(name)), number(0));
}

function unreadRows({ lists }: Calculator): Formula {
  const some = lists.map((list) =>
    infix('>', call('SUM', ofRows(list, ranges.unreadRows(list.name), keys.unreadRow)), number(0)),
  );
  return some.reduce((left, right) => call('OR', left, right), call('FALSE'));
}

/** Refuses lists with too few items and inputs given both directly and by a list, then what requirements refuse. */
function listRefusal(book: BookLanguage, { lists, inputs }: Calculator): Formula {
  const all = lists.flatMap((list) => [
    ...(list.least > 1 ? [tooFew(book, list)] : []),
    ...list.gives.map(({ input }) => givenTwice(book, list, input, inputs)),
  ]);
  return all.reduceRight((rest: Formula, { when, say }) => call('IF', when, say, rest), reference(keys.problem));
}

interface Refused {
  readonly when: Formula;
  readonly say: Formula;
}

function tooFew(book: BookLanguage, list: ListInput): Refused {
  const isShort = infix('<', reference(keys.count(list.name)), number(list.least));
  return {
    when: call('AND', hasItems(list), isShort),
    say: quoted(book.words.tooFew({ list: list.label, least: list.least, most: list.most })),
  };
}

/** Place holders for the numbers in a text, whose order depends on the language. */
const marks = { own: '\ue000', total: '\ue001' } as const;

function givenTwice(book: BookLanguage, list: ListInput, input: string, inputs: readonly Input[]): Refused {
  const label = inputs.find(({ name }) => name === input)?.label ?? input;
  const entry = reference(keys.entry(input));
  const numbers = new Map<string, Formula>([
    [marks.own, entry],
    [marks.total, reference(keys.given(input))],
  ]);
  const text = book.words.givenTwice({ label, list: list.label, ...marks });
  const say = joined(text.split(/([\ue000\ue001])/).map((part) => numbers.get(part) ?? quoted(part)));
  return { when: call('AND', hasItems(list), call('NOT', call('ISBLANK', entry))), say };
}

/** The notes on moved numbers, then the sentence. */
function told({ inputs, lists }: Calculator): Formula {
  const notes = inputs.filter((input) => input.kind === 'number').map(({ name }) => reference(keys.note(name)));
  const ofItems = lists.flatMap((list) =>
    placesOf(list).map((place) => reference(keys.noteRow(itemAt(list.name, place)))),
  );
  return [...ofItems, ...notes, reference(keys.sentence)].reduce((left, right) => infix('&', left, right), quoted(''));
}

/** The service's sentence about a number beyond its bounds, with a space after it. */
export function movedNote(
  book: BookLanguage,
  input: NumberInput,
  entry: Formula,
  label: string,
  { counted }: Pick<Calculator, 'counted'>,
): Formula {
  const said = { numbers: numberText(book.form), counted: Object.fromEntries(counted) };
  const boundText = (bound: number): string =>
    input.isDay ? dayText(bound) : quantity(bound, input.unitLabel ?? undefined, said);
  return ifMoved(input, entry, (bound, end) => `${book.words.moved[end]({ label, to: boundText(bound) })} `);
}

/** The note on the bound that is used in place of a number beyond it, and what a call asked for. */
export function shortNote(book: BookLanguage, input: NumberInput, entry: Formula): Formula {
  const asked = reference(keys.asked(input.name));
  return ifMoved(
    input,
    entry,
    (bound) => book.words.movedTo({ to: input.isDay ? dayText(bound) : plainText(book, bound) }),
    (note) => joined([note, asked]),
  );
}

function ifMoved(
  { min, max }: NumberInput,
  entry: Formula,
  say: (bound: number, end: 'most' | 'least') => string,
  finish: (note: Formula) => Formula = (note) => note,
): Formula {
  const rounded = call('ROUND', entry, number(9));
  const noteOn = (bound: number, end: 'most' | 'least'): Formula => finish(quoted(say(bound, end)));
  const least = call('IF', infix('<', rounded, number(min)), noteOn(min, 'least'), quoted(''));
  const moved = call('IF', infix('>', rounded, number(max)), noteOn(max, 'most'), least);
  return call('IF', call('ISNUMBER', entry), moved, quoted(''));
}
