/**
 * Calculadora de prueba de hermeticidad con ventilador de puerta (blower door). Generated from the entry energy-audits
 * of catalog/calculators/home.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { isAtMost, roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { EnergyAuditsInputs, EnergyAuditsSteps } from '../../calculators/energy-audits.js';
import { cells, refuse } from '../../calculators/energy-audits.js';
import { amount, fixed, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const limitFigures: Readonly<Record<EnergyAuditsInputs['limit'], number>> = { '7': 7, '5': 5, '3': 3 };
const limitPhrases: Readonly<Record<EnergyAuditsInputs['limit'], string>> = {
  '7': 'el 7 del código de 2009',
  '5': 'el 5 del código para las zonas climáticas 1 y 2',
  '3': 'el 3 del código para las zonas climáticas 3 a 8',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ cfm50, sqft, ceiling, limit }: EnergyAuditsInputs): EnergyAuditsSteps {
  const volume = sqft * ceiling;
  const changes = cfm50 / volume * 60;
  const allowed = limitFigures[limit] * volume / 60;
  const excess = Math.max(cfm50 - allowed, 0);
  const share = excess / cfm50 * 100;
  const hole = cfm50 / 10;
  const side = Math.sqrt(hole);
  const verdict: string = isAtMost(changes, limitFigures[limit]) ? 'pasa' : 'no pasa';
  return { volume, changes, allowed, excess, share, hole, side, verdict };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: EnergyAuditsInputs): CalculationResult {
  const { cfm50, limit } = inputs;
  const { changes, allowed, excess, share, hole, side, verdict } = compute(inputs);
  return {
    value: roundTo(changes, 2),
    unit: 'cambios de aire por hora a 50 Pa',
    text: verdict,
    interpretation:
      `Una fuga de ${inPiesCubicosPorMinuto(cfm50)} equivale a ${fixed(changes, 1)} cambios de aire por hora a 50 ` +
      'pascales, ' +
      (isAtMost(changes, limitFigures[limit])
        ? `lo que cumple con ${limitPhrases[limit]}. Todas las fugas juntas son como un agujero cuadrado de ` +
          `${inWholePulgadas(side)} por lado.`
        : `más que ${limitPhrases[limit]}. Para pasar, selle ${inWholePorCiento(share)} de las fugas y baje a ` +
          `${inWholePiesCubicosPorMinuto(allowed)}.`),
    secondary: [
      { value: roundTo(allowed, 0), unit: 'pies cúbicos por minuto', label: 'Resultado permitido (CFM50)' },
      { value: roundTo(excess, 0), unit: 'pies cúbicos por minuto', label: 'Por sellar (CFM50)' },
      { value: roundTo(hole, 0), unit: 'pulgadas cuadradas', label: 'Fugas como un solo agujero' },
    ],
    figures: {
      changes: { value: roundTo(changes, 1), unit: '' },
      side: { value: roundTo(side, 0), unit: 'pulg' },
      share: { value: roundTo(share, 0), unit: 'por ciento' },
      allowed: { value: roundTo(allowed, 0), unit: 'pies cúbicos por minuto' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: EnergyAuditsInputs): readonly TraceStep[] {
  const { volume, changes, allowed, excess, share, hole, side, verdict } = compute(inputs);
  return [
    { name: 'volume', formula: 'sqft * ceiling to cuft', value: volume, unit: 'pies³' },
    { name: 'changes', formula: 'cfm50 * 1 h / volume', value: changes, unit: '' },
    { name: 'allowed', formula: 'limit.most * volume / 1 h to cfm', value: allowed, unit: 'pies cúbicos por minuto' },
    { name: 'excess', formula: 'max(cfm50 - allowed, 0 cfm)', value: excess, unit: 'pies cúbicos por minuto' },
    { name: 'share', formula: 'excess / cfm50 to percent', value: share, unit: 'por ciento' },
    { name: 'hole', formula: 'cfm50 / 10 cfm * 1 in^2', value: hole, unit: 'pulg^2' },
    { name: 'side', formula: 'sqrt(hole)', value: side, unit: 'pulg' },
    { name: 'verdict', formula: 'if changes <= limit.most then "pasa" else "no pasa"', value: verdict, unit: '' },
  ];
}

/** "2,500 pies cúbicos por minuto", for instance. */
function inPiesCubicosPorMinuto(value: number): string {
  return amount(trimmed(value, 2), '', ' pie cúbico por minuto', ' pies cúbicos por minuto');
}

