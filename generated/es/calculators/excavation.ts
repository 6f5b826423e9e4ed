/**
 * Calculadora de volumen de excavación. Generated from the entry excavation of catalog/calculators/land.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { ExcavationInputs } from '../../calculators/excavation.js';
import { cells, compute, computeOwn, refuse } from '../../calculators/excavation.js';
import { amount, fixed, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const sidePhrases: Readonly<Record<ExcavationInputs['side'], string>> = {
  vertical: 'paredes verticales',
  a: 'taludes de 0.75 a 1',
  b: 'taludes de 1 a 1',
  c: 'taludes de 1.5 a 1',
};
const soilPhrases: Readonly<Record<ExcavationInputs['soil'], string>> = {
  sand: 'la arena o grava',
  earth: 'la tierra común',
  clay: 'la arcilla densa',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: ExcavationInputs, steps = compute(inputs)): CalculationResult {
  const { length, width, depth, side, soil, truck } = inputs;
  const { top_length, top_width, bank, loose, loads } = steps;
  return {
    value: roundTo(bank, 1),
    unit: 'yardas cúbicas en el terreno',
    interpretation:
      `Con ${sidePhrases[side]}, un hoyo de ${inWholePies(length)} por ${inWholePies(width)} y ${inPies(depth)} de ` +
      `hondo se abre a ${inPies(top_length)} por ${inPies(top_width)}: ${inYardasCubicasTo1Decimal(bank)} de tierra ` +
      `en el terreno. Ya excavada, ${soilPhrases[soil]} se abunda a ${inYardasCubicasTo1Decimal_(loose)}, o sea ` +
      `${inWholeViajes(loads)} a ${inWholeYardasCubicasPorViaje(truck)}.`,
    secondary: [
      { value: roundTo(loose, 1), unit: 'yardas cúbicas', label: 'Volumen suelto' },
      { value: roundTo(loads, 0), unit: 'viajes', label: 'Viajes' },
      { value: roundTo(top_length, 1), unit: 'pies', label: 'Largo arriba' },
    ],
    figures: {
      top_length: { value: roundTo(top_length, 2), unit: 'pies' },
      top_width: { value: roundTo(top_width, 2), unit: 'pies' },
      bank: { value: roundTo(bank, 1), unit: 'yardas cúbicas' },
      loose: { value: roundTo(loose, 1), unit: 'yardas cúbicas' },
      loads: { value: roundTo(loads, 0), unit: 'viajes' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: ExcavationInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { top_length, top_width, slopes, bank, loose, loads } = steps;
  return [
    { name: 'top_length', formula: 'length + 2 * side.run * depth', value: top_length, unit: 'pies' },
    { name: 'top_width', formula: 'width + 2 * side.run * depth', value: top_width, unit: 'pies' },
    {
      name: 'slopes',
      formula: 'side.run * depth ^ 2 * (length + width) + 4 / 3 * side.run ^ 2 * depth ^ 3',
      value: slopes,
      unit: 'pies^3',
    },
    { name: 'bank', formula: 'length * width * depth + slopes to cuyd', value: bank, unit: 'yardas cúbicas' },
    { name: 'loose', formula: 'bank * (1 + soil.swell)', value: loose, unit: 'yardas cúbicas' },
    { name: 'loads', formula: 'ceil(loose / truck)', value: loads, unit: 'viajes' },
  ];
}

/** "2,500 pies", for instance. */
function inWholePies(value: number): string {
  return amount(trimmed(value, 0), '', ' pie', ' pies');
}

/** "2,500 pies", for instance. */
function inPies(value: number): string {
  return amount(trimmed(value, 2), '', ' pie', ' pies');
}

/** "2,500 yardas cúbicas", for instance. */
function inYardasCubicasTo1Decimal(value: number): string {
  return amount(trimmed(value, 1), '', ' yarda cúbica', ' yardas cúbicas');
}

/** "2,500.0 yardas cúbicas", for instance. */
function inYardasCubicasTo1Decimal_(value: number): string {
  return amount(fixed(value, 1), '', ' yarda cúbica', ' yardas cúbicas');
}

/** "2,500 viajes", for instance. */
function inWholeViajes(value: number): string {
  return amount(trimmed(value, 0), '', ' viaje', ' viajes');
}

