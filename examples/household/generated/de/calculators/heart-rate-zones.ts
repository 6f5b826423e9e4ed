/**
 * Pulszonen. Generated from the entry heart-rate-zones of examples/household/catalog/calculators/health.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../../../engine/kernel/module.js';
import type { HeartRateZonesInputs } from '../../calculators/heart-rate-zones.js';
import { cells, compute, refuse } from '../../calculators/heart-rate-zones.js';
import { amount, range, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const zonePhrases: Readonly<Record<HeartRateZonesInputs['zone'], string>> = {
  recovery: 'die Erholung',
  endurance: 'die Ausdauer',
  tempo: 'das Tempo',
  threshold: 'die Schwelle',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: HeartRateZonesInputs): CalculationResult {
  const { age, zone } = inputs;
  const { largest, targetLow, targetHigh } = compute(inputs);
  return {
    value: roundTo(targetLow, 0),
    unit: 'Schläge pro Minute',
    interpretation:
      `Ihr Zielpuls für ${zonePhrases[zone]}: ${rangeInWholeSchlageProMinute(targetLow, targetHigh)}. Alter ` +
      `${inJahre(age)}, höchster Puls etwa ${inWholeSchlageProMinute(largest)}.`,
    secondary: [
      { value: roundTo(targetHigh, 0), unit: 'Schläge pro Minute', label: 'Oberes Ende der Zone' },
      { value: roundTo(largest, 0), unit: 'Schläge pro Minute', label: 'Höchster Puls' },
    ],
    range: { low: roundTo(targetLow, 0), high: roundTo(targetHigh, 0), unit: 'Schläge pro Minute' },
    figures: {
      target: { low: roundTo(targetLow, 0), high: roundTo(targetHigh, 0), unit: 'Schläge pro Minute' },
      largest: { value: roundTo(largest, 0), unit: 'Schläge pro Minute' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: HeartRateZonesInputs): readonly TraceStep[] {
  const { largest, targetLow, targetHigh } = compute(inputs);
  return [
    { name: 'largest', formula: '208 bpm - 0.7 bpm/year * age', value: largest, unit: 'Schläge pro Minute' },
    {
      name: 'target',
      formula: 'resting + (largest - resting) * zone.share',
      value: { low: targetLow, high: targetHigh },
      unit: 'Schläge pro Minute',
    },
  ];
}

/** "1.000 bis 2.500 Schläge pro Minute", for instance. */
function rangeInWholeSchlageProMinute(low: number, high: number): string {
  return range(trimmed(low, 0), trimmed(high, 0), '', ' Schlag pro Minute', ' Schläge pro Minute');
}

/** "2.500 Jahre", for instance. */
function inJahre(value: number): string {
  return amount(trimmed(value, 2), '', ' Jahr', ' Jahre');
}

/** "2.500 Schläge pro Minute", for instance. */
function inWholeSchlageProMinute(value: number): string {
  return amount(trimmed(value, 0), '', ' Schlag pro Minute', ' Schläge pro Minute');
}

/** Der Puls, mit dem Sie trainieren, aus Alter und Ruhepuls */
export const heartRateZones: Calculator<HeartRateZonesInputs> = {
  slug: 'heart-rate-zones',
  title: 'Pulszonen',
  subtitle: 'Der Puls, mit dem Sie trainieren, aus Alter und Ruhepuls',
  tag: 'health',
  service: 'Pulszonen',
  disclaimer:
    'Der höchste Puls ist von Mensch zu Mensch um zehn Schläge und mehr verschieden. Fragen Sie vor hartem Training ' +
    'einen Arzt.',
  inputs: [
    {
      name: 'age',
      label: 'Alter',
      type: 'number',
      unit: 'Jahre',
      default: 40,
      min: 18,
      max: 90,
      step: 1,
      whole: true,
      units: acceptedUnits.year,
    },
    {
      name: 'resting',
      label: 'Ruhepuls',
      type: 'number',
      unit: 'Schläge pro Minute',
      default: 60,
      min: 35,
      max: 100,
      step: 1,
      units: acceptedUnits.bpm,
    },
    {
      name: 'zone',
      label: 'Zone',
      type: 'select',
      default: 'endurance',
      options: [
        { value: 'recovery', label: 'Erholung' },
        { value: 'endurance', label: 'Ausdauer' },
        { value: 'tempo', label: 'Tempo' },
        { value: 'threshold', label: 'Schwelle' },
      ],
    },
  ],
  costBand: null,
  sources: [
    'Tanaka, Monahan and Seals, Age-predicted maximal heart rate revisited, J Am Coll Cardiol 37 (2001), 153-156.',
    'Karvonen, Kentala and Mustala, Ann Med Exp Biol Fenn 35 (1957), 307-315, for shares of the reserve.',
  ],
  slopes: {
    value: { age: -1, resting: 1 },
    'target.low': { age: -1, resting: 1 },
    'target.high': { age: -1, resting: 1 },
    largest: { age: -1, resting: 0 },
    'range.low': { age: -1, resting: 1 },
    'range.high': { age: -1, resting: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
