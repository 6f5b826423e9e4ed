/**
 * Hurricane Shutter Calculator. Generated from the entry hurricane-shutters of catalog/calculators.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../engine/kernel/math.js';
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

/** The inputs of the Hurricane Shutter Calculator, inside their bounds. */
export interface HurricaneShuttersInputs {
  /** Windows and doors to cover, whole, 1 to 100 in steps of 1; 12 when omitted. */
  readonly count: number;
  /** Kind of shutter; 'accordion' when omitted. */
  readonly 'type': 'accordion' | 'rolldown' | 'bahama' | 'colonial' | 'panels';
}

/** The steps of the calculation. */
export interface HurricaneShuttersSteps {
  /** count * 1 opening, in openings */
  readonly openings: number;
  /** openings * coverages.opening, in sq ft */
  readonly area: number;
  /** Low end of area * type.rate, in $ */
  readonly costLow: number;
  /** High end of area * type.rate, in $ */
  readonly costHigh: number;
}

const typeFigures: Readonly<Record<HurricaneShuttersInputs['type'], { rateLow: number; rateHigh: number }>> = {
  accordion: { rateLow: 20, rateHigh: 30 },
  rolldown: { rateLow: 30, rateHigh: 60 },
  bahama: { rateLow: 22, rateHigh: 38 },
  colonial: { rateLow: 25, rateHigh: 40 },
  panels: { rateLow: 10, rateHigh: 20 },
};
const typePhrases: Readonly<Record<HurricaneShuttersInputs['type'], string>> = {
  accordion: 'accordion shutters',
  rolldown: 'roll-down shutters',
  bahama: 'Bahama shutters',
  colonial: 'colonial shutters',
  panels: 'storm panels',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ count, type: type_ }: HurricaneShuttersInputs): HurricaneShuttersSteps {
  const typeChosen = typeFigures[type_];
  const openings = count;
  const area = openings * 15;
  const costLow = area * typeChosen.rateLow;
  const costHigh = area * typeChosen.rateHigh;
  return { openings, area, costLow, costHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: HurricaneShuttersInputs, own: OwnFigures): HurricaneShuttersSteps {
  const { count, type: type_ } = inputs;
  const typeChosen = typeFigures[type_];
  const typeRate = own['type.rate'] ?? typeChosen.rateLow;
  const typeRateHigh = own['type.rate'] ?? typeChosen.rateHigh;
  const openings = count;
  const area = openings * 15;
  const costLow = area * typeRate;
  const costHigh = area * typeRateHigh;
  return { openings, area, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: HurricaneShuttersInputs, steps = compute(inputs)): CalculationResult {
  const { type: type_ } = inputs;
  const { openings, area, costLow, costHigh } = steps;
  return {
    value: roundTo(openings, 0),
    unit: 'openings',
    interpretation:
      `Covering ${inWholeOpenings(openings)}, about ${inWholeSqFt(area)}, with ${typePhrases[type_]} costs ` +
      `${rangeInRoughDollars(costLow, costHigh)} installed.` +
      (type_ === 'panels'
        ? ' Panels are the cheapest protection, but someone has to hang them before every storm.'
        : ''),
    figures: {
      openings: { value: roundTo(openings, 0), unit: 'openings' },
      area: { value: roundTo(area, 0), unit: 'sq ft' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: HurricaneShuttersInputs, steps = compute(inputs)): EstimateAmounts {
  const { costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(costLow, 0), high: roundTo(costHigh, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: HurricaneShuttersInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { openings, area, costLow, costHigh } = steps;
  return [
    { name: 'openings', formula: 'count * 1 opening', value: openings, unit: 'openings' },
    { name: 'area', formula: 'openings * coverages.opening', value: area, unit: 'sq ft' },
    { name: 'cost', formula: 'area * type.rate', value: { low: costLow, high: costHigh }, unit: '$' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ type: type_ }: HurricaneShuttersInputs): readonly Cell[] {
  const typeChosen = typeFigures[type_];
  return [{ name: 'type.rate', cell: type_, unit: '$ per sq ft', low: typeChosen.rateLow, high: typeChosen.rateHigh }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: HurricaneShuttersInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 openings", for instance. */
function inWholeOpenings(value: number): string {
  return amount(trimmed(value, 0), '', ' opening', ' openings');
}

/** "2,500 sq ft", for instance. */
function inWholeSqFt(value: number): string {
  return amount(trimmed(value, 0), '', ' sq ft', ' sq ft');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Openings to protect and the installed cost of shutters */
export const hurricaneShutters: Calculator<HurricaneShuttersInputs> = {
  slug: 'hurricane-shutters',
  title: 'Hurricane Shutter Calculator',
  subtitle: 'Openings to protect and the installed cost of shutters',
  tag: 'home',
  service: 'Hurricane shutters',
  disclaimer:
    'Planning estimate at 15 sq ft an opening. Shutters must carry an approved product evaluation to count for ' +
    'windstorm insurance; it leaves out large sliders, second stories and motors.',
  inputs: [
    {
      name: 'count',
      label: 'Windows and doors to cover',
      type: 'number',
      default: 12,
      min: 1,
      max: 100,
      step: 1,
      whole: true,
      ask: 'How many windows and doors?',
    },
    {
      name: 'type',
      label: 'Kind of shutter',
      type: 'select',
      default: 'accordion',
      options: [
        { value: 'accordion', label: 'Accordion' },
        { value: 'rolldown', label: 'Roll-down' },
        { value: 'bahama', label: 'Bahama' },
        { value: 'colonial', label: 'Colonial' },
        { value: 'panels', label: 'Storm panels' },
      ],
    },
  ],
  costBand: {
    service_name: 'Hurricane shutters',
    unit: 'per square foot',
    price_min_usd: 20,
    price_max_usd: 70,
    notes:
      'Installed price per square foot of opening; an average opening is taken as 15 sq ft. Storm panels cost less ' +
      'than the band, which is for permanent shutters.',
  },
  sources: [
    'Installed per sq ft, storm panels $10 to $20, accordion $15 to $30, Bahama $20 to $35, colonial $25 to $35; a ' +
      'whole house $2,500 to $8,000 (fixr.com/costs/hurricane-shutters).',
    'Panels $7 to $15, accordion $15 to $25, roll-down $20 to $35 ' +
      '(doityourself.com/stry/5-types-of-hurricane-shutters); roll-down $25 to $120 ' +
      '(texascustomexteriors.com/types-of-hurricane-shutters-to-protect-your-home).',
    "The prices here are planning estimates raised to the service's band of $20 to $70 for permanent shutters, " +
      'because wind-rated ones with an evaluation cost more than the national pages have.',
  ],
  asOf: '2024-02-24',
  sharedFigures: [{
    name: 'coverages.opening',
    unit: 'sq ft per opening',
    source: 'Our judgement',
    values: [{ value: 15 }],
  }],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Shutters and hanging', covers: 'job' }],
    leavesOut: [
      'motors',
      'second stories',
      'openings larger than 15 sq ft',
      'building permit',
      'windstorm certificate',
      'sales tax',
    ],
    pitfalls: [
      'Every opening is taken at 15 sq ft; a sliding door is three of them.',
      'Panels are the cheapest, but somebody has to be there to hang them before every storm.',
      'Only shutters with an approved product evaluation count for windstorm insurance.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 1,
    prices: { 'hurricane-shutters.type': 'published' },
  },
  own: {
    figures: [{
      name: 'type.rate',
      label: 'Price per sq ft',
      unit: '$ per sq ft',
      min: 4,
      max: 200,
      written: 'USD/sqft',
      by: ['type'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: { kind: 'pieces', measures: { count: { step: 'openings', times: 1 } }, look: 'window' },
  labels: { 'type.rate': 'Price per sq ft' },
  counted: { openings: 'opening' },
  asks: [
    { input: 'type', from: 'panels', to: 'rolldown' },
    { input: 'count', from: 8, to: 18 },
  ],
  slopes: {
    value: { count: 1 },
    openings: { count: 1 },
    area: { count: 1 },
    'cost.low': { count: 1 },
    'cost.high': { count: 1 },
    'total.low': { count: 1 },
    'total.high': { count: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
