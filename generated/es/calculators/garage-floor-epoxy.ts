/**
 * Calculadora de recubrimiento para piso de cochera. Generated from the entry garage-floor-epoxy of
 * catalog/calculators/finishes.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { isBelow, roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { GarageFloorEpoxyInputs } from '../../calculators/garage-floor-epoxy.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/garage-floor-epoxy.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const systemFigures: Readonly<
  Record<
    GarageFloorEpoxyInputs['system'],
    { base: number; solids: number; top: number; topSolids: number; flake: number; rateLow: number; rateHigh: number }
  >
> = {
  kit: { base: 0.003, solids: 50, top: 0, topSolids: 100, flake: 0, rateLow: 2, rateHigh: 4 },
  solid: { base: 0.01, solids: 100, top: 0, topSolids: 100, flake: 0, rateLow: 5, rateHigh: 8 },
  flake: { base: 0.01, solids: 100, top: 0.008, topSolids: 85, flake: 100, rateLow: 6, rateHigh: 12 },
};
const systemPhrases: Readonly<Record<GarageFloorEpoxyInputs['system'], string>> = {
  kit: 'un kit a base de agua',
  solid: 'el epóxico sólido',
  flake: 'el epóxico con hojuelas',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: GarageFloorEpoxyInputs, steps = compute(inputs)): CalculationResult {
  const { area, system } = inputs;
  const {
    color,
    clear,
    order,
    finish,
    gallons,
    chips,
    boxes,
    covers,
    minimumLow,
    byWorkLow,
    costLow,
    costHigh,
  } = steps;
  return {
    value: roundTo(gallons, 0),
    unit: 'galones',
    interpretation:
      `Para ${inWholePies2(area)}, ${systemPhrases[system]} necesita ${inWholeGalones(order)}` +
      (system === 'flake' && isBelow(byWorkLow, minimumLow)
        ? ` de capa de color, ${inWholeLibras(boxes)} de hojuela en cajas de 40 libras y ${inWholeGalones(finish)} ` +
          `de capa transparente. Con desbaste, el piso cuesta ${rangeInRoughDolares(costLow, costHigh)}, porque las ` +
          'cuadrillas cobran un mínimo.'
        : system === 'flake'
          ? ` de capa de color, ${inWholeLibras(boxes)} de hojuela en cajas de 40 libras y ${inWholeGalones(finish)} ` +
            `de capa transparente. Con desbaste, el piso cuesta ${rangeInRoughDolares(costLow, costHigh)}.`
          : `. Sobre un piso preparado cuesta ${rangeInRoughDolares(costLow, costHigh)}` +
            (isBelow(byWorkLow, minimumLow) ? ', porque las cuadrillas cobran un mínimo.' : '.')),
    secondary: [
      { value: roundTo(color, 2), unit: 'galones', label: 'Capa de color' },
      { value: roundTo(clear, 2), unit: 'galones', label: 'Capa transparente' },
      { value: roundTo(chips, 1), unit: 'lb', label: 'Hojuela' },
      { value: roundTo(covers, 1), unit: 'pies²', label: 'Un galón de color cubre' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Instalado (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Instalado (alto)' },
    ],
    figures: {
      order: { value: roundTo(order, 0), unit: 'galones' },
      boxes: { value: roundTo(boxes, 0), unit: 'lb' },
      finish: { value: roundTo(finish, 0), unit: 'galones' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: GarageFloorEpoxyInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    color,
    clear,
    order,
    finish,
    gallons,
    chips,
    boxes,
    covers,
    minimumLow,
    minimumHigh,
    byWorkLow,
    byWorkHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'color', formula: 'area * system.base / system.solids to gal', value: color, unit: 'galones' },
    { name: 'clear', formula: 'area * system.top / system.topSolids to gal', value: clear, unit: 'galones' },
    { name: 'order', formula: 'ceil(color, 1 gal)', value: order, unit: 'galones' },
    { name: 'finish', formula: 'ceil(clear, 1 gal)', value: finish, unit: 'galones' },
    { name: 'gallons', formula: 'order + finish', value: gallons, unit: 'galones' },
    { name: 'chips', formula: 'area * work_coverages.flake * system.flake to lb', value: chips, unit: 'lb' },
    { name: 'boxes', formula: 'ceil(chips / 40 lb) * 40 lb', value: boxes, unit: 'lb' },
    { name: 'covers', formula: 'area / color to sqft/gal', value: covers, unit: 'pies² por galón' },
    { name: 'minimum', formula: 'work_minimums.coating', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'byWork', formula: 'area * system.rate', value: { low: byWorkLow, high: byWorkHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byWork, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ system }: GarageFloorEpoxyInputs): readonly Cell[] {
  const systemChosen = systemFigures[system];
  return [
    { name: 'system.base', cell: system, unit: 'pulg', value: systemChosen.base },
    { name: 'system.solids', cell: system, unit: '%', value: systemChosen.solids },
    { name: 'system.top', cell: system, unit: 'pulg', value: systemChosen.top },
    { name: 'system.topSolids', cell: system, unit: '%', value: systemChosen.topSolids },
    { name: 'system.flake', cell: system, unit: '%', value: systemChosen.flake },
    { name: 'system.rate', cell: system, unit: '$ por pie²', low: systemChosen.rateLow, high: systemChosen.rateHigh },
  ];
}

/** "2,500 pies²", for instance. */
function inWholePies2(value: number): string {
  return amount(trimmed(value, 0), '', ' pie²', ' pies²');
}

