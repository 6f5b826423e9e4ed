/**
 * Drywall Calculator. Generated from the entry drywall of catalog/calculators/home.yaml by `npm run generate`: edit the
 * catalog, not this file.
 */
import { sumOf } from '../../engine/kernel/list.js';
import { roundHalfAway, roundTo, roundUp } from '../../engine/kernel/math.js';
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

/** An item of surfaces, inside its bounds. */
export interface DrywallSurfacesItem {
  /** Length, 1 to 200 ft in steps of 0.5; required. */
  readonly length: number;
  /** Height or width, 1 to 200 ft in steps of 0.5; 8 when omitted. */
  readonly height: number;
}

/** The inputs of the Drywall Calculator, inside their bounds. */
export interface DrywallInputs {
  /** Walls and ceilings, 16 to 20000 sq ft in steps of 8; 800 when omitted. */
  readonly area: number;
  /** Sheet; '4x8' when omitted. */
  readonly size: '4x8' | '4x10' | '4x12';
  /** Waste; '10' when omitted. */
  readonly waste: '10' | '15' | '20';
}

/** The steps of the calculation. */
export interface DrywallSteps {
  /** ceil(area * (1 + waste) / size.area), in sheets */
  readonly sheets: number;
  /** sheets * size.area, in sq ft */
  readonly board: number;
  /** board * home_coverages.joint_compound, in gallons */
  readonly compound: number;
  /** ceil(compound / 4.5 gal/pail), in pails */
  readonly pails: number;
  /** board * home_coverages.joint_tape to ft, in ft */
  readonly tape: number;
  /** ceil(tape / 500 ft/roll), in rolls */
  readonly rolls: number;
  /** Low end of home_prices.drywall_minimum, in $ */
  readonly minimumLow: number;
  /** High end of home_prices.drywall_minimum, in $ */
  readonly minimumHigh: number;
  /** Low end of board * home_prices.drywall, in $ */
  readonly byBoardLow: number;
  /** High end of board * home_prices.drywall, in $ */
  readonly byBoardHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(byBoard, 1 USD)), in $ */
  readonly costLow: number;
  /** High end of max(round(minimum, 1 USD), round(byBoard, 1 USD)), in $ */
  readonly costHigh: number;
}

const sizeFigures: Readonly<Record<DrywallInputs['size'], number>> = { '4x8': 32, '4x10': 40, '4x12': 48 };
const wasteFigures: Readonly<Record<DrywallInputs['waste'], number>> = { '10': 10, '15': 15, '20': 20 };
const sizePhrases: Readonly<Record<DrywallInputs['size'], string>> = {
  '4x8': '4 by 8 feet',
  '4x10': '4 by 10 feet',
  '4x12': '4 by 12 feet',
};

