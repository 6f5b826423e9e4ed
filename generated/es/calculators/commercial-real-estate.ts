/**
 * Calculadora de valor de propiedad comercial. Generated from the entry commercial-real-estate of
 * catalog/calculators/real-estate.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { isAtMost, roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { CommercialRealEstateInputs } from '../../calculators/commercial-real-estate.js';
import { compute, refuse } from '../../calculators/commercial-real-estate.js';
import { about, amount, fixed, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const leasePhrases: Readonly<Record<CommercialRealEstateInputs['lease'], string>> = {
  nnn: 'contratos triple neto',
  gross: 'contratos de renta bruta',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: CommercialRealEstateInputs): CalculationResult {
  const { lease, vacancy, rate } = inputs;
  const { potential, collected, borne, income, worth, higher, each } = compute(inputs);
  return {
    value: roundTo(worth, 0),
    unit: '$',
    interpretation:
      isAtMost(collected, borne)
        ? `De ${inRoughDolares(potential)} de renta usted cobra ${inRoughDolares(collected)}, y los costos del ` +
          `dueño, ${inRoughDolares(borne)}, se llevan todo. No queda ingreso que valuar.`
        : `Con ${leasePhrases[lease]} ` +
          (isAtMost(borne, 0)
            ? `usted cobra ${inRoughDolares(collected)} y no paga costos, lo que deja ${inRoughDolares(income)} al ` +
              `año. Con una tasa de ${inNumbers(rate)} eso vale ${inRoughDolares(worth)}, ` +
              `${inDolaresPorPie2To2Decimals(each)}; un punto más lo deja en ${inRoughDolares(higher)}.`
            : `y ${inNumbers(vacancy)} de desocupación usted cobra ${inRoughDolares(collected)} y paga ` +
              `${inRoughDolares(borne)}, lo que deja ${inRoughDolares(income)} al año. Con una tasa de ` +
              `${inNumbers(rate)} eso vale ${inRoughDolares(worth)}, ${inDolaresPorPie2To2Decimals(each)}; un punto ` +
              `más lo deja en ${inRoughDolares(higher)}.`),
    secondary: [
      { value: roundTo(income, 0), unit: '$', label: 'Ingreso neto de operación' },
      { value: roundTo(potential, 0), unit: '$', label: 'Renta sin desocupación' },
      { value: roundTo(higher, 0), unit: '$', label: 'Valor con uno por ciento más' },
      { value: roundTo(each, 2), unit: '$ por pie²', label: 'Valor por pie²' },
    ],
    figures: {
      collected: { value: roundTo(collected, 0), unit: '$' },
      potential: { value: roundTo(potential, 0), unit: '$' },
      borne: { value: roundTo(borne, 0), unit: '$' },
      income: { value: roundTo(income, 0), unit: '$' },
      worth: { value: roundTo(worth, 0), unit: '$' },
      each: { value: roundTo(each, 2), unit: '$ por pie²' },
      higher: { value: roundTo(higher, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: CommercialRealEstateInputs): readonly TraceStep[] {
  const { potential, collected, outlay, borne, income, worth, higher, each } = compute(inputs);
  return [
    { name: 'potential', formula: 'area * rent', value: potential, unit: '$' },
    { name: 'collected', formula: 'potential * (1 - vacancy)', value: collected, unit: '$' },
    { name: 'outlay', formula: 'area * costs', value: outlay, unit: '$' },
    { name: 'borne', formula: 'outlay * (if lease = "gross" then 100% else vacancy)', value: borne, unit: '$' },
    { name: 'income', formula: 'max(collected - borne, 0 USD)', value: income, unit: '$' },
    { name: 'worth', formula: 'income / rate', value: worth, unit: '$' },
    { name: 'higher', formula: 'income / (rate + 1%)', value: higher, unit: '$' },
    { name: 'each', formula: 'worth / area', value: each, unit: '$ por pie²' },
  ];
}

/** "$2,500", for instance. */
function inRoughDolares(value: number): string {
  return amount(about(value), '$', '', '');
}

