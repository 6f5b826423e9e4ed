/**
 * Fillet Weld Calculator. Generated from the entry welding of catalog/calculators/shop.yaml by `npm run generate`: edit
 * the catalog, not this file.
 */
import { roundTo, roundUp } from '../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, Cell, TraceStep } from '../../engine/kernel/module.js';
import { amount, fixed, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Fillet Weld Calculator, inside their bounds. */
export interface WeldingInputs {
  /** Length of weld in all, 1 to 100000 in in steps of 1; 100 when omitted. */
  readonly length: number;
  /** Leg of the fillet; '0.25' when omitted. */
  readonly leg: '0.125' | '0.1875' | '0.25' | '0.3125' | '0.375' | '0.5';
  /** Process; 'stick' when omitted. */
  readonly method: 'stick' | 'flux' | 'wire';
  /** Number of such joints, whole, 1 to 1000 in steps of 1; 1 when omitted. */
  readonly runs: number;
}

/** The steps of the calculation. */
export interface WeldingSteps {
  /** runs * length * leg.size ^ 2 / 2 * 0.2836 lb/in^3 to lb, in lb */
  readonly deposit: number;
  /** deposit / method.kept, in lb */
  readonly filler: number;
  /** ceil(filler / method.lot) */
  readonly boxes: number;
  /** leg.size ^ 2 / 2 * 0.2836 lb/in^3 * 12 in to lb, in lb */
  readonly foot: number;
  /** method.lot, in lb */
  readonly lot: number;
  /** if boxes = 1 then "package" else "packages" */
  readonly word: string;
}

const legFigures: Readonly<Record<WeldingInputs['leg'], number>> = {
  '0.125': 0.125,
  '0.1875': 0.1875,
  '0.25': 0.25,
  '0.3125': 0.3125,
  '0.375': 0.375,
  '0.5': 0.5,
};
const methodFigures: Readonly<Record<WeldingInputs['method'], { kept: number; lot: number }>> = {
  stick: { kept: 55, lot: 10 },
  flux: { kept: 80, lot: 10 },
  wire: { kept: 90, lot: 11 },
};
const legPhrases: Readonly<Record<WeldingInputs['leg'], string>> = {
  '0.125': '1/8-inch',
  '0.1875': '3/16-inch',
  '0.25': '1/4-inch',
  '0.3125': '5/16-inch',
  '0.375': '3/8-inch',
  '0.5': '1/2-inch',
};
const methodPhrases: Readonly<Record<WeldingInputs['method'], string>> = {
  stick: 'stick electrode',
  flux: 'flux-core wire',
  wire: 'solid wire',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ length, leg, method, runs }: WeldingInputs): WeldingSteps {
  const methodChosen = methodFigures[method];
  const deposit = runs * length * legFigures[leg] ** 2 * 0.1418;
  const filler = deposit / methodChosen.kept * 100;
  const boxes = roundUp(filler / methodChosen.lot);
  const foot = legFigures[leg] ** 2 * 1.7016;
  const lot = methodChosen.lot;
  const word: string = boxes === 1 ? 'package' : 'packages';
  return { deposit, filler, boxes, foot, lot, word };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: WeldingInputs): CalculationResult {
  const { leg, method } = inputs;
  const { deposit, filler, boxes, foot, lot, word } = compute(inputs);
  return {
    value: roundTo(filler, 2),
    unit: 'lb of rod or wire',
    interpretation:
      `Your welds need ${inPoundsTo2Decimals(deposit)} of weld metal, ${inPoundsTo3Decimals(foot)} a foot of ` +
      `${legPhrases[leg]} fillet. Allowing for stubs, slag and spatter, buy ${inPounds(filler)} of ` +
      `${methodPhrases[method]}, or ${trimmed(boxes, 0)} ${word} of ${inWholePounds(lot)}.`,
    secondary: [
      { value: roundTo(deposit, 2), unit: 'lb', label: 'Weld metal' },
      { value: roundTo(foot, 3), unit: 'lb', label: 'Weld metal a foot' },
      { value: roundTo(boxes, 0), unit: '', label: 'Packages' },
    ],
    figures: {
      deposit: { value: roundTo(deposit, 2), unit: 'lb' },
      foot: { value: roundTo(foot, 3), unit: 'lb' },
      filler: { value: roundTo(filler, 2), unit: 'lb' },
      boxes: { value: roundTo(boxes, 0), unit: '' },
      lot: { value: roundTo(lot, 0), unit: 'lb' },
      word: { text: word },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: WeldingInputs): readonly TraceStep[] {
  const { deposit, filler, boxes, foot, lot, word } = compute(inputs);
  return [
    { name: 'deposit', formula: 'runs * length * leg.size ^ 2 / 2 * 0.2836 lb/in^3 to lb', value: deposit, unit: 'lb' },
    { name: 'filler', formula: 'deposit / method.kept', value: filler, unit: 'lb' },
    { name: 'boxes', formula: 'ceil(filler / method.lot)', value: boxes, unit: '' },
    { name: 'foot', formula: 'leg.size ^ 2 / 2 * 0.2836 lb/in^3 * 12 in to lb', value: foot, unit: 'lb' },
    { name: 'lot', formula: 'method.lot', value: lot, unit: 'lb' },
    { name: 'word', formula: 'if boxes = 1 then "package" else "packages"', value: word, unit: '' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ leg, method }: WeldingInputs): readonly Cell[] {
  const methodChosen = methodFigures[method];
  return [
    { name: 'leg.size', cell: leg, unit: 'in', value: legFigures[leg] },
    { name: 'method.kept', cell: method, unit: '%', value: methodChosen.kept },
    { name: 'method.lot', cell: method, unit: 'lb', value: methodChosen.lot },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: WeldingInputs): BrokenRequirement | null {
  return null;
}

/** "2,500.00 pounds", for instance. */
function inPoundsTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '', ' pound', ' pounds');
}

/** "2,500.000 pounds", for instance. */
function inPoundsTo3Decimals(value: number): string {
  return amount(fixed(value, 3), '', ' pound', ' pounds');
}

/** "2,500 pounds", for instance. */
function inPounds(value: number): string {
  return amount(trimmed(value, 2), '', ' pound', ' pounds');
}

/** "2,500 pounds", for instance. */
function inWholePounds(value: number): string {
  return amount(trimmed(value, 0), '', ' pound', ' pounds');
}

/** Weld metal, and pounds of rod or wire, for a length of fillet weld; it does not price the welder's time */
export const welding: Calculator<WeldingInputs> = {
  slug: 'welding',
  title: 'Fillet Weld Calculator',
  subtitle: "Weld metal, and pounds of rod or wire, for a length of fillet weld; it does not price the welder's time",
  tag: 'shop',
  service: 'Welding',
  disclaimer:
    'Planning estimate for flat-faced equal-leg fillets in steel. It leaves out gaps, crowned beads, gas, grinding ' +
    'and labor; structural welds follow the drawing and AWS D1.1, not this.',
  inputs: [
    {
      name: 'length',
      label: 'Length of weld in all',
      type: 'number',
      unit: 'in',
      default: 100,
      min: 1,
      max: 100000,
      step: 1,
      units: acceptedUnits.in,
    },
    {
      name: 'leg',
      label: 'Leg of the fillet',
      type: 'select',
      default: '0.25',
      options: [
        { value: '0.125', label: '1/8 in' },
        { value: '0.1875', label: '3/16 in' },
        { value: '0.25', label: '1/4 in' },
        { value: '0.3125', label: '5/16 in' },
        { value: '0.375', label: '3/8 in' },
        { value: '0.5', label: '1/2 in' },
      ],
      ask: 'How long is the leg of the fillet?',
    },
    {
      name: 'method',
      label: 'Process',
      type: 'select',
      default: 'stick',
      options: [
        { value: 'stick', label: 'Stick (SMAW)' },
        { value: 'flux', label: 'Flux-core wire (FCAW)' },
        { value: 'wire', label: 'Solid wire (GMAW)' },
      ],
      ask: 'Which welding process?',
    },
    {
      name: 'runs',
      label: 'Number of such joints',
      type: 'number',
      default: 1,
      min: 1,
      max: 1000,
      step: 1,
      whole: true,
      ask: 'How many such joints?',
    },
  ],
  costBand: null,
  sources: [
    'Pounds of electrode are metal / efficiency, 0.55 for stick with its stub, 0.80 for tubular and 0.90 for solid ' +
      "wire (weldingpro.com/Techpage1a.htm; the rule is ESAB's, esabna.com/euweb/fm_handbook/577fm8_1.htm).",
    'Steel at 0.2836 lb a cu in (AISC, 490 lb a cu ft).',
  ],
  asks: [
    { input: 'leg', from: '0.125', to: '0.5' },
    { input: 'runs', from: 1, to: 2 },
    { input: 'length', from: 70, to: 150 },
    { input: 'method', from: 'wire', to: 'stick' },
  ],
  slopes: {
    value: { length: 1, runs: 1 },
    deposit: { length: 1, runs: 1 },
    foot: { length: 0, runs: 0 },
    filler: { length: 1, runs: 1 },
    boxes: { length: 1, runs: 1 },
    lot: { length: 0, runs: 0 },
  },
  refuse,
  answer,
  trace,
  cells,
};
