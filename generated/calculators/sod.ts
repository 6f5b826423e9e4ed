/**
 * Sod Pallet Calculator. Generated from the entry sod of catalog/calculators.yaml by `npm run generate`: edit the
 * catalog, not this file.
 */
import { roundTo, roundUp } from '../../runtime/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../runtime/kernel/module.js';
import { about, amount, range, trimmed } from '../../runtime/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Sod Pallet Calculator, inside their bounds. */
export interface SodInputs {
  /** Lawn area, 50 to 30000 sq ft in steps of 50; 2000 when omitted. */
  readonly lawnSqft: number;
  /** Grass; 'stAug' when omitted. */
  readonly 'type': 'stAug' | 'bermuda' | 'zoysia';
}

/** The steps of the calculation. */
export interface SodSteps {
  /** lawnSqft / coverages.sod_pallet, in pallets */
  readonly pallets: number;
  /** ceil(pallets), in pallets */
  readonly delivered: number;
  /** Low end of delivered * coverages.sod_pallet * type.rate, in $ */
  readonly costLow: number;
  /** High end of delivered * coverages.sod_pallet * type.rate, in $ */
  readonly costHigh: number;
}

const typeFigures: Readonly<Record<SodInputs['type'], { rateLow: number; rateHigh: number }>> = {
  stAug: { rateLow: 0.6, rateHigh: 1.1 },
  bermuda: { rateLow: 0.5, rateHigh: 0.95 },
  zoysia: { rateLow: 0.8, rateHigh: 1.6 },
};
const typePhrases: Readonly<Record<SodInputs['type'], string>> = {
  stAug: 'St. Augustine',
  bermuda: 'Bermuda',
  zoysia: 'Zoysia',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ lawnSqft, type: type_ }: SodInputs): SodSteps {
  const typeChosen = typeFigures[type_];
  const pallets = lawnSqft / 450;
  const delivered = roundUp(pallets);
  const costLow = delivered * typeChosen.rateLow * 450;
  const costHigh = delivered * typeChosen.rateHigh * 450;
  return { pallets, delivered, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: SodInputs): CalculationResult {
  const { lawnSqft, type: type_ } = inputs;
  const { pallets, delivered, costLow, costHigh } = compute(inputs);
  return {
    value: roundTo(pallets, 2),
    unit: 'pallets',
    interpretation:
      `${inPallets(pallets)} of ${typePhrases[type_]} for ${inSqFt(lawnSqft)}. Sod comes by the whole pallet, so ` +
      `order ${inPallets(delivered)}, which usually run ${rangeInRoughDollars(costLow, costHigh)}.`,
    secondary: [
      { value: roundTo(delivered, 0), unit: 'pallets', label: 'Pallets delivered' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Sod (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Sod (high)' },
    ],
    figures: {
      pallets: { value: roundTo(pallets, 2), unit: 'pallets' },
      delivered: { value: roundTo(delivered, 2), unit: 'pallets' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: SodInputs): readonly TraceStep[] {
  const { pallets, delivered, costLow, costHigh } = compute(inputs);
  return [
    { name: 'pallets', formula: 'lawnSqft / coverages.sod_pallet', value: pallets, unit: 'pallets' },
    { name: 'delivered', formula: 'ceil(pallets)', value: delivered, unit: 'pallets' },
    {
      name: 'cost',
      formula: 'delivered * coverages.sod_pallet * type.rate',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: SodInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 pallets", for instance. */
function inPallets(value: number): string {
  return amount(trimmed(value, 2), '', ' pallet', ' pallets');
}

/** "2,500 sq ft", for instance. */
function inSqFt(value: number): string {
  return amount(trimmed(value, 2), '', ' sq ft', ' sq ft');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return range(about(low), about(high), '$', '', '');
}

/** Pallets of sod to order and what the grass costs */
export const sod: Calculator<SodInputs> = {
  slug: 'sod',
  title: 'Sod Pallet Calculator',
  subtitle: 'Pallets of sod to order and what the grass costs',
  tag: 'outdoor',
  service: 'Sod installation',
  disclaimer:
    'Planning estimate. It leaves out soil preparation, grading, irrigation, delivery and cutting waste; farms cut ' +
    'pallets of 400 to 500 sq ft, so ask what yours covers.',
  inputs: [
    {
      name: 'lawnSqft',
      label: 'Lawn area',
      type: 'number',
      unit: 'sq ft',
      default: 2000,
      min: 50,
      max: 30000,
      step: 50,
      units: acceptedUnits.sqft,
    },
    {
      name: 'type',
      label: 'Grass',
      type: 'select',
      default: 'stAug',
      options: [
        { value: 'stAug', label: 'St. Augustine' },
        { value: 'bermuda', label: 'Bermuda' },
        { value: 'zoysia', label: 'Zoysia' },
      ],
    },
  ],
  costBand: {
    service_name: 'Sod installation',
    unit: 'per square foot',
    price_min_usd: 0.5,
    price_max_usd: 1.6,
  },
  sources: [
    'A pallet sells for $220 to $500 in Texas (grasspros.com, 2024 to 2026), $0.49 to $1.11 per sq ft; the prices ' +
      "by grass are planning estimates inside the service's band, zoysia being the dearest.",
    "One pallet covers 450 sq ft, the service's figure and a common industry measure (biologyinsights.com, 400 to " +
      '500).',
  ],
  sharedFigures: [{
    name: 'coverages.sod_pallet',
    unit: 'sq ft per pallet',
    source:
      "One pallet covers 450 sq ft, the service's figure and a common industry measure (biologyinsights.com, 400 to " +
      '500).',
    values: [{ value: 450 }],
  }],
  price: { figure: 'cost', covers: 'material' },
  slopes: {
    value: { lawnSqft: 1 },
    pallets: { lawnSqft: 1 },
    delivered: { lawnSqft: 1 },
    'cost.low': { lawnSqft: 1 },
    'cost.high': { lawnSqft: 1 },
  },
  refuse,
  answer,
  trace,
};
