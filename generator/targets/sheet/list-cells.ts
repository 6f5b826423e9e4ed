/** The cells of inputs that repeat: what each row of a list adds, the number of rows, and the total. */
import { keys, ranges } from '../../../contract/workbook-cells.js';
import type { NumberForm } from '../../../engine/kernel/language.js';
import { americanForm } from '../../../engine/kernel/language.js';
import { selectsOf } from '../../program/call-point.js';
import type { Calculator, Input, ListInput } from '../../program/catalog.js';
import type { Fold } from '../../program/core.js';
import { dayOf, foldsOf, itemAt, itemName, ofItem, withoutPlace } from '../../program/list.js';
import { allInputs } from '../../program/published-program.js';
import type { CellList } from './cell-list.js';
import type { Scope } from './expression.js';
import { coreFormula } from './expression.js';
import type { Formula } from './formula.js';
import { call, infix, joined, number, quoted, reference } from './formula.js';
import { choose } from './kernel.js';

/** The places of a list, from 1. */
export function placesOf({ most }: Pick<ListInput, 'most'>): readonly number[] {
  return Array.from({ length: most }, (_, at) => at + 1);
}

/** The options of the selects of every item, by their names with the place. */
function itemOptions(lists: readonly ListInput[]): readonly (readonly [string, readonly string[]])[] {
  return lists.flatMap((list) =>
    placesOf(list).flatMap((place) =>
      list.items.flatMap((input) =>
        input.kind === 'select'
          ? [[itemName(list.name, place, input.name), input.options.map(({ key }) => key)] as const]
          : [],
      ),
    ),
  );
}

/** Everything that the formulas of a calculator are written with. */
export function scopeOf(calculator: Calculator, cells: CellList, form: NumberForm | null): Scope {
  const { lists, steps } = calculator;
  const selects = selectsOf(allInputs(calculator));
  const options = new Map(selects.map((select) => [select.name, select.options.map(({ key }) => key)]));
  return {
    cells,
    form: form ?? americanForm,
    options: new Map([...options, ...itemOptions(lists)]),
    sizes: new Map([...options].map(([name, all]) => [name, all.length])),
    texts: new Set(steps.flatMap((step) => (step.text === null ? [] : step.parts.map(({ name }) => name)))),
  };
}

/** Adds the cells of a list; they read the entries of its rows. `moved` writes the note on a moved number. */
export function addListCells(list: ListInput, scope: Scope, moved: Moved): void {
  for (const place of placesOf(list)) addRow(list, place, scope, moved);
  const { cells } = scope;
  cells.add(keys.count(list.name), call('SUM', ofRows(list, ranges.filled(list.name), keys.filled)));
  for (const fold of foldsOf(list)) cells.add(keys.step(fold.text), foldFormula(fold, list));
}

/** The cells of all rows: a range of the list's sheet. A day in place of numbers has no sheet, and one cell. */
export function ofRows(list: ListInput, range: string, ofRow: (at: string) => string): Formula {
  return reference(dayOf(list) === null ? range : ofRow(itemAt(list.name, 1)));
}

/** The note on a number of an item beyond its bounds; `item` is the list with the place of the row. */
export type Moved = (input: Input & { kind: 'number' }, entry: Formula, item: string) => Formula;

const functions = { sum: 'SUM', max: 'MAX', min: 'MIN' } as const;

/** Rows without an item show an empty text, which these functions leave out. */
function foldFormula({ by, item, text }: Fold, list: ListInput): Formula {
  if (by === 'items' || item === null) return reference(keys.count(list.name));
  return call(
    functions[by],
    ofRows(list, ranges.parts(text), (at) => keys.part(at, text)),
  );
}

function addRow(list: ListInput, place: number, scope: Scope, moved: Moved): void {
  const { cells } = scope;
  const at = itemAt(list.name, place);
  const inputs = list.items.map((input) => ({ input, name: itemName(list.name, place, input.name) }));
  const entries = inputs.map(({ name }) => reference(keys.entry(name)));
  const isFilled = infix('>', call('COUNTA', ...entries), number(0));
  const filled = cells.add(keys.filled(at), choose(isFilled, number(1), number(0)));
  for (const { input, name } of inputs) cells.add(...usedCell(input, name));
  const wrong = inputs.map(({ input, name }) => isUnread(input, name));
  const unread = call('AND', infix('=', filled, number(1)), call('OR', ...wrong));
  cells.add(keys.unreadRow(at), choose(unread, number(1), number(0)));
  const isWhole = call('AND', infix('=', filled, number(1)), infix('=', reference(keys.unreadRow(at)), number(0)));
  for (const { text: fold, item } of foldsOf(list)) {
    if (item === null) continue;
    const part = coreFormula(ofItem(item, list.name, place), scope);
    cells.add(keys.part(at, fold), choose(isWhole, part, quoted('')));
  }
  const notes = inputs.flatMap(({ input, name }) =>
    input.kind === 'number' ? [moved(input, reference(keys.entry(name)), at)] : [],
  );
  cells.add(keys.noteRow(at), joined(notes));
}

/** A number inside its bounds, or the position of an option; the default of an empty entry. */
function usedCell(input: Input, name: string): readonly [string, Formula] {
  const entry = reference(keys.entry(name));
  const isBlank = call('ISBLANK', entry);
  if (input.kind === 'number') {
    const inside = call('MIN', number(input.max), call('MAX', number(input.min), call('ROUND', entry, number(9))));
    const used = input.default === null ? inside : choose(isBlank, number(input.default), inside);
    return [keys.input(name), used];
  }
  const usual = input.options.findIndex(({ key }) => key === input.default) + 1;
  const found = call('MATCH', entry, reference(ranges.labels(withoutPlace(name))), number(0));
  return [keys.chosen(name), usual === 0 ? found : choose(isBlank, number(usual), found)];
}

function isUnread(input: Input, name: string): Formula {
  const entry = reference(keys.entry(name));
  const isBlank = call('ISBLANK', entry);
  const lacking = call(input.default === null ? 'TRUE' : 'FALSE');
  if (input.kind === 'select') return choose(isBlank, lacking, call('ISERROR', reference(keys.chosen(name))));
  return choose(isBlank, lacking, unreadNumber(input, entry));
}

/** True for an entry that is no number, or a fraction where things are counted. */
export function unreadNumber({ whole }: Input & { kind: 'number' }, entry: Formula): Formula {
  const noNumber = call('NOT', call('ISNUMBER', entry));
  if (!whole) return noNumber;
  const rounded = call('ROUND', entry, number(9));
  return call('IF', noNumber, call('TRUE'), infix('<>', rounded, call('INT', rounded)));
}

/** Adds what an input is before its bounds, where a list may give it. */
export function addGiven(input: Input & { kind: 'number' }, list: ListInput, scope: Scope): void {
  const gives = list.gives.find((each) => each.input === input.name);
  if (gives === undefined) return;
  const entry = reference(keys.entry(input.name));
  const own = input.default === null ? entry : choose(call('ISBLANK', entry), number(input.default), entry);
  const hasItems = infix('>', reference(keys.count(list.name)), number(0));
  const total = call('ROUND', coreFormula(gives.core, scope), number(9));
  scope.cells.add(keys.given(input.name), choose(hasItems, total, own));
}
