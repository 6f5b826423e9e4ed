/**
 * Roofing Area Calculator. Generated from the entry roofing of catalog/calculators.yaml by `npm run generate`: edit the
 * catalog, not this file.
 */
import { roundHalfAway, roundTo, roundUp } from '../../engine/kernel/math.js';
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

/** The inputs of the Roofing Area Calculator, inside their bounds. */
export interface RoofingInputs {
  /** Footprint under the roof, 200 to 20000 sq ft in steps of 50; 1800 when omitted. */
  readonly footprint: number;
  /** Roof pitch; '6_12' when omitted. */
  readonly pitch: '3_12' | '4_12' | '6_12' | '8_12' | '10_12' | '12_12';
  /** Waste; '12' when omitted. */
  readonly wasteFactor: '10' | '12' | '15' | '20';
}

/** The steps of the calculation. */
export interface RoofingSteps {
  /** pitch.rise, in in */
  readonly rise: number;
  /** 12 in, in in */
  readonly run: number;
  /** sqrt(1 + (rise / run) ^ 2) */
  readonly slope: number;
  /** footprint * slope * (1 + wasteFactor), in sq ft */
  readonly area: number;
  /** area to square, in squares */
  readonly squares: number;
  /** ceil(area * 3 bundle/square), in bundles */
  readonly bundles: number;
  /** Low end of area * pitch.rate, in $ */
  readonly byAreaLow: number;
  /** High end of area * pitch.rate, in $ */
  readonly byAreaHigh: number;
  /** Low end of minimums.roof, in $ */
  readonly minimumLow: number;
  /** High end of minimums.roof, in $ */
  readonly minimumHigh: number;
  /** Low end of max(minimum, byArea), in $ */
  readonly costLow: number;
  /** High end of max(minimum, byArea), in $ */
  readonly costHigh: number;
  /** Low end of low(cost)..min(1.5 * low(cost), high(cost)), in $ */
  readonly shinglesLow: number;
  /** High end of low(cost)..min(1.5 * low(cost), high(cost)), in $ */
  readonly shinglesHigh: number;
  /** Low end of footprint * slope * prices.tear_off, in $ */
  readonly tearOffLow: number;
  /** High end of footprint * slope * prices.tear_off, in $ */
  readonly tearOffHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(byArea, 1 USD)), in $ */
  readonly totalLow: number;
  /** High end of max(round(minimum, 1 USD), round(byArea, 1 USD)), in $ */
  readonly totalHigh: number;
}

