/** A calculation at inputs that differ in one from those asked about. */

import { languageName, withParameter } from '../../contract/shared-names.js';
import type { EstimateAnswer } from '../calculator/estimate.js';
import { placesOf } from '../calculator/input-grid.js';
import type { Inputs } from '../calculator/inputs.js';
import type { ReadValue } from '../calculator/measure.js';
import { ownFor } from '../calculator/own-figures.js';
import { dayParameter } from '../calculator/periods.js';
import type { PreparedCalculator } from '../calculator/prepared-calculator.js';
import { nothingBeside } from '../calculator/query-plan.js';
import { writtenQuery } from '../calculator/written-query.js';
import type { BrokenRequirement, CalculationResult, InputSpec, InputValue, Slope } from '../kernel/module.js';
import type { Quantity } from './figures.js';
import { isOfTotal, resultNumbers, totalNumbers } from './figures.js';

/** The value of each input in its order, before clamping; undefined where it was left out. */
export type Given = readonly (ReadValue | undefined)[];

/** A calculator with the options of its estimate that the caller adds. */
export type Choosing = PreparedCalculator & { readonly chosen: readonly string[] };

export type Point =
  | AnsweredPoint
  | { readonly inputs: Inputs; readonly result: null; readonly estimate: null; readonly refused: BrokenRequirement };

export interface AnsweredPoint {
  readonly inputs: Inputs;
  readonly result: CalculationResult;
  readonly estimate: EstimateAnswer | null;
  readonly refused: null;
}

/** The calculation of these values, or the requirement that they break. */
export function pointAt(calculator: Choosing, given: Given): Point {
  const inputs = inputsAt(calculator, given);
  const broken = calculator.refuse(inputs);
  if (broken !== null) return { inputs, result: null, estimate: null, refused: broken };
  return {
    inputs,
    result: calculator.calculate(inputs),
    estimate: calculator.estimateAt(inputs, calculator.chosen),
    refused: null,
  };
}

/** The numbers of which a figure is one, or null where the values do not go together. Computes nothing else. */
export function numbersAt(calculator: Choosing, given: Given, figure: string): ReadonlyMap<string, Quantity> | null {
  const inputs = inputsAt(calculator, given);
  if (calculator.refuse(inputs) !== null) return null;
  const total = isOfTotal(figure) ? calculator.totalAt(inputs, calculator.chosen) : null;
  return total === null ? resultNumbers(calculator.calculate(inputs)) : totalNumbers({ total });
}

/** The inputs that a calculation of these values runs on. */
export function inputsAt(calculator: Choosing, given: Given): Inputs {
  return calculator.inputs({ ...nothingBeside, inputs: given });
}

/** Some values that an input without a default may have: the least, one between, the most. */
export function somewhere(spec: InputSpec, share: 0 | 0.5 | 1): InputValue | undefined {
  if (spec.required !== true) return undefined;
  const grid = placesOf(spec);
  return grid.at(Math.floor(share * (grid.size - 1)));
}

/** The same values with another for one input. */
export function withInput(calculator: PreparedCalculator, given: Given, name: string, value: InputValue): Given {
  return calculator.specs.map((spec, place) => (spec.name === name ? value : given[place]));
}

/** Slope of a figure by an input; null when it is not proved. The middle of a range moves as both its ends do. */
export function slopeOf({ slope }: PreparedCalculator, figure: string, input: string): Slope | null {
  if (!figure.endsWith('.mid')) return slope(figure, input);
  const name = figure.slice(0, -'.mid'.length);
  const [low, high] = [slope(`${name}.low`, input), slope(`${name}.high`, input)];
  if (low === null || high === null || low * high < 0) return null;
  return low === 0 ? high : low;
}

/** A figure at these values; null where they do not go together or have no such figure. */
export function figureAt(calculator: Choosing, given: Given, figure: string): number | null {
  return numbersAt(calculator, given, figure)?.get(figure)?.value ?? null;
}

/** The input of this name. Throws where there is none: names are read against the calculator's own list. */
export function inputNamed({ slug, specs }: PreparedCalculator, name: string): InputSpec {
  const spec = specs.find((each) => each.name === name);
  if (spec === undefined) throw new Error(`${slug} has no input ${name}`);
  return spec;
}

/** The query that asks for these values as the caller asked: with its options, its own figures and its day. */
export function queryOfGiven(subject: Choosing & { readonly day: string | null }, given: Given): string {
  const { specs, chosen, own, day, lang } = subject;
  const options = chosen.length === 0 ? null : chosen.join(',');
  const others = { [withParameter]: options, [dayParameter]: day, [languageName]: lang };
  return writtenQuery(specs, given, others, ownFor(own, inputsAt(subject, given)));
}
