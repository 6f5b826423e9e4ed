/** Holds the lines of an offer that somebody got against the parts of the estimate. Browsers load it when somebody gives lines. */
import type { Estimated, LinesCheck } from '../../engine/questions/quote-lines/check-lines.js';
import { checkLines } from '../../engine/questions/quote-lines/check-lines.js';
import { mistakeText } from '../../engine/questions/quote-lines/lines-parameter.js';
import { nextQuestions } from '../../engine/questions/quote-lines/next-questions.js';
import { isMistake, offerOf, readLines } from '../../engine/questions/quote-lines/read-lines.js';
import type { EngineWords } from '../../words/engine-words.js';

/** What comes of the lines of an offer, or what is wrong with the first that cannot be read. */
export type LinesView =
  | { readonly kind: 'wrong'; readonly mistake: string }
  | (LinesCheck & { readonly kind: 'checked'; readonly unit: string; readonly questions: readonly string[] });

/** The third argument is what the page calls the offer in a mistake. */
export type LinesOf = (estimated: Estimated, text: string, name: string, words: EngineWords) => LinesView;

export function linesOf(estimated: Estimated, text: string, name: string, words: EngineWords): LinesView {
  const { unit } = estimated.estimate;
  const lines = readLines(text, unit, words);
  const mistake = lines.find(isMistake);
  if (mistake !== undefined) return { kind: 'wrong', mistake: mistakeText(mistake, name, unit, words) };
  const check = checkLines(estimated, offerOf(lines));
  return { kind: 'checked', unit, ...check, questions: nextQuestions(estimated, check, words) };
}
