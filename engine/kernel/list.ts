/** Numbers that the items of a list give together. A list has at least one item. */

/** The sum over all items. */
export function sumOf<Item>(items: readonly Item[], of: (item: Item) => number): number {
  let sum = 0;
  for (const item of items) sum += of(item);
  return sum;
}

/** The largest over all items. */
export function largestOf<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return Math.max(...items.map(of));
}

/** The smallest over all items. */
export function smallestOf<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return Math.min(...items.map(of));
}
