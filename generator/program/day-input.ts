/** The period of the day as an input, which the functions of a module take and callers do not see. */
import type { Calculator, Input } from './catalog.js';

/** The inputs of callers, and the period where answers depend on the day. */
export function allInputs({ inputs, validity: { dated } }: Pick<Calculator, 'inputs' | 'validity'>): readonly Input[] {
  return dated === null ? inputs : [...inputs, dated.input];
}

/** The calculator as its formulas see it: with the select of periods where it depends on the day. */
export function withDayInput(calculator: Calculator): Calculator {
  return { ...calculator, inputs: allInputs(calculator) };
}
