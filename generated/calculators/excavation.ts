/**
 * Excavation Volume Calculator. Generated from the entry excavation of catalog/calculators/land.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo, roundUp } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  Cell,
  OwnFigures,
  TraceStep,
} from '../../engine/kernel/module.js';
import { amount, fixed, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Excavation Volume Calculator, inside their bounds. */
export interface ExcavationInputs {
  /** Length of the bottom, 2 to 500 ft in steps of 1; 30 when omitted. */
  readonly length: number;
  /** Width of the bottom, 2 to 500 ft in steps of 1; 15 when omitted. */
  readonly width: number;
  /** Depth, 1 to 20 ft in steps of 0.5; 6 when omitted. */
  readonly depth: number;
  /** Sides; 'c' when omitted. */
  readonly side: 'vertical' | 'a' | 'b' | 'c';
  /** Soil; 'clay' when omitted. */
  readonly soil: 'sand' | 'earth' | 'clay';
  /** Truck bed, 3 to 25 cubic yards in steps of 1; 12 when omitted. */
  readonly truck: number;
}

/** The steps of the calculation. */
export interface ExcavationSteps {
  /** length + 2 * side.run * depth, in ft */
  readonly top_length: number;
  /** width + 2 * side.run * depth, in ft */
  readonly top_width: number;
  /** side.run * depth ^ 2 * (length + width) + 4 / 3 * side.run ^ 2 * depth ^ 3, in ft^3 */
  readonly slopes: number;
  /** length * width * depth + slopes to cuyd, in cubic yards */
  readonly bank: number;
  /** bank * (1 + soil.swell), in cubic yards */
  readonly loose: number;
  /** ceil(loose / truck), in loads */
  readonly loads: number;
}

