/** The formulas of all numbers and texts of an answer. */
import type { Calculator } from './catalog.js';
import type { Core } from './core.js';
import { endsOf } from './ends.js';

type Figures = Pick<Calculator, 'result' | 'text' | 'secondary' | 'resultRange' | 'figures' | 'texts'>;

export function publishedCores({
  result,
  text,
  secondary,
  resultRange,
  figures,
  texts: shown,
}: Figures): readonly Core[] {
  const range = resultRange === null ? [] : [resultRange.low, resultRange.high];
  const named = figures.flatMap(endsOf);
  const texts = [...(text === null ? [] : [text]), ...shown.map((each) => each.text)];
  return [result, ...secondary, ...range, ...named, ...texts].map(({ core }) => core);
}
