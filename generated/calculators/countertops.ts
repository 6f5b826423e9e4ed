/**
 * Countertop Calculator. Generated from the entry countertops of catalog/calculators/finishes.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { sumOf } from '../../engine/kernel/list.js';
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

/** An item of pieces, inside its bounds. */
export interface CountertopsPiecesItem {
  /** Length, 0.5 to 80 ft in steps of 0.5; required. */
  readonly length: number;
}

/** The inputs of the Countertop Calculator, inside their bounds. */
export interface CountertopsInputs {
  /** Counter along the wall, 2 to 80 ft in steps of 0.5; 20 when omitted. */
  readonly run: number;
  /** Depth of the counter, 12 to 36 in in steps of 0.5; 25.5 when omitted. */
  readonly depth: number;
  /** Height of the backsplash, 0 to 24 in in steps of 0.5; 4 when omitted. */
  readonly splash: number;
  /** Island, 0 to 60 sq ft in steps of 0.5; 0 when omitted. */
  readonly island: number;
  /** Sinks cut in, whole, 0 to 4 sinks in steps of 1; 1 when omitted. */
  readonly sinks: number;
  /** Material; 'granite' when omitted. */
  readonly material: 'laminate' | 'granite' | 'quartz';
}

/** The steps of the calculation. */
export interface CountertopsSteps {
  /** run * depth + island to sqft, in sq ft */
  readonly top: number;
  /** run * splash to sqft, in sq ft */
  readonly back: number;
  /** top + back, in sq ft */
  readonly area: number;
  /** area * work_coverages.counter_waste, in sq ft */
  readonly order: number;
  /** if material = "laminate" then 0 slab else ceil(order / work_coverages.slab_area), in slabs */
  readonly slabs: number;
  /** Low end of work_minimums.countertop, in $ */
  readonly minimumLow: number;
  /** High end of work_minimums.countertop, in $ */
  readonly minimumHigh: number;
  /** Low end of if material = "laminate" then 0..0 USD else sinks * work_prices.counter_sink, in $ */
  readonly openingsLow: number;
  /** High end of if material = "laminate" then 0..0 USD else sinks * work_prices.counter_sink, in $ */
  readonly openingsHigh: number;
  /** Low end of order * material.rate, in $ */
  readonly countersLow: number;
  /** High end of order * material.rate, in $ */
  readonly countersHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(counters, 1 USD) + round(openings, 1 USD)), in $ */
  readonly costLow: number;
  /** High end of max(round(minimum, 1 USD), round(counters, 1 USD) + round(openings, 1 USD)), in $ */
  readonly costHigh: number;
}

const materialFigures: Readonly<Record<CountertopsInputs['material'], { rateLow: number; rateHigh: number }>> = {
  laminate: { rateLow: 20, rateHigh: 50 },
  granite: { rateLow: 50, rateHigh: 150 },
  quartz: { rateLow: 75, rateHigh: 200 },
};
const materialPhrases: Readonly<Record<CountertopsInputs['material'], string>> = {
  laminate: 'laminate',
  granite: 'granite',
  quartz: 'quartz',
};

