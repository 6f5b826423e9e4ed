/**
 * Calculadora del costo de limpieza de ductos de aire. Generated from the entry air-duct-cleaning of
 * catalog/calculators.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { isAbove, roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { AirDuctCleaningInputs } from '../../calculators/air-duct-cleaning.js';
import { cells, compute, computeOwn, estimate, refuse } from '../../calculators/air-duct-cleaning.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const systemsPhrases: Readonly<Record<AirDuctCleaningInputs['systems'], string>> = {
  '1': 'un sistema',
  '2': 'dos sistemas',
  '3': 'tres sistemas',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: AirDuctCleaningInputs, steps = compute(inputs)): CalculationResult {
  const { sqft, systems } = inputs;
  const { share, costLow, costHigh, vents } = steps;
  return {
    value: roundTo(costLow, 0),
    unit: '$ (extremo bajo)',
    interpretation:
      `Limpiar ${systemsPhrases[systems]} en ${inPies2(sqft)}, cerca de ${inRejillas(vents)}, cuesta ` +
      `${rangeInRoughDolares(costLow, costHigh)}. ` +
      (isAbove(share, 4000)
        ? 'Un sistema rara vez alcanza para más de 4,000 pies², así que vuelva a contar sus manejadoras de aire.'
        : 'Asegúrese de que el precio incluya los retornos, las líneas troncales y el soplador.'),
    secondary: [
      { value: roundTo(costHigh, 0), unit: '$ (extremo alto)', label: 'Rango' },
      { value: roundTo(vents, 0), unit: 'rejillas', label: 'Rejillas (aproximadas)' },
    ],
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      vents: { value: roundTo(vents, 2), unit: 'rejillas' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: AirDuctCleaningInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { share, large, perSystemLow, perSystemHigh, costLow, costHigh, vents } = steps;
  return [
    { name: 'share', formula: 'sqft / systems.number', value: share, unit: 'pies²' },
    { name: 'large', formula: 'clamp((share - 1000 sqft) / 2000 sqft, 0, 1)', value: large, unit: '' },
    {
      name: 'perSystem',
      formula: 'prices.duct_cleaning + large * prices.duct_cleaning_large',
      value: { low: perSystemLow, high: perSystemHigh },
      unit: '$',
    },
    { name: 'cost', formula: 'perSystem * systems.number', value: { low: costLow, high: costHigh }, unit: '$' },
    { name: 'vents', formula: 'ceil(sqft / 100 sqft/vent)', value: vents, unit: 'rejillas' },
  ];
}

/** "2,500 pies²", for instance. */
function inPies2(value: number): string {
  return amount(trimmed(value, 2), '', ' pie²', ' pies²');
}

/** "2,500 rejillas", for instance. */
function inRejillas(value: number): string {
  return amount(trimmed(value, 2), '', ' rejilla', ' rejillas');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Rango de costo según el tamaño de la casa y el número de sistemas */
export const airDuctCleaning: Calculator<AirDuctCleaningInputs> = {
  slug: 'air-duct-cleaning',
  title: 'Calculadora del costo de limpieza de ductos de aire',
  subtitle: 'Rango de costo según el tamaño de la casa y el número de sistemas',
  tag: 'home',
  service: 'Limpieza de ductos de aire',
  disclaimer:
    'Estimado para planear. No incluye remediación de moho, desinfección, limpieza del serpentín ni ductos de ' +
    'secadora. Desconfíe de las ofertas de menos de $150 por toda la casa; son un gancho conocido.',
  inputs: [
    {
      name: 'sqft',
      label: 'Área habitable',
      type: 'number',
      unit: 'pies²',
      default: 2000,
      min: 500,
      max: 10000,
      step: 100,
      units: acceptedUnits.sqft,
    },
    {
      name: 'systems',
      label: 'Sistemas de calefacción y enfriamiento',
      type: 'select',
      default: '1',
      options: [
        { value: '1', label: 'Un sistema' },
        { value: '2', label: 'Dos sistemas' },
        { value: '3', label: 'Tres sistemas' },
      ],
    },
  ],
  costBand: {
    service_name: 'Limpieza de ductos de aire',
    unit: 'por sistema',
    price_min_usd: 300,
    price_max_usd: 750,
    notes: 'El rango es por un sistema; una casa con varios paga por sistema.',
  },
  sources: [
    'The EPA and NADCA name $450 to $1,000 a building ' +
      '(thisoldhouse.com/heating-cooling/reviews/air-duct-cleaning-cost).',
    "The step from 1,000 to 3,000 sq ft per system is a planning estimate inside the service's band of $300 to " +
      '$750; an air conditioner of 5 tons, the largest for homes, cools about 2,500 to 3,000 sq ft.',
    'One vent for about 100 sq ft is a planning estimate.',
  ],
  asOf: '2026-01-01',
  sharedFigures: [
    {
      name: 'prices.duct_cleaning',
      unit: '$',
      asOf: '2026-01-01',
      source: 'Publicado: empresa (2026)',
      values: [{ low: 300, high: 500 }],
    },
    {
      name: 'prices.duct_cleaning_large',
      unit: '$',
      asOf: '2026-01-01',
      source: 'Publicado: empresa (2026)',
      values: [{ low: 200, high: 250 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Limpieza de ductos y manejadoras de aire', covers: 'job' }],
    leavesOut: [
      'remediación de moho',
      'desinfección',
      'limpieza del serpentín',
      'ductos de secadora',
      'reparación de ductos',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 2,
    prices: { 'prices.duct_cleaning': 'published', 'prices.duct_cleaning_large': 'published' },
  },
  own: {
    figures: [{
      name: 'prices.duct_cleaning',
      label: 'Limpieza de un sistema',
      unit: '$',
      min: 100,
      max: 1500,
      units: acceptedUnits.USD,
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    perSystem: 'Precio de un sistema',
    'prices.duct_cleaning': 'Limpieza de un sistema',
    share: 'Área por sistema',
    large: 'Parte por tamaño grande',
    cost: 'Costo',
    vents: 'Rejillas',
  },
  slopes: {
    value: { sqft: 1 },
    vents: { sqft: 1 },
    'cost.low': { sqft: 1 },
    'cost.high': { sqft: 1 },
    'range.low': { sqft: 1 },
    'range.high': { sqft: 1 },
    'total.low': { sqft: 1 },
    'total.high': { sqft: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
