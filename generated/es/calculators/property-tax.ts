/**
 * Calculadora de impuesto a la propiedad en Texas. Generated from the entry property-tax of
 * catalog/calculators/real-estate.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { isAtLeast, isBelow, roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator } from '../../../engine/kernel/module.js';
import type { PropertyTaxInputs } from '../../calculators/property-tax.js';
import { compute, estimate, refuse, trace } from '../../calculators/property-tax.js';
import { amount, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const homesteadPhrases: Readonly<Record<PropertyTaxInputs['homestead'], string>> = {
  none: 'sin exención',
  homestead: 'con la exención de residencia principal',
  senior: 'con las exenciones de residencia principal y de personas mayores',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: PropertyTaxInputs): CalculationResult {
  const { appraised, homestead } = inputs;
  const { school_value, school, others, tax, month, saved } = compute(inputs);
  return {
    value: roundTo(tax, 0),
    unit: '$ al año',
    interpretation:
      `El impuesto de una casa con avalúo de ${inDolares(appraised)} es ` +
      (isBelow(tax, 6)
        ? `casi nada ${homesteadPhrases[homestead]} con estas tasas.`
        : `de ${inDolares(tax)} al año ${homesteadPhrases[homestead]}, o ${inDolares(month)} al mes.` +
          (isAtLeast(saved, 1) ? ` Las exenciones le ahorran ${inDolares(saved)} al año.` : '')),
    secondary: [
      { value: roundTo(school_value, 0), unit: '$', label: 'Valor que gravan las escuelas' },
      { value: roundTo(school, 0), unit: '$', label: 'Parte de las escuelas' },
      { value: roundTo(others, 0), unit: '$', label: 'Parte de las demás' },
      { value: roundTo(month, 0), unit: '$', label: 'Al mes' },
      { value: roundTo(saved, 0), unit: '$', label: 'Ahorro por exenciones' },
    ],
    figures: {
      tax: { value: roundTo(tax, 0), unit: '$' },
      month: { value: roundTo(month, 0), unit: '$' },
      saved: { value: roundTo(saved, 0), unit: '$' },
    },
  };
}

/** "$2,500", for instance. */
function inDolares(value: number): string {
  return amount(trimmed(value, 0), '$', '', '');
}

