/**
 * Rainwater Harvesting Calculator. Generated from the entry rainwater-harvesting of catalog/calculators/home-water.yaml
 * by `npm run generate`: edit the catalog, not this file.
 */
import { isAtMost, roundTo, roundUpTo } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../engine/kernel/module.js';
import { amount, roughRange, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Rainwater Harvesting Calculator, inside their bounds. */
export interface RainwaterHarvestingInputs {
  /** Roof footprint, 50 to 20000 sq ft in steps of 50; 2000 when omitted. */
  readonly roof: number;
  /** Rain in a year, 10 to 60 in in steps of 1; 30 when omitted. */
  readonly rain: number;
  /** Share that reaches the tank; '85' when omitted. */
  readonly efficiency: '75' | '80' | '85' | '90';
  /** Water used a month, 50 to 10000 gallons in steps of 50; 1200 when omitted. */
  readonly monthly: number;
  /** Dry months to bridge, whole, 1 to 6 months in steps of 1; 2 when omitted. */
  readonly months: number;
}

/** The steps of the calculation. */
export interface RainwaterHarvestingSteps {
  /** roof * 1 in * efficiency to gal, in gallons */
  readonly inch: number;
  /** inch * (rain / 1 in), in gallons */
  readonly year: number;
  /** monthly * 12, in gallons */
  readonly yearly: number;
  /** monthly * months, in gallons */
  readonly bridge: number;
  /** ceil(min(bridge, year), 100 gal), in gallons */
  readonly tank: number;
  /** Low end of tank * home_prices.rain_tank, in $ */
  readonly costLow: number;
  /** High end of tank * home_prices.rain_tank, in $ */
  readonly costHigh: number;
  /** if yearly <= year then "enough rain" else "too little rain" */
  readonly verdict: string;
}

const efficiencyFigures: Readonly<Record<RainwaterHarvestingInputs['efficiency'], number>> = {
  '75': 75,
  '80': 80,
  '85': 85,
  '90': 90,
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute(inputs: RainwaterHarvestingInputs): RainwaterHarvestingSteps {
  const { roof, rain, efficiency, monthly, months } = inputs;
  const inch = roof * efficiencyFigures[efficiency] * 12 / 1925;
  const year = inch * rain;
  const yearly = monthly * 12;
  const bridge = monthly * months;
  const tank = roundUpTo(Math.min(bridge, year), 100);
  const costLow = tank;
  const costHigh = tank * 1.6;
  const verdict: string = isAtMost(yearly, year) ? 'enough rain' : 'too little rain';
  return { inch, year, yearly, bridge, tank, costLow, costHigh, verdict };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: RainwaterHarvestingInputs, own: OwnFigures): RainwaterHarvestingSteps {
  const { roof, rain, efficiency, monthly, months } = inputs;
  const homePricesRainTank = own['home_prices.rain_tank'] ?? 1;
  const homePricesRainTankHigh = own['home_prices.rain_tank'] ?? 1.6;
  const inch = roof * efficiencyFigures[efficiency] * 12 / 1925;
  const year = inch * rain;
  const yearly = monthly * 12;
  const bridge = monthly * months;
  const tank = roundUpTo(Math.min(bridge, year), 100);
  const costLow = tank * homePricesRainTank;
  const costHigh = tank * homePricesRainTankHigh;
  const verdict: string = isAtMost(yearly, year) ? 'enough rain' : 'too little rain';
  return { inch, year, yearly, bridge, tank, costLow, costHigh, verdict };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: RainwaterHarvestingInputs, steps = compute(inputs)): CalculationResult {
  const { roof, rain } = inputs;
  const { inch, year, yearly, tank, costLow, costHigh, verdict } = steps;
  return {
    value: roundTo(year, 0),
    unit: 'gallons a year',
    text: verdict,
    interpretation:
      `A roof of ${inSqFt(roof)} gives about ${inWholeGallons(year)} in a year with ${inInches(rain)} of rain, ` +
      `${inWholeGallons(inch)} an inch. ` +
      (isAtMost(yearly, year)
        ? `That covers ${inWholeGallons(yearly)} of use; a tank of ${inWholeGallons(tank)} covers the dry months and ` +
          `costs ${rangeInRoughDollars(costLow, costHigh)}, plus pump and filters.`
        : `You use ${inWholeGallons(yearly)}, so a tank of ${inWholeGallons(tank)} ` +
          `(${rangeInRoughDollars(costLow, costHigh)} plus pump and filters) will run dry some months.`),
    secondary: [
      { value: roundTo(inch, 0), unit: 'gallons', label: 'From each inch of rain' },
      { value: roundTo(yearly, 0), unit: 'gallons', label: 'Used in a year' },
      { value: roundTo(tank, 0), unit: 'gallons', label: 'Tank' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Tank (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Tank (high)' },
    ],
    figures: {
      year: { value: roundTo(year, 0), unit: 'gallons' },
      inch: { value: roundTo(inch, 0), unit: 'gallons' },
      yearly: { value: roundTo(yearly, 0), unit: 'gallons' },
      tank: { value: roundTo(tank, 0), unit: 'gallons' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: RainwaterHarvestingInputs, steps = compute(inputs)): EstimateAmounts {
  const { costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(costLow, 0), high: roundTo(costHigh, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: RainwaterHarvestingInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { inch, year, yearly, bridge, tank, costLow, costHigh, verdict } = steps;
  return [
    { name: 'inch', formula: 'roof * 1 in * efficiency to gal', value: inch, unit: 'gallons' },
    { name: 'year', formula: 'inch * (rain / 1 in)', value: year, unit: 'gallons' },
    { name: 'yearly', formula: 'monthly * 12', value: yearly, unit: 'gallons' },
    { name: 'bridge', formula: 'monthly * months', value: bridge, unit: 'gallons' },
    { name: 'tank', formula: 'ceil(min(bridge, year), 100 gal)', value: tank, unit: 'gallons' },
    { name: 'cost', formula: 'tank * home_prices.rain_tank', value: { low: costLow, high: costHigh }, unit: '$' },
    {
      name: 'verdict',
      formula: 'if yearly <= year then "enough rain" else "too little rain"',
      value: verdict,
      unit: '',
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: RainwaterHarvestingInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 sq ft", for instance. */
function inSqFt(value: number): string {
  return amount(trimmed(value, 2), '', ' sq ft', ' sq ft');
}

/** "2,500 gallons", for instance. */
function inWholeGallons(value: number): string {
  return amount(trimmed(value, 0), '', ' gallon', ' gallons');
}

/** "2,500 inches", for instance. */
function inInches(value: number): string {
  return amount(trimmed(value, 2), '', ' inch', ' inches');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Gallons a year from a roof, the tank for dry months and its price */
export const rainwaterHarvesting: Calculator<RainwaterHarvestingInputs> = {
  slug: 'rainwater-harvesting',
  title: 'Rainwater Harvesting Calculator',
  subtitle: 'Gallons a year from a roof, the tank for dry months and its price',
  tag: 'outdoor',
  service: 'Rainwater harvesting',
  disclaimer:
    'Planning estimate from yearly rain. It leaves out gutters, first-flush diverters, pumps, filters and pads. Rain ' +
    'on this coast comes in bursts with dry months between; drinking it needs treatment and testing.',
  inputs: [
    {
      name: 'roof',
      label: 'Roof footprint',
      type: 'number',
      unit: 'sq ft',
      default: 2000,
      min: 50,
      max: 20000,
      step: 50,
      units: acceptedUnits.sqft,
    },
    {
      name: 'rain',
      label: 'Rain in a year',
      type: 'number',
      unit: 'in',
      default: 30,
      min: 10,
      max: 60,
      step: 1,
      units: acceptedUnits.in,
      hint: 'About 30 inches at Corpus Christi, less inland',
    },
    {
      name: 'efficiency',
      label: 'Share that reaches the tank',
      type: 'select',
      unit: 'percent',
      default: '85',
      options: [
        { value: '75', label: '75%', size: 75 },
        { value: '80', label: '80%', size: 80 },
        { value: '85', label: '85%', size: 85 },
        { value: '90', label: '90%', size: 90 },
      ],
      units: acceptedUnits.percent,
      ask: 'What share reaches the tank?',
      hint: '90% of a metal roof, 80% of shingles, less with a first-flush diverter',
    },
    {
      name: 'monthly',
      label: 'Water used a month',
      type: 'number',
      unit: 'gallons',
      default: 1200,
      min: 50,
      max: 10000,
      step: 50,
      units: acceptedUnits.gal,
      ask: 'How much water is used in a month?',
    },
    {
      name: 'months',
      label: 'Dry months to bridge',
      type: 'number',
      unit: 'months',
      default: 2,
      min: 1,
      max: 6,
      step: 1,
      whole: true,
      ask: 'How many dry months must it bridge?',
    },
  ],
  costBand: {
    service_name: 'Rainwater harvesting',
    unit: 'per gallon',
    price_min_usd: 1,
    price_max_usd: 1.6,
    notes: 'The tank alone; a whole system with pump and filters often costs $8,000 to $10,000. Steel tanks cost more.',
  },
  sources: [
    'A square foot and an inch of rain are 0.623 gallons (Texas Manual on Rainwater Harvesting, TWDB, third ' +
      'edition 2005).',
    "75 to 90 percent reach the tank (the same manual); months of reserve are the planner's choice.",
  ],
  sharedFigures: [{
    name: 'home_prices.rain_tank',
    unit: '$ per gallon',
    source: 'Published: firm, guide (undated)',
    values: [{ low: 1, high: 1.6 }],
  }],
  estimate: {
    covers: 'material',
    unit: '$',
    lines: [{ line: 'Tank', covers: 'material' }],
    leavesOut: ['delivery', 'gutters', 'first-flush diverter', 'pump and filters', 'pad', 'installation', 'sales tax'],
    pitfalls: [
      'The roof is its footprint with the eaves, not the area along the slope.',
      'Water weighs 8.34 pounds a gallon; a full tank of 2,500 gallons weighs ten tons and needs a level pad.',
      'Open tanks breed mosquitoes within a week; screen every opening.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 1,
    prices: { 'home_prices.rain_tank': 'published' },
  },
  own: {
    figures: [{
      name: 'home_prices.rain_tank',
      label: 'Tank',
      unit: '$ per gallon',
      min: 0.2,
      max: 6,
      written: 'USD/gal',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: { kind: 'tank', measures: { volume: { step: 'tank', times: 1 } } },
  labels: { 'home_prices.rain_tank': 'Tank' },
  counted: { gallons: 'gallon', 'gallons a year': 'gallon a year', months: 'month' },
  repeats: { '3': 'total', '4': 'total' },
  asks: [
    { input: 'months', from: 1, to: 3 },
    { input: 'monthly', from: 800, to: 1800 },
  ],
  slopes: {
    value: { roof: 1, rain: 1, monthly: 0, months: 0 },
    year: { roof: 1, rain: 1, monthly: 0, months: 0 },
    inch: { roof: 1, rain: 0, monthly: 0, months: 0 },
    yearly: { roof: 0, rain: 0, monthly: 1, months: 0 },
    tank: { roof: 1, rain: 1, monthly: 1, months: 1 },
    'cost.low': { roof: 1, rain: 1, monthly: 1, months: 1 },
    'cost.high': { roof: 1, rain: 1, monthly: 1, months: 1 },
    'total.low': { roof: 1, rain: 1, monthly: 1, months: 1 },
    'total.high': { roof: 1, rain: 1, monthly: 1, months: 1 },
  },
  refuse,
  answer,
  trace,
};
