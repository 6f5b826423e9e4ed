/**
 * Calculadora de drenaje francés. Generated from the entry french-drains of catalog/calculators/land.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { FrenchDrainsInputs } from '../../calculators/french-drains.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/french-drains.js';
import { amount, fixed, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: FrenchDrainsInputs, steps = compute(inputs)): CalculationResult {
  const { length, width, depth, pipe } = inputs;
  const { order, weight, fabric, fall, costLow, costHigh } = steps;
  return {
    value: roundTo(order, 1),
    unit: 'yardas cúbicas de grava',
    interpretation:
      `Para una zanja de ${inWholePies(length)} de largo, ${inWholePulgadas(width)} de ancho y ` +
      `${inWholePulgadas(depth)} de hondo necesita ${inYardasCubicasTo1Decimal(order)} de grava lavada ` +
      `(${inToneladasTo1Decimal(weight)}), un tubo perforado de ${inPulgadas(pipe === '4' ? 4 : 6)} y ` +
      `${inWholePies2(fabric)} de tela. Dele una caída total de ${inPulgadasTo1Decimal(fall)}; instalado cuesta ` +
      `${rangeInRoughDolares(costLow, costHigh)}.`,
    secondary: [
      { value: roundTo(fabric, 0), unit: 'pies²', label: 'Tela' },
      { value: roundTo(fall, 1), unit: 'pulg', label: 'Caída al 1 %' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Instalado (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Instalado (alto)' },
    ],
    figures: {
      order: { value: roundTo(order, 1), unit: 'yardas cúbicas' },
      weight: { value: roundTo(weight, 1), unit: 'toneladas' },
      fabric: { value: roundTo(fabric, 0), unit: 'pies²' },
      fall: { value: roundTo(fall, 1), unit: 'pulg' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: FrenchDrainsInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    stone,
    gravel,
    order,
    weight,
    fabric,
    fall,
    rateLow,
    rateHigh,
    minimumLow,
    minimumHigh,
    byFootLow,
    byFootHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'stone', formula: 'depth - cover', value: stone, unit: 'pulg' },
    {
      name: 'gravel',
      formula: 'length * (width * stone - pi * (pipe / 2) ^ 2) to cuyd',
      value: gravel,
      unit: 'yardas cúbicas',
    },
    { name: 'order', formula: 'ceil(gravel, 0.5 cuyd)', value: order, unit: 'yardas cúbicas' },
    { name: 'weight', formula: 'order * earth.gravel_weight to ton', value: weight, unit: 'toneladas' },
    { name: 'fabric', formula: 'length * (2 * width + 2 * stone + 1 ft) to sqft', value: fabric, unit: 'pies²' },
    { name: 'fall', formula: 'length * 1% to in', value: fall, unit: 'pulg' },
    {
      name: 'rate',
      formula: 'if depth > 24 in then prices.french_drain_deep else prices.french_drain',
      value: { low: rateLow, high: rateHigh },
      unit: '$ por pie',
    },
    { name: 'minimum', formula: 'prices.drain_minimum', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'byFoot', formula: 'length * rate', value: { low: byFootLow, high: byFootHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byFoot, 1 USD))',
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
function inWholePulgadas(value: number): string {
  return amount(trimmed(value, 0), '', ' pulgada', ' pulgadas');
}

/** "2,500 yardas cúbicas", for instance. */
function inYardasCubicasTo1Decimal(value: number): string {
  return amount(trimmed(value, 1), '', ' yarda cúbica', ' yardas cúbicas');
}

/** "2,500.0 toneladas", for instance. */
function inToneladasTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' tonelada', ' toneladas');
}

/** "2,500 pulgadas", for instance. */
function inPulgadas(value: number): string {
  return amount(trimmed(value, 2), '', ' pulgada', ' pulgadas');
}

/** "2,500 pies²", for instance. */
function inWholePies2(value: number): string {
  return amount(trimmed(value, 0), '', ' pie²', ' pies²');
}

