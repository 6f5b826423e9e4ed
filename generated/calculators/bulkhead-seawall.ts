/**
 * Bulkhead and Seawall Cost Calculator. Generated from the entry bulkhead-seawall of catalog/calculators.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { isBelow, roundHalfAway, roundTo } from '../../engine/kernel/math.js';
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

/** The inputs of the Bulkhead and Seawall Cost Calculator, inside their bounds. */
export interface BulkheadSeawallInputs {
  /** Length of wall, 10 to 2000 linear ft in steps of 5; 60 when omitted. */
  readonly feet: number;
  /** Material; 'vinyl' when omitted. */
  readonly material: 'vinyl' | 'wood' | 'concrete' | 'steel' | 'riprap';
  /** Work; 'replace' when omitted. */
  readonly scope: 'replace' | 'new' | 'repair';
}

/** The steps of the calculation. */
export interface BulkheadSeawallSteps {
  /** Low end of price[material, scope], in $ per linear foot */
  readonly rateLow: number;
  /** High end of price[material, scope], in $ per linear foot */
  readonly rateHigh: number;
  /** Low end of feet * rate, in $ */
  readonly byFootLow: number;
  /** High end of feet * rate, in $ */
  readonly byFootHigh: number;
  /** Low end of scope.least, in $ */
  readonly minimumLow: number;
  /** High end of scope.least, in $ */
  readonly minimumHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(byFoot, 1 USD)), in $ */
  readonly costLow: number;
  /** High end of max(round(minimum, 1 USD), round(byFoot, 1 USD)), in $ */
  readonly costHigh: number;
}

const scopeFigures: Readonly<Record<BulkheadSeawallInputs['scope'], { leastLow: number; leastHigh: number }>> = {
  replace: { leastLow: 6000, leastHigh: 12000 },
  new: { leastLow: 5000, leastHigh: 10000 },
  repair: { leastLow: 2500, leastHigh: 5000 },
};
const priceLow: Readonly<
  Record<BulkheadSeawallInputs['material'], Readonly<Record<BulkheadSeawallInputs['scope'], number>>>
> = {
  vinyl: {
    replace: 250,
    new: 220,
    repair: 150,
  },
  wood: {
    replace: 180,
    new: 150,
    repair: 150,
  },
  concrete: {
    replace: 450,
    new: 400,
    repair: 160,
  },
  steel: {
    replace: 550,
    new: 500,
    repair: 180,
  },
  riprap: {
    replace: 170,
    new: 150,
    repair: 150,
  },
};
const priceHigh: Readonly<
  Record<BulkheadSeawallInputs['material'], Readonly<Record<BulkheadSeawallInputs['scope'], number>>>
