/**
 * Calculadora de piedra para jardín. Generated from the entry landscape-rock of catalog/calculators.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { isAtMost, roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { LandscapeRockInputs } from '../../calculators/landscape-rock.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/landscape-rock.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const depthFigures: Readonly<Record<LandscapeRockInputs['depth'], number>> = { '2': 2, '3': 3, '4': 4 };

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: LandscapeRockInputs, steps = compute(inputs)): CalculationResult {
  const { depth } = inputs;
  const { volume, weight, pounds, order, costLow, costHigh } = steps;
  return {
    value: roundTo(volume, 2),
    unit: 'yardas cúbicas',
    interpretation:
      `Necesita ${inYardasCubicas(volume)} de piedra, ` +
      (isAtMost(pounds, 1000)
        ? `${inWholeLibras(pounds)}, para cubrir la jardinera con ${inPulgadas(depthFigures[depth])} de espesor. Eso ` +
          'cabe en una camioneta, así que unas bolsas o una vuelta al patio de materiales ahorran la entrega, con la ' +
          `que ${inYardasCubicas(order)} costaría ${rangeInRoughDolares(costLow, costHigh)}.`
        : `${inToneladas(weight)}, para cubrir la jardinera con ${inPulgadas(depthFigures[depth])} de espesor. Una ` +
          `entrega de ${inYardasCubicas(order)} cuesta ${rangeInRoughDolares(costLow, costHigh)}, de granito ` +
          'triturado a piedra de río.'),
    secondary: [
      { value: roundTo(weight, 2), unit: 'toneladas', label: 'Peso' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Piedra entregada (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Piedra entregada (alto)' },
    ],
    figures: {
      volume: { value: roundTo(volume, 2), unit: 'yardas cúbicas' },
      pounds: { value: roundTo(pounds, 0), unit: 'lb' },
      order: { value: roundTo(order, 2), unit: 'yardas cúbicas' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      weight: { value: roundTo(weight, 2), unit: 'toneladas' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: LandscapeRockInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    volume,
    weight,
    pounds,
    order,
    rateLow,
    rateHigh,
    rockLow,
    rockHigh,
    deliveryLow,
    deliveryHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'volume', formula: 'length * width * depth to cuyd', value: volume, unit: 'yardas cúbicas' },
    { name: 'weight', formula: 'volume * coverages.rock_weight', value: weight, unit: 'toneladas' },
    { name: 'pounds', formula: 'weight to lb', value: pounds, unit: 'lb' },
    { name: 'order', formula: 'max(1 cuyd, ceil(volume, 0.5 cuyd))', value: order, unit: 'yardas cúbicas' },
    { name: 'rate', formula: 'prices.rock', value: { low: rateLow, high: rateHigh }, unit: '$ por yarda cúbica' },
    { name: 'rock', formula: 'order * rate', value: { low: rockLow, high: rockHigh }, unit: '$' },
    { name: 'delivery', formula: 'prices.bulk_delivery', value: { low: deliveryLow, high: deliveryHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'round(rock, 1 USD) + round(delivery, 1 USD)',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** "2,500 yardas cúbicas", for instance. */
function inYardasCubicas(value: number): string {
  return amount(trimmed(value, 2), '', ' yarda cúbica', ' yardas cúbicas');
}

/** "2,500 libras", for instance. */
function inWholeLibras(value: number): string {
  return amount(trimmed(value, 0), '', ' libra', ' libras');
}

