/** Price of a calculation, or its result where nobody pays for it. */
import type { CalculationResult, RangeFigure } from '../kernel/module.js';
import { chosenOptions } from './estimate.js';
import { isMoney } from './money.js';
import type { QueryValues } from './query-plan.js';
import type { Running } from './running.js';

/** Both ends are the same where it is certain. */
export type Price = RangeFigure;

/** The price of values that go together. */
export function priceAt(
  { inputs, totalAt, calculate }: Pick<Running, 'inputs' | 'totalAt' | 'calculate'>,
  values: QueryValues,
  used = inputs(values),
): Price {
  return totalAt(used, chosenOptions(values)) ?? resultPrice(calculate(used));
}

/** The price of a result without an estimate: its range, if that is the same money, or the result. */
export function resultPrice({ value, unit, range }: CalculationResult): Price {
  const sign = /^\p{Sc}/u.exec(unit)?.[0];
  if (range !== undefined && isMoney(unit) && range.unit === sign && (value === range.low || value === range.high)) {
    return range;
  }
  return { low: value, high: value, unit };
}

export function middleOf({ low, high }: Price): number {
  return low / 2 + high / 2;
}
