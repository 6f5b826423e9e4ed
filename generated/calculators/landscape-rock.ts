/**
 * Landscape Rock Calculator. Generated from the entry landscape-rock of catalog/calculators.yaml by `npm run generate`:
 * edit the catalog, not this file.
 */
import { isAtMost, roundHalfAway, roundTo, roundUpTo } from '../../engine/kernel/math.js';
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

/** The inputs of the Landscape Rock Calculator, inside their bounds. */
export interface LandscapeRockInputs {
  /** Length of the bed, 1 to 500 ft in steps of 1; 30 when omitted. */
  readonly length: number;
  /** Width of the bed, 1 to 100 ft in steps of 0.5; 8 when omitted. */
  readonly width: number;
  /** Depth; '3' when omitted. */
  readonly depth: '2' | '3' | '4';
}

/** The steps of the calculation. */
export interface LandscapeRockSteps {
  /** length * width * depth to cuyd, in cubic yards */
  readonly volume: number;
  /** volume * coverages.rock_weight, in tons */
  readonly weight: number;
  /** weight to lb, in lb */
  readonly pounds: number;
  /** max(1 cuyd, ceil(volume, 0.5 cuyd)), in cubic yards */
  readonly order: number;
  /** Low end of prices.rock, in $ per cubic yard */
  readonly rateLow: number;
  /** High end of prices.rock, in $ per cubic yard */
  readonly rateHigh: number;
  /** Low end of order * rate, in $ */
  readonly rockLow: number;
  /** High end of order * rate, in $ */
  readonly rockHigh: number;
  /** Low end of prices.bulk_delivery, in $ */
  readonly deliveryLow: number;
  /** High end of prices.bulk_delivery, in $ */
  readonly deliveryHigh: number;
  /** Low end of round(rock, 1 USD) + round(delivery, 1 USD), in $ */
  readonly costLow: number;
  /** High end of round(rock, 1 USD) + round(delivery, 1 USD), in $ */
  readonly costHigh: number;
}

