/**
 * Weed Sprayer Mix Calculator. Generated from the entry weed-control of catalog/calculators/grounds.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundDown, roundTo, roundUp } from '../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../engine/kernel/module.js';
import { amount, fixed, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Weed Sprayer Mix Calculator, inside their bounds. */
export interface WeedControlInputs {
  /** Lawn, 100 to 200000 sq ft in steps of 100; 5000 when omitted. */
  readonly lawn: number;
  /** Product for 1,000 sq ft, 0.05 to 12 fl oz in steps of 0.05; 1.5 when omitted. */
  readonly rate: number;
  /** Water for 1,000 sq ft, 0.25 to 5 gallons in steps of 0.25; 1 when omitted. */
  readonly spray: number;
  /** Tank, 1 to 200 gallons in steps of 0.5; 4 when omitted. */
  readonly tank: number;
}

/** The steps of the calculation. */
export interface WeedControlSteps {
  /** lawn / 1000 sqft */
  readonly thousands: number;
  /** thousands * rate */
  readonly ounces: number;
  /** thousands * spray, in gallons */
  readonly water: number;
  /** floor(water / tank * 1 tank), in tanks */
  readonly full: number;
  /** ceil(water / tank * 1 tank), in tanks */
  readonly fills: number;
  /** tank / spray * rate */
  readonly each: number;
  /** max(water - full / 1 tank * tank, 0 gal), in gallons */
  readonly rest: number;
  /** rest / spray * rate */
  readonly last: number;
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ lawn, rate, spray, tank }: WeedControlInputs): WeedControlSteps {
  const thousands = lawn / 1000;
  const ounces = thousands * rate;
  const water = thousands * spray;
  const full = roundDown(water / tank);
  const fills = roundUp(water / tank);
  const each = tank / spray * rate;
  const rest = Math.max(water - full * tank, 0);
  const last = rest / spray * rate;
  return { thousands, ounces, water, full, fills, each, rest, last };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: WeedControlInputs): CalculationResult {
  const { lawn, tank } = inputs;
  const { ounces, water, full, fills, each, rest, last } = compute(inputs);
  return {
    value: roundTo(ounces, 2),
    unit: 'fl oz',
    interpretation:
      `For ${inWholeSqFt(lawn)} you need ${trimmed(ounces, 2)} fluid ounces of product in ${inGallons(water)} of ` +
      'water' +
      (fills <= 1
        ? ', which is one tank. Put in half the water first, then the product, then the rest.'
        : `. Mix ${inWholeTanks(full)} of ${inGallons(tank)} with ${fixed(each, 2)} fluid ounces in each` +
          (fills <= full ? '.' : `, and a last one of ${inGallons(rest)} with ${fixed(last, 2)} fluid ounces.`)),
    secondary: [
      { value: roundTo(water, 2), unit: 'gallons', label: 'Water' },
      { value: roundTo(fills, 0), unit: 'tanks', label: 'Tanks to fill' },
      { value: roundTo(each, 2), unit: '', label: 'Product for a full tank in fl oz' },
      { value: roundTo(last, 2), unit: '', label: 'Product for the last tank in fl oz' },
    ],
    figures: {
      ounces: { value: roundTo(ounces, 2), unit: '' },
      water: { value: roundTo(water, 2), unit: 'gallons' },
      full: { value: roundTo(full, 0), unit: 'tanks' },
      each: { value: roundTo(each, 2), unit: '' },
      rest: { value: roundTo(rest, 2), unit: 'gallons' },
      last: { value: roundTo(last, 2), unit: '' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: WeedControlInputs): readonly TraceStep[] {
  const { thousands, ounces, water, full, fills, each, rest, last } = compute(inputs);
  return [
    { name: 'thousands', formula: 'lawn / 1000 sqft', value: thousands, unit: '' },
    { name: 'ounces', formula: 'thousands * rate', value: ounces, unit: '' },
    { name: 'water', formula: 'thousands * spray', value: water, unit: 'gallons' },
    { name: 'full', formula: 'floor(water / tank * 1 tank)', value: full, unit: 'tanks' },
    { name: 'fills', formula: 'ceil(water / tank * 1 tank)', value: fills, unit: 'tanks' },
    { name: 'each', formula: 'tank / spray * rate', value: each, unit: '' },
    { name: 'rest', formula: 'max(water - full / 1 tank * tank, 0 gal)', value: rest, unit: 'gallons' },
    { name: 'last', formula: 'rest / spray * rate', value: last, unit: '' },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: WeedControlInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 sq ft", for instance. */
function inWholeSqFt(value: number): string {
  return amount(trimmed(value, 0), '', ' sq ft', ' sq ft');
}

/** "2,500 gallons", for instance. */
function inGallons(value: number): string {
  return amount(trimmed(value, 2), '', ' gallon', ' gallons');
}

/** "2,500 tanks", for instance. */
function inWholeTanks(value: number): string {
  return amount(trimmed(value, 0), '', ' tank', ' tanks');
}

/** Ounces of weed killer for a lawn by its label, how much for each tank and how many tanks */
export const weedControl: Calculator<WeedControlInputs> = {
  slug: 'weed-control',
  title: 'Weed Sprayer Mix Calculator',
  subtitle: 'Ounces of weed killer for a lawn by its label, how much for each tank and how many tanks',
  tag: 'outdoor',
  service: 'Weed control',
  disclaimer:
    'Arithmetic of the rate on the label, which is the law for its product. It leaves out which product suits your ' +
    'grass and weeds, weather, protection and the limits for a year; some products need a license in Texas.',
  inputs: [
    {
      name: 'lawn',
      label: 'Lawn',
      type: 'number',
      unit: 'sq ft',
      default: 5000,
      min: 100,
      max: 200000,
      step: 100,
      units: acceptedUnits.sqft,
      ask: 'How large is the lawn?',
    },
    {
      name: 'rate',
      label: 'Product for 1,000 sq ft',
      type: 'number',
      unit: 'fl oz',
      default: 1.5,
      min: 0.05,
      max: 12,
      step: 0.05,
      ask: 'How much product for 1,000 sq ft?',
      hint: 'Fluid ounces, from the label',
    },
    {
      name: 'spray',
      label: 'Water for 1,000 sq ft',
      type: 'number',
      unit: 'gallons',
      default: 1,
      min: 0.25,
      max: 5,
      step: 0.25,
      units: acceptedUnits.gal,
      hint: 'What your sprayer puts out',
    },
    {
      name: 'tank',
      label: 'Tank',
      type: 'number',
      unit: 'gallons',
      default: 4,
      min: 1,
      max: 200,
      step: 0.5,
      units: acceptedUnits.gal,
    },
  ],
  costBand: null,
  sources: [
    "Product and water in proportion to the area, by the label's rate for 1,000 sq ft. It is a violation of " +
      'federal law to use a product in any manner inconsistent with its labeling, as each label says by FIFRA ' +
      '(nrcca.cals.cornell.edu/pest/CA5/CA0539.php).',
  ],
  counted: { gallons: 'gallon', tanks: 'tank' },
  asks: [
    { input: 'lawn', from: 3500, to: 7500 },
    { input: 'rate', from: 1, to: 2 },
  ],
  slopes: {
    value: { lawn: 1, rate: 1, spray: 0, tank: 0 },
    ounces: { lawn: 1, rate: 1, spray: 0, tank: 0 },
    water: { lawn: 1, rate: 0, spray: 1, tank: 0 },
    full: { lawn: 1, rate: 0, spray: 1, tank: -1 },
    each: { lawn: 0, rate: 1, spray: -1, tank: 1 },
    rest: { rate: 0 },
    last: { rate: 1 },
  },
  refuse,
  answer,
  trace,
};
