/**
 * Door Installation Cost Calculator. Generated from the entry doors of catalog/calculators.yaml by `npm run generate`:
 * edit the catalog, not this file.
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

/** The inputs of the Door Installation Cost Calculator, inside their bounds. */
export interface DoorsInputs {
  /** Number of doors, whole, 1 to 20 in steps of 1; 1 when omitted. */
  readonly count: number;
  /** Kind of door; 'entry_steel' when omitted. */
  readonly 'type': 'entry_steel' | 'entry_fg' | 'entry_wood' | 'patio_slider' | 'patio_french' | 'storm';
}

/** The steps of the calculation. */
export interface DoorsSteps {
  /** count * 1 door, in doors */
  readonly doors: number;
  /** Low end of doors * type.price, in $ */
  readonly costLow: number;
  /** High end of doors * type.price, in $ */
  readonly costHigh: number;
}

const typeFigures: Readonly<Record<DoorsInputs['type'], { priceLow: number; priceHigh: number }>> = {
  entry_steel: { priceLow: 800, priceHigh: 2200 },
  entry_fg: { priceLow: 1000, priceHigh: 2800 },
  entry_wood: { priceLow: 1500, priceHigh: 3500 },
  patio_slider: { priceLow: 1200, priceHigh: 3500 },
  patio_french: { priceLow: 2000, priceHigh: 5000 },
  storm: { priceLow: 400, priceHigh: 800 },
};
const typePhrases: Readonly<Record<DoorsInputs['type'], string>> = {
  entry_steel: 'steel entry',
  entry_fg: 'fiberglass entry',
  entry_wood: 'wood entry',
  patio_slider: 'sliding patio',
  patio_french: 'French patio',
  storm: 'storm',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ count, type: type_ }: DoorsInputs): DoorsSteps {
  const typeChosen = typeFigures[type_];
  const doors = count;
  const costLow = doors * typeChosen.priceLow;
  const costHigh = doors * typeChosen.priceHigh;
  return { doors, costLow, costHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: DoorsInputs, own: OwnFigures): DoorsSteps {
  const { count, type: type_ } = inputs;
  const typeChosen = typeFigures[type_];
  const typePrice = own['type.price'] ?? typeChosen.priceLow;
  const typePriceHigh = own['type.price'] ?? typeChosen.priceHigh;
  const doors = count;
  const costLow = doors * typePrice;
  const costHigh = doors * typePriceHigh;
  return { doors, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: DoorsInputs, steps = compute(inputs)): CalculationResult {
  const { type: type_ } = inputs;
  const { doors, costLow, costHigh } = steps;
  return {
    value: roundTo(costLow, 0),
    unit: '$ low end',
    interpretation:
      `Expect to pay ${rangeInRoughDollars(costLow, costHigh)} for ${inDoors(doors)} (${typePhrases[type_]}), ` +
      'installed with hardware. Custom sizes and decorative glass cost more.',
    secondary: [{ value: roundTo(costHigh, 0), unit: '$ high end', label: 'Range' }],
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      doors: { value: roundTo(doors, 2), unit: 'doors' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: DoorsInputs, steps = compute(inputs)): EstimateAmounts {
  const { costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(costLow, 0), high: roundTo(costHigh, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: DoorsInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { doors, costLow, costHigh } = steps;
  return [
    { name: 'doors', formula: 'count * 1 door', value: doors, unit: 'doors' },
    { name: 'cost', formula: 'doors * type.price', value: { low: costLow, high: costHigh }, unit: '$' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ type: type_ }: DoorsInputs): readonly Cell[] {
  const typeChosen = typeFigures[type_];
  return [{
    name: 'type.price',
    cell: type_,
    unit: '$ per door',
    low: typeChosen.priceLow,
    high: typeChosen.priceHigh,
  }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: DoorsInputs): BrokenRequirement | null {
  return null;
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 doors", for instance. */
function inDoors(value: number): string {
  return amount(trimmed(value, 2), '', ' door', ' doors');
}

/** Installed cost range by number and kind of exterior doors */
export const doors: Calculator<DoorsInputs> = {
  slug: 'doors',
  title: 'Door Installation Cost Calculator',
  subtitle: 'Installed cost range by number and kind of exterior doors',
  tag: 'home',
  service: 'Door installation',
  disclaimer:
    'Planning estimate for a standard pre-hung unit in a sound opening. It leaves out frame rot, new openings, ' +
    'custom glass, sidelights and windstorm certification.',
  inputs: [
    {
      name: 'count',
      label: 'Number of doors',
      type: 'number',
      default: 1,
      min: 1,
      max: 20,
      step: 1,
      whole: true,
      ask: 'How many doors?',
    },
    {
      name: 'type',
      label: 'Kind of door',
      type: 'select',
      default: 'entry_steel',
      options: [
        { value: 'entry_steel', label: 'Steel entry door' },
        { value: 'entry_fg', label: 'Fiberglass entry door' },
        { value: 'entry_wood', label: 'Wood entry door' },
        { value: 'patio_slider', label: 'Sliding patio door' },
        { value: 'patio_french', label: 'French patio doors' },
        { value: 'storm', label: 'Storm door' },
      ],
    },
  ],
  costBand: {
    service_name: 'Door installation',
    unit: 'per door',
    price_min_usd: 400,
    price_max_usd: 2200,
    notes: 'The band is for usual doors; the better ones of wood and fiberglass, sliders and French doors cost more.',
  },
  sources: [
    'A basic steel or fiberglass door replaced $900 to $1,800, of it $300 to $800 of labor ' +
      '(toolstash.com/answers/how-can-i-estimate-fair-cost-to-replace-an-exterior-door-including-materials-and-labor).',
    'A patio door replaced, $1,265 to $3,165 (lawnstarter.com/blog/cost/patio-door-replacement-price, 2023) and ' +
      '$1,550 to $6,250 (bobvila.com/articles/patio-door-replacement-cost, 2024).',
    'Sizes, glass and frames differ too much for one survey, so the prices are units of guides with the labor to ' +
      'hang them.',
  ],
  asOf: '2023-01-01',
  estimate: {
    covers: 'job',
    unit: '$',
    addsUp: 'count',
    lines: [{ line: 'Doors with installation', covers: 'job' }],
    leavesOut: ['frame rot', 'new openings', 'custom glass', 'sidelights', 'windstorm certificate', 'painting'],
    pitfalls: [
      'Store prices are for the unit only; hanging it, trim and hardware are extra.',
      'Large panes, sidelites and impact glass go beyond the high end.',
      'In the first-tier coastal counties a door without a windstorm certificate can cost the insurance.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    brought: 1,
    broughtFrom: '2023',
    prices: { 'doors.type': 'brought' },
  },
  own: {
    figures: [{
      name: 'type.price',
      label: 'Price per door',
      unit: '$ per door',
      min: 150,
      max: 12000,
      written: 'USD/door',
      by: ['type'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: { kind: 'pieces', measures: { count: { step: 'doors', times: 1 } }, look: 'door' },
  labels: { 'type.price': 'Price per door' },
  counted: { doors: 'door' },
  repeats: { '0': 'range', value: 'total', range: 'total' },
  asks: [
    { input: 'type', from: 'storm', to: 'patio_french' },
    { input: 'count', from: 1, to: 2 },
  ],
  slopes: {
    value: { count: 1 },
    'cost.low': { count: 1 },
    'cost.high': { count: 1 },
    doors: { count: 1 },
    'range.low': { count: 1 },
    'range.high': { count: 1 },
    'total.low': { count: 1 },
    'total.high': { count: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
