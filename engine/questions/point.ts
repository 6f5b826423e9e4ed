/** A calculation at inputs that differ in one from those asked about. */

import { gridOf } from '../calculator/input-grid.js';
import type { ReadValue } from '../calculator/measure.js';
import { writtenOf } from '../calculator/measure.js';
import { dayParameter } from '../calculator/periods.js';
import type { Inputs, PreparedCalculator } from '../calculator/prepared-calculator.js';
import type { BrokenRequirement, CalculationResult, InputSpec, InputValue } from '../kernel/module.js';
import { numbersOf } from './figures.js';

/** The value of each input in its order, before clamping; undefined where it was left out. */
export type Given = readonly (ReadValue | undefined)[];

export type Point =
  | AnsweredPoint
  | { readonly inputs: Inputs; readonly result: null; readonly refused: BrokenRequirement };

export interface AnsweredPoint {
  readonly inputs: Inputs;
  readonly result: CalculationResult;
  readonly refused: null;
}

/** The calculation of these values, or the requirement that they break. */
export function pointAt(calculator: PreparedCalculator, given: Given): Point {
  const inputs = calculator.inputs({
    inputs: given,
    city: null,
    neighborhood: null,
    trace: false,
    fields: null,
    on: null,
  });
  const broken = calculator.refuse(inputs);
  if (broken !== null) return { inputs, result: null, refused: broken };
  return { inputs, result: calculator.calculate(inputs), refused: null };
}

/** Some values that an input without a default may have: the least, one between, the most. */
export function somewhere(spec: InputSpec, share: 0 | 0.5 | 1): InputValue | undefined {
  if (spec.required !== true) return undefined;
  if (spec.type === 'select') return spec.options[Math.floor(share * (spec.options.length - 1))]?.value;
  const grid = gridOf(spec);
  return grid.at(Math.floor(share * (grid.size - 1)));
}

/** The same values with another for one input. */
export function withInput(calculator: PreparedCalculator, given: Given, name: string, value: InputValue): Given {
  return calculator.specs.map((spec, place) => (spec.name === name ? value : given[place]));
}

/** A figure at these values; null where they do not go together or have no such figure. */
export function figureAt(calculator: PreparedCalculator, given: Given, figure: string): number | null {
  const { result } = pointAt(calculator, given);
  return result === null ? null : (numbersOf(result).get(figure)?.value ?? null);
}

/** The input of this name. Throws where there is none: names are read against the calculator's own list. */
export function inputNamed({ slug, specs }: PreparedCalculator, name: string): InputSpec {
  const spec = specs.find((each) => each.name === name);
  if (spec === undefined) throw new Error(`${slug} has no input ${name}`);
  return spec;
}

/** The query that asks for these values on this day, without what was left out. */
export function queryOfGiven({ specs }: PreparedCalculator, given: Given, day: string | null): string {
  const pairs = specs.flatMap(({ name }, place): [string, string][] => {
    const value = given[place];
    return value === undefined ? [] : [[name, writtenOf(value)]];
  });
  return new URLSearchParams(day === null ? pairs : [...pairs, [dayParameter, day]]).toString();
}
