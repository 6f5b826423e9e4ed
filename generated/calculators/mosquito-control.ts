/**
 * Mosquito Spraying Calculator. Generated from the entry mosquito-control of catalog/calculators/yard-services.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { roundTo, roundUp } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  Cell,
  EstimateAmounts,
  TraceStep,
} from '../../engine/kernel/module.js';
import { amount, roughRange, trimmed } from '../../engine/kernel/text.js';

/** The inputs of the Mosquito Spraying Calculator, inside their bounds. */
export interface MosquitoControlInputs {
  /** Yard; 'quarter' when omitted. */
  readonly yard: 'quarter' | 'half' | 'acre' | 'two';
  /** Months of spraying, 1 to 12 months in steps of 0.5; 8 when omitted. */
  readonly months: number;
  /** Weeks between visits; '3' when omitted. */
  readonly weeks: '2' | '3' | '4';
}

/** The steps of the calculation. */
export interface MosquitoControlSteps {
  /** ceil(months * 52 / 12 / weeks) * 1 time, in times */
  readonly visits: number;
  /** Low end of yard.visit, in $ */
  readonly eachLow: number;
  /** High end of yard.visit, in $ */
  readonly eachHigh: number;
  /** Low end of visits / 1 time * each, in $ */
  readonly seasonLow: number;
  /** High end of visits / 1 time * each, in $ */
  readonly seasonHigh: number;
}

