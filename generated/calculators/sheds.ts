/**
 * Storage Shed Calculator. Generated from the entry sheds of catalog/calculators/buildings.yaml by `npm run generate`:
 * edit the catalog, not this file.
 */
import { isAbove, roundTo } from '../../engine/kernel/math.js';
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

/** The inputs of the Storage Shed Calculator, inside their bounds. */
export interface ShedsInputs {
  /** Length, 4 to 40 ft in steps of 1; 12 when omitted. */
  readonly length: number;
  /** Width, 4 to 16 ft in steps of 1; 10 when omitted. */
  readonly width: number;
  /** Material; 'wood' when omitted. */
  readonly material: 'metal' | 'vinyl' | 'wood';
}

/** The steps of the calculation. */
export interface ShedsSteps {
  /** length * width to sqft, in sq ft */
  readonly covered: number;
  /** Low end of covered * material.rate, in $ */
  readonly priceLow: number;
  /** High end of covered * material.rate, in $ */
  readonly priceHigh: number;
  /** if covered > buildings.shed_exempt then "a permit is likely" else "often no permit" */
  readonly permit: string;
}

const materialFigures: Readonly<Record<ShedsInputs['material'], { rateLow: number; rateHigh: number }>> = {
  metal: { rateLow: 17, rateHigh: 34 },
  vinyl: { rateLow: 23, rateHigh: 47 },
  wood: { rateLow: 30, rateHigh: 65 },
};
const materialPhrases: Readonly<Record<ShedsInputs['material'], string>> = {
  metal: 'a metal shed',
  vinyl: 'a vinyl shed',
  wood: 'a wooden shed',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ length, width, material }: ShedsInputs): ShedsSteps {
  const materialChosen = materialFigures[material];
  const covered = length * width;
  const priceLow = covered * materialChosen.rateLow;
  const priceHigh = covered * materialChosen.rateHigh;
  const permit: string = isAbove(covered, 200) ? 'a permit is likely' : 'often no permit';
  return { covered, priceLow, priceHigh, permit };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: ShedsInputs, own: OwnFigures): ShedsSteps {
  const { length, width, material } = inputs;
  const materialChosen = materialFigures[material];
  const materialRate = own['material.rate'] ?? materialChosen.rateLow;
  const materialRateHigh = own['material.rate'] ?? materialChosen.rateHigh;
  const covered = length * width;
  const priceLow = covered * materialRate;
  const priceHigh = covered * materialRateHigh;
  const permit: string = isAbove(covered, 200) ? 'a permit is likely' : 'often no permit';
  return { covered, priceLow, priceHigh, permit };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: ShedsInputs, steps = compute(inputs)): CalculationResult {
  const { length, width, material } = inputs;
  const { covered, priceLow, priceHigh, permit } = steps;
  return {
    value: roundTo(priceLow, 0),
    unit: '$ (low end)',
    text: permit,
    interpretation:
      `At ${inFeet(length)} by ${inFeet(width)} (${inWholeSqFt(covered)}), ${materialPhrases[material]} costs ` +
      `${rangeInRoughDollars(priceLow, priceHigh)} set up. ` +
      (isAbove(covered, 200)
        ? `Over 200 sq ft the residential code requires a permit, so ${permit}.`
        : 'The residential code requires no permit up to 200 sq ft, but some cities do from 120, and on the coast ' +
          'you need windstorm papers too.'),
    secondary: [
      { value: roundTo(covered, 0), unit: 'sq ft', label: 'Floor' },
      { value: roundTo(priceHigh, 0), unit: '$', label: 'Set up (high)' },
    ],
    range: { low: roundTo(priceLow, 0), high: roundTo(priceHigh, 0), unit: '$' },
    figures: {
      covered: { value: roundTo(covered, 0), unit: 'sq ft' },
      price: { low: roundTo(priceLow, 0), high: roundTo(priceHigh, 0), unit: '$' },
      permit: { text: permit },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: ShedsInputs, steps = compute(inputs)): EstimateAmounts {
  const { priceLow, priceHigh } = steps;
  return {
    total: { low: roundTo(priceLow, 0), high: roundTo(priceHigh, 0) },
    lines: [{ low: roundTo(priceLow, 0), high: roundTo(priceHigh, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: ShedsInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { covered, priceLow, priceHigh, permit } = steps;
  return [
    { name: 'covered', formula: 'length * width to sqft', value: covered, unit: 'sq ft' },
    { name: 'price', formula: 'covered * material.rate', value: { low: priceLow, high: priceHigh }, unit: '$' },
    {
      name: 'permit',
      formula: 'if covered > buildings.shed_exempt then "a permit is likely" else "often no permit"',
      value: permit,
      unit: '',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ material }: ShedsInputs): readonly Cell[] {
  const materialChosen = materialFigures[material];
  return [{
    name: 'material.rate',
    cell: material,
    unit: '$ per sq ft',
    low: materialChosen.rateLow,
    high: materialChosen.rateHigh,
  }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: ShedsInputs): BrokenRequirement | null {
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

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** What a shed costs set up by its size and material, and whether a permit is likely */
export const sheds: Calculator<ShedsInputs> = {
  slug: 'sheds',
  title: 'Storage Shed Calculator',
  subtitle: 'What a shed costs set up by its size and material, and whether a permit is likely',
  tag: 'outdoor',
  service: 'Sheds',
  disclaimer:
    'Planning estimate for a shed bought ready or put up by a crew on level ground. It leaves out the base, anchors ' +
    'for coastal wind, power, shelves, delivery over 50 miles and the permit.',
  inputs: [
    {
      name: 'length',
      label: 'Length',
      type: 'number',
      unit: 'ft',
      default: 12,
      min: 4,
      max: 40,
      step: 1,
      units: acceptedUnits.ft,
      ask: 'How long is the shed?',
    },
    {
      name: 'width',
      label: 'Width',
      type: 'number',
      unit: 'ft',
      default: 10,
      min: 4,
      max: 16,
      step: 1,
      units: acceptedUnits.ft,
      ask: 'How wide is the shed?',
    },
    {
      name: 'material',
      label: 'Material',
      type: 'select',
      default: 'wood',
      options: [
        { value: 'metal', label: 'Metal' },
        { value: 'vinyl', label: 'Vinyl or resin' },
        { value: 'wood', label: 'Wood' },
      ],
    },
  ],
  costBand: {
    service_name: 'Sheds',
    unit: 'per square foot',
    price_min_usd: 17,
    price_max_usd: 65,
  },
  sources: [
    'What a code exempts: 200 sq ft in one Texas city (canyontx.gov/84/Building), 120 in another ' +
      '(cityofazle.org/161/StorageAccessory-Buildings); Corpus Christi asks storage buildings for a permit with ' +
      'windstorm papers (cctexas.com, Accessory Construction and Remodeling).',
    'A shed 12 ft wide needs a way of 14 ft (sheddepotusa.com/faq.html).',
    'A Texas city on what its code exempts, one-story detached sheds up to 200 sq ft (canyontx.gov/84/Building).',
  ],
  asOf: '2026-01-01',
  sharedFigures: [{
    name: 'buildings.shed_exempt',
    unit: 'sq ft',
    source:
      'A Texas city on what its code exempts, one-story detached sheds up to 200 sq ft (canyontx.gov/84/Building).',
    values: [{ value: 200 }],
  }],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Shed, set up', covers: 'job' }],
    leavesOut: ['base', 'anchors', 'power', 'shelves', 'permit', 'sales tax'],
    pitfalls: [
      'Rent-to-own ends up costing far more than the cash price; ask for both totals.',
      'Without anchors a shed moves in a tropical storm, and the insurance asks for them.',
      'Measure the gate and the branches on the way in; a 12-foot shed needs 14 feet.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 1,
    prices: { 'sheds.material': 'published' },
  },
  own: {
    figures: [{
      name: 'material.rate',
      label: 'Price per sq ft',
      unit: '$ per sq ft',
      min: 8,
      max: 200,
      written: 'USD/sqft',
      by: ['material'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: { kind: 'room', measures: { length: { input: 'length', times: 1 }, width: { input: 'width', times: 1 } } },
  labels: { 'material.rate': 'Price per sq ft' },
  repeats: { '1': 'range', value: 'total', range: 'total' },
  asks: [
    { input: 'length', from: 8, to: 18 },
    { input: 'width', from: 7, to: 15 },
    { input: 'material', from: 'metal', to: 'wood' },
  ],
  slopes: {
    value: { length: 1, width: 1 },
    covered: { length: 1, width: 1 },
    'price.low': { length: 1, width: 1 },
    'price.high': { length: 1, width: 1 },
    'range.low': { length: 1, width: 1 },
    'range.high': { length: 1, width: 1 },
    'total.low': { length: 1, width: 1 },
    'total.high': { length: 1, width: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
