/**
 * Fill Dirt Calculator. Generated from the entry fill-dirt of catalog/calculators/land.yaml by `npm run generate`: edit
 * the catalog, not this file.
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
import { amount, fixed, roughRange, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Fill Dirt Calculator, inside their bounds. */
export interface FillDirtInputs {
  /** Length, 1 to 2000 ft in steps of 1; 50 when omitted. */
  readonly length: number;
  /** Width, 1 to 2000 ft in steps of 1; 30 when omitted. */
  readonly width: number;
  /** Depth when rolled, 1 to 120 in in steps of 1; 12 when omitted. */
  readonly depth: number;
  /** Fill; 'earth' when omitted. */
  readonly kind: 'sand' | 'earth' | 'clay';
  /** Bed of the truck, 3 to 25 cubic yards in steps of 1; 12 when omitted. */
  readonly truck: number;
}

/** The steps of the calculation. */
export interface FillDirtSteps {
  /** length * width * depth to cuyd, in cubic yards */
  readonly rolled: number;
  /** rolled / kind.shrink * (1 + kind.swell), in cubic yards */
  readonly loose: number;
  /** ceil(loose, 1 cuyd), in cubic yards */
  readonly order: number;
  /** ceil(order / truck), in loads */
  readonly loads: number;
  /** Low end of prices.truckload_minimum, in $ */
  readonly minimumLow: number;
  /** High end of prices.truckload_minimum, in $ */
  readonly minimumHigh: number;
  /** Low end of order * prices.fill_dirt, in $ */
  readonly dirtLow: number;
  /** High end of order * prices.fill_dirt, in $ */
  readonly dirtHigh: number;
  /** Low end of loads * prices.dirt_trip, in $ */
  readonly haulingLow: number;
  /** High end of loads * prices.dirt_trip, in $ */
  readonly haulingHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(dirt, 1 USD) + round(hauling, 1 USD)), in $ */
  readonly costLow: number;
  /** High end of max(round(minimum, 1 USD), round(dirt, 1 USD) + round(hauling, 1 USD)), in $ */
  readonly costHigh: number;
}

