/**
 * Calculadora de iluminación de un cuarto. Generated from the entry lighting-installation of
 * catalog/calculators/finishes.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { LightingInstallationInputs } from '../../calculators/lighting-installation.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/lighting-installation.js';
import { amount, fixed, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const roomFigures: Readonly<Record<LightingInstallationInputs['room'], number>> = {
  hall: 10,
  living: 20,
  kitchen: 35,
  office: 50,
  bath: 75,
};
const roomPhrases: Readonly<Record<LightingInstallationInputs['room'], string>> = {
  hall: 'pasillo',
  living: 'sala o recámara',
  kitchen: 'cocina o comedor',
  office: 'oficina o taller',
  bath: 'baño',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: LightingInstallationInputs, steps = compute(inputs)): CalculationResult {
  const { room, lumens } = inputs;
  const { area, need, installed, lights, average, costLow, costHigh } = steps;
  return {
    value: roundTo(lights, 0),
    unit: 'lámparas',
    interpretation:
      `Para ${inWholePies2(area)} de ${roomPhrases[room]} necesita ${inWholeLumenes(need)} sobre el plano de ` +
      `trabajo. Ahí llega cerca de la mitad de lo que dan las lámparas, así que planee ${inWholeLamparas(lights)} de ` +
      `${inWholeLumenes(lumens)} para tener ${inPiesCandelaTo1Decimal(average)}; con instalación y cableado nuevo ` +
      `cuesta ${rangeInRoughDolares(costLow, costHigh)}.`,
    secondary: [
      { value: roundTo(installed, 0), unit: 'lúmenes', label: 'Lúmenes por instalar' },
      { value: roundTo(average, 1), unit: 'pies-candela', label: 'Luz promedio' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Instalado (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Instalado (alto)' },
    ],
    figures: {
      area: { value: roundTo(area, 0), unit: 'pies²' },
      need: { value: roundTo(need, 0), unit: 'lúmenes' },
      lights: { value: roundTo(lights, 0), unit: 'lámparas' },
      average: { value: roundTo(average, 1), unit: 'pies-candela' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: LightingInstallationInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    area,
    need,
    installed,
    lights,
    average,
    minimumLow,
    minimumHigh,
    byLightLow,
    byLightHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'area', formula: 'length * width to sqft', value: area, unit: 'pies²' },
    { name: 'need', formula: 'area * room.light to lm', value: need, unit: 'lúmenes' },
    { name: 'installed', formula: 'need / work_coverages.light_loss', value: installed, unit: 'lúmenes' },
    { name: 'lights', formula: 'ceil(installed / (lumens / 1 fixture))', value: lights, unit: 'lámparas' },
    {
      name: 'average',
      formula: 'lights * (lumens / 1 fixture) * work_coverages.light_loss / area to footcandle',
      value: average,
      unit: 'pies-candela',
    },
    { name: 'minimum', formula: 'work_minimums.lighting', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    {
      name: 'byLight',
      formula: 'lights * work_prices.light',
      value: { low: byLightLow, high: byLightHigh },
      unit: '$',
    },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byLight, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ room }: LightingInstallationInputs): readonly Cell[] {
  return [{ name: 'room.light', cell: room, unit: 'pies-candela', value: roomFigures[room] }];
}

/** "2,500 pies²", for instance. */
function inWholePies2(value: number): string {
  return amount(trimmed(value, 0), '', ' pie²', ' pies²');
}

/** "2,500 lúmenes", for instance. */
function inWholeLumenes(value: number): string {
  return amount(trimmed(value, 0), '', ' lumen', ' lúmenes');
}

/** "2,500 lámparas", for instance. */
function inWholeLamparas(value: number): string {
  return amount(trimmed(value, 0), '', ' lámpara', ' lámparas');
}

