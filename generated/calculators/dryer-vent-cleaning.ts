/**
 * Dryer Vent Length Calculator. Generated from the entry dryer-vent-cleaning of catalog/calculators/home-water.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { isAtMost, roundHalfAway, roundTo } from '../../engine/kernel/math.js';
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

/** The inputs of the Dryer Vent Length Calculator, inside their bounds. */
export interface DryerVentCleaningInputs {
  /** Straight duct, 1 to 60 ft in steps of 1; 15 when omitted. */
  readonly length: number;
  /** 90-degree elbows, whole, 0 to 8 elbows in steps of 1; 2 when omitted. */
  readonly quarter: number;
  /** 45-degree elbows, whole, 0 to 8 elbows in steps of 1; 0 when omitted. */
  readonly eighth: number;
  /** Kind of elbow; 'tight' when omitted. */
  readonly elbows: 'tight' | 'smooth';
  /** Where it ends; 'wall' when omitted. */
  readonly outlet: 'wall' | 'roof';
}

/** The steps of the calculation. */
export interface DryerVentCleaningSteps {
  /** quarter * elbows.quarter + eighth * elbows.eighth, in ft */
  readonly fittings: number;
  /** length + fittings, in ft */
  readonly equivalent: number;
  /** 35 ft, in ft */
  readonly limit: number;
  /** max(limit - equivalent, 0 ft), in ft */
  readonly left: number;
  /** max(equivalent - limit, 0 ft), in ft */
  readonly over: number;
  /** if equivalent <= limit then "within the limit" else "too long" */
  readonly verdict: string;
  /** Low end of home_prices.dryer_vent, in $ */
  readonly cleaningLow: number;
  /** High end of home_prices.dryer_vent, in $ */
  readonly cleaningHigh: number;
  /** Low end of if outlet = "roof" then home_prices.dryer_vent_roof else 0..0 USD, in $ */
  readonly roofLow: number;
  /** High end of if outlet = "roof" then home_prices.dryer_vent_roof else 0..0 USD, in $ */
  readonly roofHigh: number;
  /** Low end of round(cleaning, 1 USD) + round(roof, 1 USD), in $ */
  readonly costLow: number;
  /** High end of round(cleaning, 1 USD) + round(roof, 1 USD), in $ */
  readonly costHigh: number;
}

