/**
 * Öltank mit dem Peilstab. Generated from the entry dipped-tank of examples/household/catalog/calculators/workshop.yaml
 * by `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../../../engine/kernel/module.js';
import type { DippedTankInputs } from '../../calculators/dipped-tank.js';
import { compute, refuse } from '../../calculators/dipped-tank.js';
import { amount, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: DippedTankInputs): CalculationResult {
  const { dip } = inputs;
  const { left, days } = compute(inputs);
  return {
    value: roundTo(left, 0),
    unit: 'l',
    interpretation:
      `Ein Stab, der ${inZentimeter(dip)} hoch nass ist, zeigt ${inWholeLiter(left)} an; das reicht für ` +
      `${inWholeTage(days)}.`,
    secondary: [{ value: roundTo(days, 0), unit: 'Tage', label: 'Tage' }],
    figures: {
      left: { value: roundTo(left, 0), unit: 'l' },
      days: { value: roundTo(days, 0), unit: 'Tage' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: DippedTankInputs): readonly TraceStep[] {
  const { left, days } = compute(inputs);
  return [
    { name: 'left', formula: 'content[dip]', value: left, unit: 'l' },
    { name: 'days', formula: 'floor(left / daily, 1 day)', value: days, unit: 'Tage' },
  ];
}

/** "2.500 Zentimeter", for instance. */
function inZentimeter(value: number): string {
  return amount(trimmed(value, 2), '', ' Zentimeter', ' Zentimeter');
}

/** "2.500 Liter", for instance. */
function inWholeLiter(value: number): string {
  return amount(trimmed(value, 0), '', ' Liter', ' Liter');
}

/** "2.500 Tage", for instance. */
function inWholeTage(value: number): string {
  return amount(trimmed(value, 0), '', ' Tag', ' Tage');
}

/** Was in einem liegenden Tank noch übrig ist, und wie lange es reicht */
export const dippedTank: Calculator<DippedTankInputs> = {
  slug: 'dipped-tank',
  title: 'Öltank mit dem Peilstab',
  subtitle: 'Was in einem liegenden Tank noch übrig ist, und wie lange es reicht',
  tag: 'workshop',
  service: 'Öltank mit dem Peilstab',
  disclaimer: 'Die Tabelle gilt für einen gängigen Tank; die Ihres Tanks steht auf seinem Schild.',
  inputs: [
    {
      name: 'dip',
      label: 'Nasses Ende des Stabs',
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
      label: 'Verbrauch am Tag',
      type: 'number',
      unit: 'l pro Tag',
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
