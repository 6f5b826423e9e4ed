/**
 * Calculadora de restauración de pisos de madera. Generated from the entry hardwood-refinishing of
 * catalog/calculators/finishes.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { isBelow, roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { HardwoodRefinishingInputs } from '../../calculators/hardwood-refinishing.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/hardwood-refinishing.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const workFigures: Readonly<Record<HardwoodRefinishingInputs['work'], { rateLow: number; rateHigh: number }>> = {
  recoat: { rateLow: 1.5, rateHigh: 3 },
  sand: { rateLow: 3, rateHigh: 6 },
  stain: { rateLow: 4, rateHigh: 7.5 },
};
const finishFigures: Readonly<Record<HardwoodRefinishingInputs['finish'], number>> = { two: 350, one: 500, oil: 500 };
const workPhrases: Readonly<Record<HardwoodRefinishingInputs['work'], string>> = {
  recoat: 'Pulir y recubrir',
  sand: 'Lijar y dar acabado',
  stain: 'Lijar, entintar y dar acabado',
};
const finishPhrases: Readonly<Record<HardwoodRefinishingInputs['finish'], string>> = {
  two: 'acabado de dos componentes a base de agua',
  one: 'acabado de un componente a base de agua',
  oil: 'poliuretano a base de aceite',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: HardwoodRefinishingInputs, steps = compute(inputs)): CalculationResult {
  const { area, work, finish, coats } = inputs;
  const { finishGallons, gallons, minimumLow, byAreaLow, costLow, costHigh } = steps;
  return {
    value: roundTo(gallons, 0),
    unit: 'galones',
    interpretation:
      `Para ${inWholePies2(area)} necesita ${inWholeGalones(gallons)} de ${finishPhrases[finish]} con ` +
      `${inWholeManos(coats)}. ${workPhrases[work]} cuesta ${rangeInRoughDolares(costLow, costHigh)}, ` +
      (isBelow(byAreaLow, minimumLow) ? 'porque las cuadrillas cobran un mínimo.' : 'con el acabado incluido.'),
    secondary: [
      { value: roundTo(finishGallons, 2), unit: 'galones', label: 'Acabado que se usa' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Costo (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Costo (alto)' },
    ],
    figures: {
      gallons: { value: roundTo(gallons, 0), unit: 'galones' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: HardwoodRefinishingInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { finishGallons, gallons, minimumLow, minimumHigh, byAreaLow, byAreaHigh, costLow, costHigh } = steps;
  return [
    {
      name: 'finishGallons',
      formula: 'area * (coats / 1 coat) / finish.covers to gal',
      value: finishGallons,
      unit: 'galones',
    },
    { name: 'gallons', formula: 'ceil(finishGallons, 1 gal)', value: gallons, unit: 'galones' },
    { name: 'minimum', formula: 'work_minimums.refinishing', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'byArea', formula: 'area * work.rate', value: { low: byAreaLow, high: byAreaHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byArea, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ work, finish }: HardwoodRefinishingInputs): readonly Cell[] {
  const workChosen = workFigures[work];
  return [
    { name: 'work.rate', cell: work, unit: '$ por pie²', low: workChosen.rateLow, high: workChosen.rateHigh },
    { name: 'finish.covers', cell: finish, unit: 'pies² por galón', value: finishFigures[finish] },
  ];
}

/** "2,500 pies²", for instance. */
function inWholePies2(value: number): string {
  return amount(trimmed(value, 0), '', ' pie²', ' pies²');
}

/** "2,500 galones", for instance. */
function inWholeGalones(value: number): string {
  return amount(trimmed(value, 0), '', ' galón', ' galones');
}

