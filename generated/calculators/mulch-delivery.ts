/**
 * Mulch Calculator. Generated from the entry mulch-delivery of catalog/calculators.yaml by `npm run generate`: edit the
 * catalog, not this file.
 */
import { isBelow, roundHalfAway, roundTo, roundUp, roundUpTo } from '../../engine/kernel/math.js';
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

/** The inputs of the Mulch Calculator, inside their bounds. */
export interface MulchDeliveryInputs {
  /** Length of the bed, 1 to 1000 ft in steps of 1; 40 when omitted. */
  readonly length: number;
  /** Width of the bed, 1 to 50 ft in steps of 0.5; 6 when omitted. */
  readonly width: number;
  /** Depth; '3' when omitted. */
  readonly depth: '2' | '3' | '4';
}

/** The steps of the calculation. */
export interface MulchDeliverySteps {
  /** length * width * depth to cuyd, in cubic yards */
  readonly volume: number;
  /** max(coverages.mulch_least, ceil(volume, 0.5 cuyd)), in cubic yards */
  readonly order: number;
  /** ceil(volume / coverages.mulch_bag), in bags */
  readonly bags: number;
  /** Low end of prices.mulch, in $ per cubic yard */
  readonly rateLow: number;
  /** High end of prices.mulch, in $ per cubic yard */
  readonly rateHigh: number;
  /** Low end of order * rate, in $ */
  readonly mulchLow: number;
  /** High end of order * rate, in $ */
  readonly mulchHigh: number;
  /** Low end of prices.bulk_delivery, in $ */
  readonly deliveryLow: number;
  /** High end of prices.bulk_delivery, in $ */
  readonly deliveryHigh: number;
  /** Low end of round(mulch, 1 USD) + round(delivery, 1 USD), in $ */
  readonly costLow: number;
  /** High end of round(mulch, 1 USD) + round(delivery, 1 USD), in $ */
  readonly costHigh: number;
}

