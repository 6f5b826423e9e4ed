/**
 * Retaining Wall Calculator. Generated from the entry retaining-walls of catalog/calculators/land.yaml by `npm run
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
import { amount, fixed, roughRange, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Retaining Wall Calculator, inside their bounds. */
export interface RetainingWallsInputs {
  /** Length, 4 to 500 ft in steps of 1; 40 when omitted. */
  readonly length: number;
  /** Height from the base course up, 0.5 to 8 ft in steps of 0.5; 3 when omitted. */
  readonly height: number;
  /** Face of a block; 'medium' when omitted. */
  readonly block: 'small' | 'medium' | 'large';
}

/** The steps of the calculation. */
export interface RetainingWallsSteps {
  /** length * height, in ft^2 */
  readonly area: number;
  /** ceil(area / block.face * 1.1), in blocks */
  readonly blocks: number;
  /** length * 2 ft * 0.5 ft to cuyd, in cubic yards */
  readonly base: number;
  /** base * earth.base_weight to ton, in tons */
  readonly base_tons: number;
  /** area * 1 ft to cuyd, in cubic yards */
  readonly drain: number;
  /** drain * earth.base_weight to ton, in tons */
  readonly drain_tons: number;
  /** Low end of if height > 4 ft then prices.retaining_wall_tall else prices.retaining_wall, in $ per sq ft */
  readonly rateLow: number;
  /** High end of if height > 4 ft then prices.retaining_wall_tall else prices.retaining_wall, in $ per sq ft */
  readonly rateHigh: number;
  /** if height > 4 ft then "needs a permit and an engineer" else "usually needs no permit" */
  readonly permit: string;
  /** Low end of prices.wall_minimum, in $ */
  readonly minimumLow: number;
  /** High end of prices.wall_minimum, in $ */
  readonly minimumHigh: number;
  /** Low end of area * rate, in $ */
  readonly byAreaLow: number;
  /** High end of area * rate, in $ */
  readonly byAreaHigh: number;
  /** Low end of prices.wall_engineer, in $ */
  readonly engineerLow: number;
  /** High end of prices.wall_engineer, in $ */
  readonly engineerHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(byArea, 1 USD)), in $ */
  readonly costLow: number;
  /** High end of max(round(minimum, 1 USD), round(byArea, 1 USD)), in $ */
  readonly costHigh: number;
}

