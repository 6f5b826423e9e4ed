/** Puts the options of a choice side by side, each with its price. */

import type { Price } from '../../engine/calculator/price.js';
import { middleOf } from '../../engine/calculator/price.js';
import type { InputSpec, SelectInput } from '../../engine/kernel/module.js';
import type { WhatIfSource } from './price.js';
import { queryWith } from './price.js';

export interface ComparedOption {
  readonly value: string;
  readonly label: string;
  /** Null where the option does not go together with the other entries. */
  readonly price: Price | null;
  readonly isHere: boolean;
  /** The query of the page with this option. */
  readonly query: string;
}

export interface Comparison {
  readonly input: SelectInput;
  readonly options: readonly ComparedOption[];
}

/** More options than this are a list to look up, not to compare. */
const mostOptions = 12;

/** The choices that move the price, the one that moves it farthest first. */
export function comparisonsOf(source: WhatIfSource): readonly Comparison[] {
  return source.calculator.specs
    .flatMap((spec, index) => (isComparable(spec) ? [comparisonOf(source, spec, index)] : []))
    .filter((comparison) => spreadOf(comparison) > 0)
    .toSorted((one, other) => spreadOf(other) - spreadOf(one));
}

function isComparable(spec: InputSpec): spec is SelectInput {
  return spec.type === 'select' && spec.options.length >= 2 && spec.options.length <= mostOptions;
}

function comparisonOf(source: WhatIfSource, input: SelectInput, index: number): Comparison {
  const { inputs, priceWith } = source;
  const options = input.options.map(({ value, label }) => ({
    ...{ value, label },
    price: priceWith(index, value),
    isHere: inputs[input.name] === value,
    query: queryWith(source, input.name, value),
  }));
  return { input, options };
}

function spreadOf({ options }: Comparison): number {
  const prices = options.flatMap(({ price }) => (price === null ? [] : [price]));
  const middles = prices.map(middleOf);
  const ends = prices.map(({ high }) => high);
  return middles.length < 2 ? 0 : Math.max(span(middles), span(ends));
}

function span(numbers: readonly number[]): number {
  return Math.max(...numbers) - Math.min(...numbers);
}
