/**
 * Septic Pumping Calculator. Generated from the entry septic-pumping of catalog/calculators/land.yaml by `npm run
 * generate`: edit the catalog, not this file.
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

/** The inputs of the Septic Pumping Calculator, inside their bounds. */
export interface SepticPumpingInputs {
  /** Tank; '1000' when omitted. */
  readonly tank: '750' | '1000' | '1250' | '1500' | '2000';
  /** People in the home; '4' when omitted. */
  readonly people: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';
  /** With a garbage disposal?; 'no' when omitted. */
  readonly disposal: 'yes' | 'no';
}

/** The steps of the calculation. */
export interface SepticPumpingSteps {
  /** interval[tank, people] * disposal.share, in years */
  readonly years: number;
  /** Low end of prices.septic_pumping, in $ */
  readonly pumpingLow: number;
  /** High end of prices.septic_pumping, in $ */
  readonly pumpingHigh: number;
  /** Low end of tank.extra, in $ */
  readonly largerLow: number;
  /** High end of tank.extra, in $ */
  readonly largerHigh: number;
  /** Low end of pumping + larger, in $ */
  readonly visitLow: number;
  /** High end of pumping + larger, in $ */
  readonly visitHigh: number;
  /** Low end of visit / years * 1 year, in $ */
  readonly yearlyLow: number;
  /** High end of visit / years * 1 year, in $ */
  readonly yearlyHigh: number;
  /** Low end of round(pumping, 1 USD) + round(larger, 1 USD), in $ */
  readonly totalLow: number;
  /** High end of round(pumping, 1 USD) + round(larger, 1 USD), in $ */
  readonly totalHigh: number;
}

const tankFigures: Readonly<Record<SepticPumpingInputs['tank'], { extraLow: number; extraHigh: number }>> = {
  '750': { extraLow: 0, extraHigh: 0 },
  '1000': { extraLow: 0, extraHigh: 0 },
  '1250': { extraLow: 40, extraHigh: 65 },
  '1500': { extraLow: 75, extraHigh: 125 },
  '2000': { extraLow: 150, extraHigh: 250 },
};
const interval: Readonly<
  Record<SepticPumpingInputs['tank'], Readonly<Record<SepticPumpingInputs['people'], number>>>
