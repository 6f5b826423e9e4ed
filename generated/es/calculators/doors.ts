/**
 * Calculadora del costo de instalar puertas. Generated from the entry doors of catalog/calculators.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { DoorsInputs } from '../../calculators/doors.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/doors.js';
import { amount, roughRange, trimmed } from '../language.js';

const typeFigures: Readonly<Record<DoorsInputs['type'], { priceLow: number; priceHigh: number }>> = {
  entry_steel: { priceLow: 800, priceHigh: 2200 },
  entry_fg: { priceLow: 1000, priceHigh: 2800 },
  entry_wood: { priceLow: 1500, priceHigh: 3500 },
  patio_slider: { priceLow: 1200, priceHigh: 3500 },
  patio_french: { priceLow: 2000, priceHigh: 5000 },
  storm: { priceLow: 400, priceHigh: 800 },
};
const typePhrases: Readonly<Record<DoorsInputs['type'], string>> = {
  entry_steel: 'de entrada de acero',
  entry_fg: 'de entrada de fibra de vidrio',
  entry_wood: 'de entrada de madera',
  patio_slider: 'de patio con hoja corrediza',
  patio_french: 'de patio de estilo francés',
  storm: 'de tormenta',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: DoorsInputs, steps = compute(inputs)): CalculationResult {
  const { type: type_ } = inputs;
  const { doors, costLow, costHigh } = steps;
  return {
    value: roundTo(costLow, 0),
    unit: '$ (extremo bajo)',
    interpretation:
      `Calcule ${rangeInRoughDolares(costLow, costHigh)} por ${inPuertas(doors)} ${typePhrases[type_]}, con ` +
      'instalación y herrajes. Las medidas especiales y el vidrio decorativo cuestan más.',
    secondary: [{ value: roundTo(costHigh, 0), unit: '$ (extremo alto)', label: 'Rango' }],
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      doors: { value: roundTo(doors, 2), unit: 'puertas' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: DoorsInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { doors, costLow, costHigh } = steps;
  return [
    { name: 'doors', formula: 'count * 1 door', value: doors, unit: 'puertas' },
    { name: 'cost', formula: 'doors * type.price', value: { low: costLow, high: costHigh }, unit: '$' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ type: type_ }: DoorsInputs): readonly Cell[] {
  const typeChosen = typeFigures[type_];
  return [{
    name: 'type.price',
    cell: type_,
    unit: '$ por puerta',
    low: typeChosen.priceLow,
    high: typeChosen.priceHigh,
  }];
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 puertas", for instance. */
function inPuertas(value: number): string {
  return amount(trimmed(value, 2), '', ' puerta', ' puertas');
}

/** Rango de costo instalado según número y tipo de puertas exteriores */
export const doors: Calculator<DoorsInputs> = {
  slug: 'doors',
  title: 'Calculadora del costo de instalar puertas',
  subtitle: 'Rango de costo instalado según número y tipo de puertas exteriores',
  tag: 'home',
  service: 'Instalación de puertas',
  disclaimer:
    'Estimado para planear, de una puerta estándar premontada en una abertura en buen estado. No incluye marcos ' +
    'podridos, aberturas nuevas, vidrio a la medida, vidrios laterales ni certificación contra vendaval (windstorm).',
  inputs: [
    { name: 'count', label: 'Número de puertas', type: 'number', default: 1, min: 1, max: 20, step: 1, whole: true },
    {
      name: 'type',
      label: 'Tipo de puerta',
      type: 'select',
      default: 'entry_steel',
      options: [
        { value: 'entry_steel', label: 'Puerta de entrada de acero' },
        { value: 'entry_fg', label: 'Puerta de entrada de fibra de vidrio' },
        { value: 'entry_wood', label: 'Puerta de entrada de madera' },
        { value: 'patio_slider', label: 'Puerta corrediza de patio' },
        { value: 'patio_french', label: 'Puertas francesas de patio' },
        { value: 'storm', label: 'Puerta de tormenta (contrapuerta)' },
      ],
    },
  ],
  costBand: {
    service_name: 'Instalación de puertas',
    unit: 'por puerta',
    price_min_usd: 400,
    price_max_usd: 2200,
    notes:
      'El rango es para puertas usuales; las mejores de madera y de fibra de vidrio, las corredizas y las francesas ' +
      'cuestan más.',
  },
  sources: [
    'A steel entry door replaced, with half glass and new lockset, $1,826 (Remodeling, Cost vs. Value 2019, at ' +
      'dwmmag.com/2019/03/06/2019-cost-versus-value-report-shows-improvements).',
    'A patio door replaced, $1,265 to $3,165 (lawnstarter.com/blog/cost/patio-door-replacement-price, 2023) and ' +
      '$1,550 to $6,250 (angi.com/articles/how-much-does-patio-door-replacement-cost.htm).',
    'Sizes, glass and frames differ too much for one survey, so the prices are units of guides with the labor to ' +
      'hang them.',
  ],
  asOf: '2019-01-01',
  estimate: {
    covers: 'job',
    unit: '$',
    addsUp: 'count',
    lines: [{ line: 'Puertas con instalación', covers: 'job' }],
    leavesOut: [
      'marcos podridos',
      'aberturas nuevas',
      'vidrio a la medida',
      'vidrios laterales',
      'certificado contra vendaval (windstorm)',
      'pintura',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    brought: 1,
    broughtFrom: '2019',
    prices: { 'doors.type': 'brought' },
  },
  own: {
    figures: [{
      name: 'type.price',
      label: 'Precio por puerta',
      unit: '$ por puerta',
      min: 150,
      max: 12000,
      written: 'USD/door',
      by: ['type'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { 'type.price': 'Precio por puerta', doors: 'Puertas', cost: 'Costo' },
  slopes: {
    value: { count: 1 },
    'cost.low': { count: 1 },
    'cost.high': { count: 1 },
    doors: { count: 1 },
    'range.low': { count: 1 },
    'range.high': { count: 1 },
    'total.low': { count: 1 },
    'total.high': { count: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
