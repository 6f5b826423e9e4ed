/**
 * High Fence Length and Wire Calculator. Generated from the entry high-fence-construction of catalog/calculators.yaml
 * by `npm run generate`: edit the catalog, not this file.
 */
import { roundTo, roundUp } from '../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, Cell, TraceStep } from '../../engine/kernel/module.js';
import { amount, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the High Fence Length and Wire Calculator, inside their bounds. */
export interface HighFenceConstructionInputs {
  /** Acres enclosed, 1 to 20000 acres in steps of 1; 100 when omitted. */
  readonly acres: number;
  /** Shape of the tract; 'square' when omitted. */
  readonly shape: 'square' | 'rectangle_2' | 'rectangle_4';
}

/** The steps of the calculation. */
export interface HighFenceConstructionSteps {
  /** sqrt(acres / shape.ratio), in ft */
  readonly shortSide: number;
  /** 2 * shortSide * (1 + shape.ratio) to lft, in linear ft */
  readonly perimeter: number;
  /** perimeter to mi, in miles */
  readonly miles: number;
  /** ceil(perimeter / coverages.net_wire), in rolls */
  readonly rolls: number;
}

const shapeFigures: Readonly<Record<HighFenceConstructionInputs['shape'], number>> = {
  square: 1,
  rectangle_2: 2,
  rectangle_4: 4,
};
const shapePhrases: Readonly<Record<HighFenceConstructionInputs['shape'], string>> = {
  square: 'a square tract',
  rectangle_2: 'a 2-to-1 rectangle',
  rectangle_4: 'a 4-to-1 rectangle',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ acres, shape }: HighFenceConstructionInputs): HighFenceConstructionSteps {
  const shortSide = Math.sqrt(acres / shapeFigures[shape] * 43560);
  const perimeter = 2 * (shortSide * (1 + shapeFigures[shape]));
  const miles = perimeter / 5280;
  const rolls = roundUp(perimeter / 330);
  return { shortSide, perimeter, miles, rolls };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: HighFenceConstructionInputs): CalculationResult {
  const { acres, shape } = inputs;
  const { perimeter, miles, rolls } = compute(inputs);
  return {
    value: roundTo(perimeter, 0),
    unit: 'linear ft',
    interpretation:
      `A fence around ${inAcres(acres)} laid out as ${shapePhrases[shape]} is ${inWholeLinearFeet(perimeter)} long, ` +
      `or ${inMiles(miles)}. It needs ${inRolls(rolls)} of 330-ft net wire, plus overlaps, braces and gates.`,
    secondary: [
      { value: roundTo(miles, 2), unit: 'miles', label: 'Miles' },
      { value: roundTo(rolls, 0), unit: 'rolls', label: '330-ft net-wire rolls' },
    ],
    figures: {
      perimeter: { value: roundTo(perimeter, 0), unit: 'linear ft' },
      miles: { value: roundTo(miles, 2), unit: 'miles' },
      rolls: { value: roundTo(rolls, 2), unit: 'rolls' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: HighFenceConstructionInputs): readonly TraceStep[] {
  const { shortSide, perimeter, miles, rolls } = compute(inputs);
  return [
    { name: 'shortSide', formula: 'sqrt(acres / shape.ratio)', value: shortSide, unit: 'ft' },
    { name: 'perimeter', formula: '2 * shortSide * (1 + shape.ratio) to lft', value: perimeter, unit: 'linear ft' },
    { name: 'miles', formula: 'perimeter to mi', value: miles, unit: 'miles' },
    { name: 'rolls', formula: 'ceil(perimeter / coverages.net_wire)', value: rolls, unit: 'rolls' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ shape }: HighFenceConstructionInputs): readonly Cell[] {
  return [{ name: 'shape.ratio', cell: shape, unit: '', value: shapeFigures[shape] }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: HighFenceConstructionInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 acres", for instance. */
function inAcres(value: number): string {
  return amount(trimmed(value, 2), '', ' acre', ' acres');
}

/** "2,500 linear feet", for instance. */
function inWholeLinearFeet(value: number): string {
  return amount(trimmed(value, 0), '', ' linear foot', ' linear feet');
}

/** "2,500 miles", for instance. */
function inMiles(value: number): string {
  return amount(trimmed(value, 2), '', ' mile', ' miles');
}

/** "2,500 rolls", for instance. */
function inRolls(value: number): string {
  return amount(trimmed(value, 2), '', ' roll', ' rolls');
}

/** Linear feet, miles and rolls of net wire around a tract */
export const highFenceConstruction: Calculator<HighFenceConstructionInputs> = {
  slug: 'high-fence-construction',
  title: 'High Fence Length and Wire Calculator',
  subtitle: 'Linear feet, miles and rolls of net wire around a tract',
  tag: 'outdoor',
  service: 'High fence construction',
  disclaimer:
    'Planning estimate. It assumes a regular tract; creeks, corners, gates and shared lines change the length. It ' +
    'leaves out clearing, posts, gates and labor, and a survey should settle the line before you build.',
  inputs: [
    {
      name: 'acres',
      label: 'Acres enclosed',
      type: 'number',
      unit: 'acres',
      default: 100,
      min: 1,
      max: 20000,
      step: 1,
      units: acceptedUnits.acre,
      ask: 'How many acres are enclosed?',
    },
    {
      name: 'shape',
      label: 'Shape of the tract',
      type: 'select',
      default: 'square',
      options: [
        { value: 'square', label: 'Square' },
        { value: 'rectangle_2', label: 'Rectangle twice as long as wide' },
        { value: 'rectangle_4', label: 'Rectangle four times as long as wide' },
      ],
      ask: 'What shape is the tract?',
    },
  ],
  costBand: null,
  sources: [
    'An acre is 43,560 sq ft and a mile 5,280 ft, exactly; the perimeter is geometry.',
    "Woven net wire is commonly sold in rolls of 330 ft (makers' catalogs; Rutgers Cooperative Extension FS889, at " +
      'studylib.net, describes 8-ft deer fence).',
  ],
  sharedFigures: [{
    name: 'coverages.net_wire',
    unit: 'ft per roll',
    source:
      "Woven net wire is commonly sold in rolls of 330 ft (makers' catalogs; Rutgers Cooperative Extension FS889, at " +
      'studylib.net, describes 8-ft deer fence).',
    values: [{ value: 330 }],
  }],
  counted: { acres: 'acre', miles: 'mile', rolls: 'roll' },
  asks: [
    { input: 'acres', from: 70, to: 150 },
    { input: 'shape', from: 'square', to: 'rectangle_4' },
  ],
  slopes: {
    value: { acres: 1 },
    perimeter: { acres: 1 },
    miles: { acres: 1 },
    rolls: { acres: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
