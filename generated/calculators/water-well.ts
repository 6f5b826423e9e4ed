/**
 * Water Well Cost Calculator. Generated from the entry water-well of catalog/calculators.yaml by `npm run generate`:
 * edit the catalog, not this file.
 */
import { roundTo } from '../../runtime/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../runtime/kernel/module.js';
import { about, amount, range, trimmed } from '../../runtime/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Water Well Cost Calculator, inside their bounds. */
export interface WaterWellInputs {
  /** Depth, 50 to 1500 ft in steps of 10; 200 when omitted. */
  readonly depth: number;
  /** Casing; 'pvc' when omitted. */
  readonly casing: 'pvc' | 'steel';
  /** Pump; 'submersible' when omitted. */
  readonly pump: 'submersible' | 'solar' | 'jet' | 'none';
}

/** The steps of the calculation. */
export interface WaterWellSteps {
  /** Low end of depth * casing.rate, in $ */
  readonly drillingLow: number;
  /** High end of depth * casing.rate, in $ */
  readonly drillingHigh: number;
  /** Low end of drilling + pump.price, in $ */
  readonly costLow: number;
  /** High end of drilling + pump.price, in $ */
  readonly costHigh: number;
}

const pumpFigures: Readonly<Record<WaterWellInputs['pump'], { priceLow: number; priceHigh: number }>> = {
  submersible: { priceLow: 1200, priceHigh: 3500 },
  solar: { priceLow: 2500, priceHigh: 6000 },
  jet: { priceLow: 900, priceHigh: 2200 },
  none: { priceLow: 0, priceHigh: 0 },
};
const casingPhrases: Readonly<Record<WaterWellInputs['casing'], string>> = { pvc: 'PVC casing', steel: 'steel casing' };
const pumpPhrases: Readonly<Record<WaterWellInputs['pump'], string>> = {
  submersible: 'a submersible pump',
  solar: 'a solar pump',
  jet: 'a deep-well jet pump',
  none: 'no pump',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ depth, casing, pump }: WaterWellInputs): WaterWellSteps {
  const pumpChosen = pumpFigures[pump];
  const drillingLow = depth * (casing === 'pvc' ? 22 : 35);
  const drillingHigh = depth * (casing === 'pvc' ? 45 : 65);
  const costLow = drillingLow + pumpChosen.priceLow;
  const costHigh = drillingHigh + pumpChosen.priceHigh;
  return { drillingLow, drillingHigh, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: WaterWellInputs): CalculationResult {
  const { depth, casing, pump } = inputs;
  const { drillingLow, drillingHigh, costLow, costHigh } = compute(inputs);
  return {
    value: roundTo(depth, 0),
    unit: 'feet',
    interpretation:
      `A well of ${inFeet(depth)} with ${casingPhrases[casing]} ` +
      (pump === 'none'
        ? `runs ${rangeInRoughDollars(costLow, costHigh)} before the pump. Ask neighbors and the groundwater ` +
          'district how deep good water lies.'
        : `and ${pumpPhrases[pump]} runs ${rangeInRoughDollars(costLow, costHigh)}, of which drilling and casing are ` +
          `${rangeInRoughDollars(drillingLow, drillingHigh)}. Ask neighbors and the groundwater district how deep ` +
          'good water lies.'),
    figures: {
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      drilling: { low: roundTo(drillingLow, 0), high: roundTo(drillingHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: WaterWellInputs): readonly TraceStep[] {
  const { drillingLow, drillingHigh, costLow, costHigh } = compute(inputs);
  return [
    { name: 'drilling', formula: 'depth * casing.rate', value: { low: drillingLow, high: drillingHigh }, unit: '$' },
    { name: 'cost', formula: 'drilling + pump.price', value: { low: costLow, high: costHigh }, unit: '$' },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ depth, pump }: WaterWellInputs): BrokenRequirement | null {
  if (!(pump !== 'jet' || depth <= 120)) return {
    message: 'A jet pump stands above ground and cannot lift water from below 120 ft; choose a submersible pump.',
    inputs: ['pump', 'depth'],
  };
  return null;
}

/** "2,500 feet", for instance. */
function inFeet(value: number): string {
  return amount(trimmed(value, 2), '', ' foot', ' feet');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return range(about(low), about(high), '$', '', '');
}

/** Drilling, casing and pump cost by depth */
export const waterWell: Calculator<WaterWellInputs> = {
  slug: 'water-well',
  title: 'Water Well Cost Calculator',
  subtitle: 'Drilling, casing and pump cost by depth',
  tag: 'outdoor',
  service: 'Water wells',
  disclaimer:
    'Planning estimate. Depth to good water decides the price and is not known until drilling; it leaves out ' +
    'electric service, pressure tank, treatment, trenching and groundwater district permits.',
  inputs: [
    {
      name: 'depth',
      label: 'Depth',
      type: 'number',
      unit: 'ft',
      default: 200,
      min: 50,
      max: 1500,
      step: 10,
      units: acceptedUnits.ft,
    },
    {
      name: 'casing',
      label: 'Casing',
      type: 'select',
      default: 'pvc',
      options: [
        { value: 'pvc', label: 'PVC' },
        { value: 'steel', label: 'Steel' },
      ],
    },
    {
      name: 'pump',
      label: 'Pump',
      type: 'select',
      default: 'submersible',
      options: [
        { value: 'submersible', label: 'Submersible' },
        { value: 'solar', label: 'Solar submersible' },
        { value: 'jet', label: 'Deep-well jet (to 120 ft)' },
        { value: 'none', label: 'No pump' },
      ],
    },
  ],
  costBand: {
    service_name: 'Water wells',
    unit: 'per foot drilled',
    price_min_usd: 22,
    price_max_usd: 65,
  },
  sources: [
    'Texas drilling alone $20 to $35 a ft (engineerfix.com), complete residential wells $30 to $70 and PVC casing ' +
      '$7 to $11 a ft (morganshowto.com).',
    "Steel casing adding $10 to $25 a ft and the pump prices are planning estimates inside the service's band.",
    'Deep-well jet pumps lift from 90 to 120 ft at the most, by the performance charts of their makers; the limit ' +
      'and their price are planning estimates.',
    'Wells in the Gulf Coast aquifer (Chicot and Evangeline) usually reach 100 to 600 ft (planning estimate).',
  ],
  price: { figure: 'cost', covers: 'job' },
  refuse,
  answer,
  trace,
};
