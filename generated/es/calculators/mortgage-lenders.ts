/**
 * Calculadora de pago de hipoteca. Generated from the entry mortgage-lenders of catalog/calculators/real-estate.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { isAbove, roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator } from '../../../engine/kernel/module.js';
import type { MortgageLendersInputs } from '../../calculators/mortgage-lenders.js';
import { cells, compute, estimate, refuse, trace } from '../../calculators/mortgage-lenders.js';
import { amount, fixed, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const yearsPhrases: Readonly<Record<MortgageLendersInputs['years'], string>> = {
  '15': '15 años',
  '20': '20 años',
  '30': '30 años',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: MortgageLendersInputs): CalculationResult {
  const { rate, years } = inputs;
  const { loan, payment, escrow, pmi, interest, monthly } = compute(inputs);
  return {
    value: roundTo(payment, 2),
    unit: '$ de capital e interés al mes',
    interpretation:
      `Un préstamo de ${inDolares(loan)} a ${yearsPhrases[years]} ` +
      (rate === 0
        ? `sin interés cuesta ${inDolaresTo2Decimals(payment)} al mes, o ${inDolares(monthly)} con impuestos y seguro.`
        : `con tasa de ${inNumbersTo3Decimals(rate)} cuesta ${inDolaresTo2Decimals(payment)} al mes, o ` +
          `${inDolares(monthly)} con impuestos` +
          (isAbove(pmi, 0)
            ? `, seguro y seguro hipotecario. En todo el plazo los intereses suman ${inDolares(interest)}.`
            : ` y seguro. En todo el plazo los intereses suman ${inDolares(interest)}.`)),
    secondary: [
      { value: roundTo(loan, 0), unit: '$', label: 'Préstamo' },
      { value: roundTo(escrow, 0), unit: '$', label: 'Impuestos y seguro al mes' },
      { value: roundTo(pmi, 0), unit: '$', label: 'Seguro hipotecario al mes' },
      { value: roundTo(monthly, 0), unit: '$', label: 'Mes completo' },
      { value: roundTo(interest, 0), unit: '$', label: 'Interés durante el plazo' },
    ],
    figures: {
      loan: { value: roundTo(loan, 0), unit: '$' },
      payment: { value: roundTo(payment, 2), unit: '$' },
      monthly: { value: roundTo(monthly, 0), unit: '$' },
      interest: { value: roundTo(interest, 0), unit: '$' },
    },
  };
}

/** "$2,500", for instance. */
function inDolares(value: number): string {
  return amount(trimmed(value, 0), '$', '', '');
}

/** "$2,500.00", for instance. */
function inDolaresTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '$', '', '');
}

/** "2,500%", for instance. */
function inNumbersTo3Decimals(value: number): string {
  return amount(trimmed(value, 3), '', '%', '%');
}

/** Capital e interés de un préstamo de casa, y el mes con impuestos y seguro */
export const mortgageLenders: Calculator<MortgageLendersInputs> = {
  slug: 'mortgage-lenders',
  title: 'Calculadora de pago de hipoteca',
  subtitle: 'Capital e interés de un préstamo de casa, y el mes con impuestos y seguro',
  tag: 'real-estate',
  service: 'Prestamistas hipotecarios',
  disclaimer:
    'Estimado para planear un préstamo de tasa fija. No incluye costos de cierre, puntos, cuotas de HOA ni ' +
    'servicios, ni cargos de FHA, VA y USDA; los impuestos y el seguro cambian cada año. No es una oferta de crédito.',
  inputs: [
    {
      name: 'price',
      label: 'Precio de la casa',
      type: 'number',
      unit: '$',
      default: 300000,
      min: 20000,
      max: 5000000,
      step: 1000,
      units: acceptedUnits.USD,
    },
    {
      name: 'down',
      label: 'Enganche',
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
      label: 'Tasa de interés al año',
      type: 'number',
      unit: '%',
      default: 6.5,
      min: 0,
      max: 20,
      step: 0.125,
      units: acceptedUnits['%'],
    },
    {
      name: 'years',
      label: 'Plazo',
      type: 'select',
      default: '30',
      options: [
        { value: '15', label: '15 años' },
        { value: '20', label: '20 años' },
        { value: '30', label: '30 años' },
      ],
    },
    {
      name: 'taxes',
      label: 'Impuesto a la propiedad al año',
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
      label: 'Seguro de casa, viento e inundación al año',
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
      label: 'Seguro hipotecario al año',
      type: 'number',
      unit: '%',
      default: 0.6,
      min: 0,
      max: 2.5,
      step: 0.01,
      units: acceptedUnits['%'],
      hint: 'Del préstamo; se cuenta solo con menos de 20 % de enganche',
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
    unit: '$',
    lines: [
      { line: 'Capital e interés', covers: 'fee' },
      { line: 'Impuestos y seguro', covers: 'fee' },
      { line: 'Seguro hipotecario', covers: 'fee' },
    ],
    leavesOut: ['costos de cierre', 'puntos', 'cuotas de HOA', 'servicios', 'cargos de FHA, VA y USDA'],
    amounts: estimate,
  },
  basis: {
    class: 'exact',
    prices: {},
  },
  labels: {
    loan: 'Préstamo',
    months: 'Meses',
    payment: 'Pago',
    escrow: 'Impuestos y seguro',
    pmi: 'Seguro hipotecario',
    paid: 'Total pagado',
    interest: 'Interés',
    monthly: 'Por mes',
  },
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
