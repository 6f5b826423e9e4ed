/**
 * Stucco Calculator. Generated from the entry stucco of catalog/calculators/finishes.yaml by `npm run generate`: edit
 * the catalog, not this file.
 */
import { isBelow, roundHalfAway, roundTo, roundUp } from '../../engine/kernel/math.js';
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

/** The inputs of the Stucco Calculator, inside their bounds. */
export interface StuccoInputs {
  /** Wall, 20 to 20000 sq ft in steps of 10; 1000 when omitted. */
  readonly area: number;
  /** On what; 'lath' when omitted. */
  readonly wall: 'lath' | 'masonry';
  /** Extra, 0 to 25 % in steps of 1; 10 when omitted. */
  readonly waste: number;
}

/** The steps of the calculation. */
export interface StuccoSteps {
  /** area * (1 + waste), in sq ft */
  readonly bought: number;
  /** ceil(bought * wall.base / work_coverages.stucco_base), in bags */
  readonly base: number;
  /** ceil(bought / work_coverages.stucco_finish), in bags */
  readonly finish: number;
  /** base + finish, in bags */
  readonly bags: number;
  /** if wall = "lath" then ceil(bought / work_coverages.stucco_lath) else 0 sheet, in sheets */
  readonly lath: number;
  /** wall.base + 0.125 in, in in */
  readonly thickness: number;
  /** Low end of work_minimums.stucco, in $ */
  readonly minimumLow: number;
  /** High end of work_minimums.stucco, in $ */
  readonly minimumHigh: number;
  /** Low end of area * wall.rate, in $ */
  readonly byWorkLow: number;
  /** High end of area * wall.rate, in $ */
  readonly byWorkHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(byWork, 1 USD)), in $ */
  readonly costLow: number;
  /** High end of max(round(minimum, 1 USD), round(byWork, 1 USD)), in $ */
  readonly costHigh: number;
}

