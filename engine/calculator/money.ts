/** Tells amounts of money from other figures by their unit. */
import type { EngineWords } from '../../words/engine-words.js';
import { onceFor } from '../../words/once-for.js';

/** True for units of money in the language of these words: `$`, `$ low end`, `€`. Money per something is not an amount to pay. */
export function isMoney(unit: string, words: EngineWords): boolean {
  return moneyIn(words).test(unit);
}

const moneyIn = onceFor(({ moneyFor }: EngineWords) => {
  const each = moneyFor.split(' ').join('|');
  return new RegExp(`^\\p{Sc}(?!.*(?:/|(?<!\\p{L})(?:${each})(?!\\p{L})))`, 'u');
});
