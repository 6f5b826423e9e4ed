/**
 * Mini-Split Size Calculator. Generated from the entry mini-splits of catalog/calculators/home.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  Cell,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../engine/kernel/module.js';
import type { Schedule } from '../../engine/kernel/schedule.js';
import { lookUp, schedule } from '../../engine/kernel/schedule.js';
import { amount, roughRange, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Mini-Split Size Calculator, inside their bounds. */
export interface MiniSplitsInputs {
  /** Room, 100 to 1500 sq ft in steps of 10; 400 when omitted. */
  readonly sqft: number;
  /** Sun; 'normal' when omitted. */
  readonly sun: 'shaded' | 'normal' | 'sunny';
  /** People usually there, whole, 1 to 8 people in steps of 1; 2 when omitted. */
  readonly people: number;
  /** Is it a kitchen?; 'no' when omitted. */
  readonly kitchen: 'yes' | 'no';
}

/** The steps of the calculation. */
export interface MiniSplitsSteps {
  /** room[sqft], in BTU per hour */
  readonly base: number;
  /** max(people - 2 person, 0 person) * 600 Btuh/person, in BTU per hour */
  readonly guests: number;
  /** base * sun.factor + guests + kitchen.heat, in BTU per hour */
  readonly load: number;
  /** sizes[load], in BTU per hour */
  readonly model: number;
  /** model / 12000 Btuh * 1 tonAC, in tons of cooling */
  readonly tons: number;
  /**
   * Low end of if model <= 12000 Btuh then home_prices.mini_split_12 else if model <= 18000 Btuh then
   * home_prices.mini_split_18 else if model <= 24000 Btuh then home_prices.mini_split_24 else
   * home_prices.mini_split_36, in $
   */
  readonly costLow: number;
  /**
   * High end of if model <= 12000 Btuh then home_prices.mini_split_12 else if model <= 18000 Btuh then
   * home_prices.mini_split_18 else if model <= 24000 Btuh then home_prices.mini_split_24 else
   * home_prices.mini_split_36, in $
   */
  readonly costHigh: number;
}