/** "2,500 manos", for instance. */
function inWholeManos(value: number): string {
  return amount(trimmed(value, 0), '', ' mano', ' manos');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Galones de acabado para un piso de madera y cuánto cuesta lijarlo y darle acabado */
export const hardwoodRefinishing: Calculator<HardwoodRefinishingInputs> = {
  slug: 'hardwood-refinishing',
  title: 'Calculadora de restauración de pisos de madera',
  subtitle: 'Galones de acabado para un piso de madera y cuánto cuesta lijarlo y darle acabado',
  tag: 'home',
  service: 'Restauración de pisos de madera dura',
  disclaimer:
    'Estimado para planear con madera maciza en buen estado. No incluye escaleras, mover muebles, reemplazo de ' +
    'tablas y zoclos ni pintura con plomo; los pisos de ingeniería muchas veces no se pueden lijar.',
  inputs: [
    {
      name: 'area',
      label: 'Piso',
      type: 'number',
      unit: 'pies²',
      default: 500,
      min: 20,
      max: 10000,
      step: 10,
      units: acceptedUnits.sqft,
    },
    {
      name: 'work',
      label: 'Trabajo',
      type: 'select',
      default: 'sand',
      options: [
        { value: 'recoat', label: 'Pulir y recubrir' },
        { value: 'sand', label: 'Lijar y dar acabado' },
        { value: 'stain', label: 'Lijar, entintar y dar acabado' },
      ],
    },
    {
      name: 'finish',
      label: 'Acabado',
      type: 'select',
      default: 'one',
      options: [
        { value: 'two', label: 'De dos componentes, a base de agua' },
        { value: 'one', label: 'De un componente, a base de agua' },
        { value: 'oil', label: 'Poliuretano a base de aceite' },
      ],
    },
    {
      name: 'coats',
      label: 'Manos',
      type: 'number',
      unit: 'manos',
      default: 3,
      min: 1,
      max: 4,
      step: 1,
      whole: true,
      units: acceptedUnits.coat,
    },
  ],
  costBand: {
    service_name: 'Restauración de pisos de madera dura',
    unit: 'por pie cuadrado',
    price_min_usd: 1.5,
    price_max_usd: 7.5,
    notes: 'Los cuartos sueltos cuestan el mínimo de un trabajo, que es más que el rango por pie.',
  },
  sources: [
    'A gallon covers 350 to 400 sq ft of two-component finish such as Bona Traffic HD, 500 to 600 of one-component ' +
      'such as Bona Mega (jeffcoflooring.com/stain-sealer-finish-info), the lower figures used here.',
    "500 sq ft to the gallon of oil-based polyurethane is a planning estimate; Bona's sheet for gym floors has 600.",
  ],
  asOf: '2021-04-19',
  sharedFigures: [
    {
      name: 'work_minimums.refinishing',
      unit: '$',
      asOf: '2021-04-19',
      source: 'Publicado: guía de precios (2021)',
      values: [{ low: 500, high: 750 }],
    },
    {
      name: 'work_prices.recoat',
      unit: '$ por pie²',
      asOf: '2023-05-31',
      source: 'Publicado: guía de precios (2023)',
      values: [{ low: 1.5, high: 3 }],
    },
    {
      name: 'work_prices.sand',
      unit: '$ por pie²',
      asOf: '2023-05-31',
      source: 'Publicado: empresa, guía de precios (2023)',
      values: [{ low: 3, high: 6 }],
    },
    {
      name: 'work_prices.sand_stain',
      unit: '$ por pie²',
      asOf: '2021-04-19',
      source: 'Publicado: guía de precios (2021)',
      values: [{ low: 4, high: 7.5 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Restauración del piso', covers: 'job' }],
    leavesOut: [
      'escaleras',
      'mover muebles',
      'reemplazo de tablas',
      'zoclos',
      'pintura con plomo',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 4,
    prices: {
      'work_minimums.refinishing': 'published',
      'work_prices.recoat': 'published',
      'work_prices.sand': 'published',
      'work_prices.sand_stain': 'published',
    },
  },
  own: {
    figures: [{
      name: 'work.rate',
      label: 'Precio por pie²',
      unit: '$ por pie²',
      min: 0.5,
      max: 25,
      written: 'USD/sqft',
      by: ['work'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    byArea: 'Precio por el área',
    'work.rate': 'Precio por pie²',
    finishGallons: 'Acabado',
    gallons: 'Galones por comprar',
    minimum: 'Cargo mínimo',
    cost: 'Costo',
  },
  slopes: {
    value: { area: 1, coats: 1 },
    gallons: { area: 1, coats: 1 },
    'cost.low': { area: 1, coats: 0 },
    'cost.high': { area: 1, coats: 0 },
    'total.low': { area: 1, coats: 0 },
    'total.high': { area: 1, coats: 0 },
  },
  refuse,
  answer,
  trace,
  cells,
};
