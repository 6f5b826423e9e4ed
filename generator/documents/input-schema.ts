/** Inputs and figures as JSON Schemas, and in words. */
import { dayText } from '../../engine/kernel/days.js';
import { isDayInput, isRequired, writtenValue } from '../program/call-point.js';
import type { Figure, Input } from '../program/catalog.js';
import { deprecationNote } from './deprecation.js';
import type { DescribedCalculator } from './described.js';

/** The schema of an input as the service accepts it, without its bounds: a value outside them is moved, not refused. */
export function inputSchema(input: Input) {
  if (input.kind === 'select')
    return { type: 'string' as const, enum: input.options.map(({ key }) => key), ...defaultOf(input) };
  if (isDayInput(input)) return { type: 'string' as const, format: 'date', ...defaultOf(input) };
  if (input.whole) return { type: 'integer' as const, ...defaultOf(input) };
  return { type: 'number' as const, format: 'double', ...defaultOf(input) };
}

/** A required input has none. */
function defaultOf(input: Input) {
  return input.default === null ? {} : { default: writtenValue(input.default, input) };
}

/** A published figure inside its proved range. */
export function figureSchema({ range }: Figure) {
  const { low: minimum, high: maximum } = range();
  return { type: 'number' as const, format: 'double', minimum, maximum };
}

/** Describes an input beside its schema: its meaning, its unit, what happens outside of its bounds, and its hint. */
export function inputDescription(input: Input): string {
  const step = input.kind === 'select' || input.isDay ? '' : `, step ${input.step}`;
  const hint = input.hint === null ? '' : ` ${sentence(input.hint)}`;
  return `${meaningOf(input)}${step}.${hint}${noteOf(input)}`;
}

/** The same without hint and step, which people need rather than programs. */
export function inputInBrief(input: Input): string {
  return `${meaningOf(input)}.${noteOf(input)}`;
}

function noteOf({ deprecated }: Input): string {
  return deprecated === null ? '' : ` ${deprecationNote(deprecated)}`;
}

function meaningOf(input: Input): string {
  if (input.kind === 'select') {
    return `${input.label}: ${input.options.map(optionText).join(', ')}`;
  }
  if (isDayInput(input)) {
    const usual = input.isToday ? '; today when left out' : '';
    return `${input.label}, a day from ${dayText(input.min)} to ${dayText(input.max)}${usual}`;
  }
  const { label, min, max, unitLabel } = input;
  // Signs such as $ and % are said before the bounds.
  if (unitLabel !== null && !/^\p{L}/u.test(unitLabel)) return `${label} in ${unitLabel}, ${min} to ${max}`;
  return `${label}, ${min} to ${max}${unitLabel === null ? '' : ` ${unitLabel}`}`;
}

/** A label that only repeats its key, as `Wood` repeats `wood`, is left out; one that begins with its key replaces it. */
function optionText({ key, label }: { readonly key: string; readonly label: string }): string {
  if (lettersOf(key) === lettersOf(label)) return key;
  const [first = ''] = label.split(' ');
  return first.toLowerCase() === key && !label.includes(',') ? label : `${key} (${label})`;
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[\W_]/g, '');
}

/** With a full stop, where it has none. */
export function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

/** True for a required input. */
export function hasRequired({ inputs }: DescribedCalculator): boolean {
  return inputs.some(isRequired);
}
