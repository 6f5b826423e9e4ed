/** The values of inputs that nobody gives. */
import type { Input, NumberInput, SelectInput } from './catalog.js';
import type { Point } from './program.js';

/** The default, or `min` for a required input. */
export function defaultNumber({ default: value, min }: NumberInput): number {
  return value ?? min;
}

/** The default, or the first option for a required input. */
export function defaultOption({ default: value, options }: SelectInput): string {
  return value ?? options[0]?.key ?? '';
}

/** The inputs of a call that names none. */
export function defaultsOf(inputs: readonly Input[]): Point {
  const numbers = inputs.flatMap((each): [string, number][] =>
    each.kind === 'number' ? [[each.name, defaultNumber(each)]] : [],
  );
  const choices = inputs.flatMap((each): [string, string][] =>
    each.kind === 'select' ? [[each.name, defaultOption(each)]] : [],
  );
  return { numbers: new Map(numbers), choices: new Map(choices) };
}
