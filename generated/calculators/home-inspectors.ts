/**
 * Home Inspection Cost Calculator. Generated from the entry home-inspectors of catalog/calculators.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundHalfAway, roundTo } from '../../engine/kernel/math.js';
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

/** The inputs of the Home Inspection Cost Calculator, inside their bounds. */
export interface HomeInspectorsInputs {
  /** Living area, 500 to 10000 sq ft in steps of 50; 1800 when omitted. */
  readonly sqft: number;
  /** Age of the home; 'modern' when omitted. */
  readonly age: 'new' | 'modern' | 'older' | 'historic';
  /** Add-on; 'wdi' when omitted. */
  readonly addons: 'none' | 'wdi' | 'pool' | 'wdi_pool' | 'sewer' | 'septic';
}

/** The steps of the calculation. */
export interface HomeInspectorsSteps {
  /** Low end of prices.inspection_base + sqft * prices.inspection_area, in $ */
  readonly baseLow: number;
  /** High end of prices.inspection_base + sqft * prices.inspection_area, in $ */
  readonly baseHigh: number;
  /** Low end of max(minimums.inspection, base * age.factor), in $ */
  readonly inspectionLow: number;
  /** High end of max(minimums.inspection, base * age.factor), in $ */
  readonly inspectionHigh: number;
  /** Low end of addons.price, in $ */
  readonly addonLow: number;
  /** High end of addons.price, in $ */
  readonly addonHigh: number;
  /** Low end of round(inspection, 1 USD) + round(addon, 1 USD), in $ */
  readonly costLow: number;
  /** High end of round(inspection, 1 USD) + round(addon, 1 USD), in $ */
  readonly costHigh: number;
}

