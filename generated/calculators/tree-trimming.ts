/**
 * Tree Trimming Calculator. Generated from the entry tree-trimming of catalog/calculators/yard-services.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { roundHalfAway, roundTo } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  EstimateAmounts,
  TraceStep,
} from '../../engine/kernel/module.js';
import { amount, roughRange, trimmed } from '../../engine/kernel/text.js';

/** The inputs of the Tree Trimming Calculator, inside their bounds. */
export interface TreeTrimmingInputs {
  /** Trees under 30 feet, whole, 0 to 30 in steps of 1; 1 when omitted. */
  readonly small: number;
  /** Trees of 30 to 60 feet, whole, 0 to 30 in steps of 1; 1 when omitted. */
  readonly medium: number;
  /** Trees over 60 feet, whole, 0 to 30 in steps of 1; 0 when omitted. */
  readonly large: number;
}

/** The steps of the calculation. */
export interface TreeTrimmingSteps {
  /** (small + medium + large) * 1 tree, in trees */
  readonly trees: number;
  /** Low end of small * yard_services.tree_small, in $ */
  readonly smallsLow: number;
  /** High end of small * yard_services.tree_small, in $ */
  readonly smallsHigh: number;
  /** Low end of medium * yard_services.tree_medium, in $ */
  readonly mediumsLow: number;
  /** High end of medium * yard_services.tree_medium, in $ */
  readonly mediumsHigh: number;
  /** Low end of large * yard_services.tree_large, in $ */
  readonly largesLow: number;
  /** High end of large * yard_services.tree_large, in $ */
  readonly largesHigh: number;
  /** Low end of round(smalls, 1 USD) + round(mediums, 1 USD) + round(larges, 1 USD), in $ */
  readonly costLow: number;
  /** High end of round(smalls, 1 USD) + round(mediums, 1 USD) + round(larges, 1 USD), in $ */
  readonly costHigh: number;
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ small, medium, large }: TreeTrimmingInputs): TreeTrimmingSteps {
  const trees = small + medium + large;
  const smallsLow = small * 150;
  const smallsHigh = small * 400;
  const mediumsLow = medium * 250;
  const mediumsHigh = medium * 750;
  const largesLow = large * 750;
  const largesHigh = large * 1500;
  const costLow = roundHalfAway(smallsLow) + roundHalfAway(mediumsLow) + roundHalfAway(largesLow);
  const costHigh = roundHalfAway(smallsHigh) + roundHalfAway(mediumsHigh) + roundHalfAway(largesHigh);
  return { trees, smallsLow, smallsHigh, mediumsLow, mediumsHigh, largesLow, largesHigh, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: TreeTrimmingInputs): CalculationResult {
  const { trees, costLow, costHigh } = compute(inputs);
  return {
    value: roundTo(costLow, 0),
    unit: '$ (low end)',
    interpretation:
      trees === 1
        ? `Trimming one tree of this height costs ${rangeInRoughDollars(costLow, costHigh)}: less on easy ground, ` +
          'more in a back yard.'
        : `Trimming ${inTrees(trees)} costs ${rangeInRoughDollars(costLow, costHigh)}: less on easy ground, more in ` +
          'a back yard.',
    secondary: [{ value: roundTo(trees, 0), unit: 'trees', label: 'Trees' }],
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      trees: { value: roundTo(trees, 2), unit: 'trees' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: TreeTrimmingInputs): EstimateAmounts {
  const { smallsLow, smallsHigh, mediumsLow, mediumsHigh, largesLow, largesHigh, costLow, costHigh } = compute(inputs);
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [
      { low: roundTo(smallsLow, 0), high: roundTo(smallsHigh, 0) },
      { low: roundTo(mediumsLow, 0), high: roundTo(mediumsHigh, 0) },
      { low: roundTo(largesLow, 0), high: roundTo(largesHigh, 0) },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: TreeTrimmingInputs): readonly TraceStep[] {
  const {
    trees,
    smallsLow,
    smallsHigh,
    mediumsLow,
    mediumsHigh,
    largesLow,
    largesHigh,
    costLow,
    costHigh,
  } = compute(inputs);
  return [
    { name: 'trees', formula: '(small + medium + large) * 1 tree', value: trees, unit: 'trees' },
    {
      name: 'smalls',
      formula: 'small * yard_services.tree_small',
      value: { low: smallsLow, high: smallsHigh },
      unit: '$',
    },
    {
      name: 'mediums',
      formula: 'medium * yard_services.tree_medium',
      value: { low: mediumsLow, high: mediumsHigh },
      unit: '$',
    },
    {
      name: 'larges',
      formula: 'large * yard_services.tree_large',
      value: { low: largesLow, high: largesHigh },
      unit: '$',
    },
    {
      name: 'cost',
      formula: 'round(smalls, 1 USD) + round(mediums, 1 USD) + round(larges, 1 USD)',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ small, medium, large }: TreeTrimmingInputs): BrokenRequirement | null {
  if (small + medium + large < 1) return { message: 'Enter at least one tree.', inputs: ['small', 'medium', 'large'] };
  return null;
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 trees", for instance. */
function inTrees(value: number): string {
  return amount(trimmed(value, 2), '', ' tree', ' trees');
}

/** What tree trimming costs by the height of each tree */
export const treeTrimming: Calculator<TreeTrimmingInputs> = {
  slug: 'tree-trimming',
  title: 'Tree Trimming Calculator',
  subtitle: 'What tree trimming costs by the height of each tree',
  tag: 'outdoor',
  service: 'Tree trimming',
  disclaimer:
    'Planning estimate for healthy trees that a crew can reach. It leaves out wires, roofs and pools below, dead or ' +
    'leaning trees, removal, stumps and permits. It is no reason to climb or cut anything yourself.',
  inputs: [
    {
      name: 'small',
      label: 'Trees under 30 feet',
      type: 'number',
      default: 1,
      min: 0,
      max: 30,
      step: 1,
      whole: true,
      ask: 'How many trees under 30 feet?',
    },
    {
      name: 'medium',
      label: 'Trees of 30 to 60 feet',
      type: 'number',
      default: 1,
      min: 0,
      max: 30,
      step: 1,
      whole: true,
      ask: 'How many trees of 30 to 60 feet?',
    },
    {
      name: 'large',
      label: 'Trees over 60 feet',
      type: 'number',
      default: 0,
      min: 0,
      max: 30,
      step: 1,
      whole: true,
      ask: 'How many trees over 60 feet?',
    },
  ],
  costBand: {
    service_name: 'Tree trimming',
    unit: 'per tree',
    price_min_usd: 150,
    price_max_usd: 1500,
    notes: 'The band is for one tree of any height.',
  },
  sources: [
    'The classes of under 30, 30 to 60 and over 60 feet are those of a cost guide of 2025 ' +
      '(lawnstarter.com/blog/cost/tree-trimming-price).',
    'No pruning of oaks from February through June, against oak wilt: Texas A&M Forest Service, as quoted by ABC13 ' +
      'Houston (abc13.com/education/how-to-prevent-oak-tree-wilting-this-spring/5146094).',
  ],
  asOf: '2020-09-11',
  sharedFigures: [
    {
      name: 'yard_services.tree_large',
      unit: '$',
      asOf: '2020-09-11',
      source: 'Published: firm (2020)',
      values: [{ low: 750, high: 1500 }],
    },
    {
      name: 'yard_services.tree_medium',
      unit: '$',
      asOf: '2020-09-11',
      source: 'Published: firm, guide (2020 to 2025)',
      values: [{ low: 250, high: 750 }],
    },
    {
      name: 'yard_services.tree_small',
      unit: '$',
      asOf: '2025-01-01',
      source: 'Published: firm, guide (2025)',
      values: [{ low: 150, high: 400 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Trees under 30 feet', covers: 'job' },
      { line: 'Trees of 30 to 60 feet', covers: 'job' },
      { line: 'Trees over 60 feet', covers: 'job' },
    ],
    leavesOut: ['work near wires', 'dead or leaning trees', 'removal', 'stumps', 'permits', 'sales tax'],
    pitfalls: [
      'Oaks are not cut from February to June in Texas, because fresh wounds draw the beetles that carry oak wilt.',
      'Topping makes a tree weaker; ask for no more than a quarter of the crown in one year.',
      'If the crew has no insurance, you can be liable for a fall in your yard.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '3',
    published: 3,
    prices: {
      'yard_services.tree_large': 'published',
      'yard_services.tree_medium': 'published',
      'yard_services.tree_small': 'published',
    },
  },
  drawing: { kind: 'pieces', measures: { count: { step: 'trees', times: 1 } }, look: 'tree' },
  counted: { trees: 'tree' },
  repeats: { value: 'total', range: 'total' },
  asks: [
    { input: 'large', from: 0, to: 3 },
    { input: 'medium', from: 0, to: 2 },
    { input: 'small', from: 0, to: 2 },
  ],
  refuse,
  answer,
  trace,
};