const yardFigures: Readonly<Record<MosquitoControlInputs['yard'], { visitLow: number; visitHigh: number }>> = {
  quarter: { visitLow: 70, visitHigh: 90 },
  half: { visitLow: 85, visitHigh: 110 },
  acre: { visitLow: 100, visitHigh: 150 },
  two: { visitLow: 150, visitHigh: 250 },
};
const weeksFigures: Readonly<Record<MosquitoControlInputs['weeks'], number>> = { '2': 2, '3': 3, '4': 4 };
const yardPhrases: Readonly<Record<MosquitoControlInputs['yard'], string>> = {
  quarter: 'a yard of up to a quarter acre',
  half: 'a yard of up to half an acre',
  acre: 'a yard of up to an acre',
  two: 'a yard of up to two acres',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ yard, months, weeks }: MosquitoControlInputs): MosquitoControlSteps {
  const yardChosen = yardFigures[yard];
  const visits = roundUp(months / weeksFigures[weeks] * 13 / 3);
  const eachLow = yardChosen.visitLow;
  const eachHigh = yardChosen.visitHigh;
  const seasonLow = visits * eachLow;
  const seasonHigh = visits * eachHigh;
  return { visits, eachLow, eachHigh, seasonLow, seasonHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: MosquitoControlInputs): CalculationResult {
  const { yard, months, weeks } = inputs;
  const { visits, eachLow, eachHigh, seasonLow, seasonHigh } = compute(inputs);
  return {
    value: roundTo(visits, 0),
    unit: 'visits',
    interpretation:
      `At one visit every ${trimmed(weeksFigures[weeks], 2)} weeks for ` +
      (months === 1
        ? `a month, a crew sprays ${yardPhrases[yard]} ${inWholeTimes(visits)}. Each visit costs ` +
          `${rangeInRoughDollars(eachLow, eachHigh)} and the month ${rangeInRoughDollars(seasonLow, seasonHigh)}.`
        : `${trimmed(months, 2)} months, a crew sprays ${yardPhrases[yard]} ${inWholeTimes(visits)}. Each visit ` +
          `costs ${rangeInRoughDollars(eachLow, eachHigh)} and the season ` +
          `${rangeInRoughDollars(seasonLow, seasonHigh)}.`),
    secondary: [
      { value: roundTo(eachLow, 0), unit: '$', label: 'A visit (low)' },
      { value: roundTo(seasonLow, 0), unit: '$', label: 'Season (low)' },
      { value: roundTo(seasonHigh, 0), unit: '$', label: 'Season (high)' },
    ],
    figures: {
      visits: { value: roundTo(visits, 0), unit: 'times' },
      each: { low: roundTo(eachLow, 0), high: roundTo(eachHigh, 0), unit: '$' },
      season: { low: roundTo(seasonLow, 0), high: roundTo(seasonHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: MosquitoControlInputs): EstimateAmounts {
  const { seasonLow, seasonHigh } = compute(inputs);
  return {
    total: { low: roundTo(seasonLow, 0), high: roundTo(seasonHigh, 0) },
    lines: [{ low: roundTo(seasonLow, 0), high: roundTo(seasonHigh, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: MosquitoControlInputs): readonly TraceStep[] {
  const { visits, eachLow, eachHigh, seasonLow, seasonHigh } = compute(inputs);
  return [
    { name: 'visits', formula: 'ceil(months * 52 / 12 / weeks) * 1 time', value: visits, unit: 'times' },
    { name: 'each', formula: 'yard.visit', value: { low: eachLow, high: eachHigh }, unit: '$' },
    { name: 'season', formula: 'visits / 1 time * each', value: { low: seasonLow, high: seasonHigh }, unit: '$' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ yard }: MosquitoControlInputs): readonly Cell[] {
  const yardChosen = yardFigures[yard];
  return [{ name: 'yard.visit', cell: yard, unit: '$', low: yardChosen.visitLow, high: yardChosen.visitHigh }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: MosquitoControlInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 times", for instance. */
function inWholeTimes(value: number): string {
  return amount(trimmed(value, 0), '', ' time', ' times');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Visits in a season and what barrier spraying of a yard costs by its size */
export const mosquitoControl: Calculator<MosquitoControlInputs> = {
  slug: 'mosquito-control',
  title: 'Mosquito Spraying Calculator',
  subtitle: 'Visits in a season and what barrier spraying of a yard costs by its size',
  tag: 'outdoor',
  service: 'Mosquito control',
  disclaimer:
    'Planning estimate for a barrier spray on leaves where mosquitoes rest. It leaves out misting systems, larvicide ' +
    'in ponds, other pests and the spraying that cities do for free; rain and neighbors decide how long it lasts.',
  inputs: [
    {
      name: 'yard',
      label: 'Yard',
      type: 'select',
      default: 'quarter',
      options: [
        { value: 'quarter', label: 'Up to 1/4 acre' },
        { value: 'half', label: '1/4 to 1/2 acre' },
        { value: 'acre', label: '1/2 to 1 acre' },
        { value: 'two', label: '1 to 2 acres' },
      ],
      ask: 'How large is the yard?',
    },
    {
      name: 'months',
      label: 'Months of spraying',
      type: 'number',
      unit: 'months',
      default: 8,
      min: 1,
      max: 12,
      step: 0.5,
      ask: 'How many months of spraying?',
      hint: 'Mosquitoes fly 8 to 10 months a year in most of Texas, longer in the south',
    },
    {
      name: 'weeks',
      label: 'Weeks between visits',
      type: 'select',
      default: '3',
      options: [
        { value: '2', label: '2 weeks' },
        { value: '3', label: '3 weeks' },
        { value: '4', label: '4 weeks' },
      ],
      ask: 'How many weeks between visits?',
    },
  ],
  costBand: {
    service_name: 'Mosquito control',
    unit: 'per visit',
    price_min_usd: 70,
    price_max_usd: 250,
  },
  sources: [
    'Visits are two to four weeks apart, usually three, by the guides that the prices rest on. That is weak evidence.',
    'A season of 8 to 10 months in most of Texas and all year in the south ' +
      '(invatechitalia.com/blogs/news/yard-sprayers-in-texas-complete-2026-guide-and-regulations).',
  ],
  asOf: '2026-01-01',
  sharedFigures: [
    {
      name: 'yard_services.mosquito_acre',
      unit: '$',
      asOf: '2026-01-01',
      source: 'Our judgement',
      values: [{ low: 100, high: 150 }],
    },
    {
      name: 'yard_services.mosquito_half',
      unit: '$',
      asOf: '2026-01-01',
      source: 'Our judgement',
      values: [{ low: 85, high: 110 }],
    },
    {
      name: 'yard_services.mosquito_quarter',
      unit: '$',
      asOf: '2026-01-01',
      source: 'Our judgement',
      values: [{ low: 70, high: 90 }],
    },
    {
      name: 'yard_services.mosquito_two',
      unit: '$',
      asOf: '2026-01-01',
      source: 'Our judgement',
      values: [{ low: 150, high: 250 }],
    },
  ],
  estimate: {
    covers: 'job',
    period: 'season',
    unit: '$',
    lines: [{ line: 'Barrier sprays of the season', covers: 'job' }],
    leavesOut: ['misting systems', 'larvicide in ponds', 'other pests', 'sales tax'],
    pitfalls: [
      'Standing water breeds more than any spray kills; empty gutters, saucers and tires every week first.',
      'A single visit before a party costs more than one on a plan, $100 to $300 by guides.',
      'The spray harms bees and fish as well; keep it off flowers and ponds, and ask for the label.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    judged: 4,
    prices: {
      'yard_services.mosquito_acre': 'judged',
      'yard_services.mosquito_half': 'judged',
      'yard_services.mosquito_quarter': 'judged',
      'yard_services.mosquito_two': 'judged',
    },
  },
  counted: { months: 'month', times: 'time', visits: 'visit' },
  repeats: { '1': 'total', '2': 'total' },
  asks: [
    { input: 'yard', from: 'quarter', to: 'two' },
    { input: 'months', from: 5.5, to: 12 },
    { input: 'weeks', from: '4', to: '2' },
  ],
  slopes: {
    value: { months: 1 },
    visits: { months: 1 },
    'each.low': { months: 0 },
    'each.high': { months: 0 },
    'season.low': { months: 1 },
    'season.high': { months: 1 },
    'total.low': { months: 1 },
    'total.high': { months: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
