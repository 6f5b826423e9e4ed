/**
 * CNC Machining Cost Calculator. Generated from the entry cnc-machining of catalog/calculators.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundHalfAway, roundTo } from '../../engine/kernel/math.js';
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

/** The inputs of the CNC Machining Cost Calculator, inside their bounds. */
export interface CncMachiningInputs {
  /** Material; 'alum' when omitted. */
  readonly material: 'alum' | 'plastic' | 'brass' | 'steel' | 'stainless' | 'titanium';
  /** Complexity; 'moderate' when omitted. */
  readonly complexity: 'simple' | 'moderate' | 'complex';
  /** Quantity, whole, 1 to 1000 in steps of 1; 5 when omitted. */
  readonly qty: number;
}

/** The steps of the calculation. */
export interface CncMachiningSteps {
  /** qty * 1 piece, in pieces */
  readonly pieces: number;
  /** complexity.cycle * material.time, in hours per piece */
  readonly hours: number;
  /** Low end of hours * complexity.rate + material.stock, in $ per piece */
  readonly piecePriceLow: number;
  /** High end of hours * complexity.rate + material.stock, in $ per piece */
  readonly piecePriceHigh: number;
  /** Low end of piecePrice * 1 piece, in $ */
  readonly anotherLow: number;
  /** High end of piecePrice * 1 piece, in $ */
  readonly anotherHigh: number;
  /** Low end of complexity.setup, in $ */
  readonly setupLow: number;
  /** High end of complexity.setup, in $ */
  readonly setupHigh: number;
  /** Low end of pieces * hours * complexity.rate, in $ */
  readonly machiningLow: number;
  /** High end of pieces * hours * complexity.rate, in $ */
  readonly machiningHigh: number;
  /** Low end of pieces * material.stock, in $ */
  readonly stockLow: number;
  /** High end of pieces * material.stock, in $ */
  readonly stockHigh: number;
  /** Low end of setup + machining + stock, in $ */
  readonly allLow: number;
  /** High end of setup + machining + stock, in $ */
  readonly allHigh: number;
  /** Low end of all / qty, in $ */
  readonly eachLow: number;
  /** High end of all / qty, in $ */
  readonly eachHigh: number;
  /** Low end of round(setup, 1 USD) + round(machining, 1 USD) + round(stock, 1 USD), in $ */
  readonly totalLow: number;
  /** High end of round(setup, 1 USD) + round(machining, 1 USD) + round(stock, 1 USD), in $ */
  readonly totalHigh: number;
}

const materialFigures: Readonly<
  Record<CncMachiningInputs['material'], { stockLow: number; stockHigh: number; time: number }>
> = {
  alum: { stockLow: 6, stockHigh: 20, time: 1 },
  plastic: { stockLow: 5, stockHigh: 18, time: 0.9 },
  brass: { stockLow: 15, stockHigh: 40, time: 1.1 },
  steel: { stockLow: 6, stockHigh: 18, time: 1.4 },
  stainless: { stockLow: 12, stockHigh: 35, time: 1.8 },
  titanium: { stockLow: 50, stockHigh: 150, time: 3 },
};
const complexityFigures: Readonly<
  Record<
    CncMachiningInputs['complexity'],
    { cycle: number; rateLow: number; rateHigh: number; setupLow: number; setupHigh: number }
  >
