/**
 * Kredit mit gleichen Raten. Generated from the entry loan-annuity of
 * examples/household/catalog/calculators/mathematics.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../../../engine/kernel/math.js';
import type { CalculationResult, Calculator } from '../../../../../engine/kernel/module.js';
import type { LoanAnnuityInputs } from '../../calculators/loan-annuity.js';
import { compute, estimate, refuse, trace } from '../../calculators/loan-annuity.js';
import { amount, fixed, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: LoanAnnuityInputs): CalculationResult {
  const { principal, rate, years } = inputs;
  const { payment, paid } = compute(inputs);
  return {
    value: roundTo(payment, 2),
    unit: 'EUR im Monat',
    interpretation:
      `${inWholeEuro(principal)} über ${inJahre(years)} zu ${inNumbers(rate)} kosten ${inEuroTo2Decimals(payment)} ` +
      `im Monat, zusammen ${inWholeEuro(paid)}.`,
    secondary: [{ value: roundTo(paid, 0), unit: 'EUR', label: 'Zusammen gezahlt' }],
    figures: {
      payment: { value: roundTo(payment, 2), unit: 'EUR' },
      paid: { value: roundTo(paid, 0), unit: 'EUR' },
    },
  };
}

/** "2.500 €", for instance. */
function inWholeEuro(value: number): string {
  return amount(trimmed(value, 0), '', ' €', ' €');
}

/** "2.500 Jahre", for instance. */
function inJahre(value: number): string {
  return amount(trimmed(value, 2), '', ' Jahr', ' Jahre');
}

/** "2.500%", for instance. */
function inNumbers(value: number): string {
  return amount(trimmed(value, 2), '', '%', '%');
}

/** "2.500,00 €", for instance. */
function inEuroTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '', ' €', ' €');
}

/** Die Monatsrate eines Kredits, und was die Zinsen ausmachen */
export const loanAnnuity: Calculator<LoanAnnuityInputs> = {
  slug: 'loan-annuity',
  title: 'Kredit mit gleichen Raten',
  subtitle: 'Die Monatsrate eines Kredits, und was die Zinsen ausmachen',
  tag: 'mathematics',
  service: 'Kredit mit gleichen Raten',
  disclaimer: 'Ohne Gebühren und Versicherung. Das Angebot der Bank nennt den effektiven Jahreszins, der sie enthält.',
  inputs: [
    {
      name: 'principal',
      label: 'Kreditbetrag',
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
      label: 'Zins im Jahr',
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
      label: 'Laufzeit',
      type: 'number',
      unit: 'Jahre',
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
    lines: [{ line: 'Zins und Tilgung im Monat', covers: 'fee' }],
    leavesOut: ['Gebühren', 'Versicherung'],
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
