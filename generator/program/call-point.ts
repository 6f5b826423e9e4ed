/** The point at which an example, or any call, calculates, with the values of inputs that it leaves out. */
import type { Input, NumberInput, SelectInput } from './catalog.js';
import type { Point } from './program.js';

/** The point of the given inputs, with defaults for all others. */
export function pointOf(given: ReadonlyMap<string, number | string>, inputs: readonly Input[]): Point {
  const numbers = inputs
    .filter((input) => input.kind === 'number')
    .map((input): [string, number] => [input.name, Number(given.get(input.name) ?? defaultNumber(input))]);
  const choices = selectsOf(inputs).map((input): [string, string] => [
    input.name,
    String(given.get(input.name) ?? defaultOption(input)),
  ]);
  return { numbers: new Map(numbers), choices: new Map(choices) };
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
