/**
 * Calculadora de renovación del acabado de alberca. Generated from the entry pool-resurfacing of
 * catalog/calculators/home-water.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { PoolResurfacingInputs } from '../../calculators/pool-resurfacing.js';
import { compute, computeOwn, estimate } from '../../calculators/pool-resurfacing.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const finishPhrases: Readonly<Record<PoolResurfacingInputs['finish'], string>> = {
  plaster: 'aplanado blanco',
  quartz: 'un acabado de cuarzo',
  pebble: 'un acabado de piedrita',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: PoolResurfacingInputs, steps = compute(inputs)): CalculationResult {
  const { finish } = inputs;
  const { bottom, walls, surface, water, costLow, costHigh } = steps;
  return {
    value: roundTo(surface, 0),
    unit: 'pies²',
    interpretation:
      `Tiene ${inWholePies2(bottom)} de fondo y ${inWholePies2(walls)} de paredes, en total ${inWholePies2(surface)} ` +
      `por cubrir. Con ${finishPhrases[finish]} cuesta ${rangeInRoughDolares(costLow, costHigh)}, y hay que vaciar y ` +
      `volver a llenar ${inWholeGalones(water)} de agua.`,
    secondary: [
      { value: roundTo(water, 0), unit: 'galones', label: 'Agua por rellenar' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Costo (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Costo (alto)' },
    ],
    figures: {
      bottom: { value: roundTo(bottom, 0), unit: 'pies²' },
      walls: { value: roundTo(walls, 0), unit: 'pies²' },
      surface: { value: roundTo(surface, 0), unit: 'pies²' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      water: { value: roundTo(water, 0), unit: 'galones' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: PoolResurfacingInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    bottom,
    walls,
    surface,
    water,
    rateLow,
    rateHigh,
    minimumLow,
    minimumHigh,
    byAreaLow,
    byAreaHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    {
      name: 'bottom',
      formula: 'width * sqrt(length ^ 2 + (deep - shallow) ^ 2) to sqft',
      value: bottom,
      unit: 'pies²',
    },
    { name: 'walls', formula: '(length + width) * (shallow + deep) to sqft', value: walls, unit: 'pies²' },
    { name: 'surface', formula: 'bottom + walls', value: surface, unit: 'pies²' },
    { name: 'water', formula: 'length * width * (shallow + deep) / 2 to gal', value: water, unit: 'galones' },
    {
      name: 'rate',
      formula:
        'if finish = "plaster" then home_prices.pool_plaster else if finish = "quartz" then home_prices.pool_quartz ' +
        'else home_prices.pool_pebble',
      value: { low: rateLow, high: rateHigh },
      unit: '$ por pie²',
    },
    {
      name: 'minimum',
      formula: 'home_prices.pool_finish_minimum',
      value: { low: minimumLow, high: minimumHigh },
      unit: '$',
    },
    { name: 'byArea', formula: 'surface * rate', value: { low: byAreaLow, high: byAreaHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byArea, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ shallow, deep }: PoolResurfacingInputs): BrokenRequirement | null {
  if (deep < shallow) return {
    message: 'El lado hondo no puede ser menos profundo que el lado bajo.',
    inputs: ['deep', 'shallow'],
  };
  return null;
}

/** "2,500 pies²", for instance. */
function inWholePies2(value: number): string {
  return amount(trimmed(value, 0), '', ' pie²', ' pies²');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 galones", for instance. */
function inWholeGalones(value: number): string {
  return amount(trimmed(value, 0), '', ' galón', ' galones');
}

/** Superficie interior de una alberca y cuánto cuesta un acabado nuevo */
export const poolResurfacing: Calculator<PoolResurfacingInputs> = {
  slug: 'pool-resurfacing',
  title: 'Calculadora de renovación del acabado de alberca',
  subtitle: 'Superficie interior de una alberca y cuánto cuesta un acabado nuevo',
  tag: 'outdoor',
  service: 'Recubrimiento de albercas',
  disclaimer:
    'Estimado para planear una alberca rectangular de concreto con pendiente pareja. No incluye grietas ' +
    'estructurales, loseta ni borde, luces, permisos, el agua ni sus químicos. Las albercas de fibra de vidrio y de ' +
    'vinil se arreglan de otras maneras.',
  inputs: [
    {
      name: 'length',
      label: 'Largo',
      type: 'number',
      unit: 'pies',
      default: 30,
      min: 8,
      max: 60,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'width',
      label: 'Ancho',
      type: 'number',
      unit: 'pies',
      default: 15,
      min: 6,
      max: 30,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'shallow',
      label: 'Profundidad en el lado bajo',
      type: 'number',
      unit: 'pies',
      default: 3.5,
      min: 1,
      max: 8,
      step: 0.5,
      units: acceptedUnits.ft,
    },
    {
      name: 'deep',
      label: 'Profundidad en el lado hondo',
      type: 'number',
      unit: 'pies',
      default: 8,
      min: 3,
      max: 12,
      step: 0.5,
      units: acceptedUnits.ft,
    },
    {
      name: 'finish',
      label: 'Acabado',
      type: 'select',
      default: 'plaster',
      options: [
        { value: 'plaster', label: 'Aplanado blanco (plaster)' },
        { value: 'quartz', label: 'Cuarzo' },
        { value: 'pebble', label: 'Piedrita (pebble)' },
      ],
    },
  ],
  costBand: {
    service_name: 'Recubrimiento de albercas',
    unit: 'por pie cuadrado',
    price_min_usd: 5,
    price_max_usd: 15,
    project_min_usd: 5000,
    project_max_usd: 15000,
    notes: 'Por cada pie cuadrado de fondo y paredes. Las albercas chicas cuestan el mínimo de un trabajo.',
  },
  sources: [
    'A typical concrete pool has about 1,000 sq ft of surface and costs about $6,500 to resurface ' +
      '(homeadvisor.com/cost/swimming-pools-hot-tubs-and-saunas/pool-resurfacing).',
  ],
  asOf: '2026-01-01',
  sharedFigures: [
    {
      name: 'home_prices.pool_finish_minimum',
      unit: '$',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 3000, high: 5000 }],
    },
    {
      name: 'home_prices.pool_pebble',
      unit: '$ por pie²',
      source: 'Publicado: empresa, guía de precios (sin fecha)',
      values: [{ low: 9, high: 15 }],
    },
    {
      name: 'home_prices.pool_plaster',
      unit: '$ por pie²',
      asOf: '2026-01-01',
      source: 'Publicado: empresa, guía de precios (2026)',
      values: [{ low: 5, high: 8 }],
    },
    {
      name: 'home_prices.pool_quartz',
      unit: '$ por pie²',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 6, high: 10 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Acabado nuevo en fondo y paredes', covers: 'job' }],
    leavesOut: [
      'grietas estructurales',
      'loseta y borde',
      'luces',
      'permisos',
      'agua y químicos',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 4,
    prices: {
      'home_prices.pool_finish_minimum': 'published',
      'home_prices.pool_pebble': 'published',
      'home_prices.pool_plaster': 'published',
      'home_prices.pool_quartz': 'published',
    },
  },
  own: {
    figures: [
      { name: 'home_prices.pool_plaster', label: 'Aplanado', unit: '$ por pie²', min: 2, max: 40, written: 'USD/sqft' },
      { name: 'home_prices.pool_quartz', label: 'Cuarzo', unit: '$ por pie²', min: 2, max: 50, written: 'USD/sqft' },
      { name: 'home_prices.pool_pebble', label: 'Piedrita', unit: '$ por pie²', min: 3, max: 60, written: 'USD/sqft' },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: {
    kind: 'pool',
    measures: {
      length: { input: 'length', times: 1 },
      width: { input: 'width', times: 1 },
      shallow: { input: 'shallow', times: 1 },
      deep: { input: 'deep', times: 1 },
    },
  },
  labels: {
    byArea: 'Precio por el área',
    'home_prices.pool_plaster': 'Aplanado',
    'home_prices.pool_quartz': 'Cuarzo',
    'home_prices.pool_pebble': 'Piedrita',
    bottom: 'Fondo',
    walls: 'Paredes',
    surface: 'Superficie',
    water: 'Agua',
    rate: 'Precio por pie²',
    minimum: 'Cargo mínimo',
    cost: 'Costo',
  },
  slopes: {
    value: { length: 1, width: 1 },
    bottom: { length: 1, width: 1 },
    walls: { length: 1, width: 1 },
    surface: { length: 1, width: 1 },
    'cost.low': { length: 1, width: 1 },
    'cost.high': { length: 1, width: 1 },
    water: { length: 1, width: 1 },
    'total.low': { length: 1, width: 1 },
    'total.high': { length: 1, width: 1 },
  },
  refuse,
  answer,
  trace,
};
