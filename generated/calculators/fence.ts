/**
 * Fence Cost and Materials Calculator. Generated from the entry fence of catalog/calculators.yaml by `npm run
 * generate`: edit the catalog, not this file.
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

/** The inputs of the Fence Cost and Materials Calculator, inside their bounds. */
export interface FenceInputs {
  /** Length of fence, 10 to 5000 linear ft in steps of 5; 120 when omitted. */
  readonly length: number;
  /** Style; 'wood_6' when omitted. */
  readonly style: 'chainlink_4' | 'chainlink_6' | 'wood_6' | 'wood_8' | 'vinyl_6' | 'iron_4' | 'iron_6';
}

/** The steps of the calculation. */
export interface FenceSteps {
  /** style.height, in ft */
  readonly height: number;
  /** Low end of length * style.rate, in $ */
  readonly byFootLow: number;
  /** High end of length * style.rate, in $ */
  readonly byFootHigh: number;
  /** Low end of minimums.fence, in $ */
  readonly minimumLow: number;
  /** High end of minimums.fence, in $ */
  readonly minimumHigh: number;
  /** ceil(length / style.spacing) + 1 post, in posts */
  readonly posts: number;
  /** (posts - 1 post) * style.rails, in rails */
  readonly rails: number;
  /** ceil(length * style.pickets / 5.5 in * coverages.picket_waste), in pickets */
  readonly pickets: number;
  /** posts * style.bags, in bags */
  readonly concrete: number;
  /** Low end of prices.walk_gate, in $ */
  readonly gateLow: number;
  /** High end of prices.walk_gate, in $ */
  readonly gateHigh: number;
  /** Low end of length * prices.fence_removal, in $ */
  readonly tearOutLow: number;
  /** High end of length * prices.fence_removal, in $ */
  readonly tearOutHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(byFoot, 1 USD)), in $ */
  readonly costLow: number;
  /** High end of max(round(minimum, 1 USD), round(byFoot, 1 USD)), in $ */
  readonly costHigh: number;
}

const styleFigures: Readonly<
  Record<
    FenceInputs['style'],
    { rateLow: number; rateHigh: number; height: number; spacing: number; rails: number; bags: number; pickets: number }
  >
