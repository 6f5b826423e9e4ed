/** Inputs and figures as JSON Schemas, and in words. */
import { dayText } from '../../engine/kernel/days.js';
import type { DocumentWords } from '../../words/document-words.js';
import { isDayInput, isRequired, writtenValue } from '../program/call-point.js';
import type { Figure, Input, NumberInput } from '../program/catalog.js';
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
export function inputDescription(words: DocumentWords, input: Input): string {
  const hint = input.hint === null ? '' : ` ${sentence(input.hint)}`;
  return `${meaningOf(words, input, true)}${hint}${noteOf(words, input)}`;
}

/** The same without hint and step, which people need rather than programs. */
export function inputInBrief(words: DocumentWords, input: Input): string {
  return `${meaningOf(words, input, false)}${noteOf(words, input)}`;
}

function noteOf(words: DocumentWords, { deprecated }: Input): string {
  return deprecated === null ? '' : ` ${deprecationNote(words, deprecated)}`;
}

function meaningOf(words: DocumentWords, input: Input, hasStep: boolean): string {
  const { choice, day, todayOrDay } = words.input;
  const { label } = input;
  if (input.kind === 'select') return choice({ label, options: input.options.map(optionText).join(', ') });
  if (!isDayInput(input)) return hasStep ? steppedNumber(words, input) : number(words, input);
  const days = { label, min: dayText(input.min), max: dayText(input.max) };
  return input.isToday ? todayOrDay(days) : day(days);
}

function number({ input: said }: DocumentWords, { label, min, max, unitLabel: unit }: NumberInput): string {
  if (unit === null) return said.number({ label, min, max });
  return isSign(unit) ? said.numberIn({ label, min, max, unit }) : said.numberOf({ label, min, max, unit });
}

function steppedNumber({ input: said }: DocumentWords, { unitLabel: unit, ...input }: NumberInput): string {
  if (unit === null) return said.stepped(input);
  return isSign(unit) ? said.steppedIn({ ...input, unit }) : said.steppedOf({ ...input, unit });
}

/** Signs such as $ and % are said before the bounds. */
function isSign(unit: string): boolean {
  return !/^\p{L}/u.test(unit);
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
