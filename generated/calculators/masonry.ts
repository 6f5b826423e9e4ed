/**
 * Brick and Block Wall Calculator. Generated from the entry masonry of catalog/calculators/home.yaml by `npm run
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

/** The inputs of the Brick and Block Wall Calculator, inside their bounds. */
export interface MasonryInputs {
  /** Length, 2 to 500 ft in steps of 1; 40 when omitted. */
  readonly length: number;
  /** Height, 1 to 20 ft in steps of 0.5; 6 when omitted. */
  readonly height: number;
  /** Doors and windows, 0 to 2000 sq ft in steps of 5; 0 when omitted. */
  readonly openings: number;
  /** Unit; 'brick' when omitted. */
  readonly unitKind: 'brick' | 'block';
  /** Waste; '5' when omitted. */
  readonly waste: '5' | '10';
}

/** The steps of the calculation. */
export interface MasonrySteps {
  /** length * height - openings to sqft, in sq ft */
  readonly wall: number;
  /** wall * unitKind.each / 1 piece */
  readonly laid: number;
  /** ceil(laid * (1 + waste)) */
  readonly count: number;
  /** ceil(laid * 1 piece * unitKind.mortar), in bags */
  readonly mortar: number;
  /** mortar * 3 cuft/bag to cuyd, in cubic yards */
  readonly sand: number;
  /** Low end of if unitKind = "brick" then home_prices.brick_wall else home_prices.block_wall, in $ per sq ft */
  readonly rateLow: number;
  /** High end of if unitKind = "brick" then home_prices.brick_wall else home_prices.block_wall, in $ per sq ft */
  readonly rateHigh: number;
  /** Low end of home_prices.masonry_minimum, in $ */
  readonly minimumLow: number;
  /** High end of home_prices.masonry_minimum, in $ */
  readonly minimumHigh: number;
  /** Low end of wall * rate, in $ */
  readonly byAreaLow: number;
  /** High end of wall * rate, in $ */
  readonly byAreaHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(byArea, 1 USD)), in $ */
  readonly costLow: number;
  /** High end of max(round(minimum, 1 USD), round(byArea, 1 USD)), in $ */
  readonly costHigh: number;
}

