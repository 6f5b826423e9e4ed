/**
 * Stump Removal Cost Calculator. Generated from the entry stump-removal of catalog/calculators.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundHalfAway, roundTo } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../engine/kernel/module.js';
import { amount, roughRange, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Stump Removal Cost Calculator, inside their bounds. */
export interface StumpRemovalInputs {
  /** Diameter at the ground, 4 to 72 in in steps of 1; 18 when omitted. */
  readonly diameter: number;
  /** Number of stumps, whole, 1 to 50 in steps of 1; 1 when omitted. */
  readonly count: number;
}

/** The steps of the calculation. */
export interface StumpRemovalSteps {
  /** Low end of diameter * prices.stump_inch, in $ */
  readonly byInchLow: number;
  /** High end of diameter * prices.stump_inch, in $ */
  readonly byInchHigh: number;
  /** Low end of max(minimums.stump, byInch), in $ */
  readonly perStumpLow: number;
  /** High end of max(minimums.stump, byInch), in $ */
  readonly perStumpHigh: number;
  /** Low end of max(minimums.stump_further, byInch), in $ */
  readonly furtherLow: number;
  /** High end of max(minimums.stump_further, byInch), in $ */
  readonly furtherHigh: number;
  /** count * 1 stump, in stumps */
  readonly stumps: number;
  /** Low end of count * further, in $ */
  readonly atFurtherLow: number;
  /** High end of count * further, in $ */
  readonly atFurtherHigh: number;
  /** low(atFurther) - low(further), in $ */
  readonly least: number;
  /** Low end of least..max(least, high(atFurther) - high(further)), in $ */
  readonly restLow: number;
  /** High end of least..max(least, high(atFurther) - high(further)), in $ */
  readonly restHigh: number;
  /** Low end of round(perStump, 1 USD) + round(rest, 1 USD), in $ */
  readonly totalLow: number;
  /** High end of round(perStump, 1 USD) + round(rest, 1 USD), in $ */
  readonly totalHigh: number;
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ diameter, count }: StumpRemovalInputs): StumpRemovalSteps {
  const byInchLow = diameter * 3;
  const byInchHigh = diameter * 6;
  const perStumpLow = Math.max(100, byInchLow);
  const perStumpHigh = Math.max(175, byInchHigh);
  const furtherLow = Math.max(40, byInchLow);
  const furtherHigh = Math.max(75, byInchHigh);
  const stumps = count;
  const atFurtherLow = count * furtherLow;
  const atFurtherHigh = count * furtherHigh;
  const least = atFurtherLow - furtherLow;
  const restLow = least;
  const restHigh = Math.max(least, atFurtherHigh - furtherHigh);
  const totalLow = roundHalfAway(perStumpLow) + roundHalfAway(restLow);
  const totalHigh = roundHalfAway(perStumpHigh) + roundHalfAway(restHigh);
  return {
    byInchLow,
    byInchHigh,
    perStumpLow,
    perStumpHigh,
    furtherLow,
    furtherHigh,
    stumps,
    atFurtherLow,
    atFurtherHigh,
    least,
    restLow,
    restHigh,
    totalLow,
    totalHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: StumpRemovalInputs, own: OwnFigures): StumpRemovalSteps {
  const { diameter, count } = inputs;
  const pricesStumpInch = own['prices.stump_inch'] ?? 3;
  const pricesStumpInchHigh = own['prices.stump_inch'] ?? 6;
  const byInchLow = own['byInch.low'] ?? diameter * pricesStumpInch;
  const byInchHigh = own['byInch.high'] ?? diameter * pricesStumpInchHigh;
  const perStumpLow = Math.max(100, byInchLow);
  const perStumpHigh = Math.max(175, byInchHigh);
  const furtherLow = Math.max(40, byInchLow);
  const furtherHigh = Math.max(75, byInchHigh);
  const stumps = count;
  const atFurtherLow = own['atFurther.low'] ?? count * furtherLow;
  const atFurtherHigh = own['atFurther.high'] ?? count * furtherHigh;
  const least = atFurtherLow - furtherLow;
  const restLow = least;
  const restHigh = Math.max(least, atFurtherHigh - furtherHigh);
  const totalLow = roundHalfAway(perStumpLow) + roundHalfAway(restLow);
  const totalHigh = roundHalfAway(perStumpHigh) + roundHalfAway(restHigh);
  return {
    byInchLow,
    byInchHigh,
    perStumpLow,
    perStumpHigh,
    furtherLow,
    furtherHigh,
    stumps,
    atFurtherLow,
    atFurtherHigh,
    least,
    restLow,
    restHigh,
    totalLow,
    totalHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: StumpRemovalInputs, steps = compute(inputs)): CalculationResult {
  const { diameter, count } = inputs;
  const { perStumpLow, perStumpHigh, furtherLow, furtherHigh, stumps, totalLow, totalHigh } = steps;
  return {
    value: roundTo(perStumpLow, 0),
    unit: '$ / stump (low)',
    interpretation:
      count > 1
        ? `Grinding ${inStumps(stumps)} of ${inInches(diameter)} costs ${rangeInRoughDollars(totalLow, totalHigh)}: ` +
          `${rangeInRoughDollars(perStumpLow, perStumpHigh)} for the first and ` +
          `${rangeInRoughDollars(furtherLow, furtherHigh)} for each additional one on the same trip.`
        : `Grinding a stump of ${inInches(diameter)} costs ${rangeInRoughDollars(perStumpLow, perStumpHigh)} in all. ` +
          'Most crews charge a minimum, so have other stumps ground on the same trip.',
    range: { low: roundTo(perStumpLow, 0), high: roundTo(perStumpHigh, 0), unit: '$' },
    figures: {
      stumps: { value: roundTo(stumps, 2), unit: 'stumps' },
      total: { low: roundTo(totalLow, 0), high: roundTo(totalHigh, 0), unit: '$' },
      perStump: { low: roundTo(perStumpLow, 0), high: roundTo(perStumpHigh, 0), unit: '$' },
      further: { low: roundTo(furtherLow, 0), high: roundTo(furtherHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: StumpRemovalInputs, steps = compute(inputs)): EstimateAmounts {
  const { perStumpLow, perStumpHigh, restLow, restHigh, totalLow, totalHigh } = steps;
  return {
    total: { low: roundTo(totalLow, 0), high: roundTo(totalHigh, 0) },
    lines: [
      { low: roundTo(perStumpLow, 0), high: roundTo(perStumpHigh, 0) },
      { low: roundTo(restLow, 0), high: roundTo(restHigh, 0) },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: StumpRemovalInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    byInchLow,
    byInchHigh,
    perStumpLow,
    perStumpHigh,
    furtherLow,
    furtherHigh,
    stumps,
    atFurtherLow,
    atFurtherHigh,
    least,
    restLow,
    restHigh,
    totalLow,
    totalHigh,
  } = steps;
  return [
    { name: 'byInch', formula: 'diameter * prices.stump_inch', value: { low: byInchLow, high: byInchHigh }, unit: '$' },
    {
      name: 'perStump',
      formula: 'max(minimums.stump, byInch)',
      value: { low: perStumpLow, high: perStumpHigh },
      unit: '$',
    },
    {
      name: 'further',
      formula: 'max(minimums.stump_further, byInch)',
      value: { low: furtherLow, high: furtherHigh },
      unit: '$',
    },
    { name: 'stumps', formula: 'count * 1 stump', value: stumps, unit: 'stumps' },
    { name: 'atFurther', formula: 'count * further', value: { low: atFurtherLow, high: atFurtherHigh }, unit: '$' },
    { name: 'least', formula: 'low(atFurther) - low(further)', value: least, unit: '$' },
    {
      name: 'rest',
      formula: 'least..max(least, high(atFurther) - high(further))',
      value: { low: restLow, high: restHigh },
      unit: '$',
    },
    {
      name: 'total',
      formula: 'round(perStump, 1 USD) + round(rest, 1 USD)',
      value: { low: totalLow, high: totalHigh },
      unit: '$',
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: StumpRemovalInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 stumps", for instance. */
function inStumps(value: number): string {
  return amount(trimmed(value, 2), '', ' stump', ' stumps');
}

/** "2,500 inches", for instance. */
function inInches(value: number): string {
  return amount(trimmed(value, 2), '', ' inch', ' inches');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Grinding cost per stump and in total */
export const stumpRemoval: Calculator<StumpRemovalInputs> = {
  slug: 'stump-removal',
  title: 'Stump Removal Cost Calculator',
  subtitle: 'Grinding cost per stump and in total',
  tag: 'outdoor',
  service: 'Stump removal',
  disclaimer:
    'Planning estimate for grinding. It leaves out hauling chips, filling, large roots, rock and tight access; call ' +
    '811 before any grinding.',
  inputs: [
    {
      name: 'diameter',
      label: 'Diameter at the ground',
      type: 'number',
      unit: 'in',
      default: 18,
      min: 4,
      max: 72,
      step: 1,
      units: acceptedUnits.in,
      ask: 'How wide is the stump at the ground?',
      hint: 'Across the widest part; the average where there are several',
    },
    {
      name: 'count',
      label: 'Number of stumps',
      type: 'number',
      default: 1,
      min: 1,
      max: 50,
      step: 1,
      whole: true,
      ask: 'How many stumps?',
    },
  ],
  costBand: {
    service_name: 'Stump removal',
    unit: 'per stump',
    price_min_usd: 100,
    price_max_usd: 450,
  },
  sources: [
    'Grinding is measured across the widest part at ground level, with the roots ' +
      '(best-stump-grinding.com/stumppricing.html).',
    '$100 to $400 a stump (HomeAdvisor, at treeloppingtownsville.com/stump-removal-stump-grinding-service-cost); ' +
      "the prices stay inside the service's band of $100 to $450.",
  ],
  sharedFigures: [
    {
      name: 'prices.stump_inch',
      unit: '$ per inch',
      source: 'Published: firm, guide (undated)',
      values: [{ low: 3, high: 6 }],
    },
    {
      name: 'minimums.stump',
      unit: '$',
      source: 'Published: firm, guide (undated)',
      values: [{ low: 100, high: 175 }],
    },
    {
      name: 'minimums.stump_further',
      unit: '$',
      source: 'Published: guide (undated)',
      values: [{ low: 40, high: 75 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    addsUp: 'count',
    lines: [
      { line: 'First stump', covers: 'job', alike: [] },
      { line: 'Additional stumps on the same trip', covers: 'job', alike: [] },
    ],
    together: { atFurther: 'sum', byInch: 'largest' },
    leavesOut: ['hauling of chips', 'filling', 'large roots', 'rock', 'tight access', 'sales tax'],
    pitfalls: [
      'The headline is the price of one stump; the total is the price of all of them.',
      'Measure across the widest part at the ground, where the roots flare, not across the cut.',
      'Grinding leaves a heap of chips several times as large as the stump; hauling it away costs extra.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 3,
    prices: { 'prices.stump_inch': 'published', 'minimums.stump': 'published', 'minimums.stump_further': 'published' },
  },
  own: {
    figures: [{
      name: 'prices.stump_inch',
      label: 'Grinding',
      unit: '$ per inch',
      min: 0.5,
      max: 25,
      written: 'USD/in',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: { kind: 'pieces', measures: { count: { step: 'stumps', times: 1 } }, look: 'stump' },
  labels: {
    byInch: 'Price by the inch',
    perStump: 'Price of one stump',
    atFurther: 'All at the price of a further one',
    least: 'The rest at the low end',
    'prices.stump_inch': 'Grinding',
  },
  counted: { stumps: 'stump' },
  repeats: { range: 0 },
  asks: [{ input: 'count', from: 1, to: 2 }],
  slopes: {
    value: { diameter: 1, count: 0 },
    stumps: { diameter: 0, count: 1 },
    'total.low': { diameter: 1, count: 1 },
    'total.high': { diameter: 1, count: 1 },
    'perStump.low': { diameter: 1, count: 0 },
    'perStump.high': { diameter: 1, count: 0 },
    'further.low': { diameter: 1, count: 0 },
    'further.high': { diameter: 1, count: 0 },
    'range.low': { diameter: 1, count: 0 },
    'range.high': { diameter: 1, count: 0 },
  },
  refuse,
  answer,
  trace,
};
