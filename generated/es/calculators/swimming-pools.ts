/**
 * Calculadora de volumen de alberca. Generated from the entry swimming-pools of catalog/calculators/home-water.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { SwimmingPoolsInputs } from '../../calculators/swimming-pools.js';
import { compute, computeOwn, estimate } from '../../calculators/swimming-pools.js';
import { amount, fixed, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const shapePhrases: Readonly<Record<SwimmingPoolsInputs['shape'], string>> = {
  rect: 'rectangular',
  oval: 'ovalada',
  round: 'redonda',
};
const buildPhrases: Readonly<Record<SwimmingPoolsInputs['build'], string>> = {
  vinyl: 'alberca con forro de vinil',
  fiberglass: 'alberca de fibra de vidrio',
  concrete: 'alberca de concreto',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: SwimmingPoolsInputs, steps = compute(inputs)): CalculationResult {
  const { shape, build } = inputs;
  const { surface, mean, gallons, pump, hose, costLow, costHigh } = steps;
  return {
    value: roundTo(gallons, 0),
    unit: 'galones',
    interpretation:
      `Una alberca ${shapePhrases[shape]} de ${inWholePies2(surface)} con profundidad media de ` +
      `${inPiesTo2Decimals(mean)} lleva ${inWholeGalones(gallons)}, cerca de ${inWholeHoras(hose)} con una manguera ` +
      `de jardín; para pasar toda el agua en 8 horas necesita ${inWholeGalonesPorMinuto(pump)}. Construida como ` +
      `${buildPhrases[build]}, cuesta ${rangeInRoughDolares(costLow, costHigh)} en Texas.`,
    secondary: [
      { value: roundTo(surface, 0), unit: 'pies²', label: 'Superficie' },
      { value: roundTo(pump, 1), unit: 'galones por minuto', label: 'Bomba para 8 horas' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Construida (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Construida (alto)' },
    ],
    figures: {
      surface: { value: roundTo(surface, 0), unit: 'pies²' },
      mean: { value: roundTo(mean, 2), unit: 'pies' },
      gallons: { value: roundTo(gallons, 0), unit: 'galones' },
      hose: { value: roundTo(hose, 0), unit: 'horas' },
      pump: { value: roundTo(pump, 0), unit: 'galones por minuto' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: SwimmingPoolsInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { surface, mean, gallons, pump, hose, usualLow, usualHigh, costLow, costHigh } = steps;
  return [
    {
      name: 'surface',
      formula:
        'if shape = "round" then pi * (length / 2) ^ 2 to sqft else if shape = "oval" then pi * length * width / 4 ' +
        'to sqft else length * width to sqft',
      value: surface,
      unit: 'pies²',
    },
    { name: 'mean', formula: '(shallow + deep) / 2', value: mean, unit: 'pies' },
    { name: 'gallons', formula: 'surface * mean to gal', value: gallons, unit: 'galones' },
    { name: 'pump', formula: 'gallons / 8 h to gpm', value: pump, unit: 'galones por minuto' },
    { name: 'hose', formula: 'gallons / home_coverages.garden_hose to h', value: hose, unit: 'horas' },
    {
      name: 'usual',
      formula:
        'if build = "vinyl" then home_prices.pool_vinyl else if build = "fiberglass" then ' +
        'home_prices.pool_fiberglass else home_prices.pool_concrete',
      value: { low: usualLow, high: usualHigh },
      unit: '$',
    },
    {
      name: 'cost',
      formula: 'usual * (0.5 + 0.5 * (surface / 450 sqft))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ shallow, deep }: SwimmingPoolsInputs): BrokenRequirement | null {
  if (deep < shallow) return {
    message: 'El lado hondo no puede ser menos profundo que el lado bajo.',
    inputs: ['deep', 'shallow'],
  };
  return null;
}

/** "2,500 pies²", for instance. */
function inWholePies2(value: number): string {
  return amount(trimmed(value, 0), '', ' pie²', ' pies²');
}

/** "2,500.00 pies", for instance. */
function inPiesTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '', ' pie', ' pies');
}

/** "2,500 galones", for instance. */
function inWholeGalones(value: number): string {
  return amount(trimmed(value, 0), '', ' galón', ' galones');
}

/** "2,500 horas", for instance. */
function inWholeHoras(value: number): string {
  return amount(trimmed(value, 0), '', ' hora', ' horas');
}

