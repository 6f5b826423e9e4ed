/**
 * Wheelchair Ramp Calculator. Generated from the entry accessibility-ramps of catalog/calculators/home.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
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

/** The inputs of the Wheelchair Ramp Calculator, inside their bounds. */
export interface AccessibilityRampsInputs {
  /** Rise, 3 to 120 in in steps of 0.5; 24 when omitted. */
  readonly rise: number;
  /** Slope; '12' when omitted. */
  readonly slope: '12' | '16' | '20';
}

/** The steps of the calculation. */
export interface AccessibilityRampsSteps {
  /** rise * slope.ratio to ft, in ft */
  readonly sloped: number;
  /** ceil(rise / 30 in) */
  readonly runs: number;
  /** (runs + 1) * 1 landing, in landings */
  readonly landings: number;
  /** sloped + landings * 5 ft/landing, in ft */
  readonly overall: number;
  /** 2 * (sloped + (runs - 1) * 5 ft + 2 * 1 ft), in ft */
  readonly handrail: number;
  /** sloped + runs * 5 ft, in ft */
  readonly built: number;
  /** Low end of home_prices.ramp_minimum, in $ */
  readonly minimumLow: number;
  /** High end of home_prices.ramp_minimum, in $ */
  readonly minimumHigh: number;
  /** Low end of built * home_prices.ramp, in $ */
  readonly byFootLow: number;
  /** High end of built * home_prices.ramp, in $ */
  readonly byFootHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(byFoot, 1 USD)), in $ */
  readonly costLow: number;
  /** High end of max(round(minimum, 1 USD), round(byFoot, 1 USD)), in $ */
  readonly costHigh: number;
}

