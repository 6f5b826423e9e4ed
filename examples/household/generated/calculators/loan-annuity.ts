/**
 * Loan with Equal Payments. Generated from the entry loan-annuity of
 * examples/household/catalog/calculators/mathematics.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { annuity, roundTo } from '../../../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  EstimateAmounts,
  TraceStep,
} from '../../../../engine/kernel/module.js';
import { amount, fixed, trimmed } from '../../../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Loan with Equal Payments, inside their bounds. */
export interface LoanAnnuityInputs {
  /** Amount of the loan, 500 to 1000000 EUR in steps of 100; 20000 when omitted. */
  readonly principal: number;
  /** Interest a year, 0 to 20 % in steps of 0.05; 4.5 when omitted. */
  readonly rate: number;
  /** Term, whole, 1 to 40 years in steps of 1; 10 when omitted. */
  readonly years: number;
}

/** The steps of the calculation. */
export interface LoanAnnuitySteps {
  /** years / 1 year * 12 */
  readonly months: number;
  /** principal * annuity(rate / 12, months), in EUR */
  readonly payment: number;
  /** payment * months, in EUR */
  readonly paid: number;
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ principal, rate, years }: LoanAnnuityInputs): LoanAnnuitySteps {
  const months = years * 12;
  const payment = principal * annuity(rate / 1200, months);
  const paid = payment * months;
  return { months, payment, paid };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: LoanAnnuityInputs): CalculationResult {
  const { principal, rate, years } = inputs;
  const { payment, paid } = compute(inputs);
  return {
    value: roundTo(payment, 2),
    unit: 'EUR a month',
    interpretation:
      `${inEuros(principal)} over ${inYears(years)} at ${inNumbers(rate)} take ${inEurosTo2Decimals(payment)} a ` +
      `month, ${inEuros(paid)} in all.`,
    secondary: [{ value: roundTo(paid, 0), unit: 'EUR', label: 'Paid in all' }],
    figures: {
      payment: { value: roundTo(payment, 2), unit: 'EUR' },
      paid: { value: roundTo(paid, 0), unit: 'EUR' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: LoanAnnuityInputs): EstimateAmounts {
  const { payment } = compute(inputs);
  return {
    total: { low: roundTo(payment, 2), high: roundTo(payment, 2) },
    lines: [{ low: roundTo(payment, 2), high: roundTo(payment, 2) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: LoanAnnuityInputs): readonly TraceStep[] {
  const { months, payment, paid } = compute(inputs);
  return [
    { name: 'months', formula: 'years / 1 year * 12', value: months, unit: '' },
    { name: 'payment', formula: 'principal * annuity(rate / 12, months)', value: payment, unit: 'EUR' },
    { name: 'paid', formula: 'payment * months', value: paid, unit: 'EUR' },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: LoanAnnuityInputs): BrokenRequirement | null {
  return null;
}

/** "€2,500", for instance. */
function inEuros(value: number): string {
  return amount(trimmed(value, 0), '€', '', '');
}

/** "2,500 years", for instance. */
function inYears(value: number): string {
  return amount(trimmed(value, 2), '', ' year', ' years');
}

/** "2,500%", for instance. */
function inNumbers(value: number): string {
  return amount(trimmed(value, 2), '', '%', '%');
}

/** "€2,500.00", for instance. */
function inEurosTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '€', '', '');
}

/** The monthly payment of a loan, and what its interest comes to */
export const loanAnnuity: Calculator<LoanAnnuityInputs> = {
  slug: 'loan-annuity',
  title: 'Loan with Equal Payments',
  subtitle: 'The monthly payment of a loan, and what its interest comes to',
  tag: 'mathematics',
  service: 'Loan with Equal Payments',
  disclaimer: "Without fees and insurance. The lender's offer names the annual percentage rate, which includes them.",
  inputs: [
    {
      name: 'principal',
      label: 'Amount of the loan',
      type: 'number',
      unit: 'EUR',
      default: 20000,
      min: 500,
      max: 1000000,
      step: 100,
      units: acceptedUnits.EUR,
    },
    {
      name: 'rate',
      label: 'Interest a year',
      type: 'number',
      unit: '%',
      default: 4.5,
      min: 0,
      max: 20,
      step: 0.05,
      units: acceptedUnits['%'],
    },
    {
      name: 'years',
      label: 'Term',
      type: 'number',
      unit: 'years',
      default: 10,
      min: 1,
      max: 40,
      step: 1,
      whole: true,
      units: acceptedUnits.year,
    },
  ],
  costBand: null,
  sources: [
    'The present value of an annuity in arrears, as in any textbook of financial mathematics.',
  ],
  estimate: {
    covers: 'job',
    unit: 'EUR',
    lines: [{ line: 'Interest and repayment in a month', covers: 'fee' }],
    leavesOut: ['fees', 'insurance'],
    amounts: estimate,
  },
  basis: {
    class: 'exact',
    prices: {},
  },
  slopes: {
    value: { principal: 1, rate: 1, years: -1 },
    payment: { principal: 1, rate: 1, years: -1 },
    paid: { principal: 1, rate: 1 },
    'total.low': { principal: 1, rate: 1, years: -1 },
    'total.high': { principal: 1, rate: 1, years: -1 },
  },
  refuse,
  answer,
  trace,
};
