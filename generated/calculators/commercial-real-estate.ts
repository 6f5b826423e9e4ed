/**
 * Commercial Property Value Calculator. Generated from the entry commercial-real-estate of
 * catalog/calculators/real-estate.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { isAtMost, roundTo } from '../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../engine/kernel/module.js';
import { about, amount, fixed, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Commercial Property Value Calculator, inside their bounds. */
export interface CommercialRealEstateInputs {
  /** Leasable area, 200 to 1000000 sq ft in steps of 100; 10000 when omitted. */
  readonly area: number;
  /** Rent a year, 1 to 100 $ per sq ft in steps of 0.25; 18 when omitted. */
  readonly rent: number;
  /** Taxes, insurance and upkeep; 'nnn' when omitted. */
  readonly lease: 'nnn' | 'gross';
  /** Those costs a year, 0 to 50 $ per sq ft in steps of 0.25; 6 when omitted. */
  readonly costs: number;
  /** Vacancy, 0 to 60 % in steps of 1; 5 when omitted. */
  readonly vacancy: number;
  /** Capitalization rate, 3 to 20 % in steps of 0.25; 8 when omitted. */
  readonly rate: number;
}

/** The steps of the calculation. */
export interface CommercialRealEstateSteps {
  /** area * rent, in $ */
  readonly potential: number;
  /** potential * (1 - vacancy), in $ */
  readonly collected: number;
  /** area * costs, in $ */
  readonly outlay: number;
  /** outlay * (if lease = "gross" then 100% else vacancy), in $ */
  readonly borne: number;
  /** max(collected - borne, 0 USD), in $ */
  readonly income: number;
  /** income / rate, in $ */
  readonly worth: number;
  /** income / (rate + 1%), in $ */
  readonly higher: number;
  /** worth / area, in $ per sq ft */
  readonly each: number;
}

