/** Other parts of an answer's page: options, what matters most, a quote, and what a budget pays for. */
import { chosenOptions } from '../../engine/calculator/estimate.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import type { Price } from '../../engine/calculator/price.js';
import type { QueryValues } from '../../engine/calculator/query-plan.js';
import type { Amount } from '../../engine/kernel/module.js';
import type { BudgetView } from './budget.js';
import { budgetOf } from './budget.js';
import type { Comparison } from './comparison.js';
import { comparisonsOf } from './comparison.js';
import type { LinesOf, LinesView } from './offer-lines.js';
import { pageLanguage } from './page-language.js';
import { pageParameters, toggledOption } from './page-query.js';
import type { PlotView } from './plot.js';
import { plotOf } from './plot.js';
import type { WhatIfSource } from './price.js';
import { priceOf, pricesAround } from './price.js';
import type { QuoteView } from './quote.js';
import { quoteOf } from './quote.js';
import type { Sway } from './sway.js';
import { swaysOf } from './sway.js';

/** An option that a customer may add to the work. */
export interface OptionView {
  readonly line: string;
  readonly amount: Amount;
  readonly isChosen: boolean;
  /** The query of the page with it, or without it where it is chosen. */
  readonly query: string;
}

export interface WhatIf {
  readonly price: Price;
  readonly options: readonly OptionView[];
  readonly comparisons: readonly Comparison[];
  readonly sways: readonly Sway[];
  /** Null where nobody pays, so that nobody gets an offer. */
  readonly quote: QuoteView | null;
  /** Null where nobody pays, no lines were given, or what checks them is not loaded. */
  readonly lines: LinesView | null;
  readonly budget: BudgetView | null;
  /** Computed where it is shown: no other part of a page needs its prices. */
  readonly plot: () => PlotView | null;
}

/** Null for values that do not go together. `linesOf` is null where it is not loaded. */
export function whatIf(
  calculator: PreparedCalculator,
  values: QueryValues,
  own: ReadonlyMap<string, string>,
  query: string,
  linesOf: LinesOf | null,
): WhatIf | null {
  const here = priceOf(calculator, values);
  if (here === null) return null;
  const inputs = calculator.inputs(values);
  const source = { calculator, query, values, inputs, priceWith: pricesAround(calculator, values), here };
  const estimate = calculator.estimateAt(inputs, chosenOptions(values));
  const sways = swaysOf(source);
  const quote = estimate === null ? null : quoteOf(estimate, own.get(pageParameters.quote) ?? '');
  return {
    price: here,
    options: optionsOf(source),
    comparisons: comparisonsOf(source),
    sways,
    quote,
    lines: linesOf && offeredLines(source, own.get(pageParameters.lines) ?? '', linesOf),
    budget: estimate === null ? null : budgetOf(source, sways, own.get(pageParameters.budget) ?? ''),
    plot: () => plotOf(source, sways, quote?.placed?.amount ?? null),
  };
}

function offeredLines({ calculator, values, inputs }: WhatIfSource, text: string, linesOf: LinesOf): LinesView | null {
  if (text === '') return null;
  const { estimate, translation, words } = calculator;
  const amounts = calculator.amounts(inputs);
  if (estimate === null || amounts === null) return null;
  const { yourOffer } = pageLanguage(translation).words;
  return linesOf({ calculator, estimate, amounts, chosen: chosenOptions(values) }, text, yourOffer, words);
}

function optionsOf({ calculator: { estimate, amounts }, values, inputs, query }: WhatIfSource): readonly OptionView[] {
  const offered = estimate?.options ?? [];
  const all = amounts(inputs)?.options ?? [];
  const chosen = chosenOptions(values);
  return offered.flatMap(({ name, line }, index) => {
    const amount = all[index];
    const isChosen = chosen.includes(name);
    const changed = toggledOption(query, chosen, name);
    return amount === undefined || amount.high === 0 ? [] : [{ line, amount, isChosen, query: changed }];
  });
}
