/**
 * Calculadora de cerca de alambre de púas. Generated from the entry barbed-wire-fence of catalog/calculators/land.yaml
 * by `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { BarbedWireFenceInputs } from '../../calculators/barbed-wire-fence.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/barbed-wire-fence.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const strandsFigures: Readonly<
  Record<BarbedWireFenceInputs['strands'], { rateLow: number; rateHigh: number; wires: number }>
> = {
  '4': { rateLow: 2.5, rateHigh: 4, wires: 4 },
  '5': { rateLow: 2.75, rateHigh: 4.5, wires: 5 },
  '6': { rateLow: 3, rateHigh: 5, wires: 6 },
};
const spacingFigures: Readonly<Record<BarbedWireFenceInputs['spacing'], number>> = {
  '10': 10,
  '12': 12,
  '15': 15,
  '20': 20,
};
const strandsPhrases: Readonly<Record<BarbedWireFenceInputs['strands'], string>> = {
  '4': 'de cuatro hilos',
  '5': 'de cinco hilos',
  '6': 'de seis hilos',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: BarbedWireFenceInputs, steps = compute(inputs)): CalculationResult {
  const { length, strands, spacing } = inputs;
  const { rolls, line, braces, costLow, costHigh } = steps;
  return {
    value: roundTo(rolls, 0),
    unit: 'rollos',
    interpretation:
      `Para ${inWholePiesLineales(length)} de cerca ${strandsPhrases[strands]} necesita ${inWholeRollos(rolls)} de ` +
      `alambre de un cuarto de milla, ${inWholePostes(line)} en la línea a cada ${inPies(spacingFigures[spacing])} y ` +
      `${inWholePostes(braces)} para los refuerzos de las esquinas. Instalada cuesta ` +
      `${rangeInRoughDolares(costLow, costHigh)}.`,
    secondary: [
      { value: roundTo(line, 0), unit: 'postes', label: 'Postes de línea' },
      { value: roundTo(braces, 0), unit: 'postes', label: 'Postes para refuerzos' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Instalada (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Instalada (alto)' },
    ],
    figures: {
      rolls: { value: roundTo(rolls, 0), unit: 'rollos' },
      line: { value: roundTo(line, 0), unit: 'postes' },
      braces: { value: roundTo(braces, 0), unit: 'postes' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: BarbedWireFenceInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    wire,
    rolls,
    line,
    braces,
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
    { name: 'wire', formula: 'length * strands.wires', value: wire, unit: 'pies lineales' },
    { name: 'rolls', formula: 'ceil(wire / coverages.barbed_wire)', value: rolls, unit: 'rollos' },
    { name: 'line', formula: 'ceil(length / spacing * 1 post)', value: line, unit: 'postes' },
    { name: 'braces', formula: 'corners * 3', value: braces, unit: 'postes' },
    { name: 'rate', formula: 'strands.rate', value: { low: rateLow, high: rateHigh }, unit: '$ por pie lineal' },
    { name: 'minimum', formula: 'prices.fence_minimum', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'byFoot', formula: 'length * rate', value: { low: byFootLow, high: byFootHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byFoot, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ strands }: BarbedWireFenceInputs): readonly Cell[] {
  const strandsChosen = strandsFigures[strands];
  return [
    {
      name: 'strands.rate',
      cell: strands,
      unit: '$ por pie lineal',
      low: strandsChosen.rateLow,
      high: strandsChosen.rateHigh,
    },
    { name: 'strands.wires', cell: strands, unit: '', value: strandsChosen.wires },
  ];
}

/** "2,500 pies lineales", for instance. */
function inWholePiesLineales(value: number): string {
  return amount(trimmed(value, 0), '', ' pie lineal', ' pies lineales');
}

/** "2,500 rollos", for instance. */
function inWholeRollos(value: number): string {
  return amount(trimmed(value, 0), '', ' rollo', ' rollos');
}

/** "2,500 postes", for instance. */
function inWholePostes(value: number): string {
  return amount(trimmed(value, 0), '', ' poste', ' postes');
}

