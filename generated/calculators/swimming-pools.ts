/**
 * Swimming Pool Volume Calculator. Generated from the entry swimming-pools of catalog/calculators/home-water.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../engine/kernel/math.js';
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

/** The inputs of the Swimming Pool Volume Calculator, inside their bounds. */
export interface SwimmingPoolsInputs {
  /** Shape; 'rect' when omitted. */
  readonly shape: 'rect' | 'oval' | 'round';
  /** Length or diameter, 10 to 60 ft in steps of 1; 30 when omitted. */
  readonly length: number;
  /** Width (not for round), 8 to 30 ft in steps of 1; 15 when omitted. */
  readonly width: number;
  /** Depth at the shallow end, 1 to 8 ft in steps of 0.5; 3.5 when omitted. */
  readonly shallow: number;
  /** Depth at the deep end, 1 to 12 ft in steps of 0.5; 6 when omitted. */
  readonly deep: number;
  /** Kind; 'concrete' when omitted. */
  readonly build: 'vinyl' | 'fiberglass' | 'concrete';
}

/** The steps of the calculation. */
export interface SwimmingPoolsSteps {
  /**
   * if shape = "round" then pi * (length / 2) ^ 2 to sqft else if shape = "oval" then pi * length * width / 4 to sqft
   * else length * width to sqft, in sq ft
   */
  readonly surface: number;
  /** (shallow + deep) / 2, in ft */
  readonly mean: number;
  /** surface * mean to gal, in gallons */
  readonly gallons: number;
  /** gallons / 8 h to gpm, in gallons per minute */
  readonly pump: number;
  /** gallons / home_coverages.garden_hose to h, in hours */
  readonly hose: number;
  /**
   * Low end of if build = "vinyl" then home_prices.pool_vinyl else if build = "fiberglass" then
   * home_prices.pool_fiberglass else home_prices.pool_concrete, in $
   */
  readonly usualLow: number;
  /**
   * High end of if build = "vinyl" then home_prices.pool_vinyl else if build = "fiberglass" then
   * home_prices.pool_fiberglass else home_prices.pool_concrete, in $
   */
  readonly usualHigh: number;
  /** Low end of usual * (0.5 + 0.5 * (surface / 450 sqft)), in $ */
  readonly costLow: number;
  /** High end of usual * (0.5 + 0.5 * (surface / 450 sqft)), in $ */
  readonly costHigh: number;
}