const sunFigures: Readonly<Record<MiniSplitsInputs['sun'], number>> = { shaded: 0.9, normal: 1, sunny: 1.1 };
const room: Schedule = schedule({
  upTo: [
    150, 250, 300, 350, 400, 450, 550, 700, 1000, 1200,
    1400, 1500,
  ],
  values: [
    5000, 6000, 7000, 8000, 9000, 10000, 12000, 14000, 18000, 21000,
    23000, 24000,
  ],
  brackets: [],
  round: 0,
});
const sizes: Schedule = schedule({
  upTo: [6000, 9000, 12000, 15000, 18000, 24000, 30000, 36000],
  values: [6000, 9000, 12000, 15000, 18000, 24000, 30000, 36000],
  brackets: [],
  round: 0,
});
const sunPhrases: Readonly<Record<MiniSplitsInputs['sun'], string>> = {
  shaded: 'in heavy shade',
  normal: 'in some sun',
  sunny: 'in full sun',
};
const kitchenPhrases: Readonly<Record<MiniSplitsInputs['kitchen'], string>> = { yes: 'kitchen', no: 'room' };

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ sqft, sun, people, kitchen }: MiniSplitsInputs): MiniSplitsSteps {
  const base = lookUp(room, sqft);
  const guests = Math.max(people - 2, 0) * 600;
  const load = base * sunFigures[sun] + guests + (kitchen === 'yes' ? 4000 : 0);
  const model = lookUp(sizes, load);
  const tons = model / 12000;
  const costLow =
    model <= 12000
      ? 2500
      : model <= 18000
        ? 3500
        : model <= 24000
          ? 4000
          : 5000;
  const costHigh =
    model <= 12000
      ? 4500
      : model <= 18000
        ? 6000
        : model <= 24000
          ? 6500
          : 8000;
  return { base, guests, load, model, tons, costLow, costHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: MiniSplitsInputs, own: OwnFigures): MiniSplitsSteps {
  const { sqft, sun, people, kitchen } = inputs;
  const homePricesMiniSplit12 = own['home_prices.mini_split_12'] ?? 2500;
  const homePricesMiniSplit12High = own['home_prices.mini_split_12'] ?? 4500;
  const homePricesMiniSplit18 = own['home_prices.mini_split_18'] ?? 3500;
  const homePricesMiniSplit18High = own['home_prices.mini_split_18'] ?? 6000;
  const homePricesMiniSplit24 = own['home_prices.mini_split_24'] ?? 4000;
  const homePricesMiniSplit24High = own['home_prices.mini_split_24'] ?? 6500;
  const homePricesMiniSplit36 = own['home_prices.mini_split_36'] ?? 5000;
  const homePricesMiniSplit36High = own['home_prices.mini_split_36'] ?? 8000;
  const base = lookUp(room, sqft);
  const guests = Math.max(people - 2, 0) * 600;
  const load = base * sunFigures[sun] + guests + (kitchen === 'yes' ? 4000 : 0);
  const model = lookUp(sizes, load);
  const tons = model / 12000;
  const costLow =
    model <= 12000
      ? homePricesMiniSplit12
      : model <= 18000
        ? homePricesMiniSplit18
        : model <= 24000
          ? homePricesMiniSplit24
          : homePricesMiniSplit36;
  const costHigh =
    model <= 12000
      ? homePricesMiniSplit12High
      : model <= 18000
        ? homePricesMiniSplit18High
        : model <= 24000
          ? homePricesMiniSplit24High
          : homePricesMiniSplit36High;
  return { base, guests, load, model, tons, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: MiniSplitsInputs, steps = compute(inputs)): CalculationResult {
  const { sqft, sun, people, kitchen } = inputs;
  const { load, model, tons, costLow, costHigh } = steps;
  return {
    value: roundTo(load, 0),
    unit: 'BTU per hour',
    interpretation:
      `A ${kitchenPhrases[kitchen]} of ${inSqFt(sqft)} ${sunPhrases[sun]} with ${inPeople(people)} needs ` +
      `${inWholeBTUPerHour(load)}. The size to buy, a single-head unit of ${inWholeBTUPerHour(model)} ` +
      `(${inTonsOfCooling(tons)}), costs ${rangeInRoughDollars(costLow, costHigh)} installed.`,
    secondary: [
      { value: roundTo(model, 0), unit: 'BTU per hour', label: 'Next size sold' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Installed (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Installed (high)' },
    ],
    figures: {
      load: { value: roundTo(load, 0), unit: 'BTU per hour' },
      model: { value: roundTo(model, 0), unit: 'BTU per hour' },
      tons: { value: roundTo(tons, 2), unit: 'tons of cooling' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: MiniSplitsInputs, steps = compute(inputs)): EstimateAmounts {
  const { costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(costLow, 0), high: roundTo(costHigh, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: MiniSplitsInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { base, guests, load, model, tons, costLow, costHigh } = steps;
  return [
    { name: 'base', formula: 'room[sqft]', value: base, unit: 'BTU per hour' },
    {
      name: 'guests',
      formula: 'max(people - 2 person, 0 person) * 600 Btuh/person',
      value: guests,
      unit: 'BTU per hour',
    },
    { name: 'load', formula: 'base * sun.factor + guests + kitchen.heat', value: load, unit: 'BTU per hour' },
    { name: 'model', formula: 'sizes[load]', value: model, unit: 'BTU per hour' },
    { name: 'tons', formula: 'model / 12000 Btuh * 1 tonAC', value: tons, unit: 'tons of cooling' },
    {
      name: 'cost',
      formula:
        'if model <= 12000 Btuh then home_prices.mini_split_12 else if model <= 18000 Btuh then ' +
        'home_prices.mini_split_18 else if model <= 24000 Btuh then home_prices.mini_split_24 else ' +
        'home_prices.mini_split_36',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ sun, kitchen }: MiniSplitsInputs): readonly Cell[] {
  return [
    { name: 'sun.factor', cell: sun, unit: '', value: sunFigures[sun] },
    { name: 'kitchen.heat', cell: kitchen, unit: 'BTU per hour', value: kitchen === 'yes' ? 4000 : 0 },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: MiniSplitsInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 sq ft", for instance. */
function inSqFt(value: number): string {
  return amount(trimmed(value, 2), '', ' sq ft', ' sq ft');
}

/** "2,500 people", for instance. */
function inPeople(value: number): string {
  return amount(trimmed(value, 2), '', ' person', ' people');
}

/** "2,500 BTU per hour", for instance. */
function inWholeBTUPerHour(value: number): string {
  return amount(trimmed(value, 0), '', ' BTU per hour', ' BTU per hour');
}

/** "2,500 tons of cooling", for instance. */
function inTonsOfCooling(value: number): string {
  return amount(trimmed(value, 2), '', ' ton of cooling', ' tons of cooling');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** BTU for one room by ENERGY STAR's rule, the next size sold and its cost */
export const miniSplits: Calculator<MiniSplitsInputs> = {
  slug: 'mini-splits',
  title: 'Mini-Split Size Calculator',
  subtitle: "BTU for one room by ENERGY STAR's rule, the next size sold and its cost",
  tag: 'home',
  service: 'Mini-split A/C',
  disclaimer:
    "Planning estimate for one room with an 8-foot ceiling by ENERGY STAR's table for room air conditioners. It " +
    'leaves out tall ceilings, glass walls, garages without insulation, a new circuit and rebates.',
  inputs: [
    {
      name: 'sqft',
      label: 'Room',
      type: 'number',
      unit: 'sq ft',
      default: 400,
      min: 100,
      max: 1500,
      step: 10,
      units: acceptedUnits.sqft,
      ask: 'How large is the room?',
    },
    {
      name: 'sun',
      label: 'Sun',
      type: 'select',
      default: 'normal',
      options: [
        { value: 'shaded', label: 'Heavily shaded' },
        { value: 'normal', label: 'Some sun' },
        { value: 'sunny', label: 'Very sunny' },
      ],
      ask: 'How much sun does the room get?',
    },
    {
      name: 'people',
      label: 'People usually there',
      type: 'number',
      unit: 'people',
      default: 2,
      min: 1,
      max: 8,
      step: 1,
      whole: true,
      units: acceptedUnits.person,
    },
    {
      name: 'kitchen',
      label: 'Is it a kitchen?',
      type: 'select',
      default: 'no',
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
    },
  ],
  costBand: {
    service_name: 'Mini-split A/C',
    unit: 'per system',
    price_min_usd: 2500,
    price_max_usd: 8000,
    notes: 'One outdoor unit with one head; each additional head adds about as much again.',
  },
  sources: [
    "ENERGY STAR's table for room air conditioners up to 1,000 sq ft, 10 percent for sun or shade and 600 BTU for " +
      'each person beyond two (masssave.com/en/residential/shop-products/appliances/room-air-conditioners).',
    'The lines from 1,000 to 1,500 sq ft and 4,000 BTU for a kitchen are also those of Natural Resources Canada ' +
      '(natural-resources.canada.ca/energy/products/categories/cooling-ventilating/air-conditioning/room/19744).',
    "Sizes of single-zone units are a planning estimate of makers' lines.",
  ],
  asOf: '2025-01-01',
  sharedFigures: [
    {
      name: 'home_prices.mini_split_12',
      unit: '$',
      asOf: '2025-01-01',
      source: 'Published: guide (2025)',
      values: [{ low: 2500, high: 4500 }],
    },
    {
      name: 'home_prices.mini_split_18',
      unit: '$',
      asOf: '2025-01-01',
      source: 'Published: guide (2025)',
      values: [{ low: 3500, high: 6000 }],
    },
    {
      name: 'home_prices.mini_split_24',
      unit: '$',
      asOf: '2025-01-01',
      source: 'Published: guide (2025)',
      values: [{ low: 4000, high: 6500 }],
    },
    {
      name: 'home_prices.mini_split_36',
      unit: '$',
      asOf: '2025-01-01',
      source: 'Published: guide (2025)',
      values: [{ low: 5000, high: 8000 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'One outdoor unit with one head, installed', covers: 'job' }],
    leavesOut: ['new circuit', 'tall walls and long line sets', 'condensate pump', 'permit', 'rebates', 'sales tax'],
    pitfalls: [
      'A head in the hall cools no bedrooms; doors stop the air.',
      'An oversized head shuts off within minutes and leaves the room damp.',
      'Within a mile of salt water ask for a coated coil; plain aluminum fins last a few years there.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 4,
    prices: {
      'home_prices.mini_split_12': 'published',
      'home_prices.mini_split_18': 'published',
      'home_prices.mini_split_24': 'published',
      'home_prices.mini_split_36': 'published',
    },
  },
  own: {
    figures: [
      {
        name: 'home_prices.mini_split_12',
        label: 'Unit of 12,000 BTU',
        unit: '$',
        min: 800,
        max: 12000,
        units: acceptedUnits.USD,
      },
      {
        name: 'home_prices.mini_split_18',
        label: 'Unit of 18,000 BTU',
        unit: '$',
        min: 1000,
        max: 15000,
        units: acceptedUnits.USD,
      },
      {
        name: 'home_prices.mini_split_24',
        label: 'Unit of 24,000 BTU',
        unit: '$',
        min: 1200,
        max: 18000,
        units: acceptedUnits.USD,
      },
      {
        name: 'home_prices.mini_split_36',
        label: 'Unit of 36,000 BTU',
        unit: '$',
        min: 1500,
        max: 22000,
        units: acceptedUnits.USD,
      },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    'home_prices.mini_split_12': 'Unit of 12,000 BTU',
    'home_prices.mini_split_18': 'Unit of 18,000 BTU',
    'home_prices.mini_split_24': 'Unit of 24,000 BTU',
    'home_prices.mini_split_36': 'Unit of 36,000 BTU',
  },
  counted: { people: 'person', 'tons of cooling': 'ton of cooling' },
  repeats: { '1': 'total', '2': 'total' },
  asks: [
    { input: 'sqft', from: 400, to: 600 },
    { input: 'kitchen', from: 'no', to: 'yes' },
  ],
  slopes: {
    value: { sqft: 1, people: 1 },
    load: { sqft: 1, people: 1 },
    model: { sqft: 1, people: 1 },
    tons: { sqft: 1, people: 1 },
    'cost.low': { sqft: 1, people: 1 },
    'cost.high': { sqft: 1, people: 1 },
    'total.low': { sqft: 1, people: 1 },
    'total.high': { sqft: 1, people: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
