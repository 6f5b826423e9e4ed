/**
 * Calculadora del costo de inspección de casas. Generated from the entry home-inspectors of catalog/calculators.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator } from '../../../engine/kernel/module.js';
import type { HomeInspectorsInputs } from '../../calculators/home-inspectors.js';
import { cells, compute, computeOwn, estimate, refuse, trace } from '../../calculators/home-inspectors.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const agePhrases: Readonly<Record<HomeInspectorsInputs['age'], string>> = {
  new: 'una casa más nueva',
  modern: 'una casa construida desde 1980',
  older: 'una casa construida de 1950 a 1979',
  historic: 'una casa construida antes de 1950',
};
const addonsPhrases: Readonly<Record<HomeInspectorsInputs['addons'], string>> = {
  none: 'ningún extra',
  wdi: 'un reporte de termitas',
  pool: 'una revisión de la alberca',
  wdi_pool: 'un reporte de termitas y una revisión de la alberca',
  sewer: 'una cámara en el drenaje',
  septic: 'una inspección del sistema séptico',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: HomeInspectorsInputs, steps = compute(inputs)): CalculationResult {
  const { sqft, age, addons } = inputs;
  const { costLow, costHigh } = steps;
  return {
    value: roundTo(costLow, 0),
    unit: '$ (extremo bajo)',
    interpretation:
      `Inspeccionar ${agePhrases[age]} (${inPies2(sqft)}) ` +
      (addons === 'none'
        ? `cuesta ${rangeInRoughDolares(costLow, costHigh)}. Apártela al principio del periodo de opción para que le ` +
          'quede tiempo de negociar.'
        : `con ${addonsPhrases[addons]} cuesta ${rangeInRoughDolares(costLow, costHigh)}. Apártela al principio del ` +
          'periodo de opción para que le quede tiempo de negociar.'),
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** "2,500 pies²", for instance. */
function inPies2(value: number): string {
  return amount(trimmed(value, 2), '', ' pie²', ' pies²');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Rango de precio de la inspección según tamaño, antigüedad y extras */
export const homeInspectors: Calculator<HomeInspectorsInputs> = {
  slug: 'home-inspectors',
  title: 'Calculadora del costo de inspección de casas',
  subtitle: 'Rango de precio de la inspección según tamaño, antigüedad y extras',
  tag: 'real-estate',
  service: 'Inspectores de casas',
  disclaimer:
    'Estimado para planear. No incluye reinspecciones, reportes de ingeniero, pruebas de moho ni construcciones ' +
    'aparte; en Texas los inspectores tienen licencia de la Real Estate Commission.',
  inputs: [
    {
      name: 'sqft',
      label: 'Área habitable',
      type: 'number',
      unit: 'pies²',
      default: 1800,
      min: 500,
      max: 10000,
      step: 50,
      units: acceptedUnits.sqft,
    },
    {
      name: 'age',
      label: 'Antigüedad de la casa',
      type: 'select',
      default: 'modern',
      options: [
        { value: 'new', label: 'Nueva o de menos de 10 años' },
        { value: 'modern', label: 'Construida desde 1980' },
        { value: 'older', label: 'Construida de 1950 a 1979' },
        { value: 'historic', label: 'Construida antes de 1950' },
      ],
    },
    {
      name: 'addons',
      label: 'Extra',
      type: 'select',
      default: 'wdi',
      options: [
        { value: 'none', label: 'Ninguno' },
        { value: 'wdi', label: 'Reporte de termitas (WDI)' },
        { value: 'pool', label: 'Alberca' },
        { value: 'wdi_pool', label: 'Reporte de termitas y alberca' },
        { value: 'sewer', label: 'Cámara en el drenaje' },
        { value: 'septic', label: 'Sistema séptico' },
      ],
    },
  ],
  costBand: {
    service_name: 'Inspectores de casas',
    unit: 'por inspección',
    price_min_usd: 350,
    price_max_usd: 650,
    notes:
      'El rango es para la inspección de una casa de tamaño usual; los extras son renglones aparte, las casas ' +
      'grandes cuestan más y las muy chicas menos.',
  },
  sources: [
    'Texas inspections $300 to $400 under 1,500 sq ft, $400 to $550 to 2,500, $550 to $700 above ' +
      '(anguspost.com/how-much-is-a-home-inspection-in-texas); $350 to $600 (maryelwell.com/option-period).',
    'Termite report $75 to $150, pool $150 to $300, sewer camera $150 to $300, septic $250 to $500, and an option ' +
      'period of 7 to 10 days (dwellverse.io/texas-home-inspection-faq).',
    'The factors by age are planning estimates, because inspectors price age after they hear of it.',
  ],
  sharedFigures: [
    {
      name: 'prices.inspection_area',
      unit: '$ por pie²',
      source: 'Publicado: empresa, guía de precios (sin fecha)',
      values: [{ low: 0.09, high: 0.126 }],
    },
    {
      name: 'prices.inspection_base',
      unit: '$',
      source: 'Publicado: empresa, guía de precios (sin fecha)',
      values: [{ low: 207, high: 290 }],
    },
    {
      name: 'minimums.inspection',
      unit: '$',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ value: 300 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Inspección', covers: 'job' },
      { line: 'Extra', covers: 'job' },
    ],
    leavesOut: ['reinspección', 'reporte de ingeniero', 'prueba de moho', 'construcciones aparte', 'pozo'],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 4,
    prices: {
      'prices.inspection_area': 'published',
      'prices.inspection_base': 'published',
      'minimums.inspection': 'published',
      'home-inspectors.addons': 'published',
    },
  },
  own: {
    figures: [{
      name: 'prices.inspection_base',
      label: 'Inspección de una casa chica',
      unit: '$',
      min: 50,
      max: 1200,
      units: acceptedUnits.USD,
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    'prices.inspection_base': 'Inspección de una casa chica',
    base: 'Precio base',
    inspection: 'Inspección',
    addon: 'Revisiones extra',
    cost: 'Costo',
  },
  slopes: {
    value: { sqft: 1 },
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
