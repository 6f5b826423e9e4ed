/**
 * Patio and Deck Cost Calculator. Generated from the entry patios-decks of catalog/calculators.yaml by `npm run
 * generate`: edit the catalog, not this file.
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

/** The inputs of the Patio and Deck Cost Calculator, inside their bounds. */
export interface PatiosDecksInputs {
  /** Area, 20 to 5000 sq ft in steps of 10; 200 when omitted. */
  readonly sqft: number;
  /** Material; 'concrete_plain' when omitted. */
  readonly material: 'concrete_plain' | 'concrete_stamped' | 'pavers' | 'wood_pt' | 'wood_cedar' | 'composite';
}

/** The steps of the calculation. */
export interface PatiosDecksSteps {
  /** Low end of sqft * material.rate, in $ */
  readonly byAreaLow: number;
  /** High end of sqft * material.rate, in $ */
  readonly byAreaHigh: number;
  /** Low end of minimums.patio, in $ */
  readonly minimumLow: number;
  /** High end of minimums.patio, in $ */
  readonly minimumHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(byArea, 1 USD)), in $ */
  readonly costLow: number;
  /** High end of max(round(minimum, 1 USD), round(byArea, 1 USD)), in $ */
  readonly costHigh: number;
}

const materialFigures: Readonly<Record<PatiosDecksInputs['material'], { rateLow: number; rateHigh: number }>> = {
  concrete_plain: { rateLow: 6, rateHigh: 14 },
  concrete_stamped: { rateLow: 12, rateHigh: 25 },
  pavers: { rateLow: 15, rateHigh: 30 },
  wood_pt: { rateLow: 25, rateHigh: 40 },
  wood_cedar: { rateLow: 30, rateHigh: 48 },
  composite: { rateLow: 38, rateHigh: 58 },
};
const materialPhrases: Readonly<Record<PatiosDecksInputs['material'], string>> = {
  concrete_plain: 'plain concrete',
  concrete_stamped: 'stamped concrete',
  pavers: 'pavers',
  wood_pt: 'pressure-treated wood',
  wood_cedar: 'cedar',
  composite: 'composite decking',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ sqft, material }: PatiosDecksInputs): PatiosDecksSteps {
  const materialChosen = materialFigures[material];
  const byAreaLow = sqft * materialChosen.rateLow;
  const byAreaHigh = sqft * materialChosen.rateHigh;
  const minimumLow = 1500;
  const minimumHigh = 2000;
  const costLow = Math.max(minimumLow, roundHalfAway(byAreaLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byAreaHigh));
  return { byAreaLow, byAreaHigh, minimumLow, minimumHigh, costLow, costHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: PatiosDecksInputs, own: OwnFigures): PatiosDecksSteps {
  const { sqft, material } = inputs;
  const materialChosen = materialFigures[material];
  const materialRate = own['material.rate'] ?? materialChosen.rateLow;
  const materialRateHigh = own['material.rate'] ?? materialChosen.rateHigh;
  const byAreaLow = sqft * materialRate;
  const byAreaHigh = sqft * materialRateHigh;
  const minimumLow = 1500;
  const minimumHigh = 2000;
  const costLow = Math.max(minimumLow, roundHalfAway(byAreaLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byAreaHigh));
  return { byAreaLow, byAreaHigh, minimumLow, minimumHigh, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: PatiosDecksInputs, steps = compute(inputs)): CalculationResult {
  const { sqft, material } = inputs;
  const { byAreaLow, minimumLow, costLow, costHigh } = steps;
  return {
    value: roundTo(costLow, 0),
    unit: '$ low end',
    interpretation:
      `${inSqFt(sqft)} of ${materialPhrases[material]} costs ${rangeInRoughDollars(costLow, costHigh)} installed` +
      (isBelow(byAreaLow, minimumLow)
        ? ', because crews charge a minimum; a larger area costs little more.'
        : '. A simple rectangle on level ground costs least; curves, borders and poor access cost more.'),
    secondary: [{ value: roundTo(costHigh, 0), unit: '$ high end', label: 'Range' }],
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: PatiosDecksInputs, steps = compute(inputs)): EstimateAmounts {
  const { byAreaLow, byAreaHigh, minimumLow, minimumHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(byAreaLow, 0), high: roundTo(byAreaHigh, 0) }],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: PatiosDecksInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { byAreaLow, byAreaHigh, minimumLow, minimumHigh, costLow, costHigh } = steps;
  return [
    { name: 'byArea', formula: 'sqft * material.rate', value: { low: byAreaLow, high: byAreaHigh }, unit: '$' },
    { name: 'minimum', formula: 'minimums.patio', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byArea, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ material }: PatiosDecksInputs): readonly Cell[] {
  const materialChosen = materialFigures[material];
  return [{
    name: 'material.rate',
    cell: material,
    unit: '$ per sq ft',
    low: materialChosen.rateLow,
    high: materialChosen.rateHigh,
  }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: PatiosDecksInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 sq ft", for instance. */
function inSqFt(value: number): string {
  return amount(trimmed(value, 2), '', ' sq ft', ' sq ft');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Installed cost range by area and material */
export const patiosDecks: Calculator<PatiosDecksInputs> = {
  slug: 'patios-decks',
  title: 'Patio and Deck Cost Calculator',
  subtitle: 'Installed cost range by area and material',
  tag: 'outdoor',
  service: 'Patios and decks',
  disclaimer:
    'Planning estimate for ground-level work. It leaves out railings, stairs, roofs, drainage, removal of an old ' +
    'surface and permits.',
  inputs: [
    {
      name: 'sqft',
      label: 'Area',
      type: 'number',
      unit: 'sq ft',
      default: 200,
      min: 20,
      max: 5000,
      step: 10,
      units: acceptedUnits.sqft,
      ask: 'How large is the patio or deck?',
    },
    {
      name: 'material',
      label: 'Material',
      type: 'select',
      default: 'concrete_plain',
      options: [
        { value: 'concrete_plain', label: 'Plain concrete' },
        { value: 'concrete_stamped', label: 'Stamped concrete' },
        { value: 'pavers', label: 'Pavers' },
        { value: 'wood_pt', label: 'Pressure-treated wood deck' },
        { value: 'wood_cedar', label: 'Cedar deck' },
        { value: 'composite', label: 'Composite deck' },
      ],
    },
  ],
  costBand: {
    service_name: 'Patios and decks',
    unit: 'per square foot',
    price_min_usd: 18,
    price_max_usd: 55,
    project_min_usd: 4000,
    project_max_usd: 25000,
    notes:
      'The band is for pavers and decks of usual size. Plain and stamped concrete, plain pavers and small areas cost ' +
      'less, the best composite boards a little more.',
  },
  sources: [
    'Concrete patios $6 to $10 a sq ft in simple design, $10 to $15 custom, $15 and more elaborate ' +
      '(concretenetwork.com/concrete-patio/cost.html).',
    'Decks of treated pine $15 to $25, of cedar $25 to $30 and of composite $30 to $45 a sq ft ' +
      '(kompareit.com/homeandgarden/deck-compare-vs-patio.html), prices of some years ago.',
    'Composite decks at ground level $40 to $50 a sq ft installed, detached ones $30 to $40, raised ones $50 to ' +
      '$80 (homeguide.com/costs/composite-decking-prices).',
  ],
  asOf: '2025-07-24',
  sharedFigures: [{
    name: 'minimums.patio',
    unit: '$',
    asOf: '2025-01-01',
    source: 'Published: guide (2025)',
    values: [{ low: 1500, high: 2000 }],
  }],
  estimate: {
    covers: 'job',
    unit: '$',
    addsUp: 'sqft',
    lines: [{ line: 'Patio or deck', covers: 'job' }],
    leavesOut: ['railings', 'stairs', 'roof', 'drainage', 'removal of an old surface', 'building permit', 'sales tax'],
    pitfalls: [
      "Plain concrete costs less than the trade's general band, which covers pavers and decks as well.",
      'Small areas cost more by the square foot than the price here.',
      'Removing an old surface and drainage cost extra and are often forgotten.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 2,
    prices: { 'minimums.patio': 'published', 'patios-decks.material': 'published' },
  },
  own: {
    figures: [{
      name: 'material.rate',
      label: 'Price per sq ft',
      unit: '$ per sq ft',
      min: 3,
      max: 200,
      written: 'USD/sqft',
      by: ['material'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: {
    kind: 'plot',
    measures: { area: { input: 'sqft', times: 1 } },
    looks: { by: 'material', of: { wood_pt: 'planks', wood_cedar: 'planks', composite: 'planks', pavers: 'tiles' } },
  },
  labels: { byArea: 'Price by the area', 'material.rate': 'Price per sq ft' },
  repeats: { '0': 'range', value: 'total', range: 'total' },
  asks: [
    { input: 'material', from: 'concrete_plain', to: 'composite' },
    { input: 'sqft', from: 140, to: 300 },
  ],
  slopes: {
    value: { sqft: 1 },
    'cost.low': { sqft: 1 },
    'cost.high': { sqft: 1 },
    'range.low': { sqft: 1 },
    'range.high': { sqft: 1 },
    'total.low': { sqft: 1 },
    'total.high': { sqft: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
