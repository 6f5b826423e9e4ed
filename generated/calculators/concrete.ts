/**
 * Concrete Slab Calculator. Generated from the entry concrete of catalog/calculators.yaml by `npm run generate`: edit
 * the catalog, not this file.
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

/** The inputs of the Concrete Slab Calculator, inside their bounds. */
export interface ConcreteInputs {
  /** Length, 1 to 200 ft in steps of 1; 20 when omitted. */
  readonly length: number;
  /** Width, 1 to 200 ft in steps of 1; 10 when omitted. */
  readonly width: number;
  /** Slab thickness; '4' when omitted. */
  readonly thickness: '3.5' | '4' | '5' | '6' | '8';
}

/** The steps of the calculation. */
export interface ConcreteSteps {
  /** length * width * thickness to cuyd, in cubic yards */
  readonly volume: number;
  /** volume * coverages.concrete_order, in cubic yards */
  readonly needed: number;
  /** ceil(needed, 0.25 cuyd), in cubic yards */
  readonly order: number;
  /** ceil(needed / coverages.concrete_bag), in bags */
  readonly bags: number;
  /** Low end of order * prices.ready_mix, in $ */
  readonly mixLow: number;
  /** High end of order * prices.ready_mix, in $ */
  readonly mixHigh: number;
  /** coverages.full_load * low(prices.short_load) + order * (low(prices.ready_mix) - low(prices.short_load)), in $ */
  readonly cheap: number;
  /**
   * coverages.full_load * high(prices.short_load) + order * (high(prices.ready_mix) - high(prices.short_load)), in $
   */
  readonly dear: number;
  /** max(low(mix), cheap), in $ */
  readonly least: number;
  /** Low end of least..max(least, high(mix), dear), in $ */
  readonly materialLow: number;
  /** High end of least..max(least, high(mix), dear), in $ */
  readonly materialHigh: number;
  /** Low end of length * width * prices.slab_labor, in $ */
  readonly laborLow: number;
  /** High end of length * width * prices.slab_labor, in $ */
  readonly laborHigh: number;
  /** Low end of minimums.patio, in $ */
  readonly minimumLow: number;
  /** High end of minimums.patio, in $ */
  readonly minimumHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(material, 1 USD) + round(labor, 1 USD)), in $ */
  readonly finishedLow: number;
  /** High end of max(round(minimum, 1 USD), round(material, 1 USD) + round(labor, 1 USD)), in $ */
  readonly finishedHigh: number;
}

