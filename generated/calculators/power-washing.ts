/**
 * Power Washing Cost Calculator. Generated from the entry power-washing of catalog/calculators.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { isAtMost, roundHalfAway, roundTo } from '../../engine/kernel/math.js';
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

/** The inputs of the Power Washing Cost Calculator, inside their bounds. */
export interface PowerWashingInputs {
  /** Area, 50 to 20000 sq ft in steps of 50; 1500 when omitted. */
  readonly sqft: number;
  /** Surface; 'driveway' when omitted. */
  readonly surface: 'driveway' | 'house' | 'deck' | 'roof';
}

/** The steps of the calculation. */
export interface PowerWashingSteps {
  /** Low end of sqft * surface.rate, in $ */
  readonly byAreaLow: number;
  /** High end of sqft * surface.rate, in $ */
  readonly byAreaHigh: number;
  /** Low end of minimums.washing, in $ */
  readonly minimumLow: number;
  /** High end of minimums.washing, in $ */
  readonly minimumHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(byArea, 1 USD)), in $ */
  readonly costLow: number;
  /** High end of max(round(minimum, 1 USD), round(byArea, 1 USD)), in $ */
  readonly costHigh: number;
}

const surfaceFigures: Readonly<Record<PowerWashingInputs['surface'], { rateLow: number; rateHigh: number }>> = {
  driveway: { rateLow: 0.2, rateHigh: 0.4 },
  house: { rateLow: 0.2, rateHigh: 0.45 },
  deck: { rateLow: 0.3, rateHigh: 0.55 },
  roof: { rateLow: 0.3, rateHigh: 0.55 },
};
const surfacePhrases: Readonly<Record<PowerWashingInputs['surface'], string>> = {
  driveway: 'driveway or walks',
  house: 'house walls',
  deck: 'deck or fence',
  roof: 'roof',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ sqft, surface }: PowerWashingInputs): PowerWashingSteps {
  const surfaceChosen = surfaceFigures[surface];
  const byAreaLow = sqft * surfaceChosen.rateLow;
  const byAreaHigh = sqft * surfaceChosen.rateHigh;
  const minimumLow = 150;
  const minimumHigh = 250;
  const costLow = Math.max(minimumLow, roundHalfAway(byAreaLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byAreaHigh));
  return { byAreaLow, byAreaHigh, minimumLow, minimumHigh, costLow, costHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: PowerWashingInputs, own: OwnFigures): PowerWashingSteps {
  const { sqft, surface } = inputs;
  const surfaceChosen = surfaceFigures[surface];
  const surfaceRate = own['surface.rate'] ?? surfaceChosen.rateLow;
  const surfaceRateHigh = own['surface.rate'] ?? surfaceChosen.rateHigh;
  const byAreaLow = sqft * surfaceRate;
  const byAreaHigh = sqft * surfaceRateHigh;
  const minimumLow = 150;
  const minimumHigh = 250;
  const costLow = Math.max(minimumLow, roundHalfAway(byAreaLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byAreaHigh));
  return { byAreaLow, byAreaHigh, minimumLow, minimumHigh, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: PowerWashingInputs, steps = compute(inputs)): CalculationResult {
  const { sqft, surface } = inputs;
  const { byAreaLow, byAreaHigh, minimumLow, minimumHigh, costLow, costHigh } = steps;
  return {
    value: roundTo(costLow, 0),
    unit: '$ low end',
    interpretation:
      `Washing ${inSqFt(sqft)} of ${surfacePhrases[surface]} ` +
      (isAtMost(byAreaLow, minimumLow) && isAtMost(byAreaHigh, minimumHigh)
        ? `comes in under the usual ${rangeInRoughDollars(minimumLow, minimumHigh)} minimum. Have another surface ` +
          'washed on the same trip.'
        : `costs ${rangeInRoughDollars(costLow, costHigh)}. Most companies charge at least ` +
          `${rangeInRoughDollars(minimumLow, minimumHigh)} for a visit.`),
    secondary: [{ value: roundTo(costHigh, 0), unit: '$ high end', label: 'Range' }],
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0), unit: '$' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: PowerWashingInputs, steps = compute(inputs)): EstimateAmounts {
  const { byAreaLow, byAreaHigh, minimumLow, minimumHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(byAreaLow, 0), high: roundTo(byAreaHigh, 0) }],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: PowerWashingInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { byAreaLow, byAreaHigh, minimumLow, minimumHigh, costLow, costHigh } = steps;
  return [
    { name: 'byArea', formula: 'sqft * surface.rate', value: { low: byAreaLow, high: byAreaHigh }, unit: '$' },
    { name: 'minimum', formula: 'minimums.washing', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byArea, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ surface }: PowerWashingInputs): readonly Cell[] {
  const surfaceChosen = surfaceFigures[surface];
  return [{
    name: 'surface.rate',
    cell: surface,
    unit: '$ per sq ft',
    low: surfaceChosen.rateLow,
    high: surfaceChosen.rateHigh,
  }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: PowerWashingInputs): BrokenRequirement | null {
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

/** Cost range by surface and area */
export const powerWashing: Calculator<PowerWashingInputs> = {
  slug: 'power-washing',
  title: 'Power Washing Cost Calculator',
  subtitle: 'Cost range by surface and area',
  tag: 'home',
  service: 'Power washing',
  disclaimer:
    'Planning estimate. It leaves out sealing, staining, rust and oil treatment and work above two stories; roofs ' +
    'need soft washing, since high pressure strips shingles.',
  inputs: [
    {
      name: 'sqft',
      label: 'Area',
      type: 'number',
      unit: 'sq ft',
      default: 1500,
      min: 50,
      max: 20000,
      step: 50,
      units: acceptedUnits.sqft,
      ask: 'How large is the area?',
      hint: 'What is washed; for a house its walls',
    },
    {
      name: 'surface',
      label: 'Surface',
      type: 'select',
      default: 'driveway',
      options: [
        { value: 'driveway', label: 'Driveway or walks' },
        { value: 'house', label: 'House walls' },
        { value: 'deck', label: 'Deck or fence' },
        { value: 'roof', label: 'Roof (soft wash)' },
      ],
    },
  ],
  costBand: {
    service_name: 'Power washing',
    unit: 'per square foot',
    price_min_usd: 0.2,
    price_max_usd: 0.55,
    project_min_usd: 200,
    project_max_usd: 600,
    notes: 'Small surfaces cost the minimum charge, and large ones more than a usual job.',
  },
  sources: [
    '$180 to $380 a job, to $600 for large ones (hirerush.com/cost-guides/pressure-washing); $200 to $450, ' +
      'driveways $100 to $260 (pressurewashtips.com/how-much-does-pressure-washing-usually-cost).',
    'A driveway of 500 sq ft $150 to $275 (reviewfriendly.com/pressure-washing-costs, 2026); all surfaces $0.15 to ' +
      '$0.75 a sq ft (bestfloorscrubber.com/archives/5054).',
    "The split by surface is a planning estimate inside the service's band of $0.20 to $0.55, because soil differs.",
  ],
  asOf: '2026-01-01',
  sharedFigures: [{
    name: 'minimums.washing',
    unit: '$',
    asOf: '2024-01-01',
    source: 'Published: guide (2024)',
    values: [{ low: 150, high: 250 }],
  }],
  estimate: {
    covers: 'job',
    unit: '$',
    addsUp: 'sqft',
    lines: [{ line: 'Washing', covers: 'job' }],
    leavesOut: ['sealing', 'staining', 'rust and oil treatment', 'work above two stories', 'sales tax'],
    pitfalls: [
      'For a house enter the area of its walls, not that of its floor.',
      'High pressure strips shingles and gouges wood: a roof needs a soft wash.',
      'Under the minimum charge a second surface on the same trip costs little or nothing more.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 2,
    prices: { 'minimums.washing': 'published', 'power-washing.surface': 'published' },
  },
  own: {
    figures: [{
      name: 'surface.rate',
      label: 'Price per sq ft',
      unit: '$ per sq ft',
      min: 0.05,
      max: 3,
      written: 'USD/sqft',
      by: ['surface'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: { kind: 'plot', measures: { area: { input: 'sqft', times: 1 } } },
  labels: { byArea: 'Price by the area', 'surface.rate': 'Price per sq ft' },
  repeats: { '0': 'range', value: 'total', range: 'total' },
  asks: [
    { input: 'sqft', from: 1000, to: 2000 },
    { input: 'surface', from: 'driveway', to: 'roof' },
  ],
  slopes: {
    value: { sqft: 1 },
    'minimum.low': { sqft: 0 },
    'minimum.high': { sqft: 0 },
    'cost.low': { sqft: 1 },
    'cost.high': { sqft: 1 },
    'range.low': { sqft: 1 },
    'range.high': { sqft: 1 },
    'total.low': { sqft: 1 },
    'total.high': { sqft: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
