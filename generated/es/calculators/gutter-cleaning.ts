/**
 * Calculadora de limpieza de canaletas. Generated from the entry gutter-cleaning of
 * catalog/calculators/house-services.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { isBelow, roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell } from '../../../engine/kernel/module.js';
import type { GutterCleaningInputs } from '../../calculators/gutter-cleaning.js';
import { compute, computeOwn, estimate, refuse, trace } from '../../calculators/gutter-cleaning.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const storiesFigures: Readonly<Record<GutterCleaningInputs['stories'], { rateLow: number; rateHigh: number }>> = {
  '1': { rateLow: 0.7, rateHigh: 1.5 },
  '2': { rateLow: 1, rateHigh: 2.25 },
  '3': { rateLow: 1.3, rateHigh: 3.2 },
};
const storiesPhrases: Readonly<Record<GutterCleaningInputs['stories'], string>> = {
  '1': 'en una casa de un piso',
  '2': 'en una casa de dos pisos',
  '3': 'en una casa de tres pisos',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: GutterCleaningInputs, steps = compute(inputs)): CalculationResult {
  const { length, stories, visits } = inputs;
  const { minimumLow, byFootLow, eachLow, eachHigh, yearLow, yearHigh } = steps;
  return {
    value: roundTo(eachLow, 0),
    unit: '$ por limpieza (extremo bajo)',
    interpretation:
      `Limpiar ${inPies(length)} de canaleta ${storiesPhrases[stories]} cuesta ` +
      rangeInRoughDolares(eachLow, eachHigh) +
      (visits > 1 && isBelow(byFootLow, minimumLow)
        ? `, porque las compañías cobran un mínimo; ${trimmed(visits, 2)} limpiezas al año cuestan ` +
          `${rangeInRoughDolares(yearLow, yearHigh)}.`
        : visits > 1
          ? `; ${trimmed(visits, 2)} limpiezas al año cuestan ${rangeInRoughDolares(yearLow, yearHigh)}.`
          : isBelow(byFootLow, minimumLow)
            ? ', porque las compañías cobran un mínimo.'
            : '.'),
    secondary: [
      { value: roundTo(eachHigh, 0), unit: '$', label: 'Limpieza (alto)' },
      { value: roundTo(yearLow, 0), unit: '$', label: 'Año (bajo)' },
    ],
    range: { low: roundTo(eachLow, 0), high: roundTo(eachHigh, 0), unit: '$' },
    figures: {
      each: { low: roundTo(eachLow, 0), high: roundTo(eachHigh, 0), unit: '$' },
      year: { low: roundTo(yearLow, 0), high: roundTo(yearHigh, 0), unit: '$' },
    },
  };
}

/** The numbers of options and tables behind the answer. */
export function cells({ stories }: GutterCleaningInputs): readonly Cell[] {
  const storiesChosen = storiesFigures[stories];
  return [{
    name: 'stories.rate',
    cell: stories,
    unit: '$ por pie',
    low: storiesChosen.rateLow,
    high: storiesChosen.rateHigh,
  }];
}

/** "2,500 pies", for instance. */
function inPies(value: number): string {
  return amount(trimmed(value, 2), '', ' pie', ' pies');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Cuánto cuesta limpiar canaletas según sus pies y los pisos de la casa */
export const gutterCleaning: Calculator<GutterCleaningInputs> = {
  slug: 'gutter-cleaning',
  title: 'Calculadora de limpieza de canaletas',
  subtitle: 'Cuánto cuesta limpiar canaletas según sus pies y los pisos de la casa',
  tag: 'home',
  service: 'Limpieza de canaletas',
  disclaimer:
    'Estimado para planear canaletas abiertas con hojas y arenilla. No incluye protectores que haya que quitar, ' +
    'bajantes tapados bajo tierra, reparaciones ni techos empinados o resbalosos.',
  inputs: [
    {
      name: 'length',
      label: 'Canaleta',
      type: 'number',
      unit: 'pies',
      default: 150,
      min: 10,
      max: 1000,
      step: 5,
      units: acceptedUnits.ft,
      hint: 'La mayoría de las casas tiene de 125 a 200 pies',
    },
    {
      name: 'stories',
      label: 'Pisos',
      type: 'select',
      default: '1',
      options: [
        { value: '1', label: 'Un piso' },
        { value: '2', label: 'Dos pisos' },
        { value: '3', label: 'Tres pisos' },
      ],
    },
    { name: 'visits', label: 'Limpiezas al año', type: 'number', default: 1, min: 1, max: 6, step: 1, whole: true },
  ],
  costBand: {
    service_name: 'Limpieza de canaletas',
    unit: 'por limpieza',
    price_min_usd: 100,
    price_max_usd: 3200,
  },
  sources: [
    'Cleaning twice a year, and by the foot at $1 on one story and $2 on two (pghguttercleaning.com/blog/ ' +
      'how-much-should-i-pay-to-have-my-gutters-cleaned).',
  ],
  asOf: '2025-06-25',
  sharedFigures: [
    {
      name: 'house_services.gutter_one',
      unit: '$ por pie',
      source: 'Publicado: empresa, guía de precios (sin fecha)',
      values: [{ low: 0.7, high: 1.5 }],
    },
    {
      name: 'house_services.gutter_three',
      unit: '$ por pie',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 1.3, high: 3.2 }],
    },
    {
      name: 'house_services.gutter_two',
      unit: '$ por pie',
      asOf: '2025-06-25',
      source: 'Publicado: guía de precios (2025)',
      values: [{ low: 1, high: 2.25 }],
    },
    {
      name: 'house_services.visit_minimum',
      unit: '$',
      source: 'Publicado: empresa (sin fecha)',
      values: [{ low: 100, high: 150 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    addsUp: 'length',
    lines: [{ line: 'Canaletas limpias', covers: 'job', alike: ['visits'] }],
    together: { byFoot: 'sum' },
    leavesOut: ['protectores', 'drenes tapados bajo tierra', 'reparaciones', 'impuesto sobre ventas'],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 4,
    prices: {
      'house_services.gutter_one': 'published',
      'house_services.gutter_three': 'published',
      'house_services.gutter_two': 'published',
      'house_services.visit_minimum': 'published',
    },
  },
  own: {
    figures: [],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { byFoot: 'Precio por los pies', minimum: 'Cargo mínimo', each: 'Por limpieza', year: 'Por año' },
  slopes: {
    value: { length: 1, visits: 0 },
    'each.low': { length: 1, visits: 0 },
    'each.high': { length: 1, visits: 0 },
    'year.low': { length: 1, visits: 1 },
    'year.high': { length: 1, visits: 1 },
    'range.low': { length: 1, visits: 0 },
    'range.high': { length: 1, visits: 0 },
    'total.low': { length: 1, visits: 1 },
    'total.high': { length: 1, visits: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
