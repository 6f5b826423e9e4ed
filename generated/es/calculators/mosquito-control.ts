/**
 * Calculadora de fumigación contra zancudos. Generated from the entry mosquito-control of
 * catalog/calculators/yard-services.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { MosquitoControlInputs } from '../../calculators/mosquito-control.js';
import { cells, compute, estimate, refuse } from '../../calculators/mosquito-control.js';
import { amount, roughRange, trimmed } from '../language.js';

const weeksFigures: Readonly<Record<MosquitoControlInputs['weeks'], number>> = { '2': 2, '3': 3, '4': 4 };
const yardPhrases: Readonly<Record<MosquitoControlInputs['yard'], string>> = {
  quarter: 'un patio de hasta un cuarto de acre',
  half: 'un patio de hasta medio acre',
  acre: 'un patio de hasta un acre',
  two: 'un patio de hasta dos acres',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: MosquitoControlInputs): CalculationResult {
  const { yard, months, weeks } = inputs;
  const { visits, eachLow, eachHigh, seasonLow, seasonHigh } = compute(inputs);
  return {
    value: roundTo(visits, 0),
    unit: 'visitas',
    interpretation:
      `Con una visita cada ${trimmed(weeksFigures[weeks], 2)} semanas por ` +
      (months === 1
        ? `un mes, una cuadrilla fumiga ${yardPhrases[yard]} ${inWholeVeces(visits)}. Cada visita cuesta ` +
          `${rangeInRoughDolares(eachLow, eachHigh)} y el mes ${rangeInRoughDolares(seasonLow, seasonHigh)}.`
        : `${trimmed(months, 2)} meses, una cuadrilla fumiga ${yardPhrases[yard]} ${inWholeVeces(visits)}. Cada ` +
          `visita cuesta ${rangeInRoughDolares(eachLow, eachHigh)} y la temporada ` +
          `${rangeInRoughDolares(seasonLow, seasonHigh)}.`),
    secondary: [
      { value: roundTo(eachLow, 0), unit: '$', label: 'Una visita (bajo)' },
      { value: roundTo(seasonLow, 0), unit: '$', label: 'Temporada (bajo)' },
      { value: roundTo(seasonHigh, 0), unit: '$', label: 'Temporada (alto)' },
    ],
    figures: {
      visits: { value: roundTo(visits, 0), unit: 'veces' },
      each: { low: roundTo(eachLow, 0), high: roundTo(eachHigh, 0), unit: '$' },
      season: { low: roundTo(seasonLow, 0), high: roundTo(seasonHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: MosquitoControlInputs): readonly TraceStep[] {
  const { visits, eachLow, eachHigh, seasonLow, seasonHigh } = compute(inputs);
  return [
    { name: 'visits', formula: 'ceil(months * 52 / 12 / weeks) * 1 time', value: visits, unit: 'veces' },
    { name: 'each', formula: 'yard.visit', value: { low: eachLow, high: eachHigh }, unit: '$' },
    { name: 'season', formula: 'visits / 1 time * each', value: { low: seasonLow, high: seasonHigh }, unit: '$' },
  ];
}

/** "2,500 veces", for instance. */
function inWholeVeces(value: number): string {
  return amount(trimmed(value, 0), '', ' vez', ' veces');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Visitas en una temporada y cuánto cuesta la fumigación de barrera de un patio según su tamaño */
export const mosquitoControl: Calculator<MosquitoControlInputs> = {
  slug: 'mosquito-control',
  title: 'Calculadora de fumigación contra zancudos',
  subtitle: 'Visitas en una temporada y cuánto cuesta la fumigación de barrera de un patio según su tamaño',
  tag: 'outdoor',
  service: 'Control de zancudos',
  disclaimer:
    'Estimado para planear una fumigación de barrera en las hojas donde reposan los zancudos. No incluye sistemas de ' +
    'nebulización, larvicida en estanques, otras plagas ni la fumigación que las ciudades hacen gratis; la lluvia y ' +
    'los vecinos deciden cuánto dura.',
  inputs: [
    {
      name: 'yard',
      label: 'Patio',
      type: 'select',
      default: 'quarter',
      options: [
        { value: 'quarter', label: 'Hasta 1/4 de acre' },
        { value: 'half', label: '1/4 a 1/2 acre' },
        { value: 'acre', label: '1/2 a 1 acre' },
        { value: 'two', label: '1 a 2 acres' },
      ],
    },
    {
      name: 'months',
      label: 'Meses de fumigación',
      type: 'number',
      unit: 'meses',
      default: 8,
      min: 1,
      max: 12,
      step: 0.5,
      hint: 'Los zancudos vuelan de 8 a 10 meses al año en casi todo Texas, más tiempo en el sur',
    },
    {
      name: 'weeks',
      label: 'Semanas entre visitas',
      type: 'select',
      default: '3',
      options: [
        { value: '2', label: '2 semanas' },
        { value: '3', label: '3 semanas' },
        { value: '4', label: '4 semanas' },
      ],
    },
  ],
  costBand: {
    service_name: 'Control de zancudos',
    unit: 'por visita',
    price_min_usd: 70,
    price_max_usd: 250,
  },
  sources: [
    'Visits are two to four weeks apart, usually three, by the guides that the prices rest on. That is weak evidence.',
    'A season of 8 to 10 months in most of Texas and all year in the south ' +
      '(invatechitalia.com/blogs/news/yard-sprayers-in-texas-complete-2026-guide-and-regulations).',
  ],
  asOf: '2026-01-01',
  sharedFigures: [
    {
      name: 'yard_services.mosquito_acre',
      unit: '$',
      asOf: '2026-01-01',
      source: 'Publicado: guía de precios (2026)',
      values: [{ low: 100, high: 150 }],
    },
    {
      name: 'yard_services.mosquito_half',
      unit: '$',
      asOf: '2026-01-01',
      source: 'Publicado: guía de precios (2026)',
      values: [{ low: 85, high: 110 }],
    },
    {
      name: 'yard_services.mosquito_quarter',
      unit: '$',
      asOf: '2026-01-01',
      source: 'Publicado: guía de precios (2026)',
      values: [{ low: 70, high: 90 }],
    },
    {
      name: 'yard_services.mosquito_two',
      unit: '$',
      asOf: '2026-01-01',
      source: 'Nuestro criterio',
      values: [{ low: 150, high: 250 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Fumigaciones de barrera de la temporada', covers: 'job' }],
    leavesOut: ['sistemas de nebulización', 'larvicida en estanques', 'otras plagas', 'impuesto sobre ventas'],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 3,
    judged: 1,
    prices: {
      'yard_services.mosquito_acre': 'published',
      'yard_services.mosquito_half': 'published',
      'yard_services.mosquito_quarter': 'published',
      'yard_services.mosquito_two': 'judged',
    },
  },
  labels: { visits: 'Visitas', each: 'Por visita', season: 'Temporada' },
  slopes: {
    value: { months: 1 },
    visits: { months: 1 },
    'each.low': { months: 0 },
    'each.high': { months: 0 },
    'season.low': { months: 1 },
    'season.high': { months: 1 },
    'total.low': { months: 1 },
    'total.high': { months: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
