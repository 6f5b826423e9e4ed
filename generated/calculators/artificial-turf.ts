/**
 * Artificial Turf Calculator. Generated from the entry artificial-turf of catalog/calculators/grounds.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { isAtMost, isBelow, roundHalfAway, roundTo, roundUp } from '../../engine/kernel/math.js';
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

/** The inputs of the Artificial Turf Calculator, inside their bounds. */
export interface ArtificialTurfInputs {
  /** Length, 3 to 300 ft in steps of 1; 40 when omitted. */
  readonly length: number;
  /** Width, 3 to 300 ft in steps of 1; 20 when omitted. */
  readonly width: number;
  /** Depth of the base, 2 to 6 in in steps of 0.5; 4 when omitted. */
  readonly base: number;
  /** Infill; '1.5' when omitted. */
  readonly infill: '1' | '1.5' | '2';
}

/** The steps of the calculation. */
export interface ArtificialTurfSteps {
  /** length * width to sqft, in sq ft */
  readonly area: number;
  /** ceil(width / work_coverages.turf_roll), in strips */
  readonly along: number;
  /** ceil(length / work_coverages.turf_roll), in strips */
  readonly across: number;
  /** along * (length / 1 strip), in ft */
  readonly lengthwise: number;
  /** across * (width / 1 strip), in ft */
  readonly crosswise: number;
  /** min(lengthwise, crosswise) to lft, in linear ft */
  readonly roll: number;
  /** if lengthwise <= crosswise then along else across, in strips */
  readonly strips: number;
  /** roll * work_coverages.turf_roll * 1 strip to sqft, in sq ft */
  readonly bought: number;
  /** area * base to cuyd, in cubic yards */
  readonly stone: number;
  /** ceil(stone, 1 cuyd), in cubic yards */
  readonly order: number;
  /** order * work_coverages.base_weight to ton, in tons */
  readonly weight: number;
  /** ceil(area * infill.rate / 50 lb/bag), in bags */
  readonly sand: number;
  /** Low end of work_minimums.turf, in $ */
  readonly minimumLow: number;
  /** High end of work_minimums.turf, in $ */
  readonly minimumHigh: number;
  /** Low end of bought * work_prices.turf, in $ */
  readonly byWorkLow: number;
  /** High end of bought * work_prices.turf, in $ */
  readonly byWorkHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(byWork, 1 USD)), in $ */
  readonly costLow: number;
  /** High end of max(round(minimum, 1 USD), round(byWork, 1 USD)), in $ */
  readonly costHigh: number;
}