const sideFigures: Readonly<Record<ExcavationInputs['side'], number>> = { vertical: 0, a: 0.75, b: 1, c: 1.5 };
const soilFigures: Readonly<Record<ExcavationInputs['soil'], number>> = { sand: 15, earth: 25, clay: 30 };
const sidePhrases: Readonly<Record<ExcavationInputs['side'], string>> = {
  vertical: 'vertical sides',
  a: 'sides at 0.75 to 1',
  b: 'sides at 1 to 1',
  c: 'sides at 1.5 to 1',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ length, width, depth, side, soil, truck }: ExcavationInputs): ExcavationSteps {
  const top_length = length + 2 * (sideFigures[side] * depth);
  const top_width = width + 2 * (sideFigures[side] * depth);
  const slopes = sideFigures[side] * depth ** 2 * (length + width) + 4 * (sideFigures[side] ** 2 * depth ** 3) / 3;
  const bank = (length * width * depth + slopes) / 27;
  const loose = bank * (1 + soilFigures[soil] / 100);
  const loads = roundUp(loose / truck);
  return { top_length, top_width, slopes, bank, loose, loads };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: ExcavationInputs, own: OwnFigures): ExcavationSteps {
  const { length, width, depth, side, soil, truck } = inputs;
  const soilSwell = own['soil.swell'] ?? soilFigures[soil];
  const top_length = length + 2 * (sideFigures[side] * depth);
  const top_width = width + 2 * (sideFigures[side] * depth);
  const slopes = sideFigures[side] * depth ** 2 * (length + width) + 4 * (sideFigures[side] ** 2 * depth ** 3) / 3;
  const bank = (length * width * depth + slopes) / 27;
  const loose = bank * (1 + soilSwell / 100);
  const loads = roundUp(loose / truck);
  return { top_length, top_width, slopes, bank, loose, loads };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: ExcavationInputs, steps = compute(inputs)): CalculationResult {
  const { length, width, depth, side, truck } = inputs;
  const { top_length, top_width, bank, loose, loads } = steps;
  return {
    value: roundTo(bank, 1),
    unit: 'cubic yards in the ground',
    interpretation:
      `With ${sidePhrases[side]}, a hole ${inWholeFeet(length)} by ${inWholeFeet(width)} and ${inFeet(depth)} deep ` +
      `opens to ${inFeet(top_length)} by ${inFeet(top_width)}: ${inCubicYardsTo1Decimal(bank)} in place. Dug up it ` +
      `swells to ${inCubicYardsTo1Decimal_(loose)}, ${inWholeLoads(loads)} at ${inWholeCubicYardsPerLoad(truck)}.`,
    secondary: [
      { value: roundTo(loose, 1), unit: 'cubic yards', label: 'Loose volume' },
      { value: roundTo(loads, 0), unit: 'loads', label: 'Loads' },
      { value: roundTo(top_length, 1), unit: 'ft', label: 'Length at the top' },
    ],
    figures: {
      top_length: { value: roundTo(top_length, 2), unit: 'ft' },
      top_width: { value: roundTo(top_width, 2), unit: 'ft' },
      bank: { value: roundTo(bank, 1), unit: 'cubic yards' },
      loose: { value: roundTo(loose, 1), unit: 'cubic yards' },
      loads: { value: roundTo(loads, 0), unit: 'loads' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: ExcavationInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { top_length, top_width, slopes, bank, loose, loads } = steps;
  return [
    { name: 'top_length', formula: 'length + 2 * side.run * depth', value: top_length, unit: 'ft' },
    { name: 'top_width', formula: 'width + 2 * side.run * depth', value: top_width, unit: 'ft' },
    {
      name: 'slopes',
      formula: 'side.run * depth ^ 2 * (length + width) + 4 / 3 * side.run ^ 2 * depth ^ 3',
      value: slopes,
      unit: 'ft^3',
    },
    { name: 'bank', formula: 'length * width * depth + slopes to cuyd', value: bank, unit: 'cubic yards' },
    { name: 'loose', formula: 'bank * (1 + soil.swell)', value: loose, unit: 'cubic yards' },
    { name: 'loads', formula: 'ceil(loose / truck)', value: loads, unit: 'loads' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ side, soil }: ExcavationInputs): readonly Cell[] {
  return [
    { name: 'side.run', cell: side, unit: '', value: sideFigures[side] },
    { name: 'soil.swell', cell: soil, unit: '%', value: soilFigures[soil] },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: ExcavationInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 feet", for instance. */
function inWholeFeet(value: number): string {
  return amount(trimmed(value, 0), '', ' foot', ' feet');
}

/** "2,500 feet", for instance. */
function inFeet(value: number): string {
  return amount(trimmed(value, 2), '', ' foot', ' feet');
}

/** "2,500 cubic yards", for instance. */
function inCubicYardsTo1Decimal(value: number): string {
  return amount(trimmed(value, 1), '', ' cubic yard', ' cubic yards');
}

/** "2,500.0 cubic yards", for instance. */
function inCubicYardsTo1Decimal_(value: number): string {
  return amount(fixed(value, 1), '', ' cubic yard', ' cubic yards');
}

/** "2,500 loads", for instance. */
function inWholeLoads(value: number): string {
  return amount(trimmed(value, 0), '', ' load', ' loads');
}

/** "2,500 cubic yards per load", for instance. */
function inWholeCubicYardsPerLoad(value: number): string {
  return amount(trimmed(value, 0), '', ' cubic yard per load', ' cubic yards per load');
}

/** Cubic yards to dig for a pit with sloped sides, and truckloads to haul off */
export const excavation: Calculator<ExcavationInputs> = {
  slug: 'excavation',
  title: 'Excavation Volume Calculator',
  subtitle: 'Cubic yards to dig for a pit with sloped sides, and truckloads to haul off',
  tag: 'outdoor',
  service: 'Excavation',
  disclaimer:
    'Planning estimate of volume. It leaves out rock, water, shoring, stockpiles and permits; a competent person ' +
    'must class the soil, and digging deeper than 20 ft needs an engineer. Call 811 first.',
  inputs: [
    {
      name: 'length',
      label: 'Length of the bottom',
      type: 'number',
      unit: 'ft',
      default: 30,
      min: 2,
      max: 500,
      step: 1,
      units: acceptedUnits.ft,
      ask: 'How long is the bottom?',
    },
    {
      name: 'width',
      label: 'Width of the bottom',
      type: 'number',
      unit: 'ft',
      default: 15,
      min: 2,
      max: 500,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'depth',
      label: 'Depth',
      type: 'number',
      unit: 'ft',
      default: 6,
      min: 1,
      max: 20,
      step: 0.5,
      units: acceptedUnits.ft,
      ask: 'How deep is the hole?',
    },
    {
      name: 'side',
      label: 'Sides',
      type: 'select',
      default: 'c',
      options: [
        { value: 'vertical', label: 'Vertical, shored or not entered' },
        { value: 'a', label: 'Type A soil, 3/4 to 1' },
        { value: 'b', label: 'Type B soil, 1 to 1' },
        { value: 'c', label: 'Type C soil, 1 1/2 to 1' },
      ],
      ask: 'How are the sides sloped?',
    },
    {
      name: 'soil',
      label: 'Soil',
      type: 'select',
      default: 'clay',
      options: [
        { value: 'sand', label: 'Sand or gravel' },
        { value: 'earth', label: 'Common earth' },
        { value: 'clay', label: 'Dense clay' },
      ],
    },
    {
      name: 'truck',
      label: 'Truck bed',
      type: 'number',
      unit: 'cubic yards',
      default: 12,
      min: 3,
      max: 25,
      step: 1,
      written: 'cuyd/load',
    },
  ],
  costBand: null,
  sources: [
    'Steepest slopes of 3/4, 1 and 1 1/2 to 1 for soil of type A, B and C, 29 CFR 1926 Subpart P, Appendix B, ' +
      'Table B-1; protection from 5 ft on, 1926.652(a)(1).',
    'Swell of 30 percent for dense clay and 15 for sand and gravel (issuhub.com/view/index?id=4050&pageIndex=80); ' +
      '25 for common earth is a planning estimate.',
  ],
  own: {
    figures: [{
      name: 'soil.swell',
      label: 'Swell of the soil once dug',
      unit: '%',
      min: 0,
      max: 60,
      units: acceptedUnits['%'],
      by: ['soil'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
  },
  drawing: {
    kind: 'pit',
    measures: {
      length: { input: 'length', times: 1 },
      width: { input: 'width', times: 1 },
      depth: { input: 'depth', times: 1 },
    },
  },
  labels: {
    top_length: 'Length at the top',
    top_width: 'Width at the top',
    bank: 'Volume in the ground',
    loose: 'Volume once dug',
    'soil.swell': 'Swell of the soil once dug',
  },
  counted: { 'cubic yards': 'cubic yard', 'cubic yards in the ground': 'cubic yard in the ground', loads: 'load' },
  asks: [
    { input: 'depth', from: 4, to: 9 },
    { input: 'length', from: 20, to: 45 },
    { input: 'side', from: 'vertical', to: 'c' },
    { input: 'width', from: 10, to: 20 },
  ],
  slopes: {
    value: { length: 1, width: 1, depth: 1, truck: 0 },
    top_length: { length: 1, width: 0, depth: 1, truck: 0 },
    top_width: { length: 0, width: 1, depth: 1, truck: 0 },
    bank: { length: 1, width: 1, depth: 1, truck: 0 },
    loose: { length: 1, width: 1, depth: 1, truck: 0 },
    loads: { length: 1, width: 1, depth: 1, truck: -1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
