/**
 * French Drain Calculator. Generated from the entry french-drains of catalog/calculators/land.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundHalfAway, roundTo, roundUpTo } from '../../engine/kernel/math.js';
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

/** The inputs of the French Drain Calculator, inside their bounds. */
export interface FrenchDrainsInputs {
  /** Length, 10 to 1000 ft in steps of 1; 60 when omitted. */
  readonly length: number;
  /** Width of the trench, 8 to 36 in in steps of 1; 12 when omitted. */
  readonly width: number;
  /** Depth of the trench, 12 to 48 in in steps of 1; 18 when omitted. */
  readonly depth: number;
  /** Soil or sod on top, 0 to 4 in in steps of 1; 0 when omitted. */
  readonly cover: number;
  /** Pipe; '4' when omitted. */
  readonly pipe: '4' | '6';
}

/** The steps of the calculation. */
export interface FrenchDrainsSteps {
  /** depth - cover, in in */
  readonly stone: number;
  /** length * (width * stone - pi * (pipe / 2) ^ 2) to cuyd, in cubic yards */
  readonly gravel: number;
  /** ceil(gravel, 0.5 cuyd), in cubic yards */
  readonly order: number;
  /** order * earth.gravel_weight to ton, in tons */
  readonly weight: number;
  /** length * (2 * width + 2 * stone + 1 ft) to sqft, in sq ft */
  readonly fabric: number;
  /** length * 1% to in, in in */
  readonly fall: number;
  /** Low end of if depth > 24 in then prices.french_drain_deep else prices.french_drain, in $ per foot */
  readonly rateLow: number;
  /** High end of if depth > 24 in then prices.french_drain_deep else prices.french_drain, in $ per foot */
  readonly rateHigh: number;
  /** Low end of prices.drain_minimum, in $ */
  readonly minimumLow: number;
  /** High end of prices.drain_minimum, in $ */
  readonly minimumHigh: number;
  /** Low end of length * rate, in $ */
  readonly byFootLow: number;
  /** High end of length * rate, in $ */
  readonly byFootHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(byFoot, 1 USD)), in $ */
  readonly costLow: number;
  /** High end of max(round(minimum, 1 USD), round(byFoot, 1 USD)), in $ */
  readonly costHigh: number;
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ length, width, depth, cover, pipe }: FrenchDrainsInputs): FrenchDrainsSteps {
  const stone = depth - cover;
  const gravel = length * (width * stone - Math.PI * ((pipe === '4' ? 4 : 6) / 2) ** 2) / 3888;
  const order = roundUpTo(gravel, 0.5);
  const weight = order * 1.375;
  const fabric = length * (2 * width + 2 * stone + 12) / 12;
  const fall = length * 0.12;
  const rateLow = depth > 24 ? 30 : 23;
  const rateHigh = depth > 24 ? 65 : 50;
  const minimumLow = 1200;
  const minimumHigh = 2200;
  const byFootLow = length * rateLow;
  const byFootHigh = length * rateHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(byFootLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byFootHigh));
  return {
    stone,
    gravel,
    order,
    weight,
    fabric,
    fall,
    rateLow,
    rateHigh,
    minimumLow,
    minimumHigh,
    byFootLow,
    byFootHigh,
    costLow,
    costHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: FrenchDrainsInputs, own: OwnFigures): FrenchDrainsSteps {
  const { length, width, depth, cover, pipe } = inputs;
  const pricesFrenchDrainDeep = own['prices.french_drain_deep'] ?? 30;
  const pricesFrenchDrainDeepHigh = own['prices.french_drain_deep'] ?? 65;
  const pricesFrenchDrain = own['prices.french_drain'] ?? 23;
  const pricesFrenchDrainHigh = own['prices.french_drain'] ?? 50;
  const stone = depth - cover;
  const gravel = length * (width * stone - Math.PI * ((pipe === '4' ? 4 : 6) / 2) ** 2) / 3888;
  const order = roundUpTo(gravel, 0.5);
  const weight = order * 1.375;
  const fabric = length * (2 * width + 2 * stone + 12) / 12;
  const fall = length * 0.12;
  const rateLow = depth > 24 ? pricesFrenchDrainDeep : pricesFrenchDrain;
  const rateHigh = depth > 24 ? pricesFrenchDrainDeepHigh : pricesFrenchDrainHigh;
  const minimumLow = 1200;
  const minimumHigh = 2200;
  const byFootLow = length * rateLow;
  const byFootHigh = length * rateHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(byFootLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byFootHigh));
  return {
    stone,
    gravel,
    order,
    weight,
    fabric,
    fall,
    rateLow,
    rateHigh,
    minimumLow,
    minimumHigh,
    byFootLow,
    byFootHigh,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: FrenchDrainsInputs, steps = compute(inputs)): CalculationResult {
  const { length, width, depth, pipe } = inputs;
  const { order, weight, fabric, fall, costLow, costHigh } = steps;
  return {
    value: roundTo(order, 1),
    unit: 'cubic yards of gravel',
    interpretation:
      `For ${inWholeFeet(length)} of trench ${inWholeInches(width)} wide and ${inWholeInches(depth)} deep you need ` +
      `${inCubicYardsTo1Decimal(order)} of washed gravel (${inTonsTo1Decimal(weight)}), perforated pipe ` +
      `${inInches(pipe === '4' ? 4 : 6)} in diameter and ${inWholeSqFt(fabric)} of fabric. Slope it ` +
      `${inInchesTo1Decimal(fall)} overall; installed it costs ${rangeInRoughDollars(costLow, costHigh)}.`,
    secondary: [
      { value: roundTo(fabric, 0), unit: 'sq ft', label: 'Fabric' },
      { value: roundTo(fall, 1), unit: 'in', label: 'Fall at 1 %' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Installed (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Installed (high)' },
    ],
    figures: {
      order: { value: roundTo(order, 1), unit: 'cubic yards' },
      weight: { value: roundTo(weight, 1), unit: 'tons' },
      fabric: { value: roundTo(fabric, 0), unit: 'sq ft' },
      fall: { value: roundTo(fall, 1), unit: 'in' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: FrenchDrainsInputs, steps = compute(inputs)): EstimateAmounts {
  const { minimumLow, minimumHigh, byFootLow, byFootHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(byFootLow, 0), high: roundTo(byFootHigh, 0) }],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: FrenchDrainsInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    stone,
    gravel,
    order,
    weight,
    fabric,
    fall,
    rateLow,
    rateHigh,
    minimumLow,
    minimumHigh,
    byFootLow,
    byFootHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'stone', formula: 'depth - cover', value: stone, unit: 'in' },
    {
      name: 'gravel',
      formula: 'length * (width * stone - pi * (pipe / 2) ^ 2) to cuyd',
      value: gravel,
      unit: 'cubic yards',
    },
    { name: 'order', formula: 'ceil(gravel, 0.5 cuyd)', value: order, unit: 'cubic yards' },
    { name: 'weight', formula: 'order * earth.gravel_weight to ton', value: weight, unit: 'tons' },
    { name: 'fabric', formula: 'length * (2 * width + 2 * stone + 1 ft) to sqft', value: fabric, unit: 'sq ft' },
    { name: 'fall', formula: 'length * 1% to in', value: fall, unit: 'in' },
    {
      name: 'rate',
      formula: 'if depth > 24 in then prices.french_drain_deep else prices.french_drain',
      value: { low: rateLow, high: rateHigh },
      unit: '$ per foot',
    },
    { name: 'minimum', formula: 'prices.drain_minimum', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'byFoot', formula: 'length * rate', value: { low: byFootLow, high: byFootHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byFoot, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: FrenchDrainsInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 feet", for instance. */
function inWholeFeet(value: number): string {
  return amount(trimmed(value, 0), '', ' foot', ' feet');
}

/** "2,500 inches", for instance. */
function inWholeInches(value: number): string {
  return amount(trimmed(value, 0), '', ' inch', ' inches');
}

/** "2,500 cubic yards", for instance. */
function inCubicYardsTo1Decimal(value: number): string {
  return amount(trimmed(value, 1), '', ' cubic yard', ' cubic yards');
}

/** "2,500.0 tons", for instance. */
function inTonsTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' ton', ' tons');
}

/** "2,500 inches", for instance. */
function inInches(value: number): string {
  return amount(trimmed(value, 2), '', ' inch', ' inches');
}

/** "2,500 sq ft", for instance. */
function inWholeSqFt(value: number): string {
  return amount(trimmed(value, 0), '', ' sq ft', ' sq ft');
}

/** "2,500.0 inches", for instance. */
function inInchesTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' inch', ' inches');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Gravel, pipe, fabric and installed price of a drain in the yard */
export const frenchDrains: Calculator<FrenchDrainsInputs> = {
  slug: 'french-drains',
  title: 'French Drain Calculator',
  subtitle: 'Gravel, pipe, fabric and installed price of a drain in the yard',
  tag: 'outdoor',
  service: 'French drains',
  disclaimer:
    'Planning estimate for an open yard. It leaves out pumps, catch basins, crossing of drives, tree roots and ' +
    'haul-off; call 811 before digging, and never drain onto a neighbor.',
  inputs: [
    {
      name: 'length',
      label: 'Length',
      type: 'number',
      unit: 'ft',
      default: 60,
      min: 10,
      max: 1000,
      step: 1,
      units: acceptedUnits.ft,
      ask: 'How long is the drain?',
    },
    {
      name: 'width',
      label: 'Width of the trench',
      type: 'number',
      unit: 'in',
      default: 12,
      min: 8,
      max: 36,
      step: 1,
      units: acceptedUnits.in,
    },
    {
      name: 'depth',
      label: 'Depth of the trench',
      type: 'number',
      unit: 'in',
      default: 18,
      min: 12,
      max: 48,
      step: 1,
      units: acceptedUnits.in,
      ask: 'How deep is the trench?',
    },
    {
      name: 'cover',
      label: 'Soil or sod on top',
      type: 'number',
      unit: 'in',
      default: 0,
      min: 0,
      max: 4,
      step: 1,
      units: acceptedUnits.in,
      hint: '0 where the gravel shows',
    },
    {
      name: 'pipe',
      label: 'Pipe',
      type: 'select',
      unit: 'in',
      default: '4',
      options: [
        { value: '4', label: '4 in', size: 4 },
        { value: '6', label: '6 in', size: 6 },
      ],
      units: acceptedUnits.in,
    },
  ],
  costBand: {
    service_name: 'French drains',
    unit: 'per linear foot',
    price_min_usd: 23,
    price_max_usd: 65,
    notes: 'A short drain costs the minimum, and so more per foot.',
  },
  sources: [
    'Gravel is the trench less its pipe; the fabric goes around it with a foot of overlap (geometry).',
    'Gravel weighs about 2,750 lb a cubic yard (tkttrucking.com/FAQs.html).',
  ],
  asOf: '2025-01-01',
  sharedFigures: [
    {
      name: 'earth.gravel_weight',
      unit: 'lb per cubic yard',
      source: 'Gravel weighs about 2,750 lb a cubic yard (tkttrucking.com/FAQs.html).',
      values: [{ value: 2750 }],
    },
    {
      name: 'prices.drain_minimum',
      unit: '$',
      asOf: '2025-01-01',
      source: 'Published: firm (2025)',
      values: [{ low: 1200, high: 2200 }],
    },
    {
      name: 'prices.french_drain',
      unit: '$ per foot',
      asOf: '2025-01-01',
      source: 'Published: firm (2025)',
      values: [{ low: 23, high: 50 }],
    },
    {
      name: 'prices.french_drain_deep',
      unit: '$ per foot',
      asOf: '2025-01-01',
      source: 'Published: firm, guide (2025)',
      values: [{ low: 30, high: 65 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Drain by the foot, with gravel, pipe and fabric', covers: 'job' }],
    leavesOut: ['pump', 'catch basins', 'crossing of drives', 'tree roots', 'haul-off of soil', 'sod'],
    pitfalls: [
      'Without fabric all around, our clay fills the gravel within a few years.',
      'The pipe needs a fall of about an inch in 8 ft and an outfall that stays free.',
      'The holes in the pipe face down, not up.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 3,
    prices: {
      'prices.drain_minimum': 'published',
      'prices.french_drain': 'published',
      'prices.french_drain_deep': 'published',
    },
  },
  own: {
    figures: [
      {
        name: 'prices.french_drain_deep',
        label: 'Drain deeper than two feet',
        unit: '$ per foot',
        min: 5,
        max: 250,
        written: 'USD/ft',
      },
      { name: 'prices.french_drain', label: 'Drain', unit: '$ per foot', min: 5, max: 200, written: 'USD/ft' },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: {
    kind: 'trench',
    measures: {
      length: { input: 'length', times: 1 },
      width: { input: 'width', times: 0.08333333333333333 },
      depth: { input: 'depth', times: 0.08333333333333333 },
    },
  },
  labels: {
    byFoot: 'Price by the foot',
    'prices.french_drain_deep': 'Drain deeper than two feet',
    'prices.french_drain': 'Drain',
  },
  counted: { 'cubic yards': 'cubic yard', 'cubic yards of gravel': 'cubic yard of gravel', tons: 'ton' },
  repeats: { '2': 'total', '3': 'total' },
  asks: [
    { input: 'length', from: 40, to: 90 },
    { input: 'depth', from: 18, to: 25 },
  ],
  slopes: {
    value: { length: 1, width: 1, depth: 1, cover: -1 },
    order: { length: 1, width: 1, depth: 1, cover: -1 },
    weight: { length: 1, width: 1, depth: 1, cover: -1 },
    fabric: { length: 1, width: 1, depth: 1, cover: -1 },
    fall: { length: 1, width: 0, depth: 0, cover: 0 },
    'cost.low': { length: 1, width: 0, depth: 1, cover: 0 },
    'cost.high': { length: 1, width: 0, depth: 1, cover: 0 },
    'total.low': { length: 1, width: 0, depth: 1, cover: 0 },
    'total.high': { length: 1, width: 0, depth: 1, cover: 0 },
  },
  refuse,
  answer,
  trace,
};
