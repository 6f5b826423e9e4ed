/**
 * Dehumidifier Size Calculator. Generated from the entry dehumidifier of catalog/calculators/home.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../engine/kernel/module.js';
import type { Schedule } from '../../engine/kernel/schedule.js';
import { lookUp, schedule } from '../../engine/kernel/schedule.js';
import { amount, fixed, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Dehumidifier Size Calculator, inside their bounds. */
export interface DehumidifierInputs {
  /** Damp area, 200 to 2500 sq ft in steps of 50; 1500 when omitted. */
  readonly sqft: number;
  /** How damp it is; 'very' when omitted. */
  readonly dampness: 'moderate' | 'very' | 'wet' | 'extreme';
}

/** The steps of the calculation. */
export interface DehumidifierSteps {
  /** max(sqft / 500 sqft - 1, 0) */
  readonly blocks: number;
  /** dampness.base + blocks * dampness.more, in pints per day */
  readonly chart: number;
  /** chart * 0.7, in pints per day */
  readonly today: number;
  /** chart * 1 day to pint, in pints */
  readonly perDay: number;
  /** today * 1 day to pint, in pints */
  readonly labeled: number;
  /** sizes[today] * 1 day to pint, in pints */
  readonly model: number;
  /** perDay to gal, in gallons */
  readonly bucket: number;
}

const dampnessFigures: Readonly<Record<DehumidifierInputs['dampness'], { base: number; more: number }>> = {
  moderate: { base: 10, more: 4 },
  very: { base: 12, more: 5 },
  wet: { base: 14, more: 6 },
  extreme: { base: 16, more: 7 },
};
const sizes: Schedule = schedule({
  upTo: [22, 30, 35],
  values: [22, 30, 35],
  brackets: [],
  round: 0,
});
const dampnessPhrases: Readonly<Record<DehumidifierInputs['dampness'], string>> = {
  moderate: 'moderately damp',
  very: 'very damp',
  wet: 'wet',
  extreme: 'extremely wet',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ sqft, dampness }: DehumidifierInputs): DehumidifierSteps {
  const dampnessChosen = dampnessFigures[dampness];
  const blocks = Math.max(sqft / 500 - 1, 0);
  const chart = dampnessChosen.base + blocks * dampnessChosen.more;
  const today = chart * 0.7;
  const perDay = chart;
  const labeled = today;
  const model = lookUp(sizes, today);
  const bucket = perDay / 8;
  return { blocks, chart, today, perDay, labeled, model, bucket };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: DehumidifierInputs): CalculationResult {
  const { sqft, dampness } = inputs;
  const { perDay, labeled, model, bucket } = compute(inputs);
  return {
    value: roundTo(perDay, 0),
    unit: 'pints a day',
    interpretation:
      `${inSqFt(sqft)} that are ${dampnessPhrases[dampness]} give off about ${inWholePints(perDay)} a day, ` +
      `${inGallonsTo1Decimal(bucket)} to be carried or drained. That is by the old test; by the labels since 2019 it ` +
      `is ${inWholePints(labeled)}, so the next size sold is one of ${inWholePints(model)}.`,
    secondary: [
      { value: roundTo(labeled, 0), unit: 'pints a day', label: 'By labels since 2019' },
      { value: roundTo(model, 0), unit: 'pints a day', label: 'Next size sold' },
    ],
    figures: {
      perDay: { value: roundTo(perDay, 0), unit: 'pints' },
      bucket: { value: roundTo(bucket, 1), unit: 'gallons' },
      labeled: { value: roundTo(labeled, 0), unit: 'pints' },
      model: { value: roundTo(model, 0), unit: 'pints' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: DehumidifierInputs): readonly TraceStep[] {
  const { blocks, chart, today, perDay, labeled, model, bucket } = compute(inputs);
  return [
    { name: 'blocks', formula: 'max(sqft / 500 sqft - 1, 0)', value: blocks, unit: '' },
    { name: 'chart', formula: 'dampness.base + blocks * dampness.more', value: chart, unit: 'pints per day' },
    { name: 'today', formula: 'chart * 0.7', value: today, unit: 'pints per day' },
    { name: 'perDay', formula: 'chart * 1 day to pint', value: perDay, unit: 'pints' },
    { name: 'labeled', formula: 'today * 1 day to pint', value: labeled, unit: 'pints' },
    { name: 'model', formula: 'sizes[today] * 1 day to pint', value: model, unit: 'pints' },
    { name: 'bucket', formula: 'perDay to gal', value: bucket, unit: 'gallons' },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: DehumidifierInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 sq ft", for instance. */
function inSqFt(value: number): string {
  return amount(trimmed(value, 2), '', ' sq ft', ' sq ft');
}

/** "2,500 pints", for instance. */
function inWholePints(value: number): string {
  return amount(trimmed(value, 0), '', ' pint', ' pints');
}

/** "2,500.0 gallons", for instance. */
function inGallonsTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' gallon', ' gallons');
}

/** Pints a day for a damp space, by its size and how wet it is */
export const dehumidifier: Calculator<DehumidifierInputs> = {
  slug: 'dehumidifier',
  title: 'Dehumidifier Size Calculator',
  subtitle: 'Pints a day for a damp space, by its size and how wet it is',
  tag: 'home',
  service: 'Whole-house dehumidifiers',
  disclaimer:
    'Planning estimate by the chart of the Association of Home Appliance Manufacturers for closed rooms. It leaves ' +
    'out seepage, open doors and new construction; water that comes in must be stopped, not dried.',
  inputs: [
    {
      name: 'sqft',
      label: 'Damp area',
      type: 'number',
      unit: 'sq ft',
      default: 1500,
      min: 200,
      max: 2500,
      step: 50,
      units: acceptedUnits.sqft,
    },
    {
      name: 'dampness',
      label: 'How damp it is',
      type: 'select',
      default: 'very',
      options: [
        { value: 'moderate', label: 'Moderately damp: musty in humid weather' },
        { value: 'very', label: 'Very damp: always feels damp, damp spots' },
        { value: 'wet', label: 'Wet: walls or floor sweat' },
        { value: 'extreme', label: 'Extremely wet: laundry drying, wet floor' },
      ],
    },
  ],
  costBand: null,
  sources: [
    'AHAM chart, 10 to 26, 12 to 32, 14 to 38 and 16 to 44 pints for 500 to 2,500 sq ft, as published by ENERGY ' +
      'STAR (energystar.gov, Dehumidifier Basics, kept at web.archive.org/web/20090508212025; the same table at ' +
      'blog.directenergy.com/shopping-dehumidifier).',
    'Since June 2019 the test is made at 65 degrees and no longer at 80, so the same machine is labeled lower ' +
      '(energystar.gov/products/dehumidifier_testing_and_capacity); 30 percent lower is a planning estimate.',
    'Sizes of 22, 30 and 35 pints are a planning estimate of what has been sold since 2019.',
  ],
  slopes: {
    value: { sqft: 1 },
    perDay: { sqft: 1 },
    bucket: { sqft: 1 },
    labeled: { sqft: 1 },
    model: { sqft: 1 },
  },
  refuse,
  answer,
  trace,
};
