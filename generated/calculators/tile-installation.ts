/**
 * Tile Calculator. Generated from the entry tile-installation of catalog/calculators/home.yaml by `npm run generate`:
 * edit the catalog, not this file.
 */
import { largestOf, sumOf } from '../../engine/kernel/list.js';
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

/** An item of rooms, inside its bounds. */
export interface TileInstallationRoomsItem {
  /** Length, 1 to 200 ft in steps of 0.5; required. */
  readonly length: number;
  /** Width, 1 to 200 ft in steps of 0.5; required. */
  readonly width: number;
}

/** The inputs of the Tile Calculator, inside their bounds. */
export interface TileInstallationInputs {
  /** Area, 5 to 5000 sq ft in steps of 5; 200 when omitted. */
  readonly sqft: number;
  /** Tile length, 2 to 60 in in steps of 0.5; 24 when omitted. */
  readonly tileLength: number;
  /** Tile width, 2 to 60 in in steps of 0.5; 12 when omitted. */
  readonly tileWidth: number;
  /** Pattern; 'straight' when omitted. */
  readonly pattern: 'straight' | 'diagonal' | 'herringbone';
  /** Tile; 'ceramic' when omitted. */
  readonly kind: 'ceramic' | 'porcelain';
  /** Longest side of the room, 2 to 200 ft in steps of 1; 20 when omitted. */
  readonly longest: number;
  /** Outdoors, wet or in the sun?; 'no' when omitted. */
  readonly exposed: 'yes' | 'no';
}

/** The steps of the calculation. */
export interface TileInstallationSteps {
  /** sqft * (1 + pattern.waste), in sq ft */
  readonly needed: number;
  /** ceil(needed / (tileLength * tileWidth / 1 tile)), in tiles */
  readonly tiles: number;
  /** max(tileLength, tileWidth), in in */
  readonly long: number;
  /**
   * if long < 8 in then home_coverages.thinset_quarter else if long < 15 in then home_coverages.thinset_three_eighths
   * else home_coverages.thinset_half, in sq ft per bag
   */
  readonly spread: number;
  /** ceil(sqft / spread), in bags */
  readonly thinset: number;
  /** ceil(longest / exposed.apart) * 1 joint - 1 joint, in soft joints */
  readonly joints: number;
  /** Low end of if kind = "ceramic" then home_prices.tile_ceramic else home_prices.tile_porcelain, in $ per sq ft */
  readonly rateLow: number;
  /** High end of if kind = "ceramic" then home_prices.tile_ceramic else home_prices.tile_porcelain, in $ per sq ft */
  readonly rateHigh: number;
  /** Low end of home_prices.tile_minimum, in $ */
  readonly minimumLow: number;
  /** High end of home_prices.tile_minimum, in $ */
  readonly minimumHigh: number;
  /** Low end of sqft * rate, in $ */
  readonly byAreaLow: number;
  /** High end of sqft * rate, in $ */
  readonly byAreaHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(byArea, 1 USD)), in $ */
  readonly costLow: number;
  /** High end of max(round(minimum, 1 USD), round(byArea, 1 USD)), in $ */
  readonly costHigh: number;
}

const patternFigures: Readonly<Record<TileInstallationInputs['pattern'], number>> = {
  straight: 10,
  diagonal: 15,
  herringbone: 20,
};
const patternPhrases: Readonly<Record<TileInstallationInputs['pattern'], string>> = {
  straight: 'laid straight',
  diagonal: 'laid diagonally',
  herringbone: 'laid in herringbone',
};
const kindPhrases: Readonly<Record<TileInstallationInputs['kind'], string>> = {
  ceramic: 'ceramic tile',
  porcelain: 'porcelain tile',
};
const exposedPhrases: Readonly<Record<TileInstallationInputs['exposed'], string>> = {
  yes: 'exposed to sun or water',
  no: 'indoors',
};

