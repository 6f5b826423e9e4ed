/**
 * Heart Rate Zones. Generated from the entry heart-rate-zones of examples/household/catalog/calculators/health.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  Cell,
  TraceStep,
} from '../../../../engine/kernel/module.js';
import { amount, range, trimmed } from '../../../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Heart Rate Zones, inside their bounds. */
export interface HeartRateZonesInputs {
  /** Age, whole, 18 to 90 years in steps of 1; 40 when omitted. */
  readonly age: number;
  /** Pulse at rest, 35 to 100 beats per minute in steps of 1; 60 when omitted. */
  readonly resting: number;
  /** Zone; 'endurance' when omitted. */
  readonly zone: 'recovery' | 'endurance' | 'tempo' | 'threshold';
}

/** The steps of the calculation. */
export interface HeartRateZonesSteps {
  /** 208 bpm - 0.7 bpm/year * age, in beats per minute */
  readonly largest: number;
  /** Low end of resting + (largest - resting) * zone.share, in beats per minute */
  readonly targetLow: number;
  /** High end of resting + (largest - resting) * zone.share, in beats per minute */
  readonly targetHigh: number;
}

const zoneFigures: Readonly<Record<HeartRateZonesInputs['zone'], { shareLow: number; shareHigh: number }>> = {
  recovery: { shareLow: 50, shareHigh: 60 },
  endurance: { shareLow: 60, shareHigh: 70 },
  tempo: { shareLow: 70, shareHigh: 80 },
  threshold: { shareLow: 80, shareHigh: 90 },
};
const zonePhrases: Readonly<Record<HeartRateZonesInputs['zone'], string>> = {
  recovery: 'recovery',
  endurance: 'endurance',
  tempo: 'tempo',
  threshold: 'threshold',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ age, resting, zone }: HeartRateZonesInputs): HeartRateZonesSteps {
  const zoneChosen = zoneFigures[zone];
  const largest = 208 - 0.7 * age;
  const targetLow = resting + (largest - resting) * zoneChosen.shareLow / 100;
  const targetHigh = resting + (largest - resting) * zoneChosen.shareHigh / 100;
  return { largest, targetLow, targetHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: HeartRateZonesInputs): CalculationResult {
  const { age, zone } = inputs;
  const { largest, targetLow, targetHigh } = compute(inputs);
  return {
    value: roundTo(targetLow, 0),
    unit: 'beats per minute',
    interpretation:
      `For ${zonePhrases[zone]}, train at ${rangeInWholeBeatsPerMinute(targetLow, targetHigh)}; the largest pulse at ` +
      `${inYears(age)} is about ${inWholeBeatsPerMinute(largest)}.`,
    secondary: [
      { value: roundTo(targetHigh, 0), unit: 'beats per minute', label: 'Upper end of the zone' },
      { value: roundTo(largest, 0), unit: 'beats per minute', label: 'Largest pulse' },
    ],
    range: { low: roundTo(targetLow, 0), high: roundTo(targetHigh, 0), unit: 'beats per minute' },
    figures: {
      target: { low: roundTo(targetLow, 0), high: roundTo(targetHigh, 0), unit: 'beats per minute' },
      largest: { value: roundTo(largest, 0), unit: 'beats per minute' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: HeartRateZonesInputs): readonly TraceStep[] {
  const { largest, targetLow, targetHigh } = compute(inputs);
  return [
    { name: 'largest', formula: '208 bpm - 0.7 bpm/year * age', value: largest, unit: 'beats per minute' },
    {
      name: 'target',
      formula: 'resting + (largest - resting) * zone.share',
      value: { low: targetLow, high: targetHigh },
      unit: 'beats per minute',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ zone }: HeartRateZonesInputs): readonly Cell[] {
  const zoneChosen = zoneFigures[zone];
  return [{ name: 'zone.share', cell: zone, unit: '%', low: zoneChosen.shareLow, high: zoneChosen.shareHigh }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: HeartRateZonesInputs): BrokenRequirement | null {
  return null;
}

/** "1,000 to 2,500 beats per minute", for instance. */
function rangeInWholeBeatsPerMinute(low: number, high: number): string {
  return range(trimmed(low, 0), trimmed(high, 0), '', ' beat per minute', ' beats per minute');
}

/** "2,500 years", for instance. */
function inYears(value: number): string {
  return amount(trimmed(value, 2), '', ' year', ' years');
}

/** "2,500 beats per minute", for instance. */
function inWholeBeatsPerMinute(value: number): string {
  return amount(trimmed(value, 0), '', ' beat per minute', ' beats per minute');
}

/** The pulse to train at, from age and pulse at rest */
export const heartRateZones: Calculator<HeartRateZonesInputs> = {
  slug: 'heart-rate-zones',
  title: 'Heart Rate Zones',
  subtitle: 'The pulse to train at, from age and pulse at rest',
  tag: 'health',
  service: 'Heart Rate Zones',
  disclaimer:
    'The largest pulse differs by ten beats and more from person to person. Ask a physician before hard training.',
  inputs: [
    {
      name: 'age',
      label: 'Age',
      type: 'number',
      unit: 'years',
      default: 40,
      min: 18,
      max: 90,
      step: 1,
      whole: true,
      units: acceptedUnits.year,
    },
    {
      name: 'resting',
      label: 'Pulse at rest',
      type: 'number',
      unit: 'beats per minute',
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
        { value: 'recovery', label: 'Recovery' },
        { value: 'endurance', label: 'Endurance' },
        { value: 'tempo', label: 'Tempo' },
        { value: 'threshold', label: 'Threshold' },
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
