/**
 * Sprinkler Zone Calculator. Generated from the entry sprinklers of catalog/calculators.yaml by `npm run generate`:
 * edit the catalog, not this file.
 */
import { clamp, roundHalfAway, roundTo, roundUp } from '../../engine/kernel/math.js';
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

/** The inputs of the Sprinkler Zone Calculator, inside their bounds. */
export interface SprinklersInputs {
  /** Irrigated area, 500 to 100000 sq ft in steps of 100; 5000 when omitted. */
  readonly sqft: number;
  /** Terrain; 'flat' when omitted. */
  readonly terrain: 'flat' | 'sloped' | 'mixed';
}

/** The steps of the calculation. */
export interface SprinklersSteps {
  /** min(sqft, 4000 sqft) / coverages.spray_zone, in zones */
  readonly sprays: number;
  /** clamp(sqft - 4000 sqft, 0 sqft, 8000 sqft) / coverages.rotor_zone, in zones */
  readonly rotors: number;
  /** max(sqft - 12000 sqft, 0 sqft), in sq ft */
  readonly open: number;
  /** open / coverages.large_zone, in zones */
  readonly large: number;
  /** ceil((sprays + rotors + large) / terrain.reach), in zones */
  readonly zones: number;
  /** Low end of prices.sprinkler_base, in $ */
  readonly baseLow: number;
  /** High end of prices.sprinkler_base, in $ */
  readonly baseHigh: number;
  /** Low end of zones * prices.sprinkler_zone + open * prices.sprinkler_area, in $ */
  readonly zoningLow: number;
  /** High end of zones * prices.sprinkler_zone + open * prices.sprinkler_area, in $ */
  readonly zoningHigh: number;
  /** Low end of round(base, 1 USD) + round(zoning, 1 USD), in $ */
  readonly costLow: number;
  /** High end of round(base, 1 USD) + round(zoning, 1 USD), in $ */
  readonly costHigh: number;
}

