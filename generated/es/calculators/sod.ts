/**
 * Calculadora de tarimas de zacate en tepes. Generated from the entry sod of catalog/calculators.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { SodInputs } from '../../calculators/sod.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/sod.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const typeFigures: Readonly<Record<SodInputs['type'], { rateLow: number; rateHigh: number }>> = {
  stAug: { rateLow: 0.5, rateHigh: 1 },
  bermuda: { rateLow: 0.5, rateHigh: 0.8 },
  zoysia: { rateLow: 0.7, rateHigh: 1.1 },
};
const typePhrases: Readonly<Record<SodInputs['type'], string>> = {
  stAug: 'San Agustín',
  bermuda: 'Bermuda',
  zoysia: 'Zoysia',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: SodInputs, steps = compute(inputs)): CalculationResult {
  const { lawnSqft, type: type_ } = inputs;
  const { pallets, delivered, pieces, costLow, costHigh, layingLow, layingHigh } = steps;
  return {
    value: roundTo(pallets, 2),
    unit: 'tarimas',
    interpretation:
      `Necesita ${inTarimas(pallets)} de ${typePhrases[type_]} para ${inPies2(lawnSqft)}` +
      (lawnSqft <= 200
        ? `. En lugar de ${inTarimas(delivered)}, compre ${inPiezas(pieces)} de 16 por 24 pulgadas por ` +
          `${rangeInRoughDolares(costLow, costHigh)}; colocarlo agrega de ` +
          `${rangeInRoughDolares(layingLow, layingHigh)}.`
        : `; pida ${inTarimas(delivered)}, porque las granjas solo entregan enteras. El zacate cuesta ` +
          `${rangeInRoughDolares(costLow, costHigh)}, y colocarlo agrega de ` +
          `${rangeInRoughDolares(layingLow, layingHigh)}.`),
    secondary: [
      { value: roundTo(costLow, 0), unit: '$', label: 'Zacate en tepes (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Zacate en tepes (alto)' },
    ],
    figures: {
      pallets: { value: roundTo(pallets, 2), unit: 'tarimas' },
      delivered: { value: roundTo(delivered, 2), unit: 'tarimas' },
      pieces: { value: roundTo(pieces, 2), unit: 'piezas' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      laying: { low: roundTo(layingLow, 0), high: roundTo(layingHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: SodInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    pallets,
    delivered,
    pieces,
    byPalletLow,
    byPalletHigh,
    costLow,
    costHigh,
    layingByAreaLow,
    layingByAreaHigh,
    layingLow,
    layingHigh,
  } = steps;
  return [
    { name: 'pallets', formula: 'lawnSqft / coverages.sod_pallet', value: pallets, unit: 'tarimas' },
    { name: 'delivered', formula: 'ceil(pallets)', value: delivered, unit: 'tarimas' },
    { name: 'pieces', formula: 'ceil(lawnSqft / (16 in * 24 in) * 1 piece)', value: pieces, unit: 'piezas' },
    {
      name: 'byPallet',
      formula: 'delivered * coverages.sod_pallet * type.rate',
      value: { low: byPalletLow, high: byPalletHigh },
      unit: '$',
    },
    {
      name: 'cost',
      formula: 'if lawnSqft <= 200 sqft then pieces * prices.sod_piece else byPallet',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
    {
      name: 'layingByArea',
      formula: 'lawnSqft * prices.sod_laying',
      value: { low: layingByAreaLow, high: layingByAreaHigh },
      unit: '$',
    },
    {
      name: 'laying',
      formula: 'max(minimums.sod_laying, layingByArea)',
      value: { low: layingLow, high: layingHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ type: type_ }: SodInputs): readonly Cell[] {
  const typeChosen = typeFigures[type_];
  return [{ name: 'type.rate', cell: type_, unit: '$ por pie²', low: typeChosen.rateLow, high: typeChosen.rateHigh }];
}

/** "2,500 tarimas", for instance. */
function inTarimas(value: number): string {
  return amount(trimmed(value, 2), '', ' tarima', ' tarimas');
}

/** "2,500 pies²", for instance. */
function inPies2(value: number): string {
  return amount(trimmed(value, 2), '', ' pie²', ' pies²');
}

