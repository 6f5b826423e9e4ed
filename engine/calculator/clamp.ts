/** Moves numbers outside their bounds to the nearer bound, and says so in the sentence of the result. */

import { engineWords } from '../../words/engine-words.js';
import type { Translation } from '../../words/phrases.js';
import type { NumberText } from '../kernel/language.js';
import { numberText } from '../kernel/language.js';
import type {
  AcceptedUnit,
  CalculationResult,
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
  translation: Translation,
): CalculationResult {
  const notes = clampNotes(specs, values, translation);
  return notes === '' ? result : { ...result, interpretation: `${notes} ${result.interpretation}` };
}

/** A sentence for each number that was moved, joined by spaces; empty when none was. */
export function clampNotes(
  specs: readonly InputSpec[],
  values: readonly (ReadValue | undefined)[],
  translation: Translation,
): string {
  let notes = '';
  for (let index = 0; index < specs.length; index++) {
    const spec = specs[index];
    const value = values[index];
    if (spec === undefined || value === undefined) continue;
    if (spec.type === 'day') notes = joinedNotes(notes, dayNote(spec, String(plainOf(value)), translation));
    if (spec.type !== 'number' || typeof value === 'string') continue;
    const note =
      typeof value === 'number' ? numberNotes(spec, value, translation) : measureNotes(spec, value, translation);
    notes = joinedNotes(notes, note);
  }
  return notes;
}

/**
 * A number without a unit may also be a fraction where percent is taken: below a step or the bound that is likelier, if
 * what it would mean is at least a step.
 */
function numberNotes(spec: NumberInput, value: number, translation: Translation): string {
  const moved = clampNote(spec, value, translation);
  const percent = value < Math.max(spec.step, spec.min) ? percentOf(spec, value) : null;
  if (percent === null || percent < spec.step || isClamped(spec, percent)) return moved;
  const [words, numbers] = [engineWords(translation), numbersOf(translation)];
  const read = words.readAs({ label: spec.label, read: quantity(value, spec, numbers) });
  // To be sent, so as callers write numbers in every language.
  const meant = words.forPercent({ percent: quantity(percent, spec, numbers), number: String(percent) });
  return `${moved === '' ? read : moved} ${meant}`;
}

/** Of a number that a list gives, each item speaks as well. */
function measureNotes(spec: NumberInput, { value, from }: Measure, translation: Translation): string {
  const words = engineWords(translation);
  const items = from?.gives[0] === spec.name ? from : undefined;
  const ofItems = (items?.items ?? []).map((item, place) => {
    const at = `${items?.name}[${place + 1}]`;
    const named = items?.inputs.map((input) => ({ ...input, label: words.ofItem({ label: input.label, item: at }) }));
    return clampNotes(named ?? [], item, translation);
  });
  return [...ofItems, clampNote(spec, Number(value), translation)].filter((note) => note !== '').join(' ');
}

function joinedNotes(notes: string, note: string): string {
  return notes === '' || note === '' ? notes + note : `${notes} ${note}`;
}

function dayNote(spec: DayInput, day: string, translation: Translation): string {
  const used = clampDay(spec, day);
  if (used === day) return '';
  const end = used === spec.max ? 'most' : 'least';
  return engineWords(translation).movedTo[end]({ label: spec.label, from: day, to: used });
}

function clampNote(spec: NumberInput, value: number, translation: Translation): string {
  if (!isClamped(spec, value)) return '';
  const used = clamp(spec, value);
  const end = used === spec.max ? 'most' : 'least';
  const [from, to] = [value, used].map((each) => quantity(each, spec, numbersOf(translation)));
  return engineWords(translation).movedTo[end]({ label: spec.label, from: from ?? '', to: to ?? '' });
}

/** The digits of a number to six decimals. Very large and very small ones are not formatted. */
export function digitsOf(value: number, write: NumberText['trimmed']): string {
  const size = Math.abs(value);
  return size >= 1e15 || (size < 1e-6 && size > 0) ? String(value) : write(value, 6);
}

const currencySign = /^\p{Sc}$/u;

/** What an input in a unit says of it: the label, and the same unit with its other forms first among those it takes. */
export interface Counted {
  readonly unit?: string | undefined;
  readonly units?: readonly Pick<AcceptedUnit, 'name' | 'label' | 'one' | 'forms'>[] | undefined;
}

/** The unit as it is said after an amount: `gallon` after 1. A label that the input has in its place stays. */
export function unitAfter(digits: string, { unit = '', units = [] }: Counted, numbers: NumberText): string {
  const [own] = units;
  if (own?.one === undefined || (own.label ?? own.name) !== unit) return unit;
  return numbers.amount(digits, '', own.one, own.forms ?? unit).slice(digits.length);
}

/** A number as sentences write it: `$200,000,000`, `1,500 ft`, `1 gallon`. */
export function quantity(value: number, counted: Counted, numbers: NumberText): string {
  const digits = digitsOf(value, numbers.trimmed);
  const { unit } = counted;
  if (unit === undefined) return digits;
  return currencySign.test(unit)
    ? numbers.amount(digits, unit, '', '')
    : `${digits} ${unitAfter(digits, counted, numbers)}`;
}

/** How the language of a translation writes numbers. */
export function numbersOf({ info }: Translation): NumberText {
  return numberText(info ?? null);
}
