/** Numbers outside their bounds: moved to the nearer one, and told so in the sentence of the result. */
import type { CalculationResult, InputSpec, InputValue, NumberInput } from '../kernel/module.js';

/** The value, or the bound that it lies beyond. */
export function clamp({ min, max }: NumberInput, value: number): number {
  return Math.min(max, Math.max(min, value));
}

/**
 * The result with a sentence in front for each number that was moved, because an agent that passes on the sentence
 * alone would otherwise answer another question than it was asked.
 */
export function tellClamping(
  result: CalculationResult,
  specs: readonly InputSpec[],
  values: readonly (InputValue | undefined)[],
): CalculationResult {
  let notes = '';
  for (let place = 0; place < specs.length; place++) {
    const spec = specs[place];
    const value = values[place];
    if (spec?.type === 'number' && typeof value === 'number') notes += clampNote(spec, value);
  }
  return notes === '' ? result : { ...result, interpretation: notes + result.interpretation };
}

function clampNote(spec: NumberInput, value: number): string {
  const used = clamp(spec, value);
  if (used === value) return '';
  const unit = spec.unit === undefined ? '' : ` ${spec.unit}`;
  const end = used === spec.max ? 'most' : 'least';
  return `${spec.label} was moved from ${value} to ${used}${unit}, the ${end} that this calculator takes. `;
}