/** "2,500 pulgadas", for instance. */
function inPulgadas(value: number): string {
  return amount(trimmed(value, 2), '', ' pulgada', ' pulgadas');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 toneladas", for instance. */
function inToneladas(value: number): string {
  return amount(trimmed(value, 2), '', ' tonelada', ' toneladas');
}

/** Yardas cúbicas y toneladas de piedra para una jardinera, y cuánto cuesta la piedra */
export const landscapeRock: Calculator<LandscapeRockInputs> = {
  slug: 'landscape-rock',
  title: 'Calculadora de piedra para jardín',
  subtitle: 'Yardas cúbicas y toneladas de piedra para una jardinera, y cuánto cuesta la piedra',
  tag: 'outdoor',
  service: 'Piedra para jardín',
  disclaimer:
    'Estimado para planear, con entrega. La piedra pesa de 1.2 a 1.5 toneladas por yarda cúbica según el tipo; no ' +
    'incluye tela, bordes, extenderla ni impuesto sobre ventas.',
  inputs: [
    {
      name: 'length',
      label: 'Largo de la jardinera',
      type: 'number',
      unit: 'pies',
      default: 30,
      min: 1,
      max: 500,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'width',
      label: 'Ancho de la jardinera',
      type: 'number',
      unit: 'pies',
      default: 8,
      min: 1,
      max: 100,
      step: 0.5,
      units: acceptedUnits.ft,
    },
    {
      name: 'depth',
      label: 'Espesor',
      type: 'select',
      unit: 'pulgadas',
      default: '3',
      options: [
        { value: '2', label: '2 pulg', size: 2 },
        { value: '3', label: '3 pulg', size: 3 },
        { value: '4', label: '4 pulg', size: 4 },
      ],
      units: acceptedUnits.inch,
      hint: '2 pulgadas para grava fina, 3 pulgadas para piedra de 1 a 2 pulgadas, 4 pulgadas para bolo',
    },
  ],
  costBand: {
    service_name: 'Piedra para jardín',
    unit: 'por yarda cúbica',
    price_min_usd: 50,
    price_max_usd: 130,
    notes: 'El cargo de una entrega hace que las cargas chicas cuesten más por yarda cúbica.',
  },
  sources: [
    'Volume is geometry, 27 cu ft to the cubic yard.',
    'Depths of 2 in for fine, 3 in for 1 to 2 in rock and 4 in and more for cobble are planning estimates; a ' +
      'payload of 1,000 lb is that of the usual half-ton pickup.',
    'One cubic yard at the least and orders by the half yard are planning estimates, because yards differ.',
    'The service shows no band for rock; this one is ours.',
  ],
  asOf: '2024-05-09',
  sharedFigures: [
    {
      name: 'coverages.rock_weight',
      unit: 'toneladas por yarda cúbica',
      asOf: '2026-01-01',
      source: 'Publicado: empresa, guía de precios (2026)',
      values: [{ value: 1.4 }],
    },
    {
      name: 'prices.bulk_delivery',
      unit: '$',
      asOf: '2024-05-09',
      source: 'Publicado: encuesta, empresa (2024)',
      values: [{ low: 50, high: 150 }],
    },
    {
      name: 'prices.rock',
      unit: '$ por yarda cúbica',
      asOf: '2026-01-01',
      source: 'Publicado: guía de precios (2026)',
      values: [{ low: 50, high: 130 }],
    },
  ],
  estimate: {
    covers: 'material',
    unit: '$',
    addsUp: 'length',
    lines: [
      { line: 'Piedra', covers: 'material', alike: [] },
      { line: 'Entrega', covers: 'delivery', once: true },
    ],
    together: { volume: 'sum' },
    leavesOut: ['tela para jardín', 'bordes', 'extenderla', 'impuesto sobre ventas'],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 2,
    prices: { 'prices.bulk_delivery': 'published', 'prices.rock': 'published' },
  },
  own: {
    figures: [
      { name: 'prices.rock', label: 'Piedra', unit: '$ por yarda cúbica', min: 15, max: 500, written: 'USD/cuyd' },
      { name: 'prices.bulk_delivery', label: 'Entrega', unit: '$', min: 10, max: 500, units: acceptedUnits.USD },
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
    'prices.bulk_delivery': 'Entrega',
    volume: 'Volumen',
    weight: 'Peso',
    pounds: 'Libras',
    order: 'Cantidad por pedir',
    rate: 'Precio por yarda cúbica',
    rock: 'Piedra',
    delivery: 'Entrega',
    cost: 'Costo',
    'prices.rock': 'Piedra',
  },
  slopes: {
    value: { length: 1, width: 1 },
    volume: { length: 1, width: 1 },
    pounds: { length: 1, width: 1 },
    order: { length: 1, width: 1 },
    'cost.low': { length: 1, width: 1 },
    'cost.high': { length: 1, width: 1 },
    weight: { length: 1, width: 1 },
    'total.low': { length: 1, width: 1 },
    'total.high': { length: 1, width: 1 },
  },
  refuse,
  answer,
  trace,
};
