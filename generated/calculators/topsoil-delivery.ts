/**
 * Topsoil Calculator. Generated from the entry topsoil-delivery of catalog/calculators/land.yaml by `npm run generate`:
 * edit the catalog, not this file.
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

/** The inputs of the Topsoil Calculator, inside their bounds. */
export interface TopsoilDeliveryInputs {
  /** Area, 10 to 200000 sq ft in steps of 10; 1000 when omitted. */
  readonly area: number;
  /** Depth, 0.25 to 24 in in steps of 0.25; 4 when omitted. */
  readonly depth: number;
  /** For settling, 0 to 35 % in steps of 1; 15 when omitted. */
  readonly settle: number;
  /** Bed of the truck, 3 to 25 cubic yards in steps of 1; 12 when omitted. */
  readonly truck: number;
}

/** The steps of the calculation. */
export interface TopsoilDeliverySteps {
  /** area * depth to cuyd, in cubic yards */
  readonly volume: number;
  /** volume * (1 + settle), in cubic yards */
  readonly needed: number;
  /** ceil(needed, 0.5 cuyd), in cubic yards */
  readonly order: number;
  /** ceil(order / truck), in loads */
  readonly loads: number;
  /** order * earth.topsoil_weight to ton, in tons */
  readonly weight: number;
  /** Low end of prices.truckload_minimum, in $ */
  readonly minimumLow: number;
  /** High end of prices.truckload_minimum, in $ */
  readonly minimumHigh: number;
  /** Low end of order * prices.topsoil, in $ */
  readonly soilLow: number;
  /** High end of order * prices.topsoil, in $ */
  readonly soilHigh: number;
  /** Low end of loads * prices.dirt_trip, in $ */
  readonly haulingLow: number;
  /** High end of loads * prices.dirt_trip, in $ */
  readonly haulingHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(soil, 1 USD) + round(hauling, 1 USD)), in $ */
  readonly costLow: number;
  /** High end of max(round(minimum, 1 USD), round(soil, 1 USD) + round(hauling, 1 USD)), in $ */
  readonly costHigh: number;
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ area, depth, settle, truck }: TopsoilDeliveryInputs): TopsoilDeliverySteps {
  const volume = area * depth / 324;
  const needed = volume * (1 + settle / 100);
  const order = roundUpTo(needed, 0.5);
  const loads = roundUp(order / truck);
  const weight = order * 1.2;
  const minimumLow = 150;
  const minimumHigh = 300;
  const soilLow = order * 18;
  const soilHigh = order * 50;
  const haulingLow = loads * 50;
  const haulingHigh = loads * 150;
  const costLow = Math.max(minimumLow, roundHalfAway(soilLow) + roundHalfAway(haulingLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(soilHigh) + roundHalfAway(haulingHigh));
  return {
    volume,
    needed,
    order,
    loads,
    weight,
    minimumLow,
    minimumHigh,
    soilLow,
    soilHigh,
    haulingLow,
    haulingHigh,
    costLow,
    costHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: TopsoilDeliveryInputs, own: OwnFigures): TopsoilDeliverySteps {
  const { area, depth, settle, truck } = inputs;
  const pricesTopsoil = own['prices.topsoil'] ?? 18;
  const pricesTopsoilHigh = own['prices.topsoil'] ?? 50;
  const volume = area * depth / 324;
  const needed = own['needed'] ?? volume * (1 + settle / 100);
  const order = roundUpTo(needed, 0.5);
  const loads = roundUp(order / truck);
  const weight = order * 1.2;
  const minimumLow = 150;
  const minimumHigh = 300;
  const soilLow = order * pricesTopsoil;
  const soilHigh = order * pricesTopsoilHigh;
  const haulingLow = loads * 50;
  const haulingHigh = loads * 150;
  const costLow = Math.max(minimumLow, roundHalfAway(soilLow) + roundHalfAway(haulingLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(soilHigh) + roundHalfAway(haulingHigh));
  return {
    volume,
    needed,
    order,
    loads,
    weight,
    minimumLow,
    minimumHigh,
    soilLow,
    soilHigh,
    haulingLow,
    haulingHigh,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: TopsoilDeliveryInputs, steps = compute(inputs)): CalculationResult {
  const { area, depth, settle } = inputs;
  const { volume, order, loads, weight, costLow, costHigh } = steps;
  return {
    value: roundTo(order, 1),
    unit: 'cubic yards',
    interpretation:
      `For ${inWholeSqFt(area)} at ${inInches(depth)} you need ${inCubicYardsTo2Decimals(volume)}; with ` +
      `${inNumbers(settle)} for settling order ${inCubicYardsTo1Decimal(order)}, about ${inTonsTo1Decimal(weight)} ` +
      `in ${inWholeLoads(loads)}. Delivered to the curb it costs ${rangeInRoughDollars(costLow, costHigh)}.`,
    secondary: [
      { value: roundTo(volume, 2), unit: 'cubic yards', label: 'Volume in place' },
      { value: roundTo(loads, 0), unit: 'loads', label: 'Loads' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Delivered (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Delivered (high)' },
    ],
    figures: {
      volume: { value: roundTo(volume, 2), unit: 'cubic yards' },
      order: { value: roundTo(order, 1), unit: 'cubic yards' },
      weight: { value: roundTo(weight, 1), unit: 'tons' },
      loads: { value: roundTo(loads, 0), unit: 'loads' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: TopsoilDeliveryInputs, steps = compute(inputs)): EstimateAmounts {
  const { minimumLow, minimumHigh, soilLow, soilHigh, haulingLow, haulingHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [
      { low: roundTo(soilLow, 0), high: roundTo(soilHigh, 0) },
      { low: roundTo(haulingLow, 0), high: roundTo(haulingHigh, 0) },
    ],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: TopsoilDeliveryInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    volume,
    needed,
    order,
    loads,
    weight,
    minimumLow,
    minimumHigh,
    soilLow,
    soilHigh,
    haulingLow,
    haulingHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'volume', formula: 'area * depth to cuyd', value: volume, unit: 'cubic yards' },
    { name: 'needed', formula: 'volume * (1 + settle)', value: needed, unit: 'cubic yards' },
    { name: 'order', formula: 'ceil(needed, 0.5 cuyd)', value: order, unit: 'cubic yards' },
    { name: 'loads', formula: 'ceil(order / truck)', value: loads, unit: 'loads' },
    { name: 'weight', formula: 'order * earth.topsoil_weight to ton', value: weight, unit: 'tons' },
    { name: 'minimum', formula: 'prices.truckload_minimum', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'soil', formula: 'order * prices.topsoil', value: { low: soilLow, high: soilHigh }, unit: '$' },
    { name: 'hauling', formula: 'loads * prices.dirt_trip', value: { low: haulingLow, high: haulingHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(soil, 1 USD) + round(hauling, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: TopsoilDeliveryInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 sq ft", for instance. */
function inWholeSqFt(value: number): string {
  return amount(trimmed(value, 0), '', ' sq ft', ' sq ft');
}

/** "2,500 inches", for instance. */
function inInches(value: number): string {
  return amount(trimmed(value, 2), '', ' inch', ' inches');
}

/** "2,500.00 cubic yards", for instance. */
function inCubicYardsTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '', ' cubic yard', ' cubic yards');
}

/** "2,500%", for instance. */
function inNumbers(value: number): string {
  return amount(trimmed(value, 2), '', '%', '%');
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

/** Cubic yards, truckloads and price of topsoil for a lawn or beds */
export const topsoilDelivery: Calculator<TopsoilDeliveryInputs> = {
  slug: 'topsoil-delivery',
  title: 'Topsoil Calculator',
  subtitle: 'Cubic yards, truckloads and price of topsoil for a lawn or beds',
  tag: 'outdoor',
  service: 'Topsoil delivery',
  disclaimer:
    'Planning estimate for soil dumped at the curb. It leaves out spreading, grading and compost; ask where the soil ' +
    'was dug, because weeds and herbicide come with it.',
  inputs: [
    {
      name: 'area',
      label: 'Area',
      type: 'number',
      unit: 'sq ft',
      default: 1000,
      min: 10,
      max: 200000,
      step: 10,
      units: acceptedUnits.sqft,
      ask: 'How large is the area?',
    },
    {
      name: 'depth',
      label: 'Depth',
      type: 'number',
      unit: 'in',
      default: 4,
      min: 0.25,
      max: 24,
      step: 0.25,
      units: acceptedUnits.in,
      ask: 'How deep is the topsoil?',
    },
    {
      name: 'settle',
      label: 'For settling',
      type: 'number',
      unit: '%',
      default: 15,
      min: 0,
      max: 35,
      step: 1,
      units: acceptedUnits['%'],
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
    service_name: 'Topsoil delivery',
    unit: 'per cubic yard',
    price_min_usd: 18,
    price_max_usd: 50,
    notes: 'Each trip of the truck is paid on top of the yards.',
  },
  sources: [
    'Settling of 10 to 15 percent for screened topsoil (everydaybudd.com, soil volume calculator); a third for ' +
      'loose soil (danihertopsoil.com/calc.html).',
    'Sandy loam topsoil weighs about 2,400 lb a cubic yard (tkttrucking.com/FAQs.html).',
  ],
  sharedFigures: [
    {
      name: 'earth.topsoil_weight',
      unit: 'lb per cubic yard',
      source: 'Sandy loam topsoil weighs about 2,400 lb a cubic yard (tkttrucking.com/FAQs.html).',
      values: [{ value: 2400 }],
    },
    {
      name: 'prices.dirt_trip',
      unit: '$ per load',
      source: 'Published: guide (undated)',
      values: [{ low: 50, high: 150 }],
    },
    {
      name: 'prices.topsoil',
      unit: '$ per cubic yard',
      source: 'Published: guide (undated)',
      values: [{ low: 18, high: 50 }],
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
    addsUp: 'area',
    lines: [
      { line: 'Topsoil by the yard', covers: 'material', alike: [] },
      { line: 'Trips of the truck', covers: 'delivery', alike: ['truck'] },
    ],
    together: { needed: 'sum' },
    leavesOut: ['spreading', 'grading', 'compost', 'sales tax'],
    pitfalls: [
      'Fresh soil settles 10% to 17%; order enough.',
      'More than a half inch at once smothers a living lawn.',
      'Soil against siding or over the weep holes brings termites.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 3,
    prices: { 'prices.dirt_trip': 'published', 'prices.topsoil': 'published', 'prices.truckload_minimum': 'published' },
  },
  own: {
    figures: [{
      name: 'prices.topsoil',
      label: 'Topsoil',
      unit: '$ per cubic yard',
      min: 5,
      max: 150,
      written: 'USD/cuyd',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: { kind: 'plot', measures: { area: { input: 'area', times: 1 } } },
  counted: { 'cubic yards': 'cubic yard', loads: 'load', tons: 'ton' },
  repeats: { '2': 'total', '3': 'total' },
  asks: [
    { input: 'area', from: 700, to: 1500 },
    { input: 'depth', from: 3, to: 6 },
    { input: 'truck', from: 18, to: 8 },
    { input: 'settle', from: 10, to: 20 },
  ],
  slopes: {
    value: { area: 1, depth: 1, settle: 1, truck: 0 },
    volume: { area: 1, depth: 1, settle: 0, truck: 0 },
    order: { area: 1, depth: 1, settle: 1, truck: 0 },
    weight: { area: 1, depth: 1, settle: 1, truck: 0 },
    loads: { area: 1, depth: 1, settle: 1, truck: -1 },
    'cost.low': { area: 1, depth: 1, settle: 1, truck: -1 },
    'cost.high': { area: 1, depth: 1, settle: 1, truck: -1 },
    'total.low': { area: 1, depth: 1, settle: 1, truck: -1 },
    'total.high': { area: 1, depth: 1, settle: 1, truck: -1 },
  },
  refuse,
  answer,
  trace,
};