/** "2,500 pulgadas", for instance. */
function inWholePulgadas(value: number): string {
  return amount(trimmed(value, 0), '', ' pulgada', ' pulgadas');
}

/** "2,500 por ciento", for instance. */
function inWholePorCiento(value: number): string {
  return amount(trimmed(value, 0), '', ' por ciento', ' por ciento');
}

/** "2,500 pies cúbicos por minuto", for instance. */
function inWholePiesCubicosPorMinuto(value: number): string {
  return amount(trimmed(value, 0), '', ' pie cúbico por minuto', ' pies cúbicos por minuto');
}

/** Cambios de aire por hora según una prueba, el límite del código y qué sellar */
export const energyAudits: Calculator<EnergyAuditsInputs> = {
  slug: 'energy-audits',
  title: 'Calculadora de prueba de hermeticidad con ventilador de puerta (blower door)',
  subtitle: 'Cambios de aire por hora según una prueba, el límite del código y qué sellar',
  tag: 'real-estate',
  service: 'Auditorías de energía',
  disclaimer:
    'Estimado para planear a partir del resultado de una prueba. No incluye fugas de ductos, aislamiento, ventanas ' +
    'ni el precio de la auditoría. Una prueba para el código la debe hacer y firmar un evaluador aprobado.',
  inputs: [
    {
      name: 'cfm50',
      label: 'Resultado de la prueba (CFM50)',
      type: 'number',
      unit: 'pies cúbicos por minuto',
      default: 1800,
      min: 50,
      max: 15000,
      step: 10,
      units: acceptedUnits.cfm,
    },
    {
      name: 'sqft',
      label: 'Área con calefacción y aire acondicionado',
      type: 'number',
      unit: 'pies²',
      default: 1800,
      min: 300,
      max: 10000,
      step: 50,
      units: acceptedUnits.sqft,
    },
    {
      name: 'ceiling',
      label: 'Altura del techo',
      type: 'number',
      unit: 'pies',
      default: 8,
      min: 7,
      max: 20,
      step: 0.5,
      units: acceptedUnits.ft,
    },
    {
      name: 'limit',
      label: 'Límite',
      type: 'select',
      default: '5',
      options: [
        { value: '7', label: '7, código de 2009' },
        { value: '5', label: '5, código para las zonas 1 y 2' },
        { value: '3', label: '3, código para las zonas 3 a 8' },
      ],
      hint: 'La costa de Texas es zona climática 2, donde los códigos de 2015 y 2018 permiten 5',
    },
  ],
  costBand: null,
  sources: [
    "ACH50 is CFM50 x 60 / volume, its definition; the 2009 code's limit is 7, IECC 2009 402.4.2.1.",
    '5 air changes an hour in climate zones 1 and 2 and 3 in zones 3 to 8, IRC 2018 N1102.4.1.2 and IECC ' +
      'R402.4.1.2 ' +
      '(finehomebuilding.com/project-guides/insulation/using-a-blower-door-test-and-interpreting-the-results); Texas ' +
      'the same since 2016 (docsbay.net/major-changes-included-in-the-2015-tx-state-energy-code).',
    "One square inch of hole for 10 CFM50 is an auditors' rule of thumb (planning estimate).",
  ],
  labels: {
    volume: 'Volumen',
    changes: 'Cambios de aire por hora',
    allowed: 'Flujo permitido',
    excess: 'Exceso',
    share: 'Parte que sobra',
    hole: 'Agujero equivalente',
    side: 'Lado del agujero',
    verdict: 'Resultado',
  },
  slopes: {
    value: { cfm50: 1, sqft: -1, ceiling: -1 },
    changes: { cfm50: 1, sqft: -1, ceiling: -1 },
    side: { cfm50: 1, sqft: 0, ceiling: 0 },
    share: { sqft: -1, ceiling: -1 },
    allowed: { cfm50: 0, sqft: 1, ceiling: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