const infillFigures: Readonly<Record<ArtificialTurfInputs['infill'], number>> = { '1': 1, '1.5': 1.5, '2': 2 };

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ length, width, base, infill }: ArtificialTurfInputs): ArtificialTurfSteps {
  const area = length * width;
  const along = roundUp(width / 15);
  const across = roundUp(length / 15);
  const lengthwise = along * length;
  const crosswise = across * width;
  const roll = Math.min(lengthwise, crosswise);
  const strips = isAtMost(lengthwise, crosswise) ? along : across;
  const bought = roll * 15;
  const stone = area * base / 324;
  const order = roundUp(stone);
  const weight = order * 1.4;
  const sand = roundUp(area * infillFigures[infill] / 50);
  const minimumLow = 1500;
  const minimumHigh = 2500;
  const byWorkLow = bought * 8;
  const byWorkHigh = bought * 14;
  const costLow = Math.max(minimumLow, roundHalfAway(byWorkLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byWorkHigh));
  return {
    area,
    along,
    across,
    lengthwise,
    crosswise,
    roll,
    strips,
    bought,
    stone,
    order,
    weight,
    sand,
    minimumLow,
    minimumHigh,
    byWorkLow,
    byWorkHigh,
    costLow,
    costHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: ArtificialTurfInputs, own: OwnFigures): ArtificialTurfSteps {
  const { length, width, base, infill } = inputs;
  const workPricesTurf = own['work_prices.turf'] ?? 8;
  const workPricesTurfHigh = own['work_prices.turf'] ?? 14;
  const area = length * width;
  const along = roundUp(width / 15);
  const across = roundUp(length / 15);
  const lengthwise = along * length;
  const crosswise = across * width;
  const roll = Math.min(lengthwise, crosswise);
  const strips = isAtMost(lengthwise, crosswise) ? along : across;
  const bought = roll * 15;
  const stone = area * base / 324;
  const order = roundUp(stone);
  const weight = order * 1.4;
  const sand = roundUp(area * infillFigures[infill] / 50);
  const minimumLow = 1500;
  const minimumHigh = 2500;
  const byWorkLow = bought * workPricesTurf;
  const byWorkHigh = bought * workPricesTurfHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(byWorkLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byWorkHigh));
  return {
    area,
    along,
    across,
    lengthwise,
    crosswise,
    roll,
    strips,
    bought,
    stone,
    order,
    weight,
    sand,
    minimumLow,
    minimumHigh,
    byWorkLow,
    byWorkHigh,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: ArtificialTurfInputs, steps = compute(inputs)): CalculationResult {
  const { area, roll, strips, bought, stone, order, weight, sand, minimumLow, byWorkLow, costLow, costHigh } = steps;
  return {
    value: roundTo(roll, 0),
    unit: 'linear ft',
    interpretation:
      `For ${inWholeSqFt(area)} of lawn you need ${inWholeLinearFeet(roll)} of 15-foot-wide turf in ` +
      (strips === 1 && isBelow(byWorkLow, minimumLow)
        ? `one piece (billed as ${inWholeSqFt(bought)}), ${inWholeCubicYards(order)} of base (about ` +
          `${inTonsTo1Decimal(weight)}) and ${inWholeBags(sand)} of 50-pound infill. Installed it costs ` +
          `${rangeInRoughDollars(costLow, costHigh)}, the usual minimum.`
        : strips === 1
          ? `one piece (billed as ${inWholeSqFt(bought)}), ${inWholeCubicYards(order)} of base (about ` +
            `${inTonsTo1Decimal(weight)}) and ${inWholeBags(sand)} of 50-pound infill. Installed it costs ` +
            `${rangeInRoughDollars(costLow, costHigh)}.`
          : `${inWholeStrips(strips)} (billed as ${inWholeSqFt(bought)}), ${inWholeCubicYards(order)} of base (about ` +
            `${inTonsTo1Decimal(weight)}) and ${inWholeBags(sand)} of 50-pound infill. Installed it costs ` +
            rangeInRoughDollars(costLow, costHigh) +
            (isBelow(byWorkLow, minimumLow) ? ', the usual minimum.' : '.')),
    secondary: [
      { value: roundTo(bought, 0), unit: 'sq ft', label: 'Turf to buy' },
      { value: roundTo(strips, 0), unit: 'strips', label: 'Strips' },
      { value: roundTo(stone, 2), unit: 'cubic yards', label: 'Base' },
      { value: roundTo(sand, 0), unit: 'bags', label: 'Infill of 50 lb' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Installed (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Installed (high)' },
    ],
    figures: {
      area: { value: roundTo(area, 0), unit: 'sq ft' },
      roll: { value: roundTo(roll, 0), unit: 'linear ft' },
      bought: { value: roundTo(bought, 0), unit: 'sq ft' },
      order: { value: roundTo(order, 0), unit: 'cubic yards' },
      weight: { value: roundTo(weight, 1), unit: 'tons' },
      sand: { value: roundTo(sand, 0), unit: 'bags' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      strips: { value: roundTo(strips, 0), unit: 'strips' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: ArtificialTurfInputs, steps = compute(inputs)): EstimateAmounts {
  const { minimumLow, minimumHigh, byWorkLow, byWorkHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(byWorkLow, 0), high: roundTo(byWorkHigh, 0) }],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: ArtificialTurfInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    area,
    along,
    across,
    lengthwise,
    crosswise,
    roll,
    strips,
    bought,
    stone,
    order,
    weight,
    sand,
    minimumLow,
    minimumHigh,
    byWorkLow,
    byWorkHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'area', formula: 'length * width to sqft', value: area, unit: 'sq ft' },
    { name: 'along', formula: 'ceil(width / work_coverages.turf_roll)', value: along, unit: 'strips' },
    { name: 'across', formula: 'ceil(length / work_coverages.turf_roll)', value: across, unit: 'strips' },
    { name: 'lengthwise', formula: 'along * (length / 1 strip)', value: lengthwise, unit: 'ft' },
    { name: 'crosswise', formula: 'across * (width / 1 strip)', value: crosswise, unit: 'ft' },
    { name: 'roll', formula: 'min(lengthwise, crosswise) to lft', value: roll, unit: 'linear ft' },
    { name: 'strips', formula: 'if lengthwise <= crosswise then along else across', value: strips, unit: 'strips' },
    { name: 'bought', formula: 'roll * work_coverages.turf_roll * 1 strip to sqft', value: bought, unit: 'sq ft' },
    { name: 'stone', formula: 'area * base to cuyd', value: stone, unit: 'cubic yards' },
    { name: 'order', formula: 'ceil(stone, 1 cuyd)', value: order, unit: 'cubic yards' },
    { name: 'weight', formula: 'order * work_coverages.base_weight to ton', value: weight, unit: 'tons' },
    { name: 'sand', formula: 'ceil(area * infill.rate / 50 lb/bag)', value: sand, unit: 'bags' },
    { name: 'minimum', formula: 'work_minimums.turf', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'byWork', formula: 'bought * work_prices.turf', value: { low: byWorkLow, high: byWorkHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byWork, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ infill }: ArtificialTurfInputs): readonly Cell[] {
  return [{ name: 'infill.rate', cell: infill, unit: 'lb per sq ft', value: infillFigures[infill] }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: ArtificialTurfInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 sq ft", for instance. */
function inWholeSqFt(value: number): string {
  return amount(trimmed(value, 0), '', ' sq ft', ' sq ft');
}

/** "2,500 linear feet", for instance. */
function inWholeLinearFeet(value: number): string {
  return amount(trimmed(value, 0), '', ' linear foot', ' linear feet');
}

/** "2,500 cubic yards", for instance. */
function inWholeCubicYards(value: number): string {
  return amount(trimmed(value, 0), '', ' cubic yard', ' cubic yards');
}

/** "2,500.0 tons", for instance. */
function inTonsTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' ton', ' tons');
}

/** "2,500 bags", for instance. */
function inWholeBags(value: number): string {
  return amount(trimmed(value, 0), '', ' bag', ' bags');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 strips", for instance. */
function inWholeStrips(value: number): string {
  return amount(trimmed(value, 0), '', ' strip', ' strips');
}

/** Feet of 15-foot roll for a lawn, the base and infill below and in it, and the installed price */
export const artificialTurf: Calculator<ArtificialTurfInputs> = {
  slug: 'artificial-turf',
  title: 'Artificial Turf Calculator',
  subtitle: 'Feet of 15-foot roll for a lawn, the base and infill below and in it, and the installed price',
  tag: 'outdoor',
  service: 'Artificial turf',
  disclaimer:
    'Planning estimate for a rectangle. It leaves out hauling off the old lawn, edging, putting greens, pads and ' +
    'drains; curved yards waste more turf.',
  inputs: [
    {
      name: 'length',
      label: 'Length',
      type: 'number',
      unit: 'ft',
      default: 40,
      min: 3,
      max: 300,
      step: 1,
      units: acceptedUnits.ft,
      ask: 'How long is the area?',
    },
    {
      name: 'width',
      label: 'Width',
      type: 'number',
      unit: 'ft',
      default: 20,
      min: 3,
      max: 300,
      step: 1,
      units: acceptedUnits.ft,
      ask: 'How wide is the area?',
    },
    {
      name: 'base',
      label: 'Depth of the base',
      type: 'number',
      unit: 'in',
      default: 4,
      min: 2,
      max: 6,
      step: 0.5,
      units: acceptedUnits.in,
      hint: '4 in is standard, up to 6 in on wet or soft ground',
    },
    {
      name: 'infill',
      label: 'Infill',
      type: 'select',
      default: '1.5',
      options: [
        { value: '1', label: '1 lb a square foot' },
        { value: '1.5', label: '1 1/2 lb a square foot' },
        { value: '2', label: '2 lb a square foot, for pets and play' },
      ],
      ask: 'How much infill?',
    },
  ],
  costBand: {
    service_name: 'Artificial turf',
    unit: 'per square foot',
    price_min_usd: 8,
    price_max_usd: 14,
    notes: 'What is cut off the roll is paid for as well, and small yards cost the minimum of a job.',
  },
  sources: [
    'Rolls 15 ft wide, laid out both ways and compared ' +
      '(fakegrasshonestvalue.com/artificial-turf-installation/artificial-turf-installation-tips).',
    'A base of 4 in as the standard, 2 in in dry climates and 6 in where it rains as in Houston ' +
      '(artificiallawns.com/install3.htm); infill of 1 to 2 lb a square foot ' +
      '(jodystrucking.com/artificial-grass-installation).',
    'Crushed base weighs about 1.4 tons a cubic yard (constructioncalchq.com/guides/how-to-estimate-asphalt).',
    'Turf comes in rolls 15 ft wide and is ordered by the foot of length ' +
      '(fakegrasshonestvalue.com/artificial-turf-installation/artificial-turf-installation-tips).',
  ],
  sharedFigures: [
    {
      name: 'work_coverages.base_weight',
      unit: 'tons per cubic yard',
      source:
        'Crushed base weighs about 1.4 tons a cubic yard (constructioncalchq.com/guides/how-to-estimate-asphalt).',
      values: [{ value: 1.4 }],
    },
    {
      name: 'work_coverages.turf_roll',
      unit: 'ft per strip',
      source:
        'Turf comes in rolls 15 ft wide and is ordered by the foot of length ' +
        '(fakegrasshonestvalue.com/artificial-turf-installation/artificial-turf-installation-tips).',
      values: [{ value: 15 }],
    },
    { name: 'work_minimums.turf', unit: '$', source: 'Our judgement', values: [{ low: 1500, high: 2500 }] },
    {
      name: 'work_prices.turf',
      unit: '$ per sq ft',
      source: 'Published: firm, guide (undated)',
      values: [{ low: 8, high: 14 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Turf laid, with base and infill', covers: 'job' }],
    leavesOut: ['hauling off the old lawn', 'edging', 'drains', 'putting greens', 'pads', 'sales tax'],
    pitfalls: [
      'Turf reaches 130 to 160 degrees in summer sun; bare feet and paws need shade or water.',
      'Run all strips the same way, or each one looks a different green.',
      'Without a rolled base it sinks and puddles within a year.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 1,
    judged: 1,
    prices: { 'work_minimums.turf': 'judged', 'work_prices.turf': 'published' },
  },
  own: {
    figures: [{
      name: 'work_prices.turf',
      label: 'Turf, installed',
      unit: '$ per sq ft',
      min: 2,
      max: 40,
      written: 'USD/sqft',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: {
    kind: 'slab',
    measures: {
      length: { input: 'length', times: 1 },
      width: { input: 'width', times: 1 },
      depth: { input: 'base', times: 0.08333333333333333 },
    },
  },
  labels: { byWork: 'Price of the work', 'work_prices.turf': 'Turf, installed' },
  counted: { bags: 'bag', 'cubic yards': 'cubic yard', strips: 'strip', tons: 'ton' },
  repeats: { '4': 'total', '5': 'total' },
  asks: [
    { input: 'length', from: 30, to: 60 },
    { input: 'width', from: 14, to: 30 },
  ],
  slopes: {
    value: { length: 1, width: 1, base: 0 },
    area: { length: 1, width: 1, base: 0 },
    roll: { length: 1, width: 1, base: 0 },
    bought: { length: 1, width: 1, base: 0 },
    order: { length: 1, width: 1, base: 1 },
    weight: { length: 1, width: 1, base: 1 },
    sand: { length: 1, width: 1, base: 0 },
    'cost.low': { length: 1, width: 1, base: 0 },
    'cost.high': { length: 1, width: 1, base: 0 },
    strips: { base: 0 },
    'total.low': { length: 1, width: 1, base: 0 },
    'total.high': { length: 1, width: 1, base: 0 },
  },
  refuse,
  answer,
  trace,
  cells,
};
