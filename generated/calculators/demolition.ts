/**
 * Demolition Debris Calculator. Generated from the entry demolition of catalog/calculators/grounds.yaml by `npm run
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

/** The inputs of the Demolition Debris Calculator, inside their bounds. */
export interface DemolitionInputs {
  /** Building; 'house' when omitted. */
  readonly kind: 'house' | 'single' | 'double' | 'other';
  /** Length, 6 to 200 ft in steps of 1; 50 when omitted. */
  readonly length: number;
  /** Width, 6 to 100 ft in steps of 1; 30 when omitted. */
  readonly width: number;
  /** Stories of a house, whole, 1 to 3 in steps of 1; 1 when omitted. */
  readonly stories: number;
  /** Height of an outbuilding, 6 to 40 ft in steps of 1; 12 when omitted. */
  readonly height: number;
}

/** The steps of the calculation. */
export interface DemolitionSteps {
  /** if kind = "house" then stories else 1 */
  readonly floors: number;
  /** length * width * floors to sqft, in sq ft */
  readonly ground: number;
  /**
   * if kind = "house" then ground * work_coverages.debris_house to cuyd else if kind = "single" then
   * work_coverages.debris_single else if kind = "double" then work_coverages.debris_double else length * width * height
   * * work_coverages.debris_other to cuyd, in cubic yards
   */
  readonly debris: number;
  /** debris * work_coverages.debris_packed, in cubic yards */
  readonly packed: number;
  /** ceil(packed / work_coverages.roll_off), in loads */
  readonly loads: number;
  /** Low end of loads * prices.dumpster_30, in $ */
  readonly haulingLow: number;
  /** High end of loads * prices.dumpster_30, in $ */
  readonly haulingHigh: number;
  /** Low end of max(work_minimums.demolition, hauling), in $ */
  readonly minimumLow: number;
  /** High end of max(work_minimums.demolition, hauling), in $ */
  readonly minimumHigh: number;
  /** Low end of ground * kind.rate, in $ */
  readonly byWorkLow: number;
  /** High end of ground * kind.rate, in $ */
  readonly byWorkHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(byWork, 1 USD)), in $ */
  readonly costLow: number;
  /** High end of max(round(minimum, 1 USD), round(byWork, 1 USD)), in $ */
  readonly costHigh: number;
}

const kindFigures: Readonly<Record<DemolitionInputs['kind'], { rateLow: number; rateHigh: number }>> = {
  house: { rateLow: 6, rateHigh: 15 },
  single: { rateLow: 4, rateHigh: 8 },
  double: { rateLow: 4, rateHigh: 8 },
  other: { rateLow: 4, rateHigh: 8 },
};
const kindPhrases: Readonly<Record<DemolitionInputs['kind'], string>> = {
  house: 'a house',
  single: 'a single-wide mobile home',
  double: 'a double-wide mobile home',
  other: 'a barn, garage or shed',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ kind, length, width, stories, height }: DemolitionInputs): DemolitionSteps {
  const kindChosen = kindFigures[kind];
  const floors = kind === 'house' ? stories : 1;
  const ground = length * width * floors;
  const debris =
    kind === 'house'
      ? ground / 5
      : kind === 'single'
        ? 290
        : kind === 'double'
          ? 415
          : length * width * height * 11 / 900;
  const packed = debris / 2;
  const loads = roundUp(packed / 30);
  const haulingLow = loads * 500;
  const haulingHigh = loads * 900;
  const minimumLow = Math.max(2000, haulingLow);
  const minimumHigh = Math.max(3000, haulingHigh);
  const byWorkLow = ground * kindChosen.rateLow;
  const byWorkHigh = ground * kindChosen.rateHigh;
  const costLow = Math.max(roundHalfAway(minimumLow), roundHalfAway(byWorkLow));
  const costHigh = Math.max(roundHalfAway(minimumHigh), roundHalfAway(byWorkHigh));
  return {
    floors,
    ground,
    debris,
    packed,
    loads,
    haulingLow,
    haulingHigh,
    minimumLow,
    minimumHigh,
    byWorkLow,
    byWorkHigh,
    costLow,
    costHigh,
  };
}

