/** How much of what could be tried a run tries: a share that its seed chooses, or all of it with TEST_LONG=true. */

export const isLong = process.env['TEST_LONG'] === 'true';

/** Every so-manieth of the items, beginning with another one by each seed, so that runs in a row come to all of them. */
export function shareOf<Item>(items: readonly Item[], every: number, seed: number): readonly Item[] {
  return isLong ? items : items.filter((_, index) => (index + seed) % every === 0);
}
