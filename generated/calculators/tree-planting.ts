/**
 * Tree Planting Calculator. Generated from the entry tree-planting of catalog/calculators/grounds.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo, roundUp } from '../../engine/kernel/math.js';
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

/** The inputs of the Tree Planting Calculator, inside their bounds. */
export interface TreePlantingInputs {
  /** Trees, whole, 1 to 500 trees in steps of 1; 3 when omitted. */
  readonly trees: number;
  /** Container; '30' when omitted. */
  readonly size: '15' | '30' | '65' | '100';
}

/** The steps of the calculation. */
export interface TreePlantingSteps {
  /** 2 * size.ball to in, in in */
  readonly hole: number;
  /** pi * size.ball ^ 2 to sqft, in sq ft */
  readonly ring: number;
  /** ring * work_coverages.tree_mulch * (trees / 1 tree) to cuft, in cu ft */
  readonly mulch: number;
  /** ceil(mulch / coverages.mulch_bag), in bags */
  readonly bags: number;
  /** trees * size.water, in gallons */
  readonly watering: number;
  /** watering * 7, in gallons */
  readonly start: number;
  /** watering * 2, in gallons */
  readonly week: number;
  /** Low end of trees * size.rate, in $ */
  readonly costLow: number;
  /** High end of trees * size.rate, in $ */
  readonly costHigh: number;
}

const sizeFigures: Readonly<
  Record<TreePlantingInputs['size'], { ball: number; water: number; rateLow: number; rateHigh: number }>