const blockFigures: Readonly<Record<RetainingWallsInputs['block'], number>> = {
  small: 0.3333333333,
  medium: 0.6666666667,
  large: 1,
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ length, height, block }: RetainingWallsInputs): RetainingWallsSteps {
  const area = length * height;
  const blocks = roundUp(area / blockFigures[block] * 1.1);
  const base = length / 27;
  const base_tons = base * 1.4;
  const drain = area / 27;
  const drain_tons = drain * 1.4;
  const rateLow = height > 4 ? 40 : 25;
  const rateHigh = height > 4 ? 90 : 60;
  const permit: string = height > 4 ? 'needs a permit and an engineer' : 'usually needs no permit';
  const minimumLow = 1400;
  const minimumHigh = 2500;
  const byAreaLow = area * rateLow;
  const byAreaHigh = area * rateHigh;
  const engineerLow = 800;
  const engineerHigh = 2500;
  const costLow = Math.max(minimumLow, roundHalfAway(byAreaLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byAreaHigh));
  return {
    area,
    blocks,
    base,
    base_tons,
    drain,
    drain_tons,
    rateLow,
    rateHigh,
    permit,
    minimumLow,
    minimumHigh,
    byAreaLow,
    byAreaHigh,
    engineerLow,
    engineerHigh,
    costLow,
    costHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: RetainingWallsInputs, own: OwnFigures): RetainingWallsSteps {
  const { length, height, block } = inputs;
  const pricesRetainingWallTall = own['prices.retaining_wall_tall'] ?? 40;
  const pricesRetainingWallTallHigh = own['prices.retaining_wall_tall'] ?? 90;
  const pricesRetainingWall = own['prices.retaining_wall'] ?? 25;
  const pricesRetainingWallHigh = own['prices.retaining_wall'] ?? 60;
  const area = length * height;
  const blocks = roundUp(area / blockFigures[block] * 1.1);
  const base = length / 27;
  const base_tons = base * 1.4;
  const drain = area / 27;
  const drain_tons = drain * 1.4;
  const rateLow = height > 4 ? pricesRetainingWallTall : pricesRetainingWall;
  const rateHigh = height > 4 ? pricesRetainingWallTallHigh : pricesRetainingWallHigh;
  const permit: string = height > 4 ? 'needs a permit and an engineer' : 'usually needs no permit';
  const minimumLow = 1400;
  const minimumHigh = 2500;
  const byAreaLow = area * rateLow;
  const byAreaHigh = area * rateHigh;
  const engineerLow = 800;
  const engineerHigh = 2500;
  const costLow = Math.max(minimumLow, roundHalfAway(byAreaLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byAreaHigh));
  return {
    area,
    blocks,
    base,
    base_tons,
    drain,
    drain_tons,
    rateLow,
    rateHigh,
    permit,
    minimumLow,
    minimumHigh,
    byAreaLow,
    byAreaHigh,
    engineerLow,
    engineerHigh,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: RetainingWallsInputs, steps = compute(inputs)): CalculationResult {
  const { length, height } = inputs;
  const { blocks, base_tons, drain_tons, permit, costLow, costHigh } = steps;
  return {
    value: roundTo(blocks, 0),
    unit: 'blocks',
    text: permit,
    interpretation:
      `A wall of ${inWholeFeet(length)} by ${inFeet(height)} needs ${inWholeBlocks(blocks)}, ` +
      `${inTonsTo1Decimal(base_tons)} of base and ${inTonsTo1Decimal(drain_tons)} of drain rock and costs ` +
      rangeInRoughDollars(costLow, costHigh) +
      (height > 4
        ? ` with grid, plus the engineer. At this height it ${permit}.`
        : height > 2
          ? ` without grid. It ${permit}, but clay or a load above requires grid or an engineer.`
          : `. It ${permit}, but a slope, drive or building above requires grid or an engineer.`),
    secondary: [
      { value: roundTo(base_tons, 1), unit: 'tons', label: 'Base gravel' },
      { value: roundTo(drain_tons, 1), unit: 'tons', label: 'Drain rock' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Wall built (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Wall built (high)' },
    ],
    figures: {
      blocks: { value: roundTo(blocks, 0), unit: 'blocks' },
      base_tons: { value: roundTo(base_tons, 1), unit: 'tons' },
      drain_tons: { value: roundTo(drain_tons, 1), unit: 'tons' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      permit: { text: permit },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: RetainingWallsInputs, steps = compute(inputs)): EstimateAmounts {
  const { minimumLow, minimumHigh, byAreaLow, byAreaHigh, engineerLow, engineerHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(byAreaLow, 0), high: roundTo(byAreaHigh, 0) }],
    options: [{ low: roundTo(engineerLow, 0), high: roundTo(engineerHigh, 0) }],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: RetainingWallsInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    area,
    blocks,
    base,
    base_tons,
    drain,
    drain_tons,
    rateLow,
    rateHigh,
    permit,
    minimumLow,
    minimumHigh,
    byAreaLow,
    byAreaHigh,
    engineerLow,
    engineerHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'area', formula: 'length * height', value: area, unit: 'ft^2' },
    { name: 'blocks', formula: 'ceil(area / block.face * 1.1)', value: blocks, unit: 'blocks' },
    { name: 'base', formula: 'length * 2 ft * 0.5 ft to cuyd', value: base, unit: 'cubic yards' },
    { name: 'base_tons', formula: 'base * earth.base_weight to ton', value: base_tons, unit: 'tons' },
    { name: 'drain', formula: 'area * 1 ft to cuyd', value: drain, unit: 'cubic yards' },
    { name: 'drain_tons', formula: 'drain * earth.base_weight to ton', value: drain_tons, unit: 'tons' },
    {
      name: 'rate',
      formula: 'if height > 4 ft then prices.retaining_wall_tall else prices.retaining_wall',
      value: { low: rateLow, high: rateHigh },
      unit: '$ per sq ft',
    },
    {
      name: 'permit',
      formula: 'if height > 4 ft then "needs a permit and an engineer" else "usually needs no permit"',
      value: permit,
      unit: '',
    },
    { name: 'minimum', formula: 'prices.wall_minimum', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'byArea', formula: 'area * rate', value: { low: byAreaLow, high: byAreaHigh }, unit: '$' },
    { name: 'engineer', formula: 'prices.wall_engineer', value: { low: engineerLow, high: engineerHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byArea, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ block }: RetainingWallsInputs): readonly Cell[] {
  return [{ name: 'block.face', cell: block, unit: 'sq ft per block', value: blockFigures[block] }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ height, block }: RetainingWallsInputs): BrokenRequirement | null {
  if (!(block !== 'small' || height <= 2)) return {
    message: 'Blocks of 12 by 4 inches are for walls up to 2 ft. Choose 16 by 6 or 18 by 8 inches for a higher one.',
    inputs: ['block', 'height'],
  };
  return null;
}

/** "2,500 feet", for instance. */
function inWholeFeet(value: number): string {
  return amount(trimmed(value, 0), '', ' foot', ' feet');
}

/** "2,500 feet", for instance. */
function inFeet(value: number): string {
  return amount(trimmed(value, 2), '', ' foot', ' feet');
}

/** "2,500 blocks", for instance. */
function inWholeBlocks(value: number): string {
  return amount(trimmed(value, 0), '', ' block', ' blocks');
}

/** "2,500.0 tons", for instance. */
function inTonsTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' ton', ' tons');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Blocks, base gravel, drain rock and price of a wall of segmental blocks */
export const retainingWalls: Calculator<RetainingWallsInputs> = {
  slug: 'retaining-walls',
  title: 'Retaining Wall Calculator',
  subtitle: 'Blocks, base gravel, drain rock and price of a wall of segmental blocks',
  tag: 'outdoor',
  service: 'Retaining walls',
  disclaimer:
    'Planning estimate for a straight wall with level ground behind it. It leaves out steps, fences, haul-off and ' +
    "the engineer; walls over 4 ft, or under a load, need a permit and an engineer's design. A dry-stacked wall of " +
    "any height above what its maker allows without geogrid needs geogrid or an engineer's design as well.",
  inputs: [
    {
      name: 'length',
      label: 'Length',
      type: 'number',
      unit: 'ft',
      default: 40,
      min: 4,
      max: 500,
      step: 1,
      units: acceptedUnits.ft,
      ask: 'How long is the wall?',
    },
    {
      name: 'height',
      label: 'Height from the base course up',
      type: 'number',
      unit: 'ft',
      default: 3,
      min: 0.5,
      max: 8,
      step: 0.5,
      units: acceptedUnits.ft,
      ask: 'How high is the wall?',
    },
    {
      name: 'block',
      label: 'Face of a block',
      type: 'select',
      default: 'medium',
      options: [
        { value: 'small', label: 'Small, 12 by 4 in, up to 2 ft' },
        { value: 'medium', label: 'Medium, 16 by 6 in' },
        { value: 'large', label: 'Large, 18 by 8 in' },
      ],
      ask: 'Which size of block?',
    },
  ],
  costBand: {
    service_name: 'Retaining walls',
    unit: 'per square foot',
    price_min_usd: 25,
    price_max_usd: 90,
    notes: 'A small wall costs its minimum.',
  },
  sources: [
    'Base 6 in deep and 24 in wide, a foot of drain rock and a tenth to spare ' +
      '(acecalc.com/retaining-wall-calculator); a certified Allan Block installer has 6 in below and 12 in behind ' +
      'the wall as well ' +
      '(back40landscaping.ca/education-center/stacking-the-retaining-wall-block-and-backfilling-the-wall).',
    'A maker allows its 4-inch blocks walls of up to 2 ft and its Diamond blocks 4 ft, with grid and an engineer ' +
      'above (pavestone.com/retaining-wall-facts, read 2026-11-26); a supplier allows 4-inch garden blocks 18 in ' +
      '(knowledge-base.clslandscapesupply.com/choosing-the-right-product-for-your-wall).',
    'Versa-Lok allows up to 4 ft without grid with level backfill, good soil and no load, and less elsewhere ' +
      '(clearimaging.com/cms/showrooms/versalok/architectengineer/aWallcomponents.htm); Allan Block says that walls ' +
      'under 4 ft may need grid too, by block, soil, slope and load ' +
      '(allanblockblog.com/2017/09/how-can-i-tell-if-reinforcement-is.html).',
    'IRC R105.2, walls not over 4 ft from the bottom of the footing without a surcharge are free of a permit (2009 ' +
      'text at thebuildingcodeforum.com, thread 10494; a city says the same, half-moon-bay.ca.us/FAQ.aspx?QID=100).',
    'Crusher run and drain rock at 1.4 tons a cubic yard (acecalc.com/retaining-wall-calculator).',
  ],
  asOf: '2026-01-01',
  sharedFigures: [
    {
      name: 'earth.base_weight',
      unit: 'tons per cubic yard',
      source: 'Crusher run and drain rock at 1.4 tons a cubic yard (acecalc.com/retaining-wall-calculator).',
      values: [{ value: 1.4 }],
    },
    {
      name: 'prices.retaining_wall',
      unit: '$ per sq ft',
      source: 'Published: firm, guide (undated)',
      values: [{ low: 25, high: 60 }],
    },
    {
      name: 'prices.retaining_wall_tall',
      unit: '$ per sq ft',
      asOf: '2026-01-01',
      source: 'Published: guide (2026)',
      values: [{ low: 40, high: 90 }],
    },
    { name: 'prices.wall_engineer', unit: '$', source: 'Our judgement', values: [{ low: 800, high: 2500 }] },
    {
      name: 'prices.wall_minimum',
      unit: '$',
      asOf: '2022-01-12',
      source: 'Published: guide (2022)',
      values: [{ low: 1400, high: 2500 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Wall by the square foot, with base and drain rock', covers: 'job' }],
    options: [{ name: 'engineer', line: "Engineer's design with a stamp", covers: 'fee' }],
    leavesOut: ['steps', 'fences', 'haul-off', 'loads above the wall', 'permit fee'],
    pitfalls: [
      'A wall that needs no permit can still be too high for its blocks. How high they may go without geogrid ' +
        "depends on the block, the soil and the load; see the maker's chart.",
      'Four-inch garden blocks are for walls up to 2 ft, and some makers stop at 18 inches.',
      'Water, not weight, brings walls down; the rock and the pipe behind them are not optional.',
      'The first course is buried, so count the height from the base up.',
      'Two low walls close together act as one high wall.',
      'Cities measure from the bottom of the buried course, and some ask for a permit from 3 ft on.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 3,
    judged: 1,
    prices: {
      'prices.retaining_wall': 'published',
      'prices.retaining_wall_tall': 'published',
      'prices.wall_engineer': 'judged',
      'prices.wall_minimum': 'published',
    },
  },
  own: {
    figures: [
      {
        name: 'prices.retaining_wall_tall',
        label: 'Wall higher than four feet',
        unit: '$ per sq ft',
        min: 5,
        max: 350,
        written: 'USD/sqft',
      },
      { name: 'prices.retaining_wall', label: 'Wall', unit: '$ per sq ft', min: 5, max: 250, written: 'USD/sqft' },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: { kind: 'wall', measures: { length: { input: 'length', times: 1 }, height: { input: 'height', times: 1 } } },
  labels: {
    base_tons: 'Base in tons',
    drain_tons: 'Drain stone in tons',
    byArea: 'Price by the area',
    'prices.retaining_wall_tall': 'Wall higher than four feet',
    'prices.retaining_wall': 'Wall',
  },
  counted: { blocks: 'block', 'cubic yards': 'cubic yard', tons: 'ton' },
  repeats: { '2': 'total', '3': 'total' },
  asks: [
    { input: 'height', from: 2, to: 4.5 },
    { input: 'length', from: 30, to: 60 },
  ],
  slopes: {
    value: { length: 1 },
    blocks: { length: 1 },
    base_tons: { length: 1 },
    drain_tons: { length: 1 },
    'cost.low': { length: 1 },
    'cost.high': { length: 1 },
    'total.low': { length: 1 },
    'total.high': { length: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
