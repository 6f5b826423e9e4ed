/**
 * Siding Calculator. Generated from the entry siding of catalog/calculators/home.yaml by `npm run generate`: edit the
 * catalog, not this file.
 */
import { roundHalfAway, roundTo, roundUp, roundUpTo } from '../../engine/kernel/math.js';
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

/** The inputs of the Siding Calculator, inside their bounds. */
export interface SidingInputs {
  /** Distance around the house, 20 to 800 ft in steps of 5; 160 when omitted. */
  readonly perimeter: number;
  /** Height of the walls, 7 to 30 ft in steps of 0.5; 9 when omitted. */
  readonly height: number;
  /** Gables, 0 to 2000 sq ft in steps of 10; 120 when omitted. */
  readonly gables: number;
  /** Doors and windows, 0 to 2000 sq ft in steps of 10; 150 when omitted. */
  readonly openings: number;
  /** Siding; 'fiber' when omitted. */
  readonly kind: 'vinyl' | 'foam' | 'fiber';
  /** Waste; '10' when omitted. */
  readonly waste: '10' | '15';
}

/** The steps of the calculation. */
export interface SidingSteps {
  /** perimeter * height + gables - openings to sqft, in sq ft */
  readonly wall: number;
  /** ceil(wall * (1 + waste), 1 square), in sq ft */
  readonly order: number;
  /** ceil(wall * (1 + waste) / 7 sqft/plank), in planks */
  readonly planks: number;
  /**
   * Low end of if kind = "vinyl" then home_prices.siding_vinyl else if kind = "foam" then home_prices.siding_foam else
   * home_prices.siding_fiber, in $ per sq ft
   */
  readonly rateLow: number;
  /**
   * High end of if kind = "vinyl" then home_prices.siding_vinyl else if kind = "foam" then home_prices.siding_foam else
   * home_prices.siding_fiber, in $ per sq ft
   */
  readonly rateHigh: number;
  /** Low end of home_prices.siding_minimum, in $ */
  readonly minimumLow: number;
  /** High end of home_prices.siding_minimum, in $ */
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

const kindPhrases: Readonly<Record<SidingInputs['kind'], string>> = {
  vinyl: 'vinyl siding',
  foam: 'foam-backed vinyl siding',
  fiber: 'fiber-cement siding',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ perimeter, height, gables, openings, kind, waste }: SidingInputs): SidingSteps {
  const wall = perimeter * height + gables - openings;
  const order = roundUpTo(wall * (1 + (waste === '10' ? 10 : 15) / 100), 100);
  const planks = roundUp(wall * (1 + (waste === '10' ? 10 : 15) / 100) / 7);
  const rateLow = kind === 'vinyl' ? 4.5 : 7.5;
  const rateHigh =
    kind === 'vinyl'
      ? 8.5
      : kind === 'foam'
        ? 12.5
        : 15;
  const minimumLow = 1500;
  const minimumHigh = 2500;
  const byAreaLow = wall * rateLow;
  const byAreaHigh = wall * rateHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(byAreaLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byAreaHigh));
  return { wall, order, planks, rateLow, rateHigh, minimumLow, minimumHigh, byAreaLow, byAreaHigh, costLow, costHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: SidingInputs, own: OwnFigures): SidingSteps {
  const { perimeter, height, gables, openings, kind, waste } = inputs;
  const homePricesSidingVinyl = own['home_prices.siding_vinyl'] ?? 4.5;
  const homePricesSidingVinylHigh = own['home_prices.siding_vinyl'] ?? 8.5;
  const homePricesSidingFoam = own['home_prices.siding_foam'] ?? 7.5;
  const homePricesSidingFoamHigh = own['home_prices.siding_foam'] ?? 12.5;
  const homePricesSidingFiber = own['home_prices.siding_fiber'] ?? 7.5;
  const homePricesSidingFiberHigh = own['home_prices.siding_fiber'] ?? 15;
  const wall = perimeter * height + gables - openings;
  const order = roundUpTo(wall * (1 + (waste === '10' ? 10 : 15) / 100), 100);
  const planks = roundUp(wall * (1 + (waste === '10' ? 10 : 15) / 100) / 7);
  const rateLow =
    kind === 'vinyl'
      ? homePricesSidingVinyl
      : kind === 'foam'
        ? homePricesSidingFoam
        : homePricesSidingFiber;
  const rateHigh =
    kind === 'vinyl'
      ? homePricesSidingVinylHigh
      : kind === 'foam'
        ? homePricesSidingFoamHigh
        : homePricesSidingFiberHigh;
  const minimumLow = 1500;
  const minimumHigh = 2500;
  const byAreaLow = wall * rateLow;
  const byAreaHigh = wall * rateHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(byAreaLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byAreaHigh));
  return { wall, order, planks, rateLow, rateHigh, minimumLow, minimumHigh, byAreaLow, byAreaHigh, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: SidingInputs, steps = compute(inputs)): CalculationResult {
  const { kind, waste } = inputs;
  const { wall, order, planks, costLow, costHigh } = steps;
  return {
    value: roundTo(order / 100, 0),
    unit: 'squares',
    interpretation:
      `For ${inWholeSqFt(wall)} of wall you need ${inWholeSquares(order / 100)} of ${kindPhrases[kind]} with ` +
      `${inPercent(waste === '10' ? 10 : 15)} for waste` +
      (kind === 'fiber'
        ? `, about ${inPlanks(planks)} of 12 feet with 7 inches showing. Installed it costs ` +
          `${rangeInRoughDollars(costLow, costHigh)}, plus tear-off of the old siding.`
        : `. Installed it costs ${rangeInRoughDollars(costLow, costHigh)}, plus tear-off of the old siding.`),
    secondary: [
      { value: roundTo(wall, 0), unit: 'sq ft', label: 'Wall without openings' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Cost (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Cost (high)' },
    ],
    figures: {
      wall: { value: roundTo(wall, 0), unit: 'sq ft' },
      order: { value: roundTo(order / 100, 0), unit: 'squares' },
      planks: { value: roundTo(planks, 2), unit: 'planks' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: SidingInputs, steps = compute(inputs)): EstimateAmounts {
  const { minimumLow, minimumHigh, byAreaLow, byAreaHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(byAreaLow, 0), high: roundTo(byAreaHigh, 0) }],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: SidingInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    wall,
    order,
    planks,
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
    { name: 'wall', formula: 'perimeter * height + gables - openings to sqft', value: wall, unit: 'sq ft' },
    { name: 'order', formula: 'ceil(wall * (1 + waste), 1 square)', value: order, unit: 'sq ft' },
    { name: 'planks', formula: 'ceil(wall * (1 + waste) / 7 sqft/plank)', value: planks, unit: 'planks' },
    {
      name: 'rate',
      formula:
        'if kind = "vinyl" then home_prices.siding_vinyl else if kind = "foam" then home_prices.siding_foam else ' +
        'home_prices.siding_fiber',
      value: { low: rateLow, high: rateHigh },
      unit: '$ per sq ft',
    },
    {
      name: 'minimum',
      formula: 'home_prices.siding_minimum',
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

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ perimeter, height, openings }: SidingInputs): BrokenRequirement | null {
  if (openings > perimeter * height / 2) return {
    message: 'The doors and windows are more than half of the walls. Give the distance around the whole house.',
    inputs: ['openings', 'perimeter', 'height'],
  };
  return null;
}

/** "2,500 sq ft", for instance. */
function inWholeSqFt(value: number): string {
  return amount(trimmed(value, 0), '', ' sq ft', ' sq ft');
}

/** "2,500 squares", for instance. */
function inWholeSquares(value: number): string {
  return amount(trimmed(value, 0), '', ' square', ' squares');
}

/** "2,500 percent", for instance. */
function inPercent(value: number): string {
  return amount(trimmed(value, 2), '', ' percent', ' percent');
}

/** "2,500 planks", for instance. */
function inPlanks(value: number): string {
  return amount(trimmed(value, 2), '', ' plank', ' planks');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Squares of siding, planks and cost for the walls of a house */
export const siding: Calculator<SidingInputs> = {
  slug: 'siding',
  title: 'Siding Calculator',
  subtitle: 'Squares of siding, planks and cost for the walls of a house',
  tag: 'home',
  service: 'Siding',
  disclaimer:
    'Planning estimate for new siding on sound walls. It leaves out taking off the old siding, rotten sheathing, ' +
    'house wrap, trim, soffits, paint and scaffolds. On the coast the product needs a windstorm evaluation.',
  inputs: [
    {
      name: 'perimeter',
      label: 'Distance around the house',
      type: 'number',
      unit: 'ft',
      default: 160,
      min: 20,
      max: 800,
      step: 5,
      units: acceptedUnits.ft,
      ask: 'How far is it around the house?',
    },
    {
      name: 'height',
      label: 'Height of the walls',
      type: 'number',
      unit: 'ft',
      default: 9,
      min: 7,
      max: 30,
      step: 0.5,
      units: acceptedUnits.ft,
      ask: 'How high are the walls?',
    },
    {
      name: 'gables',
      label: 'Gables',
      type: 'number',
      unit: 'sq ft',
      default: 120,
      min: 0,
      max: 2000,
      step: 10,
      units: acceptedUnits.sqft,
      hint: 'Half of width times height of each',
    },
    {
      name: 'openings',
      label: 'Doors and windows',
      type: 'number',
      unit: 'sq ft',
      default: 150,
      min: 0,
      max: 2000,
      step: 10,
      units: acceptedUnits.sqft,
    },
    {
      name: 'kind',
      label: 'Siding',
      type: 'select',
      default: 'fiber',
      options: [
        { value: 'vinyl', label: 'Vinyl' },
        { value: 'foam', label: 'Vinyl with foam backing' },
        { value: 'fiber', label: 'Fiber cement' },
      ],
    },
    {
      name: 'waste',
      label: 'Waste',
      type: 'select',
      unit: 'percent',
      default: '10',
      options: [
        { value: '10', label: '10%', size: 10 },
        { value: '15', label: '15%', size: 15 },
      ],
      units: acceptedUnits.percent,
      ask: 'How much waste?',
      hint: '10% for plain walls, 15% with many gables and corners',
    },
  ],
  costBand: {
    service_name: 'Siding',
    unit: 'per square foot',
    price_min_usd: 4.5,
    price_max_usd: 15,
    notes: 'For each square foot of wall. A small wall costs the minimum of a job.',
  },
  sources: [
    'A 12-ft plank that shows 7 inches covers 12 x 7/12 = 7 sq ft; planks come in 12-ft lengths (James Hardie, ' +
      'HardiePlank guide, vdocuments.mx/hardieplank1-installation-guide.html).',
    "Waste of 10 percent for plain walls and 15 for many gables is the trade's usual allowance.",
  ],
  asOf: '2020-01-01',
  sharedFigures: [
    {
      name: 'home_prices.siding_fiber',
      unit: '$ per sq ft',
      asOf: '2026-01-01',
      source: 'Published: guide (2026)',
      values: [{ low: 7.5, high: 15 }],
    },
    {
      name: 'home_prices.siding_foam',
      unit: '$ per sq ft',
      source: 'Published: guide (undated)',
      values: [{ low: 7.5, high: 12.5 }],
    },
    { name: 'home_prices.siding_minimum', unit: '$', source: 'Our judgement', values: [{ low: 1500, high: 2500 }] },
    {
      name: 'home_prices.siding_vinyl',
      unit: '$ per sq ft',
      asOf: '2020-01-01',
      source: 'Published: guide (2020)',
      values: [{ low: 4.5, high: 8.5 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Siding, installed', covers: 'job' }],
    leavesOut: [
      'taking off the old siding',
      'rotten sheathing',
      'house wrap',
      'trim',
      'soffits',
      'paint',
      'scaffolds',
      'permit',
      'sales tax',
    ],
    pitfalls: [
      'Near the coast ask for a product with a Texas windstorm evaluation, nailed as it says, or insurance is refused.',
      'Fiber-cement dust is dangerous to breathe; it is cut outdoors with shears or with suction.',
      'Siding hides rot; ask for the price of a sheet of sheathing before the work begins.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 3,
    judged: 1,
    prices: {
      'home_prices.siding_fiber': 'published',
      'home_prices.siding_foam': 'published',
      'home_prices.siding_minimum': 'judged',
      'home_prices.siding_vinyl': 'published',
    },
  },
  own: {
    figures: [
      {
        name: 'home_prices.siding_vinyl',
        label: 'Vinyl siding',
        unit: '$ per sq ft',
        min: 1,
        max: 40,
        written: 'USD/sqft',
      },
      {
        name: 'home_prices.siding_foam',
        label: 'Insulated vinyl siding',
        unit: '$ per sq ft',
        min: 2,
        max: 50,
        written: 'USD/sqft',
      },
      {
        name: 'home_prices.siding_fiber',
        label: 'Fiber cement siding',
        unit: '$ per sq ft',
        min: 2,
        max: 50,
        written: 'USD/sqft',
      },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: {
    kind: 'wall',
    measures: { length: { input: 'perimeter', times: 1 }, height: { input: 'height', times: 1 } },
    look: 'laps',
  },
  labels: {
    byArea: 'Price by the area',
    'home_prices.siding_vinyl': 'Vinyl siding',
    'home_prices.siding_foam': 'Insulated vinyl siding',
    'home_prices.siding_fiber': 'Fiber cement siding',
  },
  counted: { planks: 'plank', squares: 'square' },
  repeats: { '1': 'total', '2': 'total' },
  asks: [
    { input: 'height', from: 7, to: 13 },
    { input: 'perimeter', from: 110, to: 200 },
    { input: 'kind', from: 'vinyl', to: 'fiber' },
    { input: 'gables', from: 80, to: 180 },
    { input: 'openings', from: 200, to: 100 },
  ],
  slopes: {
    value: { gables: 1 },
    wall: { gables: 1 },
    order: { gables: 1 },
    planks: { gables: 1 },
    'cost.low': { gables: 1 },
    'cost.high': { gables: 1 },
    'total.low': { gables: 1 },
    'total.high': { gables: 1 },
  },
  refuse,
  answer,
  trace,
};
