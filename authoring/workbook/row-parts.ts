/** Cells and rows that sheets are made of. */
import { keys } from '../../contract/workbook-cells.js';
import { infix, quoted, reference } from '../../generator/targets/sheet/formula.js';
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
