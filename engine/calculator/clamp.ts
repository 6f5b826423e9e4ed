/** Moves numbers outside their bounds to the nearer bound, and says so in the sentence of the result. */

import type { EngineWords } from '../../words/engine-words.js';
import type { CalculationResult, InputSpec, NumberInput } from '../kernel/module.js';
import { amount, trimmed } from '../kernel/text.js';
import { onGrid } from './grid.js';
import type { Measure, ReadValue } from './measure.js';

/** The value that a calculation uses: rounded to nine decimals, or the bound that it lies beyond. */
export function clamp({ min, max }: NumberInput, value: number): number {
  return Math.min(max, Math.max(min, onGrid(value)));
}

/** True when `clamp` moves the value to a bound. */
export function isClamped({ min, max }: NumberInput, value: number): boolean {
  const resolved = onGrid(value);
  return resolved < min || resolved > max;
}

/**
 * The result with a sentence in front for each number that was moved: an agent that passes on only the sentence would
 * otherwise answer another question than it was asked.
 */
export function tellClamping(
  result: CalculationResult,
  specs: readonly InputSpec[],
  values: readonly (ReadValue | undefined)[],
  words: EngineWords,
): CalculationResult {
  const notes = clampNotes(specs, values, words);
  return notes === '' ? result : { ...result, interpretation: `${notes} ${result.interpretation}` };
}

/** A sentence for each number that was moved, joined by spaces; empty when none was. */
export function clampNotes(
  specs: readonly InputSpec[],
  values: readonly (ReadValue | undefined)[],
  words: EngineWords,
): string {
  let notes = '';
  for (let index = 0; index < specs.length; index++) {
    const spec = specs[index];
    const value = values[index];
    if (spec?.type !== 'number' || value === undefined || typeof value === 'string') continue;
    const note = typeof value === 'number' ? clampNote(spec, value, words) : measureNotes(spec, value, words);
    if (note !== '') notes += notes === '' ? note : ` ${note}`;
  }
  return notes;
}

/** Of a number that a list gives, each item speaks as well. */
function measureNotes(spec: NumberInput, { value, from }: Measure, words: EngineWords): string {
  const items = from?.gives[0] === spec.name ? from : undefined;
  const ofItems = (items?.items ?? []).map((item, place) => {
    const at = `${items?.name}[${place + 1}]`;
    const named = items?.inputs.map((input) => ({ ...input, label: words.ofItem({ label: input.label, item: at }) }));
    return clampNotes(named ?? [], item, words);
  });
  return [...ofItems, clampNote(spec, Number(value), words)].filter((note) => note !== '').join(' ');
}

function clampNote(spec: NumberInput, value: number, words: EngineWords): string {
  if (!isClamped(spec, value)) return '';
  const used = clamp(spec, value);
  const end = used === spec.max ? 'most' : 'least';
  const [from, to] = [quantity(value, spec.unit), quantity(used, spec.unit)];
  return words.movedTo[end]({ label: spec.label, from, to });
}

/** The digits of a number to six decimals. Very large and very small ones are not formatted. */
export function digitsOf(value: number, write: typeof trimmed): string {
  const size = Math.abs(value);
  return size >= 1e15 || (size < 1e-6 && size > 0) ? String(value) : write(value, 6);
}

const currencySign = /^\p{Sc}$/u;

/** A number as sentences write it: `$200,000,000`, `1,500 ft`. */
export function quantity(value: number, unit: string | undefined, write = trimmed): string {
  const digits = digitsOf(value, write);
  if (unit === undefined) return digits;
  return currencySign.test(unit) ? amount(digits, unit, '', '') : `${digits} ${unit}`;
}
