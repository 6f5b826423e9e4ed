/**
 * Oil Tank by the Dipstick. Generated from the entry dipped-tank of
 * examples/household/catalog/calculators/workshop.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { roundDown, roundTo } from '../../../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../../../engine/kernel/module.js';
import type { Points } from '../../../../engine/kernel/schedule.js';
import { interpolate } from '../../../../engine/kernel/schedule.js';
import { amount, trimmed } from '../../../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Oil Tank by the Dipstick, inside their bounds. */
export interface DippedTankInputs {
  /** Wet end of the stick, 0 to 120 cm in steps of 0.5; 60 when omitted. */
  readonly dip: number;
  /** Burnt in a day, 1 to 60 l per day in steps of 0.5; 12 when omitted. */
  readonly daily: number;
}

/** The steps of the calculation. */
export interface DippedTankSteps {
  /** content[dip], in l */
  readonly left: number;
  /** floor(left / daily, 1 day), in days */
  readonly days: number;
}

const content: Points = {
  at: [0, 20, 40, 60, 80, 100, 120],
  values: [0, 436, 1162, 1991, 2819, 3545, 3981],
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ dip, daily }: DippedTankInputs): DippedTankSteps {
  const left = interpolate(content, dip);
  const days = roundDown(left / daily);
  return { left, days };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: DippedTankInputs): CalculationResult {
  const { dip } = inputs;
  const { left, days } = compute(inputs);
  return {
    value: roundTo(left, 0),
    unit: 'l',
    interpretation:
      `A stick wet for ${inCentimetres(dip)} says ${inWholeLitres(left)}, enough for ${inWholeDays(days)}.`,
    secondary: [{ value: roundTo(days, 0), unit: 'days', label: 'Days' }],
    figures: {
      left: { value: roundTo(left, 0), unit: 'l' },
      days: { value: roundTo(days, 0), unit: 'days' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: DippedTankInputs): readonly TraceStep[] {
  const { left, days } = compute(inputs);
  return [
    { name: 'left', formula: 'content[dip]', value: left, unit: 'l' },
    { name: 'days', formula: 'floor(left / daily, 1 day)', value: days, unit: 'days' },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: DippedTankInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 centimetres", for instance. */
function inCentimetres(value: number): string {
  return amount(trimmed(value, 2), '', ' centimetre', ' centimetres');
}

/** "2,500 litres", for instance. */
function inWholeLitres(value: number): string {
  return amount(trimmed(value, 0), '', ' litre', ' litres');
}

/** "2,500 days", for instance. */
function inWholeDays(value: number): string {
  return amount(trimmed(value, 0), '', ' day', ' days');
}

/** What is left in a lying tank, and how long it lasts */
export const dippedTank: Calculator<DippedTankInputs> = {
  slug: 'dipped-tank',
  title: 'Oil Tank by the Dipstick',
  subtitle: 'What is left in a lying tank, and how long it lasts',
  tag: 'workshop',
  service: 'Oil Tank by the Dipstick',
  disclaimer: 'The table is one of a common tank; yours stands on its plate.',
  inputs: [
    {
      name: 'dip',
      label: 'Wet end of the stick',
      type: 'number',
      unit: 'cm',
      default: 60,
      min: 0,
      max: 120,
      step: 0.5,
      units: acceptedUnits.cm,
    },
    {
      name: 'daily',
      label: 'Burnt in a day',
      type: 'number',
      unit: 'l per day',
      default: 12,
      min: 1,
      max: 60,
      step: 0.5,
      written: 'l/day',
    },
  ],
  costBand: null,
  sources: [
    'A cylinder of 1.20 m across and 3.52 m long lying on its side, computed every 20 cm from the area of the ' +
      "circle's segment.",
  ],
  slopes: {
    value: { dip: 1, daily: 0 },
    left: { dip: 1, daily: 0 },
    days: { dip: 1, daily: -1 },
  },
  refuse,
  answer,
  trace,
};
