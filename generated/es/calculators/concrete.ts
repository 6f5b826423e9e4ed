/**
 * Calculadora de losas de concreto. Generated from the entry concrete of catalog/calculators.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { isBelow, roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { ConcreteInputs } from '../../calculators/concrete.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/concrete.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: ConcreteInputs, steps = compute(inputs)): CalculationResult {
  const { volume, order, bags, materialLow, materialHigh, finishedLow, finishedHigh } = steps;
  return {
    value: roundTo(volume, 2),
    unit: 'yardas cúbicas',
    interpretation:
      `Necesita ${inYardasCubicas(volume)} de concreto, ` +
      (isBelow(volume, 1)
        ? `un colado chico: ${inBolsas(bags)} de mezcla de 80 libras con algo para desperdicio. Un camión traería ` +
          `${inYardasCubicas(order)} por ${rangeInRoughDolares(materialLow, materialHigh)} con su cargo por carga ` +
          'corta, así que las bolsas suelen salir más baratas.'
        : `así que pida ${inYardasCubicas(order)}` +
          (isBelow(order, 5)
            ? `; el premezclado cuesta ${rangeInRoughDolares(materialLow, materialHigh)} con el cargo por carga ` +
              `corta. Un contratista cobra ${rangeInRoughDolares(finishedLow, finishedHigh)} por cimbrar, colar y ` +
              `acabar, con el concreto incluido; a mano son ${inBolsas(bags)} de mezcla de 80 libras.`
            : ' para cubrir el desperdicio; el premezclado cuesta ' +
              `${rangeInRoughDolares(materialLow, materialHigh)}. Un contratista cobra ` +
              `${rangeInRoughDolares(finishedLow, finishedHigh)} por cimbrar, colar y acabar, con el concreto ` +
              'incluido.')),
    secondary: [
      { value: roundTo(materialLow, 0), unit: '$', label: 'Concreto premezclado (bajo)' },
      { value: roundTo(materialHigh, 0), unit: '$', label: 'Concreto premezclado (alto)' },
      { value: roundTo(bags, 0), unit: 'bolsas', label: 'En su lugar, bolsas de 80 libras' },
    ],
    figures: {
      volume: { value: roundTo(volume, 2), unit: 'yardas cúbicas' },
      bags: { value: roundTo(bags, 2), unit: 'bolsas' },
      order: { value: roundTo(order, 2), unit: 'yardas cúbicas' },
      material: { low: roundTo(materialLow, 0), high: roundTo(materialHigh, 0), unit: '$' },
      finished: { low: roundTo(finishedLow, 0), high: roundTo(finishedHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: ConcreteInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    volume,
    needed,
    order,
    bags,
    mixLow,
    mixHigh,
    cheap,
    dear,
    least,
    materialLow,
    materialHigh,
    laborLow,
    laborHigh,
    minimumLow,
    minimumHigh,
    finishedLow,
    finishedHigh,
  } = steps;
  return [
    { name: 'volume', formula: 'length * width * thickness to cuyd', value: volume, unit: 'yardas cúbicas' },
    { name: 'needed', formula: 'volume * coverages.concrete_order', value: needed, unit: 'yardas cúbicas' },
    { name: 'order', formula: 'ceil(needed, 0.25 cuyd)', value: order, unit: 'yardas cúbicas' },
    { name: 'bags', formula: 'ceil(needed / coverages.concrete_bag)', value: bags, unit: 'bolsas' },
    { name: 'mix', formula: 'order * prices.ready_mix', value: { low: mixLow, high: mixHigh }, unit: '$' },
    {
      name: 'cheap',
      formula:
        'coverages.full_load * low(prices.short_load) + order * (low(prices.ready_mix) - low(prices.short_load))',
      value: cheap,
      unit: '$',
    },
    {
      name: 'dear',
      formula:
        'coverages.full_load * high(prices.short_load) + order * (high(prices.ready_mix) - high(prices.short_load))',
      value: dear,
      unit: '$',
    },
    { name: 'least', formula: 'max(low(mix), cheap)', value: least, unit: '$' },
    {
      name: 'material',
      formula: 'least..max(least, high(mix), dear)',
      value: { low: materialLow, high: materialHigh },
      unit: '$',
    },
    {
      name: 'labor',
      formula: 'length * width * prices.slab_labor',
      value: { low: laborLow, high: laborHigh },
      unit: '$',
    },
    { name: 'minimum', formula: 'minimums.patio', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    {
      name: 'finished',
      formula: 'max(round(minimum, 1 USD), round(material, 1 USD) + round(labor, 1 USD))',
      value: { low: finishedLow, high: finishedHigh },
      unit: '$',
    },
  ];
}

/** "2,500 yardas cúbicas", for instance. */
function inYardasCubicas(value: number): string {
  return amount(trimmed(value, 2), '', ' yarda cúbica', ' yardas cúbicas');
}

