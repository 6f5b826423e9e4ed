/** Moves numbers outside their bounds to the nearer bound, and says so in the sentence of the result. */

import { engineWords } from '../../words/engine-words.js';
import type { Translation } from '../../words/phrases.js';
import type { NumberText } from '../kernel/language.js';
import { numberText, unitAfter } from '../kernel/language.js';
import type {
  CalculationResult,
  CountedUnits,
  DayInput,
  InputSpec,
  InputValue,
  NumberInput,
} from '../kernel/module.js';
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
  spoken: Spoken,
): CalculationResult {
  const notes = clampNotes(specs, values, spoken);
  return notes === '' ? result : { ...result, interpretation: `${notes} ${result.interpretation}` };
}

/** A sentence for each number that was moved, joined by spaces; empty when none was. */
export function clampNotes(
  specs: readonly InputSpec[],
  values: readonly (ReadValue | undefined)[],
  spoken: Spoken,
): string {
  let notes = '';
  for (let index = 0; index < specs.length; index++) {
    const spec = specs[index];
    const value = values[index];
    if (spec === undefined || value === undefined) continue;
    if (spec.type === 'day') notes = joinedNotes(notes, dayNote(spec, String(plainOf(value)), spoken));
    if (spec.type !== 'number' || typeof value === 'string') continue;
    const note = typeof value === 'number' ? numberNotes(spec, value, spoken) : measureNotes(spec, value, spoken);
    notes = joinedNotes(notes, note);
  }
  return notes;
}

/**
 * A number without a unit may also be a fraction where percent is taken: below a step or the bound that is likelier, if
 * what it would mean is at least a step.
 */
function numberNotes(spec: NumberInput, value: number, spoken: Spoken): string {
  const moved = clampNote(spec, value, spoken);
  const percent = value < Math.max(spec.step, spec.min) ? percentOf(spec, value) : null;
  if (percent === null || percent < spec.step || isClamped(spec, percent)) return moved;
  const [words, said] = [engineWords(spoken.translation), amountsOf(spoken)];
  const read = words.readAs({ label: spec.label, read: quantity(value, spec.unit, said) });
  // To be sent, so as callers write numbers in every language.
  const meant = words.forPercent({ percent: quantity(percent, spec.unit, said), number: String(percent) });
  return `${moved === '' ? read : moved} ${meant}`;
}

/** Of a number that a list gives, each item speaks as well. */
function measureNotes(spec: NumberInput, { value, from }: Measure, spoken: Spoken): string {
  const words = engineWords(spoken.translation);
  const items = from?.gives[0] === spec.name ? from : undefined;
  const ofItems = (items?.items ?? []).map((item, place) => {
    const at = `${items?.name}[${place + 1}]`;
    const labelled = ({ label }: InputSpec): string => (items?.isDay ? label : words.ofItem({ label, item: at }));
    const named = items?.inputs.map((input) => ({ ...input, label: labelled(input) }));
    return clampNotes(named ?? [], item, spoken);
  });
  return [...ofItems, clampNote(spec, Number(value), spoken)].filter((note) => note !== '').join(' ');
}

function joinedNotes(notes: string, note: string): string {
  return notes === '' || note === '' ? notes + note : `${notes} ${note}`;
}

function dayNote(spec: DayInput, day: string, { translation }: Spoken): string {
  const used = clampDay(spec, day);
  if (used === day) return '';
  const end = used === spec.max ? 'most' : 'least';
  return engineWords(translation).movedTo[end]({ label: spec.label, from: day, to: used });
}

function clampNote(spec: NumberInput, value: number, spoken: Spoken): string {
  if (!isClamped(spec, value)) return '';
  const used = clamp(spec, value);
  const end = used === spec.max ? 'most' : 'least';
  const [from, to] = [value, used].map((each) => quantity(each, spec.unit, amountsOf(spoken)));
  return engineWords(spoken.translation).movedTo[end]({ label: spec.label, from: from ?? '', to: to ?? '' });
}

/** The digits of a number to six decimals. Very large and very small ones are not formatted. */
export function digitsOf(value: number, write: NumberText['trimmed']): string {
  const size = Math.abs(value);
  return size >= 1e15 || (size < 1e-6 && size > 0) ? String(value) : write(value, 6);
}

const currencySign = /^\p{Sc}$/u;

/** How amounts are said: their numbers, and the units whose words follow them. */
export interface AmountWords {
  readonly numbers: NumberText;
  readonly counted?: CountedUnits | undefined;
}

/** Who speaks: a language, and a calculator with the units that it shows in it. */
export interface Spoken {
  readonly translation: Translation;
  readonly counted?: CountedUnits | undefined;
}

/** A number as sentences write it: `$200,000,000`, `1,500 ft`, `1 gallon`. */
export function quantity(value: number, unit: string | undefined, said: AmountWords): string {
  const { numbers, counted } = said;
  const digits = digitsOf(value, numbers.trimmed);
  if (unit === undefined) return digits;
  return currencySign.test(unit)
    ? numbers.amount(digits, unit, '', '')
    : `${digits} ${unitAfter(digits, unit, counted?.[unit], numbers)}`;
}

function amountsOf({ translation, counted }: Spoken): AmountWords {
  return { numbers: numbersOf(translation), counted };
}

/** How the language of a translation writes numbers. */
export function numbersOf({ info }: Translation): NumberText {
  return numberText(info ?? null);
}
