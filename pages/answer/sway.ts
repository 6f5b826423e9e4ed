/** Inputs that matter most: the change in price when each moves as far as somebody would move it. */
import { clamp, clampDay } from '../../engine/calculator/clamp.js';
import { gridOf } from '../../engine/calculator/input-grid.js';
import type { Price } from '../../engine/calculator/price.js';
import { middleOf } from '../../engine/calculator/price.js';
import { dayNumber, dayText } from '../../engine/kernel/days.js';
import type { DayInput, InputSpec, InputValue, NumberInput } from '../../engine/kernel/module.js';
import type { WhatIfSource } from './price.js';
import { queryWith } from './price.js';

export interface SwayEnd {
  readonly value: InputValue;
  readonly price: Price;
  /** The query of the page with this value. */
  readonly query: string;
}

/** An input with the lowest and the highest price within reach; both are never the same. */
export interface Sway {
  readonly input: InputSpec;
  readonly used: InputValue;
  readonly isGiven: boolean;
  readonly lowest: SwayEnd;
  readonly highest: SwayEnd;
}

const mostSways = 6;

/** The inputs that move the price, the one that moves it farthest first. */
export function swaysOf(source: WhatIfSource): readonly Sway[] {
  return source.calculator.specs
    .flatMap((spec, index) => swayOf(source, spec, index))
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, mostSways);
}

function sizeOf({ lowest, highest }: Sway): number {
  return middleOf(highest.price) - middleOf(lowest.price);
}

function swayOf(source: WhatIfSource, input: InputSpec, index: number): readonly Sway[] {
  const { query, values, inputs, priceWith, here } = source;
  const used = inputs[input.name];
  if (used === undefined) return [];
  const ends = valuesAround(input, used).flatMap((value): SwayEnd[] => {
    const price = priceWith(index, value);
    return price === null ? [] : [{ value, price, query: queryWith(source, input.name, value) }];
  });
  const all = [{ value: used, price: here, query }, ...ends].toSorted(
    (one, other) => middleOf(one.price) - middleOf(other.price),
  );
  const [lowest, highest] = [all[0], all[all.length - 1]];
  if (lowest === undefined || highest === undefined) return [];
  if (middleOf(lowest.price) === middleOf(highest.price)) return [];
  return [{ input, used, isGiven: values.inputs[index] !== undefined, lowest, highest }];
}

/** All options of a choice; of a number the round ones below and above. */
function valuesAround(input: InputSpec, used: InputValue): readonly InputValue[] {
  if (input.type === 'select') return input.options.map(({ value }) => value);
  if (input.type === 'day') return daysAround(input, String(used));
  return roundAround(input, Number(used));
}

/** About a month before and after. */
function daysAround(input: DayInput, used: string): readonly string[] {
  return [-30, 30].map((days) => clampDay(input, dayText(dayNumber(used) + days))).filter((day) => day !== used);
}

/** About a quarter less and a quarter more, at round numbers within the bounds and on the step. */
export function roundAround(input: NumberInput, used: number): readonly number[] {
  const size = roundStep(Math.max(Math.abs(used) / 4, input.step), input);
  const below = Math.floor((used - size / 2) / size) * size;
  const above = Math.ceil((used + size / 2) / size) * size;
  return [onStep(input, below, used), onStep(input, above, used)].filter((value) => value !== used);
}

/** The largest of 1, 2, 2.5, 5, 10, 20, ... that is not above the size and is a multiple of the step. */
function roundStep(size: number, { step }: NumberInput): number {
  const power = 10 ** Math.floor(Math.log10(size));
  const isFine = (each: number): boolean =>
    each <= size * (1 + 1e-9) && Math.abs(each / step - Math.round(each / step)) < 1e-6;
  return [5, 2.5, 2].map((factor) => factor * power).find(isFine) ?? power;
}

/** The value on the step of the input nearest to a wished one, but never past the used one. */
function onStep(input: NumberInput, wished: number, used: number): number {
  const value = clamp(input, wished);
  const grid = gridOf(input);
  const place = Math.round((value - input.min) / input.step);
  const near = grid.at(Math.min(grid.size - 1, Math.max(0, place)));
  return wished < used ? Math.min(near, used) : Math.max(near, used);
}
