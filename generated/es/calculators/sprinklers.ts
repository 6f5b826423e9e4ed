/**
 * Calculadora de zonas de riego. Generated from the entry sprinklers of catalog/calculators.yaml by `npm run generate`:
 * edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { SprinklersInputs } from '../../calculators/sprinklers.js';
import { cells, compute, computeOwn, estimate, refuse } from '../../calculators/sprinklers.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const terrainPhrases: Readonly<Record<SprinklersInputs['terrain'], string>> = {
  flat: 'terreno plano',
  sloped: 'terreno en pendiente',
  mixed: 'terreno con muchas jardineras',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: SprinklersInputs, steps = compute(inputs)): CalculationResult {
  const { sqft, terrain } = inputs;
  const { zones, costLow, costHigh } = steps;
  return {
    value: roundTo(zones, 0),
    unit: 'zonas',
    interpretation:
      `Necesita ${inWholeZonas(zones)} para ${inPies2(sqft)} de ${terrainPhrases[terrain]}` +
      (zones > 12
        ? `, que cuestan ${rangeInRoughDolares(costLow, costHigh)} con instalación. Con más de 12 zonas necesita un ` +
          'control más grande o un segundo.'
        : `. El sistema cuesta ${rangeInRoughDolares(costLow, costHigh)} con instalación.`),
    figures: {
      zones: { value: roundTo(zones, 0), unit: 'zonas' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: SprinklersInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { sprays, rotors, open, large, zones, baseLow, baseHigh, zoningLow, zoningHigh, costLow, costHigh } = steps;
  return [
    { name: 'sprays', formula: 'min(sqft, 4000 sqft) / coverages.spray_zone', value: sprays, unit: 'zonas' },
    {
      name: 'rotors',
      formula: 'clamp(sqft - 4000 sqft, 0 sqft, 8000 sqft) / coverages.rotor_zone',
      value: rotors,
      unit: 'zonas',
    },
    { name: 'open', formula: 'max(sqft - 12000 sqft, 0 sqft)', value: open, unit: 'pies²' },
    { name: 'large', formula: 'open / coverages.large_zone', value: large, unit: 'zonas' },
    { name: 'zones', formula: 'ceil((sprays + rotors + large) / terrain.reach)', value: zones, unit: 'zonas' },
    { name: 'base', formula: 'prices.sprinkler_base', value: { low: baseLow, high: baseHigh }, unit: '$' },
    {
      name: 'zoning',
      formula: 'zones * prices.sprinkler_zone + open * prices.sprinkler_area',
      value: { low: zoningLow, high: zoningHigh },
      unit: '$',
    },
    {
      name: 'cost',
      formula: 'round(base, 1 USD) + round(zoning, 1 USD)',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** "2,500 zonas", for instance. */
function inWholeZonas(value: number): string {
  return amount(trimmed(value, 0), '', ' zona', ' zonas');
}

/** "2,500 pies²", for instance. */
function inPies2(value: number): string {
  return amount(trimmed(value, 2), '', ' pie²', ' pies²');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Zonas para su zacate y el rango de costo instalado */
export const sprinklers: Calculator<SprinklersInputs> = {
  slug: 'sprinklers',
  title: 'Calculadora de zonas de riego',
  subtitle: 'Zonas para su zacate y el rango de costo instalado',
  tag: 'outdoor',
  service: 'Sistemas de aspersores',
  disclaimer:
    'Estimado para planear. La presión y el caudal del agua deciden las zonas; Texas exige un irrigador con ' +
    'licencia, un dispositivo contra reflujo y su prueba. No incluye jardineras con goteo, un medidor nuevo ni ' +
    'perforar bajo pavimento.',
  inputs: [
    {
      name: 'sqft',
      label: 'Área de riego',
      type: 'number',
      unit: 'pies²',
      default: 5000,
      min: 500,
      max: 100000,
      step: 100,
      units: acceptedUnits.sqft,
    },
    {
      name: 'terrain',
      label: 'Terreno',
      type: 'select',
      default: 'flat',
      options: [
        { value: 'flat', label: 'Plano' },
        { value: 'sloped', label: 'En pendiente' },
        { value: 'mixed', label: 'Muchas jardineras y esquinas' },
      ],
    },
  ],
  costBand: {
    service_name: 'Sistemas de aspersores',
    unit: 'por sistema',
    price_min_usd: 2500,
    price_max_usd: 6500,
    notes:
      'Los sistemas de cinco a ocho zonas en hasta 12,000 pies² caben en el rango; los más chicos cuestan menos y ' +
      'los más grandes más.',
  },
  sources: [
    'A quarter acre has 4 to 7 zones and an acre 8 to 12 (lawnlove.com/blog/sprinkler-system-cost).',
    'The factors 0.8 and 0.7 and the areas at which rotors begin, 4,000 and 12,000 sq ft, are planning estimates, ' +
      'set so that the published zones come out.',
    'Irrigators are licensed and backflow prevention is required by the Texas Commission on Environmental Quality ' +
      '(30 TAC chapter 344).',
  ],
  asOf: '2024-04-01',
  sharedFigures: [
    { name: 'coverages.large_zone', unit: 'pies² por zona', source: 'Nuestro criterio', values: [{ value: 7000 }] },
    { name: 'coverages.rotor_zone', unit: 'pies² por zona', source: 'Nuestro criterio', values: [{ value: 3000 }] },
    { name: 'coverages.spray_zone', unit: 'pies² por zona', source: 'Nuestro criterio', values: [{ value: 1000 }] },
    {
      name: 'prices.sprinkler_area',
      unit: '$ por pie²',
      source: 'Nuestro criterio',
      values: [{ low: 0.15, high: 0.3 }],
    },
    { name: 'prices.sprinkler_base', unit: '$', source: 'Nuestro criterio', values: [{ low: 1000, high: 1750 }] },
    {
      name: 'prices.sprinkler_zone',
      unit: '$ por zona',
      asOf: '2024-04-01',
      source: 'Publicado: empresa, guía de precios (2024)',
      values: [{ low: 300, high: 550 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Controlador, dispositivo contra reflujo, toma y permiso', covers: 'job' },
      { line: 'Zonas: tubería, válvulas, aspersores y mano de obra', covers: 'job' },
    ],
    leavesOut: ['jardineras con goteo', 'un medidor nuevo', 'perforar bajo pavimento', 'roca', 'impuesto sobre ventas'],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 1,
    judged: 2,
    prices: {
      'prices.sprinkler_area': 'judged',
      'prices.sprinkler_base': 'judged',
      'prices.sprinkler_zone': 'published',
    },
  },
  own: {
    figures: [{
      name: 'prices.sprinkler_zone',
      label: 'Zona, instalada',
      unit: '$ por zona',
      min: 75,
      max: 1500,
      written: 'USD/zone',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    'prices.sprinkler_zone': 'Zona, instalada',
    sprays: 'Zonas de aspersor fijo',
    rotors: 'Zonas de rotor',
    open: 'Área abierta',
    large: 'Zonas grandes',
    zones: 'Zonas',
    base: 'Precio base',
    zoning: 'Precio de las zonas',
    cost: 'Costo',
  },
  slopes: {
    value: { sqft: 1 },
    zones: { sqft: 1 },
    'cost.low': { sqft: 1 },
    'cost.high': { sqft: 1 },
    'total.low': { sqft: 1 },
    'total.high': { sqft: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
