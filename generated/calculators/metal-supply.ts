/**
 * Metal Weight Calculator. Generated from the entry metal-supply of catalog/calculators/shop.yaml by `npm run
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
import { amount, fixed, roughRange, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Metal Weight Calculator, inside their bounds. */
export interface MetalSupplyInputs {
  /** Shape; 'plate' when omitted. */
  readonly shape: 'plate' | 'round' | 'pipe' | 'square' | 'angle';
  /** Metal; 'steel' when omitted. */
  readonly material: 'steel' | 'aluminum' | 'stainless';
  /** Length of a piece, 0.25 to 60 ft in steps of 0.25; 20 when omitted. */
  readonly length: number;
  /** Width, outside diameter or leg, 0.25 to 120 in in steps of 0.0625; 4 when omitted. */
  readonly width: number;
  /** Thickness or wall, 0.02 to 8 in in steps of 0.001; 0.25 when omitted. */
  readonly thickness: number;
  /** Pieces, whole, 1 to 1000 pieces in steps of 1; 1 when omitted. */
  readonly pieces: number;
}

/** The steps of the calculation. */
export interface MetalSupplySteps {
  /** max(0 in, width - thickness), in in */
  readonly hollow: number;
  /**
   * if shape = "plate" then width * thickness else if shape = "round" then pi / 4 * width ^ 2 else if shape = "pipe"
   * then pi * hollow * thickness else if shape = "square" then 4 * hollow * thickness else (width + hollow) *
   * thickness, in in^2
   */
  readonly section: number;
  /** section * length * material.density to lb, in lb */
  readonly each: number;
  /** each * pieces / 1 piece, in lb */
  readonly weight: number;
  /** each / length * 1 ft, in lb */
  readonly foot: number;
  /** Low end of prices.metal_minimum, in $ */
  readonly minimumLow: number;
  /** High end of prices.metal_minimum, in $ */
  readonly minimumHigh: number;
  /** Low end of weight * material.price, in $ */
  readonly metalLow: number;
  /** High end of weight * material.price, in $ */
  readonly metalHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(metal, 1 USD)), in $ */
  readonly costLow: number;
  /** High end of max(round(minimum, 1 USD), round(metal, 1 USD)), in $ */
  readonly costHigh: number;
}

const materialFigures: Readonly<
  Record<MetalSupplyInputs['material'], { density: number; priceLow: number; priceHigh: number }>