/** "2,500 galones por minuto", for instance. */
function inWholeGalonesPorMinuto(value: number): string {
  return amount(trimmed(value, 0), '', ' galón por minuto', ' galones por minuto');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Galones, flujo de la bomba y cuánto cuesta construir una alberca de ese tamaño */
export const swimmingPools: Calculator<SwimmingPoolsInputs> = {
  slug: 'swimming-pools',
  title: 'Calculadora de volumen de alberca',
  subtitle: 'Galones, flujo de la bomba y cuánto cuesta construir una alberca de ese tamaño',
  tag: 'outdoor',
  service: 'Albercas',
  disclaimer:
    'Estimado para planear una alberca con pendiente pareja. No incluye la terraza, cerca, luces, calentador, spa, ' +
    'permisos ni el acarreo de tierra. Los condados y las asociaciones piden una cerca y portones que cierren solos.',
  inputs: [
    {
      name: 'shape',
      label: 'Forma',
      type: 'select',
      default: 'rect',
      options: [
        { value: 'rect', label: 'Rectangular' },
        { value: 'oval', label: 'Ovalada' },
        { value: 'round', label: 'Redonda' },
      ],
    },
    {
      name: 'length',
      label: 'Largo o diámetro',
      type: 'number',
      unit: 'pies',
      default: 30,
      min: 10,
      max: 60,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'width',
      label: 'Ancho (no si es redonda)',
      type: 'number',
      unit: 'pies',
      default: 15,
      min: 8,
      max: 30,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'shallow',
      label: 'Profundidad en el lado bajo',
      type: 'number',
      unit: 'pies',
      default: 3.5,
      min: 1,
      max: 8,
      step: 0.5,
      units: acceptedUnits.ft,
    },
    {
      name: 'deep',
      label: 'Profundidad en el lado hondo',
      type: 'number',
      unit: 'pies',
      default: 6,
      min: 1,
      max: 12,
      step: 0.5,
      units: acceptedUnits.ft,
    },
    {
      name: 'build',
      label: 'Tipo',
      type: 'select',
      default: 'concrete',
      options: [
        { value: 'vinyl', label: 'Forro de vinil' },
        { value: 'fiberglass', label: 'Casco de fibra de vidrio' },
        { value: 'concrete', label: 'Concreto' },
      ],
    },
  ],
  costBand: {
    service_name: 'Albercas',
    unit: 'por proyecto',
    price_min_usd: 40000,
    price_max_usd: 105000,
    notes:
      'Una alberca usual de cerca de 450 pies² de agua en Texas; las chicas y las grandes se salen del rango. Las ' +
      'albercas chicas y las grandes se salen del rango.',
  },
  sources: [
    'A cubic foot holds 7.4805 gallons, exact; one turnover in 8 hours is the usual plan for home pools.',
    'Half of the price is taken as fixed and half by the surface, from a usual pool of 450 sq ft (planning estimate).',
    'A garden hose gives about 9 gallons a minute (planning estimate; 5 to 12 in use).',
  ],
  asOf: '2026-01-01',
  sharedFigures: [
    {
      name: 'home_coverages.garden_hose',
      unit: 'galones por minuto',
      source: 'A garden hose gives about 9 gallons a minute (planning estimate; 5 to 12 in use).',
      values: [{ value: 9 }],
    },
    {
      name: 'home_prices.pool_concrete',
      unit: '$',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 60000, high: 105000 }],
    },
    {
      name: 'home_prices.pool_fiberglass',
      unit: '$',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 50000, high: 90000 }],
    },
    {
      name: 'home_prices.pool_vinyl',
      unit: '$',
      asOf: '2026-01-01',
      source: 'Publicado: guía de precios (2026)',
      values: [{ low: 40000, high: 65000 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Alberca construida', covers: 'job' }],
    leavesOut: [
      'terraza más allá del borde',
      'cerca',
      'calentador',
      'spa o hidromasaje',
      'luces',
      'permisos',
      'acarreo de tierra',
      'jardinería',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 3,
    prices: {
      'home_prices.pool_concrete': 'published',
      'home_prices.pool_fiberglass': 'published',
      'home_prices.pool_vinyl': 'published',
    },
  },
  own: {
    figures: [
      {
        name: 'home_prices.pool_vinyl',
        label: 'Alberca con forro de vinil',
        unit: '$',
        min: 15000,
        max: 250000,
        units: acceptedUnits.USD,
      },
      {
        name: 'home_prices.pool_fiberglass',
        label: 'Alberca de fibra de vidrio',
        unit: '$',
        min: 20000,
        max: 300000,
        units: acceptedUnits.USD,
      },
      {
        name: 'home_prices.pool_concrete',
        label: 'Alberca de concreto',
        unit: '$',
        min: 20000,
        max: 400000,
        units: acceptedUnits.USD,
      },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: {
    kind: 'pool',
    measures: {
      length: { input: 'length', times: 1 },
      width: { input: 'width', times: 1 },
      shallow: { input: 'shallow', times: 1 },
      deep: { input: 'deep', times: 1 },
    },
  },
  labels: {
    'home_prices.pool_vinyl': 'Alberca con forro de vinil',
    'home_prices.pool_fiberglass': 'Alberca de fibra de vidrio',
    'home_prices.pool_concrete': 'Alberca de concreto',
    surface: 'Superficie',
    mean: 'Profundidad media',
    gallons: 'Galones',
    pump: 'Bomba',
    hose: 'Horas de manguera',
    usual: 'Precio usual',
    cost: 'Costo',
  },
  slopes: {
    value: { length: 1, width: 1 },
    surface: { length: 1, width: 1 },
    mean: { length: 0, width: 0 },
    gallons: { length: 1, width: 1 },
    hose: { length: 1, width: 1 },
    pump: { length: 1, width: 1 },
    'cost.low': { length: 1, width: 1 },
    'cost.high': { length: 1, width: 1 },
    'total.low': { length: 1, width: 1 },
    'total.high': { length: 1, width: 1 },
  },
  refuse,
  answer,
  trace,
};