> = {
  simple: { cycle: 0.3, rateLow: 50, rateHigh: 90, setupLow: 75, setupHigh: 150 },
  moderate: { cycle: 0.6, rateLow: 60, rateHigh: 110, setupLow: 150, setupHigh: 250 },
  complex: { cycle: 1.5, rateLow: 90, rateHigh: 175, setupLow: 350, setupHigh: 700 },
};
const materialPhrases: Readonly<Record<CncMachiningInputs['material'], string>> = {
  alum: 'aluminum',
  plastic: 'plastic',
  brass: 'brass',
  steel: 'mild-steel',
  stainless: 'stainless',
  titanium: 'titanium',
};
const complexityPhrases: Readonly<Record<CncMachiningInputs['complexity'], string>> = {
  simple: 'simple',
  moderate: 'moderate',
  complex: 'complex',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ material, complexity, qty }: CncMachiningInputs): CncMachiningSteps {
  const materialChosen = materialFigures[material];
  const complexityChosen = complexityFigures[complexity];
  const pieces = qty;
  const hours = complexityChosen.cycle * materialChosen.time;
  const piecePriceLow = hours * complexityChosen.rateLow + materialChosen.stockLow;
  const piecePriceHigh = hours * complexityChosen.rateHigh + materialChosen.stockHigh;
  const anotherLow = piecePriceLow;
  const anotherHigh = piecePriceHigh;
  const setupLow = complexityChosen.setupLow;
  const setupHigh = complexityChosen.setupHigh;
  const machiningLow = pieces * hours * complexityChosen.rateLow;
  const machiningHigh = pieces * hours * complexityChosen.rateHigh;
  const stockLow = pieces * materialChosen.stockLow;
  const stockHigh = pieces * materialChosen.stockHigh;
  const allLow = setupLow + machiningLow + stockLow;
  const allHigh = setupHigh + machiningHigh + stockHigh;
  const eachLow = allLow / qty;
  const eachHigh = allHigh / qty;
  const totalLow = roundHalfAway(setupLow) + roundHalfAway(machiningLow) + roundHalfAway(stockLow);
  const totalHigh = roundHalfAway(setupHigh) + roundHalfAway(machiningHigh) + roundHalfAway(stockHigh);
  return {
    pieces,
    hours,
    piecePriceLow,
    piecePriceHigh,
    anotherLow,
    anotherHigh,
    setupLow,
    setupHigh,
    machiningLow,
    machiningHigh,
    stockLow,
    stockHigh,
    allLow,
    allHigh,
    eachLow,
    eachHigh,
    totalLow,
    totalHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: CncMachiningInputs, own: OwnFigures): CncMachiningSteps {
  const { material, complexity, qty } = inputs;
  const materialChosen = materialFigures[material];
  const complexityChosen = complexityFigures[complexity];
  const complexityRate = own['complexity.rate'] ?? complexityChosen.rateLow;
  const complexityRateHigh = own['complexity.rate'] ?? complexityChosen.rateHigh;
  const pieces = qty;
  const hours = complexityChosen.cycle * materialChosen.time;
  const piecePriceLow = hours * complexityRate + materialChosen.stockLow;
  const piecePriceHigh = hours * complexityRateHigh + materialChosen.stockHigh;
  const anotherLow = piecePriceLow;
  const anotherHigh = piecePriceHigh;
  const setupLow = complexityChosen.setupLow;
  const setupHigh = complexityChosen.setupHigh;
  const machiningLow = pieces * hours * complexityRate;
  const machiningHigh = pieces * hours * complexityRateHigh;
  const stockLow = pieces * materialChosen.stockLow;
  const stockHigh = pieces * materialChosen.stockHigh;
  const allLow = setupLow + machiningLow + stockLow;
  const allHigh = setupHigh + machiningHigh + stockHigh;
  const eachLow = allLow / qty;
  const eachHigh = allHigh / qty;
  const totalLow = roundHalfAway(setupLow) + roundHalfAway(machiningLow) + roundHalfAway(stockLow);
  const totalHigh = roundHalfAway(setupHigh) + roundHalfAway(machiningHigh) + roundHalfAway(stockHigh);
  return {
    pieces,
    hours,
    piecePriceLow,
    piecePriceHigh,
    anotherLow,
    anotherHigh,
    setupLow,
    setupHigh,
    machiningLow,
    machiningHigh,
    stockLow,
    stockHigh,
    allLow,
    allHigh,
    eachLow,
    eachHigh,
    totalLow,
    totalHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: CncMachiningInputs, steps = compute(inputs)): CalculationResult {
  const { material, complexity, qty } = inputs;
  const { pieces, anotherLow, anotherHigh, setupLow, setupHigh, eachLow, eachHigh, totalLow, totalHigh } = steps;
  return {
    value: roundTo(totalLow, 0),
    unit: '$ low end',
    interpretation:
      qty <= 1
        ? `One ${complexityPhrases[complexity]} ${materialPhrases[material]} piece costs ` +
          `${rangeInRoughDollars(totalLow, totalHigh)}, including ${rangeInRoughDollars(setupLow, setupHigh)} for ` +
          `setup and programming; a second one adds only ${rangeInRoughDollars(anotherLow, anotherHigh)}.`
        : `${inPieces(pieces)} of ${complexityPhrases[complexity]} ${materialPhrases[material]} work cost ` +
          `${rangeInRoughDollars(totalLow, totalHigh)}, or ${rangeInRoughDollars(eachLow, eachHigh)} a piece. Setup ` +
          `and programming are ${rangeInRoughDollars(setupLow, setupHigh)} of that, so larger orders cost less per ` +
          'piece.',
    secondary: [{ value: roundTo(setupLow, 0), unit: '$', label: 'Setup / programming' }],
    range: { low: roundTo(totalLow, 0), high: roundTo(totalHigh, 0), unit: '$' },
    figures: {
      total: { low: roundTo(totalLow, 0), high: roundTo(totalHigh, 0), unit: '$' },
      setup: { low: roundTo(setupLow, 0), high: roundTo(setupHigh, 0), unit: '$' },
      another: { low: roundTo(anotherLow, 0), high: roundTo(anotherHigh, 0), unit: '$' },
      pieces: { value: roundTo(pieces, 2), unit: 'pieces' },
      each: { low: roundTo(eachLow, 0), high: roundTo(eachHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: CncMachiningInputs, steps = compute(inputs)): EstimateAmounts {
  const { setupLow, setupHigh, machiningLow, machiningHigh, stockLow, stockHigh, totalLow, totalHigh } = steps;
  return {
    total: { low: roundTo(totalLow, 0), high: roundTo(totalHigh, 0) },
    lines: [
      { low: roundTo(setupLow, 0), high: roundTo(setupHigh, 0) },
      { low: roundTo(machiningLow, 0), high: roundTo(machiningHigh, 0) },
      { low: roundTo(stockLow, 0), high: roundTo(stockHigh, 0) },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: CncMachiningInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    pieces,
    hours,
    piecePriceLow,
    piecePriceHigh,
    anotherLow,
    anotherHigh,
    setupLow,
    setupHigh,
    machiningLow,
    machiningHigh,
    stockLow,
    stockHigh,
    allLow,
    allHigh,
    eachLow,
    eachHigh,
    totalLow,
    totalHigh,
  } = steps;
  return [
    { name: 'pieces', formula: 'qty * 1 piece', value: pieces, unit: 'pieces' },
    { name: 'hours', formula: 'complexity.cycle * material.time', value: hours, unit: 'hours per piece' },
    {
      name: 'piecePrice',
      formula: 'hours * complexity.rate + material.stock',
      value: { low: piecePriceLow, high: piecePriceHigh },
      unit: '$ per piece',
    },
    { name: 'another', formula: 'piecePrice * 1 piece', value: { low: anotherLow, high: anotherHigh }, unit: '$' },
    { name: 'setup', formula: 'complexity.setup', value: { low: setupLow, high: setupHigh }, unit: '$' },
    {
      name: 'machining',
      formula: 'pieces * hours * complexity.rate',
      value: { low: machiningLow, high: machiningHigh },
      unit: '$',
    },
    { name: 'stock', formula: 'pieces * material.stock', value: { low: stockLow, high: stockHigh }, unit: '$' },
    { name: 'all', formula: 'setup + machining + stock', value: { low: allLow, high: allHigh }, unit: '$' },
    { name: 'each', formula: 'all / qty', value: { low: eachLow, high: eachHigh }, unit: '$' },
    {
      name: 'total',
      formula: 'round(setup, 1 USD) + round(machining, 1 USD) + round(stock, 1 USD)',
      value: { low: totalLow, high: totalHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ material, complexity }: CncMachiningInputs): readonly Cell[] {
  const materialChosen = materialFigures[material];
  const complexityChosen = complexityFigures[complexity];
  return [
    {
      name: 'material.stock',
      cell: material,
      unit: '$ per piece',
      low: materialChosen.stockLow,
      high: materialChosen.stockHigh,
    },
    { name: 'material.time', cell: material, unit: '', value: materialChosen.time },
    { name: 'complexity.cycle', cell: complexity, unit: 'hours per piece', value: complexityChosen.cycle },
    {
      name: 'complexity.rate',
      cell: complexity,
      unit: '$ per hour',
      low: complexityChosen.rateLow,
      high: complexityChosen.rateHigh,
    },
    {
      name: 'complexity.setup',
      cell: complexity,
      unit: '$',
      low: complexityChosen.setupLow,
      high: complexityChosen.setupHigh,
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: CncMachiningInputs): BrokenRequirement | null {
  return null;
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 pieces", for instance. */
function inPieces(value: number): string {
  return amount(trimmed(value, 2), '', ' piece', ' pieces');
}

/** Order total and price per piece by material, complexity and quantity */
export const cncMachining: Calculator<CncMachiningInputs> = {
  slug: 'cnc-machining',
  title: 'CNC Machining Cost Calculator',
  subtitle: 'Order total and price per piece by material, complexity and quantity',
  tag: 'shop',
  service: 'CNC machining',
  disclaimer:
    'Planning estimate for parts about the size of a hand. It leaves out finishing, tight tolerances, inspection ' +
    'reports, special tooling and shipping; send a drawing for a quote.',
  inputs: [
    {
      name: 'material',
      label: 'Material',
      type: 'select',
      default: 'alum',
      options: [
        { value: 'alum', label: 'Aluminum' },
        { value: 'plastic', label: 'Plastic (Delrin, nylon)' },
        { value: 'brass', label: 'Brass' },
        { value: 'steel', label: 'Mild steel' },
        { value: 'stainless', label: 'Stainless steel' },
        { value: 'titanium', label: 'Titanium' },
      ],
    },
    {
      name: 'complexity',
      label: 'Complexity',
      type: 'select',
      default: 'moderate',
      options: [
        { value: 'simple', label: 'Simple: one side, few features' },
        { value: 'moderate', label: 'Moderate: two, three sides' },
        { value: 'complex', label: 'Complex: 3D or 5-axis work' },
      ],
      ask: 'How complex is the part?',
    },
    {
      name: 'qty',
      label: 'Quantity',
      type: 'number',
      default: 5,
      min: 1,
      max: 1000,
      step: 1,
      whole: true,
      ask: 'How many pieces?',
    },
  ],
  costBand: {
    service_name: 'CNC machining',
    unit: 'per hour',
    price_min_usd: 50,
    price_max_usd: 175,
  },
  sources: [
    '3-axis machines $35 to $120 an hour, 5-axis to $250 ' +
      '(qsycasting.com/How-Much-Does-Custom-CNC-Machining-Actually-Cost-id49751545.html, 2026); $40 to $70 and over ' +
      '$120 (jtrmachine.com/precision-cnc-machining-price); what programming and fixtures cost is a planning ' +
      'estimate.',
    'Machining time by material relative to aluminum, brass 1.1 to titanium 3, is a planning estimate, since it ' +
      'depends on tools and depth of cut.',
    "Cycle times, stock prices and the split by complexity are planning estimates with rates inside the service's " +
      'band of $50 to $175 an hour.',
  ],
  asOf: '2026-01-12',
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Setup and programming', covers: 'labor' },
      { line: 'Machine time', covers: 'labor' },
      { line: 'Stock', covers: 'material' },
    ],
    leavesOut: ['finishing', 'tight tolerances', 'inspection reports', 'special tooling', 'shipping'],
    pitfalls: [
      'Setup and programming are paid once for each order, so the price of one piece says little about that of fifty.',
      'With titanium and stainless it is the machine time that costs, not the stock.',
      'A closer tolerance than needed moves a part from the simple to the complex price.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 1,
    judged: 1,
    prices: { 'cnc-machining.material': 'judged', 'cnc-machining.complexity': 'published' },
  },
  own: {
    figures: [{
      name: 'complexity.rate',
      label: 'Price per hour',
      unit: '$ per hour',
      min: 20,
      max: 500,
      written: 'USD/h',
      by: ['complexity'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { 'complexity.rate': 'Price per hour' },
  counted: { 'hours per piece': 'hour per piece', pieces: 'piece' },
  repeats: { '0': 0, value: 'total', range: 'total' },
  asks: [
    { input: 'complexity', from: 'simple', to: 'complex' },
    { input: 'material', from: 'plastic', to: 'titanium' },
    { input: 'qty', from: 4, to: 7 },
  ],
  slopes: {
    value: { qty: 1 },
    'total.low': { qty: 1 },
    'total.high': { qty: 1 },
    'setup.low': { qty: 0 },
    'setup.high': { qty: 0 },
    'another.low': { qty: 0 },
    'another.high': { qty: 0 },
    pieces: { qty: 1 },
    'each.low': { qty: -1 },
    'each.high': { qty: -1 },
    'range.low': { qty: 1 },
    'range.high': { qty: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