const shapePhrases: Readonly<Record<SwimmingPoolsInputs['shape'], string>> = {
  rect: 'A rectangular',
  oval: 'An oval',
  round: 'A round',
};
const buildPhrases: Readonly<Record<SwimmingPoolsInputs['build'], string>> = {
  vinyl: 'vinyl-liner pool',
  fiberglass: 'fiberglass pool',
  concrete: 'concrete pool',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ shape, length, width, shallow, deep, build }: SwimmingPoolsInputs): SwimmingPoolsSteps {
  const surface =
    shape === 'round'
      ? Math.PI * (length / 2) ** 2
      : shape === 'oval'
        ? 0.7853981633974483 * (length * width)
        : length * width;
  const mean = (shallow + deep) / 2;
  const gallons = surface * mean * 576 / 77;
  const pump = gallons / 480;
  const hose = gallons / 540;
  const usualLow =
    build === 'vinyl'
      ? 40000
      : build === 'fiberglass'
        ? 50000
        : 60000;
  const usualHigh =
    build === 'vinyl'
      ? 65000
      : build === 'fiberglass'
        ? 90000
        : 105000;
  const costLow = usualLow * (0.5 + surface / 900);
  const costHigh = usualHigh * (0.5 + surface / 900);
  return { surface, mean, gallons, pump, hose, usualLow, usualHigh, costLow, costHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: SwimmingPoolsInputs, own: OwnFigures): SwimmingPoolsSteps {
  const { shape, length, width, shallow, deep, build } = inputs;
  const homePricesPoolVinyl = own['home_prices.pool_vinyl'] ?? 40000;
  const homePricesPoolVinylHigh = own['home_prices.pool_vinyl'] ?? 65000;
  const homePricesPoolFiberglass = own['home_prices.pool_fiberglass'] ?? 50000;
  const homePricesPoolFiberglassHigh = own['home_prices.pool_fiberglass'] ?? 90000;
  const homePricesPoolConcrete = own['home_prices.pool_concrete'] ?? 60000;
  const homePricesPoolConcreteHigh = own['home_prices.pool_concrete'] ?? 105000;
  const surface =
    shape === 'round'
      ? Math.PI * (length / 2) ** 2
      : shape === 'oval'
        ? 0.7853981633974483 * (length * width)
        : length * width;
  const mean = (shallow + deep) / 2;
  const gallons = surface * mean * 576 / 77;
  const pump = gallons / 480;
  const hose = gallons / 540;
  const usualLow =
    build === 'vinyl'
      ? homePricesPoolVinyl
      : build === 'fiberglass'
        ? homePricesPoolFiberglass
        : homePricesPoolConcrete;
  const usualHigh =
    build === 'vinyl'
      ? homePricesPoolVinylHigh
      : build === 'fiberglass'
        ? homePricesPoolFiberglassHigh
        : homePricesPoolConcreteHigh;
  const costLow = usualLow * (0.5 + surface / 900);
  const costHigh = usualHigh * (0.5 + surface / 900);
  return { surface, mean, gallons, pump, hose, usualLow, usualHigh, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: SwimmingPoolsInputs, steps = compute(inputs)): CalculationResult {
  const { shape, build } = inputs;
  const { surface, mean, gallons, pump, hose, costLow, costHigh } = steps;
  return {
    value: roundTo(gallons, 0),
    unit: 'gallons',
    interpretation:
      `${shapePhrases[shape]} pool of ${inWholeSqFt(surface)} with a mean depth of ${inFeetTo2Decimals(mean)} holds ` +
      `${inWholeGallons(gallons)}, about ${inWholeHours(hose)} with a garden hose; an 8-hour turnover needs ` +
      `${inWholeGallonsPerMinute(pump)}. Built as a ${buildPhrases[build]}, it costs ` +
      `${rangeInRoughDollars(costLow, costHigh)} in Texas.`,
    secondary: [
      { value: roundTo(surface, 0), unit: 'sq ft', label: 'Surface' },
      { value: roundTo(pump, 1), unit: 'gallons per minute', label: 'Pump for 8 hours' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Built (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Built (high)' },
    ],
    figures: {
      surface: { value: roundTo(surface, 0), unit: 'sq ft' },
      mean: { value: roundTo(mean, 2), unit: 'ft' },
      gallons: { value: roundTo(gallons, 0), unit: 'gallons' },
      hose: { value: roundTo(hose, 0), unit: 'hours' },
      pump: { value: roundTo(pump, 0), unit: 'gallons per minute' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: SwimmingPoolsInputs, steps = compute(inputs)): EstimateAmounts {
  const { costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(costLow, 0), high: roundTo(costHigh, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: SwimmingPoolsInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { surface, mean, gallons, pump, hose, usualLow, usualHigh, costLow, costHigh } = steps;
  return [
    {
      name: 'surface',
      formula:
        'if shape = "round" then pi * (length / 2) ^ 2 to sqft else if shape = "oval" then pi * length * width / 4 ' +
        'to sqft else length * width to sqft',
      value: surface,
      unit: 'sq ft',
    },
    { name: 'mean', formula: '(shallow + deep) / 2', value: mean, unit: 'ft' },
    { name: 'gallons', formula: 'surface * mean to gal', value: gallons, unit: 'gallons' },
    { name: 'pump', formula: 'gallons / 8 h to gpm', value: pump, unit: 'gallons per minute' },
    { name: 'hose', formula: 'gallons / home_coverages.garden_hose to h', value: hose, unit: 'hours' },
    {
      name: 'usual',
      formula:
        'if build = "vinyl" then home_prices.pool_vinyl else if build = "fiberglass" then ' +
        'home_prices.pool_fiberglass else home_prices.pool_concrete',
      value: { low: usualLow, high: usualHigh },
      unit: '$',
    },
    {
      name: 'cost',
      formula: 'usual * (0.5 + 0.5 * (surface / 450 sqft))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ shallow, deep }: SwimmingPoolsInputs): BrokenRequirement | null {
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

/** "2,500.00 feet", for instance. */
function inFeetTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '', ' foot', ' feet');
}

/** "2,500 gallons", for instance. */
function inWholeGallons(value: number): string {
  return amount(trimmed(value, 0), '', ' gallon', ' gallons');
}

/** "2,500 hours", for instance. */
function inWholeHours(value: number): string {
  return amount(trimmed(value, 0), '', ' hour', ' hours');
}

/** "2,500 gallons per minute", for instance. */
function inWholeGallonsPerMinute(value: number): string {
  return amount(trimmed(value, 0), '', ' gallon per minute', ' gallons per minute');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Gallons, pump flow and what a pool of that size costs to build */
export const swimmingPools: Calculator<SwimmingPoolsInputs> = {
  slug: 'swimming-pools',
  title: 'Swimming Pool Volume Calculator',
  subtitle: 'Gallons, pump flow and what a pool of that size costs to build',
  tag: 'outdoor',
  service: 'Swimming pools',
  disclaimer:
    'Planning estimate for a pool with an even slope. It leaves out the deck, fence, lights, heater, spa, permits ' +
    'and the haul of soil. Counties and associations ask for a fence and self-closing gates.',
  inputs: [
    {
      name: 'shape',
      label: 'Shape',
      type: 'select',
      default: 'rect',
      options: [
        { value: 'rect', label: 'Rectangle' },
        { value: 'oval', label: 'Oval' },
        { value: 'round', label: 'Round' },
      ],
    },
    {
      name: 'length',
      label: 'Length or diameter',
      type: 'number',
      unit: 'ft',
      default: 30,
      min: 10,
      max: 60,
      step: 1,
      units: acceptedUnits.ft,
      ask: 'How long is the pool?',
    },
    {
      name: 'width',
      label: 'Width (not for round)',
      type: 'number',
      unit: 'ft',
      default: 15,
      min: 8,
      max: 30,
      step: 1,
      units: acceptedUnits.ft,
      ask: 'How wide is the pool?',
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
      default: 6,
      min: 1,
      max: 12,
      step: 0.5,
      units: acceptedUnits.ft,
    },
    {
      name: 'build',
      label: 'Kind',
      type: 'select',
      default: 'concrete',
      options: [
        { value: 'vinyl', label: 'Vinyl liner' },
        { value: 'fiberglass', label: 'Fiberglass shell' },
        { value: 'concrete', label: 'Concrete' },
      ],
      ask: 'What kind of pool?',
    },
  ],
  costBand: {
    service_name: 'Swimming pools',
    unit: 'per project',
    price_min_usd: 40000,
    price_max_usd: 105000,
    notes: 'A usual pool of about 450 sq ft of water in Texas. Small and large pools leave the band.',
  },
  sources: [
    'A cubic foot holds 7.4805 gallons, exact; one turnover in 8 hours is the usual plan for home pools.',
    'Half of the price is taken as fixed and half by the surface, from a usual pool of 450 sq ft (planning estimate).',
    'A garden hose gives about 9 gallons a minute (planning estimate; 5 to 12 in use).',
  ],
  asOf: '2026-01-01',
  sharedFigures: [
    {
      name: 'home_coverages.garden_hose',
      unit: 'gallons per minute',
      source: 'A garden hose gives about 9 gallons a minute (planning estimate; 5 to 12 in use).',
      values: [{ value: 9 }],
    },
    {
      name: 'home_prices.pool_concrete',
      unit: '$',
      source: 'Published: guide (undated)',
      values: [{ low: 60000, high: 105000 }],
    },
    {
      name: 'home_prices.pool_fiberglass',
      unit: '$',
      source: 'Published: guide (undated)',
      values: [{ low: 50000, high: 90000 }],
    },
    {
      name: 'home_prices.pool_vinyl',
      unit: '$',
      asOf: '2026-01-01',
      source: 'Published: guide (2026)',
      values: [{ low: 40000, high: 65000 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Pool built', covers: 'job' }],
    leavesOut: ['deck beyond the coping', 'fence', 'heater', 'spa', 'lights', 'permits', 'haul of soil', 'landscaping'],
    pitfalls: [
      'The average depth decides the gallons; a small deep end holds less than an even slope.',
      'High ground water on the coast lifts an empty pool; ask for a relief valve.',
      'A larger pump than the plumbing needs costs hundreds a year; a variable-speed pump at low flow costs least.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 3,
    prices: {
      'home_prices.pool_concrete': 'published',
      'home_prices.pool_fiberglass': 'published',
      'home_prices.pool_vinyl': 'published',
    },
  },
  own: {
    figures: [
      {
        name: 'home_prices.pool_vinyl',
        label: 'Pool with a vinyl liner',
        unit: '$',
        min: 15000,
        max: 250000,
        units: acceptedUnits.USD,
      },
      {
        name: 'home_prices.pool_fiberglass',
        label: 'Fiberglass pool',
        unit: '$',
        min: 20000,
        max: 300000,
        units: acceptedUnits.USD,
      },
      {
        name: 'home_prices.pool_concrete',
        label: 'Concrete pool',
        unit: '$',
        min: 20000,
        max: 400000,
        units: acceptedUnits.USD,
      },
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
    'home_prices.pool_vinyl': 'Pool with a vinyl liner',
    'home_prices.pool_fiberglass': 'Fiberglass pool',
    'home_prices.pool_concrete': 'Concrete pool',
  },
  counted: { gallons: 'gallon', 'gallons per minute': 'gallon per minute', hours: 'hour' },
  repeats: { '2': 'total', '3': 'total' },
  asks: [
    { input: 'length', from: 20, to: 45 },
    { input: 'shape', from: 'oval', to: 'round' },
    { input: 'build', from: 'vinyl', to: 'concrete' },
    { input: 'width', from: 10, to: 20 },
  ],
  slopes: {
    value: { length: 1, width: 1 },
    surface: { length: 1, width: 1 },
    mean: { length: 0, width: 0 },
    gallons: { length: 1, width: 1 },
    hose: { length: 1, width: 1 },
    pump: { length: 1, width: 1 },
    'cost.low': { length: 1, width: 1 },
    'cost.high': { length: 1, width: 1 },
    'total.low': { length: 1, width: 1 },
    'total.high': { length: 1, width: 1 },
  },
  refuse,
  answer,
  trace,
};
