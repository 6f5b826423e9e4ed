/**
 * Gutter Cost Calculator. Generated from the entry gutters of catalog/calculators.yaml by `npm run generate`: edit the
 * catalog, not this file.
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

/** The inputs of the Gutter Cost Calculator, inside their bounds. */
export interface GuttersInputs {
  /** Length of eaves, 20 to 1500 linear ft in steps of 5; 160 when omitted. */
  readonly eaves: number;
  /** Material; 'aluminum' when omitted. */
  readonly material: 'aluminum' | 'steel' | 'copper';
  /** Leaf guards; 'no' when omitted. */
  readonly leafGuard: 'no' | 'yes';
}

/** The steps of the calculation. */
export interface GuttersSteps {
  /** Low end of eaves * material.rate, in $ */
  readonly gutterRunLow: number;
  /** High end of eaves * material.rate, in $ */
  readonly gutterRunHigh: number;
  /** Low end of eaves * leafGuard.rate, in $ */
  readonly guardsLow: number;
  /** High end of eaves * leafGuard.rate, in $ */
  readonly guardsHigh: number;
  /** Low end of gutterRun + guards, in $ */
  readonly byFootLow: number;
  /** High end of gutterRun + guards, in $ */
  readonly byFootHigh: number;
  /** Low end of minimums.gutters, in $ */
  readonly minimumLow: number;
  /** High end of minimums.gutters, in $ */
  readonly minimumHigh: number;
  /** ceil(eaves / coverages.downspout), in downspouts */
  readonly downspouts: number;
  /** Low end of max(round(minimum, 1 USD), round(gutterRun, 1 USD) + round(guards, 1 USD)), in $ */
  readonly costLow: number;
  /** High end of max(round(minimum, 1 USD), round(gutterRun, 1 USD) + round(guards, 1 USD)), in $ */
  readonly costHigh: number;
}

