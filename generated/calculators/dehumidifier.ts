/**
 * Dehumidifier Size Calculator. Generated from the entry dehumidifier of catalog/calculators/home.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, Cell, TraceStep } from '../../engine/kernel/module.js';
import type { Points, Schedule } from '../../engine/kernel/schedule.js';
import { interpolate, lookUp, schedule } from '../../engine/kernel/schedule.js';
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
  /** chart * 1 day to pint, in pints */
  readonly perDay: number;
  /** labels[chart], in pints per day */
  readonly today: number;
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
const labels: Points = {
  at: [0, 30, 50, 70],
  values: [0, 20, 30, 50],
};
const sizes: Schedule = schedule({
  upTo: [20, 30, 50],
  values: [20, 30, 50],
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
  const perDay = chart;
  const today = interpolate(labels, chart);
  const labeled = today;
  const model = lookUp(sizes, today);
  const bucket = perDay / 8;
  return { blocks, chart, perDay, today, labeled, model, bucket };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: DehumidifierInputs): CalculationResult {
  const { sqft, dampness } = inputs;
  const { perDay, labeled, model, bucket } = compute(inputs);
  return {
    value: roundTo(labeled, 0),
    unit: 'pints a day on the label',
    interpretation:
      `A space of ${inSqFt(sqft)} that is ${dampnessPhrases[dampness]} needs ${inWholePints(labeled)} a day by ` +
      `today's label, so buy a unit of ${inWholePints(model)}. At 80 degrees it removes about ` +
      `${inWholePints(perDay)} a day, its pre-2019 rating: ${inGallonsTo1Decimal(bucket)} to carry or drain.`,
    secondary: [
      { value: roundTo(model, 0), unit: 'pints a day', label: 'Next size sold' },
      { value: roundTo(perDay, 0), unit: 'pints a day', label: 'By labels before 2019' },
    ],
    figures: {
      labeled: { value: roundTo(labeled, 0), unit: 'pints' },
      model: { value: roundTo(model, 0), unit: 'pints' },
      perDay: { value: roundTo(perDay, 0), unit: 'pints' },
      bucket: { value: roundTo(bucket, 1), unit: 'gallons' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: DehumidifierInputs): readonly TraceStep[] {
  const { blocks, chart, perDay, today, labeled, model, bucket } = compute(inputs);
  return [
    { name: 'blocks', formula: 'max(sqft / 500 sqft - 1, 0)', value: blocks, unit: '' },
    { name: 'chart', formula: 'dampness.base + blocks * dampness.more', value: chart, unit: 'pints per day' },
    { name: 'perDay', formula: 'chart * 1 day to pint', value: perDay, unit: 'pints' },
    { name: 'today', formula: 'labels[chart]', value: today, unit: 'pints per day' },
    { name: 'labeled', formula: 'today * 1 day to pint', value: labeled, unit: 'pints' },
    { name: 'model', formula: 'sizes[today] * 1 day to pint', value: model, unit: 'pints' },
    { name: 'bucket', formula: 'perDay to gal', value: bucket, unit: 'gallons' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ dampness }: DehumidifierInputs): readonly Cell[] {
  const dampnessChosen = dampnessFigures[dampness];
  return [
    { name: 'dampness.base', cell: dampness, unit: 'pints per day', value: dampnessChosen.base },
    { name: 'dampness.more', cell: dampness, unit: 'pints per day', value: dampnessChosen.more },
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
      ask: 'How large is the damp area?',
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
      ask: 'How damp is it?',
    },
  ],
  costBand: null,
  sources: [
    'The AHAM chart was made for the test at 80 degrees; since June 2019 it is made at 65, so the same machine is ' +
      'labeled lower, 30 pints as 20, 50 as 30 and 70 as 50, and the chart is read in these new labels here.',
    'Sizes of 20, 30 and 50 pints a day are those that makers sell since 2019.',
  ],
  counted: {
    gallons: 'gallon',
    pints: 'pint',
    'pints a day': 'pint a day',
    'pints a day on the label': 'pint a day on the label',
    'pints per day': 'pint per day',
  },
  asks: [
    { input: 'dampness', from: 'moderate', to: 'extreme' },
    { input: 'sqft', from: 1000, to: 2000 },
  ],
  slopes: {
    value: { sqft: 1 },
    labeled: { sqft: 1 },
    model: { sqft: 1 },
    perDay: { sqft: 1 },
    bucket: { sqft: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
