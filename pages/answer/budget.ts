/** Amount of work that a budget pays for. */
import { gridOf } from '../../engine/calculator/input-grid.js';
import type { Price } from '../../engine/calculator/price.js';
import type { NumberInput } from '../../engine/kernel/module.js';
import { findRuns } from '../../engine/questions/search.js';
import { readMoney } from './money-text.js';
import { changedQuery } from './page-query.js';
import type { WhatIfSource } from './price.js';
import type { Sway } from './sway.js';

/** The most of the input that a budget pays for at one end of the price. */
export interface Affordable {
  readonly value: number;
  /** The query of the page with this value. */
  readonly query: string;
}

export interface BudgetView {
  /** Text in the field. */
  readonly text: string;
  /** The input that a budget is spent on. */
  readonly input: NumberInput;
  readonly unit: string;
  /** Null where nothing was asked yet, or it is no amount. */
  readonly found: {
    readonly amount: number;
    /** At the high end of the price; null where nothing is that cheap. */
    readonly sure: Affordable | null;
    /** At the low end. */
    readonly perhaps: Affordable | null;
  } | null;
}

/** Null where no number makes the work cheaper or dearer. */
export function budgetOf(source: WhatIfSource, sways: readonly Sway[], text: string): BudgetView | null {
  const input = spentOn(source, sways);
  if (input === null) return null;
  const { unit } = source.here;
  const amount = text === '' ? null : readMoney(text, unit);
  if (amount === null) return { text, input, unit, found: null };
  const most = (end: 'low' | 'high'): Affordable | null => mostFor(source, input, (price) => price[end] <= amount);
  return { text, input, unit, found: { amount, sure: most('high'), perhaps: most('low') } };
}

/** The input that adds up over jobs; otherwise the number that matters most and makes the work dearer as it grows. */
function spentOn({ calculator: { estimate, specs } }: WhatIfSource, sways: readonly Sway[]): NumberInput | null {
  const named = specs.find(({ name }) => name === estimate?.addsUp);
  if (named?.type === 'number') return named;
  const grows = sways.find(({ input, lowest, highest }) => input.type === 'number' && lowest.value < highest.value);
  return grows?.input.type === 'number' ? grows.input : null;
}

function mostFor(source: WhatIfSource, input: NumberInput, isMet: (price: Price) => boolean): Affordable | null {
  const { calculator, query, priceWith } = source;
  const grid = gridOf(input);
  const index = calculator.specs.indexOf(input);
  const turnsOnce = ['total.low', 'total.high'].every((end) => calculator.slope(end, input.name) === 1);
  const test = (place: number): boolean | null => {
    const price = priceWith(index, grid.at(place));
    return price === null ? null : isMet(price);
  };
  const last = findRuns(grid.size, test, turnsOnce).runs.at(-1);
  if (last === undefined) return null;
  const value = grid.at(last[1]);
  return { value, query: changedQuery(query, { [input.name]: String(value) }) };
}
