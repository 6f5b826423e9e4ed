/**
 * Body Mass Index. Generated from the entry body-mass-index of examples/household/catalog/calculators/health.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { isBelow, roundTo } from '../../../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../../../engine/kernel/module.js';
import { amount, trimmed } from '../../../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Body Mass Index, inside their bounds. */
export interface BodyMassIndexInputs {
  /** Height without shoes, 120 to 230 cm in steps of 1; required. */
  readonly height: number;
  /** Weight, 30 to 250 kg in steps of 0.5; required. */
  readonly weight: number;
}

/** The steps of the calculation. */
export interface BodyMassIndexSteps {
  /** weight / height ^ 2 / 1 kg/m^2 */
  readonly BMI: number;
  /**
   * if BMI < 18.5 then "underweight" else if BMI < 25 then "normal" else if BMI < 30 then "overweight" else "obesity"
   */
  readonly class_: string;
  /** 18.5 kg/m^2 * height ^ 2, in kg */
  readonly from_: number;
  /** 25 kg/m^2 * height ^ 2, in kg */
  readonly upTo: number;
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ height, weight }: BodyMassIndexInputs): BodyMassIndexSteps {
  const BMI = weight / height ** 2 * 10000;
  const class_: string =
    isBelow(BMI, 18.5)
      ? 'underweight'
      : isBelow(BMI, 25)
        ? 'normal'
        : isBelow(BMI, 30)
          ? 'overweight'
          : 'obesity';
  const from_ = 0.00185 * height ** 2;
  const upTo = height ** 2 / 400;
  return { BMI, class_, from_, upTo };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: BodyMassIndexInputs): CalculationResult {
  const { BMI, class_, from_, upTo } = compute(inputs);
  return {
    value: roundTo(BMI, 1),
    unit: 'kg/m²',
    text: class_,
    interpretation:
      `A body mass index of ${trimmed(BMI, 1)} ` +
      (class_ === 'underweight'
        ? `is ${class_}; ${inWholeKilograms(from_)} would be the least of the normal range.`
        : class_ === 'normal'
          ? 'lies in the normal range from 18.5 to 25.'
          : `is ${class_}; the normal range ends at ${inWholeKilograms(upTo)}.`),
    figures: {
      BMI: { value: roundTo(BMI, 1), unit: '' },
      from: { value: roundTo(from_, 0), unit: 'kg' },
      upTo: { value: roundTo(upTo, 0), unit: 'kg' },
      class: { text: class_ },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: BodyMassIndexInputs): readonly TraceStep[] {
  const { BMI, class_, from_, upTo } = compute(inputs);
  return [
    { name: 'BMI', formula: 'weight / height ^ 2 / 1 kg/m^2', value: BMI, unit: '' },
    {
      name: 'class',
      formula:
        'if BMI < 18.5 then "underweight" else if BMI < 25 then "normal" else if BMI < 30 then "overweight" else ' +
        '"obesity"',
      value: class_,
      unit: '',
    },
    { name: 'from', formula: '18.5 kg/m^2 * height ^ 2', value: from_, unit: 'kg' },
    { name: 'upTo', formula: '25 kg/m^2 * height ^ 2', value: upTo, unit: 'kg' },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: BodyMassIndexInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 kilograms", for instance. */
function inWholeKilograms(value: number): string {
  return amount(trimmed(value, 0), '', ' kilogram', ' kilograms');
}

/**
 * The weight of an adult in proportion to the height, with the classes of the World Health Organization, which say
 * nothing about muscles, age or disease.
 */
export const bodyMassIndex: Calculator<BodyMassIndexInputs> = {
  slug: 'body-mass-index',
  title: 'Body Mass Index',
  subtitle:
    'The weight of an adult in proportion to the height, with the classes of the World Health Organization, which ' +
    'say nothing about muscles, age or disease.',
  tag: 'health',
  service: 'Body Mass Index',
  disclaimer: 'For adults. The index is a figure for populations; a physician judges a person.',
  inputs: [
    {
      name: 'height',
      label: 'Height without shoes',
      type: 'number',
      unit: 'cm',
      required: true,
      min: 120,
      max: 230,
      step: 1,
      units: acceptedUnits.cm,
    },
    {
      name: 'weight',
      label: 'Weight',
      type: 'number',
      unit: 'kg',
      required: true,
      min: 30,
      max: 250,
      step: 0.5,
      units: acceptedUnits.kg,
    },
  ],
  costBand: null,
  sources: [
    'World Health Organization, Obesity, technical report 894 (2000), table 2.1, for the index and its classes.',
  ],
  slopes: {
    value: { height: -1, weight: 1 },
    BMI: { height: -1, weight: 1 },
    from: { height: 1, weight: 0 },
    upTo: { height: 1, weight: 0 },
  },
  refuse,
  answer,
  trace,
};
