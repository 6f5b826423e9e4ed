/** The values of a number input that lie on its step. */
import { dayNumber, dayText } from '../kernel/days.js';
import type { DayInput, InputSpec, InputValue, NumberInput } from '../kernel/module.js';

/** The values of a number input from its lower bound, by its step, to its upper bound, which is always included. */
export interface Grid {
  readonly size: number;
  readonly at: (index: number) => number;
}

/** Multiples of a step are rounded to nine decimals, like all numbers of the service. */
const decimals = 1e9;

export function gridOf({ min, max, step }: NumberInput): Grid {
  const whole = Math.floor((max - min) / step + 1e-6);
  const at = (index: number): number => Math.min(max, Math.round((min + index * step) * decimals) / decimals);
  const reaches = at(whole) >= max;
  return { size: whole + (reaches ? 1 : 2), at: (index) => (index > whole ? max : at(index)) };
}

/** All days of a day input. */
function daysOf({ min, max }: DayInput): { readonly size: number; readonly at: (index: number) => string } {
  const first = dayNumber(min);
  return { size: dayNumber(max) - first + 1, at: (index) => dayText(first + index) };
}

/** The values of any input: those on the step of a number, or the options of a choice. */
export function placesOf(spec: InputSpec): { readonly size: number; readonly at: (index: number) => InputValue } {
  if (spec.type === 'number') return gridOf(spec);
  if (spec.type === 'day') return daysOf(spec);
  const { name, options } = spec;
  const at = (index: number): string => {
    const option = options[index];
    if (option === undefined) throw new Error(`${name} has no option ${index}`);
    return option.value;
  };
  return { size: options.length, at };
}
