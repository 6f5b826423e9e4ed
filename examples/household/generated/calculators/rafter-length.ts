/**
 * Rafters of a Gable Roof. Generated from the entry rafter-length of
 * examples/household/catalog/calculators/workshop.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { cosine, tangent } from '../../../../engine/kernel/angles.js';
import { roundTo } from '../../../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../../../engine/kernel/module.js';
import { amount, fixed, trimmed } from '../../../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Rafters of a Gable Roof, inside their bounds. */
export interface RafterLengthInputs {
  /** Width of the house, 2 to 20 m in steps of 0.1; 8 when omitted. */
  readonly span: number;
  /** Slope of the roof, 5 to 60 degrees in steps of 0.5; 35 when omitted. */
  readonly slope: number;
  /** Overhang at the eaves, 0 to 2 m in steps of 0.05; 0.5 when omitted. */
  readonly eaves: number;
}

/** The steps of the calculation. */
export interface RafterLengthSteps {
  /** span / 2, in m */
  readonly run: number;
  /** run * tan(slope), in m */
  readonly ridge: number;
  /** (run + eaves) / cos(slope), in m */
  readonly rafter: number;
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ span, slope, eaves }: RafterLengthInputs): RafterLengthSteps {
  const run = span / 2;
  const ridge = run * tangent(slope);
  const rafter = (run + eaves) / cosine(slope);
  return { run, ridge, rafter };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: RafterLengthInputs): CalculationResult {
  const { slope } = inputs;
  const { ridge, rafter } = compute(inputs);
  return {
    value: roundTo(rafter, 2),
    unit: 'm',
    interpretation:
      `At ${inDegrees(slope)} a rafter is ${inMetres(rafter)} long, and the ridge stands ` +
      `${inMetresTo2Decimals(ridge)} above the wall.`,
    secondary: [{ value: roundTo(ridge, 2), unit: 'm', label: 'Height of the ridge' }],
    figures: {
      rafter: { value: roundTo(rafter, 2), unit: 'm' },
      ridge: { value: roundTo(ridge, 2), unit: 'm' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: RafterLengthInputs): readonly TraceStep[] {
  const { run, ridge, rafter } = compute(inputs);
  return [
    { name: 'run', formula: 'span / 2', value: run, unit: 'm' },
    { name: 'ridge', formula: 'run * tan(slope)', value: ridge, unit: 'm' },
    { name: 'rafter', formula: '(run + eaves) / cos(slope)', value: rafter, unit: 'm' },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: RafterLengthInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 degrees", for instance. */
function inDegrees(value: number): string {
  return amount(trimmed(value, 2), '', ' degree', ' degrees');
}

/** "2,500 metres", for instance. */
function inMetres(value: number): string {
  return amount(trimmed(value, 2), '', ' metre', ' metres');
}

/** "2,500.00 metres", for instance. */
function inMetresTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '', ' metre', ' metres');
}

/** How long rafters are, and how high the ridge */
export const rafterLength: Calculator<RafterLengthInputs> = {
  slug: 'rafter-length',
  title: 'Rafters of a Gable Roof',
  subtitle: 'How long rafters are, and how high the ridge',
  tag: 'workshop',
  service: 'Rafters of a Gable Roof',
  disclaimer: 'Without the cuts for ridge and birdsmouth. A structural engineer says how strong a rafter must be.',
  inputs: [
    {
      name: 'span',
      label: 'Width of the house',
      type: 'number',
      unit: 'm',
      default: 8,
      min: 2,
      max: 20,
      step: 0.1,
      units: acceptedUnits.m,
    },
    {
      name: 'slope',
      label: 'Slope of the roof',
      type: 'number',
      unit: 'degrees',
      default: 35,
      min: 5,
      max: 60,
      step: 0.5,
      units: acceptedUnits.deg,
    },
    {
      name: 'eaves',
      label: 'Overhang at the eaves',
      type: 'number',
      unit: 'm',
      default: 0.5,
      min: 0,
      max: 2,
      step: 0.05,
      units: acceptedUnits.m,
    },
  ],
  costBand: null,
  sources: [
    "Plane trigonometry; the tables of any carpenter's handbook.",
  ],
  drawing: { kind: 'roof', measures: { rise: { step: 'ridge', times: 1 }, run: { step: 'run', times: 1 } } },
  labels: { run: 'Half of the width', ridge: 'Height of the ridge' },
  slopes: {
    value: { span: 1, slope: 1, eaves: 1 },
    rafter: { span: 1, slope: 1, eaves: 1 },
    ridge: { span: 1, slope: 1, eaves: 0 },
  },
  refuse,
  answer,
  trace,
};
