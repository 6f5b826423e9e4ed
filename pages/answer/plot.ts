/** The price over the number that moves it farthest: at a few of its values, around the one in use. */
import { gridOf } from '../../engine/calculator/input-grid.js';
import type { Price } from '../../engine/calculator/price.js';
import type { NumberInput } from '../../engine/kernel/module.js';
import type { WhatIfSource } from './price.js';
import type { Sway } from './sway.js';

export interface PlotPoint {
  readonly value: number;
  readonly price: Price;
}

export interface PlotView {
  readonly input: NumberInput;
  /** In the order of their values, with the one in use. */
  readonly points: readonly PlotPoint[];
  readonly used: number;
  /** An offer that somebody got; null where there is none. */
  readonly quote: number | null;
}

/** Each further value costs a calculation. */
const furtherPoints = 7;

/** A value in use below this part of its bounds is seen better when not all of them are shown. */
const leastPart = 0.2;

/** Null where no number moves the price. */
export function plotOf(source: WhatIfSource, sways: readonly Sway[], quote: number | null): PlotView | null {
  const { calculator, inputs, priceWith, here } = source;
  const found = sways.map(({ input }) => input).find((input) => input.type === 'number');
  if (found?.type !== 'number') return null;
  const used = Number(inputs[found.name]);
  const index = calculator.specs.indexOf(found);
  const others = valuesOf(found, used).flatMap((value): readonly PlotPoint[] => {
    const price = value === used ? null : priceWith(index, value);
    return price === null ? [] : [{ value, price }];
  });
  const points = [...others, { value: used, price: here }].toSorted((one, other) => one.value - other.value);
  return points.length < 3 ? null : { input: found, points, used, quote };
}

/** Both ends, and values on the step of the input at equal distances between them. */
function valuesOf(input: NumberInput, used: number): readonly number[] {
  const { min, max, step } = input;
  const isSmall = used - min < (max - min) * leastPart;
  const top = isSmall ? Math.min(max, Math.max(min + 5 * step, nearRound(min + (used - min) * 3))) : max;
  const grid = gridOf(input);
  const places = Array.from({ length: furtherPoints }, (_, index) => {
    const wished = min + ((top - min) * index) / (furtherPoints - 1);
    return grid.at(Math.min(grid.size - 1, Math.round((wished - min) / step)));
  });
  return [...new Set(places)];
}

/** The next of 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 15 and so on. */
function nearRound(size: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(size, 1e-9)));
  return power * ([1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((factor) => factor * power >= size) ?? 10);
}
