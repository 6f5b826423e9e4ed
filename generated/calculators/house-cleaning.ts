/**
 * House Cleaning Calculator. Generated from the entry house-cleaning of catalog/calculators/house-services.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  Cell,
  EstimateAmounts,
  TraceStep,
} from '../../engine/kernel/module.js';
import { roughRange, trimmed } from '../../engine/kernel/text.js';

/** The inputs of the House Cleaning Calculator, inside their bounds. */
export interface HouseCleaningInputs {
  /** Bedrooms; '3' when omitted. */
  readonly bedrooms: '1' | '2' | '3' | '4' | '5';
  /** Kind; 'standard' when omitted. */
  readonly kind: 'standard' | 'deep' | 'out';
  /** Visits a month, whole, 1 to 8 in steps of 1; 1 when omitted. */
  readonly visits: number;
}

/** The steps of the calculation. */
export interface HouseCleaningSteps {
  /** Low end of visit[bedrooms, kind], in $ */
  readonly eachLow: number;
  /** High end of visit[bedrooms, kind], in $ */
  readonly eachHigh: number;
  /** Low end of visits * each, in $ */
  readonly monthLow: number;
  /** High end of visits * each, in $ */
  readonly monthHigh: number;
}

const visitLow: Readonly<
  Record<HouseCleaningInputs['bedrooms'], Readonly<Record<HouseCleaningInputs['kind'], number>>>
> = {
  '1': {
    standard: 75,
    deep: 125,
    out: 150,
  },
  '2': {
    standard: 130,
    deep: 210,
    out: 230,
  },
  '3': {
    standard: 180,
    deep: 290,
    out: 315,
  },
  '4': {
    standard: 220,
    deep: 375,
    out: 410,
  },
  '5': {
    standard: 295,
    deep: 465,
    out: 515,
  },
};
const visitHigh: Readonly<
  Record<HouseCleaningInputs['bedrooms'], Readonly<Record<HouseCleaningInputs['kind'], number>>>
