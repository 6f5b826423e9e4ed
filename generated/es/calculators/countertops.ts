/**
 * Calculadora de cubiertas. Generated from the entry countertops of catalog/calculators/finishes.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { CountertopsInputs } from '../../calculators/countertops.js';
import { compute, computeOwn, estimate, refuse, runOfPieces } from '../../calculators/countertops.js';
import { amount, fixed, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const materialFigures: Readonly<Record<CountertopsInputs['material'], { rateLow: number; rateHigh: number }>> = {
  laminate: { rateLow: 20, rateHigh: 50 },
  granite: { rateLow: 50, rateHigh: 150 },
  quartz: { rateLow: 75, rateHigh: 200 },
};
const materialPhrases: Readonly<Record<CountertopsInputs['material'], string>> = {
  laminate: 'laminado',
  granite: 'granito',
  quartz: 'cuarzo',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: CountertopsInputs, steps = compute(inputs)): CalculationResult {
  const { splash, material } = inputs;
  const { top, back, area, order, slabs, costLow, costHigh } = steps;
  return {
    value: roundTo(area, 2),
    unit: 'pies²',
    interpretation:
      material === 'laminate' && splash > 0
        ? `La cubierta mide ${inPies2To1Decimal(top)} y el salpicadero ${inPies2To1Decimal(back)}, en total ` +
          `${inPies2(area)}. Con una décima parte más por las juntas necesita ${inPies2To1Decimal(order)} de ` +
          `${materialPhrases[material]}, lo que cuesta ${rangeInRoughDolares(costLow, costHigh)} con instalación.`
        : material === 'laminate'
          ? `La cubierta mide ${inPies2(area)}. Con una décima parte más por las juntas necesita ` +
            `${inPies2To1Decimal(order)} de ${materialPhrases[material]}, lo que cuesta ` +
            `${rangeInRoughDolares(costLow, costHigh)} con instalación.`
          : splash > 0
            ? `La cubierta mide ${inPies2To1Decimal(top)} y el salpicadero ${inPies2To1Decimal(back)}, en total ` +
              `${inPies2(area)}. Con una décima parte más por las juntas necesita ${inPies2To1Decimal(order)}, que ` +
              `se cortan de ${inWholeLosas(slabs)} de ${materialPhrases[material]}; eso cuesta ` +
              `${rangeInRoughDolares(costLow, costHigh)} con instalación y con los huecos para fregaderos.`
            : `La cubierta mide ${inPies2(area)}. Con una décima parte más por las juntas necesita ` +
              `${inPies2To1Decimal(order)}, que se cortan de ${inWholeLosas(slabs)} de ${materialPhrases[material]}; ` +
              `eso cuesta ${rangeInRoughDolares(costLow, costHigh)} con instalación y con los huecos para fregaderos.`,
    secondary: [
      { value: roundTo(order, 1), unit: 'pies²', label: 'Por comprar' },
      { value: roundTo(slabs, 0), unit: 'losas', label: 'Losas de piedra' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Instalado (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Instalado (alto)' },
    ],
    figures: {
      top: { value: roundTo(top, 1), unit: 'pies²' },
      back: { value: roundTo(back, 1), unit: 'pies²' },
      area: { value: roundTo(area, 2), unit: 'pies²' },
      order: { value: roundTo(order, 1), unit: 'pies²' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      slabs: { value: roundTo(slabs, 0), unit: 'losas' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: CountertopsInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    top,
    back,
    area,
    order,
    slabs,
    minimumLow,
    minimumHigh,
    openingsLow,
    openingsHigh,
    countersLow,
    countersHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'top', formula: 'run * depth + island to sqft', value: top, unit: 'pies²' },
    { name: 'back', formula: 'run * splash to sqft', value: back, unit: 'pies²' },
    { name: 'area', formula: 'top + back', value: area, unit: 'pies²' },
    { name: 'order', formula: 'area * work_coverages.counter_waste', value: order, unit: 'pies²' },
    {
      name: 'slabs',
      formula: 'if material = "laminate" then 0 slab else ceil(order / work_coverages.slab_area)',
      value: slabs,
      unit: 'losas',
    },
    { name: 'minimum', formula: 'work_minimums.countertop', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    {
      name: 'openings',
      formula: 'if material = "laminate" then 0..0 USD else sinks * work_prices.counter_sink',
      value: { low: openingsLow, high: openingsHigh },
      unit: '$',
    },
    { name: 'counters', formula: 'order * material.rate', value: { low: countersLow, high: countersHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(counters, 1 USD) + round(openings, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ material }: CountertopsInputs): readonly Cell[] {
  const materialChosen = materialFigures[material];
  return [{
    name: 'material.rate',
    cell: material,
    unit: '$ por pie²',
    low: materialChosen.rateLow,
    high: materialChosen.rateHigh,
  }];
}

/** "2,500.0 pies²", for instance. */
function inPies2To1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' pie²', ' pies²');
}