const kindFigures: Readonly<Record<FillDirtInputs['kind'], { swell: number; shrink: number }>> = {
  sand: { swell: 15, shrink: 95 },
  earth: { swell: 25, shrink: 90 },
  clay: { swell: 30, shrink: 90 },
};
const kindPhrases: Readonly<Record<FillDirtInputs['kind'], string>> = {
  sand: 'sand or gravel',
  earth: 'common fill',
  clay: 'clay',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ length, width, depth, kind, truck }: FillDirtInputs): FillDirtSteps {
  const kindChosen = kindFigures[kind];
  const rolled = length * width * depth / 324;
  const loose = rolled / kindChosen.shrink * (1 + kindChosen.swell / 100) * 100;
  const order = roundUp(loose);
  const loads = roundUp(order / truck);
  const minimumLow = 150;
  const minimumHigh = 300;
  const dirtLow = order * 8;
  const dirtHigh = order * 25;
  const haulingLow = loads * 50;
  const haulingHigh = loads * 150;
  const costLow = Math.max(minimumLow, roundHalfAway(dirtLow) + roundHalfAway(haulingLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(dirtHigh) + roundHalfAway(haulingHigh));
  return {
    rolled,
    loose,
    order,
    loads,
    minimumLow,
    minimumHigh,
    dirtLow,
    dirtHigh,
    haulingLow,
    haulingHigh,
    costLow,
    costHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: FillDirtInputs, own: OwnFigures): FillDirtSteps {
  const { length, width, depth, kind, truck } = inputs;
  const kindChosen = kindFigures[kind];
  const kindSwell = own['kind.swell'] ?? kindChosen.swell;
  const pricesFillDirt = own['prices.fill_dirt'] ?? 8;
  const pricesFillDirtHigh = own['prices.fill_dirt'] ?? 25;
  const rolled = length * width * depth / 324;
  const loose = own['loose'] ?? rolled / kindChosen.shrink * (1 + kindSwell / 100) * 100;
  const order = roundUp(loose);
  const loads = roundUp(order / truck);
  const minimumLow = 150;
  const minimumHigh = 300;
  const dirtLow = order * pricesFillDirt;
  const dirtHigh = order * pricesFillDirtHigh;
  const haulingLow = loads * 50;
  const haulingHigh = loads * 150;
  const costLow = Math.max(minimumLow, roundHalfAway(dirtLow) + roundHalfAway(haulingLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(dirtHigh) + roundHalfAway(haulingHigh));
  return {
    rolled,
    loose,
    order,
    loads,
    minimumLow,
    minimumHigh,
    dirtLow,
    dirtHigh,
    haulingLow,
    haulingHigh,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: FillDirtInputs, steps = compute(inputs)): CalculationResult {
  const { length, width, depth, kind, truck } = inputs;
  const { rolled, order, loads, costLow, costHigh } = steps;
  return {
    value: roundTo(order, 0),
    unit: 'cubic yards',
    interpretation:
      `To raise the ground ${inWholeInches(depth)} over ${inWholeFeet(length)} by ${inWholeFeet(width)} you need ` +
      `${inCubicYardsTo1Decimal(rolled)} compacted, so order ${inWholeCubicYards(order)} of loose ` +
      `${kindPhrases[kind]}: ${inWholeLoads(loads)} at ${inWholeCubicYardsPerLoad(truck)}. Delivered it costs ` +
      `${rangeInRoughDollars(costLow, costHigh)}; spreading and compacting are extra.`,
    secondary: [
      { value: roundTo(rolled, 1), unit: 'cubic yards', label: 'Rolled volume' },
      { value: roundTo(loads, 0), unit: 'loads', label: 'Loads' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Delivered (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Delivered (high)' },
    ],
    figures: {
      rolled: { value: roundTo(rolled, 1), unit: 'cubic yards' },
      order: { value: roundTo(order, 0), unit: 'cubic yards' },
      loads: { value: roundTo(loads, 0), unit: 'loads' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: FillDirtInputs, steps = compute(inputs)): EstimateAmounts {
  const { minimumLow, minimumHigh, dirtLow, dirtHigh, haulingLow, haulingHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [
      { low: roundTo(dirtLow, 0), high: roundTo(dirtHigh, 0) },
      { low: roundTo(haulingLow, 0), high: roundTo(haulingHigh, 0) },
    ],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: FillDirtInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    rolled,
    loose,
    order,
    loads,
    minimumLow,
    minimumHigh,
    dirtLow,
    dirtHigh,
    haulingLow,
    haulingHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'rolled', formula: 'length * width * depth to cuyd', value: rolled, unit: 'cubic yards' },
    { name: 'loose', formula: 'rolled / kind.shrink * (1 + kind.swell)', value: loose, unit: 'cubic yards' },
    { name: 'order', formula: 'ceil(loose, 1 cuyd)', value: order, unit: 'cubic yards' },
    { name: 'loads', formula: 'ceil(order / truck)', value: loads, unit: 'loads' },
    { name: 'minimum', formula: 'prices.truckload_minimum', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'dirt', formula: 'order * prices.fill_dirt', value: { low: dirtLow, high: dirtHigh }, unit: '$' },
    { name: 'hauling', formula: 'loads * prices.dirt_trip', value: { low: haulingLow, high: haulingHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(dirt, 1 USD) + round(hauling, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ kind }: FillDirtInputs): readonly Cell[] {
  const kindChosen = kindFigures[kind];
  return [
    { name: 'kind.swell', cell: kind, unit: '%', value: kindChosen.swell },
    { name: 'kind.shrink', cell: kind, unit: '%', value: kindChosen.shrink },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: FillDirtInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 inches", for instance. */
function inWholeInches(value: number): string {
  return amount(trimmed(value, 0), '', ' inch', ' inches');
}

/** "2,500 feet", for instance. */
function inWholeFeet(value: number): string {
  return amount(trimmed(value, 0), '', ' foot', ' feet');
}

/** "2,500.0 cubic yards", for instance. */
function inCubicYardsTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' cubic yard', ' cubic yards');
}

/** "2,500 cubic yards", for instance. */
function inWholeCubicYards(value: number): string {
  return amount(trimmed(value, 0), '', ' cubic yard', ' cubic yards');
}

/** "2,500 loads", for instance. */
function inWholeLoads(value: number): string {
  return amount(trimmed(value, 0), '', ' load', ' loads');
}

/** "2,500 cubic yards per load", for instance. */
function inWholeCubicYardsPerLoad(value: number): string {
  return amount(trimmed(value, 0), '', ' cubic yard per load', ' cubic yards per load');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Loose cubic yards, truckloads and price of the fill for a pad or a low lot */
export const fillDirt: Calculator<FillDirtInputs> = {
  slug: 'fill-dirt',
  title: 'Fill Dirt Calculator',
  subtitle: 'Loose cubic yards, truckloads and price of the fill for a pad or a low lot',
  tag: 'outdoor',
  service: 'Fill dirt',
  disclaimer:
    'Planning estimate for fill dumped on the site. It leaves out spreading, rolling, testing and permits; in a ' +
    "flood zone filling needs a floodplain permit, and a house pad needs an engineer's word on the soil.",
  inputs: [
    {
      name: 'length',
      label: 'Length',
      type: 'number',
      unit: 'ft',
      default: 50,
      min: 1,
      max: 2000,
      step: 1,
      units: acceptedUnits.ft,
      ask: 'How long is the area?',
    },
    {
      name: 'width',
      label: 'Width',
      type: 'number',
      unit: 'ft',
      default: 30,
      min: 1,
      max: 2000,
      step: 1,
      units: acceptedUnits.ft,
      ask: 'How wide is the area?',
    },
    {
      name: 'depth',
      label: 'Depth when rolled',
      type: 'number',
      unit: 'in',
      default: 12,
      min: 1,
      max: 120,
      step: 1,
      units: acceptedUnits.in,
      ask: 'How deep is the fill when rolled?',
    },
    {
      name: 'kind',
      label: 'Fill',
      type: 'select',
      default: 'earth',
      options: [
        { value: 'sand', label: 'Sand or gravel' },
        { value: 'earth', label: 'Common or select fill' },
        { value: 'clay', label: 'Clay' },
      ],
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
    service_name: 'Fill dirt',
    unit: 'per cubic yard',
    price_min_usd: 8,
    price_max_usd: 25,
    notes: 'Each trip of the truck is paid on top of the yards.',
  },
  sources: [
    'Swell and shrinkage of sand and gravel, and the way to reckon with them, as in the estimating textbook at ' +
      'issuhub.com/view/index?id=4050&pageIndex=80; those of fill and clay are planning estimates.',
  ],
  sharedFigures: [
    {
      name: 'prices.dirt_trip',
      unit: '$ per load',
      source: 'Published: guide (undated)',
      values: [{ low: 50, high: 150 }],
    },
    {
      name: 'prices.fill_dirt',
      unit: '$ per cubic yard',
      source: 'Published: firm, guide (undated)',
      values: [{ low: 8, high: 25 }],
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
      { line: 'Fill by the yard', covers: 'material', alike: [] },
      { line: 'Trips of the truck', covers: 'delivery', alike: ['truck'] },
    ],
    together: { loose: 'sum' },
    apart: ['kind'],
    leavesOut: ['spreading', 'rolling', 'testing', 'permits', 'sales tax'],
    pitfalls: [
      'Loose yards on the truck shrink 20% to 33% under the roller.',
      'A load is whatever that truck holds, so ask how many yards that is.',
      'Clay under a house swells; builders want select fill.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 3,
    prices: {
      'prices.dirt_trip': 'published',
      'prices.fill_dirt': 'published',
      'prices.truckload_minimum': 'published',
    },
  },
  own: {
    figures: [
      {
        name: 'kind.swell',
        label: 'Swell of the soil once dug',
        unit: '%',
        min: 0,
        max: 60,
        units: acceptedUnits['%'],
        by: ['kind'],
      },
      {
        name: 'prices.fill_dirt',
        label: 'Fill dirt, delivered',
        unit: '$ per cubic yard',
        min: 1,
        max: 100,
        written: 'USD/cuyd',
      },
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
  labels: {
    rolled: 'Volume once rolled',
    loose: 'Volume once dug',
    'kind.swell': 'Swell of the soil once dug',
    'prices.fill_dirt': 'Fill dirt, delivered',
  },
  counted: { 'cubic yards': 'cubic yard', loads: 'load' },
  repeats: { '2': 'total', '3': 'total' },
  asks: [
    { input: 'width', from: 20, to: 45 },
    { input: 'depth', from: 8, to: 18 },
    { input: 'length', from: 35, to: 75 },
    { input: 'truck', from: 18, to: 8 },
    { input: 'kind', from: 'sand', to: 'clay' },
  ],
  slopes: {
    value: { length: 1, width: 1, depth: 1, truck: 0 },
    rolled: { length: 1, width: 1, depth: 1, truck: 0 },
    order: { length: 1, width: 1, depth: 1, truck: 0 },
    loads: { length: 1, width: 1, depth: 1, truck: -1 },
    'cost.low': { length: 1, width: 1, depth: 1, truck: -1 },
    'cost.high': { length: 1, width: 1, depth: 1, truck: -1 },
    'total.low': { length: 1, width: 1, depth: 1, truck: -1 },
    'total.high': { length: 1, width: 1, depth: 1, truck: -1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
