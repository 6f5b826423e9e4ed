/**
 * Tire Size Calculator. Generated from the entry tires of catalog/calculators/auto.yaml by `npm run generate`: edit the
 * catalog, not this file.
 */
import { isAbove, isAtMost, isBelow, isSame, roundHalfAway, roundTo } from '../../engine/kernel/math.js';
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

/** The inputs of the Tire Size Calculator, inside their bounds. */
export interface TiresInputs {
  /** New width, 125 to 395 mm in steps of 5; 285 when omitted. */
  readonly width: number;
  /** New aspect ratio, 25 to 95 % in steps of 5; 70 when omitted. */
  readonly aspect: number;
  /** Rim, 12 to 26 in in steps of 0.5; 17 when omitted. */
  readonly rim: number;
  /** Old width, 125 to 395 mm in steps of 5; 265 when omitted. */
  readonly oldWidth: number;
  /** Old aspect ratio, 25 to 95 % in steps of 5; 70 when omitted. */
  readonly oldAspect: number;
  /** Old rim, 12 to 26 in in steps of 0.5; 17 when omitted. */
  readonly oldRim: number;
  /** Tires to buy, whole, 1 to 6 tires in steps of 1; 4 when omitted. */
  readonly count: number;
  /** Kind; 'truck' when omitted. */
  readonly kind: 'car' | 'truck' | 'mud';
}

/** The steps of the calculation. */
export interface TiresSteps {
  /** rim + 2 * width * aspect, in in */
  readonly diameter: number;
  /** oldRim + 2 * oldWidth * oldAspect, in in */
  readonly old: number;
  /** diameter / old - 1 */
  readonly change: number;
  /** 1 mi / (pi * diameter) */
  readonly turns: number;
  /** 60 mph * diameter / old, in mph */
  readonly actual: number;
  /** abs(change) to %, in % */
  readonly size: number;
  /** if size <= 3% then "within the 3% limit" else "over the 3% limit" */
  readonly verdict: string;
  /** if change > 0% then "larger" else if change < 0% then "smaller" else "no larger" */
  readonly direction: string;
  /** Low end of count * kind.price, in $ */
  readonly rubberLow: number;
  /** High end of count * kind.price, in $ */
  readonly rubberHigh: number;
  /** Low end of count * prices.tire_mounting, in $ */
  readonly mountingLow: number;
  /** High end of count * prices.tire_mounting, in $ */
  readonly mountingHigh: number;
  /** Low end of rubber + mounting, in $ */
  readonly priceLow: number;
  /** High end of rubber + mounting, in $ */
  readonly priceHigh: number;
  /** Low end of round(rubber, 1 USD) + round(mounting, 1 USD), in $ */
  readonly totalLow: number;
  /** High end of round(rubber, 1 USD) + round(mounting, 1 USD), in $ */
  readonly totalHigh: number;
}

