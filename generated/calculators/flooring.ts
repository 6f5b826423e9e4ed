/**
 * Flooring Calculator. Generated from the entry flooring of catalog/calculators/home.yaml by `npm run generate`: edit
 * the catalog, not this file.
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
import { amount, roughRange, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** An item of rooms, inside its bounds. */
export interface FlooringRoomsItem {
  /** Length, 1 to 200 ft in steps of 0.5; required. */
  readonly length: number;
  /** Width, 1 to 200 ft in steps of 0.5; required. */
  readonly width: number;
}

/** The inputs of the Flooring Calculator, inside their bounds. */
export interface FlooringInputs {
  /** Floor area, 20 to 10000 sq ft in steps of 10; 500 when omitted. */
  readonly sqft: number;
  /** Flooring; 'vinyl' when omitted. */
  readonly kind: 'laminate' | 'vinyl' | 'hardwood';
  /** Pattern; 'straight' when omitted. */
  readonly pattern: 'straight' | 'diagonal' | 'herringbone';
  /** A box covers, 8 to 60 sq ft in steps of 0.1; 20 when omitted. */
  readonly boxCoverage: number;
  /** Remove an old floor?; 'no' when omitted. */
  readonly removal: 'yes' | 'no';
}

/** The steps of the calculation. */
export interface FlooringSteps {
  /** sqft * (1 + pattern.waste), in sq ft */
  readonly needed: number;
  /** ceil(needed / (boxCoverage / 1 box)), in boxes */
  readonly boxes: number;
  /** boxes * (boxCoverage / 1 box), in sq ft */
  readonly order: number;
  /**
   * Low end of if kind = "laminate" then home_prices.laminate else if kind = "vinyl" then home_prices.vinyl_plank else
   * home_prices.oak, in $ per sq ft
   */
  readonly planksLow: number;
  /**
   * High end of if kind = "laminate" then home_prices.laminate else if kind = "vinyl" then home_prices.vinyl_plank else
   * home_prices.oak, in $ per sq ft
   */
  readonly planksHigh: number;
  /**
   * Low end of if kind = "laminate" then home_prices.laminate_laying else if kind = "vinyl" then
   * home_prices.vinyl_laying else home_prices.oak_laying, in $ per sq ft
   */
  readonly layingLow: number;
  /**
   * High end of if kind = "laminate" then home_prices.laminate_laying else if kind = "vinyl" then
   * home_prices.vinyl_laying else home_prices.oak_laying, in $ per sq ft
   */
  readonly layingHigh: number;
  /** Low end of order * planks, in $ */
  readonly materialLow: number;
  /** High end of order * planks, in $ */
  readonly materialHigh: number;
  /** Low end of if removal then home_prices.floor_removal else 0..0 USD/sqft, in $ per sq ft */
  readonly outLow: number;
  /** High end of if removal then home_prices.floor_removal else 0..0 USD/sqft, in $ per sq ft */
  readonly outHigh: number;
  /** Low end of sqft * (laying + out), in $ */
  readonly laborByAreaLow: number;
  /** High end of sqft * (laying + out), in $ */
  readonly laborByAreaHigh: number;
  /** Low end of max(home_prices.floor_minimum, laborByArea), in $ */
  readonly laborLow: number;
  /** High end of max(home_prices.floor_minimum, laborByArea), in $ */
  readonly laborHigh: number;
  /** Low end of round(material, 1 USD) + round(labor, 1 USD), in $ */
  readonly costLow: number;
  /** High end of round(material, 1 USD) + round(labor, 1 USD), in $ */
  readonly costHigh: number;
}

const patternFigures: Readonly<Record<FlooringInputs['pattern'], number>> = {
  straight: 10,
  diagonal: 15,
  herringbone: 20,
};
const kindPhrases: Readonly<Record<FlooringInputs['kind'], string>> = {
  laminate: 'laminate',
  vinyl: 'vinyl plank',
  hardwood: 'oak hardwood',
};
const patternPhrases: Readonly<Record<FlooringInputs['pattern'], string>> = {
  straight: 'laid straight',
  diagonal: 'laid diagonally',
  herringbone: 'laid in herringbone',
};
const removalPhrases: Readonly<Record<FlooringInputs['removal'], string>> = {
  yes: 'with the old floor taken out',
  no: 'with no old floor to take out',
};

