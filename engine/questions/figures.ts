/** The figures of an answer by the names under which questions ask for them. */
import { totalFigure } from '../../contract/shared-names.js';
import type { EstimateAnswer } from '../calculator/estimate.js';
import type { CalculationResult, RangeFigure } from '../kernel/module.js';

/** The numbers of an answer; its estimate is null where nobody pays for it. */
export interface Numbers {
  readonly result: CalculationResult;
  readonly estimate: EstimateAnswer | null;
}

/** A number with what it is in. */
export interface Quantity {
  readonly value: number;
  readonly unit: string;
}

/** The name of the headline of every calculator. */
export const headline = 'value';

/**
 * Every number of an answer: the headline as `value`, a figure by its name, and of a range its ends and its middle, as
 * `cost.low`, `cost.high` and `cost.mid`. The range of the headline is called `range`, that of the estimate `total`.
 */
export function numbersOf(numbers: Numbers): ReadonlyMap<string, Quantity> {
  const { result, estimate } = numbers;
  return new Map([...resultNumbers(result), ...(estimate === null ? [] : totalNumbers(estimate))]);
}

/** The numbers of an answer without those of its estimate. */
export function resultNumbers(result: CalculationResult): ReadonlyMap<string, Quantity> {
  const ranges = [...rangesOf({ result, estimate: null })].flatMap(([name, range]) => endsOf(name, range));
  const plain = Object.entries(result.figures ?? {}).flatMap(([name, figure]): [string, Quantity][] =>
    'value' in figure && typeof figure.value === 'number' ? [[name, { value: figure.value, unit: figure.unit }]] : [],
  );
  return new Map([...plain, ...ranges, [headline, { value: result.value, unit: result.unit }]]);
}

/** The numbers of an estimate. */
export function totalNumbers({ total }: Pick<EstimateAnswer, 'total'>): ReadonlyMap<string, Quantity> {
  return new Map(endsOf(totalFigure, total));
}

/** True when a number belongs to the estimate. */
export function isOfTotal(figure: string): boolean {
  return figure === totalFigure || figure.startsWith(`${totalFigure}.`);
}

function endsOf(name: string, { low, high, unit }: RangeFigure): readonly [string, Quantity][] {
  return [
    [`${name}.low`, { value: low, unit }],
    [`${name}.high`, { value: high, unit }],
    [`${name}.mid`, { value: (low + high) / 2, unit }],
  ];
}

/** Every range of an answer: that of the headline as `range`, of the estimate as `total`, and figures that are ranges. */
export function rangesOf({ result, estimate }: Numbers): ReadonlyMap<string, RangeFigure> {
  const figures = Object.entries(result.figures ?? {}).flatMap(([name, figure]): [string, RangeFigure][] =>
    'low' in figure ? [[name, figure]] : [],
  );
  return new Map([
    ...figures,
    ...(result.range === undefined ? [] : [['range', result.range] as const]),
    ...(estimate === null ? [] : [[totalFigure, estimate.total] as const]),
  ]);
}

/** The figure that questions mean when none is named: the middle of what somebody pays, or else the headline. */
export function usualNumber({ estimate }: { readonly estimate: object | null }): string {
  return estimate === null ? headline : `${totalFigure}.mid`;
}
