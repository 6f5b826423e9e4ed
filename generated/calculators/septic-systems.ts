/**
 * Septic System Size Calculator. Generated from the entry septic-systems of catalog/calculators/land.yaml by `npm run
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
import type { Schedule } from '../../engine/kernel/schedule.js';
import { lookUp, schedule } from '../../engine/kernel/schedule.js';
import { amount, roughRange, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Septic System Size Calculator, inside their bounds. */
export interface SepticSystemsInputs {
  /** Bedrooms, whole, 1 to 6 in steps of 1; 3 when omitted. */
  readonly bedrooms: number;
  /** Living area, 300 to 5450 sq ft in steps of 50; 2000 when omitted. */
  readonly area: number;
  /** Water-saving fixtures throughout?; 'yes' when omitted. */
  readonly saving: 'yes' | 'no';
  /** Soil class of the site evaluation; 'iii' when omitted. */
  readonly soil: 'ib' | 'ii' | 'iii' | 'iv';
}

/** The steps of the calculation. */
export interface SepticSystemsSteps {
  /** max(max(0, bedrooms - 2), byArea[area] / 1 step) */
  readonly steps_: number;
  /** saving.base + steps * saving.step, in gallons per day */
  readonly flow: number;
  /** tankSize[flow * 1 day], in gallons */
  readonly tank: number;
  /** flow / soil.rate, in sq ft */
  readonly field: number;
  /** ceil(field / 5 sqft/ft, 1 ft), in ft */
  readonly trench: number;
  /** if soil = "iv" then "an aerobic or other engineered system" else "a standard drain field" */
  readonly kind: string;
  /** Low end of soil.cost, in $ */
  readonly costLow: number;
  /** High end of soil.cost, in $ */
  readonly costHigh: number;
  /** Low end of prices.septic_study, in $ */
  readonly studyLow: number;
  /** High end of prices.septic_study, in $ */
  readonly studyHigh: number;
  /** Low end of round(cost, 1 USD) + round(study, 1 USD), in $ */
  readonly totalLow: number;
  /** High end of round(cost, 1 USD) + round(study, 1 USD), in $ */
  readonly totalHigh: number;
}

const soilFigures: Readonly<
  Record<SepticSystemsInputs['soil'], { rate: number; costLow: number; costHigh: number }>
