/**
 * Lawn Fertilizer Calculator. Generated from the entry lawn-fertilization of catalog/calculators/land.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundHalfAway, roundTo, roundUp } from '../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, Cell, TraceStep } from '../../engine/kernel/module.js';
import { amount, range, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Lawn Fertilizer Calculator, inside their bounds. */
export interface LawnFertilizationInputs {
  /** Lawn, 100 to 200000 sq ft in steps of 100; 5000 when omitted. */
  readonly area: number;
  /** First number on the bag, 3 to 46 % in steps of 1; 15 when omitted. */
  readonly nitrogen: number;
  /** Nitrogen in one feeding, 0.25 to 1.25 lb per 1,000 sq ft in steps of 0.05; 1 when omitted. */
  readonly rate: number;
  /** Weight of a bag, 5 to 50 lb in steps of 1; 40 when omitted. */
  readonly bag: number;
  /** Grass; 'augustine' when omitted. */
  readonly grass: 'augustine' | 'bermuda' | 'hybrid';
}

/** The steps of the calculation. */
export interface LawnFertilizationSteps {
  /** area / 1000 sqft * rate / nitrogen, in lb */
  readonly product: number;
  /** rate / nitrogen, in lb */
  readonly each: number;
  /** ceil(product / bag) * 1 bag, in bags */
  readonly bags: number;
  /** Low end of grass.need, in lb */
  readonly needLow: number;
  /** High end of grass.need, in lb */
  readonly needHigh: number;
  /** Low end of max(1, round(grass.need / rate)) * 1 time, in times */
  readonly feedingsLow: number;
  /** High end of max(1, round(grass.need / rate)) * 1 time, in times */
  readonly feedingsHigh: number;
}

