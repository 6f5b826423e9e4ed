/**
 * Calculadora de tierra vegetal. Generated from the entry topsoil-delivery of catalog/calculators/land.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { TopsoilDeliveryInputs } from '../../calculators/topsoil-delivery.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/topsoil-delivery.js';
import { amount, fixed, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: TopsoilDeliveryInputs, steps = compute(inputs)): CalculationResult {
  const { area, depth, settle } = inputs;
  const { volume, order, loads, weight, costLow, costHigh } = steps;
  return {
    value: roundTo(order, 1),
    unit: 'yardas cúbicas',
    interpretation:
      `Para ${inWholePies2(area)} con ${inPulgadas(depth)} de espesor necesita ` +
      `${inYardasCubicasTo2Decimals(volume)}; con ${inNumbers(settle)} para lo que se asienta, pida ` +
      `${inYardasCubicasTo1Decimal(order)}, cerca de ${inToneladasTo1Decimal(weight)} en ${inWholeViajes(loads)}. ` +
      `Entregada en la banqueta cuesta ${rangeInRoughDolares(costLow, costHigh)}.`,
    secondary: [
      { value: roundTo(volume, 2), unit: 'yardas cúbicas', label: 'Volumen en su lugar' },
      { value: roundTo(loads, 0), unit: 'viajes', label: 'Viajes' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Entregada (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Entregada (alto)' },
    ],
    figures: {
      volume: { value: roundTo(volume, 2), unit: 'yardas cúbicas' },
      order: { value: roundTo(order, 1), unit: 'yardas cúbicas' },
      weight: { value: roundTo(weight, 1), unit: 'toneladas' },
      loads: { value: roundTo(loads, 0), unit: 'viajes' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: TopsoilDeliveryInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    volume,
    needed,
    order,
    loads,
    weight,
    minimumLow,
    minimumHigh,
    soilLow,
    soilHigh,
    haulingLow,
    haulingHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'volume', formula: 'area * depth to cuyd', value: volume, unit: 'yardas cúbicas' },
    { name: 'needed', formula: 'volume * (1 + settle)', value: needed, unit: 'yardas cúbicas' },
    { name: 'order', formula: 'ceil(needed, 0.5 cuyd)', value: order, unit: 'yardas cúbicas' },
    { name: 'loads', formula: 'ceil(order / truck)', value: loads, unit: 'viajes' },
    { name: 'weight', formula: 'order * earth.topsoil_weight to ton', value: weight, unit: 'toneladas' },
    { name: 'minimum', formula: 'prices.truckload_minimum', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'soil', formula: 'order * prices.topsoil', value: { low: soilLow, high: soilHigh }, unit: '$' },
    { name: 'hauling', formula: 'loads * prices.dirt_trip', value: { low: haulingLow, high: haulingHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(soil, 1 USD) + round(hauling, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** "2,500 pies²", for instance. */
function inWholePies2(value: number): string {
  return amount(trimmed(value, 0), '', ' pie²', ' pies²');
}

/** "2,500 pulgadas", for instance. */
function inPulgadas(value: number): string {
  return amount(trimmed(value, 2), '', ' pulgada', ' pulgadas');
}

/** "2,500.00 yardas cúbicas", for instance. */
function inYardasCubicasTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '', ' yarda cúbica', ' yardas cúbicas');
}

