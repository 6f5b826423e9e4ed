/**
 * Propeller Slip Calculator. Generated from the entry outboard-repair of catalog/calculators/auto.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { isAtMost, isBelow, roundTo } from '../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../engine/kernel/module.js';
import { amount, fixed, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Propeller Slip Calculator, inside their bounds. */
export interface OutboardRepairInputs {
  /** Engine revolutions, 500 to 8000 rpm in steps of 50; 5500 when omitted. */
  readonly rpm: number;
  /** Gear ratio, such as 1.86 to 1, 1 to 3 in steps of 0.01; 1.86 when omitted. */
  readonly gear: number;
  /** Pitch of the propeller, 6 to 36 in in steps of 0.5; 19 when omitted. */
  readonly pitch: number;
  /** Speed by GPS, 1 to 120 mph in steps of 0.5; 48 when omitted. */
  readonly speed: number;
}

/** The steps of the calculation. */
export interface OutboardRepairSteps {
  /** rpm / gear */
  readonly propeller: number;
  /** propeller * pitch / 1 min to mph, in mph */
  readonly theory: number;
  /** 1 - speed / theory */
  readonly slip: number;
  /** max(0 mph, theory - speed), in mph */
  readonly lost: number;
  /**
   * if slip < 0% then "check the numbers" else if slip < 5% then "unusually low" else if slip <= 20% then "usual" else
   * "high"
   */
  readonly verdict: string;
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ rpm, gear, pitch, speed }: OutboardRepairInputs): OutboardRepairSteps {
  const propeller = rpm / gear;
  const theory = propeller * pitch / 1056;
  const slip = 1 - speed / theory;
  const lost = Math.max(0, theory - speed);
  const verdict: string =
    isBelow(slip, 0)
      ? 'check the numbers'
      : isBelow(slip, 0.05)
        ? 'unusually low'
        : isAtMost(slip, 0.2)
          ? 'usual'
          : 'high';
  return { propeller, theory, slip, lost, verdict };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: OutboardRepairInputs): CalculationResult {
  const { rpm, gear, pitch, speed } = inputs;
  const { propeller, theory, slip, lost, verdict } = compute(inputs);
  return {
    value: roundTo(slip * 100, 1),
    unit: '% slip',
    text: verdict,
    interpretation:
      `At ${trimmed(rpm, 0)} rpm and a gear ratio of ${trimmed(gear, 2)}, a prop with a pitch of ${inInches(pitch)} ` +
      (isBelow(slip, 0)
        ? `cannot pass ${inMphTo1Decimal(theory)}. At ${inMph(speed)} the pitch, the gear ratio or a gauge must be ` +
          'wrong, so check the numbers.'
        : `would make ${inMphTo1Decimal(theory)} without slip. You make ${inMph(speed)}, ${inMphTo1Decimal(lost)} ` +
          `less: ${inNumbersTo1Decimal(slip * 100)} slip, which is ${verdict}.`),
    secondary: [
      { value: roundTo(theory, 1), unit: 'mph', label: 'Speed without slip' },
      { value: roundTo(propeller, 0), unit: '', label: 'Revolutions of the propeller' },
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
        'if slip < 0% then "check the numbers" else if slip < 5% then "unusually low" else if slip <= 20% then ' +
        '"usual" else "high"',
      value: verdict,
      unit: '',
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: OutboardRepairInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 inches", for instance. */
function inInches(value: number): string {
  return amount(trimmed(value, 2), '', ' inch', ' inches');
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

/** How far a boat falls short of its propeller's pitch speed; it does not price a repair */
export const outboardRepair: Calculator<OutboardRepairInputs> = {
  slug: 'outboard-repair',
  title: 'Propeller Slip Calculator',
  subtitle: "How far a boat falls short of its propeller's pitch speed; it does not price a repair",
  tag: 'auto',
  service: 'Outboard motor repair',
  disclaimer:
    "Planning estimate. It leaves out current, wind, load and cup of the blades; a dealer's test run decides which " +
    "propeller fits. Stay inside the engine's range of full-throttle revolutions.",
  inputs: [
    {
      name: 'rpm',
      label: 'Engine revolutions',
      type: 'number',
      unit: 'rpm',
      default: 5500,
      min: 500,
      max: 8000,
      step: 50,
      ask: 'How fast does the engine turn?',
    },
    {
      name: 'gear',
      label: 'Gear ratio, such as 1.86 to 1',
      type: 'number',
      default: 1.86,
      min: 1,
      max: 3,
      step: 0.01,
      ask: 'What is the gear ratio?',
    },
    {
      name: 'pitch',
      label: 'Pitch of the propeller',
      type: 'number',
      unit: 'in',
      default: 19,
      min: 6,
      max: 36,
      step: 0.5,
      units: acceptedUnits.in,
    },
    {
      name: 'speed',
      label: 'Speed by GPS',
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
  asks: [
    { input: 'speed', from: 70, to: 35 },
    { input: 'pitch', from: 13, to: 25 },
    { input: 'rpm', from: 4000, to: 8000 },
    { input: 'gear', from: 2.5, to: 1.3 },
  ],
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
