/**
 * Calculadora del costo de patios y terrazas. Generated from the entry patios-decks of catalog/calculators.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { isBelow, roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell } from '../../../engine/kernel/module.js';
import type { PatiosDecksInputs } from '../../calculators/patios-decks.js';
import { compute, computeOwn, estimate, refuse, trace } from '../../calculators/patios-decks.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const materialFigures: Readonly<Record<PatiosDecksInputs['material'], { rateLow: number; rateHigh: number }>> = {
  concrete_plain: { rateLow: 6, rateHigh: 14 },
  concrete_stamped: { rateLow: 12, rateHigh: 25 },
  pavers: { rateLow: 15, rateHigh: 30 },
  wood_pt: { rateLow: 25, rateHigh: 40 },
  wood_cedar: { rateLow: 30, rateHigh: 48 },
  composite: { rateLow: 38, rateHigh: 58 },
};
const materialPhrases: Readonly<Record<PatiosDecksInputs['material'], string>> = {
  concrete_plain: 'concreto sencillo',
  concrete_stamped: 'concreto estampado',
  pavers: 'adoquín',
  wood_pt: 'madera tratada a presión',
  wood_cedar: 'cedro',
  composite: 'tablas de material compuesto',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: PatiosDecksInputs, steps = compute(inputs)): CalculationResult {
  const { sqft, material } = inputs;
  const { byAreaLow, minimumLow, costLow, costHigh } = steps;
  return {
    value: roundTo(costLow, 0),
    unit: '$ (extremo bajo)',
    interpretation:
      `Instalar ${inPies2(sqft)} de ${materialPhrases[material]} cuesta ${rangeInRoughDolares(costLow, costHigh)}` +
      (isBelow(byAreaLow, minimumLow)
        ? ', porque las cuadrillas cobran un mínimo; un área más grande cuesta poco más.'
        : '. Lo más barato es un rectángulo sencillo en suelo nivelado; las curvas, los bordes y el mal acceso ' +
          'cuestan más.'),
    secondary: [{ value: roundTo(costHigh, 0), unit: '$ (extremo alto)', label: 'Rango' }],
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The numbers of options and tables behind the answer. */
export function cells({ material }: PatiosDecksInputs): readonly Cell[] {
  const materialChosen = materialFigures[material];
  return [{
    name: 'material.rate',
    cell: material,
    unit: '$ por pie²',
    low: materialChosen.rateLow,
    high: materialChosen.rateHigh,
  }];
}

/** "2,500 pies²", for instance. */
function inPies2(value: number): string {
  return amount(trimmed(value, 2), '', ' pie²', ' pies²');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Rango de costo instalado según área y material */
export const patiosDecks: Calculator<PatiosDecksInputs> = {
  slug: 'patios-decks',
  title: 'Calculadora del costo de patios y terrazas',
  subtitle: 'Rango de costo instalado según área y material',
  tag: 'outdoor',
  service: 'Patios y terrazas',
  disclaimer:
    'Estimado para planear, de trabajo a nivel del suelo. No incluye barandales, escaleras, techos, drenaje, quitar ' +
    'una superficie vieja ni permisos.',
  inputs: [
    {
      name: 'sqft',
      label: 'Área',
      type: 'number',
      unit: 'pies²',
      default: 200,
      min: 20,
      max: 5000,
      step: 10,
      units: acceptedUnits.sqft,
    },
    {
      name: 'material',
      label: 'Material',
      type: 'select',
      default: 'concrete_plain',
      options: [
        { value: 'concrete_plain', label: 'Concreto sencillo' },
        { value: 'concrete_stamped', label: 'Concreto estampado' },
        { value: 'pavers', label: 'Adoquín' },
        { value: 'wood_pt', label: 'Terraza de madera tratada a presión' },
        { value: 'wood_cedar', label: 'Terraza de cedro' },
        { value: 'composite', label: 'Terraza de material compuesto' },
      ],
    },
  ],
  costBand: {
    service_name: 'Patios y terrazas',
    unit: 'por pie cuadrado',
    price_min_usd: 18,
    price_max_usd: 55,
    project_min_usd: 4000,
    project_max_usd: 25000,
    notes:
      'El rango es para adoquín y terrazas de tamaño usual. El concreto sencillo y el estampado, el adoquín sencillo ' +
      'y las áreas chicas cuestan menos; las mejores tablas de material compuesto, un poco más.',
  },
  sources: [
    'Concrete patios $6 to $10 a sq ft in simple design, $10 to $15 custom, $15 and more elaborate ' +
      '(concretenetwork.com/concrete-patio/cost.html).',
    'Decks of treated pine $15 to $25, of cedar $25 to $30 and of composite $30 to $45 a sq ft ' +
      '(kompareit.com/homeandgarden/deck-compare-vs-patio.html), prices of some years ago.',
    'Composite decks at ground level $40 to $50 a sq ft installed, detached ones $30 to $40, raised ones $50 to ' +
      '$80 (homeguide.com/costs/composite-decking-prices).',
  ],
  asOf: '2025-01-01',
  sharedFigures: [{
    name: 'minimums.patio',
    unit: '$',
    asOf: '2025-01-01',
    source: 'Publicado: guía de precios (2025)',
    values: [{ low: 1500, high: 2000 }],
  }],
  estimate: {
    covers: 'job',
    unit: '$',
    addsUp: 'sqft',
    lines: [{ line: 'Patio o terraza', covers: 'job' }],
    leavesOut: [
      'barandales',
      'escaleras',
      'techo',
      'drenaje',
      'quitar una superficie vieja',
      'permiso de construcción',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 2,
    prices: { 'minimums.patio': 'published', 'patios-decks.material': 'published' },
  },
  own: {
    figures: [{
      name: 'material.rate',
      label: 'Precio por pie²',
      unit: '$ por pie²',
      min: 3,
      max: 200,
      written: 'USD/sqft',
      by: ['material'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { byArea: 'Precio por área', 'material.rate': 'Precio por pie²', minimum: 'Cargo mínimo', cost: 'Costo' },
  slopes: {
    value: { sqft: 1 },
    'cost.low': { sqft: 1 },
    'cost.high': { sqft: 1 },
    'range.low': { sqft: 1 },
    'range.high': { sqft: 1 },
    'total.low': { sqft: 1 },
    'total.high': { sqft: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
