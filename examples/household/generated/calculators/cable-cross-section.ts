/**
 * Cable Cross-Section. Generated from the entry cable-cross-section of
 * examples/household/catalog/calculators/workshop.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../../../engine/kernel/module.js';
import type { Classes, Schedule } from '../../../../engine/kernel/schedule.js';
import { classOf, classes, lookUp, schedule } from '../../../../engine/kernel/schedule.js';
import { amount, fixed, trimmed } from '../../../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Cable Cross-Section, inside their bounds. */
export interface CableCrossSectionInputs {
  /** Current, 0.5 to 32 A in steps of 0.5; 16 when omitted. */
  readonly current: number;
  /** Length of the cable (one way), 1 to 50 m in steps of 1; 25 when omitted. */
  readonly length: number;
  /** Voltage; '230' when omitted. */
  readonly system: '12' | '24' | '48' | '230';
  /** Allowed drop; '3' when omitted. */
  readonly drop: '3' | '5';
}

/** The steps of the calculation. */
export interface CableCrossSectionSteps {
  /** 2 * length * current * 0.0178 ohm*mm^2/m / (drop * system), in mm^2 */
  readonly least: number;
  /** size[least], in mm² */
  readonly standard: number;
  /** 2 * length * current * 0.0178 ohm*mm^2/m / standard, in A Ω mm^2 per mm² */
  readonly loss: number;
  /** 2 * sqrt(standard / pi), in m */
  readonly diameter: number;
  /** gauge[least] */
  readonly american: string;
}

const systemFigures: Readonly<Record<CableCrossSectionInputs['system'], number>> = {
  '12': 12,
  '24': 24,
  '48': 48,
  '230': 230,
};
const gauge: Classes = classes(
  [
    2.08, 3.31, 5.26, 8.37, 13.3, 21.2, 33.6, 53.5, 85, 107,
    300,
  ],
  [
    'AWG 14',
    'AWG 12',
    'AWG 10',
    'AWG 8',
    'AWG 6',
    'AWG 4',
    'AWG 2',
    'AWG 1/0',
    'AWG 3/0',
    'AWG 4/0',
    'thicker than AWG 4/0',
  ],
);
const size: Schedule = schedule({
  upTo: [
    1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70,
    95, 120, 150, 185, 240,
  ],
  values: [
    1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70,
    95, 120, 150, 185, 240,
  ],
  brackets: [],
  round: 0,
});

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ current, length, system, drop }: CableCrossSectionInputs): CableCrossSectionSteps {
  const least = 3.56 * (length * current / ((drop === '3' ? 3 : 5) * systemFigures[system]));
  const standard = lookUp(size, least);
  const loss = 0.0356 * (length * current / standard);
  const diameter = 2 * Math.sqrt(standard * 3.183098861837907e-7);
  const american: string = classOf(gauge, least);
  return { least, standard, loss, diameter, american };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: CableCrossSectionInputs): CalculationResult {
  const { current, length } = inputs;
  const { least, standard, loss, diameter, american } = compute(inputs);
  return {
    value: roundTo(standard, 1),
    unit: 'mm²',
    interpretation:
      `${inMetres(length)} of cable for ${inAmperes(current)} need ${inMm2To2Decimals(least)}, so ` +
      `${inMm2To1Decimal(standard)}, or ${american} in America; the drop is then ${inVoltsTo2Decimals(loss)}.`,
    secondary: [
      { value: roundTo(least, 2), unit: 'mm²', label: 'Least cross-section' },
      { value: roundTo(diameter * 1000, 2), unit: 'mm', label: 'Diameter of a solid wire' },
    ],
    figures: {
      least: { value: roundTo(least, 2), unit: 'mm²' },
      standard: { value: roundTo(standard, 1), unit: 'mm²' },
      loss: { value: roundTo(loss, 2), unit: 'V' },
      american: { text: american },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: CableCrossSectionInputs): readonly TraceStep[] {
  const { least, standard, loss, diameter, american } = compute(inputs);
  return [
    {
      name: 'least',
      formula: '2 * length * current * 0.0178 ohm*mm^2/m / (drop * system)',
      value: least,
      unit: 'mm^2',
    },
    { name: 'standard', formula: 'size[least]', value: standard, unit: 'mm²' },
    {
      name: 'loss',
      formula: '2 * length * current * 0.0178 ohm*mm^2/m / standard',
      value: loss,
      unit: 'A Ω mm^2 per mm²',
    },
    { name: 'diameter', formula: '2 * sqrt(standard / pi)', value: diameter, unit: 'm' },
    { name: 'american', formula: 'gauge[least]', value: american, unit: '' },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: CableCrossSectionInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 metres", for instance. */
function inMetres(value: number): string {
  return amount(trimmed(value, 2), '', ' metre', ' metres');
}

/** "2,500 amperes", for instance. */
function inAmperes(value: number): string {
  return amount(trimmed(value, 2), '', ' ampere', ' amperes');
}

/** "2,500.00 mm²", for instance. */
function inMm2To2Decimals(value: number): string {
  return amount(fixed(value, 2), '', ' mm²', ' mm²');
}

/** "2,500 mm²", for instance. */
function inMm2To1Decimal(value: number): string {
  return amount(trimmed(value, 1), '', ' mm²', ' mm²');
}

/** "2,500.00 volts", for instance. */
function inVoltsTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '', ' volt', ' volts');
}

/** The copper that keeps the drop of voltage within bounds */
export const cableCrossSection: Calculator<CableCrossSectionInputs> = {
  slug: 'cable-cross-section',
  title: 'Cable Cross-Section',
  subtitle: 'The copper that keeps the drop of voltage within bounds',
  tag: 'workshop',
  service: 'Cable Cross-Section',
  disclaimer:
    'The drop of voltage is one of several limits; heat, fuse and laying may ask for more. Leave mains to an ' +
    'electrician.',
  inputs: [
    {
      name: 'current',
      label: 'Current',
      type: 'number',
      unit: 'A',
      default: 16,
      min: 0.5,
      max: 32,
      step: 0.5,
      units: acceptedUnits.A,
    },
    {
      name: 'length',
      label: 'Length of the cable (one way)',
      type: 'number',
      unit: 'm',
      default: 25,
      min: 1,
      max: 50,
      step: 1,
      units: acceptedUnits.m,
    },
    {
      name: 'system',
      label: 'Voltage',
      type: 'select',
      unit: 'V',
      default: '230',
      options: [
        { value: '12', label: '12 V', size: 12 },
        { value: '24', label: '24 V', size: 24 },
        { value: '48', label: '48 V', size: 48 },
        { value: '230', label: '230 V', size: 230 },
      ],
      units: acceptedUnits.V,
    },
    {
      name: 'drop',
      label: 'Allowed drop',
      type: 'select',
      unit: '%',
      default: '3',
      options: [
        { value: '3', label: '3 %', size: 3 },
        { value: '5', label: '5 %', size: 5 },
      ],
      units: acceptedUnits['%'],
    },
  ],
  costBand: null,
  sources: [
    'Resistivity of copper in cables, 0.0178 ohm mm²/m at 20 degrees C (IEC 60228 conductors, 56 m per ohm mm²).',
    'Standard cross-sections of IEC 60228, class 1 and 2.',
  ],
  slopes: {
    value: { current: 1, length: 1 },
    least: { current: 1, length: 1 },
    standard: { current: 1, length: 1 },
  },
  refuse,
  answer,
  trace,
};