> = {
  chainlink_4: { rateLow: 15, rateHigh: 25, height: 4, spacing: 10, rails: 0, bags: 1, pickets: 0 },
  chainlink_6: { rateLow: 15, rateHigh: 35, height: 6, spacing: 10, rails: 0, bags: 1, pickets: 0 },
  wood_6: { rateLow: 25, rateHigh: 45, height: 6, spacing: 8, rails: 3, bags: 2, pickets: 1 },
  wood_8: { rateLow: 32, rateHigh: 60, height: 8, spacing: 8, rails: 4, bags: 3, pickets: 1 },
  vinyl_6: { rateLow: 32, rateHigh: 65, height: 6, spacing: 8, rails: 0, bags: 2, pickets: 0 },
  iron_4: { rateLow: 30, rateHigh: 55, height: 4, spacing: 8, rails: 0, bags: 1, pickets: 0 },
  iron_6: { rateLow: 38, rateHigh: 75, height: 6, spacing: 8, rails: 0, bags: 2, pickets: 0 },
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
  const height = styleChosen.height;
  const byFootLow = length * styleChosen.rateLow;
  const byFootHigh = length * styleChosen.rateHigh;
  const minimumLow = 600;
  const minimumHigh = 1200;
  const posts = roundUp(length / styleChosen.spacing) + 1;
  const rails = (posts - 1) * styleChosen.rails;
  const pickets = roundUp(length * styleChosen.pickets * 126 / 55);
  const concrete = posts * styleChosen.bags;
  const gateLow = 250;
  const gateHigh = 600;
  const tearOutLow = length * 3;
  const tearOutHigh = length * 10;
  const costLow = Math.max(minimumLow, roundHalfAway(byFootLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byFootHigh));
  return {
    height,
    byFootLow,
    byFootHigh,
    minimumLow,
    minimumHigh,
    posts,
    rails,
    pickets,
    concrete,
    gateLow,
    gateHigh,
    tearOutLow,
    tearOutHigh,
    costLow,
    costHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: FenceInputs, own: OwnFigures): FenceSteps {
  const { length, style } = inputs;
  const styleChosen = styleFigures[style];
  const styleRate = own['style.rate'] ?? styleChosen.rateLow;
  const styleRateHigh = own['style.rate'] ?? styleChosen.rateHigh;
  const coveragesPicketWaste = own['coverages.picket_waste'] ?? 1.05;
  const pricesWalkGate = own['prices.walk_gate'] ?? 250;
  const pricesWalkGateHigh = own['prices.walk_gate'] ?? 600;
  const pricesFenceRemoval = own['prices.fence_removal'] ?? 3;
  const pricesFenceRemovalHigh = own['prices.fence_removal'] ?? 10;
  const height = styleChosen.height;
  const byFootLow = length * styleRate;
  const byFootHigh = length * styleRateHigh;
  const minimumLow = 600;
  const minimumHigh = 1200;
  const posts = roundUp(length / styleChosen.spacing) + 1;
  const rails = (posts - 1) * styleChosen.rails;
  const pickets = roundUp(length * styleChosen.pickets * coveragesPicketWaste * 24 / 11);
  const concrete = posts * styleChosen.bags;
  const gateLow = pricesWalkGate;
  const gateHigh = pricesWalkGateHigh;
  const tearOutLow = length * pricesFenceRemoval;
  const tearOutHigh = length * pricesFenceRemovalHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(byFootLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byFootHigh));
  return {
    height,
    byFootLow,
    byFootHigh,
    minimumLow,
    minimumHigh,
    posts,
    rails,
    pickets,
    concrete,
    gateLow,
    gateHigh,
    tearOutLow,
    tearOutHigh,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: FenceInputs, steps = compute(inputs)): CalculationResult {
  const { length, style } = inputs;
  const { byFootLow, minimumLow, posts, rails, pickets, concrete, gateLow, gateHigh, costLow, costHigh } = steps;
  const styleChosen = styleFigures[style];
  return {
    value: roundTo(costLow, 0),
    unit: '$ low end',
    interpretation:
      `${inLinearFeet(length)} of ${stylePhrases[style]} fence costs ${rangeInRoughDollars(costLow, costHigh)} ` +
      'installed, ' +
      (isBelow(byFootLow, minimumLow)
        ? `the usual minimum for a small job, and a walk gate adds ${rangeInRoughDollars(gateLow, gateHigh)}. A ` +
          `straight run needs ${inPosts(posts)} and ${inBags(concrete)} of 80-lb concrete mix.`
        : `and each walk gate adds ${rangeInRoughDollars(gateLow, gateHigh)} and two posts. A straight run needs ` +
          inPosts(posts) +
          (styleChosen.pickets > 0
            ? `, ${inRails(rails)} of 8 ft, ${inPickets(pickets)} and ${inBags(concrete)} of 80-lb concrete mix.`
            : ` and ${inBags(concrete)} of 80-lb concrete mix.`)),
    secondary: [
      { value: roundTo(costHigh, 0), unit: '$ high end', label: 'Range' },
      { value: roundTo(posts, 0), unit: 'posts', label: 'Posts' },
      { value: roundTo(concrete, 0), unit: 'bags', label: '80-lb bags of concrete for posts' },
    ],
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      gate: { low: roundTo(gateLow, 0), high: roundTo(gateHigh, 0), unit: '$' },
      posts: { value: roundTo(posts, 2), unit: 'posts' },
      concrete: { value: roundTo(concrete, 2), unit: 'bags' },
      rails: { value: roundTo(rails, 2), unit: 'rails' },
      pickets: { value: roundTo(pickets, 2), unit: 'pickets' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: FenceInputs, steps = compute(inputs)): EstimateAmounts {
  const {
    byFootLow,
    byFootHigh,
    minimumLow,
    minimumHigh,
    gateLow,
    gateHigh,
    tearOutLow,
    tearOutHigh,
    costLow,
    costHigh,
  } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(byFootLow, 0), high: roundTo(byFootHigh, 0) }],
    options: [
      { low: roundTo(gateLow, 0), high: roundTo(gateHigh, 0) },
      { low: roundTo(tearOutLow, 0), high: roundTo(tearOutHigh, 0) },
    ],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: FenceInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    height,
    byFootLow,
    byFootHigh,
    minimumLow,
    minimumHigh,
    posts,
    rails,
    pickets,
    concrete,
    gateLow,
    gateHigh,
    tearOutLow,
    tearOutHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'height', formula: 'style.height', value: height, unit: 'ft' },
    { name: 'byFoot', formula: 'length * style.rate', value: { low: byFootLow, high: byFootHigh }, unit: '$' },
    { name: 'minimum', formula: 'minimums.fence', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'posts', formula: 'ceil(length / style.spacing) + 1 post', value: posts, unit: 'posts' },
    { name: 'rails', formula: '(posts - 1 post) * style.rails', value: rails, unit: 'rails' },
    {
      name: 'pickets',
      formula: 'ceil(length * style.pickets / 5.5 in * coverages.picket_waste)',
      value: pickets,
      unit: 'pickets',
    },
    { name: 'concrete', formula: 'posts * style.bags', value: concrete, unit: 'bags' },
    { name: 'gate', formula: 'prices.walk_gate', value: { low: gateLow, high: gateHigh }, unit: '$' },
    {
      name: 'tearOut',
      formula: 'length * prices.fence_removal',
      value: { low: tearOutLow, high: tearOutHigh },
      unit: '$',
    },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byFoot, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ style }: FenceInputs): readonly Cell[] {
  const styleChosen = styleFigures[style];
  return [
    {
      name: 'style.rate',
      cell: style,
      unit: '$ per linear foot',
      low: styleChosen.rateLow,
      high: styleChosen.rateHigh,
    },
    { name: 'style.height', cell: style, unit: 'ft', value: styleChosen.height },
    { name: 'style.spacing', cell: style, unit: 'ft per post', value: styleChosen.spacing },
    { name: 'style.rails', cell: style, unit: 'rails per post', value: styleChosen.rails },
    { name: 'style.bags', cell: style, unit: 'bags per post', value: styleChosen.bags },
    { name: 'style.pickets', cell: style, unit: 'pickets', value: styleChosen.pickets },
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
  return roughRange(low, high, '$', '', '');
}

/** "2,500 posts", for instance. */
function inPosts(value: number): string {
  return amount(trimmed(value, 2), '', ' post', ' posts');
}

/** "2,500 bags", for instance. */
function inBags(value: number): string {
  return amount(trimmed(value, 2), '', ' bag', ' bags');
}

/** "2,500 rails", for instance. */
function inRails(value: number): string {
  return amount(trimmed(value, 2), '', ' rail', ' rails');
}

/** "2,500 pickets", for instance. */
function inPickets(value: number): string {
  return amount(trimmed(value, 2), '', ' picket', ' pickets');
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
      ask: 'How long is the fence?',
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
    notes:
      'Low chain link can cost less by the foot; short fences cost more, because crews have a minimum job; gates and ' +
      'tear-out come on top.',
  },
  sources: [
    'Posts 8 ft on center for wood of 6 ft, where some set those of 8 ft every 6 ' +
      '(podleskilc.com/post/how-do-we-set-our-fence-posts); up to 10 ft for chain link (ASTM F567, 4.1, at ' +
      'scribd.com/document/380269624/ASTM-F567).',
    'A picket sold as 6 in measures 5.5 in, and on a privacy fence each touches the next ' +
      '(homematerialsplanner.com/guides/how-many-pickets-for-100-feet-of-fence).',
    'Concrete of one to three 80-lb bags a post by height, and three rails to a bay of 6-ft and four of 8-ft ' +
      'privacy fence, are planning estimates, because builders differ.',
  ],
  asOf: '2026-01-01',
  sharedFigures: [
    { name: 'coverages.picket_waste', unit: '', source: 'Published: firm, guide (undated)', values: [{ value: 1.05 }] },
    {
      name: 'prices.fence_removal',
      unit: '$ per linear foot',
      source: 'Our judgement',
      values: [{ low: 3, high: 10 }],
    },
    { name: 'prices.walk_gate', unit: '$', source: 'Our judgement', values: [{ low: 250, high: 600 }] },
    { name: 'minimums.fence', unit: '$', source: 'Our judgement', values: [{ low: 600, high: 1200 }] },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    addsUp: 'length',
    lines: [{ line: 'Fence by the foot', covers: 'job' }],
    options: [
      { name: 'gate', line: 'Walk gate', covers: 'job' },
      { name: 'tear_out', line: 'Tearing out and hauling the old fence', covers: 'job' },
    ],
    leavesOut: ['clearing', 'rock digging', 'drive gates', 'stain', 'permits', 'survey'],
    pitfalls: [
      'Gates come on top of the price by the foot, and each takes two more posts.',
      'Crews charge a minimum, so a very short fence costs more than its price by the foot.',
      'Tearing out an old fence, rock and roots cost extra.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 1,
    judged: 3,
    prices: {
      'prices.fence_removal': 'judged',
      'prices.walk_gate': 'judged',
      'minimums.fence': 'judged',
      'fence.style': 'published',
    },
  },
  own: {
    figures: [
      {
        name: 'style.rate',
        label: 'Price per linear foot',
        unit: '$ per linear foot',
        min: 5,
        max: 250,
        written: 'USD/lft',
        by: ['style'],
      },
      { name: 'coverages.picket_waste', label: 'Share of pickets to order', min: 1, max: 1.5 },
      {
        name: 'prices.walk_gate',
        label: 'Gate to walk through',
        unit: '$',
        min: 50,
        max: 3000,
        units: acceptedUnits.USD,
      },
      {
        name: 'prices.fence_removal',
        label: 'Taking out the old fence',
        unit: '$ per linear foot',
        min: 1,
        max: 30,
        written: 'USD/lft',
      },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: {
    kind: 'fence',
    measures: {
      length: { input: 'length', times: 1 },
      height: { step: 'height', times: 1 },
      posts: { step: 'posts', times: 1 },
    },
    looks: { by: 'style', of: { chainlink_4: 'mesh', chainlink_6: 'mesh', iron_4: 'pickets', iron_6: 'pickets' } },
    gate: 'gate',
  },
  labels: {
    byFoot: 'Price by the foot',
    tearOut: 'Taking out the old fence',
    'coverages.picket_waste': 'Share of pickets to order',
    'style.rate': 'Price per linear foot',
    'prices.walk_gate': 'Gate to walk through',
    'prices.fence_removal': 'Taking out the old fence',
  },
  counted: {
    bags: 'bag',
    'bags per post': 'bag per post',
    pickets: 'picket',
    posts: 'post',
    rails: 'rail',
    'rails per post': 'rail per post',
  },
  repeats: { '0': 'range', value: 'total', range: 'total' },
  asks: [
    { input: 'style', from: 'chainlink_4', to: 'iron_6' },
    { input: 'length', from: 80, to: 180 },
  ],
  slopes: {
    value: { length: 1 },
    'cost.low': { length: 1 },
    'cost.high': { length: 1 },
    'gate.low': { length: 0 },
    'gate.high': { length: 0 },
    posts: { length: 1 },
    concrete: { length: 1 },
    rails: { length: 1 },
    pickets: { length: 1 },
    'range.low': { length: 1 },
    'range.high': { length: 1 },
    'total.low': { length: 1 },
    'total.high': { length: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
