/**
 * Sod Pallet Calculator. Generated from the entry sod of catalog/calculators.yaml by `npm run generate`: edit the
 * catalog, not this file.
 */
import { roundTo, roundUp } from '../../engine/kernel/math.js';
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

/** The inputs of the Sod Pallet Calculator, inside their bounds. */
export interface SodInputs {
  /** Lawn area, 50 to 30000 sq ft in steps of 50; 2000 when omitted. */
  readonly lawnSqft: number;
  /** Grass; 'stAug' when omitted. */
  readonly 'type': 'stAug' | 'bermuda' | 'zoysia';
}

/** The steps of the calculation. */
export interface SodSteps {
  /** lawnSqft / coverages.sod_pallet, in pallets */
  readonly pallets: number;
  /** ceil(pallets), in pallets */
  readonly delivered: number;
  /** ceil(lawnSqft / (16 in * 24 in) * 1 piece), in pieces */
  readonly pieces: number;
  /** Low end of delivered * coverages.sod_pallet * type.rate, in $ */
  readonly byPalletLow: number;
  /** High end of delivered * coverages.sod_pallet * type.rate, in $ */
  readonly byPalletHigh: number;
  /** Low end of if lawnSqft <= 200 sqft then pieces * prices.sod_piece else byPallet, in $ */
  readonly costLow: number;
  /** High end of if lawnSqft <= 200 sqft then pieces * prices.sod_piece else byPallet, in $ */
  readonly costHigh: number;
  /** Low end of lawnSqft * prices.sod_laying, in $ */
  readonly layingByAreaLow: number;
  /** High end of lawnSqft * prices.sod_laying, in $ */
  readonly layingByAreaHigh: number;
  /** Low end of max(minimums.sod_laying, layingByArea), in $ */
  readonly layingLow: number;
  /** High end of max(minimums.sod_laying, layingByArea), in $ */
  readonly layingHigh: number;
}

