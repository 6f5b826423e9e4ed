/**
 * Calculadora de pintura. Generated from the entry painters of catalog/calculators.yaml by `npm run generate`: edit the
 * catalog, not this file.
 */
import { isBelow, roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { PaintersInputs } from '../../calculators/painters.js';
import { compute, computeOwn, estimate, refuse, wallSqftOfWalls } from '../../calculators/painters.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const coatsFigures: Readonly<
  Record<
    PaintersInputs['coats'],
    {
      insideLow: number;
      insideHigh: number;
      outsideLow: number;
      outsideHigh: number;
      rateLow: number;
      rateHigh: number;
      number: number;
    }
  >
> = {
  '1': { insideLow: 2, insideHigh: 3, outsideLow: 2.25, outsideHigh: 3.5, rateLow: 2, rateHigh: 3.5, number: 1 },
  '2': { insideLow: 2.5, insideHigh: 4.5, outsideLow: 3, outsideHigh: 5.5, rateLow: 2.5, rateHigh: 5.5, number: 2 },
  '3': { insideLow: 3.5, insideHigh: 6, outsideLow: 4.25, outsideHigh: 7, rateLow: 3.5, rateHigh: 7, number: 3 },
};
const coatsPhrases: Readonly<Record<PaintersInputs['coats'], string>> = {
  '1': 'una mano',
  '2': 'dos manos',
  '3': 'tres manos',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: PaintersInputs, steps = compute(inputs)): CalculationResult {
  const { wallSqft, coats } = inputs;
  const {
    gallons,
    buy,
    byAreaLow,
    minimumLow,
    insideLow,
    insideHigh,
    outsideLow,
    outsideHigh,
    paintedLow,
    paintedHigh,
  } = steps;
  return {
    value: roundTo(gallons, 2),
    unit: 'galones',
    interpretation:
      `Necesita ${inGalones(gallons)} de pintura para ${coatsPhrases[coats]} en ${inPies2(wallSqft)}, así que compre ` +
      `${inGalones(buy)}. ` +
      (isBelow(byAreaLow, minimumLow)
        ? `Un pintor cobra ${rangeInRoughDolares(paintedLow, paintedHigh)} con la pintura, porque la mayoría cobra ` +
          'un mínimo.'
        : `Con la pintura, los pintores cobran ${rangeInRoughDolares(insideLow, insideHigh)} por paredes lisas por ` +
          `dentro y ${rangeInRoughDolares(outsideLow, outsideHigh)} por paredes por fuera.`),
    secondary: [
      { value: roundTo(buy, 0), unit: 'galones', label: 'Galones por comprar' },
      { value: roundTo(paintedLow, 0), unit: '$', label: 'Pintado por un profesional (bajo)' },
      { value: roundTo(paintedHigh, 0), unit: '$', label: 'Pintado por un profesional (alto)' },
    ],
    figures: {
      gallons: { value: roundTo(gallons, 2), unit: 'galones' },
      buy: { value: roundTo(buy, 2), unit: 'galones' },
      painted: { low: roundTo(paintedLow, 0), high: roundTo(paintedHigh, 0), unit: '$' },
      inside: { low: roundTo(insideLow, 0), high: roundTo(insideHigh, 0), unit: '$' },
      outside: { low: roundTo(outsideLow, 0), high: roundTo(outsideHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: PaintersInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    gallons,
    buy,
    byAreaLow,
    byAreaHigh,
    minimumLow,
    minimumHigh,
    insideLow,
    insideHigh,
    outsideLow,
    outsideHigh,
    paintedLow,
    paintedHigh,
  } = steps;
  return [
    { name: 'gallons', formula: 'wallSqft * coats.number / coverages.paint', value: gallons, unit: 'galones' },
    { name: 'buy', formula: 'ceil(gallons, 1 gal)', value: buy, unit: 'galones' },
    { name: 'byArea', formula: 'wallSqft * coats.rate', value: { low: byAreaLow, high: byAreaHigh }, unit: '$' },
    { name: 'minimum', formula: 'minimums.painting', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    {
      name: 'inside',
      formula: 'max(minimum, clamp(wallSqft * coats.inside, low(byArea), high(byArea)))',
      value: { low: insideLow, high: insideHigh },
      unit: '$',
    },
    {
      name: 'outside',
      formula: 'max(minimum, clamp(wallSqft * coats.outside, low(byArea), high(byArea)))',
      value: { low: outsideLow, high: outsideHigh },
      unit: '$',
    },
    {
      name: 'painted',
      formula: 'max(round(minimum, 1 USD), round(byArea, 1 USD))',
      value: { low: paintedLow, high: paintedHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ coats }: PaintersInputs): readonly Cell[] {
  const coatsChosen = coatsFigures[coats];
  return [
    { name: 'coats.inside', cell: coats, unit: '$ por pie²', low: coatsChosen.insideLow, high: coatsChosen.insideHigh },
    {
      name: 'coats.outside',
      cell: coats,
      unit: '$ por pie²',
      low: coatsChosen.outsideLow,
      high: coatsChosen.outsideHigh,
    },
    { name: 'coats.rate', cell: coats, unit: '$ por pie²', low: coatsChosen.rateLow, high: coatsChosen.rateHigh },
    { name: 'coats.number', cell: coats, unit: '', value: coatsChosen.number },
  ];
}

/** "2,500 galones", for instance. */
function inGalones(value: number): string {
  return amount(trimmed(value, 2), '', ' galón', ' galones');
}

/** "2,500 pies²", for instance. */
function inPies2(value: number): string {
  return amount(trimmed(value, 2), '', ' pie²', ' pies²');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Galones de pintura para los muros y lo que suelen cobrar los pintores */
export const painters: Calculator<PaintersInputs> = {
  slug: 'painters',
  title: 'Calculadora de pintura',
  subtitle: 'Galones de pintura para los muros y lo que suelen cobrar los pintores',
  tag: 'home',
  service: 'Pintores',
  disclaimer:
    'Estimado para planear. No incluye sellador, cielos, molduras, reparación de muros ni trabajo seguro con plomo ' +
    'en casas construidas antes de 1978; el estuco rugoso y la tablaroca nueva llevan más pintura.',
  inputs: [
    {
      name: 'wallSqft',
      label: 'Área de muros',
      type: 'number',
      unit: 'pies²',
      default: 1200,
      min: 50,
      max: 20000,
      step: 50,
      units: acceptedUnits.sqft,
      hint: 'Largo por altura, por dentro o por fuera, menos las aberturas grandes',
    },
    {
      name: 'coats',
      label: 'Manos',
      type: 'select',
      default: '2',
      options: [
        { value: '1', label: 'Una mano' },
        { value: '2', label: 'Dos manos' },
        { value: '3', label: 'Tres manos' },
      ],
    },
  ],
  lists: [{
    name: 'walls',
    label: 'Muros',
    least: 1,
    most: 50,
    inputs: [
      {
        name: 'length',
        label: 'Largo',
        type: 'number',
        unit: 'pies',
        required: true,
        min: 1,
        max: 300,
        step: 0.5,
        units: acceptedUnits.ft,
      },
      {
        name: 'height',
        label: 'Altura',
        type: 'number',
        unit: 'pies',
        default: 8,
        min: 4,
        max: 40,
        step: 0.5,
        units: acceptedUnits.ft,
      },
      {
        name: 'openings',
        label: 'Aberturas grandes',
        type: 'number',
        unit: 'pies²',
        default: 0,
        min: 0,
        max: 500,
        step: 1,
        units: acceptedUnits.sqft,
      },
    ],
    gives: [{ input: 'wallSqft', formula: 'sum(walls, max(0 sqft, length * height - openings))', of: wallSqftOfWalls }],
  }],
  costBand: {
    service_name: 'Pintores',
    unit: 'por pie cuadrado',
    price_min_usd: 2,
    price_max_usd: 7,
    project_min_usd: 1500,
    project_max_usd: 9000,
    notes: 'Un solo muro chico cuesta el trabajo mínimo de un pintor, que es más por pie cuadrado.',
  },
  sources: [
    'Walls inside with two coats $2 to $7 a sq ft, outside $3 to $7 (buffalonypainters.net/blog/painting-cost); ' +
      'inside $1 to $4, outside $2 to $6 (turnerspainting.com/how-much-do-painters-charge-per-square-foot).',
    "The split by coats, and by inside and outside, is a judgement inside the service's band of $2 to $7, because " +
      'painters price preparation more than coats.',
  ],
  asOf: '2021-11-17',
  sharedFigures: [
    {
      name: 'coverages.paint',
      unit: 'pies² por galón',
      asOf: '2025-01-01',
      source: 'Publicado: empresa, guía de precios (2022 a 2025)',
      values: [{ value: 350 }],
    },
    {
      name: 'minimums.painting',
      unit: '$',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 250, high: 500 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    addsUp: 'wallSqft',
    lines: [{ line: 'Pintar, con la pintura', covers: 'job' }],
    leavesOut: [
      'sellador',
      'cielos',
      'molduras',
      'reparación de muros',
      'trabajo seguro con plomo',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 1,
    judged: 1,
    prices: { 'minimums.painting': 'published', 'painters.coats': 'judged' },
  },
  own: {
    figures: [
      {
        name: 'coverages.paint',
        label: 'Lo que cubre un galón',
        unit: 'pies² por galón',
        min: 100,
        max: 600,
        written: 'sqft/gal',
      },
      {
        name: 'coats.rate',
        label: 'Precio por pie²',
        unit: '$ por pie²',
        min: 0.5,
        max: 20,
        written: 'USD/sqft',
        by: ['coats'],
      },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    byArea: 'Precio por área',
    'coverages.paint': 'Lo que cubre un galón',
    'coats.rate': 'Precio por pie²',
    gallons: 'Galones',
    buy: 'Pintura por comprar',
    minimum: 'Cargo mínimo',
    inside: 'Muros de adentro',
    outside: 'Muros de afuera',
    painted: 'Rango con pintura',
  },
  slopes: {
    value: { wallSqft: 1 },
    gallons: { wallSqft: 1 },
    buy: { wallSqft: 1 },
    'painted.low': { wallSqft: 1 },
    'painted.high': { wallSqft: 1 },
    'inside.low': { wallSqft: 1 },
    'inside.high': { wallSqft: 1 },
    'outside.low': { wallSqft: 1 },
    'outside.high': { wallSqft: 1 },
    'total.low': { wallSqft: 1 },
    'total.high': { wallSqft: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