/** "2,500.0 pulgadas", for instance. */
function inPulgadasTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' pulgada', ' pulgadas');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Grava, tubo, tela y precio instalado de un drenaje en el patio */
export const frenchDrains: Calculator<FrenchDrainsInputs> = {
  slug: 'french-drains',
  title: 'Calculadora de drenaje francés',
  subtitle: 'Grava, tubo, tela y precio instalado de un drenaje en el patio',
  tag: 'outdoor',
  service: 'Drenes franceses',
  disclaimer:
    'Estimado para planear en un patio abierto. No incluye bombas, registros, cruces bajo entradas, raíces de ' +
    'árboles ni llevarse la tierra; llame al 811 antes de excavar, y nunca desagüe hacia un vecino.',
  inputs: [
    {
      name: 'length',
      label: 'Largo',
      type: 'number',
      unit: 'pies',
      default: 60,
      min: 10,
      max: 1000,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'width',
      label: 'Ancho de la zanja',
      type: 'number',
      unit: 'pulg',
      default: 12,
      min: 8,
      max: 36,
      step: 1,
      units: acceptedUnits.in,
    },
    {
      name: 'depth',
      label: 'Hondura de la zanja',
      type: 'number',
      unit: 'pulg',
      default: 18,
      min: 12,
      max: 48,
      step: 1,
      units: acceptedUnits.in,
    },
    {
      name: 'cover',
      label: 'Tierra o zacate encima',
      type: 'number',
      unit: 'pulg',
      default: 0,
      min: 0,
      max: 4,
      step: 1,
      units: acceptedUnits.in,
      hint: '0 donde la grava queda a la vista',
    },
    {
      name: 'pipe',
      label: 'Tubo',
      type: 'select',
      unit: 'pulg',
      default: '4',
      options: [
        { value: '4', label: '4 pulg', size: 4 },
        { value: '6', label: '6 pulg', size: 6 },
      ],
      units: acceptedUnits.in,
    },
  ],
  costBand: {
    service_name: 'Drenes franceses',
    unit: 'por pie lineal',
    price_min_usd: 23,
    price_max_usd: 65,
    notes: 'Un drenaje corto cuesta el mínimo, y por eso sale más caro por pie.',
  },
  sources: [
    'Gravel is the trench less its pipe; the fabric goes around it with a foot of overlap (geometry).',
    'Gravel weighs about 2,750 lb a cubic yard (tkttrucking.com/FAQs.html).',
  ],
  asOf: '2025-01-01',
  sharedFigures: [
    {
      name: 'earth.gravel_weight',
      unit: 'lb por yarda cúbica',
      source: 'Gravel weighs about 2,750 lb a cubic yard (tkttrucking.com/FAQs.html).',
      values: [{ value: 2750 }],
    },
    {
      name: 'prices.drain_minimum',
      unit: '$',
      asOf: '2025-01-01',
      source: 'Publicado: empresa (2025)',
      values: [{ low: 1200, high: 2200 }],
    },
    {
      name: 'prices.french_drain',
      unit: '$ por pie',
      asOf: '2025-01-01',
      source: 'Publicado: empresa (2025)',
      values: [{ low: 23, high: 50 }],
    },
    {
      name: 'prices.french_drain_deep',
      unit: '$ por pie',
      asOf: '2025-01-01',
      source: 'Publicado: empresa, guía de precios (2025)',
      values: [{ low: 30, high: 65 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Drenaje por pie, con grava, tubo y tela', covers: 'job' }],
    leavesOut: [
      'bomba',
      'registros',
      'cruces bajo entradas',
      'raíces de árboles',
      'llevarse la tierra',
      'zacate en tepes',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 3,
    prices: {
      'prices.drain_minimum': 'published',
      'prices.french_drain': 'published',
      'prices.french_drain_deep': 'published',
    },
  },
  own: {
    figures: [
      {
        name: 'prices.french_drain_deep',
        label: 'Drenaje de más de dos pies de hondo',
        unit: '$ por pie',
        min: 5,
        max: 250,
        written: 'USD/ft',
      },
      { name: 'prices.french_drain', label: 'Drenaje', unit: '$ por pie', min: 5, max: 200, written: 'USD/ft' },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: {
    kind: 'trench',
    measures: {
      length: { input: 'length', times: 1 },
      width: { input: 'width', times: 0.08333333333333333 },
      depth: { input: 'depth', times: 0.08333333333333333 },
    },
  },
  labels: {
    byFoot: 'Precio por pie',
    'prices.french_drain_deep': 'Drenaje de más de dos pies de hondo',
    'prices.french_drain': 'Drenaje',
    stone: 'Altura de grava',
    gravel: 'Grava',
    order: 'Cantidad por pedir',
    weight: 'Peso',
    fabric: 'Tela',
    fall: 'Caída',
    rate: 'Tarifa',
    minimum: 'Cargo mínimo',
    cost: 'Costo',
  },
  slopes: {
    value: { length: 1, width: 1, depth: 1, cover: -1 },
    order: { length: 1, width: 1, depth: 1, cover: -1 },
    weight: { length: 1, width: 1, depth: 1, cover: -1 },
    fabric: { length: 1, width: 1, depth: 1, cover: -1 },
    fall: { length: 1, width: 0, depth: 0, cover: 0 },
    'cost.low': { length: 1, width: 0, depth: 1, cover: 0 },
    'cost.high': { length: 1, width: 0, depth: 1, cover: 0 },
    'total.low': { length: 1, width: 0, depth: 1, cover: 0 },
    'total.high': { length: 1, width: 0, depth: 1, cover: 0 },
  },
  refuse,
  answer,
  trace,
};
