/**
 * Calculadora de pavimento de asfalto. Generated from the entry asphalt-paving of catalog/calculators/grounds.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { isBelow, roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { AsphaltPavingInputs } from '../../calculators/asphalt-paving.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/asphalt-paving.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: AsphaltPavingInputs, steps = compute(inputs)): CalculationResult {
  const { thickness, base } = inputs;
  const { area, tons, order, stone, yards, trucks, minimumLow, byWorkLow, costLow, costHigh } = steps;
  return {
    value: roundTo(tons, 2),
    unit: 'toneladas',
    interpretation:
      `Para ${inWholePies2(area)} con ${inPulgadas(thickness)} de grueso compactado necesita ${inToneladas(tons)} de ` +
      `asfalto, así que pida ${inWholeToneladas(order)}, o ${inWholeViajes(trucks)} de un camión de 22 toneladas` +
      (base > 0 && isBelow(byWorkLow, minimumLow)
        ? `, sobre ${inWholeYardasCubicas(yards)} de base. Ya puesto cuesta ` +
          `${rangeInRoughDolares(costLow, costHigh)}, porque las cuadrillas cobran un mínimo.`
        : base > 0
          ? `, sobre ${inWholeYardasCubicas(yards)} de base. Ya puesto cuesta ` +
            `${rangeInRoughDolares(costLow, costHigh)}.`
          : `. Ya puesto sobre una superficie firme cuesta ${rangeInRoughDolares(costLow, costHigh)}` +
            (isBelow(byWorkLow, minimumLow) ? ', porque las cuadrillas cobran un mínimo.' : '.')),
    secondary: [
      { value: roundTo(order, 0), unit: 'toneladas', label: 'Por pedir' },
      { value: roundTo(trucks, 0), unit: 'viajes', label: 'Viajes de camión' },
      { value: roundTo(stone, 2), unit: 'yardas cúbicas', label: 'Base por pedir' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Ya puesto (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Ya puesto (alto)' },
    ],
    figures: {
      area: { value: roundTo(area, 0), unit: 'pies²' },
      tons: { value: roundTo(tons, 2), unit: 'toneladas' },
      order: { value: roundTo(order, 0), unit: 'toneladas' },
      trucks: { value: roundTo(trucks, 0), unit: 'viajes' },
      yards: { value: roundTo(yards, 0), unit: 'yardas cúbicas' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: AsphaltPavingInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    area,
    tons,
    order,
    stone,
    yards,
    trucks,
    minimumLow,
    minimumHigh,
    pavingLow,
    pavingHigh,
    baseWorkLow,
    baseWorkHigh,
    byWorkLow,
    byWorkHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'area', formula: 'length * width to sqft', value: area, unit: 'pies²' },
    {
      name: 'tons',
      formula: 'area * thickness * work_coverages.asphalt_weight to ton',
      value: tons,
      unit: 'toneladas',
    },
    { name: 'order', formula: 'ceil(tons * work_coverages.asphalt_order, 1 ton)', value: order, unit: 'toneladas' },
    { name: 'stone', formula: 'area * base to cuyd', value: stone, unit: 'yardas cúbicas' },
    { name: 'yards', formula: 'ceil(stone, 1 cuyd)', value: yards, unit: 'yardas cúbicas' },
    { name: 'trucks', formula: 'ceil(order / 22 ton/load)', value: trucks, unit: 'viajes' },
    { name: 'minimum', formula: 'work_minimums.paving', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    {
      name: 'paving',
      formula: 'min(order, 100 ton) * work_prices.asphalt_small + max(order - 100 ton, 0 ton) * work_prices.asphalt',
      value: { low: pavingLow, high: pavingHigh },
      unit: '$',
    },
    {
      name: 'baseWork',
      formula: 'yards * work_prices.asphalt_base',
      value: { low: baseWorkLow, high: baseWorkHigh },
      unit: '$',
    },
    { name: 'byWork', formula: 'paving + baseWork', value: { low: byWorkLow, high: byWorkHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(paving, 1 USD) + round(baseWork, 1 USD))',
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

/** "2,500 toneladas", for instance. */
function inToneladas(value: number): string {
  return amount(trimmed(value, 2), '', ' tonelada', ' toneladas');
}