/** Floor area from rooms: sum(rooms, length * width). */
export function sqftOfRooms(rooms: readonly FlooringRoomsItem[]): number {
  return sumOf(rooms, ({ length, width }) => length * width);
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ sqft, kind, pattern, boxCoverage, removal }: FlooringInputs): FlooringSteps {
  const needed = sqft * (1 + patternFigures[pattern] / 100);
  const boxes = roundUp(needed / boxCoverage);
  const order = boxes * boxCoverage;
  const planksLow =
    kind === 'laminate'
      ? 1.5
      : kind === 'vinyl'
        ? 2
        : 4;
  const planksHigh =
    kind === 'laminate'
      ? 4
      : kind === 'vinyl'
        ? 5
        : 10;
  const layingLow =
    kind === 'laminate'
      ? 1.75
      : kind === 'vinyl'
        ? 1.5
        : 3;
  const layingHigh = kind === 'laminate' || kind === 'vinyl' ? 4 : 8;
  const materialLow = order * planksLow;
  const materialHigh = order * planksHigh;
  const outLow = removal === 'yes' ? 1 : 0;
  const outHigh = removal === 'yes' ? 3 : 0;
  const laborByAreaLow = sqft * (layingLow + outLow);
  const laborByAreaHigh = sqft * (layingHigh + outHigh);
  const laborLow = Math.max(300, laborByAreaLow);
  const laborHigh = Math.max(600, laborByAreaHigh);
  const costLow = roundHalfAway(materialLow) + roundHalfAway(laborLow);
  const costHigh = roundHalfAway(materialHigh) + roundHalfAway(laborHigh);
  return {
    needed,
    boxes,
    order,
    planksLow,
    planksHigh,
    layingLow,
    layingHigh,
    materialLow,
    materialHigh,
    outLow,
    outHigh,
    laborByAreaLow,
    laborByAreaHigh,
    laborLow,
    laborHigh,
    costLow,
    costHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: FlooringInputs, own: OwnFigures): FlooringSteps {
  const { sqft, kind, pattern, boxCoverage, removal } = inputs;
  const patternWaste = own['pattern.waste'] ?? patternFigures[pattern];
  const homePricesLaminate = own['home_prices.laminate'] ?? 1.5;
  const homePricesLaminateHigh = own['home_prices.laminate'] ?? 4;
  const homePricesVinylPlank = own['home_prices.vinyl_plank'] ?? 2;
  const homePricesVinylPlankHigh = own['home_prices.vinyl_plank'] ?? 5;
  const homePricesOak = own['home_prices.oak'] ?? 4;
  const homePricesOakHigh = own['home_prices.oak'] ?? 10;
  const homePricesLaminateLaying = own['home_prices.laminate_laying'] ?? 1.75;
  const homePricesLaminateLayingHigh = own['home_prices.laminate_laying'] ?? 4;
  const homePricesVinylLaying = own['home_prices.vinyl_laying'] ?? 1.5;
  const homePricesVinylLayingHigh = own['home_prices.vinyl_laying'] ?? 4;
  const homePricesOakLaying = own['home_prices.oak_laying'] ?? 3;
  const homePricesOakLayingHigh = own['home_prices.oak_laying'] ?? 8;
  const homePricesFloorRemoval = own['home_prices.floor_removal'] ?? 1;
  const homePricesFloorRemovalHigh = own['home_prices.floor_removal'] ?? 3;
  const needed = sqft * (1 + patternWaste / 100);
  const boxes = roundUp(needed / boxCoverage);
  const order = boxes * boxCoverage;
  const planksLow =
    kind === 'laminate'
      ? homePricesLaminate
      : kind === 'vinyl'
        ? homePricesVinylPlank
        : homePricesOak;
  const planksHigh =
    kind === 'laminate'
      ? homePricesLaminateHigh
      : kind === 'vinyl'
        ? homePricesVinylPlankHigh
        : homePricesOakHigh;
  const layingLow =
    kind === 'laminate'
      ? homePricesLaminateLaying
      : kind === 'vinyl'
        ? homePricesVinylLaying
        : homePricesOakLaying;
  const layingHigh =
    kind === 'laminate'
      ? homePricesLaminateLayingHigh
      : kind === 'vinyl'
        ? homePricesVinylLayingHigh
        : homePricesOakLayingHigh;
  const materialLow = order * planksLow;
  const materialHigh = order * planksHigh;
  const outLow = removal === 'yes' ? homePricesFloorRemoval : 0;
  const outHigh = removal === 'yes' ? homePricesFloorRemovalHigh : 0;
  const laborByAreaLow = own['laborByArea.low'] ?? sqft * (layingLow + outLow);
  const laborByAreaHigh = own['laborByArea.high'] ?? sqft * (layingHigh + outHigh);
  const laborLow = Math.max(300, laborByAreaLow);
  const laborHigh = Math.max(600, laborByAreaHigh);
  const costLow = roundHalfAway(materialLow) + roundHalfAway(laborLow);
  const costHigh = roundHalfAway(materialHigh) + roundHalfAway(laborHigh);
  return {
    needed,
    boxes,
    order,
    planksLow,
    planksHigh,
    layingLow,
    layingHigh,
    materialLow,
    materialHigh,
    outLow,
    outHigh,
    laborByAreaLow,
    laborByAreaHigh,
    laborLow,
    laborHigh,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: FlooringInputs, steps = compute(inputs)): CalculationResult {
  const { sqft, kind, pattern, boxCoverage, removal } = inputs;
  const { boxes, order, materialLow, materialHigh, laborLow, laborHigh, costLow, costHigh } = steps;
  return {
    value: roundTo(boxes, 0),
    unit: 'boxes',
    interpretation:
      `For ${inSqFt(sqft)} of ${kindPhrases[kind]} ${patternPhrases[pattern]} you need ${inWholeBoxes(boxes)} of ` +
      `${inSqFt(boxCoverage)}. The boxes cost ${rangeInRoughDollars(materialLow, materialHigh)} and installation, ` +
      `${removalPhrases[removal]}, ${rangeInRoughDollars(laborLow, laborHigh)}: ` +
      `${rangeInRoughDollars(costLow, costHigh)} in all.`,
    secondary: [
      { value: roundTo(order, 1), unit: 'sq ft', label: 'Area to buy' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Total (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Total (high)' },
    ],
    figures: {
      boxes: { value: roundTo(boxes, 0), unit: 'boxes' },
      material: { low: roundTo(materialLow, 0), high: roundTo(materialHigh, 0), unit: '$' },
      labor: { low: roundTo(laborLow, 0), high: roundTo(laborHigh, 0), unit: '$' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: FlooringInputs, steps = compute(inputs)): EstimateAmounts {
  const { materialLow, materialHigh, laborLow, laborHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [
      { low: roundTo(materialLow, 0), high: roundTo(materialHigh, 0) },
      { low: roundTo(laborLow, 0), high: roundTo(laborHigh, 0) },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: FlooringInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    needed,
    boxes,
    order,
    planksLow,
    planksHigh,
    layingLow,
    layingHigh,
    materialLow,
    materialHigh,
    outLow,
    outHigh,
    laborByAreaLow,
    laborByAreaHigh,
    laborLow,
    laborHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'needed', formula: 'sqft * (1 + pattern.waste)', value: needed, unit: 'sq ft' },
    { name: 'boxes', formula: 'ceil(needed / (boxCoverage / 1 box))', value: boxes, unit: 'boxes' },
    { name: 'order', formula: 'boxes * (boxCoverage / 1 box)', value: order, unit: 'sq ft' },
    {
      name: 'planks',
      formula:
        'if kind = "laminate" then home_prices.laminate else if kind = "vinyl" then home_prices.vinyl_plank else ' +
        'home_prices.oak',
      value: { low: planksLow, high: planksHigh },
      unit: '$ per sq ft',
    },
    {
      name: 'laying',
      formula:
        'if kind = "laminate" then home_prices.laminate_laying else if kind = "vinyl" then home_prices.vinyl_laying ' +
        'else home_prices.oak_laying',
      value: { low: layingLow, high: layingHigh },
      unit: '$ per sq ft',
    },
    { name: 'material', formula: 'order * planks', value: { low: materialLow, high: materialHigh }, unit: '$' },
    {
      name: 'out',
      formula: 'if removal then home_prices.floor_removal else 0..0 USD/sqft',
      value: { low: outLow, high: outHigh },
      unit: '$ per sq ft',
    },
    {
      name: 'laborByArea',
      formula: 'sqft * (laying + out)',
      value: { low: laborByAreaLow, high: laborByAreaHigh },
      unit: '$',
    },
    {
      name: 'labor',
      formula: 'max(home_prices.floor_minimum, laborByArea)',
      value: { low: laborLow, high: laborHigh },
      unit: '$',
    },
    {
      name: 'cost',
      formula: 'round(material, 1 USD) + round(labor, 1 USD)',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ pattern }: FlooringInputs): readonly Cell[] {
  return [{ name: 'pattern.waste', cell: pattern, unit: '%', value: patternFigures[pattern] }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: FlooringInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 sq ft", for instance. */
function inSqFt(value: number): string {
  return amount(trimmed(value, 2), '', ' sq ft', ' sq ft');
}

/** "2,500 boxes", for instance. */
function inWholeBoxes(value: number): string {
  return amount(trimmed(value, 0), '', ' box', ' boxes');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Boxes to buy and what a plank floor costs installed */
export const flooring: Calculator<FlooringInputs> = {
  slug: 'flooring',
  title: 'Flooring Calculator',
  subtitle: 'Boxes to buy and what a plank floor costs installed',
  tag: 'home',
  service: 'Flooring',
  disclaimer:
    'Planning estimate for floating or nailed planks on a sound, flat floor. It leaves out leveling, moisture ' +
    'barriers, underlayment, baseboards, stairs, furniture moving and doors to be cut. Buy all boxes of one lot.',
  inputs: [
    {
      name: 'sqft',
      label: 'Floor area',
      type: 'number',
      unit: 'sq ft',
      default: 500,
      min: 20,
      max: 10000,
      step: 10,
      units: acceptedUnits.sqft,
      ask: 'How large is the floor?',
    },
    {
      name: 'kind',
      label: 'Flooring',
      type: 'select',
      default: 'vinyl',
      options: [
        { value: 'laminate', label: 'Laminate' },
        { value: 'vinyl', label: 'Vinyl plank' },
        { value: 'hardwood', label: 'Oak hardwood' },
      ],
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
      name: 'boxCoverage',
      label: 'A box covers',
      type: 'number',
      unit: 'sq ft',
      default: 20,
      min: 8,
      max: 60,
      step: 0.1,
      units: acceptedUnits.sqft,
    },
    {
      name: 'removal',
      label: 'Remove an old floor?',
      type: 'select',
      default: 'no',
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
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
    gives: [{ input: 'sqft', formula: 'sum(rooms, length * width)', of: sqftOfRooms }],
  }],
  costBand: {
    service_name: 'Flooring',
    unit: 'per square foot',
    price_min_usd: 3,
    price_max_usd: 19,
    notes:
      'From plain laminate to oak, laid. Waste, whole boxes and the least charge for labor put small rooms above the ' +
      'band.',
  },
  sources: [
    "Waste of 10, 15 and 20 percent for straight, diagonal and herringbone laying is the trade's usual allowance.",
  ],
  asOf: '2023-01-01',
  sharedFigures: [
    {
      name: 'home_prices.floor_minimum',
      unit: '$',
      asOf: '2025-01-01',
      source: 'Published: guide (2025)',
      values: [{ low: 300, high: 600 }],
    },
    {
      name: 'home_prices.floor_removal',
      unit: '$ per sq ft',
      source: 'Published: guide (undated)',
      values: [{ low: 1, high: 3 }],
    },
    {
      name: 'home_prices.laminate',
      unit: '$ per sq ft',
      asOf: '2025-01-01',
      source: 'Published: guide (2025)',
      values: [{ low: 1.5, high: 4 }],
    },
    {
      name: 'home_prices.laminate_laying',
      unit: '$ per sq ft',
      asOf: '2023-01-01',
      source: 'Published: guide (2023)',
      values: [{ low: 1.75, high: 4 }],
    },
    {
      name: 'home_prices.oak',
      unit: '$ per sq ft',
      source: 'Published: guide (undated)',
      values: [{ low: 4, high: 10 }],
    },
    {
      name: 'home_prices.oak_laying',
      unit: '$ per sq ft',
      source: 'Published: guide (undated)',
      values: [{ low: 3, high: 8 }],
    },
    {
      name: 'home_prices.vinyl_laying',
      unit: '$ per sq ft',
      asOf: '2026-01-01',
      source: 'Published: guide (2026)',
      values: [{ low: 1.5, high: 4 }],
    },
    {
      name: 'home_prices.vinyl_plank',
      unit: '$ per sq ft',
      asOf: '2025-01-01',
      source: 'Published: guide (2025)',
      values: [{ low: 2, high: 5 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    addsUp: 'sqft',
    lines: [
      { line: 'Planks', covers: 'material' },
      { line: 'Laying, and taking out the old floor where wanted', covers: 'labor', alike: [] },
    ],
    together: { laborByArea: 'sum' },
    leavesOut: [
      'leveling',
      'moisture barrier',
      'underlayment',
      'baseboards',
      'stairs',
      'furniture moving',
      'doors to be cut',
      'sales tax',
    ],
    pitfalls: [
      'A slab on the coast gives off moisture; wood laid without a test cups within a year.',
      'Boxes of another lot can differ in color; buy all at once and keep one for repairs.',
      'Planks need expansion gaps at the walls and should sit in the room for days before they are laid.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 8,
    prices: {
      'home_prices.floor_minimum': 'published',
      'home_prices.floor_removal': 'published',
      'home_prices.laminate': 'published',
      'home_prices.laminate_laying': 'published',
      'home_prices.oak': 'published',
      'home_prices.oak_laying': 'published',
      'home_prices.vinyl_laying': 'published',
      'home_prices.vinyl_plank': 'published',
    },
  },
  own: {
    figures: [
      { name: 'pattern.waste', label: 'Waste', unit: '%', min: 0, max: 50, units: acceptedUnits['%'], by: ['pattern'] },
      { name: 'home_prices.laminate', label: 'Laminate', unit: '$ per sq ft', min: 0.3, max: 30, written: 'USD/sqft' },
      {
        name: 'home_prices.vinyl_plank',
        label: 'Vinyl plank',
        unit: '$ per sq ft',
        min: 0.3,
        max: 30,
        written: 'USD/sqft',
      },
      { name: 'home_prices.oak', label: 'Oak', unit: '$ per sq ft', min: 1, max: 50, written: 'USD/sqft' },
      {
        name: 'home_prices.laminate_laying',
        label: 'Laminate laying',
        unit: '$ per sq ft',
        min: 0.3,
        max: 20,
        written: 'USD/sqft',
      },
      {
        name: 'home_prices.vinyl_laying',
        label: 'Vinyl laying',
        unit: '$ per sq ft',
        min: 0.3,
        max: 20,
        written: 'USD/sqft',
      },
      {
        name: 'home_prices.oak_laying',
        label: 'Oak laying',
        unit: '$ per sq ft',
        min: 0.5,
        max: 30,
        written: 'USD/sqft',
      },
      {
        name: 'home_prices.floor_removal',
        label: 'Floor removal',
        unit: '$ per sq ft',
        min: 0.2,
        max: 12,
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
    look: 'planks',
    rooms: { list: 'rooms', length: { input: 'length', times: 1 }, width: { input: 'width', times: 1 } },
  },
  labels: { laborByArea: 'Laying by the square foot', 'pattern.waste': 'Waste' },
  counted: { boxes: 'box' },
  repeats: { '1': 'total', '2': 'total' },
  asks: [
    { input: 'kind', from: 'laminate', to: 'hardwood' },
    { input: 'sqft', from: 350, to: 750 },
    { input: 'removal', from: 'no', to: 'yes' },
    { input: 'pattern', from: 'straight', to: 'herringbone' },
    { input: 'boxCoverage', from: 20, to: 30 },
  ],
  slopes: {
    value: { sqft: 1, boxCoverage: -1 },
    boxes: { sqft: 1, boxCoverage: -1 },
    'material.low': { sqft: 1 },
    'material.high': { sqft: 1 },
    'labor.low': { sqft: 1, boxCoverage: 0 },
    'labor.high': { sqft: 1, boxCoverage: 0 },
    'cost.low': { sqft: 1 },
    'cost.high': { sqft: 1 },
    'total.low': { sqft: 1 },
    'total.high': { sqft: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
