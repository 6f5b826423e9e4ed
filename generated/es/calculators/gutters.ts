/**
 * Calculadora del costo de canaletas. Generated from the entry gutters of catalog/calculators.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { isBelow, roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { GuttersInputs } from '../../calculators/gutters.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/gutters.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const materialFigures: Readonly<Record<GuttersInputs['material'], { rateLow: number; rateHigh: number }>> = {
  aluminum: { rateLow: 8, rateHigh: 14 },
  steel: { rateLow: 10, rateHigh: 18 },
  copper: { rateLow: 25, rateHigh: 40 },
};
const materialPhrases: Readonly<Record<GuttersInputs['material'], string>> = {
  aluminum: 'de aluminio sin costuras',
  steel: 'de acero galvanizado',
  copper: 'de cobre',
};
const leafGuardPhrases: Readonly<Record<GuttersInputs['leafGuard'], string>> = {
  no: 'sin protectores contra hojas',
  yes: 'con protectores contra hojas',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: GuttersInputs, steps = compute(inputs)): CalculationResult {
  const { eaves, material, leafGuard } = inputs;
  const { byFootLow, minimumLow, downspouts, costLow, costHigh } = steps;
  return {
    value: roundTo(costLow, 0),
    unit: '$ (extremo bajo)',
    interpretation:
      `Instalar ${inPiesLineales(eaves)} de canaleta ${materialPhrases[material]} ${leafGuardPhrases[leafGuard]} ` +
      `cuesta ${rangeInRoughDolares(costLow, costHigh)}` +
      (isBelow(byFootLow, minimumLow)
        ? `, el mínimo usual por un trabajo chico. Necesita ${inBajantes(downspouts)}, a razón de una bajante por ` +
          'cada 35 pies de alero.'
        : `. Necesita ${inBajantes(downspouts)}, a razón de una bajante por cada 35 pies de alero.`),
    secondary: [
      { value: roundTo(costHigh, 0), unit: '$ (extremo alto)', label: 'Rango' },
      { value: roundTo(downspouts, 0), unit: 'bajantes', label: 'Bajantes' },
    ],
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      downspouts: { value: roundTo(downspouts, 2), unit: 'bajantes' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: GuttersInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    gutterRunLow,
    gutterRunHigh,
    guardsLow,
    guardsHigh,
    byFootLow,
    byFootHigh,
    minimumLow,
    minimumHigh,
    downspouts,
    costLow,
    costHigh,
  } = steps;
  return [
    {
      name: 'gutterRun',
      formula: 'eaves * material.rate',
      value: { low: gutterRunLow, high: gutterRunHigh },
      unit: '$',
    },
    { name: 'guards', formula: 'eaves * leafGuard.rate', value: { low: guardsLow, high: guardsHigh }, unit: '$' },
    { name: 'byFoot', formula: 'gutterRun + guards', value: { low: byFootLow, high: byFootHigh }, unit: '$' },
    { name: 'minimum', formula: 'minimums.gutters', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'downspouts', formula: 'ceil(eaves / coverages.downspout)', value: downspouts, unit: 'bajantes' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(gutterRun, 1 USD) + round(guards, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ material, leafGuard }: GuttersInputs): readonly Cell[] {
  const materialChosen = materialFigures[material];
  return [
    {
      name: 'material.rate',
      cell: material,
      unit: '$ por pie lineal',
      low: materialChosen.rateLow,
      high: materialChosen.rateHigh,
    },
    {
      name: 'leafGuard.rate',
      cell: leafGuard,
      unit: '$ por pie lineal',
      low: leafGuard === 'no' ? 0 : 6,
      high: leafGuard === 'no' ? 0 : 13,
    },
  ];
}

/** "2,500 pies lineales", for instance. */
function inPiesLineales(value: number): string {
  return amount(trimmed(value, 2), '', ' pie lineal', ' pies lineales');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 bajantes", for instance. */
function inBajantes(value: number): string {
  return amount(trimmed(value, 2), '', ' bajante', ' bajantes');
}

/** Costo instalado de las canaletas y número de bajantes a lo largo de los aleros */
export const gutters: Calculator<GuttersInputs> = {
  slug: 'gutters',
  title: 'Calculadora del costo de canaletas',
  subtitle: 'Costo instalado de las canaletas y número de bajantes a lo largo de los aleros',
  tag: 'home',
  service: 'Canaletas',
  disclaimer:
    'Estimado para planear, de un piso. No incluye quitar canaletas viejas, reparar la fascia, trabajo en un segundo ' +
    'piso ni drenajes subterráneos.',
  inputs: [
    {
      name: 'eaves',
      label: 'Longitud de los aleros',
      type: 'number',
      unit: 'pies lineales',
      default: 160,
      min: 20,
      max: 1500,
      step: 5,
      units: acceptedUnits.lft,
      hint: 'Todas las orillas del techo que escurren, sumadas',
    },
    {
      name: 'material',
      label: 'Material',
      type: 'select',
      default: 'aluminum',
      options: [
        { value: 'aluminum', label: 'Aluminio sin costuras' },
        { value: 'steel', label: 'Acero galvanizado' },
        { value: 'copper', label: 'Cobre' },
      ],
    },
    {
      name: 'leafGuard',
      label: 'Protectores contra hojas',
      type: 'select',
      default: 'no',
      options: [
        { value: 'no', label: 'No' },
        { value: 'yes', label: 'Sí' },
      ],
    },
  ],
  costBand: {
    service_name: 'Canaletas',
    unit: 'por pie lineal',
    price_min_usd: 8,
    price_max_usd: 22,
    project_min_usd: 1200,
    project_max_usd: 4500,
    notes:
      'El rango es para aluminio y acero comunes; el cobre y los protectores cuestan más, y también los tramos ' +
      'cortos por pie.',
  },
  sources: [
    'Gutters $5 to $32 a ft installed in general (remodeling.com/blog/gutter-replacement-cost, 2022). Those of ' +
      'copper reach beyond that range.',
  ],
  asOf: '2025-01-01',
  sharedFigures: [
    {
      name: 'coverages.downspout',
      unit: 'pies por bajante',
      source: 'Publicado: agencia, guía de precios (sin fecha)',
      values: [{ value: 35 }],
    },
    { name: 'minimums.gutters', unit: '$', source: 'Nuestro criterio', values: [{ low: 300, high: 500 }] },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    addsUp: 'eaves',
    lines: [
      { line: 'Canaletas y bajantes', covers: 'job' },
      { line: 'Protectores contra hojas', covers: 'job' },
    ],
    leavesOut: ['quitar canaletas viejas', 'reparar la fascia', 'trabajo en un segundo piso', 'drenajes subterráneos'],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 2,
    judged: 1,
    prices: { 'minimums.gutters': 'judged', 'gutters.material': 'published', 'gutters.leafGuard': 'published' },
  },
  own: {
    figures: [{
      name: 'material.rate',
      label: 'Precio por pie lineal',
      unit: '$ por pie lineal',
      min: 3,
      max: 120,
      written: 'USD/lft',
      by: ['material'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    byFoot: 'Precio por pie',
    'material.rate': 'Precio por pie lineal',
    gutterRun: 'Canaleta',
    guards: 'Protectores contra hojas',
    minimum: 'Cargo mínimo',
    downspouts: 'Bajantes',
    cost: 'Costo',
  },
  slopes: {
    value: { eaves: 1 },
    'cost.low': { eaves: 1 },
    'cost.high': { eaves: 1 },
    downspouts: { eaves: 1 },
    'range.low': { eaves: 1 },
    'range.high': { eaves: 1 },
    'total.low': { eaves: 1 },
    'total.high': { eaves: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