const thicknessFigures: Readonly<Record<ConcreteInputs['thickness'], number>> = {
  '3.5': 3.5,
  '4': 4,
  '5': 5,
  '6': 6,
  '8': 8,
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ length, width, thickness }: ConcreteInputs): ConcreteSteps {
  const volume = length * width * thicknessFigures[thickness] / 324;
  const needed = volume * 1.1;
  const order = roundUpTo(needed, 0.25);
  const bags = roundUp(needed * 45);
  const mixLow = order * 130;
  const mixHigh = order * 190;
  const cheap = 225 + order * 85;
  const dear = 375 + order * 115;
  const least = Math.max(mixLow, cheap);
  const materialLow = least;
  const materialHigh = Math.max(least, mixHigh, dear);
  const laborLow = length * width * 4;
  const laborHigh = length * width * 9;
  const minimumLow = 1500;
  const minimumHigh = 2000;
  const finishedLow = Math.max(minimumLow, roundHalfAway(materialLow) + roundHalfAway(laborLow));
  const finishedHigh = Math.max(minimumHigh, roundHalfAway(materialHigh) + roundHalfAway(laborHigh));
  return {
    volume,
    needed,
    order,
    bags,
    mixLow,
    mixHigh,
    cheap,
    dear,
    least,
    materialLow,
    materialHigh,
    laborLow,
    laborHigh,
    minimumLow,
    minimumHigh,
    finishedLow,
    finishedHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: ConcreteInputs, own: OwnFigures): ConcreteSteps {
  const { length, width, thickness } = inputs;
  const coveragesConcreteOrder = own['coverages.concrete_order'] ?? 1.1;
  const pricesReadyMix = own['prices.ready_mix'] ?? 130;
  const pricesReadyMixHigh = own['prices.ready_mix'] ?? 190;
  const pricesShortLoad = own['prices.short_load'] ?? 45;
  const pricesShortLoadHigh = own['prices.short_load'] ?? 75;
  const pricesSlabLabor = own['prices.slab_labor'] ?? 4;
  const pricesSlabLaborHigh = own['prices.slab_labor'] ?? 9;
  const volume = own['volume'] ?? length * width * thicknessFigures[thickness] / 324;
  const needed = volume * coveragesConcreteOrder;
  const order = roundUpTo(needed, 0.25);
  const bags = roundUp(needed * 45);
  const mixLow = order * pricesReadyMix;
  const mixHigh = order * pricesReadyMixHigh;
  const cheap = 5 * pricesShortLoad + order * (pricesReadyMix - pricesShortLoad);
  const dear = 5 * pricesShortLoadHigh + order * (pricesReadyMixHigh - pricesShortLoadHigh);
  const least = Math.max(mixLow, cheap);
  const materialLow = least;
  const materialHigh = Math.max(least, mixHigh, dear);
  const laborLow = length * width * pricesSlabLabor;
  const laborHigh = length * width * pricesSlabLaborHigh;
  const minimumLow = 1500;
  const minimumHigh = 2000;
  const finishedLow = Math.max(minimumLow, roundHalfAway(materialLow) + roundHalfAway(laborLow));
  const finishedHigh = Math.max(minimumHigh, roundHalfAway(materialHigh) + roundHalfAway(laborHigh));
  return {
    volume,
    needed,
    order,
    bags,
    mixLow,
    mixHigh,
    cheap,
    dear,
    least,
    materialLow,
    materialHigh,
    laborLow,
    laborHigh,
    minimumLow,
    minimumHigh,
    finishedLow,
    finishedHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: ConcreteInputs, steps = compute(inputs)): CalculationResult {
  const { volume, order, bags, materialLow, materialHigh, finishedLow, finishedHigh } = steps;
  return {
    value: roundTo(volume, 2),
    unit: 'cubic yards',
    interpretation:
      `You need ${inCubicYards(volume)} of concrete, ` +
      (isBelow(volume, 1)
        ? `a small pour: ${inBags(bags)} of 80-lb mix with some for waste. A truck would bring ` +
          `${inCubicYards(order)} for ${rangeInRoughDollars(materialLow, materialHigh)} with its short-load fee, so ` +
          'bags are usually cheaper.'
        : `so order ${inCubicYards(order)}` +
          (isBelow(order, 5)
            ? `; the ready-mix costs ${rangeInRoughDollars(materialLow, materialHigh)} with the short-load fee. A ` +
              `contractor charges ${rangeInRoughDollars(finishedLow, finishedHigh)} to form, pour and finish it, ` +
              `concrete included; by hand that is ${inBags(bags)} of 80-lb mix.`
            : ` to allow for waste; the ready-mix costs ${rangeInRoughDollars(materialLow, materialHigh)}. A ` +
              `contractor charges ${rangeInRoughDollars(finishedLow, finishedHigh)} to form, pour and finish it, ` +
              'concrete included.')),
    secondary: [
      { value: roundTo(materialLow, 0), unit: '$', label: 'Ready-mix material (low)' },
      { value: roundTo(materialHigh, 0), unit: '$', label: 'Ready-mix material (high)' },
      { value: roundTo(bags, 0), unit: 'bags', label: '80-lb bags instead' },
    ],
    figures: {
      volume: { value: roundTo(volume, 2), unit: 'cubic yards' },
      bags: { value: roundTo(bags, 2), unit: 'bags' },
      order: { value: roundTo(order, 2), unit: 'cubic yards' },
      material: { low: roundTo(materialLow, 0), high: roundTo(materialHigh, 0), unit: '$' },
      finished: { low: roundTo(finishedLow, 0), high: roundTo(finishedHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: ConcreteInputs, steps = compute(inputs)): EstimateAmounts {
  const { materialLow, materialHigh, laborLow, laborHigh, minimumLow, minimumHigh, finishedLow, finishedHigh } = steps;
  return {
    total: { low: roundTo(finishedLow, 0), high: roundTo(finishedHigh, 0) },
    lines: [
      { low: roundTo(materialLow, 0), high: roundTo(materialHigh, 0) },
      { low: roundTo(laborLow, 0), high: roundTo(laborHigh, 0) },
    ],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: ConcreteInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    volume,
    needed,
    order,
    bags,
    mixLow,
    mixHigh,
    cheap,
    dear,
    least,
    materialLow,
    materialHigh,
    laborLow,
    laborHigh,
    minimumLow,
    minimumHigh,
    finishedLow,
    finishedHigh,
  } = steps;
  return [
    { name: 'volume', formula: 'length * width * thickness to cuyd', value: volume, unit: 'cubic yards' },
    { name: 'needed', formula: 'volume * coverages.concrete_order', value: needed, unit: 'cubic yards' },
    { name: 'order', formula: 'ceil(needed, 0.25 cuyd)', value: order, unit: 'cubic yards' },
    { name: 'bags', formula: 'ceil(needed / coverages.concrete_bag)', value: bags, unit: 'bags' },
    { name: 'mix', formula: 'order * prices.ready_mix', value: { low: mixLow, high: mixHigh }, unit: '$' },
    {
      name: 'cheap',
      formula:
        'coverages.full_load * low(prices.short_load) + order * (low(prices.ready_mix) - low(prices.short_load))',
      value: cheap,
      unit: '$',
    },
    {
      name: 'dear',
      formula:
        'coverages.full_load * high(prices.short_load) + order * (high(prices.ready_mix) - high(prices.short_load))',
      value: dear,
      unit: '$',
    },
    { name: 'least', formula: 'max(low(mix), cheap)', value: least, unit: '$' },
    {
      name: 'material',
      formula: 'least..max(least, high(mix), dear)',
      value: { low: materialLow, high: materialHigh },
      unit: '$',
    },
    {
      name: 'labor',
      formula: 'length * width * prices.slab_labor',
      value: { low: laborLow, high: laborHigh },
      unit: '$',
    },
    { name: 'minimum', formula: 'minimums.patio', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    {
      name: 'finished',
      formula: 'max(round(minimum, 1 USD), round(material, 1 USD) + round(labor, 1 USD))',
      value: { low: finishedLow, high: finishedHigh },
      unit: '$',
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: ConcreteInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 cubic yards", for instance. */
function inCubicYards(value: number): string {
  return amount(trimmed(value, 2), '', ' cubic yard', ' cubic yards');
}

/** "2,500 bags", for instance. */
function inBags(value: number): string {
  return amount(trimmed(value, 2), '', ' bag', ' bags');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Cubic yards, ready-mix and installed price of a slab, driveway or patio */
export const concrete: Calculator<ConcreteInputs> = {
  slug: 'concrete',
  title: 'Concrete Slab Calculator',
  subtitle: 'Cubic yards, ready-mix and installed price of a slab, driveway or patio',
  tag: 'outdoor',
  service: 'Concrete work',
  disclaimer:
    'Planning estimate. It leaves out excavation, base, reinforcement, pump, waiting time, tear-out, permit and ' +
    'sales tax. Confirm thickness and reinforcement with your contractor before you order.',
  inputs: [
    {
      name: 'length',
      label: 'Length',
      type: 'number',
      unit: 'ft',
      default: 20,
      min: 1,
      max: 200,
      step: 1,
      units: acceptedUnits.ft,
      ask: 'How long is the slab?',
    },
    {
      name: 'width',
      label: 'Width',
      type: 'number',
      unit: 'ft',
      default: 10,
      min: 1,
      max: 200,
      step: 1,
      units: acceptedUnits.ft,
      ask: 'How wide is the slab?',
    },
    {
      name: 'thickness',
      label: 'Slab thickness',
      type: 'select',
      unit: 'inches',
      default: '4',
      options: [
        { value: '3.5', label: '3.5 in', size: 3.5 },
        { value: '4', label: '4 in', size: 4 },
        { value: '5', label: '5 in', size: 5 },
        { value: '6', label: '6 in', size: 6 },
        { value: '8', label: '8 in', size: 8 },
      ],
      units: acceptedUnits.inch,
      ask: 'How thick is the slab?',
      hint: '4 in for walks and patios, 5 to 6 in for driveways, 8 in for heavy trucks',
    },
  ],
  costBand: {
    service_name: 'Concrete work',
    unit: 'per square foot',
    price_min_usd: 6,
    price_max_usd: 14,
    notes:
      'The band is for finished work of usual thickness; small slabs and thick ones cost more by the square foot, ' +
      'and the material alone less.',
  },
  sources: [
    'Volume is geometry, 27 cu ft to the cubic yard.',
    'Ordering with waste in it and asking for minimum and short-load policy is the advice of ' +
      'buildercalc.net/guides/concrete/cost-per-yard; 10 percent is a planning estimate.',
  ],
  asOf: '2025-01-01',
  sharedFigures: [
    {
      name: 'coverages.concrete_bag',
      unit: 'cu ft per bag',
      source: 'Published: maker (undated)',
      values: [{ value: 0.6 }],
    },
    { name: 'coverages.concrete_order', unit: '', source: 'Our judgement', values: [{ value: 1.1 }] },
    { name: 'coverages.full_load', unit: 'cubic yards', source: 'Published: guide (undated)', values: [{ value: 5 }] },
    {
      name: 'prices.ready_mix',
      unit: '$ per cubic yard',
      asOf: '2026-01-01',
      source: 'Published: guide (2026)',
      values: [{ low: 130, high: 190 }],
    },
    {
      name: 'prices.short_load',
      unit: '$ per cubic yard',
      source: 'Published: guide (undated)',
      values: [{ low: 45, high: 75 }],
    },
    {
      name: 'prices.slab_labor',
      unit: '$ per sq ft',
      asOf: '2025-01-01',
      source: 'Published: guide (2025)',
      values: [{ low: 4, high: 9 }],
    },
    {
      name: 'minimums.patio',
      unit: '$',
      asOf: '2025-01-01',
      source: 'Published: guide (2025)',
      values: [{ low: 1500, high: 2000 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    addsUp: 'length',
    lines: [
      { line: 'Ready-mix, delivered', covers: 'material', alike: [] },
      { line: 'Form, pour and finish', covers: 'labor' },
    ],
    together: { volume: 'sum' },
    leavesOut: ['excavation', 'base', 'reinforcement', 'pump', 'tearing out old concrete', 'permit', 'sales tax'],
    pitfalls: [
      'The material price is for ready-mix only; forms, base, labor and finishing usually cost more than the concrete.',
      'Order about a tenth more than the volume: a base is never quite even, and a second truck for the last foot ' +
        'costs a short-load fee.',
      'Plants charge a fee for less than about five cubic yards, which can exceed the price of a small pour.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 4,
    prices: {
      'prices.ready_mix': 'published',
      'prices.short_load': 'published',
      'prices.slab_labor': 'published',
      'minimums.patio': 'published',
    },
  },
  own: {
    figures: [
      { name: 'coverages.concrete_order', label: 'Share to order', min: 1, max: 1.5 },
      {
        name: 'prices.ready_mix',
        label: 'Ready-mix concrete',
        unit: '$ per cubic yard',
        min: 60,
        max: 500,
        written: 'USD/cuyd',
      },
      {
        name: 'prices.short_load',
        label: 'Short-load fee for each yard short of a full load',
        unit: '$ per cubic yard',
        min: 0,
        max: 300,
        written: 'USD/cuyd',
      },
      {
        name: 'prices.slab_labor',
        label: 'Forming, pouring and finishing',
        unit: '$ per sq ft',
        min: 1,
        max: 30,
        written: 'USD/sqft',
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
      depth: { input: 'thickness', times: 0.08333333333333333 },
    },
  },
  labels: {
    'coverages.concrete_order': 'Share to order',
    'prices.ready_mix': 'Ready-mix concrete',
    'prices.short_load': 'Short-load fee for each yard short of a full load',
    'prices.slab_labor': 'Forming, pouring and finishing',
  },
  counted: { bags: 'bag', 'cubic yards': 'cubic yard', inches: 'inch' },
  repeats: { '0': 0, '1': 0 },
  asks: [
    { input: 'length', from: 14, to: 30 },
    { input: 'width', from: 7, to: 15 },
    { input: 'thickness', from: '3.5', to: '8' },
  ],
  slopes: {
    value: { length: 1, width: 1 },
    volume: { length: 1, width: 1 },
    bags: { length: 1, width: 1 },
    order: { length: 1, width: 1 },
    'material.low': { length: 1, width: 1 },
    'material.high': { length: 1, width: 1 },
    'finished.low': { length: 1, width: 1 },
    'finished.high': { length: 1, width: 1 },
    'total.low': { length: 1, width: 1 },
    'total.high': { length: 1, width: 1 },
  },
  refuse,
  answer,
  trace,
};
