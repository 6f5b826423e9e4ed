/**
 * Calculadora del costo de lavado a presión. Generated from the entry power-washing of catalog/calculators.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { isAtMost, roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell } from '../../../engine/kernel/module.js';
import type { PowerWashingInputs } from '../../calculators/power-washing.js';
import { compute, computeOwn, estimate, refuse, trace } from '../../calculators/power-washing.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const surfaceFigures: Readonly<Record<PowerWashingInputs['surface'], { rateLow: number; rateHigh: number }>> = {
  driveway: { rateLow: 0.2, rateHigh: 0.35 },
  house: { rateLow: 0.2, rateHigh: 0.45 },
  deck: { rateLow: 0.3, rateHigh: 0.55 },
  roof: { rateLow: 0.3, rateHigh: 0.55 },
};
const surfacePhrases: Readonly<Record<PowerWashingInputs['surface'], string>> = {
  driveway: 'entrada o banquetas',
  house: 'muros de casa',
  deck: 'terraza o cerca',
  roof: 'techo',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: PowerWashingInputs, steps = compute(inputs)): CalculationResult {
  const { sqft, surface } = inputs;
  const { byAreaLow, byAreaHigh, minimumLow, minimumHigh, costLow, costHigh } = steps;
  return {
    value: roundTo(costLow, 0),
    unit: '$ (extremo bajo)',
    interpretation:
      `Lavar ${inPies2(sqft)} de ${surfacePhrases[surface]} ` +
      (isAtMost(byAreaLow, minimumLow) && isAtMost(byAreaHigh, minimumHigh)
        ? `sale en menos del cargo mínimo usual de ${rangeInRoughDolares(minimumLow, minimumHigh)}. Aproveche el ` +
          'mismo viaje para lavar otra superficie.'
        : `cuesta ${rangeInRoughDolares(costLow, costHigh)}. La mayoría de las compañías cobra al menos ` +
          `${rangeInRoughDolares(minimumLow, minimumHigh)} por visita.`),
    secondary: [{ value: roundTo(costHigh, 0), unit: '$ (extremo alto)', label: 'Rango' }],
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0), unit: '$' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The numbers of options and tables behind the answer. */
export function cells({ surface }: PowerWashingInputs): readonly Cell[] {
  const surfaceChosen = surfaceFigures[surface];
  return [{
    name: 'surface.rate',
    cell: surface,
    unit: '$ por pie²',
    low: surfaceChosen.rateLow,
    high: surfaceChosen.rateHigh,
  }];
}

/** "2,500 pies²", for instance. */
function inPies2(value: number): string {
  return amount(trimmed(value, 2), '', ' pie²', ' pies²');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Rango de costo según superficie y área */
export const powerWashing: Calculator<PowerWashingInputs> = {
  slug: 'power-washing',
  title: 'Calculadora del costo de lavado a presión',
  subtitle: 'Rango de costo según superficie y área',
  tag: 'home',
  service: 'Lavado a presión',
  disclaimer:
    'Estimado para planear. No incluye sellar, teñir, tratar óxido y aceite ni trabajo a más de dos pisos; los ' +
    'techos necesitan lavado suave, pues la alta presión arranca las tejas.',
  inputs: [
    {
      name: 'sqft',
      label: 'Área',
      type: 'number',
      unit: 'pies²',
      default: 1500,
      min: 50,
      max: 20000,
      step: 50,
      units: acceptedUnits.sqft,
      hint: 'Lo que se lava; de una casa, sus muros',
    },
    {
      name: 'surface',
      label: 'Superficie',
      type: 'select',
      default: 'driveway',
      options: [
        { value: 'driveway', label: 'Entrada o banquetas' },
        { value: 'house', label: 'Muros de la casa' },
        { value: 'deck', label: 'Terraza o cerca' },
        { value: 'roof', label: 'Techo (lavado suave)' },
      ],
    },
  ],
  costBand: {
    service_name: 'Lavado a presión',
    unit: 'por pie cuadrado',
    price_min_usd: 0.2,
    price_max_usd: 0.55,
    project_min_usd: 200,
    project_max_usd: 600,
    notes: 'Las superficies chicas cuestan el cargo mínimo, y las grandes más que un trabajo usual.',
  },
  sources: [
    '$180 to $380 a job, to $600 for large ones (hirerush.com/cost-guides/pressure-washing); $200 to $450, ' +
      'driveways $100 to $260 (pressurewashtips.com/how-much-does-pressure-washing-usually-cost).',
    'Driveways $0.08 to $0.35 a sq ft (naples-pressure-washing.com/home-pressure-washing-prices); all surfaces ' +
      '$0.15 to $0.75 (bestfloorscrubber.com/archives/5054).',
    "The split by surface is a planning estimate inside the service's band of $0.20 to $0.55, because soil differs.",
  ],
  asOf: '2024-01-01',
  sharedFigures: [{
    name: 'minimums.washing',
    unit: '$',
    asOf: '2024-01-01',
    source: 'Publicado: guía de precios (2024)',
    values: [{ low: 150, high: 250 }],
  }],
  estimate: {
    covers: 'job',
    unit: '$',
    addsUp: 'sqft',
    lines: [{ line: 'Lavado', covers: 'job' }],
    leavesOut: ['sellar', 'teñir', 'tratar óxido y aceite', 'trabajo a más de dos pisos', 'impuesto sobre ventas'],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 2,
    prices: { 'minimums.washing': 'published', 'power-washing.surface': 'published' },
  },
  own: {
    figures: [{
      name: 'surface.rate',
      label: 'Precio por pie²',
      unit: '$ por pie²',
      min: 0.05,
      max: 3,
      written: 'USD/sqft',
      by: ['surface'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { byArea: 'Precio por área', 'surface.rate': 'Precio por pie²', minimum: 'Cargo mínimo', cost: 'Costo' },
  slopes: {
    value: { sqft: 1 },
    'minimum.low': { sqft: 0 },
    'minimum.high': { sqft: 0 },
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
