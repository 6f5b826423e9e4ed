/**
 * Calculadora de contraventanas contra huracanes. Generated from the entry hurricane-shutters of
 * catalog/calculators.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { HurricaneShuttersInputs } from '../../calculators/hurricane-shutters.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/hurricane-shutters.js';
import { amount, roughRange, trimmed } from '../language.js';

const typeFigures: Readonly<Record<HurricaneShuttersInputs['type'], { rateLow: number; rateHigh: number }>> = {
  accordion: { rateLow: 20, rateHigh: 30 },
  rolldown: { rateLow: 30, rateHigh: 60 },
  bahama: { rateLow: 22, rateHigh: 38 },
  colonial: { rateLow: 25, rateHigh: 40 },
  panels: { rateLow: 10, rateHigh: 20 },
};
const typePhrases: Readonly<Record<HurricaneShuttersInputs['type'], string>> = {
  accordion: 'las contraventanas de acordeón',
  rolldown: 'las contraventanas enrollables',
  bahama: 'las contraventanas Bahama',
  colonial: 'las contraventanas coloniales',
  panels: 'los paneles contra tormentas',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: HurricaneShuttersInputs, steps = compute(inputs)): CalculationResult {
  const { type: type_ } = inputs;
  const { openings, area, costLow, costHigh } = steps;
  return {
    value: roundTo(openings, 0),
    unit: 'aberturas',
    interpretation:
      `Cubrir ${inWholeAberturas(openings)}, cerca de ${inWholePies2(area)}, con ${typePhrases[type_]} cuesta ` +
      `${rangeInRoughDolares(costLow, costHigh)} con instalación.` +
      (type_ === 'panels'
        ? ' Los paneles son la protección más barata, pero alguien tiene que colgarlos antes de cada tormenta.'
        : ''),
    figures: {
      openings: { value: roundTo(openings, 0), unit: 'aberturas' },
      area: { value: roundTo(area, 0), unit: 'pies²' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: HurricaneShuttersInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { openings, area, costLow, costHigh } = steps;
  return [
    { name: 'openings', formula: 'count * 1 opening', value: openings, unit: 'aberturas' },
    { name: 'area', formula: 'openings * coverages.opening', value: area, unit: 'pies²' },
    { name: 'cost', formula: 'area * type.rate', value: { low: costLow, high: costHigh }, unit: '$' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ type: type_ }: HurricaneShuttersInputs): readonly Cell[] {
  const typeChosen = typeFigures[type_];
  return [{ name: 'type.rate', cell: type_, unit: '$ por pie²', low: typeChosen.rateLow, high: typeChosen.rateHigh }];
}

/** "2,500 aberturas", for instance. */
function inWholeAberturas(value: number): string {
  return amount(trimmed(value, 0), '', ' abertura', ' aberturas');
}

/** "2,500 pies²", for instance. */
function inWholePies2(value: number): string {
  return amount(trimmed(value, 0), '', ' pie²', ' pies²');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Aberturas por proteger y el costo instalado de las contraventanas */
export const hurricaneShutters: Calculator<HurricaneShuttersInputs> = {
  slug: 'hurricane-shutters',
  title: 'Calculadora de contraventanas contra huracanes',
  subtitle: 'Aberturas por proteger y el costo instalado de las contraventanas',
  tag: 'home',
  service: 'Contraventanas para huracán',
  disclaimer:
    'Estimado para planear a 15 pies² por abertura. Las contraventanas deben tener una evaluación de producto ' +
    'aprobada para contar para el seguro contra vendaval (windstorm); no incluye puertas corredizas grandes, ' +
    'segundos pisos ni motores.',
  inputs: [
    {
      name: 'count',
      label: 'Ventanas y puertas por cubrir',
      type: 'number',
      default: 12,
      min: 1,
      max: 100,
      step: 1,
      whole: true,
    },
    {
      name: 'type',
      label: 'Tipo de contraventana',
      type: 'select',
      default: 'accordion',
      options: [
        { value: 'accordion', label: 'De acordeón' },
        { value: 'rolldown', label: 'Enrollable' },
        { value: 'bahama', label: 'Bahama' },
        { value: 'colonial', label: 'Colonial' },
        { value: 'panels', label: 'Paneles contra tormentas' },
      ],
    },
  ],
  costBand: {
    service_name: 'Contraventanas para huracán',
    unit: 'por pie cuadrado',
    price_min_usd: 20,
    price_max_usd: 70,
    notes:
      'Precio instalado por pie cuadrado de abertura; una abertura promedio se toma como de 15 pies². Los paneles ' +
      'contra tormentas cuestan menos que el rango, que es para contraventanas permanentes.',
  },
  sources: [
    'Installed per sq ft, storm panels $10 to $20, accordion $15 to $30, Bahama $20 to $35, colonial $25 to $35; a ' +
      'whole house $2,500 to $8,000 (fixr.com/costs/hurricane-shutters).',
    'Panels $7 to $15, accordion $15 to $25, roll-down $20 to $35 ' +
      '(doityourself.com/stry/5-types-of-hurricane-shutters); roll-down $25 to $120 ' +
      '(texascustomexteriors.com/types-of-hurricane-shutters-to-protect-your-home).',
    "The prices here are planning estimates raised to the service's band of $20 to $70 for permanent shutters, " +
      'because wind-rated ones with an evaluation cost more than the national pages have.',
  ],
  asOf: '2024-02-24',
  sharedFigures: [{
    name: 'coverages.opening',
    unit: 'pies² por abertura',
    source: 'Nuestro criterio',
    values: [{ value: 15 }],
  }],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Contraventanas y colocación', covers: 'job' }],
    leavesOut: [
      'motores',
      'segundos pisos',
      'aberturas de más de 15 pies²',
      'permiso de construcción',
      'certificado contra vendaval (windstorm)',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 1,
    prices: { 'hurricane-shutters.type': 'published' },
  },
  own: {
    figures: [{
      name: 'type.rate',
      label: 'Precio por pie²',
      unit: '$ por pie²',
      min: 4,
      max: 200,
      written: 'USD/sqft',
      by: ['type'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { 'type.rate': 'Precio por pie²', openings: 'Aberturas', area: 'Área', cost: 'Costo' },
  slopes: {
    value: { count: 1 },
    openings: { count: 1 },
    area: { count: 1 },
    'cost.low': { count: 1 },
    'cost.high': { count: 1 },
    'total.low': { count: 1 },
    'total.high': { count: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
