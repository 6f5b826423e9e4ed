/**
 * Calculadora de zacate artificial. Generated from the entry artificial-turf of catalog/calculators/grounds.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { isBelow, roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { ArtificialTurfInputs } from '../../calculators/artificial-turf.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/artificial-turf.js';
import { amount, fixed, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const infillFigures: Readonly<Record<ArtificialTurfInputs['infill'], number>> = { '1': 1, '1.5': 1.5, '2': 2 };

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: ArtificialTurfInputs, steps = compute(inputs)): CalculationResult {
  const { area, roll, strips, bought, stone, order, weight, sand, minimumLow, byWorkLow, costLow, costHigh } = steps;
  return {
    value: roundTo(roll, 0),
    unit: 'pies lineales',
    interpretation:
      `Para ${inWholePies2(area)} de zacate necesita ${inWholePiesLineales(roll)} de rollo de 15 pies en ` +
      (strips === 1 && isBelow(byWorkLow, minimumLow)
        ? `una sola pieza (se pagan como ${inWholePies2(bought)}), ${inWholeYardasCubicas(order)} de base (cerca de ` +
          `${inToneladasTo1Decimal(weight)}) y ${inWholeBolsas(sand)} de relleno de 50 libras. Con instalación ` +
          `cuesta ${rangeInRoughDolares(costLow, costHigh)}, porque las cuadrillas cobran un mínimo.`
        : strips === 1
          ? `una sola pieza (se pagan como ${inWholePies2(bought)}), ${inWholeYardasCubicas(order)} de base (cerca ` +
            `de ${inToneladasTo1Decimal(weight)}) y ${inWholeBolsas(sand)} de relleno de 50 libras. Con instalación ` +
            `cuesta ${rangeInRoughDolares(costLow, costHigh)}.`
          : `${inWholeTiras(strips)} (se pagan como ${inWholePies2(bought)}), ${inWholeYardasCubicas(order)} de base ` +
            `(cerca de ${inToneladasTo1Decimal(weight)}) y ${inWholeBolsas(sand)} de relleno de 50 libras. Con ` +
            `instalación cuesta ${rangeInRoughDolares(costLow, costHigh)}` +
            (isBelow(byWorkLow, minimumLow) ? ', porque las cuadrillas cobran un mínimo.' : '.')),
    secondary: [
      { value: roundTo(bought, 0), unit: 'pies²', label: 'Zacate artificial por comprar' },
      { value: roundTo(strips, 0), unit: 'tiras', label: 'Tiras' },
      { value: roundTo(stone, 2), unit: 'yardas cúbicas', label: 'Base por comprar' },
      { value: roundTo(sand, 0), unit: 'bolsas', label: 'Relleno de 50 lb' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Instalado (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Instalado (alto)' },
    ],
    figures: {
      area: { value: roundTo(area, 0), unit: 'pies²' },
      roll: { value: roundTo(roll, 0), unit: 'pies lineales' },
      bought: { value: roundTo(bought, 0), unit: 'pies²' },
      order: { value: roundTo(order, 0), unit: 'yardas cúbicas' },
      weight: { value: roundTo(weight, 1), unit: 'toneladas' },
      sand: { value: roundTo(sand, 0), unit: 'bolsas' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      strips: { value: roundTo(strips, 0), unit: 'tiras' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: ArtificialTurfInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    area,
    along,
    across,
    lengthwise,
    crosswise,
    roll,
    strips,
    bought,
    stone,
    order,
    weight,
    sand,
    minimumLow,
    minimumHigh,
    byWorkLow,
    byWorkHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'area', formula: 'length * width to sqft', value: area, unit: 'pies²' },
    { name: 'along', formula: 'ceil(width / work_coverages.turf_roll)', value: along, unit: 'tiras' },
    { name: 'across', formula: 'ceil(length / work_coverages.turf_roll)', value: across, unit: 'tiras' },
    { name: 'lengthwise', formula: 'along * (length / 1 strip)', value: lengthwise, unit: 'pies' },
    { name: 'crosswise', formula: 'across * (width / 1 strip)', value: crosswise, unit: 'pies' },
    { name: 'roll', formula: 'min(lengthwise, crosswise) to lft', value: roll, unit: 'pies lineales' },
    { name: 'strips', formula: 'if lengthwise <= crosswise then along else across', value: strips, unit: 'tiras' },
    { name: 'bought', formula: 'roll * work_coverages.turf_roll * 1 strip to sqft', value: bought, unit: 'pies²' },
    { name: 'stone', formula: 'area * base to cuyd', value: stone, unit: 'yardas cúbicas' },
    { name: 'order', formula: 'ceil(stone, 1 cuyd)', value: order, unit: 'yardas cúbicas' },
    { name: 'weight', formula: 'order * work_coverages.base_weight to ton', value: weight, unit: 'toneladas' },
    { name: 'sand', formula: 'ceil(area * infill.rate / 50 lb/bag)', value: sand, unit: 'bolsas' },
    { name: 'minimum', formula: 'work_minimums.turf', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'byWork', formula: 'bought * work_prices.turf', value: { low: byWorkLow, high: byWorkHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byWork, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ infill }: ArtificialTurfInputs): readonly Cell[] {
  return [{ name: 'infill.rate', cell: infill, unit: 'lb por pie²', value: infillFigures[infill] }];
}

/** "2,500 pies²", for instance. */
function inWholePies2(value: number): string {
  return amount(trimmed(value, 0), '', ' pie²', ' pies²');
}

