/**
 * Calculadora del costo de cortar el zacate. Generated from the entry lawn-care of catalog/calculators.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator } from '../../../engine/kernel/module.js';
import type { LawnCareInputs } from '../../calculators/lawn-care.js';
import { cells, compute, computeOwn, estimate, refuse, trace } from '../../calculators/lawn-care.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const frequencyPhrases: Readonly<Record<LawnCareInputs['frequency'], string>> = {
  weekly: 'cada semana',
  biweekly: 'cada dos semanas',
  monthly: 'una vez al mes',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: LawnCareInputs, steps = compute(inputs)): CalculationResult {
  const { lawnSqft, frequency } = inputs;
  const { perCutLow, perCutHigh, price, cuts, annual, annualRangeLow, annualRangeHigh } = steps;
  return {
    value: roundTo(price, 0),
    unit: '$ por corte',
    interpretation:
      `Cortar ${inPies2(lawnSqft)} de zacate ${frequencyPhrases[frequency]} cuesta cerca de ${inDolares(price)} por ` +
      `corte (${rangeInRoughDolares(perCutLow, perCutHigh)}), o ` +
      `${rangeInRoughDolares(annualRangeLow, annualRangeHigh)} por una temporada de ${trimmed(cuts, 2)} cortes.` +
      (lawnSqft > 20000 ? ' Las cuadrillas suelen cobrar por acre un zacate tan grande.' : ''),
    secondary: [
      { value: roundTo(cuts, 0), unit: 'cortes', label: 'Cortes por año' },
      { value: roundTo(annual, 0), unit: '$', label: 'Costo anual' },
    ],
    range: { low: roundTo(perCutLow, 0), high: roundTo(perCutHigh, 0), unit: '$' },
    figures: {
      price: { value: roundTo(price, 0), unit: '$' },
      perCut: { low: roundTo(perCutLow, 0), high: roundTo(perCutHigh, 0), unit: '$' },
      annualRange: { low: roundTo(annualRangeLow, 0), high: roundTo(annualRangeHigh, 0), unit: '$' },
      cuts: { value: roundTo(cuts, 2), unit: '' },
    },
  };
}

/** "2,500 pies²", for instance. */
function inPies2(value: number): string {
  return amount(trimmed(value, 2), '', ' pie²', ' pies²');
}

/** "$2,500", for instance. */
function inDolares(value: number): string {
  return amount(trimmed(value, 0), '$', '', '');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Precio por corte y por año según el tamaño del zacate y cada cuánto se corta */
export const lawnCare: Calculator<LawnCareInputs> = {
  slug: 'lawn-care',
  title: 'Calculadora del costo de cortar el zacate',
  subtitle: 'Precio por corte y por año según el tamaño del zacate y cada cuánto se corta',
  tag: 'outdoor',
  service: 'Cuidado del zacate',
  disclaimer:
    'Estimado para planear, de cortar, orillar y soplar. No incluye fertilizante, control de hierba, recoger hojas ' +
    'ni el primer corte de un zacate muy crecido.',
  inputs: [
    {
      name: 'lawnSqft',
      label: 'Área de zacate',
      type: 'number',
      unit: 'pies²',
      default: 5000,
      min: 500,
      max: 100000,
      step: 100,
      units: acceptedUnits.sqft,
    },
    {
      name: 'frequency',
      label: 'Cada cuánto',
      type: 'select',
      default: 'biweekly',
      options: [
        { value: 'weekly', label: 'Cada semana' },
        { value: 'biweekly', label: 'Cada dos semanas' },
        { value: 'monthly', label: 'Una vez al mes' },
      ],
    },
  ],
  costBand: {
    service_name: 'Cuidado del zacate',
    unit: 'por visita',
    price_min_usd: 35,
    price_max_usd: 110,
    notes:
      'El rango es para lotes de ciudad de hasta medio acre, más o menos; los zacates de un acre y más cuestan más.',
  },
  sources: [
    "A season of 44 weeks makes 22 biweekly cuts, the service's figure, 44 weekly and 11 monthly ones; a southern " +
      'crew makes 42 to 43 weekly visits ' +
      '(goldenbearlawns.com/post/weekly-vs-bi-weekly-service-understanding-your-options).',
    'Visits in Texas from $33 for small to $80 and more for large lawns ' +
      '(thickgreenhealthy.com/cost-to-mow-a-lawn-in-texas).',
    'A biweekly cut costs $7 to $9 more than a weekly one of $32 to $41 ' +
      '(thompson-landscape.com/lawn-care-services/lawn-mowing-services), some 5 to 10 percent elsewhere ' +
      '(geauxcuts.com/weekly-or-bi-weekly-mowing); the factors 0.9 and 1.25 are planning estimates between, since ' +
      'the grass is taller.',
  ],
  sharedFigures: [
    {
      name: 'prices.mowing_area',
      unit: '$ por pie²',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 0.0015, high: 0.0025 }],
    },
    {
      name: 'prices.mowing_base',
      unit: '$',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 30, high: 50 }],
    },
    {
      name: 'minimums.mowing',
      unit: '$',
      source: 'Publicado: empresa, guía de precios (sin fecha)',
      values: [{ low: 35, high: 50 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    addsUp: 'lawnSqft',
    lines: [{ line: 'Cortar el zacate una temporada', covers: 'job' }],
    leavesOut: [
      'fertilizante',
      'control de hierba',
      'recoger hojas',
      'primer corte de un zacate muy crecido',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 3,
    prices: { 'prices.mowing_area': 'published', 'prices.mowing_base': 'published', 'minimums.mowing': 'published' },
  },
  own: {
    figures: [{
      name: 'prices.mowing_base',
      label: 'Un corte de un zacate chico',
      unit: '$',
      min: 10,
      max: 200,
      units: acceptedUnits.USD,
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    perCut: 'Precio de un corte',
    'prices.mowing_base': 'Un corte de un zacate chico',
    base: 'Precio base',
    price: 'Precio por corte',
    cuts: 'Cortes',
    annual: 'Al año',
    annualRange: 'Rango al año',
  },
  slopes: {
    value: { lawnSqft: 1 },
    price: { lawnSqft: 1 },
    'perCut.low': { lawnSqft: 1 },
    'perCut.high': { lawnSqft: 1 },
    'annualRange.low': { lawnSqft: 1 },
    'annualRange.high': { lawnSqft: 1 },
    cuts: { lawnSqft: 0 },
    'range.low': { lawnSqft: 1 },
    'range.high': { lawnSqft: 1 },
    'total.low': { lawnSqft: 1 },
    'total.high': { lawnSqft: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
