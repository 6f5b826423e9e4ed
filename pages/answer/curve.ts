/** Computes how the result moves with one number input while the others are held. */
import { clamp } from '../../engine/calculator/clamp.js';
import { gridOf } from '../../engine/calculator/input-grid.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import type { QueryValues } from '../../engine/calculator/query-plan.js';
import type { CalculationResult, NumberInput, Slope } from '../../engine/kernel/module.js';

/** The result at one value of the input; `low` and `high` are the ends of its range, if it has one. */
export interface CurvePoint {
  readonly at: number;
  readonly value: number;
  readonly low?: number;
  readonly high?: number;
}

export interface Curve {
  readonly input: NumberInput;
  /** The unit of the result. */
  readonly unit: string;
  /** From `from` to `to`; null where the value of the input does not go together with the others. */
  readonly points: readonly (CurvePoint | null)[];
  readonly from: number;
  readonly to: number;
  /** The point of the answer. */
  readonly here: CurvePoint;
  /** The proved direction of the result as the input grows; null when none is proved. */
  readonly slope: Slope | null;
  /** The result at the upper bound of the input; null when the curve reaches it or it is refused. */
  readonly end: CurvePoint | null;
}

/** How many values of an input to compute at most. */
const mostPoints = 49;

/** The curves of an answered query, for the number inputs that move the result or its range. */
export function curvesOf(calculator: PreparedCalculator, values: QueryValues): readonly Curve[] {
  const numbers = calculator.specs.flatMap((spec, index) => (spec.type === 'number' ? [{ spec, index }] : []));
  return numbers.map(({ spec, index }) => curveOf(calculator, values, spec, index)).filter(moves);
}

function curveOf(calculator: PreparedCalculator, values: QueryValues, input: NumberInput, index: number): Curve {
  const base = calculator.inputs(values);
  const pointAt = (at: number): CurvePoint | null => {
    const inputs = calculator.inputs({ ...values, inputs: values.inputs.with(index, at) });
    return calculator.refuse(inputs) === null ? pointOf(at, calculator.calculate(inputs)) : null;
  };
  const result = calculator.calculate(base);
  const used = clamp(input, Number(base[input.name]));
  const spread = valuesOf(input, used);
  const [from, to] = [input.min, spread[spread.length - 1] ?? input.max];
  return {
    ...{ input, unit: result.unit, from, to, here: pointOf(used, result) },
    points: spread.map(pointAt),
    slope: calculator.slope('value', input.name),
    end: to < input.max ? pointAt(input.max) : null,
  };
}

/** Values on the step of the input, spread evenly from its lower bound to the end of the curve, both included. */
function valuesOf(input: NumberInput, used: number): readonly number[] {
  const grid = gridOf(input);
  const last = Math.min(grid.size - 1, Math.ceil((endOf(input, used) - input.min) / input.step));
  const count = Math.min(last + 1, mostPoints);
  return Array.from({ length: count }, (_, part) => grid.at(Math.round((part * last) / Math.max(1, count - 1))));
}

/** A curve reaches at least this many times as far from the lower bound as the used value and the default. */
const outlook = 5;

/** The end of the curve: before the upper bound if that is far from what people ask for. */
function endOf({ min, max, default: usual = min }: NumberInput, used: number): number {
  const end = min + outlook * Math.max(used - min, usual - min);
  return end > min && end < min + (max - min) / 2 ? end : max;
}

function pointOf(at: number, { value, range }: CalculationResult): CurvePoint {
  return range === undefined ? { at, value } : { at, value, low: range.low, high: range.high };
}

function moves({ points }: Curve): boolean {
  const texts = points.flatMap((point) => (point === null ? [] : [`${point.value} ${point.low} ${point.high}`]));
  return new Set(texts).size > 1;
}
