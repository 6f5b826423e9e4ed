/**
 * Calculadora de escombro de demolición. Generated from the entry demolition of catalog/calculators/grounds.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { DemolitionInputs } from '../../calculators/demolition.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/demolition.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const kindFigures: Readonly<Record<DemolitionInputs['kind'], { rateLow: number; rateHigh: number }>> = {
  house: { rateLow: 6, rateHigh: 15 },
  single: { rateLow: 4, rateHigh: 8 },
  double: { rateLow: 4, rateHigh: 8 },
  other: { rateLow: 4, rateHigh: 8 },
};
const kindPhrases: Readonly<Record<DemolitionInputs['kind'], string>> = {
  house: 'una casa',
  single: 'una casa móvil sencilla',
  double: 'una casa móvil doble',
  other: 'un granero, cochera o cobertizo',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: DemolitionInputs, steps = compute(inputs)): CalculationResult {
  const { kind } = inputs;
  const { ground, debris, loads, costLow, costHigh } = steps;
  return {
    value: roundTo(debris, 0),
    unit: 'yardas cúbicas',
    interpretation:
      `Derribar ${kindPhrases[kind]} ` +
      (kind === 'single' || kind === 'double'
        ? `deja cerca de ${inWholeYardasCubicas(debris)} de escombro suelto según la cuenta de FEMA, sea cual sea su ` +
          `tamaño, que una excavadora acomoda en ${inWholeViajes(loads)} de un contenedor de 30 yardas. Con ` +
          `${inWholePies2(ground)} de piso cuesta ${rangeInRoughDolares(costLow, costHigh)}, con el acarreo incluido.`
        : `con ${inWholePies2(ground)} de piso deja cerca de ${inWholeYardasCubicas(debris)} de escombro suelto, que ` +
          `una excavadora acomoda en ${inWholeViajes(loads)} de un contenedor de 30 yardas. Cuesta ` +
          `${rangeInRoughDolares(costLow, costHigh)}, con el acarreo incluido.`),
    secondary: [
      { value: roundTo(loads, 0), unit: 'viajes', label: 'Contenedores de 30 yd³' },
      { value: roundTo(ground, 0), unit: 'pies²', label: 'Piso' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Costo (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Costo (alto)' },
    ],
    figures: {
      debris: { value: roundTo(debris, 0), unit: 'yardas cúbicas' },
      loads: { value: roundTo(loads, 0), unit: 'viajes' },
      ground: { value: roundTo(ground, 0), unit: 'pies²' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: DemolitionInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    floors,
    ground,
    debris,
    packed,
    loads,
    haulingLow,
    haulingHigh,
    minimumLow,
    minimumHigh,
    byWorkLow,
    byWorkHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'floors', formula: 'if kind = "house" then stories else 1', value: floors, unit: '' },
    { name: 'ground', formula: 'length * width * floors to sqft', value: ground, unit: 'pies²' },
    {
      name: 'debris',
      formula:
        'if kind = "house" then ground * work_coverages.debris_house to cuyd else if kind = "single" then ' +
        'work_coverages.debris_single else if kind = "double" then work_coverages.debris_double else length * width ' +
        '* height * work_coverages.debris_other to cuyd',
      value: debris,
      unit: 'yardas cúbicas',
    },
    { name: 'packed', formula: 'debris * work_coverages.debris_packed', value: packed, unit: 'yardas cúbicas' },
    { name: 'loads', formula: 'ceil(packed / work_coverages.roll_off)', value: loads, unit: 'viajes' },
    {
      name: 'hauling',
      formula: 'loads * prices.dumpster_30',
      value: { low: haulingLow, high: haulingHigh },
      unit: '$',
    },
    {
      name: 'minimum',
      formula: 'max(work_minimums.demolition, hauling)',
      value: { low: minimumLow, high: minimumHigh },
      unit: '$',
    },
    { name: 'byWork', formula: 'ground * kind.rate', value: { low: byWorkLow, high: byWorkHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byWork, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ kind }: DemolitionInputs): readonly Cell[] {
  const kindChosen = kindFigures[kind];
  return [{ name: 'kind.rate', cell: kind, unit: '$ por pie²', low: kindChosen.rateLow, high: kindChosen.rateHigh }];
}

/** "2,500 yardas cúbicas", for instance. */
function inWholeYardasCubicas(value: number): string {
  return amount(trimmed(value, 0), '', ' yarda cúbica', ' yardas cúbicas');
}

/** "2,500 viajes", for instance. */
function inWholeViajes(value: number): string {
  return amount(trimmed(value, 0), '', ' viaje', ' viajes');
}

