/** How the result moves with one number input while the others are held. */
import { clamp } from '../../runtime/calculator/clamp.js';
import { gridOf } from '../../runtime/calculator/input-grid.js';
import type { PreparedCalculator } from '../../runtime/calculator/prepared-calculator.js';
import type { QueryValues } from '../../runtime/calculator/query-plan.js';
import type { CalculationResult, NumberInput, Slope } from '../../runtime/kernel/module.js';

/** The result at one value of the input; `low` and `high` are the ends of its range, where it has one. */
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
  /** Along the bounds of the input; null where its value does not go together with the others. */
  readonly points: readonly (CurvePoint | null)[];
  /** Where the answer stands on it. */
  readonly here: CurvePoint;
  /** What is proved of the result along the input; null where nothing is. */
  readonly slope: Slope | null;
}

/** So many values of an input are tried; fewer where it has fewer. */
const mostPoints = 49;

/** The curves of a query that is answered, for those number inputs that move the result or its range. */
export function curvesOf(calculator: PreparedCalculator, values: QueryValues): readonly Curve[] {
  const numbers = calculator.specs.flatMap((spec, place) => (spec.type === 'number' ? [{ spec, place }] : []));
  return numbers.map(({ spec, place }) => curveOf(calculator, values, spec, place)).filter(moves);
}

function curveOf(calculator: PreparedCalculator, values: QueryValues, input: NumberInput, place: number): Curve {
  const base = calculator.inputs(values);
  const used = clamp(input, Number(base[input.name]));
  const resultAt = (at: number): CalculationResult | null => {
    const inputs = calculator.inputs({ ...values, inputs: values.inputs.with(place, at) });
    return calculator.refuse(inputs) === null ? calculator.calculate(inputs) : null;
  };
  const result = calculator.calculate(base);
  const points = placesOf(input).map((at) => {
    const there = resultAt(at);
    return there === null ? null : pointOf(at, there);
  });
  const slope = calculator.slope('value', input.name);
  return { input, unit: result.unit, points, here: pointOf(used, result), slope };
}

/** Values on the step of the input, evenly spread, both bounds among them. */
function placesOf(input: NumberInput): readonly number[] {
  const grid = gridOf(input);
  const count = Math.min(grid.size, mostPoints);
  const last = Math.max(1, count - 1);
  return Array.from({ length: count }, (_, part) => grid.at(Math.round((part * (grid.size - 1)) / last)));
}

function pointOf(at: number, { value, range }: CalculationResult): CurvePoint {
  return range === undefined ? { at, value } : { at, value, low: range.low, high: range.high };
}

function moves({ points }: Curve): boolean {
  const texts = points.flatMap((point) => (point === null ? [] : [`${point.value} ${point.low} ${point.high}`]));
  return new Set(texts).size > 1;
}
