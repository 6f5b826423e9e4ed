/** The period of the day as an input, which the functions of a module take and callers do not see. */
import type { Calculator } from './catalog.js';

/** The calculator as its formulas see it: with the select of periods where it depends on the day. */
export function withDayInput(calculator: Calculator): Calculator {
  const { dated } = calculator.validity;
  return dated === null ? calculator : { ...calculator, inputs: [...calculator.inputs, dated.input] };
}
