/**
 * Calculadora de acarreo de ganado. Generated from the entry livestock-hauling of catalog/calculators/land.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { roundDown, roundTo, roundUp } from '../../../engine/kernel/math.js';
import type {
  CalculationResult,
  Calculator,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../../engine/kernel/module.js';
import type { LivestockHaulingInputs, LivestockHaulingSteps } from '../../calculators/livestock-hauling.js';
import { cells, refuse } from '../../calculators/livestock-hauling.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const hornsPhrases: Readonly<Record<LivestockHaulingInputs['horns'], string>> = {
  yes: 'con cuernos',
  no: 'sin cuernos',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute(inputs: LivestockHaulingInputs): LivestockHaulingSteps {
  const { floorLength, floorWidth, weight, herd, horns, miles } = inputs;
  const floor_area = floorLength * floorWidth;
  const space = weight * 0.013;
  const fit = roundDown(floor_area * (horns === 'yes' ? 0.95 : 1) / space);
  const trips = roundUp(herd / Math.max(1, fit));
  const load = Math.min(fit, herd) * weight;
  const perTripLow = Math.max(150, miles * 2.5);
  const perTripHigh = Math.max(250, miles * 5.5);
  const costLow = trips * perTripLow;
  const costHigh = trips * perTripHigh;
  const word: string = trips === 1 ? 'viaje' : 'viajes';
  const load_lb = load;
  return { floor_area, space, fit, trips, load, perTripLow, perTripHigh, costLow, costHigh, word, load_lb };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: LivestockHaulingInputs, own: OwnFigures): LivestockHaulingSteps {
  const { floorLength, floorWidth, weight, herd, horns, miles } = inputs;
  const pricesHaulingMile = own['prices.hauling_mile'] ?? 2.5;
  const pricesHaulingMileHigh = own['prices.hauling_mile'] ?? 5.5;
  const floor_area = floorLength * floorWidth;
  const space = weight * 0.013;
  const fit = roundDown(floor_area * (horns === 'yes' ? 0.95 : 1) / space);
  const trips = roundUp(herd / Math.max(1, fit));
  const load = Math.min(fit, herd) * weight;
  const perTripLow = Math.max(150, miles * pricesHaulingMile);
  const perTripHigh = Math.max(250, miles * pricesHaulingMileHigh);
  const costLow = trips * perTripLow;
  const costHigh = trips * perTripHigh;
  const word: string = trips === 1 ? 'viaje' : 'viajes';
  const load_lb = load;
  return { floor_area, space, fit, trips, load, perTripLow, perTripHigh, costLow, costHigh, word, load_lb };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: LivestockHaulingInputs, steps = compute(inputs)): CalculationResult {
  const { weight, herd, horns, miles } = inputs;
  const { floor_area, space, fit, trips, costLow, costHigh, word, load_lb } = steps;
  return {
    value: roundTo(fit, 0),
    unit: 'cabezas',
    interpretation:
      `Un piso de ${inWholePies2(floor_area)} da para ${inWholeCabezas(fit)} de ganado ${hornsPhrases[horns]}, a ` +
      `${inWholeLibrasPorCabeza(weight)}, cuando más ${inWholeLibras(load_lb)} en una carga. Acarrear ` +
      `${inWholeCabezas(herd)} toma ${trimmed(trips, 0)} ${word}; con ${inWholeMillas(miles)} por viaje cuesta ` +
      `${rangeInRoughDolares(costLow, costHigh)}.`,
    secondary: [
      { value: roundTo(trips, 0), unit: '', label: 'Viajes' },
      { value: roundTo(space, 1), unit: 'pies²', label: 'Piso por animal' },
      { value: roundTo(load_lb, 0), unit: 'lb', label: 'Peso de una carga' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Acarreo (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Acarreo (alto)' },
    ],
    figures: {
      floor_area: { value: roundTo(floor_area, 0), unit: 'pies²' },
      fit: { value: roundTo(fit, 0), unit: 'cabezas' },
      load_lb: { value: roundTo(load_lb, 0), unit: 'lb' },
      trips: { value: roundTo(trips, 0), unit: '' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      word: { text: word },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: LivestockHaulingInputs, steps = compute(inputs)): EstimateAmounts {
  const { costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(costLow, 0), high: roundTo(costHigh, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: LivestockHaulingInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { floor_area, space, fit, trips, load, perTripLow, perTripHigh, costLow, costHigh, word, load_lb } = steps;
  return [
    { name: 'floor_area', formula: 'floorLength * floorWidth to sqft', value: floor_area, unit: 'pies²' },
    { name: 'space', formula: 'weight * transport.cattle_space to sqft/head', value: space, unit: 'pies² por cabeza' },
    { name: 'fit', formula: 'floor(floor_area * horns.share / space)', value: fit, unit: 'cabezas' },
    { name: 'trips', formula: 'ceil(herd / max(1 head, fit))', value: trips, unit: '' },
    { name: 'load', formula: 'min(fit, herd) * weight', value: load, unit: 'lb' },
    {
      name: 'perTrip',
      formula: 'max(prices.hauling_minimum, miles * prices.hauling_mile)',
      value: { low: perTripLow, high: perTripHigh },
      unit: '$',
    },
    { name: 'cost', formula: 'trips * perTrip', value: { low: costLow, high: costHigh }, unit: '$' },
    { name: 'word', formula: 'if trips = 1 then "viaje" else "viajes"', value: word, unit: '' },
    { name: 'load_lb', formula: 'load to lb', value: load_lb, unit: 'lb' },
  ];
}

/** "2,500 pies²", for instance. */
function inWholePies2(value: number): string {
  return amount(trimmed(value, 0), '', ' pie²', ' pies²');
}

