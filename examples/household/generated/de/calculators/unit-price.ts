/**
 * Grundpreis. Generated from the entry unit-price of examples/household/catalog/calculators/kitchen.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../../../engine/kernel/module.js';
import type { UnitPriceInputs } from '../../calculators/unit-price.js';
import { compute, refuse } from '../../calculators/unit-price.js';
import { amount, fixed, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: UnitPriceInputs): CalculationResult {
  const { price, contents } = inputs;
  const { perKilogram } = compute(inputs);
  return {
    value: roundTo(perKilogram, 2),
    unit: 'EUR pro Kilogramm',
    interpretation:
      `${inGramm(contents)} zu ${inEuroTo2Decimals(price)} kosten umgerechnet ` +
      `${inEuroProKilogrammTo2Decimals(perKilogram)}.`,
    figures: {
      perKilogram: { value: roundTo(perKilogram, 2), unit: 'EUR pro Kilogramm' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: UnitPriceInputs): readonly TraceStep[] {
  const { perKilogram } = compute(inputs);
  return [{
    name: 'perKilogram',
    formula: 'price / contents to EUR/kg',
    value: perKilogram,
    unit: 'EUR pro Kilogramm',
  }];
}

/** "2.500 Gramm", for instance. */
function inGramm(value: number): string {
  return amount(trimmed(value, 2), '', ' Gramm', ' Gramm');
}

/** "2.500,00 €", for instance. */
function inEuroTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '', ' €', ' €');
}

/** "2.500,00 € pro Kilogramm", for instance. */
function inEuroProKilogrammTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '', ' € pro Kilogramm', ' € pro Kilogramm');
}

/** Was eine Packung pro Kilogramm kostet, zum Vergleich verschieden großer Packungen */
export const unitPrice: Calculator<UnitPriceInputs> = {
  slug: 'unit-price',
  title: 'Grundpreis',
  subtitle: 'Was eine Packung pro Kilogramm kostet, zum Vergleich verschieden großer Packungen',
  tag: 'kitchen',
  service: 'Grundpreis',
  disclaimer: 'Vergleichen Sie, was in der Packung ist, nicht was groß darauf gedruckt ist.',
  inputs: [
    {
      name: 'price',
      label: 'Preis der Packung',
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
      label: 'Inhalt',
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
