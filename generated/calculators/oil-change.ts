/**
 * Oil Change Calculator. Generated from the entry oil-change of catalog/calculators/auto.yaml by `npm run generate`:
 * edit the catalog, not this file.
 */
import { isAtMost, roundHalfAwayTo, roundTo, roundUp } from '../../engine/kernel/math.js';
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

/** The inputs of the Oil Change Calculator, inside their bounds. */
export interface OilChangeInputs {
  /** Miles a year, 500 to 100000 miles in steps of 500; 15000 when omitted. */
  readonly miles: number;
  /** Oil; 'synthetic' when omitted. */
  readonly oil: 'conventional' | 'blend' | 'synthetic';
  /** Service; 'severe' when omitted. */
  readonly duty: 'normal' | 'severe';
}

/** The steps of the calculation. */
export interface OilChangeSteps {
  /** round(oil.interval * duty.share, 100 mi), in miles */
  readonly interval: number;
  /** max(1, ceil(miles / interval)) * 1 time, in times */
  readonly changes: number;
  /** Low end of oil.price, in $ */
  readonly eachLow: number;
  /** High end of oil.price, in $ */
  readonly eachHigh: number;
  /** Low end of changes * each / 1 time, in $ */
  readonly costLow: number;
  /** High end of changes * each / 1 time, in $ */
  readonly costHigh: number;
}

const oilFigures: Readonly<
  Record<OilChangeInputs['oil'], { interval: number; priceLow: number; priceHigh: number }>
