/**
 * Lawn Mowing Cost Calculator. Generated from the entry lawn-care of catalog/calculators.yaml by `npm run generate`:
 * edit the catalog, not this file.
 */
import { roundHalfAway, roundTo } from '../../engine/kernel/math.js';
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

/** The inputs of the Lawn Mowing Cost Calculator, inside their bounds. */
export interface LawnCareInputs {
  /** Lawn area, 500 to 100000 sq ft in steps of 100; 5000 when omitted. */
  readonly lawnSqft: number;
  /** How often; 'biweekly' when omitted. */
  readonly frequency: 'weekly' | 'biweekly' | 'monthly';
}

/** The steps of the calculation. */
export interface LawnCareSteps {
  /** Low end of prices.mowing_base + lawnSqft * prices.mowing_area, in $ */
  readonly baseLow: number;
  /** High end of prices.mowing_base + lawnSqft * prices.mowing_area, in $ */
  readonly baseHigh: number;
  /** Low end of max(minimums.mowing, base * frequency.factor), in $ */
  readonly perCutLow: number;
  /** High end of max(minimums.mowing, base * frequency.factor), in $ */
  readonly perCutHigh: number;
  /** round(mid(perCut), 1 USD), in $ */
  readonly price: number;
  /** frequency.cuts */
  readonly cuts: number;
  /** price * cuts, in $ */
  readonly annual: number;
  /** Low end of perCut * cuts, in $ */
  readonly annualRangeLow: number;
  /** High end of perCut * cuts, in $ */
  readonly annualRangeHigh: number;
}

