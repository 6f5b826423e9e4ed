/** How far a long command is. */

/** Told before each step: how many are done, of how many, and what comes now. */
export type Progress = (done: number, all: number, what: string) => void;

/** Like `map`, and tells of each item before it is looked at. */
export function stepwise<Item, Result>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  progress: Progress | undefined,
  look: (item: Item) => Result,
): readonly Result[] {
  return items.map((item, index) => {
    progress?.(index, items.length, nameOf(item));
    return look(item);
  });
}
