/**
 * Sparren eines Satteldachs. Generated from the entry rafter-length of
 * examples/household/catalog/calculators/workshop.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../../../engine/kernel/math.js';
import type { CalculationResult, Calculator } from '../../../../../engine/kernel/module.js';
import type { RafterLengthInputs } from '../../calculators/rafter-length.js';
import { compute, refuse, trace } from '../../calculators/rafter-length.js';
import { amount, fixed, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: RafterLengthInputs): CalculationResult {
  const { slope } = inputs;
  const { ridge, rafter } = compute(inputs);
  return {
    value: roundTo(rafter, 2),
    unit: 'm',
    interpretation:
      `Bei ${inGrad(slope)} Neigung ist ein Sparren ${inMeter(rafter)} lang, und der First liegt ` +
      `${inMeterTo2Decimals(ridge)} über der Wand.`,
    secondary: [{ value: roundTo(ridge, 2), unit: 'm', label: 'Höhe des Firsts' }],
    figures: {
      rafter: { value: roundTo(rafter, 2), unit: 'm' },
      ridge: { value: roundTo(ridge, 2), unit: 'm' },
    },
  };
}

/** "2.500 Grad", for instance. */
function inGrad(value: number): string {
  return amount(trimmed(value, 2), '', ' Grad', ' Grad');
}

/** "2.500 Meter", for instance. */
function inMeter(value: number): string {
  return amount(trimmed(value, 2), '', ' Meter', ' Meter');
}

/** "2.500,00 Meter", for instance. */
function inMeterTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '', ' Meter', ' Meter');
}

/** Wie lang die Sparren sind, und wie hoch der First */
export const rafterLength: Calculator<RafterLengthInputs> = {
  slug: 'rafter-length',
  title: 'Sparren eines Satteldachs',
  subtitle: 'Wie lang die Sparren sind, und wie hoch der First',
  tag: 'workshop',
  service: 'Sparren eines Satteldachs',
  disclaimer: 'Ohne die Schnitte für First und Kerve. Wie stark ein Sparren sein muss, sagt ein Statiker.',
  inputs: [
    {
      name: 'span',
      label: 'Breite des Hauses',
      type: 'number',
      unit: 'm',
      default: 8,
      min: 2,
      max: 20,
      step: 0.1,
      units: acceptedUnits.m,
    },
    {
      name: 'slope',
      label: 'Neigung des Dachs',
      type: 'number',
      unit: 'Grad',
      default: 35,
      min: 5,
      max: 60,
      step: 0.5,
      units: acceptedUnits.deg,
    },
    {
      name: 'eaves',
      label: 'Überstand an der Traufe',
      type: 'number',
      unit: 'm',
      default: 0.5,
      min: 0,
      max: 2,
      step: 0.05,
      units: acceptedUnits.m,
    },
  ],
  costBand: null,
  sources: [
    "Plane trigonometry; the tables of any carpenter's handbook.",
  ],
  drawing: { kind: 'roof', measures: { rise: { step: 'ridge', times: 1 }, run: { step: 'run', times: 1 } } },
  labels: { run: 'Halbe Breite', ridge: 'Höhe des Firsts' },
  slopes: {
    value: { span: 1, slope: 1, eaves: 1 },
    rafter: { span: 1, slope: 1, eaves: 1 },
    ridge: { span: 1, slope: 1, eaves: 0 },
  },
  refuse,
  answer,
  trace,
};
