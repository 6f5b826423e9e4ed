/**
 * Hardwood Refinishing Calculator. Generated from the entry hardwood-refinishing of catalog/calculators/finishes.yaml
 * by `npm run generate`: edit the catalog, not this file.
 */
import { isBelow, roundHalfAway, roundTo, roundUp } from '../../engine/kernel/math.js';
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

/** The inputs of the Hardwood Refinishing Calculator, inside their bounds. */
export interface HardwoodRefinishingInputs {
  /** Floor, 20 to 10000 sq ft in steps of 10; 500 when omitted. */
  readonly area: number;
  /** Work; 'sand' when omitted. */
  readonly work: 'recoat' | 'sand' | 'stain';
  /** Finish; 'one' when omitted. */
  readonly finish: 'two' | 'one' | 'oil';
  /** Coats, whole, 1 to 4 coats in steps of 1; 3 when omitted. */
  readonly coats: number;
}

/** The steps of the calculation. */
export interface HardwoodRefinishingSteps {
  /** area * (coats / 1 coat) / finish.covers to gal, in gallons */
  readonly finishGallons: number;
  /** ceil(finishGallons, 1 gal), in gallons */
  readonly gallons: number;
  /** Low end of work_minimums.refinishing, in $ */
  readonly minimumLow: number;
  /** High end of work_minimums.refinishing, in $ */
  readonly minimumHigh: number;
  /** Low end of area * work.rate, in $ */
  readonly byAreaLow: number;
  /** High end of area * work.rate, in $ */
  readonly byAreaHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(byArea, 1 USD)), in $ */
  readonly costLow: number;
  /** High end of max(round(minimum, 1 USD), round(byArea, 1 USD)), in $ */
  readonly costHigh: number;
}

