/** Items that repeat an earlier one. */

export interface Repeated<Item> {
  readonly item: Item;
  /** The first item with the same key. */
  readonly first: Item;
}

/** The items whose key an earlier item has, in their order. */
export function repeatedIn<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Repeated<Item>[] {
  const firsts = new Map<string, Item>();
  return items.flatMap((item) => {
    const key = keyOf(item);
    const first = firsts.get(key);
    if (first !== undefined) return [{ item, first }];
    firsts.set(key, item);
    return [];
  });
}
