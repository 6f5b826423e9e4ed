/**
 * Bathtub Refinishing and Conversion Cost Calculator. Generated from the entry bathtub-refinishing of
 * catalog/calculators.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  Cell,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../engine/kernel/module.js';
import { roughRange } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Bathtub Refinishing and Conversion Cost Calculator, inside their bounds. */
export interface BathtubRefinishingInputs {
  /** Job; 'reglaze_std' when omitted. */
  readonly job: 'reglaze_std' | 'reglaze_claw' | 'reglaze_tile' | 'convert' | 'walkin';
}

/** The steps of the calculation. */
export interface BathtubRefinishingSteps {
  /** Low end of job.price, in $ */
  readonly costLow: number;
  /** High end of job.price, in $ */
  readonly costHigh: number;
}

const jobFigures: Readonly<Record<BathtubRefinishingInputs['job'], { priceLow: number; priceHigh: number }>> = {
  reglaze_std: { priceLow: 400, priceHigh: 700 },
  reglaze_claw: { priceLow: 450, priceHigh: 900 },
  reglaze_tile: { priceLow: 600, priceHigh: 1200 },
  convert: { priceLow: 2000, priceHigh: 8000 },
  walkin: { priceLow: 4000, priceHigh: 14000 },
};
const jobPhrases: Readonly<Record<BathtubRefinishingInputs['job'], string>> = {
  reglaze_std: 'Reglazing a standard tub',
  reglaze_claw: 'Reglazing a clawfoot tub',
  reglaze_tile: 'Reglazing tub and tile',
  convert: 'A tub-to-shower conversion',
  walkin: 'A walk-in tub',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ job }: BathtubRefinishingInputs): BathtubRefinishingSteps {
  const jobChosen = jobFigures[job];
  const costLow = jobChosen.priceLow;
  const costHigh = jobChosen.priceHigh;
  return { costLow, costHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: BathtubRefinishingInputs, own: OwnFigures): BathtubRefinishingSteps {
  const { job } = inputs;
  const jobChosen = jobFigures[job];
  const jobPrice = own['job.price'] ?? jobChosen.priceLow;
  const jobPriceHigh = own['job.price'] ?? jobChosen.priceHigh;
  const costLow = jobPrice;
  const costHigh = jobPriceHigh;
  return { costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: BathtubRefinishingInputs, steps = compute(inputs)): CalculationResult {
  const { job } = inputs;
  const { costLow, costHigh } = steps;
  return {
    value: roundTo(costLow, 0),
    unit: '$ low end',
    interpretation:
      `${jobPhrases[job]} costs ${rangeInRoughDollars(costLow, costHigh)}` +
      (job === 'convert' || job === 'walkin'
        ? ' installed; plumbing and wall finish move the price most.'
        : ', and a good finish lasts about ten years with gentle cleaners.'),
    secondary: [{ value: roundTo(costHigh, 0), unit: '$ high end', label: 'Range' }],
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: BathtubRefinishingInputs, steps = compute(inputs)): EstimateAmounts {
  const { costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(costLow, 0), high: roundTo(costHigh, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: BathtubRefinishingInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { costLow, costHigh } = steps;
  return [{ name: 'cost', formula: 'job.price', value: { low: costLow, high: costHigh }, unit: '$' }];
}

/** The numbers of options and tables behind the answer. */
export function cells({ job }: BathtubRefinishingInputs): readonly Cell[] {
  const jobChosen = jobFigures[job];
  return [{ name: 'job.price', cell: job, unit: '$', low: jobChosen.priceLow, high: jobChosen.priceHigh }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: BathtubRefinishingInputs): BrokenRequirement | null {
  return null;
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Cost range for reglazing a tub or tile, a shower conversion or a walk-in tub */
export const bathtubRefinishing: Calculator<BathtubRefinishingInputs> = {
  slug: 'bathtub-refinishing',
  title: 'Bathtub Refinishing and Conversion Cost Calculator',
  subtitle: 'Cost range for reglazing a tub or tile, a shower conversion or a walk-in tub',
  tag: 'home',
  service: 'Bathtub refinishing',
  disclaimer:
    'Planning estimate. It leaves out chip and rust repair, drains and faucets, plumbing moves and tile behind a ' +
    'conversion; the room needs ventilation and a day or two to cure.',
  inputs: [{
    name: 'job',
    label: 'Job',
    type: 'select',
    default: 'reglaze_std',
    options: [
      { value: 'reglaze_std', label: 'Reglaze a standard tub' },
      { value: 'reglaze_claw', label: 'Reglaze a clawfoot tub' },
      { value: 'reglaze_tile', label: 'Reglaze tub and tile surround' },
      { value: 'convert', label: 'Tub-to-shower conversion' },
      { value: 'walkin', label: 'Walk-in tub' },
    ],
  }],
  costBand: {
    service_name: 'Bathtub refinishing',
    unit: 'per project',
    price_min_usd: 400,
    price_max_usd: 700,
    notes: 'The band is the usual price of reglazing a standard tub; the other jobs cost more.',
  },
  sources: [
    "$400 to $700 for a standard tub is the service's band; $420 to $700, up to $880, at Houzz " +
      '(houzz.com/cost/43-cost-to-refinish-a-bathtub).',
    'Clawfoot tubs about $1,000 sandblasted in a shop, and almost ten years of use with proper cleaning ' +
      '(aconcordcarpenter.com/re-glazing-clawfoot-tub-vs-replacement.html).',
    'Tub-to-shower conversions $1,200 to $8,000 (homeadvisor.com/tloc/Augusta-MT/Replace-Install-Shower), $1,800 ' +
      'to $4,430 for a small tub ' +
      '(homeappropriate.com/what-is-the-cost-of-converting-a-small-tub-into-walk-in-shower).',
  ],
  asOf: '2011-01-01',
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Tub work', covers: 'job' }],
    leavesOut: ['chip and rust repair', 'drains and faucets', 'moving plumbing', 'tile behind a conversion'],
    pitfalls: [
      'The usual band is for reglazing a standard tub; a conversion or a walk-in tub costs several times as much.',
      'A reglazed tub cannot be used for a day or two, and the room needs ventilation while it is sprayed.',
      'Abrasive cleaners and suction mats end a reglazed finish early.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 1,
    prices: { 'bathtub-refinishing.job': 'published' },
  },
  own: {
    figures: [{
      name: 'job.price',
      label: 'Price',
      unit: '$',
      min: 100,
      max: 40000,
      units: acceptedUnits.USD,
      by: ['job'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { 'job.price': 'Price' },
  repeats: { '0': 'range', value: 'total', range: 'total' },
  asks: [{ input: 'job', from: 'reglaze_std', to: 'walkin' }],
  refuse,
  answer,
  trace,
  cells,
};