> = {
  '1': {
    standard: 160,
    deep: 200,
    out: 300,
  },
  '2': {
    standard: 220,
    deep: 325,
    out: 340,
  },
  '3': {
    standard: 280,
    deep: 450,
    out: 490,
  },
  '4': {
    standard: 345,
    deep: 565,
    out: 605,
  },
  '5': {
    standard: 440,
    deep: 700,
    out: 770,
  },
};
const bedroomsPhrases: Readonly<Record<HouseCleaningInputs['bedrooms'], string>> = {
  '1': 'one bedroom',
  '2': 'two bedrooms',
  '3': 'three bedrooms',
  '4': 'four bedrooms',
  '5': 'five bedrooms',
};
const kindPhrases: Readonly<Record<HouseCleaningInputs['kind'], string>> = {
  standard: 'a standard cleaning',
  deep: 'a deep cleaning',
  out: 'a move-out cleaning',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ bedrooms, kind, visits }: HouseCleaningInputs): HouseCleaningSteps {
  const eachLow = visitLow[bedrooms][kind];
  const eachHigh = visitHigh[bedrooms][kind];
  const monthLow = visits * eachLow;
  const monthHigh = visits * eachHigh;
  return { eachLow, eachHigh, monthLow, monthHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: HouseCleaningInputs): CalculationResult {
  const { bedrooms, kind, visits } = inputs;
  const { eachLow, eachHigh, monthLow, monthHigh } = compute(inputs);
  return {
    value: roundTo(eachLow, 0),
    unit: '$ a visit (low end)',
    interpretation:
      `For ${bedroomsPhrases[bedrooms]}, ${kindPhrases[kind]} costs ${rangeInRoughDollars(eachLow, eachHigh)}` +
      (visits > 1
        ? `, and ${trimmed(visits, 2)} visits a month cost ${rangeInRoughDollars(monthLow, monthHigh)}.`
        : '.'),
    secondary: [
      { value: roundTo(eachHigh, 0), unit: '$', label: 'Visit (high)' },
      { value: roundTo(monthLow, 0), unit: '$', label: 'Month (low)' },
    ],
    range: { low: roundTo(eachLow, 0), high: roundTo(eachHigh, 0), unit: '$' },
    figures: {
      each: { low: roundTo(eachLow, 0), high: roundTo(eachHigh, 0), unit: '$' },
      month: { low: roundTo(monthLow, 0), high: roundTo(monthHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: HouseCleaningInputs): EstimateAmounts {
  const { monthLow, monthHigh } = compute(inputs);
  return {
    total: { low: roundTo(monthLow, 0), high: roundTo(monthHigh, 0) },
    lines: [{ low: roundTo(monthLow, 0), high: roundTo(monthHigh, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: HouseCleaningInputs): readonly TraceStep[] {
  const { eachLow, eachHigh, monthLow, monthHigh } = compute(inputs);
  return [
    { name: 'each', formula: 'visit[bedrooms, kind]', value: { low: eachLow, high: eachHigh }, unit: '$' },
    { name: 'month', formula: 'visits * each', value: { low: monthLow, high: monthHigh }, unit: '$' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ bedrooms, kind }: HouseCleaningInputs): readonly Cell[] {
  return [{
    name: 'visit',
    cell: `${bedrooms}/${kind}`,
    unit: '$',
    low: visitLow[bedrooms][kind],
    high: visitHigh[bedrooms][kind],
  }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: HouseCleaningInputs): BrokenRequirement | null {
  return null;
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** What a visit of cleaners costs by bedrooms and kind of cleaning, and what it costs a month */
export const houseCleaning: Calculator<HouseCleaningInputs> = {
  slug: 'house-cleaning',
  title: 'House Cleaning Calculator',
  subtitle: 'What a visit of cleaners costs by bedrooms and kind of cleaning, and what it costs a month',
  tag: 'home',
  service: 'House cleaning',
  disclaimer:
    'Planning estimate for a house in ordinary order with about as many baths as bedrooms less one. It leaves out ' +
    "inside windows, ovens and refrigerators, laundry, pets' damage and hoards.",
  inputs: [
    {
      name: 'bedrooms',
      label: 'Bedrooms',
      type: 'select',
      default: '3',
      options: [
        { value: '1', label: 'Studio or one' },
        { value: '2', label: 'Two' },
        { value: '3', label: 'Three' },
        { value: '4', label: 'Four' },
        { value: '5', label: 'Five or more' },
      ],
      ask: 'How many bedrooms?',
    },
    {
      name: 'kind',
      label: 'Kind',
      type: 'select',
      default: 'standard',
      options: [
        { value: 'standard', label: 'Standard' },
        { value: 'deep', label: 'Deep' },
        { value: 'out', label: 'Moving out' },
      ],
      ask: 'What kind of cleaning?',
    },
    {
      name: 'visits',
      label: 'Visits a month',
      type: 'number',
      default: 1,
      min: 1,
      max: 8,
      step: 1,
      whole: true,
      ask: 'How many visits a month?',
    },
  ],
  costBand: {
    service_name: 'House cleaning',
    unit: 'per visit',
    price_min_usd: 75,
    price_max_usd: 770,
  },
  sources: [
    'Deep cleaning costs 60 to 80 percent more than standard and cleaning after moving out 75 to 100 ' +
      '(getquotepro.ai/blog/how-much-to-charge-for-house-cleaning-2026).',
  ],
  asOf: '2026-01-01',
  estimate: {
    covers: 'job',
    period: 'month',
    unit: '$',
    lines: [{ line: 'Cleaning', covers: 'job' }],
    leavesOut: ['inside windows', 'ovens and refrigerators', 'laundry', 'supplies of your own', 'sales tax'],
    pitfalls: [
      'Deep means something different at every company; ask for its list.',
      'The first visit of a plan is nearly always charged as a deep one.',
      'Somebody paid in cash without insurance who falls in your house may be your debt.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 1,
    prices: { 'house-cleaning.visit': 'published' },
  },
  repeats: { '0': 'range', '1': 'total' },
  asks: [
    { input: 'bedrooms', from: '1', to: '5' },
    { input: 'visits', from: 1, to: 2 },
    { input: 'kind', from: 'standard', to: 'out' },
  ],
  slopes: {
    value: { visits: 0 },
    'each.low': { visits: 0 },
    'each.high': { visits: 0 },
    'month.low': { visits: 1 },
    'month.high': { visits: 1 },
    'range.low': { visits: 0 },
    'range.high': { visits: 0 },
    'total.low': { visits: 1 },
    'total.high': { visits: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