const ageFigures: Readonly<Record<HomeInspectorsInputs['age'], number>> = {
  new: 0.95,
  modern: 1,
  older: 1.1,
  historic: 1.25,
};
const addonsFigures: Readonly<Record<HomeInspectorsInputs['addons'], { priceLow: number; priceHigh: number }>> = {
  none: { priceLow: 0, priceHigh: 0 },
  wdi: { priceLow: 75, priceHigh: 150 },
  pool: { priceLow: 150, priceHigh: 300 },
  wdi_pool: { priceLow: 225, priceHigh: 450 },
  sewer: { priceLow: 150, priceHigh: 300 },
  septic: { priceLow: 250, priceHigh: 500 },
};
const agePhrases: Readonly<Record<HomeInspectorsInputs['age'], string>> = {
  new: 'a newer home',
  modern: 'a home built since 1980',
  older: 'a home built 1950 to 1979',
  historic: 'a home built before 1950',
};
const addonsPhrases: Readonly<Record<HomeInspectorsInputs['addons'], string>> = {
  none: 'no add-on',
  wdi: 'a termite report',
  pool: 'a pool check',
  wdi_pool: 'a termite report and a pool check',
  sewer: 'a sewer camera',
  septic: 'a septic inspection',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ sqft, age, addons }: HomeInspectorsInputs): HomeInspectorsSteps {
  const addonsChosen = addonsFigures[addons];
  const baseLow = 207 + sqft * 0.09;
  const baseHigh = 290 + sqft * 0.126;
  const inspectionLow = Math.max(300, baseLow * ageFigures[age]);
  const inspectionHigh = Math.max(300, baseHigh * ageFigures[age]);
  const addonLow = addonsChosen.priceLow;
  const addonHigh = addonsChosen.priceHigh;
  const costLow = roundHalfAway(inspectionLow) + roundHalfAway(addonLow);
  const costHigh = roundHalfAway(inspectionHigh) + roundHalfAway(addonHigh);
  return { baseLow, baseHigh, inspectionLow, inspectionHigh, addonLow, addonHigh, costLow, costHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: HomeInspectorsInputs, own: OwnFigures): HomeInspectorsSteps {
  const { sqft, age, addons } = inputs;
  const addonsChosen = addonsFigures[addons];
  const pricesInspectionBase = own['prices.inspection_base'] ?? 207;
  const pricesInspectionBaseHigh = own['prices.inspection_base'] ?? 290;
  const baseLow = pricesInspectionBase + sqft * 0.09;
  const baseHigh = pricesInspectionBaseHigh + sqft * 0.126;
  const inspectionLow = Math.max(300, baseLow * ageFigures[age]);
  const inspectionHigh = Math.max(300, baseHigh * ageFigures[age]);
  const addonLow = addonsChosen.priceLow;
  const addonHigh = addonsChosen.priceHigh;
  const costLow = roundHalfAway(inspectionLow) + roundHalfAway(addonLow);
  const costHigh = roundHalfAway(inspectionHigh) + roundHalfAway(addonHigh);
  return { baseLow, baseHigh, inspectionLow, inspectionHigh, addonLow, addonHigh, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: HomeInspectorsInputs, steps = compute(inputs)): CalculationResult {
  const { sqft, age, addons } = inputs;
  const { costLow, costHigh } = steps;
  return {
    value: roundTo(costLow, 0),
    unit: '$ low end',
    interpretation:
      `Inspecting ${agePhrases[age]} (${inSqFt(sqft)}) ` +
      (addons === 'none'
        ? `costs ${rangeInRoughDollars(costLow, costHigh)}. Book it early in the option period so you have time to ` +
          'negotiate.'
        : `with ${addonsPhrases[addons]} costs ${rangeInRoughDollars(costLow, costHigh)}. Book it early in the ` +
          'option period so you have time to negotiate.'),
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: HomeInspectorsInputs, steps = compute(inputs)): EstimateAmounts {
  const { inspectionLow, inspectionHigh, addonLow, addonHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [
      { low: roundTo(inspectionLow, 0), high: roundTo(inspectionHigh, 0) },
      { low: roundTo(addonLow, 0), high: roundTo(addonHigh, 0) },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: HomeInspectorsInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { baseLow, baseHigh, inspectionLow, inspectionHigh, addonLow, addonHigh, costLow, costHigh } = steps;
  return [
    {
      name: 'base',
      formula: 'prices.inspection_base + sqft * prices.inspection_area',
      value: { low: baseLow, high: baseHigh },
      unit: '$',
    },
    {
      name: 'inspection',
      formula: 'max(minimums.inspection, base * age.factor)',
      value: { low: inspectionLow, high: inspectionHigh },
      unit: '$',
    },
    { name: 'addon', formula: 'addons.price', value: { low: addonLow, high: addonHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'round(inspection, 1 USD) + round(addon, 1 USD)',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ age, addons }: HomeInspectorsInputs): readonly Cell[] {
  const addonsChosen = addonsFigures[addons];
  return [
    { name: 'age.factor', cell: age, unit: '', value: ageFigures[age] },
    { name: 'addons.price', cell: addons, unit: '$', low: addonsChosen.priceLow, high: addonsChosen.priceHigh },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: HomeInspectorsInputs): BrokenRequirement | null {
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

/** Inspection price range by size, age and add-ons */
export const homeInspectors: Calculator<HomeInspectorsInputs> = {
  slug: 'home-inspectors',
  title: 'Home Inspection Cost Calculator',
  subtitle: 'Inspection price range by size, age and add-ons',
  tag: 'real-estate',
  service: 'Home inspectors',
  disclaimer:
    "Planning estimate. It leaves out re-inspections, engineers' reports, mold tests and outbuildings; Texas " +
    'inspectors are licensed by the Real Estate Commission.',
  inputs: [
    {
      name: 'sqft',
      label: 'Living area',
      type: 'number',
      unit: 'sq ft',
      default: 1800,
      min: 500,
      max: 10000,
      step: 50,
      units: acceptedUnits.sqft,
      ask: 'How large is the living area?',
    },
    {
      name: 'age',
      label: 'Age of the home',
      type: 'select',
      default: 'modern',
      options: [
        { value: 'new', label: 'New or under 10 years' },
        { value: 'modern', label: 'Built since 1980' },
        { value: 'older', label: 'Built 1950 to 1979' },
        { value: 'historic', label: 'Built before 1950' },
      ],
      ask: 'How old is the home?',
    },
    {
      name: 'addons',
      label: 'Add-on',
      type: 'select',
      default: 'wdi',
      options: [
        { value: 'none', label: 'None' },
        { value: 'wdi', label: 'Termite report (WDI)' },
        { value: 'pool', label: 'Pool' },
        { value: 'wdi_pool', label: 'Termite report and pool' },
        { value: 'sewer', label: 'Sewer camera' },
        { value: 'septic', label: 'Septic system' },
      ],
    },
  ],
  costBand: {
    service_name: 'Home inspectors',
    unit: 'per inspection',
    price_min_usd: 350,
    price_max_usd: 650,
    notes:
      'The band is for the inspection of a home of usual size; add-ons are extra lines, large homes cost more and ' +
      'very small ones less.',
  },
  sources: [
    'Texas inspections $300 to $400 under 1,500 sq ft, $400 to $550 to 2,500, $550 to $700 above ' +
      '(anguspost.com/how-much-is-a-home-inspection-in-texas); $350 to $600 (maryelwell.com/option-period).',
    'Termite report $75 to $150, pool $150 to $300, sewer camera $150 to $300, septic $250 to $500, and an option ' +
      'period of 7 to 10 days (dwellverse.io/texas-home-inspection-faq).',
    'The factors by age are planning estimates, because inspectors price age after they hear of it.',
  ],
  sharedFigures: [
    {
      name: 'prices.inspection_area',
      unit: '$ per sq ft',
      source: 'Published: firm, guide (undated)',
      values: [{ low: 0.09, high: 0.126 }],
    },
    {
      name: 'prices.inspection_base',
      unit: '$',
      source: 'Published: firm, guide (undated)',
      values: [{ low: 207, high: 290 }],
    },
    { name: 'minimums.inspection', unit: '$', source: 'Published: guide (undated)', values: [{ value: 300 }] },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Inspection', covers: 'job' },
      { line: 'Add-on', covers: 'job' },
    ],
    leavesOut: ['re-inspection', "engineer's report", 'mold test', 'outbuildings', 'well'],
    pitfalls: [
      'In Texas the inspection has to be done inside the option period, or its findings cannot be used.',
      'Lenders often ask for a termite report, which a general inspection does not include.',
      'An inspector looks at what can be seen; sewer, pool, well and septic system each cost extra.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 4,
    prices: {
      'prices.inspection_area': 'published',
      'prices.inspection_base': 'published',
      'minimums.inspection': 'published',
      'home-inspectors.addons': 'published',
    },
  },
  own: {
    figures: [{
      name: 'prices.inspection_base',
      label: 'Inspection of a small house',
      unit: '$',
      min: 50,
      max: 1200,
      units: acceptedUnits.USD,
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { 'prices.inspection_base': 'Inspection of a small house' },
  repeats: { value: 'total', range: 'total' },
  asks: [
    { input: 'addons', from: 'none', to: 'septic' },
    { input: 'sqft', from: 1200, to: 2500 },
    { input: 'age', from: 'new', to: 'historic' },
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
