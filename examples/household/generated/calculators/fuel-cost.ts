/**
 * Fuel Cost of a Trip. Generated from the entry fuel-cost of examples/household/catalog/calculators/workshop.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  EstimateAmounts,
  TraceStep,
} from '../../../../engine/kernel/module.js';
import { amount, fixed, trimmed } from '../../../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Fuel Cost of a Trip, inside their bounds. */
export interface FuelCostInputs {
  /** Distance, 1 to 5000 km in steps of 1; 450 when omitted. */
  readonly distance: number;
  /** Consumption, 2 to 30 l/100 km in steps of 0.1; 6.4 when omitted. */
  readonly consumption: number;
  /** There and back; 'no' when omitted. */
  readonly back: 'yes' | 'no';
  /** Price of a litre, 0.5 to 4 EUR per litre in steps of 0.01; 1.75 when omitted. */
  readonly price: number;
}

/** The steps of the calculation. */
export interface FuelCostSteps {
  /** if back then 2 * distance else distance, in km */
  readonly way: number;
  /** way * consumption, in km l/100 km */
  readonly fuel: number;
  /** fuel * price, in EUR */
  readonly cost: number;
}

const backPhrases: Readonly<Record<FuelCostInputs['back'], string>> = { yes: 'there and back', no: 'one way' };

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ distance, consumption, back, price }: FuelCostInputs): FuelCostSteps {
  const way = back === 'yes' ? 2 * distance : distance;
  const fuel = way * consumption;
  const cost = fuel * price / 100;
  return { way, fuel, cost };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: FuelCostInputs): CalculationResult {
  const { distance, back } = inputs;
  const { fuel, cost } = compute(inputs);
  return {
    value: roundTo(cost, 2),
    unit: 'EUR',
    interpretation:
      `${inKilometres(distance)} ${backPhrases[back]} take ${inLitresTo1Decimal(fuel / 100)} and cost ` +
      `${inEurosTo2Decimals(cost)}.`,
    secondary: [{ value: roundTo(fuel / 100, 1), unit: 'l', label: 'Fuel' }],
    figures: {
      fuel: { value: roundTo(fuel / 100, 1), unit: 'l' },
      cost: { value: roundTo(cost, 2), unit: 'EUR' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: FuelCostInputs): EstimateAmounts {
  const { cost } = compute(inputs);
  return {
    total: { low: roundTo(cost, 2), high: roundTo(cost, 2) },
    lines: [{ low: roundTo(cost, 2), high: roundTo(cost, 2) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: FuelCostInputs): readonly TraceStep[] {
  const { way, fuel, cost } = compute(inputs);
  return [
    { name: 'way', formula: 'if back then 2 * distance else distance', value: way, unit: 'km' },
    { name: 'fuel', formula: 'way * consumption', value: fuel, unit: 'km l/100 km' },
    { name: 'cost', formula: 'fuel * price', value: cost, unit: 'EUR' },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: FuelCostInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 kilometres", for instance. */
function inKilometres(value: number): string {
  return amount(trimmed(value, 2), '', ' kilometre', ' kilometres');
}

/** "2,500.0 litres", for instance. */
function inLitresTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' litre', ' litres');
}

/** "€2,500.00", for instance. */
function inEurosTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '€', '', '');
}

/** Fuel and money for a distance */
export const fuelCost: Calculator<FuelCostInputs> = {
  slug: 'fuel-cost',
  title: 'Fuel Cost of a Trip',
  subtitle: 'Fuel and money for a distance',
  tag: 'workshop',
  service: 'Petrol',
  disclaimer: 'Town, load, wind and winter raise the consumption.',
  inputs: [
    {
      name: 'distance',
      label: 'Distance',
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
      label: 'Consumption',
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
      label: 'There and back',
      type: 'select',
      default: 'no',
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
    },
    {
      name: 'price',
      label: 'Price of a litre',
      type: 'number',
      unit: 'EUR per litre',
      default: 1.75,
      min: 0.5,
      max: 4,
      step: 0.01,
      written: 'EUR/l',
    },
  ],
  costBand: {
    service_name: 'Petrol',
    unit: 'per litre',
    currency: 'EUR',
    currency_symbol: '€',
    price_min: 1.6,
    price_max: 2,
    notes: 'Petrol in Germany, with tax. The price of a litre is an input here.',
  },
  sources: [
    'Weekly Oil Bulletin of the European Commission, petrol in Germany in 2023 and 2024, for the band.',
  ],
  estimate: {
    covers: 'material',
    unit: 'EUR',
    addsUp: 'distance',
    lines: [{ line: 'Petrol', covers: 'material' }],
    leavesOut: ['wear', 'tax', 'insurance', 'tolls', 'parking'],
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
