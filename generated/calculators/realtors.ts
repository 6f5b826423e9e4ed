/**
 * Texas Seller Net Sheet. Generated from the entry realtors of catalog/calculators/real-estate.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { dayNumber, dayOfYear, daysInYear } from '../../engine/kernel/days.js';
import { largestOf } from '../../engine/kernel/list.js';
import { isAbove, roundHalfAway, roundTo } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  Cell,
  EstimateAmounts,
  TraceStep,
} from '../../engine/kernel/module.js';
import type { Schedule } from '../../engine/kernel/schedule.js';
import { lookUp, schedule } from '../../engine/kernel/schedule.js';
import { amount, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** An item of closingDay, inside its bounds. */
export interface RealtorsClosingDayItem {
  /** Day of closing, 2020-01-01 to 2060-12-31; required. */
  readonly closingDay: string;
}

/** The inputs of the Texas Seller Net Sheet, inside their bounds. */
export interface RealtorsInputs {
  /** Sale price, 100500 to 5000000 $ in steps of 500; 300000 when omitted. */
  readonly salePrice: number;
  /** Loan payoff, 0 to 5000000 $ in steps of 500; 180000 when omitted. */
  readonly payoff: number;
  /** Commission in all, 0 to 8 % in steps of 0.1; 5.5 when omitted. */
  readonly commission: number;
  /** Does the seller pay the title policy?; 'yes' when omitted. */
  readonly policy: 'yes' | 'no';
  /** Other closing costs, 0 to 5 % in steps of 0.1; 0.7 when omitted. */
  readonly other: number;
  /** Property tax a year, 0 to 150000 $ in steps of 50; 6000 when omitted. */
  readonly taxes: number;
  /** Months of the year before closing, 0 to 12 months in steps of 0.5; 6 when omitted. */
  readonly months: number;
  /** The period of the day asked for; '2026-03-01' when omitted. */
  readonly on: '2019-09-01' | '2026-03-01';
}

/** The steps of the calculation. */
export interface RealtorsSteps {
  /** salePrice * commission, in $ */
  readonly agents: number;
  /** premium[salePrice] * policy.part, in $ */
  readonly title: number;
  /** salePrice * other, in $ */
  readonly closing: number;
  /** taxes * months / 12, in $ */
  readonly owed: number;
  /** agents + title + closing + owed, in $ */
  readonly costs: number;
  /** max(0 USD, salePrice - costs - payoff), in $ */
  readonly net: number;
  /** max(0 USD, costs + payoff - salePrice), in $ */
  readonly short: number;
  /** round(agents, 1 USD) + round(title, 1 USD) + round(closing, 1 USD) + round(owed, 1 USD), in $ */
  readonly total: number;
}

const premiumUntil_2026_02_28: Schedule = schedule({
  upTo: [100000],
  values: [832],
  brackets: [
    { upTo: 1000000, floor: 100000, base: 832, rate: 0.00527 },
    { upTo: Number.POSITIVE_INFINITY, floor: 1000000, base: 5575, rate: 0.00433 },
  ],
  round: 1,
});
const premium: Schedule = schedule({
  upTo: [100000],
  values: [780],
  brackets: [
    { upTo: 1000000, floor: 100000, base: 780, rate: 0.00494 },
    { upTo: Number.POSITIVE_INFINITY, floor: 1000000, base: 5226, rate: 0.00406 },
  ],
  round: 1,
});
const policyPhrases: Readonly<Record<RealtorsInputs['policy'], string>> = {
  yes: 'with the title policy',
  no: 'without the title policy',
};

