/**
 * What Is Left of a Month. Generated from the entry month-budget of
 * examples/household/catalog/calculators/mathematics.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { isBelow, roundTo } from '../../../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../../../engine/kernel/module.js';
import { amount, fixed, trimmed } from '../../../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the What Is Left of a Month, inside their bounds. */
export interface MonthBudgetInputs {
  /** Income, 0 to 20000 EUR in steps of 10; 2400 when omitted. */
  readonly income: number;
  /** Rent and other fixed costs, 0 to 20000 EUR in steps of 10; 1450 when omitted. */
  readonly 'fixed': number;
  /** Put aside, 0 to 5000 EUR in steps of 10; 100 when omitted. */
  readonly saved: number;
  /** Spent a day, 0 to 500 EUR in steps of 0.5; 25 when omitted. */
  readonly daily: number;
  /** Days, whole, 28 to 31 days in steps of 1; 30 when omitted. */
  readonly days: number;
}

/** The steps of the calculation. */
export interface MonthBudgetSteps {
  /** daily * days / 1 day, in EUR */
  readonly spent: number;
  /** income - fixed - saved - spent, in EUR */
  readonly left: number;
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ income, fixed: fixed_, saved, daily, days }: MonthBudgetInputs): MonthBudgetSteps {
  const spent = daily * days;
  const left = income - fixed_ - saved - spent;
  return { spent, left };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: MonthBudgetInputs): CalculationResult {
  const { income } = inputs;
  const { spent, left } = compute(inputs);
  return {
    value: roundTo(left, 2),
    unit: 'EUR',
    interpretation:
      isBelow(left, 0)
        ? `The month ends at ${inEurosTo2Decimals(left)}: ${inEuros(income)} are not enough for ${inEuros(spent)} by ` +
          'the day beside what is fixed.'
        : `${inEurosTo2Decimals(left)} is left of ${inEuros(income)} after ${inEuros(spent)} by the day and what is ` +
          'fixed.',
    secondary: [{ value: roundTo(12 * left, 0), unit: 'EUR', label: 'After a year of such months' }],
    figures: {
      left: { value: roundTo(left, 2), unit: 'EUR' },
      spent: { value: roundTo(spent, 0), unit: 'EUR' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: MonthBudgetInputs): readonly TraceStep[] {
  const { spent, left } = compute(inputs);
  return [
    { name: 'spent', formula: 'daily * days / 1 day', value: spent, unit: 'EUR' },
    { name: 'left', formula: 'income - fixed - saved - spent', value: left, unit: 'EUR' },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: MonthBudgetInputs): BrokenRequirement | null {
  return null;
}

/** "€2,500.00", for instance. */
function inEurosTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '€', '', '');
}

/** "€2,500", for instance. */
function inEuros(value: number): string {
  return amount(trimmed(value, 0), '€', '', '');
}

/** Income less what is fixed, put aside and spent by the day */
export const monthBudget: Calculator<MonthBudgetInputs> = {
  slug: 'month-budget',
  title: 'What Is Left of a Month',
  subtitle: 'Income less what is fixed, put aside and spent by the day',
  tag: 'mathematics',
  service: 'What Is Left of a Month',
  disclaimer: 'Bills that come once a year belong to the fixed costs with a twelfth of each.',
  inputs: [
    {
      name: 'income',
      label: 'Income',
      type: 'number',
      unit: 'EUR',
      default: 2400,
      min: 0,
      max: 20000,
      step: 10,
      units: acceptedUnits.EUR,
    },
    {
      name: 'fixed',
      label: 'Rent and other fixed costs',
      type: 'number',
      unit: 'EUR',
      default: 1450,
      min: 0,
      max: 20000,
      step: 10,
      units: acceptedUnits.EUR,
    },
    {
      name: 'saved',
      label: 'Put aside',
      type: 'number',
      unit: 'EUR',
      default: 100,
      min: 0,
      max: 5000,
      step: 10,
      units: acceptedUnits.EUR,
    },
    {
      name: 'daily',
      label: 'Spent a day',
      type: 'number',
      unit: 'EUR',
      default: 25,
      min: 0,
      max: 500,
      step: 0.5,
      units: acceptedUnits.EUR,
    },
    {
      name: 'days',
      label: 'Days',
      type: 'number',
      unit: 'days',
      default: 30,
      min: 28,
      max: 31,
      step: 1,
      whole: true,
      units: acceptedUnits.day,
    },
  ],
  costBand: null,
  sources: [
    'A household account book.',
  ],
  slopes: {
    value: { income: 1, fixed: -1, saved: -1, daily: -1, days: -1 },
    left: { income: 1, fixed: -1, saved: -1, daily: -1, days: -1 },
    spent: { income: 0, fixed: 0, saved: 0, daily: 1, days: 1 },
  },
  refuse,
  answer,
  trace,
};
