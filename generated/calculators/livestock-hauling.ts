/**
 * Cattle Hauling Calculator. Generated from the entry livestock-hauling of catalog/calculators/land.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundDown, roundTo, roundUp } from '../../engine/kernel/math.js';
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

/** The inputs of the Cattle Hauling Calculator, inside their bounds. */
export interface LivestockHaulingInputs {
  /** Length of the floor, 8 to 53 ft in steps of 1; 16 when omitted. */
  readonly floorLength: number;
  /** Width of the floor, 5 to 8.5 ft in steps of 0.5; 6 when omitted. */
  readonly floorWidth: number;
  /** Weight of an animal, 200 to 2200 lb in steps of 25; 600 when omitted. */
  readonly weight: number;
  /** Head to haul, whole, 1 to 2000 head in steps of 1; 30 when omitted. */
  readonly herd: number;
  /** With horns?; 'no' when omitted. */
  readonly horns: 'yes' | 'no';
  /** Loaded miles one way, 1 to 1500 miles in steps of 1; 60 when omitted. */
  readonly miles: number;
}

/** The steps of the calculation. */
export interface LivestockHaulingSteps {
  /** floorLength * floorWidth to sqft, in sq ft */
  readonly floor_area: number;
  /** weight * transport.cattle_space to sqft/head, in sq ft per head */
  readonly space: number;
  /** floor(floor_area * horns.share / space), in head */
  readonly fit: number;
  /** ceil(herd / max(1 head, fit)) */
  readonly trips: number;
  /** min(fit, herd) * weight, in lb */
  readonly load: number;
  /** Low end of max(prices.hauling_minimum, miles * prices.hauling_mile), in $ */
  readonly perTripLow: number;
  /** High end of max(prices.hauling_minimum, miles * prices.hauling_mile), in $ */
  readonly perTripHigh: number;
  /** Low end of trips * perTrip, in $ */
  readonly costLow: number;
  /** High end of trips * perTrip, in $ */
  readonly costHigh: number;
  /** if trips = 1 then "trip" else "trips" */
  readonly word: string;
  /** load to lb, in lb */
  readonly load_lb: number;
}

