/**
 * Metal Carport Calculator. Generated from the entry carports of catalog/calculators/buildings.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundDown, roundTo } from '../../engine/kernel/math.js';
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

/** The inputs of the Metal Carport Calculator, inside their bounds. */
export interface CarportsInputs {
  /** Width, 12 to 30 ft in steps of 1; 20 when omitted. */
  readonly width: number;
  /** Length, 16 to 80 ft in steps of 1; 21 when omitted. */
  readonly length: number;
  /** Roof; 'regular' when omitted. */
  readonly roof: 'regular' | 'vertical';
}

/** The steps of the calculation. */
export interface CarportsSteps {
  /** width * length to sqft, in sq ft */
  readonly covered: number;
  /** floor(width / buildings.car_width), in cars */
  readonly cars: number;
  /** Low end of covered * roof.factor * buildings.carport, in $ */
  readonly priceLow: number;
  /** High end of covered * roof.factor * buildings.carport, in $ */
  readonly priceHigh: number;
}

const roofFigures: Readonly<Record<CarportsInputs['roof'], number>> = { regular: 1, vertical: 1.15 };
const roofPhrases: Readonly<Record<CarportsInputs['roof'], string>> = {
  regular: 'a regular roof',
  vertical: 'a vertical roof',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ width, length, roof }: CarportsInputs): CarportsSteps {
  const covered = width * length;
  const cars = roundDown(width / 9);
  const priceLow = covered * roofFigures[roof] * 8;
  const priceHigh = covered * roofFigures[roof] * 16;
  return { covered, cars, priceLow, priceHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: CarportsInputs, own: OwnFigures): CarportsSteps {
  const { width, length, roof } = inputs;
  const buildingsCarport = own['buildings.carport'] ?? 8;
  const buildingsCarportHigh = own['buildings.carport'] ?? 16;
  const covered = width * length;
  const cars = roundDown(width / 9);
  const priceLow = covered * roofFigures[roof] * buildingsCarport;
  const priceHigh = covered * roofFigures[roof] * buildingsCarportHigh;
  return { covered, cars, priceLow, priceHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: CarportsInputs, steps = compute(inputs)): CalculationResult {
  const { width, length, roof } = inputs;
  const { covered, cars, priceLow, priceHigh } = steps;
  return {
    value: roundTo(priceLow, 0),
    unit: '$ (low end)',
    interpretation:
      `A carport of ${inFeet(width)} by ${inFeet(length)} is ${inWholeCars(cars)} wide and costs ` +
      `${rangeInRoughDollars(priceLow, priceHigh)} installed with ${roofPhrases[roof]}.` +
      (roof === 'regular' && length > 31 ? ' On carports over 31 feet long, dealers recommend a vertical roof.' : ''),
    secondary: [
      { value: roundTo(covered, 0), unit: 'sq ft', label: 'Covered' },
      { value: roundTo(cars, 0), unit: 'cars', label: 'Cars side by side' },
      { value: roundTo(priceHigh, 0), unit: '$', label: 'Put up (high)' },
    ],
    range: { low: roundTo(priceLow, 0), high: roundTo(priceHigh, 0), unit: '$' },
    figures: {
      cars: { value: roundTo(cars, 0), unit: 'cars' },
      price: { low: roundTo(priceLow, 0), high: roundTo(priceHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: CarportsInputs, steps = compute(inputs)): EstimateAmounts {
  const { priceLow, priceHigh } = steps;
  return {
    total: { low: roundTo(priceLow, 0), high: roundTo(priceHigh, 0) },
    lines: [{ low: roundTo(priceLow, 0), high: roundTo(priceHigh, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: CarportsInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { covered, cars, priceLow, priceHigh } = steps;
  return [
    { name: 'covered', formula: 'width * length to sqft', value: covered, unit: 'sq ft' },
    { name: 'cars', formula: 'floor(width / buildings.car_width)', value: cars, unit: 'cars' },
    {
      name: 'price',
      formula: 'covered * roof.factor * buildings.carport',
      value: { low: priceLow, high: priceHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ roof }: CarportsInputs): readonly Cell[] {
  return [{ name: 'roof.factor', cell: roof, unit: '', value: roofFigures[roof] }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: CarportsInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 feet", for instance. */
function inFeet(value: number): string {
  return amount(trimmed(value, 2), '', ' foot', ' feet');
}

/** "2,500 cars", for instance. */
function inWholeCars(value: number): string {
  return amount(trimmed(value, 0), '', ' car', ' cars');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** How many cars fit under a metal carport and what it costs put up, by its size and roof */
export const carports: Calculator<CarportsInputs> = {
  slug: 'carports',
  title: 'Metal Carport Calculator',
  subtitle: 'How many cars fit under a metal carport and what it costs put up, by its size and roof',
  tag: 'outdoor',
  service: 'Carports',
  disclaimer:
    'Planning estimate for an open steel carport on level ground with ground anchors. It leaves out concrete, walls, ' +
    'taller legs, certified wind ratings, the permit and electricity.',
  inputs: [
    {
      name: 'width',
      label: 'Width',
      type: 'number',
      unit: 'ft',
      default: 20,
      min: 12,
      max: 30,
      step: 1,
      units: acceptedUnits.ft,
      ask: 'How wide is the carport?',
    },
    {
      name: 'length',
      label: 'Length',
      type: 'number',
      unit: 'ft',
      default: 21,
      min: 16,
      max: 80,
      step: 1,
      units: acceptedUnits.ft,
      ask: 'How long is the carport?',
    },
    {
      name: 'roof',
      label: 'Roof',
      type: 'select',
      default: 'regular',
      options: [
        { value: 'regular', label: 'Regular, rounded' },
        { value: 'vertical', label: 'Vertical, ridged from top to eave' },
      ],
    },
  ],
  costBand: {
    service_name: 'Carports',
    unit: 'per square foot',
    price_min_usd: 8,
    price_max_usd: 19,
    notes: 'The band holds both roofs; a regular one reaches $16 a square foot.',
  },
  sources: [
    'The frame is a foot shorter than the roof (thecarportcompany.com/our-metal-carports/metal-carport-measurements).',
    'Past 31 feet a vertical roof is advised (carportconcepts.com/Guide/Considerations.html).',
    'A carport of 18 ft holds two compact cars, one of 20 two mid-size ones ' +
      '(southeasternbuildings.com/Carports_.html).',
  ],
  asOf: '2026-01-01',
  sharedFigures: [
    {
      name: 'buildings.car_width',
      unit: 'ft per car',
      source:
        'A carport of 18 ft holds two compact cars, one of 20 two mid-size ones ' +
        '(southeasternbuildings.com/Carports_.html).',
      values: [{ value: 9 }],
    },
    {
      name: 'buildings.carport',
      unit: '$ per sq ft',
      asOf: '2026-01-01',
      source: 'Published: guide (2026)',
      values: [{ low: 8, high: 16 }],
    },
    {
      name: 'buildings.carport_vertical',
      unit: '',
      asOf: '2026-01-01',
      source: 'Our judgement',
      values: [{ value: 1.15 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Carport, delivered and put up', covers: 'job' }],
    leavesOut: ['concrete', 'walls', 'taller legs', 'certified wind rating', 'permit', 'sales tax'],
    pitfalls: [
      'Near the coast a carport without a certified wind rating and anchors becomes a kite, and no policy covers it.',
      'On a regular roof the ribs run lengthwise and trap leaves; over 30 feet, choose the vertical roof.',
      'The frame is a foot shorter than the roof; measure the truck with its mirrors and hitch.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 1,
    prices: { 'buildings.carport': 'published' },
  },
  own: {
    figures: [{
      name: 'buildings.carport',
      label: 'Carport, put up',
      unit: '$ per sq ft',
      min: 2,
      max: 60,
      written: 'USD/sqft',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: { kind: 'room', measures: { length: { input: 'length', times: 1 }, width: { input: 'width', times: 1 } } },
  labels: { 'buildings.carport': 'Carport, put up' },
  counted: { cars: 'car' },
  repeats: { '2': 'range', value: 'total', range: 'total' },
  asks: [
    { input: 'width', from: 14, to: 30 },
    { input: 'length', from: 16, to: 30 },
    { input: 'roof', from: 'regular', to: 'vertical' },
  ],
  slopes: {
    value: { width: 1, length: 1 },
    cars: { width: 1, length: 0 },
    'price.low': { width: 1, length: 1 },
    'price.high': { width: 1, length: 1 },
    'range.low': { width: 1, length: 1 },
    'range.high': { width: 1, length: 1 },
    'total.low': { width: 1, length: 1 },
    'total.high': { width: 1, length: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
