/**
 * Rollback Tax Calculator. Generated from the entry farm-ranch-brokers of catalog/calculators/real-estate.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  EstimateAmounts,
  TraceStep,
} from '../../engine/kernel/module.js';
import { amount, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Rollback Tax Calculator, inside their bounds. */
export interface FarmRanchBrokersInputs {
  /** Acres that change use, 0.5 to 20000 acres in steps of 0.5; 50 when omitted. */
  readonly acres: number;
  /** Market value an acre, 100 to 100000 $ an acre in steps of 50; 6000 when omitted. */
  readonly market: number;
  /** Agricultural value an acre, 1 to 5000 $ an acre in steps of 1; 120 when omitted. */
  readonly productive: number;
  /** Total tax rate, 0.5 to 4 $ per $100 in steps of 0.01; 1.8 when omitted. */
  readonly rate: number;
  /** Years with the agricultural value, whole, 1 to 3 years in steps of 1; 3 when omitted. */
  readonly years: number;
}

/** The steps of the calculation. */
export interface FarmRanchBrokersSteps {
  /** acres * productive * rate, in $ */
  readonly low_bill: number;
  /** acres * market * rate, in $ */
  readonly full_bill: number;
  /** acres * max(0 USD/acre, market - productive) * rate, in $ */
  readonly yearly: number;
  /** yearly * (years / 1 year), in $ */
  readonly rollback: number;
  /** rollback / acres * 1 acre, in $ */
  readonly each: number;
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ acres, market, productive, rate, years }: FarmRanchBrokersInputs): FarmRanchBrokersSteps {
  const low_bill = acres * productive * rate / 100;
  const full_bill = acres * market * rate / 100;
  const yearly = acres * Math.max(0, market - productive) * rate / 100;
  const rollback = yearly * years;
  const each = rollback / acres;
  return { low_bill, full_bill, yearly, rollback, each };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: FarmRanchBrokersInputs): CalculationResult {
  const { years } = inputs;
  const { low_bill, full_bill, yearly, rollback, each } = compute(inputs);
  return {
    value: roundTo(rollback, 0),
    unit: '$ rollback tax',
    interpretation:
      `At market value the land would have paid ${inDollars(full_bill)} a year instead of ${inDollars(low_bill)}. ` +
      `The ${inDollars(yearly)} difference over ${inYears(years)} comes to a rollback tax of ${inDollars(rollback)}, ` +
      `or ${inDollars(each)} an acre, without interest.`,
    secondary: [
      { value: roundTo(yearly, 0), unit: '$', label: 'Difference in a year' },
      { value: roundTo(each, 0), unit: '$', label: 'Rollback an acre' },
    ],
    figures: {
      full_bill: { value: roundTo(full_bill, 0), unit: '$' },
      low_bill: { value: roundTo(low_bill, 0), unit: '$' },
      yearly: { value: roundTo(yearly, 0), unit: '$' },
      rollback: { value: roundTo(rollback, 0), unit: '$' },
      each: { value: roundTo(each, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: FarmRanchBrokersInputs): EstimateAmounts {
  const { rollback } = compute(inputs);
  return {
    total: { low: roundTo(rollback, 0), high: roundTo(rollback, 0) },
    lines: [{ low: roundTo(rollback, 0), high: roundTo(rollback, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: FarmRanchBrokersInputs): readonly TraceStep[] {
  const { low_bill, full_bill, yearly, rollback, each } = compute(inputs);
  return [
    { name: 'low_bill', formula: 'acres * productive * rate', value: low_bill, unit: '$' },
    { name: 'full_bill', formula: 'acres * market * rate', value: full_bill, unit: '$' },
    { name: 'yearly', formula: 'acres * max(0 USD/acre, market - productive) * rate', value: yearly, unit: '$' },
    { name: 'rollback', formula: 'yearly * (years / 1 year)', value: rollback, unit: '$' },
    { name: 'each', formula: 'rollback / acres * 1 acre', value: each, unit: '$' },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ market, productive }: FarmRanchBrokersInputs): BrokenRequirement | null {
  if (productive > market) return {
    message: 'The agricultural value is at most the market value.',
    inputs: ['productive', 'market'],
  };
  return null;
}

/** "$2,500", for instance. */
function inDollars(value: number): string {
  return amount(trimmed(value, 0), '$', '', '');
}

/** "2,500 years", for instance. */
function inYears(value: number): string {
  return amount(trimmed(value, 2), '', ' year', ' years');
}

/** The Texas tax that falls due when farm or ranch land changes its use; it does not price land or a broker */
export const farmRanchBrokers: Calculator<FarmRanchBrokersInputs> = {
  slug: 'farm-ranch-brokers',
  title: 'Rollback Tax Calculator',
  subtitle: 'The Texas tax that falls due when farm or ranch land changes its use; it does not price land or a broker',
  tag: 'real-estate',
  service: 'Farm and ranch brokers',
  disclaimer:
    'Planning estimate that takes the values and rates of one year for all of them. It leaves out penalties, late ' +
    'interest, exemptions from the tax and income tax; the appraisal district decides. It is not tax or legal advice.',
  inputs: [
    {
      name: 'acres',
      label: 'Acres that change use',
      type: 'number',
      unit: 'acres',
      default: 50,
      min: 0.5,
      max: 20000,
      step: 0.5,
      units: acceptedUnits.acre,
      ask: 'How many acres change use?',
    },
    {
      name: 'market',
      label: 'Market value an acre',
      type: 'number',
      unit: '$ an acre',
      default: 6000,
      min: 100,
      max: 100000,
      step: 50,
      written: 'USD/acre',
      ask: 'What is the market value of an acre?',
    },
    {
      name: 'productive',
      label: 'Agricultural value an acre',
      type: 'number',
      unit: '$ an acre',
      default: 120,
      min: 1,
      max: 5000,
      step: 1,
      written: 'USD/acre',
      hint: 'On the appraisal notice, as productivity value',
    },
    {
      name: 'rate',
      label: 'Total tax rate',
      type: 'number',
      unit: '$ per $100',
      default: 1.8,
      min: 0.5,
      max: 4,
      step: 0.01,
      units: acceptedUnits['%'],
      hint: 'All units of the tax bill together',
    },
    {
      name: 'years',
      label: 'Years with the agricultural value',
      type: 'number',
      unit: 'years',
      default: 3,
      min: 1,
      max: 3,
      step: 1,
      whole: true,
      units: acceptedUnits.year,
      hint: 'Of the three before the change',
    },
  ],
  costBand: null,
  sources: [
    'Texas Tax Code 23.55(a) and (d), the acres that change and the three years before (text of the section at ' +
      'casetext.com, current to 2023), since HB 1743 of 2019 ' +
      '(capitol.texas.gov/tlodocs/86R/billtext/html/HB01743S.htm); interest taken out by HB 3833 of 2021 ' +
      '(capitol.texas.gov/tlodocs/87R/billtext/html/HB03833F.htm).',
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Rollback tax', covers: 'fee' }],
    leavesOut: ['interest and penalties for late payment', "broker's commission", 'income tax'],
    pitfalls: [
      'The tax is a lien on the land, so the contract must say who pays it, buyer or seller.',
      'It is charged on the acres that change, not always on the whole tract.',
      'Older pages use five years and 7 percent interest; the law now has three years and no interest.',
    ],
    amounts: estimate,
  },
  basis: {
    class: 'exact',
    prices: {},
  },
  counted: { acres: 'acre', years: 'year' },
  repeats: { value: 'total' },
  asks: [
    { input: 'market', from: 4000, to: 9000 },
    { input: 'acres', from: 35, to: 75 },
    { input: 'rate', from: 1.2, to: 2.5 },
    { input: 'years', from: 2, to: 3 },
    { input: 'productive', from: 180, to: 80 },
  ],
  slopes: {
    value: { acres: 1, rate: 1, years: 1 },
    full_bill: { acres: 1, rate: 1, years: 0 },
    low_bill: { acres: 1, rate: 1, years: 0 },
    yearly: { acres: 1, rate: 1, years: 0 },
    rollback: { acres: 1, rate: 1, years: 1 },
    each: { acres: 0, rate: 1, years: 1 },
    'total.low': { acres: 1, rate: 1, years: 1 },
    'total.high': { acres: 1, rate: 1, years: 1 },
  },
  refuse,
  answer,
  trace,
};
