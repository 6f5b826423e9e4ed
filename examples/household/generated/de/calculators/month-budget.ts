/**
 * Was vom Monat bleibt. Generated from the entry month-budget of
 * examples/household/catalog/calculators/mathematics.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { isBelow, roundTo } from '../../../../../engine/kernel/math.js';
import type { CalculationResult, Calculator } from '../../../../../engine/kernel/module.js';
import type { MonthBudgetInputs } from '../../calculators/month-budget.js';
import { compute, refuse, trace } from '../../calculators/month-budget.js';
import { amount, fixed, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: MonthBudgetInputs): CalculationResult {
  const { income } = inputs;
  const { spent, left } = compute(inputs);
  return {
    value: roundTo(left, 2),
    unit: 'EUR',
    interpretation:
      isBelow(left, 0)
        ? `Der Monat endet bei ${inEuroTo2Decimals(left)}: ${inWholeEuro(income)} reichen nicht für ` +
          `${inWholeEuro(spent)} an täglichen Ausgaben neben dem Festen.`
        : `${inEuroTo2Decimals(left)} bleiben von ${inWholeEuro(income)} nach ${inWholeEuro(spent)} an täglichen ` +
          'Ausgaben und dem Festen.',
    secondary: [{ value: roundTo(12 * left, 0), unit: 'EUR', label: 'Nach einem Jahr solcher Monate' }],
    figures: {
      left: { value: roundTo(left, 2), unit: 'EUR' },
      spent: { value: roundTo(spent, 0), unit: 'EUR' },
    },
  };
}

/** "2.500,00 €", for instance. */
function inEuroTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '', ' €', ' €');
}

/** "2.500 €", for instance. */
function inWholeEuro(value: number): string {
  return amount(trimmed(value, 0), '', ' €', ' €');
}

/** Das Einkommen ohne feste Kosten, Rücklagen und tägliche Ausgaben */
export const monthBudget: Calculator<MonthBudgetInputs> = {
  slug: 'month-budget',
  title: 'Was vom Monat bleibt',
  subtitle: 'Das Einkommen ohne feste Kosten, Rücklagen und tägliche Ausgaben',
  tag: 'mathematics',
  service: 'Was vom Monat bleibt',
  disclaimer: 'Rechnungen, die einmal im Jahr kommen, gehören mit je einem Zwölftel zu den festen Kosten.',
  inputs: [
    {
      name: 'income',
      label: 'Einkommen',
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
      label: 'Miete und andere feste Kosten',
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
      label: 'Zurückgelegt',
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
      label: 'Ausgaben am Tag',
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
      label: 'Tage',
      type: 'number',
      unit: 'Tage',
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
