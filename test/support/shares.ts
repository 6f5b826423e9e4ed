/** How many cases a run tries: a fixed share, or with TEST_LONG=true all of them. */

export const isLong = process.env['TEST_LONG'] === 'true';

/** Every nth item, starting at a place that the seed chooses. */
export function shareOf<Item>(items: readonly Item[], every: number, seed: number): readonly Item[] {
  return isLong ? items : items.filter((_, index) => (index + seed) % every === 0);
}
