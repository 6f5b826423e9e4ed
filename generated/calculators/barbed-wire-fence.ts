/**
 * Barbed Wire Fence Calculator. Generated from the entry barbed-wire-fence of catalog/calculators/land.yaml by `npm run
 * generate`: edit the catalog, not this file.
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
import { amount, roughRange, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Barbed Wire Fence Calculator, inside their bounds. */
export interface BarbedWireFenceInputs {
  /** Length of the line, 100 to 200000 linear ft in steps of 10; 5280 when omitted. */
  readonly length: number;
  /** Strands; '5' when omitted. */
  readonly strands: '4' | '5' | '6';
  /** Spacing of the line posts; '12' when omitted. */
  readonly spacing: '10' | '12' | '15' | '20';
  /** Corners, whole, 2 to 100 posts in steps of 1; 4 when omitted. */
  readonly corners: number;
}

/** The steps of the calculation. */
export interface BarbedWireFenceSteps {
  /** length * strands.wires, in linear ft */
  readonly wire: number;
  /** ceil(wire / coverages.barbed_wire), in rolls */
  readonly rolls: number;
  /** ceil(length / spacing * 1 post), in posts */
  readonly line: number;
  /** corners * 3, in posts */
  readonly braces: number;
  /** Low end of strands.rate, in $ per linear foot */
  readonly rateLow: number;
  /** High end of strands.rate, in $ per linear foot */
  readonly rateHigh: number;
  /** Low end of prices.fence_minimum, in $ */
  readonly minimumLow: number;
  /** High end of prices.fence_minimum, in $ */
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

const strandsFigures: Readonly<
  Record<BarbedWireFenceInputs['strands'], { rateLow: number; rateHigh: number; wires: number }>
> = {
  '4': { rateLow: 2.5, rateHigh: 4, wires: 4 },
  '5': { rateLow: 2.75, rateHigh: 4.5, wires: 5 },
  '6': { rateLow: 3, rateHigh: 5, wires: 6 },
};
const spacingFigures: Readonly<Record<BarbedWireFenceInputs['spacing'], number>> = {
  '10': 10,
  '12': 12,
  '15': 15,
  '20': 20,
};
const strandsPhrases: Readonly<Record<BarbedWireFenceInputs['strands'], string>> = {
  '4': 'four-strand',
  '5': 'five-strand',
  '6': 'six-strand',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ length, strands, spacing, corners }: BarbedWireFenceInputs): BarbedWireFenceSteps {
  const strandsChosen = strandsFigures[strands];
  const wire = length * strandsChosen.wires;
  const rolls = roundUp(wire / 1320);
  const line = roundUp(length / spacingFigures[spacing]);
  const braces = corners * 3;
  const rateLow = strandsChosen.rateLow;
  const rateHigh = strandsChosen.rateHigh;
  const minimumLow = 1000;
  const minimumHigh = 1800;
  const byFootLow = length * rateLow;
  const byFootHigh = length * rateHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(byFootLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byFootHigh));
  return {
    wire,
    rolls,
    line,
    braces,
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
export function computeOwn(inputs: BarbedWireFenceInputs, own: OwnFigures): BarbedWireFenceSteps {
  const { length, strands, spacing, corners } = inputs;
  const strandsChosen = strandsFigures[strands];
  const strandsRate = own['strands.rate'] ?? strandsChosen.rateLow;
  const strandsRateHigh = own['strands.rate'] ?? strandsChosen.rateHigh;
  const wire = length * strandsChosen.wires;
  const rolls = roundUp(wire / 1320);
  const line = roundUp(length / spacingFigures[spacing]);
  const braces = corners * 3;
  const rateLow = strandsRate;
  const rateHigh = strandsRateHigh;
  const minimumLow = 1000;
  const minimumHigh = 1800;
  const byFootLow = length * rateLow;
  const byFootHigh = length * rateHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(byFootLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byFootHigh));
  return {
    wire,
    rolls,
    line,
    braces,
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
export function answer(inputs: BarbedWireFenceInputs, steps = compute(inputs)): CalculationResult {
  const { length, strands, spacing } = inputs;
  const { rolls, line, braces, costLow, costHigh } = steps;
  return {
    value: roundTo(rolls, 0),
    unit: 'rolls',
    interpretation:
      `For ${inWholeLinearFeet(length)} of ${strandsPhrases[strands]} fence you need ${inWholeRolls(rolls)} of wire, ` +
      `a quarter mile each, ${inWholePosts(line)} for the line, one every ${inFeet(spacingFigures[spacing])}, and ` +
      `${inWholePosts(braces)} for corner braces. Installed it costs ${rangeInRoughDollars(costLow, costHigh)}.`,
    secondary: [
      { value: roundTo(line, 0), unit: 'posts', label: 'Line posts' },
      { value: roundTo(braces, 0), unit: 'posts', label: 'Posts for braces' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Installed (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Installed (high)' },
    ],
    figures: {
      rolls: { value: roundTo(rolls, 0), unit: 'rolls' },
      line: { value: roundTo(line, 0), unit: 'posts' },
      braces: { value: roundTo(braces, 0), unit: 'posts' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: BarbedWireFenceInputs, steps = compute(inputs)): EstimateAmounts {
  const { minimumLow, minimumHigh, byFootLow, byFootHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(byFootLow, 0), high: roundTo(byFootHigh, 0) }],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: BarbedWireFenceInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    wire,
    rolls,
    line,
    braces,
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
    { name: 'wire', formula: 'length * strands.wires', value: wire, unit: 'linear ft' },
    { name: 'rolls', formula: 'ceil(wire / coverages.barbed_wire)', value: rolls, unit: 'rolls' },
    { name: 'line', formula: 'ceil(length / spacing * 1 post)', value: line, unit: 'posts' },
    { name: 'braces', formula: 'corners * 3', value: braces, unit: 'posts' },
    { name: 'rate', formula: 'strands.rate', value: { low: rateLow, high: rateHigh }, unit: '$ per linear foot' },
    { name: 'minimum', formula: 'prices.fence_minimum', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'byFoot', formula: 'length * rate', value: { low: byFootLow, high: byFootHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byFoot, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ strands }: BarbedWireFenceInputs): readonly Cell[] {
  const strandsChosen = strandsFigures[strands];
  return [
    {
      name: 'strands.rate',
      cell: strands,
      unit: '$ per linear foot',
      low: strandsChosen.rateLow,
      high: strandsChosen.rateHigh,
    },
    { name: 'strands.wires', cell: strands, unit: '', value: strandsChosen.wires },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: BarbedWireFenceInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 linear feet", for instance. */
function inWholeLinearFeet(value: number): string {
  return amount(trimmed(value, 0), '', ' linear foot', ' linear feet');
}

/** "2,500 rolls", for instance. */
function inWholeRolls(value: number): string {
  return amount(trimmed(value, 0), '', ' roll', ' rolls');
}

/** "2,500 posts", for instance. */
function inWholePosts(value: number): string {
  return amount(trimmed(value, 0), '', ' post', ' posts');
}

/** "2,500 feet", for instance. */
function inFeet(value: number): string {
  return amount(trimmed(value, 2), '', ' foot', ' feet');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Rolls of wire, posts and the installed cost of a ranch fence */
export const barbedWireFence: Calculator<BarbedWireFenceInputs> = {
  slug: 'barbed-wire-fence',
  title: 'Barbed Wire Fence Calculator',
  subtitle: 'Rolls of wire, posts and the installed cost of a ranch fence',
  tag: 'outdoor',
  service: 'Barbed wire fence',
  disclaimer:
    'Planning estimate on cleared, level ground. It leaves out clearing, rock, water gaps, gates, cattle guards and ' +
    'taking down an old fence; agree with the neighbor on the line and have it surveyed first.',
  inputs: [
    {
      name: 'length',
      label: 'Length of the line',
      type: 'number',
      unit: 'linear ft',
      default: 5280,
      min: 100,
      max: 200000,
      step: 10,
      units: acceptedUnits.lft,
      ask: 'How long is the fence line?',
      hint: 'One side of a square section is 5280 ft',
    },
    {
      name: 'strands',
      label: 'Strands',
      type: 'select',
      default: '5',
      options: [
        { value: '4', label: '4 strands' },
        { value: '5', label: '5 strands' },
        { value: '6', label: '6 strands' },
      ],
      ask: 'How many strands?',
    },
    {
      name: 'spacing',
      label: 'Spacing of the line posts',
      type: 'select',
      unit: 'ft',
      default: '12',
      options: [
        { value: '10', label: '10 ft', size: 10 },
        { value: '12', label: '12 ft', size: 12 },
        { value: '15', label: '15 ft', size: 15 },
        { value: '20', label: '20 ft', size: 20 },
      ],
      units: acceptedUnits.ft,
    },
    {
      name: 'corners',
      label: 'Corners',
      type: 'number',
      unit: 'posts',
      default: 4,
      min: 2,
      max: 100,
      step: 1,
      whole: true,
      units: acceptedUnits.post,
      hint: 'Corners and ends of the line',
    },
  ],
  costBand: {
    service_name: 'Barbed wire fence',
    unit: 'per linear foot',
    price_min_usd: 2.5,
    price_max_usd: 5,
    notes: 'A short fence costs the minimum, and so more per foot.',
  },
  sources: [
    'Posts 12 ft apart as in the fences of Iowa State University Extension, 2012 ' +
      '(agriculture.com/news/livestock/what-will-a-new-fence-cost-this-year_3-ar22518); three posts to a brace are a ' +
      'planning estimate.',
    "A roll of barbed wire holds 1,320 ft, a quarter mile (makers' catalogs).",
  ],
  asOf: '2016-04-20',
  sharedFigures: [
    {
      name: 'coverages.barbed_wire',
      unit: 'ft per roll',
      source: "A roll of barbed wire holds 1,320 ft, a quarter mile (makers' catalogs).",
      values: [{ value: 1320 }],
    },
    { name: 'prices.fence_minimum', unit: '$', source: 'Our judgement', values: [{ low: 1000, high: 1800 }] },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    addsUp: 'length',
    lines: [{ line: 'Fence by the foot', covers: 'job' }],
    leavesOut: [
      'clearing the line',
      'rock',
      'water gaps',
      'gates',
      'cattle guards',
      'taking down an old fence',
      'survey',
    ],
    pitfalls: [
      'A long, narrow tract needs far more fence than a square one of the same acres.',
      'Each corner, gate and bend needs a braced post, and braces cost more than line posts.',
      'Cross fences and clearing brush along the line cost extra.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    brought: 1,
    judged: 1,
    broughtFrom: '2017',
    prices: { 'prices.fence_minimum': 'judged', 'barbed-wire-fence.strands': 'brought' },
  },
  own: {
    figures: [{
      name: 'strands.rate',
      label: 'Price per linear foot',
      unit: '$ per linear foot',
      min: 0.5,
      max: 20,
      written: 'USD/lft',
      by: ['strands'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: {
    kind: 'fence',
    measures: { length: { input: 'length', times: 1 }, posts: { step: 'line', times: 1 } },
    look: 'wires',
  },
  labels: { byFoot: 'Price by the foot', 'strands.rate': 'Price per linear foot' },
  counted: { posts: 'post', rolls: 'roll' },
  repeats: { '2': 'total', '3': 'total' },
  asks: [
    { input: 'length', from: 4000, to: 7500 },
    { input: 'strands', from: '4', to: '6' },
  ],
  slopes: {
    value: { length: 1, corners: 0 },
    rolls: { length: 1, corners: 0 },
    line: { length: 1, corners: 0 },
    braces: { length: 0, corners: 1 },
    'cost.low': { length: 1, corners: 0 },
    'cost.high': { length: 1, corners: 0 },
    'total.low': { length: 1, corners: 0 },
    'total.high': { length: 1, corners: 0 },
  },
  refuse,
  answer,
  trace,
  cells,
};