const materialFigures: Readonly<Record<GuttersInputs['material'], { rateLow: number; rateHigh: number }>> = {
  aluminum: { rateLow: 8, rateHigh: 14 },
  steel: { rateLow: 10, rateHigh: 18 },
  copper: { rateLow: 25, rateHigh: 40 },
};
const materialPhrases: Readonly<Record<GuttersInputs['material'], string>> = {
  aluminum: 'seamless aluminum',
  steel: 'galvanized steel',
  copper: 'copper',
};
const leafGuardPhrases: Readonly<Record<GuttersInputs['leafGuard'], string>> = {
  no: 'without leaf guards',
  yes: 'with leaf guards',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ eaves, material, leafGuard }: GuttersInputs): GuttersSteps {
  const materialChosen = materialFigures[material];
  const gutterRunLow = eaves * materialChosen.rateLow;
  const gutterRunHigh = eaves * materialChosen.rateHigh;
  const guardsLow = eaves * (leafGuard === 'no' ? 0 : 6);
  const guardsHigh = eaves * (leafGuard === 'no' ? 0 : 13);
  const byFootLow = gutterRunLow + guardsLow;
  const byFootHigh = gutterRunHigh + guardsHigh;
  const minimumLow = 300;
  const minimumHigh = 500;
  const downspouts = roundUp(eaves / 35);
  const costLow = Math.max(minimumLow, roundHalfAway(gutterRunLow) + roundHalfAway(guardsLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(gutterRunHigh) + roundHalfAway(guardsHigh));
  return {
    gutterRunLow,
    gutterRunHigh,
    guardsLow,
    guardsHigh,
    byFootLow,
    byFootHigh,
    minimumLow,
    minimumHigh,
    downspouts,
    costLow,
    costHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: GuttersInputs, own: OwnFigures): GuttersSteps {
  const { eaves, material, leafGuard } = inputs;
  const materialChosen = materialFigures[material];
  const materialRate = own['material.rate'] ?? materialChosen.rateLow;
  const materialRateHigh = own['material.rate'] ?? materialChosen.rateHigh;
  const gutterRunLow = eaves * materialRate;
  const gutterRunHigh = eaves * materialRateHigh;
  const guardsLow = eaves * (leafGuard === 'no' ? 0 : 6);
  const guardsHigh = eaves * (leafGuard === 'no' ? 0 : 13);
  const byFootLow = gutterRunLow + guardsLow;
  const byFootHigh = gutterRunHigh + guardsHigh;
  const minimumLow = 300;
  const minimumHigh = 500;
  const downspouts = roundUp(eaves / 35);
  const costLow = Math.max(minimumLow, roundHalfAway(gutterRunLow) + roundHalfAway(guardsLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(gutterRunHigh) + roundHalfAway(guardsHigh));
  return {
    gutterRunLow,
    gutterRunHigh,
    guardsLow,
    guardsHigh,
    byFootLow,
    byFootHigh,
    minimumLow,
    minimumHigh,
    downspouts,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: GuttersInputs, steps = compute(inputs)): CalculationResult {
  const { eaves, material, leafGuard } = inputs;
  const { byFootLow, minimumLow, downspouts, costLow, costHigh } = steps;
  return {
    value: roundTo(costLow, 0),
    unit: '$ low end',
    interpretation:
      `${inLinearFeet(eaves)} of ${materialPhrases[material]} gutter ${leafGuardPhrases[leafGuard]} costs ` +
      `${rangeInRoughDollars(costLow, costHigh)} installed` +
      (isBelow(byFootLow, minimumLow)
        ? `, the usual minimum for a small job. You need ${inDownspouts(downspouts)}, one for every 35 ft of eave.`
        : `. You need ${inDownspouts(downspouts)}, one for every 35 ft of eave.`),
    secondary: [
      { value: roundTo(costHigh, 0), unit: '$ high end', label: 'Range' },
      { value: roundTo(downspouts, 0), unit: 'downspouts', label: 'Downspouts' },
    ],
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      downspouts: { value: roundTo(downspouts, 2), unit: 'downspouts' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: GuttersInputs, steps = compute(inputs)): EstimateAmounts {
  const { gutterRunLow, gutterRunHigh, guardsLow, guardsHigh, minimumLow, minimumHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [
      { low: roundTo(gutterRunLow, 0), high: roundTo(gutterRunHigh, 0) },
      { low: roundTo(guardsLow, 0), high: roundTo(guardsHigh, 0) },
    ],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: GuttersInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    gutterRunLow,
    gutterRunHigh,
    guardsLow,
    guardsHigh,
    byFootLow,
    byFootHigh,
    minimumLow,
    minimumHigh,
    downspouts,
    costLow,
    costHigh,
  } = steps;
  return [
    {
      name: 'gutterRun',
      formula: 'eaves * material.rate',
      value: { low: gutterRunLow, high: gutterRunHigh },
      unit: '$',
    },
    { name: 'guards', formula: 'eaves * leafGuard.rate', value: { low: guardsLow, high: guardsHigh }, unit: '$' },
    { name: 'byFoot', formula: 'gutterRun + guards', value: { low: byFootLow, high: byFootHigh }, unit: '$' },
    { name: 'minimum', formula: 'minimums.gutters', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'downspouts', formula: 'ceil(eaves / coverages.downspout)', value: downspouts, unit: 'downspouts' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(gutterRun, 1 USD) + round(guards, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ material, leafGuard }: GuttersInputs): readonly Cell[] {
  const materialChosen = materialFigures[material];
  return [
    {
      name: 'material.rate',
      cell: material,
      unit: '$ per linear foot',
      low: materialChosen.rateLow,
      high: materialChosen.rateHigh,
    },
    {
      name: 'leafGuard.rate',
      cell: leafGuard,
      unit: '$ per linear foot',
      low: leafGuard === 'no' ? 0 : 6,
      high: leafGuard === 'no' ? 0 : 13,
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: GuttersInputs): BrokenRequirement | null {
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

/** "2,500 downspouts", for instance. */
function inDownspouts(value: number): string {
  return amount(trimmed(value, 2), '', ' downspout', ' downspouts');
}

/** Installed cost of gutters and the number of downspouts along the eaves */
export const gutters: Calculator<GuttersInputs> = {
  slug: 'gutters',
  title: 'Gutter Cost Calculator',
  subtitle: 'Installed cost of gutters and the number of downspouts along the eaves',
  tag: 'home',
  service: 'Gutters',
  disclaimer:
    'Planning estimate for one story. It leaves out removal of old gutters, fascia repair, second-story work and ' +
    'underground drains.',
  inputs: [
    {
      name: 'eaves',
      label: 'Length of eaves',
      type: 'number',
      unit: 'linear ft',
      default: 160,
      min: 20,
      max: 1500,
      step: 5,
      units: acceptedUnits.lft,
      ask: 'How long are the eaves?',
      hint: 'All roof edges that drain, added together',
    },
    {
      name: 'material',
      label: 'Material',
      type: 'select',
      default: 'aluminum',
      options: [
        { value: 'aluminum', label: 'Seamless aluminum' },
        { value: 'steel', label: 'Galvanized steel' },
        { value: 'copper', label: 'Copper' },
      ],
    },
    {
      name: 'leafGuard',
      label: 'Leaf guards',
      type: 'select',
      default: 'no',
      options: [
        { value: 'no', label: 'No' },
        { value: 'yes', label: 'Yes' },
      ],
      ask: 'With leaf guards?',
    },
  ],
  costBand: {
    service_name: 'Gutters',
    unit: 'per linear foot',
    price_min_usd: 8,
    price_max_usd: 22,
    project_min_usd: 1200,
    project_max_usd: 4500,
    notes: 'The band is for plain aluminum and steel; copper and guards cost more, and so do short runs by the foot.',
  },
  sources: [
    'Gutters installed, aluminum $4 to $15, steel $6 to $20 and copper $25 to $40 a ft ' +
      '(smithrock-roofing.com/gutter-replacement-cost-per-foot, 2025).',
  ],
  asOf: '2025-01-01',
  sharedFigures: [
    {
      name: 'coverages.downspout',
      unit: 'ft per downspout',
      source: 'Published: guide (undated)',
      values: [{ value: 35 }],
    },
    { name: 'minimums.gutters', unit: '$', source: 'Our judgement', values: [{ low: 300, high: 500 }] },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    addsUp: 'eaves',
    lines: [
      { line: 'Gutters and downspouts', covers: 'job' },
      { line: 'Leaf guards', covers: 'job' },
    ],
    leavesOut: ['removing old gutters', 'fascia repair', 'second-story work', 'underground drains'],
    pitfalls: [
      'Count every side that drains: a hip roof has eaves all around, a gable roof on two sides only.',
      'A second story costs more, because of ladders and longer downspouts.',
      'Rotten fascia has to be replaced before gutters can be hung, and is not in the price.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 2,
    judged: 1,
    prices: { 'minimums.gutters': 'judged', 'gutters.material': 'published', 'gutters.leafGuard': 'published' },
  },
  own: {
    figures: [{
      name: 'material.rate',
      label: 'Price per linear foot',
      unit: '$ per linear foot',
      min: 3,
      max: 120,
      written: 'USD/lft',
      by: ['material'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: {
    kind: 'gutter',
    measures: { length: { input: 'eaves', times: 1 }, count: { step: 'downspouts', times: 1 } },
  },
  labels: { byFoot: 'Price by the foot', 'material.rate': 'Price per linear foot' },
  counted: { downspouts: 'downspout' },
  repeats: { '0': 'range', value: 'total', range: 'total' },
  asks: [
    { input: 'material', from: 'aluminum', to: 'copper' },
    { input: 'leafGuard', from: 'no', to: 'yes' },
    { input: 'eaves', from: 110, to: 200 },
  ],
  slopes: {
    value: { eaves: 1 },
    'cost.low': { eaves: 1 },
    'cost.high': { eaves: 1 },
    downspouts: { eaves: 1 },
    'range.low': { eaves: 1 },
    'range.high': { eaves: 1 },
    'total.low': { eaves: 1 },
    'total.high': { eaves: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
