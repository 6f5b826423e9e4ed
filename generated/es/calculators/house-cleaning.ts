/**
 * Calculadora de limpieza de casas. Generated from the entry house-cleaning of catalog/calculators/house-services.yaml
 * by `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator } from '../../../engine/kernel/module.js';
import type { HouseCleaningInputs } from '../../calculators/house-cleaning.js';
import { cells, compute, estimate, refuse, trace } from '../../calculators/house-cleaning.js';
import { roughRange, trimmed } from '../language.js';

const bedroomsPhrases: Readonly<Record<HouseCleaningInputs['bedrooms'], string>> = {
  '1': 'una recámara',
  '2': 'dos recámaras',
  '3': 'tres recámaras',
  '4': 'cuatro recámaras',
  '5': 'cinco recámaras',
};
const kindPhrases: Readonly<Record<HouseCleaningInputs['kind'], string>> = {
  standard: 'una limpieza normal',
  deep: 'una limpieza profunda',
  out: 'una limpieza después de mudarse',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: HouseCleaningInputs): CalculationResult {
  const { bedrooms, kind, visits } = inputs;
  const { eachLow, eachHigh, monthLow, monthHigh } = compute(inputs);
  return {
    value: roundTo(eachLow, 0),
    unit: '$ por visita (extremo bajo)',
    interpretation:
      `Para ${bedroomsPhrases[bedrooms]}, ${kindPhrases[kind]} cuesta ${rangeInRoughDolares(eachLow, eachHigh)}` +
      (visits > 1
        ? `, y ${trimmed(visits, 2)} visitas al mes cuestan ${rangeInRoughDolares(monthLow, monthHigh)}.`
        : '.'),
    secondary: [
      { value: roundTo(eachHigh, 0), unit: '$', label: 'Visita (alto)' },
      { value: roundTo(monthLow, 0), unit: '$', label: 'Mes (bajo)' },
    ],
    range: { low: roundTo(eachLow, 0), high: roundTo(eachHigh, 0), unit: '$' },
    figures: {
      each: { low: roundTo(eachLow, 0), high: roundTo(eachHigh, 0), unit: '$' },
      month: { low: roundTo(monthLow, 0), high: roundTo(monthHigh, 0), unit: '$' },
    },
  };
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Cuánto cuesta una visita de limpieza según las recámaras y la clase de limpieza, y cuánto al mes */
export const houseCleaning: Calculator<HouseCleaningInputs> = {
  slug: 'house-cleaning',
  title: 'Calculadora de limpieza de casas',
  subtitle: 'Cuánto cuesta una visita de limpieza según las recámaras y la clase de limpieza, y cuánto al mes',
  tag: 'home',
  service: 'Limpieza de casas',
  disclaimer:
    'Estimado para planear una casa en orden normal, con más o menos un baño menos que recámaras. No incluye ' +
    'ventanas por dentro, hornos y refrigeradores, lavado de ropa, daños de mascotas ni casas de acumuladores.',
  inputs: [
    {
      name: 'bedrooms',
      label: 'Recámaras',
      type: 'select',
      default: '3',
      options: [
        { value: '1', label: 'Estudio o una' },
        { value: '2', label: 'Dos' },
        { value: '3', label: 'Tres' },
        { value: '4', label: 'Cuatro' },
        { value: '5', label: 'Cinco o más' },
      ],
    },
    {
      name: 'kind',
      label: 'Clase',
      type: 'select',
      default: 'standard',
      options: [
        { value: 'standard', label: 'Normal' },
        { value: 'deep', label: 'Profunda' },
        { value: 'out', label: 'Por mudanza' },
      ],
    },
    { name: 'visits', label: 'Visitas al mes', type: 'number', default: 1, min: 1, max: 8, step: 1, whole: true },
  ],
  costBand: {
    service_name: 'Limpieza de casas',
    unit: 'por visita',
    price_min_usd: 75,
    price_max_usd: 770,
  },
  sources: [
    'Deep cleaning costs 60 to 80 percent more than standard and cleaning after moving out 75 to 100 ' +
      '(getquotepro.ai/blog/how-much-to-charge-for-house-cleaning-2026).',
  ],
  asOf: '2026-01-01',
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Limpieza', covers: 'job' }],
    leavesOut: [
      'ventanas por dentro',
      'hornos y refrigeradores',
      'lavado de ropa',
      'productos que pone usted',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 1,
    prices: { 'house-cleaning.visit': 'published' },
  },
  labels: { each: 'Por visita', month: 'Por mes' },
  slopes: {
    value: { visits: 0 },
    'each.low': { visits: 0 },
    'each.high': { visits: 0 },
    'month.low': { visits: 1 },
    'month.high': { visits: 1 },
    'range.low': { visits: 0 },
    'range.high': { visits: 0 },
    'total.low': { visits: 1 },
    'total.high': { visits: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