/** "2,500 yardas cúbicas por viaje", for instance. */
function inWholeYardasCubicasPorViaje(value: number): string {
  return amount(trimmed(value, 0), '', ' yarda cúbica por viaje', ' yardas cúbicas por viaje');
}

/** Yardas cúbicas por excavar en un foso con taludes, y viajes para llevarse la tierra */
export const excavation: Calculator<ExcavationInputs> = {
  slug: 'excavation',
  title: 'Calculadora de volumen de excavación',
  subtitle: 'Yardas cúbicas por excavar en un foso con taludes, y viajes para llevarse la tierra',
  tag: 'outdoor',
  service: 'Excavación',
  disclaimer:
    'Estimado para planear el volumen. No incluye piedra, agua, ademes, amontonar la tierra ni permisos; una persona ' +
    'competente debe clasificar el suelo, y excavar a más de 20 pies necesita ingeniero. Llame primero al 811.',
  inputs: [
    {
      name: 'length',
      label: 'Largo del fondo',
      type: 'number',
      unit: 'pies',
      default: 30,
      min: 2,
      max: 500,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'width',
      label: 'Ancho del fondo',
      type: 'number',
      unit: 'pies',
      default: 15,
      min: 2,
      max: 500,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'depth',
      label: 'Hondura',
      type: 'number',
      unit: 'pies',
      default: 6,
      min: 1,
      max: 20,
      step: 0.5,
      units: acceptedUnits.ft,
    },
    {
      name: 'side',
      label: 'Paredes',
      type: 'select',
      default: 'c',
      options: [
        { value: 'vertical', label: 'Verticales, con ademe o sin que nadie entre' },
        { value: 'a', label: 'Suelo tipo A, 3/4 a 1' },
        { value: 'b', label: 'Suelo tipo B, 1 a 1' },
        { value: 'c', label: 'Suelo tipo C, 1 1/2 a 1' },
      ],
    },
    {
      name: 'soil',
      label: 'Suelo',
      type: 'select',
      default: 'clay',
      options: [
        { value: 'sand', label: 'Arena o grava' },
        { value: 'earth', label: 'Tierra común' },
        { value: 'clay', label: 'Arcilla densa' },
      ],
    },
    {
      name: 'truck',
      label: 'Caja del camión',
      type: 'number',
      unit: 'yardas cúbicas',
      default: 12,
      min: 3,
      max: 25,
      step: 1,
      written: 'cuyd/load',
    },
  ],
  costBand: null,
  sources: [
    'Steepest slopes of 3/4, 1 and 1 1/2 to 1 for soil of type A, B and C, 29 CFR 1926 Subpart P, Appendix B, ' +
      'Table B-1; protection from 5 ft on, 1926.652(a)(1).',
    'Swell of 30 percent for dense clay and 15 for sand and gravel (issuhub.com/view/index?id=4050&pageIndex=80); ' +
      '25 for common earth is a planning estimate.',
  ],
  own: {
    figures: [{
      name: 'soil.swell',
      label: 'Abundamiento del suelo al excavarlo',
      unit: '%',
      min: 0,
      max: 60,
      units: acceptedUnits['%'],
      by: ['soil'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
  },
  drawing: {
    kind: 'pit',
    measures: {
      length: { input: 'length', times: 1 },
      width: { input: 'width', times: 1 },
      depth: { input: 'depth', times: 1 },
    },
  },
  labels: {
    top_length: 'Largo arriba',
    top_width: 'Ancho arriba',
    bank: 'Volumen en el terreno',
    loose: 'Volumen ya excavado',
    'soil.swell': 'Abundamiento del suelo al excavarlo',
    slopes: 'Volumen de los taludes',
    loads: 'Viajes',
  },
  slopes: {
    value: { length: 1, width: 1, depth: 1, truck: 0 },
    top_length: { length: 1, width: 0, depth: 1, truck: 0 },
    top_width: { length: 0, width: 1, depth: 1, truck: 0 },
    bank: { length: 1, width: 1, depth: 1, truck: 0 },
    loose: { length: 1, width: 1, depth: 1, truck: 0 },
    loads: { length: 1, width: 1, depth: 1, truck: -1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
