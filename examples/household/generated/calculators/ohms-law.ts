/**
 * Ohm's Law. Generated from the entry ohms-law of examples/household/catalog/calculators/mathematics.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../../../engine/kernel/module.js';
import { amount, fixed, trimmed } from '../../../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Ohm's Law, inside their bounds. */
export interface OhmsLawInputs {
  /** Voltage, 0.1 to 1000 V in steps of 0.1; 12 when omitted. */
  readonly voltage: number;
  /** Resistance, 0.1 to 1000000 Ω in steps of 0.1; 4 when omitted. */
  readonly resistance: number;
}

/** The steps of the calculation. */
export interface OhmsLawSteps {
  /** voltage / resistance, in V per ohm */
  readonly current: number;
  /** voltage * current, in V^2 per ohm */
  readonly power: number;
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ voltage, resistance }: OhmsLawInputs): OhmsLawSteps {
  const current = voltage / resistance;
  const power = voltage * current;
  return { current, power };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: OhmsLawInputs): CalculationResult {
  const { voltage, resistance } = inputs;
  const { current, power } = compute(inputs);
  return {
    value: roundTo(current, 4),
    unit: 'A',
    interpretation:
      `${inVolts(voltage)} across ${inOhms(resistance)} drive ${inAmperesTo4Decimals(current)} and turn ` +
      `${inWattsTo2Decimals(power)} into heat.`,
    secondary: [{ value: roundTo(power, 4), unit: 'W', label: 'Power' }],
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
    { name: 'current', formula: 'voltage / resistance', value: current, unit: 'V per ohm' },
    { name: 'power', formula: 'voltage * current', value: power, unit: 'V^2 per ohm' },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: OhmsLawInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 volts", for instance. */
function inVolts(value: number): string {
  return amount(trimmed(value, 2), '', ' volt', ' volts');
}

/** "2,500 ohms", for instance. */
function inOhms(value: number): string {
  return amount(trimmed(value, 2), '', ' ohm', ' ohms');
}

/** "2,500.0000 amperes", for instance. */
function inAmperesTo4Decimals(value: number): string {
  return amount(fixed(value, 4), '', ' ampere', ' amperes');
}

/** "2,500.00 watts", for instance. */
function inWattsTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '', ' watt', ' watts');
}

/** Current and power from voltage and resistance */
export const ohmsLaw: Calculator<OhmsLawInputs> = {
  slug: 'ohms-law',
  title: "Ohm's Law",
  subtitle: 'Current and power from voltage and resistance',
  tag: 'mathematics',
  service: "Ohm's Law",
  disclaimer: 'For direct current, or alternating current through a plain resistance. Above 50 V, electricity kills.',
  inputs: [
    {
      name: 'voltage',
      label: 'Voltage',
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
      label: 'Resistance',
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
