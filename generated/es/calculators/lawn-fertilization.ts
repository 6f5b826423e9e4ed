/**
 * Calculadora de fertilizante para zacate. Generated from the entry lawn-fertilization of catalog/calculators/land.yaml
 * by `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { LawnFertilizationInputs } from '../../calculators/lawn-fertilization.js';
import { cells, compute, refuse } from '../../calculators/lawn-fertilization.js';
import { amount, range, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const grassPhrases: Readonly<Record<LawnFertilizationInputs['grass'], string>> = {
  augustine: 'San Agustín',
  bermuda: 'bermuda común',
  hybrid: 'bermuda híbrida',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: LawnFertilizationInputs): CalculationResult {
  const { area, rate, bag, grass } = inputs;
  const { product, each, bags, needLow, needHigh, feedingsLow, feedingsHigh } = compute(inputs);
  return {
    value: roundTo(product, 1),
    unit: 'lb de fertilizante',
    interpretation:
      `Para fertilizar una vez ${inWholePies2(area)} de ${grassPhrases[grass]} con ${inLibras(rate)} de nitrógeno ` +
      `por 1,000 pies² necesita ${inLibrasTo1Decimal(product)} de fertilizante, ${inWholeBolsas(bags)} de ` +
      `${inWholeLibras(bag)}. Al año necesita de ${rangeInLibras(needLow, needHigh)} de nitrógeno, así que fertilice ` +
      `de ${rangeInWholeVeces(feedingsLow, feedingsHigh)}.`,
    secondary: [
      { value: roundTo(bags, 0), unit: 'bolsas', label: 'Bolsas' },
      { value: roundTo(each, 2), unit: 'lb', label: 'Por 1,000 pies²' },
      { value: roundTo(feedingsLow, 0), unit: 'veces', label: 'Aplicaciones (bajo)' },
      { value: roundTo(feedingsHigh, 0), unit: 'veces', label: 'Aplicaciones (alto)' },
    ],
    figures: {
      product: { value: roundTo(product, 1), unit: 'lb' },
      bags: { value: roundTo(bags, 0), unit: 'bolsas' },
      need: { low: roundTo(needLow, 2), high: roundTo(needHigh, 2), unit: 'lb' },
      feedings: { low: roundTo(feedingsLow, 0), high: roundTo(feedingsHigh, 0), unit: 'veces' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: LawnFertilizationInputs): readonly TraceStep[] {
  const { product, each, bags, needLow, needHigh, feedingsLow, feedingsHigh } = compute(inputs);
  return [
    { name: 'product', formula: 'area / 1000 sqft * rate / nitrogen', value: product, unit: 'lb' },
    { name: 'each', formula: 'rate / nitrogen', value: each, unit: 'lb' },
    { name: 'bags', formula: 'ceil(product / bag) * 1 bag', value: bags, unit: 'bolsas' },
    { name: 'need', formula: 'grass.need', value: { low: needLow, high: needHigh }, unit: 'lb' },
    {
      name: 'feedings',
      formula: 'max(1, round(grass.need / rate)) * 1 time',
      value: { low: feedingsLow, high: feedingsHigh },
      unit: 'veces',
    },
  ];
}

/** "2,500 pies²", for instance. */
function inWholePies2(value: number): string {
  return amount(trimmed(value, 0), '', ' pie²', ' pies²');
}

/** "2,500 libras", for instance. */
function inLibras(value: number): string {
  return amount(trimmed(value, 2), '', ' libra', ' libras');
}

/** "2,500 libras", for instance. */
function inLibrasTo1Decimal(value: number): string {
  return amount(trimmed(value, 1), '', ' libra', ' libras');
}

/** "2,500 bolsas", for instance. */
function inWholeBolsas(value: number): string {
  return amount(trimmed(value, 0), '', ' bolsa', ' bolsas');
}

/** "2,500 libras", for instance. */
function inWholeLibras(value: number): string {
  return amount(trimmed(value, 0), '', ' libra', ' libras');
}

