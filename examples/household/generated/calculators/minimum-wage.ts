/**
 * Minimum Wage a Month. Generated from the entry minimum-wage of
 * examples/household/catalog/calculators/mathematics.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  Cell,
  TraceStep,
} from '../../../../engine/kernel/module.js';
import { amount, fixed, parted } from '../../../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Minimum Wage a Month, inside their bounds. */
export interface MinimumWageInputs {
  /** Hours a week, 1 to 48 h in steps of 0.5; 40 when omitted. */
  readonly hours: number;
  /** Time of work; 'day' when omitted. */
  readonly work: 'day' | 'some_nights' | 'only_nights';
  /** The period of the day asked for; '2027-01-01' when omitted. */
  readonly on: '2025-01-01' | '2026-01-01' | '2027-01-01';
}

/** The steps of the calculation. */
export interface MinimumWageSteps {
  /** work.wage, in EUR per hour */
  readonly hourly: number;
  /** hours * 52 / 12 * hourly, in EUR */
  readonly monthly: number;
}

const workWage: Readonly<Record<MinimumWageInputs['work'], Readonly<Record<MinimumWageInputs['on'], number>>>> = {
  day: {
    '2025-01-01': 12.82,
    '2026-01-01': 13.9,
    '2027-01-01': 14.6,
  },
  some_nights: {
    '2025-01-01': 16.025,
    '2026-01-01': 17.375,
    '2027-01-01': 18.25,
  },
  only_nights: {
    '2025-01-01': 16.666,
    '2026-01-01': 18.07,
    '2027-01-01': 18.98,
  },
};
const workPhrases: Readonly<Record<MinimumWageInputs['work'], string>> = {
  day: 'by day',
  some_nights: 'at night',
  only_nights: 'always at night',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ hours, work, on }: MinimumWageInputs): MinimumWageSteps {
  const hourly = workWage[work][on];
  const monthly = hours * hourly * 13 / 3;
  return { hourly, monthly };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: MinimumWageInputs): CalculationResult {
  const { hours, work } = inputs;
  const { hourly, monthly } = compute(inputs);
  return {
    value: roundTo(monthly, 2),
    unit: 'EUR a month',
    interpretation:
      `${inHoursAndMinutes(hours)} a week ${workPhrases[work]} at ${inEurosPerHourTo2Decimals(hourly)} make ` +
      `${inEurosTo2Decimals(monthly)} a month.`,
    figures: {
      hourly: { value: roundTo(hourly, 2), unit: 'EUR per hour' },
      monthly: { value: roundTo(monthly, 2), unit: 'EUR' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: MinimumWageInputs): readonly TraceStep[] {
  const { hourly, monthly } = compute(inputs);
  return [
    { name: 'hourly', formula: 'work.wage', value: hourly, unit: 'EUR per hour' },
    { name: 'monthly', formula: 'hours * 52 / 12 * hourly', value: monthly, unit: 'EUR' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ work, on }: MinimumWageInputs): readonly Cell[] {
  return [{ name: 'work.wage', cell: work, unit: 'EUR per hour', value: workWage[work][on] }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: MinimumWageInputs): BrokenRequirement | null {
  return null;
}

/** "2 hours 30 minutes", for instance. */
function inHoursAndMinutes(value: number): string {
  return parted(value, 60, ' hour', ' hours', ' minute', ' minutes');
}

/** "€2,500.00 per hour", for instance. */
function inEurosPerHourTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '€', ' per hour', ' per hour');
}

/** "€2,500.00", for instance. */
function inEurosTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '€', '', '');
}

/** What the statutory minimum wage of Germany comes to in a month */
export const minimumWage: Calculator<MinimumWageInputs> = {
  slug: 'minimum-wage',
  title: 'Minimum Wage a Month',
  subtitle: 'What the statutory minimum wage of Germany comes to in a month',
  tag: 'mathematics',
  service: 'Minimum Wage a Month',
  disclaimer: 'Before taxes and insurance. Apprentices, volunteers and some interns have rules of their own.',
  inputs: [
    {
      name: 'hours',
      label: 'Hours a week',
      type: 'number',
      unit: 'h',
      default: 40,
      min: 1,
      max: 48,
      step: 0.5,
      units: acceptedUnits.h,
    },
    {
      name: 'work',
      label: 'Time of work',
      type: 'select',
      default: 'day',
      options: [
        { value: 'day', label: 'By day' },
        { value: 'some_nights', label: 'At night now and then' },
        { value: 'only_nights', label: 'Always at night' },
      ],
    },
  ],
  costBand: null,
  sources: [
    'A quarter on top for work at night, 30 percent where it is always at night, is what the Federal Labour Court ' +
      'holds appropriate where no agreement says otherwise (section 6 (5) of the Working Hours Act; judgment of ' +
      'December 9, 2015, 10 AZR 423/14).',
    'A month is a twelfth of 52 weeks.',
  ],
  asOf: '2025-10-29',
  periods: [
    { key: '2025-01-01', from: '2025-01-01', until: '2025-12-31' },
    { key: '2026-01-01', from: '2026-01-01', until: '2026-12-31' },
    { key: '2027-01-01', from: '2027-01-01', until: '2027-12-31' },
  ],
  sharedFigures: [{
    name: 'wages.minimum',
    unit: 'EUR per hour',
    asOf: '2025-10-29',
    source: 'Published: guide (2025)',
    values: [
      { from: '2025-01-01', until: '2025-12-31', value: 12.82 },
      { from: '2026-01-01', until: '2026-12-31', value: 13.9 },
      { from: '2027-01-01', until: '2027-12-31', value: 14.6 },
    ],
  }],
  slopes: {
    value: { hours: 1 },
    hourly: { hours: 0 },
    monthly: { hours: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
