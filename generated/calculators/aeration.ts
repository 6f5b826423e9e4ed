/**
 * Lawn Aeration Calculator. Generated from the entry aeration of catalog/calculators/yard-services.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { isBelow, roundHalfAway, roundTo } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  Cell,
  EstimateAmounts,
  TraceStep,
} from '../../engine/kernel/module.js';
import { amount, roughRange, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Lawn Aeration Calculator, inside their bounds. */
export interface AerationInputs {
  /** Lawn, 500 to 87000 sq ft in steps of 100; 6000 when omitted. */
  readonly lawnSqft: number;
  /** Passes; 'one' when omitted. */
  readonly passes: 'one' | 'two';
}

/** The steps of the calculation. */
export interface AerationSteps {
  /** Low end of yard_services.aeration_minimum, in $ */
  readonly minimumLow: number;
  /** High end of yard_services.aeration_minimum, in $ */
  readonly minimumHigh: number;
  /** Low end of lawnSqft * passes.factor * yard_services.aeration, in $ */
  readonly byAreaLow: number;
  /** High end of lawnSqft * passes.factor * yard_services.aeration, in $ */
  readonly byAreaHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(byArea, 1 USD)), in $ */
  readonly costLow: number;
  /** High end of max(round(minimum, 1 USD), round(byArea, 1 USD)), in $ */
  readonly costHigh: number;
}

const passesPhrases: Readonly<Record<AerationInputs['passes'], string>> = {
  one: 'one pass',
  two: 'two crossing passes',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ lawnSqft, passes }: AerationInputs): AerationSteps {
  const minimumLow = 75;
  const minimumHigh = 100;
  const byAreaLow = lawnSqft * (passes === 'one' ? 1 : 1.3333333333333333) / 100;
  const byAreaHigh = lawnSqft * (passes === 'one' ? 1 : 1.3333333333333333) / 40;
  const costLow = Math.max(minimumLow, roundHalfAway(byAreaLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byAreaHigh));
  return { minimumLow, minimumHigh, byAreaLow, byAreaHigh, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: AerationInputs): CalculationResult {
  const { lawnSqft, passes } = inputs;
  const { minimumLow, byAreaLow, costLow, costHigh } = compute(inputs);
  return {
    value: roundTo(costLow, 0),
    unit: '$ (low end)',
    interpretation:
      `Aerating ${inSqFt(lawnSqft)} in ${passesPhrases[passes]} costs ${rangeInRoughDollars(costLow, costHigh)}` +
      (isBelow(byAreaLow, minimumLow)
        ? ', because crews charge a minimum; neighbors who book the same day may get a better price.'
        : '.'),
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: AerationInputs): EstimateAmounts {
  const { minimumLow, minimumHigh, byAreaLow, byAreaHigh, costLow, costHigh } = compute(inputs);
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(byAreaLow, 0), high: roundTo(byAreaHigh, 0) }],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: AerationInputs): readonly TraceStep[] {
  const { minimumLow, minimumHigh, byAreaLow, byAreaHigh, costLow, costHigh } = compute(inputs);
  return [
    {
      name: 'minimum',
      formula: 'yard_services.aeration_minimum',
      value: { low: minimumLow, high: minimumHigh },
      unit: '$',
    },
    {
      name: 'byArea',
      formula: 'lawnSqft * passes.factor * yard_services.aeration',
      value: { low: byAreaLow, high: byAreaHigh },
      unit: '$',
    },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byArea, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ passes }: AerationInputs): readonly Cell[] {
  return [{ name: 'passes.factor', cell: passes, unit: '', value: passes === 'one' ? 1 : 1.3333333333333333 }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: AerationInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 sq ft", for instance. */
function inSqFt(value: number): string {
  return amount(trimmed(value, 2), '', ' sq ft', ' sq ft');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** What pulling cores from a lawn costs by its area, in one pass or two */
export const aeration: Calculator<AerationInputs> = {
  slug: 'aeration',
  title: 'Lawn Aeration Calculator',
  subtitle: 'What pulling cores from a lawn costs by its area, in one pass or two',
  tag: 'outdoor',
  service: 'Lawn aeration',
  disclaimer:
    'Planning estimate for core aeration of an open lawn. It leaves out seed, topdressing, fertilizer and the repair ' +
    'of sprinkler heads that nobody marked.',
  inputs: [
    {
      name: 'lawnSqft',
      label: 'Lawn',
      type: 'number',
      unit: 'sq ft',
      default: 6000,
      min: 500,
      max: 87000,
      step: 100,
      units: acceptedUnits.sqft,
      ask: 'How large is the lawn?',
      hint: 'Without house, drive and beds',
    },
    {
      name: 'passes',
      label: 'Passes',
      type: 'select',
      default: 'one',
      options: [
        { value: 'one', label: 'One pass' },
        { value: 'two', label: 'Two crossing passes' },
      ],
      ask: 'One pass or two?',
    },
  ],
  costBand: {
    service_name: 'Lawn aeration',
    unit: 'per visit',
    price_min_usd: 75,
    price_max_usd: 3000,
  },
  sources: [
    'Two passes at $60 beside one at $45 by 1,000 sq ft, and 9 to 12 plugs a square foot only in two ' +
      '(peakseason.llc/services/aeration).',
    'Two passes at $60 beside one at $45 by 1,000 sq ft (peakseason.llc/services/aeration).',
  ],
  sharedFigures: [
    {
      name: 'yard_services.aeration',
      unit: '$ per sq ft',
      source: 'Published: guide (undated)',
      values: [{ low: 0.01, high: 0.025 }],
    },
    {
      name: 'yard_services.aeration_minimum',
      unit: '$',
      source: 'Published: firm, guide (undated)',
      values: [{ low: 75, high: 100 }],
    },
    {
      name: 'yard_services.aeration_second',
      unit: '',
      source: 'Two passes at $60 beside one at $45 by 1,000 sq ft (peakseason.llc/services/aeration).',
      values: [{ value: 1.3333333333333333 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Core aeration', covers: 'job' }],
    leavesOut: ['seed', 'topdressing', 'fertilizer', 'sprinkler repair', 'sales tax'],
    pitfalls: [
      'Mark every sprinkler head, valve box and shallow cable first; the tines go down two or three inches.',
      'Grass of the coast is aerated while it grows, from late spring to summer, not in winter.',
      'Spikes press holes without taking soil out; pay the price of cores only for cores.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 2,
    prices: { 'yard_services.aeration': 'published', 'yard_services.aeration_minimum': 'published' },
  },
  labels: { byArea: 'Price by the area' },
  repeats: { value: 'total', range: 'total' },
  asks: [
    { input: 'lawnSqft', from: 4000, to: 9000 },
    { input: 'passes', from: 'one', to: 'two' },
  ],
  slopes: {
    value: { lawnSqft: 1 },
    'cost.low': { lawnSqft: 1 },
    'cost.high': { lawnSqft: 1 },
    'range.low': { lawnSqft: 1 },
    'range.high': { lawnSqft: 1 },
    'total.low': { lawnSqft: 1 },
    'total.high': { lawnSqft: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
