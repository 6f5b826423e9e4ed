/**
 * Air Duct Cleaning Cost Calculator. Generated from the entry air-duct-cleaning of catalog/calculators.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { clamp, isAbove, roundTo, roundUp } from '../../engine/kernel/math.js';
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

/** The inputs of the Air Duct Cleaning Cost Calculator, inside their bounds. */
export interface AirDuctCleaningInputs {
  /** Living area, 500 to 10000 sq ft in steps of 100; 2000 when omitted. */
  readonly sqft: number;
  /** Heating and cooling systems; '1' when omitted. */
  readonly systems: '1' | '2' | '3';
}

/** The steps of the calculation. */
export interface AirDuctCleaningSteps {
  /** sqft / systems.number, in sq ft */
  readonly share: number;
  /** clamp((share - 1000 sqft) / 2000 sqft, 0, 1) */
  readonly large: number;
  /** Low end of prices.duct_cleaning + large * prices.duct_cleaning_large, in $ */
  readonly perSystemLow: number;
  /** High end of prices.duct_cleaning + large * prices.duct_cleaning_large, in $ */
  readonly perSystemHigh: number;
  /** Low end of perSystem * systems.number, in $ */
  readonly costLow: number;
  /** High end of perSystem * systems.number, in $ */
  readonly costHigh: number;
  /** ceil(sqft / 100 sqft/vent), in vents */
  readonly vents: number;
}