const hornsPhrases: Readonly<Record<LivestockHaulingInputs['horns'], string>> = { yes: 'horned', no: 'polled' };

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute(inputs: LivestockHaulingInputs): LivestockHaulingSteps {
  const { floorLength, floorWidth, weight, herd, horns, miles } = inputs;
  const floor_area = floorLength * floorWidth;
  const space = weight * 0.013;
  const fit = roundDown(floor_area * (horns === 'yes' ? 0.95 : 1) / space);
  const trips = roundUp(herd / Math.max(1, fit));
  const load = Math.min(fit, herd) * weight;
  const perTripLow = Math.max(150, miles * 2.5);
  const perTripHigh = Math.max(250, miles * 5.5);
  const costLow = trips * perTripLow;
  const costHigh = trips * perTripHigh;
  const word: string = trips === 1 ? 'trip' : 'trips';
  const load_lb = load;
  return { floor_area, space, fit, trips, load, perTripLow, perTripHigh, costLow, costHigh, word, load_lb };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: LivestockHaulingInputs, own: OwnFigures): LivestockHaulingSteps {
  const { floorLength, floorWidth, weight, herd, horns, miles } = inputs;
  const pricesHaulingMile = own['prices.hauling_mile'] ?? 2.5;
  const pricesHaulingMileHigh = own['prices.hauling_mile'] ?? 5.5;
  const floor_area = floorLength * floorWidth;
  const space = weight * 0.013;
  const fit = roundDown(floor_area * (horns === 'yes' ? 0.95 : 1) / space);
  const trips = roundUp(herd / Math.max(1, fit));
  const load = Math.min(fit, herd) * weight;
  const perTripLow = Math.max(150, miles * pricesHaulingMile);
  const perTripHigh = Math.max(250, miles * pricesHaulingMileHigh);
  const costLow = trips * perTripLow;
  const costHigh = trips * perTripHigh;
  const word: string = trips === 1 ? 'trip' : 'trips';
  const load_lb = load;
  return { floor_area, space, fit, trips, load, perTripLow, perTripHigh, costLow, costHigh, word, load_lb };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: LivestockHaulingInputs, steps = compute(inputs)): CalculationResult {
  const { weight, herd, horns, miles } = inputs;
  const { floor_area, space, fit, trips, costLow, costHigh, word, load_lb } = steps;
  return {
    value: roundTo(fit, 0),
    unit: 'head',
    interpretation:
      `A floor of ${inWholeSqFt(floor_area)} holds ${inWholeHead(fit)} of ${hornsPhrases[horns]} cattle at ` +
      `${inWholePoundsPerHead(weight)}, ${inWholePounds(load_lb)} at most in one load. Hauling ${inWholeHead(herd)} ` +
      `takes ${trimmed(trips, 0)} ${word}; at ${inWholeMiles(miles)} each that costs ` +
      `${rangeInRoughDollars(costLow, costHigh)}.`,
    secondary: [
      { value: roundTo(trips, 0), unit: '', label: 'Trips' },
      { value: roundTo(space, 1), unit: 'sq ft', label: 'Floor an animal' },
      { value: roundTo(load_lb, 0), unit: 'lb', label: 'Weight of a load' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Haul (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Haul (high)' },
    ],
    figures: {
      floor_area: { value: roundTo(floor_area, 0), unit: 'sq ft' },
      fit: { value: roundTo(fit, 0), unit: 'head' },
      load_lb: { value: roundTo(load_lb, 0), unit: 'lb' },
      trips: { value: roundTo(trips, 0), unit: '' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      word: { text: word },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: LivestockHaulingInputs, steps = compute(inputs)): EstimateAmounts {
  const { costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(costLow, 0), high: roundTo(costHigh, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: LivestockHaulingInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { floor_area, space, fit, trips, load, perTripLow, perTripHigh, costLow, costHigh, word, load_lb } = steps;
  return [
    { name: 'floor_area', formula: 'floorLength * floorWidth to sqft', value: floor_area, unit: 'sq ft' },
    { name: 'space', formula: 'weight * transport.cattle_space to sqft/head', value: space, unit: 'sq ft per head' },
    { name: 'fit', formula: 'floor(floor_area * horns.share / space)', value: fit, unit: 'head' },
    { name: 'trips', formula: 'ceil(herd / max(1 head, fit))', value: trips, unit: '' },
    { name: 'load', formula: 'min(fit, herd) * weight', value: load, unit: 'lb' },
    {
      name: 'perTrip',
      formula: 'max(prices.hauling_minimum, miles * prices.hauling_mile)',
      value: { low: perTripLow, high: perTripHigh },
      unit: '$',
    },
    { name: 'cost', formula: 'trips * perTrip', value: { low: costLow, high: costHigh }, unit: '$' },
    { name: 'word', formula: 'if trips = 1 then "trip" else "trips"', value: word, unit: '' },
    { name: 'load_lb', formula: 'load to lb', value: load_lb, unit: 'lb' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ horns }: LivestockHaulingInputs): readonly Cell[] {
  return [{ name: 'horns.share', cell: horns, unit: '', value: horns === 'yes' ? 0.95 : 1 }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: LivestockHaulingInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 sq ft", for instance. */
function inWholeSqFt(value: number): string {
  return amount(trimmed(value, 0), '', ' sq ft', ' sq ft');
}

/** "2,500 head", for instance. */
function inWholeHead(value: number): string {
  return amount(trimmed(value, 0), '', ' head', ' head');
}

/** "2,500 pounds per head", for instance. */
function inWholePoundsPerHead(value: number): string {
  return amount(trimmed(value, 0), '', ' pound per head', ' pounds per head');
}

/** "2,500 pounds", for instance. */
function inWholePounds(value: number): string {
  return amount(trimmed(value, 0), '', ' pound', ' pounds');
}

/** "2,500 miles", for instance. */
function inWholeMiles(value: number): string {
  return amount(trimmed(value, 0), '', ' mile', ' miles');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Head that fit into a trailer, trips for the herd, and what the haul costs */
export const livestockHauling: Calculator<LivestockHaulingInputs> = {
  slug: 'livestock-hauling',
  title: 'Cattle Hauling Calculator',
  subtitle: 'Head that fit into a trailer, trips for the herd, and what the haul costs',
  tag: 'outdoor',
  service: 'Livestock hauling',
  disclaimer:
    'Planning estimate for sound cattle. It leaves out the ratings of truck, axles and tires, which may allow fewer ' +
    'head, and permits, health papers and tolls. Load fewer when it is very hot.',
  inputs: [
    {
      name: 'floorLength',
      label: 'Length of the floor',
      type: 'number',
      unit: 'ft',
      default: 16,
      min: 8,
      max: 53,
      step: 1,
      units: acceptedUnits.ft,
      ask: 'How long is the floor of the trailer?',
    },
    {
      name: 'floorWidth',
      label: 'Width of the floor',
      type: 'number',
      unit: 'ft',
      default: 6,
      min: 5,
      max: 8.5,
      step: 0.5,
      units: acceptedUnits.ft,
    },
    {
      name: 'weight',
      label: 'Weight of an animal',
      type: 'number',
      unit: 'lb',
      default: 600,
      min: 200,
      max: 2200,
      step: 25,
      written: 'lb/head',
      ask: 'How much does an animal weigh?',
    },
    {
      name: 'herd',
      label: 'Head to haul',
      type: 'number',
      unit: 'head',
      default: 30,
      min: 1,
      max: 2000,
      step: 1,
      whole: true,
      units: acceptedUnits.head,
      ask: 'How many head?',
    },
    {
      name: 'horns',
      label: 'With horns?',
      type: 'select',
      default: 'no',
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
    },
    {
      name: 'miles',
      label: 'Loaded miles one way',
      type: 'number',
      unit: 'miles',
      default: 60,
      min: 1,
      max: 1500,
      step: 1,
      units: acceptedUnits.mi,
    },
  ],
  costBand: {
    service_name: 'Livestock hauling',
    unit: 'per loaded mile',
    price_min_usd: 2.5,
    price_max_usd: 5.5,
    notes: 'A short haul costs its minimum.',
  },
  sources: [
    'Five percent fewer head with horns (Beef Quality Assurance, ' +
      'animal.agwired.com/2009/04/15/bqa-on-trailer-protocol).',
    '1.3 sq ft of floor per 100 lb of animal, rounded down (Texas and Southwestern Cattle Raisers Association, ' +
      'tscra.org/bqa-tip-of-the-month-dont-overload-trailers).',
  ],
  asOf: '2023-02-22',
  sharedFigures: [
    {
      name: 'transport.cattle_space',
      unit: 'sq ft per pound',
      source:
        '1.3 sq ft of floor per 100 lb of animal, rounded down (Texas and Southwestern Cattle Raisers Association, ' +
        'tscra.org/bqa-tip-of-the-month-dont-overload-trailers).',
      values: [{ value: 0.013 }],
    },
    {
      name: 'prices.hauling_mile',
      unit: '$ per mile',
      asOf: '2023-02-22',
      source: 'Published: survey, firm (2023 to 2026)',
      values: [{ low: 2.5, high: 5.5 }],
    },
    { name: 'prices.hauling_minimum', unit: '$', source: 'Our judgement', values: [{ low: 150, high: 250 }] },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    addsUp: 'herd',
    lines: [{ line: 'Haul by the loaded mile', covers: 'job' }],
    leavesOut: ['permits', 'health papers', 'tolls', 'waiting time', 'loading help'],
    pitfalls: [
      'Always round down; one animal too many is the one that goes down.',
      'A trailer full by its floor can be over the rating of its axles.',
      'A trailer half full should be divided with the gate, so that the cattle do not slide.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 1,
    judged: 1,
    prices: { 'prices.hauling_mile': 'published', 'prices.hauling_minimum': 'judged' },
  },
  own: {
    figures: [{
      name: 'prices.hauling_mile',
      label: 'Hauling',
      unit: '$ per mile',
      min: 0.5,
      max: 20,
      written: 'USD/mi',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    floor_area: 'Floor area',
    perTrip: 'Price of one trip',
    load_lb: 'Load in pounds',
    'prices.hauling_mile': 'Hauling',
  },
  counted: { miles: 'mile' },
  repeats: { '3': 'total', '4': 'total' },
  asks: [
    { input: 'floorLength', from: 20, to: 11 },
    { input: 'weight', from: 400, to: 900 },
    { input: 'herd', from: 20, to: 45 },
    { input: 'miles', from: 40, to: 90 },
    { input: 'floorWidth', from: 8.5, to: 5 },
  ],
  slopes: {
    value: { floorLength: 1, floorWidth: 1, weight: -1, herd: 0, miles: 0 },
    floor_area: { floorLength: 1, floorWidth: 1, weight: 0, herd: 0, miles: 0 },
    fit: { floorLength: 1, floorWidth: 1, weight: -1, herd: 0, miles: 0 },
    load_lb: { floorLength: 1, floorWidth: 1, herd: 1, miles: 0 },
    trips: { floorLength: -1, floorWidth: -1, weight: 1, herd: 1, miles: 0 },
    'cost.low': { floorLength: -1, floorWidth: -1, weight: 1, herd: 1, miles: 1 },
    'cost.high': { floorLength: -1, floorWidth: -1, weight: 1, herd: 1, miles: 1 },
    'total.low': { floorLength: -1, floorWidth: -1, weight: 1, herd: 1, miles: 1 },
    'total.high': { floorLength: -1, floorWidth: -1, weight: 1, herd: 1, miles: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
