/**
 * Lawn Mowing Cost Calculator. Generated from the entry lawn-care of catalog/calculators.yaml by `npm run generate`:
 * edit the catalog, not this file.
 */
import { roundHalfAwayTo, roundTo } from '../../runtime/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../runtime/kernel/module.js';
import { about, amount, range, trimmed } from '../../runtime/kernel/text.js';
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
  /** Low end of (37.5..42.5 USD) + lawnSqft * (0.0015..0.0025 USD/sqft), in $ */
  readonly baseLow: number;
  /** High end of (37.5..42.5 USD) + lawnSqft * (0.0015..0.0025 USD/sqft), in $ */
  readonly baseHigh: number;
  /** Low end of max(35 USD, base * frequency.factor), in $ */
  readonly perCutLow: number;
  /** High end of max(35 USD, base * frequency.factor), in $ */
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
  const baseLow = 37.5 + lawnSqft * 0.0015;
  const baseHigh = 42.5 + lawnSqft / 400;
  const perCutLow = Math.max(35, baseLow * frequencyChosen.factor);
  const perCutHigh = Math.max(35, baseHigh * frequencyChosen.factor);
  const price = roundHalfAwayTo((perCutLow + perCutHigh) / 2, 1);
  const cuts = frequencyChosen.cuts;
  const annual = price * cuts;
  const annualRangeLow = perCutLow * cuts;
  const annualRangeHigh = perCutHigh * cuts;
  return { baseLow, baseHigh, perCutLow, perCutHigh, price, cuts, annual, annualRangeLow, annualRangeHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: LawnCareInputs): CalculationResult {
  const { lawnSqft, frequency } = inputs;
  const { perCutLow, perCutHigh, price, cuts, annual, annualRangeLow, annualRangeHigh } = compute(inputs);
  return {
    value: roundTo(price, 0),
    unit: '$ per cut',
    interpretation:
      `About ${inDollars(price)} a cut (${rangeInRoughDollars(perCutLow, perCutHigh)}) for ${inSqFt(lawnSqft)} mown ` +
      `${frequencyPhrases[frequency]}. Over a season of ${trimmed(cuts, 2)} cuts that is ` +
      rangeInRoughDollars(annualRangeLow, annualRangeHigh) +
      (lawnSqft > 20000 ? '; crews often price a lawn this large by the acre.' : ' a year.'),
    secondary: [
      { value: roundTo(cuts, 0), unit: 'cuts', label: 'Cuts per year' },
      { value: roundTo(annual, 0), unit: '$', label: 'Annual cost' },
    ],
    range: { low: roundTo(perCutLow, 0), high: roundTo(perCutHigh, 0), unit: '$' },
    figures: {
      price: { value: roundTo(price, 0), unit: '$' },
      perCut: { low: roundTo(perCutLow, 0), high: roundTo(perCutHigh, 0), unit: '$' },
      cuts: { value: roundTo(cuts, 2), unit: '' },
      annualRange: { low: roundTo(annualRangeLow, 0), high: roundTo(annualRangeHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: LawnCareInputs): readonly TraceStep[] {
  const {
    baseLow,
    baseHigh,
    perCutLow,
    perCutHigh,
    price,
    cuts,
    annual,
    annualRangeLow,
    annualRangeHigh,
  } = compute(inputs);
  return [
    {
      name: 'base',
      formula: '(37.5..42.5 USD) + lawnSqft * (0.0015..0.0025 USD/sqft)',
      value: { low: baseLow, high: baseHigh },
      unit: '$',
    },
    {
      name: 'perCut',
      formula: 'max(35 USD, base * frequency.factor)',
      value: { low: perCutLow, high: perCutHigh },
      unit: '$',
    },
    { name: 'price', formula: 'round(mid(perCut), 1 USD)', value: price, unit: '$' },
    { name: 'cuts', formula: 'frequency.cuts', value: cuts, unit: '' },
    { name: 'annual', formula: 'price * cuts', value: annual, unit: '$' },
    { name: 'annualRange', formula: 'perCut * cuts', value: { low: annualRangeLow, high: annualRangeHigh }, unit: '$' },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: LawnCareInputs): BrokenRequirement | null {
  return null;
}

/** "$2,500", for instance. */
function inDollars(value: number): string {
  return amount(trimmed(value, 0), '$', '', '');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return range(about(low), about(high), '$', '', '');
}

/** "2,500 sq ft", for instance. */
function inSqFt(value: number): string {
  return amount(trimmed(value, 2), '', ' sq ft', ' sq ft');
}

/** Price per cut and per year by lawn size and how often it is mown */
export const lawnCare: Calculator<LawnCareInputs> = {
  slug: 'lawn-care',
  title: 'Lawn Mowing Cost Calculator',
  subtitle: 'Price per cut and per year by lawn size and how often it is mown',
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
    },
  ],
  costBand: {
    service_name: 'Lawn care',
    unit: 'per visit',
    price_min_usd: 35,
    price_max_usd: 110,
  },
  sources: [
    'A season of 44 weeks, with no growth to speak of in winter, makes about 22 biweekly cuts; weekly is 44, ' +
      'monthly 11.',
    'Biweekly is the most common interval in Corpus Christi (lawnstarter.com) and lawns need no weekly cut from ' +
      'December to February.',
    '$45 to $55 a cut at 5,000 sq ft and $90 to $140 an acre are planning estimates; weekly customers usually pay ' +
      'less per cut and monthly ones more, since the grass is taller.',
  ],
  slopes: {
    value: { lawnSqft: 1 },
    price: { lawnSqft: 1 },
    'perCut.low': { lawnSqft: 1 },
    'perCut.high': { lawnSqft: 1 },
    cuts: { lawnSqft: 0 },
    'annualRange.low': { lawnSqft: 1 },
    'annualRange.high': { lawnSqft: 1 },
    'range.low': { lawnSqft: 1 },
    'range.high': { lawnSqft: 1 },
  },
  refuse,
  answer,
  trace,
};
