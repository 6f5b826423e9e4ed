/**
 * Calculadora de impuesto retroactivo (rollback). Generated from the entry farm-ranch-brokers of
 * catalog/calculators/real-estate.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator } from '../../../engine/kernel/module.js';
import type { FarmRanchBrokersInputs } from '../../calculators/farm-ranch-brokers.js';
import { compute, estimate, trace } from '../../calculators/farm-ranch-brokers.js';
import { amount, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: FarmRanchBrokersInputs): CalculationResult {
  const { years } = inputs;
  const { low_bill, full_bill, yearly, rollback, each } = compute(inputs);
  return {
    value: roundTo(rollback, 0),
    unit: '$ de impuesto retroactivo',
    interpretation:
      `A su valor de mercado, el terreno habría pagado ${inDolares(full_bill)} al año en vez de ` +
      `${inDolares(low_bill)}. La diferencia de ${inDolares(yearly)} por ${inAnos(years)} da un impuesto retroactivo ` +
      `de ${inDolares(rollback)}, o ${inDolares(each)} por acre, sin intereses.`,
    secondary: [
      { value: roundTo(yearly, 0), unit: '$', label: 'Diferencia en un año' },
      { value: roundTo(each, 0), unit: '$', label: 'Impuesto retroactivo por acre' },
    ],
    figures: {
      full_bill: { value: roundTo(full_bill, 0), unit: '$' },
      low_bill: { value: roundTo(low_bill, 0), unit: '$' },
      yearly: { value: roundTo(yearly, 0), unit: '$' },
      rollback: { value: roundTo(rollback, 0), unit: '$' },
      each: { value: roundTo(each, 0), unit: '$' },
    },
  };
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ market, productive }: FarmRanchBrokersInputs): BrokenRequirement | null {
  if (productive > market) return {
    message: 'El valor agrícola es, cuando más, el valor de mercado.',
    inputs: ['productive', 'market'],
  };
  return null;
}

/** "$2,500", for instance. */
function inDolares(value: number): string {
  return amount(trimmed(value, 0), '$', '', '');
}

/** "2,500 años", for instance. */
function inAnos(value: number): string {
  return amount(trimmed(value, 2), '', ' año', ' años');
}

/**
 * El impuesto de Texas que se debe cuando un terreno agrícola o de rancho cambia de uso; no pone precio al terreno ni a
 * un corredor
 */
export const farmRanchBrokers: Calculator<FarmRanchBrokersInputs> = {
  slug: 'farm-ranch-brokers',
  title: 'Calculadora de impuesto retroactivo (rollback)',
  subtitle:
    'El impuesto de Texas que se debe cuando un terreno agrícola o de rancho cambia de uso; no pone precio al ' +
    'terreno ni a un corredor',
  tag: 'real-estate',
  service: 'Corredores de ranchos y tierras',
  disclaimer:
    'Estimado para planear que toma los valores y las tasas de un solo año para todos. No incluye multas, intereses ' +
    'por pago tardío, exenciones del impuesto ni impuesto sobre la renta; decide el distrito de avalúos. No es ' +
    'asesoría fiscal ni legal.',
  inputs: [
    {
      name: 'acres',
      label: 'Acres que cambian de uso',
      type: 'number',
      unit: 'acres',
      default: 50,
      min: 0.5,
      max: 20000,
      step: 0.5,
      units: acceptedUnits.acre,
    },
    {
      name: 'market',
      label: 'Valor de mercado por acre',
      type: 'number',
      unit: '$ por acre',
      default: 6000,
      min: 100,
      max: 100000,
      step: 50,
      written: 'USD/acre',
    },
    {
      name: 'productive',
      label: 'Valor agrícola por acre',
      type: 'number',
      unit: '$ por acre',
      default: 120,
      min: 1,
      max: 5000,
      step: 1,
      written: 'USD/acre',
      hint: 'En el aviso de avalúo, como valor de productividad (productivity value)',
    },
    {
      name: 'rate',
      label: 'Tasa total de impuesto',
      type: 'number',
      unit: '$ por $100',
      default: 1.8,
      min: 0.5,
      max: 4,
      step: 0.01,
      units: acceptedUnits['%'],
      hint: 'Todas las entidades del recibo de impuestos juntas',
    },
    {
      name: 'years',
      label: 'Años con el valor agrícola',
      type: 'number',
      unit: 'años',
      default: 3,
      min: 1,
      max: 3,
      step: 1,
      whole: true,
      units: acceptedUnits.year,
      hint: 'De los tres antes del cambio',
    },
  ],
  costBand: null,
  sources: [
    'Texas Tax Code 23.55(a) and (d), the acres that change and the three years before (text of the section at ' +
      'casetext.com, current to 2023), since HB 1743 of 2019 ' +
      '(capitol.texas.gov/tlodocs/86R/billtext/html/HB01743S.htm); interest taken out by HB 3833 of 2021 ' +
      '(capitol.texas.gov/tlodocs/87R/billtext/html/HB03833F.htm).',
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Impuesto retroactivo (rollback)', covers: 'fee' }],
    leavesOut: ['intereses y multas por pago tardío', 'comisión del corredor', 'impuesto sobre la renta'],
    amounts: estimate,
  },
  basis: {
    class: 'exact',
    prices: {},
  },
  labels: {
    low_bill: 'Impuesto agrícola',
    full_bill: 'Impuesto de mercado',
    yearly: 'Diferencia por año',
    rollback: 'Impuesto retroactivo',
    each: 'Por acre',
  },
  slopes: {
    value: { acres: 1, rate: 1, years: 1 },
    full_bill: { acres: 1, rate: 1, years: 0 },
    low_bill: { acres: 1, rate: 1, years: 0 },
    yearly: { acres: 1, rate: 1, years: 0 },
    rollback: { acres: 1, rate: 1, years: 1 },
    each: { acres: 0, rate: 1, years: 1 },
    'total.low': { acres: 1, rate: 1, years: 1 },
    'total.high': { acres: 1, rate: 1, years: 1 },
  },
  refuse,
  answer,
  trace,
};
