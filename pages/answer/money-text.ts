/** Reads an amount of money as people write it. */
import type { NumberInput } from '../../engine/kernel/module.js';
import { readTyped } from './typed-number.js';

/** The amount above zero; null where the text is none, or may be two. */
export function readMoney(text: string, unit: string): number | null {
  const input: NumberInput = { name: '', label: '', type: 'number', unit, min: 0, max: Number.MAX_VALUE, step: 1 };
  const [only, ...others] = readTyped(text, input).map(Number);
  return only !== undefined && others.length === 0 && only > 0 && Number.isFinite(only) ? only : null;
}
