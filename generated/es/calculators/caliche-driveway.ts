/**
 * Calculadora de entrada de caliche. Generated from the entry caliche-driveway of catalog/calculators/land.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { CalicheDrivewayInputs } from '../../calculators/caliche-driveway.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/caliche-driveway.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const truckFigures: Readonly<Record<CalicheDrivewayInputs['truck'], { bed: number; payload: number }>> = {
  '12': { bed: 12, payload: 14 },
  '14': { bed: 14, payload: 15 },
  '22': { bed: 22, payload: 24 },
};
const truckPhrases: Readonly<Record<CalicheDrivewayInputs['truck'], string>> = {
  '12': 'camión de 12 yardas',
  '14': 'tándem de 14 yardas',
  '22': 'tráiler de 22 yardas',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: CalicheDrivewayInputs, steps = compute(inputs)): CalculationResult {
  const { length, width, depth, truck } = inputs;
  const { order, weight, loads, costLow, costHigh } = steps;
  return {
    value: roundTo(order, 0),
    unit: 'yardas cúbicas',
    interpretation:
      `Para ${inWholePies(length)} por ${inWholePies(width)} con ${inWholePulgadas(depth)} de espesor compactado ` +
      `necesita ${inWholeYardasCubicas(order)} de caliche suelto, cerca de ${inWholeToneladas(weight)}, o ` +
      `${inWholeViajes(loads)} en ${truckPhrases[truck]} con su peso legal. Entregado, el caliche cuesta ` +
      `${rangeInRoughDolares(costLow, costHigh)}; emparejar y compactar se pagan aparte.`,
    secondary: [
      { value: roundTo(loads, 0), unit: 'viajes', label: 'Viajes' },
      { value: roundTo(weight, 0), unit: 'toneladas', label: 'Peso' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Caliche entregado (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Caliche entregado (alto)' },
    ],
    figures: {
      order: { value: roundTo(order, 0), unit: 'yardas cúbicas' },
      weight: { value: roundTo(weight, 0), unit: 'toneladas' },
      loads: { value: roundTo(loads, 0), unit: 'viajes' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: CalicheDrivewayInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    rolled,
    loose,
    order,
    weight,
    loads,
    minimumLow,
    minimumHigh,
    byYardLow,
    byYardHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'rolled', formula: 'length * width * depth to cuyd', value: rolled, unit: 'yardas cúbicas' },
    { name: 'loose', formula: 'rolled * earth.caliche_loose', value: loose, unit: 'yardas cúbicas' },
    { name: 'order', formula: 'ceil(loose, 1 cuyd)', value: order, unit: 'yardas cúbicas' },
    { name: 'weight', formula: 'order * earth.caliche_weight to ton', value: weight, unit: 'toneladas' },
    { name: 'loads', formula: 'ceil(max(order / truck.bed, weight / truck.payload))', value: loads, unit: 'viajes' },
    { name: 'minimum', formula: 'prices.truckload_minimum', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'byYard', formula: 'order * prices.caliche', value: { low: byYardLow, high: byYardHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byYard, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ truck }: CalicheDrivewayInputs): readonly Cell[] {
  const truckChosen = truckFigures[truck];
  return [
    { name: 'truck.bed', cell: truck, unit: 'yardas cúbicas por viaje', value: truckChosen.bed },
    { name: 'truck.payload', cell: truck, unit: 'toneladas por viaje', value: truckChosen.payload },
  ];
}

/** "2,500 pies", for instance. */
function inWholePies(value: number): string {
  return amount(trimmed(value, 0), '', ' pie', ' pies');
}

/** "2,500 pulgadas", for instance. */
function inWholePulgadas(value: number): string {
  return amount(trimmed(value, 0), '', ' pulgada', ' pulgadas');
}

/** "2,500 yardas cúbicas", for instance. */
function inWholeYardasCubicas(value: number): string {
  return amount(trimmed(value, 0), '', ' yarda cúbica', ' yardas cúbicas');
}

/** "2,500 toneladas", for instance. */
function inWholeToneladas(value: number): string {
  return amount(trimmed(value, 0), '', ' tonelada', ' toneladas');
}

