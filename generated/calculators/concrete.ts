// Concrete Slab Calculator
// Generated from the entry concrete of catalog/calculators.yaml by `npm run generate`. Edit the catalog, not this file.
import { roundTo, roundUp, roundUpTo } from '../../runtime/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../runtime/kernel/module.js';
import { amount, range, trimmed } from '../../runtime/kernel/text.js';

/** The inputs of the Concrete Slab Calculator, inside their bounds. */
export interface ConcreteInputs {
  /** Length, 1 to 200 ft in steps of 1; 20 when omitted. */
  readonly length: number;
  /** Width, 1 to 200 ft in steps of 1; 10 when omitted. */
  readonly width: number;
  /** Slab thickness; '4' when omitted. */
  readonly thickness: '3.5' | '4' | '5' | '6' | '8';
}

/** The steps of the calculation. */
export interface ConcreteSteps {
  /** length * width * thickness to cuyd, in cubic yards */
  readonly volume: number;
  /** ceil(volume * 1.1, 0.25 cuyd), in cubic yards */
  readonly order: number;
  /** ceil(volume / 0.6 cuft/bag), in bags */
  readonly bags: number;
  /** Low end of volume * (150..200 USD/cuyd), in $ */
  readonly materialLow: number;
  /** High end of volume * (150..200 USD/cuyd), in $ */
  readonly materialHigh: number;
}

const thicknessFigures: Readonly<Record<ConcreteInputs['thickness'], number>> = { '3.5': 3.5, '4': 4, '5': 5, '6': 6, '8': 8 };

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ length, width, thickness }: ConcreteInputs): ConcreteSteps {
  const volume = length * width * thicknessFigures[thickness] / 324;
  const order = roundUpTo(volume * 1.1, 0.25);
  const bags = roundUp(volume * 45);
  const materialLow = volume * 150;
  const materialHigh = volume * 200;
  return { volume, order, bags, materialLow, materialHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: ConcreteInputs): CalculationResult {
  const { volume, order, bags, materialLow, materialHigh } = compute(inputs);
  return {
    value: roundTo(volume, 2),
    unit: 'cubic yards',
    interpretation: volume < 1
      ? `${amount(trimmed(volume, 2), '', ' cubic yard', ' cubic yards')} of concrete: a small pour, ${amount(trimmed(bags, 2), '', ' bag', ' bags')} of 80-lb mix. Ready-mix plants add a fee for less than a full truck, so bags are usually cheaper.`
      : bags <= 150
      ? `${amount(trimmed(volume, 2), '', ' cubic yard', ' cubic yards')} of concrete; order about ${amount(trimmed(order, 2), '', ' cubic yard', ' cubic yards')} to allow for waste. The ready-mix alone runs ${range(trimmed(materialLow, 0), trimmed(materialHigh, 0), '$', '', '')}; mixed by hand it is ${amount(trimmed(bags, 2), '', ' bag', ' bags')} of 80-lb mix.`
      : `${amount(trimmed(volume, 2), '', ' cubic yard', ' cubic yards')} of concrete; order about ${amount(trimmed(order, 2), '', ' cubic yard', ' cubic yards')} to allow for waste. The ready-mix alone runs ${range(trimmed(materialLow, 0), trimmed(materialHigh, 0), '$', '', '')}, before delivery, forms and finishing.`,
    secondary: [
      { value: roundTo(materialLow, 0), unit: '$', label: 'Ready-mix material (low)' },
      { value: roundTo(materialHigh, 0), unit: '$', label: 'Ready-mix material (high)' },
      { value: roundTo(bags, 0), unit: 'bags', label: '80-lb bags instead' },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: ConcreteInputs): readonly TraceStep[] {
  const { volume, order, bags, materialLow, materialHigh } = compute(inputs);
  return [
    { name: 'volume', formula: 'length * width * thickness to cuyd', value: volume, unit: 'cubic yards' },
    { name: 'order', formula: 'ceil(volume * 1.1, 0.25 cuyd)', value: order, unit: 'cubic yards' },
    { name: 'bags', formula: 'ceil(volume / 0.6 cuft/bag)', value: bags, unit: 'bags' },
    { name: 'material', formula: 'volume * (150..200 USD/cuyd)', value: { low: materialLow, high: materialHigh }, unit: '$' },
  ];
}

/** Why these inputs do not belong together; null when they do. */
export function refuse(_inputs: ConcreteInputs): string | null {
  return null;
}

/** Cubic yards and ready-mix cost for a slab, driveway or patio */
export const concrete: Calculator<ConcreteInputs> = {
  slug: 'concrete',
  title: 'Concrete Slab Calculator',
  subtitle: 'Cubic yards and ready-mix cost for a slab, driveway or patio',
  tag: 'outdoor',
  service: 'Concrete work',
  disclaimer: 'Planning estimate. It leaves out excavation, base, forms, reinforcement, finishing and short-load fees. Confirm thickness and reinforcement with your contractor before you order.',
  inputs: [
    { name: 'length', label: 'Length', type: 'number', unit: 'ft', default: 20, min: 1, max: 200, step: 1 },
    { name: 'width', label: 'Width', type: 'number', unit: 'ft', default: 10, min: 1, max: 200, step: 1 },
    { name: 'thickness', label: 'Slab thickness', type: 'select', unit: 'inches', default: '4', options: [
      { value: '3.5', label: '3.5 in' },
      { value: '4', label: '4 in' },
      { value: '5', label: '5 in' },
      { value: '6', label: '6 in' },
      { value: '8', label: '8 in' },
    ], hint: '4 in for walks and patios, 5 to 6 in for driveways, 8 in for heavy trucks' },
  ],
  costBand: {
    service_name: 'Concrete work',
    unit: 'per square foot',
    price_min_usd: 6,
    price_max_usd: 14,
  },
  sources: [
    'Volume is geometry, 27 cu ft to the cubic yard.',
    'An 80-lb bag of concrete mix yields 0.60 cu ft (bag labels; profloorcare-mma.com, constructionwork.com).',
    'Ordering 10 percent over is the usual advice of ready-mix suppliers (planning estimate).',
    'Ready-mix at $150 to $200 a cubic yard before delivery fees is a planning estimate for the Texas coast.',
  ],
  refuse,
  answer,
  trace,
};