> = {
  vinyl: {
    replace: 700,
    new: 600,
    repair: 350,
  },
  wood: {
    replace: 450,
    new: 400,
    repair: 250,
  },
  concrete: {
    replace: 1000,
    new: 900,
    repair: 500,
  },
  steel: {
    replace: 1300,
    new: 1150,
    repair: 650,
  },
  riprap: {
    replace: 500,
    new: 450,
    repair: 250,
  },
};
const materialPhrases: Readonly<Record<BulkheadSeawallInputs['material'], string>> = {
  vinyl: 'vinyl sheet-piling wall',
  wood: 'treated-timber wall',
  concrete: 'concrete-panel wall',
  steel: 'steel sheet-piling wall',
  riprap: 'riprap',
};
const scopePhrases: Readonly<Record<BulkheadSeawallInputs['scope'], string>> = {
  replace: 'replace',
  new: 'build',
  repair: 'repair',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ feet, material, scope }: BulkheadSeawallInputs): BulkheadSeawallSteps {
  const scopeChosen = scopeFigures[scope];
  const rateLow = priceLow[material][scope];
  const rateHigh = priceHigh[material][scope];
  const byFootLow = feet * rateLow;
  const byFootHigh = feet * rateHigh;
  const minimumLow = scopeChosen.leastLow;
  const minimumHigh = scopeChosen.leastHigh;
  const costLow = Math.max(roundHalfAway(minimumLow), roundHalfAway(byFootLow));
  const costHigh = Math.max(roundHalfAway(minimumHigh), roundHalfAway(byFootHigh));
  return { rateLow, rateHigh, byFootLow, byFootHigh, minimumLow, minimumHigh, costLow, costHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: BulkheadSeawallInputs, own: OwnFigures): BulkheadSeawallSteps {
  const { feet, material, scope } = inputs;
  const scopeChosen = scopeFigures[scope];
  const price = own['price'] ?? priceLow[material][scope];
  const priceHigh_ = own['price'] ?? priceHigh[material][scope];
  const rateLow = price;
  const rateHigh = priceHigh_;
  const byFootLow = feet * rateLow;
  const byFootHigh = feet * rateHigh;
  const minimumLow = scopeChosen.leastLow;
  const minimumHigh = scopeChosen.leastHigh;
  const costLow = Math.max(roundHalfAway(minimumLow), roundHalfAway(byFootLow));
  const costHigh = Math.max(roundHalfAway(minimumHigh), roundHalfAway(byFootHigh));
  return { rateLow, rateHigh, byFootLow, byFootHigh, minimumLow, minimumHigh, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: BulkheadSeawallInputs, steps = compute(inputs)): CalculationResult {
  const { feet, material, scope } = inputs;
  const { byFootLow, minimumLow, costLow, costHigh } = steps;
  return {
    value: roundTo(costLow, 0),
    unit: '$ low end',
    interpretation:
      `To ${scopePhrases[scope]} ${inLinearFeet(feet)} of ${materialPhrases[material]}, expect to pay ` +
      rangeInRoughDollars(costLow, costHigh) +
      (isBelow(byFootLow, minimumLow)
        ? ", the contractor's minimum: a crew, pile driver or barge costs the same to bring however short the wall " +
          'is. Ask your neighbors to share the trip.'
        : '. Land access and a low wall keep the price down; barge work and a tall wall push it up.'),
    secondary: [{ value: roundTo(costHigh, 0), unit: '$ high end', label: 'Range' }],
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: BulkheadSeawallInputs, steps = compute(inputs)): EstimateAmounts {
  const { byFootLow, byFootHigh, minimumLow, minimumHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(byFootLow, 0), high: roundTo(byFootHigh, 0) }],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: BulkheadSeawallInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { rateLow, rateHigh, byFootLow, byFootHigh, minimumLow, minimumHigh, costLow, costHigh } = steps;
  return [
    {
      name: 'rate',
      formula: 'price[material, scope]',
      value: { low: rateLow, high: rateHigh },
      unit: '$ per linear foot',
    },
    { name: 'byFoot', formula: 'feet * rate', value: { low: byFootLow, high: byFootHigh }, unit: '$' },
    { name: 'minimum', formula: 'scope.least', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byFoot, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ material, scope }: BulkheadSeawallInputs): readonly Cell[] {
  const scopeChosen = scopeFigures[scope];
  return [
    { name: 'scope.least', cell: scope, unit: '$', low: scopeChosen.leastLow, high: scopeChosen.leastHigh },
    {
      name: 'price',
      cell: `${material}/${scope}`,
      unit: '$ per linear foot',
      low: priceLow[material][scope],
      high: priceHigh[material][scope],
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: BulkheadSeawallInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 linear feet", for instance. */
function inLinearFeet(value: number): string {
  return amount(trimmed(value, 2), '', ' linear foot', ' linear feet');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Cost range for a new, replaced or repaired bulkhead by length and material */
export const bulkheadSeawall: Calculator<BulkheadSeawallInputs> = {
  slug: 'bulkhead-seawall',
  title: 'Bulkhead and Seawall Cost Calculator',
  subtitle: 'Cost range for a new, replaced or repaired bulkhead by length and material',
  tag: 'outdoor',
  service: 'Bulkheads and seawalls',
  disclaimer:
    'Planning estimate. It leaves out permits (US Army Corps of Engineers, Texas General Land Office), engineering, ' +
    'dredging and docks; wall height, water depth and soil move the price more than anything else. On the canals of ' +
    "Padre Isles the owners' association repairs the bulkheads.",
  inputs: [
    {
      name: 'feet',
      label: 'Length of wall',
      type: 'number',
      unit: 'linear ft',
      default: 60,
      min: 10,
      max: 2000,
      step: 5,
      units: acceptedUnits.lft,
      ask: 'How long is the wall?',
    },
    {
      name: 'material',
      label: 'Material',
      type: 'select',
      default: 'vinyl',
      options: [
        { value: 'vinyl', label: 'Vinyl sheet piling' },
        { value: 'wood', label: 'Treated timber' },
        { value: 'concrete', label: 'Concrete panels' },
        { value: 'steel', label: 'Steel sheet piling' },
        { value: 'riprap', label: 'Riprap (rock)' },
      ],
    },
    {
      name: 'scope',
      label: 'Work',
      type: 'select',
      default: 'replace',
      options: [
        { value: 'replace', label: 'Replace an old wall' },
        { value: 'new', label: 'Build a new wall' },
        { value: 'repair', label: 'Repair or reinforce' },
      ],
      ask: 'New, replaced or repaired?',
    },
  ],
  costBand: {
    service_name: 'Bulkheads and seawalls',
    unit: 'per linear foot',
    price_min_usd: 150,
    price_max_usd: 1300,
    notes: 'Short walls cost more by the foot, since bringing crew and machines costs the same for every length.',
  },
  sources: [
    'Concrete panels $250 to $400 a ft on an empty lot, $400 to $800 by barge, up to $1,000 ' +
      '(forgeeng.com/about_forum_qa1.php); $150 to $600 for common materials ' +
      '(sandiegolivin.com/how-a-15k-seawall-protects-your-coastal-property, 2025).',
    "The bulkheads of the Padre Isles canals are the association's to repair; two lots took almost $600,000 in " +
      '2025 (kristv.com, Repairs to island bulkheads damaged by Tropical Storm Alberto complete).',
    "The table is a planning estimate set inside the service's band of $150 to $1,300 a ft, because sites differ " +
      'more than materials; replacing adds tear-out to a new wall, and repairs run 30 to 60 percent of replacing but ' +
      'seldom under $150 a ft. The smallest jobs are planning estimates for bringing crew, pile driver or barge.',
  ],
  asOf: '2025-11-09',
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Wall by the foot', covers: 'job' }],
    leavesOut: ['permits', 'engineering', 'dredging', 'docks', 'moving utilities or decks'],
    pitfalls: [
      'Getting a barge and crew there costs nearly as much for 10 feet as for 100, so short walls cost more per foot.',
      'A high bank costs several times a low wall; one of 25 ft at Toledo Bend was quoted at $864 a ft in vinyl.',
      'Permits of the Army Corps of Engineers and the General Land Office take months and are not in the price.',
      "On some canals the owners' association repairs the bulkheads; ask it before anybody else.",
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    judged: 2,
    prices: { 'bulkhead-seawall.scope': 'judged', 'bulkhead-seawall.price': 'judged' },
  },
  own: {
    figures: [{
      name: 'price',
      label: 'Price',
      unit: '$ per linear foot',
      min: 40,
      max: 2500,
      written: 'USD/lft',
      by: ['material', 'scope'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { byFoot: 'Price by the foot' },
  repeats: { '0': 'range', value: 'total', range: 'total' },
  asks: [
    { input: 'material', from: 'wood', to: 'steel' },
    { input: 'feet', from: 40, to: 90 },
    { input: 'scope', from: 'repair', to: 'replace' },
  ],
  slopes: {
    value: { feet: 1 },
    'cost.low': { feet: 1 },
    'cost.high': { feet: 1 },
    'range.low': { feet: 1 },
    'range.high': { feet: 1 },
    'total.low': { feet: 1 },
    'total.high': { feet: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
