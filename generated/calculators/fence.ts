/**
 * Fence Cost and Materials Calculator. Generated from the entry fence of catalog/calculators.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo, roundUp } from '../../runtime/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../runtime/kernel/module.js';
import { about, amount, range, trimmed } from '../../runtime/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Fence Cost and Materials Calculator, inside their bounds. */
export interface FenceInputs {
  /** Length of fence, 10 to 5000 linear ft in steps of 5; 120 when omitted. */
  readonly length: number;
  /** Style; 'wood_6' when omitted. */
  readonly style: 'chainlink_4' | 'chainlink_6' | 'wood_6' | 'wood_8' | 'vinyl_6' | 'iron_4' | 'iron_6';
}

/** The steps of the calculation. */
export interface FenceSteps {
  /** Low end of length * style.rate, in $ */
  readonly costLow: number;
  /** High end of length * style.rate, in $ */
  readonly costHigh: number;
  /** ceil(length / style.spacing) + 1 post, in posts */
  readonly posts: number;
  /** ceil(length * style.pickets / 5.75 in), in pickets */
  readonly pickets: number;
  /** posts * style.bags, in bags */
  readonly concrete: number;
}

const styleFigures: Readonly<
  Record<FenceInputs['style'], { rateLow: number; rateHigh: number; spacing: number; bags: number; pickets: number }>