/** "2,500 pies²", for instance. */
function inPies2(value: number): string {
  return amount(trimmed(value, 2), '', ' pie²', ' pies²');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 losas", for instance. */
function inWholeLosas(value: number): string {
  return amount(trimmed(value, 0), '', ' losa', ' losas');
}

/** Pies cuadrados de cubierta y salpicadero, losas de piedra y el precio instalado */
export const countertops: Calculator<CountertopsInputs> = {
  slug: 'countertops',
  title: 'Calculadora de cubiertas',
  subtitle: 'Pies cuadrados de cubierta y salpicadero, losas de piedra y el precio instalado',
  tag: 'home',
  service: 'Cubiertas de cocina y baño',
  disclaimer:
    'Estimado para planear tramos rectos. En una L o una U, mida un tramo hasta la pared y el siguiente desde el ' +
    'frente del primero; si no, la esquina cuenta dos veces. No incluye el retiro de la cubierta vieja, la plomería, ' +
    'los cantos especiales, los extremos en cascada ni gabinetes nuevos; el fabricante toma medidas con una ' +
    'plantilla antes de cortar.',
  inputs: [
    {
      name: 'run',
      label: 'Cubierta a lo largo de la pared',
      type: 'number',
      unit: 'pies',
      default: 20,
      min: 2,
      max: 80,
      step: 0.5,
      units: acceptedUnits.ft,
      hint: 'La suma de todos los tramos, cada esquina una sola vez',
    },
    {
      name: 'depth',
      label: 'Fondo de la cubierta',
      type: 'number',
      unit: 'pulg',
      default: 25.5,
      min: 12,
      max: 36,
      step: 0.5,
      units: acceptedUnits.in,
    },
    {
      name: 'splash',
      label: 'Altura del salpicadero',
      type: 'number',
      unit: 'pulg',
      default: 4,
      min: 0,
      max: 24,
      step: 0.5,
      units: acceptedUnits.in,
    },
    {
      name: 'island',
      label: 'Isla',
      type: 'number',
      unit: 'pies²',
      default: 0,
      min: 0,
      max: 60,
      step: 0.5,
      units: acceptedUnits.sqft,
    },
    {
      name: 'sinks',
      label: 'Fregaderos con corte',
      type: 'number',
      unit: 'fregaderos',
      default: 1,
      min: 0,
      max: 4,
      step: 1,
      whole: true,
      units: acceptedUnits.sink,
    },
    {
      name: 'material',
      label: 'Material de la cubierta',
      type: 'select',
      default: 'granite',
      options: [
        { value: 'laminate', label: 'Laminado' },
        { value: 'granite', label: 'Granito' },
        { value: 'quartz', label: 'Cuarzo' },
      ],
    },
  ],
  lists: [{
    name: 'pieces',
    label: 'Tramos de cubierta',
    least: 1,
    most: 12,
    hint: 'Cuente cada esquina en un solo tramo',
    inputs: [{
      name: 'length',
      label: 'Largo',
      type: 'number',
      unit: 'pies',
      required: true,
      min: 0.5,
      max: 80,
      step: 0.5,
      units: acceptedUnits.ft,
    }],
    gives: [{ input: 'run', formula: 'sum(pieces, length)', of: runOfPieces }],
  }],
  costBand: {
    service_name: 'Cubiertas de cocina y baño',
    unit: 'por pie cuadrado',
    price_min_usd: 20,
    price_max_usd: 200,
    notes:
      'Del laminado al cuarzo, con instalación. Los fregaderos y el pedido mínimo del fabricante se suman al precio ' +
      'por pie.',
  },
  sources: [
    'A counter is 25.5 in deep, 24 in of cabinet and 1.5 in over it; 25 to 26 inches ' +
      '(willyhomes.com/how-much-do-new-countertops-cost).',
  ],
  asOf: '2024-04-11',
  sharedFigures: [
    { name: 'work_coverages.counter_waste', unit: '', source: 'Nuestro criterio', values: [{ value: 1.1 }] },
    { name: 'work_coverages.slab_area', unit: 'pies² por losa', source: 'Nuestro criterio', values: [{ value: 50 }] },
    { name: 'work_minimums.countertop', unit: '$', source: 'Nuestro criterio', values: [{ low: 500, high: 1000 }] },
    {
      name: 'work_prices.counter_granite',
      unit: '$ por pie²',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 50, high: 150 }],
    },
    {
      name: 'work_prices.counter_laminate',
      unit: '$ por pie²',
      asOf: '2024-04-11',
      source: 'Publicado: guía de precios (2024)',
      values: [{ low: 20, high: 50 }],
    },
    {
      name: 'work_prices.counter_quartz',
      unit: '$ por pie²',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 75, high: 200 }],
    },
    {
      name: 'work_prices.counter_sink',
      unit: '$ por fregadero',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 100, high: 300 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Cubiertas y salpicadero, con instalación', covers: 'job' },
      { line: 'Huecos de fregadero', covers: 'labor' },
    ],
    leavesOut: [
      'retiro de la cubierta vieja',
      'plomería',
      'cantos especiales',
      'extremos en cascada',
      'gabinetes nuevos',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 4,
    judged: 1,
    prices: {
      'work_minimums.countertop': 'judged',
      'work_prices.counter_granite': 'published',
      'work_prices.counter_laminate': 'published',
      'work_prices.counter_quartz': 'published',
      'work_prices.counter_sink': 'published',
    },
  },
  own: {
    figures: [
      { name: 'work_coverages.counter_waste', label: 'Proporción de desperdicio', min: 1, max: 1.5 },
      {
        name: 'material.rate',
        label: 'Precio por pie²',
        unit: '$ por pie²',
        min: 8,
        max: 600,
        written: 'USD/sqft',
        by: ['material'],
      },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    'work_coverages.counter_waste': 'Proporción de desperdicio',
    'material.rate': 'Precio por pie²',
    top: 'Cubierta',
    back: 'Salpicadero',
    area: 'Área',
    order: 'Cantidad por pedir',
    slabs: 'Losas',
    minimum: 'Cargo mínimo',
    openings: 'Huecos para fregaderos',
    counters: 'Cubierta instalada',
    cost: 'Costo',
  },
  slopes: {
    value: { run: 1, depth: 1, splash: 1, island: 1, sinks: 0 },
    top: { run: 1, depth: 1, splash: 0, island: 1, sinks: 0 },
    back: { run: 1, depth: 0, splash: 1, island: 0, sinks: 0 },
    area: { run: 1, depth: 1, splash: 1, island: 1, sinks: 0 },
    order: { run: 1, depth: 1, splash: 1, island: 1, sinks: 0 },
    'cost.low': { run: 1, depth: 1, splash: 1, island: 1, sinks: 1 },
    'cost.high': { run: 1, depth: 1, splash: 1, island: 1, sinks: 1 },
    slabs: { run: 1, depth: 1, splash: 1, island: 1, sinks: 0 },
    'total.low': { run: 1, depth: 1, splash: 1, island: 1, sinks: 1 },
    'total.high': { run: 1, depth: 1, splash: 1, island: 1, sinks: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
