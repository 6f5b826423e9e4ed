/** The values of inputs that a call leaves out. */
import type { NumberInput, SelectInput } from './catalog.js';

/** The default, or `min` for a required input. */
export function defaultNumber({ default: value, min }: NumberInput): number {
  return value ?? min;
}

/** The default, or the first option for a required input. */
export function defaultOption({ default: value, options }: SelectInput): string {
  return value ?? options[0]?.key ?? '';
}
