/**
 * Water Leak Calculator. Generated from the entry leak-detection of catalog/calculators/home-water.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { isBelow, roundTo } from '../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../engine/kernel/module.js';
import { amount, fixed, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Water Leak Calculator, inside their bounds. */
export interface LeakDetectionInputs {
  /** Water through the meter in the test, 0 to 200 gallons in steps of 0.1; 2 when omitted. */
  readonly used: number;
  /** Length of the test, 15 to 720 minutes in steps of 5; 60 when omitted. */
  readonly minutes: number;
  /** Water price, 1 to 50 $ per 1,000 gallons in steps of 0.25; 8 when omitted. */
  readonly rate: number;
}

/** The steps of the calculation. */
export interface LeakDetectionSteps {
  /** used / minutes to gal/day, in gallons per day */
  readonly flow: number;
  /** flow * 1 day to gal, in gallons */
  readonly daily: number;
  /** flow * 30.4 day to gal, in gallons */
  readonly monthly: number;
  /** flow * 365 day to gal, in gallons */
  readonly yearly: number;
  /** monthly / 1000 gal * rate * 1 USD, in $ */
  readonly bill: number;
  /** if used = 0 gal then "none seen" else if daily < 90 gal then "small" else "large" */
  readonly verdict: string;
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ used, minutes, rate }: LeakDetectionInputs): LeakDetectionSteps {
  const flow = used / minutes * 1440;
  const daily = flow;
  const monthly = flow * 30.4;
  const yearly = flow * 365;
  const bill = monthly * rate / 1000;
  const verdict: string =
    used === 0
      ? 'none seen'
      : isBelow(daily, 90)
        ? 'small'
        : 'large';
  return { flow, daily, monthly, yearly, bill, verdict };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: LeakDetectionInputs): CalculationResult {
  const { used, minutes } = inputs;
  const { daily, monthly, yearly, bill, verdict } = compute(inputs);
  return {
    value: roundTo(daily, 0),
    unit: 'gallons a day',
    text: verdict,
    interpretation:
      used === 0
        ? `Your meter did not move in ${inMinutes(minutes)}, so no leak shows. Many meters miss less than a pint a ` +
          'minute; a dye test of the toilets finds what they cannot.'
        : `At ${inGallons(used)} in ${inMinutes(minutes)} your house loses ${inWholeGallons(daily)} a day, ` +
          (isBelow(daily, 90)
            ? `a small leak such as a toilet or a faucet. That is ${inWholeGallons(monthly)} and ` +
              `${inDollarsTo2Decimals(bill)} a month, ${inWholeGallons(yearly)} a year.`
            : `or ${inWholeGallons(monthly)} and ${inDollarsTo2Decimals(bill)} a month. Only one home in ten loses ` +
              '90 gallons a day or more; look for a running toilet, then have the yard and the slab tested.'),
    secondary: [
      { value: roundTo(monthly, 0), unit: 'gallons', label: 'A month' },
      { value: roundTo(yearly, 0), unit: 'gallons', label: 'A year' },
      { value: roundTo(bill, 2), unit: '$', label: 'Cost a month' },
    ],
    figures: {
      daily: { value: roundTo(daily, 0), unit: 'gallons' },
      monthly: { value: roundTo(monthly, 0), unit: 'gallons' },
      bill: { value: roundTo(bill, 2), unit: '$' },
      yearly: { value: roundTo(yearly, 0), unit: 'gallons' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: LeakDetectionInputs): readonly TraceStep[] {
  const { flow, daily, monthly, yearly, bill, verdict } = compute(inputs);
  return [
    { name: 'flow', formula: 'used / minutes to gal/day', value: flow, unit: 'gallons per day' },
    { name: 'daily', formula: 'flow * 1 day to gal', value: daily, unit: 'gallons' },
    { name: 'monthly', formula: 'flow * 30.4 day to gal', value: monthly, unit: 'gallons' },
    { name: 'yearly', formula: 'flow * 365 day to gal', value: yearly, unit: 'gallons' },
    { name: 'bill', formula: 'monthly / 1000 gal * rate * 1 USD', value: bill, unit: '$' },
    {
      name: 'verdict',
      formula: 'if used = 0 gal then "none seen" else if daily < 90 gal then "small" else "large"',
      value: verdict,
      unit: '',
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: LeakDetectionInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 minutes", for instance. */
function inMinutes(value: number): string {
  return amount(trimmed(value, 2), '', ' minute', ' minutes');
}

/** "2,500 gallons", for instance. */
function inGallons(value: number): string {
  return amount(trimmed(value, 2), '', ' gallon', ' gallons');
}

/** "2,500 gallons", for instance. */
function inWholeGallons(value: number): string {
  return amount(trimmed(value, 0), '', ' gallon', ' gallons');
}

/** "$2,500.00", for instance. */
function inDollarsTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '$', '', '');
}

/** Gallons a day and dollars a month from a meter test */
export const leakDetection: Calculator<LeakDetectionInputs> = {
  slug: 'leak-detection',
  title: 'Water Leak Calculator',
  subtitle: 'Gallons a day and dollars a month from a meter test',
  tag: 'home',
  service: 'Leak detection',
  disclaimer:
    'Planning estimate from two readings of the meter with all water off. It leaves out sewer charges, damage and ' +
    'the search. A test of a few minutes misses a slow leak; a toilet that refills by itself counts as one.',
  inputs: [
    {
      name: 'used',
      label: 'Water through the meter in the test',
      type: 'number',
      unit: 'gallons',
      default: 2,
      min: 0,
      max: 200,
      step: 0.1,
      units: acceptedUnits.gal,
      ask: 'How much water went through the meter in the test?',
      hint: 'Second reading less the first; a cubic foot is 7.48 gallons',
    },
    {
      name: 'minutes',
      label: 'Length of the test',
      type: 'number',
      unit: 'minutes',
      default: 60,
      min: 15,
      max: 720,
      step: 5,
      units: acceptedUnits.min,
      ask: 'How long was the test?',
    },
    {
      name: 'rate',
      label: 'Water price',
      type: 'number',
      unit: '$ per 1,000 gallons',
      default: 8,
      min: 1,
      max: 50,
      step: 0.25,
    },
  ],
  costBand: null,
  sources: [
    "EPA WaterSense Fix a Leak (nepis.epa.gov, document P100YTRV), the average home's leaks are more than 10,000 " +
      'gallons a year, one home in ten loses 90 gallons a day, and two hours without movement is its meter test.',
    'Many meters do not register below a pint a minute (allianceforwaterefficiency.org/Household_Leaks.aspx).',
  ],
  counted: {
    gallons: 'gallon',
    'gallons a day': 'gallon a day',
    'gallons per day': 'gallon per day',
    minutes: 'minute',
  },
  asks: [
    { input: 'minutes', from: 90, to: 40 },
    { input: 'used', from: 1.4, to: 3 },
  ],
  slopes: {
    value: { used: 1, minutes: -1, rate: 0 },
    daily: { used: 1, minutes: -1, rate: 0 },
    monthly: { used: 1, minutes: -1, rate: 0 },
    bill: { used: 1, minutes: -1, rate: 1 },
    yearly: { used: 1, minutes: -1, rate: 0 },
  },
  refuse,
  answer,
  trace,
};