const leasePhrases: Readonly<Record<CommercialRealEstateInputs['lease'], string>> = {
  nnn: 'triple-net leases',
  gross: 'gross leases',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute(inputs: CommercialRealEstateInputs): CommercialRealEstateSteps {
  const { area, rent, lease, costs, vacancy, rate } = inputs;
  const potential = area * rent;
  const collected = potential * (1 - vacancy / 100);
  const outlay = area * costs;
  const borne = outlay * (lease === 'gross' ? 100 : vacancy) / 100;
  const income = Math.max(collected - borne, 0);
  const worth = income / rate * 100;
  const higher = income / (rate + 1) * 100;
  const each = worth / area;
  return { potential, collected, outlay, borne, income, worth, higher, each };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: CommercialRealEstateInputs): CalculationResult {
  const { lease, vacancy, rate } = inputs;
  const { potential, collected, borne, income, worth, higher, each } = compute(inputs);
  return {
    value: roundTo(worth, 0),
    unit: '$',
    interpretation:
      isAtMost(collected, borne)
        ? `You collect ${inRoughDollars(collected)} of ${inRoughDollars(potential)} in rent, and the owner's costs ` +
          `of ${inRoughDollars(borne)} use it all up. That leaves no income to put a value on.`
        : `With ${leasePhrases[lease]} ` +
          (isAtMost(borne, 0)
            ? `you collect ${inRoughDollars(collected)} and pay no costs, which leaves ${inRoughDollars(income)} a ` +
              `year. At a cap rate of ${inNumbers(rate)} that is worth ${inRoughDollars(worth)}, or ` +
              `${inDollarsPerSqFtTo2Decimals(each)}; one point higher makes it ${inRoughDollars(higher)}.`
            : `and ${inNumbers(vacancy)} vacant you collect ${inRoughDollars(collected)} and pay ` +
              `${inRoughDollars(borne)}, which leaves ${inRoughDollars(income)} a year. At a cap rate of ` +
              `${inNumbers(rate)} that is worth ${inRoughDollars(worth)}, or ${inDollarsPerSqFtTo2Decimals(each)}; ` +
              `one point higher makes it ${inRoughDollars(higher)}.`),
    secondary: [
      { value: roundTo(income, 0), unit: '$', label: 'Net operating income' },
      { value: roundTo(potential, 0), unit: '$', label: 'Rent with nothing vacant' },
      { value: roundTo(higher, 0), unit: '$', label: 'Value at one percent more' },
      { value: roundTo(each, 2), unit: '$ per sq ft', label: 'Value per sq ft' },
    ],
    figures: {
      collected: { value: roundTo(collected, 0), unit: '$' },
      potential: { value: roundTo(potential, 0), unit: '$' },
      borne: { value: roundTo(borne, 0), unit: '$' },
      income: { value: roundTo(income, 0), unit: '$' },
      worth: { value: roundTo(worth, 0), unit: '$' },
      each: { value: roundTo(each, 2), unit: '$ per sq ft' },
      higher: { value: roundTo(higher, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: CommercialRealEstateInputs): readonly TraceStep[] {
  const { potential, collected, outlay, borne, income, worth, higher, each } = compute(inputs);
  return [
    { name: 'potential', formula: 'area * rent', value: potential, unit: '$' },
    { name: 'collected', formula: 'potential * (1 - vacancy)', value: collected, unit: '$' },
    { name: 'outlay', formula: 'area * costs', value: outlay, unit: '$' },
    { name: 'borne', formula: 'outlay * (if lease = "gross" then 100% else vacancy)', value: borne, unit: '$' },
    { name: 'income', formula: 'max(collected - borne, 0 USD)', value: income, unit: '$' },
    { name: 'worth', formula: 'income / rate', value: worth, unit: '$' },
    { name: 'higher', formula: 'income / (rate + 1%)', value: higher, unit: '$' },
    { name: 'each', formula: 'worth / area', value: each, unit: '$ per sq ft' },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: CommercialRealEstateInputs): BrokenRequirement | null {
  return null;
}

/** "$2,500", for instance. */
function inRoughDollars(value: number): string {
  return amount(about(value), '$', '', '');
}

/** "2,500%", for instance. */
function inNumbers(value: number): string {
  return amount(trimmed(value, 2), '', '%', '%');
}

/** "$2,500.00 per sq ft", for instance. */
function inDollarsPerSqFtTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '$', ' per sq ft', ' per sq ft');
}

/** Net operating income of a leased building, and its value at a capitalization rate */
export const commercialRealEstate: Calculator<CommercialRealEstateInputs> = {
  slug: 'commercial-real-estate',
  title: 'Commercial Property Value Calculator',
  subtitle: 'Net operating income of a leased building, and its value at a capitalization rate',
  tag: 'real-estate',
  service: 'Commercial real estate',
  disclaimer:
    'Planning estimate of one steady year. It leaves out loans, income tax, repairs to the structure, commissions, ' +
    'leasing costs and what the next tenant pays; an appraiser and the leases decide.',
  inputs: [
    {
      name: 'area',
      label: 'Leasable area',
      type: 'number',
      unit: 'sq ft',
      default: 10000,
      min: 200,
      max: 1000000,
      step: 100,
      units: acceptedUnits.sqft,
      ask: 'How large is the leasable area?',
    },
    {
      name: 'rent',
      label: 'Rent a year',
      type: 'number',
      unit: '$ per sq ft',
      default: 18,
      min: 1,
      max: 100,
      step: 0.25,
      written: 'USD/sqft',
    },
    {
      name: 'lease',
      label: 'Taxes, insurance and upkeep',
      type: 'select',
      default: 'nnn',
      options: [
        { value: 'nnn', label: 'The tenants pay them, triple net' },
        { value: 'gross', label: 'The owner pays them, gross' },
      ],
    },
    {
      name: 'costs',
      label: 'Those costs a year',
      type: 'number',
      unit: '$ per sq ft',
      default: 6,
      min: 0,
      max: 50,
      step: 0.25,
      written: 'USD/sqft',
    },
    {
      name: 'vacancy',
      label: 'Vacancy',
      type: 'number',
      unit: '%',
      default: 5,
      min: 0,
      max: 60,
      step: 1,
      units: acceptedUnits['%'],
    },
    {
      name: 'rate',
      label: 'Capitalization rate',
      type: 'number',
      unit: '%',
      default: 8,
      min: 3,
      max: 20,
      step: 0.25,
      units: acceptedUnits['%'],
      ask: 'What is the capitalization rate?',
    },
  ],
  costBand: null,
  sources: [
    'Value = net operating income / capitalization rate, the income being potential gross income less vacancy and ' +
      'operating expenses (dummies.com, how to estimate value with the income capitalization approach for the real ' +
      'estate license exam, article 161219; Principles of Real Estate Practice in Texas, page 323).',
    'Under triple-net leases tenants pay taxes, insurance and upkeep of what they lease; the owner those of empty ' +
      'space.',
  ],
  asks: [
    { input: 'area', from: 7000, to: 15000 },
    { input: 'rate', from: 12, to: 5.5 },
    { input: 'rent', from: 12, to: 25 },
    { input: 'lease', from: 'gross', to: 'nnn' },
    { input: 'vacancy', from: 7, to: 4 },
    { input: 'costs', from: 9, to: 4 },
  ],
  slopes: {
    value: { rent: 1, costs: -1, vacancy: -1, rate: -1 },
    collected: { area: 1, rent: 1, costs: 0, vacancy: -1, rate: 0 },
    potential: { area: 1, rent: 1, costs: 0, vacancy: 0, rate: 0 },
    borne: { area: 1, rent: 0, costs: 1, vacancy: 1, rate: 0 },
    income: { rent: 1, costs: -1, vacancy: -1, rate: 0 },
    worth: { rent: 1, costs: -1, vacancy: -1, rate: -1 },
    each: { rent: 1, costs: -1, vacancy: -1, rate: -1 },
    higher: { rent: 1, costs: -1, vacancy: -1, rate: -1 },
  },
  refuse,
  answer,
  trace,
};