const systemsFigures: Readonly<Record<AirDuctCleaningInputs['systems'], number>> = { '1': 1, '2': 2, '3': 3 };
const systemsPhrases: Readonly<Record<AirDuctCleaningInputs['systems'], string>> = {
  '1': 'one system',
  '2': 'two systems',
  '3': 'three systems',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ sqft, systems }: AirDuctCleaningInputs): AirDuctCleaningSteps {
  const share = sqft / systemsFigures[systems];
  const large = clamp((share - 1000) / 2000, 0, 1);
  const perSystemLow = 300 + large * 200;
  const perSystemHigh = 500 + large * 250;
  const costLow = perSystemLow * systemsFigures[systems];
  const costHigh = perSystemHigh * systemsFigures[systems];
  const vents = roundUp(sqft / 100);
  return { share, large, perSystemLow, perSystemHigh, costLow, costHigh, vents };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: AirDuctCleaningInputs, own: OwnFigures): AirDuctCleaningSteps {
  const { sqft, systems } = inputs;
  const pricesDuctCleaning = own['prices.duct_cleaning'] ?? 300;
  const pricesDuctCleaningHigh = own['prices.duct_cleaning'] ?? 500;
  const share = sqft / systemsFigures[systems];
  const large = clamp((share - 1000) / 2000, 0, 1);
  const perSystemLow = pricesDuctCleaning + large * 200;
  const perSystemHigh = pricesDuctCleaningHigh + large * 250;
  const costLow = perSystemLow * systemsFigures[systems];
  const costHigh = perSystemHigh * systemsFigures[systems];
  const vents = roundUp(sqft / 100);
  return { share, large, perSystemLow, perSystemHigh, costLow, costHigh, vents };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: AirDuctCleaningInputs, steps = compute(inputs)): CalculationResult {
  const { sqft, systems } = inputs;
  const { share, costLow, costHigh, vents } = steps;
  return {
    value: roundTo(costLow, 0),
    unit: '$ low end',
    interpretation:
      `Cleaning ${systemsPhrases[systems]} in ${inSqFt(sqft)}, about ${inVents(vents)}, costs ` +
      `${rangeInRoughDollars(costLow, costHigh)}. ` +
      (isAbove(share, 4000)
        ? 'One system rarely serves more than 4,000 sq ft, so count your air handlers again.'
        : 'Make sure the price includes the returns, the trunk lines and the blower.'),
    secondary: [
      { value: roundTo(costHigh, 0), unit: '$ high end', label: 'Range' },
      { value: roundTo(vents, 0), unit: 'vents', label: 'Vents (about)' },
    ],
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      vents: { value: roundTo(vents, 2), unit: 'vents' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: AirDuctCleaningInputs, steps = compute(inputs)): EstimateAmounts {
  const { costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(costLow, 0), high: roundTo(costHigh, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: AirDuctCleaningInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { share, large, perSystemLow, perSystemHigh, costLow, costHigh, vents } = steps;
  return [
    { name: 'share', formula: 'sqft / systems.number', value: share, unit: 'sq ft' },
    { name: 'large', formula: 'clamp((share - 1000 sqft) / 2000 sqft, 0, 1)', value: large, unit: '' },
    {
      name: 'perSystem',
      formula: 'prices.duct_cleaning + large * prices.duct_cleaning_large',
      value: { low: perSystemLow, high: perSystemHigh },
      unit: '$',
    },
    { name: 'cost', formula: 'perSystem * systems.number', value: { low: costLow, high: costHigh }, unit: '$' },
    { name: 'vents', formula: 'ceil(sqft / 100 sqft/vent)', value: vents, unit: 'vents' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ systems }: AirDuctCleaningInputs): readonly Cell[] {
  return [{ name: 'systems.number', cell: systems, unit: '', value: systemsFigures[systems] }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: AirDuctCleaningInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 sq ft", for instance. */
function inSqFt(value: number): string {
  return amount(trimmed(value, 2), '', ' sq ft', ' sq ft');
}

/** "2,500 vents", for instance. */
function inVents(value: number): string {
  return amount(trimmed(value, 2), '', ' vent', ' vents');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Cost range by home size and number of systems */
export const airDuctCleaning: Calculator<AirDuctCleaningInputs> = {
  slug: 'air-duct-cleaning',
  title: 'Air Duct Cleaning Cost Calculator',
  subtitle: 'Cost range by home size and number of systems',
  tag: 'home',
  service: 'Air duct cleaning',
  disclaimer:
    'Planning estimate. It leaves out mold remediation, sanitizing, coil cleaning and dryer vents. Be wary of ' +
    'whole-house offers under $150; they are a known bait.',
  inputs: [
    {
      name: 'sqft',
      label: 'Living area',
      type: 'number',
      unit: 'sq ft',
      default: 2000,
      min: 500,
      max: 10000,
      step: 100,
      units: acceptedUnits.sqft,
      ask: 'How large is the living area?',
    },
    {
      name: 'systems',
      label: 'Heating and cooling systems',
      type: 'select',
      default: '1',
      options: [
        { value: '1', label: 'One system' },
        { value: '2', label: 'Two systems' },
        { value: '3', label: 'Three systems' },
      ],
      ask: 'How many heating and cooling systems?',
    },
  ],
  costBand: {
    service_name: 'Air duct cleaning',
    unit: 'per system',
    price_min_usd: 300,
    price_max_usd: 750,
    notes: 'The band is for one system; a home with several pays by the system.',
  },
  sources: [
    'The EPA and NADCA name $450 to $1,000 a building ' +
      '(thisoldhouse.com/heating-cooling/reviews/air-duct-cleaning-cost).',
    "The step from 1,000 to 3,000 sq ft per system is a planning estimate inside the service's band of $300 to " +
      '$750; an air conditioner of 5 tons, the largest for homes, cools about 2,500 to 3,000 sq ft.',
    'One vent for about 100 sq ft is a planning estimate.',
  ],
  asOf: '2026-01-01',
  sharedFigures: [
    {
      name: 'prices.duct_cleaning',
      unit: '$',
      asOf: '2026-01-01',
      source: 'Published: firm (2026)',
      values: [{ low: 300, high: 500 }],
    },
    {
      name: 'prices.duct_cleaning_large',
      unit: '$',
      asOf: '2026-01-01',
      source: 'Published: firm (2026)',
      values: [{ low: 200, high: 250 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Cleaning ducts and air handlers', covers: 'job' }],
    leavesOut: ['mold remediation', 'sanitizing', 'coil cleaning', 'dryer vents', 'duct repair'],
    pitfalls: [
      'Whole-house offers under $150 are a known bait; the price rises once the crew is in the house.',
      'A home with two or three air handlers pays per system; a single price for the whole house hides that.',
      'Cleaning only the registers is not a duct cleaning; it has to include returns, trunk lines and blower.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 2,
    prices: { 'prices.duct_cleaning': 'published', 'prices.duct_cleaning_large': 'published' },
  },
  own: {
    figures: [{
      name: 'prices.duct_cleaning',
      label: 'Cleaning of one system',
      unit: '$',
      min: 100,
      max: 1500,
      units: acceptedUnits.USD,
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { perSystem: 'Price of one system', 'prices.duct_cleaning': 'Cleaning of one system' },
  counted: { vents: 'vent' },
  repeats: { '0': 'range', value: 'total', range: 'total' },
  asks: [
    { input: 'systems', from: '1', to: '3' },
    { input: 'sqft', from: 1400, to: 3000 },
  ],
  slopes: {
    value: { sqft: 1 },
    vents: { sqft: 1 },
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
