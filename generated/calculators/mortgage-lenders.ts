/**
 * Mortgage Payment Calculator. Generated from the entry mortgage-lenders of catalog/calculators/real-estate.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { annuity, isAbove, roundHalfAwayTo, roundTo } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  Cell,
  EstimateAmounts,
  TraceStep,
} from '../../engine/kernel/module.js';
import { amount, fixed, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Mortgage Payment Calculator, inside their bounds. */
export interface MortgageLendersInputs {
  /** Price of the home, 20000 to 5000000 $ in steps of 1000; 300000 when omitted. */
  readonly price: number;
  /** Down payment, 0 to 90 % in steps of 0.5; 10 when omitted. */
  readonly down: number;
  /** Interest rate a year, 0 to 20 % in steps of 0.125; 6.5 when omitted. */
  readonly rate: number;
  /** Term; '30' when omitted. */
  readonly years: '15' | '20' | '30';
  /** Property tax a year, 0 to 150000 $ in steps of 50; 6000 when omitted. */
  readonly taxes: number;
  /** Home, wind and flood insurance a year, 0 to 100000 $ in steps of 50; 4800 when omitted. */
  readonly insurance: number;
  /** Mortgage insurance a year, 0 to 2.5 % in steps of 0.01; 0.6 when omitted. */
  readonly mortgageInsurance: number;
}

/** The steps of the calculation. */
export interface MortgageLendersSteps {
  /** price * (1 - down), in $ */
  readonly loan: number;
  /** years.term * 12 */
  readonly months: number;
  /** loan * annuity(rate / 12, months), in $ */
  readonly payment: number;
  /** (taxes + insurance) / 12, in $ */
  readonly escrow: number;
  /** if down < 20% then loan * mortgageInsurance / 12 else 0 USD, in $ */
  readonly pmi: number;
  /** payment * months, in $ */
  readonly paid: number;
  /** max(0 USD, paid - loan), in $ */
  readonly interest: number;
  /** round(payment, 0.01 USD) + round(escrow, 0.01 USD) + round(pmi, 0.01 USD), in $ */
  readonly monthly: number;
}

