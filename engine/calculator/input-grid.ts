/** The values of a number input that lie on its step. */
import type { NumberInput } from '../kernel/module.js';

/** The values of a number input from its lower bound, by its step, to its upper bound, which is always included. */
export interface Grid {
  readonly size: number;
  readonly at: (index: number) => number;
}

/** Multiples of a step are rounded to nine decimals, like all numbers of the service. */
const decimals = 1e9;

export function gridOf({ min, max, step }: NumberInput): Grid {
  const whole = Math.floor((max - min) / step + 1e-6);
  const at = (index: number): number => Math.min(max, Math.round((min + index * step) * decimals) / decimals);
  const reaches = at(whole) >= max;
  return { size: whole + (reaches ? 1 : 2), at: (index) => (index > whole ? max : at(index)) };
}