const depthFigures: Readonly<Record<MulchDeliveryInputs['depth'], number>> = { '2': 2, '3': 3, '4': 4 };

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ length, width, depth }: MulchDeliveryInputs): MulchDeliverySteps {
  const volume = length * width * depthFigures[depth] / 324;
  const order = Math.max(3, roundUpTo(volume, 0.5));
  const bags = roundUp(volume * 13.5);
  const rateLow = 35;
  const rateHigh = 80;
  const mulchLow = order * rateLow;
  const mulchHigh = order * rateHigh;
  const deliveryLow = 50;
  const deliveryHigh = 150;
  const costLow = roundHalfAway(mulchLow) + deliveryLow;
  const costHigh = roundHalfAway(mulchHigh) + deliveryHigh;
  return { volume, order, bags, rateLow, rateHigh, mulchLow, mulchHigh, deliveryLow, deliveryHigh, costLow, costHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: MulchDeliveryInputs, own: OwnFigures): MulchDeliverySteps {
  const { length, width, depth } = inputs;
  const pricesMulch = own['prices.mulch'] ?? 35;
  const pricesMulchHigh = own['prices.mulch'] ?? 80;
  const pricesBulkDelivery = own['prices.bulk_delivery'] ?? 50;
  const pricesBulkDeliveryHigh = own['prices.bulk_delivery'] ?? 150;
  const volume = own['volume'] ?? length * width * depthFigures[depth] / 324;
  const order = Math.max(3, roundUpTo(volume, 0.5));
  const bags = roundUp(volume * 13.5);
  const rateLow = pricesMulch;
  const rateHigh = pricesMulchHigh;
  const mulchLow = order * rateLow;
  const mulchHigh = order * rateHigh;
  const deliveryLow = pricesBulkDelivery;
  const deliveryHigh = pricesBulkDeliveryHigh;
  const costLow = roundHalfAway(mulchLow) + roundHalfAway(deliveryLow);
  const costHigh = roundHalfAway(mulchHigh) + roundHalfAway(deliveryHigh);
  return { volume, order, bags, rateLow, rateHigh, mulchLow, mulchHigh, deliveryLow, deliveryHigh, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: MulchDeliveryInputs, steps = compute(inputs)): CalculationResult {
  const { depth } = inputs;
  const { volume, order, bags, costLow, costHigh } = steps;
  return {
    value: roundTo(volume, 2),
    unit: 'cubic yards',
    interpretation:
      `You need ${inCubicYards(volume)} of mulch to cover the bed ${inInches(depthFigures[depth])} deep` +
      (isBelow(volume, 1)
        ? `: ${inBags(bags)} of 2 cubic feet. Bags are cheaper here, because yards deliver at least ` +
          `${inCubicYards(order)}, which costs ${rangeInRoughDollars(costLow, costHigh)}.`
        : `. A bulk load of ${inCubicYards(order)} costs ${rangeInRoughDollars(costLow, costHigh)} delivered, from ` +
          `plain hardwood to dyed or cedar; in bags that is ${inBags(bags)} of 2 cubic feet.`),
    secondary: [
      { value: roundTo(bags, 0), unit: 'bags', label: 'Bags of 2 cu ft instead' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Bulk mulch (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Bulk mulch (high)' },
    ],
    figures: {
      volume: { value: roundTo(volume, 2), unit: 'cubic yards' },
      bags: { value: roundTo(bags, 2), unit: 'bags' },
      order: { value: roundTo(order, 2), unit: 'cubic yards' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: MulchDeliveryInputs, steps = compute(inputs)): EstimateAmounts {
  const { mulchLow, mulchHigh, deliveryLow, deliveryHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [
      { low: roundTo(mulchLow, 0), high: roundTo(mulchHigh, 0) },
      { low: roundTo(deliveryLow, 0), high: roundTo(deliveryHigh, 0) },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: MulchDeliveryInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    volume,
    order,
    bags,
    rateLow,
    rateHigh,
    mulchLow,
    mulchHigh,
    deliveryLow,
    deliveryHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'volume', formula: 'length * width * depth to cuyd', value: volume, unit: 'cubic yards' },
    { name: 'order', formula: 'max(coverages.mulch_least, ceil(volume, 0.5 cuyd))', value: order, unit: 'cubic yards' },
    { name: 'bags', formula: 'ceil(volume / coverages.mulch_bag)', value: bags, unit: 'bags' },
    { name: 'rate', formula: 'prices.mulch', value: { low: rateLow, high: rateHigh }, unit: '$ per cubic yard' },
    { name: 'mulch', formula: 'order * rate', value: { low: mulchLow, high: mulchHigh }, unit: '$' },
    { name: 'delivery', formula: 'prices.bulk_delivery', value: { low: deliveryLow, high: deliveryHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'round(mulch, 1 USD) + round(delivery, 1 USD)',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: MulchDeliveryInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 cubic yards", for instance. */
function inCubicYards(value: number): string {
  return amount(trimmed(value, 2), '', ' cubic yard', ' cubic yards');
}

/** "2,500 inches", for instance. */
function inInches(value: number): string {
  return amount(trimmed(value, 2), '', ' inch', ' inches');
}

/** "2,500 bags", for instance. */
function inBags(value: number): string {
  return amount(trimmed(value, 2), '', ' bag', ' bags');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Cubic yards of mulch for your beds, the same in bags, and what the mulch costs */
export const mulchDelivery: Calculator<MulchDeliveryInputs> = {
  slug: 'mulch-delivery',
  title: 'Mulch Calculator',
  subtitle: 'Cubic yards of mulch for your beds, the same in bags, and what the mulch costs',
  tag: 'outdoor',
  service: 'Mulch delivery',
  disclaimer:
    'Planning estimate for bulk mulch with its delivery. It leaves out spreading, edging, weeding and sales tax; ' +
    'keep mulch away from trunks and siding.',
  inputs: [
    {
      name: 'length',
      label: 'Length of the bed',
      type: 'number',
      unit: 'ft',
      default: 40,
      min: 1,
      max: 1000,
      step: 1,
      units: acceptedUnits.ft,
      ask: 'How long is the bed?',
    },
    {
      name: 'width',
      label: 'Width of the bed',
      type: 'number',
      unit: 'ft',
      default: 6,
      min: 1,
      max: 50,
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
      ask: 'How deep is the mulch?',
      hint: '3 in for a new bed, 2 in to refresh an old one',
    },
  ],
  costBand: {
    service_name: 'Mulch delivery',
    unit: 'per cubic yard',
    price_min_usd: 35,
    price_max_usd: 80,
    notes: 'The least order and the fee of a delivery make small beds cost more by the cubic yard.',
  },
  sources: [
    'Volume is geometry, 27 cu ft to the cubic yard; a common bag holds 2 cu ft, 13.5 to the yard (bag labels).',
    'Mulch three to four inches deep around what is newly planted (Texas A&M Forest Service, ' +
      'tfsweb.tamu.edu/TreePlanting); at 3 in a cubic yard covers 108 sq ft.',
  ],
  asOf: '2024-05-09',
  sharedFigures: [
    { name: 'coverages.mulch_bag', unit: 'cu ft per bag', source: 'Published: firm (undated)', values: [{ value: 2 }] },
    {
      name: 'coverages.mulch_least',
      unit: 'cubic yards',
      source: 'Published: agency, firm (undated)',
      values: [{ value: 3 }],
    },
    {
      name: 'prices.bulk_delivery',
      unit: '$',
      asOf: '2024-05-09',
      source: 'Published: survey, firm (2024)',
      values: [{ low: 50, high: 150 }],
    },
    {
      name: 'prices.mulch',
      unit: '$ per cubic yard',
      source: 'Published: firm (undated)',
      values: [{ low: 35, high: 80 }],
    },
  ],
  estimate: {
    covers: 'material',
    unit: '$',
    addsUp: 'length',
    lines: [
      { line: 'Mulch', covers: 'material', alike: [] },
      { line: 'Delivery', covers: 'delivery', once: true },
    ],
    together: { volume: 'sum' },
    leavesOut: ['spreading', 'edging', 'weeding', 'sales tax'],
    pitfalls: [
      'Yards deliver by the half yard and often at least three, with a fee, so small beds cost more by the yard.',
      'Old mulch counts: refreshing a bed needs an inch or two, not three.',
      'Mulch that touches trunks or siding brings rot and termites.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 2,
    prices: { 'prices.bulk_delivery': 'published', 'prices.mulch': 'published' },
  },
  own: {
    figures: [
      { name: 'prices.mulch', label: 'Mulch', unit: '$ per cubic yard', min: 10, max: 250, written: 'USD/cuyd' },
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
  counted: { bags: 'bag', 'cubic yards': 'cubic yard', inches: 'inch' },
  repeats: { '1': 'total', '2': 'total' },
  asks: [
    { input: 'length', from: 40, to: 60 },
    { input: 'width', from: 6, to: 9 },
  ],
  slopes: {
    value: { length: 1, width: 1 },
    volume: { length: 1, width: 1 },
    bags: { length: 1, width: 1 },
    order: { length: 1, width: 1 },
    'cost.low': { length: 1, width: 1 },
    'cost.high': { length: 1, width: 1 },
    'total.low': { length: 1, width: 1 },
    'total.high': { length: 1, width: 1 },
  },
  refuse,
  answer,
  trace,
};
