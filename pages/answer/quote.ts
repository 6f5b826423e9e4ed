/** Holds an offer that somebody got against the total of the estimate, or each of its lines against the part it names. */
import type { EstimateAnswer } from '../../engine/calculator/estimate.js';
import type { PlaceInRange } from '../../engine/questions/place-in-range.js';
import { placeIn } from '../../engine/questions/place-in-range.js';
import type { Estimated, LinesCheck } from '../../engine/questions/quote-lines/check-lines.js';
import { checkLines } from '../../engine/questions/quote-lines/check-lines.js';
import { mistakeText } from '../../engine/questions/quote-lines/lines-parameter.js';
import { nextQuestions } from '../../engine/questions/quote-lines/next-questions.js';
import { isMistake, offerOf, readLines } from '../../engine/questions/quote-lines/read-lines.js';
import type { EngineWords } from '../../words/engine-words.js';
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

/** What comes of the lines of an offer, or what is wrong with the first that cannot be read. */
export type LinesView =
  | { readonly kind: 'wrong'; readonly mistake: string }
  | (LinesCheck & { readonly kind: 'checked'; readonly unit: string; readonly questions: readonly string[] });

/** `name` is what the page calls the offer in a mistake. */
export function linesOf(estimated: Estimated, text: string, name: string, words: EngineWords): LinesView {
  const { unit } = estimated.estimate;
  const lines = readLines(text, unit);
  const mistake = lines.find(isMistake);
  if (mistake !== undefined) return { kind: 'wrong', mistake: mistakeText(mistake, name, unit, words) };
  const check = checkLines(estimated, offerOf(lines));
  return { kind: 'checked', unit, ...check, questions: nextQuestions(estimated, check, words) };
}