/** Walls and ceilings from surfaces: sum(surfaces, length * height). */
export function areaOfSurfaces(surfaces: readonly DrywallSurfacesItem[]): number {
  return sumOf(surfaces, ({ length, height }) => length * height);
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ area, size, waste }: DrywallInputs): DrywallSteps {
  const sheets = roundUp(area * (1 + wasteFigures[waste] / 100) / sizeFigures[size]);
  const board = sheets * sizeFigures[size];
  const compound = board * 0.011;
  const pails = roundUp(compound * 2 / 9);
  const tape = board * 0.4125;
  const rolls = roundUp(tape / 500);
  const minimumLow = 300;
  const minimumHigh = 500;
  const byBoardLow = board * 2;
  const byBoardHigh = board * 3.5;
  const costLow = Math.max(minimumLow, roundHalfAway(byBoardLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byBoardHigh));
  return {
    sheets,
    board,
    compound,
    pails,
    tape,
    rolls,
    minimumLow,
    minimumHigh,
    byBoardLow,
    byBoardHigh,
    costLow,
    costHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: DrywallInputs, own: OwnFigures): DrywallSteps {
  const { area, size, waste } = inputs;
  const homePricesDrywall = own['home_prices.drywall'] ?? 2;
  const homePricesDrywallHigh = own['home_prices.drywall'] ?? 3.5;
  const sheets = roundUp(area * (1 + wasteFigures[waste] / 100) / sizeFigures[size]);
  const board = sheets * sizeFigures[size];
  const compound = board * 0.011;
  const pails = roundUp(compound * 2 / 9);
  const tape = board * 0.4125;
  const rolls = roundUp(tape / 500);
  const minimumLow = 300;
  const minimumHigh = 500;
  const byBoardLow = board * homePricesDrywall;
  const byBoardHigh = board * homePricesDrywallHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(byBoardLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byBoardHigh));
  return {
    sheets,
    board,
    compound,
    pails,
    tape,
    rolls,
    minimumLow,
    minimumHigh,
    byBoardLow,
    byBoardHigh,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: DrywallInputs, steps = compute(inputs)): CalculationResult {
  const { area, size, waste } = inputs;
  const { sheets, compound, pails, tape, rolls, costLow, costHigh } = steps;
  return {
    value: roundTo(sheets, 0),
    unit: 'sheets',
    interpretation:
      `For ${inSqFt(area)} plus ${inPercent(wasteFigures[waste])} for waste you need ${inWholeSheets(sheets)} ` +
      `(${sizePhrases[size]}), ${inPails(pails)} (4.5 gallons) of ready-mixed compound and ${inWholeFeet(tape)} of ` +
      `tape. Hung, taped and sanded, with the material, it costs ${rangeInRoughDollars(costLow, costHigh)}.`,
    secondary: [
      { value: roundTo(compound, 1), unit: 'gallons', label: 'Joint compound' },
      { value: roundTo(rolls, 0), unit: 'rolls', label: 'Tape rolls of 500 ft' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Cost (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Cost (high)' },
    ],
    figures: {
      sheets: { value: roundTo(sheets, 0), unit: 'sheets' },
      pails: { value: roundTo(pails, 2), unit: 'pails' },
      tape: { value: roundTo(tape, 0), unit: 'ft' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: DrywallInputs, steps = compute(inputs)): EstimateAmounts {
  const { minimumLow, minimumHigh, byBoardLow, byBoardHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(byBoardLow, 0), high: roundTo(byBoardHigh, 0) }],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: DrywallInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    sheets,
    board,
    compound,
    pails,
    tape,
    rolls,
    minimumLow,
    minimumHigh,
    byBoardLow,
    byBoardHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'sheets', formula: 'ceil(area * (1 + waste) / size.area)', value: sheets, unit: 'sheets' },
    { name: 'board', formula: 'sheets * size.area', value: board, unit: 'sq ft' },
    { name: 'compound', formula: 'board * home_coverages.joint_compound', value: compound, unit: 'gallons' },
    { name: 'pails', formula: 'ceil(compound / 4.5 gal/pail)', value: pails, unit: 'pails' },
    { name: 'tape', formula: 'board * home_coverages.joint_tape to ft', value: tape, unit: 'ft' },
    { name: 'rolls', formula: 'ceil(tape / 500 ft/roll)', value: rolls, unit: 'rolls' },
    {
      name: 'minimum',
      formula: 'home_prices.drywall_minimum',
      value: { low: minimumLow, high: minimumHigh },
      unit: '$',
    },
    {
      name: 'byBoard',
      formula: 'board * home_prices.drywall',
      value: { low: byBoardLow, high: byBoardHigh },
      unit: '$',
    },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byBoard, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ size }: DrywallInputs): readonly Cell[] {
  return [{ name: 'size.area', cell: size, unit: 'sq ft per sheet', value: sizeFigures[size] }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: DrywallInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 sq ft", for instance. */
function inSqFt(value: number): string {
  return amount(trimmed(value, 2), '', ' sq ft', ' sq ft');
}

/** "2,500 percent", for instance. */
function inPercent(value: number): string {
  return amount(trimmed(value, 2), '', ' percent', ' percent');
}

/** "2,500 sheets", for instance. */
function inWholeSheets(value: number): string {
  return amount(trimmed(value, 0), '', ' sheet', ' sheets');
}

/** "2,500 pails", for instance. */
function inPails(value: number): string {
  return amount(trimmed(value, 2), '', ' pail', ' pails');
}

/** "2,500 feet", for instance. */
function inWholeFeet(value: number): string {
  return amount(trimmed(value, 0), '', ' foot', ' feet');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Sheets, joint compound, tape and cost for walls and ceilings */
export const drywall: Calculator<DrywallInputs> = {
  slug: 'drywall',
  title: 'Drywall Calculator',
  subtitle: 'Sheets, joint compound, tape and cost for walls and ceilings',
  tag: 'home',
  service: 'Drywall',
  disclaimer:
    'Planning estimate for 1/2-inch board hung, taped and sanded for paint. It leaves out demolition, corner bead, ' +
    'insulation, texture, paint, high ceilings and fire-rated or moisture-resistant board.',
  inputs: [
    {
      name: 'area',
      label: 'Walls and ceilings',
      type: 'number',
      unit: 'sq ft',
      default: 800,
      min: 16,
      max: 20000,
      step: 8,
      units: acceptedUnits.sqft,
      ask: 'How large are the walls and ceilings?',
    },
    {
      name: 'size',
      label: 'Sheet',
      type: 'select',
      default: '4x8',
      options: [
        { value: '4x8', label: '4 by 8 ft' },
        { value: '4x10', label: '4 by 10 ft' },
        { value: '4x12', label: '4 by 12 ft' },
      ],
    },
    {
      name: 'waste',
      label: 'Waste',
      type: 'select',
      unit: 'percent',
      default: '10',
      options: [
        { value: '10', label: '10%', size: 10 },
        { value: '15', label: '15%', size: 15 },
        { value: '20', label: '20%', size: 20 },
      ],
      units: acceptedUnits.percent,
      ask: 'How much waste?',
      hint: '10% for plain rooms, 15 to 20% for many corners and slopes',
    },
  ],
  lists: [{
    name: 'surfaces',
    label: 'Walls and ceilings one by one',
    one: 'Surface',
    least: 1,
    most: 50,
    inputs: [
      {
        name: 'length',
        label: 'Length',
        type: 'number',
        unit: 'ft',
        required: true,
        min: 1,
        max: 200,
        step: 0.5,
        units: acceptedUnits.ft,
      },
      {
        name: 'height',
        label: 'Height or width',
        type: 'number',
        unit: 'ft',
        default: 8,
        min: 1,
        max: 200,
        step: 0.5,
        units: acceptedUnits.ft,
      },
    ],
    gives: [{ input: 'area', formula: 'sum(surfaces, length * height)', of: areaOfSurfaces }],
  }],
  costBand: {
    service_name: 'Drywall',
    unit: 'per square foot',
    price_min_usd: 2,
    price_max_usd: 3.5,
    notes:
      'For each square foot of board, hung and finished for paint. Jobs of a few sheets cost the minimum, which is ' +
      'more than the band by the square foot.',
  },
  sources: [
    'Sheet areas are geometry; walls and ceilings of about three and a half times the floor are a planning estimate.',
  ],
  asOf: '2026-01-01',
  sharedFigures: [
    {
      name: 'home_coverages.joint_compound',
      unit: 'gallons per sq ft',
      source: 'Published: guide (undated)',
      values: [{ value: 0.011 }],
    },
    {
      name: 'home_coverages.joint_tape',
      unit: 'ft per sq ft',
      source: 'Published: guide (undated)',
      values: [{ value: 0.4125 }],
    },
    {
      name: 'home_prices.drywall',
      unit: '$ per sq ft',
      asOf: '2026-01-01',
      source: 'Published: guide (2026)',
      values: [{ low: 2, high: 3.5 }],
    },
    { name: 'home_prices.drywall_minimum', unit: '$', source: 'Our judgement', values: [{ low: 300, high: 500 }] },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    addsUp: 'area',
    lines: [{ line: 'Board, hung, taped and sanded', covers: 'job' }],
    leavesOut: [
      'demolition',
      'corner bead',
      'insulation',
      'texture',
      'paint',
      'high ceilings',
      'fire-rated or moisture-resistant board',
      'sales tax',
    ],
    pitfalls: [
      'After a flood, cut the board a foot or more above the water line and dry the wall before new board goes up.',
      'The area is that of walls and ceiling, about three and a half times the floor, not the floor itself.',
      'Longer sheets cost more each and save seams, which are the slow part; but they must fit up the stairs.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 1,
    judged: 1,
    prices: { 'home_prices.drywall': 'published', 'home_prices.drywall_minimum': 'judged' },
  },
  own: {
    figures: [{
      name: 'home_prices.drywall',
      label: 'Drywall',
      unit: '$ per sq ft',
      min: 0.5,
      max: 15,
      written: 'USD/sqft',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: {
    kind: 'plot',
    measures: { area: { input: 'area', times: 1 } },
    rooms: { list: 'surfaces', length: { input: 'length', times: 1 }, width: { input: 'height', times: 1 } },
  },
  labels: { byBoard: 'Price by the board' },
  counted: { gallons: 'gallon', pails: 'pail', rolls: 'roll', sheets: 'sheet' },
  repeats: { '2': 'total', '3': 'total' },
  asks: [
    { input: 'area', from: 552, to: 1200 },
    { input: 'waste', from: '10', to: '20' },
    { input: 'size', from: '4x10', to: '4x12' },
  ],
  slopes: {
    value: { area: 1 },
    sheets: { area: 1 },
    pails: { area: 1 },
    tape: { area: 1 },
    'cost.low': { area: 1 },
    'cost.high': { area: 1 },
    'total.low': { area: 1 },
    'total.high': { area: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
