/** The items of a call, and the inputs that its lists give for them. */
import { pointOf } from './call-point.js';
import type { ListInput } from './catalog.js';
import { evaluate } from './evaluate.js';
import { gridNearest } from './grid.js';
import { countName, itemName, spreadFolds, spreadInputs } from './list.js';

/** The inputs of an item that a call gives, by name. */
export type ReadItem = ReadonlyMap<string, number | string>;

/** The inputs that a list gives for these items, or the items and their count where it gives none. */
export function valuesOf(list: ListInput, items: readonly ReadItem[]): ReadonlyMap<string, number | string> {
  const own = new Map<string, number | string>([[countName(list.name), items.length]]);
  for (const [index, item] of items.entries())
    for (const [input, value] of item) own.set(itemName(list.name, index + 1, input), value);
  if (list.gives.length === 0) return own;
  const inputs = spreadInputs(list);
  const given = list.gives.map(({ input, core, folds }): [string, number] => {
    const none = { requirements: [], outputs: [], conditions: [], amounts: [] };
    const program = { ...none, inputs, steps: spreadFolds(folds, [list]) };
    return [input, gridNearest(evaluate(program, pointOf(own, inputs)).number(core))];
  });
  return new Map(given);
}
