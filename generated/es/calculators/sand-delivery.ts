/**
 * Calculadora de arena. Generated from the entry sand-delivery of catalog/calculators/land.yaml by `npm run generate`:
 * edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { SandDeliveryInputs } from '../../calculators/sand-delivery.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/sand-delivery.js';
import { amount, fixed, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: SandDeliveryInputs, steps = compute(inputs)): CalculationResult {
  const { length, width, depth } = inputs;
  const { volume, order, weight, loads, costLow, costHigh } = steps;
  return {
    value: roundTo(order, 1),
    unit: 'yardas cúbicas',
    interpretation:
      `Para ${inWholePies(length)} por ${inWholePies(width)} con ${inPulgadas(depth)} de espesor necesita ` +
      `${inYardasCubicasTo1Decimal(order)} de arena con una décima parte para lo que se asienta, cerca de ` +
      `${inToneladasTo1Decimal(weight)} en ${inWholeViajes(loads)}. Entregada en la banqueta cuesta ` +
      `${rangeInRoughDolares(costLow, costHigh)}.`,
    secondary: [
      { value: roundTo(volume, 2), unit: 'yardas cúbicas', label: 'Volumen en su lugar' },
      { value: roundTo(weight, 1), unit: 'toneladas', label: 'Peso' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Entregada (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Entregada (alto)' },
    ],
    figures: {
      order: { value: roundTo(order, 1), unit: 'yardas cúbicas' },
      weight: { value: roundTo(weight, 1), unit: 'toneladas' },
      loads: { value: roundTo(loads, 0), unit: 'viajes' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: SandDeliveryInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    volume,
    packed,
    order,
    weight,
    loads,
    minimumLow,
    minimumHigh,
    sandLow,
    sandHigh,
    haulingLow,
    haulingHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'volume', formula: 'length * width * depth to cuyd', value: volume, unit: 'yardas cúbicas' },
    { name: 'packed', formula: 'volume * 1.1', value: packed, unit: 'yardas cúbicas' },
    { name: 'order', formula: 'ceil(packed, 0.5 cuyd)', value: order, unit: 'yardas cúbicas' },
    { name: 'weight', formula: 'order * earth.sand_weight to ton', value: weight, unit: 'toneladas' },
    { name: 'loads', formula: 'ceil(order / truck)', value: loads, unit: 'viajes' },
    { name: 'minimum', formula: 'prices.truckload_minimum', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'sand', formula: 'order * prices.sand', value: { low: sandLow, high: sandHigh }, unit: '$' },
    { name: 'hauling', formula: 'loads * prices.dirt_trip', value: { low: haulingLow, high: haulingHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(sand, 1 USD) + round(hauling, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** "2,500 pies", for instance. */
function inWholePies(value: number): string {
  return amount(trimmed(value, 0), '', ' pie', ' pies');
}

/** "2,500 pulgadas", for instance. */
function inPulgadas(value: number): string {
  return amount(trimmed(value, 2), '', ' pulgada', ' pulgadas');
}

/** "2,500 yardas cúbicas", for instance. */
function inYardasCubicasTo1Decimal(value: number): string {
  return amount(trimmed(value, 1), '', ' yarda cúbica', ' yardas cúbicas');
}

/** "2,500.0 toneladas", for instance. */
function inToneladasTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' tonelada', ' toneladas');
}

/** "2,500 viajes", for instance. */
function inWholeViajes(value: number): string {
  return amount(trimmed(value, 0), '', ' viaje', ' viajes');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Yardas cúbicas, toneladas y precio de una entrega de arena */
export const sandDelivery: Calculator<SandDeliveryInputs> = {
  slug: 'sand-delivery',
  title: 'Calculadora de arena',
  subtitle: 'Yardas cúbicas, toneladas y precio de una entrega de arena',
  tag: 'outdoor',
  service: 'Entrega de arena',
  disclaimer:
    'Estimado para planear la arena descargada en la banqueta. No incluye tenderla ni acarrearla al patio de atrás; ' +
    'la arena mojada pesa una quinta parte más. Diga para qué es, porque la arena de albañilería, la de juegos y la ' +
    'de relleno no son iguales.',
  inputs: [
    {
      name: 'length',
      label: 'Largo',
      type: 'number',
      unit: 'pies',
      default: 20,
      min: 1,
      max: 1000,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'width',
      label: 'Ancho',
      type: 'number',
      unit: 'pies',
      default: 20,
      min: 1,
      max: 1000,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'depth',
      label: 'Espesor',
      type: 'number',
      unit: 'pulg',
      default: 4,
      min: 0.5,
      max: 36,
      step: 0.5,
      units: acceptedUnits.in,
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
    service_name: 'Entrega de arena',
    unit: 'por yarda cúbica',
    price_min_usd: 15,
    price_max_usd: 50,
    notes: 'Cada viaje del camión se paga además de las yardas.',
  },
  sources: [
    'One cubic yard covers 324 sq ft an inch deep (tkttrucking.com/FAQs.html); a tenth for packing is a planning ' +
      'estimate.',
    'Sand weighs about 2,600 lb a cubic yard (tkttrucking.com/FAQs.html).',
  ],
  sharedFigures: [
    {
      name: 'earth.sand_weight',
      unit: 'lb por yarda cúbica',
      source: 'Sand weighs about 2,600 lb a cubic yard (tkttrucking.com/FAQs.html).',
      values: [{ value: 2600 }],
    },
    {
      name: 'prices.dirt_trip',
      unit: '$ por viaje',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 50, high: 150 }],
    },
    {
      name: 'prices.sand',
      unit: '$ por yarda cúbica',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 15, high: 50 }],
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
      { line: 'Arena por yarda', covers: 'material', alike: [] },
      { line: 'Viajes del camión', covers: 'delivery', alike: ['truck'] },
    ],
    together: { volume: 'sum' },
    leavesOut: ['tenderla', 'acarrearla al patio de atrás', 'impuesto sobre ventas'],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 3,
    prices: { 'prices.dirt_trip': 'published', 'prices.sand': 'published', 'prices.truckload_minimum': 'published' },
  },
  own: {
    figures: [{
      name: 'prices.sand',
      label: 'Arena',
      unit: '$ por yarda cúbica',
      min: 5,
      max: 150,
      written: 'USD/cuyd',
    }],
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
    volume: 'Volumen',
    packed: 'Volumen con asentamiento',
    order: 'Cantidad por pedir',
    weight: 'Peso',
    loads: 'Viajes',
    minimum: 'Cargo mínimo',
    sand: 'Arena',
    hauling: 'Acarreo',
    cost: 'Costo',
    'prices.sand': 'Arena',
  },
  slopes: {
    value: { length: 1, width: 1, depth: 1, truck: 0 },
    order: { length: 1, width: 1, depth: 1, truck: 0 },
    weight: { length: 1, width: 1, depth: 1, truck: 0 },
    loads: { length: 1, width: 1, depth: 1, truck: -1 },
    'cost.low': { length: 1, width: 1, depth: 1, truck: -1 },
    'cost.high': { length: 1, width: 1, depth: 1, truck: -1 },
    'total.low': { length: 1, width: 1, depth: 1, truck: -1 },
    'total.high': { length: 1, width: 1, depth: 1, truck: -1 },
  },
  refuse,
  answer,
  trace,
};
