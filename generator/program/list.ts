/** Inputs that repeat, such as walls. */

import type { Span } from '../source/source.js';
import { fromNumber } from '../units/rational.js';
import { plain } from '../units/unit.js';
import { isDayInput, pointOf, unwritten, writtenValue } from './call-point.js';
import type { Calculator, Example, Input, ListInput, NumberInput } from './catalog.js';
import type { Column, Condition, Core, Fold, FoldName } from './core.js';
import { isColumn } from './core.js';
import { apply, constant } from './core-builders.js';
import { evaluate } from './evaluate.js';
import { gridNearest } from './grid.js';
import { withoutSteps } from './program.js';
import { partsOf, rewriting } from './visit-core.js';

/** Every way in which the items of a list become one number. */
export const foldNames: readonly FoldName[] = ['sum', 'max', 'min', 'items'];

/** The name of an input of one item, counted from 1: `rooms[2].width`. */
export function itemName(list: string, place: number, input: string): string {
  return `${itemAt(list, place)}.${input}`;
}

/** An item of a list, counted from 1: `rooms[2]`. */
export function itemAt(list: string, place: number): string {
  return `${list}[${place}]`;
}

/** The input of an item without its place: `rooms.width` for `rooms[2].width`. */
export function withoutPlace(name: string): string {
  return name.replace(/\[\d+\]\./, '.');
}

/** An item as callers write it: `length:12~width:14`. */
export function itemText(item: ReadItem): string {
  return [...item].map(([name, value]) => `${name}:${value}`).join('~');
}

/** An item of this list as callers write it, or the day that is all of it. */
export function givenText(list: ListInput, item: ReadItem): string {
  const day = dayOf(list);
  return day === null ? itemText(item) : String(writtenValue(item.get(day.name) ?? day.min, day));
}

/** The items of a list that an example gives; empty for a list that it leaves out. */
export function itemsOfExample({ given, lists }: Example, list: ListInput): readonly ReadItem[] {
  const day = dayOf(list);
  const own = day === null ? undefined : given.get(day.name);
  if (day !== null) return own === undefined ? [] : [new Map([[day.name, own]])];
  return (lists.get(list.name) ?? []).map((text) => itemOfText(text, list));
}

/** The item that `itemText` wrote. */
function itemOfText(text: string, { items }: Pick<ListInput, 'items'>): ReadItem {
  const parts = text.split('~').map((part): [string, number | string] => {
    const [name = '', value = ''] = part.split(':');
    return [name, items.find((input) => input.name === name)?.kind === 'number' ? Number(value) : value];
  });
  return new Map(parts);
}

/** The items of a list, whatever it gives. */
export type ItemsOf = Pick<ListInput, 'name' | 'label' | 'items' | 'least' | 'most'>;

/** The inputs of as many items as the list can have, and how many of them a call gives. */
export function spreadInputs(list: ItemsOf): readonly Input[] {
  const places = Array.from({ length: list.most }, (_, index) => index + 1);
  const copies = places.flatMap((place) =>
    list.items.map((input): Input => ({ ...input, name: itemName(list.name, place, input.name) })),
  );
  return list.least === list.most ? copies : [countOf(list), ...copies];
}

export function countName(list: string): string {
  return `${list}.items`;
}

function countOf({ name, label, least, most }: ItemsOf): NumberInput {
  return {
    ...{ ...unwritten, kind: 'number', name: countName(name), label, unit: plain, unitLabel: null, accepts: [] },
    ...{ isDay: false, default: least, whole: true, min: least, max: most, step: 1 },
  };
}

/** What all items of a list are together, by the formula of one. */
export function foldOver({ by, item, text, span }: Pick<Fold, 'by' | 'item' | 'text' | 'span'>, list: ListSize): Fold {
  return { kind: 'fold', by, list: list.name, item, spread: spreadFold(by, item, list, span), text, span };
}

type ListSize = Pick<ListInput, 'name' | 'least' | 'most'>;

/**
 * A fold over the inputs that `spreadInputs` gives: items beyond the given ones add nothing. Where the largest or smallest
 * is sought, the first item stands in for them: a list that may have none says what is then in its place.
 */
function spreadFold(by: Fold['by'], item: Core | null, list: ListSize, span: Span): Core {
  if (by === 'items' || item === null)
    return list.least === list.most ? constant(fromNumber(list.most)) : { kind: 'input', name: countName(list.name) };
  const first = ofItem(item, list.name, 1);
  const nothing = constant(fromNumber(0));
  const isEmptySum = by === 'sum' && list.least === 0;
  let whole: Core = isEmptySum
    ? { kind: 'if', condition: isGiven(list.name, 1, span), consequent: first, alternate: nothing }
    : first;
  for (let place = 2; place <= list.most; place++) {
    const next = ofItem(item, list.name, place);
    const condition = place > list.least ? isGiven(list.name, place, span) : null;
    const without = by === 'sum' ? nothing : first;
    const part: Core = condition === null ? next : { kind: 'if', condition, consequent: next, alternate: without };
    whole = apply(by === 'sum' ? '+' : by, [whole, part], span);
  }
  return whole;
}

