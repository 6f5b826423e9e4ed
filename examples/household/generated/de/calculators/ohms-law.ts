/**
 * Ohmsches Gesetz. Generated from the entry ohms-law of examples/household/catalog/calculators/mathematics.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../../../engine/kernel/module.js';
import type { OhmsLawInputs } from '../../calculators/ohms-law.js';
import { compute, refuse } from '../../calculators/ohms-law.js';
import { amount, fixed, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: OhmsLawInputs): CalculationResult {
  const { voltage, resistance } = inputs;
  const { current, power } = compute(inputs);
  return {
    value: roundTo(current, 4),
    unit: 'A',
    interpretation:
      `Bei ${inVolt(voltage)} an ${inOhm(resistance)} beträgt der Strom ${inAmpereTo4Decimals(current)}; ` +
      `${inWattTo2Decimals(power)} werden zu Wärme.`,
    secondary: [{ value: roundTo(power, 4), unit: 'W', label: 'Leistung' }],
    figures: {
      current: { value: roundTo(current, 4), unit: 'A' },
      power: { value: roundTo(power, 2), unit: 'W' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: OhmsLawInputs): readonly TraceStep[] {
  const { current, power } = compute(inputs);
  return [
    { name: 'current', formula: 'voltage / resistance', value: current, unit: 'V pro Ohm' },
    { name: 'power', formula: 'voltage * current', value: power, unit: 'V^2 pro Ohm' },
  ];
}

/** "2.500 Volt", for instance. */
function inVolt(value: number): string {
  return amount(trimmed(value, 2), '', ' Volt', ' Volt');
}

/** "2.500 Ohm", for instance. */
function inOhm(value: number): string {
  return amount(trimmed(value, 2), '', ' Ohm', ' Ohm');
}

/** "2.500,0000 Ampere", for instance. */
function inAmpereTo4Decimals(value: number): string {
  return amount(fixed(value, 4), '', ' Ampere', ' Ampere');
}

/** "2.500,00 Watt", for instance. */
function inWattTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '', ' Watt', ' Watt');
}

/** Strom und Leistung aus Spannung und Widerstand */
export const ohmsLaw: Calculator<OhmsLawInputs> = {
  slug: 'ohms-law',
  title: 'Ohmsches Gesetz',
  subtitle: 'Strom und Leistung aus Spannung und Widerstand',
  tag: 'mathematics',
  service: 'Ohmsches Gesetz',
  disclaimer:
    'Für Gleichstrom, oder Wechselstrom durch einen rein ohmschen Widerstand. Über 50 V ist Strom lebensgefährlich.',
  inputs: [
    {
      name: 'voltage',
      label: 'Spannung',
      type: 'number',
      unit: 'V',
      default: 12,
      min: 0.1,
      max: 1000,
      step: 0.1,
      units: acceptedUnits.V,
    },
    {
      name: 'resistance',
      label: 'Widerstand',
      type: 'number',
      unit: 'Ω',
      default: 4,
      min: 0.1,
      max: 1000000,
      step: 0.1,
      units: acceptedUnits.ohm,
    },
  ],
  costBand: null,
  sources: [
    'IEC 60050-131, 131-12-04 (resistance) and 131-11-30 (power).',
  ],
  slopes: {
    value: { voltage: 1, resistance: -1 },
    current: { voltage: 1, resistance: -1 },
    power: { voltage: 1, resistance: -1 },
  },
  refuse,
  answer,
  trace,
};