> = {
  chainlink_4: { rateLow: 18, rateHigh: 24, spacing: 10, bags: 1, pickets: 0 },
  chainlink_6: { rateLow: 20, rateHigh: 32, spacing: 10, bags: 1, pickets: 0 },
  wood_6: { rateLow: 25, rateHigh: 45, spacing: 8, bags: 2, pickets: 1 },
  wood_8: { rateLow: 32, rateHigh: 60, spacing: 8, bags: 3, pickets: 1 },
  vinyl_6: { rateLow: 30, rateHigh: 60, spacing: 8, bags: 2, pickets: 0 },
  iron_4: { rateLow: 30, rateHigh: 55, spacing: 8, bags: 1, pickets: 0 },
  iron_6: { rateLow: 38, rateHigh: 75, spacing: 8, bags: 2, pickets: 0 },
};
const stylePhrases: Readonly<Record<FenceInputs['style'], string>> = {
  chainlink_4: '4-ft chain link',
  chainlink_6: '6-ft chain link',
  wood_6: '6-ft wood privacy',
  wood_8: '8-ft wood privacy',
  vinyl_6: '6-ft vinyl privacy',
  iron_4: '4-ft ornamental iron',
  iron_6: '6-ft ornamental iron',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ length, style }: FenceInputs): FenceSteps {
  const styleChosen = styleFigures[style];
  const costLow = length * styleChosen.rateLow;
  const costHigh = length * styleChosen.rateHigh;
  const posts = roundUp(length / styleChosen.spacing) + 1;
  const pickets = roundUp(length * styleChosen.pickets * 48 / 23);
  const concrete = posts * styleChosen.bags;
  return { costLow, costHigh, posts, pickets, concrete };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: FenceInputs): CalculationResult {
  const { length, style } = inputs;
  const { costLow, costHigh, posts, pickets, concrete } = compute(inputs);
  const styleChosen = styleFigures[style];
  return {
    value: roundTo(costLow, 0),
    unit: '$ low end',
    interpretation:
      `${inLinearFeet(length)} of ${stylePhrases[style]} fence runs ${rangeInRoughDollars(costLow, costHigh)} ` +
      `installed. A straight run takes ${inPosts(posts)}` +
      (styleChosen.pickets > 0
        ? `, ${inPickets(pickets)} and ${inBags(concrete)} of concrete; add two posts for each gate.`
        : ` and ${inBags(concrete)} of concrete; add two posts for each gate.`),
    secondary: [
      { value: roundTo(costHigh, 0), unit: '$ high end', label: 'Range' },
      { value: roundTo(posts, 0), unit: 'posts', label: 'Posts' },
      { value: roundTo(pickets, 0), unit: 'pickets', label: 'Wood pickets' },
      { value: roundTo(concrete, 0), unit: 'bags', label: 'Concrete for posts' },
    ],
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      posts: { value: roundTo(posts, 2), unit: 'posts' },
      pickets: { value: roundTo(pickets, 2), unit: 'pickets' },
      concrete: { value: roundTo(concrete, 2), unit: 'bags' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: FenceInputs): readonly TraceStep[] {
  const { costLow, costHigh, posts, pickets, concrete } = compute(inputs);
  return [
    { name: 'cost', formula: 'length * style.rate', value: { low: costLow, high: costHigh }, unit: '$' },
    { name: 'posts', formula: 'ceil(length / style.spacing) + 1 post', value: posts, unit: 'posts' },
    { name: 'pickets', formula: 'ceil(length * style.pickets / 5.75 in)', value: pickets, unit: 'pickets' },
    { name: 'concrete', formula: 'posts * style.bags', value: concrete, unit: 'bags' },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: FenceInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 linear feet", for instance. */
function inLinearFeet(value: number): string {
  return amount(trimmed(value, 2), '', ' linear foot', ' linear feet');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return range(about(low), about(high), '$', '', '');
}

/** "2,500 posts", for instance. */
function inPosts(value: number): string {
  return amount(trimmed(value, 2), '', ' post', ' posts');
}

/** "2,500 pickets", for instance. */
function inPickets(value: number): string {
  return amount(trimmed(value, 2), '', ' picket', ' pickets');
}

/** "2,500 bags", for instance. */
function inBags(value: number): string {
  return amount(trimmed(value, 2), '', ' bag', ' bags');
}

/** Installed cost, posts, pickets and concrete for a fence line */
export const fence: Calculator<FenceInputs> = {
  slug: 'fence',
  title: 'Fence Cost and Materials Calculator',
  subtitle: 'Installed cost, posts, pickets and concrete for a fence line',
  tag: 'outdoor',
  service: 'Fence building',
  disclaimer:
    'Planning estimate. It leaves out gates, tear-out, clearing, rock digging, stain and permits; call 811 before ' +
    'you dig and check the property line and any HOA rule first.',
  inputs: [
    {
      name: 'length',
      label: 'Length of fence',
      type: 'number',
      unit: 'linear ft',
      default: 120,
      min: 10,
      max: 5000,
      step: 5,
      units: acceptedUnits.lft,
    },
    {
      name: 'style',
      label: 'Style',
      type: 'select',
      default: 'wood_6',
      options: [
        { value: 'chainlink_4', label: '4-ft chain link' },
        { value: 'chainlink_6', label: '6-ft chain link' },
        { value: 'wood_6', label: '6-ft wood privacy' },
        { value: 'wood_8', label: '8-ft wood privacy' },
        { value: 'vinyl_6', label: '6-ft vinyl privacy' },
        { value: 'iron_4', label: '4-ft ornamental iron' },
        { value: 'iron_6', label: '6-ft ornamental iron' },
      ],
    },
  ],
  costBand: {
    service_name: 'Fence building',
    unit: 'per linear foot',
    price_min_usd: 18,
    price_max_usd: 75,
    project_min_usd: 2500,
    project_max_usd: 15000,
  },
  sources: [
    'Posts 8 ft on center for wood (fencesupplyinc.com, jacksonfencecompany.com), up to 10 ft for chain link ' +
      '(hardhatcalc.com).',
    'A picket of 5.5 in with a gap of a quarter inch takes 5.75 in of the line (lumber sizes).',
    'Concrete of one to three bags a post by height is a planning estimate.',
    "Installed prices by style are planning estimates inside the service's band of $18 to $75 a ft; short 4-ft " +
      'chain link can cost less in the open market.',
  ],
  price: { figure: 'cost', covers: 'job' },
  slopes: {
    value: { length: 1 },
    'cost.low': { length: 1 },
    'cost.high': { length: 1 },
    posts: { length: 1 },
    pickets: { length: 1 },
    concrete: { length: 1 },
    'range.low': { length: 1 },
    'range.high': { length: 1 },
  },
  refuse,
  answer,
  trace,
};
