/**
 * Texas Property Tax Calculator. Generated from the entry property-tax of catalog/calculators/real-estate.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { dayNumber, dayOfYear, daysInYear } from '../../engine/kernel/days.js';
import { largestOf } from '../../engine/kernel/list.js';
import { isAtLeast, isAtMost, isBelow, roundDown, roundHalfAway, roundTo } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  EstimateAmounts,
  TraceStep,
} from '../../engine/kernel/module.js';
import type { Schedule } from '../../engine/kernel/schedule.js';
import { lookUp, schedule } from '../../engine/kernel/schedule.js';
import { amount, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** An item of paidOn, inside its bounds. */
export interface PropertyTaxPaidOnItem {
  /** Day of payment, 2020-01-01 to 2060-12-31; required. */
  readonly paidOn: string;
}

/** The inputs of the Texas Property Tax Calculator, inside their bounds. */
export interface PropertyTaxInputs {
  /** Appraised value, 10000 to 5000000 $ in steps of 1000; 250000 when omitted. */
  readonly appraised: number;
  /** Exemption; 'homestead' when omitted. */
  readonly homestead: 'none' | 'homestead' | 'senior';
  /** Rate of the school district, 0 to 2 $ per $100 in steps of 0.0001; 0.95 when omitted. */
  readonly schoolRate: number;
  /** Combined tax rate of other units, 0 to 3 $ per $100 in steps of 0.0001; 1.22 when omitted. */
  readonly otherRate: number;
  /** Homestead exemption of other units, 0 to 20 % in steps of 1; 0 when omitted. */
  readonly local: number;
  /** Over-65 or disability exemption of other units, 0 to 200000 $ in steps of 12500; 0 when omitted. */
  readonly seniorOff: number;
  /** Months late, whole, 0 to 11 months in steps of 1; 0 when omitted. */
  readonly monthsLate: number;
  /** The period of the day asked for; '2025-01-01' when omitted. */
  readonly on: '2023-01-01' | '2025-01-01';
}

/** The steps of the calculation. */
export interface PropertyTaxSteps {
  /** texas.school_homestead, in $ */
  readonly home: number;
  /** texas.school_senior, in $ */
  readonly senior: number;
  /** if homestead = "none" then 0 USD else if homestead = "senior" then home + senior else home, in $ */
  readonly exempt: number;
  /** max(0 USD, appraised - exempt), in $ */
  readonly school_value: number;
  /** if homestead = "none" or local = 0% then 0 USD else max(appraised * local, texas.least_percentage), in $ */
  readonly percent: number;
  /** if homestead = "senior" and seniorOff > 0 USD then max(seniorOff, texas.least_senior) else 0 USD, in $ */
  readonly age: number;
  /** percent + age, in $ */
  readonly taken: number;
  /** max(0 USD, appraised - taken), in $ */
  readonly other_value: number;
  /** school_value * schoolRate, in $ */
  readonly school: number;
  /** other_value * otherRate, in $ */
  readonly others: number;
  /** school + others, in $ */
  readonly tax: number;
  /** tax / 12, in $ */
  readonly month: number;
  /** tax * (penalty[monthsLate] + 1% * monthsLate), in $ */
  readonly late: number;
  /** min(appraised, exempt) * schoolRate + min(appraised, taken) * otherRate, in $ */
  readonly saved: number;
  /** round(school, 1 USD) + round(others, 1 USD) + round(late, 1 USD), in $ */
  readonly total: number;
}

const penalty: Schedule = schedule({
  upTo: [0, 1, 2, 3, 4, 5, 11],
  values: [0, 6, 7, 8, 9, 10, 12],
  brackets: [],
  round: 0,
});
const homesteadPhrases: Readonly<Record<PropertyTaxInputs['homestead'], string>> = {
  none: 'without an exemption',
  homestead: 'with the homestead exemption',
  senior: 'with the homestead and senior exemptions',
};

/**
 * Months late from paidOn: if day_of_year(paidOn) <= 31 day then 0 else 2 + floor((5 * (day_of_year(paidOn) -
 * days_in_year(paidOn) + 305 day) / 1 day + 2) / 153).
 */