/** "2,500.0 pies-candela", for instance. */
function inPiesCandelaTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' pie-candela', ' pies-candela');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Cuántas lámparas de techo necesita un cuarto por el método de lúmenes, y su precio instalado */
export const lightingInstallation: Calculator<LightingInstallationInputs> = {
  slug: 'lighting-installation',
  title: 'Calculadora de iluminación de un cuarto',
  subtitle: 'Cuántas lámparas de techo necesita un cuarto por el método de lúmenes, y su precio instalado',
  tag: 'home',
  service: 'Instalación de lámparas',
  disclaimer:
    'Estimado para planear la luz promedio en un cuarto con cielo raso blanco y paredes claras. No incluye ' +
    'atenuadores, circuitos nuevos, resanes ni las luces sobre cubiertas y espejos; los cuartos oscuros o altos ' +
    'necesitan más.',
  inputs: [
    {
      name: 'length',
      label: 'Largo del cuarto',
      type: 'number',
      unit: 'pies',
      default: 15,
      min: 4,
      max: 80,
      step: 0.5,
      units: acceptedUnits.ft,
    },
    {
      name: 'width',
      label: 'Ancho del cuarto',
      type: 'number',
      unit: 'pies',
      default: 12,
      min: 3,
      max: 80,
      step: 0.5,
      units: acceptedUnits.ft,
    },
    {
      name: 'room',
      label: 'Para qué se usa',
      type: 'select',
      default: 'kitchen',
      options: [
        { value: 'hall', label: 'Pasillo' },
        { value: 'living', label: 'Sala o recámara' },
        { value: 'kitchen', label: 'Cocina o comedor' },
        { value: 'office', label: 'Oficina o taller' },
        { value: 'bath', label: 'Baño, con tanta luz como en el espejo' },
      ],
    },
    {
      name: 'lumens',
      label: 'Lúmenes de una lámpara',
      type: 'number',
      unit: 'lúmenes',
      default: 900,
      min: 200,
      max: 10000,
      step: 50,
      units: acceptedUnits.lm,
      hint: 'Una lámpara LED empotrada de 6 pulgadas da de 650 a 1,100',
    },
  ],
  costBand: {
    service_name: 'Instalación de lámparas',
    unit: 'por lámpara',
    price_min_usd: 125,
    price_max_usd: 350,
    notes: 'Una o dos lámparas cuestan el mínimo de una visita.',
  },
  sources: [
    'Lumen method, lights = foot-candles x area / (lumens x utilization x light loss) ' +
      '(electrakit.com/formulas/lighting-lumen-method).',
    'Living rooms and bedrooms 10 to 20 foot-candles, kitchens and dining rooms 30 to 40, bathrooms 70 to 80, ' +
      'hallways 5 to 10 (blog.littmanbros.com/2012/06/20/how-much-light-do-i-need-in-a-room); 50 for an office is ' +
      "that of the method's example.",
    'The Illuminating Engineering Society asks for less as a minimum, 3 foot-candles in a living room, 20 on a ' +
      'dining table and 40 on a desk (tedmagazine-digital.com/tedmagazine/february_2017, page 63).',
  ],
  asOf: '2022-01-12',
  sharedFigures: [
    {
      name: 'work_coverages.light_loss',
      unit: '',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ value: 0.52 }],
    },
    { name: 'work_minimums.lighting', unit: '$', source: 'Nuestro criterio', values: [{ low: 250, high: 400 }] },
    {
      name: 'work_prices.light',
      unit: '$ por lámpara',
      asOf: '2022-01-12',
      source: 'Publicado: guía de precios (2022 a 2025)',
      values: [{ low: 125, high: 350 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Lámparas con cableado, instaladas', covers: 'job' }],
    leavesOut: [
      'atenuadores',
      'circuitos nuevos',
      'resanes y pintura',
      'luces de trabajo',
      'permiso',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 1,
    judged: 1,
    prices: { 'work_minimums.lighting': 'judged', 'work_prices.light': 'published' },
  },
  own: {
    figures: [{
      name: 'work_prices.light',
      label: 'Lámpara, con instalación',
      unit: '$ por lámpara',
      min: 30,
      max: 1500,
      written: 'USD/fixture',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: { kind: 'room', measures: { length: { input: 'length', times: 1 }, width: { input: 'width', times: 1 } } },
  labels: {
    byLight: 'Precio por las lámparas',
    'work_prices.light': 'Lámpara, con instalación',
    area: 'Área',
    need: 'Luz que llega',
    installed: 'Luz instalada',
    lights: 'Lámparas',
    average: 'Luz promedio',
    minimum: 'Cargo mínimo',
    cost: 'Costo',
  },
  slopes: {
    value: { length: 1, width: 1, lumens: -1 },
    area: { length: 1, width: 1, lumens: 0 },
    need: { length: 1, width: 1, lumens: 0 },
    lights: { length: 1, width: 1, lumens: -1 },
    'cost.low': { length: 1, width: 1, lumens: -1 },
    'cost.high': { length: 1, width: 1, lumens: -1 },
    'total.low': { length: 1, width: 1, lumens: -1 },
    'total.high': { length: 1, width: 1, lumens: -1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
