/**
 * Sand Calculator. Generated from the entry sand-delivery of catalog/calculators/land.yaml by `npm run generate`: edit
 * the catalog, not this file.
 */
import { roundHalfAway, roundTo, roundUp, roundUpTo } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../engine/kernel/module.js';
import { amount, fixed, roughRange, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Sand Calculator, inside their bounds. */
export interface SandDeliveryInputs {
  /** Length, 1 to 1000 ft in steps of 1; 20 when omitted. */
  readonly length: number;
  /** Width, 1 to 1000 ft in steps of 1; 20 when omitted. */
  readonly width: number;
  /** Depth, 0.5 to 36 in in steps of 0.5; 4 when omitted. */
  readonly depth: number;
  /** Bed of the truck, 3 to 25 cubic yards in steps of 1; 12 when omitted. */
  readonly truck: number;
}

/** The steps of the calculation. */
export interface SandDeliverySteps {
  /** length * width * depth to cuyd, in cubic yards */
  readonly volume: number;
  /** volume * 1.1, in cubic yards */
  readonly packed: number;
  /** ceil(packed, 0.5 cuyd), in cubic yards */
  readonly order: number;
  /** order * earth.sand_weight to ton, in tons */
  readonly weight: number;
  /** ceil(order / truck), in loads */
  readonly loads: number;
  /** Low end of prices.truckload_minimum, in $ */
  readonly minimumLow: number;
  /** High end of prices.truckload_minimum, in $ */
  readonly minimumHigh: number;
  /** Low end of order * prices.sand, in $ */
  readonly sandLow: number;
  /** High end of order * prices.sand, in $ */
  readonly sandHigh: number;
  /** Low end of loads * prices.dirt_trip, in $ */
  readonly haulingLow: number;
  /** High end of loads * prices.dirt_trip, in $ */
  readonly haulingHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(sand, 1 USD) + round(hauling, 1 USD)), in $ */
  readonly costLow: number;
  /** High end of max(round(minimum, 1 USD), round(sand, 1 USD) + round(hauling, 1 USD)), in $ */
  readonly costHigh: number;
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ length, width, depth, truck }: SandDeliveryInputs): SandDeliverySteps {
  const volume = length * width * depth / 324;
  const packed = volume * 1.1;
  const order = roundUpTo(packed, 0.5);
  const weight = order * 1.3;
  const loads = roundUp(order / truck);
  const minimumLow = 150;
  const minimumHigh = 300;
  const sandLow = order * 15;
  const sandHigh = order * 50;
  const haulingLow = loads * 50;
  const haulingHigh = loads * 150;
  const costLow = Math.max(minimumLow, roundHalfAway(sandLow) + roundHalfAway(haulingLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(sandHigh) + roundHalfAway(haulingHigh));
  return {
    volume,
    packed,
    order,
    weight,
    loads,
    minimumLow,
    minimumHigh,
    sandLow,
    sandHigh,
    haulingLow,
    haulingHigh,
    costLow,
    costHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: SandDeliveryInputs, own: OwnFigures): SandDeliverySteps {
  const { length, width, depth, truck } = inputs;
  const pricesSand = own['prices.sand'] ?? 15;
  const pricesSandHigh = own['prices.sand'] ?? 50;
  const volume = own['volume'] ?? length * width * depth / 324;
  const packed = volume * 1.1;
  const order = roundUpTo(packed, 0.5);
  const weight = order * 1.3;
  const loads = roundUp(order / truck);
  const minimumLow = 150;
  const minimumHigh = 300;
  const sandLow = order * pricesSand;
  const sandHigh = order * pricesSandHigh;
  const haulingLow = loads * 50;
  const haulingHigh = loads * 150;
  const costLow = Math.max(minimumLow, roundHalfAway(sandLow) + roundHalfAway(haulingLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(sandHigh) + roundHalfAway(haulingHigh));
  return {
    volume,
    packed,
    order,
    weight,
    loads,
    minimumLow,
    minimumHigh,
    sandLow,
    sandHigh,
    haulingLow,
    haulingHigh,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: SandDeliveryInputs, steps = compute(inputs)): CalculationResult {
  const { length, width, depth } = inputs;
  const { volume, order, weight, loads, costLow, costHigh } = steps;
  return {
    value: roundTo(order, 1),
    unit: 'cubic yards',
    interpretation:
      `For ${inWholeFeet(length)} by ${inWholeFeet(width)}, ${inInches(depth)} deep, you need ` +
      `${inCubicYardsTo1Decimal(order)} of sand with 10% for compaction, about ${inTonsTo1Decimal(weight)} in ` +
      `${inWholeLoads(loads)}. Delivered to the curb it costs ${rangeInRoughDollars(costLow, costHigh)}.`,
    secondary: [
      { value: roundTo(volume, 2), unit: 'cubic yards', label: 'Volume in place' },
      { value: roundTo(weight, 1), unit: 'tons', label: 'Weight' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Delivered (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Delivered (high)' },
    ],
    figures: {
      order: { value: roundTo(order, 1), unit: 'cubic yards' },
      weight: { value: roundTo(weight, 1), unit: 'tons' },
      loads: { value: roundTo(loads, 0), unit: 'loads' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: SandDeliveryInputs, steps = compute(inputs)): EstimateAmounts {
  const { minimumLow, minimumHigh, sandLow, sandHigh, haulingLow, haulingHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [
      { low: roundTo(sandLow, 0), high: roundTo(sandHigh, 0) },
      { low: roundTo(haulingLow, 0), high: roundTo(haulingHigh, 0) },
    ],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: SandDeliveryInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    volume,
    packed,
    order,
    weight,
    loads,
    minimumLow,
    minimumHigh,
    sandLow,
    sandHigh,
    haulingLow,
    haulingHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'volume', formula: 'length * width * depth to cuyd', value: volume, unit: 'cubic yards' },
    { name: 'packed', formula: 'volume * 1.1', value: packed, unit: 'cubic yards' },
    { name: 'order', formula: 'ceil(packed, 0.5 cuyd)', value: order, unit: 'cubic yards' },
    { name: 'weight', formula: 'order * earth.sand_weight to ton', value: weight, unit: 'tons' },
    { name: 'loads', formula: 'ceil(order / truck)', value: loads, unit: 'loads' },
    { name: 'minimum', formula: 'prices.truckload_minimum', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'sand', formula: 'order * prices.sand', value: { low: sandLow, high: sandHigh }, unit: '$' },
    { name: 'hauling', formula: 'loads * prices.dirt_trip', value: { low: haulingLow, high: haulingHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(sand, 1 USD) + round(hauling, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: SandDeliveryInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 feet", for instance. */
function inWholeFeet(value: number): string {
  return amount(trimmed(value, 0), '', ' foot', ' feet');
}

/** "2,500 inches", for instance. */
function inInches(value: number): string {
  return amount(trimmed(value, 2), '', ' inch', ' inches');
}

/** "2,500 cubic yards", for instance. */
function inCubicYardsTo1Decimal(value: number): string {
  return amount(trimmed(value, 1), '', ' cubic yard', ' cubic yards');
}

/** "2,500.0 tons", for instance. */
function inTonsTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' ton', ' tons');
}

/** "2,500 loads", for instance. */
function inWholeLoads(value: number): string {
  return amount(trimmed(value, 0), '', ' load', ' loads');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Cubic yards, tons and price of a delivery of sand */
export const sandDelivery: Calculator<SandDeliveryInputs> = {
  slug: 'sand-delivery',
  title: 'Sand Calculator',
  subtitle: 'Cubic yards, tons and price of a delivery of sand',
  tag: 'outdoor',
  service: 'Sand delivery',
  disclaimer:
    'Planning estimate for sand dumped at the curb. It leaves out spreading and hauling to the back yard; wet sand ' +
    'weighs a fifth more. Name the use, because masonry, play and fill sand are not the same.',
  inputs: [
    {
      name: 'length',
      label: 'Length',
      type: 'number',
      unit: 'ft',
      default: 20,
      min: 1,
      max: 1000,
      step: 1,
      units: acceptedUnits.ft,
      ask: 'How long is the area?',
    },
    {
      name: 'width',
      label: 'Width',
      type: 'number',
      unit: 'ft',
      default: 20,
      min: 1,
      max: 1000,
      step: 1,
      units: acceptedUnits.ft,
      ask: 'How wide is the area?',
    },
    {
      name: 'depth',
      label: 'Depth',
      type: 'number',
      unit: 'in',
      default: 4,
      min: 0.5,
      max: 36,
      step: 0.5,
      units: acceptedUnits.in,
      ask: 'How deep is the sand?',
    },
    {
      name: 'truck',
      label: 'Bed of the truck',
      type: 'number',
      unit: 'cubic yards',
      default: 12,
      min: 3,
      max: 25,
      step: 1,
      written: 'cuyd/load',
    },
  ],
  costBand: {
    service_name: 'Sand delivery',
    unit: 'per cubic yard',
    price_min_usd: 15,
    price_max_usd: 50,
    notes: 'Each trip of the truck is paid on top of the yards.',
  },
  sources: [
    'One cubic yard covers 324 sq ft an inch deep (tkttrucking.com/FAQs.html); a tenth for packing is a planning ' +
      'estimate.',
    'Sand weighs about 2,600 lb a cubic yard (tkttrucking.com/FAQs.html).',
  ],
  sharedFigures: [
    {
      name: 'earth.sand_weight',
      unit: 'lb per cubic yard',
      source: 'Sand weighs about 2,600 lb a cubic yard (tkttrucking.com/FAQs.html).',
      values: [{ value: 2600 }],
    },
    {
      name: 'prices.dirt_trip',
      unit: '$ per load',
      source: 'Published: guide (undated)',
      values: [{ low: 50, high: 150 }],
    },
    {
      name: 'prices.sand',
      unit: '$ per cubic yard',
      source: 'Published: guide (undated)',
      values: [{ low: 15, high: 50 }],
    },
    {
      name: 'prices.truckload_minimum',
      unit: '$',
      source: 'Published: guide (undated)',
      values: [{ low: 150, high: 300 }],
    },
  ],
  estimate: {
    covers: 'material',
    unit: '$',
    addsUp: 'length',
    lines: [
      { line: 'Sand by the yard', covers: 'material', alike: [] },
      { line: 'Trips of the truck', covers: 'delivery', alike: ['truck'] },
    ],
    together: { volume: 'sum' },
    leavesOut: ['spreading', 'hauling to the back yard', 'sales tax'],
    pitfalls: [
      'Sand shrinks by a tenth when it is wetted and rolled.',
      'Beach sand is salty and may not be taken.',
      'Fill sand stains and carries clay; children and pools need washed sand.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 3,
    prices: { 'prices.dirt_trip': 'published', 'prices.sand': 'published', 'prices.truckload_minimum': 'published' },
  },
  own: {
    figures: [{ name: 'prices.sand', label: 'Sand', unit: '$ per cubic yard', min: 5, max: 150, written: 'USD/cuyd' }],
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
  counted: { 'cubic yards': 'cubic yard', loads: 'load', tons: 'ton' },
  repeats: { '2': 'total', '3': 'total' },
  asks: [
    { input: 'length', from: 14, to: 30 },
    { input: 'width', from: 14, to: 30 },
    { input: 'depth', from: 3, to: 6 },
  ],
  slopes: {
    value: { length: 1, width: 1, depth: 1, truck: 0 },
    order: { length: 1, width: 1, depth: 1, truck: 0 },
    weight: { length: 1, width: 1, depth: 1, truck: 0 },
    loads: { length: 1, width: 1, depth: 1, truck: -1 },
    'cost.low': { length: 1, width: 1, depth: 1, truck: -1 },
    'cost.high': { length: 1, width: 1, depth: 1, truck: -1 },
    'total.low': { length: 1, width: 1, depth: 1, truck: -1 },
    'total.high': { length: 1, width: 1, depth: 1, truck: -1 },
  },
  refuse,
  answer,
  trace,
};
