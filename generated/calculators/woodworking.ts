/**
 * Board Foot Calculator. Generated from the entry woodworking of catalog/calculators/shop.yaml by `npm run generate`:
 * edit the catalog, not this file.
 */
import { roundTo, roundUp } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  Cell,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../engine/kernel/module.js';
import { amount, roughRange, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Board Foot Calculator, inside their bounds. */
export interface WoodworkingInputs {
  /** Boards, whole, 1 to 1000 pieces in steps of 1; 10 when omitted. */
  readonly pieces: number;
  /** Rough thickness, 1 to 8 in in steps of 0.25; 1 when omitted. */
  readonly thickness: number;
  /** Width, 1 to 36 in in steps of 0.25; 6 when omitted. */
  readonly width: number;
  /** Length, 0.5 to 24 ft in steps of 0.5; 8 when omitted. */
  readonly length: number;
  /** For waste, 0 to 60 % in steps of 5; 20 when omitted. */
  readonly waste: number;
  /** Wood; 'oak' when omitted. */
  readonly wood: 'pine' | 'oak' | 'walnut' | 'mesquite';
}

/** The steps of the calculation. */
export interface WoodworkingSteps {
  /** thickness * width * length to bdft, in board feet */
  readonly each: number;
  /** pieces * each / 1 piece, in board feet */
  readonly net: number;
  /** net * waste, in board feet */
  readonly spare: number;
  /** ceil(net + spare, 1 bdft), in board feet */
  readonly order: number;
  /** Low end of order * wood.price, in $ */
  readonly costLow: number;
  /** High end of order * wood.price, in $ */
  readonly costHigh: number;
}

const woodFigures: Readonly<Record<WoodworkingInputs['wood'], { priceLow: number; priceHigh: number }>> = {
  pine: { priceLow: 3, priceHigh: 6 },
  oak: { priceLow: 6, priceHigh: 12 },
  walnut: { priceLow: 8.5, priceHigh: 18 },
  mesquite: { priceLow: 10, priceHigh: 20 },
};
const woodPhrases: Readonly<Record<WoodworkingInputs['wood'], string>> = {
  pine: 'pine',
  oak: 'oak',
  walnut: 'walnut',
  mesquite: 'mesquite',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ pieces, thickness, width, length, waste, wood }: WoodworkingInputs): WoodworkingSteps {
  const woodChosen = woodFigures[wood];
  const each = thickness * width * length / 12;
  const net = pieces * each;
  const spare = net * waste / 100;
  const order = roundUp(net + spare);
  const costLow = order * woodChosen.priceLow;
  const costHigh = order * woodChosen.priceHigh;
  return { each, net, spare, order, costLow, costHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: WoodworkingInputs, own: OwnFigures): WoodworkingSteps {
  const { pieces, thickness, width, length, waste, wood } = inputs;
  const woodChosen = woodFigures[wood];
  const woodPrice = own['wood.price'] ?? woodChosen.priceLow;
  const woodPriceHigh = own['wood.price'] ?? woodChosen.priceHigh;
  const each = thickness * width * length / 12;
  const net = pieces * each;
  const spare = net * waste / 100;
  const order = roundUp(net + spare);
  const costLow = order * woodPrice;
  const costHigh = order * woodPriceHigh;
  return { each, net, spare, order, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: WoodworkingInputs, steps = compute(inputs)): CalculationResult {
  const { pieces, thickness, width, length, waste, wood } = inputs;
  const { net, order, costLow, costHigh } = steps;
  return {
    value: roundTo(order, 0),
    unit: 'board feet',
    interpretation:
      `In ${inPieces(pieces)} of ${inInches(thickness)} by ${inInches(width)} by ${inFeet(length)} you have ` +
      `${inBoardFeet(net)}; with ${inNumbers(waste)} for waste buy ${inWholeBoardFeet(order)} of ` +
      `${woodPhrases[wood]}, which costs ${rangeInRoughDollars(costLow, costHigh)}.`,
    secondary: [
      { value: roundTo(net, 2), unit: 'board feet', label: 'In the boards' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Wood (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Wood (high)' },
    ],
    figures: {
      net: { value: roundTo(net, 2), unit: 'board feet' },
      order: { value: roundTo(order, 0), unit: 'board feet' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: WoodworkingInputs, steps = compute(inputs)): EstimateAmounts {
  const { costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(costLow, 0), high: roundTo(costHigh, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: WoodworkingInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { each, net, spare, order, costLow, costHigh } = steps;
  return [
    { name: 'each', formula: 'thickness * width * length to bdft', value: each, unit: 'board feet' },
    { name: 'net', formula: 'pieces * each / 1 piece', value: net, unit: 'board feet' },
    { name: 'spare', formula: 'net * waste', value: spare, unit: 'board feet' },
    { name: 'order', formula: 'ceil(net + spare, 1 bdft)', value: order, unit: 'board feet' },
    { name: 'cost', formula: 'order * wood.price', value: { low: costLow, high: costHigh }, unit: '$' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ wood }: WoodworkingInputs): readonly Cell[] {
  const woodChosen = woodFigures[wood];
  return [{
    name: 'wood.price',
    cell: wood,
    unit: '$ per board foot',
    low: woodChosen.priceLow,
    high: woodChosen.priceHigh,
  }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: WoodworkingInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 pieces", for instance. */
function inPieces(value: number): string {
  return amount(trimmed(value, 2), '', ' piece', ' pieces');
}

/** "2,500 inches", for instance. */
function inInches(value: number): string {
  return amount(trimmed(value, 2), '', ' inch', ' inches');
}

/** "2,500 feet", for instance. */
function inFeet(value: number): string {
  return amount(trimmed(value, 2), '', ' foot', ' feet');
}

/** "2,500 board feet", for instance. */
function inBoardFeet(value: number): string {
  return amount(trimmed(value, 2), '', ' board foot', ' board feet');
}

/** "2,500%", for instance. */
function inNumbers(value: number): string {
  return amount(trimmed(value, 2), '', '%', '%');
}

/** "2,500 board feet", for instance. */
function inWholeBoardFeet(value: number): string {
  return amount(trimmed(value, 0), '', ' board foot', ' board feet');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Board feet of rough lumber for a project with its waste, and what it costs */
export const woodworking: Calculator<WoodworkingInputs> = {
  slug: 'woodworking',
  title: 'Board Foot Calculator',
  subtitle: 'Board feet of rough lumber for a project with its waste, and what it costs',
  tag: 'shop',
  service: 'Woodworking',
  disclaimer:
    'Planning estimate for rough lumber. It leaves out planing, drying, plywood and hardware; yards charge a board ' +
    'by its rough thickness, and prices of wood change with grade and width.',
  inputs: [
    {
      name: 'pieces',
      label: 'Boards',
      type: 'number',
      unit: 'pieces',
      default: 10,
      min: 1,
      max: 1000,
      step: 1,
      whole: true,
      units: acceptedUnits.piece,
      ask: 'How many boards?',
    },
    {
      name: 'thickness',
      label: 'Rough thickness',
      type: 'number',
      unit: 'in',
      default: 1,
      min: 1,
      max: 8,
      step: 0.25,
      units: acceptedUnits.in,
      hint: '1 for 4/4 and 1.25 for 5/4; thinner boards count as 1 in',
    },
    {
      name: 'width',
      label: 'Width',
      type: 'number',
      unit: 'in',
      default: 6,
      min: 1,
      max: 36,
      step: 0.25,
      units: acceptedUnits.in,
      ask: 'How wide are the boards?',
    },
    {
      name: 'length',
      label: 'Length',
      type: 'number',
      unit: 'ft',
      default: 8,
      min: 0.5,
      max: 24,
      step: 0.5,
      units: acceptedUnits.ft,
      ask: 'How long are the boards?',
    },
    {
      name: 'waste',
      label: 'For waste',
      type: 'number',
      unit: '%',
      default: 20,
      min: 0,
      max: 60,
      step: 5,
      units: acceptedUnits['%'],
    },
    {
      name: 'wood',
      label: 'Wood',
      type: 'select',
      default: 'oak',
      options: [
        { value: 'pine', label: 'Pine' },
        { value: 'oak', label: 'Red or white oak' },
        { value: 'walnut', label: 'Walnut' },
        { value: 'mesquite', label: 'Mesquite' },
      ],
    },
  ],
  costBand: {
    service_name: 'Woodworking',
    unit: 'per board foot',
    price_min_usd: 3,
    price_max_usd: 20,
  },
  sources: [
    'A board foot is width in inches x length in feet x thickness in inches / 12, by the NHLA rules ' +
      '(americanhardwood.org/en/american-hardwood/grading-sawn-lumber/measurement); boards under an inch count as an ' +
      'inch at the yards (woodworkingtalk.com/threads/pricing-and-bf-calculations-when-purchasing-lumber.45954).',
    'Shares for waste are a planning estimate.',
  ],
  estimate: {
    covers: 'material',
    unit: '$',
    lines: [{ line: 'Rough lumber with waste', covers: 'material' }],
    leavesOut: ['planing', 'drying', 'plywood', 'hardware', 'delivery', 'sales tax'],
    pitfalls: [
      'Count with the rough thickness, such as 5/4 for a finished inch.',
      'Knots, sapwood and checks in mesquite take a third more.',
      'Wood from the yard moves in an air-conditioned house; let it rest for two weeks.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '3',
    published: 1,
    prices: { 'woodworking.wood': 'published' },
  },
  own: {
    figures: [{
      name: 'wood.price',
      label: 'Price per board foot',
      unit: '$ per board foot',
      min: 0.5,
      max: 80,
      written: 'USD/bdft',
      by: ['wood'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { 'wood.price': 'Price per board foot' },
  counted: { 'board feet': 'board foot', pieces: 'piece' },
  repeats: { '1': 'total', '2': 'total' },
  asks: [
    { input: 'wood', from: 'pine', to: 'mesquite' },
    { input: 'width', from: 4, to: 9 },
    { input: 'length', from: 5.5, to: 12 },
    { input: 'pieces', from: 7, to: 15 },
    { input: 'thickness', from: 1, to: 1.5 },
    { input: 'waste', from: 15, to: 30 },
  ],
  slopes: {
    value: { pieces: 1, thickness: 1, width: 1, length: 1, waste: 1 },
    net: { pieces: 1, thickness: 1, width: 1, length: 1, waste: 0 },
    order: { pieces: 1, thickness: 1, width: 1, length: 1, waste: 1 },
    'cost.low': { pieces: 1, thickness: 1, width: 1, length: 1, waste: 1 },
    'cost.high': { pieces: 1, thickness: 1, width: 1, length: 1, waste: 1 },
    'total.low': { pieces: 1, thickness: 1, width: 1, length: 1, waste: 1 },
    'total.high': { pieces: 1, thickness: 1, width: 1, length: 1, waste: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
