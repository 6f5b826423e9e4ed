/** The prices of other values than those of the page. */
import type { Inputs } from '../../engine/calculator/inputs.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import type { Price } from '../../engine/calculator/price.js';
import { priceAt } from '../../engine/calculator/price.js';
import type { QueryValues } from '../../engine/calculator/query-plan.js';
import { withValue } from '../../engine/calculator/query-plan.js';
import type { InputValue } from '../../engine/kernel/module.js';
import { changedQuery } from './page-query.js';

/** The price with another value of the input with this index; null where it does not go together with the others. */
export type PriceWith = (index: number, value: InputValue) => Price | null;

/** Sources of the answers to these questions. */
export interface WhatIfSource {
  readonly calculator: PreparedCalculator;
  /** The query of the page, with numbers as the API takes them. */
  readonly query: string;
  readonly values: QueryValues;
  readonly inputs: Inputs;
  readonly priceWith: PriceWith;
  /** The price of these values. */
  readonly here: Price;
}

/** The price of values; null where they do not go together. */
export function priceOf(calculator: PreparedCalculator, values: QueryValues): Price | null {
  const inputs = calculator.inputs(values);
  return calculator.refuse(inputs) === null ? priceAt(calculator, values, inputs) : null;
}

/** Computes each price once, because several parts of a page ask for the same. */
export function pricesAround(calculator: PreparedCalculator, values: QueryValues): PriceWith {
  const known = new Map<string, Price | null>();
  return (index, value) => {
    const key = `${index} ${value}`;
    const found = known.get(key);
    const price = found === undefined ? priceOf(calculator, withValue(values, index, value)) : found;
    known.set(key, price);
    return price;
  };
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
