/** Calls that walk a calculator from bound to bound: for one number at a time, beside every choice of options. */

import { defaultNumber, defaultOption } from '../../generator/program/call-point.js';
import type { Calculator, NumberInput } from '../../generator/program/catalog.js';
import type { AppliedInputs } from './applied-inputs.js';

/** Calls that differ in one number only, which grows from one to the next. */
export interface Walk {
  /** The number that grows; null for the one call of a calculator without numbers. */
  readonly grows: string | null;
  readonly calls: readonly AppliedInputs[];
}

/** Where between the bounds a number is tried, beside its usual value and its neighbors of the bounds. */
const places = [0, 0.002, 0.01, 0.04, 0.1, 0.3, 0.6, 1];

/** More choices of options than these are tried one select at a time. */
const mostChoices = 48;

export function walksOf({ inputs }: Calculator): readonly Walk[] {
  const numbers = inputs.filter((input) => input.kind === 'number');
  const usual = Object.fromEntries(numbers.map((input) => [input.name, defaultNumber(input)]));
  return choicesOf({ inputs }).flatMap((choice): readonly Walk[] => {
    const around = { ...usual, ...choice };
    if (numbers.length === 0) return [{ grows: null, calls: [around] }];
    return numbers.map((input) => ({
      grows: input.name,
      calls: valuesOf(input).map((value) => ({ ...around, [input.name]: value })),
    }));
  });
}

/** Every combination of options, or where they are too many, each option beside the usual ones of the others. */
function choicesOf({ inputs }: Pick<Calculator, 'inputs'>): readonly AppliedInputs[] {
  const selects = inputs.filter((input) => input.kind === 'select');
  const usual = Object.fromEntries(selects.map((input) => [input.name, defaultOption(input)]));
  const count = selects.reduce((product, { options }) => product * options.length, 1);
  if (count > mostChoices)
    return selects.flatMap(({ name, options }) => options.map(({ key }) => ({ ...usual, [name]: key })));
  return selects.reduce<readonly AppliedInputs[]>(
    (choices, { name, options }) => choices.flatMap((choice) => options.map(({ key }) => ({ ...choice, [name]: key }))),
    [{}],
  );
}

/** On the steps of the input, in order, each once. */
function valuesOf(input: NumberInput): readonly number[] {
  const { min, max, step } = input;
  const onStep = (value: number): number => Number((min + step * Math.round((value - min) / step)).toPrecision(12));
  const inside = places.map((place) => onStep(min + place * (max - min))).filter((value) => value <= max);
  const near = [min + step, min + 2 * step, max - step].filter((value) => value > min && value < max).map(onStep);
  return [...new Set([...inside, ...near, defaultNumber(input), max])].sort((one, other) => one - other);
}
