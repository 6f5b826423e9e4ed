/**
 * Calculadora de mantillo. Generated from the entry mulch-delivery of catalog/calculators.yaml by `npm run generate`:
 * edit the catalog, not this file.
 */
import { isBelow, roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { MulchDeliveryInputs } from '../../calculators/mulch-delivery.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/mulch-delivery.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const depthFigures: Readonly<Record<MulchDeliveryInputs['depth'], number>> = { '2': 2, '3': 3, '4': 4 };

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: MulchDeliveryInputs, steps = compute(inputs)): CalculationResult {
  const { depth } = inputs;
  const { volume, order, bags, costLow, costHigh } = steps;
  return {
    value: roundTo(volume, 2),
    unit: 'yardas cúbicas',
    interpretation:
      `Necesita ${inYardasCubicas(volume)} de mantillo para cubrir la jardinera con ` +
      `${inPulgadas(depthFigures[depth])} de espesor` +
      (isBelow(volume, 1)
        ? `: ${inBolsas(bags)} de 2 pies cúbicos. Aquí las bolsas salen más baratas, porque los patios de materiales ` +
          `entregan al menos ${inYardasCubicas(order)}, lo que cuesta ${rangeInRoughDolares(costLow, costHigh)}.`
        : `. Una carga a granel de ${inYardasCubicas(order)} cuesta ${rangeInRoughDolares(costLow, costHigh)} con la ` +
          `entrega, de madera dura sencilla a teñido o de cedro; en bolsas son ${inBolsas(bags)} de 2 pies cúbicos.`),
    secondary: [
      { value: roundTo(bags, 0), unit: 'bolsas', label: 'En su lugar, bolsas de 2 pies cúbicos' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Mantillo a granel (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Mantillo a granel (alto)' },
    ],
    figures: {
      volume: { value: roundTo(volume, 2), unit: 'yardas cúbicas' },
      bags: { value: roundTo(bags, 2), unit: 'bolsas' },
      order: { value: roundTo(order, 2), unit: 'yardas cúbicas' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: MulchDeliveryInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    volume,
    order,
    bags,
    rateLow,
    rateHigh,
    mulchLow,
    mulchHigh,
    deliveryLow,
    deliveryHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'volume', formula: 'length * width * depth to cuyd', value: volume, unit: 'yardas cúbicas' },
    {
      name: 'order',
      formula: 'max(coverages.mulch_least, ceil(volume, 0.5 cuyd))',
      value: order,
      unit: 'yardas cúbicas',
    },
    { name: 'bags', formula: 'ceil(volume / coverages.mulch_bag)', value: bags, unit: 'bolsas' },
    { name: 'rate', formula: 'prices.mulch', value: { low: rateLow, high: rateHigh }, unit: '$ por yarda cúbica' },
    { name: 'mulch', formula: 'order * rate', value: { low: mulchLow, high: mulchHigh }, unit: '$' },
    { name: 'delivery', formula: 'prices.bulk_delivery', value: { low: deliveryLow, high: deliveryHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'round(mulch, 1 USD) + round(delivery, 1 USD)',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** "2,500 yardas cúbicas", for instance. */
function inYardasCubicas(value: number): string {
  return amount(trimmed(value, 2), '', ' yarda cúbica', ' yardas cúbicas');
}

/** "2,500 pulgadas", for instance. */
function inPulgadas(value: number): string {
  return amount(trimmed(value, 2), '', ' pulgada', ' pulgadas');
}

/** "2,500 bolsas", for instance. */
function inBolsas(value: number): string {
  return amount(trimmed(value, 2), '', ' bolsa', ' bolsas');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Yardas cúbicas de mantillo para sus jardineras, lo mismo en bolsas, y cuánto cuesta el mantillo */
export const mulchDelivery: Calculator<MulchDeliveryInputs> = {
  slug: 'mulch-delivery',
  title: 'Calculadora de mantillo',
  subtitle: 'Yardas cúbicas de mantillo para sus jardineras, lo mismo en bolsas, y cuánto cuesta el mantillo',
  tag: 'outdoor',
  service: 'Entrega de mantillo',
  disclaimer:
    'Estimado para planear, de mantillo a granel con su entrega. No incluye extenderlo, bordes, deshierbar ni ' +
    'impuesto sobre ventas; mantenga el mantillo lejos de los troncos y del revestimiento de la casa.',
  inputs: [
    {
      name: 'length',
      label: 'Largo de la jardinera',
      type: 'number',
      unit: 'pies',
      default: 40,
      min: 1,
      max: 1000,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'width',
      label: 'Ancho de la jardinera',
      type: 'number',
      unit: 'pies',
      default: 6,
      min: 1,
      max: 50,
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
      hint: '3 pulgadas para una jardinera nueva, 2 pulgadas para refrescar una vieja',
    },
  ],
  costBand: {
    service_name: 'Entrega de mantillo',
    unit: 'por yarda cúbica',
    price_min_usd: 35,
    price_max_usd: 80,
    notes: 'El pedido mínimo y el cargo de una entrega hacen que las jardineras chicas cuesten más por yarda cúbica.',
  },
  sources: [
    'Volume is geometry, 27 cu ft to the cubic yard; a common bag holds 2 cu ft, 13.5 to the yard (bag labels).',
    'Mulch three to four inches deep around what is newly planted (Texas A&M Forest Service, ' +
      'tfsweb.tamu.edu/TreePlanting); at 3 in a cubic yard covers 108 sq ft.',
  ],
  asOf: '2024-05-09',
  sharedFigures: [
    {
      name: 'coverages.mulch_bag',
      unit: 'pies³ por bolsa',
      source: 'Publicado: empresa (sin fecha)',
      values: [{ value: 2 }],
    },
    {
      name: 'coverages.mulch_least',
      unit: 'yardas cúbicas',
      source: 'Publicado: agencia, empresa (sin fecha)',
      values: [{ value: 3 }],
    },
    {
      name: 'prices.bulk_delivery',
      unit: '$',
      asOf: '2024-05-09',
      source: 'Publicado: encuesta, empresa (2024)',
      values: [{ low: 50, high: 150 }],
    },
    {
      name: 'prices.mulch',
      unit: '$ por yarda cúbica',
      source: 'Publicado: empresa, guía de precios (sin fecha)',
      values: [{ low: 35, high: 80 }],
    },
  ],
  estimate: {
    covers: 'material',
    unit: '$',
    addsUp: 'length',
    lines: [
      { line: 'Mantillo', covers: 'material', alike: [] },
      { line: 'Entrega', covers: 'delivery', once: true },
    ],
    together: { volume: 'sum' },
    leavesOut: ['extenderlo', 'bordes', 'deshierbar', 'impuesto sobre ventas'],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 2,
    prices: { 'prices.bulk_delivery': 'published', 'prices.mulch': 'published' },
  },
  own: {
    figures: [
      { name: 'prices.mulch', label: 'Mantillo', unit: '$ por yarda cúbica', min: 10, max: 250, written: 'USD/cuyd' },
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
    order: 'Cantidad por pedir',
    bags: 'Bolsas',
    rate: 'Precio por yarda cúbica',
    mulch: 'Mantillo',
    delivery: 'Entrega',
    cost: 'Costo',
    'prices.mulch': 'Mantillo',
  },
  slopes: {
    value: { length: 1, width: 1 },
    volume: { length: 1, width: 1 },
    bags: { length: 1, width: 1 },
    order: { length: 1, width: 1 },
    'cost.low': { length: 1, width: 1 },
    'cost.high': { length: 1, width: 1 },
    'total.low': { length: 1, width: 1 },
    'total.high': { length: 1, width: 1 },
  },
  refuse,
  answer,
  trace,
};
