/**
 * Foundation Pier Calculator. Generated from the entry foundation-repair of catalog/calculators/home.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundHalfAway, roundTo, roundUp } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../engine/kernel/module.js';
import { amount, roughRange, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Foundation Pier Calculator, inside their bounds. */
export interface FoundationRepairInputs {
  /** Length that has settled, 6 to 400 linear ft in steps of 1; 60 when omitted. */
  readonly affected: number;
  /** Spacing of the piers; '7' when omitted. */
  readonly spacing: '6' | '7' | '8';
  /** Kind of pier; 'steel' when omitted. */
  readonly kind: 'pressed' | 'steel' | 'helical';
}

/** The steps of the calculation. */
export interface FoundationRepairSteps {
  /** (ceil(affected / spacing) + 1) * 1 pier, in piers */
  readonly piers: number;
  /**
   * Low end of if kind = "pressed" then home_prices.pier_pressed else if kind = "steel" then home_prices.pier_steel
   * else home_prices.pier_helical, in $ per pier
   */
  readonly rateLow: number;
  /**
   * High end of if kind = "pressed" then home_prices.pier_pressed else if kind = "steel" then home_prices.pier_steel
   * else home_prices.pier_helical, in $ per pier
   */
  readonly rateHigh: number;
  /** Low end of piers * rate, in $ */
  readonly workLow: number;
  /** High end of piers * rate, in $ */
  readonly workHigh: number;
  /** Low end of home_prices.foundation_engineer, in $ */
  readonly engineerLow: number;
  /** High end of home_prices.foundation_engineer, in $ */
  readonly engineerHigh: number;
  /** Low end of round(work, 1 USD) + round(engineer, 1 USD), in $ */
  readonly costLow: number;
  /** High end of round(work, 1 USD) + round(engineer, 1 USD), in $ */
  readonly costHigh: number;
}