/** Area from rooms: sum(rooms, length * width). */
export function sqftOfRooms(rooms: readonly TileInstallationRoomsItem[]): number {
  return sumOf(rooms, ({ length, width }) => length * width);
}

/** Longest side of the room from rooms: max(rooms, max(length, width)). */
export function longestOfRooms(rooms: readonly TileInstallationRoomsItem[]): number {
  return largestOf(rooms, ({ length, width }) => Math.max(length, width));
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute(inputs: TileInstallationInputs): TileInstallationSteps {
  const { sqft, tileLength, tileWidth, pattern, kind, longest, exposed } = inputs;
  const needed = sqft * (1 + patternFigures[pattern] / 100);
  const tiles = roundUp(needed / (tileLength * tileWidth) * 144);
  const long = Math.max(tileLength, tileWidth);
  const spread =
    long < 8
      ? 85
      : long < 15
        ? 60
        : 40;
  const thinset = roundUp(sqft / spread);
  const joints = roundUp(longest / (exposed === 'yes' ? 12 : 25)) - 1;
  const rateLow = kind === 'ceramic' ? 8 : 10;
  const rateHigh = kind === 'ceramic' ? 18 : 25;
  const minimumLow = 300;
  const minimumHigh = 500;
  const byAreaLow = sqft * rateLow;
  const byAreaHigh = sqft * rateHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(byAreaLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byAreaHigh));
  return {
    needed,
    tiles,
    long,
    spread,
    thinset,
    joints,
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
export function computeOwn(inputs: TileInstallationInputs, own: OwnFigures): TileInstallationSteps {
  const { sqft, tileLength, tileWidth, pattern, kind, longest, exposed } = inputs;
  const patternWaste = own['pattern.waste'] ?? patternFigures[pattern];
  const homePricesTileCeramic = own['home_prices.tile_ceramic'] ?? 8;
  const homePricesTileCeramicHigh = own['home_prices.tile_ceramic'] ?? 18;
  const homePricesTilePorcelain = own['home_prices.tile_porcelain'] ?? 10;
  const homePricesTilePorcelainHigh = own['home_prices.tile_porcelain'] ?? 25;
  const needed = sqft * (1 + patternWaste / 100);
  const tiles = roundUp(needed / (tileLength * tileWidth) * 144);
  const long = Math.max(tileLength, tileWidth);
  const spread =
    long < 8
      ? 85
      : long < 15
        ? 60
        : 40;
  const thinset = roundUp(sqft / spread);
  const joints = roundUp(longest / (exposed === 'yes' ? 12 : 25)) - 1;
  const rateLow = kind === 'ceramic' ? homePricesTileCeramic : homePricesTilePorcelain;
  const rateHigh = kind === 'ceramic' ? homePricesTileCeramicHigh : homePricesTilePorcelainHigh;
  const minimumLow = 300;
  const minimumHigh = 500;
  const byAreaLow = sqft * rateLow;
  const byAreaHigh = sqft * rateHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(byAreaLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byAreaHigh));
  return {
    needed,
    tiles,
    long,
    spread,
    thinset,
    joints,
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
export function answer(inputs: TileInstallationInputs, steps = compute(inputs)): CalculationResult {
  const { sqft, tileLength, tileWidth, pattern, kind, longest, exposed } = inputs;
  const { needed, tiles, thinset, joints, costLow, costHigh } = steps;
  return {
    value: roundTo(tiles, 0),
    unit: 'tiles',
    interpretation:
      `${inSqFt(sqft)} ${patternPhrases[pattern]} needs ${inWholeTiles(tiles)} of ${inInches(tileLength)} by ` +
      `${inInches(tileWidth)} and ${inBags(thinset)} of 50-lb thinset; a side of ${inFeet(longest)} ` +
      `${exposedPhrases[exposed]} needs ` +
      (joints === 0
        ? `soft joints only at the walls. With ${kindPhrases[kind]} it costs ${rangeInRoughDollars(costLow, costHigh)}.`
        : `${inSoftJoints(joints)} plus the wall joints. With ${kindPhrases[kind]} it costs ` +
          `${rangeInRoughDollars(costLow, costHigh)}.`),
    secondary: [
      { value: roundTo(needed, 1), unit: 'sq ft', label: 'Area to buy' },
      { value: roundTo(thinset, 0), unit: 'bags', label: 'Thinset of 50 lb' },
      { value: roundTo(joints, 0), unit: 'soft joints', label: 'Soft joints across' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Cost (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Cost (high)' },
    ],
    figures: {
      tiles: { value: roundTo(tiles, 0), unit: 'tiles' },
      thinset: { value: roundTo(thinset, 2), unit: 'bags' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      joints: { value: roundTo(joints, 2), unit: 'soft joints' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: TileInstallationInputs, steps = compute(inputs)): EstimateAmounts {
  const { minimumLow, minimumHigh, byAreaLow, byAreaHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(byAreaLow, 0), high: roundTo(byAreaHigh, 0) }],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: TileInstallationInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    needed,
    tiles,
    long,
    spread,
    thinset,
    joints,
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
    { name: 'needed', formula: 'sqft * (1 + pattern.waste)', value: needed, unit: 'sq ft' },
    { name: 'tiles', formula: 'ceil(needed / (tileLength * tileWidth / 1 tile))', value: tiles, unit: 'tiles' },
    { name: 'long', formula: 'max(tileLength, tileWidth)', value: long, unit: 'in' },
    {
      name: 'spread',
      formula:
        'if long < 8 in then home_coverages.thinset_quarter else if long < 15 in then ' +
        'home_coverages.thinset_three_eighths else home_coverages.thinset_half',
      value: spread,
      unit: 'sq ft per bag',
    },
    { name: 'thinset', formula: 'ceil(sqft / spread)', value: thinset, unit: 'bags' },
    {
      name: 'joints',
      formula: 'ceil(longest / exposed.apart) * 1 joint - 1 joint',
      value: joints,
      unit: 'soft joints',
    },
    {
      name: 'rate',
      formula: 'if kind = "ceramic" then home_prices.tile_ceramic else home_prices.tile_porcelain',
      value: { low: rateLow, high: rateHigh },
      unit: '$ per sq ft',
    },
    { name: 'minimum', formula: 'home_prices.tile_minimum', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'byArea', formula: 'sqft * rate', value: { low: byAreaLow, high: byAreaHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byArea, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ pattern, exposed }: TileInstallationInputs): readonly Cell[] {
  return [
    { name: 'pattern.waste', cell: pattern, unit: '%', value: patternFigures[pattern] },
    { name: 'exposed.apart', cell: exposed, unit: 'ft', value: exposed === 'yes' ? 12 : 25 },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: TileInstallationInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 sq ft", for instance. */
function inSqFt(value: number): string {
  return amount(trimmed(value, 2), '', ' sq ft', ' sq ft');
}

/** "2,500 tiles", for instance. */
function inWholeTiles(value: number): string {
  return amount(trimmed(value, 0), '', ' tile', ' tiles');
}

/** "2,500 inches", for instance. */
function inInches(value: number): string {
  return amount(trimmed(value, 2), '', ' inch', ' inches');
}

/** "2,500 bags", for instance. */
function inBags(value: number): string {
  return amount(trimmed(value, 2), '', ' bag', ' bags');
}

/** "2,500 feet", for instance. */
function inFeet(value: number): string {
  return amount(trimmed(value, 2), '', ' foot', ' feet');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 soft joints", for instance. */
function inSoftJoints(value: number): string {
  return amount(trimmed(value, 2), '', ' soft joint', ' soft joints');
}

/** Tiles, thinset, soft joints and cost for a floor or wall */
export const tileInstallation: Calculator<TileInstallationInputs> = {
  slug: 'tile-installation',
  title: 'Tile Calculator',
  subtitle: 'Tiles, thinset, soft joints and cost for a floor or wall',
  tag: 'home',
  service: 'Tile installation',
  disclaimer:
    'Planning estimate for tile on a flat, sound base. It leaves out leveling, backer board, waterproofing of ' +
    'showers, trim, grout sealing and taking out the old floor. Buy all tile of one lot and keep a box.',
  inputs: [
    {
      name: 'sqft',
      label: 'Area',
      type: 'number',
      unit: 'sq ft',
      default: 200,
      min: 5,
      max: 5000,
      step: 5,
      units: acceptedUnits.sqft,
      ask: 'How large is the area?',
    },
    {
      name: 'tileLength',
      label: 'Tile length',
      type: 'number',
      unit: 'in',
      default: 24,
      min: 2,
      max: 60,
      step: 0.5,
      units: acceptedUnits.in,
    },
    {
      name: 'tileWidth',
      label: 'Tile width',
      type: 'number',
      unit: 'in',
      default: 12,
      min: 2,
      max: 60,
      step: 0.5,
      units: acceptedUnits.in,
    },
    {
      name: 'pattern',
      label: 'Pattern',
      type: 'select',
      default: 'straight',
      options: [
        { value: 'straight', label: 'Straight' },
        { value: 'diagonal', label: 'Diagonal' },
        { value: 'herringbone', label: 'Herringbone' },
      ],
    },
    {
      name: 'kind',
      label: 'Tile',
      type: 'select',
      default: 'ceramic',
      options: [
        { value: 'ceramic', label: 'Ceramic' },
        { value: 'porcelain', label: 'Porcelain' },
      ],
    },
    {
      name: 'longest',
      label: 'Longest side of the room',
      type: 'number',
      unit: 'ft',
      default: 20,
      min: 2,
      max: 200,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'exposed',
      label: 'Outdoors, wet or in the sun?',
      type: 'select',
      default: 'no',
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
      ask: 'Is it outdoors, wet or in the sun?',
    },
  ],
  lists: [{
    name: 'rooms',
    label: 'Rooms',
    one: 'Room',
    least: 1,
    most: 30,
    inputs: [
      {
        name: 'length',
        label: 'Length',
        type: 'number',
        unit: 'ft',
        required: true,
        min: 1,
        max: 200,
        step: 0.5,
        units: acceptedUnits.ft,
      },
      {
        name: 'width',
        label: 'Width',
        type: 'number',
        unit: 'ft',
        required: true,
        min: 1,
        max: 200,
        step: 0.5,
        units: acceptedUnits.ft,
      },
    ],
    gives: [
      { input: 'sqft', formula: 'sum(rooms, length * width)', of: sqftOfRooms },
      { input: 'longest', formula: 'max(rooms, max(length, width))', of: longestOfRooms },
    ],
  }],
  costBand: {
    service_name: 'Tile installation',
    unit: 'per square foot',
    price_min_usd: 8,
    price_max_usd: 25,
    notes: 'Tile and laying. The smallest jobs cost the minimum, a backsplash more by the square foot.',
  },
  sources: [
    'Soft joints every 20 to 25 ft indoors and every 8 to 12 ft in sun, wet or outdoors, TCNA Handbook EJ171 (NTCA ' +
      'Reference Manual 2024-25; fcimag.com/articles/84636-it-all-moves-so-plan-for-it).',
    'Tiles with a side of 15 inches and more are large ones by the TCNA Handbook ' +
      '(highendtile.com/avoiding-costly-mortar-missteps-a-guide-for-flawless-installations) and take a notch of 1/2 ' +
      'inch (Custom Building Products, at ' +
      'floortrendsmag.com/articles/100747-installing-large-format-ceramic-tile-understanding-prep-products).',
    "Waste of 10, 15 and 20 percent for straight, diagonal and herringbone laying is the trade's usual allowance.",
  ],
  asOf: '2025-01-01',
  sharedFigures: [
    {
      name: 'home_coverages.thinset_half',
      unit: 'sq ft per bag',
      source: 'Published: maker, guide (undated)',
      values: [{ value: 40 }],
    },
    {
      name: 'home_coverages.thinset_quarter',
      unit: 'sq ft per bag',
      source: 'Published: maker (undated)',
      values: [{ value: 85 }],
    },
    {
      name: 'home_coverages.thinset_three_eighths',
      unit: 'sq ft per bag',
      source: 'Published: maker (undated)',
      values: [{ value: 60 }],
    },
    {
      name: 'home_prices.tile_ceramic',
      unit: '$ per sq ft',
      asOf: '2025-01-01',
      source: 'Published: guide (2025)',
      values: [{ low: 8, high: 18 }],
    },
    {
      name: 'home_prices.tile_minimum',
      unit: '$',
      asOf: '2021-01-01',
      source: 'Published: guide (2021)',
      values: [{ low: 300, high: 500 }],
    },
    {
      name: 'home_prices.tile_porcelain',
      unit: '$ per sq ft',
      asOf: '2025-01-01',
      source: 'Published: guide (2025 to 2026)',
      values: [{ low: 10, high: 25 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    addsUp: 'sqft',
    lines: [{ line: 'Tile, laid', covers: 'job' }],
    leavesOut: [
      'leveling',
      'backer board',
      'shower waterproofing',
      'trim',
      'grout sealing',
      'taking out the old floor',
      'sales tax',
    ],
    pitfalls: [
      'Floors without soft joints tent up in summer; they belong at walls and every 20 to 25 feet, closer in sun.',
      'A large tile needs a floor flat within 1/8 inch in 10 feet; leveling can cost as much as the laying.',
      'Tile of another lot differs in shade and size.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 3,
    prices: {
      'home_prices.tile_ceramic': 'published',
      'home_prices.tile_minimum': 'published',
      'home_prices.tile_porcelain': 'published',
    },
  },
  own: {
    figures: [
      { name: 'pattern.waste', label: 'Waste', unit: '%', min: 0, max: 50, units: acceptedUnits['%'], by: ['pattern'] },
      {
        name: 'home_prices.tile_ceramic',
        label: 'Ceramic tile',
        unit: '$ per sq ft',
        min: 1,
        max: 80,
        written: 'USD/sqft',
      },
      {
        name: 'home_prices.tile_porcelain',
        label: 'Porcelain tile',
        unit: '$ per sq ft',
        min: 1,
        max: 120,
        written: 'USD/sqft',
      },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: {
    kind: 'plot',
    measures: { area: { input: 'sqft', times: 1 } },
    look: 'tiles',
    rooms: { list: 'rooms', length: { input: 'length', times: 1 }, width: { input: 'width', times: 1 } },
  },
  labels: {
    byArea: 'Price by the area',
    'pattern.waste': 'Waste',
    'home_prices.tile_ceramic': 'Ceramic tile',
    'home_prices.tile_porcelain': 'Porcelain tile',
  },
  counted: { bags: 'bag', 'soft joints': 'soft joint', tiles: 'tile' },
  repeats: { '3': 'total', '4': 'total' },
  asks: [
    { input: 'sqft', from: 140, to: 300 },
    { input: 'kind', from: 'ceramic', to: 'porcelain' },
  ],
  slopes: {
    value: { sqft: 1, tileLength: -1, tileWidth: -1, longest: 0 },
    tiles: { sqft: 1, tileLength: -1, tileWidth: -1, longest: 0 },
    thinset: { sqft: 1, tileLength: 1, tileWidth: 1, longest: 0 },
    'cost.low': { sqft: 1, tileLength: 0, tileWidth: 0, longest: 0 },
    'cost.high': { sqft: 1, tileLength: 0, tileWidth: 0, longest: 0 },
    joints: { sqft: 0, tileLength: 0, tileWidth: 0, longest: 1 },
    'total.low': { sqft: 1, tileLength: 0, tileWidth: 0, longest: 0 },
    'total.high': { sqft: 1, tileLength: 0, tileWidth: 0, longest: 0 },
  },
  refuse,
  answer,
  trace,
  cells,
};
