/** The view with all that a page can show, for the server. The element loads some of that only when it is asked for. */
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import { linesOf } from '../answer/offer-lines.js';
import type { CalculatorView } from '../answer/view.js';
import { viewWith } from '../answer/view.js';
import { draw } from './drawing.js';

/** `viewWith`, with everything. */
export function viewOf(calculator: PreparedCalculator, query: string, lack?: 'error' | 'prompt'): CalculatorView {
  return viewWith({ linesOf, draw }, calculator, query, lack);
}
