/**
 * Calculadora de plantación de árboles. Generated from the entry tree-planting of catalog/calculators/grounds.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { TreePlantingInputs } from '../../calculators/tree-planting.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/tree-planting.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const sizeFigures: Readonly<
  Record<TreePlantingInputs['size'], { ball: number; water: number; rateLow: number; rateHigh: number }>
> = {
  '15': { ball: 17, water: 5, rateLow: 250, rateHigh: 450 },
  '30': { ball: 22, water: 10, rateLow: 400, rateHigh: 700 },
  '65': { ball: 30, water: 15, rateLow: 600, rateHigh: 1200 },
  '100': { ball: 36, water: 20, rateLow: 1200, rateHigh: 2000 },
};
const sizePhrases: Readonly<Record<TreePlantingInputs['size'], string>> = {
  '15': 'de 15 galones',
  '30': 'de 30 galones',
  '65': 'de 45 o 65 galones',
  '100': 'de 95 o 100 galones',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: TreePlantingInputs, steps = compute(inputs)): CalculationResult {
  const { trees, size } = inputs;
  const { hole, bags, watering, start, week, costLow, costHigh } = steps;
  return {
    value: roundTo(watering, 0),
    unit: 'galones por riego',
    interpretation:
      `Plantar ${inArboles(trees)} ${sizePhrases[size]} cuesta ${rangeInRoughDolares(costLow, costHigh)}, con ` +
      `árboles; excave cada hoyo con ${inWholePulgadas(hole)} de ancho por lo menos, no más hondo que el cepellón, y ` +
      `ponga ${inWholeBolsas(bags)} de mantillo. Cada riego lleva ${inWholeGalones(watering)}, ` +
      `${inWholeGalones(start)} en dos semanas y después ${inWholeGalones(week)} por semana.`,
    secondary: [
      { value: roundTo(hole, 0), unit: 'pulg', label: 'Ancho de un hoyo' },
      { value: roundTo(bags, 0), unit: 'bolsas', label: 'Bolsas de mantillo' },
      { value: roundTo(start, 0), unit: 'galones', label: 'Agua en las primeras dos semanas' },
      { value: roundTo(week, 0), unit: 'galones', label: 'Agua por semana después' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Ya plantados (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Ya plantados (alto)' },
    ],
    figures: {
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      hole: { value: roundTo(hole, 0), unit: 'pulg' },
      bags: { value: roundTo(bags, 0), unit: 'bolsas' },
      watering: { value: roundTo(watering, 0), unit: 'galones' },
      start: { value: roundTo(start, 0), unit: 'galones' },
      week: { value: roundTo(week, 0), unit: 'galones' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: TreePlantingInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { hole, ring, mulch, bags, watering, start, week, costLow, costHigh } = steps;
  return [
    { name: 'hole', formula: '2 * size.ball to in', value: hole, unit: 'pulg' },
    { name: 'ring', formula: 'pi * size.ball ^ 2 to sqft', value: ring, unit: 'pies²' },
    {
      name: 'mulch',
      formula: 'ring * work_coverages.tree_mulch * (trees / 1 tree) to cuft',
      value: mulch,
      unit: 'pies³',
    },
    { name: 'bags', formula: 'ceil(mulch / coverages.mulch_bag)', value: bags, unit: 'bolsas' },
    { name: 'watering', formula: 'trees * size.water', value: watering, unit: 'galones' },
    { name: 'start', formula: 'watering * 7', value: start, unit: 'galones' },
    { name: 'week', formula: 'watering * 2', value: week, unit: 'galones' },
    { name: 'cost', formula: 'trees * size.rate', value: { low: costLow, high: costHigh }, unit: '$' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ size }: TreePlantingInputs): readonly Cell[] {
  const sizeChosen = sizeFigures[size];
  return [
    { name: 'size.ball', cell: size, unit: 'pulg', value: sizeChosen.ball },
    { name: 'size.water', cell: size, unit: 'galones por árbol', value: sizeChosen.water },
    { name: 'size.rate', cell: size, unit: '$ por árbol', low: sizeChosen.rateLow, high: sizeChosen.rateHigh },
  ];
}

/** "2,500 árboles", for instance. */
function inArboles(value: number): string {
  return amount(trimmed(value, 2), '', ' árbol', ' árboles');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 pulgadas", for instance. */
function inWholePulgadas(value: number): string {
  return amount(trimmed(value, 0), '', ' pulgada', ' pulgadas');
}

/** "2,500 bolsas", for instance. */
function inWholeBolsas(value: number): string {
  return amount(trimmed(value, 0), '', ' bolsa', ' bolsas');
}

/** "2,500 galones", for instance. */
function inWholeGalones(value: number): string {
  return amount(trimmed(value, 0), '', ' galón', ' galones');
}

/** Hoyos, mantillo y agua por semana para árboles nuevos según su contenedor, y el precio ya plantados */
export const treePlanting: Calculator<TreePlantingInputs> = {
  slug: 'tree-planting',
  title: 'Calculadora de plantación de árboles',
  subtitle: 'Hoyos, mantillo y agua por semana para árboles nuevos según su contenedor, y el precio ya plantados',
  tag: 'outdoor',
  service: 'Plantación de árboles',
  disclaimer:
    'Estimado para planear árboles de contenedor en un patio. No incluye palmas, roca, tutores, riego instalado ni ' +
    'permisos; los precios de vivero cambian según la especie, y una semana seca y con viento pide más agua.',
  inputs: [
    {
      name: 'trees',
      label: 'Árboles',
      type: 'number',
      unit: 'árboles',
      default: 3,
      min: 1,
      max: 500,
      step: 1,
      whole: true,
      units: acceptedUnits.tree,
    },
    {
      name: 'size',
      label: 'Contenedor',
      type: 'select',
      default: '30',
      options: [
        { value: '15', label: '15 galones' },
        { value: '30', label: '30 galones' },
        { value: '65', label: '45 a 65 galones' },
        { value: '100', label: '95 a 100 galones' },
      ],
    },
  ],
  costBand: {
    service_name: 'Plantación de árboles',
    unit: 'por árbol',
    price_min_usd: 250,
    price_max_usd: 2000,
  },
  sources: [
    '5, 10, 15 and 20 gallons a watering by container, every other day for two weeks and then once or twice a week ' +
      '(texastreefarms.com/blogs/news/watering-trees); twice a week is taken here.',
    'Holes no deeper than the root ball and twice as wide at the least, two to three times by master gardeners ' +
      '(oaoa.com/local-news/master-gardeners-october-is-the-time-to-plant-trees), three times by the Texas A&M ' +
      'Forest Service (tfsweb.tamu.edu/TreePlanting). Root balls of 17, 22, 30 and 36 in are planning estimates.',
    'Mulch three to four inches deep over the planting site (Texas A&M Forest Service, tfsweb.tamu.edu/TreePlanting).',
  ],
  asOf: '2025-01-01',
  sharedFigures: [
    {
      name: 'coverages.mulch_bag',
      unit: 'pies³ por bolsa',
      source: 'Publicado: empresa (sin fecha)',
      values: [{ value: 2 }],
    },
    {
      name: 'work_coverages.tree_mulch',
      unit: 'pulg',
      source:
        'Mulch three to four inches deep over the planting site (Texas A&M Forest Service, ' +
        'tfsweb.tamu.edu/TreePlanting).',
      values: [{ value: 3 }],
    },
    {
      name: 'work_prices.tree_15',
      unit: '$ por árbol',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 250, high: 450 }],
    },
    {
      name: 'work_prices.tree_30',
      unit: '$ por árbol',
      asOf: '2025-01-01',
      source: 'Publicado: guía de precios (2025)',
      values: [{ low: 400, high: 700 }],
    },
    {
      name: 'work_prices.tree_65',
      unit: '$ por árbol',
      source: 'Nuestro criterio',
      values: [{ low: 600, high: 1200 }],
    },
    {
      name: 'work_prices.tree_100',
      unit: '$ por árbol',
      asOf: '2025-08-21',
      source: 'Publicado: guía de precios (2025)',
      values: [{ low: 1200, high: 2000 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    addsUp: 'trees',
    lines: [{ line: 'Árboles entregados y plantados', covers: 'job' }],
    leavesOut: ['palmas', 'roca', 'tutores', 'riego instalado', 'garantía', 'regar', 'impuesto sobre ventas'],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 3,
    judged: 1,
    prices: {
      'work_prices.tree_15': 'published',
      'work_prices.tree_30': 'published',
      'work_prices.tree_65': 'judged',
      'work_prices.tree_100': 'published',
    },
  },
  own: {
    figures: [{
      name: 'size.rate',
      label: 'Precio por árbol',
      unit: '$ por árbol',
      min: 50,
      max: 8000,
      written: 'USD/tree',
      by: ['size'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    'size.rate': 'Precio por árbol',
    hole: 'Ancho del hoyo',
    ring: 'Anillo de mantillo',
    mulch: 'Mantillo',
    bags: 'Bolsas de mantillo',
    watering: 'Cada riego',
    start: 'Primeras dos semanas',
    week: 'Por semana',
    cost: 'Costo',
  },
  slopes: {
    value: { trees: 1 },
    'cost.low': { trees: 1 },
    'cost.high': { trees: 1 },
    hole: { trees: 0 },
    bags: { trees: 1 },
    watering: { trees: 1 },
    start: { trees: 1 },
    week: { trees: 1 },
    'total.low': { trees: 1 },
    'total.high': { trees: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
