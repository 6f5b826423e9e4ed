/**
 * Spritkosten einer Fahrt. Generated from the entry fuel-cost of examples/household/catalog/calculators/workshop.yaml
 * by `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../../../engine/kernel/math.js';
import type { CalculationResult, Calculator } from '../../../../../engine/kernel/module.js';
import type { FuelCostInputs } from '../../calculators/fuel-cost.js';
import { compute, estimate, refuse, trace } from '../../calculators/fuel-cost.js';
import { amount, fixed, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const backPhrases: Readonly<Record<FuelCostInputs['back'], string>> = { yes: 'hin und zurück', no: 'einfach' };

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: FuelCostInputs): CalculationResult {
  const { distance, back } = inputs;
  const { fuel, cost } = compute(inputs);
  return {
    value: roundTo(cost, 2),
    unit: 'EUR',
    interpretation:
      `Für ${inKilometer(distance)} ${backPhrases[back]} brauchen Sie ${inLiterTo1Decimal(fuel / 100)}, das kostet ` +
      `${inEuroTo2Decimals(cost)}.`,
    secondary: [{ value: roundTo(fuel / 100, 1), unit: 'l', label: 'Kraftstoff' }],
    figures: {
      fuel: { value: roundTo(fuel / 100, 1), unit: 'l' },
      cost: { value: roundTo(cost, 2), unit: 'EUR' },
    },
  };
}

/** "2.500 Kilometer", for instance. */
function inKilometer(value: number): string {
  return amount(trimmed(value, 2), '', ' Kilometer', ' Kilometer');
}

/** "2.500,0 Liter", for instance. */
function inLiterTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' Liter', ' Liter');
}

/** "2.500,00 €", for instance. */
function inEuroTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '', ' €', ' €');
}

/** Kraftstoff und Geld für eine Strecke */
export const fuelCost: Calculator<FuelCostInputs> = {
  slug: 'fuel-cost',
  title: 'Spritkosten einer Fahrt',
  subtitle: 'Kraftstoff und Geld für eine Strecke',
  tag: 'workshop',
  service: 'Benzin',
  disclaimer: 'Stadt, Last, Wind und Winter erhöhen den Verbrauch.',
  inputs: [
    {
      name: 'distance',
      label: 'Strecke',
      type: 'number',
      unit: 'km',
      default: 450,
      min: 1,
      max: 5000,
      step: 1,
      units: acceptedUnits.km,
    },
    {
      name: 'consumption',
      label: 'Verbrauch',
      type: 'number',
      unit: 'l/100 km',
      default: 6.4,
      min: 2,
      max: 30,
      step: 0.1,
      units: acceptedUnits.per100km,
    },
    {
      name: 'back',
      label: 'Hin und zurück',
      type: 'select',
      default: 'no',
      options: [
        { value: 'yes', label: 'Ja' },
        { value: 'no', label: 'Nein' },
      ],
    },
    {
      name: 'price',
      label: 'Preis pro Liter',
      type: 'number',
      unit: 'EUR pro Liter',
      default: 1.75,
      min: 0.5,
      max: 4,
      step: 0.01,
      written: 'EUR/l',
    },
  ],
  costBand: {
    service_name: 'Benzin',
    unit: 'pro Liter',
    currency: 'EUR',
    currency_symbol: '€',
    price_min: 1.6,
    price_max: 2,
    notes: 'Benzin in Deutschland, mit Steuer. Der Preis pro Liter ist hier eine Eingabe.',
  },
  sources: [
    'Weekly Oil Bulletin of the European Commission, petrol in Germany in 2023 and 2024, for the band.',
  ],
  estimate: {
    covers: 'material',
    unit: 'EUR',
    addsUp: 'distance',
    lines: [{ line: 'Benzin', covers: 'material' }],
    leavesOut: ['Verschleiß', 'Steuer', 'Versicherung', 'Maut', 'Parken'],
    amounts: estimate,
  },
  basis: {
    class: 'exact',
    prices: {},
  },
  slopes: {
    value: { distance: 1, consumption: 1, price: 1 },
    fuel: { distance: 1, consumption: 1, price: 0 },
    cost: { distance: 1, consumption: 1, price: 1 },
    'total.low': { distance: 1, consumption: 1, price: 1 },
    'total.high': { distance: 1, consumption: 1, price: 1 },
  },
  refuse,
  answer,
  trace,
};