/** "2,500 pies²", for instance. */
function inWholePies2(value: number): string {
  return amount(trimmed(value, 0), '', ' pie²', ' pies²');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Yardas cúbicas de escombro de una casa, casa móvil o construcción exterior, contenedores y el precio */
export const demolition: Calculator<DemolitionInputs> = {
  slug: 'demolition',
  title: 'Calculadora de escombro de demolición',
  subtitle: 'Yardas cúbicas de escombro de una casa, casa móvil o construcción exterior, contenedores y el precio',
  tag: 'outdoor',
  service: 'Demolición',
  disclaimer:
    'Estimado para planear lo que deja un edificio cuando se derriba. No incluye la losa, el contenido, asbesto, ' +
    'plomo, servicios públicos, permisos ni árboles; el escombro se acomoda distinto en cada contenedor.',
  inputs: [
    {
      name: 'kind',
      label: 'Edificio',
      type: 'select',
      default: 'house',
      options: [
        { value: 'house', label: 'Casa' },
        { value: 'single', label: 'Casa móvil sencilla (single-wide)' },
        { value: 'double', label: 'Casa móvil doble (double-wide)' },
        { value: 'other', label: 'Granero, cochera o cobertizo' },
      ],
    },
    {
      name: 'length',
      label: 'Largo',
      type: 'number',
      unit: 'pies',
      default: 50,
      min: 6,
      max: 200,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'width',
      label: 'Ancho',
      type: 'number',
      unit: 'pies',
      default: 30,
      min: 6,
      max: 100,
      step: 1,
      units: acceptedUnits.ft,
    },
    { name: 'stories', label: 'Pisos de una casa', type: 'number', default: 1, min: 1, max: 3, step: 1, whole: true },
    {
      name: 'height',
      label: 'Altura de una construcción exterior',
      type: 'number',
      unit: 'pies',
      default: 12,
      min: 6,
      max: 40,
      step: 1,
      units: acceptedUnits.ft,
    },
  ],
  costBand: {
    service_name: 'Demolición',
    unit: 'por pie cuadrado',
    price_min_usd: 4,
    price_max_usd: 15,
    notes: 'Los edificios chicos cuestan el mínimo de un trabajo, y ningún edificio cuesta menos que sus contenedores.',
  },
  sources: [
    'Houses, mobile homes of 290 and 415 cubic yards, and other buildings, FEMA 325, Public Assistance Debris ' +
      'Management Guide (studylib.net/doc/7445170), without its share for trees; FEMA 329 for field use.',
    'A third of the outside volume of other buildings is debris, FEMA 325 and 329 (studylib.net/doc/7445170).',
    'A large roll-off container holds 30 cubic yards, its nominal size.',
  ],
  asOf: '2007-07-01',
  sharedFigures: [
    {
      name: 'work_coverages.debris_double',
      unit: 'yardas cúbicas',
      asOf: '2007-07-01',
      source: 'Publicado: agencia (2007)',
      values: [{ value: 415 }],
    },
    {
      name: 'work_coverages.debris_house',
      unit: 'yardas cúbicas por pie²',
      asOf: '2007-07-01',
      source: 'Publicado: agencia (2007)',
      values: [{ value: 0.2 }],
    },
    {
      name: 'work_coverages.debris_other',
      unit: '',
      source:
        'A third of the outside volume of other buildings is debris, FEMA 325 and 329 (studylib.net/doc/7445170).',
      values: [{ value: 0.33 }],
    },
    {
      name: 'work_coverages.debris_packed',
      unit: '',
      source: 'Publicado: agencia, guía de precios (sin fecha)',
      values: [{ value: 0.5 }],
    },
    {
      name: 'work_coverages.debris_single',
      unit: 'yardas cúbicas',
      asOf: '2007-07-01',
      source: 'Publicado: agencia (2007)',
      values: [{ value: 290 }],
    },
    {
      name: 'work_coverages.roll_off',
      unit: 'yardas cúbicas por viaje',
      source: 'A large roll-off container holds 30 cubic yards, its nominal size.',
      values: [{ value: 30 }],
    },
    {
      name: 'prices.dumpster_30',
      unit: '$ por viaje',
      asOf: '2017-01-01',
      source: 'Publicado: tarifa oficial, empresa (2017)',
      values: [{ low: 500, high: 900 }],
    },
    {
      name: 'work_minimums.demolition',
      unit: '$',
      source: 'Publicado: empresa, guía de precios (sin fecha)',
      values: [{ low: 2000, high: 3000 }],
    },
    {
      name: 'work_prices.demolish_house',
      unit: '$ por pie²',
      asOf: '2026-01-01',
      source: 'Publicado: guía de precios (2026)',
      values: [{ low: 6, high: 15 }],
    },
    {
      name: 'work_prices.demolish_mobile',
      unit: '$ por pie²',
      source: 'Publicado: empresa, guía de precios (sin fecha)',
      values: [{ low: 4, high: 8 }],
    },
    {
      name: 'work_prices.demolish_other',
      unit: '$ por pie²',
      asOf: '2025-06-20',
      source: 'Publicado: guía de precios (2025)',
      values: [{ low: 4, high: 8 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Derribo, acarreo y tiradero', covers: 'job' }],
    together: { packed: 'sum' },
    minimumAlike: [],
    leavesOut: ['losa y cimientos', 'contenido', 'asbesto', 'plomo', 'corte de servicios', 'permisos', 'árboles'],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 5,
    prices: {
      'prices.dumpster_30': 'published',
      'work_minimums.demolition': 'published',
      'work_prices.demolish_house': 'published',
      'work_prices.demolish_mobile': 'published',
      'work_prices.demolish_other': 'published',
    },
  },
  own: {
    figures: [],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    byWork: 'Precio del trabajo',
    floors: 'Pisos',
    ground: 'Área de piso',
    debris: 'Escombro suelto',
    packed: 'Escombro acomodado',
    loads: 'Viajes de contenedor',
    hauling: 'Acarreo',
    minimum: 'Cargo mínimo',
    cost: 'Costo',
  },
  slopes: {
    value: { length: 1, width: 1, stories: 1, height: 1 },
    debris: { length: 1, width: 1, stories: 1, height: 1 },
    loads: { length: 1, width: 1, stories: 1, height: 1 },
    ground: { length: 1, width: 1, stories: 1, height: 0 },
    'cost.low': { length: 1, width: 1, stories: 1, height: 1 },
    'cost.high': { length: 1, width: 1, stories: 1, height: 1 },
    'total.low': { length: 1, width: 1, stories: 1, height: 1 },
    'total.high': { length: 1, width: 1, stories: 1, height: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
