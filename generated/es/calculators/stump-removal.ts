/**
 * Calculadora del costo de quitar tocones. Generated from the entry stump-removal of catalog/calculators.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { StumpRemovalInputs } from '../../calculators/stump-removal.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/stump-removal.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: StumpRemovalInputs, steps = compute(inputs)): CalculationResult {
  const { diameter, count } = inputs;
  const { perStumpLow, perStumpHigh, furtherLow, furtherHigh, stumps, totalLow, totalHigh } = steps;
  return {
    value: roundTo(perStumpLow, 0),
    unit: '$ / tocón (bajo)',
    interpretation:
      count > 1
        ? `Moler ${inTocones(stumps)} de ${inPulgadas(diameter)} cuesta ${rangeInRoughDolares(totalLow, totalHigh)}: ` +
          `${rangeInRoughDolares(perStumpLow, perStumpHigh)} por el primero y ` +
          `${rangeInRoughDolares(furtherLow, furtherHigh)} por cada uno más en el mismo viaje.`
        : `Moler un tocón de ${inPulgadas(diameter)} cuesta ${rangeInRoughDolares(perStumpLow, perStumpHigh)} en ` +
          'total. La mayoría de las cuadrillas cobra un mínimo, así que aproveche el mismo viaje para moler otros ' +
          'tocones.',
    range: { low: roundTo(perStumpLow, 0), high: roundTo(perStumpHigh, 0), unit: '$' },
    figures: {
      stumps: { value: roundTo(stumps, 2), unit: 'tocones' },
      total: { low: roundTo(totalLow, 0), high: roundTo(totalHigh, 0), unit: '$' },
      perStump: { low: roundTo(perStumpLow, 0), high: roundTo(perStumpHigh, 0), unit: '$' },
      further: { low: roundTo(furtherLow, 0), high: roundTo(furtherHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: StumpRemovalInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    byInchLow,
    byInchHigh,
    perStumpLow,
    perStumpHigh,
    furtherLow,
    furtherHigh,
    stumps,
    atFurtherLow,
    atFurtherHigh,
    least,
    restLow,
    restHigh,
    totalLow,
    totalHigh,
  } = steps;
  return [
    { name: 'byInch', formula: 'diameter * prices.stump_inch', value: { low: byInchLow, high: byInchHigh }, unit: '$' },
    {
      name: 'perStump',
      formula: 'max(minimums.stump, byInch)',
      value: { low: perStumpLow, high: perStumpHigh },
      unit: '$',
    },
    {
      name: 'further',
      formula: 'max(minimums.stump_further, byInch)',
      value: { low: furtherLow, high: furtherHigh },
      unit: '$',
    },
    { name: 'stumps', formula: 'count * 1 stump', value: stumps, unit: 'tocones' },
    { name: 'atFurther', formula: 'count * further', value: { low: atFurtherLow, high: atFurtherHigh }, unit: '$' },
    { name: 'least', formula: 'low(atFurther) - low(further)', value: least, unit: '$' },
    {
      name: 'rest',
      formula: 'least..max(least, high(atFurther) - high(further))',
      value: { low: restLow, high: restHigh },
      unit: '$',
    },
    {
      name: 'total',
      formula: 'round(perStump, 1 USD) + round(rest, 1 USD)',
      value: { low: totalLow, high: totalHigh },
      unit: '$',
    },
  ];
}

/** "2,500 tocones", for instance. */
function inTocones(value: number): string {
  return amount(trimmed(value, 2), '', ' tocón', ' tocones');
}

/** "2,500 pulgadas", for instance. */
function inPulgadas(value: number): string {
  return amount(trimmed(value, 2), '', ' pulgada', ' pulgadas');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Costo de moler, por tocón y en total */
export const stumpRemoval: Calculator<StumpRemovalInputs> = {
  slug: 'stump-removal',
  title: 'Calculadora del costo de quitar tocones',
  subtitle: 'Costo de moler, por tocón y en total',
  tag: 'outdoor',
  service: 'Retiro de tocones',
  disclaimer:
    'Estimado para planear, de moler. No incluye llevarse las astillas, rellenar, raíces grandes, roca ni acceso ' +
    'estrecho; llame al 811 antes de moler cualquier tocón.',
  inputs: [
    {
      name: 'diameter',
      label: 'Diámetro al nivel del suelo',
      type: 'number',
      unit: 'pulg',
      default: 18,
      min: 4,
      max: 72,
      step: 1,
      units: acceptedUnits.in,
      hint: 'Por la parte más ancha; el promedio si hay varios',
    },
    { name: 'count', label: 'Número de tocones', type: 'number', default: 1, min: 1, max: 50, step: 1, whole: true },
  ],
  costBand: {
    service_name: 'Retiro de tocones',
    unit: 'por tocón',
    price_min_usd: 100,
    price_max_usd: 450,
  },
  sources: [
    'Grinding is measured across the widest part at ground level, with the roots ' +
      '(best-stump-grinding.com/stumppricing.html).',
    '$100 to $400 a stump (HomeAdvisor, at treeloppingtownsville.com/stump-removal-stump-grinding-service-cost); ' +
      "the prices stay inside the service's band of $100 to $450.",
  ],
  sharedFigures: [
    {
      name: 'prices.stump_inch',
      unit: '$ por pulgada',
      source: 'Publicado: empresa, guía de precios (sin fecha)',
      values: [{ low: 3, high: 6 }],
    },
    {
      name: 'minimums.stump',
      unit: '$',
      source: 'Publicado: empresa, guía de precios (sin fecha)',
      values: [{ low: 100, high: 175 }],
    },
    {
      name: 'minimums.stump_further',
      unit: '$',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 40, high: 75 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    addsUp: 'count',
    lines: [
      { line: 'Primer tocón', covers: 'job', alike: [] },
      { line: 'Más tocones en el mismo viaje', covers: 'job', alike: [] },
    ],
    together: { atFurther: 'sum', byInch: 'largest' },
    leavesOut: [
      'llevarse las astillas',
      'rellenar',
      'raíces grandes',
      'roca',
      'acceso estrecho',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 3,
    prices: { 'prices.stump_inch': 'published', 'minimums.stump': 'published', 'minimums.stump_further': 'published' },
  },
  own: {
    figures: [{
      name: 'prices.stump_inch',
      label: 'Moler',
      unit: '$ por pulgada',
      min: 0.5,
      max: 25,
      written: 'USD/in',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    byInch: 'Precio por pulgada',
    perStump: 'Precio de un tocón',
    atFurther: 'Todos al precio de los siguientes',
    least: 'El resto, precio bajo',
    'prices.stump_inch': 'Moler',
    further: 'Los siguientes',
    stumps: 'Tocones',
    rest: 'El resto',
    total: 'Total',
  },
  slopes: {
    value: { diameter: 1, count: 0 },
    stumps: { diameter: 0, count: 1 },
    'total.low': { diameter: 1, count: 1 },
    'total.high': { diameter: 1, count: 1 },
    'perStump.low': { diameter: 1, count: 0 },
    'perStump.high': { diameter: 1, count: 0 },
    'further.low': { diameter: 1, count: 0 },
    'further.high': { diameter: 1, count: 0 },
    'range.low': { diameter: 1, count: 0 },
    'range.high': { diameter: 1, count: 0 },
  },
  refuse,
  answer,
  trace,
};
