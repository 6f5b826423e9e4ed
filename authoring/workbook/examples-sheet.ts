/** The sheet of examples: each is worked out anew in its row, which turns red where it differs from what was published. */

import { keys, ranges } from '../../contract/workbook-cells.js';
import { calculatorCells } from '../../generator/emit/workbook/calculator-cells.js';
import type { WorkCell } from '../../generator/emit/workbook/cell-list.js';
import { call, infix, number, reference } from '../../generator/emit/workbook/formula.js';
import type { Calculator, Example, Input } from '../../generator/model/catalog.js';
import { dayParameter, periodKey, periodOf } from '../../generator/model/shared-figure.js';
import type { LaidCell, LaidRow, LaidSheet } from './laid-sheet.js';
import { decimalsLook } from './looks.js';
import { inputsOf } from './main-sheet.js';
import { sheetNames } from './names.js';
import { words } from './words.js';

export function examplesSheet(calculator: Calculator): LaidSheet {
  const inputs = inputsOf(calculator);
  const work = new Map(calculatorCells(calculator, true).map((cell) => [cell.key, cell]));
  const names = [
    words.example,
    ...inputs.map(({ label }) => label),
    words.now,
    words.was,
    words.same,
    words.sentenceNow,
    words.sentenceWas,
    words.source,
  ];
  const widths = [24, ...inputs.map(() => 14), 12, 12, 8, 46, 46, 30];
  const chosen = inputs.filter((input) => input.kind === 'select').length;
  return {
    name: sheetNames(calculator.slug).examples,
    widths,
    frozen: 1,
    hidden: [names.length, names.length + chosen + work.size - 3],
    rows: [
      { cells: names.map((name): LaidCell => ({ content: name, look: 'columns' })) },
      ...calculator.examples.map((example, at) => exampleRow(example, at, calculator, work)),
    ],
    printed: names.length,
  };
}

export function examplePrefix(at: number): string {
  return `example ${at + 1} `;
}

function exampleRow(
  example: Example,
  at: number,
  calculator: Calculator,
  cells: ReadonlyMap<string, WorkCell>,
): LaidRow {
  const inputs = inputsOf(calculator);
  const prefix = examplePrefix(at);
  const look = decimalsLook(calculator.result.decimals);
  const own = (content: LaidCell['content'], key: string, rest: Partial<LaidCell> = {}): LaidCell => ({
    content,
    key: prefix + key,
    prefix,
    ...rest,
  });
  const same = call(
    'AND',
    infix('=', reference(keys.result), reference('published')),
    call('EXACT', reference(keys.sentence), reference('published sentence')),
  );
  const shown: readonly LaidCell[] = [
    { content: example.name, look: 'text' },
    ...inputs.map((input) => inputCell(input, example, calculator, prefix)),
    own(cells.get(keys.result)?.formula ?? null, keys.result, { look, shown: example.value }),
    own(example.value, 'published', { look }),
    own(call('IF', same, quotedYes, quotedNo), 'same', { look: 'text', shown: 'yes' }),
    own(cells.get(keys.sentence)?.formula ?? null, keys.sentence, { look: 'text', shown: example.interpretation }),
    own(example.interpretation, 'published sentence', { look: 'text' }),
    { content: example.source, look: 'quiet' },
  ];
  const selects = inputs.filter((input) => input.kind === 'select');
  const positions = selects.map(({ name }) =>
    own(call('MATCH', reference(`label ${name}`), reference(ranges.labels(name)), number(0)), keys.chosen(name)),
  );
  const shownKeys: readonly string[] = [keys.result, keys.sentence];
  const working = [...cells.values()]
    .filter(({ key }) => !shownKeys.includes(key))
    .map(({ key, formula }) => own(formula, key));
  return {
    cells: [...shown, ...positions, ...working],
    marks: [
      { when: infix('<>', reference(`${prefix}same`), quotedYes), look: 'differs', from: 0, to: shown.length - 1 },
    ],
  };
}

const quotedYes = { pieces: ['"yes"'], precedence: 9 };
const quotedNo = { pieces: ['"no"'], precedence: 9 };

function inputCell(input: Input, { inputs, given }: Example, { validity }: Calculator, prefix: string): LaidCell {
  if (input.kind === 'number')
    return { content: Number(inputs.get(input.name)), key: prefix + keys.input(input.name), look: 'exact' };
  const day = String(given.get(dayParameter) ?? '');
  const period = validity.dated === null ? undefined : periodOf(day, validity.dated.periods);
  const key = input.name === dayParameter && period !== undefined ? periodKey(period) : inputs.get(input.name);
  const option = input.options.find((each) => each.key === key);
  return { content: option?.label ?? null, key: `${prefix}label ${input.name}`, look: 'text' };
}
