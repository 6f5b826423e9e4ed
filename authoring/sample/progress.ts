/** Progress of a long command. */

/** Called before each step with the number of steps done, the number of all, and the name of the next. */
export type Progress = (done: number, all: number, what: string) => void;

/** Like `map`, and reports each item before it is looked at. */
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
