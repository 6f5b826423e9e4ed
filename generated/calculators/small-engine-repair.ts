/**
 * Two-Stroke Fuel Mix Calculator. Generated from the entry small-engine-repair of catalog/calculators/shop.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, Cell, TraceStep } from '../../engine/kernel/module.js';
import { amount, fixed, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Two-Stroke Fuel Mix Calculator, inside their bounds. */
export interface SmallEngineRepairInputs {
  /** Gasoline, 0.1 to 55 gallons in steps of 0.1; 1 when omitted. */
  readonly gas: number;
  /** Ratio; '50' when omitted. */
  readonly ratio: '16' | '24' | '32' | '40' | '50' | '100';
}

/** The steps of the calculation. */
export interface SmallEngineRepairSteps {
  /** gas / ratio.parts to floz, in fl oz */
  readonly oil: number;
  /** oil to ml, in ml */
  readonly metric: number;
  /** 1 / (1 + ratio.parts) to %, in % */
  readonly share: number;
}

const ratioFigures: Readonly<Record<SmallEngineRepairInputs['ratio'], number>> = {
  '16': 16,
  '24': 24,
  '32': 32,
  '40': 40,
  '50': 50,
  '100': 100,
};
const ratioPhrases: Readonly<Record<SmallEngineRepairInputs['ratio'], string>> = {
  '16': '16 to 1',
  '24': '24 to 1',
  '32': '32 to 1',
  '40': '40 to 1',
  '50': '50 to 1',
  '100': '100 to 1',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ gas, ratio }: SmallEngineRepairInputs): SmallEngineRepairSteps {
  const oil = gas / ratioFigures[ratio] * 128;
  const metric = oil * 29.5735295625;
  const share = 1 / (1 + ratioFigures[ratio]) * 100;
  return { oil, metric, share };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: SmallEngineRepairInputs): CalculationResult {
  const { gas, ratio } = inputs;
  const { oil, metric, share } = compute(inputs);
  return {
    value: roundTo(oil, 1),
    unit: 'oz of oil',
    interpretation:
      `For ${inGallons(gas)} of gasoline at ${ratioPhrases[ratio]} add ${inFluidOuncesTo1Decimal(oil)} of two-stroke ` +
      `oil, or ${inWholeMilliliters(metric)}. The mix is ${inNumbersTo1Decimal(share)} oil.`,
    secondary: [{ value: roundTo(metric, 0), unit: 'ml', label: 'In milliliters' }],
    figures: {
      oil: { value: roundTo(oil, 1), unit: 'fl oz' },
      metric: { value: roundTo(metric, 0), unit: 'ml' },
      share: { value: roundTo(share, 1), unit: '%' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: SmallEngineRepairInputs): readonly TraceStep[] {
  const { oil, metric, share } = compute(inputs);
  return [
    { name: 'oil', formula: 'gas / ratio.parts to floz', value: oil, unit: 'fl oz' },
    { name: 'metric', formula: 'oil to ml', value: metric, unit: 'ml' },
    { name: 'share', formula: '1 / (1 + ratio.parts) to %', value: share, unit: '%' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ ratio }: SmallEngineRepairInputs): readonly Cell[] {
  return [{ name: 'ratio.parts', cell: ratio, unit: '', value: ratioFigures[ratio] }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: SmallEngineRepairInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 gallons", for instance. */
function inGallons(value: number): string {
  return amount(trimmed(value, 2), '', ' gallon', ' gallons');
}

/** "2,500 fluid ounces", for instance. */
function inFluidOuncesTo1Decimal(value: number): string {
  return amount(trimmed(value, 1), '', ' fluid ounce', ' fluid ounces');
}

/** "2,500 milliliters", for instance. */
function inWholeMilliliters(value: number): string {
  return amount(trimmed(value, 0), '', ' milliliter', ' milliliters');
}

/** "2,500.0%", for instance. */
function inNumbersTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', '%', '%');
}

/** Ounces of oil for a can of gas at a ratio such as 50 to 1; it does not price a repair */
export const smallEngineRepair: Calculator<SmallEngineRepairInputs> = {
  slug: 'small-engine-repair',
  title: 'Two-Stroke Fuel Mix Calculator',
  subtitle: 'Ounces of oil for a can of gas at a ratio such as 50 to 1; it does not price a repair',
  tag: 'shop',
  service: 'Small engine repair',
  disclaimer:
    "The ratio is that of the engine's manual or label, and no other. It leaves out engines with an oil tank of " +
    'their own and four-stroke engines, which are never run on mix. Mix outdoors, away from flames.',
  inputs: [
    {
      name: 'gas',
      label: 'Gasoline',
      type: 'number',
      unit: 'gallons',
      default: 1,
      min: 0.1,
      max: 55,
      step: 0.1,
      units: acceptedUnits.gal,
      ask: 'How much gasoline?',
    },
    {
      name: 'ratio',
      label: 'Ratio',
      type: 'select',
      default: '50',
      options: [
        { value: '16', label: '16 to 1' },
        { value: '24', label: '24 to 1' },
        { value: '32', label: '32 to 1' },
        { value: '40', label: '40 to 1' },
        { value: '50', label: '50 to 1' },
        { value: '100', label: '100 to 1' },
      ],
      ask: 'What ratio does the engine take?',
    },
  ],
  costBand: null,
  sources: [
    "A gallon is 128 fluid ounces and the oil is gas / ratio, as in the mixing table of Husqvarna's manual for the " +
      '61 and 268, which also warns of outboard oil (manualsdump.com/amp/en/manuals/100130/26); the rule in words at ' +
      'reference.com/vehicles/many-ounces-oil-should-one-use-50-1-oil-gas-ratio-c4b1df918024ef75.',
  ],
  counted: { gallons: 'gallon' },
  asks: [
    { input: 'ratio', from: '100', to: '16' },
    { input: 'gas', from: 0.7, to: 1.5 },
  ],
  slopes: {
    value: { gas: 1 },
    oil: { gas: 1 },
    metric: { gas: 1 },
    share: { gas: 0 },
  },
  refuse,
  answer,
  trace,
  cells,
};