const spacingFigures: Readonly<Record<FoundationRepairInputs['spacing'], number>> = { '6': 6, '7': 7, '8': 8 };
const kindPhrases: Readonly<Record<FoundationRepairInputs['kind'], string>> = {
  pressed: 'pressed concrete piers',
  steel: 'steel push piers',
  helical: 'helical piers',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ affected, spacing, kind }: FoundationRepairInputs): FoundationRepairSteps {
  const piers = roundUp(affected / spacingFigures[spacing]) + 1;
  const rateLow =
    kind === 'pressed'
      ? 800
      : kind === 'steel'
        ? 1500
        : 2000;
  const rateHigh =
    kind === 'pressed'
      ? 1350
      : kind === 'steel'
        ? 3500
        : 3000;
  const workLow = piers * rateLow;
  const workHigh = piers * rateHigh;
  const engineerLow = 500;
  const engineerHigh = 1500;
  const costLow = roundHalfAway(workLow) + engineerLow;
  const costHigh = roundHalfAway(workHigh) + engineerHigh;
  return { piers, rateLow, rateHigh, workLow, workHigh, engineerLow, engineerHigh, costLow, costHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: FoundationRepairInputs, own: OwnFigures): FoundationRepairSteps {
  const { affected, spacing, kind } = inputs;
  const homePricesPierPressed = own['home_prices.pier_pressed'] ?? 800;
  const homePricesPierPressedHigh = own['home_prices.pier_pressed'] ?? 1350;
  const homePricesPierSteel = own['home_prices.pier_steel'] ?? 1500;
  const homePricesPierSteelHigh = own['home_prices.pier_steel'] ?? 3500;
  const homePricesPierHelical = own['home_prices.pier_helical'] ?? 2000;
  const homePricesPierHelicalHigh = own['home_prices.pier_helical'] ?? 3000;
  const piers = roundUp(affected / spacingFigures[spacing]) + 1;
  const rateLow =
    kind === 'pressed'
      ? homePricesPierPressed
      : kind === 'steel'
        ? homePricesPierSteel
        : homePricesPierHelical;
  const rateHigh =
    kind === 'pressed'
      ? homePricesPierPressedHigh
      : kind === 'steel'
        ? homePricesPierSteelHigh
        : homePricesPierHelicalHigh;
  const workLow = piers * rateLow;
  const workHigh = piers * rateHigh;
  const engineerLow = 500;
  const engineerHigh = 1500;
  const costLow = roundHalfAway(workLow) + engineerLow;
  const costHigh = roundHalfAway(workHigh) + engineerHigh;
  return { piers, rateLow, rateHigh, workLow, workHigh, engineerLow, engineerHigh, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: FoundationRepairInputs, steps = compute(inputs)): CalculationResult {
  const { affected, spacing, kind } = inputs;
  const { piers, workLow, workHigh, engineerLow, engineerHigh, costLow, costHigh } = steps;
  return {
    value: roundTo(piers, 0),
    unit: 'piers',
    interpretation:
      `A settled edge of ${inLinearFeet(affected)} needs about ${inWholePiers(piers)}, one every ` +
      `${inFeet(spacingFigures[spacing])}; with ${kindPhrases[kind]} the work costs ` +
      `${rangeInRoughDollars(workLow, workHigh)}. With an engineer's report ` +
      `(${rangeInRoughDollars(engineerLow, engineerHigh)}) expect to pay ${rangeInRoughDollars(costLow, costHigh)}, ` +
      'and let the engineer decide how many.',
    secondary: [
      { value: roundTo(costLow, 0), unit: '$', label: 'Cost (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Cost (high)' },
    ],
    figures: {
      piers: { value: roundTo(piers, 0), unit: 'piers' },
      work: { low: roundTo(workLow, 0), high: roundTo(workHigh, 0), unit: '$' },
      engineer: { low: roundTo(engineerLow, 0), high: roundTo(engineerHigh, 0), unit: '$' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: FoundationRepairInputs, steps = compute(inputs)): EstimateAmounts {
  const { workLow, workHigh, engineerLow, engineerHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [
      { low: roundTo(workLow, 0), high: roundTo(workHigh, 0) },
      { low: roundTo(engineerLow, 0), high: roundTo(engineerHigh, 0) },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: FoundationRepairInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { piers, rateLow, rateHigh, workLow, workHigh, engineerLow, engineerHigh, costLow, costHigh } = steps;
  return [
    { name: 'piers', formula: '(ceil(affected / spacing) + 1) * 1 pier', value: piers, unit: 'piers' },
    {
      name: 'rate',
      formula:
        'if kind = "pressed" then home_prices.pier_pressed else if kind = "steel" then home_prices.pier_steel else ' +
        'home_prices.pier_helical',
      value: { low: rateLow, high: rateHigh },
      unit: '$ per pier',
    },
    { name: 'work', formula: 'piers * rate', value: { low: workLow, high: workHigh }, unit: '$' },
    {
      name: 'engineer',
      formula: 'home_prices.foundation_engineer',
      value: { low: engineerLow, high: engineerHigh },
      unit: '$',
    },
    {
      name: 'cost',
      formula: 'round(work, 1 USD) + round(engineer, 1 USD)',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: FoundationRepairInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 linear feet", for instance. */
function inLinearFeet(value: number): string {
  return amount(trimmed(value, 2), '', ' linear foot', ' linear feet');
}

/** "2,500 piers", for instance. */
function inWholePiers(value: number): string {
  return amount(trimmed(value, 0), '', ' pier', ' piers');
}

/** "2,500 feet", for instance. */
function inFeet(value: number): string {
  return amount(trimmed(value, 2), '', ' foot', ' feet');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Number of piers under a settled slab or beam, and what they cost */
export const foundationRepair: Calculator<FoundationRepairInputs> = {
  slug: 'foundation-repair',
  title: 'Foundation Pier Calculator',
  subtitle: 'Number of piers under a settled slab or beam, and what they cost',
  tag: 'home',
  service: 'Foundation repair',
  disclaimer:
    'Planning estimate for piers along the outer edge. It leaves out piers under the middle of the house, tunneling, ' +
    'plumbing under the slab, cracks in brick and drainage. A licensed engineer decides count, kind and depth.',
  inputs: [
    {
      name: 'affected',
      label: 'Length that has settled',
      type: 'number',
      unit: 'linear ft',
      default: 60,
      min: 6,
      max: 400,
      step: 1,
      units: acceptedUnits.lft,
      ask: 'How much of the foundation has settled?',
    },
    {
      name: 'spacing',
      label: 'Spacing of the piers',
      type: 'select',
      unit: 'ft',
      default: '7',
      options: [
        { value: '6', label: '6 ft', size: 6 },
        { value: '7', label: '7 ft', size: 7 },
        { value: '8', label: '8 ft', size: 8 },
      ],
      units: acceptedUnits.ft,
      ask: 'How far apart are the piers?',
    },
    {
      name: 'kind',
      label: 'Kind of pier',
      type: 'select',
      default: 'steel',
      options: [
        { value: 'pressed', label: 'Pressed concrete cylinders' },
        { value: 'steel', label: 'Steel push piers' },
        { value: 'helical', label: 'Helical piers' },
      ],
    },
  ],
  costBand: {
    service_name: 'Foundation repair',
    unit: 'per pier',
    price_min_usd: 800,
    price_max_usd: 3500,
    notes: "The engineer's report comes on top.",
  },
  sources: [
    'A pier every 6 to 8 ft is normal (foundation-repair-missouri.com/foundation-repair-helical-piers).',
    'A home of average size takes 8 to 10 piers (homeqn.com/foundation/foundation-repair-cost-per-pier).',
  ],
  asOf: '2026-01-01',
  sharedFigures: [
    {
      name: 'home_prices.foundation_engineer',
      unit: '$',
      source: 'Published: guide (undated)',
      values: [{ low: 500, high: 1500 }],
    },
    {
      name: 'home_prices.pier_helical',
      unit: '$ per pier',
      asOf: '2026-01-01',
      source: 'Published: guide (2026)',
      values: [{ low: 2000, high: 3000 }],
    },
    {
      name: 'home_prices.pier_pressed',
      unit: '$ per pier',
      source: 'Published: guide (undated)',
      values: [{ low: 800, high: 1350 }],
    },
    {
      name: 'home_prices.pier_steel',
      unit: '$ per pier',
      asOf: '2026-01-01',
      source: 'Published: guide (2026)',
      values: [{ low: 1500, high: 3500 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Piers', covers: 'job' },
      { line: "Engineer's report with elevations", covers: 'fee', once: true },
    ],
    leavesOut: [
      'piers under the middle of the house',
      'tunneling',
      'plumbing under the slab',
      'brick and drywall cracks',
      'drainage',
      'permit',
      'sales tax',
    ],
    pitfalls: [
      'Have an engineer who sells no piers measure the floor first; many cracks come from clay that moves each year.',
      'A leak under the slab, or a gutter that empties next to it, moves the house again after the piers are in.',
      'Depth surcharges can double a bill; ask for the price per pier with its depth written down.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 4,
    prices: {
      'home_prices.foundation_engineer': 'published',
      'home_prices.pier_helical': 'published',
      'home_prices.pier_pressed': 'published',
      'home_prices.pier_steel': 'published',
    },
  },
  own: {
    figures: [
      {
        name: 'home_prices.pier_pressed',
        label: 'Pressed pier',
        unit: '$ per pier',
        min: 200,
        max: 6000,
        written: 'USD/pier',
      },
      {
        name: 'home_prices.pier_steel',
        label: 'Steel pier',
        unit: '$ per pier',
        min: 300,
        max: 9000,
        written: 'USD/pier',
      },
      {
        name: 'home_prices.pier_helical',
        label: 'Helical pier',
        unit: '$ per pier',
        min: 300,
        max: 9000,
        written: 'USD/pier',
      },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: { kind: 'pieces', measures: { count: { step: 'piers', times: 1 } }, look: 'pier' },
  labels: {
    'home_prices.pier_pressed': 'Pressed pier',
    'home_prices.pier_steel': 'Steel pier',
    'home_prices.pier_helical': 'Helical pier',
  },
  counted: { piers: 'pier' },
  repeats: { '0': 'total', '1': 'total' },
  asks: [
    { input: 'affected', from: 40, to: 90 },
    { input: 'kind', from: 'pressed', to: 'helical' },
    { input: 'spacing', from: '8', to: '6' },
  ],
  slopes: {
    value: { affected: 1 },
    piers: { affected: 1 },
    'work.low': { affected: 1 },
    'work.high': { affected: 1 },
    'engineer.low': { affected: 0 },
    'engineer.high': { affected: 0 },
    'cost.low': { affected: 1 },
    'cost.high': { affected: 1 },
    'total.low': { affected: 1 },
    'total.high': { affected: 1 },
  },
  refuse,
  answer,
  trace,
};
