/** Holds an offer that somebody got against the total of the estimate. */
import type { EstimateAnswer } from '../../engine/calculator/estimate.js';
import type { PlaceInRange } from '../../engine/questions/place-in-range.js';
import { placeIn } from '../../engine/questions/place-in-range.js';
import { readMoney } from './money-text.js';

export interface QuoteView {
  /** Text in the field. */
  readonly text: string;
  readonly total: EstimateAnswer['total'];
  readonly leavesOut: readonly string[];
  /** Null where nothing was asked yet, or it is no amount. */
  readonly placed: (PlaceInRange & { readonly amount: number }) | null;
}

/** Null where there is nothing to pay. */
export function quoteOf({ total, leaves_out: leavesOut }: EstimateAnswer, text: string): QuoteView | null {
  if (total.high === 0) return null;
  const amount = text === '' ? null : readMoney(text, total.unit);
  return { text, total, leavesOut, placed: amount === null ? null : { amount, ...placeIn(amount, total) } };
}
