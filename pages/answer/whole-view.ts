/** The view with all that a page can answer, for the server. The element loads some of that only when it is asked for. */
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import { linesOf } from './offer-lines.js';
import type { CalculatorView } from './view.js';
import { viewWith } from './view.js';

/** `viewWith`, with everything. */
export function viewOf(calculator: PreparedCalculator, query: string, lack?: 'error' | 'prompt'): CalculatorView {
  return viewWith(linesOf, calculator, query, lack);
}