const slopeFigures: Readonly<Record<AccessibilityRampsInputs['slope'], number>> = { '12': 12, '16': 16, '20': 20 };
const slopePhrases: Readonly<Record<AccessibilityRampsInputs['slope'], string>> = {
  '12': '1 in 12',
  '16': '1 in 16',
  '20': '1 in 20',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ rise, slope }: AccessibilityRampsInputs): AccessibilityRampsSteps {
  const sloped = rise * slopeFigures[slope] / 12;
  const runs = roundUp(rise / 30);
  const landings = runs + 1;
  const overall = sloped + landings * 5;
  const handrail = 2 * (sloped + (runs - 1) * 5 + 2);
  const built = sloped + runs * 5;
  const minimumLow = 1000;
  const minimumHigh = 2000;
  const byFootLow = built * 100;
  const byFootHigh = built * 250;
  const costLow = Math.max(minimumLow, roundHalfAway(byFootLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byFootHigh));
  return {
    sloped,
    runs,
    landings,
    overall,
    handrail,
    built,
    minimumLow,
    minimumHigh,
    byFootLow,
    byFootHigh,
    costLow,
    costHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: AccessibilityRampsInputs, own: OwnFigures): AccessibilityRampsSteps {
  const { rise, slope } = inputs;
  const homePricesRamp = own['home_prices.ramp'] ?? 100;
  const homePricesRampHigh = own['home_prices.ramp'] ?? 250;
  const sloped = rise * slopeFigures[slope] / 12;
  const runs = roundUp(rise / 30);
  const landings = runs + 1;
  const overall = sloped + landings * 5;
  const handrail = 2 * (sloped + (runs - 1) * 5 + 2);
  const built = sloped + runs * 5;
  const minimumLow = 1000;
  const minimumHigh = 2000;
  const byFootLow = built * homePricesRamp;
  const byFootHigh = built * homePricesRampHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(byFootLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byFootHigh));
  return {
    sloped,
    runs,
    landings,
    overall,
    handrail,
    built,
    minimumLow,
    minimumHigh,
    byFootLow,
    byFootHigh,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: AccessibilityRampsInputs, steps = compute(inputs)): CalculationResult {
  const { rise, slope } = inputs;
  const { sloped, landings, overall, handrail, costLow, costHigh } = steps;
  return {
    value: roundTo(sloped, 1),
    unit: 'ft of sloping ramp',
    interpretation:
      `For a rise of ${inInches(rise)} at ${slopePhrases[slope]} you need ${inFeetTo1Decimal(sloped)} of ramp and ` +
      `${inLandings(landings)} of 5 feet, ${inFeet(overall)} end to end` +
      (rise <= 6
        ? '; a rise of up to 6 inches needs no handrails. In wood or aluminum it costs ' +
          `${rangeInRoughDollars(costLow, costHigh)}.`
        : `, with ${inWholeFeet(handrail)} of handrail for both sides. In wood or aluminum it costs ` +
          `${rangeInRoughDollars(costLow, costHigh)}.`),
    secondary: [
      { value: roundTo(landings, 0), unit: 'landings', label: 'Level landings' },
      { value: roundTo(overall, 1), unit: 'ft', label: 'Length with landings' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Cost (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Cost (high)' },
    ],
    figures: {
      sloped: { value: roundTo(sloped, 1), unit: 'ft' },
      landings: { value: roundTo(landings, 2), unit: 'landings' },
      overall: { value: roundTo(overall, 2), unit: 'ft' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      handrail: { value: roundTo(handrail, 0), unit: 'ft' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: AccessibilityRampsInputs, steps = compute(inputs)): EstimateAmounts {
  const { minimumLow, minimumHigh, byFootLow, byFootHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(byFootLow, 0), high: roundTo(byFootHigh, 0) }],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: AccessibilityRampsInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    sloped,
    runs,
    landings,
    overall,
    handrail,
    built,
    minimumLow,
    minimumHigh,
    byFootLow,
    byFootHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'sloped', formula: 'rise * slope.ratio to ft', value: sloped, unit: 'ft' },
    { name: 'runs', formula: 'ceil(rise / 30 in)', value: runs, unit: '' },
    { name: 'landings', formula: '(runs + 1) * 1 landing', value: landings, unit: 'landings' },
    { name: 'overall', formula: 'sloped + landings * 5 ft/landing', value: overall, unit: 'ft' },
    { name: 'handrail', formula: '2 * (sloped + (runs - 1) * 5 ft + 2 * 1 ft)', value: handrail, unit: 'ft' },
    { name: 'built', formula: 'sloped + runs * 5 ft', value: built, unit: 'ft' },
    { name: 'minimum', formula: 'home_prices.ramp_minimum', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'byFoot', formula: 'built * home_prices.ramp', value: { low: byFootLow, high: byFootHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byFoot, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ slope }: AccessibilityRampsInputs): readonly Cell[] {
  return [{ name: 'slope.ratio', cell: slope, unit: '', value: slopeFigures[slope] }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: AccessibilityRampsInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 inches", for instance. */
function inInches(value: number): string {
  return amount(trimmed(value, 2), '', ' inch', ' inches');
}

/** "2,500 feet", for instance. */
function inFeetTo1Decimal(value: number): string {
  return amount(trimmed(value, 1), '', ' foot', ' feet');
}

/** "2,500 landings", for instance. */
function inLandings(value: number): string {
  return amount(trimmed(value, 2), '', ' landing', ' landings');
}

/** "2,500 feet", for instance. */
function inFeet(value: number): string {
  return amount(trimmed(value, 2), '', ' foot', ' feet');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 feet", for instance. */
function inWholeFeet(value: number): string {
  return amount(trimmed(value, 0), '', ' foot', ' feet');
}

/** Length, landings, handrails and cost of a ramp for a given rise */
export const accessibilityRamps: Calculator<AccessibilityRampsInputs> = {
  slug: 'accessibility-ramps',
  title: 'Wheelchair Ramp Calculator',
  subtitle: 'Length, landings, handrails and cost of a ramp for a given rise',
  tag: 'home',
  service: 'Accessibility ramps',
  disclaimer:
    'Planning estimate by the 2010 ADA Standards, which bind public places and are good practice at homes. It leaves ' +
    'out the permit, soil work, a widened door, lighting and a roof; turns need landings of 5 by 5 feet.',
  inputs: [
    {
      name: 'rise',
      label: 'Rise',
      type: 'number',
      unit: 'in',
      default: 24,
      min: 3,
      max: 120,
      step: 0.5,
      units: acceptedUnits.in,
      ask: 'How high does the ramp rise?',
      hint: 'From the ground where the ramp begins up to the threshold',
    },
    {
      name: 'slope',
      label: 'Slope',
      type: 'select',
      default: '12',
      options: [
        { value: '12', label: '1 in 12' },
        { value: '16', label: '1 in 16' },
        { value: '20', label: '1 in 20' },
      ],
      ask: 'How steep may the ramp be?',
      hint: '1 in 12 is the steepest that the ADA Standards allow; gentler is easier',
    },
  ],
  costBand: {
    service_name: 'Accessibility ramps',
    unit: 'per linear foot',
    price_min_usd: 100,
    price_max_usd: 250,
    notes:
      'Each foot of ramp and of the landings above the ground. Ramps of a few feet cost the minimum of a job, which ' +
      'is more than the band by the foot.',
  },
  sources: [
    '2010 ADA Standards 405.2 (no steeper than 1:12), 405.6 (no run rises more than 30 inches), 405.7.3 (landings ' +
      '60 inches long at top and bottom), corada.com/documents/2010ADAStandards.',
    '2010 ADA Standards 405.8 and 505.2, handrails on both sides of runs that rise more than 6 inches (the same ' +
      'words at corada.com/documents/aba-pg-v2/405-8; arcforms.info/adastandards2010/158.html).',
    '2010 ADA Standards 505.10.1, handrails go on level for 12 inches beyond the top and the bottom of a run, or ' +
      'into the rail of the next one (bluedag.com/ada-101-handrail-extensions-at-ramps, read 2026-11-26).',
    'The landing at the bottom is taken as existing ground or paving and is not priced (planning estimate).',
  ],
  sharedFigures: [
    {
      name: 'home_prices.ramp',
      unit: '$ per foot',
      source: 'Published: firm, guide (undated)',
      values: [{ low: 100, high: 250 }],
    },
    {
      name: 'home_prices.ramp_minimum',
      unit: '$',
      source: 'Published: guide (undated)',
      values: [{ low: 1000, high: 2000 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Ramp and raised landings with handrails', covers: 'job' }],
    leavesOut: ['permit', 'soil work', 'paved landing at the foot', 'widened door', 'lighting', 'roof', 'sales tax'],
    pitfalls: [
      'The rise is from the ground where the ramp begins, not from the foot of the porch; sloping ground changes it.',
      'A ramp steeper than 1 in 12 is hard to climb and can tip a chair backwards; shorter is not cheaper here.',
      "The landing needs room next to the door's latch side, to pull the door open from a wheelchair.",
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 2,
    prices: { 'home_prices.ramp': 'published', 'home_prices.ramp_minimum': 'published' },
  },
  own: {
    figures: [{
      name: 'home_prices.ramp',
      label: 'Ramp, built',
      unit: '$ per foot',
      min: 20,
      max: 800,
      written: 'USD/ft',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: { kind: 'ramp', measures: { rise: { input: 'rise', times: 1 }, run: { step: 'sloped', times: 12 } } },
  labels: { sloped: 'Length of the slope', byFoot: 'Price by the foot', 'home_prices.ramp': 'Ramp, built' },
  counted: { landings: 'landing' },
  repeats: { '2': 'total', '3': 'total' },
  asks: [
    { input: 'rise', from: 16, to: 35 },
    { input: 'slope', from: '12', to: '20' },
  ],
  slopes: {
    value: { rise: 1 },
    sloped: { rise: 1 },
    landings: { rise: 1 },
    overall: { rise: 1 },
    'cost.low': { rise: 1 },
    'cost.high': { rise: 1 },
    handrail: { rise: 1 },
    'total.low': { rise: 1 },
    'total.high': { rise: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
