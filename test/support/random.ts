/** Random choices that a seed repeats exactly. */

export interface Random {
  /** From 0 up to, but not including, 1. */
  readonly fraction: () => number;
  /** A whole number from 0 up to, but not including, the limit. */
  readonly below: (limit: number) => number;
  readonly chance: (probability: number) => boolean;
  /** One of the items; throws for an empty list. */
  readonly pick: <T>(items: readonly T[]) => T;
}

/** The generator called mulberry32: 32 bits of state, good enough to choose test cases. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(fraction() * limit);
  return {
    fraction,
    below,
    chance: (probability) => fraction() < probability,
    pick: <T>(items: readonly T[]): T => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('There is nothing to choose from.');
      return item;
    },
  };
}

/** The seed named by TEST_SEED, or a fixed one, so that each run tries the same cases; with `random`, a new one. */
export function chosenSeed(fixed = 1): number {
  const given = process.env['TEST_SEED'];
  if (given === undefined) return fixed;
  return given === 'random' ? Date.now() % 2 ** 32 : Number(given);
}
