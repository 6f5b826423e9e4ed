/**
 * Paint Calculator. Generated from the entry painters of catalog/calculators.yaml by `npm run generate`: edit the
 * catalog, not this file.
 */
import { sumOf } from '../../engine/kernel/list.js';
import { clamp, isBelow, roundHalfAway, roundTo, roundUp } from '../../engine/kernel/math.js';
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

/** An item of walls, inside its bounds. */
export interface PaintersWallsItem {
  /** Length, 1 to 300 ft in steps of 0.5; required. */
  readonly length: number;
  /** Height, 4 to 40 ft in steps of 0.5; 8 when omitted. */
  readonly height: number;
  /** Large openings, 0 to 500 sq ft in steps of 1; 0 when omitted. */
  readonly openings: number;
}

/** The inputs of the Paint Calculator, inside their bounds. */
export interface PaintersInputs {
  /** Wall area, 50 to 20000 sq ft in steps of 50; 1200 when omitted. */
  readonly wallSqft: number;
  /** Coats; '2' when omitted. */
  readonly coats: '1' | '2' | '3';
}

/** The steps of the calculation. */
export interface PaintersSteps {
  /** wallSqft * coats.number / coverages.paint, in gallons */
  readonly gallons: number;
  /** ceil(gallons, 1 gal), in gallons */
  readonly buy: number;
  /** Low end of wallSqft * coats.rate, in $ */
  readonly byAreaLow: number;
  /** High end of wallSqft * coats.rate, in $ */
  readonly byAreaHigh: number;
  /** Low end of minimums.painting, in $ */
  readonly minimumLow: number;
  /** High end of minimums.painting, in $ */
  readonly minimumHigh: number;
  /** Low end of max(minimum, clamp(wallSqft * coats.inside, low(byArea), high(byArea))), in $ */
  readonly insideLow: number;
  /** High end of max(minimum, clamp(wallSqft * coats.inside, low(byArea), high(byArea))), in $ */
  readonly insideHigh: number;
  /** Low end of max(minimum, clamp(wallSqft * coats.outside, low(byArea), high(byArea))), in $ */
  readonly outsideLow: number;
  /** High end of max(minimum, clamp(wallSqft * coats.outside, low(byArea), high(byArea))), in $ */
  readonly outsideHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(byArea, 1 USD)), in $ */
  readonly paintedLow: number;
  /** High end of max(round(minimum, 1 USD), round(byArea, 1 USD)), in $ */
  readonly paintedHigh: number;
}

const coatsFigures: Readonly<
  Record<
    PaintersInputs['coats'],
    {
      insideLow: number;
      insideHigh: number;
      outsideLow: number;
      outsideHigh: number;
      rateLow: number;
      rateHigh: number;
      number: number;
    }
  >
> = {
  '1': { insideLow: 2, insideHigh: 3, outsideLow: 2.25, outsideHigh: 3.5, rateLow: 2, rateHigh: 3.5, number: 1 },
  '2': { insideLow: 2.5, insideHigh: 4.5, outsideLow: 3, outsideHigh: 5.5, rateLow: 2.5, rateHigh: 5.5, number: 2 },
  '3': { insideLow: 3.5, insideHigh: 6, outsideLow: 4.25, outsideHigh: 7, rateLow: 3.5, rateHigh: 7, number: 3 },
};
const coatsPhrases: Readonly<Record<PaintersInputs['coats'], string>> = {
  '1': 'one coat',
  '2': 'two coats',
  '3': 'three coats',
};