/** "2,500%", for instance. */
function inNumbers(value: number): string {
  return amount(trimmed(value, 2), '', '%', '%');
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

/** Yardas cúbicas, viajes y precio de la tierra vegetal para un zacate o jardineras */
export const topsoilDelivery: Calculator<TopsoilDeliveryInputs> = {
  slug: 'topsoil-delivery',
  title: 'Calculadora de tierra vegetal',
  subtitle: 'Yardas cúbicas, viajes y precio de la tierra vegetal para un zacate o jardineras',
  tag: 'outdoor',
  service: 'Entrega de tierra vegetal',
  disclaimer:
    'Estimado para planear la tierra descargada en la banqueta. No incluye tenderla, emparejarla ni composta; ' +
    'pregunte de dónde se sacó la tierra, porque con ella vienen hierba y herbicida.',
  inputs: [
    {
      name: 'area',
      label: 'Área',
      type: 'number',
      unit: 'pies²',
      default: 1000,
      min: 10,
      max: 200000,
      step: 10,
      units: acceptedUnits.sqft,
    },
    {
      name: 'depth',
      label: 'Espesor',
      type: 'number',
      unit: 'pulg',
      default: 4,
      min: 0.25,
      max: 24,
      step: 0.25,
      units: acceptedUnits.in,
    },
    {
      name: 'settle',
      label: 'Para lo que se asienta',
      type: 'number',
      unit: '%',
      default: 15,
      min: 0,
      max: 35,
      step: 1,
      units: acceptedUnits['%'],
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
    service_name: 'Entrega de tierra vegetal',
    unit: 'por yarda cúbica',
    price_min_usd: 18,
    price_max_usd: 50,
    notes: 'Cada viaje del camión se paga además de las yardas.',
  },
  sources: [
    'Settling of 10 to 15 percent for screened topsoil (everydaybudd.com, soil volume calculator); a third for ' +
      'loose soil (danihertopsoil.com/calc.html).',
    'Sandy loam topsoil weighs about 2,400 lb a cubic yard (tkttrucking.com/FAQs.html).',
  ],
  sharedFigures: [
    {
      name: 'earth.topsoil_weight',
      unit: 'lb por yarda cúbica',
      source: 'Sandy loam topsoil weighs about 2,400 lb a cubic yard (tkttrucking.com/FAQs.html).',
      values: [{ value: 2400 }],
    },
    {
      name: 'prices.dirt_trip',
      unit: '$ por viaje',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 50, high: 150 }],
    },
    {
      name: 'prices.topsoil',
      unit: '$ por yarda cúbica',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 18, high: 50 }],
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
    addsUp: 'area',
    lines: [
      { line: 'Tierra vegetal por yarda', covers: 'material', alike: [] },
      { line: 'Viajes del camión', covers: 'delivery', alike: ['truck'] },
    ],
    together: { needed: 'sum' },
    leavesOut: ['tenderla', 'emparejarla', 'composta', 'impuesto sobre ventas'],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 3,
    prices: { 'prices.dirt_trip': 'published', 'prices.topsoil': 'published', 'prices.truckload_minimum': 'published' },
  },
  own: {
    figures: [{
      name: 'prices.topsoil',
      label: 'Tierra vegetal',
      unit: '$ por yarda cúbica',
      min: 5,
      max: 150,
      written: 'USD/cuyd',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    volume: 'Volumen',
    needed: 'Lo que se necesita',
    order: 'Cantidad por pedir',
    loads: 'Viajes',
    weight: 'Peso',
    minimum: 'Cargo mínimo',
    soil: 'Tierra vegetal',
    hauling: 'Acarreo',
    cost: 'Costo',
    'prices.topsoil': 'Tierra vegetal',
  },
  slopes: {
    value: { area: 1, depth: 1, settle: 1, truck: 0 },
    volume: { area: 1, depth: 1, settle: 0, truck: 0 },
    order: { area: 1, depth: 1, settle: 1, truck: 0 },
    weight: { area: 1, depth: 1, settle: 1, truck: 0 },
    loads: { area: 1, depth: 1, settle: 1, truck: -1 },
    'cost.low': { area: 1, depth: 1, settle: 1, truck: -1 },
    'cost.high': { area: 1, depth: 1, settle: 1, truck: -1 },
    'total.low': { area: 1, depth: 1, settle: 1, truck: -1 },
    'total.high': { area: 1, depth: 1, settle: 1, truck: -1 },
  },
  refuse,
  answer,
  trace,
};