> = {
  ib: { rate: 0.38, costLow: 6300, costHigh: 10000 },
  ii: { rate: 0.25, costLow: 6300, costHigh: 10000 },
  iii: { rate: 0.2, costLow: 6300, costHigh: 10000 },
  iv: { rate: 0.1, costLow: 10000, costHigh: 20000 },
};
const byArea: Schedule = schedule({
  upTo: [1499, 2499, 3499, 4499, 5499],
  values: [0, 1, 2, 3, 4],
  brackets: [],
  round: 0,
});
const tankSize: Schedule = schedule({
  upTo: [250, 350, 500],
  values: [750, 1000, 1250],
  brackets: [{ upTo: 1000, floor: 500, base: 1250, rate: 2.5 }],
  round: 0,
});
const soilPhrases: Readonly<Record<SepticSystemsInputs['soil'], string>> = {
  ib: 'class Ib soil',
  ii: 'class II soil',
  iii: 'class III soil',
  iv: 'class IV clay',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ bedrooms, area, saving, soil }: SepticSystemsInputs): SepticSystemsSteps {
  const soilChosen = soilFigures[soil];
  const steps_ = Math.max(Math.max(0, bedrooms - 2), lookUp(byArea, area));
  const flow = (saving === 'yes' ? 180 : 225) + steps_ * (saving === 'yes' ? 60 : 75);
  const tank = lookUp(tankSize, flow);
  const field = flow / soilChosen.rate;
  const trench = roundUp(field / 5);
  const kind: string = soil === 'iv' ? 'an aerobic or other engineered system' : 'a standard drain field';
  const costLow = soilChosen.costLow;
  const costHigh = soilChosen.costHigh;
  const studyLow = 1500;
  const studyHigh = 5000;
  const totalLow = roundHalfAway(costLow) + studyLow;
  const totalHigh = roundHalfAway(costHigh) + studyHigh;
  return { steps_, flow, tank, field, trench, kind, costLow, costHigh, studyLow, studyHigh, totalLow, totalHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: SepticSystemsInputs, own: OwnFigures): SepticSystemsSteps {
  const { bedrooms, area, saving, soil } = inputs;
  const soilChosen = soilFigures[soil];
  const soilCost = own['soil.cost'] ?? soilChosen.costLow;
  const soilCostHigh = own['soil.cost'] ?? soilChosen.costHigh;
  const steps_ = Math.max(Math.max(0, bedrooms - 2), lookUp(byArea, area));
  const flow = (saving === 'yes' ? 180 : 225) + steps_ * (saving === 'yes' ? 60 : 75);
  const tank = lookUp(tankSize, flow);
  const field = flow / soilChosen.rate;
  const trench = roundUp(field / 5);
  const kind: string = soil === 'iv' ? 'an aerobic or other engineered system' : 'a standard drain field';
  const costLow = soilCost;
  const costHigh = soilCostHigh;
  const studyLow = 1500;
  const studyHigh = 5000;
  const totalLow = roundHalfAway(costLow) + studyLow;
  const totalHigh = roundHalfAway(costHigh) + studyHigh;
  return { steps_, flow, tank, field, trench, kind, costLow, costHigh, studyLow, studyHigh, totalLow, totalHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: SepticSystemsInputs, steps = compute(inputs)): CalculationResult {
  const { soil } = inputs;
  const { flow, tank, field, trench, kind, costLow, costHigh, studyLow, studyHigh } = steps;
  return {
    value: roundTo(flow, 0),
    unit: 'gallons a day',
    text: kind,
    interpretation:
      `At ${inWholeGallonsPerDay(flow)} you need a tank of at least ${inWholeGallons(tank)}` +
      (soil === 'iv'
        ? `, and in ${soilPhrases[soil]} the system must be ${kind}. That costs ` +
          `${rangeInRoughDollars(costLow, costHigh)}, plus ${rangeInRoughDollars(studyLow, studyHigh)} for site ` +
          'evaluation, design and permit.'
        : ` and, in ${soilPhrases[soil]}, ${inWholeFeet(trench)} of trench 3 feet wide. With ${kind} it costs ` +
          `${rangeInRoughDollars(costLow, costHigh)}, plus ${rangeInRoughDollars(studyLow, studyHigh)} for ` +
          'evaluation, design and permit.'),
    secondary: [
      { value: roundTo(tank, 0), unit: 'gallons', label: 'Smallest tank' },
      { value: roundTo(field, 0), unit: 'sq ft', label: 'Absorptive area' },
      { value: roundTo(trench, 0), unit: 'ft', label: 'Trench 3 ft wide' },
      { value: roundTo(costLow, 0), unit: '$', label: 'System (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'System (high)' },
    ],
    figures: {
      flow: { value: roundTo(flow, 0), unit: 'gallons per day' },
      tank: { value: roundTo(tank, 0), unit: 'gallons' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      study: { low: roundTo(studyLow, 0), high: roundTo(studyHigh, 0), unit: '$' },
      trench: { value: roundTo(trench, 0), unit: 'ft' },
      kind: { text: kind },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: SepticSystemsInputs, steps = compute(inputs)): EstimateAmounts {
  const { costLow, costHigh, studyLow, studyHigh, totalLow, totalHigh } = steps;
  return {
    total: { low: roundTo(totalLow, 0), high: roundTo(totalHigh, 0) },
    lines: [
      { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
      { low: roundTo(studyLow, 0), high: roundTo(studyHigh, 0) },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: SepticSystemsInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    steps_,
    flow,
    tank,
    field,
    trench,
    kind,
    costLow,
    costHigh,
    studyLow,
    studyHigh,
    totalLow,
    totalHigh,
  } = steps;
  return [
    { name: 'steps', formula: 'max(max(0, bedrooms - 2), byArea[area] / 1 step)', value: steps_, unit: '' },
    { name: 'flow', formula: 'saving.base + steps * saving.step', value: flow, unit: 'gallons per day' },
    { name: 'tank', formula: 'tankSize[flow * 1 day]', value: tank, unit: 'gallons' },
    { name: 'field', formula: 'flow / soil.rate', value: field, unit: 'sq ft' },
    { name: 'trench', formula: 'ceil(field / 5 sqft/ft, 1 ft)', value: trench, unit: 'ft' },
    {
      name: 'kind',
      formula: 'if soil = "iv" then "an aerobic or other engineered system" else "a standard drain field"',
      value: kind,
      unit: '',
    },
    { name: 'cost', formula: 'soil.cost', value: { low: costLow, high: costHigh }, unit: '$' },
    { name: 'study', formula: 'prices.septic_study', value: { low: studyLow, high: studyHigh }, unit: '$' },
    {
      name: 'total',
      formula: 'round(cost, 1 USD) + round(study, 1 USD)',
      value: { low: totalLow, high: totalHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ saving, soil }: SepticSystemsInputs): readonly Cell[] {
  const soilChosen = soilFigures[soil];
  return [
    { name: 'saving.base', cell: saving, unit: 'gallons per day', value: saving === 'yes' ? 180 : 225 },
    { name: 'saving.step', cell: saving, unit: 'gallons per day', value: saving === 'yes' ? 60 : 75 },
    { name: 'soil.rate', cell: soil, unit: 'gallons per sq ft per day', value: soilChosen.rate },
    { name: 'soil.cost', cell: soil, unit: '$', low: soilChosen.costLow, high: soilChosen.costHigh },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: SepticSystemsInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 gallons per day", for instance. */
function inWholeGallonsPerDay(value: number): string {
  return amount(trimmed(value, 0), '', ' gallon per day', ' gallons per day');
}

/** "2,500 gallons", for instance. */
function inWholeGallons(value: number): string {
  return amount(trimmed(value, 0), '', ' gallon', ' gallons');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 feet", for instance. */
function inWholeFeet(value: number): string {
  return amount(trimmed(value, 0), '', ' foot', ' feet');
}

/** Daily flow, smallest tank and drain field of a Texas septic system, and its price */
export const septicSystems: Calculator<SepticSystemsInputs> = {
  slug: 'septic-systems',
  title: 'Septic System Size Calculator',
  subtitle: 'Daily flow, smallest tank and drain field of a Texas septic system, and its price',
  tag: 'outdoor',
  service: 'Septic systems',
  disclaimer:
    "Planning estimate by the state's tables. It leaves out site evaluation, setbacks, flood plains, ground water " +
    'and county rules. A licensed site evaluator and a permit are needed before anything is dug.',
  inputs: [
    { name: 'bedrooms', label: 'Bedrooms', type: 'number', default: 3, min: 1, max: 6, step: 1, whole: true },
    {
      name: 'area',
      label: 'Living area',
      type: 'number',
      unit: 'sq ft',
      default: 2000,
      min: 300,
      max: 5450,
      step: 50,
      units: acceptedUnits.sqft,
    },
    {
      name: 'saving',
      label: 'Water-saving fixtures throughout?',
      type: 'select',
      default: 'yes',
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
    },
    {
      name: 'soil',
      label: 'Soil class of the site evaluation',
      type: 'select',
      default: 'iii',
      options: [
        { value: 'ib', label: 'Ib, sand' },
        { value: 'ii', label: 'II, sandy loam' },
        { value: 'iii', label: 'III, clay loam' },
        { value: 'iv', label: 'IV, clay' },
      ],
      ask: 'What is the soil class?',
    },
  ],
  costBand: {
    service_name: 'Septic systems',
    unit: 'per system',
    price_min_usd: 6300,
    price_max_usd: 20000,
  },
  sources: [
    '30 TAC 285.91(1), Table I, long-term application rates by soil class, the absorptive area being the bottom ' +
      'and a foot of sidewall around it (texreg.sos.state.tx.us/fids/30_0285_0091-1.html).',
    '30 TAC 285.91(2) and (3), Tables II and III, tank and flow, as in TCEQ RG-472; the flows with saving fixtures ' +
      'are printed by bedrooms and floor area at alohaseptic.com/septic-basics, and by bedrooms at ' +
      'quantadocs.com/texas-septic-flow-rate-calculator-ossf-chapter-285. Confirm the least tank with the permitting ' +
      'authority, whose copy of Table II decides.',
  ],
  asOf: '2026-01-01',
  sharedFigures: [{
    name: 'prices.septic_study',
    unit: '$',
    asOf: '2026-01-01',
    source: 'Published: guide (2026)',
    values: [{ low: 1500, high: 5000 }],
  }],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'System installed', covers: 'job' },
      { line: 'Site evaluation, design and permit', covers: 'fee' },
    ],
    leavesOut: [
      'clearing',
      'power to the pump',
      'maintenance contract',
      'abandoning an old tank',
      'fill in flood plains',
    ],
    pitfalls: [
      'Bedrooms and floor area both count, and the larger class decides.',
      'In class IV clay, common near the coast, a plain drain field is not allowed and an aerobic system is.',
      'An aerobic system needs a maintenance contract and power for as long as it is there.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 2,
    prices: { 'prices.septic_study': 'published', 'septic-systems.soil': 'published' },
  },
  own: {
    figures: [{
      name: 'soil.cost',
      label: 'Price',
      unit: '$',
      min: 2000,
      max: 80000,
      units: acceptedUnits.USD,
      by: ['soil'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: { kind: 'tank', measures: { volume: { step: 'tank', times: 1 } } },
  labels: { 'soil.cost': 'Price' },
  counted: {
    gallons: 'gallon',
    'gallons a day': 'gallon a day',
    'gallons per day': 'gallon per day',
    'gallons per sq ft per day': 'gallon per sq ft per day',
  },
  repeats: { '3': 0, '4': 0 },
  asks: [{ input: 'soil', from: 'ib', to: 'iv' }],
  slopes: {
    value: { bedrooms: 1, area: 1 },
    flow: { bedrooms: 1, area: 1 },
    tank: { bedrooms: 1, area: 1 },
    'cost.low': { bedrooms: 0, area: 0 },
    'cost.high': { bedrooms: 0, area: 0 },
    'study.low': { bedrooms: 0, area: 0 },
    'study.high': { bedrooms: 0, area: 0 },
    trench: { bedrooms: 1, area: 1 },
    'total.low': { bedrooms: 0, area: 0 },
    'total.high': { bedrooms: 0, area: 0 },
  },
  refuse,
  answer,
  trace,
  cells,
};