/** The same steps with what several jobs have in common in place of that of one. */
export function computeOwn(inputs: DemolitionInputs, own: OwnFigures): DemolitionSteps {
  const { kind, length, width, stories, height } = inputs;
  const kindChosen = kindFigures[kind];
  const floors = kind === 'house' ? stories : 1;
  const ground = length * width * floors;
  const debris =
    kind === 'house'
      ? ground / 5
      : kind === 'single'
        ? 290
        : kind === 'double'
          ? 415
          : length * width * height * 11 / 900;
  const packed = own['packed'] ?? debris / 2;
  const loads = roundUp(packed / 30);
  const haulingLow = loads * 500;
  const haulingHigh = loads * 900;
  const minimumLow = Math.max(2000, haulingLow);
  const minimumHigh = Math.max(3000, haulingHigh);
  const byWorkLow = ground * kindChosen.rateLow;
  const byWorkHigh = ground * kindChosen.rateHigh;
  const costLow = Math.max(roundHalfAway(minimumLow), roundHalfAway(byWorkLow));
  const costHigh = Math.max(roundHalfAway(minimumHigh), roundHalfAway(byWorkHigh));
  return {
    floors,
    ground,
    debris,
    packed,
    loads,
    haulingLow,
    haulingHigh,
    minimumLow,
    minimumHigh,
    byWorkLow,
    byWorkHigh,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: DemolitionInputs, steps = compute(inputs)): CalculationResult {
  const { kind } = inputs;
  const { ground, debris, loads, costLow, costHigh } = steps;
  return {
    value: roundTo(debris, 0),
    unit: 'cubic yards',
    interpretation:
      `Tearing down ${kindPhrases[kind]} ` +
      (kind === 'single' || kind === 'double'
        ? `leaves about ${inWholeCubicYards(debris)} of loose debris by FEMA's count, whatever its size, which an ` +
          `excavator packs into a 30-yard container in ${inWholeLoads(loads)}. With ${inWholeSqFt(ground)} of floor ` +
          `it costs ${rangeInRoughDollars(costLow, costHigh)}, hauling included.`
        : `with ${inWholeSqFt(ground)} of floor leaves about ${inWholeCubicYards(debris)} of loose debris, which an ` +
          `excavator packs into a 30-yard container in ${inWholeLoads(loads)}. It costs ` +
          `${rangeInRoughDollars(costLow, costHigh)}, hauling included.`),
    secondary: [
      { value: roundTo(loads, 0), unit: 'loads', label: 'Containers of 30 cu yd' },
      { value: roundTo(ground, 0), unit: 'sq ft', label: 'Floor' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Cost (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Cost (high)' },
    ],
    figures: {
      debris: { value: roundTo(debris, 0), unit: 'cubic yards' },
      loads: { value: roundTo(loads, 0), unit: 'loads' },
      ground: { value: roundTo(ground, 0), unit: 'sq ft' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: DemolitionInputs, steps = compute(inputs)): EstimateAmounts {
  const { minimumLow, minimumHigh, byWorkLow, byWorkHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(byWorkLow, 0), high: roundTo(byWorkHigh, 0) }],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: DemolitionInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    floors,
    ground,
    debris,
    packed,
    loads,
    haulingLow,
    haulingHigh,
    minimumLow,
    minimumHigh,
    byWorkLow,
    byWorkHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'floors', formula: 'if kind = "house" then stories else 1', value: floors, unit: '' },
    { name: 'ground', formula: 'length * width * floors to sqft', value: ground, unit: 'sq ft' },
    {
      name: 'debris',
      formula:
        'if kind = "house" then ground * work_coverages.debris_house to cuyd else if kind = "single" then ' +
        'work_coverages.debris_single else if kind = "double" then work_coverages.debris_double else length * width ' +
        '* height * work_coverages.debris_other to cuyd',
      value: debris,
      unit: 'cubic yards',
    },
    { name: 'packed', formula: 'debris * work_coverages.debris_packed', value: packed, unit: 'cubic yards' },
    { name: 'loads', formula: 'ceil(packed / work_coverages.roll_off)', value: loads, unit: 'loads' },
    {
      name: 'hauling',
      formula: 'loads * prices.dumpster_30',
      value: { low: haulingLow, high: haulingHigh },
      unit: '$',
    },
    {
      name: 'minimum',
      formula: 'max(work_minimums.demolition, hauling)',
      value: { low: minimumLow, high: minimumHigh },
      unit: '$',
    },
    { name: 'byWork', formula: 'ground * kind.rate', value: { low: byWorkLow, high: byWorkHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byWork, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ kind }: DemolitionInputs): readonly Cell[] {
  const kindChosen = kindFigures[kind];
  return [{ name: 'kind.rate', cell: kind, unit: '$ per sq ft', low: kindChosen.rateLow, high: kindChosen.rateHigh }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: DemolitionInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 cubic yards", for instance. */
function inWholeCubicYards(value: number): string {
  return amount(trimmed(value, 0), '', ' cubic yard', ' cubic yards');
}

/** "2,500 loads", for instance. */
function inWholeLoads(value: number): string {
  return amount(trimmed(value, 0), '', ' load', ' loads');
}

/** "2,500 sq ft", for instance. */
function inWholeSqFt(value: number): string {
  return amount(trimmed(value, 0), '', ' sq ft', ' sq ft');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Cubic yards of debris from a house, mobile home or outbuilding, containers and the price */
export const demolition: Calculator<DemolitionInputs> = {
  slug: 'demolition',
  title: 'Demolition Debris Calculator',
  subtitle: 'Cubic yards of debris from a house, mobile home or outbuilding, containers and the price',
  tag: 'outdoor',
  service: 'Demolition',
  disclaimer:
    'Planning estimate of what a building leaves when it is pulled down. It leaves out the slab, contents, asbestos, ' +
    'lead, utilities, permits and trees; debris packs differently in each container.',
  inputs: [
    {
      name: 'kind',
      label: 'Building',
      type: 'select',
      default: 'house',
      options: [
        { value: 'house', label: 'House' },
        { value: 'single', label: 'Single-wide mobile home' },
        { value: 'double', label: 'Double-wide mobile home' },
        { value: 'other', label: 'Barn, garage or shed' },
      ],
    },
    {
      name: 'length',
      label: 'Length',
      type: 'number',
      unit: 'ft',
      default: 50,
      min: 6,
      max: 200,
      step: 1,
      units: acceptedUnits.ft,
      ask: 'How long is the building?',
    },
    {
      name: 'width',
      label: 'Width',
      type: 'number',
      unit: 'ft',
      default: 30,
      min: 6,
      max: 100,
      step: 1,
      units: acceptedUnits.ft,
      ask: 'How wide is the building?',
    },
    {
      name: 'stories',
      label: 'Stories of a house',
      type: 'number',
      default: 1,
      min: 1,
      max: 3,
      step: 1,
      whole: true,
      ask: 'How many stories does the house have?',
    },
    {
      name: 'height',
      label: 'Height of an outbuilding',
      type: 'number',
      unit: 'ft',
      default: 12,
      min: 6,
      max: 40,
      step: 1,
      units: acceptedUnits.ft,
    },
  ],
  costBand: {
    service_name: 'Demolition',
    unit: 'per square foot',
    price_min_usd: 4,
    price_max_usd: 15,
    notes: 'Small buildings cost the minimum of a job, and no building costs less than its containers.',
  },
  sources: [
    'Houses, mobile homes of 290 and 415 cubic yards, and other buildings, FEMA 325, Public Assistance Debris ' +
      'Management Guide (studylib.net/doc/7445170), without its share for trees; FEMA 329 for field use.',
    'A third of the outside volume of other buildings is debris, FEMA 325 and 329 (studylib.net/doc/7445170).',
    'A large roll-off container holds 30 cubic yards, its nominal size.',
  ],
  asOf: '2025-06-20',
  sharedFigures: [
    {
      name: 'work_coverages.debris_double',
      unit: 'cubic yards',
      asOf: '2007-07-01',
      source: 'Published: agency (2007)',
      values: [{ value: 415 }],
    },
    {
      name: 'work_coverages.debris_house',
      unit: 'cubic yards per sq ft',
      asOf: '2007-07-01',
      source: 'Published: agency (2007)',
      values: [{ value: 0.2 }],
    },
    {
      name: 'work_coverages.debris_other',
      unit: '',
      source:
        'A third of the outside volume of other buildings is debris, FEMA 325 and 329 (studylib.net/doc/7445170).',
      values: [{ value: 0.33 }],
    },
    {
      name: 'work_coverages.debris_packed',
      unit: '',
      source: 'Published: agency, guide (undated)',
      values: [{ value: 0.5 }],
    },
    {
      name: 'work_coverages.debris_single',
      unit: 'cubic yards',
      asOf: '2007-07-01',
      source: 'Published: agency (2007)',
      values: [{ value: 290 }],
    },
    {
      name: 'work_coverages.roll_off',
      unit: 'cubic yards per load',
      source: 'A large roll-off container holds 30 cubic yards, its nominal size.',
      values: [{ value: 30 }],
    },
    {
      name: 'prices.dumpster_30',
      unit: '$ per load',
      asOf: '2017-01-01',
      source: 'Published: tariff, firm (2017)',
      values: [{ low: 500, high: 900 }],
    },
    {
      name: 'work_minimums.demolition',
      unit: '$',
      source: 'Published: firm, guide (undated)',
      values: [{ low: 2000, high: 3000 }],
    },
    {
      name: 'work_prices.demolish_house',
      unit: '$ per sq ft',
      asOf: '2026-01-01',
      source: 'Published: guide (2026)',
      values: [{ low: 6, high: 15 }],
    },
    {
      name: 'work_prices.demolish_mobile',
      unit: '$ per sq ft',
      source: 'Published: firm, guide (undated)',
      values: [{ low: 4, high: 8 }],
    },
    {
      name: 'work_prices.demolish_other',
      unit: '$ per sq ft',
      asOf: '2025-06-20',
      source: 'Published: guide (2025)',
      values: [{ low: 4, high: 8 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Tearing down, hauling and dumping', covers: 'job' }],
    together: { packed: 'sum' },
    minimumAlike: [],
    leavesOut: ['slab and foundations', 'contents', 'asbestos', 'lead', 'utilities cut off', 'permits', 'trees'],
    pitfalls: [
      'Gas, water and electricity have to be cut off by their companies before anybody touches a wall.',
      'Anything but a small private house has to be checked for asbestos first, and often those too.',
      'A slab weighs more than the house on it; ask whether it goes too.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 5,
    prices: {
      'prices.dumpster_30': 'published',
      'work_minimums.demolition': 'published',
      'work_prices.demolish_house': 'published',
      'work_prices.demolish_mobile': 'published',
      'work_prices.demolish_other': 'published',
    },
  },
  own: {
    figures: [],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { byWork: 'Price of the work' },
  counted: { 'cubic yards': 'cubic yard', loads: 'load' },
  repeats: { '2': 'total', '3': 'total' },
  asks: [
    { input: 'stories', from: 1, to: 2 },
    { input: 'width', from: 20, to: 45 },
    { input: 'length', from: 35, to: 75 },
    { input: 'kind', from: 'single', to: 'house' },
  ],
  slopes: {
    value: { length: 1, width: 1, stories: 1, height: 1 },
    debris: { length: 1, width: 1, stories: 1, height: 1 },
    loads: { length: 1, width: 1, stories: 1, height: 1 },
    ground: { length: 1, width: 1, stories: 1, height: 0 },
    'cost.low': { length: 1, width: 1, stories: 1, height: 1 },
    'cost.high': { length: 1, width: 1, stories: 1, height: 1 },
    'total.low': { length: 1, width: 1, stories: 1, height: 1 },
    'total.high': { length: 1, width: 1, stories: 1, height: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