> = {
  '15': { ball: 17, water: 5, rateLow: 250, rateHigh: 450 },
  '30': { ball: 22, water: 10, rateLow: 400, rateHigh: 700 },
  '65': { ball: 30, water: 15, rateLow: 600, rateHigh: 1200 },
  '100': { ball: 36, water: 20, rateLow: 1200, rateHigh: 2000 },
};
const sizePhrases: Readonly<Record<TreePlantingInputs['size'], string>> = {
  '15': '15-gallon',
  '30': '30-gallon',
  '65': '45- or 65-gallon',
  '100': '95- or 100-gallon',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ trees, size }: TreePlantingInputs): TreePlantingSteps {
  const sizeChosen = sizeFigures[size];
  const hole = 2 * sizeChosen.ball;
  const ring = 0.02181661564992912 * sizeChosen.ball ** 2;
  const mulch = ring * trees / 4;
  const bags = roundUp(mulch / 2);
  const watering = trees * sizeChosen.water;
  const start = watering * 7;
  const week = watering * 2;
  const costLow = trees * sizeChosen.rateLow;
  const costHigh = trees * sizeChosen.rateHigh;
  return { hole, ring, mulch, bags, watering, start, week, costLow, costHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: TreePlantingInputs, own: OwnFigures): TreePlantingSteps {
  const { trees, size } = inputs;
  const sizeChosen = sizeFigures[size];
  const sizeRate = own['size.rate'] ?? sizeChosen.rateLow;
  const sizeRateHigh = own['size.rate'] ?? sizeChosen.rateHigh;
  const hole = 2 * sizeChosen.ball;
  const ring = 0.02181661564992912 * sizeChosen.ball ** 2;
  const mulch = ring * trees / 4;
  const bags = roundUp(mulch / 2);
  const watering = trees * sizeChosen.water;
  const start = watering * 7;
  const week = watering * 2;
  const costLow = trees * sizeRate;
  const costHigh = trees * sizeRateHigh;
  return { hole, ring, mulch, bags, watering, start, week, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: TreePlantingInputs, steps = compute(inputs)): CalculationResult {
  const { trees, size } = inputs;
  const { hole, bags, watering, start, week, costLow, costHigh } = steps;
  return {
    value: roundTo(watering, 0),
    unit: 'gallons a watering',
    interpretation:
      `Planting ${inTrees(trees)} (${sizePhrases[size]}) costs ${rangeInRoughDollars(costLow, costHigh)}, trees ` +
      `included; dig at least ${inWholeInches(hole)} wide, no deeper than the root ball, and spread ` +
      `${inWholeBags(bags)} of mulch. Each watering takes ${inWholeGallons(watering)}, ${inWholeGallons(start)} in ` +
      `two weeks, then ${inWholeGallons(week)} a week.`,
    secondary: [
      { value: roundTo(hole, 0), unit: 'in', label: 'Width of a hole' },
      { value: roundTo(bags, 0), unit: 'bags', label: 'Bags of mulch' },
      { value: roundTo(start, 0), unit: 'gallons', label: 'Water in the first two weeks' },
      { value: roundTo(week, 0), unit: 'gallons', label: 'Water a week later' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Planted (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Planted (high)' },
    ],
    figures: {
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      hole: { value: roundTo(hole, 0), unit: 'in' },
      bags: { value: roundTo(bags, 0), unit: 'bags' },
      watering: { value: roundTo(watering, 0), unit: 'gallons' },
      start: { value: roundTo(start, 0), unit: 'gallons' },
      week: { value: roundTo(week, 0), unit: 'gallons' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: TreePlantingInputs, steps = compute(inputs)): EstimateAmounts {
  const { costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(costLow, 0), high: roundTo(costHigh, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: TreePlantingInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { hole, ring, mulch, bags, watering, start, week, costLow, costHigh } = steps;
  return [
    { name: 'hole', formula: '2 * size.ball to in', value: hole, unit: 'in' },
    { name: 'ring', formula: 'pi * size.ball ^ 2 to sqft', value: ring, unit: 'sq ft' },
    {
      name: 'mulch',
      formula: 'ring * work_coverages.tree_mulch * (trees / 1 tree) to cuft',
      value: mulch,
      unit: 'cu ft',
    },
    { name: 'bags', formula: 'ceil(mulch / coverages.mulch_bag)', value: bags, unit: 'bags' },
    { name: 'watering', formula: 'trees * size.water', value: watering, unit: 'gallons' },
    { name: 'start', formula: 'watering * 7', value: start, unit: 'gallons' },
    { name: 'week', formula: 'watering * 2', value: week, unit: 'gallons' },
    { name: 'cost', formula: 'trees * size.rate', value: { low: costLow, high: costHigh }, unit: '$' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ size }: TreePlantingInputs): readonly Cell[] {
  const sizeChosen = sizeFigures[size];
  return [
    { name: 'size.ball', cell: size, unit: 'in', value: sizeChosen.ball },
    { name: 'size.water', cell: size, unit: 'gallons per tree', value: sizeChosen.water },
    { name: 'size.rate', cell: size, unit: '$ per tree', low: sizeChosen.rateLow, high: sizeChosen.rateHigh },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: TreePlantingInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 trees", for instance. */
function inTrees(value: number): string {
  return amount(trimmed(value, 2), '', ' tree', ' trees');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 inches", for instance. */
function inWholeInches(value: number): string {
  return amount(trimmed(value, 0), '', ' inch', ' inches');
}

/** "2,500 bags", for instance. */
function inWholeBags(value: number): string {
  return amount(trimmed(value, 0), '', ' bag', ' bags');
}

/** "2,500 gallons", for instance. */
function inWholeGallons(value: number): string {
  return amount(trimmed(value, 0), '', ' gallon', ' gallons');
}

/** Holes, mulch and weekly water for new trees by their container, and the planted price */
export const treePlanting: Calculator<TreePlantingInputs> = {
  slug: 'tree-planting',
  title: 'Tree Planting Calculator',
  subtitle: 'Holes, mulch and weekly water for new trees by their container, and the planted price',
  tag: 'outdoor',
  service: 'Tree planting',
  disclaimer:
    'Planning estimate for container trees in a yard. It leaves out palms, rock, staking, irrigation and permits; ' +
    'nursery prices differ by species, and a dry, windy week asks for more water.',
  inputs: [
    {
      name: 'trees',
      label: 'Trees',
      type: 'number',
      unit: 'trees',
      default: 3,
      min: 1,
      max: 500,
      step: 1,
      whole: true,
      units: acceptedUnits.tree,
      ask: 'How many trees?',
    },
    {
      name: 'size',
      label: 'Container',
      type: 'select',
      default: '30',
      options: [
        { value: '15', label: '15 gallons' },
        { value: '30', label: '30 gallons' },
        { value: '65', label: '45 to 65 gallons' },
        { value: '100', label: '95 to 100 gallons' },
      ],
    },
  ],
  costBand: {
    service_name: 'Tree planting',
    unit: 'per tree',
    price_min_usd: 250,
    price_max_usd: 2000,
  },
  sources: [
    '5, 10, 15 and 20 gallons a watering by container, every other day for two weeks and then once or twice a week ' +
      '(texastreefarms.com/blogs/news/watering-trees); twice a week is taken here.',
    'Holes no deeper than the root ball and twice as wide at the least, two to three times by master gardeners ' +
      '(oaoa.com/local-news/master-gardeners-october-is-the-time-to-plant-trees), three times by the Texas A&M ' +
      'Forest Service (tfsweb.tamu.edu/TreePlanting). Root balls of 17, 22, 30 and 36 in are planning estimates.',
    'Mulch three to four inches deep over the planting site (Texas A&M Forest Service, tfsweb.tamu.edu/TreePlanting).',
  ],
  asOf: '2025-01-01',
  sharedFigures: [
    { name: 'coverages.mulch_bag', unit: 'cu ft per bag', source: 'Published: firm (undated)', values: [{ value: 2 }] },
    {
      name: 'work_coverages.tree_mulch',
      unit: 'in',
      source:
        'Mulch three to four inches deep over the planting site (Texas A&M Forest Service, ' +
        'tfsweb.tamu.edu/TreePlanting).',
      values: [{ value: 3 }],
    },
    {
      name: 'work_prices.tree_15',
      unit: '$ per tree',
      source: 'Published: guide (undated)',
      values: [{ low: 250, high: 450 }],
    },
    {
      name: 'work_prices.tree_30',
      unit: '$ per tree',
      asOf: '2025-01-01',
      source: 'Published: guide (2025)',
      values: [{ low: 400, high: 700 }],
    },
    { name: 'work_prices.tree_65', unit: '$ per tree', source: 'Our judgement', values: [{ low: 600, high: 1200 }] },
    {
      name: 'work_prices.tree_100',
      unit: '$ per tree',
      asOf: '2025-08-21',
      source: 'Our judgement',
      values: [{ low: 1200, high: 2000 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    addsUp: 'trees',
    lines: [{ line: 'Trees delivered and planted', covers: 'job' }],
    leavesOut: ['palms', 'rock', 'staking', 'irrigation', 'warranty', 'watering', 'sales tax'],
    pitfalls: [
      'Planted too deep it dies slowly; the flare of the trunk stays above the ground.',
      "Mulch piled on the trunk rots it; keep a hand's width free.",
      'Lawn sprinklers do not reach the root ball; water it separately for the first two summers.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 2,
    judged: 2,
    prices: {
      'work_prices.tree_15': 'published',
      'work_prices.tree_30': 'published',
      'work_prices.tree_65': 'judged',
      'work_prices.tree_100': 'judged',
    },
  },
  own: {
    figures: [{
      name: 'size.rate',
      label: 'Price per tree',
      unit: '$ per tree',
      min: 50,
      max: 8000,
      written: 'USD/tree',
      by: ['size'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: { kind: 'pieces', measures: { count: { input: 'trees', times: 1 } }, look: 'tree' },
  labels: { 'size.rate': 'Price per tree' },
  counted: {
    bags: 'bag',
    gallons: 'gallon',
    'gallons a watering': 'gallon a watering',
    'gallons per tree': 'gallon per tree',
    trees: 'tree',
  },
  repeats: { '4': 'total', '5': 'total' },
  asks: [
    { input: 'size', from: '15', to: '100' },
    { input: 'trees', from: 2, to: 4 },
  ],
  slopes: {
    value: { trees: 1 },
    'cost.low': { trees: 1 },
    'cost.high': { trees: 1 },
    hole: { trees: 0 },
    bags: { trees: 1 },
    watering: { trees: 1 },
    start: { trees: 1 },
    week: { trees: 1 },
    'total.low': { trees: 1 },
    'total.high': { trees: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
