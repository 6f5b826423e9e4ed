/**
 * Calculadora de tierra de relleno. Generated from the entry fill-dirt of catalog/calculators/land.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { FillDirtInputs } from '../../calculators/fill-dirt.js';
import { cells, compute, computeOwn, estimate, refuse } from '../../calculators/fill-dirt.js';
import { amount, fixed, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const kindPhrases: Readonly<Record<FillDirtInputs['kind'], string>> = {
  sand: 'arena o grava',
  earth: 'relleno común',
  clay: 'arcilla',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: FillDirtInputs, steps = compute(inputs)): CalculationResult {
  const { length, width, depth, kind, truck } = inputs;
  const { rolled, order, loads, costLow, costHigh } = steps;
  return {
    value: roundTo(order, 0),
    unit: 'yardas cúbicas',
    interpretation:
      `Para levantar ${inWholePulgadas(depth)} un área de ${inWholePies(length)} por ${inWholePies(width)} necesita ` +
      `${inYardasCubicasTo1Decimal(rolled)} en compacto; pida ${inWholeYardasCubicas(order)} de ${kindPhrases[kind]} ` +
      `en suelto, ${inWholeViajes(loads)} a ${inWholeYardasCubicasPorViaje(truck)}. Entregado cuesta ` +
      `${rangeInRoughDolares(costLow, costHigh)}; tender y compactar se pagan aparte.`,
    secondary: [
      { value: roundTo(rolled, 1), unit: 'yardas cúbicas', label: 'Volumen compactado' },
      { value: roundTo(loads, 0), unit: 'viajes', label: 'Viajes' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Entregado (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Entregado (alto)' },
    ],
    figures: {
      rolled: { value: roundTo(rolled, 1), unit: 'yardas cúbicas' },
      order: { value: roundTo(order, 0), unit: 'yardas cúbicas' },
      loads: { value: roundTo(loads, 0), unit: 'viajes' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: FillDirtInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    rolled,
    loose,
    order,
    loads,
    minimumLow,
    minimumHigh,
    dirtLow,
    dirtHigh,
    haulingLow,
    haulingHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'rolled', formula: 'length * width * depth to cuyd', value: rolled, unit: 'yardas cúbicas' },
    { name: 'loose', formula: 'rolled / kind.shrink * (1 + kind.swell)', value: loose, unit: 'yardas cúbicas' },
    { name: 'order', formula: 'ceil(loose, 1 cuyd)', value: order, unit: 'yardas cúbicas' },
    { name: 'loads', formula: 'ceil(order / truck)', value: loads, unit: 'viajes' },
    { name: 'minimum', formula: 'prices.truckload_minimum', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'dirt', formula: 'order * prices.fill_dirt', value: { low: dirtLow, high: dirtHigh }, unit: '$' },
    { name: 'hauling', formula: 'loads * prices.dirt_trip', value: { low: haulingLow, high: haulingHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(dirt, 1 USD) + round(hauling, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** "2,500 pulgadas", for instance. */
function inWholePulgadas(value: number): string {
  return amount(trimmed(value, 0), '', ' pulgada', ' pulgadas');
}

/** "2,500 pies", for instance. */
function inWholePies(value: number): string {
  return amount(trimmed(value, 0), '', ' pie', ' pies');
}

/** "2,500.0 yardas cúbicas", for instance. */
function inYardasCubicasTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' yarda cúbica', ' yardas cúbicas');
}

/** "2,500 yardas cúbicas", for instance. */
function inWholeYardasCubicas(value: number): string {
  return amount(trimmed(value, 0), '', ' yarda cúbica', ' yardas cúbicas');
}

/** "2,500 viajes", for instance. */
function inWholeViajes(value: number): string {
  return amount(trimmed(value, 0), '', ' viaje', ' viajes');
}

