/**
 * Calculadora de tamaño de deshumidificador. Generated from the entry dehumidifier of catalog/calculators/home.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { DehumidifierInputs } from '../../calculators/dehumidifier.js';
import { compute, refuse } from '../../calculators/dehumidifier.js';
import { amount, fixed, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const dampnessFigures: Readonly<Record<DehumidifierInputs['dampness'], { base: number; more: number }>> = {
  moderate: { base: 10, more: 4 },
  very: { base: 12, more: 5 },
  wet: { base: 14, more: 6 },
  extreme: { base: 16, more: 7 },
};
const dampnessPhrases: Readonly<Record<DehumidifierInputs['dampness'], string>> = {
  moderate: 'con humedad moderada',
  very: 'con mucha humedad',
  wet: 'con paredes o piso que sudan',
  extreme: 'con humedad extrema',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: DehumidifierInputs): CalculationResult {
  const { sqft, dampness } = inputs;
  const { perDay, labeled, model, bucket } = compute(inputs);
  return {
    value: roundTo(labeled, 0),
    unit: 'pintas al día en la etiqueta',
    interpretation:
      `Un espacio de ${inPies2(sqft)} ${dampnessPhrases[dampness]} necesita ${inWholePintas(labeled)} al día según ` +
      `la etiqueta actual, así que compre uno de ${inWholePintas(model)}. A 80 grados saca cerca de ` +
      `${inWholePintas(perDay)} al día, como decían las etiquetas antes de 2019: ${inGalonesTo1Decimal(bucket)} que ` +
      'hay que cargar o drenar.',
    secondary: [
      { value: roundTo(model, 0), unit: 'pintas al día', label: 'Siguiente tamaño a la venta' },
      { value: roundTo(perDay, 0), unit: 'pintas al día', label: 'Según las etiquetas de antes de 2019' },
    ],
    figures: {
      labeled: { value: roundTo(labeled, 0), unit: 'pintas' },
      model: { value: roundTo(model, 0), unit: 'pintas' },
      perDay: { value: roundTo(perDay, 0), unit: 'pintas' },
      bucket: { value: roundTo(bucket, 1), unit: 'galones' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: DehumidifierInputs): readonly TraceStep[] {
  const { blocks, chart, perDay, today, labeled, model, bucket } = compute(inputs);
  return [
    { name: 'blocks', formula: 'max(sqft / 500 sqft - 1, 0)', value: blocks, unit: '' },
    { name: 'chart', formula: 'dampness.base + blocks * dampness.more', value: chart, unit: 'pintas por día' },
    { name: 'perDay', formula: 'chart * 1 day to pint', value: perDay, unit: 'pintas' },
    { name: 'today', formula: 'labels[chart]', value: today, unit: 'pintas por día' },
    { name: 'labeled', formula: 'today * 1 day to pint', value: labeled, unit: 'pintas' },
    { name: 'model', formula: 'sizes[today] * 1 day to pint', value: model, unit: 'pintas' },
    { name: 'bucket', formula: 'perDay to gal', value: bucket, unit: 'galones' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ dampness }: DehumidifierInputs): readonly Cell[] {
  const dampnessChosen = dampnessFigures[dampness];
  return [
    { name: 'dampness.base', cell: dampness, unit: 'pintas por día', value: dampnessChosen.base },
    { name: 'dampness.more', cell: dampness, unit: 'pintas por día', value: dampnessChosen.more },
  ];
}

/** "2,500 pies²", for instance. */
function inPies2(value: number): string {
  return amount(trimmed(value, 2), '', ' pie²', ' pies²');
}

/** "2,500 pintas", for instance. */
function inWholePintas(value: number): string {
  return amount(trimmed(value, 0), '', ' pinta', ' pintas');
}

/** "2,500.0 galones", for instance. */
function inGalonesTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' galón', ' galones');
}

/** Pintas al día para un espacio húmedo, según su tamaño y qué tan mojado está */
export const dehumidifier: Calculator<DehumidifierInputs> = {
  slug: 'dehumidifier',
  title: 'Calculadora de tamaño de deshumidificador',
  subtitle: 'Pintas al día para un espacio húmedo, según su tamaño y qué tan mojado está',
  tag: 'home',
  service: 'Deshumidificadores para toda la casa',
  disclaimer:
    'Estimado para planear según la tabla de la Association of Home Appliance Manufacturers (asociación de ' +
    'fabricantes de aparatos para el hogar) para cuartos cerrados. No incluye filtraciones, puertas abiertas ni ' +
    'construcción nueva; el agua que entra se debe detener, no secar.',
  inputs: [
    {
      name: 'sqft',
      label: 'Área húmeda',
      type: 'number',
      unit: 'pies²',
      default: 1500,
      min: 200,
      max: 2500,
      step: 50,
      units: acceptedUnits.sqft,
    },
    {
      name: 'dampness',
      label: 'Qué tan húmedo está',
      type: 'select',
      default: 'very',
      options: [
        { value: 'moderate', label: 'Humedad moderada: huele a encierro cuando el clima está húmedo' },
        { value: 'very', label: 'Muy húmedo: siempre se siente húmedo, con manchas de humedad' },
        { value: 'wet', label: 'Mojado: las paredes o el piso sudan' },
        { value: 'extreme', label: 'Extremadamente mojado: ropa secándose, piso mojado' },
      ],
    },
  ],
  costBand: null,
  sources: [
    'The AHAM chart was made for the test at 80 degrees; since June 2019 it is made at 65, so the same machine is ' +
      'labeled lower, 30 pints as 20, 50 as 30 and 70 as 50, and the chart is read in these new labels here.',
    'Sizes of 20, 30 and 50 pints a day are those that makers sell since 2019.',
  ],
  labels: {
    blocks: 'Bloques de 500 pies² más',
    chart: 'Valor de la tabla',
    perDay: 'Por día',
    today: 'Etiqueta actual',
    labeled: 'Pintas según la etiqueta',
    model: 'Tamaño a la venta',
    bucket: 'Agua por día',
  },
  slopes: {
    value: { sqft: 1 },
    labeled: { sqft: 1 },
    model: { sqft: 1 },
    perDay: { sqft: 1 },
    bucket: { sqft: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