> = {
  steel: { density: 0.2836, priceLow: 0.8, priceHigh: 1.6 },
  aluminum: { density: 0.0975, priceLow: 3.5, priceHigh: 6 },
  stainless: { density: 0.29, priceLow: 3.5, priceHigh: 7 },
};
const shapePhrases: Readonly<Record<MetalSupplyInputs['shape'], string>> = {
  plate: 'plate',
  round: 'round bar',
  pipe: 'round tube',
  square: 'square tube',
  angle: 'angle',
};
const materialPhrases: Readonly<Record<MetalSupplyInputs['material'], string>> = {
  steel: 'steel',
  aluminum: 'aluminum',
  stainless: 'stainless',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ shape, material, length, width, thickness, pieces }: MetalSupplyInputs): MetalSupplySteps {
  const materialChosen = materialFigures[material];
  const hollow = Math.max(0, width - thickness);
  const section =
    shape === 'plate'
      ? width * thickness
      : shape === 'round'
        ? 0.7853981633974483 * width ** 2
        : shape === 'pipe'
          ? Math.PI * (hollow * thickness)
          : shape === 'square'
            ? 4 * (hollow * thickness)
            : (width + hollow) * thickness;
  const each = section * length * materialChosen.density * 12;
  const weight = each * pieces;
  const foot = each / length;
  const minimumLow = 50;
  const minimumHigh = 80;
  const metalLow = weight * materialChosen.priceLow;
  const metalHigh = weight * materialChosen.priceHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(metalLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(metalHigh));
  return { hollow, section, each, weight, foot, minimumLow, minimumHigh, metalLow, metalHigh, costLow, costHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: MetalSupplyInputs, own: OwnFigures): MetalSupplySteps {
  const { shape, material, length, width, thickness, pieces } = inputs;
  const materialChosen = materialFigures[material];
  const materialPrice = own['material.price'] ?? materialChosen.priceLow;
  const materialPriceHigh = own['material.price'] ?? materialChosen.priceHigh;
  const hollow = Math.max(0, width - thickness);
  const section =
    shape === 'plate'
      ? width * thickness
      : shape === 'round'
        ? 0.7853981633974483 * width ** 2
        : shape === 'pipe'
          ? Math.PI * (hollow * thickness)
          : shape === 'square'
            ? 4 * (hollow * thickness)
            : (width + hollow) * thickness;
  const each = section * length * materialChosen.density * 12;
  const weight = each * pieces;
  const foot = each / length;
  const minimumLow = 50;
  const minimumHigh = 80;
  const metalLow = weight * materialPrice;
  const metalHigh = weight * materialPriceHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(metalLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(metalHigh));
  return { hollow, section, each, weight, foot, minimumLow, minimumHigh, metalLow, metalHigh, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: MetalSupplyInputs, steps = compute(inputs)): CalculationResult {
  const { shape, material, length, pieces } = inputs;
  const { each, weight, foot, costLow, costHigh } = steps;
  return {
    value: roundTo(weight, 1),
    unit: 'lb',
    interpretation:
      `${inPieces(pieces)} of ${materialPhrases[material]} ${shapePhrases[shape]} ${inFeet(length)} long ` +
      (pieces === 1
        ? `weighs ${inPoundsTo1Decimal(weight)}, or ${inPoundsTo2Decimals(foot)} a foot. The metal costs ` +
          `${rangeInRoughDollars(costLow, costHigh)}, plus cutting and freight.`
        : `weigh ${inPoundsTo1Decimal(weight)}, or ${inPoundsTo1Decimal_(each)} each and ` +
          `${inPoundsTo2Decimals(foot)} a foot. The metal costs ${rangeInRoughDollars(costLow, costHigh)}, plus ` +
          'cutting and freight.'),
    secondary: [
      { value: roundTo(each, 1), unit: 'lb', label: 'A piece' },
      { value: roundTo(foot, 2), unit: 'lb', label: 'A foot' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Metal (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Metal (high)' },
    ],
    figures: {
      weight: { value: roundTo(weight, 1), unit: 'lb' },
      foot: { value: roundTo(foot, 2), unit: 'lb' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      each: { value: roundTo(each, 1), unit: 'lb' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: MetalSupplyInputs, steps = compute(inputs)): EstimateAmounts {
  const { minimumLow, minimumHigh, metalLow, metalHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(metalLow, 0), high: roundTo(metalHigh, 0) }],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: MetalSupplyInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    hollow,
    section,
    each,
    weight,
    foot,
    minimumLow,
    minimumHigh,
    metalLow,
    metalHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'hollow', formula: 'max(0 in, width - thickness)', value: hollow, unit: 'in' },
    {
      name: 'section',
      formula:
        'if shape = "plate" then width * thickness else if shape = "round" then pi / 4 * width ^ 2 else if shape = ' +
        '"pipe" then pi * hollow * thickness else if shape = "square" then 4 * hollow * thickness else (width + ' +
        'hollow) * thickness',
      value: section,
      unit: 'in^2',
    },
    { name: 'each', formula: 'section * length * material.density to lb', value: each, unit: 'lb' },
    { name: 'weight', formula: 'each * pieces / 1 piece', value: weight, unit: 'lb' },
    { name: 'foot', formula: 'each / length * 1 ft', value: foot, unit: 'lb' },
    { name: 'minimum', formula: 'prices.metal_minimum', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'metal', formula: 'weight * material.price', value: { low: metalLow, high: metalHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(metal, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ material }: MetalSupplyInputs): readonly Cell[] {
  const materialChosen = materialFigures[material];
  return [
    { name: 'material.density', cell: material, unit: 'lb per inch^3', value: materialChosen.density },
    {
      name: 'material.price',
      cell: material,
      unit: '$ per pound',
      low: materialChosen.priceLow,
      high: materialChosen.priceHigh,
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ shape, width, thickness }: MetalSupplyInputs): BrokenRequirement | null {
  if (!(shape === 'plate' || shape === 'round' || 2 * thickness <= width)) return {
    message: 'A wall is at most half of the outside size.',
    inputs: ['shape', 'thickness', 'width'],
  };
  if (!(shape === 'plate' || width <= 24)) return {
    message: 'Bars, tubes and angles go up to 24 in here.',
    inputs: ['shape', 'width'],
  };
  return null;
}

/** "2,500 pieces", for instance. */
function inPieces(value: number): string {
  return amount(trimmed(value, 2), '', ' piece', ' pieces');
}

/** "2,500 feet", for instance. */
function inFeet(value: number): string {
  return amount(trimmed(value, 2), '', ' foot', ' feet');
}

/** "2,500 pounds", for instance. */
function inPoundsTo1Decimal(value: number): string {
  return amount(trimmed(value, 1), '', ' pound', ' pounds');
}

/** "2,500.00 pounds", for instance. */
function inPoundsTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '', ' pound', ' pounds');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500.0 pounds", for instance. */
function inPoundsTo1Decimal_(value: number): string {
  return amount(fixed(value, 1), '', ' pound', ' pounds');
}

/** Weight of plate, bar, tube or angle, and about what the metal costs */
export const metalSupply: Calculator<MetalSupplyInputs> = {
  slug: 'metal-supply',
  title: 'Metal Weight Calculator',
  subtitle: 'Weight of plate, bar, tube or angle, and about what the metal costs',
  tag: 'shop',
  service: 'Metal supply',
  disclaimer:
    'Planning estimate from nominal sizes. It leaves out mill tolerance, corner radii of tube and angle, cutting ' +
    'charges and freight; metal prices change by the week.',
  inputs: [
    {
      name: 'shape',
      label: 'Shape',
      type: 'select',
      default: 'plate',
      options: [
        { value: 'plate', label: 'Plate or flat bar' },
        { value: 'round', label: 'Round bar' },
        { value: 'pipe', label: 'Round tube or pipe' },
        { value: 'square', label: 'Square tube' },
        { value: 'angle', label: 'Equal angle' },
      ],
    },
    {
      name: 'material',
      label: 'Metal',
      type: 'select',
      default: 'steel',
      options: [
        { value: 'steel', label: 'Carbon steel' },
        { value: 'aluminum', label: 'Aluminum 6061' },
        { value: 'stainless', label: 'Stainless 304' },
      ],
      ask: 'Which metal?',
    },
    {
      name: 'length',
      label: 'Length of a piece',
      type: 'number',
      unit: 'ft',
      default: 20,
      min: 0.25,
      max: 60,
      step: 0.25,
      units: acceptedUnits.ft,
    },
    {
      name: 'width',
      label: 'Width, outside diameter or leg',
      type: 'number',
      unit: 'in',
      default: 4,
      min: 0.25,
      max: 120,
      step: 0.0625,
      units: acceptedUnits.in,
    },
    {
      name: 'thickness',
      label: 'Thickness or wall',
      type: 'number',
      unit: 'in',
      default: 0.25,
      min: 0.02,
      max: 8,
      step: 0.001,
      units: acceptedUnits.in,
      hint: 'Not counted for round bar',
    },
    {
      name: 'pieces',
      label: 'Pieces',
      type: 'number',
      unit: 'pieces',
      default: 1,
      min: 1,
      max: 1000,
      step: 1,
      whole: true,
      units: acceptedUnits.piece,
    },
  ],
  costBand: {
    service_name: 'Metal supply',
    unit: 'per pound',
    price_min_usd: 0.8,
    price_max_usd: 7,
    notes: 'A small order costs its minimum.',
  },
  sources: [
    'Steel at 490 lb a cu ft, 0.2836 lb a cu in (AISC), and weights a foot at bamsite.org/Shopnotes/steellb.html; ' +
      'aluminum 6061 at 0.0975 and stainless 304 at 0.29 lb a cu in are the usual handbook values.',
  ],
  asOf: '2025-05-20',
  sharedFigures: [{
    name: 'prices.metal_minimum',
    unit: '$',
    source: 'Our judgement',
    values: [{ low: 50, high: 80 }],
  }],
  estimate: {
    covers: 'material',
    unit: '$',
    lines: [{ line: 'Metal', covers: 'material' }],
    leavesOut: ['cutting', 'freight', 'mill certificates', 'sales tax'],
    pitfalls: [
      'Pipe is named by a nominal bore; measure its outside.',
      'Yards sell whole lengths of 20 or 24 ft and charge for each cut.',
      'Aluminum costs more per pound but weighs a third as much, so compare by the piece.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 1,
    judged: 1,
    prices: { 'prices.metal_minimum': 'judged', 'metal-supply.material': 'published' },
  },
  own: {
    figures: [{
      name: 'material.price',
      label: 'Price per pound',
      unit: '$ per pound',
      min: 0.2,
      max: 40,
      written: 'USD/lb',
      by: ['material'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { 'material.price': 'Price per pound' },
  counted: { pieces: 'piece' },
  repeats: { '2': 'total', '3': 'total' },
  asks: [
    { input: 'shape', from: 'plate', to: 'round' },
    { input: 'material', from: 'steel', to: 'stainless' },
    { input: 'pieces', from: 1, to: 2 },
    { input: 'length', from: 14, to: 30 },
    { input: 'width', from: 3, to: 6 },
    { input: 'thickness', from: 0.17, to: 0.35 },
  ],
  slopes: {
    value: { length: 1, pieces: 1 },
    weight: { length: 1, pieces: 1 },
    foot: { length: 0, pieces: 0 },
    'cost.low': { length: 1, pieces: 1 },
    'cost.high': { length: 1, pieces: 1 },
    each: { length: 1, pieces: 0 },
    'total.low': { length: 1, pieces: 1 },
    'total.high': { length: 1, pieces: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