/** "2,500 viajes", for instance. */
function inWholeViajes(value: number): string {
  return amount(trimmed(value, 0), '', ' viaje', ' viajes');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Yardas cúbicas, toneladas, viajes y precio del caliche para una entrada, un camino o una plataforma */
export const calicheDriveway: Calculator<CalicheDrivewayInputs> = {
  slug: 'caliche-driveway',
  title: 'Calculadora de entrada de caliche',
  subtitle: 'Yardas cúbicas, toneladas, viajes y precio del caliche para una entrada, un camino o una plataforma',
  tag: 'outdoor',
  service: 'Entradas de caliche',
  disclaimer:
    'Estimado para planear el material puesto en el sitio. No incluye desmonte, zanjas, alcantarillas, emparejado ' +
    'con cuchilla ni compactado con rodillo; el caliche cambia de un banco a otro, y un acarreo largo cuesta más que ' +
    'el caliche.',
  inputs: [
    {
      name: 'length',
      label: 'Largo',
      type: 'number',
      unit: 'pies',
      default: 200,
      min: 10,
      max: 26400,
      step: 5,
      units: acceptedUnits.ft,
    },
    {
      name: 'width',
      label: 'Ancho',
      type: 'number',
      unit: 'pies',
      default: 12,
      min: 6,
      max: 200,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'depth',
      label: 'Espesor ya compactado',
      type: 'number',
      unit: 'pulg',
      default: 6,
      min: 2,
      max: 18,
      step: 1,
      units: acceptedUnits.in,
    },
    {
      name: 'truck',
      label: 'Camión',
      type: 'select',
      default: '12',
      options: [
        { value: '12', label: 'Camión de volteo de 12 yd³' },
        { value: '14', label: 'Tándem de 14 yd³' },
        { value: '22', label: 'Tráiler de 22 yd³' },
      ],
    },
  ],
  costBand: {
    service_name: 'Entradas de caliche',
    unit: 'por yarda cúbica',
    price_min_usd: 18,
    price_max_usd: 40,
  },
  sources: [
    'Volume is geometry, 27 cu ft to the cubic yard.',
    'Caliche is the local road material of South Texas, cheaper than crushed limestone, and the haul often costs ' +
      'as much as the material (elvenadito.net/blog/caliche-vs-gravel-vs-asphalt-millings-ranch-roads.html).',
    'Loose caliche at 1.5 tons a cubic yard is a planning estimate; gravel is sold at 2,750 lb ' +
      '(tkttrucking.com/FAQs.html).',
  ],
  sharedFigures: [
    {
      name: 'earth.caliche_weight',
      unit: 'lb por yarda cúbica',
      source:
        'Loose caliche at 1.5 tons a cubic yard is a planning estimate; gravel is sold at 2,750 lb ' +
        '(tkttrucking.com/FAQs.html).',
      values: [{ value: 3000 }],
    },
    { name: 'earth.caliche_loose', unit: '', source: 'Nuestro criterio', values: [{ value: 1.25 }] },
    { name: 'prices.caliche', unit: '$ por yarda cúbica', source: 'Nuestro criterio', values: [{ low: 18, high: 40 }] },
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
    lines: [{ line: 'Caliche entregado', covers: 'material', alike: [] }],
    together: { loose: 'sum' },
    leavesOut: ['desmonte', 'zanjas', 'alcantarillas', 'emparejado y compactado', 'impuesto sobre ventas'],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 1,
    judged: 1,
    prices: { 'prices.caliche': 'judged', 'prices.truckload_minimum': 'published' },
  },
  own: {
    figures: [
      { name: 'earth.caliche_loose', label: 'Caliche suelto por cada yarda compactada', min: 1, max: 1.6 },
      {
        name: 'prices.caliche',
        label: 'Caliche, entregado',
        unit: '$ por yarda cúbica',
        min: 5,
        max: 150,
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
    byYard: 'Precio por yarda cúbica',
    'earth.caliche_loose': 'Caliche suelto por cada yarda compactada',
    'prices.caliche': 'Caliche, entregado',
    order: 'Cantidad por pedir',
    weight: 'Peso',
    loads: 'Viajes',
    minimum: 'Cargo mínimo',
    cost: 'Costo',
  },
  slopes: {
    value: { length: 1, width: 1, depth: 1 },
    order: { length: 1, width: 1, depth: 1 },
    weight: { length: 1, width: 1, depth: 1 },
    loads: { length: 1, width: 1, depth: 1 },
    'cost.low': { length: 1, width: 1, depth: 1 },
    'cost.high': { length: 1, width: 1, depth: 1 },
    'total.low': { length: 1, width: 1, depth: 1 },
    'total.high': { length: 1, width: 1, depth: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