/** "2,500 toneladas", for instance. */
function inWholeToneladas(value: number): string {
  return amount(trimmed(value, 0), '', ' tonelada', ' toneladas');
}

/** "2,500 viajes", for instance. */
function inWholeViajes(value: number): string {
  return amount(trimmed(value, 0), '', ' viaje', ' viajes');
}

/** "2,500 yardas cúbicas", for instance. */
function inWholeYardasCubicas(value: number): string {
  return amount(trimmed(value, 0), '', ' yarda cúbica', ' yardas cúbicas');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Toneladas de mezcla caliente y yardas de base para una entrada o un estacionamiento, y el precio ya puesto */
export const asphaltPaving: Calculator<AsphaltPavingInputs> = {
  slug: 'asphalt-paving',
  title: 'Calculadora de pavimento de asfalto',
  subtitle:
    'Toneladas de mezcla caliente y yardas de base para una entrada o un estacionamiento, y el precio ya puesto',
  tag: 'outdoor',
  service: 'Pavimento de asfalto',
  disclaimer:
    'Estimado para planear pavimento sobre suelo firme. No incluye demolición, partes blandas, drenes, sellado ni ' +
    'rayado; en la costa hay pocas plantas y el flete cuenta.',
  inputs: [
    {
      name: 'length',
      label: 'Largo',
      type: 'number',
      unit: 'pies',
      default: 60,
      min: 5,
      max: 10000,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'width',
      label: 'Ancho',
      type: 'number',
      unit: 'pies',
      default: 16,
      min: 4,
      max: 200,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'thickness',
      label: 'Asfalto ya compactado',
      type: 'number',
      unit: 'pulg',
      default: 3,
      min: 1.5,
      max: 8,
      step: 0.5,
      units: acceptedUnits.in,
    },
    {
      name: 'base',
      label: 'Base triturada',
      type: 'number',
      unit: 'pulg',
      default: 6,
      min: 0,
      max: 12,
      step: 1,
      units: acceptedUnits.in,
      hint: 'Ninguna sobre una superficie vieja y firme',
    },
  ],
  costBand: {
    service_name: 'Pavimento de asfalto',
    unit: 'por pie cuadrado',
    price_min_usd: 4,
    price_max_usd: 9,
    notes:
      'El rango es para 3 pulgadas sobre 6 pulgadas de base. El pavimento más grueso cuesta más; el que va sin base ' +
      'y los estacionamientos grandes, menos; y los trabajos chicos, su mínimo.',
  },
  sources: [
    'Tons = area x thickness x 145 lb / 2,000 (pavecon.com/calculator).',
    'A common truck brings 22 tons (asphaltcalculator.shop/sources).',
    'About 8 percent more asphalt is ordered than is laid (constructioncalchq.com/guides/how-to-estimate-asphalt), ' +
      "between the 5 and 10 percent of the Navy's manual NAVEDTRA 14080 " +
      '(enginemechanics.tpub.com/14080/css/Compute-Bituminous-Material-195.htm).',
    "Compacted asphalt weighs 145 lb a cubic foot (pavecon.com/calculator); the Navy's Equipment Operator manual, " +
      'NAVEDTRA 14080, takes 146, 110 lb a square yard and inch ' +
      '(enginemechanics.tpub.com/14080/css/Compute-Bituminous-Material-195.htm).',
  ],
  asOf: '2022-02-21',
  sharedFigures: [
    {
      name: 'work_coverages.asphalt_order',
      unit: '',
      source:
        'About 8 percent more asphalt is ordered than is laid ' +
        "(constructioncalchq.com/guides/how-to-estimate-asphalt), between the 5 and 10 percent of the Navy's manual " +
        'NAVEDTRA 14080 (enginemechanics.tpub.com/14080/css/Compute-Bituminous-Material-195.htm).',
      values: [{ value: 1.08 }],
    },
    {
      name: 'work_coverages.asphalt_weight',
      unit: 'lb por pie cúbico',
      source:
        "Compacted asphalt weighs 145 lb a cubic foot (pavecon.com/calculator); the Navy's Equipment Operator " +
        'manual, NAVEDTRA 14080, takes 146, 110 lb a square yard and inch ' +
        '(enginemechanics.tpub.com/14080/css/Compute-Bituminous-Material-195.htm).',
      values: [{ value: 145 }],
    },
    {
      name: 'work_minimums.paving',
      unit: '$',
      asOf: '2025-01-01',
      source: 'Publicado: guía de precios (2025)',
      values: [{ low: 1500, high: 3000 }],
    },
    {
      name: 'work_prices.asphalt',
      unit: '$ por tonelada',
      asOf: '2022-02-21',
      source: 'Publicado: guía de precios (2022 a 2025)',
      values: [{ low: 120, high: 200 }],
    },
    {
      name: 'work_prices.asphalt_base',
      unit: '$ por yarda cúbica',
      source: 'Publicado: empresa, guía de precios (sin fecha)',
      values: [{ low: 50, high: 110 }],
    },
    {
      name: 'work_prices.asphalt_small',
      unit: '$ por tonelada',
      asOf: '2026-01-01',
      source: 'Publicado: guía de precios (2026)',
      values: [{ low: 160, high: 340 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Mezcla caliente, tendida y compactada', covers: 'job', alike: [] },
      { line: 'Base triturada, extendida y compactada', covers: 'job', alike: [] },
    ],
    together: { tons: 'sum', stone: 'sum' },
    leavesOut: [
      'demolición del pavimento viejo',
      'partes blandas',
      'drenes',
      'sellado',
      'rayado',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 4,
    prices: {
      'work_minimums.paving': 'published',
      'work_prices.asphalt': 'published',
      'work_prices.asphalt_base': 'published',
      'work_prices.asphalt_small': 'published',
    },
  },
  own: {
    figures: [
      { name: 'work_coverages.asphalt_order', label: 'Proporción que se pide', min: 1, max: 1.5 },
      {
        name: 'work_prices.asphalt',
        label: 'Asfalto, tendido',
        unit: '$ por tonelada',
        min: 40,
        max: 600,
        written: 'USD/ton',
      },
      {
        name: 'work_prices.asphalt_base',
        label: 'Base, tendida',
        unit: '$ por yarda cúbica',
        min: 10,
        max: 400,
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
      depth: { input: 'thickness', times: 0.08333333333333333 },
    },
  },
  labels: {
    baseWork: 'Precio de la base',
    byWork: 'Precio del trabajo',
    'work_coverages.asphalt_order': 'Proporción que se pide',
    'work_prices.asphalt': 'Asfalto, tendido',
    'work_prices.asphalt_base': 'Base, tendida',
    area: 'Área',
    tons: 'Asfalto',
    order: 'Asfalto por pedir',
    stone: 'Base',
    yards: 'Base por pedir',
    trucks: 'Viajes de camión',
    minimum: 'Cargo mínimo',
    paving: 'Pavimentación',
    cost: 'Costo',
  },
  slopes: {
    value: { length: 1, width: 1, thickness: 1, base: 0 },
    area: { length: 1, width: 1, thickness: 0, base: 0 },
    tons: { length: 1, width: 1, thickness: 1, base: 0 },
    order: { length: 1, width: 1, thickness: 1, base: 0 },
    trucks: { length: 1, width: 1, thickness: 1, base: 0 },
    yards: { length: 1, width: 1, thickness: 0, base: 1 },
    'cost.low': { length: 1, width: 1, thickness: 1, base: 1 },
    'cost.high': { length: 1, width: 1, thickness: 1, base: 1 },
    'total.low': { length: 1, width: 1, thickness: 1, base: 1 },
    'total.high': { length: 1, width: 1, thickness: 1, base: 1 },
  },
  refuse,
  answer,
  trace,
};
