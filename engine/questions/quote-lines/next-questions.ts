/** Three questions for who made an offer, from what it lacks, what may be added, what is left out and what goes wrong. */
import type { EngineWords } from '../../../words/engine-words.js';
import { joined } from '../../../words/engine-words.js';
import { quantityLanguage, quantityText, rangeBetween } from '../../calculator/quantity-text.js';
import type { Amount } from '../../kernel/module.js';
import type { Estimated, LinesCheck } from './check-lines.js';

const mostAsked = 3;
const mostLeftOut = 4;

/** Of each kind the first, then the others. */
export function nextQuestions(
  { calculator, estimate: { unit, pitfalls = [] } }: Estimated,
  { lines, missing, open }: Pick<LinesCheck, 'lines' | 'missing' | 'open'>,
  { quoteLines: words, and }: EngineWords,
): readonly string[] {
  const language = quantityLanguage(calculator);
  const rangeText = ({ low, high }: Amount): string =>
    low === high ? quantityText(language, low, unit) : rangeBetween(language, low, high, unit);
  const above = lines.flatMap(({ position, named, low = 0, high = 0 }) =>
    position === 'above' ? [words.askAbove({ named: joined(named, and), range: rangeText({ low, high }) })] : [],
  );
  const lacking = missing.map((part) => words.askMissing({ line: part.line, range: rangeText(part) }));
  const options = open.options.map((part) => words.askOption({ line: part.line, range: rangeText(part) }));
  const leftOut = open.leftOut.slice(0, mostLeftOut).join(', ');
  const kinds = [
    [...lacking, ...above],
    options,
    leftOut === '' ? [] : [words.askLeftOut({ gaps: leftOut })],
    pitfalls.map((pitfall) => words.askPitfall({ pitfall })),
  ];
  const first = kinds.flatMap((kind) => kind.slice(0, 1));
  return [...first, ...kinds.flatMap((kind) => kind.slice(1))].slice(0, mostAsked);
}