/** "2,500 yardas cúbicas por viaje", for instance. */
function inWholeYardasCubicasPorViaje(value: number): string {
  return amount(trimmed(value, 0), '', ' yarda cúbica por viaje', ' yardas cúbicas por viaje');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Yardas cúbicas sueltas, viajes y precio del relleno para una plataforma o un lote bajo */
export const fillDirt: Calculator<FillDirtInputs> = {
  slug: 'fill-dirt',
  title: 'Calculadora de tierra de relleno',
  subtitle: 'Yardas cúbicas sueltas, viajes y precio del relleno para una plataforma o un lote bajo',
  tag: 'outdoor',
  service: 'Tierra de relleno',
  disclaimer:
    'Estimado para planear el relleno descargado en el sitio. No incluye tenderlo, compactarlo, pruebas ni permisos; ' +
    'en zona de inundación rellenar necesita un permiso de zona inundable, y la plataforma de una casa necesita la ' +
    'palabra de un ingeniero sobre el suelo.',
  inputs: [
    {
      name: 'length',
      label: 'Largo',
      type: 'number',
      unit: 'pies',
      default: 50,
      min: 1,
      max: 2000,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'width',
      label: 'Ancho',
      type: 'number',
      unit: 'pies',
      default: 30,
      min: 1,
      max: 2000,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'depth',
      label: 'Espesor ya compactado',
      type: 'number',
      unit: 'pulg',
      default: 12,
      min: 1,
      max: 120,
      step: 1,
      units: acceptedUnits.in,
    },
    {
      name: 'kind',
      label: 'Relleno',
      type: 'select',
      default: 'earth',
      options: [
        { value: 'sand', label: 'Arena o grava' },
        { value: 'earth', label: 'Relleno común o selecto' },
        { value: 'clay', label: 'Arcilla' },
      ],
    },
    {
      name: 'truck',
      label: 'Caja del camión',
      type: 'number',
      unit: 'yardas cúbicas',
      default: 12,
      min: 3,
      max: 25,
      step: 1,
      written: 'cuyd/load',
    },
  ],
  costBand: {
    service_name: 'Tierra de relleno',
    unit: 'por yarda cúbica',
    price_min_usd: 8,
    price_max_usd: 25,
    notes: 'Cada viaje del camión se paga además de las yardas.',
  },
  sources: [
    'Swell and shrinkage of sand and gravel, and the way to reckon with them, as in the estimating textbook at ' +
      'issuhub.com/view/index?id=4050&pageIndex=80; those of fill and clay are planning estimates.',
  ],
  sharedFigures: [
    {
      name: 'prices.dirt_trip',
      unit: '$ por viaje',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 50, high: 150 }],
    },
    {
      name: 'prices.fill_dirt',
      unit: '$ por yarda cúbica',
      source: 'Publicado: empresa, guía de precios (sin fecha)',
      values: [{ low: 8, high: 25 }],
    },
    {
      name: 'prices.truckload_minimum',
      unit: '$',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 150, high: 300 }],
    },
  ],
  estimate: {
    covers: 'material',
    unit: '$',
    addsUp: 'length',
    lines: [
      { line: 'Relleno por yarda', covers: 'material', alike: [] },
      { line: 'Viajes del camión', covers: 'delivery', alike: ['truck'] },
    ],
    together: { loose: 'sum' },
    apart: ['kind'],
    leavesOut: ['tenderlo', 'compactarlo', 'pruebas', 'permisos', 'impuesto sobre ventas'],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 3,
    prices: {
      'prices.dirt_trip': 'published',
      'prices.fill_dirt': 'published',
      'prices.truckload_minimum': 'published',
    },
  },
  own: {
    figures: [
      {
        name: 'kind.swell',
        label: 'Abundamiento del suelo al excavarlo',
        unit: '%',
        min: 0,
        max: 60,
        units: acceptedUnits['%'],
        by: ['kind'],
      },
      {
        name: 'prices.fill_dirt',
        label: 'Tierra de relleno, entregada',
        unit: '$ por yarda cúbica',
        min: 1,
        max: 100,
        written: 'USD/cuyd',
      },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: {
    kind: 'slab',
    measures: {
      length: { input: 'length', times: 1 },
      width: { input: 'width', times: 1 },
      depth: { input: 'depth', times: 0.08333333333333333 },
    },
  },
  labels: {
    rolled: 'Volumen ya compactado',
    loose: 'Volumen ya excavado',
    'kind.swell': 'Abundamiento del suelo al excavarlo',
    'prices.fill_dirt': 'Tierra de relleno, entregada',
    order: 'Cantidad por pedir',
    loads: 'Viajes',
    minimum: 'Cargo mínimo',
    dirt: 'Tierra de relleno',
    hauling: 'Acarreo',
    cost: 'Costo',
  },
  slopes: {
    value: { length: 1, width: 1, depth: 1, truck: 0 },
    rolled: { length: 1, width: 1, depth: 1, truck: 0 },
    order: { length: 1, width: 1, depth: 1, truck: 0 },
    loads: { length: 1, width: 1, depth: 1, truck: -1 },
    'cost.low': { length: 1, width: 1, depth: 1, truck: -1 },
    'cost.high': { length: 1, width: 1, depth: 1, truck: -1 },
    'total.low': { length: 1, width: 1, depth: 1, truck: -1 },
    'total.high': { length: 1, width: 1, depth: 1, truck: -1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