const wallFigures: Readonly<Record<StuccoInputs['wall'], { base: number; rateLow: number; rateHigh: number }>> = {
  lath: { base: 0.75, rateLow: 6, rateHigh: 12 },
  masonry: { base: 0.375, rateLow: 3, rateHigh: 6 },
};
const wallPhrases: Readonly<Record<StuccoInputs['wall'], string>> = {
  lath: 'lath over framing',
  masonry: 'block or concrete',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ area, wall, waste }: StuccoInputs): StuccoSteps {
  const wallChosen = wallFigures[wall];
  const bought = area * (1 + waste / 100);
  const base = roundUp(bought * wallChosen.base * 25 / 249);
  const finish = roundUp(bought / 70);
  const bags = base + finish;
  const lath = wall === 'lath' ? roundUp(bought / 18) : 0;
  const thickness = wallChosen.base + 0.125;
  const minimumLow = 750;
  const minimumHigh = 1500;
  const byWorkLow = area * wallChosen.rateLow;
  const byWorkHigh = area * wallChosen.rateHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(byWorkLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byWorkHigh));
  return {
    bought,
    base,
    finish,
    bags,
    lath,
    thickness,
    minimumLow,
    minimumHigh,
    byWorkLow,
    byWorkHigh,
    costLow,
    costHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: StuccoInputs, own: OwnFigures): StuccoSteps {
  const { area, wall, waste } = inputs;
  const wallChosen = wallFigures[wall];
  const wallRate = own['wall.rate'] ?? wallChosen.rateLow;
  const wallRateHigh = own['wall.rate'] ?? wallChosen.rateHigh;
  const bought = area * (1 + waste / 100);
  const base = roundUp(bought * wallChosen.base * 25 / 249);
  const finish = roundUp(bought / 70);
  const bags = base + finish;
  const lath = wall === 'lath' ? roundUp(bought / 18) : 0;
  const thickness = wallChosen.base + 0.125;
  const minimumLow = 750;
  const minimumHigh = 1500;
  const byWorkLow = area * wallRate;
  const byWorkHigh = area * wallRateHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(byWorkLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byWorkHigh));
  return {
    bought,
    base,
    finish,
    bags,
    lath,
    thickness,
    minimumLow,
    minimumHigh,
    byWorkLow,
    byWorkHigh,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: StuccoInputs, steps = compute(inputs)): CalculationResult {
  const { area, wall } = inputs;
  const { base, finish, bags, lath, thickness, minimumLow, byWorkLow, costLow, costHigh } = steps;
  return {
    value: roundTo(bags, 0),
    unit: 'bags',
    interpretation:
      `For ${inWholeSqFt(area)} of ${wallPhrases[wall]} you need ${inWholeBags(base)} of base coat and ` +
      `${inWholeBags(finish)} of finish, 80 pounds each` +
      (wall === 'lath' && isBelow(byWorkLow, minimumLow)
        ? `, and ${inWholeSheets(lath)} of metal lath. At seven eighths of an inch it costs ` +
          `${rangeInRoughDollars(costLow, costHigh)} installed, the usual minimum.`
        : wall === 'lath'
          ? `, and ${inWholeSheets(lath)} of metal lath. At seven eighths of an inch it costs ` +
            `${rangeInRoughDollars(costLow, costHigh)} installed.`
          : `. At half an inch it costs ${rangeInRoughDollars(costLow, costHigh)} installed` +
            (isBelow(byWorkLow, minimumLow) ? ', the usual minimum.' : '.')),
    secondary: [
      { value: roundTo(base, 0), unit: 'bags', label: 'Base coat' },
      { value: roundTo(finish, 0), unit: 'bags', label: 'Finish coat' },
      { value: roundTo(lath, 0), unit: 'sheets', label: 'Metal lath' },
      { value: roundTo(thickness, 3), unit: 'in', label: 'Thickness' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Installed (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Installed (high)' },
    ],
    figures: {
      base: { value: roundTo(base, 0), unit: 'bags' },
      finish: { value: roundTo(finish, 0), unit: 'bags' },
      lath: { value: roundTo(lath, 0), unit: 'sheets' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: StuccoInputs, steps = compute(inputs)): EstimateAmounts {
  const { minimumLow, minimumHigh, byWorkLow, byWorkHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(byWorkLow, 0), high: roundTo(byWorkHigh, 0) }],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: StuccoInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    bought,
    base,
    finish,
    bags,
    lath,
    thickness,
    minimumLow,
    minimumHigh,
    byWorkLow,
    byWorkHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'bought', formula: 'area * (1 + waste)', value: bought, unit: 'sq ft' },
    { name: 'base', formula: 'ceil(bought * wall.base / work_coverages.stucco_base)', value: base, unit: 'bags' },
    { name: 'finish', formula: 'ceil(bought / work_coverages.stucco_finish)', value: finish, unit: 'bags' },
    { name: 'bags', formula: 'base + finish', value: bags, unit: 'bags' },
    {
      name: 'lath',
      formula: 'if wall = "lath" then ceil(bought / work_coverages.stucco_lath) else 0 sheet',
      value: lath,
      unit: 'sheets',
    },
    { name: 'thickness', formula: 'wall.base + 0.125 in', value: thickness, unit: 'in' },
    { name: 'minimum', formula: 'work_minimums.stucco', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'byWork', formula: 'area * wall.rate', value: { low: byWorkLow, high: byWorkHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byWork, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ wall }: StuccoInputs): readonly Cell[] {
  const wallChosen = wallFigures[wall];
  return [
    { name: 'wall.base', cell: wall, unit: 'in', value: wallChosen.base },
    { name: 'wall.rate', cell: wall, unit: '$ per sq ft', low: wallChosen.rateLow, high: wallChosen.rateHigh },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: StuccoInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 sq ft", for instance. */
function inWholeSqFt(value: number): string {
  return amount(trimmed(value, 0), '', ' sq ft', ' sq ft');
}

/** "2,500 bags", for instance. */
function inWholeBags(value: number): string {
  return amount(trimmed(value, 0), '', ' bag', ' bags');
}

/** "2,500 sheets", for instance. */
function inWholeSheets(value: number): string {
  return amount(trimmed(value, 0), '', ' sheet', ' sheets');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Bags of base and finish coat, sheets of lath and the installed price of a stucco wall */
export const stucco: Calculator<StuccoInputs> = {
  slug: 'stucco',
  title: 'Stucco Calculator',
  subtitle: 'Bags of base and finish coat, sheets of lath and the installed price of a stucco wall',
  tag: 'home',
  service: 'Stucco',
  disclaimer:
    'Planning estimate for flat walls; cast concrete takes a quarter inch of base coat, a third less than block. It ' +
    'leaves out scaffolds over one story, old siding, paper and flashing, trim, paint and cracks in the wall below; ' +
    'thin and textured finishes take more or less.',
  inputs: [
    {
      name: 'area',
      label: 'Wall',
      type: 'number',
      unit: 'sq ft',
      default: 1000,
      min: 20,
      max: 20000,
      step: 10,
      units: acceptedUnits.sqft,
      ask: 'How large is the wall?',
      hint: 'Without doors and windows',
    },
    {
      name: 'wall',
      label: 'On what',
      type: 'select',
      default: 'lath',
      options: [
        { value: 'lath', label: 'Wood framing with metal lath, three coats' },
        { value: 'masonry', label: 'Block or concrete, two coats' },
      ],
      ask: 'What does the stucco go on?',
    },
    {
      name: 'waste',
      label: 'Extra',
      type: 'number',
      unit: '%',
      default: 10,
      min: 0,
      max: 25,
      step: 1,
      units: acceptedUnits['%'],
    },
  ],
  costBand: {
    service_name: 'Stucco',
    unit: 'per square foot',
    price_min_usd: 3,
    price_max_usd: 12,
    notes: 'Small walls cost the minimum of a job, which is more than the band by the foot.',
  },
  sources: [
    'ASTM C926, three coats on metal lath, 7/8 in in all, two on unit masonry, 1/2 in, and on cast concrete 3/8 in ' +
      '(nursestucco.com/faq-items/what-is-the-correct-thickness-of-stucco).',
    "At least three coats over metal lath and two over other bases also by section 2511.1 of New York's building " +
      'code (codelibrary.amlegal.com/codes/newyorkcity/latest/NYCadmin/0-0-0-183017).',
  ],
  sharedFigures: [
    {
      name: 'work_coverages.stucco_base',
      unit: 'cu ft per bag',
      source: 'Published: maker (undated)',
      values: [{ value: 0.83 }],
    },
    {
      name: 'work_coverages.stucco_finish',
      unit: 'sq ft per bag',
      source: 'Published: maker (undated)',
      values: [{ value: 70 }],
    },
    { name: 'work_coverages.stucco_lath', unit: 'sq ft per sheet', source: 'Our judgement', values: [{ value: 18 }] },
    {
      name: 'work_minimums.stucco',
      unit: '$',
      asOf: '2024-12-02',
      source: 'Published: survey (2024)',
      values: [{ low: 750, high: 1500 }],
    },
    {
      name: 'work_prices.stucco_masonry',
      unit: '$ per sq ft',
      source: 'Published: firm, guide (undated)',
      values: [{ low: 3, high: 6 }],
    },
    {
      name: 'work_prices.stucco_wood',
      unit: '$ per sq ft',
      source: 'Published: firm, guide (undated)',
      values: [{ low: 6, high: 12 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Stucco, installed', covers: 'job' }],
    leavesOut: [
      'scaffolds over one story',
      'old siding',
      'paper and flashing',
      'trim',
      'paint',
      'cracks in the wall below',
      'sales tax',
    ],
    pitfalls: [
      'Without two layers of paper and a weep screed at the bottom, the wall rots unseen.',
      'Each coat has to stay damp for two days; wind and sun on the coast crack it in hours.',
      'Synthetic stucco on foam is another system with other rules.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 3,
    prices: {
      'work_minimums.stucco': 'published',
      'work_prices.stucco_masonry': 'published',
      'work_prices.stucco_wood': 'published',
    },
  },
  own: {
    figures: [{
      name: 'wall.rate',
      label: 'Price per sq ft',
      unit: '$ per sq ft',
      min: 1,
      max: 50,
      written: 'USD/sqft',
      by: ['wall'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { byWork: 'Price of the work', 'wall.rate': 'Price per sq ft' },
  counted: { bags: 'bag', sheets: 'sheet' },
  repeats: { '4': 'total', '5': 'total' },
  asks: [
    { input: 'area', from: 700, to: 1500 },
    { input: 'wall', from: 'masonry', to: 'lath' },
  ],
  slopes: {
    value: { area: 1, waste: 1 },
    base: { area: 1, waste: 1 },
    finish: { area: 1, waste: 1 },
    lath: { area: 1, waste: 1 },
    'cost.low': { area: 1, waste: 0 },
    'cost.high': { area: 1, waste: 0 },
    'total.low': { area: 1, waste: 0 },
    'total.high': { area: 1, waste: 0 },
  },
  refuse,
  answer,
  trace,
  cells,
};
