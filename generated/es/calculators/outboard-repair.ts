/**
 * Calculadora de resbalamiento de hélice. Generated from the entry outboard-repair of catalog/calculators/auto.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { isAtMost, isBelow, roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { OutboardRepairInputs, OutboardRepairSteps } from '../../calculators/outboard-repair.js';
import { refuse } from '../../calculators/outboard-repair.js';
import { amount, fixed, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ rpm, gear, pitch, speed }: OutboardRepairInputs): OutboardRepairSteps {
  const propeller = rpm / gear;
  const theory = propeller * pitch / 1056;
  const slip = 1 - speed / theory;
  const lost = Math.max(0, theory - speed);
  const verdict: string =
    isBelow(slip, 0)
      ? 'revise los números'
      : isBelow(slip, 0.05)
        ? 'más bajo de lo usual'
        : isAtMost(slip, 0.2)
          ? 'usual'
          : 'alto';
  return { propeller, theory, slip, lost, verdict };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: OutboardRepairInputs): CalculationResult {
  const { rpm, gear, pitch, speed } = inputs;
  const { propeller, theory, slip, lost, verdict } = compute(inputs);
  return {
    value: roundTo(slip * 100, 1),
    unit: '% de resbalamiento',
    text: verdict,
    interpretation:
      `A ${trimmed(rpm, 0)} rpm y con una relación de engranes de ${trimmed(gear, 2)}, una hélice con un paso de ` +
      `${inPulgadas(pitch)} ` +
      (isBelow(slip, 0)
        ? `no puede pasar de ${inMphTo1Decimal(theory)}. A ${inMph(speed)} están mal el paso, la relación o un ` +
          'medidor, así que revise los números.'
        : `daría ${inMphTo1Decimal(theory)} sin resbalamiento. Usted va a ${inMph(speed)}, ${inMphTo1Decimal(lost)} ` +
          `menos: un resbalamiento de ${inNumbersTo1Decimal(slip * 100)}, que es ${verdict}.`),
    secondary: [
      { value: roundTo(theory, 1), unit: 'mph', label: 'Velocidad sin resbalamiento' },
      { value: roundTo(propeller, 0), unit: '', label: 'Revoluciones de la hélice' },
    ],
    figures: {
      theory: { value: roundTo(theory, 1), unit: 'mph' },
      lost: { value: roundTo(lost, 1), unit: 'mph' },
      slip: { value: roundTo(slip * 100, 1), unit: '%' },
      verdict: { text: verdict },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: OutboardRepairInputs): readonly TraceStep[] {
  const { propeller, theory, slip, lost, verdict } = compute(inputs);
  return [
    { name: 'propeller', formula: 'rpm / gear', value: propeller, unit: '' },
    { name: 'theory', formula: 'propeller * pitch / 1 min to mph', value: theory, unit: 'mph' },
    { name: 'slip', formula: '1 - speed / theory', value: slip, unit: '' },
    { name: 'lost', formula: 'max(0 mph, theory - speed)', value: lost, unit: 'mph' },
    {
      name: 'verdict',
      formula:
        'if slip < 0% then "revise los números" else if slip < 5% then "más bajo de lo usual" else if slip <= 20% ' +
        'then "usual" else "alto"',
      value: verdict,
      unit: '',
    },
  ];
}

/** "2,500 pulgadas", for instance. */
function inPulgadas(value: number): string {
  return amount(trimmed(value, 2), '', ' pulgada', ' pulgadas');
}

/** "2,500.0 mph", for instance. */
function inMphTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' mph', ' mph');
}

/** "2,500 mph", for instance. */
function inMph(value: number): string {
  return amount(trimmed(value, 2), '', ' mph', ' mph');
}

/** "2,500.0%", for instance. */
function inNumbersTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', '%', '%');
}

/** Cuánto le falta a una lancha para llegar a la velocidad del paso de su hélice; no da precio de una reparación */
export const outboardRepair: Calculator<OutboardRepairInputs> = {
  slug: 'outboard-repair',
  title: 'Calculadora de resbalamiento de hélice',
  subtitle:
    'Cuánto le falta a una lancha para llegar a la velocidad del paso de su hélice; no da precio de una reparación',
  tag: 'auto',
  service: 'Reparación de motores fuera de borda',
  disclaimer:
    'Estimado para planear. No incluye corriente, viento, carga ni el borde curvo (cup) de las aspas; la prueba en ' +
    'el agua de un distribuidor decide qué hélice le queda. Manténgase dentro del rango de revoluciones del motor a ' +
    'todo acelerador.',
  inputs: [
    {
      name: 'rpm',
      label: 'Revoluciones del motor',
      type: 'number',
      unit: 'revoluciones por minuto',
      default: 5500,
      min: 500,
      max: 8000,
      step: 50,
    },
    {
      name: 'gear',
      label: 'Relación de engranes, como 1.86 a 1',
      type: 'number',
      default: 1.86,
      min: 1,
      max: 3,
      step: 0.01,
    },
    {
      name: 'pitch',
      label: 'Paso de la hélice',
      type: 'number',
      unit: 'pulg',
      default: 19,
      min: 6,
      max: 36,
      step: 0.5,
      units: acceptedUnits.in,
    },
    {
      name: 'speed',
      label: 'Velocidad por GPS',
      type: 'number',
      unit: 'mph',
      default: 48,
      min: 1,
      max: 120,
      step: 0.5,
      units: acceptedUnits.mph,
    },
  ],
  costBand: null,
  sources: [
    'Theoretical speed is rpm x pitch / (gear x 1,056), 1,056 being 63,360 inches a mile / 60 ' +
      '(kencook.net/Propperf.html, continuouswave.com/cgi-bin/propcalc.pl, which calls 6 to 10 percent typical near ' +
      'full speed).',
  ],
  labels: {
    propeller: 'Vueltas de la hélice',
    theory: 'Velocidad teórica',
    slip: 'Resbalamiento',
    lost: 'Velocidad perdida',
    verdict: 'Resultado',
  },
  slopes: {
    value: { rpm: 1, gear: -1, pitch: 1, speed: -1 },
    theory: { rpm: 1, gear: -1, pitch: 1, speed: 0 },
    lost: { rpm: 1, gear: -1, pitch: 1, speed: -1 },
    slip: { rpm: 1, gear: -1, pitch: 1, speed: -1 },
  },
  refuse,
  answer,
  trace,
};
