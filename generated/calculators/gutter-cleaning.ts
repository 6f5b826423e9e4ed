/**
 * Gutter Cleaning Calculator. Generated from the entry gutter-cleaning of catalog/calculators/house-services.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { isBelow, roundTo } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  Cell,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../engine/kernel/module.js';
import { amount, roughRange, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Gutter Cleaning Calculator, inside their bounds. */
export interface GutterCleaningInputs {
  /** Gutter, 10 to 1000 ft in steps of 5; 150 when omitted. */
  readonly length: number;
  /** Stories; '1' when omitted. */
  readonly stories: '1' | '2' | '3';
  /** Cleanings a year, whole, 1 to 6 in steps of 1; 1 when omitted. */
  readonly visits: number;
}

/** The steps of the calculation. */
export interface GutterCleaningSteps {
  /** Low end of house_services.visit_minimum, in $ */
  readonly minimumLow: number;
  /** High end of house_services.visit_minimum, in $ */
  readonly minimumHigh: number;
  /** Low end of length * stories.rate, in $ */
  readonly byFootLow: number;
  /** High end of length * stories.rate, in $ */
  readonly byFootHigh: number;
  /** Low end of max(minimum, byFoot), in $ */
  readonly eachLow: number;
  /** High end of max(minimum, byFoot), in $ */
  readonly eachHigh: number;
  /** Low end of visits * each, in $ */
  readonly yearLow: number;
  /** High end of visits * each, in $ */
  readonly yearHigh: number;
}

const storiesFigures: Readonly<Record<GutterCleaningInputs['stories'], { rateLow: number; rateHigh: number }>> = {
  '1': { rateLow: 0.7, rateHigh: 1.5 },
  '2': { rateLow: 1, rateHigh: 2.25 },
  '3': { rateLow: 1.3, rateHigh: 3.2 },
};
const storiesPhrases: Readonly<Record<GutterCleaningInputs['stories'], string>> = {
  '1': 'on one story',
  '2': 'on two stories',
  '3': 'on three stories',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ length, stories, visits }: GutterCleaningInputs): GutterCleaningSteps {
  const storiesChosen = storiesFigures[stories];
  const minimumLow = 100;
  const minimumHigh = 150;
  const byFootLow = length * storiesChosen.rateLow;
  const byFootHigh = length * storiesChosen.rateHigh;
  const eachLow = Math.max(minimumLow, byFootLow);
  const eachHigh = Math.max(minimumHigh, byFootHigh);
  const yearLow = visits * eachLow;
  const yearHigh = visits * eachHigh;
  return { minimumLow, minimumHigh, byFootLow, byFootHigh, eachLow, eachHigh, yearLow, yearHigh };
}

