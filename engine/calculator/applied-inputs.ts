/** The values that a calculation uses for those of a query: clamped, as options, and defaults for the rest. */
import type { InputSpec, InputValue } from '../kernel/module.js';
import { usedValue } from './clamp.js';
import type { Inputs } from './inputs.js';
import type { ReadValue } from './measure.js';
import { plainOf } from './measure.js';

export function appliedInputs(specs: readonly InputSpec[], values: readonly (ReadValue | undefined)[]): Inputs {
  const inputs: Record<string, InputValue> = {};
  for (let index = 0; index < specs.length; index++) {
    const spec = specs[index];
    const value = values[index];
    if (spec === undefined) break;
    if (value === undefined) inputs[spec.name] = spec.default ?? lacking(spec);
    else inputs[spec.name] = usedValue(spec, plainOf(value));
  }
  return inputs;
}

/** The number, or the number that a text with a unit stands for. */
export function numberOf(value: ReadValue): number {
  return Number(plainOf(value));
}

/** Throws for a missing required input, which refused the query before. */
function lacking({ name }: InputSpec): never {
  throw new Error(`${name} has neither a value nor a default`);
}