/** "2,500%", for instance. */
function inNumbers(value: number): string {
  return amount(trimmed(value, 2), '', '%', '%');
}

/** "$2,500.00 por pie²", for instance. */
function inDolaresPorPie2To2Decimals(value: number): string {
  return amount(fixed(value, 2), '$', ' por pie²', ' por pie²');
}

/** Ingreso neto de operación de un edificio rentado, y su valor a una tasa de capitalización */
export const commercialRealEstate: Calculator<CommercialRealEstateInputs> = {
  slug: 'commercial-real-estate',
  title: 'Calculadora de valor de propiedad comercial',
  subtitle: 'Ingreso neto de operación de un edificio rentado, y su valor a una tasa de capitalización',
  tag: 'real-estate',
  service: 'Bienes raíces comerciales',
  disclaimer:
    'Estimado para planear un año estable. No incluye préstamos, impuesto sobre la renta, reparaciones de la ' +
    'estructura, comisiones, costos de arrendamiento ni lo que pague el siguiente inquilino; deciden un valuador y ' +
    'los contratos de renta.',
  inputs: [
    {
      name: 'area',
      label: 'Área rentable',
      type: 'number',
      unit: 'pies²',
      default: 10000,
      min: 200,
      max: 1000000,
      step: 100,
      units: acceptedUnits.sqft,
    },
    {
      name: 'rent',
      label: 'Renta al año',
      type: 'number',
      unit: '$ por pie²',
      default: 18,
      min: 1,
      max: 100,
      step: 0.25,
      written: 'USD/sqft',
    },
    {
      name: 'lease',
      label: 'Impuestos, seguro y mantenimiento',
      type: 'select',
      default: 'nnn',
      options: [
        { value: 'nnn', label: 'Los paga el inquilino, triple neto' },
        { value: 'gross', label: 'Los paga el dueño, renta bruta' },
      ],
    },
    {
      name: 'costs',
      label: 'Esos costos al año',
      type: 'number',
      unit: '$ por pie²',
      default: 6,
      min: 0,
      max: 50,
      step: 0.25,
      written: 'USD/sqft',
    },
    {
      name: 'vacancy',
      label: 'Desocupación',
      type: 'number',
      unit: '%',
      default: 5,
      min: 0,
      max: 60,
      step: 1,
      units: acceptedUnits['%'],
    },
    {
      name: 'rate',
      label: 'Tasa de capitalización',
      type: 'number',
      unit: '%',
      default: 8,
      min: 3,
      max: 20,
      step: 0.25,
      units: acceptedUnits['%'],
    },
  ],
  costBand: null,
  sources: [
    'Value = net operating income / capitalization rate, the income being potential gross income less vacancy and ' +
      'operating expenses (dummies.com, how to estimate value with the income capitalization approach for the real ' +
      'estate license exam, article 161219; Principles of Real Estate Practice in Texas, page 323).',
    'Under triple-net leases tenants pay taxes, insurance and upkeep of what they lease; the owner those of empty ' +
      'space.',
  ],
  labels: {
    potential: 'Renta posible',
    collected: 'Renta cobrada',
    outlay: 'Gastos',
    borne: 'Gastos del dueño',
    income: 'Ingreso neto',
    worth: 'Valor',
    higher: 'Valor con una tasa más alta',
    each: 'Valor por pie²',
  },
  slopes: {
    value: { rent: 1, costs: -1, vacancy: -1, rate: -1 },
    collected: { area: 1, rent: 1, costs: 0, vacancy: -1, rate: 0 },
    potential: { area: 1, rent: 1, costs: 0, vacancy: 0, rate: 0 },
    borne: { area: 1, rent: 0, costs: 1, vacancy: 1, rate: 0 },
    income: { rent: 1, costs: -1, vacancy: -1, rate: 0 },
    worth: { rent: 1, costs: -1, vacancy: -1, rate: -1 },
    each: { rent: 1, costs: -1, vacancy: -1, rate: -1 },
    higher: { rent: 1, costs: -1, vacancy: -1, rate: -1 },
  },
  refuse,
  answer,
  trace,
};
