/** The point at which an example, or any call, calculates, with the values of inputs that it leaves out. */

import { dayNumber, dayText } from '../../engine/kernel/days.js';
import { today } from '../../engine/spelling/day.js';
import type { Input, NumberInput, SelectInput } from './catalog.js';
import type { Point } from './program.js';

/** What an editor may write of an input, for one that nobody wrote, such as the number of items of a list. */
export const unwritten = { ask: null, hint: null, deprecated: null } as const;

/** The point of the given inputs, with defaults for all others. */
export function pointOf(given: ReadonlyMap<string, number | string>, inputs: readonly Input[]): Point {
  const numbers = inputs
    .filter((input) => input.kind === 'number')
    .map((input): [string, number] => [input.name, numberGiven(given.get(input.name) ?? defaultNumber(input), input)]);
  const choices = selectsOf(inputs).map((input): [string, string] => [
    input.name,
    String(given.get(input.name) ?? defaultOption(input)),
  ]);
  return { numbers: new Map(numbers), choices: new Map(choices) };
}

function numberGiven(value: number | string, { isDay }: NumberInput): number {
  return isDay && typeof value === 'string' ? dayNumber(value) : Number(value);
}

/** True for a day of the calendar. */
export function isDayInput(input: Input): input is NumberInput & { readonly isDay: true } {
  return input.kind === 'number' && input.isDay;
}

/** A value as callers write it: a day as 2026-03-01. */
export function writtenValue<T extends number | string | null>(value: T, input: Input): T | string {
  return isDayInput(input) && typeof value === 'number' ? dayText(value) : value;
}

/** The inputs of a call that names none. */
export function defaultsOf(inputs: readonly Input[]): Point {
  return pointOf(new Map(), inputs);
}

export function selectsOf(inputs: readonly Input[]): readonly SelectInput[] {
  return inputs.filter((input) => input.kind === 'select');
}

/** The default, or `min` for a required input. */
export function defaultNumber({ default: value, min }: NumberInput): number {
  return value ?? min;
}

/** The default, or the first option for a required input. */
export function defaultOption({ default: value, options }: SelectInput): string {
  return value ?? options[0]?.key ?? '';
}

/** True for an input that every call gives. */
export function isRequired(input: Input): boolean {
  return input.default === null && !(input.kind === 'number' && input.isToday === true);
}

/** The default as callers write it; empty for an input that every call gives. */
export function usualText(input: Input): string {
  if (input.kind === 'number' && input.isToday === true) return today;
  return input.default === null ? '' : String(writtenValue(input.default, input));
}
