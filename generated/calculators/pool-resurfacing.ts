/**
 * Pool Resurfacing Calculator. Generated from the entry pool-resurfacing of catalog/calculators/home-water.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { roundHalfAway, roundTo } from '../../engine/kernel/math.js';
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

/** The inputs of the Pool Resurfacing Calculator, inside their bounds. */
export interface PoolResurfacingInputs {
  /** Length, 8 to 60 ft in steps of 1; 30 when omitted. */
  readonly length: number;
  /** Width, 6 to 30 ft in steps of 1; 15 when omitted. */
  readonly width: number;
  /** Depth at the shallow end, 1 to 8 ft in steps of 0.5; 3.5 when omitted. */
  readonly shallow: number;
  /** Depth at the deep end, 3 to 12 ft in steps of 0.5; 8 when omitted. */
  readonly deep: number;
  /** Finish; 'plaster' when omitted. */
  readonly finish: 'plaster' | 'quartz' | 'pebble';
}

/** The steps of the calculation. */
export interface PoolResurfacingSteps {
  /** width * sqrt(length ^ 2 + (deep - shallow) ^ 2) to sqft, in sq ft */
  readonly bottom: number;
  /** (length + width) * (shallow + deep) to sqft, in sq ft */
  readonly walls: number;
  /** bottom + walls, in sq ft */
  readonly surface: number;
  /** length * width * (shallow + deep) / 2 to gal, in gallons */
  readonly water: number;
  /**
   * Low end of if finish = "plaster" then home_prices.pool_plaster else if finish = "quartz" then
   * home_prices.pool_quartz else home_prices.pool_pebble, in $ per sq ft
   */
  readonly rateLow: number;
  /**
   * High end of if finish = "plaster" then home_prices.pool_plaster else if finish = "quartz" then
   * home_prices.pool_quartz else home_prices.pool_pebble, in $ per sq ft
   */
  readonly rateHigh: number;
  /** Low end of home_prices.pool_finish_minimum, in $ */
  readonly minimumLow: number;
  /** High end of home_prices.pool_finish_minimum, in $ */
  readonly minimumHigh: number;
  /** Low end of surface * rate, in $ */
  readonly byAreaLow: number;
  /** High end of surface * rate, in $ */
  readonly byAreaHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(byArea, 1 USD)), in $ */
  readonly costLow: number;
  /** High end of max(round(minimum, 1 USD), round(byArea, 1 USD)), in $ */
  readonly costHigh: number;
}

