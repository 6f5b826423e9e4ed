/** The sheet of examples: a row works each out again, and turns red where the result differs from the published one. */

import { keys, ranges } from '../../contract/workbook-cells.js';
import { itemParts } from '../../engine/calculator/list-parameter.js';
import { selectsOf } from '../../generator/program/call-point.js';
import type { Calculator, Example, Input, ListInput } from '../../generator/program/catalog.js';
import { itemName, listGiving } from '../../generator/program/list.js';
import { allInputs } from '../../generator/program/published-program.js';
import { dayParameter, periodKey, periodOf } from '../../generator/program/shared-figure.js';
import { calculatorCells } from '../../generator/targets/sheet/calculator-cells.js';
import type { WorkCell } from '../../generator/targets/sheet/cell-list.js';
import { call, infix, number, quoted, reference } from '../../generator/targets/sheet/formula.js';
import { givenFormula } from '../../generator/targets/sheet/list-cells.js';
import type { BookLanguage } from './book-language.js';
import type { LaidCell, LaidRow, LaidSheet } from './laid-sheet.js';
import { decimalsLook } from './looks.js';
import { sheetNames } from './names.js';
import { columnRow, text } from './row-parts.js';

export function examplesSheet(book: BookLanguage, calculator: Calculator): LaidSheet {
  const inputs = allInputs(calculator);
  const work = calculatorCells(calculator, { moved: null, yes: book.words.yes, form: book.form });
  const names = [
    book.words.example,
    ...inputs.map(({ label }) => label),
    ...calculator.lists.map(({ label }) => label),
    book.words.now,
    book.words.was,
    book.words.same,
    book.words.sentenceNow,
    book.words.sentenceWas,
    book.words.source,
  ];
  const widths = [24, ...inputs.map(() => 14), ...calculator.lists.map(() => 30), 12, 12, 8, 46, 46, 30];
  const chosen = selectsOf(inputs).length;
  return {
    name: sheetNames(book, calculator.slug).examples,
    widths,
    frozen: 1,
    hidden: [names.length, names.length + chosen + work.size + mostItemCells(calculator) - 3],
    rows: [
      columnRow(names),
      ...calculator.examples.map((example, at) => exampleRow(book, example, at, calculator, work)),
    ],
    printed: names.length,
  };
}

export function examplePrefix(at: number): string {
  return `example ${at + 1} `;
}

function exampleRow(
  book: BookLanguage,
  example: Example,
  at: number,
  calculator: Calculator,
  cells: ReadonlyMap<string, WorkCell>,
): LaidRow {
  const inputs = allInputs(calculator);
  const prefix = examplePrefix(at);
  const look = decimalsLook(calculator.result.decimals);
  const own = (content: LaidCell['content'], key: string, rest: Partial<LaidCell> = {}): LaidCell => ({
    content,
    key: prefix + key,
    prefix,
    ...rest,
  });
  const yes = quoted(book.words.yes);
  const same = call(
    'AND',
    infix('=', reference(keys.result), reference('published')),
    call('EXACT', reference(keys.sentence), reference('published sentence')),
  );
  const shown: readonly LaidCell[] = [
    text(example.name),
    ...inputs.map(
      (input) => givenCell(input, example, calculator, prefix) ?? inputCell(input, example, calculator, prefix),
    ),
    ...calculator.lists.map(({ name }) => text(itemsText(example, name))),
    own(cells.get(keys.result)?.formula ?? null, keys.result, { look, shown: example.value }),
    own(example.value, 'published', { look }),
    own(call('IF', same, yes, quoted(book.words.no)), 'same', { look: 'text', shown: book.words.yes }),
    own(cells.get(keys.sentence)?.formula ?? null, keys.sentence, { look: 'text', shown: example.interpretation }),
    own(example.interpretation, 'published sentence', { look: 'text' }),
    text(example.source, 'quiet'),
  ];
  const positions = selectsOf(inputs).map(({ name }) =>
    own(call('MATCH', reference(`label ${name}`), reference(ranges.labels(name)), number(0)), keys.chosen(name)),
  );
  const shownKeys: readonly string[] = [keys.result, keys.sentence];
  const working = [...cells.values()]
    .filter(({ key }) => !shownKeys.includes(key))
    .map(({ key, formula }) => own(formula, key));
  return {
    cells: [...shown, ...positions, ...working, ...itemCells(example, calculator, prefix)],
    marks: [{ when: infix('<>', reference(`${prefix}same`), yes), look: 'differs', from: 0, to: shown.length - 1 }],
  };
}

/** The inputs of each item by name; those that the example leaves out have their defaults. */
function itemsOf(example: Example, list: ListInput): readonly ReadonlyMap<string, number | string>[] {
  return (example.lists.get(list.name) ?? []).map((item) => {
    const given = new Map(itemParts(item).map(({ name, text }) => [name, text ?? '']));
    return new Map(
      list.items.map((input): [string, number | string] => {
        const value = given.get(input.name) ?? input.default ?? '';
        return [input.name, input.kind === 'number' ? Number(value) : value];
      }),
    );
  });
}

/** The items as people read them: `12, 14; 10, 9.5`. */
function itemsText(example: Example, list: string): string | null {
  const items = example.lists.get(list);
  const texts = items?.map((item) => itemParts(item).map(({ name, text }) => `${name} ${text}`));
  return texts === undefined ? null : texts.map((parts) => parts.join(', ')).join('; ');
}

/** The numbers and positions of the items. */
function itemCells(example: Example, { lists }: Calculator, prefix: string): readonly LaidCell[] {
  return lists.flatMap((list) =>
    itemsOf(example, list).flatMap((item, at) =>
      list.items.map((input): LaidCell => {
        const name = itemName(list.name, at + 1, input.name);
        const value = item.get(input.name) ?? null;
        if (input.kind === 'number') return { content: value, key: prefix + keys.input(name) };
        const position = input.options.findIndex(({ key }) => key === value) + 1;
        return { content: position, key: prefix + keys.chosen(name) };
      }),
    ),
  );
}

function mostItemCells(calculator: Calculator): number {
  return Math.max(0, ...calculator.examples.map((example) => itemCells(example, calculator, '').length));
}

/** The input that a list gives, computed from the example's items; null where no list gives it. */
function givenCell(input: Input, example: Example, calculator: Calculator, prefix: string): LaidCell | null {
  const list = listGiving(calculator, input.name);
  const items = list === undefined ? 0 : (example.lists.get(list.name)?.length ?? 0);
  const gives = list?.gives.find((each) => each.input === input.name);
  if (list === undefined || gives === undefined || items === 0 || input.kind === 'select') return null;
  const total = call('ROUND', givenFormula(gives, list, items, calculator), number(9));
  const inside = call('MIN', number(input.max), call('MAX', number(input.min), total));
  const shown = Number(example.inputs.get(input.name));
  return { content: inside, key: prefix + keys.input(input.name), prefix, shown, look: 'exact' };
}

function inputCell(input: Input, { inputs, given }: Example, { validity }: Calculator, prefix: string): LaidCell {
  if (input.kind === 'number')
    return { content: Number(inputs.get(input.name)), key: prefix + keys.input(input.name), look: 'exact' };
  const day = String(given.get(dayParameter) ?? '');
  const period = validity.dated === null ? undefined : periodOf(day, validity.dated.periods);
  const key = input.name === dayParameter && period !== undefined ? periodKey(period) : inputs.get(input.name);
  const option = input.options.find((each) => each.key === key);
  return { content: option?.label ?? null, key: `${prefix}label ${input.name}`, look: 'text' };
}
