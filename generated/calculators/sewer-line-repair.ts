/**
 * Sewer Line Calculator. Generated from the entry sewer-line-repair of catalog/calculators/finishes.yaml by `npm run
 * generate`: edit the catalog, not this file.
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
import { amount, fixed, roughRange, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Sewer Line Calculator, inside their bounds. */
export interface SewerLineRepairInputs {
  /** House to tap, 5 to 300 ft in steps of 1; 60 when omitted. */
  readonly length: number;
  /** Depth at the house, 6 to 72 in in steps of 1; 18 when omitted. */
  readonly start: number;
  /** Depth at the tap, 12 to 180 in in steps of 1; 60 when omitted. */
  readonly tap: number;
  /** Fall; 'quarter' when omitted. */
  readonly slope: 'quarter' | 'eighth';
  /** Method; 'dig' when omitted. */
  readonly method: 'dig' | 'burst';
}

/** The steps of the calculation. */
export interface SewerLineRepairSteps {
  /** length * slope.fall to in, in in */
  readonly descent: number;
  /** start + descent to ft, in ft */
  readonly end: number;
  /** max(end, tap to ft), in ft */
  readonly deep: number;
  /** max(tap - start - descent, 0 in), in in */
  readonly spare: number;
  /** max(start + descent - tap, 0 in), in in */
  readonly short: number;
  /** if start + descent <= tap then "falls by gravity" else "too flat" */
  readonly verdict: string;
  /** Low end of work_minimums.sewer, in $ */
  readonly minimumLow: number;
  /** High end of work_minimums.sewer, in $ */
  readonly minimumHigh: number;
  /** Low end of length * method.rate, in $ */
  readonly byFootLow: number;
  /** High end of length * method.rate, in $ */
  readonly byFootHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(byFoot, 1 USD)), in $ */
  readonly costLow: number;
  /** High end of max(round(minimum, 1 USD), round(byFoot, 1 USD)), in $ */
  readonly costHigh: number;
}

