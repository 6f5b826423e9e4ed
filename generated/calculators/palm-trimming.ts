/**
 * Palm Trimming Calculator. Generated from the entry palm-trimming of catalog/calculators/yard-services.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { roundHalfAway, roundTo } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  EstimateAmounts,
  TraceStep,
} from '../../engine/kernel/module.js';
import { amount, roughRange, trimmed } from '../../engine/kernel/text.js';

/** The inputs of the Palm Trimming Calculator, inside their bounds. */
export interface PalmTrimmingInputs {
  /** Palms under 30 feet, whole, 0 to 50 in steps of 1; 2 when omitted. */
  readonly short: number;
  /** Palms of 30 to 60 feet, whole, 0 to 50 in steps of 1; 0 when omitted. */
  readonly middle: number;
  /** Palms over 60 feet, whole, 0 to 50 in steps of 1; 0 when omitted. */
  readonly tall: number;
}

/** The steps of the calculation. */
export interface PalmTrimmingSteps {
  /** (short + middle + tall) * 1 tree, in trees */
  readonly palms: number;
  /** Low end of short * yard_services.palm_low, in $ */
  readonly shortsLow: number;
  /** High end of short * yard_services.palm_low, in $ */
  readonly shortsHigh: number;
  /** Low end of middle * yard_services.palm_middle, in $ */
  readonly middlesLow: number;
  /** High end of middle * yard_services.palm_middle, in $ */
  readonly middlesHigh: number;
  /** Low end of tall * yard_services.palm_tall, in $ */
  readonly tallsLow: number;
  /** High end of tall * yard_services.palm_tall, in $ */
  readonly tallsHigh: number;
  /** Low end of round(shorts, 1 USD) + round(middles, 1 USD) + round(talls, 1 USD), in $ */
  readonly costLow: number;
  /** High end of round(shorts, 1 USD) + round(middles, 1 USD) + round(talls, 1 USD), in $ */
  readonly costHigh: number;
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ short, middle, tall }: PalmTrimmingInputs): PalmTrimmingSteps {
  const palms = short + middle + tall;
  const shortsLow = short * 100;
  const shortsHigh = short * 300;
  const middlesLow = middle * 200;
  const middlesHigh = middle * 500;
  const tallsLow = tall * 500;
  const tallsHigh = tall * 1500;
  const costLow = roundHalfAway(shortsLow) + roundHalfAway(middlesLow) + roundHalfAway(tallsLow);
  const costHigh = roundHalfAway(shortsHigh) + roundHalfAway(middlesHigh) + roundHalfAway(tallsHigh);
  return { palms, shortsLow, shortsHigh, middlesLow, middlesHigh, tallsLow, tallsHigh, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: PalmTrimmingInputs): CalculationResult {
  const { palms, costLow, costHigh } = compute(inputs);
  return {
    value: roundTo(costLow, 0),
    unit: '$ (low end)',
    interpretation:
      palms === 1
        ? `Trimming one palm of this height costs ${rangeInRoughDollars(costLow, costHigh)}; a second one on the ` +
          'same visit often costs less.'
        : `Trimming ${inTrees(palms)} costs ${rangeInRoughDollars(costLow, costHigh)} on one visit. Companies often ` +
          'charge less for each additional palm.',
    secondary: [{ value: roundTo(palms, 0), unit: 'trees', label: 'Palms' }],
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      palms: { value: roundTo(palms, 2), unit: 'trees' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: PalmTrimmingInputs): EstimateAmounts {
  const { shortsLow, shortsHigh, middlesLow, middlesHigh, tallsLow, tallsHigh, costLow, costHigh } = compute(inputs);
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [
      { low: roundTo(shortsLow, 0), high: roundTo(shortsHigh, 0) },
      { low: roundTo(middlesLow, 0), high: roundTo(middlesHigh, 0) },
      { low: roundTo(tallsLow, 0), high: roundTo(tallsHigh, 0) },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: PalmTrimmingInputs): readonly TraceStep[] {
  const {
    palms,
    shortsLow,
    shortsHigh,
    middlesLow,
    middlesHigh,
    tallsLow,
    tallsHigh,
    costLow,
    costHigh,
  } = compute(inputs);
  return [
    { name: 'palms', formula: '(short + middle + tall) * 1 tree', value: palms, unit: 'trees' },
    {
      name: 'shorts',
      formula: 'short * yard_services.palm_low',
      value: { low: shortsLow, high: shortsHigh },
      unit: '$',
    },
    {
      name: 'middles',
      formula: 'middle * yard_services.palm_middle',
      value: { low: middlesLow, high: middlesHigh },
      unit: '$',
    },
    { name: 'talls', formula: 'tall * yard_services.palm_tall', value: { low: tallsLow, high: tallsHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'round(shorts, 1 USD) + round(middles, 1 USD) + round(talls, 1 USD)',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ short, middle, tall }: PalmTrimmingInputs): BrokenRequirement | null {
  if (short + middle + tall < 1) return { message: 'Enter at least one palm.', inputs: ['short', 'middle', 'tall'] };
  return null;
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 trees", for instance. */
function inTrees(value: number): string {
  return amount(trimmed(value, 2), '', ' tree', ' trees');
}

/** What cutting dead fronds and seed stalks costs by the height of the palms */
export const palmTrimming: Calculator<PalmTrimmingInputs> = {
  slug: 'palm-trimming',
  title: 'Palm Trimming Calculator',
  subtitle: 'What cutting dead fronds and seed stalks costs by the height of the palms',
  tag: 'outdoor',
  service: 'Palm trimming',
  disclaimer:
    'Planning estimate for healthy palms with room below. It leaves out trunk shaving, palms over pools, wires or ' +
    'roofs, many years of dead skirt, removal and hauling of more than the fronds.',
  inputs: [
    { name: 'short', label: 'Palms under 30 feet', type: 'number', default: 2, min: 0, max: 50, step: 1, whole: true },
    {
      name: 'middle',
      label: 'Palms of 30 to 60 feet',
      type: 'number',
      default: 0,
      min: 0,
      max: 50,
      step: 1,
      whole: true,
      ask: 'How many palms of 30 to 60 feet?',
    },
    {
      name: 'tall',
      label: 'Palms over 60 feet',
      type: 'number',
      default: 0,
      min: 0,
      max: 50,
      step: 1,
      whole: true,
      ask: 'How many palms over 60 feet?',
    },
  ],
  costBand: {
    service_name: 'Palm trimming',
    unit: 'per palm',
    price_min_usd: 100,
    price_max_usd: 1500,
    notes: 'The band is for one palm of any height.',
  },
  sources: [
    'Over-trimming harms palms badly, and heights above 25 or 30 feet take a lift (Island Lawn Care, Galveston, ' +
      'galvestonlawncare.com/services/palm-tree-trimming); the classes of height are those of the guides named with ' +
      'the prices (besttreecareguide.wordpress.com/2017/12/05/what-does-palm-tree-trimming-cost).',
  ],
  asOf: '2019-03-24',
  sharedFigures: [
    {
      name: 'yard_services.palm_low',
      unit: '$',
      asOf: '2024-02-14',
      source: 'Published: firm, guide (2024)',
      values: [{ low: 100, high: 300 }],
    },
    {
      name: 'yard_services.palm_middle',
      unit: '$',
      asOf: '2019-03-24',
      source: 'Published: firm, guide (2019)',
      values: [{ low: 200, high: 500 }],
    },
    {
      name: 'yard_services.palm_tall',
      unit: '$',
      asOf: '2024-02-14',
      source: 'Published: firm (2024)',
      values: [{ low: 500, high: 1500 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Palms under 30 feet', covers: 'job' },
      { line: 'Palms of 30 to 60 feet', covers: 'job' },
      { line: 'Palms over 60 feet', covers: 'job' },
    ],
    leavesOut: ['trunk shaving', 'old skirts', 'work over wires or roofs', 'removal', 'sales tax'],
    pitfalls: [
      'Fronds that are level or higher feed the palm; a palm cut to a few fronds starves and breaks in wind.',
      'Nobody should climb under a skirt of dead fronds; it slides down in one piece and has killed trimmers.',
      'Spikes wound a living palm for good; ask for a lift or a ladder.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 3,
    prices: {
      'yard_services.palm_low': 'published',
      'yard_services.palm_middle': 'published',
      'yard_services.palm_tall': 'published',
    },
  },
  counted: { trees: 'tree' },
  repeats: { value: 'total', range: 'total' },
  asks: [
    { input: 'tall', from: 0, to: 5 },
    { input: 'middle', from: 0, to: 5 },
    { input: 'short', from: 1, to: 3 },
  ],
  refuse,
  answer,
  trace,
};