const frequencyFigures: Readonly<Record<LawnCareInputs['frequency'], { cuts: number; factor: number }>> = {
  weekly: { cuts: 44, factor: 0.9 },
  biweekly: { cuts: 22, factor: 1 },
  monthly: { cuts: 11, factor: 1.25 },
};
const frequencyPhrases: Readonly<Record<LawnCareInputs['frequency'], string>> = {
  weekly: 'every week',
  biweekly: 'every two weeks',
  monthly: 'once a month',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ lawnSqft, frequency }: LawnCareInputs): LawnCareSteps {
  const frequencyChosen = frequencyFigures[frequency];
  const baseLow = 30 + lawnSqft * 0.0015;
  const baseHigh = 50 + lawnSqft / 400;
  const perCutLow = Math.max(35, baseLow * frequencyChosen.factor);
  const perCutHigh = Math.max(50, baseHigh * frequencyChosen.factor);
  const price = roundHalfAway((perCutLow + perCutHigh) / 2);
  const cuts = frequencyChosen.cuts;
  const annual = price * cuts;
  const annualRangeLow = perCutLow * cuts;
  const annualRangeHigh = perCutHigh * cuts;
  return { baseLow, baseHigh, perCutLow, perCutHigh, price, cuts, annual, annualRangeLow, annualRangeHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: LawnCareInputs, own: OwnFigures): LawnCareSteps {
  const { lawnSqft, frequency } = inputs;
  const frequencyChosen = frequencyFigures[frequency];
  const pricesMowingBase = own['prices.mowing_base'] ?? 30;
  const pricesMowingBaseHigh = own['prices.mowing_base'] ?? 50;
  const baseLow = pricesMowingBase + lawnSqft * 0.0015;
  const baseHigh = pricesMowingBaseHigh + lawnSqft / 400;
  const perCutLow = Math.max(35, baseLow * frequencyChosen.factor);
  const perCutHigh = Math.max(50, baseHigh * frequencyChosen.factor);
  const price = roundHalfAway((perCutLow + perCutHigh) / 2);
  const cuts = frequencyChosen.cuts;
  const annual = price * cuts;
  const annualRangeLow = perCutLow * cuts;
  const annualRangeHigh = perCutHigh * cuts;
  return { baseLow, baseHigh, perCutLow, perCutHigh, price, cuts, annual, annualRangeLow, annualRangeHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: LawnCareInputs, steps = compute(inputs)): CalculationResult {
  const { lawnSqft, frequency } = inputs;
  const { perCutLow, perCutHigh, price, cuts, annual, annualRangeLow, annualRangeHigh } = steps;
  return {
    value: roundTo(price, 0),
    unit: '$ per cut',
    interpretation:
      `Mowing ${inSqFt(lawnSqft)} ${frequencyPhrases[frequency]} costs about ${inDollars(price)} a cut ` +
      `(${rangeInRoughDollars(perCutLow, perCutHigh)}), or ${rangeInRoughDollars(annualRangeLow, annualRangeHigh)} ` +
      `for a season of ${trimmed(cuts, 2)} cuts.` +
      (lawnSqft > 20000 ? ' Crews often price a lawn this large by the acre.' : ''),
    secondary: [
      { value: roundTo(cuts, 0), unit: 'cuts', label: 'Cuts per year' },
      { value: roundTo(annual, 0), unit: '$', label: 'Annual cost' },
    ],
    range: { low: roundTo(perCutLow, 0), high: roundTo(perCutHigh, 0), unit: '$' },
    figures: {
      price: { value: roundTo(price, 0), unit: '$' },
      perCut: { low: roundTo(perCutLow, 0), high: roundTo(perCutHigh, 0), unit: '$' },
      annualRange: { low: roundTo(annualRangeLow, 0), high: roundTo(annualRangeHigh, 0), unit: '$' },
      cuts: { value: roundTo(cuts, 2), unit: '' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: LawnCareInputs, steps = compute(inputs)): EstimateAmounts {
  const { annualRangeLow, annualRangeHigh } = steps;
  return {
    total: { low: roundTo(annualRangeLow, 0), high: roundTo(annualRangeHigh, 0) },
    lines: [{ low: roundTo(annualRangeLow, 0), high: roundTo(annualRangeHigh, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: LawnCareInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { baseLow, baseHigh, perCutLow, perCutHigh, price, cuts, annual, annualRangeLow, annualRangeHigh } = steps;
  return [
    {
      name: 'base',
      formula: 'prices.mowing_base + lawnSqft * prices.mowing_area',
      value: { low: baseLow, high: baseHigh },
      unit: '$',
    },
    {
      name: 'perCut',
      formula: 'max(minimums.mowing, base * frequency.factor)',
      value: { low: perCutLow, high: perCutHigh },
      unit: '$',
    },
    { name: 'price', formula: 'round(mid(perCut), 1 USD)', value: price, unit: '$' },
    { name: 'cuts', formula: 'frequency.cuts', value: cuts, unit: '' },
    { name: 'annual', formula: 'price * cuts', value: annual, unit: '$' },
    { name: 'annualRange', formula: 'perCut * cuts', value: { low: annualRangeLow, high: annualRangeHigh }, unit: '$' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ frequency }: LawnCareInputs): readonly Cell[] {
  const frequencyChosen = frequencyFigures[frequency];
  return [
    { name: 'frequency.cuts', cell: frequency, unit: '', value: frequencyChosen.cuts },
    { name: 'frequency.factor', cell: frequency, unit: '', value: frequencyChosen.factor },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: LawnCareInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 sq ft", for instance. */
function inSqFt(value: number): string {
  return amount(trimmed(value, 2), '', ' sq ft', ' sq ft');
}

/** "$2,500", for instance. */
function inDollars(value: number): string {
  return amount(trimmed(value, 0), '$', '', '');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Price per cut and per year by lawn size and how often it is mowed */
export const lawnCare: Calculator<LawnCareInputs> = {
  slug: 'lawn-care',
  title: 'Lawn Mowing Cost Calculator',
  subtitle: 'Price per cut and per year by lawn size and how often it is mowed',
  tag: 'outdoor',
  service: 'Lawn care',
  disclaimer:
    'Planning estimate for mowing, edging and blowing. It leaves out fertilizer, weed control, leaf removal and the ' +
    'first cut of an overgrown lawn.',
  inputs: [
    {
      name: 'lawnSqft',
      label: 'Lawn area',
      type: 'number',
      unit: 'sq ft',
      default: 5000,
      min: 500,
      max: 100000,
      step: 100,
      units: acceptedUnits.sqft,
      ask: 'How large is the lawn?',
    },
    {
      name: 'frequency',
      label: 'How often',
      type: 'select',
      default: 'biweekly',
      options: [
        { value: 'weekly', label: 'Every week' },
        { value: 'biweekly', label: 'Every two weeks' },
        { value: 'monthly', label: 'Once a month' },
      ],
      ask: 'How often is it cut?',
    },
  ],
  costBand: {
    service_name: 'Lawn care',
    unit: 'per visit',
    price_min_usd: 35,
    price_max_usd: 110,
    notes: 'The band is for town lots of up to about half an acre; lawns of an acre and more cost more.',
  },
  sources: [
    "A season of 44 weeks makes 22 biweekly cuts, the service's figure, 44 weekly and 11 monthly ones; a southern " +
      'crew makes 42 to 43 weekly visits ' +
      '(goldenbearlawns.com/post/weekly-vs-bi-weekly-service-understanding-your-options).',
    'Visits in Texas from $33 for small to $80 and more for large lawns ' +
      '(thickgreenhealthy.com/cost-to-mow-a-lawn-in-texas).',
    'A biweekly cut costs $7 to $9 more than a weekly one of $32 to $41 ' +
      '(thompson-landscape.com/lawn-care-services/lawn-mowing-services), some 5 to 10 percent elsewhere ' +
      '(geauxcuts.com/weekly-or-bi-weekly-mowing); the factors 0.9 and 1.25 are planning estimates between, since ' +
      'the grass is taller.',
  ],
  sharedFigures: [
    {
      name: 'prices.mowing_area',
      unit: '$ per sq ft',
      source: 'Published: guide (undated)',
      values: [{ low: 0.0015, high: 0.0025 }],
    },
    { name: 'prices.mowing_base', unit: '$', source: 'Published: guide (undated)', values: [{ low: 30, high: 50 }] },
    { name: 'minimums.mowing', unit: '$', source: 'Published: firm, guide (undated)', values: [{ low: 35, high: 50 }] },
  ],
  estimate: {
    covers: 'job',
    period: 'season',
    unit: '$',
    addsUp: 'lawnSqft',
    lines: [{ line: 'Mowing for a season', covers: 'job' }],
    leavesOut: ['fertilizer', 'weed control', 'leaf removal', 'first cut of an overgrown lawn', 'sales tax'],
    pitfalls: [
      'The headline is the price of one cut, the estimate that of a season; weekly cuts cost less each and more ' +
        'over a year.',
      'The area is that of the grass, without house, drive and beds.',
      'The first cut of tall grass is charged extra, often double.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 3,
    prices: { 'prices.mowing_area': 'published', 'prices.mowing_base': 'published', 'minimums.mowing': 'published' },
  },
  own: {
    figures: [{
      name: 'prices.mowing_base',
      label: 'One cut of a small lawn',
      unit: '$',
      min: 10,
      max: 200,
      units: acceptedUnits.USD,
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: { kind: 'plot', measures: { area: { input: 'lawnSqft', times: 1 } }, look: 'grass' },
  labels: { perCut: 'Price of one cut', 'prices.mowing_base': 'One cut of a small lawn' },
  counted: { cuts: 'cut' },
  asks: [
    { input: 'frequency', from: 'monthly', to: 'weekly' },
    { input: 'lawnSqft', from: 3500, to: 7500 },
  ],
  slopes: {
    value: { lawnSqft: 1 },
    price: { lawnSqft: 1 },
    'perCut.low': { lawnSqft: 1 },
    'perCut.high': { lawnSqft: 1 },
    'annualRange.low': { lawnSqft: 1 },
    'annualRange.high': { lawnSqft: 1 },
    cuts: { lawnSqft: 0 },
    'range.low': { lawnSqft: 1 },
    'range.high': { lawnSqft: 1 },
    'total.low': { lawnSqft: 1 },
    'total.high': { lawnSqft: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