> = {
  conventional: { interval: 5000, priceLow: 35, priceHigh: 75 },
  blend: { interval: 6000, priceLow: 45, priceHigh: 90 },
  synthetic: { interval: 7500, priceLow: 65, priceHigh: 125 },
};
const oilPhrases: Readonly<Record<OilChangeInputs['oil'], string>> = {
  conventional: 'conventional oil',
  blend: 'a synthetic blend',
  synthetic: 'full synthetic oil',
};
const dutyPhrases: Readonly<Record<OilChangeInputs['duty'], string>> = {
  normal: 'normal service',
  severe: 'severe service',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ miles, oil, duty }: OilChangeInputs): OilChangeSteps {
  const oilChosen = oilFigures[oil];
  const interval = roundHalfAwayTo(oilChosen.interval * (duty === 'normal' ? 1 : 0.6666666667), 100);
  const changes = Math.max(1, roundUp(miles / interval));
  const eachLow = oilChosen.priceLow;
  const eachHigh = oilChosen.priceHigh;
  const costLow = changes * eachLow;
  const costHigh = changes * eachHigh;
  return { interval, changes, eachLow, eachHigh, costLow, costHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: OilChangeInputs, own: OwnFigures): OilChangeSteps {
  const { miles, oil, duty } = inputs;
  const oilChosen = oilFigures[oil];
  const oilPrice = own['oil.price'] ?? oilChosen.priceLow;
  const oilPriceHigh = own['oil.price'] ?? oilChosen.priceHigh;
  const interval = roundHalfAwayTo(oilChosen.interval * (duty === 'normal' ? 1 : 0.6666666667), 100);
  const changes = Math.max(1, roundUp(miles / interval));
  const eachLow = oilPrice;
  const eachHigh = oilPriceHigh;
  const costLow = changes * eachLow;
  const costHigh = changes * eachHigh;
  return { interval, changes, eachLow, eachHigh, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: OilChangeInputs, steps = compute(inputs)): CalculationResult {
  const { miles, oil, duty } = inputs;
  const { interval, changes, eachLow, eachHigh, costLow, costHigh } = steps;
  return {
    value: roundTo(changes, 0),
    unit: 'oil changes a year',
    interpretation:
      `In ${dutyPhrases[duty]} ${oilPhrases[oil]} lasts about ${inWholeMiles(interval)}, so at ` +
      `${inWholeMiles(miles)} a year ` +
      (isAtMost(miles, interval)
        ? `you need one change a year. It costs ${rangeInRoughDollars(costLow, costHigh)}.`
        : `change it ${inWholeTimes(changes)}. Each change costs ${rangeInRoughDollars(eachLow, eachHigh)} and the ` +
          `year ${rangeInRoughDollars(costLow, costHigh)}.`),
    secondary: [
      { value: roundTo(interval, 0), unit: 'miles', label: 'Miles between changes' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Year (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Year (high)' },
    ],
    figures: {
      interval: { value: roundTo(interval, 0), unit: 'miles' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      changes: { value: roundTo(changes, 0), unit: 'times' },
      each: { low: roundTo(eachLow, 0), high: roundTo(eachHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: OilChangeInputs, steps = compute(inputs)): EstimateAmounts {
  const { costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(costLow, 0), high: roundTo(costHigh, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: OilChangeInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { interval, changes, eachLow, eachHigh, costLow, costHigh } = steps;
  return [
    { name: 'interval', formula: 'round(oil.interval * duty.share, 100 mi)', value: interval, unit: 'miles' },
    { name: 'changes', formula: 'max(1, ceil(miles / interval)) * 1 time', value: changes, unit: 'times' },
    { name: 'each', formula: 'oil.price', value: { low: eachLow, high: eachHigh }, unit: '$' },
    { name: 'cost', formula: 'changes * each / 1 time', value: { low: costLow, high: costHigh }, unit: '$' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ oil, duty }: OilChangeInputs): readonly Cell[] {
  const oilChosen = oilFigures[oil];
  return [
    { name: 'oil.interval', cell: oil, unit: 'miles', value: oilChosen.interval },
    { name: 'oil.price', cell: oil, unit: '$', low: oilChosen.priceLow, high: oilChosen.priceHigh },
    { name: 'duty.share', cell: duty, unit: '', value: duty === 'normal' ? 1 : 0.6666666667 },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: OilChangeInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 miles", for instance. */
function inWholeMiles(value: number): string {
  return amount(trimmed(value, 0), '', ' mile', ' miles');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 times", for instance. */
function inWholeTimes(value: number): string {
  return amount(trimmed(value, 0), '', ' time', ' times');
}

/** Oil changes in a year, the miles between them and what they cost */
export const oilChange: Calculator<OilChangeInputs> = {
  slug: 'oil-change',
  title: 'Oil Change Calculator',
  subtitle: 'Oil changes in a year, the miles between them and what they cost',
  tag: 'auto',
  service: 'Oil changes',
  disclaimer:
    'Planning estimate for gasoline cars and light trucks. It leaves out diesels, more than six quarts, filters of ' +
    "other kinds and repairs; the owner's manual and the oil-life monitor decide the interval.",
  inputs: [
    {
      name: 'miles',
      label: 'Miles a year',
      type: 'number',
      unit: 'miles',
      default: 15000,
      min: 500,
      max: 100000,
      step: 500,
      units: acceptedUnits.mi,
      ask: 'How many miles a year?',
    },
    {
      name: 'oil',
      label: 'Oil',
      type: 'select',
      default: 'synthetic',
      options: [
        { value: 'conventional', label: 'Conventional' },
        { value: 'blend', label: 'Synthetic blend' },
        { value: 'synthetic', label: 'Full synthetic' },
      ],
    },
    {
      name: 'duty',
      label: 'Service',
      type: 'select',
      default: 'severe',
      options: [
        { value: 'normal', label: 'Normal: mostly highway' },
        { value: 'severe', label: 'Severe: dust, towing, heat, short trips' },
      ],
      ask: 'Normal or severe service?',
    },
  ],
  costBand: {
    service_name: 'Oil changes',
    unit: 'per oil change',
    price_min_usd: 35,
    price_max_usd: 125,
  },
  sources: [
    'Every 5,000 miles with conventional oil and 5,000 to 7,500 in general, once a year at the least, and more ' +
      'often in severe service, by the AAA (aaa.com/autorepair/articles/how-often-should-you-change-your-oil); 6,000 ' +
      'for a blend is a planning estimate between.',
    'The two thirds of an interval for severe service are a planning estimate.',
  ],
  estimate: {
    covers: 'job',
    period: 'year',
    unit: '$',
    lines: [{ line: 'Oil changes of the year', covers: 'job' }],
    leavesOut: ['oil beyond six quarts', 'diesels', 'tire rotation', 'shop and disposal fees', 'sales tax'],
    pitfalls: [
      'Dust, towing, heat and short trips are severe service in every manual, and most of South Texas is just that.',
      'Even a car that hardly moves needs an oil change once a year.',
      'A cheaper oil than the manual names can end the warranty.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 1,
    prices: { 'oil-change.oil': 'published' },
  },
  own: {
    figures: [{
      name: 'oil.price',
      label: 'Price',
      unit: '$',
      min: 15,
      max: 400,
      units: acceptedUnits.USD,
      by: ['oil'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { 'oil.price': 'Price' },
  counted: { miles: 'mile', 'oil changes a year': 'oil change a year', times: 'time' },
  repeats: { '1': 'total', '2': 'total' },
  asks: [
    { input: 'miles', from: 10000, to: 20000 },
    { input: 'duty', from: 'normal', to: 'severe' },
    { input: 'oil', from: 'blend', to: 'synthetic' },
  ],
  slopes: {
    value: { miles: 1 },
    interval: { miles: 0 },
    'cost.low': { miles: 1 },
    'cost.high': { miles: 1 },
    changes: { miles: 1 },
    'each.low': { miles: 0 },
    'each.high': { miles: 0 },
    'total.low': { miles: 1 },
    'total.high': { miles: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
