/** Moves numbers outside their bounds to the nearer bound, and says so in the sentence of the result. */

import type { EngineWords } from '../../words/engine-words.js';
import type { CalculationResult, DayInput, InputSpec, InputValue, NumberInput } from '../kernel/module.js';
import { amount, trimmed } from '../kernel/text.js';
import { onGrid } from './grid.js';
import type { Measure, ReadValue } from './measure.js';
import { plainOf } from './measure.js';
import { percentOf } from './percent.js';

/** The value that a calculation uses: rounded to nine decimals, or the bound that it lies beyond. */
export function clamp({ min, max }: NumberInput, value: number): number {
  return Math.min(max, Math.max(min, onGrid(value)));
}

/** The same for a day. */
export function clampDay({ min, max }: DayInput, day: string): string {
  if (day < min) return min;
  return day > max ? max : day;
}

/** The value that a calculation uses for one that was read. */
export function usedValue(spec: InputSpec, value: InputValue): InputValue {
  if (spec.type === 'number') return clamp(spec, Number(value));
  return spec.type === 'day' ? clampDay(spec, String(value)) : value;
}

/** True when `clamp` moves the value to a bound. */
export function isClamped({ min, max }: NumberInput, value: number): boolean {
  const resolved = onGrid(value);
  return resolved < min || resolved > max;
}

/** True for a number or a day beyond its bounds. */
export function isMoved(spec: InputSpec, value: InputValue): boolean {
  if (spec.type === 'number') return typeof value === 'number' && isClamped(spec, value);
  return spec.type === 'day' && usedValue(spec, value) !== value;
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
    if (spec === undefined || value === undefined) continue;
    if (spec.type === 'day') notes = joinedNotes(notes, dayNote(spec, String(plainOf(value)), words));
    if (spec.type !== 'number' || typeof value === 'string') continue;
    const note = typeof value === 'number' ? numberNotes(spec, value, words) : measureNotes(spec, value, words);
    notes = joinedNotes(notes, note);
  }
  return notes;
}

/** A number without a unit may also be a fraction where percent is taken: below a step or the bound, that is likelier. */
function numberNotes(spec: NumberInput, value: number, words: EngineWords): string {
  const moved = clampNote(spec, value, words);
  const percent = value < Math.max(spec.step, spec.min) ? percentOf(spec, value) : null;
  if (percent === null || isClamped(spec, percent)) return moved;
  const read = words.readAs({ label: spec.label, read: quantity(value, spec.unit) });
  const meant = words.forPercent({ percent: quantity(percent, spec.unit), number: digitsOf(percent, trimmed) });
  return `${moved === '' ? read : moved} ${meant}`;
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

function joinedNotes(notes: string, note: string): string {
  return notes === '' || note === '' ? notes + note : `${notes} ${note}`;
}

function dayNote(spec: DayInput, day: string, words: EngineWords): string {
  const used = clampDay(spec, day);
  return used === day
    ? ''
    : words.movedTo[used === spec.max ? 'most' : 'least']({ label: spec.label, from: day, to: used });
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
