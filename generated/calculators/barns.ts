/**
 * Pole Barn Calculator. Generated from the entry barns of catalog/calculators/buildings.yaml by `npm run generate`:
 * edit the catalog, not this file.
 */
import { roundTo, roundUp } from '../../engine/kernel/math.js';
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

/** The inputs of the Pole Barn Calculator, inside their bounds. */
export interface BarnsInputs {
  /** Length, 16 to 200 ft in steps of 1; 40 when omitted. */
  readonly length: number;
  /** Width, 12 to 80 ft in steps of 1; 30 when omitted. */
  readonly width: number;
  /** Spacing of the posts, 6 to 12 ft in steps of 1; 8 when omitted. */
  readonly bay: number;
}

/** The steps of the calculation. */
export interface BarnsSteps {
  /** length * width to sqft, in sq ft */
  readonly floor_area: number;
  /** ceil(length / bay) */
  readonly along: number;
  /** ceil(width / bay) */
  readonly across: number;
  /** 2 * (along + across) * 1 post, in posts */
  readonly posts: number;
  /** Low end of floor_area * buildings.barn, in $ */
  readonly shellLow: number;
  /** High end of floor_area * buildings.barn, in $ */
  readonly shellHigh: number;
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ length, width, bay }: BarnsInputs): BarnsSteps {
  const floor_area = length * width;
  const along = roundUp(length / bay);
  const across = roundUp(width / bay);
  const posts = 2 * (along + across);
  const shellLow = floor_area * 20;
  const shellHigh = floor_area * 45;
  return { floor_area, along, across, posts, shellLow, shellHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: BarnsInputs, own: OwnFigures): BarnsSteps {
  const { length, width, bay } = inputs;
  const buildingsBarn = own['buildings.barn'] ?? 20;
  const buildingsBarnHigh = own['buildings.barn'] ?? 45;
  const floor_area = length * width;
  const along = roundUp(length / bay);
  const across = roundUp(width / bay);
  const posts = 2 * (along + across);
  const shellLow = floor_area * buildingsBarn;
  const shellHigh = floor_area * buildingsBarnHigh;
  return { floor_area, along, across, posts, shellLow, shellHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: BarnsInputs, steps = compute(inputs)): CalculationResult {
  const { length, width } = inputs;
  const { floor_area, posts, shellLow, shellHigh } = steps;
  return {
    value: roundTo(shellLow, 0),
    unit: '$ (low end)',
    interpretation:
      `A barn of ${inFeet(length)} by ${inFeet(width)} has ${inWholeSqFt(floor_area)} of floor and ` +
      `${inWholePosts(posts)} along its walls. The shell costs ${rangeInRoughDollars(shellLow, shellHigh)} built; a ` +
      'slab, power and stalls are extra.',
    secondary: [
      { value: roundTo(floor_area, 0), unit: 'sq ft', label: 'Floor' },
      { value: roundTo(posts, 0), unit: 'posts', label: 'Posts in the walls' },
      { value: roundTo(shellHigh, 0), unit: '$', label: 'Shell (high)' },
    ],
    range: { low: roundTo(shellLow, 0), high: roundTo(shellHigh, 0), unit: '$' },
    figures: {
      floor_area: { value: roundTo(floor_area, 0), unit: 'sq ft' },
      posts: { value: roundTo(posts, 0), unit: 'posts' },
      shell: { low: roundTo(shellLow, 0), high: roundTo(shellHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: BarnsInputs, steps = compute(inputs)): EstimateAmounts {
  const { shellLow, shellHigh } = steps;
  return {
    total: { low: roundTo(shellLow, 0), high: roundTo(shellHigh, 0) },
    lines: [{ low: roundTo(shellLow, 0), high: roundTo(shellHigh, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: BarnsInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { floor_area, along, across, posts, shellLow, shellHigh } = steps;
  return [
    { name: 'floor_area', formula: 'length * width to sqft', value: floor_area, unit: 'sq ft' },
    { name: 'along', formula: 'ceil(length / bay)', value: along, unit: '' },
    { name: 'across', formula: 'ceil(width / bay)', value: across, unit: '' },
    { name: 'posts', formula: '2 * (along + across) * 1 post', value: posts, unit: 'posts' },
    { name: 'shell', formula: 'floor_area * buildings.barn', value: { low: shellLow, high: shellHigh }, unit: '$' },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: BarnsInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 feet", for instance. */
function inFeet(value: number): string {
  return amount(trimmed(value, 2), '', ' foot', ' feet');
}

/** "2,500 sq ft", for instance. */
function inWholeSqFt(value: number): string {
  return amount(trimmed(value, 0), '', ' sq ft', ' sq ft');
}

/** "2,500 posts", for instance. */
function inWholePosts(value: number): string {
  return amount(trimmed(value, 0), '', ' post', ' posts');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Floor, posts and price of the shell of a pole barn by its size */
export const barns: Calculator<BarnsInputs> = {
  slug: 'barns',
  title: 'Pole Barn Calculator',
  subtitle: 'Floor, posts and price of the shell of a pole barn by its size',
  tag: 'outdoor',
  service: 'Barns',
  disclaimer:
    'Planning estimate for the shell on level ground: posts, trusses, roof, walls and plain doors, put up. It leaves ' +
    'out the pad, a slab, stalls, insulation, power, water and engineering for wind on the coast.',
  inputs: [
    {
      name: 'length',
      label: 'Length',
      type: 'number',
      unit: 'ft',
      default: 40,
      min: 16,
      max: 200,
      step: 1,
      units: acceptedUnits.ft,
      ask: 'How long is the barn?',
    },
    {
      name: 'width',
      label: 'Width',
      type: 'number',
      unit: 'ft',
      default: 30,
      min: 12,
      max: 80,
      step: 1,
      units: acceptedUnits.ft,
      ask: 'How wide is the barn?',
    },
    {
      name: 'bay',
      label: 'Spacing of the posts',
      type: 'number',
      unit: 'ft',
      default: 8,
      min: 6,
      max: 12,
      step: 1,
      units: acceptedUnits.ft,
      hint: '8 feet is usual, up to 12 with heavier trusses',
    },
  ],
  costBand: {
    service_name: 'Barns',
    unit: 'per square foot',
    price_min_usd: 20,
    price_max_usd: 45,
  },
  sources: [
    'Posts stand 8 to 12 feet apart (HomeGuide, printed at thepricer.org/pole-barn-cost).',
    'A post at each end of each bay, on four walls, the corners counted once.',
  ],
  asOf: '2022-07-01',
  sharedFigures: [{
    name: 'buildings.barn',
    unit: '$ per sq ft',
    asOf: '2022-07-01',
    source: 'Published: guide (2022 to 2024)',
    values: [{ low: 20, high: 45 }],
  }],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Shell, put up', covers: 'job' }],
    leavesOut: ['pad', 'slab', 'stalls', 'insulation', 'power', 'water', 'engineering', 'permit', 'sales tax'],
    pitfalls: [
      'The wind decides posts and anchors here; ask for the design wind speed of your county in writing.',
      'Guides price only the shell; a slab, power and doors often add half as much again.',
      'A low pad floods; raise it before the posts go in, since nobody can lift them later.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 1,
    prices: { 'buildings.barn': 'published' },
  },
  own: {
    figures: [{
      name: 'buildings.barn',
      label: 'Barn, built',
      unit: '$ per sq ft',
      min: 8,
      max: 150,
      written: 'USD/sqft',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: { kind: 'room', measures: { length: { input: 'length', times: 1 }, width: { input: 'width', times: 1 } } },
  labels: { floor_area: 'Floor area', 'buildings.barn': 'Barn, built' },
  counted: { posts: 'post' },
  repeats: { '2': 'range', value: 'total', range: 'total' },
  asks: [
    { input: 'width', from: 20, to: 45 },
    { input: 'length', from: 30, to: 60 },
  ],
  slopes: {
    value: { length: 1, width: 1, bay: 0 },
    floor_area: { length: 1, width: 1, bay: 0 },
    posts: { length: 1, width: 1, bay: -1 },
    'shell.low': { length: 1, width: 1, bay: 0 },
    'shell.high': { length: 1, width: 1, bay: 0 },
    'range.low': { length: 1, width: 1, bay: 0 },
    'range.high': { length: 1, width: 1, bay: 0 },
    'total.low': { length: 1, width: 1, bay: 0 },
    'total.high': { length: 1, width: 1, bay: 0 },
  },
  refuse,
  answer,
  trace,
};