/** "1,000 a 2,500 libras", for instance. */
function rangeInLibras(low: number, high: number): string {
  return range(trimmed(low, 2), trimmed(high, 2), '', ' libra', ' libras');
}

/** "1,000 a 2,500 veces", for instance. */
function rangeInWholeVeces(low: number, high: number): string {
  return range(trimmed(low, 0), trimmed(high, 0), '', ' vez', ' veces');
}

/** Libras y bolsas de un fertilizante para una aplicación, y aplicaciones al año */
export const lawnFertilization: Calculator<LawnFertilizationInputs> = {
  slug: 'lawn-fertilization',
  title: 'Calculadora de fertilizante para zacate',
  subtitle: 'Libras y bolsas de un fertilizante para una aplicación, y aplicaciones al año',
  tag: 'outdoor',
  service: 'Fertilización del zacate',
  disclaimer:
    'Estimado para planear. No incluye fósforo, potasio, hierro ni matahierbas; un análisis de suelo dice lo que ' +
    'pide el zacate, y el zacate en sombra pide menos. No deje gránulos en las entradas ni en los desagües.',
  inputs: [
    {
      name: 'area',
      label: 'Zacate',
      type: 'number',
      unit: 'pies²',
      default: 5000,
      min: 100,
      max: 200000,
      step: 100,
      units: acceptedUnits.sqft,
    },
    {
      name: 'nitrogen',
      label: 'Primer número de la bolsa',
      type: 'number',
      unit: '%',
      default: 15,
      min: 3,
      max: 46,
      step: 1,
      units: acceptedUnits['%'],
      hint: '15 para 15-5-10',
    },
    {
      name: 'rate',
      label: 'Nitrógeno en una aplicación',
      type: 'number',
      unit: 'lb por 1,000 pies²',
      default: 1,
      min: 0.25,
      max: 1.25,
      step: 0.05,
      units: acceptedUnits.lb,
    },
    {
      name: 'bag',
      label: 'Peso de una bolsa',
      type: 'number',
      unit: 'lb',
      default: 40,
      min: 5,
      max: 50,
      step: 1,
      units: acceptedUnits.lb,
    },
    {
      name: 'grass',
      label: 'Clase de zacate',
      type: 'select',
      default: 'augustine',
      options: [
        { value: 'augustine', label: 'San Agustín' },
        { value: 'bermuda', label: 'Bermuda común' },
        { value: 'hybrid', label: 'Bermuda híbrida' },
      ],
    },
  ],
  costBand: null,
  sources: [
    'Nitrogen a year by grass, 5 to 7, 4 to 6 and 2 to 5 lb per 1,000 sq ft, Texas A&M AgriLife ' +
      '(aggie-horticulture.tamu.edu/extension/ornamentals/lawnfert/lawnfert.html).',
    'At most 1 lb at a time, AgriLife Extension ' +
      '(aggie-horticulture.tamu.edu/newsletters/hortupdate/hortupdate_archives/2000/oct00/oct007.html).',
  ],
  labels: {
    product: 'Fertilizante',
    each: 'Por cada 1,000 pies²',
    bags: 'Bolsas',
    need: 'Nitrógeno al año',
    feedings: 'Aplicaciones',
  },
  slopes: {
    value: { area: 1, nitrogen: -1, rate: 1, bag: 0 },
    product: { area: 1, nitrogen: -1, rate: 1, bag: 0 },
    bags: { area: 1, nitrogen: -1, rate: 1, bag: -1 },
    'need.low': { area: 0, nitrogen: 0, rate: 0, bag: 0 },
    'need.high': { area: 0, nitrogen: 0, rate: 0, bag: 0 },
    'feedings.low': { area: 0, nitrogen: 0, rate: -1, bag: 0 },
    'feedings.high': { area: 0, nitrogen: 0, rate: -1, bag: 0 },
  },
  refuse,
  answer,
  trace,
  cells,
};