/** The formula where a call gives items, and the other where it gives none. */
export function orWithoutItems(folded: Core, otherwise: Core, list: ListSize, span: Span): Core {
  const left = foldOver({ by: 'items', item: null, text: `items(${list.name})`, span }, list);
  const condition = { kind: 'compare', comparison: '>=', left, right: constant(fromNumber(1)), span } as const;
  return { kind: 'if', condition, consequent: folded, alternate: otherwise };
}

/** The folds in a formula, wherever it has them. */
export function foldsIn(core: Core): readonly Fold[] {
  return [...partsOf([core])].flatMap((part) => (part.kind === 'fold' ? [part] : []));
}

function isGiven(list: string, place: number, span: Span): Condition {
  const left: Core = { kind: 'input', name: countName(list) };
  return { kind: 'compare', comparison: '>=', left, right: constant(fromNumber(place)), span };
}

/** The formula of one item over the inputs of that item. */
export function ofItem(item: Core, list: string, place: number): Core {
  const named = (input: string): string => itemName(list, place, input);
  const ofPlace = rewriting((core) => {
    if (core.kind === 'input') return { ...core, name: named(core.name) };
    if (core.kind === 'lookup') return { ...core, table: { ...core.table, inputs: core.table.inputs.map(named) } };
    return core.kind === 'chosen' ? { ...core, input: named(core.input) } : null;
  });
  return ofPlace(item);
}

/** The day that is all of a list: a day in place of numbers. Null for other lists. */
export function dayOf({ items, most }: Pick<ListInput, 'items' | 'most'>): NumberInput | null {
  const [only] = items;
  return most === 1 && only !== undefined && isDayInput(only) ? only : null;
}

/** The lists that have items, and the days in place of numbers, each with what it gives. */
export function partLists(lists: readonly ListInput[]): {
  readonly lists: readonly ListInput[];
  readonly days: readonly { readonly day: NumberInput; readonly gives: ListInput['gives'] }[];
} {
  const days = lists.flatMap((list) => {
    const day = dayOf(list);
    return day === null ? [] : [{ day, gives: list.gives }];
  });
  return { lists: lists.filter((list) => dayOf(list) === null), days };
}

/** The list that gives an input; undefined for an input that no list gives. */
export function listGiving({ lists }: Pick<Calculator, 'lists'>, name: string): ListInput | undefined {
  return lists.find(({ gives }) => gives.some(({ input }) => input === name));
}

/** The folds of a list, each once, though several formulas read it. */
export function foldsOf({ gives }: Pick<ListInput, 'gives'>): readonly Fold[] {
  return [...new Map(gives.flatMap(({ core }) => foldsIn(core)).map((fold) => [fold.text, fold])).values()];
}

/** The columns of options that formulas over items read, each once. */
export function itemColumns(list: ListInput): readonly Column[] {
  const parts = partsOf(foldsOf(list).flatMap(({ item }) => item ?? []));
  const all = [...parts].flatMap((part) => (part.kind === 'lookup' && isColumn(part.table) ? [part.table] : []));
  return [...new Map(all.map((column) => [`${column.inputs[0]}.${column.name}`, column])).values()];
}

/** True for the inputs of items, which no caller knows by these names. */
export function isOfList(name: string): boolean {
  return /\]\.|\.items$/.test(name);
}

/** The inputs of an item that a call gives, by name. */
export type ReadItem = ReadonlyMap<string, number | string>;

/** The inputs that a list gives for these items, or the items and their count where it gives none. */
export function valuesOf(list: ListInput, items: readonly ReadItem[]): ReadonlyMap<string, number | string> {
  if (list.gives.length === 0) return itemValues(list, items);
  return new Map(list.gives.map(({ input, core }) => [input, totalOfItems(core, list, items)]));
}

/** What these items are together, by a formula over their list. */
export function totalOfItems(core: Core, list: ItemsOf, items: readonly ReadItem[]): number {
  const inputs = spreadInputs(list);
  return gridNearest(evaluate({ ...withoutSteps, inputs }, pointOf(itemValues(list, items), inputs)).number(core));
}

function itemValues(list: ItemsOf, items: readonly ReadItem[]): ReadonlyMap<string, number | string> {
  const given = items.flatMap((item, index) =>
    [...item].map(([input, value]) => [itemName(list.name, index + 1, input), value] as const),
  );
  return new Map([[countName(list.name), items.length], ...given]);
}
