/** The items of a call, and the inputs that its lists give for them. */
import { pointOf } from './call-point.js';
import type { ListInput } from './catalog.js';
import type { Core } from './core.js';
import { evaluate } from './evaluate.js';
import { gridNearest } from './grid.js';
import type { ItemsOf } from './list.js';
import { countName, itemName, spreadInputs } from './list.js';
import { withoutSteps } from './program.js';

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
