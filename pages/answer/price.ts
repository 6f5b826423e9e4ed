/** Price of a calculation, or its result when nobody pays for it. */

import { chosenOptions } from '../../engine/calculator/estimate.js';
import type { Inputs } from '../../engine/calculator/inputs.js';
import { isMoney } from '../../engine/calculator/money.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import type { QueryValues } from '../../engine/calculator/query-plan.js';
import type { CalculationResult, InputValue, RangeFigure } from '../../engine/kernel/module.js';
import { changedQuery } from './page-query.js';

/** Both ends are the same where it is certain. */
export type Price = RangeFigure;

/** A way to ask for the price of other values; null where they do not go together. */
export type PriceOf = (values: QueryValues) => Price | null;

/** Sources of the answers to these questions. */
export interface WhatIfSource {
  readonly calculator: PreparedCalculator;
  /** The query of the page, with numbers as the API takes them. */
  readonly query: string;
  readonly values: QueryValues;
  readonly inputs: Inputs;
  readonly priceAt: PriceOf;
  /** The price of these values. */
  readonly here: Price;
}

export function priceOf(calculator: PreparedCalculator): PriceOf {
  return (values) => {
    const inputs = calculator.inputs(values);
    if (calculator.refuse(inputs) !== null) return null;
    const total = calculator.estimateAt(inputs, chosenOptions(values))?.total;
    return total ?? resultPrice(calculator.calculate(inputs));
  };
}

/** The price of a result without an estimate: its range, if that is the same money, or the result. */
export function resultPrice({ value, unit, range }: CalculationResult): Price {
  const sign = /^\p{Sc}/u.exec(unit)?.[0];
  if (range !== undefined && isMoney(unit) && range.unit === sign && (value === range.low || value === range.high)) {
    return range;
  }
  return { low: value, high: value, unit };
}

/**
 * The query of the page with another value of an input. A figure of its caller's that was for the option before is left
 * out, as the price is without it.
 */
export function queryWith({ query, calculator }: QuerySource, name: string, value: InputValue): string {
  const forOthers = calculator.own.filter(({ where }) => Object.hasOwn(where, name) && where[name] !== value);
  const dropped = Object.fromEntries(forOthers.map(({ figure }) => [figure.name, null]));
  return changedQuery(query, { ...dropped, [name]: String(value) });
}

type QuerySource = Pick<WhatIfSource, 'query' | 'calculator'>;

export function middleOf({ low, high }: Price): number {
  return low / 2 + high / 2;
}