/** "2,500 pies lineales", for instance. */
function inWholePiesLineales(value: number): string {
  return amount(trimmed(value, 0), '', ' pie lineal', ' pies lineales');
}

/** "2,500 yardas cúbicas", for instance. */
function inWholeYardasCubicas(value: number): string {
  return amount(trimmed(value, 0), '', ' yarda cúbica', ' yardas cúbicas');
}

/** "2,500.0 toneladas", for instance. */
function inToneladasTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' tonelada', ' toneladas');
}

/** "2,500 bolsas", for instance. */
function inWholeBolsas(value: number): string {
  return amount(trimmed(value, 0), '', ' bolsa', ' bolsas');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 tiras", for instance. */
function inWholeTiras(value: number): string {
  return amount(trimmed(value, 0), '', ' tira', ' tiras');
}

/** Pies de rollo de 15 pies para cubrir un zacate, la base y el relleno que lleva, y el precio instalado */
export const artificialTurf: Calculator<ArtificialTurfInputs> = {
  slug: 'artificial-turf',
  title: 'Calculadora de zacate artificial',
  subtitle: 'Pies de rollo de 15 pies para cubrir un zacate, la base y el relleno que lleva, y el precio instalado',
  tag: 'outdoor',
  service: 'Zacate artificial',
  disclaimer:
    'Estimado para planear un rectángulo. No incluye acarreo del zacate viejo, bordes, greens de golf, acolchados ni ' +
    'drenes; los patios con curvas desperdician más zacate artificial.',
  inputs: [
    {
      name: 'length',
      label: 'Largo',
      type: 'number',
      unit: 'pies',
      default: 40,
      min: 3,
      max: 300,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'width',
      label: 'Ancho',
      type: 'number',
      unit: 'pies',
      default: 20,
      min: 3,
      max: 300,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'base',
      label: 'Grueso de la base',
      type: 'number',
      unit: 'pulg',
      default: 4,
      min: 2,
      max: 6,
      step: 0.5,
      units: acceptedUnits.in,
      hint: '4 pulgadas es lo normal, hasta 6 pulgadas en suelo mojado o blando',
    },
    {
      name: 'infill',
      label: 'Relleno',
      type: 'select',
      default: '1.5',
      options: [
        { value: '1', label: '1 lb por pie cuadrado' },
        { value: '1.5', label: '1 1/2 lb por pie cuadrado' },
        { value: '2', label: '2 lb por pie cuadrado, para mascotas y juegos' },
      ],
    },
  ],
  costBand: {
    service_name: 'Zacate artificial',
    unit: 'por pie cuadrado',
    price_min_usd: 8,
    price_max_usd: 14,
    notes: 'También se paga lo que se corta del rollo, y los patios chicos cuestan el mínimo de un trabajo.',
  },
  sources: [
    'Rolls 15 ft wide, laid out both ways and compared ' +
      '(fakegrasshonestvalue.com/artificial-turf-installation/artificial-turf-installation-tips).',
    'A base of 4 in as the standard, 2 in in dry climates and 6 in where it rains as in Houston ' +
      '(artificiallawns.com/install3.htm); infill of 1 to 2 lb a square foot ' +
      '(jodystrucking.com/artificial-grass-installation).',
    'Crushed base weighs about 1.4 tons a cubic yard (constructioncalchq.com/guides/how-to-estimate-asphalt).',
    'Turf comes in rolls 15 ft wide and is ordered by the foot of length ' +
      '(fakegrasshonestvalue.com/artificial-turf-installation/artificial-turf-installation-tips).',
  ],
  sharedFigures: [
    {
      name: 'work_coverages.base_weight',
      unit: 'toneladas por yarda cúbica',
      source:
        'Crushed base weighs about 1.4 tons a cubic yard (constructioncalchq.com/guides/how-to-estimate-asphalt).',
      values: [{ value: 1.4 }],
    },
    {
      name: 'work_coverages.turf_roll',
      unit: 'pies por tira',
      source:
        'Turf comes in rolls 15 ft wide and is ordered by the foot of length ' +
        '(fakegrasshonestvalue.com/artificial-turf-installation/artificial-turf-installation-tips).',
      values: [{ value: 15 }],
    },
    { name: 'work_minimums.turf', unit: '$', source: 'Nuestro criterio', values: [{ low: 1500, high: 2500 }] },
    {
      name: 'work_prices.turf',
      unit: '$ por pie²',
      source: 'Publicado: empresa, guía de precios (sin fecha)',
      values: [{ low: 8, high: 14 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Zacate artificial colocado, con base y relleno', covers: 'job' }],
    leavesOut: [
      'acarreo del zacate viejo',
      'bordes',
      'drenes',
      'greens de golf',
      'acolchados',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 1,
    judged: 1,
    prices: { 'work_minimums.turf': 'judged', 'work_prices.turf': 'published' },
  },
  own: {
    figures: [{
      name: 'work_prices.turf',
      label: 'Zacate artificial, instalado',
      unit: '$ por pie²',
      min: 2,
      max: 40,
      written: 'USD/sqft',
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
      depth: { input: 'base', times: 0.08333333333333333 },
    },
  },
  labels: {
    byWork: 'Precio del trabajo',
    'work_prices.turf': 'Zacate artificial, instalado',
    area: 'Área',
    along: 'Tiras a lo largo',
    across: 'Tiras a lo ancho',
    lengthwise: 'Rollo con tiras a lo largo',
    crosswise: 'Rollo con tiras a lo ancho',
    roll: 'Largo de rollo',
    strips: 'Tiras',
    bought: 'Zacate que se compra',
    stone: 'Base',
    order: 'Base por pedir',
    weight: 'Peso de la base',
    sand: 'Bolsas de relleno',
    minimum: 'Cargo mínimo',
    cost: 'Costo',
  },
  slopes: {
    value: { length: 1, width: 1, base: 0 },
    area: { length: 1, width: 1, base: 0 },
    roll: { length: 1, width: 1, base: 0 },
    bought: { length: 1, width: 1, base: 0 },
    order: { length: 1, width: 1, base: 1 },
    weight: { length: 1, width: 1, base: 1 },
    sand: { length: 1, width: 1, base: 0 },
    'cost.low': { length: 1, width: 1, base: 0 },
    'cost.high': { length: 1, width: 1, base: 0 },
    strips: { base: 0 },
    'total.low': { length: 1, width: 1, base: 0 },
    'total.high': { length: 1, width: 1, base: 0 },
  },
  refuse,
  answer,
  trace,
  cells,
};
