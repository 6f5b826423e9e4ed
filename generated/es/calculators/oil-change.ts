/**
 * Calculadora de cambio de aceite. Generated from the entry oil-change of catalog/calculators/auto.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { isAtMost, roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { OilChangeInputs } from '../../calculators/oil-change.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/oil-change.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const oilFigures: Readonly<
  Record<OilChangeInputs['oil'], { interval: number; priceLow: number; priceHigh: number }>
> = {
  conventional: { interval: 5000, priceLow: 35, priceHigh: 75 },
  blend: { interval: 6000, priceLow: 45, priceHigh: 90 },
  synthetic: { interval: 7500, priceLow: 65, priceHigh: 125 },
};
const oilPhrases: Readonly<Record<OilChangeInputs['oil'], string>> = {
  conventional: 'el aceite convencional',
  blend: 'el aceite semisintético',
  synthetic: 'el aceite totalmente sintético',
};
const dutyPhrases: Readonly<Record<OilChangeInputs['duty'], string>> = {
  normal: 'servicio normal',
  severe: 'servicio severo',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: OilChangeInputs, steps = compute(inputs)): CalculationResult {
  const { miles, oil, duty } = inputs;
  const { interval, changes, eachLow, eachHigh, costLow, costHigh } = steps;
  return {
    value: roundTo(changes, 0),
    unit: 'cambios de aceite al año',
    interpretation:
      `En ${dutyPhrases[duty]}, ${oilPhrases[oil]} dura cerca de ${inWholeMillas(interval)}, así que con ` +
      `${inWholeMillas(miles)} al año ` +
      (isAtMost(miles, interval)
        ? `necesita un cambio al año. Cuesta ${rangeInRoughDolares(costLow, costHigh)}.`
        : `cámbielo ${inWholeVeces(changes)}. Cada cambio cuesta ${rangeInRoughDolares(eachLow, eachHigh)} y el año ` +
          `${rangeInRoughDolares(costLow, costHigh)}.`),
    secondary: [
      { value: roundTo(interval, 0), unit: 'millas', label: 'Millas entre cambios' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Año (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Año (alto)' },
    ],
    figures: {
      interval: { value: roundTo(interval, 0), unit: 'millas' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      changes: { value: roundTo(changes, 0), unit: 'veces' },
      each: { low: roundTo(eachLow, 0), high: roundTo(eachHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: OilChangeInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { interval, changes, eachLow, eachHigh, costLow, costHigh } = steps;
  return [
    { name: 'interval', formula: 'round(oil.interval * duty.share, 100 mi)', value: interval, unit: 'millas' },
    { name: 'changes', formula: 'max(1, ceil(miles / interval)) * 1 time', value: changes, unit: 'veces' },
    { name: 'each', formula: 'oil.price', value: { low: eachLow, high: eachHigh }, unit: '$' },
    { name: 'cost', formula: 'changes * each / 1 time', value: { low: costLow, high: costHigh }, unit: '$' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ oil, duty }: OilChangeInputs): readonly Cell[] {
  const oilChosen = oilFigures[oil];
  return [
    { name: 'oil.interval', cell: oil, unit: 'millas', value: oilChosen.interval },
    { name: 'oil.price', cell: oil, unit: '$', low: oilChosen.priceLow, high: oilChosen.priceHigh },
    { name: 'duty.share', cell: duty, unit: '', value: duty === 'normal' ? 1 : 0.6666666667 },
  ];
}

/** "2,500 millas", for instance. */
function inWholeMillas(value: number): string {
  return amount(trimmed(value, 0), '', ' milla', ' millas');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 veces", for instance. */
function inWholeVeces(value: number): string {
  return amount(trimmed(value, 0), '', ' vez', ' veces');
}

/** Cambios de aceite en un año, las millas entre ellos y cuánto cuestan */
export const oilChange: Calculator<OilChangeInputs> = {
  slug: 'oil-change',
  title: 'Calculadora de cambio de aceite',
  subtitle: 'Cambios de aceite en un año, las millas entre ellos y cuánto cuestan',
  tag: 'auto',
  service: 'Cambios de aceite',
  disclaimer:
    'Estimado para planear carros y camionetas ligeras de gasolina. No incluye motores diésel, más de seis cuartos, ' +
    'filtros de otros tipos ni reparaciones; el intervalo lo deciden el manual del propietario y el monitor de vida ' +
    'del aceite.',
  inputs: [
    {
      name: 'miles',
      label: 'Millas al año',
      type: 'number',
      unit: 'millas',
      default: 15000,
      min: 500,
      max: 100000,
      step: 500,
      units: acceptedUnits.mi,
    },
    {
      name: 'oil',
      label: 'Aceite',
      type: 'select',
      default: 'synthetic',
      options: [
        { value: 'conventional', label: 'Convencional' },
        { value: 'blend', label: 'Semisintético' },
        { value: 'synthetic', label: 'Totalmente sintético' },
      ],
    },
    {
      name: 'duty',
      label: 'Servicio',
      type: 'select',
      default: 'severe',
      options: [
        { value: 'normal', label: 'Normal: principalmente carretera' },
        { value: 'severe', label: 'Severo: polvo, remolcar, calor, viajes cortos' },
      ],
    },
  ],
  costBand: {
    service_name: 'Cambios de aceite',
    unit: 'por cambio de aceite',
    price_min_usd: 35,
    price_max_usd: 125,
  },
  sources: [
    'Every 5,000 miles with conventional oil and 5,000 to 7,500 in general, once a year at the least, and more ' +
      'often in severe service, by the AAA (aaa.com/autorepair/articles/how-often-should-you-change-your-oil); 6,000 ' +
      'for a blend is a planning estimate between.',
    'The two thirds of an interval for severe service are a planning estimate.',
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Cambios de aceite del año', covers: 'job' }],
    leavesOut: [
      'más de seis cuartos de aceite',
      'motores diésel',
      'rotación de llantas',
      'cargos del taller y por desecho',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 1,
    prices: { 'oil-change.oil': 'published' },
  },
  own: {
    figures: [{
      name: 'oil.price',
      label: 'Precio',
      unit: '$',
      min: 15,
      max: 400,
      units: acceptedUnits.USD,
      by: ['oil'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { 'oil.price': 'Precio', interval: 'Intervalo', changes: 'Cambios', each: 'Por cambio', cost: 'Costo' },
  slopes: {
    value: { miles: 1 },
    interval: { miles: 0 },
    'cost.low': { miles: 1 },
    'cost.high': { miles: 1 },
    changes: { miles: 1 },
    'each.low': { miles: 0 },
    'each.high': { miles: 0 },
    'total.low': { miles: 1 },
    'total.high': { miles: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
