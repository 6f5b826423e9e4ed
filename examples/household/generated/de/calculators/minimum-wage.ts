/**
 * Mindestlohn im Monat. Generated from the entry minimum-wage of
 * examples/household/catalog/calculators/mathematics.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../../../engine/kernel/module.js';
import type { MinimumWageInputs } from '../../calculators/minimum-wage.js';
import { compute, refuse } from '../../calculators/minimum-wage.js';
import { amount, fixed, parted } from '../language.js';
import { acceptedUnits } from '../units.js';

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
  day: 'am Tag',
  some_nights: 'in der Nacht',
  only_nights: 'immer in der Nacht',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: MinimumWageInputs): CalculationResult {
  const { hours, work } = inputs;
  const { hourly, monthly } = compute(inputs);
  return {
    value: roundTo(monthly, 2),
    unit: 'EUR im Monat',
    interpretation:
      `${inStundenAndMinuten(hours)} in der Woche ${workPhrases[work]} zu ${inEuroProStundeTo2Decimals(hourly)}, das ` +
      `ergibt ${inEuroTo2Decimals(monthly)} im Monat.`,
    figures: {
      hourly: { value: roundTo(hourly, 2), unit: 'EUR pro Stunde' },
      monthly: { value: roundTo(monthly, 2), unit: 'EUR' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: MinimumWageInputs): readonly TraceStep[] {
  const { hourly, monthly } = compute(inputs);
  return [
    { name: 'hourly', formula: 'work.wage', value: hourly, unit: 'EUR pro Stunde' },
    { name: 'monthly', formula: 'hours * 52 / 12 * hourly', value: monthly, unit: 'EUR' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ work, on }: MinimumWageInputs): readonly Cell[] {
  return [{ name: 'work.wage', cell: work, unit: 'EUR pro Stunde', value: workWage[work][on] }];
}

/** "2 Stunden 30 Minuten", for instance. */
function inStundenAndMinuten(value: number): string {
  return parted(value, 60, ' Stunde', ' Stunden', ' Minute', ' Minuten');
}

/** "2.500,00 € pro Stunde", for instance. */
function inEuroProStundeTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '', ' € pro Stunde', ' € pro Stunde');
}

/** "2.500,00 €", for instance. */
function inEuroTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '', ' €', ' €');
}

/** Was der gesetzliche Mindestlohn in Deutschland im Monat ergibt */
export const minimumWage: Calculator<MinimumWageInputs> = {
  slug: 'minimum-wage',
  title: 'Mindestlohn im Monat',
  subtitle: 'Was der gesetzliche Mindestlohn in Deutschland im Monat ergibt',
  tag: 'mathematics',
  service: 'Mindestlohn im Monat',
  disclaimer: 'Vor Steuern und Abgaben. Für Auszubildende, Ehrenamtliche und manche Praktikanten gelten eigene Regeln.',
  inputs: [
    {
      name: 'hours',
      label: 'Stunden in der Woche',
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
      label: 'Arbeitszeit',
      type: 'select',
      default: 'day',
      options: [
        { value: 'day', label: 'Am Tag' },
        { value: 'some_nights', label: 'Ab und zu nachts' },
        { value: 'only_nights', label: 'Immer nachts' },
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
    unit: 'EUR pro Stunde',
    asOf: '2025-10-29',
    source: 'Veröffentlicht: Ratgeber (2025)',
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