const depthFigures: Readonly<Record<LandscapeRockInputs['depth'], number>> = { '2': 2, '3': 3, '4': 4 };

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ length, width, depth }: LandscapeRockInputs): LandscapeRockSteps {
  const volume = length * width * depthFigures[depth] / 324;
  const weight = volume * 1.4;
  const pounds = weight * 2000;
  const order = Math.max(1, roundUpTo(volume, 0.5));
  const rateLow = 50;
  const rateHigh = 130;
  const rockLow = order * rateLow;
  const rockHigh = order * rateHigh;
  const deliveryLow = 50;
  const deliveryHigh = 150;
  const costLow = roundHalfAway(rockLow) + deliveryLow;
  const costHigh = roundHalfAway(rockHigh) + deliveryHigh;
  return {
    volume,
    weight,
    pounds,
    order,
    rateLow,
    rateHigh,
    rockLow,
    rockHigh,
    deliveryLow,
    deliveryHigh,
    costLow,
    costHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: LandscapeRockInputs, own: OwnFigures): LandscapeRockSteps {
  const { length, width, depth } = inputs;
  const pricesRock = own['prices.rock'] ?? 50;
  const pricesRockHigh = own['prices.rock'] ?? 130;
  const pricesBulkDelivery = own['prices.bulk_delivery'] ?? 50;
  const pricesBulkDeliveryHigh = own['prices.bulk_delivery'] ?? 150;
  const volume = own['volume'] ?? length * width * depthFigures[depth] / 324;
  const weight = volume * 1.4;
  const pounds = weight * 2000;
  const order = Math.max(1, roundUpTo(volume, 0.5));
  const rateLow = pricesRock;
  const rateHigh = pricesRockHigh;
  const rockLow = order * rateLow;
  const rockHigh = order * rateHigh;
  const deliveryLow = pricesBulkDelivery;
  const deliveryHigh = pricesBulkDeliveryHigh;
  const costLow = roundHalfAway(rockLow) + roundHalfAway(deliveryLow);
  const costHigh = roundHalfAway(rockHigh) + roundHalfAway(deliveryHigh);
  return {
    volume,
    weight,
    pounds,
    order,
    rateLow,
    rateHigh,
    rockLow,
    rockHigh,
    deliveryLow,
    deliveryHigh,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: LandscapeRockInputs, steps = compute(inputs)): CalculationResult {
  const { depth } = inputs;
  const { volume, weight, pounds, order, costLow, costHigh } = steps;
  return {
    value: roundTo(volume, 2),
    unit: 'cubic yards',
    interpretation:
      `You need ${inCubicYards(volume)} of rock, ` +
      (isAtMost(pounds, 1000)
        ? `${inWholePounds(pounds)}, to cover the bed ${inInches(depthFigures[depth])} deep. That fits in a pickup, ` +
          `so bags or a trip to the yard save the delivery, with which ${inCubicYards(order)} would cost ` +
          `${rangeInRoughDollars(costLow, costHigh)}.`
        : `${inTons(weight)}, to cover the bed ${inInches(depthFigures[depth])} deep. A delivery of ` +
          `${inCubicYards(order)} costs ${rangeInRoughDollars(costLow, costHigh)}, from crushed granite to river ` +
          'rock.'),
    secondary: [
      { value: roundTo(weight, 2), unit: 'tons', label: 'Weight' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Rock delivered (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Rock delivered (high)' },
    ],
    figures: {
      volume: { value: roundTo(volume, 2), unit: 'cubic yards' },
      pounds: { value: roundTo(pounds, 0), unit: 'lb' },
      order: { value: roundTo(order, 2), unit: 'cubic yards' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      weight: { value: roundTo(weight, 2), unit: 'tons' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: LandscapeRockInputs, steps = compute(inputs)): EstimateAmounts {
  const { rockLow, rockHigh, deliveryLow, deliveryHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [
      { low: roundTo(rockLow, 0), high: roundTo(rockHigh, 0) },
      { low: roundTo(deliveryLow, 0), high: roundTo(deliveryHigh, 0) },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: LandscapeRockInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    volume,
    weight,
    pounds,
    order,
    rateLow,
    rateHigh,
    rockLow,
    rockHigh,
    deliveryLow,
    deliveryHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'volume', formula: 'length * width * depth to cuyd', value: volume, unit: 'cubic yards' },
    { name: 'weight', formula: 'volume * coverages.rock_weight', value: weight, unit: 'tons' },
    { name: 'pounds', formula: 'weight to lb', value: pounds, unit: 'lb' },
    { name: 'order', formula: 'max(1 cuyd, ceil(volume, 0.5 cuyd))', value: order, unit: 'cubic yards' },
    { name: 'rate', formula: 'prices.rock', value: { low: rateLow, high: rateHigh }, unit: '$ per cubic yard' },
    { name: 'rock', formula: 'order * rate', value: { low: rockLow, high: rockHigh }, unit: '$' },
    { name: 'delivery', formula: 'prices.bulk_delivery', value: { low: deliveryLow, high: deliveryHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'round(rock, 1 USD) + round(delivery, 1 USD)',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: LandscapeRockInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 cubic yards", for instance. */
function inCubicYards(value: number): string {
  return amount(trimmed(value, 2), '', ' cubic yard', ' cubic yards');
}

/** "2,500 pounds", for instance. */
function inWholePounds(value: number): string {
  return amount(trimmed(value, 0), '', ' pound', ' pounds');
}

/** "2,500 inches", for instance. */
function inInches(value: number): string {
  return amount(trimmed(value, 2), '', ' inch', ' inches');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 tons", for instance. */
function inTons(value: number): string {
  return amount(trimmed(value, 2), '', ' ton', ' tons');
}

/** Cubic yards and tons of rock for a bed, and what the rock costs */
export const landscapeRock: Calculator<LandscapeRockInputs> = {
  slug: 'landscape-rock',
  title: 'Landscape Rock Calculator',
  subtitle: 'Cubic yards and tons of rock for a bed, and what the rock costs',
  tag: 'outdoor',
  service: 'Landscape rock',
  disclaimer:
    'Planning estimate with delivery. Rock weighs 1.2 to 1.5 tons a cubic yard by kind; it leaves out fabric, ' +
    'edging, spreading and sales tax.',
  inputs: [
    {
      name: 'length',
      label: 'Length of the bed',
      type: 'number',
      unit: 'ft',
      default: 30,
      min: 1,
      max: 500,
      step: 1,
      units: acceptedUnits.ft,
      ask: 'How long is the bed?',
    },
    {
      name: 'width',
      label: 'Width of the bed',
      type: 'number',
      unit: 'ft',
      default: 8,
      min: 1,
      max: 100,
      step: 0.5,
      units: acceptedUnits.ft,
      ask: 'How wide is the bed?',
    },
    {
      name: 'depth',
      label: 'Depth',
      type: 'select',
      unit: 'inches',
      default: '3',
      options: [
        { value: '2', label: '2 in', size: 2 },
        { value: '3', label: '3 in', size: 3 },
        { value: '4', label: '4 in', size: 4 },
      ],
      units: acceptedUnits.inch,
      ask: 'How deep is the rock?',
      hint: '2 in for fine gravel, 3 in for rock of 1 to 2 in, 4 in for cobble',
    },
  ],
  costBand: {
    service_name: 'Landscape rock',
    unit: 'per cubic yard',
    price_min_usd: 50,
    price_max_usd: 130,
    notes: 'The fee of a delivery makes small loads cost more by the cubic yard.',
  },
  sources: [
    'Volume is geometry, 27 cu ft to the cubic yard.',
    'Depths of 2 in for fine, 3 in for 1 to 2 in rock and 4 in and more for cobble are planning estimates; a ' +
      'payload of 1,000 lb is that of the usual half-ton pickup.',
    'One cubic yard at the least and orders by the half yard are planning estimates, because yards differ.',
    'The service shows no band for rock; this one is ours.',
  ],
  asOf: '2024-05-09',
  sharedFigures: [
    {
      name: 'coverages.rock_weight',
      unit: 'tons per cubic yard',
      asOf: '2026-01-01',
      source: 'Published: firm, guide (2026)',
      values: [{ value: 1.4 }],
    },
    {
      name: 'prices.bulk_delivery',
      unit: '$',
      asOf: '2024-05-09',
      source: 'Published: survey, firm (2024)',
      values: [{ low: 50, high: 150 }],
    },
    {
      name: 'prices.rock',
      unit: '$ per cubic yard',
      asOf: '2026-01-01',
      source: 'Published: guide (2026)',
      values: [{ low: 50, high: 130 }],
    },
  ],
  estimate: {
    covers: 'material',
    unit: '$',
    addsUp: 'length',
    lines: [
      { line: 'Rock', covers: 'material', alike: [] },
      { line: 'Delivery', covers: 'delivery', once: true },
    ],
    together: { volume: 'sum' },
    leavesOut: ['landscape fabric', 'edging', 'spreading', 'sales tax'],
    pitfalls: [
      'Rock is sold by the ton or the cubic yard; a yard weighs 1.2 to 1.5 tons, depending on the rock.',
      'The fee of a delivery is the same for one cubic yard and for ten, so order for all beds at once.',
      'Cobble of 3 to 5 inches does not cover the ground at 3 inches of depth.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 2,
    prices: { 'prices.bulk_delivery': 'published', 'prices.rock': 'published' },
  },
  own: {
    figures: [
      { name: 'prices.rock', label: 'Rock', unit: '$ per cubic yard', min: 15, max: 500, written: 'USD/cuyd' },
      { name: 'prices.bulk_delivery', label: 'Delivery', unit: '$', min: 10, max: 500, units: acceptedUnits.USD },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: {
    kind: 'slab',
    measures: {
      length: { input: 'length', times: 1 },
      width: { input: 'width', times: 1 },
      depth: { input: 'depth', times: 0.08333333333333333 },
    },
  },
  labels: { 'prices.bulk_delivery': 'Delivery' },
  counted: { 'cubic yards': 'cubic yard', inches: 'inch', tons: 'ton' },
  repeats: { '1': 'total', '2': 'total' },
  asks: [
    { input: 'length', from: 20, to: 45 },
    { input: 'width', from: 5.5, to: 12 },
    { input: 'depth', from: '2', to: '4' },
  ],
  slopes: {
    value: { length: 1, width: 1 },
    volume: { length: 1, width: 1 },
    pounds: { length: 1, width: 1 },
    order: { length: 1, width: 1 },
    'cost.low': { length: 1, width: 1 },
    'cost.high': { length: 1, width: 1 },
    weight: { length: 1, width: 1 },
    'total.low': { length: 1, width: 1 },
    'total.high': { length: 1, width: 1 },
  },
  refuse,
  answer,
  trace,
};
