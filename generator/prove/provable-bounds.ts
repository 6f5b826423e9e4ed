/** Finds narrower bounds within which a failed proof succeeds. */

import { defaultNumber } from '../program/call-point.js';
import type { Input, NumberInput } from '../program/catalog.js';
import { gridDown } from '../program/grid.js';
import type { Program } from '../program/program.js';

/** One bound of one input, moved to the middle. */
export interface ProvableHalf {
  readonly input: string;
  readonly bound: 'min' | 'max';
  readonly value: number;
}

/**
 * The half of one input's bounds within which a proof succeeds; null if neither half of any input is enough. A half
 * without the default would make a different calculator, so it is not offered.
 */
export function provableHalf(
  program: Program,
  relevant: ReadonlySet<string>,
  succeeds: (program: Program) => boolean,
): ProvableHalf | null {
  const numbers = program.inputs.filter((input) => input.kind === 'number' && relevant.has(input.name));
  const halves = numbers.flatMap((input) => (input.kind === 'number' ? halvesOf(input) : []));
  const found = halves.find((half) => {
    const inputs = program.inputs.map((input): Input => (input.name === half.input ? half.narrowed : input));
    return succeeds({ ...program, inputs });
  });
  return found === undefined ? null : { input: found.input, bound: found.bound, value: found.value };
}

interface Half extends ProvableHalf {
  readonly narrowed: NumberInput;
}

/** Cuts the bounds at their middle: a value of the form, if there is one between them. */
function halvesOf(input: NumberInput): readonly Half[] {
  const { name, min, max, step } = input;
  const steps = Math.round((max - min) / 2 / step);
  const middle = gridDown(steps === 0 ? min + (max - min) / 2 : min + steps * step);
  if (middle <= min || middle >= max) return [];
  const usual = defaultNumber(input);
  const bounds = [...(usual <= middle ? (['max'] as const) : []), ...(usual >= middle ? (['min'] as const) : [])];
  return bounds.map((bound) => ({ input: name, bound, value: middle, narrowed: { ...input, [bound]: middle } }));
}
