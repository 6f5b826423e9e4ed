/** What an input is where nothing else is said of it. */
import type { NumberInput, SelectInput } from './catalog.js';

/** The default; the least that is accepted where callers must give the number. */
export function usualNumber({ default: usual, min }: NumberInput): number {
  return usual ?? min;
}

/** The default; the first option where callers must choose. */
export function usualOption({ default: usual, options }: SelectInput): string {
  return usual ?? options[0]?.key ?? '';
}