const elbowsPhrases: Readonly<Record<DryerVentCleaningInputs['elbows'], string>> = { tight: 'tight', smooth: 'smooth' };
const outletPhrases: Readonly<Record<DryerVentCleaningInputs['outlet'], string>> = {
  wall: 'at the wall',
  roof: 'on the roof or an upper floor',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ length, quarter, eighth, elbows, outlet }: DryerVentCleaningInputs): DryerVentCleaningSteps {
  const fittings = quarter * (elbows === 'tight' ? 5 : 1.75) + eighth * (elbows === 'tight' ? 2.5 : 1);
  const equivalent = length + fittings;
  const limit = 35;
  const left = Math.max(limit - equivalent, 0);
  const over = Math.max(equivalent - limit, 0);
  const verdict: string = isAtMost(equivalent, limit) ? 'within the limit' : 'too long';
  const cleaningLow = 100;
  const cleaningHigh = 200;
  const roofLow = outlet === 'roof' ? 50 : 0;
  const roofHigh = outlet === 'roof' ? 100 : 0;
  const costLow = cleaningLow + roundHalfAway(roofLow);
  const costHigh = cleaningHigh + roundHalfAway(roofHigh);
  return {
    fittings,
    equivalent,
    limit,
    left,
    over,
    verdict,
    cleaningLow,
    cleaningHigh,
    roofLow,
    roofHigh,
    costLow,
    costHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: DryerVentCleaningInputs, own: OwnFigures): DryerVentCleaningSteps {
  const { length, quarter, eighth, elbows, outlet } = inputs;
  const homePricesDryerVent = own['home_prices.dryer_vent'] ?? 100;
  const homePricesDryerVentHigh = own['home_prices.dryer_vent'] ?? 200;
  const fittings = quarter * (elbows === 'tight' ? 5 : 1.75) + eighth * (elbows === 'tight' ? 2.5 : 1);
  const equivalent = length + fittings;
  const limit = 35;
  const left = Math.max(limit - equivalent, 0);
  const over = Math.max(equivalent - limit, 0);
  const verdict: string = isAtMost(equivalent, limit) ? 'within the limit' : 'too long';
  const cleaningLow = homePricesDryerVent;
  const cleaningHigh = homePricesDryerVentHigh;
  const roofLow = outlet === 'roof' ? 50 : 0;
  const roofHigh = outlet === 'roof' ? 100 : 0;
  const costLow = roundHalfAway(cleaningLow) + roundHalfAway(roofLow);
  const costHigh = roundHalfAway(cleaningHigh) + roundHalfAway(roofHigh);
  return {
    fittings,
    equivalent,
    limit,
    left,
    over,
    verdict,
    cleaningLow,
    cleaningHigh,
    roofLow,
    roofHigh,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: DryerVentCleaningInputs, steps = compute(inputs)): CalculationResult {
  const { elbows, outlet } = inputs;
  const { fittings, equivalent, limit, left, over, verdict, costLow, costHigh } = steps;
  return {
    value: roundTo(equivalent, 2),
    unit: 'ft',
    text: verdict,
    interpretation:
      `With ${inFeet(fittings)} for ${elbowsPhrases[elbows]} elbows, your duct counts as ${inFeet(equivalent)}; the ` +
      `code allows ${inWholeFeet(limit)}, so ` +
      (isAtMost(equivalent, limit)
        ? `you have ${inFeet(left)} to spare. Cleaning a duct that exits ${outletPhrases[outlet]} costs ` +
          `${rangeInRoughDollars(costLow, costHigh)}.`
        : `it is ${inFeet(over)} too long unless the dryer's instructions allow it. Cleaning a duct that exits ` +
          `${outletPhrases[outlet]} costs ${rangeInRoughDollars(costLow, costHigh)}.`),
    secondary: [
      { value: roundTo(left, 2), unit: 'ft', label: 'Left before the limit' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Cleaning (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Cleaning (high)' },
    ],
    figures: {
      fittings: { value: roundTo(fittings, 2), unit: 'ft' },
      equivalent: { value: roundTo(equivalent, 2), unit: 'ft' },
      limit: { value: roundTo(limit, 0), unit: 'ft' },
      left: { value: roundTo(left, 2), unit: 'ft' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      over: { value: roundTo(over, 2), unit: 'ft' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: DryerVentCleaningInputs, steps = compute(inputs)): EstimateAmounts {
  const { cleaningLow, cleaningHigh, roofLow, roofHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [
      { low: roundTo(cleaningLow, 0), high: roundTo(cleaningHigh, 0) },
      { low: roundTo(roofLow, 0), high: roundTo(roofHigh, 0) },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: DryerVentCleaningInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    fittings,
    equivalent,
    limit,
    left,
    over,
    verdict,
    cleaningLow,
    cleaningHigh,
    roofLow,
    roofHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'fittings', formula: 'quarter * elbows.quarter + eighth * elbows.eighth', value: fittings, unit: 'ft' },
    { name: 'equivalent', formula: 'length + fittings', value: equivalent, unit: 'ft' },
    { name: 'limit', formula: '35 ft', value: limit, unit: 'ft' },
    { name: 'left', formula: 'max(limit - equivalent, 0 ft)', value: left, unit: 'ft' },
    { name: 'over', formula: 'max(equivalent - limit, 0 ft)', value: over, unit: 'ft' },
    {
      name: 'verdict',
      formula: 'if equivalent <= limit then "within the limit" else "too long"',
      value: verdict,
      unit: '',
    },
    { name: 'cleaning', formula: 'home_prices.dryer_vent', value: { low: cleaningLow, high: cleaningHigh }, unit: '$' },
    {
      name: 'roof',
      formula: 'if outlet = "roof" then home_prices.dryer_vent_roof else 0..0 USD',
      value: { low: roofLow, high: roofHigh },
      unit: '$',
    },
    {
      name: 'cost',
      formula: 'round(cleaning, 1 USD) + round(roof, 1 USD)',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ elbows }: DryerVentCleaningInputs): readonly Cell[] {
  return [
    { name: 'elbows.quarter', cell: elbows, unit: 'ft per elbow', value: elbows === 'tight' ? 5 : 1.75 },
    { name: 'elbows.eighth', cell: elbows, unit: 'ft per elbow', value: elbows === 'tight' ? 2.5 : 1 },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: DryerVentCleaningInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 feet", for instance. */
function inFeet(value: number): string {
  return amount(trimmed(value, 2), '', ' foot', ' feet');
}

/** "2,500 feet", for instance. */
function inWholeFeet(value: number): string {
  return amount(trimmed(value, 0), '', ' foot', ' feet');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Whether a dryer's duct is short enough for the code, and what cleaning it costs */
export const dryerVentCleaning: Calculator<DryerVentCleaningInputs> = {
  slug: 'dryer-vent-cleaning',
  title: 'Dryer Vent Length Calculator',
  subtitle: "Whether a dryer's duct is short enough for the code, and what cleaning it costs",
  tag: 'home',
  service: 'Dryer vent cleaning',
  disclaimer:
    "Planning estimate by the residential code for a 4-inch smooth metal duct. The dryer's own instructions may " +
    'allow more or less and then decide. It leaves out repairs, bird nests, booster fans and cutting into walls.',
  inputs: [
    {
      name: 'length',
      label: 'Straight duct',
      type: 'number',
      unit: 'ft',
      default: 15,
      min: 1,
      max: 60,
      step: 1,
      units: acceptedUnits.ft,
      hint: 'Without the hose behind the dryer',
    },
    {
      name: 'quarter',
      label: '90-degree elbows',
      type: 'number',
      unit: 'elbows',
      default: 2,
      min: 0,
      max: 8,
      step: 1,
      whole: true,
      units: acceptedUnits.elbow,
    },
    {
      name: 'eighth',
      label: '45-degree elbows',
      type: 'number',
      unit: 'elbows',
      default: 0,
      min: 0,
      max: 8,
      step: 1,
      whole: true,
      units: acceptedUnits.elbow,
    },
    {
      name: 'elbows',
      label: 'Kind of elbow',
      type: 'select',
      default: 'tight',
      options: [
        { value: 'tight', label: 'Tight, mitered, 4-inch radius' },
        { value: 'smooth', label: 'Smooth, 6-inch radius' },
      ],
      ask: 'Tight or smooth elbows?',
    },
    {
      name: 'outlet',
      label: 'Where it ends',
      type: 'select',
      default: 'wall',
      options: [
        { value: 'wall', label: 'Wall' },
        { value: 'roof', label: 'Roof or upper floor' },
      ],
      ask: 'Where does the vent end?',
    },
  ],
  costBand: {
    service_name: 'Dryer vent cleaning',
    unit: 'per visit',
    price_min_usd: 100,
    price_max_usd: 300,
    notes: 'One dryer with its duct and outlet.',
  },
  sources: [
    '35 ft less 5 ft for each 90-degree and 2.5 ft for each 45-degree elbow of 4-inch radius, IRC M1502.4.4.1 ' +
      '(2012), M1502.4.6.1 in later editions (proctorhldg.com/library/clothes-dryer-exhaust-duct-maximum-length; ' +
      "jaspector.com/codes/irc-2021/ch15-exhaust-systems/dryer-vent-length-limit), the same in Utah's field guide " +
      '(sites.google.com/utah.gov/fieldguide/ventilation-vent-clothes-dryer-to-the-exterior).',
    '1 ft 9 in and 1 ft for smooth elbows of 6-inch radius in the same table (City of Everett, general mechanical ' +
      'provisions, lfportal.everettwa.gov/WebLink/0/doc/1855287/Page7.aspx).',
  ],
  asOf: '2013-01-01',
  sharedFigures: [
    {
      name: 'home_prices.dryer_vent',
      unit: '$',
      asOf: '2013-01-01',
      source: 'Published: guide (2013)',
      values: [{ low: 100, high: 200 }],
    },
    { name: 'home_prices.dryer_vent_roof', unit: '$', source: 'Our judgement', values: [{ low: 50, high: 100 }] },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Cleaning the duct', covers: 'job' },
      { line: 'Outlet on the roof or an upper floor', covers: 'job' },
    ],
    leavesOut: ['repairs', 'bird nests', 'booster fans', 'cutting into walls'],
    pitfalls: [
      'Plastic or foil hose inside a wall is a fire hazard; the code requires smooth metal, 4 inches wide, without ' +
        'screws.',
      'A screen at the outlet clogs with lint within weeks; a flap belongs there.',
      'Birds nest in flaps that stay open; clean the outlet before spring.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 1,
    judged: 1,
    prices: { 'home_prices.dryer_vent': 'published', 'home_prices.dryer_vent_roof': 'judged' },
  },
  own: {
    figures: [{
      name: 'home_prices.dryer_vent',
      label: 'Cleaning',
      unit: '$',
      min: 40,
      max: 600,
      units: acceptedUnits.USD,
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { 'home_prices.dryer_vent': 'Cleaning' },
  counted: { elbows: 'elbow' },
  repeats: { '1': 'total', '2': 'total' },
  asks: [{ input: 'outlet', from: 'wall', to: 'roof' }],
  slopes: {
    value: { length: 1, quarter: 1, eighth: 1 },
    fittings: { length: 0, quarter: 1, eighth: 1 },
    equivalent: { length: 1, quarter: 1, eighth: 1 },
    limit: { length: 0, quarter: 0, eighth: 0 },
    left: { length: -1, quarter: -1, eighth: -1 },
    'cost.low': { length: 0, quarter: 0, eighth: 0 },
    'cost.high': { length: 0, quarter: 0, eighth: 0 },
    over: { length: 1, quarter: 1, eighth: 1 },
    'total.low': { length: 0, quarter: 0, eighth: 0 },
    'total.high': { length: 0, quarter: 0, eighth: 0 },
  },
  refuse,
  answer,
  trace,
  cells,
};
