/**
 * Water Well Cost Calculator. Generated from the entry water-well of catalog/calculators.yaml by `npm run generate`:
 * edit the catalog, not this file.
 */
import { isAbove, roundHalfAway, roundTo } from '../../engine/kernel/math.js';
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

/** The inputs of the Water Well Cost Calculator, inside their bounds. */
export interface WaterWellInputs {
  /** Depth, 50 to 1500 ft in steps of 10; 200 when omitted. */
  readonly depth: number;
  /** Casing; 'pvc' when omitted. */
  readonly casing: 'pvc' | 'steel';
  /** Pump; 'submersible' when omitted. */
  readonly pump: 'submersible' | 'solar' | 'jet' | 'none';
}

/** The steps of the calculation. */
export interface WaterWellSteps {
  /** min(depth, casing.limit), in ft */
  readonly upper: number;
  /** depth - upper, in ft */
  readonly deeper: number;
  /** Low end of if casing = "pvc" then prices.pvc_casing else prices.steel_casing, in $ per foot */
  readonly rateLow: number;
  /** High end of if casing = "pvc" then prices.pvc_casing else prices.steel_casing, in $ per foot */
  readonly rateHigh: number;
  /** Low end of upper * rate + deeper * prices.steel_casing, in $ */
  readonly drillingLow: number;
  /** High end of upper * rate + deeper * prices.steel_casing, in $ */
  readonly drillingHigh: number;
  /** Low end of if pump = "none" or pump = "jet" then 0 USD else max(depth - 200 ft, 0 ft) * prices.well_depth, in $ */
  readonly liftingLow: number;
  /**
   * High end of if pump = "none" or pump = "jet" then 0 USD else max(depth - 200 ft, 0 ft) * prices.well_depth, in $
   */
  readonly liftingHigh: number;
  /** Low end of pump.price + lifting, in $ */
  readonly pumpingLow: number;
  /** High end of pump.price + lifting, in $ */
  readonly pumpingHigh: number;
  /** Low end of round(drilling, 1 USD) + round(pumping, 1 USD), in $ */
  readonly costLow: number;
  /** High end of round(drilling, 1 USD) + round(pumping, 1 USD), in $ */
  readonly costHigh: number;
}

