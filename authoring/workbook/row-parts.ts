/** Cells and rows that sheets are made of, and rules for entries. */
import { keys, ranges } from '../../contract/workbook-cells.js';
import { wantedNumber } from '../../engine/calculator/parameter.js';
import { dayText } from '../../engine/kernel/days.js';
import type { NumberInput, SelectInput } from '../../generator/program/catalog.js';
import { infix, quoted, reference } from '../../generator/targets/sheet/formula.js';
import type { BookLanguage } from './book-language.js';
import type { LaidCell, LaidRow } from './laid-sheet.js';
import type { Look } from './looks.js';

/** Of the main sheet: label, low, high, unit, what belongs to it, where it is from. */
export const widths = [30, 13, 13, 16, 38, 32];
export const columns = widths.length;

export function text(content: LaidCell['content'], look: Look = 'text'): LaidCell {
  return { content, look };
}

export function value(key: string, look: Look): LaidCell {
  return { content: null, key, look };
}

/** Both ends of an amount. */
export function ends(key: string, look: Look): readonly LaidCell[] {
  return [value(keys.low(key), look), value(keys.high(key), look)];
}

export function titleRow(title: string): LaidRow {
  return { cells: [text(title, 'title')], height: 24 };
}

export function columnRow(names: readonly string[]): LaidRow {
  return { cells: names.map((name) => text(name, 'columns')) };
}

export const blank: LaidCell = { content: null };
export const blankRow: LaidRow = { cells: [] };
export const isRefused = infix('<>', reference('refusal'), quoted(''));

export function heading(title: string, names: readonly string[]): readonly LaidRow[] {
  const cells = [title, ...names].map((name, at) =>
    text(name, at === 1 || at === 2 ? 'rightHeading' : at === 3 ? 'unitHeading' : 'heading'),
  );
  return [blankRow, { cells: Array.from({ length: columns }, (_, at) => cells[at] ?? text(null, 'heading')) }];
}

/** The first days of periods, and the options of a cell for yes or no. */
export const daysRange = 'days';
export const yesNoRange = 'yes or no';

type Wanted = NonNullable<LaidCell['validation']>;

export function numberWanted(book: BookLanguage, input: NumberInput): Wanted {
  const { label, unitLabel: unit, min, max, whole, hint } = input;
  const wanted = input.isDay
    ? book.engine.wantedDay({ min: dayText(min), max: dayText(max) })
    : wantedNumber({ min, max, ...(unit === null ? {} : { unit }), ...(whole ? { whole } : {}) }, book.engine);
  return {
    kind: whole ? 'whole' : 'decimal',
    bounds: [min, max],
    hint: hint ?? wanted,
    message: book.words.wrongNumber({ label, wanted }),
  };
}

/** One of the labels in the range of an input's options. */
export function choiceWanted({ words }: BookLanguage, { label, hint }: SelectInput, options: string): Wanted {
  return {
    kind: 'list',
    listRange: ranges.labels(options),
    hint: hint ?? words.choose,
    message: words.wrongChoice({ label }),
  };
}