const unitKindFigures: Readonly<Record<MasonryInputs['unitKind'], { each: number; mortar: number }>> = {
  brick: { each: 6.75, mortar: 0.007 },
  block: { each: 1.125, mortar: 0.03 },
};
const unitKindPhrases: Readonly<Record<MasonryInputs['unitKind'], string>> = {
  brick: 'modular bricks',
  block: 'concrete blocks',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ length, height, openings, unitKind, waste }: MasonryInputs): MasonrySteps {
  const unitKindChosen = unitKindFigures[unitKind];
  const wall = length * height - openings;
  const laid = wall * unitKindChosen.each;
  const count = roundUp(laid * (1 + (waste === '5' ? 5 : 10) / 100));
  const mortar = roundUp(laid * unitKindChosen.mortar);
  const sand = mortar / 9;
  const rateLow = unitKind === 'brick' ? 14 : 15;
  const rateHigh = unitKind === 'brick' ? 25 : 30;
  const minimumLow = 500;
  const minimumHigh = 1000;
  const byAreaLow = wall * rateLow;
  const byAreaHigh = wall * rateHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(byAreaLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byAreaHigh));
  return {
    wall,
    laid,
    count,
    mortar,
    sand,
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
export function computeOwn(inputs: MasonryInputs, own: OwnFigures): MasonrySteps {
  const { length, height, openings, unitKind, waste } = inputs;
  const unitKindChosen = unitKindFigures[unitKind];
  const homePricesBrickWall = own['home_prices.brick_wall'] ?? 14;
  const homePricesBrickWallHigh = own['home_prices.brick_wall'] ?? 25;
  const homePricesBlockWall = own['home_prices.block_wall'] ?? 15;
  const homePricesBlockWallHigh = own['home_prices.block_wall'] ?? 30;
  const wall = length * height - openings;
  const laid = wall * unitKindChosen.each;
  const count = roundUp(laid * (1 + (waste === '5' ? 5 : 10) / 100));
  const mortar = roundUp(laid * unitKindChosen.mortar);
  const sand = mortar / 9;
  const rateLow = unitKind === 'brick' ? homePricesBrickWall : homePricesBlockWall;
  const rateHigh = unitKind === 'brick' ? homePricesBrickWallHigh : homePricesBlockWallHigh;
  const minimumLow = 500;
  const minimumHigh = 1000;
  const byAreaLow = wall * rateLow;
  const byAreaHigh = wall * rateHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(byAreaLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byAreaHigh));
  return {
    wall,
    laid,
    count,
    mortar,
    sand,
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
export function answer(inputs: MasonryInputs, steps = compute(inputs)): CalculationResult {
  const { unitKind, waste } = inputs;
  const { wall, laid, count, mortar, sand, costLow, costHigh } = steps;
  return {
    value: roundTo(count, 0),
    unit: 'bricks or blocks',
    interpretation:
      `For ${inWholeSqFt(wall)} of wall you need ${trimmed(count, 0)} ${unitKindPhrases[unitKind]}, with ` +
      `${inPercent(waste === '5' ? 5 : 10)} for waste, and ${inBags(mortar)} of masonry cement mixed with ` +
      `${inCubicYardsTo1Decimal(sand)} of sand. Laid by a mason it costs ${rangeInRoughDollars(costLow, costHigh)}, ` +
      'plus the footing.',
    secondary: [
      { value: roundTo(wall, 0), unit: 'sq ft', label: 'Wall without openings' },
      { value: roundTo(laid, 1), unit: '', label: 'Without waste' },
      { value: roundTo(mortar, 0), unit: 'bags', label: 'Masonry cement' },
      { value: roundTo(sand, 1), unit: 'cubic yards', label: 'Sand for it' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Cost (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Cost (high)' },
    ],
    figures: {
      wall: { value: roundTo(wall, 0), unit: 'sq ft' },
      count: { value: roundTo(count, 0), unit: '' },
      mortar: { value: roundTo(mortar, 2), unit: 'bags' },
      sand: { value: roundTo(sand, 1), unit: 'cubic yards' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: MasonryInputs, steps = compute(inputs)): EstimateAmounts {
  const { minimumLow, minimumHigh, byAreaLow, byAreaHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(byAreaLow, 0), high: roundTo(byAreaHigh, 0) }],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: MasonryInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    wall,
    laid,
    count,
    mortar,
    sand,
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
    { name: 'wall', formula: 'length * height - openings to sqft', value: wall, unit: 'sq ft' },
    { name: 'laid', formula: 'wall * unitKind.each / 1 piece', value: laid, unit: '' },
    { name: 'count', formula: 'ceil(laid * (1 + waste))', value: count, unit: '' },
    { name: 'mortar', formula: 'ceil(laid * 1 piece * unitKind.mortar)', value: mortar, unit: 'bags' },
    { name: 'sand', formula: 'mortar * 3 cuft/bag to cuyd', value: sand, unit: 'cubic yards' },
    {
      name: 'rate',
      formula: 'if unitKind = "brick" then home_prices.brick_wall else home_prices.block_wall',
      value: { low: rateLow, high: rateHigh },
      unit: '$ per sq ft',
    },
    {
      name: 'minimum',
      formula: 'home_prices.masonry_minimum',
      value: { low: minimumLow, high: minimumHigh },
      unit: '$',
    },
    { name: 'byArea', formula: 'wall * rate', value: { low: byAreaLow, high: byAreaHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byArea, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ unitKind }: MasonryInputs): readonly Cell[] {
  const unitKindChosen = unitKindFigures[unitKind];
  return [
    { name: 'unitKind.each', cell: unitKind, unit: 'pieces per sq ft', value: unitKindChosen.each },
    { name: 'unitKind.mortar', cell: unitKind, unit: 'bags per piece', value: unitKindChosen.mortar },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ length, height, openings }: MasonryInputs): BrokenRequirement | null {
  if (openings > length * height / 2) return {
    message: 'The doors and windows are more than half of the wall. Give the length and height of the whole wall.',
    inputs: ['openings', 'length', 'height'],
  };
  return null;
}

/** "2,500 sq ft", for instance. */
function inWholeSqFt(value: number): string {
  return amount(trimmed(value, 0), '', ' sq ft', ' sq ft');
}

/** "2,500 percent", for instance. */
function inPercent(value: number): string {
  return amount(trimmed(value, 2), '', ' percent', ' percent');
}

/** "2,500 bags", for instance. */
function inBags(value: number): string {
  return amount(trimmed(value, 2), '', ' bag', ' bags');
}

/** "2,500.0 cubic yards", for instance. */
function inCubicYardsTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' cubic yard', ' cubic yards');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Bricks or blocks, mortar and cost for a wall */
export const masonry: Calculator<MasonryInputs> = {
  slug: 'masonry',
  title: 'Brick and Block Wall Calculator',
  subtitle: 'Bricks or blocks, mortar and cost for a wall',
  tag: 'home',
  service: 'Masonry',
  disclaimer:
    'Planning estimate for a straight wall one brick or block thick. It leaves out the footing, steel and grout, ' +
    'ties, lintels, coping and scaffolds. Walls that hold soil or are tall need an engineer and a permit.',
  inputs: [
    {
      name: 'length',
      label: 'Length',
      type: 'number',
      unit: 'ft',
      default: 40,
      min: 2,
      max: 500,
      step: 1,
      units: acceptedUnits.ft,
      ask: 'How long is the wall?',
    },
    {
      name: 'height',
      label: 'Height',
      type: 'number',
      unit: 'ft',
      default: 6,
      min: 1,
      max: 20,
      step: 0.5,
      units: acceptedUnits.ft,
      ask: 'How high is the wall?',
    },
    {
      name: 'openings',
      label: 'Doors and windows',
      type: 'number',
      unit: 'sq ft',
      default: 0,
      min: 0,
      max: 2000,
      step: 5,
      units: acceptedUnits.sqft,
    },
    {
      name: 'unitKind',
      label: 'Unit',
      type: 'select',
      default: 'brick',
      options: [
        { value: 'brick', label: 'Modular brick' },
        { value: 'block', label: 'Concrete block 8 by 8 by 16 in' },
      ],
      ask: 'Brick or block?',
    },
    {
      name: 'waste',
      label: 'Waste',
      type: 'select',
      unit: 'percent',
      default: '5',
      options: [
        { value: '5', label: '5%', size: 5 },
        { value: '10', label: '10%', size: 10 },
      ],
      units: acceptedUnits.percent,
      ask: 'How much waste?',
    },
  ],
  costBand: {
    service_name: 'Masonry',
    unit: 'per square foot',
    price_min_usd: 14,
    price_max_usd: 30,
    notes: 'Before footing, steel and grout. The smallest walls cost the minimum of a job.',
  },
  sources: [
    '675 modular bricks for 100 sq ft of wall (constructionmentor.net/brick, the figure of the Brick Industry ' +
      "Association's Technical Note 10); 112.5 blocks for 100 sq ft (masonrymagazine.com, September 1969).",
    'Seven bags of masonry cement for 1,000 bricks and three for 100 blocks (shafferblock.com/faq.html); others ' +
      'have 2.5 for 100 blocks (askthebuilder.com/sand-and-mortar-quantities; rbsinc.com/block-masonry).',
    "3 cubic feet of mason's sand to the bag, a cubic yard for nine (Journal of Light Construction, Block-Laying " +
      'Basics, hitpages.com/doc/4509603991650304/4).',
  ],
  asOf: '2024-01-01',
  sharedFigures: [
    {
      name: 'home_prices.block_wall',
      unit: '$ per sq ft',
      asOf: '2025-01-01',
      source: 'Published: guide (2025)',
      values: [{ low: 15, high: 30 }],
    },
    {
      name: 'home_prices.brick_wall',
      unit: '$ per sq ft',
      asOf: '2024-01-01',
      source: 'Published: guide (2024)',
      values: [{ low: 14, high: 25 }],
    },
    { name: 'home_prices.masonry_minimum', unit: '$', source: 'Our judgement', values: [{ low: 500, high: 1000 }] },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Wall, laid by a mason with its material', covers: 'job' }],
    leavesOut: [
      'footing',
      'steel and grout',
      'ties',
      'lintels',
      'coping',
      'scaffolds',
      'engineer',
      'permit',
      'sales tax',
    ],
    pitfalls: [
      'Order all brick from one run; the next one differs in color.',
      'Bags of pre-mixed mortar already have their sand and go much less far, about 12 blocks to 80 pounds; count ' +
        'those apart.',
      'Salt air eats plain steel; ties, lintels and joint reinforcement near the coast should be stainless.',
      'Veneer needs weep holes and an open gap behind it; mortar that fills them leads water into the house.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 2,
    judged: 1,
    prices: {
      'home_prices.block_wall': 'published',
      'home_prices.brick_wall': 'published',
      'home_prices.masonry_minimum': 'judged',
    },
  },
  own: {
    figures: [
      {
        name: 'home_prices.brick_wall',
        label: 'Brick wall',
        unit: '$ per sq ft',
        min: 3,
        max: 100,
        written: 'USD/sqft',
      },
      {
        name: 'home_prices.block_wall',
        label: 'Block wall',
        unit: '$ per sq ft',
        min: 3,
        max: 100,
        written: 'USD/sqft',
      },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: { kind: 'wall', measures: { length: { input: 'length', times: 1 }, height: { input: 'height', times: 1 } } },
  labels: { byArea: 'Price by the area' },
  counted: {
    bags: 'bag',
    'bags per piece': 'bag per piece',
    'cubic yards': 'cubic yard',
    'pieces per sq ft': 'piece per sq ft',
  },
  repeats: { '4': 'total', '5': 'total' },
  asks: [
    { input: 'height', from: 4, to: 9 },
    { input: 'length', from: 30, to: 60 },
    { input: 'unitKind', from: 'brick', to: 'block' },
  ],
  refuse,
  answer,
  trace,
  cells,
};
