/**
 * Unit Price. Generated from the entry unit-price of examples/household/catalog/calculators/kitchen.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../../../engine/kernel/module.js';
import { amount, fixed, trimmed } from '../../../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Unit Price, inside their bounds. */
export interface UnitPriceInputs {
  /** Price of the package, 0.01 to 500 EUR in steps of 0.01; 2.49 when omitted. */
  readonly price: number;
  /** Contents, 1 to 25000 g in steps of 1; 375 when omitted. */
  readonly contents: number;
}

/** The steps of the calculation. */
export interface UnitPriceSteps {
  /** price / contents to EUR/kg, in EUR per kilogram */
  readonly perKilogram: number;
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ price, contents }: UnitPriceInputs): UnitPriceSteps {
  const perKilogram = price / contents * 1000;
  return { perKilogram };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: UnitPriceInputs): CalculationResult {
  const { price, contents } = inputs;
  const { perKilogram } = compute(inputs);
  return {
    value: roundTo(perKilogram, 2),
    unit: 'EUR per kilogram',
    interpretation:
      `${inGrams(contents)} for ${inEurosTo2Decimals(price)} are ${inEurosPerKilogramTo2Decimals(perKilogram)}.`,
    figures: {
      perKilogram: { value: roundTo(perKilogram, 2), unit: 'EUR per kilogram' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: UnitPriceInputs): readonly TraceStep[] {
  const { perKilogram } = compute(inputs);
  return [{ name: 'perKilogram', formula: 'price / contents to EUR/kg', value: perKilogram, unit: 'EUR per kilogram' }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: UnitPriceInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 grams", for instance. */
function inGrams(value: number): string {
  return amount(trimmed(value, 2), '', ' gram', ' grams');
}

/** "€2,500.00", for instance. */
function inEurosTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '€', '', '');
}

/** "€2,500.00 per kilogram", for instance. */
function inEurosPerKilogramTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '€', ' per kilogram', ' per kilogram');
}

/** What a package costs for each kilogram, to compare packages of different size */
export const unitPrice: Calculator<UnitPriceInputs> = {
  slug: 'unit-price',
  title: 'Unit Price',
  subtitle: 'What a package costs for each kilogram, to compare packages of different size',
  tag: 'kitchen',
  service: 'Unit Price',
  disclaimer: 'Compare what is in the package, not what is printed large on it.',
  inputs: [
    {
      name: 'price',
      label: 'Price of the package',
      type: 'number',
      unit: 'EUR',
      default: 2.49,
      min: 0.01,
      max: 500,
      step: 0.01,
      units: acceptedUnits.EUR,
    },
    {
      name: 'contents',
      label: 'Contents',
      type: 'number',
      unit: 'g',
      default: 375,
      min: 1,
      max: 25000,
      step: 1,
      units: acceptedUnits.g,
    },
  ],
  costBand: null,
  sources: [
    'Directive 98/6/EC, article 2, for the selling price of one kilogram.',
  ],
  slopes: {
    value: { price: 1, contents: -1 },
    perKilogram: { price: 1, contents: -1 },
  },
  refuse,
  answer,
  trace,
};
