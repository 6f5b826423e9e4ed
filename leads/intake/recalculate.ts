/** Computes the calculation of a lead again, with the same reading of inputs as the calculator's own address has. */
import { explainQuery } from '../../engine/calculator/explain-query.js';
import type { Inputs } from '../../engine/calculator/inputs.js';
import type { ParameterError } from '../../engine/calculator/parameter.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import { readQuery } from '../../engine/calculator/read-query.js';
import { nearest } from '../../engine/calculator/suggest.js';
import type { CalculationResult } from '../../engine/kernel/module.js';

export type Recalculation =
  /** The inputs that were used, defaults and clamping applied, and what they give. */
  | { readonly kind: 'computed'; readonly inputs: Inputs; readonly result: CalculationResult }
  | { readonly kind: 'unknown_slug'; readonly allowed: readonly string[]; readonly suggestion: string | null }
  | { readonly kind: 'wrong_inputs'; readonly errors: readonly ParameterError[] }
  | { readonly kind: 'refused'; readonly sentence: string };

/** Runs a calculator by slug on inputs as a caller gave them. */
export function recalculate(
  calculators: ReadonlyMap<string, PreparedCalculator>,
  slug: string,
  given: Inputs,
): Recalculation {
  const calculator = calculators.get(slug);
  if (calculator === undefined) {
    const allowed = [...calculators.keys()];
    return { kind: 'unknown_slug', allowed, suggestion: nearest(slug, allowed) };
  }
  const pairs = Object.entries(given).map(([name, value]) => ({ name, value: String(value), text: name }));
  const values = readQuery(calculator.plan, pairs);
  if (values === null)
    return { kind: 'wrong_inputs', errors: explainQuery(calculator.plan, pairs, calculator.words).errors };
  const inputs = calculator.inputs(values);
  const broken = calculator.refuse(inputs);
  if (broken !== null) return { kind: 'refused', sentence: broken.message };
  return { kind: 'computed', inputs, result: calculator.owning(values).calculate(inputs) };
}
