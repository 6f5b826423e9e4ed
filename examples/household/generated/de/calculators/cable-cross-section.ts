/**
 * Kabelquerschnitt. Generated from the entry cable-cross-section of
 * examples/household/catalog/calculators/workshop.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../../../engine/kernel/module.js';
import type { Classes, Schedule } from '../../../../../engine/kernel/schedule.js';
import { classOf, classes, lookUp, schedule } from '../../../../../engine/kernel/schedule.js';
import type { CableCrossSectionInputs, CableCrossSectionSteps } from '../../calculators/cable-cross-section.js';
import { refuse } from '../../calculators/cable-cross-section.js';
import { amount, fixed, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

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
    'dicker als AWG 4/0',
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
      `Für ${inMeter(length)} Kabel mit ${inAmpere(current)} brauchen Sie ${inMm2To2Decimals(least)}, also ` +
      `${inMm2To1Decimal(standard)}, oder ${american} in Amerika; der Abfall beträgt dann ${inVoltTo2Decimals(loss)}.`,
    secondary: [
      { value: roundTo(least, 2), unit: 'mm²', label: 'Kleinster Querschnitt' },
      { value: roundTo(diameter * 1000, 2), unit: 'mm', label: 'Durchmesser eines massiven Drahts' },
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
      unit: 'A Ω mm^2 pro mm²',
    },
    { name: 'diameter', formula: '2 * sqrt(standard / pi)', value: diameter, unit: 'm' },
    { name: 'american', formula: 'gauge[least]', value: american, unit: '' },
  ];
}

/** "2.500 Meter", for instance. */
function inMeter(value: number): string {
  return amount(trimmed(value, 2), '', ' Meter', ' Meter');
}

/** "2.500 Ampere", for instance. */
function inAmpere(value: number): string {
  return amount(trimmed(value, 2), '', ' Ampere', ' Ampere');
}

/** "2.500,00 mm²", for instance. */
function inMm2To2Decimals(value: number): string {
  return amount(fixed(value, 2), '', ' mm²', ' mm²');
}

/** "2.500 mm²", for instance. */
function inMm2To1Decimal(value: number): string {
  return amount(trimmed(value, 1), '', ' mm²', ' mm²');
}

/** "2.500,00 Volt", for instance. */
function inVoltTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '', ' Volt', ' Volt');
}

/** Das Kupfer, das den Spannungsabfall in Grenzen hält */
export const cableCrossSection: Calculator<CableCrossSectionInputs> = {
  slug: 'cable-cross-section',
  title: 'Kabelquerschnitt',
  subtitle: 'Das Kupfer, das den Spannungsabfall in Grenzen hält',
  tag: 'workshop',
  service: 'Kabelquerschnitt',
  disclaimer:
    'Der Spannungsabfall ist eine Grenze von mehreren; Wärme, Sicherung und Verlegung können mehr verlangen. ' +
    'Überlassen Sie das Stromnetz einer Elektrofachkraft.',
  inputs: [
    {
      name: 'current',
      label: 'Strom',
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
      label: 'Länge des Kabels (einfacher Weg)',
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
      label: 'Spannung',
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
      label: 'Zulässiger Abfall',
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