/** El impuesto del año sobre una casa con las exenciones de residencia principal del distrito escolar */
export const propertyTax: Calculator<PropertyTaxInputs> = {
  slug: 'property-tax',
  title: 'Calculadora de impuesto a la propiedad en Texas',
  subtitle: 'El impuesto del año sobre una casa con las exenciones de residencia principal del distrito escolar',
  tag: 'real-estate',
  service: 'Asesores de impuestos a la propiedad',
  disclaimer:
    'Estimado para planear con las exenciones del año fiscal. No incluye topes del impuesto, exenciones de ' +
    'veteranos, lo que un distrito escolar agregue por su cuenta, el límite de 10 por ciento ni distritos especiales ' +
    'cuyas tasas no se pongan. No es asesoría fiscal.',
  inputs: [
    {
      name: 'appraised',
      label: 'Valor de avalúo',
      type: 'number',
      unit: '$',
      default: 250000,
      min: 10000,
      max: 5000000,
      step: 1000,
      units: acceptedUnits.USD,
    },
    {
      name: 'homestead',
      label: 'Exención',
      type: 'select',
      default: 'homestead',
      options: [
        { value: 'none', label: 'Ninguna (segunda casa, renta)' },
        { value: 'homestead', label: 'Residencia principal (homestead)' },
        { value: 'senior', label: 'Residencia principal, 65 años o más o con discapacidad' },
      ],
    },
    {
      name: 'schoolRate',
      label: 'Tasa del distrito escolar',
      type: 'number',
      unit: '$ por $100',
      default: 0.95,
      min: 0,
      max: 2,
      step: 0.0001,
      units: acceptedUnits['%'],
    },
    {
      name: 'otherRate',
      label: 'Tasa combinada de las demás entidades',
      type: 'number',
      unit: '$ por $100',
      default: 1.22,
      min: 0,
      max: 3,
      step: 0.0001,
      units: acceptedUnits['%'],
      hint: 'Ciudad, condado, hospital, colegio y drenaje',
    },
    {
      name: 'local',
      label: 'Exención por residencia principal de las demás entidades',
      type: 'number',
      unit: '%',
      default: 0,
      min: 0,
      max: 20,
      step: 1,
      units: acceptedUnits['%'],
      hint: 'La ciudad y el condado de Corpus Christi quitan 20 %; pondere las entidades según sus tasas',
    },
    {
      name: 'seniorOff',
      label: 'Exención por 65 años o discapacidad de las demás entidades',
      type: 'number',
      unit: '$',
      default: 0,
      min: 0,
      max: 200000,
      step: 12500,
      units: acceptedUnits.USD,
      hint: 'La ciudad y el condado de Corpus Christi quitan $62,500; pondere las entidades según sus tasas',
    },
  ],
  costBand: null,
  sources: [
    'City of Corpus Christi, ordinance 033150 of September 5, 2023, 20 percent of the homestead and $62,500 at 65 ' +
      'or disabled since tax year 2024 (docs.cctexas.com/WebLink, document 88744); Nueces County likewise (Corpus ' +
      'Christi Caller-Times, caller.com, 2006).',
    'City of Corpus Christi, ordinance 033732 of September 9, 2025 (docs.cctexas.com), for the rate of the city.',
    '$40,000 more exemption saves $363.44 at a rate of $0.9086 (Senate Research Center on SB 4, ' +
      'capitol.texas.gov/tlodocs/89R/analysis/html/SB00004I.htm).',
    'The rates set at first are a planning estimate for Corpus Christi; each bill prints those of its own units.',
  ],
  asOf: '1982-02-09',
  periods: [
    { key: '2023-01-01', from: '2023-01-01', until: '2024-12-31' },
    { key: '2025-01-01', from: '2025-01-01' },
  ],
  sharedFigures: [
    {
      name: 'texas.least_percentage',
      unit: '$',
      asOf: '2023-09-05',
      source: 'Publicado: ley (2023)',
      values: [{ value: 5000 }],
    },
    {
      name: 'texas.least_senior',
      unit: '$',
      asOf: '1982-02-09',
      source: 'Publicado: ley (1982)',
      values: [{ value: 3000 }],
    },
    {
      name: 'texas.school_homestead',
      unit: '$',
      asOf: '2025-11-04',
      source: 'Publicado: guía de precios (2025)',
      values: [{ from: '2023-01-01', until: '2024-12-31', value: 100000 }, { from: '2025-01-01', value: 140000 }],
    },
    {
      name: 'texas.school_senior',
      unit: '$',
      asOf: '2025-11-04',
      source: 'Publicado: guía de precios (2025)',
      values: [{ until: '2024-12-31', value: 10000 }, { from: '2025-01-01', value: 60000 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Distrito escolar', covers: 'fee' },
      { line: 'Ciudad, condado y otras entidades', covers: 'fee' },
    ],
    leavesOut: [
      'tope del impuesto',
      'exenciones de veteranos',
      'distritos especiales que no se pusieron',
      'multas por pago tardío',
    ],
    amounts: estimate,
  },
  basis: {
    class: 'exact',
    published: 4,
    prices: {
      'texas.least_percentage': 'published',
      'texas.least_senior': 'published',
      'texas.school_homestead': 'published',
      'texas.school_senior': 'published',
    },
  },
  labels: {
    school_value: 'Valor que grava el distrito escolar',
    other_value: 'Valor que gravan las demás',
    home: 'Exención de residencia',
    senior: 'Exención de mayores',
    exempt: 'Exención escolar',
    percent: 'Exención local por porcentaje',
    age: 'Exención local por edad',
    taken: 'Exención local',
    school: 'Impuesto escolar',
    others: 'Otros impuestos',
    tax: 'Impuesto',
    month: 'Por mes',
    saved: 'Ahorro',
    total: 'Total',
  },
  slopes: {
    value: { appraised: 1, schoolRate: 1, otherRate: 1, seniorOff: -1 },
    tax: { appraised: 1, schoolRate: 1, otherRate: 1, seniorOff: -1 },
    month: { appraised: 1, schoolRate: 1, otherRate: 1, seniorOff: -1 },
    saved: { appraised: 1, schoolRate: 1, otherRate: 1, seniorOff: 1 },
    'total.low': { appraised: 1, schoolRate: 1, otherRate: 1, seniorOff: -1 },
    'total.high': { appraised: 1, schoolRate: 1, otherRate: 1, seniorOff: -1 },
  },
  refuse,
  answer,
  trace,
};
