/**
 * Calculadora de tubo de drenaje para el patio. Generated from the entry drainage of catalog/calculators/land.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { DrainageInputs } from '../../calculators/drainage.js';
import { cells, compute } from '../../calculators/drainage.js';
import { amount, fixed, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const groundPhrases: Readonly<Record<DrainageInputs['ground'], string>> = {
  flat: 'arcilla plana',
  rolling: 'arcilla inclinada',
  steep: 'arcilla empinada',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: DrainageInputs): CalculationResult {
  const { hard, lawn, ground, rain } = inputs;
  const { flow, size, drop } = compute(inputs);
  return {
    value: roundTo(size, 0),
    unit: 'pulg de tubo',
    interpretation:
      `Una lluvia de ${inPulgadasPorHora(rain)} sobre ${inWholePies2(hard)} de suelo duro y ${inWholePies2(lawn)} de ` +
      `${groundPhrases[ground]} suelta cerca de ${inWholeGalonesPorMinuto(flow)}. Con una caída de ` +
      `${inPulgadasTo1Decimal(drop)} en 100 pies necesita un tubo liso de ${inWholePulgadas(size)}.`,
    secondary: [
      { value: roundTo(flow, 0), unit: 'galones por minuto', label: 'Agua por minuto' },
      { value: roundTo(drop, 1), unit: 'pulg', label: 'Caída en 100 pies' },
    ],
    figures: {
      flow: { value: roundTo(flow, 0), unit: 'galones por minuto' },
      drop: { value: roundTo(drop, 1), unit: 'pulg' },
      size: { value: roundTo(size, 0), unit: 'pulg' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: DrainageInputs): readonly TraceStep[] {
  const { yielding, flow, need, size, drop } = compute(inputs);
  return [
    { name: 'yielding', formula: 'hard * 0.95 + lawn * ground.share', value: yielding, unit: 'pies²' },
    { name: 'flow', formula: 'yielding * rain to gpm', value: flow, unit: 'galones por minuto' },
    { name: 'need', formula: 'yielding * rain / sqrt(fall) to cfs', value: need, unit: 'pies cúbicos por segundo' },
    { name: 'size', formula: 'pipe[need]', value: size, unit: 'pulg' },
    { name: 'drop', formula: '100 ft * fall to in', value: drop, unit: 'pulg' },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ hard, lawn }: DrainageInputs): BrokenRequirement | null {
  if (hard + lawn < 100) return { message: 'Ponga al menos 100 pies² de terreno.', inputs: ['hard', 'lawn'] };
  return null;
}

/** "2,500 pulgadas por hora", for instance. */
function inPulgadasPorHora(value: number): string {
  return amount(trimmed(value, 2), '', ' pulgada por hora', ' pulgadas por hora');
}

/** "2,500 pies²", for instance. */
function inWholePies2(value: number): string {
  return amount(trimmed(value, 0), '', ' pie²', ' pies²');
}

/** "2,500 galones por minuto", for instance. */
function inWholeGalonesPorMinuto(value: number): string {
  return amount(trimmed(value, 0), '', ' galón por minuto', ' galones por minuto');
}

/** "2,500.0 pulgadas", for instance. */
function inPulgadasTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' pulgada', ' pulgadas');
}

/** "2,500 pulgadas", for instance. */
function inWholePulgadas(value: number): string {
  return amount(trimmed(value, 0), '', ' pulgada', ' pulgadas');
}

/** Cuánta agua suelta un lote con una lluvia fuerte, y el tubo que la lleva */
export const drainage: Calculator<DrainageInputs> = {
  slug: 'drainage',
  title: 'Calculadora de tubo de drenaje para el patio',
  subtitle: 'Cuánta agua suelta un lote con una lluvia fuerte, y el tubo que la lleva',
  tag: 'outdoor',
  service: 'Drenaje de patios',
  disclaimer:
    'Estimado para planear un solo lote. No incluye agua de vecinos de más arriba, mareas, atascos ni la salida; ' +
    'calles, servidumbres y lotes de más de un acre necesitan ingeniero, y nadie puede desaguar hacia el vecino.',
  inputs: [
    {
      name: 'hard',
      label: 'Techo, concreto y demás suelo duro',
      type: 'number',
      unit: 'pies²',
      default: 3000,
      min: 0,
      max: 20000,
      step: 50,
      units: acceptedUnits.sqft,
    },
    {
      name: 'lawn',
      label: 'Zacate y jardineras',
      type: 'number',
      unit: 'pies²',
      default: 5000,
      min: 0,
      max: 80000,
      step: 50,
      units: acceptedUnits.sqft,
    },
    {
      name: 'ground',
      label: 'El zacate está en',
      type: 'select',
      default: 'flat',
      options: [
        { value: 'flat', label: 'Arcilla plana, menos de 2 %' },
        { value: 'rolling', label: 'Arcilla de 2 a 7 %' },
        { value: 'steep', label: 'Arcilla de más de 7 %' },
      ],
    },
    {
      name: 'rain',
      label: 'Lluvia en la peor hora',
      type: 'number',
      unit: 'pulgadas por hora',
      default: 6,
      min: 1,
      max: 10,
      step: 0.5,
      written: 'in/h',
      hint: '6 pulgadas en una hora son una tormenta fuerte en la costa de Texas; NOAA Atlas 14 tiene la del lote',
    },
    {
      name: 'fall',
      label: 'Caída del tubo',
      type: 'number',
      unit: '%',
      default: 0.5,
      min: 0.25,
      max: 10,
      step: 0.05,
      units: acceptedUnits['%'],
      hint: '1 % es un pie en 100 pies',
    },
  ],
  costBand: null,
  sources: [
    'Rational method, Q = C i A, for small areas (TxDOT Hydraulic Design Manual, chapter 4, ' +
      'onlinemanuals.txdot.gov); coefficients of lawns on heavy soil 0.17, 0.22 and 0.35 and of roofs 0.95, upper ' +
      'values of the ASCE table.',
    "Full flow by Manning's equation with n of 0.012 for smooth-wall plastic pipe; 1.486/n x A x R^(2/3) is 2.06, " +
      '6.07, 13.09, 23.73, 38.6, 69.98, 113.8 and 245 cfs for 4 to 24 in ' +
      '(calculatorhub.com/tools/drainage-pipe-calculator has the equation).',
  ],
  labels: {
    yielding: 'Área que escurre',
    flow: 'Flujo',
    need: 'Capacidad que se pide',
    size: 'Tubo',
    drop: 'Caída en 100 pies',
  },
  slopes: {
    value: { rain: 1, fall: -1 },
    flow: { rain: 1, fall: 0 },
    drop: { rain: 0, fall: 1 },
    size: { rain: 1, fall: -1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
