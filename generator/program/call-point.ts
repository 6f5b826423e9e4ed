/** The point at which an example, or any call, calculates. */
import type { Input, SelectInput } from './catalog.js';
import { defaultNumber, defaultOption } from './default-value.js';
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