/** The same steps with what several jobs have in common in place of that of one. */
export function computeOwn(inputs: GutterCleaningInputs, own: OwnFigures): GutterCleaningSteps {
  const { length, stories, visits } = inputs;
  const storiesChosen = storiesFigures[stories];
  const minimumLow = 100;
  const minimumHigh = 150;
  const byFootLow = own['byFoot.low'] ?? length * storiesChosen.rateLow;
  const byFootHigh = own['byFoot.high'] ?? length * storiesChosen.rateHigh;
  const eachLow = Math.max(minimumLow, byFootLow);
  const eachHigh = Math.max(minimumHigh, byFootHigh);
  const yearLow = visits * eachLow;
  const yearHigh = visits * eachHigh;
  return { minimumLow, minimumHigh, byFootLow, byFootHigh, eachLow, eachHigh, yearLow, yearHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: GutterCleaningInputs, steps = compute(inputs)): CalculationResult {
  const { length, stories, visits } = inputs;
  const { minimumLow, byFootLow, eachLow, eachHigh, yearLow, yearHigh } = steps;
  return {
    value: roundTo(eachLow, 0),
    unit: '$ a cleaning (low end)',
    interpretation:
      `Cleaning ${inFeet(length)} of gutter ${storiesPhrases[stories]} costs ` +
      rangeInRoughDollars(eachLow, eachHigh) +
      (visits > 1 && isBelow(byFootLow, minimumLow)
        ? `, because companies charge a minimum; ${trimmed(visits, 2)} cleanings a year cost ` +
          `${rangeInRoughDollars(yearLow, yearHigh)}.`
        : visits > 1
          ? `; ${trimmed(visits, 2)} cleanings a year cost ${rangeInRoughDollars(yearLow, yearHigh)}.`
          : isBelow(byFootLow, minimumLow)
            ? ', because companies charge a minimum.'
            : '.'),
    secondary: [
      { value: roundTo(eachHigh, 0), unit: '$', label: 'Cleaning (high)' },
      { value: roundTo(yearLow, 0), unit: '$', label: 'Year (low)' },
    ],
    range: { low: roundTo(eachLow, 0), high: roundTo(eachHigh, 0), unit: '$' },
    figures: {
      each: { low: roundTo(eachLow, 0), high: roundTo(eachHigh, 0), unit: '$' },
      year: { low: roundTo(yearLow, 0), high: roundTo(yearHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: GutterCleaningInputs, steps = compute(inputs)): EstimateAmounts {
  const { yearLow, yearHigh } = steps;
  return {
    total: { low: roundTo(yearLow, 0), high: roundTo(yearHigh, 0) },
    lines: [{ low: roundTo(yearLow, 0), high: roundTo(yearHigh, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: GutterCleaningInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { minimumLow, minimumHigh, byFootLow, byFootHigh, eachLow, eachHigh, yearLow, yearHigh } = steps;
  return [
    {
      name: 'minimum',
      formula: 'house_services.visit_minimum',
      value: { low: minimumLow, high: minimumHigh },
      unit: '$',
    },
    { name: 'byFoot', formula: 'length * stories.rate', value: { low: byFootLow, high: byFootHigh }, unit: '$' },
    { name: 'each', formula: 'max(minimum, byFoot)', value: { low: eachLow, high: eachHigh }, unit: '$' },
    { name: 'year', formula: 'visits * each', value: { low: yearLow, high: yearHigh }, unit: '$' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ stories }: GutterCleaningInputs): readonly Cell[] {
  const storiesChosen = storiesFigures[stories];
  return [{
    name: 'stories.rate',
    cell: stories,
    unit: '$ per foot',
    low: storiesChosen.rateLow,
    high: storiesChosen.rateHigh,
  }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: GutterCleaningInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 feet", for instance. */
function inFeet(value: number): string {
  return amount(trimmed(value, 2), '', ' foot', ' feet');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** What gutter cleaning costs by the foot and the stories of the house */
export const gutterCleaning: Calculator<GutterCleaningInputs> = {
  slug: 'gutter-cleaning',
  title: 'Gutter Cleaning Calculator',
  subtitle: 'What gutter cleaning costs by the foot and the stories of the house',
  tag: 'home',
  service: 'Gutter cleaning',
  disclaimer:
    'Planning estimate for open gutters with leaves and grit. It leaves out guards that have to be taken off, ' +
    'downspouts clogged below the ground, repairs and steep or slick roofs.',
  inputs: [
    {
      name: 'length',
      label: 'Gutter',
      type: 'number',
      unit: 'ft',
      default: 150,
      min: 10,
      max: 1000,
      step: 5,
      units: acceptedUnits.ft,
      ask: 'How long are the gutters?',
      hint: 'Most houses have 125 to 200 feet',
    },
    {
      name: 'stories',
      label: 'Stories',
      type: 'select',
      default: '1',
      options: [
        { value: '1', label: 'One story' },
        { value: '2', label: 'Two stories' },
        { value: '3', label: 'Three stories' },
      ],
      ask: 'How many stories?',
    },
    {
      name: 'visits',
      label: 'Cleanings a year',
      type: 'number',
      default: 1,
      min: 1,
      max: 6,
      step: 1,
      whole: true,
      ask: 'How many cleanings a year?',
    },
  ],
  costBand: {
    service_name: 'Gutter cleaning',
    unit: 'per cleaning',
    price_min_usd: 100,
    price_max_usd: 3200,
  },
  sources: [
    'Cleaning twice a year, and by the foot at $1 on one story and $2 on two (pghguttercleaning.com/blog/ ' +
      'how-much-should-i-pay-to-have-my-gutters-cleaned).',
  ],
  asOf: '2025-06-25',
  sharedFigures: [
    {
      name: 'house_services.gutter_one',
      unit: '$ per foot',
      source: 'Published: firm, guide (undated)',
      values: [{ low: 0.7, high: 1.5 }],
    },
    {
      name: 'house_services.gutter_three',
      unit: '$ per foot',
      source: 'Published: firm, guide (undated)',
      values: [{ low: 1.3, high: 3.2 }],
    },
    {
      name: 'house_services.gutter_two',
      unit: '$ per foot',
      asOf: '2025-06-25',
      source: 'Published: guide (2025)',
      values: [{ low: 1, high: 2.25 }],
    },
    {
      name: 'house_services.visit_minimum',
      unit: '$',
      source: 'Published: firm (undated)',
      values: [{ low: 100, high: 150 }],
    },
  ],
  estimate: {
    covers: 'job',
    period: 'year',
    unit: '$',
    addsUp: 'length',
    lines: [{ line: 'Gutters cleaned', covers: 'job', alike: ['visits'] }],
    together: { byFoot: 'sum' },
    leavesOut: ['guards', 'clogged drains underground', 'repairs', 'sales tax'],
    pitfalls: [
      'Ladder falls are the risk that you pay this trade to take; a second story is no job for one person on a ladder.',
      'Ask that each downspout is flushed and that the debris is bagged, not thrown on the beds.',
      'Oaks drop leaves and pollen in March here, so a cleaning in February is one too early.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 4,
    prices: {
      'house_services.gutter_one': 'published',
      'house_services.gutter_three': 'published',
      'house_services.gutter_two': 'published',
      'house_services.visit_minimum': 'published',
    },
  },
  own: {
    figures: [],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { byFoot: 'Price by the foot' },
  repeats: { '0': 'range', '1': 'total' },
  asks: [
    { input: 'stories', from: '1', to: '3' },
    { input: 'visits', from: 1, to: 2 },
    { input: 'length', from: 100, to: 200 },
  ],
  slopes: {
    value: { length: 1, visits: 0 },
    'each.low': { length: 1, visits: 0 },
    'each.high': { length: 1, visits: 0 },
    'year.low': { length: 1, visits: 1 },
    'year.high': { length: 1, visits: 1 },
    'range.low': { length: 1, visits: 0 },
    'range.high': { length: 1, visits: 0 },
    'total.low': { length: 1, visits: 1 },
    'total.high': { length: 1, visits: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