const grassFigures: Readonly<Record<LawnFertilizationInputs['grass'], { needLow: number; needHigh: number }>> = {
  augustine: { needLow: 2, needHigh: 5 },
  bermuda: { needLow: 4, needHigh: 6 },
  hybrid: { needLow: 5, needHigh: 7 },
};
const grassPhrases: Readonly<Record<LawnFertilizationInputs['grass'], string>> = {
  augustine: 'St. Augustine',
  bermuda: 'common bermuda',
  hybrid: 'hybrid bermuda',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ area, nitrogen, rate, bag, grass }: LawnFertilizationInputs): LawnFertilizationSteps {
  const grassChosen = grassFigures[grass];
  const product = area * rate / nitrogen / 10;
  const each = rate / nitrogen * 100;
  const bags = roundUp(product / bag);
  const needLow = grassChosen.needLow;
  const needHigh = grassChosen.needHigh;
  const feedingsLow = Math.max(1, roundHalfAway(grassChosen.needLow / rate));
  const feedingsHigh = Math.max(1, roundHalfAway(grassChosen.needHigh / rate));
  return { product, each, bags, needLow, needHigh, feedingsLow, feedingsHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: LawnFertilizationInputs): CalculationResult {
  const { area, rate, bag, grass } = inputs;
  const { product, each, bags, needLow, needHigh, feedingsLow, feedingsHigh } = compute(inputs);
  return {
    value: roundTo(product, 1),
    unit: 'lb of fertilizer',
    interpretation:
      `To feed ${inWholeSqFt(area)} of ${grassPhrases[grass]} once at ${inPounds(rate)} of nitrogen per 1,000 sq ft ` +
      `you need ${inPoundsTo1Decimal(product)} of fertilizer, ${inWholeBags(bags)} of ${inWholePounds(bag)}. It ` +
      `needs ${rangeInPounds(needLow, needHigh)} of nitrogen per 1,000 sq ft a year, so feed ` +
      `${rangeInWholeTimes(feedingsLow, feedingsHigh)}.`,
    secondary: [
      { value: roundTo(bags, 0), unit: 'bags', label: 'Bags' },
      { value: roundTo(each, 2), unit: 'lb', label: 'Per 1,000 sq ft' },
      { value: roundTo(feedingsLow, 0), unit: 'times', label: 'Feedings (low)' },
      { value: roundTo(feedingsHigh, 0), unit: 'times', label: 'Feedings (high)' },
    ],
    figures: {
      product: { value: roundTo(product, 1), unit: 'lb' },
      bags: { value: roundTo(bags, 0), unit: 'bags' },
      need: { low: roundTo(needLow, 2), high: roundTo(needHigh, 2), unit: 'lb' },
      feedings: { low: roundTo(feedingsLow, 0), high: roundTo(feedingsHigh, 0), unit: 'times' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: LawnFertilizationInputs): readonly TraceStep[] {
  const { product, each, bags, needLow, needHigh, feedingsLow, feedingsHigh } = compute(inputs);
  return [
    { name: 'product', formula: 'area / 1000 sqft * rate / nitrogen', value: product, unit: 'lb' },
    { name: 'each', formula: 'rate / nitrogen', value: each, unit: 'lb' },
    { name: 'bags', formula: 'ceil(product / bag) * 1 bag', value: bags, unit: 'bags' },
    { name: 'need', formula: 'grass.need', value: { low: needLow, high: needHigh }, unit: 'lb' },
    {
      name: 'feedings',
      formula: 'max(1, round(grass.need / rate)) * 1 time',
      value: { low: feedingsLow, high: feedingsHigh },
      unit: 'times',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ grass }: LawnFertilizationInputs): readonly Cell[] {
  const grassChosen = grassFigures[grass];
  return [{ name: 'grass.need', cell: grass, unit: 'lb', low: grassChosen.needLow, high: grassChosen.needHigh }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: LawnFertilizationInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 sq ft", for instance. */
function inWholeSqFt(value: number): string {
  return amount(trimmed(value, 0), '', ' sq ft', ' sq ft');
}

/** "2,500 pounds", for instance. */
function inPounds(value: number): string {
  return amount(trimmed(value, 2), '', ' pound', ' pounds');
}

/** "2,500 pounds", for instance. */
function inPoundsTo1Decimal(value: number): string {
  return amount(trimmed(value, 1), '', ' pound', ' pounds');
}

/** "2,500 bags", for instance. */
function inWholeBags(value: number): string {
  return amount(trimmed(value, 0), '', ' bag', ' bags');
}

/** "2,500 pounds", for instance. */
function inWholePounds(value: number): string {
  return amount(trimmed(value, 0), '', ' pound', ' pounds');
}

/** "1,000 to 2,500 pounds", for instance. */
function rangeInPounds(low: number, high: number): string {
  return range(trimmed(low, 2), trimmed(high, 2), '', ' pound', ' pounds');
}

/** "1,000 to 2,500 times", for instance. */
function rangeInWholeTimes(low: number, high: number): string {
  return range(trimmed(low, 0), trimmed(high, 0), '', ' time', ' times');
}

/** Pounds and bags of a fertilizer for one feeding, and feedings in a year */
export const lawnFertilization: Calculator<LawnFertilizationInputs> = {
  slug: 'lawn-fertilization',
  title: 'Lawn Fertilizer Calculator',
  subtitle: 'Pounds and bags of a fertilizer for one feeding, and feedings in a year',
  tag: 'outdoor',
  service: 'Lawn fertilization',
  disclaimer:
    'Planning estimate. It leaves out phosphorus, potassium, iron and weed killers; a soil test tells what the lawn ' +
    'needs, and shaded grass needs less. Keep granules off drives and out of drains.',
  inputs: [
    {
      name: 'area',
      label: 'Lawn',
      type: 'number',
      unit: 'sq ft',
      default: 5000,
      min: 100,
      max: 200000,
      step: 100,
      units: acceptedUnits.sqft,
      ask: 'How large is the lawn?',
    },
    {
      name: 'nitrogen',
      label: 'First number on the bag',
      type: 'number',
      unit: '%',
      default: 15,
      min: 3,
      max: 46,
      step: 1,
      units: acceptedUnits['%'],
      ask: 'What is the first number on the bag?',
      hint: '15 for 15-5-10',
    },
    {
      name: 'rate',
      label: 'Nitrogen in one feeding',
      type: 'number',
      unit: 'lb per 1,000 sq ft',
      default: 1,
      min: 0.25,
      max: 1.25,
      step: 0.05,
      units: acceptedUnits.lb,
    },
    {
      name: 'bag',
      label: 'Weight of a bag',
      type: 'number',
      unit: 'lb',
      default: 40,
      min: 5,
      max: 50,
      step: 1,
      units: acceptedUnits.lb,
    },
    {
      name: 'grass',
      label: 'Grass',
      type: 'select',
      default: 'augustine',
      options: [
        { value: 'augustine', label: 'St. Augustine' },
        { value: 'bermuda', label: 'Common bermuda' },
        { value: 'hybrid', label: 'Hybrid bermuda' },
      ],
    },
  ],
  costBand: null,
  sources: [
    'Nitrogen a year by grass, 5 to 7, 4 to 6 and 2 to 5 lb per 1,000 sq ft, Texas A&M AgriLife ' +
      '(aggie-horticulture.tamu.edu/extension/ornamentals/lawnfert/lawnfert.html).',
    'At most 1 lb at a time, AgriLife Extension ' +
      '(aggie-horticulture.tamu.edu/newsletters/hortupdate/hortupdate_archives/2000/oct00/oct007.html).',
  ],
  counted: { bags: 'bag', times: 'time' },
  asks: [
    { input: 'area', from: 3500, to: 7500 },
    { input: 'nitrogen', from: 20, to: 10 },
    { input: 'rate', from: 0.7, to: 1.25 },
  ],
  slopes: {
    value: { area: 1, nitrogen: -1, rate: 1, bag: 0 },
    product: { area: 1, nitrogen: -1, rate: 1, bag: 0 },
    bags: { area: 1, nitrogen: -1, rate: 1, bag: -1 },
    'need.low': { area: 0, nitrogen: 0, rate: 0, bag: 0 },
    'need.high': { area: 0, nitrogen: 0, rate: 0, bag: 0 },
    'feedings.low': { area: 0, nitrogen: 0, rate: -1, bag: 0 },
    'feedings.high': { area: 0, nitrogen: 0, rate: -1, bag: 0 },
  },
  refuse,
  answer,
  trace,
  cells,
};