/** Wall area from walls: sum(walls, max(0 sqft, length * height - openings)). */
export function wallSqftOfWalls(walls: readonly PaintersWallsItem[]): number {
  return sumOf(walls, ({ length, height, openings }) => Math.max(0, length * height - openings));
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ wallSqft, coats }: PaintersInputs): PaintersSteps {
  const coatsChosen = coatsFigures[coats];
  const gallons = wallSqft * coatsChosen.number / 350;
  const buy = roundUp(gallons);
  const byAreaLow = wallSqft * coatsChosen.rateLow;
  const byAreaHigh = wallSqft * coatsChosen.rateHigh;
  const minimumLow = 250;
  const minimumHigh = 500;
  const insideLow = Math.max(minimumLow, clamp(wallSqft * coatsChosen.insideLow, byAreaLow, byAreaHigh));
  const insideHigh = Math.max(minimumHigh, clamp(wallSqft * coatsChosen.insideHigh, byAreaLow, byAreaHigh));
  const outsideLow = Math.max(minimumLow, clamp(wallSqft * coatsChosen.outsideLow, byAreaLow, byAreaHigh));
  const outsideHigh = Math.max(minimumHigh, clamp(wallSqft * coatsChosen.outsideHigh, byAreaLow, byAreaHigh));
  const paintedLow = Math.max(minimumLow, roundHalfAway(byAreaLow));
  const paintedHigh = Math.max(minimumHigh, roundHalfAway(byAreaHigh));
  return {
    gallons,
    buy,
    byAreaLow,
    byAreaHigh,
    minimumLow,
    minimumHigh,
    insideLow,
    insideHigh,
    outsideLow,
    outsideHigh,
    paintedLow,
    paintedHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: PaintersInputs, own: OwnFigures): PaintersSteps {
  const { wallSqft, coats } = inputs;
  const coatsChosen = coatsFigures[coats];
  const coveragesPaint = own['coverages.paint'] ?? 350;
  const coatsRate = own['coats.rate'] ?? coatsChosen.rateLow;
  const coatsRateHigh = own['coats.rate'] ?? coatsChosen.rateHigh;
  const gallons = wallSqft * coatsChosen.number / coveragesPaint;
  const buy = roundUp(gallons);
  const byAreaLow = wallSqft * coatsRate;
  const byAreaHigh = wallSqft * coatsRateHigh;
  const minimumLow = 250;
  const minimumHigh = 500;
  const insideLow = Math.max(minimumLow, clamp(wallSqft * coatsChosen.insideLow, byAreaLow, byAreaHigh));
  const insideHigh = Math.max(minimumHigh, clamp(wallSqft * coatsChosen.insideHigh, byAreaLow, byAreaHigh));
  const outsideLow = Math.max(minimumLow, clamp(wallSqft * coatsChosen.outsideLow, byAreaLow, byAreaHigh));
  const outsideHigh = Math.max(minimumHigh, clamp(wallSqft * coatsChosen.outsideHigh, byAreaLow, byAreaHigh));
  const paintedLow = Math.max(minimumLow, roundHalfAway(byAreaLow));
  const paintedHigh = Math.max(minimumHigh, roundHalfAway(byAreaHigh));
  return {
    gallons,
    buy,
    byAreaLow,
    byAreaHigh,
    minimumLow,
    minimumHigh,
    insideLow,
    insideHigh,
    outsideLow,
    outsideHigh,
    paintedLow,
    paintedHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: PaintersInputs, steps = compute(inputs)): CalculationResult {
  const { wallSqft, coats } = inputs;
  const {
    gallons,
    buy,
    byAreaLow,
    minimumLow,
    insideLow,
    insideHigh,
    outsideLow,
    outsideHigh,
    paintedLow,
    paintedHigh,
  } = steps;
  return {
    value: roundTo(gallons, 2),
    unit: 'gallons',
    interpretation:
      `You need ${inGallons(gallons)} of paint for ${coatsPhrases[coats]} on ${inSqFt(wallSqft)}, so buy ` +
      `${inGallons(buy)}. ` +
      (isBelow(byAreaLow, minimumLow)
        ? `A painter charges ${rangeInRoughDollars(paintedLow, paintedHigh)} with the paint, because most charge a ` +
          'minimum.'
        : `With the paint, painters charge ${rangeInRoughDollars(insideLow, insideHigh)} for plain interior walls ` +
          `and ${rangeInRoughDollars(outsideLow, outsideHigh)} for exterior walls.`),
    secondary: [
      { value: roundTo(buy, 0), unit: 'gallons', label: 'Gallons to buy' },
      { value: roundTo(paintedLow, 0), unit: '$', label: 'Painted by a professional (low)' },
      { value: roundTo(paintedHigh, 0), unit: '$', label: 'Painted by a professional (high)' },
    ],
    figures: {
      gallons: { value: roundTo(gallons, 2), unit: 'gallons' },
      buy: { value: roundTo(buy, 2), unit: 'gallons' },
      painted: { low: roundTo(paintedLow, 0), high: roundTo(paintedHigh, 0), unit: '$' },
      inside: { low: roundTo(insideLow, 0), high: roundTo(insideHigh, 0), unit: '$' },
      outside: { low: roundTo(outsideLow, 0), high: roundTo(outsideHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: PaintersInputs, steps = compute(inputs)): EstimateAmounts {
  const { byAreaLow, byAreaHigh, minimumLow, minimumHigh, paintedLow, paintedHigh } = steps;
  return {
    total: { low: roundTo(paintedLow, 0), high: roundTo(paintedHigh, 0) },
    lines: [{ low: roundTo(byAreaLow, 0), high: roundTo(byAreaHigh, 0) }],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: PaintersInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    gallons,
    buy,
    byAreaLow,
    byAreaHigh,
    minimumLow,
    minimumHigh,
    insideLow,
    insideHigh,
    outsideLow,
    outsideHigh,
    paintedLow,
    paintedHigh,
  } = steps;
  return [
    { name: 'gallons', formula: 'wallSqft * coats.number / coverages.paint', value: gallons, unit: 'gallons' },
    { name: 'buy', formula: 'ceil(gallons, 1 gal)', value: buy, unit: 'gallons' },
    { name: 'byArea', formula: 'wallSqft * coats.rate', value: { low: byAreaLow, high: byAreaHigh }, unit: '$' },
    { name: 'minimum', formula: 'minimums.painting', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    {
      name: 'inside',
      formula: 'max(minimum, clamp(wallSqft * coats.inside, low(byArea), high(byArea)))',
      value: { low: insideLow, high: insideHigh },
      unit: '$',
    },
    {
      name: 'outside',
      formula: 'max(minimum, clamp(wallSqft * coats.outside, low(byArea), high(byArea)))',
      value: { low: outsideLow, high: outsideHigh },
      unit: '$',
    },
    {
      name: 'painted',
      formula: 'max(round(minimum, 1 USD), round(byArea, 1 USD))',
      value: { low: paintedLow, high: paintedHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ coats }: PaintersInputs): readonly Cell[] {
  const coatsChosen = coatsFigures[coats];
  return [
    {
      name: 'coats.inside',
      cell: coats,
      unit: '$ per sq ft',
      low: coatsChosen.insideLow,
      high: coatsChosen.insideHigh,
    },
    {
      name: 'coats.outside',
      cell: coats,
      unit: '$ per sq ft',
      low: coatsChosen.outsideLow,
      high: coatsChosen.outsideHigh,
    },
    { name: 'coats.rate', cell: coats, unit: '$ per sq ft', low: coatsChosen.rateLow, high: coatsChosen.rateHigh },
    { name: 'coats.number', cell: coats, unit: '', value: coatsChosen.number },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: PaintersInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 gallons", for instance. */
function inGallons(value: number): string {
  return amount(trimmed(value, 2), '', ' gallon', ' gallons');
}

/** "2,500 sq ft", for instance. */
function inSqFt(value: number): string {
  return amount(trimmed(value, 2), '', ' sq ft', ' sq ft');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Gallons of paint for walls and what painters usually charge */
export const painters: Calculator<PaintersInputs> = {
  slug: 'painters',
  title: 'Paint Calculator',
  subtitle: 'Gallons of paint for walls and what painters usually charge',
  tag: 'home',
  service: 'Painters',
  disclaimer:
    'Planning estimate. It leaves out primer, ceilings, trim, wall repair and lead-safe work in homes built before ' +
    '1978; rough stucco and new drywall take more paint.',
  inputs: [
    {
      name: 'wallSqft',
      label: 'Wall area',
      type: 'number',
      unit: 'sq ft',
      default: 1200,
      min: 50,
      max: 20000,
      step: 50,
      units: acceptedUnits.sqft,
      ask: 'How large are the walls?',
      hint: 'Length times height, inside or outside, less large openings',
    },
    {
      name: 'coats',
      label: 'Coats',
      type: 'select',
      default: '2',
      options: [
        { value: '1', label: 'One coat' },
        { value: '2', label: 'Two coats' },
        { value: '3', label: 'Three coats' },
      ],
      ask: 'How many coats?',
    },
  ],
  lists: [{
    name: 'walls',
    label: 'Walls',
    one: 'Wall',
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
        max: 300,
        step: 0.5,
        units: acceptedUnits.ft,
      },
      {
        name: 'height',
        label: 'Height',
        type: 'number',
        unit: 'ft',
        default: 8,
        min: 4,
        max: 40,
        step: 0.5,
        units: acceptedUnits.ft,
      },
      {
        name: 'openings',
        label: 'Large openings',
        type: 'number',
        unit: 'sq ft',
        default: 0,
        min: 0,
        max: 500,
        step: 1,
        units: acceptedUnits.sqft,
      },
    ],
    gives: [{ input: 'wallSqft', formula: 'sum(walls, max(0 sqft, length * height - openings))', of: wallSqftOfWalls }],
  }],
  costBand: {
    service_name: 'Painters',
    unit: 'per square foot',
    price_min_usd: 2,
    price_max_usd: 7,
    project_min_usd: 1500,
    project_max_usd: 9000,
    notes: 'A single small wall costs the smallest job of a painter, which is more by the square foot.',
  },
  sources: [
    'Walls inside $1 to $4 a sq ft, outside $2 to $6 ' +
      '(turnerspainting.com/how-much-do-painters-charge-per-square-foot).',
    "The split by coats, and by inside and outside, is a judgement inside the service's band of $2 to $7, because " +
      'painters price preparation more than coats.',
  ],
  asOf: '2021-11-17',
  sharedFigures: [
    {
      name: 'coverages.paint',
      unit: 'sq ft per gallon',
      asOf: '2025-01-01',
      source: 'Published: firm, guide (2022 to 2025)',
      values: [{ value: 350 }],
    },
    { name: 'minimums.painting', unit: '$', source: 'Published: guide (undated)', values: [{ low: 250, high: 500 }] },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    addsUp: 'wallSqft',
    lines: [{ line: 'Painting with the paint', covers: 'job' }],
    leavesOut: ['primer', 'ceilings', 'trim', 'wall repair', 'lead-safe work', 'sales tax'],
    pitfalls: [
      'The area is that of the walls, not of the floor: a room of 12 by 12 ft has nearly 400 sq ft of wall.',
      'Rough stucco and new drywall need up to 40 percent more paint, plus primer.',
      'In homes built before 1978 lead-safe work is the law and costs extra.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 1,
    judged: 1,
    prices: { 'minimums.painting': 'published', 'painters.coats': 'judged' },
  },
  own: {
    figures: [
      {
        name: 'coverages.paint',
        label: 'What a gallon covers',
        unit: 'sq ft per gallon',
        min: 100,
        max: 600,
        written: 'sqft/gal',
      },
      {
        name: 'coats.rate',
        label: 'Price per sq ft',
        unit: '$ per sq ft',
        min: 0.5,
        max: 20,
        written: 'USD/sqft',
        by: ['coats'],
      },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: {
    kind: 'plot',
    measures: { area: { input: 'wallSqft', times: 1 } },
    rooms: { list: 'walls', length: { input: 'length', times: 1 }, width: { input: 'height', times: 1 } },
  },
  labels: { byArea: 'Price by the area', 'coverages.paint': 'What a gallon covers', 'coats.rate': 'Price per sq ft' },
  counted: { gallons: 'gallon' },
  repeats: { '1': 'total', '2': 'total' },
  asks: [
    { input: 'wallSqft', from: 800, to: 1800 },
    { input: 'coats', from: '1', to: '3' },
  ],
  slopes: {
    value: { wallSqft: 1 },
    gallons: { wallSqft: 1 },
    buy: { wallSqft: 1 },
    'painted.low': { wallSqft: 1 },
    'painted.high': { wallSqft: 1 },
    'inside.low': { wallSqft: 1 },
    'inside.high': { wallSqft: 1 },
    'outside.low': { wallSqft: 1 },
    'outside.high': { wallSqft: 1 },
    'total.low': { wallSqft: 1 },
    'total.high': { wallSqft: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