/** "2,500 pies", for instance. */
function inPies(value: number): string {
  return amount(trimmed(value, 2), '', ' pie', ' pies');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Rollos de alambre, postes y costo instalado de una cerca de rancho */
export const barbedWireFence: Calculator<BarbedWireFenceInputs> = {
  slug: 'barbed-wire-fence',
  title: 'Calculadora de cerca de alambre de púas',
  subtitle: 'Rollos de alambre, postes y costo instalado de una cerca de rancho',
  tag: 'outdoor',
  service: 'Cercas de alambre de púas',
  disclaimer:
    'Estimado para planear en terreno despejado y parejo. No incluye desmonte, piedra, cruces de arroyo, portones, ' +
    'guardaganados ni quitar una cerca vieja; póngase de acuerdo con el vecino sobre la línea y mande hacer antes el ' +
    'deslinde.',
  inputs: [
    {
      name: 'length',
      label: 'Largo de la línea',
      type: 'number',
      unit: 'pies lineales',
      default: 5280,
      min: 100,
      max: 200000,
      step: 10,
      units: acceptedUnits.lft,
      hint: 'Un lado de una sección cuadrada mide 5280 pies',
    },
    {
      name: 'strands',
      label: 'Hilos',
      type: 'select',
      default: '5',
      options: [
        { value: '4', label: '4 hilos' },
        { value: '5', label: '5 hilos' },
        { value: '6', label: '6 hilos' },
      ],
    },
    {
      name: 'spacing',
      label: 'Distancia entre postes de línea',
      type: 'select',
      unit: 'pies',
      default: '12',
      options: [
        { value: '10', label: '10 pies', size: 10 },
        { value: '12', label: '12 pies', size: 12 },
        { value: '15', label: '15 pies', size: 15 },
        { value: '20', label: '20 pies', size: 20 },
      ],
      units: acceptedUnits.ft,
    },
    {
      name: 'corners',
      label: 'Esquinas',
      type: 'number',
      unit: 'postes',
      default: 4,
      min: 2,
      max: 100,
      step: 1,
      whole: true,
      units: acceptedUnits.post,
      hint: 'Esquinas y extremos de la línea',
    },
  ],
  costBand: {
    service_name: 'Cercas de alambre de púas',
    unit: 'por pie lineal',
    price_min_usd: 2.5,
    price_max_usd: 5,
    notes: 'Una cerca corta cuesta el mínimo, y por eso sale más cara por pie.',
  },
  sources: [
    'Posts 12 ft apart as in the fences of Iowa State University Extension, 2012 ' +
      '(agriculture.com/news/livestock/what-will-a-new-fence-cost-this-year_3-ar22518); three posts to a brace are a ' +
      'planning estimate.',
    "A roll of barbed wire holds 1,320 ft, a quarter mile (makers' catalogs).",
  ],
  asOf: '2016-04-20',
  sharedFigures: [
    {
      name: 'coverages.barbed_wire',
      unit: 'pies por rollo',
      source: "A roll of barbed wire holds 1,320 ft, a quarter mile (makers' catalogs).",
      values: [{ value: 1320 }],
    },
    { name: 'prices.fence_minimum', unit: '$', source: 'Nuestro criterio', values: [{ low: 1000, high: 1800 }] },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    addsUp: 'length',
    lines: [{ line: 'Cerca por pie', covers: 'job' }],
    leavesOut: [
      'desmonte de la línea',
      'piedra',
      'cruces de arroyo',
      'portones',
      'guardaganados',
      'quitar una cerca vieja',
      'deslinde',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    brought: 1,
    judged: 1,
    broughtFrom: '2017',
    prices: { 'prices.fence_minimum': 'judged', 'barbed-wire-fence.strands': 'brought' },
  },
  own: {
    figures: [{
      name: 'strands.rate',
      label: 'Precio por pie lineal',
      unit: '$ por pie lineal',
      min: 0.5,
      max: 20,
      written: 'USD/lft',
      by: ['strands'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: { kind: 'fence', measures: { length: { input: 'length', times: 1 } } },
  labels: {
    byFoot: 'Precio por pie',
    'strands.rate': 'Precio por pie lineal',
    wire: 'Alambre',
    rolls: 'Rollos',
    line: 'Postes en la línea',
    braces: 'Postes de los refuerzos',
    rate: 'Precio por pie lineal',
    minimum: 'Cargo mínimo',
    cost: 'Costo',
  },
  slopes: {
    value: { length: 1, corners: 0 },
    rolls: { length: 1, corners: 0 },
    line: { length: 1, corners: 0 },
    braces: { length: 0, corners: 1 },
    'cost.low': { length: 1, corners: 0 },
    'cost.high': { length: 1, corners: 0 },
    'total.low': { length: 1, corners: 0 },
    'total.high': { length: 1, corners: 0 },
  },
  refuse,
  answer,
  trace,
  cells,
};