/** "2,500 cabezas", for instance. */
function inWholeCabezas(value: number): string {
  return amount(trimmed(value, 0), '', ' cabeza', ' cabezas');
}

/** "2,500 libras por cabeza", for instance. */
function inWholeLibrasPorCabeza(value: number): string {
  return amount(trimmed(value, 0), '', ' libra por cabeza', ' libras por cabeza');
}

/** "2,500 libras", for instance. */
function inWholeLibras(value: number): string {
  return amount(trimmed(value, 0), '', ' libra', ' libras');
}

/** "2,500 millas", for instance. */
function inWholeMillas(value: number): string {
  return amount(trimmed(value, 0), '', ' milla', ' millas');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Cabezas que caben en un remolque, viajes para el hato y cuánto cuesta el acarreo */
export const livestockHauling: Calculator<LivestockHaulingInputs> = {
  slug: 'livestock-hauling',
  title: 'Calculadora de acarreo de ganado',
  subtitle: 'Cabezas que caben en un remolque, viajes para el hato y cuánto cuesta el acarreo',
  tag: 'outdoor',
  service: 'Acarreo de ganado',
  disclaimer:
    'Estimado para planear con ganado sano. No incluye la capacidad de la camioneta, los ejes y las llantas, que ' +
    'puede permitir menos cabezas, ni permisos, papeles de sanidad o casetas. Cargue menos cuando haga mucho calor.',
  inputs: [
    {
      name: 'floorLength',
      label: 'Largo del piso',
      type: 'number',
      unit: 'pies',
      default: 16,
      min: 8,
      max: 53,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'floorWidth',
      label: 'Ancho del piso',
      type: 'number',
      unit: 'pies',
      default: 6,
      min: 5,
      max: 8.5,
      step: 0.5,
      units: acceptedUnits.ft,
    },
    {
      name: 'weight',
      label: 'Peso de un animal',
      type: 'number',
      unit: 'libras',
      default: 600,
      min: 200,
      max: 2200,
      step: 25,
      written: 'lb/head',
    },
    {
      name: 'herd',
      label: 'Cabezas por acarrear',
      type: 'number',
      unit: 'cabezas',
      default: 30,
      min: 1,
      max: 2000,
      step: 1,
      whole: true,
      units: acceptedUnits.head,
    },
    {
      name: 'horns',
      label: '¿Con cuernos?',
      type: 'select',
      default: 'no',
      options: [
        { value: 'yes', label: 'Sí' },
        { value: 'no', label: 'No' },
      ],
    },
    {
      name: 'miles',
      label: 'Millas cargado, de ida',
      type: 'number',
      unit: 'millas',
      default: 60,
      min: 1,
      max: 1500,
      step: 1,
      units: acceptedUnits.mi,
    },
  ],
  costBand: {
    service_name: 'Acarreo de ganado',
    unit: 'por milla cargada',
    price_min_usd: 2.5,
    price_max_usd: 5.5,
    notes: 'Un acarreo corto cuesta el mínimo.',
  },
  sources: [
    'Five percent fewer head with horns (Beef Quality Assurance, ' +
      'animal.agwired.com/2009/04/15/bqa-on-trailer-protocol).',
    '1.3 sq ft of floor per 100 lb of animal, rounded down (Texas and Southwestern Cattle Raisers Association, ' +
      'tscra.org/bqa-tip-of-the-month-dont-overload-trailers).',
  ],
  asOf: '2023-02-22',
  sharedFigures: [
    {
      name: 'transport.cattle_space',
      unit: 'pies² por libra',
      source:
        '1.3 sq ft of floor per 100 lb of animal, rounded down (Texas and Southwestern Cattle Raisers Association, ' +
        'tscra.org/bqa-tip-of-the-month-dont-overload-trailers).',
      values: [{ value: 0.013 }],
    },
    {
      name: 'prices.hauling_mile',
      unit: '$ por milla',
      asOf: '2023-02-22',
      source: 'Publicado: encuesta, empresa (2023 a 2026)',
      values: [{ low: 2.5, high: 5.5 }],
    },
    { name: 'prices.hauling_minimum', unit: '$', source: 'Nuestro criterio', values: [{ low: 150, high: 250 }] },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    addsUp: 'herd',
    lines: [{ line: 'Acarreo por milla cargada', covers: 'job' }],
    leavesOut: ['permisos', 'papeles de sanidad', 'casetas', 'tiempo de espera', 'ayuda para cargar'],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 1,
    judged: 1,
    prices: { 'prices.hauling_mile': 'published', 'prices.hauling_minimum': 'judged' },
  },
  own: {
    figures: [{
      name: 'prices.hauling_mile',
      label: 'Acarreo',
      unit: '$ por milla',
      min: 0.5,
      max: 20,
      written: 'USD/mi',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    floor_area: 'Área del piso',
    perTrip: 'Precio de un viaje',
    load_lb: 'Carga en libras',
    'prices.hauling_mile': 'Acarreo',
    space: 'Espacio por cabeza',
    fit: 'Cabezas que caben',
    trips: 'Viajes',
    load: 'Carga',
    cost: 'Costo',
    word: 'Palabra de la frase',
  },
  slopes: {
    value: { floorLength: 1, floorWidth: 1, weight: -1, herd: 0, miles: 0 },
    floor_area: { floorLength: 1, floorWidth: 1, weight: 0, herd: 0, miles: 0 },
    fit: { floorLength: 1, floorWidth: 1, weight: -1, herd: 0, miles: 0 },
    load_lb: { floorLength: 1, floorWidth: 1, herd: 1, miles: 0 },
    trips: { floorLength: -1, floorWidth: -1, weight: 1, herd: 1, miles: 0 },
    'cost.low': { floorLength: -1, floorWidth: -1, weight: 1, herd: 1, miles: 1 },
    'cost.high': { floorLength: -1, floorWidth: -1, weight: 1, herd: 1, miles: 1 },
    'total.low': { floorLength: -1, floorWidth: -1, weight: 1, herd: 1, miles: 1 },
    'total.high': { floorLength: -1, floorWidth: -1, weight: 1, herd: 1, miles: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
