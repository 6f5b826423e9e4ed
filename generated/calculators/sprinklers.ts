/**
 * Sprinkler Zone Calculator. Generated from the entry sprinklers of catalog/calculators.yaml by `npm run generate`:
 * edit the catalog, not this file.
 */
import { roundTo, roundUp } from '../../runtime/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../runtime/kernel/module.js';
import { about, amount, range, trimmed } from '../../runtime/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Sprinkler Zone Calculator, inside their bounds. */
export interface SprinklersInputs {
  /** Irrigated area, 500 to 100000 sq ft in steps of 100; 5000 when omitted. */
  readonly sqft: number;
  /** Terrain; 'flat' when omitted. */
  readonly terrain: 'flat' | 'sloped' | 'mixed';
}

/** The steps of the calculation. */
export interface SprinklersSteps {
  /** ceil(sqft / terrain.reach), in zones */
  readonly zones: number;
  /** Low end of zones * prices.sprinkler_zone, in $ */
  readonly costLow: number;
  /** High end of zones * prices.sprinkler_zone, in $ */
  readonly costHigh: number;
}

const terrainFigures: Readonly<Record<SprinklersInputs['terrain'], number>> = { flat: 1000, sloped: 800, mixed: 700 };
const terrainPhrases: Readonly<Record<SprinklersInputs['terrain'], string>> = {
  flat: 'flat ground',
  sloped: 'sloped ground',
  mixed: 'ground with many beds',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ sqft, terrain }: SprinklersInputs): SprinklersSteps {
  const zones = roundUp(sqft / terrainFigures[terrain]);
  const costLow = zones * 500;
  const costHigh = zones * 1000;
  return { zones, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: SprinklersInputs): CalculationResult {
  const { sqft, terrain } = inputs;
  const { zones, costLow, costHigh } = compute(inputs);
  return {
    value: roundTo(zones, 0),
    unit: 'zones',
    interpretation:
      `${inWholeZones(zones)} for ${inSqFt(sqft)} of ${terrainPhrases[terrain]}; installed, plan on ` +
      `${rangeInRoughDollars(costLow, costHigh)}.` +
      (zones > 12 ? ' Beyond 12 zones ask for a larger controller or a second one.' : ''),
    figures: {
      zones: { value: roundTo(zones, 0), unit: 'zones' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: SprinklersInputs): readonly TraceStep[] {
  const { zones, costLow, costHigh } = compute(inputs);
  return [
    { name: 'zones', formula: 'ceil(sqft / terrain.reach)', value: zones, unit: 'zones' },
    { name: 'cost', formula: 'zones * prices.sprinkler_zone', value: { low: costLow, high: costHigh }, unit: '$' },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: SprinklersInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 zones", for instance. */
function inWholeZones(value: number): string {
  return amount(trimmed(value, 0), '', ' zone', ' zones');
}

/** "2,500 sq ft", for instance. */
function inSqFt(value: number): string {
  return amount(trimmed(value, 2), '', ' sq ft', ' sq ft');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return range(about(low), about(high), '$', '', '');
}

/** Zones for your lawn and the installed cost range */
export const sprinklers: Calculator<SprinklersInputs> = {
  slug: 'sprinklers',
  title: 'Sprinkler Zone Calculator',
  subtitle: 'Zones for your lawn and the installed cost range',
  tag: 'outdoor',
  service: 'Sprinkler systems',
  disclaimer:
    'Planning estimate. Water pressure and flow decide the zones; Texas requires a licensed irrigator, a backflow ' +
    'preventer and its test. It leaves out drip beds, a new meter and boring under paving.',
  inputs: [
    {
      name: 'sqft',
      label: 'Irrigated area',
      type: 'number',
      unit: 'sq ft',
      default: 5000,
      min: 500,
      max: 100000,
      step: 100,
      units: acceptedUnits.sqft,
    },
    {
      name: 'terrain',
      label: 'Terrain',
      type: 'select',
      default: 'flat',
      options: [
        { value: 'flat', label: 'Flat' },
        { value: 'sloped', label: 'Sloped' },
        { value: 'mixed', label: 'Many beds and corners' },
      ],
    },
  ],
  costBand: {
    service_name: 'Sprinkler systems',
    unit: 'per system',
    price_min_usd: 2500,
    price_max_usd: 6500,
  },
  sources: [
    'Residential systems have 4 to 12 zones (trustedsprinklerservice.com) and slopes get smaller ones ' +
      '(lawncarelogic.com).',
    '1,000 sq ft a zone, within 500 to 1,500, and $500 to $1,000 a zone installed are planning estimates.',
    'Irrigators are licensed and backflow prevention is required by the Texas Commission on Environmental Quality.',
    '$500 to $1,000 a zone installed is a planning estimate.',
  ],
  asOf: '2026-11-21',
  sharedFigures: [{
    name: 'prices.sprinkler_zone',
    unit: '$ per zone',
    asOf: '2026-11-21',
    source: '$500 to $1,000 a zone installed is a planning estimate.',
    values: [{ low: 500, high: 1000 }],
  }],
  price: { figure: 'cost', covers: 'job' },
  slopes: {
    value: { sqft: 1 },
    zones: { sqft: 1 },
    'cost.low': { sqft: 1 },
    'cost.high': { sqft: 1 },
  },
  refuse,
  answer,
  trace,
};
