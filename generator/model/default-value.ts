/** The value of an input that nobody gives. */
import type { NumberInput, SelectInput } from './catalog.js';

/** The default, or `min` for a required input. */
export function defaultNumber({ default: usual, min }: NumberInput): number {
  return usual ?? min;
}

/** The default, or the first option for a required input. */
export function defaultOption({ default: usual, options }: SelectInput): string {
  return usual ?? options[0]?.key ?? '';
}