/** "2,500 bolsas", for instance. */
function inBolsas(value: number): string {
  return amount(trimmed(value, 2), '', ' bolsa', ' bolsas');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Yardas cúbicas, concreto premezclado y precio instalado de una losa, entrada o patio */
export const concrete: Calculator<ConcreteInputs> = {
  slug: 'concrete',
  title: 'Calculadora de losas de concreto',
  subtitle: 'Yardas cúbicas, concreto premezclado y precio instalado de una losa, entrada o patio',
  tag: 'outdoor',
  service: 'Trabajos de concreto',
  disclaimer:
    'Estimado para planear. No incluye excavación, base, refuerzo, bomba, tiempo de espera, demolición, permiso ni ' +
    'impuesto sobre ventas. Confirme el espesor y el refuerzo con su contratista antes de pedir.',
  inputs: [
    {
      name: 'length',
      label: 'Largo',
      type: 'number',
      unit: 'pies',
      default: 20,
      min: 1,
      max: 200,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'width',
      label: 'Ancho',
      type: 'number',
      unit: 'pies',
      default: 10,
      min: 1,
      max: 200,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'thickness',
      label: 'Espesor de la losa',
      type: 'select',
      unit: 'pulgadas',
      default: '4',
      options: [
        { value: '3.5', label: '3.5 pulg', size: 3.5 },
        { value: '4', label: '4 pulg', size: 4 },
        { value: '5', label: '5 pulg', size: 5 },
        { value: '6', label: '6 pulg', size: 6 },
        { value: '8', label: '8 pulg', size: 8 },
      ],
      units: acceptedUnits.inch,
      hint: '4 pulgadas para banquetas y patios, 5 a 6 pulgadas para entradas, 8 pulgadas para camiones pesados',
    },
  ],
  costBand: {
    service_name: 'Trabajos de concreto',
    unit: 'por pie cuadrado',
    price_min_usd: 6,
    price_max_usd: 14,
    notes:
      'El rango es para trabajo terminado de espesor usual; las losas chicas y las gruesas cuestan más por pie ' +
      'cuadrado, y el puro material menos.',
  },
  sources: [
    'Volume is geometry, 27 cu ft to the cubic yard.',
    'Ordering with waste in it and asking for minimum and short-load policy is the advice of ' +
      'buildercalc.net/guides/concrete/cost-per-yard; 10 percent is a planning estimate.',
  ],
  asOf: '2025-01-01',
  sharedFigures: [
    {
      name: 'coverages.concrete_bag',
      unit: 'pies³ por bolsa',
      source: 'Publicado: fabricante (sin fecha)',
      values: [{ value: 0.6 }],
    },
    { name: 'coverages.concrete_order', unit: '', source: 'Nuestro criterio', values: [{ value: 1.1 }] },
    {
      name: 'coverages.full_load',
      unit: 'yardas cúbicas',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ value: 5 }],
    },
    {
      name: 'prices.ready_mix',
      unit: '$ por yarda cúbica',
      asOf: '2026-01-01',
      source: 'Publicado: guía de precios (2026)',
      values: [{ low: 130, high: 190 }],
    },
    {
      name: 'prices.short_load',
      unit: '$ por yarda cúbica',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 45, high: 75 }],
    },
    {
      name: 'prices.slab_labor',
      unit: '$ por pie²',
      asOf: '2025-01-01',
      source: 'Publicado: guía de precios (2025)',
      values: [{ low: 4, high: 8 }],
    },
    {
      name: 'minimums.patio',
      unit: '$',
      asOf: '2025-01-01',
      source: 'Publicado: guía de precios (2025)',
      values: [{ low: 1500, high: 2000 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    addsUp: 'length',
    lines: [
      { line: 'Concreto premezclado, entregado', covers: 'material', alike: [] },
      { line: 'Cimbra, colado y acabado', covers: 'labor' },
    ],
    together: { volume: 'sum' },
    leavesOut: [
      'excavación',
      'base',
      'refuerzo',
      'bomba',
      'demoler concreto viejo',
      'permiso',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 4,
    prices: {
      'prices.ready_mix': 'published',
      'prices.short_load': 'published',
      'prices.slab_labor': 'published',
      'minimums.patio': 'published',
    },
  },
  own: {
    figures: [
      { name: 'coverages.concrete_order', label: 'Proporción que se pide', min: 1, max: 1.5 },
      {
        name: 'prices.ready_mix',
        label: 'Concreto premezclado',
        unit: '$ por yarda cúbica',
        min: 60,
        max: 500,
        written: 'USD/cuyd',
      },
      {
        name: 'prices.short_load',
        label: 'Cargo por carga corta, por cada yarda que falta',
        unit: '$ por yarda cúbica',
        min: 0,
        max: 300,
        written: 'USD/cuyd',
      },
      {
        name: 'prices.slab_labor',
        label: 'Cimbra, colado y acabado',
        unit: '$ por pie²',
        min: 1,
        max: 30,
        written: 'USD/sqft',
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
      depth: { input: 'thickness', times: 0.08333333333333333 },
    },
  },
  labels: {
    'coverages.concrete_order': 'Proporción que se pide',
    'prices.ready_mix': 'Concreto premezclado',
    'prices.short_load': 'Cargo por carga corta, por cada yarda que falta',
    'prices.slab_labor': 'Cimbra, colado y acabado',
    volume: 'Volumen',
    needed: 'Lo que se necesita',
    order: 'Cantidad por pedir',
    bags: 'Bolsas',
    mix: 'Concreto premezclado',
    cheap: 'Extremo bajo con carga corta',
    dear: 'Extremo alto con carga corta',
    least: 'Extremo bajo',
    material: 'Material',
    labor: 'Mano de obra',
    minimum: 'Cargo mínimo',
    finished: 'Con acabado',
  },
  slopes: {
    value: { length: 1, width: 1 },
    volume: { length: 1, width: 1 },
    bags: { length: 1, width: 1 },
    order: { length: 1, width: 1 },
    'material.low': { length: 1, width: 1 },
    'material.high': { length: 1, width: 1 },
    'finished.low': { length: 1, width: 1 },
    'finished.high': { length: 1, width: 1 },
    'total.low': { length: 1, width: 1 },
    'total.high': { length: 1, width: 1 },
  },
  refuse,
  answer,
  trace,
};