const typeFigures: Readonly<Record<SodInputs['type'], { rateLow: number; rateHigh: number }>> = {
  stAug: { rateLow: 0.5, rateHigh: 1 },
  bermuda: { rateLow: 0.5, rateHigh: 0.8 },
  zoysia: { rateLow: 0.7, rateHigh: 1.1 },
};
const typePhrases: Readonly<Record<SodInputs['type'], string>> = {
  stAug: 'St. Augustine',
  bermuda: 'Bermuda',
  zoysia: 'Zoysia',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ lawnSqft, type: type_ }: SodInputs): SodSteps {
  const typeChosen = typeFigures[type_];
  const pallets = lawnSqft / 450;
  const delivered = roundUp(pallets);
  const pieces = roundUp(lawnSqft * 0.375);
  const byPalletLow = delivered * typeChosen.rateLow * 450;
  const byPalletHigh = delivered * typeChosen.rateHigh * 450;
  const costLow = lawnSqft <= 200 ? pieces * 2.5 : byPalletLow;
  const costHigh = lawnSqft <= 200 ? pieces * 4 : byPalletHigh;
  const layingByAreaLow = lawnSqft * 0.75;
  const layingByAreaHigh = lawnSqft * 1.5;
  const layingLow = Math.max(250, layingByAreaLow);
  const layingHigh = Math.max(400, layingByAreaHigh);
  return {
    pallets,
    delivered,
    pieces,
    byPalletLow,
    byPalletHigh,
    costLow,
    costHigh,
    layingByAreaLow,
    layingByAreaHigh,
    layingLow,
    layingHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: SodInputs, own: OwnFigures): SodSteps {
  const { lawnSqft, type: type_ } = inputs;
  const typeChosen = typeFigures[type_];
  const coveragesSodPallet = own['coverages.sod_pallet'] ?? 450;
  const typeRate = own['type.rate'] ?? typeChosen.rateLow;
  const typeRateHigh = own['type.rate'] ?? typeChosen.rateHigh;
  const pricesSodLaying = own['prices.sod_laying'] ?? 0.75;
  const pricesSodLayingHigh = own['prices.sod_laying'] ?? 1.5;
  const pallets = lawnSqft / coveragesSodPallet;
  const delivered = roundUp(pallets);
  const pieces = roundUp(lawnSqft * 0.375);
  const byPalletLow = delivered * coveragesSodPallet * typeRate;
  const byPalletHigh = delivered * coveragesSodPallet * typeRateHigh;
  const costLow = lawnSqft <= 200 ? pieces * 2.5 : byPalletLow;
  const costHigh = lawnSqft <= 200 ? pieces * 4 : byPalletHigh;
  const layingByAreaLow = own['layingByArea.low'] ?? lawnSqft * pricesSodLaying;
  const layingByAreaHigh = own['layingByArea.high'] ?? lawnSqft * pricesSodLayingHigh;
  const layingLow = Math.max(250, layingByAreaLow);
  const layingHigh = Math.max(400, layingByAreaHigh);
  return {
    pallets,
    delivered,
    pieces,
    byPalletLow,
    byPalletHigh,
    costLow,
    costHigh,
    layingByAreaLow,
    layingByAreaHigh,
    layingLow,
    layingHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: SodInputs, steps = compute(inputs)): CalculationResult {
  const { lawnSqft, type: type_ } = inputs;
  const { pallets, delivered, pieces, costLow, costHigh, layingLow, layingHigh } = steps;
  return {
    value: roundTo(pallets, 2),
    unit: 'pallets',
    interpretation:
      `You need ${inPallets(pallets)} of ${typePhrases[type_]} for ${inSqFt(lawnSqft)}` +
      (lawnSqft <= 200
        ? `. Instead of ${inPallets(delivered)}, buy ${inPieces(pieces)} of 16 by 24 inches for ` +
          `${rangeInRoughDollars(costLow, costHigh)}; laying adds ${rangeInRoughDollars(layingLow, layingHigh)}.`
        : `; order ${inPallets(delivered)}, because farms deliver whole ones. The grass costs ` +
          `${rangeInRoughDollars(costLow, costHigh)}, and laying adds ${rangeInRoughDollars(layingLow, layingHigh)}.`),
    secondary: [
      { value: roundTo(costLow, 0), unit: '$', label: 'Sod (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Sod (high)' },
    ],
    figures: {
      pallets: { value: roundTo(pallets, 2), unit: 'pallets' },
      delivered: { value: roundTo(delivered, 2), unit: 'pallets' },
      pieces: { value: roundTo(pieces, 2), unit: 'pieces' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      laying: { low: roundTo(layingLow, 0), high: roundTo(layingHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: SodInputs, steps = compute(inputs)): EstimateAmounts {
  const { costLow, costHigh, layingLow, layingHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(costLow, 0), high: roundTo(costHigh, 0) }],
    options: [{ low: roundTo(layingLow, 0), high: roundTo(layingHigh, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: SodInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    pallets,
    delivered,
    pieces,
    byPalletLow,
    byPalletHigh,
    costLow,
    costHigh,
    layingByAreaLow,
    layingByAreaHigh,
    layingLow,
    layingHigh,
  } = steps;
  return [
    { name: 'pallets', formula: 'lawnSqft / coverages.sod_pallet', value: pallets, unit: 'pallets' },
    { name: 'delivered', formula: 'ceil(pallets)', value: delivered, unit: 'pallets' },
    { name: 'pieces', formula: 'ceil(lawnSqft / (16 in * 24 in) * 1 piece)', value: pieces, unit: 'pieces' },
    {
      name: 'byPallet',
      formula: 'delivered * coverages.sod_pallet * type.rate',
      value: { low: byPalletLow, high: byPalletHigh },
      unit: '$',
    },
    {
      name: 'cost',
      formula: 'if lawnSqft <= 200 sqft then pieces * prices.sod_piece else byPallet',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
    {
      name: 'layingByArea',
      formula: 'lawnSqft * prices.sod_laying',
      value: { low: layingByAreaLow, high: layingByAreaHigh },
      unit: '$',
    },
    {
      name: 'laying',
      formula: 'max(minimums.sod_laying, layingByArea)',
      value: { low: layingLow, high: layingHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ type: type_ }: SodInputs): readonly Cell[] {
  const typeChosen = typeFigures[type_];
  return [{ name: 'type.rate', cell: type_, unit: '$ per sq ft', low: typeChosen.rateLow, high: typeChosen.rateHigh }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: SodInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 pallets", for instance. */
function inPallets(value: number): string {
  return amount(trimmed(value, 2), '', ' pallet', ' pallets');
}

/** "2,500 sq ft", for instance. */
function inSqFt(value: number): string {
  return amount(trimmed(value, 2), '', ' sq ft', ' sq ft');
}

/** "2,500 pieces", for instance. */
function inPieces(value: number): string {
  return amount(trimmed(value, 2), '', ' piece', ' pieces');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Pallets of sod to order and what the grass costs */
export const sod: Calculator<SodInputs> = {
  slug: 'sod',
  title: 'Sod Pallet Calculator',
  subtitle: 'Pallets of sod to order and what the grass costs',
  tag: 'outdoor',
  service: 'Sod installation',
  disclaimer:
    'Planning estimate of the grass at the farm. Laying is a figure of its own; it leaves out soil preparation, ' +
    'grading, irrigation, delivery and cutting waste. Farms cut pallets of 400 to 500 sq ft, so ask what yours ' +
    'covers.',
  inputs: [
    {
      name: 'lawnSqft',
      label: 'Lawn area',
      type: 'number',
      unit: 'sq ft',
      default: 2000,
      min: 50,
      max: 30000,
      step: 50,
      units: acceptedUnits.sqft,
      ask: 'How large is the lawn?',
    },
    {
      name: 'type',
      label: 'Grass',
      type: 'select',
      default: 'stAug',
      options: [
        { value: 'stAug', label: 'St. Augustine' },
        { value: 'bermuda', label: 'Bermuda' },
        { value: 'zoysia', label: 'Zoysia' },
      ],
    },
  ],
  costBand: {
    service_name: 'Sod installation',
    unit: 'per square foot',
    price_min_usd: 0.5,
    price_max_usd: 1.6,
    notes:
      'Whole pallets make the grass cost more by the square foot that is laid; single pieces are cheaper to fetch.',
  },
  sources: [
    'A pallet sells for $220 to $350 ordered ahead and $350 to $500 from stock in Texas, half a pallet for $135 to ' +
      '$300 and a piece for $2.50 to $3 (grasspros.com/how-much-is-a-pallet-of-grass-in-texas), zoysia being the ' +
      'dearest.',
    'Sod is sold by the pallet, the half pallet and the slab of 16 by 24 in, delivered from five pallets on ' +
      '(murffturf.com/faq).',
  ],
  sharedFigures: [
    {
      name: 'coverages.sod_pallet',
      unit: 'sq ft per pallet',
      source: 'Published: maker (undated)',
      values: [{ value: 450 }],
    },
    {
      name: 'prices.sod_laying',
      unit: '$ per sq ft',
      source: 'Published: guide (undated)',
      values: [{ low: 0.75, high: 1.5 }],
    },
    {
      name: 'prices.sod_piece',
      unit: '$ per piece',
      source: 'Published: firm, guide (undated)',
      values: [{ low: 2.5, high: 4 }],
    },
    { name: 'minimums.sod_laying', unit: '$', source: 'Our judgement', values: [{ low: 250, high: 400 }] },
  ],
  estimate: {
    covers: 'material',
    unit: '$',
    addsUp: 'lawnSqft',
    lines: [{ line: 'Sod at the farm', covers: 'material' }],
    options: [{ name: 'laying', line: 'Laying', covers: 'labor', alike: [] }],
    together: { layingByArea: 'sum' },
    leavesOut: [
      'laying unless chosen',
      'soil preparation',
      'grading',
      'irrigation',
      'delivery',
      'cutting waste',
      'sales tax',
    ],
    pitfalls: [
      'Laying comes on top of the price of the grass and costs as much or more.',
      'Pallets cover 400 to 500 sq ft, by farm: ask before ordering.',
      'Sod dies on the pallet within a day or two in summer, so it is ordered for the day on which it is laid.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 3,
    judged: 1,
    prices: {
      'prices.sod_laying': 'published',
      'prices.sod_piece': 'published',
      'minimums.sod_laying': 'judged',
      'sod.type': 'published',
    },
  },
  own: {
    figures: [
      {
        name: 'coverages.sod_pallet',
        label: 'What a pallet covers',
        unit: 'sq ft per pallet',
        min: 300,
        max: 700,
        written: 'sqft/pallet',
      },
      {
        name: 'type.rate',
        label: 'Price per sq ft',
        unit: '$ per sq ft',
        min: 0.1,
        max: 5,
        written: 'USD/sqft',
        by: ['type'],
      },
      { name: 'prices.sod_laying', label: 'Laying', unit: '$ per sq ft', min: 0.1, max: 6, written: 'USD/sqft' },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: { kind: 'pieces', measures: { count: { step: 'delivered', times: 1 } }, look: 'pallet' },
  labels: {
    byPallet: 'Price by the pallet',
    layingByArea: 'Laying by the square foot',
    'coverages.sod_pallet': 'What a pallet covers',
    'type.rate': 'Price per sq ft',
    'prices.sod_laying': 'Laying',
  },
  counted: { pallets: 'pallet', pieces: 'piece' },
  repeats: { '0': 'total', '1': 'total' },
  asks: [
    { input: 'lawnSqft', from: 1400, to: 3000 },
    { input: 'type', from: 'bermuda', to: 'zoysia' },
  ],
  slopes: {
    value: { lawnSqft: 1 },
    pallets: { lawnSqft: 1 },
    delivered: { lawnSqft: 1 },
    pieces: { lawnSqft: 1 },
    'cost.low': { lawnSqft: 1 },
    'cost.high': { lawnSqft: 1 },
    'laying.low': { lawnSqft: 1 },
    'laying.high': { lawnSqft: 1 },
    'total.low': { lawnSqft: 1 },
    'total.high': { lawnSqft: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
