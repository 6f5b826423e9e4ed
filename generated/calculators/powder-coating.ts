/**
 * Powder Coating Calculator. Generated from the entry powder-coating of catalog/calculators/shop.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo, roundUp } from '../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../engine/kernel/module.js';
import { amount, fixed, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Powder Coating Calculator, inside their bounds. */
export interface PowderCoatingInputs {
  /** Surface to coat, 0.5 to 50000 sq ft in steps of 0.5; 50 when omitted. */
  readonly area: number;
  /** Thickness, 1.5 to 10 mils in steps of 0.25; 2.5 when omitted. */
  readonly mils: number;
  /** Specific gravity of the powder, 1.1 to 2 in steps of 0.01; 1.5 when omitted. */
  readonly gravity: number;
  /** Powder that stays on the part, 30 to 98 % in steps of 1; 60 when omitted. */
  readonly efficiency: number;
  /** Coats, whole, 1 to 3 in steps of 1; 1 when omitted. */
  readonly coats: number;
}

/** The steps of the calculation. */
export interface PowderCoatingSteps {
  /** 192.3 sqft/lb / (gravity * mils), in sq ft per pound */
  readonly theory: number;
  /** theory * efficiency, in sq ft per pound */
  readonly real: number;
  /** area * coats / real, in lb */
  readonly powder: number;
  /** ceil(powder, 1 lb), in lb */
  readonly order: number;
  /** if coats = 1 then "coat" else "coats" */
  readonly coat_word: string;
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ area, mils, gravity, efficiency, coats }: PowderCoatingInputs): PowderCoatingSteps {
  const theory = 192.3 / (gravity * mils);
  const real = theory * efficiency / 100;
  const powder = area * coats / real;
  const order = roundUp(powder);
  const coat_word: string = coats === 1 ? 'coat' : 'coats';
  return { theory, real, powder, order, coat_word };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: PowderCoatingInputs): CalculationResult {
  const { area, mils, efficiency, coats } = inputs;
  const { theory, real, powder, order, coat_word } = compute(inputs);
  return {
    value: roundTo(powder, 2),
    unit: 'lb of powder',
    interpretation:
      `For ${inSqFt(area)} in ${trimmed(coats, 0)} ${coat_word} of ${trimmed(mils, 2)} mils you need ` +
      `${inPounds(powder)} of powder, so order ${inWholePounds(order)}. With ${inNumbers(efficiency)} of it sticking ` +
      `to the part, it covers ${inSqFtPerPoundTo1Decimal(real)}.`,
    secondary: [
      { value: roundTo(real, 2), unit: 'sq ft', label: 'A pound covers' },
      { value: roundTo(theory, 1), unit: 'sq ft', label: 'A pound covers without loss' },
      { value: roundTo(order, 0), unit: 'lb', label: 'To order' },
    ],
    figures: {
      powder: { value: roundTo(powder, 2), unit: 'lb' },
      order: { value: roundTo(order, 0), unit: 'lb' },
      real: { value: roundTo(real, 1), unit: 'sq ft per pound' },
      coat_word: { text: coat_word },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: PowderCoatingInputs): readonly TraceStep[] {
  const { theory, real, powder, order, coat_word } = compute(inputs);
  return [
    { name: 'theory', formula: '192.3 sqft/lb / (gravity * mils)', value: theory, unit: 'sq ft per pound' },
    { name: 'real', formula: 'theory * efficiency', value: real, unit: 'sq ft per pound' },
    { name: 'powder', formula: 'area * coats / real', value: powder, unit: 'lb' },
    { name: 'order', formula: 'ceil(powder, 1 lb)', value: order, unit: 'lb' },
    { name: 'coat_word', formula: 'if coats = 1 then "coat" else "coats"', value: coat_word, unit: '' },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: PowderCoatingInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 sq ft", for instance. */
function inSqFt(value: number): string {
  return amount(trimmed(value, 2), '', ' sq ft', ' sq ft');
}

/** "2,500 pounds", for instance. */
function inPounds(value: number): string {
  return amount(trimmed(value, 2), '', ' pound', ' pounds');
}

/** "2,500 pounds", for instance. */
function inWholePounds(value: number): string {
  return amount(trimmed(value, 0), '', ' pound', ' pounds');
}

/** "2,500%", for instance. */
function inNumbers(value: number): string {
  return amount(trimmed(value, 2), '', '%', '%');
}

/** "2,500.0 sq ft per pound", for instance. */
function inSqFtPerPoundTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' sq ft per pound', ' sq ft per pound');
}

/** Pounds of powder for an area, a thickness and a gun; it does not price the coating */
export const powderCoating: Calculator<PowderCoatingInputs> = {
  slug: 'powder-coating',
  title: 'Powder Coating Calculator',
  subtitle: 'Pounds of powder for an area, a thickness and a gun; it does not price the coating',
  tag: 'shop',
  service: 'Powder coating',
  disclaimer:
    'Planning estimate of powder. It leaves out blasting, pretreatment, masking, a second coat and oven time, which ' +
    'make most of the price; near the coast ask for a zinc primer under the color.',
  inputs: [
    {
      name: 'area',
      label: 'Surface to coat',
      type: 'number',
      unit: 'sq ft',
      default: 50,
      min: 0.5,
      max: 50000,
      step: 0.5,
      units: acceptedUnits.sqft,
    },
    {
      name: 'mils',
      label: 'Thickness',
      type: 'number',
      unit: 'mils',
      default: 2.5,
      min: 1.5,
      max: 10,
      step: 0.25,
      ask: 'How thick is the coat?',
      hint: '2 to 3 mils for one coat of polyester',
    },
    {
      name: 'gravity',
      label: 'Specific gravity of the powder',
      type: 'number',
      default: 1.5,
      min: 1.1,
      max: 2,
      step: 0.01,
    },
    {
      name: 'efficiency',
      label: 'Powder that stays on the part',
      type: 'number',
      unit: '%',
      default: 60,
      min: 30,
      max: 98,
      step: 1,
      units: acceptedUnits['%'],
    },
    {
      name: 'coats',
      label: 'Coats',
      type: 'number',
      default: 1,
      min: 1,
      max: 3,
      step: 1,
      whole: true,
      ask: 'How many coats?',
    },
  ],
  costBand: null,
  sources: [
    'Coverage is 192.3 / specific gravity / mils x transfer efficiency (coatechcoatings.com/coverage-calculator, ' +
      'powdercoatingonline.com/powder-coating-coverage-chart).',
  ],
  labels: { coat_word: 'Coats, in words' },
  asks: [
    { input: 'coats', from: 1, to: 2 },
    { input: 'efficiency', from: 90, to: 40 },
    { input: 'area', from: 35, to: 75 },
    { input: 'mils', from: 1.75, to: 3.5 },
    { input: 'gravity', from: 1.1, to: 2 },
  ],
  slopes: {
    value: { area: 1, mils: 1, gravity: 1, efficiency: -1, coats: 1 },
    powder: { area: 1, mils: 1, gravity: 1, efficiency: -1, coats: 1 },
    order: { area: 1, mils: 1, gravity: 1, efficiency: -1, coats: 1 },
    real: { area: 0, mils: -1, gravity: -1, efficiency: 1, coats: 0 },
  },
  refuse,
  answer,
  trace,
};