/** "2,500 galones", for instance. */
function inWholeGalones(value: number): string {
  return amount(trimmed(value, 0), '', ' galón', ' galones');
}

/** "2,500 libras", for instance. */
function inWholeLibras(value: number): string {
  return amount(trimmed(value, 0), '', ' libra', ' libras');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Galones según el grueso de la película, libras de hojuela y el precio instalado */
export const garageFloorEpoxy: Calculator<GarageFloorEpoxyInputs> = {
  slug: 'garage-floor-epoxy',
  title: 'Calculadora de recubrimiento para piso de cochera',
  subtitle: 'Galones según el grueso de la película, libras de hojuela y el precio instalado',
  tag: 'home',
  service: 'Epóxico para piso de cochera',
  disclaimer:
    'Estimado para planear, según la película sobre el piso. No incluye desbastar un recubrimiento viejo, grietas, ' +
    'muretes de cimiento ni una barrera de vapor donde la losa está húmeda; las losas ásperas absorben una quinta ' +
    'parte más.',
  inputs: [
    {
      name: 'area',
      label: 'Piso',
      type: 'number',
      unit: 'pies²',
      default: 450,
      min: 50,
      max: 5000,
      step: 10,
      units: acceptedUnits.sqft,
    },
    {
      name: 'system',
      label: 'Recubrimiento',
      type: 'select',
      default: 'flake',
      options: [
        { value: 'kit', label: 'Kit a base de agua, 3 mils' },
        { value: 'solid', label: 'Epóxico sólido, 10 mils' },
        { value: 'flake', label: 'Epóxico con hojuelas y capa transparente' },
      ],
    },
  ],
  costBand: {
    service_name: 'Epóxico para piso de cochera',
    unit: 'por pie cuadrado',
    price_min_usd: 2,
    price_max_usd: 12,
    project_min_usd: 1000,
    project_max_usd: 6000,
    notes: 'Los pisos chicos cuestan el mínimo de un trabajo, que es más que el rango por pie.',
  },
  sources: [
    'A gallon is 231 cubic inches, 1,604 sq ft at a thousandth of an inch, divided by the share of solids.',
    'Films of 3 mils at half solids for kits, 10 for solid epoxy and 8 of 85-percent clear coat are planning ' +
      'estimates; data sheets differ.',
  ],
  asOf: '2022-10-01',
  sharedFigures: [
    { name: 'work_coverages.flake', unit: 'lb por pie²', source: 'Nuestro criterio', values: [{ value: 0.15 }] },
    { name: 'work_minimums.coating', unit: '$', source: 'Nuestro criterio', values: [{ low: 1000, high: 1600 }] },
    {
      name: 'work_prices.coating_epoxy',
      unit: '$ por pie²',
      asOf: '2026-01-01',
      source: 'Publicado: empresa (2026)',
      values: [{ low: 5, high: 8 }],
    },
    {
      name: 'work_prices.coating_flake',
      unit: '$ por pie²',
      asOf: '2022-10-01',
      source: 'Publicado: empresa (2022 a 2026)',
      values: [{ low: 6, high: 12 }],
    },
    { name: 'work_prices.coating_kit', unit: '$ por pie²', source: 'Nuestro criterio', values: [{ low: 2, high: 4 }] },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Preparar y recubrir el piso', covers: 'job' }],
    leavesOut: [
      'desbaste de un recubrimiento viejo',
      'reparación de grietas',
      'muretes de cimiento',
      'barrera de vapor',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 2,
    judged: 2,
    prices: {
      'work_minimums.coating': 'judged',
      'work_prices.coating_epoxy': 'published',
      'work_prices.coating_flake': 'published',
      'work_prices.coating_kit': 'judged',
    },
  },
  own: {
    figures: [{
      name: 'system.rate',
      label: 'Precio por pie²',
      unit: '$ por pie²',
      min: 0.5,
      max: 40,
      written: 'USD/sqft',
      by: ['system'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    byWork: 'Precio del trabajo',
    'system.rate': 'Precio por pie²',
    color: 'Capa de color',
    clear: 'Capa transparente',
    order: 'Color por pedir',
    finish: 'Transparente por pedir',
    gallons: 'Galones',
    chips: 'Hojuela',
    boxes: 'Cajas de hojuela',
    covers: 'Rendimiento',
    minimum: 'Cargo mínimo',
    cost: 'Costo',
  },
  slopes: {
    value: { area: 1 },
    order: { area: 1 },
    boxes: { area: 1 },
    finish: { area: 1 },
    'cost.low': { area: 1 },
    'cost.high': { area: 1 },
    'total.low': { area: 1 },
    'total.high': { area: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
