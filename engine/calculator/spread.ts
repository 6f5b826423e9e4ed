/** Chooses the values to try where there are too many to try all. */

/** `count` places from 0 to `size - 1`, evenly spread, both ends included; all of them where there are fewer. */
export function spread(size: number, count: number): readonly number[] {
  const parts = Math.min(count, size) - 1;
  return Array.from({ length: parts + 1 }, (_, part) => (parts === 0 ? 0 : Math.round((part * (size - 1)) / parts)));
}

/**
 * Shares a number of tries among things that need some each. Those that need least come first, and what one leaves over
 * goes to the others, so that no other shares would serve more of them in full. `spend` says how many it took.
 */
export function shareTries<T>(
  things: readonly { readonly thing: T; readonly need: number }[],
  most: number,
  spend: (thing: T, share: number) => number,
): void {
  let left = most;
  for (const [index, { thing, need }] of things.toSorted((a, b) => a.need - b.need).entries()) {
    left -= spend(thing, Math.min(need, Math.floor(left / (things.length - index))));
  }
}