/** "2,500 piezas", for instance. */
function inPiezas(value: number): string {
  return amount(trimmed(value, 2), '', ' pieza', ' piezas');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Tarimas de zacate en tepes por pedir y cuánto cuesta el zacate */
export const sod: Calculator<SodInputs> = {
  slug: 'sod',
  title: 'Calculadora de tarimas de zacate en tepes',
  subtitle: 'Tarimas de zacate en tepes por pedir y cuánto cuesta el zacate',
  tag: 'outdoor',
  service: 'Instalación de zacate en tepes',
  disclaimer:
    'Estimado para planear, del zacate en la granja. Colocarlo es una cifra aparte; no incluye preparar el suelo, ' +
    'nivelar, riego, entrega ni desperdicio de cortes. Las granjas cortan tarimas de 400 a 500 pies², así que ' +
    'pregunte cuánto cubre la suya.',
  inputs: [
    {
      name: 'lawnSqft',
      label: 'Área de zacate',
      type: 'number',
      unit: 'pies²',
      default: 2000,
      min: 50,
      max: 30000,
      step: 50,
      units: acceptedUnits.sqft,
    },
    {
      name: 'type',
      label: 'Zacate',
      type: 'select',
      default: 'stAug',
      options: [
        { value: 'stAug', label: 'San Agustín' },
        { value: 'bermuda', label: 'Bermuda' },
        { value: 'zoysia', label: 'Zoysia' },
      ],
    },
  ],
  costBand: {
    service_name: 'Instalación de zacate en tepes',
    unit: 'por pie cuadrado',
    price_min_usd: 0.5,
    price_max_usd: 1.6,
    notes:
      'Las tarimas enteras hacen que el zacate cueste más por pie cuadrado colocado; ir por piezas sueltas sale más ' +
      'barato.',
  },
  sources: [
    'A pallet sells for $220 to $350 ordered ahead and $350 to $500 from stock in Texas, half a pallet for $135 to ' +
      '$300 and a piece for $2.50 to $3 (grasspros.com/how-much-is-a-pallet-of-grass-in-texas), zoysia being the ' +
      'dearest.',
    'Sod is sold by the pallet, the half pallet and the slab of 16 by 24 in, delivered from five pallets on ' +
      '(murffturf.com/faq).',
  ],
  sharedFigures: [
    {
      name: 'coverages.sod_pallet',
      unit: 'pies² por tarima',
      source: 'Publicado: fabricante (sin fecha)',
      values: [{ value: 450 }],
    },
    {
      name: 'prices.sod_laying',
      unit: '$ por pie²',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 0.75, high: 1.5 }],
    },
    {
      name: 'prices.sod_piece',
      unit: '$ por pieza',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 2.5, high: 4 }],
    },
    { name: 'minimums.sod_laying', unit: '$', source: 'Nuestro criterio', values: [{ low: 250, high: 400 }] },
  ],
  estimate: {
    covers: 'material',
    unit: '$',
    addsUp: 'lawnSqft',
    lines: [{ line: 'Zacate en tepes en la granja', covers: 'material' }],
    options: [{ name: 'laying', line: 'Colocación', covers: 'labor', alike: [] }],
    together: { layingByArea: 'sum' },
    leavesOut: [
      'colocación, salvo que se escoja',
      'preparar el suelo',
      'nivelar',
      'riego',
      'entrega',
      'desperdicio de cortes',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 3,
    judged: 1,
    prices: {
      'prices.sod_laying': 'published',
      'prices.sod_piece': 'published',
      'minimums.sod_laying': 'judged',
      'sod.type': 'published',
    },
  },
  own: {
    figures: [
      {
        name: 'coverages.sod_pallet',
        label: 'Lo que cubre una tarima',
        unit: 'pies² por tarima',
        min: 300,
        max: 700,
        written: 'sqft/pallet',
      },
      {
        name: 'type.rate',
        label: 'Precio por pie²',
        unit: '$ por pie²',
        min: 0.1,
        max: 5,
        written: 'USD/sqft',
        by: ['type'],
      },
      { name: 'prices.sod_laying', label: 'Colocación', unit: '$ por pie²', min: 0.1, max: 6, written: 'USD/sqft' },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    byPallet: 'Precio por tarima',
    layingByArea: 'Colocación por pie cuadrado',
    'coverages.sod_pallet': 'Lo que cubre una tarima',
    'type.rate': 'Precio por pie²',
    'prices.sod_laying': 'Colocación',
    pallets: 'Tarimas',
    delivered: 'Tarimas por pedir',
    pieces: 'Piezas',
    cost: 'Costo',
    laying: 'Colocación',
  },
  slopes: {
    value: { lawnSqft: 1 },
    pallets: { lawnSqft: 1 },
    delivered: { lawnSqft: 1 },
    pieces: { lawnSqft: 1 },
    'cost.low': { lawnSqft: 1 },
    'cost.high': { lawnSqft: 1 },
    'laying.low': { lawnSqft: 1 },
    'laying.high': { lawnSqft: 1 },
    'total.low': { lawnSqft: 1 },
    'total.high': { lawnSqft: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
