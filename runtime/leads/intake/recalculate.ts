/** Computes the calculation of a lead again, with the same reading of inputs as the calculator's own address has. */

import { type AnswerContext, prepareCalculator } from '../../calculation/prepared-calculator.js';
import type { AnyCalculator, CalculationResult, Calculator, InputValue } from '../../kernel/module.js';
import { explainQuery } from '../../query/explain-query.js';
import type { ParameterError } from '../../query/parameter.js';
import { readQuery } from '../../query/read-query.js';
import { nearest } from '../../query/suggest.js';

type Inputs = Readonly<Record<string, InputValue>>;

export type Recalculation =
  /** The inputs that were used, defaults and clamping applied, and what they give. */
  | { readonly kind: 'computed'; readonly inputs: Inputs; readonly result: CalculationResult }
  | { readonly kind: 'unknown_slug'; readonly allowed: readonly string[]; readonly suggestion: string | null }
  | { readonly kind: 'wrong_inputs'; readonly errors: readonly ParameterError[] }
  | { readonly kind: 'refused'; readonly sentence: string };

/** Runs a calculator by slug on inputs as a caller gave them. */
export type Recalculate = (slug: string, inputs: Inputs) => Recalculation;

/** Prepares all calculators, which takes a moment; do it once. */
export function recalculator(calculators: ReadonlyMap<string, AnyCalculator>, context: AnswerContext): Recalculate {
  const runs = new Map([...calculators].map(([slug, calculator]) => [slug, runner(calculator, context)]));
  return (slug, inputs) => {
    const run = runs.get(slug);
    if (run !== undefined) return run(inputs);
    const allowed = [...runs.keys()];
    return { kind: 'unknown_slug', allowed, suggestion: nearest(slug, allowed) };
  };
}

function runner(calculator: AnyCalculator, context: AnswerContext): (inputs: Inputs) => Recalculation {
  const prepared = prepareCalculator(calculator, context);
  // The inputs were read against the calculator's own list, which is what its functions ask for.
  const { answer } = calculator as unknown as Calculator<Inputs>;
  return (given) => {
    const pairs = Object.entries(given).map(([name, value]) => ({ name, value: String(value), text: name }));
    const values = readQuery(prepared.plan, pairs);
    if (values === null) return { kind: 'wrong_inputs', errors: explainQuery(prepared.plan, pairs).errors };
    const inputs = prepared.inputs(values);
    const sentence = prepared.refuse(inputs);
    return sentence === null ? { kind: 'computed', inputs, result: answer(inputs) } : { kind: 'refused', sentence };
  };
}