const finishPhrases: Readonly<Record<PoolResurfacingInputs['finish'], string>> = {
  plaster: 'white plaster',
  quartz: 'a quartz finish',
  pebble: 'a pebble finish',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ length, width, shallow, deep, finish }: PoolResurfacingInputs): PoolResurfacingSteps {
  const bottom = width * Math.sqrt(length ** 2 + (deep - shallow) ** 2);
  const walls = (length + width) * (shallow + deep);
  const surface = bottom + walls;
  const water = length * width * (shallow + deep) * 288 / 77;
  const rateLow =
    finish === 'plaster'
      ? 5
      : finish === 'quartz'
        ? 6
        : 9;
  const rateHigh =
    finish === 'plaster'
      ? 8
      : finish === 'quartz'
        ? 10
        : 15;
  const minimumLow = 3000;
  const minimumHigh = 5000;
  const byAreaLow = surface * rateLow;
  const byAreaHigh = surface * rateHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(byAreaLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byAreaHigh));
  return {
    bottom,
    walls,
    surface,
    water,
    rateLow,
    rateHigh,
    minimumLow,
    minimumHigh,
    byAreaLow,
    byAreaHigh,
    costLow,
    costHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: PoolResurfacingInputs, own: OwnFigures): PoolResurfacingSteps {
  const { length, width, shallow, deep, finish } = inputs;
  const homePricesPoolPlaster = own['home_prices.pool_plaster'] ?? 5;
  const homePricesPoolPlasterHigh = own['home_prices.pool_plaster'] ?? 8;
  const homePricesPoolQuartz = own['home_prices.pool_quartz'] ?? 6;
  const homePricesPoolQuartzHigh = own['home_prices.pool_quartz'] ?? 10;
  const homePricesPoolPebble = own['home_prices.pool_pebble'] ?? 9;
  const homePricesPoolPebbleHigh = own['home_prices.pool_pebble'] ?? 15;
  const bottom = width * Math.sqrt(length ** 2 + (deep - shallow) ** 2);
  const walls = (length + width) * (shallow + deep);
  const surface = bottom + walls;
  const water = length * width * (shallow + deep) * 288 / 77;
  const rateLow =
    finish === 'plaster'
      ? homePricesPoolPlaster
      : finish === 'quartz'
        ? homePricesPoolQuartz
        : homePricesPoolPebble;
  const rateHigh =
    finish === 'plaster'
      ? homePricesPoolPlasterHigh
      : finish === 'quartz'
        ? homePricesPoolQuartzHigh
        : homePricesPoolPebbleHigh;
  const minimumLow = 3000;
  const minimumHigh = 5000;
  const byAreaLow = surface * rateLow;
  const byAreaHigh = surface * rateHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(byAreaLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byAreaHigh));
  return {
    bottom,
    walls,
    surface,
    water,
    rateLow,
    rateHigh,
    minimumLow,
    minimumHigh,
    byAreaLow,
    byAreaHigh,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: PoolResurfacingInputs, steps = compute(inputs)): CalculationResult {
  const { finish } = inputs;
  const { bottom, walls, surface, water, costLow, costHigh } = steps;
  return {
    value: roundTo(surface, 0),
    unit: 'sq ft',
    interpretation:
      `You have ${inWholeSqFt(bottom)} of bottom and ${inWholeSqFt(walls)} of walls, ${inWholeSqFt(surface)} to ` +
      `cover in all. With ${finishPhrases[finish]} it costs ${rangeInRoughDollars(costLow, costHigh)}, and ` +
      `${inWholeGallons(water)} of water must be drained and refilled.`,
    secondary: [
      { value: roundTo(water, 0), unit: 'gallons', label: 'Water to refill' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Cost (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Cost (high)' },
    ],
    figures: {
      bottom: { value: roundTo(bottom, 0), unit: 'sq ft' },
      walls: { value: roundTo(walls, 0), unit: 'sq ft' },
      surface: { value: roundTo(surface, 0), unit: 'sq ft' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      water: { value: roundTo(water, 0), unit: 'gallons' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: PoolResurfacingInputs, steps = compute(inputs)): EstimateAmounts {
  const { minimumLow, minimumHigh, byAreaLow, byAreaHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(byAreaLow, 0), high: roundTo(byAreaHigh, 0) }],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: PoolResurfacingInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    bottom,
    walls,
    surface,
    water,
    rateLow,
    rateHigh,
    minimumLow,
    minimumHigh,
    byAreaLow,
    byAreaHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    {
      name: 'bottom',
      formula: 'width * sqrt(length ^ 2 + (deep - shallow) ^ 2) to sqft',
      value: bottom,
      unit: 'sq ft',
    },
    { name: 'walls', formula: '(length + width) * (shallow + deep) to sqft', value: walls, unit: 'sq ft' },
    { name: 'surface', formula: 'bottom + walls', value: surface, unit: 'sq ft' },
    { name: 'water', formula: 'length * width * (shallow + deep) / 2 to gal', value: water, unit: 'gallons' },
    {
      name: 'rate',
      formula:
        'if finish = "plaster" then home_prices.pool_plaster else if finish = "quartz" then home_prices.pool_quartz ' +
        'else home_prices.pool_pebble',
      value: { low: rateLow, high: rateHigh },
      unit: '$ per sq ft',
    },
    {
      name: 'minimum',
      formula: 'home_prices.pool_finish_minimum',
      value: { low: minimumLow, high: minimumHigh },
      unit: '$',
    },
    { name: 'byArea', formula: 'surface * rate', value: { low: byAreaLow, high: byAreaHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byArea, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ shallow, deep }: PoolResurfacingInputs): BrokenRequirement | null {
  if (deep < shallow) return {
    message: 'The deep end cannot be shallower than the shallow end.',
    inputs: ['deep', 'shallow'],
  };
  return null;
}

/** "2,500 sq ft", for instance. */
function inWholeSqFt(value: number): string {
  return amount(trimmed(value, 0), '', ' sq ft', ' sq ft');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 gallons", for instance. */
function inWholeGallons(value: number): string {
  return amount(trimmed(value, 0), '', ' gallon', ' gallons');
}

/** Inside surface of a pool and what a new finish costs */
export const poolResurfacing: Calculator<PoolResurfacingInputs> = {
  slug: 'pool-resurfacing',
  title: 'Pool Resurfacing Calculator',
  subtitle: 'Inside surface of a pool and what a new finish costs',
  tag: 'outdoor',
  service: 'Pool resurfacing',
  disclaimer:
    'Planning estimate for a rectangular concrete pool that slopes evenly. It leaves out structural cracks, tile and ' +
    'coping, lights, permits, the water and its chemicals. Fiberglass and vinyl pools are repaired in other ways.',
  inputs: [
    {
      name: 'length',
      label: 'Length',
      type: 'number',
      unit: 'ft',
      default: 30,
      min: 8,
      max: 60,
      step: 1,
      units: acceptedUnits.ft,
      ask: 'How long is the pool?',
    },
    {
      name: 'width',
      label: 'Width',
      type: 'number',
      unit: 'ft',
      default: 15,
      min: 6,
      max: 30,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'shallow',
      label: 'Depth at the shallow end',
      type: 'number',
      unit: 'ft',
      default: 3.5,
      min: 1,
      max: 8,
      step: 0.5,
      units: acceptedUnits.ft,
    },
    {
      name: 'deep',
      label: 'Depth at the deep end',
      type: 'number',
      unit: 'ft',
      default: 8,
      min: 3,
      max: 12,
      step: 0.5,
      units: acceptedUnits.ft,
    },
    {
      name: 'finish',
      label: 'Finish',
      type: 'select',
      default: 'plaster',
      options: [
        { value: 'plaster', label: 'White plaster' },
        { value: 'quartz', label: 'Quartz' },
        { value: 'pebble', label: 'Pebble' },
      ],
    },
  ],
  costBand: {
    service_name: 'Pool resurfacing',
    unit: 'per square foot',
    price_min_usd: 5,
    price_max_usd: 15,
    project_min_usd: 5000,
    project_max_usd: 15000,
    notes: 'For each square foot of bottom and walls. Small pools cost the minimum of a job.',
  },
  sources: [
    'A typical concrete pool has about 1,000 sq ft of surface and costs about $6,500 to resurface ' +
      '(homeadvisor.com/cost/swimming-pools-hot-tubs-and-saunas/pool-resurfacing).',
  ],
  asOf: '2026-01-01',
  sharedFigures: [
    {
      name: 'home_prices.pool_finish_minimum',
      unit: '$',
      source: 'Published: guide (undated)',
      values: [{ low: 3000, high: 5000 }],
    },
    {
      name: 'home_prices.pool_pebble',
      unit: '$ per sq ft',
      source: 'Published: firm, guide (undated)',
      values: [{ low: 9, high: 15 }],
    },
    {
      name: 'home_prices.pool_plaster',
      unit: '$ per sq ft',
      asOf: '2026-01-01',
      source: 'Published: firm, guide (2026)',
      values: [{ low: 5, high: 8 }],
    },
    {
      name: 'home_prices.pool_quartz',
      unit: '$ per sq ft',
      source: 'Published: guide (undated)',
      values: [{ low: 6, high: 10 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'New finish on bottom and walls', covers: 'job' }],
    leavesOut: ['structural cracks', 'tile and coping', 'lights', 'permits', 'water and chemicals', 'sales tax'],
    pitfalls: [
      'An empty pool can float out of wet ground; the crew must open the relief plug and not drain after rain.',
      'New plaster needs brushing and its water balanced daily for a month, or it stains for good.',
      'Ask whether the old plaster is chipped out or only roughened; that is a large part of the price.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 4,
    prices: {
      'home_prices.pool_finish_minimum': 'published',
      'home_prices.pool_pebble': 'published',
      'home_prices.pool_plaster': 'published',
      'home_prices.pool_quartz': 'published',
    },
  },
  own: {
    figures: [
      { name: 'home_prices.pool_plaster', label: 'Plaster', unit: '$ per sq ft', min: 2, max: 40, written: 'USD/sqft' },
      { name: 'home_prices.pool_quartz', label: 'Quartz', unit: '$ per sq ft', min: 2, max: 50, written: 'USD/sqft' },
      { name: 'home_prices.pool_pebble', label: 'Pebble', unit: '$ per sq ft', min: 3, max: 60, written: 'USD/sqft' },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: {
    kind: 'pool',
    measures: {
      length: { input: 'length', times: 1 },
      width: { input: 'width', times: 1 },
      shallow: { input: 'shallow', times: 1 },
      deep: { input: 'deep', times: 1 },
    },
  },
  labels: {
    byArea: 'Price by the area',
    'home_prices.pool_plaster': 'Plaster',
    'home_prices.pool_quartz': 'Quartz',
    'home_prices.pool_pebble': 'Pebble',
  },
  counted: { gallons: 'gallon' },
  repeats: { '1': 'total', '2': 'total' },
  asks: [
    { input: 'finish', from: 'plaster', to: 'pebble' },
    { input: 'length', from: 20, to: 45 },
    { input: 'width', from: 10, to: 20 },
    { input: 'deep', from: 5.5, to: 12 },
    { input: 'shallow', from: 2.5, to: 5 },
  ],
  slopes: {
    value: { length: 1, width: 1 },
    bottom: { length: 1, width: 1 },
    walls: { length: 1, width: 1 },
    surface: { length: 1, width: 1 },
    'cost.low': { length: 1, width: 1 },
    'cost.high': { length: 1, width: 1 },
    water: { length: 1, width: 1 },
    'total.low': { length: 1, width: 1 },
    'total.high': { length: 1, width: 1 },
  },
  refuse,
  answer,
  trace,
};