const kindFigures: Readonly<Record<TiresInputs['kind'], { priceLow: number; priceHigh: number }>> = {
  car: { priceLow: 85, priceHigh: 200 },
  truck: { priceLow: 150, priceHigh: 350 },
  mud: { priceLow: 250, priceHigh: 450 },
};
const kindPhrases: Readonly<Record<TiresInputs['kind'], string>> = {
  car: 'passenger car',
  truck: 'light truck',
  mud: 'mud terrain',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ width, aspect, rim, oldWidth, oldAspect, oldRim, count, kind }: TiresInputs): TiresSteps {
  const kindChosen = kindFigures[kind];
  const diameter = rim + width * aspect / 1270;
  const old = oldRim + oldWidth * oldAspect / 1270;
  const change = diameter / old - 1;
  const turns = 1 / (Math.PI * diameter) * 63360;
  const actual = 60 * (diameter / old);
  const size = Math.abs(change) * 100;
  const verdict: string = isAtMost(size, 3) ? 'within the 3% limit' : 'over the 3% limit';
  const direction: string =
    isAbove(change, 0)
      ? 'larger'
      : isBelow(change, 0)
        ? 'smaller'
        : 'no larger';
  const rubberLow = count * kindChosen.priceLow;
  const rubberHigh = count * kindChosen.priceHigh;
  const mountingLow = count * 20;
  const mountingHigh = count * 45;
  const priceLow = rubberLow + mountingLow;
  const priceHigh = rubberHigh + mountingHigh;
  const totalLow = roundHalfAway(rubberLow) + roundHalfAway(mountingLow);
  const totalHigh = roundHalfAway(rubberHigh) + roundHalfAway(mountingHigh);
  return {
    diameter,
    old,
    change,
    turns,
    actual,
    size,
    verdict,
    direction,
    rubberLow,
    rubberHigh,
    mountingLow,
    mountingHigh,
    priceLow,
    priceHigh,
    totalLow,
    totalHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: TiresInputs, own: OwnFigures): TiresSteps {
  const { width, aspect, rim, oldWidth, oldAspect, oldRim, count, kind } = inputs;
  const kindChosen = kindFigures[kind];
  const kindPrice = own['kind.price'] ?? kindChosen.priceLow;
  const kindPriceHigh = own['kind.price'] ?? kindChosen.priceHigh;
  const pricesTireMounting = own['prices.tire_mounting'] ?? 20;
  const pricesTireMountingHigh = own['prices.tire_mounting'] ?? 45;
  const diameter = rim + width * aspect / 1270;
  const old = oldRim + oldWidth * oldAspect / 1270;
  const change = diameter / old - 1;
  const turns = 1 / (Math.PI * diameter) * 63360;
  const actual = 60 * (diameter / old);
  const size = Math.abs(change) * 100;
  const verdict: string = isAtMost(size, 3) ? 'within the 3% limit' : 'over the 3% limit';
  const direction: string =
    isAbove(change, 0)
      ? 'larger'
      : isBelow(change, 0)
        ? 'smaller'
        : 'no larger';
  const rubberLow = count * kindPrice;
  const rubberHigh = count * kindPriceHigh;
  const mountingLow = count * pricesTireMounting;
  const mountingHigh = count * pricesTireMountingHigh;
  const priceLow = rubberLow + mountingLow;
  const priceHigh = rubberHigh + mountingHigh;
  const totalLow = roundHalfAway(rubberLow) + roundHalfAway(mountingLow);
  const totalHigh = roundHalfAway(rubberHigh) + roundHalfAway(mountingHigh);
  return {
    diameter,
    old,
    change,
    turns,
    actual,
    size,
    verdict,
    direction,
    rubberLow,
    rubberHigh,
    mountingLow,
    mountingHigh,
    priceLow,
    priceHigh,
    totalLow,
    totalHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: TiresInputs, steps = compute(inputs)): CalculationResult {
  const { count, kind } = inputs;
  const { diameter, old, change, turns, actual, size, verdict, direction, priceLow, priceHigh } = steps;
  return {
    value: roundTo(diameter, 2),
    unit: 'in',
    text: verdict,
    interpretation:
      `The new tire is ${inInchesTo1Decimal(diameter)} tall` +
      (isSame(change, 0)
        ? `, the same as the old one, and turns ${trimmed(turns, 0)} times a mile. Expect to pay ` +
          `${rangeInRoughDollars(priceLow, priceHigh)} for ${inTires(count)} (${kindPhrases[kind]}), mounted.`
        : ` against ${inInchesTo1Decimal(old)} now, ${inNumbersTo1Decimal(size)} ${direction}, ${verdict}: at 60 on ` +
          `the speedometer you are doing ${inMphTo1Decimal(actual)}. It turns ${trimmed(turns, 0)} times a mile; ` +
          `expect ${rangeInRoughDollars(priceLow, priceHigh)} for ${inTires(count)} (${kindPhrases[kind]}), mounted.`),
    secondary: [
      { value: roundTo(change * 100, 1), unit: '%', label: 'Change of diameter' },
      { value: roundTo(actual, 1), unit: 'mph', label: 'True speed at 60 on the dial' },
      { value: roundTo(turns, 0), unit: '', label: 'Turns a mile' },
      { value: roundTo(priceLow, 0), unit: '$', label: 'Mounted (low)' },
      { value: roundTo(priceHigh, 0), unit: '$', label: 'Mounted (high)' },
    ],
    figures: {
      diameter: { value: roundTo(diameter, 1), unit: 'in' },
      turns: { value: roundTo(turns, 0), unit: '' },
      price: { low: roundTo(priceLow, 0), high: roundTo(priceHigh, 0), unit: '$' },
      old: { value: roundTo(old, 1), unit: 'in' },
      size: { value: roundTo(size, 1), unit: '%' },
      actual: { value: roundTo(actual, 1), unit: 'mph' },
      direction: { text: direction },
      verdict: { text: verdict },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: TiresInputs, steps = compute(inputs)): EstimateAmounts {
  const { rubberLow, rubberHigh, mountingLow, mountingHigh, totalLow, totalHigh } = steps;
  return {
    total: { low: roundTo(totalLow, 0), high: roundTo(totalHigh, 0) },
    lines: [
      { low: roundTo(rubberLow, 0), high: roundTo(rubberHigh, 0) },
      { low: roundTo(mountingLow, 0), high: roundTo(mountingHigh, 0) },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: TiresInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    diameter,
    old,
    change,
    turns,
    actual,
    size,
    verdict,
    direction,
    rubberLow,
    rubberHigh,
    mountingLow,
    mountingHigh,
    priceLow,
    priceHigh,
    totalLow,
    totalHigh,
  } = steps;
  return [
    { name: 'diameter', formula: 'rim + 2 * width * aspect', value: diameter, unit: 'in' },
    { name: 'old', formula: 'oldRim + 2 * oldWidth * oldAspect', value: old, unit: 'in' },
    { name: 'change', formula: 'diameter / old - 1', value: change, unit: '' },
    { name: 'turns', formula: '1 mi / (pi * diameter)', value: turns, unit: '' },
    { name: 'actual', formula: '60 mph * diameter / old', value: actual, unit: 'mph' },
    { name: 'size', formula: 'abs(change) to %', value: size, unit: '%' },
    {
      name: 'verdict',
      formula: 'if size <= 3% then "within the 3% limit" else "over the 3% limit"',
      value: verdict,
      unit: '',
    },
    {
      name: 'direction',
      formula: 'if change > 0% then "larger" else if change < 0% then "smaller" else "no larger"',
      value: direction,
      unit: '',
    },
    { name: 'rubber', formula: 'count * kind.price', value: { low: rubberLow, high: rubberHigh }, unit: '$' },
    {
      name: 'mounting',
      formula: 'count * prices.tire_mounting',
      value: { low: mountingLow, high: mountingHigh },
      unit: '$',
    },
    { name: 'price', formula: 'rubber + mounting', value: { low: priceLow, high: priceHigh }, unit: '$' },
    {
      name: 'total',
      formula: 'round(rubber, 1 USD) + round(mounting, 1 USD)',
      value: { low: totalLow, high: totalHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ kind }: TiresInputs): readonly Cell[] {
  const kindChosen = kindFigures[kind];
  return [{ name: 'kind.price', cell: kind, unit: '$ per tire', low: kindChosen.priceLow, high: kindChosen.priceHigh }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: TiresInputs): BrokenRequirement | null {
  return null;
}

/** "2,500.0 inches", for instance. */
function inInchesTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' inch', ' inches');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 tires", for instance. */
function inTires(value: number): string {
  return amount(trimmed(value, 2), '', ' tire', ' tires');
}

/** "2,500.0%", for instance. */
function inNumbersTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', '%', '%');
}

/** "2,500.0 mph", for instance. */
function inMphTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' mph', ' mph');
}

/** Diameter of a new tire size, how far the speedometer errs, and what a set costs */
export const tires: Calculator<TiresInputs> = {
  slug: 'tires',
  title: 'Tire Size Calculator',
  subtitle: 'Diameter of a new tire size, how far the speedometer errs, and what a set costs',
  tag: 'auto',
  service: 'Tires',
  disclaimer:
    'Planning estimate from the printed sizes; makes differ by a few tenths of an inch. It leaves out clearance, ' +
    'load index and gearing, and alignment; never fit a tire with a lower load rating than the placard on the door.',
  inputs: [
    {
      name: 'width',
      label: 'New width',
      type: 'number',
      unit: 'mm',
      default: 285,
      min: 125,
      max: 395,
      step: 5,
      units: acceptedUnits.mm,
    },
    {
      name: 'aspect',
      label: 'New aspect ratio',
      type: 'number',
      unit: '%',
      default: 70,
      min: 25,
      max: 95,
      step: 5,
      units: acceptedUnits['%'],
    },
    {
      name: 'rim',
      label: 'Rim',
      type: 'number',
      unit: 'in',
      default: 17,
      min: 12,
      max: 26,
      step: 0.5,
      units: acceptedUnits.in,
    },
    {
      name: 'oldWidth',
      label: 'Old width',
      type: 'number',
      unit: 'mm',
      default: 265,
      min: 125,
      max: 395,
      step: 5,
      units: acceptedUnits.mm,
    },
    {
      name: 'oldAspect',
      label: 'Old aspect ratio',
      type: 'number',
      unit: '%',
      default: 70,
      min: 25,
      max: 95,
      step: 5,
      units: acceptedUnits['%'],
    },
    {
      name: 'oldRim',
      label: 'Old rim',
      type: 'number',
      unit: 'in',
      default: 17,
      min: 12,
      max: 26,
      step: 0.5,
      units: acceptedUnits.in,
    },
    {
      name: 'count',
      label: 'Tires to buy',
      type: 'number',
      unit: 'tires',
      default: 4,
      min: 1,
      max: 6,
      step: 1,
      whole: true,
      units: acceptedUnits.tire,
      ask: 'How many tires?',
    },
    {
      name: 'kind',
      label: 'Kind',
      type: 'select',
      default: 'truck',
      options: [
        { value: 'car', label: 'Passenger car' },
        { value: 'truck', label: 'Light truck or SUV' },
        { value: 'mud', label: 'Mud terrain' },
      ],
      ask: 'What kind of tire?',
    },
  ],
  costBand: {
    service_name: 'Tires',
    unit: 'per tire',
    price_min_usd: 100,
    price_max_usd: 500,
  },
  sources: [
    'Diameter is rim + 2 x width x aspect / 25.4 ' +
      '(bulkcalculator.com/auto-vehicle-calculators/tire-size-calculator.html, ' +
      'mechanicscalculator.com/calculators/tire-size).',
    "At most 3 percent from the size on the placard, and never less load index, the Tire Industry Association's " +
      "rule in Modern Tire Dealer's Performance Handbook of 2016 (mtd.epubxp.com/i/664171/17).",
  ],
  asOf: '2022-01-01',
  sharedFigures: [{
    name: 'prices.tire_mounting',
    unit: '$ per tire',
    asOf: '2022-01-01',
    source: 'Published: guide (2022)',
    values: [{ low: 20, high: 45 }],
  }],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Tires', covers: 'material' },
      { line: 'Mounting, balancing, valves and disposal', covers: 'labor' },
    ],
    leavesOut: ['alignment', 'tire pressure sensors', 'road hazard plan', 'sales tax'],
    pitfalls: [
      'The load index must be at least that of the placard; a taller tire is not always a stronger one.',
      'Beyond 3 percent in diameter brakes, gearing and driver aids begin to mind.',
      'Tires older than six years are old, whatever their tread; the last four digits of the DOT code tell.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 2,
    prices: { 'prices.tire_mounting': 'published', 'tires.kind': 'published' },
  },
  own: {
    figures: [
      {
        name: 'kind.price',
        label: 'Price per tire',
        unit: '$ per tire',
        min: 40,
        max: 1500,
        written: 'USD/tire',
        by: ['kind'],
      },
      {
        name: 'prices.tire_mounting',
        label: 'Mounting and balancing',
        unit: '$ per tire',
        min: 5,
        max: 120,
        written: 'USD/tire',
      },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { 'kind.price': 'Price per tire', 'prices.tire_mounting': 'Mounting and balancing' },
  counted: { tires: 'tire' },
  repeats: { '3': 'total', '4': 'total' },
  asks: [
    { input: 'count', from: 3, to: 6 },
    { input: 'kind', from: 'car', to: 'mud' },
  ],
  slopes: {
    value: { width: 1, aspect: 1, rim: 1, oldWidth: 0, oldAspect: 0, oldRim: 0, count: 0 },
    diameter: { width: 1, aspect: 1, rim: 1, oldWidth: 0, oldAspect: 0, oldRim: 0, count: 0 },
    turns: { width: -1, aspect: -1, rim: -1, oldWidth: 0, oldAspect: 0, oldRim: 0, count: 0 },
    'price.low': { width: 0, aspect: 0, rim: 0, oldWidth: 0, oldAspect: 0, oldRim: 0, count: 1 },
    'price.high': { width: 0, aspect: 0, rim: 0, oldWidth: 0, oldAspect: 0, oldRim: 0, count: 1 },
    old: { width: 0, aspect: 0, rim: 0, oldWidth: 1, oldAspect: 1, oldRim: 1, count: 0 },
    size: { count: 0 },
    actual: { width: 1, aspect: 1, rim: 1, oldWidth: -1, oldAspect: -1, oldRim: -1, count: 0 },
    'total.low': { width: 0, aspect: 0, rim: 0, oldWidth: 0, oldAspect: 0, oldRim: 0, count: 1 },
    'total.high': { width: 0, aspect: 0, rim: 0, oldWidth: 0, oldAspect: 0, oldRim: 0, count: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
