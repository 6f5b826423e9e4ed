/** What rows of the main sheet are made of. */
import { infix, quoted, reference } from '../../generator/emit/workbook/formula.js';
import type { LaidCell, LaidRow } from './laid-sheet.js';
import type { Look } from './looks.js';

/** Label, low, high, unit, what belongs to it, where it is from. */
export const widths = [30, 13, 13, 16, 38, 32];
export const columns = widths.length;

export function text(content: LaidCell['content'], look: Look = 'text'): LaidCell {
  return { content, look };
}

export function value(key: string, look: Look): LaidCell {
  return { content: null, key, look };
}

export const blank: LaidCell = { content: null };
export const blankRow: LaidRow = { cells: [] };
export const isRefused = infix('<>', reference('refusal'), quoted(''));

export function heading(title: string, names: readonly string[]): readonly LaidRow[] {
  const cells = [title, ...names].map((name, at): LaidCell => {
    return { content: name, look: at === 1 || at === 2 ? 'rightHeading' : at === 3 ? 'unitHeading' : 'heading' };
  });
  return [
    blankRow,
    { cells: Array.from({ length: columns }, (_, at) => cells[at] ?? { content: null, look: 'heading' }) },
  ];
}