const terrainFigures: Readonly<Record<SprinklersInputs['terrain'], number>> = { flat: 1, sloped: 0.8, mixed: 0.7 };
const terrainPhrases: Readonly<Record<SprinklersInputs['terrain'], string>> = {
  flat: 'flat ground',
  sloped: 'sloped ground',
  mixed: 'ground with many beds',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ sqft, terrain }: SprinklersInputs): SprinklersSteps {
  const sprays = Math.min(sqft, 4000) / 1000;
  const rotors = clamp(sqft - 4000, 0, 8000) / 3000;
  const open = Math.max(sqft - 12000, 0);
  const large = open / 7000;
  const zones = roundUp((sprays + rotors + large) / terrainFigures[terrain]);
  const baseLow = 1000;
  const baseHigh = 1750;
  const zoningLow = zones * 300 + open * 0.15;
  const zoningHigh = zones * 550 + open * 0.3;
  const costLow = baseLow + roundHalfAway(zoningLow);
  const costHigh = baseHigh + roundHalfAway(zoningHigh);
  return { sprays, rotors, open, large, zones, baseLow, baseHigh, zoningLow, zoningHigh, costLow, costHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: SprinklersInputs, own: OwnFigures): SprinklersSteps {
  const { sqft, terrain } = inputs;
  const pricesSprinklerZone = own['prices.sprinkler_zone'] ?? 300;
  const pricesSprinklerZoneHigh = own['prices.sprinkler_zone'] ?? 550;
  const sprays = Math.min(sqft, 4000) / 1000;
  const rotors = clamp(sqft - 4000, 0, 8000) / 3000;
  const open = Math.max(sqft - 12000, 0);
  const large = open / 7000;
  const zones = roundUp((sprays + rotors + large) / terrainFigures[terrain]);
  const baseLow = 1000;
  const baseHigh = 1750;
  const zoningLow = zones * pricesSprinklerZone + open * 0.15;
  const zoningHigh = zones * pricesSprinklerZoneHigh + open * 0.3;
  const costLow = baseLow + roundHalfAway(zoningLow);
  const costHigh = baseHigh + roundHalfAway(zoningHigh);
  return { sprays, rotors, open, large, zones, baseLow, baseHigh, zoningLow, zoningHigh, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: SprinklersInputs, steps = compute(inputs)): CalculationResult {
  const { sqft, terrain } = inputs;
  const { zones, costLow, costHigh } = steps;
  return {
    value: roundTo(zones, 0),
    unit: 'zones',
    interpretation:
      `You need ${inWholeZones(zones)} for ${inSqFt(sqft)} of ${terrainPhrases[terrain]}` +
      (zones > 12
        ? `, which cost ${rangeInRoughDollars(costLow, costHigh)} installed. Beyond 12 zones you need a larger ` +
          'controller or a second one.'
        : `. The system costs ${rangeInRoughDollars(costLow, costHigh)} installed.`),
    figures: {
      zones: { value: roundTo(zones, 0), unit: 'zones' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: SprinklersInputs, steps = compute(inputs)): EstimateAmounts {
  const { baseLow, baseHigh, zoningLow, zoningHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [
      { low: roundTo(baseLow, 0), high: roundTo(baseHigh, 0) },
      { low: roundTo(zoningLow, 0), high: roundTo(zoningHigh, 0) },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: SprinklersInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { sprays, rotors, open, large, zones, baseLow, baseHigh, zoningLow, zoningHigh, costLow, costHigh } = steps;
  return [
    { name: 'sprays', formula: 'min(sqft, 4000 sqft) / coverages.spray_zone', value: sprays, unit: 'zones' },
    {
      name: 'rotors',
      formula: 'clamp(sqft - 4000 sqft, 0 sqft, 8000 sqft) / coverages.rotor_zone',
      value: rotors,
      unit: 'zones',
    },
    { name: 'open', formula: 'max(sqft - 12000 sqft, 0 sqft)', value: open, unit: 'sq ft' },
    { name: 'large', formula: 'open / coverages.large_zone', value: large, unit: 'zones' },
    { name: 'zones', formula: 'ceil((sprays + rotors + large) / terrain.reach)', value: zones, unit: 'zones' },
    { name: 'base', formula: 'prices.sprinkler_base', value: { low: baseLow, high: baseHigh }, unit: '$' },
    {
      name: 'zoning',
      formula: 'zones * prices.sprinkler_zone + open * prices.sprinkler_area',
      value: { low: zoningLow, high: zoningHigh },
      unit: '$',
    },
    {
      name: 'cost',
      formula: 'round(base, 1 USD) + round(zoning, 1 USD)',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ terrain }: SprinklersInputs): readonly Cell[] {
  return [{ name: 'terrain.reach', cell: terrain, unit: '', value: terrainFigures[terrain] }];
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
  return roughRange(low, high, '$', '', '');
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
      ask: 'How large is the irrigated area?',
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
    notes:
      'Systems of five to eight zones on up to 12,000 sq ft lie inside the band; smaller ones cost less and larger ' +
      'ones more.',
  },
  sources: [
    'A quarter acre has 4 to 7 zones and an acre 8 to 12 (lawnlove.com/blog/sprinkler-system-cost).',
    'The factors 0.8 and 0.7 and the areas at which rotors begin, 4,000 and 12,000 sq ft, are planning estimates, ' +
      'set so that the published zones come out.',
    'Irrigators are licensed and backflow prevention is required by the Texas Commission on Environmental Quality ' +
      '(30 TAC chapter 344).',
  ],
  asOf: '2024-04-01',
  sharedFigures: [
    { name: 'coverages.large_zone', unit: 'sq ft per zone', source: 'Our judgement', values: [{ value: 7000 }] },
    { name: 'coverages.rotor_zone', unit: 'sq ft per zone', source: 'Our judgement', values: [{ value: 3000 }] },
    { name: 'coverages.spray_zone', unit: 'sq ft per zone', source: 'Our judgement', values: [{ value: 1000 }] },
    { name: 'prices.sprinkler_area', unit: '$ per sq ft', source: 'Our judgement', values: [{ low: 0.15, high: 0.3 }] },
    { name: 'prices.sprinkler_base', unit: '$', source: 'Our judgement', values: [{ low: 1000, high: 1750 }] },
    {
      name: 'prices.sprinkler_zone',
      unit: '$ per zone',
      asOf: '2024-04-01',
      source: 'Published: guide (2024)',
      values: [{ low: 300, high: 550 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Controller, backflow preventer, tap and permit', covers: 'job' },
      { line: 'Zones: pipe, valves, heads and labor', covers: 'job' },
    ],
    leavesOut: ['drip beds', 'a new meter', 'boring under paving', 'rock', 'sales tax'],
    pitfalls: [
      'Pressure and flow decide how many heads a zone can feed; this goes by area only.',
      'Count only grass and beds, not the house, driveway and pool; that is about half of a quarter-acre lot.',
      'Texas requires a licensed irrigator, a backflow preventer and its test.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 1,
    judged: 2,
    prices: {
      'prices.sprinkler_area': 'judged',
      'prices.sprinkler_base': 'judged',
      'prices.sprinkler_zone': 'published',
    },
  },
  own: {
    figures: [{
      name: 'prices.sprinkler_zone',
      label: 'Zone, installed',
      unit: '$ per zone',
      min: 75,
      max: 1500,
      written: 'USD/zone',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { 'prices.sprinkler_zone': 'Zone, installed' },
  counted: { zones: 'zone' },
  asks: [
    { input: 'sqft', from: 3500, to: 7500 },
    { input: 'terrain', from: 'flat', to: 'mixed' },
  ],
  slopes: {
    value: { sqft: 1 },
    zones: { sqft: 1 },
    'cost.low': { sqft: 1 },
    'cost.high': { sqft: 1 },
    'total.low': { sqft: 1 },
    'total.high': { sqft: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