const yearsFigures: Readonly<Record<MortgageLendersInputs['years'], number>> = { '15': 15, '20': 20, '30': 30 };
const yearsPhrases: Readonly<Record<MortgageLendersInputs['years'], string>> = {
  '15': '15 years',
  '20': '20 years',
  '30': '30 years',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute(inputs: MortgageLendersInputs): MortgageLendersSteps {
  const { price, down, rate, years, taxes, insurance, mortgageInsurance } = inputs;
  const loan = price * (1 - down / 100);
  const months = yearsFigures[years] * 12;
  const payment = loan * annuity(rate / 1200, months);
  const escrow = (taxes + insurance) / 12;
  const pmi = down < 20 ? loan * mortgageInsurance / 1200 : 0;
  const paid = payment * months;
  const interest = Math.max(0, paid - loan);
  const monthly = roundHalfAwayTo(payment, 0.01) + roundHalfAwayTo(escrow, 0.01) + roundHalfAwayTo(pmi, 0.01);
  return { loan, months, payment, escrow, pmi, paid, interest, monthly };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: MortgageLendersInputs): CalculationResult {
  const { rate, years } = inputs;
  const { loan, payment, escrow, pmi, interest, monthly } = compute(inputs);
  return {
    value: roundTo(payment, 2),
    unit: '$ principal and interest a month',
    interpretation:
      `A loan of ${inDollars(loan)} over ${yearsPhrases[years]} ` +
      (rate === 0
        ? `without interest costs ${inDollarsTo2Decimals(payment)} a month, or ${inDollars(monthly)} with taxes and ` +
          'insurance.'
        : `at ${inNumbersTo3Decimals(rate)} costs ${inDollarsTo2Decimals(payment)} a month, or ${inDollars(monthly)} ` +
          'with taxes' +
          (isAbove(pmi, 0)
            ? `, insurance and mortgage insurance. Interest over the term comes to ${inDollars(interest)}.`
            : ` and insurance. Interest over the term comes to ${inDollars(interest)}.`)),
    secondary: [
      { value: roundTo(loan, 0), unit: '$', label: 'Loan' },
      { value: roundTo(escrow, 0), unit: '$', label: 'Taxes and insurance a month' },
      { value: roundTo(pmi, 0), unit: '$', label: 'Mortgage insurance a month' },
      { value: roundTo(monthly, 0), unit: '$', label: 'Whole month' },
      { value: roundTo(interest, 0), unit: '$', label: 'Interest over the term' },
    ],
    figures: {
      loan: { value: roundTo(loan, 0), unit: '$' },
      payment: { value: roundTo(payment, 2), unit: '$' },
      monthly: { value: roundTo(monthly, 0), unit: '$' },
      interest: { value: roundTo(interest, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: MortgageLendersInputs): EstimateAmounts {
  const { payment, escrow, pmi, monthly } = compute(inputs);
  return {
    total: { low: roundTo(monthly, 2), high: roundTo(monthly, 2) },
    lines: [
      { low: roundTo(payment, 2), high: roundTo(payment, 2) },
      { low: roundTo(escrow, 2), high: roundTo(escrow, 2) },
      { low: roundTo(pmi, 2), high: roundTo(pmi, 2) },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: MortgageLendersInputs): readonly TraceStep[] {
  const { loan, months, payment, escrow, pmi, paid, interest, monthly } = compute(inputs);
  return [
    { name: 'loan', formula: 'price * (1 - down)', value: loan, unit: '$' },
    { name: 'months', formula: 'years.term * 12', value: months, unit: '' },
    { name: 'payment', formula: 'loan * annuity(rate / 12, months)', value: payment, unit: '$' },
    { name: 'escrow', formula: '(taxes + insurance) / 12', value: escrow, unit: '$' },
    { name: 'pmi', formula: 'if down < 20% then loan * mortgageInsurance / 12 else 0 USD', value: pmi, unit: '$' },
    { name: 'paid', formula: 'payment * months', value: paid, unit: '$' },
    { name: 'interest', formula: 'max(0 USD, paid - loan)', value: interest, unit: '$' },
    {
      name: 'monthly',
      formula: 'round(payment, 0.01 USD) + round(escrow, 0.01 USD) + round(pmi, 0.01 USD)',
      value: monthly,
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ years }: MortgageLendersInputs): readonly Cell[] {
  return [{ name: 'years.term', cell: years, unit: '', value: yearsFigures[years] }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: MortgageLendersInputs): BrokenRequirement | null {
  return null;
}

/** "$2,500", for instance. */
function inDollars(value: number): string {
  return amount(trimmed(value, 0), '$', '', '');
}

/** "$2,500.00", for instance. */
function inDollarsTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '$', '', '');
}

/** "2,500%", for instance. */
function inNumbersTo3Decimals(value: number): string {
  return amount(trimmed(value, 3), '', '%', '%');
}

/** Principal and interest of a home loan, and the month with taxes and insurance */
export const mortgageLenders: Calculator<MortgageLendersInputs> = {
  slug: 'mortgage-lenders',
  title: 'Mortgage Payment Calculator',
  subtitle: 'Principal and interest of a home loan, and the month with taxes and insurance',
  tag: 'real-estate',
  service: 'Mortgage lenders',
  disclaimer:
    'Planning estimate for a loan with a fixed rate. It leaves out closing costs, points, HOA dues and utilities, ' +
    'and FHA, VA and USDA fees; taxes and insurance change every year. It is not an offer of credit.',
  inputs: [
    {
      name: 'price',
      label: 'Price of the home',
      type: 'number',
      unit: '$',
      default: 300000,
      min: 20000,
      max: 5000000,
      step: 1000,
      units: acceptedUnits.USD,
      ask: 'What does the home cost?',
    },
    {
      name: 'down',
      label: 'Down payment',
      type: 'number',
      unit: '%',
      default: 10,
      min: 0,
      max: 90,
      step: 0.5,
      units: acceptedUnits['%'],
    },
    {
      name: 'rate',
      label: 'Interest rate a year',
      type: 'number',
      unit: '%',
      default: 6.5,
      min: 0,
      max: 20,
      step: 0.125,
      units: acceptedUnits['%'],
      ask: 'What is the interest rate?',
    },
    {
      name: 'years',
      label: 'Term',
      type: 'select',
      default: '30',
      options: [
        { value: '15', label: '15 years' },
        { value: '20', label: '20 years' },
        { value: '30', label: '30 years' },
      ],
      ask: 'How long is the term?',
    },
    {
      name: 'taxes',
      label: 'Property tax a year',
      type: 'number',
      unit: '$',
      default: 6000,
      min: 0,
      max: 150000,
      step: 50,
      units: acceptedUnits.USD,
    },
    {
      name: 'insurance',
      label: 'Home, wind and flood insurance a year',
      type: 'number',
      unit: '$',
      default: 4800,
      min: 0,
      max: 100000,
      step: 50,
      units: acceptedUnits.USD,
    },
    {
      name: 'mortgageInsurance',
      label: 'Mortgage insurance a year',
      type: 'number',
      unit: '%',
      default: 0.6,
      min: 0,
      max: 2.5,
      step: 0.01,
      units: acceptedUnits['%'],
      hint: 'Of the loan; counted only below 20 % down',
    },
  ],
  costBand: null,
  sources: [
    'Level payment of a loan, as in CFPB form H-24(B), 12 CFR 1026 Appendix H ' +
      '(consumerfinance.gov/rules-policy/regulations/1026/h).',
    'Mortgage insurance ends at 78 percent of the original value, Homeowners Protection Act, 12 USC 4902(b); its ' +
      'rate here is a planning estimate.',
  ],
  estimate: {
    covers: 'job',
    period: 'month',
    unit: '$',
    lines: [
      { line: 'Principal and interest', covers: 'fee' },
      { line: 'Taxes and insurance', covers: 'fee' },
      { line: 'Mortgage insurance', covers: 'fee' },
    ],
    leavesOut: ['closing costs', 'points', 'HOA dues', 'utilities', 'FHA, VA and USDA fees'],
    pitfalls: [
      'On the coast windstorm and flood are policies of their own, and often cost more than the home policy.',
      'After a sale the appraisal district may raise the value, and the escrow with it.',
      'Mortgage insurance does not fall away by itself before the loan is at 78 percent of the price.',
    ],
    amounts: estimate,
  },
  basis: {
    class: 'exact',
    prices: {},
  },
  drawing: { kind: 'payments', measures: { count: { step: 'months', times: 1 } } },
  repeats: { '1': 1, '2': 2, '3': 'total' },
  asks: [
    { input: 'price', from: 200000, to: 450000 },
    { input: 'rate', from: 4.5, to: 9.5 },
    { input: 'years', from: '30', to: '15' },
    { input: 'taxes', from: 4000, to: 9000 },
    { input: 'insurance', from: 3500, to: 7000 },
    { input: 'down', from: 15, to: 7 },
    { input: 'mortgageInsurance', from: 0.4, to: 0.9 },
  ],
  slopes: {
    value: { price: 1, down: -1, rate: 1, taxes: 0, insurance: 0, mortgageInsurance: 0 },
    loan: { price: 1, down: -1, rate: 0, taxes: 0, insurance: 0, mortgageInsurance: 0 },
    payment: { price: 1, down: -1, rate: 1, taxes: 0, insurance: 0, mortgageInsurance: 0 },
    monthly: { price: 1, down: -1, rate: 1, taxes: 1, insurance: 1, mortgageInsurance: 1 },
    interest: { rate: 1, taxes: 0, insurance: 0, mortgageInsurance: 0 },
    'total.low': { price: 1, down: -1, rate: 1, taxes: 1, insurance: 1, mortgageInsurance: 1 },
    'total.high': { price: 1, down: -1, rate: 1, taxes: 1, insurance: 1, mortgageInsurance: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