/** Months of the year before closing from closingDay: day_of_year(closingDay) / days_in_year(closingDay) * 12. */
export function monthsOfClosingDay(closingDay: readonly RealtorsClosingDayItem[]): number {
  return largestOf(
    closingDay,
    ({ closingDay }) => dayOfYear(dayNumber(closingDay)) / daysInYear(dayNumber(closingDay)) * 12,
  );
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute(inputs: RealtorsInputs): RealtorsSteps {
  const { salePrice, payoff, commission, policy, other, taxes, months, on } = inputs;
  const agents = salePrice * commission / 100;
  const title =
    (on === '2019-09-01' ? lookUp(premiumUntil_2026_02_28, salePrice) : lookUp(premium, salePrice)) *
    (policy === 'yes' ? 1 : 0);
  const closing = salePrice * other / 100;
  const owed = taxes * months / 12;
  const costs = agents + title + closing + owed;
  const net = Math.max(0, salePrice - costs - payoff);
  const short = Math.max(0, costs + payoff - salePrice);
  const total = roundHalfAway(agents) + roundHalfAway(title) + roundHalfAway(closing) + roundHalfAway(owed);
  return { agents, title, closing, owed, costs, net, short, total };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: RealtorsInputs): CalculationResult {
  const { salePrice, payoff, policy } = inputs;
  const { agents, title, closing, owed, costs, net, short } = compute(inputs);
  return {
    value: roundTo(net, 0),
    unit: '$ to the seller',
    interpretation:
      `Selling at ${inDollars(salePrice)} ` +
      (isAbove(short, 0)
        ? `does not cover the payoff of ${inDollars(payoff)} and selling costs of ${inDollars(costs)} ` +
          `${policyPhrases[policy]}. You would have to bring ${inDollars(short)} to closing.`
        : `leaves you ${inDollars(net)} after ` +
          (payoff > 0
            ? `the payoff of ${inDollars(payoff)} and selling costs of ${inDollars(costs)} ${policyPhrases[policy]}.`
            : `selling costs of ${inDollars(costs)} ${policyPhrases[policy]}.`)),
    secondary: [
      { value: roundTo(costs, 0), unit: '$', label: 'Costs of the sale' },
      { value: roundTo(agents, 0), unit: '$', label: 'Commission' },
      { value: roundTo(owed, 0), unit: '$', label: 'Taxes owed at closing' },
      { value: roundTo(closing, 0), unit: '$', label: 'Other costs' },
      { value: roundTo(title, 0), unit: '$', label: 'Title policy premium' },
      { value: roundTo(short, 0), unit: '$', label: 'To bring to closing' },
    ],
    figures: {
      costs: { value: roundTo(costs, 0), unit: '$' },
      short: { value: roundTo(short, 0), unit: '$' },
      net: { value: roundTo(net, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: RealtorsInputs): EstimateAmounts {
  const { agents, title, closing, owed, total } = compute(inputs);
  return {
    total: { low: roundTo(total, 0), high: roundTo(total, 0) },
    lines: [
      { low: roundTo(agents, 0), high: roundTo(agents, 0) },
      { low: roundTo(title, 0), high: roundTo(title, 0) },
      { low: roundTo(closing, 0), high: roundTo(closing, 0) },
      { low: roundTo(owed, 0), high: roundTo(owed, 0) },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: RealtorsInputs): readonly TraceStep[] {
  const { agents, title, closing, owed, costs, net, short, total } = compute(inputs);
  return [
    { name: 'agents', formula: 'salePrice * commission', value: agents, unit: '$' },
    { name: 'title', formula: 'premium[salePrice] * policy.part', value: title, unit: '$' },
    { name: 'closing', formula: 'salePrice * other', value: closing, unit: '$' },
    { name: 'owed', formula: 'taxes * months / 12', value: owed, unit: '$' },
    { name: 'costs', formula: 'agents + title + closing + owed', value: costs, unit: '$' },
    { name: 'net', formula: 'max(0 USD, salePrice - costs - payoff)', value: net, unit: '$' },
    { name: 'short', formula: 'max(0 USD, costs + payoff - salePrice)', value: short, unit: '$' },
    {
      name: 'total',
      formula: 'round(agents, 1 USD) + round(title, 1 USD) + round(closing, 1 USD) + round(owed, 1 USD)',
      value: total,
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ policy }: RealtorsInputs): readonly Cell[] {
  return [{ name: 'policy.part', cell: policy, unit: '', value: policy === 'yes' ? 1 : 0 }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: RealtorsInputs): BrokenRequirement | null {
  return null;
}

/** "$2,500", for instance. */
function inDollars(value: number): string {
  return amount(trimmed(value, 0), '$', '', '');
}

/** What the sale of a home leaves its seller after commission, title policy, taxes and payoff */
export const realtors: Calculator<RealtorsInputs> = {
  slug: 'realtors',
  title: 'Texas Seller Net Sheet',
  subtitle: 'What the sale of a home leaves its seller after commission, title policy, taxes and payoff',
  tag: 'real-estate',
  service: 'Real estate agents',
  disclaimer:
    'Planning estimate. It leaves out repairs, concessions, HOA transfer fees, liens and income tax; commissions are ' +
    "negotiable, and the contract says who pays the title policy. The title company's statement decides.",
  inputs: [
    {
      name: 'salePrice',
      label: 'Sale price',
      type: 'number',
      unit: '$',
      default: 300000,
      min: 100500,
      max: 5000000,
      step: 500,
      units: acceptedUnits.USD,
      ask: 'What is the sale price?',
    },
    {
      name: 'payoff',
      label: 'Loan payoff',
      type: 'number',
      unit: '$',
      default: 180000,
      min: 0,
      max: 5000000,
      step: 500,
      units: acceptedUnits.USD,
    },
    {
      name: 'commission',
      label: 'Commission in all',
      type: 'number',
      unit: '%',
      default: 5.5,
      min: 0,
      max: 8,
      step: 0.1,
      units: acceptedUnits['%'],
      ask: 'What is the commission in all?',
    },
    {
      name: 'policy',
      label: 'Does the seller pay the title policy?',
      type: 'select',
      default: 'yes',
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
    },
    {
      name: 'other',
      label: 'Other closing costs',
      type: 'number',
      unit: '%',
      default: 0.7,
      min: 0,
      max: 5,
      step: 0.1,
      units: acceptedUnits['%'],
      hint: 'Escrow fee, tax certificates, deed, survey',
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
      name: 'months',
      label: 'Months of the year before closing',
      type: 'number',
      unit: 'months',
      default: 6,
      min: 0,
      max: 12,
      step: 0.5,
    },
  ],
  lists: [{
    name: 'closingDay',
    label: 'Day of closing',
    least: 1,
    most: 1,
    hint: 'The seller owes the tax of the year through that day',
    inputs: [{
      name: 'closingDay',
      label: 'Day of closing',
      type: 'day',
      required: true,
      min: '2020-01-01',
      max: '2060-12-31',
      ask: 'On which day is the closing?',
      hint: 'The seller owes the tax of the year through that day',
    }],
    gives: [{
      input: 'months',
      formula: 'day_of_year(closingDay) / days_in_year(closingDay) * 12',
      of: monthsOfClosingDay,
    }],
  }],
  costBand: null,
  sources: [
    'Taxes of the year are prorated through the day of closing, paragraph 13 of the TREC One to Four Family ' +
      'Residential Contract, each owing for the days of owning (cttpreston.com/faqs, ' +
      'hmbtx.com/blog/understanding-tax-prorations)',
    'Items of a Texas net sheet and who pays them by custom ' +
      '(passtexasrealestate.com/calculators/seller-net-sheet/cheat-sheet).',
    'Title premium, Texas Department of Insurance Rate Rule R-1 of March 1, 2026 ' +
      '(tdi.texas.gov/title/titlerates2026.html).',
    'Commission and other costs are planning estimates that the caller sets.',
  ],
  asOf: '2026-03-01',
  periods: [
    { key: '2019-09-01', from: '2019-09-01', until: '2026-02-28' },
    { key: '2026-03-01', from: '2026-03-01' },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Commission', covers: 'fee' },
      { line: "Owner's title policy", covers: 'fee' },
      { line: 'Other closing costs', covers: 'fee' },
      { line: 'Property tax owed at closing', covers: 'fee' },
    ],
    leavesOut: ['repairs', 'concessions', 'HOA transfer fees', 'liens', 'income tax', 'payoff of the loan'],
    pitfalls: [
      'Taxes are paid in arrears, so the seller owes the buyer the part of the year that has passed.',
      'The payoff is more than the balance on the statement, by the interest up to closing.',
      "Commissions are not fixed by law or custom; since 2024 the buyer's agent is agreed on separately.",
    ],
    amounts: estimate,
  },
  basis: {
    class: 'exact',
    published: 1,
    prices: { 'realtors.premium': 'published' },
  },
  counted: { months: 'month' },
  repeats: { '0': 'total', '1': 0, '2': 3, '3': 2, '4': 1 },
  asks: [
    { input: 'salePrice', from: 200000, to: 450000 },
    { input: 'commission', from: 4, to: 8 },
    { input: 'taxes', from: 4000, to: 9000 },
    { input: 'months', from: 4, to: 9 },
    { input: 'policy', from: 'no', to: 'yes' },
    { input: 'other', from: 0.5, to: 1 },
  ],
  slopes: {
    value: { payoff: -1, commission: -1, other: -1, taxes: -1, months: -1 },
    costs: { salePrice: 1, payoff: 0, commission: 1, other: 1, taxes: 1, months: 1 },
    short: { payoff: 1, commission: 1, other: 1, taxes: 1, months: 1 },
    net: { payoff: -1, commission: -1, other: -1, taxes: -1, months: -1 },
    'total.low': { salePrice: 1, payoff: 0, commission: 1, other: 1, taxes: 1, months: 1 },
    'total.high': { salePrice: 1, payoff: 0, commission: 1, other: 1, taxes: 1, months: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