const pitchFigures: Readonly<Record<RoofingInputs['pitch'], { rise: number; rateLow: number; rateHigh: number }>> = {
  '3_12': { rise: 3, rateLow: 4, rateHigh: 11.5 },
  '4_12': { rise: 4, rateLow: 4, rateHigh: 11.5 },
  '6_12': { rise: 6, rateLow: 4, rateHigh: 11.5 },
  '8_12': { rise: 8, rateLow: 4.4, rateHigh: 12.5 },
  '10_12': { rise: 10, rateLow: 4.8, rateHigh: 13.5 },
  '12_12': { rise: 12, rateLow: 5.2, rateHigh: 15 },
};
const wasteFactorFigures: Readonly<Record<RoofingInputs['wasteFactor'], number>> = {
  '10': 10,
  '12': 12,
  '15': 15,
  '20': 20,
};
const pitchPhrases: Readonly<Record<RoofingInputs['pitch'], string>> = {
  '3_12': '3/12',
  '4_12': '4/12',
  '6_12': '6/12',
  '8_12': '8/12',
  '10_12': '10/12',
  '12_12': '12/12',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ footprint, pitch, wasteFactor }: RoofingInputs): RoofingSteps {
  const pitchChosen = pitchFigures[pitch];
  const rise = pitchChosen.rise;
  const run = 12;
  const slope = Math.sqrt(1 + (rise / run) ** 2);
  const area = footprint * slope * (1 + wasteFactorFigures[wasteFactor] / 100);
  const squares = area / 100;
  const bundles = roundUp(area * 0.03);
  const byAreaLow = area * pitchChosen.rateLow;
  const byAreaHigh = area * pitchChosen.rateHigh;
  const minimumLow = 2000;
  const minimumHigh = 3500;
  const costLow = Math.max(minimumLow, byAreaLow);
  const costHigh = Math.max(minimumHigh, byAreaHigh);
  const shinglesLow = costLow;
  const shinglesHigh = Math.min(1.5 * costLow, costHigh);
  const tearOffLow = footprint * slope;
  const tearOffHigh = footprint * slope * 3;
  const totalLow = Math.max(minimumLow, roundHalfAway(byAreaLow));
  const totalHigh = Math.max(minimumHigh, roundHalfAway(byAreaHigh));
  return {
    rise,
    run,
    slope,
    area,
    squares,
    bundles,
    byAreaLow,
    byAreaHigh,
    minimumLow,
    minimumHigh,
    costLow,
    costHigh,
    shinglesLow,
    shinglesHigh,
    tearOffLow,
    tearOffHigh,
    totalLow,
    totalHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: RoofingInputs, own: OwnFigures): RoofingSteps {
  const { footprint, pitch, wasteFactor } = inputs;
  const pitchChosen = pitchFigures[pitch];
  const pitchRate = own['pitch.rate'] ?? pitchChosen.rateLow;
  const pitchRateHigh = own['pitch.rate'] ?? pitchChosen.rateHigh;
  const pricesTearOff = own['prices.tear_off'] ?? 1;
  const pricesTearOffHigh = own['prices.tear_off'] ?? 3;
  const rise = pitchChosen.rise;
  const run = 12;
  const slope = Math.sqrt(1 + (rise / run) ** 2);
  const area = footprint * slope * (1 + wasteFactorFigures[wasteFactor] / 100);
  const squares = area / 100;
  const bundles = roundUp(area * 0.03);
  const byAreaLow = area * pitchRate;
  const byAreaHigh = area * pitchRateHigh;
  const minimumLow = 2000;
  const minimumHigh = 3500;
  const costLow = Math.max(minimumLow, byAreaLow);
  const costHigh = Math.max(minimumHigh, byAreaHigh);
  const shinglesLow = costLow;
  const shinglesHigh = Math.min(1.5 * costLow, costHigh);
  const tearOffLow = footprint * slope * pricesTearOff;
  const tearOffHigh = footprint * slope * pricesTearOffHigh;
  const totalLow = Math.max(minimumLow, roundHalfAway(byAreaLow));
  const totalHigh = Math.max(minimumHigh, roundHalfAway(byAreaHigh));
  return {
    rise,
    run,
    slope,
    area,
    squares,
    bundles,
    byAreaLow,
    byAreaHigh,
    minimumLow,
    minimumHigh,
    costLow,
    costHigh,
    shinglesLow,
    shinglesHigh,
    tearOffLow,
    tearOffHigh,
    totalLow,
    totalHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: RoofingInputs, steps = compute(inputs)): CalculationResult {
  const { pitch } = inputs;
  const { area, squares, bundles, costLow, costHigh, shinglesLow, shinglesHigh, tearOffLow, tearOffHigh } = steps;
  return {
    value: roundTo(area, 0),
    unit: 'sq ft',
    interpretation:
      `You need ${inWholeSqFt(area)} of roofing at ${pitchPhrases[pitch]} pitch, waste included: ` +
      `${inSquares(squares)}, or ${inBundles(bundles)} of shingles. Installed, expect ` +
      `${rangeInRoughDollars(shinglesLow, shinglesHigh)} for architectural shingles and ` +
      `${rangeInRoughDollars(costLow, costHigh)} across all materials up to standing-seam metal; tear-off adds ` +
      `${rangeInRoughDollars(tearOffLow, tearOffHigh)}.`,
    secondary: [
      { value: roundTo(squares, 2), unit: 'squares', label: 'Roofing squares' },
      { value: roundTo(bundles, 0), unit: 'bundles', label: 'Shingle bundles at 3 per square' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Installed cost (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Installed cost (high)' },
    ],
    figures: {
      area: { value: roundTo(area, 0), unit: 'sq ft' },
      squares: { value: roundTo(squares, 2), unit: 'squares' },
      bundles: { value: roundTo(bundles, 2), unit: 'bundles' },
      shingles: { low: roundTo(shinglesLow, 0), high: roundTo(shinglesHigh, 0), unit: '$' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      tearOff: { low: roundTo(tearOffLow, 0), high: roundTo(tearOffHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: RoofingInputs, steps = compute(inputs)): EstimateAmounts {
  const { byAreaLow, byAreaHigh, minimumLow, minimumHigh, tearOffLow, tearOffHigh, totalLow, totalHigh } = steps;
  return {
    total: { low: roundTo(totalLow, 0), high: roundTo(totalHigh, 0) },
    lines: [{ low: roundTo(byAreaLow, 0), high: roundTo(byAreaHigh, 0) }],
    options: [{ low: roundTo(tearOffLow, 0), high: roundTo(tearOffHigh, 0) }],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: RoofingInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    rise,
    run,
    slope,
    area,
    squares,
    bundles,
    byAreaLow,
    byAreaHigh,
    minimumLow,
    minimumHigh,
    costLow,
    costHigh,
    shinglesLow,
    shinglesHigh,
    tearOffLow,
    tearOffHigh,
    totalLow,
    totalHigh,
  } = steps;
  return [
    { name: 'rise', formula: 'pitch.rise', value: rise, unit: 'in' },
    { name: 'run', formula: '12 in', value: run, unit: 'in' },
    { name: 'slope', formula: 'sqrt(1 + (rise / run) ^ 2)', value: slope, unit: '' },
    { name: 'area', formula: 'footprint * slope * (1 + wasteFactor)', value: area, unit: 'sq ft' },
    { name: 'squares', formula: 'area to square', value: squares, unit: 'squares' },
    { name: 'bundles', formula: 'ceil(area * 3 bundle/square)', value: bundles, unit: 'bundles' },
    { name: 'byArea', formula: 'area * pitch.rate', value: { low: byAreaLow, high: byAreaHigh }, unit: '$' },
    { name: 'minimum', formula: 'minimums.roof', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'cost', formula: 'max(minimum, byArea)', value: { low: costLow, high: costHigh }, unit: '$' },
    {
      name: 'shingles',
      formula: 'low(cost)..min(1.5 * low(cost), high(cost))',
      value: { low: shinglesLow, high: shinglesHigh },
      unit: '$',
    },
    {
      name: 'tearOff',
      formula: 'footprint * slope * prices.tear_off',
      value: { low: tearOffLow, high: tearOffHigh },
      unit: '$',
    },
    {
      name: 'total',
      formula: 'max(round(minimum, 1 USD), round(byArea, 1 USD))',
      value: { low: totalLow, high: totalHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ pitch }: RoofingInputs): readonly Cell[] {
  const pitchChosen = pitchFigures[pitch];
  return [
    { name: 'pitch.rise', cell: pitch, unit: 'in', value: pitchChosen.rise },
    { name: 'pitch.rate', cell: pitch, unit: '$ per sq ft', low: pitchChosen.rateLow, high: pitchChosen.rateHigh },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: RoofingInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 sq ft", for instance. */
function inWholeSqFt(value: number): string {
  return amount(trimmed(value, 0), '', ' sq ft', ' sq ft');
}

/** "2,500 squares", for instance. */
function inSquares(value: number): string {
  return amount(trimmed(value, 2), '', ' square', ' squares');
}

/** "2,500 bundles", for instance. */
function inBundles(value: number): string {
  return amount(trimmed(value, 2), '', ' bundle', ' bundles');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Roof area, squares and bundles from the footprint and the pitch, and the price of the roof */
export const roofing: Calculator<RoofingInputs> = {
  slug: 'roofing',
  title: 'Roofing Area Calculator',
  subtitle: 'Roof area, squares and bundles from the footprint and the pitch, and the price of the roof',
  tag: 'home',
  service: 'Roofing',
  disclaimer:
    'Planning estimate over a bare deck, from shingles to standing-seam metal. It leaves out decking repairs, ' +
    'ventilation, flashing and windstorm certification; have the roof measured before you order.',
  inputs: [
    {
      name: 'footprint',
      label: 'Footprint under the roof',
      type: 'number',
      unit: 'sq ft',
      default: 1800,
      min: 200,
      max: 20000,
      step: 50,
      units: acceptedUnits.sqft,
      ask: 'How large is the footprint under the roof?',
      hint: 'Length times width of the house, with the eaves',
    },
    {
      name: 'pitch',
      label: 'Roof pitch',
      type: 'select',
      default: '6_12',
      options: [
        { value: '3_12', label: '3/12 (low slope)' },
        { value: '4_12', label: '4/12' },
        { value: '6_12', label: '6/12 (common)' },
        { value: '8_12', label: '8/12 (steep)' },
        { value: '10_12', label: '10/12' },
        { value: '12_12', label: '12/12 (45 degrees)' },
      ],
      ask: 'How steep is the roof?',
      hint: 'Inches of rise in 12 inches of run',
    },
    {
      name: 'wasteFactor',
      label: 'Waste',
      type: 'select',
      unit: 'percent',
      default: '12',
      options: [
        { value: '10', label: '10%', size: 10 },
        { value: '12', label: '12%', size: 12 },
        { value: '15', label: '15%', size: 15 },
        { value: '20', label: '20%', size: 20 },
      ],
      units: acceptedUnits.percent,
      ask: 'How much waste?',
      hint: '10 for a plain gable, 12 for a hip roof, 15 to 20 for many valleys and dormers',
    },
  ],
  costBand: {
    service_name: 'Roofing',
    unit: 'per square foot',
    price_min_usd: 4,
    price_max_usd: 15,
    project_min_usd: 8000,
    project_max_usd: 35000,
    notes: 'A very small roof costs the smallest job of a crew; tear-off comes on top.',
  },
  sources: [
    'The slope factor is geometry, sqrt(1 + (rise/12)^2); at 6/12 it is 1.118.',
    'One square is 100 sq ft and most architectural shingles come 3 bundles to a square ' +
      '(roofingdata.us/guides/how-to-calculate-roof-area, maker labels).',
    'Waste of 5 to 7 percent on gables, 10 to 12 on hips and 15 to 20 on complex roofs (same guide).',
    'Without tear-off, architectural shingles $4.10 to $6.30 a sq ft (roofcalc.org); shingles in Texas $3.50 to ' +
      '$5.50 (roofing.teknokeun.com), standing seam $9 to $12 (gtroofingcompany.net). So shingles are taken to half ' +
      'above the low end.',
    "Prices by pitch are planning estimates set inside the service's band of $4 to $15; roofs above about 7/12 " +
      'need staging and cost more to walk.',
  ],
  asOf: '2022-12-08',
  sharedFigures: [
    {
      name: 'prices.tear_off',
      unit: '$ per sq ft',
      asOf: '2025-01-01',
      source: 'Published: firm (2025)',
      values: [{ low: 1, high: 3 }],
    },
    { name: 'minimums.roof', unit: '$', source: 'Our judgement', values: [{ low: 2000, high: 3500 }] },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'New roofing over a bare deck', covers: 'job' }],
    options: [{ name: 'tear_off', line: 'Tearing off the old roof', covers: 'labor' }],
    leavesOut: [
      'tear-off unless chosen',
      'decking repairs',
      'ventilation',
      'flashing',
      'windstorm certification',
      'building permit',
      'sales tax',
    ],
    pitfalls: [
      'The footprint is what lies under the roof, eaves and garage included; of a house of two stories that is ' +
        'about half of the living area.',
      'Tearing off the old roof comes on top of the installed price, and most roofs need it.',
      'The range goes from shingles to standing-seam metal; for shingles alone use the shingle figure.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 2,
    judged: 1,
    prices: { 'prices.tear_off': 'published', 'minimums.roof': 'judged', 'roofing.pitch': 'published' },
  },
  own: {
    figures: [
      {
        name: 'pitch.rate',
        label: 'Price per sq ft',
        unit: '$ per sq ft',
        min: 2,
        max: 50,
        written: 'USD/sqft',
        by: ['pitch'],
      },
      {
        name: 'prices.tear_off',
        label: 'Tearing off the old roof',
        unit: '$ per sq ft',
        min: 0.2,
        max: 10,
        written: 'USD/sqft',
      },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: { kind: 'roof', measures: { rise: { step: 'rise', times: 1 }, run: { step: 'run', times: 1 } } },
  labels: {
    byArea: 'Price by the area',
    tearOff: 'Tearing off the old roof',
    'pitch.rate': 'Price per sq ft',
    'prices.tear_off': 'Tearing off the old roof',
  },
  counted: { bundles: 'bundle', squares: 'square' },
  asks: [
    { input: 'pitch', from: '3_12', to: '12_12' },
    { input: 'footprint', from: 1200, to: 2500 },
    { input: 'wasteFactor', from: '10', to: '20' },
  ],
  slopes: {
    value: { footprint: 1 },
    area: { footprint: 1 },
    squares: { footprint: 1 },
    bundles: { footprint: 1 },
    'shingles.low': { footprint: 1 },
    'shingles.high': { footprint: 1 },
    'cost.low': { footprint: 1 },
    'cost.high': { footprint: 1 },
    'tearOff.low': { footprint: 1 },
    'tearOff.high': { footprint: 1 },
    'total.low': { footprint: 1 },
    'total.high': { footprint: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
