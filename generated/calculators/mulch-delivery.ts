// Mulch Calculator
// Generated from the entry mulch-delivery of catalog/calculators.yaml by `npm run generate`. Edit the catalog, not this file.
import { roundTo, roundUp, roundUpTo } from '../../runtime/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../runtime/kernel/module.js';
import { amount, range, trimmed } from '../../runtime/kernel/text.js';

/** The inputs of the Mulch Calculator, inside their bounds. */
export interface MulchDeliveryInputs {
  /** Length of the bed, 1 to 1000 ft in steps of 1; 40 when omitted. */
  readonly length: number;
  /** Width of the bed, 1 to 50 ft in steps of 0.5; 6 when omitted. */
  readonly width: number;
  /** Depth; '3' when omitted. */
  readonly depth: '2' | '3' | '4';
}

/** The steps of the calculation. */
export interface MulchDeliverySteps {
  /** length * width * depth to cuyd, in cubic yards */
  readonly volume: number;
  /** ceil(volume / 2 cuft/bag), in bags */
  readonly bags: number;
  /** Low end of 35..80 USD/cuyd, in $ per cubic yard */
  readonly rateLow: number;
  /** High end of 35..80 USD/cuyd, in $ per cubic yard */
  readonly rateHigh: number;
  /** Low end of volume * rate, in $ */
  readonly costLow: number;
  /** High end of volume * rate, in $ */
  readonly costHigh: number;
}

const depthFigures: Readonly<Record<MulchDeliveryInputs['depth'], number>> = { '2': 2, '3': 3, '4': 4 };

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ length, width, depth }: MulchDeliveryInputs): MulchDeliverySteps {
  const volume = length * width * depthFigures[depth] / 324;
  const bags = roundUp(volume * 13.5);
  const rateLow = 35;
  const rateHigh = 80;
  const costLow = volume * rateLow;
  const costHigh = volume * rateHigh;
  return { volume, bags, rateLow, rateHigh, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: MulchDeliveryInputs): CalculationResult {
  const { depth } = inputs;
  const { volume, bags, costLow, costHigh } = compute(inputs);
  return {
    value: roundTo(volume, 2),
    unit: 'cubic yards',
    interpretation: volume < 0.5
      ? `${amount(trimmed(volume, 2), '', ' cubic yard', ' cubic yards')} of mulch covers the bed ${amount(trimmed(depthFigures[depth], 2), '', ' inch', ' inches')} deep: ${amount(trimmed(bags, 2), '', ' bag', ' bags')} of 2 cubic feet, which is too little for a bulk delivery.`
      : `${amount(trimmed(volume, 2), '', ' cubic yard', ' cubic yards')} of mulch covers the bed ${amount(trimmed(depthFigures[depth], 2), '', ' inch', ' inches')} deep: a delivery of ${amount(trimmed(roundUpTo(volume, 0.5), 2), '', ' cubic yard', ' cubic yards')}, or ${amount(trimmed(bags, 2), '', ' bag', ' bags')} of 2 cubic feet. In bulk the mulch runs ${range(trimmed(costLow, 0), trimmed(costHigh, 0), '$', '', '')}, plain hardwood to dyed or cedar.`,
    secondary: [
      { value: roundTo(bags, 0), unit: 'bags', label: 'Bags of 2 cu ft instead' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Bulk mulch (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Bulk mulch (high)' },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: MulchDeliveryInputs): readonly TraceStep[] {
  const { volume, bags, rateLow, rateHigh, costLow, costHigh } = compute(inputs);
  return [
    { name: 'volume', formula: 'length * width * depth to cuyd', value: volume, unit: 'cubic yards' },
    { name: 'bags', formula: 'ceil(volume / 2 cuft/bag)', value: bags, unit: 'bags' },
    { name: 'rate', formula: '35..80 USD/cuyd', value: { low: rateLow, high: rateHigh }, unit: '$ per cubic yard' },
    { name: 'cost', formula: 'volume * rate', value: { low: costLow, high: costHigh }, unit: '$' },
  ];
}

/** Why these inputs do not belong together; null when they do. */
export function refuse(_inputs: MulchDeliveryInputs): string | null {
  return null;
}

/** Cubic yards of mulch for your beds, and the same in bags */
export const mulchDelivery: Calculator<MulchDeliveryInputs> = {
  slug: 'mulch-delivery',
  title: 'Mulch Calculator',
  subtitle: 'Cubic yards of mulch for your beds, and the same in bags',
  tag: 'outdoor',
  service: 'Mulch delivery',
  disclaimer: 'Planning estimate for delivered bulk mulch. It leaves out spreading, edging, weeding and minimum delivery fees; keep mulch away from trunks and siding.',
  inputs: [
    { name: 'length', label: 'Length of the bed', type: 'number', unit: 'ft', default: 40, min: 1, max: 1000, step: 1 },
    { name: 'width', label: 'Width of the bed', type: 'number', unit: 'ft', default: 6, min: 1, max: 50, step: 0.5 },
    { name: 'depth', label: 'Depth', type: 'select', unit: 'inches', default: '3', options: [
      { value: '2', label: '2 in' },
      { value: '3', label: '3 in' },
      { value: '4', label: '4 in' },
    ], hint: '3 in for a new bed, 2 in to refresh an old one' },
  ],
  costBand: {
    service_name: 'Mulch delivery',
    unit: 'per cubic yard',
    price_min_usd: 35,
    price_max_usd: 80,
  },
  sources: [
    'Volume is geometry, 27 cu ft to the cubic yard; a common bag holds 2 cu ft, 13.5 to the yard (bag labels).',
    '2 to 3 in is the usual depth for a new bed (extension-service advice).',
    '$35 to $80 a cubic yard is the service\'s band; the spread by kind of mulch is a planning estimate.',
  ],
  refuse,
  answer,
  trace,
};