const slopePhrases: Readonly<Record<SewerLineRepairInputs['slope'], string>> = {
  quarter: 'a quarter inch to the foot',
  eighth: 'an eighth of an inch to the foot',
};
const methodPhrases: Readonly<Record<SewerLineRepairInputs['method'], string>> = {
  dig: 'Digging and replacing',
  burst: 'Bursting or lining',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ length, start, tap, slope, method }: SewerLineRepairInputs): SewerLineRepairSteps {
  const descent = length * (slope === 'quarter' ? 0.25 : 0.125);
  const end = (start + descent) / 12;
  const deep = Math.max(end, tap / 12);
  const spare = Math.max(tap - start - descent, 0);
  const short = Math.max(start + descent - tap, 0);
  const verdict: string = isAtMost(start + descent, tap) ? 'falls by gravity' : 'too flat';
  const minimumLow = 1500;
  const minimumHigh = 3000;
  const byFootLow = length * (method === 'dig' ? 50 : 80);
  const byFootHigh = length * 250;
  const costLow = Math.max(minimumLow, roundHalfAway(byFootLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byFootHigh));
  return {
    descent,
    end,
    deep,
    spare,
    short,
    verdict,
    minimumLow,
    minimumHigh,
    byFootLow,
    byFootHigh,
    costLow,
    costHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: SewerLineRepairInputs, own: OwnFigures): SewerLineRepairSteps {
  const { length, start, tap, slope, method } = inputs;
  const methodRate = own['method.rate'] ?? (method === 'dig' ? 50 : 80);
  const methodRateHigh = own['method.rate'] ?? (method === 'dig' ? 250 : 250);
  const descent = length * (slope === 'quarter' ? 0.25 : 0.125);
  const end = (start + descent) / 12;
  const deep = Math.max(end, tap / 12);
  const spare = Math.max(tap - start - descent, 0);
  const short = Math.max(start + descent - tap, 0);
  const verdict: string = isAtMost(start + descent, tap) ? 'falls by gravity' : 'too flat';
  const minimumLow = 1500;
  const minimumHigh = 3000;
  const byFootLow = length * methodRate;
  const byFootHigh = length * methodRateHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(byFootLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byFootHigh));
  return {
    descent,
    end,
    deep,
    spare,
    short,
    verdict,
    minimumLow,
    minimumHigh,
    byFootLow,
    byFootHigh,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: SewerLineRepairInputs, steps = compute(inputs)): CalculationResult {
  const { length, start, tap, slope, method } = inputs;
  const { descent, end, deep, spare, short, verdict, costLow, costHigh } = steps;
  return {
    value: roundTo(descent, 2),
    unit: 'in',
    text: verdict,
    interpretation:
      `Over ${inWholeFeet(length)} the sewer drops ${inInches(descent)} at ${slopePhrases[slope]} and ends ` +
      `${inFeetTo1Decimal(end)} deep` +
      (isAtMost(start + descent, tap)
        ? `; the tap is deep enough, with ${inInchesTo1Decimal(spare)} to spare. ${methodPhrases[method]} costs ` +
          `${rangeInRoughDollars(costLow, costHigh)}, plus pavement and permits.`
        : `, ${inInchesTo1Decimal(short)} below the tap: use less fall, a shorter route or a pump. ` +
          `${methodPhrases[method]} costs ${rangeInRoughDollars(costLow, costHigh)}, plus pavement and permits.`),
    secondary: [
      { value: roundTo(end, 2), unit: 'ft', label: 'Depth at the end' },
      { value: roundTo(spare, 1), unit: 'in', label: 'To spare' },
      { value: roundTo(short, 1), unit: 'in', label: 'Too deep by' },
      { value: roundTo(deep, 2), unit: 'ft', label: 'Deepest digging' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Cost (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Cost (high)' },
    ],
    figures: {
      descent: { value: roundTo(descent, 2), unit: 'in' },
      end: { value: roundTo(end, 1), unit: 'ft' },
      spare: { value: roundTo(spare, 1), unit: 'in' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      short: { value: roundTo(short, 1), unit: 'in' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: SewerLineRepairInputs, steps = compute(inputs)): EstimateAmounts {
  const { minimumLow, minimumHigh, byFootLow, byFootHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(byFootLow, 0), high: roundTo(byFootHigh, 0) }],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: SewerLineRepairInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    descent,
    end,
    deep,
    spare,
    short,
    verdict,
    minimumLow,
    minimumHigh,
    byFootLow,
    byFootHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'descent', formula: 'length * slope.fall to in', value: descent, unit: 'in' },
    { name: 'end', formula: 'start + descent to ft', value: end, unit: 'ft' },
    { name: 'deep', formula: 'max(end, tap to ft)', value: deep, unit: 'ft' },
    { name: 'spare', formula: 'max(tap - start - descent, 0 in)', value: spare, unit: 'in' },
    { name: 'short', formula: 'max(start + descent - tap, 0 in)', value: short, unit: 'in' },
    {
      name: 'verdict',
      formula: 'if start + descent <= tap then "falls by gravity" else "too flat"',
      value: verdict,
      unit: '',
    },
    { name: 'minimum', formula: 'work_minimums.sewer', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'byFoot', formula: 'length * method.rate', value: { low: byFootLow, high: byFootHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byFoot, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ slope, method }: SewerLineRepairInputs): readonly Cell[] {
  return [
    { name: 'slope.fall', cell: slope, unit: 'in per foot', value: slope === 'quarter' ? 0.25 : 0.125 },
    {
      name: 'method.rate',
      cell: method,
      unit: '$ per foot',
      low: method === 'dig' ? 50 : 80,
      high: method === 'dig' ? 250 : 250,
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: SewerLineRepairInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 feet", for instance. */
function inWholeFeet(value: number): string {
  return amount(trimmed(value, 0), '', ' foot', ' feet');
}

/** "2,500 inches", for instance. */
function inInches(value: number): string {
  return amount(trimmed(value, 2), '', ' inch', ' inches');
}

/** "2,500.0 feet", for instance. */
function inFeetTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' foot', ' feet');
}

/** "2,500.0 inches", for instance. */
function inInchesTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' inch', ' inches');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Fall of a house sewer by code, whether it reaches the city tap, and the cost to replace it */
export const sewerLineRepair: Calculator<SewerLineRepairInputs> = {
  slug: 'sewer-line-repair',
  title: 'Sewer Line Calculator',
  subtitle: 'Fall of a house sewer by code, whether it reaches the city tap, and the cost to replace it',
  tag: 'home',
  service: 'Sewer line repair',
  disclaimer:
    'Planning estimate for a straight line from house to tap. It leaves out streets, sidewalks, trees, permits and ' +
    'what lies under the slab. In Texas this is the work of a licensed plumber.',
  inputs: [
    {
      name: 'length',
      label: 'House to tap',
      type: 'number',
      unit: 'ft',
      default: 60,
      min: 5,
      max: 300,
      step: 1,
      units: acceptedUnits.ft,
      ask: 'How far is it from the house to the tap?',
    },
    {
      name: 'start',
      label: 'Depth at the house',
      type: 'number',
      unit: 'in',
      default: 18,
      min: 6,
      max: 72,
      step: 1,
      units: acceptedUnits.in,
    },
    {
      name: 'tap',
      label: 'Depth at the tap',
      type: 'number',
      unit: 'in',
      default: 60,
      min: 12,
      max: 180,
      step: 1,
      units: acceptedUnits.in,
    },
    {
      name: 'slope',
      label: 'Fall',
      type: 'select',
      default: 'quarter',
      options: [
        { value: 'quarter', label: '1/4 in to the foot' },
        { value: 'eighth', label: '1/8 in to the foot, least for 3 to 6 in' },
      ],
      ask: 'How much fall?',
    },
    {
      name: 'method',
      label: 'Method',
      type: 'select',
      default: 'dig',
      options: [
        { value: 'dig', label: 'Dig and replace' },
        { value: 'burst', label: 'Burst or line' },
      ],
      ask: 'How will it be done?',
    },
  ],
  costBand: {
    service_name: 'Sewer line repair',
    unit: 'per linear foot',
    price_min_usd: 50,
    price_max_usd: 250,
    project_min_usd: 3000,
    project_max_usd: 25000,
    notes: 'Short pieces cost the minimum of a job, long ones more than the usual project.',
  },
  sources: [
    'At least 1/4 in to the foot up to 2 1/2 in and 1/8 in from 3 to 6 in, IRC P3005.3 (2021), the same in ' +
      "Chicago's code, Table 18-29-704.1 (jaspector.com/codes/irc-2021/ch30-sanitary-drainage/drain-pipe-slope-code; " +
      'codelibrary.amlegal.com/codes/chicago/latest/chicago_il/0-0-0-2691996); many cities ask for 1/4 in.',
  ],
  asOf: '2025-12-29',
  sharedFigures: [
    {
      name: 'work_minimums.sewer',
      unit: '$',
      asOf: '2026-03-01',
      source: 'Published: agency, guide (2026)',
      values: [{ low: 1500, high: 3000 }],
    },
    {
      name: 'work_prices.sewer_burst',
      unit: '$ per foot',
      asOf: '2025-12-29',
      source: 'Published: firm, guide (2025)',
      values: [{ low: 80, high: 250 }],
    },
    {
      name: 'work_prices.sewer_dig',
      unit: '$ per foot',
      asOf: '2026-01-01',
      source: 'Published: guide (2026)',
      values: [{ low: 50, high: 250 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'New line from house to tap', covers: 'job' }],
    leavesOut: ['street and sidewalk', 'trees', 'pavement', 'permit', 'plumbing under the slab', 'camera inspection'],
    pitfalls: [
      'A belly or a flat piece stops up again however often it is cleaned; have a camera run before you pay for pipe.',
      'More fall than needed lets the water run away from the solids; keep one slope all the way.',
      'Nobody may work in a trench 5 ft deep or more unless it is sloped or shored.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 3,
    prices: {
      'work_minimums.sewer': 'published',
      'work_prices.sewer_burst': 'published',
      'work_prices.sewer_dig': 'published',
    },
  },
  own: {
    figures: [{
      name: 'method.rate',
      label: 'Price per foot',
      unit: '$ per foot',
      min: 15,
      max: 900,
      written: 'USD/ft',
      by: ['method'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { byFoot: 'Price by the foot', 'method.rate': 'Price per foot' },
  repeats: { '4': 'total', '5': 'total' },
  asks: [
    { input: 'length', from: 40, to: 90 },
    { input: 'method', from: 'dig', to: 'burst' },
  ],
  slopes: {
    value: { length: 1, start: 0, tap: 0 },
    descent: { length: 1, start: 0, tap: 0 },
    end: { length: 1, start: 1, tap: 0 },
    spare: { length: -1, start: -1, tap: 1 },
    'cost.low': { length: 1, start: 0, tap: 0 },
    'cost.high': { length: 1, start: 0, tap: 0 },
    short: { length: 1, start: 1, tap: -1 },
    'total.low': { length: 1, start: 0, tap: 0 },
    'total.high': { length: 1, start: 0, tap: 0 },
  },
  refuse,
  answer,
  trace,
  cells,
};