export function monthsLateOfPaidOn(paidOn: readonly PropertyTaxPaidOnItem[]): number {
  return largestOf(
    paidOn,
    ({ paidOn }) =>
      isAtMost(dayOfYear(dayNumber(paidOn)), 31)
        ? 0
        : 2 + roundDown((5 * (dayOfYear(dayNumber(paidOn)) - daysInYear(dayNumber(paidOn)) + 305) + 2) / 153),
  );
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute(inputs: PropertyTaxInputs): PropertyTaxSteps {
  const { appraised, homestead, schoolRate, otherRate, local, seniorOff, monthsLate, on } = inputs;
  const home = on === '2023-01-01' ? 100000 : 140000;
  const senior = on === '2023-01-01' ? 10000 : 60000;
  const exempt =
    homestead === 'none'
      ? 0
      : homestead === 'senior'
        ? home + senior
        : home;
  const school_value = Math.max(0, appraised - exempt);
  const percent = homestead === 'none' || local === 0 ? 0 : Math.max(appraised * local / 100, 5000);
  const age = homestead === 'senior' && seniorOff > 0 ? Math.max(seniorOff, 3000) : 0;
  const taken = percent + age;
  const other_value = Math.max(0, appraised - taken);
  const school = school_value * schoolRate / 100;
  const others = other_value * otherRate / 100;
  const tax = school + others;
  const month = tax / 12;
  const late = tax * (lookUp(penalty, monthsLate) + monthsLate) / 100;
  const saved = Math.min(appraised, exempt) * schoolRate / 100 + Math.min(appraised, taken) * otherRate / 100;
  const total = roundHalfAway(school) + roundHalfAway(others) + roundHalfAway(late);
  return {
    home,
    senior,
    exempt,
    school_value,
    percent,
    age,
    taken,
    other_value,
    school,
    others,
    tax,
    month,
    late,
    saved,
    total,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: PropertyTaxInputs): CalculationResult {
  const { appraised, homestead, monthsLate } = inputs;
  const { school_value, school, others, tax, month, late, saved } = compute(inputs);
  return {
    value: roundTo(tax, 0),
    unit: '$ a year',
    interpretation:
      `The tax on a home appraised at ${inDollars(appraised)} is ` +
      (isBelow(tax, 6)
        ? `next to nothing ${homesteadPhrases[homestead]} at these rates.`
        : `${inDollars(tax)} a year ${homesteadPhrases[homestead]}` +
          (monthsLate > 0
            ? `. Paid so late, it costs ${inDollars(late)} more in penalty and interest.`
            : `, or ${inDollars(month)} a month.` +
              (isAtLeast(saved, 1) ? ` The exemptions save you ${inDollars(saved)} a year.` : ''))),
    secondary: [
      { value: roundTo(school_value, 0), unit: '$', label: 'Taxed by the schools' },
      { value: roundTo(school, 0), unit: '$', label: 'School part' },
      { value: roundTo(others, 0), unit: '$', label: 'Part of the others' },
      { value: roundTo(month, 0), unit: '$', label: 'A month' },
      { value: roundTo(saved, 0), unit: '$', label: 'Saved by exemptions' },
      { value: roundTo(late, 0), unit: '$', label: 'Penalty and interest' },
    ],
    figures: {
      tax: { value: roundTo(tax, 0), unit: '$' },
      late: { value: roundTo(late, 0), unit: '$' },
      month: { value: roundTo(month, 0), unit: '$' },
      saved: { value: roundTo(saved, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: PropertyTaxInputs): EstimateAmounts {
  const { school, others, late, total } = compute(inputs);
  return {
    total: { low: roundTo(total, 0), high: roundTo(total, 0) },
    lines: [
      { low: roundTo(school, 0), high: roundTo(school, 0) },
      { low: roundTo(others, 0), high: roundTo(others, 0) },
      { low: roundTo(late, 0), high: roundTo(late, 0) },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: PropertyTaxInputs): readonly TraceStep[] {
  const {
    home,
    senior,
    exempt,
    school_value,
    percent,
    age,
    taken,
    other_value,
    school,
    others,
    tax,
    month,
    late,
    saved,
    total,
  } = compute(inputs);
  return [
    { name: 'home', formula: 'texas.school_homestead', value: home, unit: '$' },
    { name: 'senior', formula: 'texas.school_senior', value: senior, unit: '$' },
    {
      name: 'exempt',
      formula: 'if homestead = "none" then 0 USD else if homestead = "senior" then home + senior else home',
      value: exempt,
      unit: '$',
    },
    { name: 'school_value', formula: 'max(0 USD, appraised - exempt)', value: school_value, unit: '$' },
    {
      name: 'percent',
      formula: 'if homestead = "none" or local = 0% then 0 USD else max(appraised * local, texas.least_percentage)',
      value: percent,
      unit: '$',
    },
    {
      name: 'age',
      formula: 'if homestead = "senior" and seniorOff > 0 USD then max(seniorOff, texas.least_senior) else 0 USD',
      value: age,
      unit: '$',
    },
    { name: 'taken', formula: 'percent + age', value: taken, unit: '$' },
    { name: 'other_value', formula: 'max(0 USD, appraised - taken)', value: other_value, unit: '$' },
    { name: 'school', formula: 'school_value * schoolRate', value: school, unit: '$' },
    { name: 'others', formula: 'other_value * otherRate', value: others, unit: '$' },
    { name: 'tax', formula: 'school + others', value: tax, unit: '$' },
    { name: 'month', formula: 'tax / 12', value: month, unit: '$' },
    { name: 'late', formula: 'tax * (penalty[monthsLate] + 1% * monthsLate)', value: late, unit: '$' },
    {
      name: 'saved',
      formula: 'min(appraised, exempt) * schoolRate + min(appraised, taken) * otherRate',
      value: saved,
      unit: '$',
    },
    {
      name: 'total',
      formula: 'round(school, 1 USD) + round(others, 1 USD) + round(late, 1 USD)',
      value: total,
      unit: '$',
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: PropertyTaxInputs): BrokenRequirement | null {
  return null;
}

/** "$2,500", for instance. */
function inDollars(value: number): string {
  return amount(trimmed(value, 0), '$', '', '');
}

/** The year's tax on a home with the homestead exemptions of the school district */
export const propertyTax: Calculator<PropertyTaxInputs> = {
  slug: 'property-tax',
  title: 'Texas Property Tax Calculator',
  subtitle: "The year's tax on a home with the homestead exemptions of the school district",
  tag: 'real-estate',
  service: 'Property tax consultants',
  disclaimer:
    "Planning estimate with the exemptions of the tax year. It leaves out tax ceilings, veterans' exemptions, what a " +
    'school district adds on its own, the 10 percent cap and special districts unless their rates are entered. It is ' +
    'not tax advice.',
  inputs: [
    {
      name: 'appraised',
      label: 'Appraised value',
      type: 'number',
      unit: '$',
      default: 250000,
      min: 10000,
      max: 5000000,
      step: 1000,
      units: acceptedUnits.USD,
      ask: 'What is the appraised value?',
    },
    {
      name: 'homestead',
      label: 'Exemption',
      type: 'select',
      default: 'homestead',
      options: [
        { value: 'none', label: 'None (second home, rental)' },
        { value: 'homestead', label: 'Residence homestead' },
        { value: 'senior', label: 'Homestead, 65 or older or disabled' },
      ],
      ask: 'Which exemption applies?',
    },
    {
      name: 'schoolRate',
      label: 'Rate of the school district',
      type: 'number',
      unit: '$ per $100',
      default: 0.95,
      min: 0,
      max: 2,
      step: 0.0001,
      units: acceptedUnits['%'],
    },
    {
      name: 'otherRate',
      label: 'Combined tax rate of other units',
      type: 'number',
      unit: '$ per $100',
      default: 1.22,
      min: 0,
      max: 3,
      step: 0.0001,
      units: acceptedUnits['%'],
      ask: 'What is the tax rate of the other units?',
      hint: 'City, county, hospital, college and drainage',
    },
    {
      name: 'local',
      label: 'Homestead exemption of other units',
      type: 'number',
      unit: '%',
      default: 0,
      min: 0,
      max: 20,
      step: 1,
      units: acceptedUnits['%'],
      hint: 'City and county of Corpus Christi take off 20 %; weigh units by their rates',
    },
    {
      name: 'seniorOff',
      label: 'Over-65 or disability exemption of other units',
      type: 'number',
      unit: '$',
      default: 0,
      min: 0,
      max: 200000,
      step: 12500,
      units: acceptedUnits.USD,
      hint: 'City and county of Corpus Christi take off $62,500; weigh units by their rates',
    },
    {
      name: 'monthsLate',
      label: 'Months late',
      type: 'number',
      unit: 'months',
      default: 0,
      min: 0,
      max: 11,
      step: 1,
      whole: true,
      ask: 'How many months late is it paid?',
      hint: 'Begun months count; a bill is late from February 1 of the year after its own',
    },
  ],
  lists: [{
    name: 'paidOn',
    label: 'Day of payment',
    least: 1,
    most: 1,
    hint: "In the year after the bill's own, when it becomes late",
    inputs: [{
      name: 'paidOn',
      label: 'Day of payment',
      type: 'day',
      required: true,
      min: '2020-01-01',
      max: '2060-12-31',
      ask: "On which day of the year after the bill's own is it paid?",
      hint: "In the year after the bill's own, when it becomes late",
    }],
    gives: [{
      input: 'monthsLate',
      formula:
        'if day_of_year(paidOn) <= 31 day then 0 else 2 + floor((5 * (day_of_year(paidOn) - days_in_year(paidOn) + ' +
        '305 day) / 1 day + 2) / 153)',
      of: monthsLateOfPaidOn,
    }],
  }],
  costBand: null,
  sources: [
    'A bill is late that is not paid before February 1 of the year after its own, Tax Code 31.02(a). Penalty and ' +
      'interest of each month begun, Tax Code 33.01(a) and (c) ' +
      '(instalawyer.io/laws/texas-statutes/section-3301-penalties-and-interest); up to 20 percent for attorneys from ' +
      'July 1 are beside them.',
    'City of Corpus Christi, ordinance 033150 of September 5, 2023, 20 percent of the homestead and $62,500 at 65 ' +
      'or disabled since tax year 2024 (docs.cctexas.com/WebLink, document 88744); Nueces County likewise (Corpus ' +
      'Christi Caller-Times, caller.com, 2006).',
    'City of Corpus Christi, ordinance 033732 of September 9, 2025 (docs.cctexas.com), for the rate of the city.',
    '$40,000 more exemption saves $363.44 at a rate of $0.9086 (Senate Research Center on SB 4, ' +
      'capitol.texas.gov/tlodocs/89R/analysis/html/SB00004I.htm).',
    'The rates set at first are a planning estimate for Corpus Christi; each bill prints those of its own units.',
    'Tax Code 33.01(a), by the months begun since February 1',
  ],
  asOf: '2025-11-04',
  periods: [
    { key: '2023-01-01', from: '2023-01-01', until: '2024-12-31' },
    { key: '2025-01-01', from: '2025-01-01' },
  ],
  sharedFigures: [
    {
      name: 'texas.least_percentage',
      unit: '$',
      asOf: '2023-09-05',
      source: 'Published: statute (2023)',
      values: [{ value: 5000 }],
    },
    {
      name: 'texas.least_senior',
      unit: '$',
      asOf: '1982-02-09',
      source: 'Published: statute (1982)',
      values: [{ value: 3000 }],
    },
    {
      name: 'texas.school_homestead',
      unit: '$',
      asOf: '2025-11-04',
      source: 'Published: guide (2025)',
      values: [{ from: '2023-01-01', until: '2024-12-31', value: 100000 }, { from: '2025-01-01', value: 140000 }],
    },
    {
      name: 'texas.school_senior',
      unit: '$',
      asOf: '2025-11-04',
      source: 'Published: guide (2025)',
      values: [{ until: '2024-12-31', value: 10000 }, { from: '2025-01-01', value: 60000 }],
    },
  ],
  estimate: {
    covers: 'job',
    period: 'year',
    unit: '$',
    lines: [
      { line: 'School district', covers: 'fee' },
      { line: 'City, county and other units', covers: 'fee' },
      { line: 'Penalty and interest of paying late', covers: 'fee' },
    ],
    leavesOut: [
      'tax ceiling',
      "veterans' exemptions",
      'special districts not entered',
      "attorney's fees of a late bill",
    ],
    pitfalls: [
      "The seller's bill misleads a buyer, whose exemptions and capped value start over.",
      'The exemption must be applied for at the appraisal district, and asking for it is free.',
      'At 65 the school tax is frozen as well, so later years can be lower than this.',
      'City and county often freeze their tax at 65 too, where they have adopted a ceiling.',
    ],
    amounts: estimate,
  },
  basis: {
    class: 'exact',
    published: 4,
    prices: {
      'texas.least_percentage': 'published',
      'texas.least_senior': 'published',
      'texas.school_homestead': 'published',
      'texas.school_senior': 'published',
    },
  },
  labels: { school_value: 'Value that the school district taxes', other_value: 'Value that others tax' },
  counted: { months: 'month' },
  repeats: { '1': 0, '2': 1, '5': 2, value: [0, 1] },
  asks: [
    { input: 'appraised', from: 170000, to: 350000 },
    { input: 'otherRate', from: 0.85, to: 1.8 },
    { input: 'homestead', from: 'senior', to: 'none' },
    { input: 'schoolRate', from: 0.65, to: 1.4 },
    { input: 'monthsLate', from: 0, to: 1 },
    { input: 'local', from: 2, to: 0 },
  ],
  slopes: {
    value: { appraised: 1, schoolRate: 1, otherRate: 1, seniorOff: -1, monthsLate: 0 },
    tax: { appraised: 1, schoolRate: 1, otherRate: 1, seniorOff: -1, monthsLate: 0 },
    late: { appraised: 1, schoolRate: 1, otherRate: 1, seniorOff: -1, monthsLate: 1 },
    month: { appraised: 1, schoolRate: 1, otherRate: 1, seniorOff: -1, monthsLate: 0 },
    saved: { appraised: 1, schoolRate: 1, otherRate: 1, seniorOff: 1, monthsLate: 0 },
    'total.low': { appraised: 1, schoolRate: 1, otherRate: 1, seniorOff: -1, monthsLate: 1 },
    'total.high': { appraised: 1, schoolRate: 1, otherRate: 1, seniorOff: -1, monthsLate: 1 },
  },
  refuse,
  answer,
  trace,
};
