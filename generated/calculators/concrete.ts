/**
 * Concrete Slab Calculator. Generated from the entry concrete of catalog/calculators.yaml by `npm run generate`: edit
 * the catalog, not this file.
 */
import { roundTo, roundUp, roundUpTo } from '../../runtime/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../runtime/kernel/module.js';
import { about, amount, range, trimmed } from '../../runtime/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Concrete Slab Calculator, inside their bounds. */
export interface ConcreteInputs {
  /** Length, 1 to 200 ft in steps of 1; 20 when omitted. */
  readonly length: number;
  /** Width, 1 to 200 ft in steps of 1; 10 when omitted. */
  readonly width: number;
  /** Slab thickness; '4' when omitted. */
  readonly thickness: '3.5' | '4' | '5' | '6' | '8';
}

/** The steps of the calculation. */
export interface ConcreteSteps {
  /** length * width * thickness to cuyd, in cubic yards */
  readonly volume: number;
  /** ceil(volume * 1.1, 0.25 cuyd), in cubic yards */
  readonly order: number;
  /** ceil(volume / coverages.concrete_bag), in bags */
  readonly bags: number;
  /** Low end of volume * prices.ready_mix, in $ */
  readonly materialLow: number;
  /** High end of volume * prices.ready_mix, in $ */
  readonly materialHigh: number;
}

const thicknessFigures: Readonly<Record<ConcreteInputs['thickness'], number>> = {
  '3.5': 3.5,
  '4': 4,
  '5': 5,
  '6': 6,
  '8': 8,
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ length, width, thickness }: ConcreteInputs): ConcreteSteps {
  const volume = length * width * thicknessFigures[thickness] / 324;
  const order = roundUpTo(volume * 1.1, 0.25);
  const bags = roundUp(volume * 45);
  const materialLow = volume * 150;
  const materialHigh = volume * 200;
  return { volume, order, bags, materialLow, materialHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: ConcreteInputs): CalculationResult {
  const { volume, order, bags, materialLow, materialHigh } = compute(inputs);
  return {
    value: roundTo(volume, 2),
    unit: 'cubic yards',
    interpretation:
      `${inCubicYards(volume)} of concrete` +
      (volume < 1
        ? `: a small pour, ${inBags(bags)} of 80-lb mix. Ready-mix plants add a fee for less than a full truck, so ` +
          'bags are usually cheaper.'
        : `; order about ${inCubicYards(order)} to allow for waste. The ready-mix alone runs ` +
          rangeInRoughDollars(materialLow, materialHigh) +
          (bags <= 150
            ? `; mixed by hand it is ${inBags(bags)} of 80-lb mix.`
            : ', before delivery, forms and finishing.')),
    secondary: [
      { value: roundTo(materialLow, 0), unit: '$', label: 'Ready-mix material (low)' },
      { value: roundTo(materialHigh, 0), unit: '$', label: 'Ready-mix material (high)' },
      { value: roundTo(bags, 0), unit: 'bags', label: '80-lb bags instead' },
    ],
    figures: {
      volume: { value: roundTo(volume, 2), unit: 'cubic yards' },
      bags: { value: roundTo(bags, 2), unit: 'bags' },
      order: { value: roundTo(order, 2), unit: 'cubic yards' },
      material: { low: roundTo(materialLow, 0), high: roundTo(materialHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: ConcreteInputs): readonly TraceStep[] {
  const { volume, order, bags, materialLow, materialHigh } = compute(inputs);
  return [
    { name: 'volume', formula: 'length * width * thickness to cuyd', value: volume, unit: 'cubic yards' },
    { name: 'order', formula: 'ceil(volume * 1.1, 0.25 cuyd)', value: order, unit: 'cubic yards' },
    { name: 'bags', formula: 'ceil(volume / coverages.concrete_bag)', value: bags, unit: 'bags' },
    {
      name: 'material',
      formula: 'volume * prices.ready_mix',
      value: { low: materialLow, high: materialHigh },
      unit: '$',
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: ConcreteInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 cubic yards", for instance. */
function inCubicYards(value: number): string {
  return amount(trimmed(value, 2), '', ' cubic yard', ' cubic yards');
}

/** "2,500 bags", for instance. */
function inBags(value: number): string {
  return amount(trimmed(value, 2), '', ' bag', ' bags');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return range(about(low), about(high), '$', '', '');
}

/** Cubic yards and ready-mix cost for a slab, driveway or patio */
export const concrete: Calculator<ConcreteInputs> = {
  slug: 'concrete',
  title: 'Concrete Slab Calculator',
  subtitle: 'Cubic yards and ready-mix cost for a slab, driveway or patio',
  tag: 'outdoor',
  service: 'Concrete work',
  disclaimer:
    'Planning estimate. It leaves out excavation, base, forms, reinforcement, finishing and short-load fees. Confirm ' +
    'thickness and reinforcement with your contractor before you order.',
  inputs: [
    {
      name: 'length',
      label: 'Length',
      type: 'number',
      unit: 'ft',
      default: 20,
      min: 1,
      max: 200,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'width',
      label: 'Width',
      type: 'number',
      unit: 'ft',
      default: 10,
      min: 1,
      max: 200,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'thickness',
      label: 'Slab thickness',
      type: 'select',
      unit: 'inches',
      default: '4',
      options: [
        { value: '3.5', label: '3.5 in', size: 3.5 },
        { value: '4', label: '4 in', size: 4 },
        { value: '5', label: '5 in', size: 5 },
        { value: '6', label: '6 in', size: 6 },
        { value: '8', label: '8 in', size: 8 },
      ],
      units: acceptedUnits.inch,
      hint: '4 in for walks and patios, 5 to 6 in for driveways, 8 in for heavy trucks',
    },
  ],
  costBand: {
    service_name: 'Concrete work',
    unit: 'per square foot',
    price_min_usd: 6,
    price_max_usd: 14,
  },
  sources: [
    'Volume is geometry, 27 cu ft to the cubic yard.',
    'Ordering 10 percent over is the usual advice of ready-mix suppliers (planning estimate).',
    'An 80-lb bag of concrete mix yields 0.60 cu ft (bag labels; profloorcare-mma.com, constructionwork.com).',
    'Ready-mix at $150 to $200 a cubic yard before delivery fees is a planning estimate for the Texas coast.',
  ],
  asOf: '2026-11-21',
  sharedFigures: [
    {
      name: 'coverages.concrete_bag',
      unit: 'cu ft per bag',
      source:
        'An 80-lb bag of concrete mix yields 0.60 cu ft (bag labels; profloorcare-mma.com, constructionwork.com).',
      values: [{ value: 0.6 }],
    },
    {
      name: 'prices.ready_mix',
      unit: '$ per cubic yard',
      asOf: '2026-11-21',
      source: 'Ready-mix at $150 to $200 a cubic yard before delivery fees is a planning estimate for the Texas coast.',
      values: [{ low: 150, high: 200 }],
    },
  ],
  price: { figure: 'material', covers: 'material' },
  slopes: {
    value: { length: 1, width: 1 },
    volume: { length: 1, width: 1 },
    bags: { length: 1, width: 1 },
    order: { length: 1, width: 1 },
    'material.low': { length: 1, width: 1 },
    'material.high': { length: 1, width: 1 },
  },
  refuse,
  answer,
  trace,
};