> = {
  '750': {
    '1': 9,
    '2': 4,
    '3': 2.5,
    '4': 2,
    '5': 1.5,
    '6': 1,
    '7': 0.5,
    '8': 0.5,
  },
  '1000': {
    '1': 12.5,
    '2': 6,
    '3': 3.5,
    '4': 2.5,
    '5': 2,
    '6': 1.5,
    '7': 1,
    '8': 1,
  },
  '1250': {
    '1': 15.5,
    '2': 7.5,
    '3': 5,
    '4': 3.5,
    '5': 2.5,
    '6': 2,
    '7': 1.5,
    '8': 1.5,
  },
  '1500': {
    '1': 19,
    '2': 9,
    '3': 6,
    '4': 4,
    '5': 3.5,
    '6': 2.5,
    '7': 2,
    '8': 2,
  },
  '2000': {
    '1': 25.5,
    '2': 12.5,
    '3': 8,
    '4': 6,
    '5': 4.5,
    '6': 3.5,
    '7': 3,
    '8': 2.5,
  },
};
const tankPhrases: Readonly<Record<SepticPumpingInputs['tank'], string>> = {
  '750': '750-gallon',
  '1000': '1,000-gallon',
  '1250': '1,250-gallon',
  '1500': '1,500-gallon',
  '2000': '2,000-gallon',
};
const peoplePhrases: Readonly<Record<SepticPumpingInputs['people'], string>> = {
  '1': 'one person',
  '2': 'two people',
  '3': 'three people',
  '4': 'four people',
  '5': 'five people',
  '6': 'six people',
  '7': 'seven people',
  '8': 'eight people',
};
const disposalPhrases: Readonly<Record<SepticPumpingInputs['disposal'], string>> = {
  yes: 'with a garbage disposal',
  no: 'without a garbage disposal',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ tank, people, disposal }: SepticPumpingInputs): SepticPumpingSteps {
  const tankChosen = tankFigures[tank];
  const years = interval[tank][people] * (disposal === 'yes' ? 0.7 : 1);
  const pumpingLow = 300;
  const pumpingHigh = 475;
  const largerLow = tankChosen.extraLow;
  const largerHigh = tankChosen.extraHigh;
  const visitLow = pumpingLow + largerLow;
  const visitHigh = pumpingHigh + largerHigh;
  const yearlyLow = visitLow / years;
  const yearlyHigh = visitHigh / years;
  const totalLow = pumpingLow + roundHalfAway(largerLow);
  const totalHigh = pumpingHigh + roundHalfAway(largerHigh);
  return {
    years,
    pumpingLow,
    pumpingHigh,
    largerLow,
    largerHigh,
    visitLow,
    visitHigh,
    yearlyLow,
    yearlyHigh,
    totalLow,
    totalHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: SepticPumpingInputs, own: OwnFigures): SepticPumpingSteps {
  const { tank, people, disposal } = inputs;
  const tankChosen = tankFigures[tank];
  const pricesSepticPumping = own['prices.septic_pumping'] ?? 300;
  const pricesSepticPumpingHigh = own['prices.septic_pumping'] ?? 475;
  const years = interval[tank][people] * (disposal === 'yes' ? 0.7 : 1);
  const pumpingLow = pricesSepticPumping;
  const pumpingHigh = pricesSepticPumpingHigh;
  const largerLow = tankChosen.extraLow;
  const largerHigh = tankChosen.extraHigh;
  const visitLow = pumpingLow + largerLow;
  const visitHigh = pumpingHigh + largerHigh;
  const yearlyLow = visitLow / years;
  const yearlyHigh = visitHigh / years;
  const totalLow = roundHalfAway(pumpingLow) + roundHalfAway(largerLow);
  const totalHigh = roundHalfAway(pumpingHigh) + roundHalfAway(largerHigh);
  return {
    years,
    pumpingLow,
    pumpingHigh,
    largerLow,
    largerHigh,
    visitLow,
    visitHigh,
    yearlyLow,
    yearlyHigh,
    totalLow,
    totalHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: SepticPumpingInputs, steps = compute(inputs)): CalculationResult {
  const { tank, people, disposal } = inputs;
  const { years, visitLow, visitHigh, yearlyLow, yearlyHigh } = steps;
  return {
    value: roundTo(years, 2),
    unit: 'years between pump-outs',
    interpretation:
      `Have a ${tankPhrases[tank]} tank for ${peoplePhrases[people]} ${disposalPhrases[disposal]} pumped about every ` +
      `${inYears(years)}. Each visit costs ${rangeInRoughDollars(visitLow, visitHigh)}, or ` +
      `${rangeInRoughDollars(yearlyLow, yearlyHigh)} a year.`,
    secondary: [
      { value: roundTo(visitLow, 0), unit: '$', label: 'A visit (low)' },
      { value: roundTo(visitHigh, 0), unit: '$', label: 'A visit (high)' },
    ],
    figures: {
      years: { value: roundTo(years, 2), unit: 'years' },
      visit: { low: roundTo(visitLow, 0), high: roundTo(visitHigh, 0), unit: '$' },
      yearly: { low: roundTo(yearlyLow, 0), high: roundTo(yearlyHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: SepticPumpingInputs, steps = compute(inputs)): EstimateAmounts {
  const { pumpingLow, pumpingHigh, largerLow, largerHigh, totalLow, totalHigh } = steps;
  return {
    total: { low: roundTo(totalLow, 0), high: roundTo(totalHigh, 0) },
    lines: [
      { low: roundTo(pumpingLow, 0), high: roundTo(pumpingHigh, 0) },
      { low: roundTo(largerLow, 0), high: roundTo(largerHigh, 0) },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: SepticPumpingInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    years,
    pumpingLow,
    pumpingHigh,
    largerLow,
    largerHigh,
    visitLow,
    visitHigh,
    yearlyLow,
    yearlyHigh,
    totalLow,
    totalHigh,
  } = steps;
  return [
    { name: 'years', formula: 'interval[tank, people] * disposal.share', value: years, unit: 'years' },
    { name: 'pumping', formula: 'prices.septic_pumping', value: { low: pumpingLow, high: pumpingHigh }, unit: '$' },
    { name: 'larger', formula: 'tank.extra', value: { low: largerLow, high: largerHigh }, unit: '$' },
    { name: 'visit', formula: 'pumping + larger', value: { low: visitLow, high: visitHigh }, unit: '$' },
    { name: 'yearly', formula: 'visit / years * 1 year', value: { low: yearlyLow, high: yearlyHigh }, unit: '$' },
    {
      name: 'total',
      formula: 'round(pumping, 1 USD) + round(larger, 1 USD)',
      value: { low: totalLow, high: totalHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ tank, people, disposal }: SepticPumpingInputs): readonly Cell[] {
  const tankChosen = tankFigures[tank];
  return [
    { name: 'tank.extra', cell: tank, unit: '$', low: tankChosen.extraLow, high: tankChosen.extraHigh },
    { name: 'disposal.share', cell: disposal, unit: '', value: disposal === 'yes' ? 0.7 : 1 },
    { name: 'interval', cell: `${tank}/${people}`, unit: 'years', value: interval[tank][people] },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: SepticPumpingInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 years", for instance. */
function inYears(value: number): string {
  return amount(trimmed(value, 2), '', ' year', ' years');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Years between pump-outs of a septic tank, and what one costs */
export const septicPumping: Calculator<SepticPumpingInputs> = {
  slug: 'septic-pumping',
  title: 'Septic Pumping Calculator',
  subtitle: 'Years between pump-outs of a septic tank, and what one costs',
  tag: 'outdoor',
  service: 'Septic pumping',
  disclaimer:
    'Planning estimate for a household that lives there all year. It leaves out digging up lids, repairs and the ' +
    'tanks of aerobic systems; an inspection of sludge and scum tells best. A garbage disposal shortens the interval.',
  inputs: [
    {
      name: 'tank',
      label: 'Tank',
      type: 'select',
      default: '1000',
      options: [
        { value: '750', label: '750 gallons' },
        { value: '1000', label: '1,000 gallons' },
        { value: '1250', label: '1,250 gallons' },
        { value: '1500', label: '1,500 gallons' },
        { value: '2000', label: '2,000 gallons' },
      ],
      ask: 'How large is the tank?',
    },
    {
      name: 'people',
      label: 'People in the home',
      type: 'select',
      default: '4',
      options: [
        { value: '1', label: 'one person' },
        { value: '2', label: 'two people' },
        { value: '3', label: 'three people' },
        { value: '4', label: 'four people' },
        { value: '5', label: 'five people' },
        { value: '6', label: 'six people' },
        { value: '7', label: 'seven people' },
        { value: '8', label: 'eight people' },
      ],
      ask: 'How many people live in the home?',
    },
    {
      name: 'disposal',
      label: 'With a garbage disposal?',
      type: 'select',
      default: 'no',
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
    },
  ],
  costBand: {
    service_name: 'Septic pumping',
    unit: 'per visit',
    price_min_usd: 300,
    price_max_usd: 725,
  },
  sources: [
    'Pumping frequency by tank and household, the table of a septic company in Austin ' +
      '(snowdenonsite.com/Septic/214/Pumping%20Frequencies). Penn State Extension, fact sheet F-161, holds that ' +
      'tanks of the right size store the sludge of up to three years ' +
      '(docslib.org/doc/13360477/septic-tank-pumping-frequency).',
  ],
  asOf: '2025-01-01',
  sharedFigures: [{
    name: 'prices.septic_pumping',
    unit: '$',
    asOf: '2026-01-01',
    source: 'Published: guide (2026)',
    values: [{ low: 300, high: 475 }],
  }],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Pumping, tank of up to 1,000 gallons', covers: 'job' },
      { line: 'Larger tank', covers: 'job' },
    ],
    leavesOut: ['digging up lids', 'repairs', 'tanks of aerobic systems', 'inspection'],
    pitfalls: [
      'Waiting until it backs up ruins the drain field, which costs twenty times a pumping.',
      'Additives do not replace pumping.',
      'A garbage disposal cuts the years between pump-outs by about a third.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 1,
    judged: 1,
    prices: { 'prices.septic_pumping': 'published', 'septic-pumping.tank': 'judged' },
  },
  own: {
    figures: [{
      name: 'prices.septic_pumping',
      label: 'Pumping',
      unit: '$',
      min: 100,
      max: 1500,
      units: acceptedUnits.USD,
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { 'prices.septic_pumping': 'Pumping' },
  counted: { years: 'year', 'years between pump-outs': 'year between pump-outs' },
  repeats: { '0': 'total', '1': 'total' },
  asks: [{ input: 'tank', from: '750', to: '2000' }],
  refuse,
  answer,
  trace,
  cells,
};