/** Counter along the wall from pieces: sum(pieces, length). */
export function runOfPieces(pieces: readonly CountertopsPiecesItem[]): number {
  return sumOf(pieces, ({ length }) => length);
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ run, depth, splash, island, sinks, material }: CountertopsInputs): CountertopsSteps {
  const materialChosen = materialFigures[material];
  const top = (run * depth + island * 12) / 12;
  const back = run * splash / 12;
  const area = top + back;
  const order = area * 1.1;
  const slabs = material === 'laminate' ? 0 : roundUp(order / 50);
  const minimumLow = 500;
  const minimumHigh = 1000;
  const openingsLow = material === 'laminate' ? 0 : sinks * 100;
  const openingsHigh = material === 'laminate' ? 0 : sinks * 300;
  const countersLow = order * materialChosen.rateLow;
  const countersHigh = order * materialChosen.rateHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(countersLow) + roundHalfAway(openingsLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(countersHigh) + roundHalfAway(openingsHigh));
  return {
    top,
    back,
    area,
    order,
    slabs,
    minimumLow,
    minimumHigh,
    openingsLow,
    openingsHigh,
    countersLow,
    countersHigh,
    costLow,
    costHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: CountertopsInputs, own: OwnFigures): CountertopsSteps {
  const { run, depth, splash, island, sinks, material } = inputs;
  const materialChosen = materialFigures[material];
  const workCoveragesCounterWaste = own['work_coverages.counter_waste'] ?? 1.1;
  const materialRate = own['material.rate'] ?? materialChosen.rateLow;
  const materialRateHigh = own['material.rate'] ?? materialChosen.rateHigh;
  const top = (run * depth + island * 12) / 12;
  const back = run * splash / 12;
  const area = top + back;
  const order = area * workCoveragesCounterWaste;
  const slabs = material === 'laminate' ? 0 : roundUp(order / 50);
  const minimumLow = 500;
  const minimumHigh = 1000;
  const openingsLow = material === 'laminate' ? 0 : sinks * 100;
  const openingsHigh = material === 'laminate' ? 0 : sinks * 300;
  const countersLow = order * materialRate;
  const countersHigh = order * materialRateHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(countersLow) + roundHalfAway(openingsLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(countersHigh) + roundHalfAway(openingsHigh));
  return {
    top,
    back,
    area,
    order,
    slabs,
    minimumLow,
    minimumHigh,
    openingsLow,
    openingsHigh,
    countersLow,
    countersHigh,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: CountertopsInputs, steps = compute(inputs)): CalculationResult {
  const { splash, material } = inputs;
  const { top, back, area, order, slabs, costLow, costHigh } = steps;
  return {
    value: roundTo(area, 2),
    unit: 'sq ft',
    interpretation:
      material === 'laminate' && splash > 0
        ? `Your counter is ${inSqFtTo1Decimal(top)} and the backsplash ${inSqFtTo1Decimal(back)}, ${inSqFt(area)} in ` +
          `all. Allowing 10% for seams you need ${inSqFtTo1Decimal(order)} of ${materialPhrases[material]}, which ` +
          `costs ${rangeInRoughDollars(costLow, costHigh)} installed.`
        : material === 'laminate'
          ? `Your counter is ${inSqFt(area)}. Allowing 10% for seams you need ${inSqFtTo1Decimal(order)} of ` +
            `${materialPhrases[material]}, which costs ${rangeInRoughDollars(costLow, costHigh)} installed.`
          : splash > 0
            ? `Your counter is ${inSqFtTo1Decimal(top)} and the backsplash ${inSqFtTo1Decimal(back)}, ` +
              `${inSqFt(area)} in all. Allowing 10% for seams you need ${inSqFtTo1Decimal(order)}, cut from ` +
              `${inWholeSlabs(slabs)} of ${materialPhrases[material]}; that costs ` +
              `${rangeInRoughDollars(costLow, costHigh)} installed, sink cutouts included.`
            : `Your counter is ${inSqFt(area)}. Allowing 10% for seams you need ${inSqFtTo1Decimal(order)}, cut from ` +
              `${inWholeSlabs(slabs)} of ${materialPhrases[material]}; that costs ` +
              `${rangeInRoughDollars(costLow, costHigh)} installed, sink cutouts included.`,
    secondary: [
      { value: roundTo(order, 1), unit: 'sq ft', label: 'To buy' },
      { value: roundTo(slabs, 0), unit: 'slabs', label: 'Slabs of stone' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Installed (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Installed (high)' },
    ],
    figures: {
      top: { value: roundTo(top, 1), unit: 'sq ft' },
      back: { value: roundTo(back, 1), unit: 'sq ft' },
      area: { value: roundTo(area, 2), unit: 'sq ft' },
      order: { value: roundTo(order, 1), unit: 'sq ft' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      slabs: { value: roundTo(slabs, 0), unit: 'slabs' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: CountertopsInputs, steps = compute(inputs)): EstimateAmounts {
  const { minimumLow, minimumHigh, openingsLow, openingsHigh, countersLow, countersHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [
      { low: roundTo(countersLow, 0), high: roundTo(countersHigh, 0) },
      { low: roundTo(openingsLow, 0), high: roundTo(openingsHigh, 0) },
    ],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: CountertopsInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    top,
    back,
    area,
    order,
    slabs,
    minimumLow,
    minimumHigh,
    openingsLow,
    openingsHigh,
    countersLow,
    countersHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'top', formula: 'run * depth + island to sqft', value: top, unit: 'sq ft' },
    { name: 'back', formula: 'run * splash to sqft', value: back, unit: 'sq ft' },
    { name: 'area', formula: 'top + back', value: area, unit: 'sq ft' },
    { name: 'order', formula: 'area * work_coverages.counter_waste', value: order, unit: 'sq ft' },
    {
      name: 'slabs',
      formula: 'if material = "laminate" then 0 slab else ceil(order / work_coverages.slab_area)',
      value: slabs,
      unit: 'slabs',
    },
    { name: 'minimum', formula: 'work_minimums.countertop', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    {
      name: 'openings',
      formula: 'if material = "laminate" then 0..0 USD else sinks * work_prices.counter_sink',
      value: { low: openingsLow, high: openingsHigh },
      unit: '$',
    },
    { name: 'counters', formula: 'order * material.rate', value: { low: countersLow, high: countersHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(counters, 1 USD) + round(openings, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ material }: CountertopsInputs): readonly Cell[] {
  const materialChosen = materialFigures[material];
  return [{
    name: 'material.rate',
    cell: material,
    unit: '$ per sq ft',
    low: materialChosen.rateLow,
    high: materialChosen.rateHigh,
  }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: CountertopsInputs): BrokenRequirement | null {
  return null;
}

/** "2,500.0 sq ft", for instance. */
function inSqFtTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' sq ft', ' sq ft');
}

/** "2,500 sq ft", for instance. */
function inSqFt(value: number): string {
  return amount(trimmed(value, 2), '', ' sq ft', ' sq ft');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 slabs", for instance. */
function inWholeSlabs(value: number): string {
  return amount(trimmed(value, 0), '', ' slab', ' slabs');
}

/** Square feet of counter and backsplash, slabs of stone and the installed price */
export const countertops: Calculator<CountertopsInputs> = {
  slug: 'countertops',
  title: 'Countertop Calculator',
  subtitle: 'Square feet of counter and backsplash, slabs of stone and the installed price',
  tag: 'home',
  service: 'Countertops',
  disclaimer:
    'Planning estimate for straight runs. In an L or U, measure one run to the wall and the next from the front of ' +
    'the first; otherwise the corner counts twice. It leaves out removing the old top, plumbing, special edges, ' +
    'waterfall ends and new cabinets; a fabricator measures with a template before he cuts.',
  inputs: [
    {
      name: 'run',
      label: 'Counter along the wall',
      type: 'number',
      unit: 'ft',
      default: 20,
      min: 2,
      max: 80,
      step: 0.5,
      units: acceptedUnits.ft,
      ask: 'How long is the counter along the wall?',
      hint: 'All pieces added up, each corner once',
    },
    {
      name: 'depth',
      label: 'Depth of the counter',
      type: 'number',
      unit: 'in',
      default: 25.5,
      min: 12,
      max: 36,
      step: 0.5,
      units: acceptedUnits.in,
    },
    {
      name: 'splash',
      label: 'Height of the backsplash',
      type: 'number',
      unit: 'in',
      default: 4,
      min: 0,
      max: 24,
      step: 0.5,
      units: acceptedUnits.in,
    },
    {
      name: 'island',
      label: 'Island',
      type: 'number',
      unit: 'sq ft',
      default: 0,
      min: 0,
      max: 60,
      step: 0.5,
      units: acceptedUnits.sqft,
    },
    {
      name: 'sinks',
      label: 'Sinks cut in',
      type: 'number',
      unit: 'sinks',
      default: 1,
      min: 0,
      max: 4,
      step: 1,
      whole: true,
      units: acceptedUnits.sink,
    },
    {
      name: 'material',
      label: 'Material',
      type: 'select',
      default: 'granite',
      options: [
        { value: 'laminate', label: 'Laminate' },
        { value: 'granite', label: 'Granite' },
        { value: 'quartz', label: 'Quartz' },
      ],
    },
  ],
  lists: [{
    name: 'pieces',
    label: 'Pieces of counter',
    one: 'Piece',
    least: 1,
    most: 12,
    hint: 'Count each corner in one piece only',
    inputs: [{
      name: 'length',
      label: 'Length',
      type: 'number',
      unit: 'ft',
      required: true,
      min: 0.5,
      max: 80,
      step: 0.5,
      units: acceptedUnits.ft,
    }],
    gives: [{ input: 'run', formula: 'sum(pieces, length)', of: runOfPieces }],
  }],
  costBand: {
    service_name: 'Countertops',
    unit: 'per square foot',
    price_min_usd: 20,
    price_max_usd: 200,
    notes:
      'From laminate to quartz, installed. Sinks and the smallest order of a fabricator come on top of the price by ' +
      'the foot.',
  },
  sources: [
    'A counter is 25.5 in deep, 24 in of cabinet and 1.5 in over it; 25 to 26 inches ' +
      '(willyhomes.com/how-much-do-new-countertops-cost).',
  ],
  asOf: '2024-04-11',
  sharedFigures: [
    { name: 'work_coverages.counter_waste', unit: '', source: 'Our judgement', values: [{ value: 1.1 }] },
    { name: 'work_coverages.slab_area', unit: 'sq ft per slab', source: 'Our judgement', values: [{ value: 50 }] },
    { name: 'work_minimums.countertop', unit: '$', source: 'Our judgement', values: [{ low: 500, high: 1000 }] },
    {
      name: 'work_prices.counter_granite',
      unit: '$ per sq ft',
      source: 'Published: guide (undated)',
      values: [{ low: 50, high: 150 }],
    },
    {
      name: 'work_prices.counter_laminate',
      unit: '$ per sq ft',
      asOf: '2024-04-11',
      source: 'Published: guide (2024)',
      values: [{ low: 20, high: 50 }],
    },
    {
      name: 'work_prices.counter_quartz',
      unit: '$ per sq ft',
      source: 'Published: guide (undated)',
      values: [{ low: 75, high: 200 }],
    },
    {
      name: 'work_prices.counter_sink',
      unit: '$ per sink',
      source: 'Published: guide (undated)',
      values: [{ low: 100, high: 300 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Counters and backsplash, installed', covers: 'job' },
      { line: 'Sink openings', covers: 'labor' },
    ],
    leavesOut: ['removing the old top', 'plumbing', 'special edges', 'waterfall ends', 'new cabinets', 'sales tax'],
    pitfalls: [
      'The opening of the sink is paid for; do not subtract it.',
      'Stone needs level cabinets; shims and a day of carpentry come first in old houses.',
      'Slabs of one lot match, those of the next may not; reserve all of them at once.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 4,
    judged: 1,
    prices: {
      'work_minimums.countertop': 'judged',
      'work_prices.counter_granite': 'published',
      'work_prices.counter_laminate': 'published',
      'work_prices.counter_quartz': 'published',
      'work_prices.counter_sink': 'published',
    },
  },
  own: {
    figures: [
      { name: 'work_coverages.counter_waste', label: 'Share for waste', min: 1, max: 1.5 },
      {
        name: 'material.rate',
        label: 'Price per sq ft',
        unit: '$ per sq ft',
        min: 8,
        max: 600,
        written: 'USD/sqft',
        by: ['material'],
      },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { 'work_coverages.counter_waste': 'Share for waste', 'material.rate': 'Price per sq ft' },
  counted: { sinks: 'sink', slabs: 'slab' },
  repeats: { '2': 'total', '3': 'total' },
  asks: [
    { input: 'material', from: 'laminate', to: 'quartz' },
    { input: 'run', from: 14, to: 30 },
    { input: 'depth', from: 17, to: 35 },
    { input: 'island', from: 0, to: 6 },
    { input: 'splash', from: 3, to: 6 },
    { input: 'sinks', from: 0, to: 2 },
  ],
  slopes: {
    value: { run: 1, depth: 1, splash: 1, island: 1, sinks: 0 },
    top: { run: 1, depth: 1, splash: 0, island: 1, sinks: 0 },
    back: { run: 1, depth: 0, splash: 1, island: 0, sinks: 0 },
    area: { run: 1, depth: 1, splash: 1, island: 1, sinks: 0 },
    order: { run: 1, depth: 1, splash: 1, island: 1, sinks: 0 },
    'cost.low': { run: 1, depth: 1, splash: 1, island: 1, sinks: 1 },
    'cost.high': { run: 1, depth: 1, splash: 1, island: 1, sinks: 1 },
    slabs: { run: 1, depth: 1, splash: 1, island: 1, sinks: 0 },
    'total.low': { run: 1, depth: 1, splash: 1, island: 1, sinks: 1 },
    'total.high': { run: 1, depth: 1, splash: 1, island: 1, sinks: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
