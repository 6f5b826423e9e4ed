/** Price of a calculation, or its result where nobody pays for it. */
import type { EngineWords } from '../../words/engine-words.js';
import type { CalculationResult, RangeFigure } from '../kernel/module.js';
import { chosenOptions } from './estimate.js';
import { isMoney } from './money.js';
import type { QueryValues } from './query-plan.js';
import type { Running } from './running.js';

/** Both ends are the same where it is certain. */
export type Price = RangeFigure;

/** The price of values that go together. */
export function priceAt(
  { inputs, totalAt, calculate, words }: Pick<Running, 'inputs' | 'totalAt' | 'calculate' | 'words'>,
  values: QueryValues,
  used = inputs(values),
): Price {
  return totalAt(used, chosenOptions(values)) ?? resultPrice(calculate(used), words);
}

/** The price of a result without an estimate: its range, if that is the same money, or the result. */
export function resultPrice({ value, unit, range }: CalculationResult, words: EngineWords): Price {
  const sign = /^\p{Sc}/u.exec(unit)?.[0];
  const isEnd = range !== undefined && range.unit === sign && (value === range.low || value === range.high);
  if (isEnd && isMoney(unit, words)) return range;
  return { low: value, high: value, unit };
}

export function middleOf({ low, high }: Price): number {
  return low / 2 + high / 2;
}