const workFigures: Readonly<Record<HardwoodRefinishingInputs['work'], { rateLow: number; rateHigh: number }>> = {
  recoat: { rateLow: 1.5, rateHigh: 3 },
  sand: { rateLow: 3, rateHigh: 6 },
  stain: { rateLow: 4, rateHigh: 7.5 },
};
const finishFigures: Readonly<Record<HardwoodRefinishingInputs['finish'], number>> = { two: 350, one: 500, oil: 500 };
const workPhrases: Readonly<Record<HardwoodRefinishingInputs['work'], string>> = {
  recoat: 'Buffing and recoating',
  sand: 'Sanding and finishing',
  stain: 'Sanding, staining and finishing',
};
const finishPhrases: Readonly<Record<HardwoodRefinishingInputs['finish'], string>> = {
  two: 'two-component water-based finish',
  one: 'one-component water-based finish',
  oil: 'oil-based polyurethane',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ area, work, finish, coats }: HardwoodRefinishingInputs): HardwoodRefinishingSteps {
  const workChosen = workFigures[work];
  const finishGallons = area * coats / finishFigures[finish];
  const gallons = roundUp(finishGallons);
  const minimumLow = 500;
  const minimumHigh = 750;
  const byAreaLow = area * workChosen.rateLow;
  const byAreaHigh = area * workChosen.rateHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(byAreaLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byAreaHigh));
  return { finishGallons, gallons, minimumLow, minimumHigh, byAreaLow, byAreaHigh, costLow, costHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: HardwoodRefinishingInputs, own: OwnFigures): HardwoodRefinishingSteps {
  const { area, work, finish, coats } = inputs;
  const workChosen = workFigures[work];
  const workRate = own['work.rate'] ?? workChosen.rateLow;
  const workRateHigh = own['work.rate'] ?? workChosen.rateHigh;
  const finishGallons = area * coats / finishFigures[finish];
  const gallons = roundUp(finishGallons);
  const minimumLow = 500;
  const minimumHigh = 750;
  const byAreaLow = area * workRate;
  const byAreaHigh = area * workRateHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(byAreaLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byAreaHigh));
  return { finishGallons, gallons, minimumLow, minimumHigh, byAreaLow, byAreaHigh, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: HardwoodRefinishingInputs, steps = compute(inputs)): CalculationResult {
  const { area, work, finish, coats } = inputs;
  const { finishGallons, gallons, minimumLow, byAreaLow, costLow, costHigh } = steps;
  return {
    value: roundTo(gallons, 0),
    unit: 'gallons',
    interpretation:
      `For ${inWholeSqFt(area)} you need ${inWholeGallons(gallons)} of ${finishPhrases[finish]} for ` +
      `${inWholeCoats(coats)}. ${workPhrases[work]} costs ${rangeInRoughDollars(costLow, costHigh)}, ` +
      (isBelow(byAreaLow, minimumLow) ? 'because crews charge a minimum.' : 'finish included.'),
    secondary: [
      { value: roundTo(finishGallons, 2), unit: 'gallons', label: 'Finish used' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Cost (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Cost (high)' },
    ],
    figures: {
      gallons: { value: roundTo(gallons, 0), unit: 'gallons' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: HardwoodRefinishingInputs, steps = compute(inputs)): EstimateAmounts {
  const { minimumLow, minimumHigh, byAreaLow, byAreaHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(byAreaLow, 0), high: roundTo(byAreaHigh, 0) }],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: HardwoodRefinishingInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { finishGallons, gallons, minimumLow, minimumHigh, byAreaLow, byAreaHigh, costLow, costHigh } = steps;
  return [
    {
      name: 'finishGallons',
      formula: 'area * (coats / 1 coat) / finish.covers to gal',
      value: finishGallons,
      unit: 'gallons',
    },
    { name: 'gallons', formula: 'ceil(finishGallons, 1 gal)', value: gallons, unit: 'gallons' },
    { name: 'minimum', formula: 'work_minimums.refinishing', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'byArea', formula: 'area * work.rate', value: { low: byAreaLow, high: byAreaHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byArea, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ work, finish }: HardwoodRefinishingInputs): readonly Cell[] {
  const workChosen = workFigures[work];
  return [
    { name: 'work.rate', cell: work, unit: '$ per sq ft', low: workChosen.rateLow, high: workChosen.rateHigh },
    { name: 'finish.covers', cell: finish, unit: 'sq ft per gallon', value: finishFigures[finish] },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: HardwoodRefinishingInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 sq ft", for instance. */
function inWholeSqFt(value: number): string {
  return amount(trimmed(value, 0), '', ' sq ft', ' sq ft');
}

/** "2,500 gallons", for instance. */
function inWholeGallons(value: number): string {
  return amount(trimmed(value, 0), '', ' gallon', ' gallons');
}

/** "2,500 coats", for instance. */
function inWholeCoats(value: number): string {
  return amount(trimmed(value, 0), '', ' coat', ' coats');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Gallons of finish for a wood floor and what sanding and finishing cost */
export const hardwoodRefinishing: Calculator<HardwoodRefinishingInputs> = {
  slug: 'hardwood-refinishing',
  title: 'Hardwood Refinishing Calculator',
  subtitle: 'Gallons of finish for a wood floor and what sanding and finishing cost',
  tag: 'home',
  service: 'Hardwood floor refinishing',
  disclaimer:
    'Planning estimate for solid wood in fair shape. It leaves out stairs, moving furniture, replacing boards and ' +
    'baseboards and lead paint; engineered floors often cannot be sanded.',
  inputs: [
    {
      name: 'area',
      label: 'Floor',
      type: 'number',
      unit: 'sq ft',
      default: 500,
      min: 20,
      max: 10000,
      step: 10,
      units: acceptedUnits.sqft,
      ask: 'How large is the floor?',
    },
    {
      name: 'work',
      label: 'Work',
      type: 'select',
      default: 'sand',
      options: [
        { value: 'recoat', label: 'Buff and recoat' },
        { value: 'sand', label: 'Sand and finish' },
        { value: 'stain', label: 'Sand, stain and finish' },
      ],
      ask: 'How much work does the floor need?',
    },
    {
      name: 'finish',
      label: 'Finish',
      type: 'select',
      default: 'one',
      options: [
        { value: 'two', label: 'Two-component, water-based' },
        { value: 'one', label: 'One-component, water-based' },
        { value: 'oil', label: 'Oil-based polyurethane' },
      ],
    },
    {
      name: 'coats',
      label: 'Coats',
      type: 'number',
      unit: 'coats',
      default: 3,
      min: 1,
      max: 4,
      step: 1,
      whole: true,
      units: acceptedUnits.coat,
    },
  ],
  costBand: {
    service_name: 'Hardwood floor refinishing',
    unit: 'per square foot',
    price_min_usd: 1.5,
    price_max_usd: 7.5,
    notes: 'Single rooms cost the minimum of a job, which is more than the band by the foot.',
  },
  sources: [
    'A gallon covers 350 to 400 sq ft of two-component finish such as Bona Traffic HD, 500 to 600 of one-component ' +
      'such as Bona Mega (jeffcoflooring.com/stain-sealer-finish-info), the lower figures used here.',
    "500 sq ft to the gallon of oil-based polyurethane is a planning estimate; Bona's sheet for gym floors has 600.",
  ],
  asOf: '2021-04-19',
  sharedFigures: [
    {
      name: 'work_minimums.refinishing',
      unit: '$',
      asOf: '2021-04-19',
      source: 'Published: guide (2021)',
      values: [{ low: 500, high: 750 }],
    },
    {
      name: 'work_prices.recoat',
      unit: '$ per sq ft',
      asOf: '2023-05-31',
      source: 'Published: guide (2023)',
      values: [{ low: 1.5, high: 3 }],
    },
    {
      name: 'work_prices.sand',
      unit: '$ per sq ft',
      asOf: '2023-05-31',
      source: 'Published: firm, guide (2023)',
      values: [{ low: 3, high: 6 }],
    },
    {
      name: 'work_prices.sand_stain',
      unit: '$ per sq ft',
      asOf: '2021-04-19',
      source: 'Published: guide (2021)',
      values: [{ low: 4, high: 7.5 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Refinishing', covers: 'job' }],
    leavesOut: ['stairs', 'moving furniture', 'replacing boards', 'baseboards', 'lead paint', 'sales tax'],
    pitfalls: [
      'Solid boards can be sanded four to six times, engineered ones once or never; measure the wear layer.',
      'Wax or oil soap under the old finish keeps a new coat from sticking, so a recoat is tried in a corner first.',
      'Oil-based finish needs a day between coats and fills the house with fumes.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 4,
    prices: {
      'work_minimums.refinishing': 'published',
      'work_prices.recoat': 'published',
      'work_prices.sand': 'published',
      'work_prices.sand_stain': 'published',
    },
  },
  own: {
    figures: [{
      name: 'work.rate',
      label: 'Price per sq ft',
      unit: '$ per sq ft',
      min: 0.5,
      max: 25,
      written: 'USD/sqft',
      by: ['work'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: { kind: 'plot', measures: { area: { input: 'area', times: 1 } }, look: 'planks' },
  labels: { byArea: 'Price by the area', 'work.rate': 'Price per sq ft' },
  counted: { coats: 'coat', gallons: 'gallon' },
  repeats: { '1': 'total', '2': 'total' },
  asks: [
    { input: 'area', from: 350, to: 750 },
    { input: 'work', from: 'recoat', to: 'stain' },
  ],
  slopes: {
    value: { area: 1, coats: 1 },
    gallons: { area: 1, coats: 1 },
    'cost.low': { area: 1, coats: 0 },
    'cost.high': { area: 1, coats: 0 },
    'total.low': { area: 1, coats: 0 },
    'total.high': { area: 1, coats: 0 },
  },
  refuse,
  answer,
  trace,
  cells,
};
