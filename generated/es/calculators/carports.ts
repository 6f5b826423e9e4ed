/**
 * Calculadora de carports de metal. Generated from the entry carports of catalog/calculators/buildings.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { CarportsInputs } from '../../calculators/carports.js';
import { cells, compute, computeOwn, estimate, refuse } from '../../calculators/carports.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const roofPhrases: Readonly<Record<CarportsInputs['roof'], string>> = {
  regular: 'techo normal',
  vertical: 'techo vertical',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: CarportsInputs, steps = compute(inputs)): CalculationResult {
  const { width, length, roof } = inputs;
  const { covered, cars, priceLow, priceHigh } = steps;
  return {
    value: roundTo(priceLow, 0),
    unit: '$ (extremo bajo)',
    interpretation:
      `Un carport de ${inPies(width)} por ${inPies(length)} tiene lugar a lo ancho para ${inWholeCarros(cars)} y ` +
      `cuesta ${rangeInRoughDolares(priceLow, priceHigh)} ya puesto, con ${roofPhrases[roof]}.` +
      (roof === 'regular' && length > 31
        ? ' Con más de 31 pies de largo, los distribuidores recomiendan uno vertical.'
        : ''),
    secondary: [
      { value: roundTo(covered, 0), unit: 'pies²', label: 'Bajo techo' },
      { value: roundTo(cars, 0), unit: 'carros', label: 'Carros lado a lado' },
      { value: roundTo(priceHigh, 0), unit: '$', label: 'Ya puesto (alto)' },
    ],
    range: { low: roundTo(priceLow, 0), high: roundTo(priceHigh, 0), unit: '$' },
    figures: {
      cars: { value: roundTo(cars, 0), unit: 'carros' },
      price: { low: roundTo(priceLow, 0), high: roundTo(priceHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: CarportsInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { covered, cars, priceLow, priceHigh } = steps;
  return [
    { name: 'covered', formula: 'width * length to sqft', value: covered, unit: 'pies²' },
    { name: 'cars', formula: 'floor(width / buildings.car_width)', value: cars, unit: 'carros' },
    {
      name: 'price',
      formula: 'covered * roof.factor * buildings.carport',
      value: { low: priceLow, high: priceHigh },
      unit: '$',
    },
  ];
}

/** "2,500 pies", for instance. */
function inPies(value: number): string {
  return amount(trimmed(value, 2), '', ' pie', ' pies');
}

/** "2,500 carros", for instance. */
function inWholeCarros(value: number): string {
  return amount(trimmed(value, 0), '', ' carro', ' carros');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/**
 * Cuántos carros caben bajo un carport (techo de metal para carros) y cuánto cuesta ya puesto, según su tamaño y su
 * techo
 */
export const carports: Calculator<CarportsInputs> = {
  slug: 'carports',
  title: 'Calculadora de carports de metal',
  subtitle:
    'Cuántos carros caben bajo un carport (techo de metal para carros) y cuánto cuesta ya puesto, según su tamaño y ' +
    'su techo',
  tag: 'outdoor',
  service: 'Techos para carros (carports)',
  disclaimer:
    'Estimado para planear un carport de acero abierto sobre suelo a nivel, con anclas de tierra. No incluye ' +
    'concreto, paredes, patas más altas, clasificaciones de viento certificadas, el permiso ni la electricidad.',
  inputs: [
    {
      name: 'width',
      label: 'Ancho',
      type: 'number',
      unit: 'pies',
      default: 20,
      min: 12,
      max: 30,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'length',
      label: 'Largo',
      type: 'number',
      unit: 'pies',
      default: 21,
      min: 16,
      max: 80,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'roof',
      label: 'Techo',
      type: 'select',
      default: 'regular',
      options: [
        { value: 'regular', label: 'Normal, redondeado' },
        { value: 'vertical', label: 'Vertical, con costillas de la cumbrera al alero' },
      ],
    },
  ],
  costBand: {
    service_name: 'Techos para carros (carports)',
    unit: 'por pie cuadrado',
    price_min_usd: 8,
    price_max_usd: 19,
    notes: 'El rango abarca los dos techos; uno normal llega a $16 por pie cuadrado.',
  },
  sources: [
    'The frame is a foot shorter than the roof (thecarportcompany.com/our-metal-carports/metal-carport-measurements).',
    'Past 31 feet a vertical roof is advised (carportconcepts.com/Guide/Considerations.html).',
    'A carport of 18 ft holds two compact cars, one of 20 two mid-size ones ' +
      '(southeasternbuildings.com/Carports_.html).',
  ],
  asOf: '2026-01-01',
  sharedFigures: [
    {
      name: 'buildings.car_width',
      unit: 'pies por carro',
      source:
        'A carport of 18 ft holds two compact cars, one of 20 two mid-size ones ' +
        '(southeasternbuildings.com/Carports_.html).',
      values: [{ value: 9 }],
    },
    {
      name: 'buildings.carport',
      unit: '$ por pie²',
      asOf: '2026-01-01',
      source: 'Publicado: guía de precios (2026)',
      values: [{ low: 8, high: 16 }],
    },
    {
      name: 'buildings.carport_vertical',
      unit: '',
      asOf: '2026-01-01',
      source: 'Nuestro criterio',
      values: [{ value: 1.15 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Carport, entregado y puesto', covers: 'job' }],
    leavesOut: [
      'concreto',
      'paredes',
      'patas más altas',
      'clasificación de viento certificada',
      'permiso',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 1,
    prices: { 'buildings.carport': 'published' },
  },
  own: {
    figures: [{
      name: 'buildings.carport',
      label: 'Carport, ya puesto',
      unit: '$ por pie²',
      min: 2,
      max: 60,
      written: 'USD/sqft',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: { kind: 'room', measures: { length: { input: 'length', times: 1 }, width: { input: 'width', times: 1 } } },
  labels: { 'buildings.carport': 'Carport, ya puesto', covered: 'Área cubierta', cars: 'Carros', price: 'Precio' },
  slopes: {
    value: { width: 1, length: 1 },
    cars: { width: 1, length: 0 },
    'price.low': { width: 1, length: 1 },
    'price.high': { width: 1, length: 1 },
    'range.low': { width: 1, length: 1 },
    'range.high': { width: 1, length: 1 },
    'total.low': { width: 1, length: 1 },
    'total.high': { width: 1, length: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