const casingFigures: Readonly<Record<WaterWellInputs['casing'], number>> = { pvc: 517, steel: 1500 };
const pumpFigures: Readonly<Record<WaterWellInputs['pump'], { priceLow: number; priceHigh: number }>> = {
  submersible: { priceLow: 1200, priceHigh: 3500 },
  solar: { priceLow: 2500, priceHigh: 6000 },
  jet: { priceLow: 900, priceHigh: 2200 },
  none: { priceLow: 0, priceHigh: 0 },
};
const casingPhrases: Readonly<Record<WaterWellInputs['casing'], string>> = { pvc: 'PVC casing', steel: 'steel casing' };
const pumpPhrases: Readonly<Record<WaterWellInputs['pump'], string>> = {
  submersible: 'a submersible pump',
  solar: 'a solar pump',
  jet: 'a deep-well jet pump',
  none: 'no pump',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ depth, casing, pump }: WaterWellInputs): WaterWellSteps {
  const pumpChosen = pumpFigures[pump];
  const upper = Math.min(depth, casingFigures[casing]);
  const deeper = depth - upper;
  const rateLow = casing === 'pvc' ? 22 : 35;
  const rateHigh = casing === 'pvc' ? 45 : 65;
  const drillingLow = upper * rateLow + deeper * 35;
  const drillingHigh = upper * rateHigh + deeper * 65;
  const liftingLow = pump === 'none' || pump === 'jet' ? 0 : Math.max(depth - 200, 0) * 4;
  const liftingHigh = pump === 'none' || pump === 'jet' ? 0 : Math.max(depth - 200, 0) * 9;
  const pumpingLow = pumpChosen.priceLow + liftingLow;
  const pumpingHigh = pumpChosen.priceHigh + liftingHigh;
  const costLow = roundHalfAway(drillingLow) + roundHalfAway(pumpingLow);
  const costHigh = roundHalfAway(drillingHigh) + roundHalfAway(pumpingHigh);
  return {
    upper,
    deeper,
    rateLow,
    rateHigh,
    drillingLow,
    drillingHigh,
    liftingLow,
    liftingHigh,
    pumpingLow,
    pumpingHigh,
    costLow,
    costHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: WaterWellInputs, own: OwnFigures): WaterWellSteps {
  const { depth, casing, pump } = inputs;
  const pumpChosen = pumpFigures[pump];
  const pricesPvcCasing = own['prices.pvc_casing'] ?? 22;
  const pricesPvcCasingHigh = own['prices.pvc_casing'] ?? 45;
  const pricesSteelCasing = own['prices.steel_casing'] ?? 35;
  const pricesSteelCasingHigh = own['prices.steel_casing'] ?? 65;
  const pricesWellDepth = own['prices.well_depth'] ?? 4;
  const pricesWellDepthHigh = own['prices.well_depth'] ?? 9;
  const upper = Math.min(depth, casingFigures[casing]);
  const deeper = depth - upper;
  const rateLow = casing === 'pvc' ? pricesPvcCasing : pricesSteelCasing;
  const rateHigh = casing === 'pvc' ? pricesPvcCasingHigh : pricesSteelCasingHigh;
  const drillingLow = upper * rateLow + deeper * pricesSteelCasing;
  const drillingHigh = upper * rateHigh + deeper * pricesSteelCasingHigh;
  const liftingLow = pump === 'none' || pump === 'jet' ? 0 : Math.max(depth - 200, 0) * pricesWellDepth;
  const liftingHigh = pump === 'none' || pump === 'jet' ? 0 : Math.max(depth - 200, 0) * pricesWellDepthHigh;
  const pumpingLow = pumpChosen.priceLow + liftingLow;
  const pumpingHigh = pumpChosen.priceHigh + liftingHigh;
  const costLow = roundHalfAway(drillingLow) + roundHalfAway(pumpingLow);
  const costHigh = roundHalfAway(drillingHigh) + roundHalfAway(pumpingHigh);
  return {
    upper,
    deeper,
    rateLow,
    rateHigh,
    drillingLow,
    drillingHigh,
    liftingLow,
    liftingHigh,
    pumpingLow,
    pumpingHigh,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: WaterWellInputs, steps = compute(inputs)): CalculationResult {
  const { depth, casing, pump } = inputs;
  const { deeper, drillingLow, drillingHigh, costLow, costHigh } = steps;
  return {
    value: roundTo(depth, 0),
    unit: 'feet',
    interpretation:
      `A well of ${inFeet(depth)} with ${casingPhrases[casing]} ` +
      (pump === 'none'
        ? `costs ${rangeInRoughDollars(costLow, costHigh)}, pump not included. Ask neighbors and the groundwater ` +
          'district how deep the good water is.'
        : `and ${pumpPhrases[pump]} costs ${rangeInRoughDollars(costLow, costHigh)}, including ` +
          `${rangeInRoughDollars(drillingLow, drillingHigh)} for drilling and casing. ` +
          (isAbove(deeper, 0)
            ? 'Standard PVC casing is good to 517 ft; below that the price is for a heavier wall or steel.'
            : 'Ask neighbors and the groundwater district how deep the good water is.')),
    figures: {
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      drilling: { low: roundTo(drillingLow, 0), high: roundTo(drillingHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: WaterWellInputs, steps = compute(inputs)): EstimateAmounts {
  const { drillingLow, drillingHigh, pumpingLow, pumpingHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [
      { low: roundTo(drillingLow, 0), high: roundTo(drillingHigh, 0) },
      { low: roundTo(pumpingLow, 0), high: roundTo(pumpingHigh, 0) },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: WaterWellInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    upper,
    deeper,
    rateLow,
    rateHigh,
    drillingLow,
    drillingHigh,
    liftingLow,
    liftingHigh,
    pumpingLow,
    pumpingHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'upper', formula: 'min(depth, casing.limit)', value: upper, unit: 'ft' },
    { name: 'deeper', formula: 'depth - upper', value: deeper, unit: 'ft' },
    {
      name: 'rate',
      formula: 'if casing = "pvc" then prices.pvc_casing else prices.steel_casing',
      value: { low: rateLow, high: rateHigh },
      unit: '$ per foot',
    },
    {
      name: 'drilling',
      formula: 'upper * rate + deeper * prices.steel_casing',
      value: { low: drillingLow, high: drillingHigh },
      unit: '$',
    },
    {
      name: 'lifting',
      formula: 'if pump = "none" or pump = "jet" then 0 USD else max(depth - 200 ft, 0 ft) * prices.well_depth',
      value: { low: liftingLow, high: liftingHigh },
      unit: '$',
    },
    { name: 'pumping', formula: 'pump.price + lifting', value: { low: pumpingLow, high: pumpingHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'round(drilling, 1 USD) + round(pumping, 1 USD)',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ casing, pump }: WaterWellInputs): readonly Cell[] {
  const pumpChosen = pumpFigures[pump];
  return [
    { name: 'casing.limit', cell: casing, unit: 'ft', value: casingFigures[casing] },
    { name: 'pump.price', cell: pump, unit: '$', low: pumpChosen.priceLow, high: pumpChosen.priceHigh },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ depth, pump }: WaterWellInputs): BrokenRequirement | null {
  if (!(pump !== 'jet' || depth <= 120)) return {
    message: 'A jet pump sits above ground and cannot lift water from below 120 ft; choose a submersible pump.',
    inputs: ['pump', 'depth'],
  };
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

/** Drilling, casing and pump cost by depth */
export const waterWell: Calculator<WaterWellInputs> = {
  slug: 'water-well',
  title: 'Water Well Cost Calculator',
  subtitle: 'Drilling, casing and pump cost by depth',
  tag: 'outdoor',
  service: 'Water wells',
  disclaimer:
    'Planning estimate. Depth to good water decides the price and is not known until drilling; it leaves out ' +
    'electric service, pressure tank, treatment, trenching and groundwater district permits.',
  inputs: [
    {
      name: 'depth',
      label: 'Depth',
      type: 'number',
      unit: 'ft',
      default: 200,
      min: 50,
      max: 1500,
      step: 10,
      units: acceptedUnits.ft,
      ask: 'How deep is the well?',
    },
    {
      name: 'casing',
      label: 'Casing',
      type: 'select',
      default: 'pvc',
      options: [
        { value: 'pvc', label: 'PVC' },
        { value: 'steel', label: 'Steel' },
      ],
    },
    {
      name: 'pump',
      label: 'Pump',
      type: 'select',
      default: 'submersible',
      options: [
        { value: 'submersible', label: 'Submersible' },
        { value: 'solar', label: 'Solar submersible' },
        { value: 'jet', label: 'Deep-well jet (to 120 ft)' },
        { value: 'none', label: 'No pump' },
      ],
    },
  ],
  costBand: {
    service_name: 'Water wells',
    unit: 'per foot drilled',
    price_min_usd: 22,
    price_max_usd: 65,
    notes: 'The pump comes on top of the price by the foot.',
  },
  sources: [
    'Texas drilling alone $20 to $30 a ft and complete residential wells $30 to $70 ' +
      '(morganshowto.com/average-cost-of-drilling-a-water-well-in-texas).',
    'PVC casing of 4.5 in stands to 517 ft in SDR 17 and to 1,085 ft in SDR 13.5 (Code of Maryland Regulations ' +
      '26.04.04.17, for casing of ASTM F480).',
    'The pump prices are planning estimates; replacing a submersible pump costs $1,000 to $3,500 and more ' +
      '(thecostguide.com/home/plumbing/well-pump-replacement-cost).',
    'Deep-well jet pumps lift from 90 to 120 ft at the most, by the performance charts of their makers; the limit ' +
      'and their price are planning estimates.',
    'Wells in the Gulf Coast aquifer (Chicot and Evangeline) usually reach 100 to 600 ft (planning estimate).',
  ],
  asOf: '2026-01-30',
  sharedFigures: [
    {
      name: 'prices.pvc_casing',
      unit: '$ per foot',
      source: 'Published: guide (undated)',
      values: [{ low: 22, high: 45 }],
    },
    {
      name: 'prices.steel_casing',
      unit: '$ per foot',
      source: 'Published: guide (undated)',
      values: [{ low: 35, high: 65 }],
    },
    { name: 'prices.well_depth', unit: '$ per foot', source: 'Our judgement', values: [{ low: 4, high: 9 }] },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Drilling and casing', covers: 'job' },
      { line: 'Pump, drop pipe and cable', covers: 'job' },
    ],
    leavesOut: [
      'electric service',
      'pressure tank',
      'treatment',
      'trenching',
      'groundwater district permit',
      'sales tax',
    ],
    pitfalls: [
      'The headline is the depth; the money is in the figure cost.',
      "Depth decides the price and nobody knows it before drilling: ask how deep the neighbors' wells are.",
      'PVC casing of the usual wall holds to about 500 ft; deeper wells need a heavier wall or steel, and a larger ' +
        'pump.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 3,
    judged: 1,
    prices: {
      'prices.pvc_casing': 'published',
      'prices.steel_casing': 'published',
      'prices.well_depth': 'judged',
      'water-well.pump': 'published',
    },
  },
  own: {
    figures: [
      { name: 'prices.pvc_casing', label: 'PVC casing', unit: '$ per foot', min: 5, max: 150, written: 'USD/ft' },
      { name: 'prices.steel_casing', label: 'Steel casing', unit: '$ per foot', min: 10, max: 250, written: 'USD/ft' },
      { name: 'prices.well_depth', label: 'Drilling', unit: '$ per foot', min: 1, max: 40, written: 'USD/ft' },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: { kind: 'bore', measures: { depth: { input: 'depth', times: 1 } } },
  labels: { 'prices.pvc_casing': 'PVC casing', 'prices.well_depth': 'Drilling' },
  counted: { feet: 'foot' },
  asks: [
    { input: 'depth', from: 140, to: 300 },
    { input: 'pump', from: 'none', to: 'solar' },
    { input: 'casing', from: 'pvc', to: 'steel' },
  ],
  refuse,
  answer,
  trace,
  cells,
};
