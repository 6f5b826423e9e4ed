/**
 * House Elevation Calculator. Generated from the entry house-lifting of catalog/calculators/home.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { isAbove, isSame, roundTo, roundUp } from '../../engine/kernel/math.js';
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

/** The inputs of the House Elevation Calculator, inside their bounds. */
export interface HouseLiftingInputs {
  /** Base flood elevation, 0 to 30 ft in steps of 0.1; 10 when omitted. */
  readonly bfe: number;
  /** Elevation of the lowest floor, 0 to 40 ft in steps of 0.1; 7.5 when omitted. */
  readonly floorLevel: number;
  /** Freeboard; '1' when omitted. */
  readonly freeboard: '1' | '2' | '3';
  /** Footprint, 300 to 4000 sq ft in steps of 50; 1500 when omitted. */
  readonly area: number;
}

/** The steps of the calculation. */
export interface HouseLiftingSteps {
  /** bfe + freeboard, in ft */
  readonly design: number;
  /** max(design - floorLevel, 0 ft), in ft */
  readonly lift: number;
  /** max(floorLevel - design, 0 ft), in ft */
  readonly above: number;
  /** ceil(lift / 7.75 in) * 1 step, in steps */
  readonly steps_: number;
  /** Low end of area * home_prices.house_lifting, in $ */
  readonly liftingLow: number;
  /** High end of area * home_prices.house_lifting, in $ */
  readonly liftingHigh: number;
  /** Low end of if lift > 0 ft then lifting else 0..0 USD, in $ */
  readonly costLow: number;
  /** High end of if lift > 0 ft then lifting else 0..0 USD, in $ */
  readonly costHigh: number;
}

const freeboardFigures: Readonly<Record<HouseLiftingInputs['freeboard'], number>> = { '1': 1, '2': 2, '3': 3 };

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ bfe, floorLevel, freeboard, area }: HouseLiftingInputs): HouseLiftingSteps {
  const design = bfe + freeboardFigures[freeboard];
  const lift = Math.max(design - floorLevel, 0);
  const above = Math.max(floorLevel - design, 0);
  const steps_ = roundUp(lift * 48 / 31);
  const liftingLow = area * 100;
  const liftingHigh = area * 200;
  const costLow = isAbove(lift, 0) ? liftingLow : 0;
  const costHigh = isAbove(lift, 0) ? liftingHigh : 0;
  return { design, lift, above, steps_, liftingLow, liftingHigh, costLow, costHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: HouseLiftingInputs, own: OwnFigures): HouseLiftingSteps {
  const { bfe, floorLevel, freeboard, area } = inputs;
  const homePricesHouseLifting = own['home_prices.house_lifting'] ?? 100;
  const homePricesHouseLiftingHigh = own['home_prices.house_lifting'] ?? 200;
  const design = bfe + freeboardFigures[freeboard];
  const lift = Math.max(design - floorLevel, 0);
  const above = Math.max(floorLevel - design, 0);
  const steps_ = roundUp(lift * 48 / 31);
  const liftingLow = area * homePricesHouseLifting;
  const liftingHigh = area * homePricesHouseLiftingHigh;
  const costLow = isAbove(lift, 0) ? liftingLow : 0;
  const costHigh = isAbove(lift, 0) ? liftingHigh : 0;
  return { design, lift, above, steps_, liftingLow, liftingHigh, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: HouseLiftingInputs, steps = compute(inputs)): CalculationResult {
  const { floorLevel, freeboard, area } = inputs;
  const { design, lift, above, steps_, costLow, costHigh } = steps;
  return {
    value: roundTo(lift, 1),
    unit: 'ft',
    interpretation:
      isSame(lift, 0)
        ? `Your floor at ${inFeet(floorLevel)} is already ${inFeet(above)} over the ${inFeet(design)} that the map ` +
          `and ${inFeet(freeboardFigures[freeboard])} of freeboard require, so nothing has to be lifted.`
        : `Your floor has to come up ${inFeetTo1Decimal(lift)}, from ${inFeet(floorLevel)} to ${inFeet(design)}: the ` +
          `flood level plus ${inFeet(freeboardFigures[freeboard])} of freeboard. Lifting ${inSqFt(area)} onto a new ` +
          `foundation costs ${rangeInRoughDollars(costLow, costHigh)}, and the stairs grow by ${inSteps(steps_)}.`,
    secondary: [
      { value: roundTo(design, 1), unit: 'ft', label: 'Required elevation' },
      { value: roundTo(steps_, 0), unit: 'steps', label: 'Additional steps' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Cost (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Cost (high)' },
    ],
    figures: {
      above: { value: roundTo(above, 2), unit: 'ft' },
      design: { value: roundTo(design, 2), unit: 'ft' },
      lift: { value: roundTo(lift, 1), unit: 'ft' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      steps: { value: roundTo(steps_, 2), unit: 'steps' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: HouseLiftingInputs, steps = compute(inputs)): EstimateAmounts {
  const { costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(costLow, 0), high: roundTo(costHigh, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: HouseLiftingInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { design, lift, above, steps_, liftingLow, liftingHigh, costLow, costHigh } = steps;
  return [
    { name: 'design', formula: 'bfe + freeboard', value: design, unit: 'ft' },
    { name: 'lift', formula: 'max(design - floorLevel, 0 ft)', value: lift, unit: 'ft' },
    { name: 'above', formula: 'max(floorLevel - design, 0 ft)', value: above, unit: 'ft' },
    { name: 'steps', formula: 'ceil(lift / 7.75 in) * 1 step', value: steps_, unit: 'steps' },
    {
      name: 'lifting',
      formula: 'area * home_prices.house_lifting',
      value: { low: liftingLow, high: liftingHigh },
      unit: '$',
    },
    {
      name: 'cost',
      formula: 'if lift > 0 ft then lifting else 0..0 USD',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ bfe, floorLevel, freeboard }: HouseLiftingInputs): BrokenRequirement | null {
  if (bfe + freeboardFigures[freeboard] - floorLevel > 15) return {
    message:
      'That is a lift of more than 15 feet, which is not done to a house. Check that both elevations are of one datum.',
    inputs: ['bfe', 'freeboard', 'floorLevel'],
  };
  return null;
}

/** "2,500 feet", for instance. */
function inFeet(value: number): string {
  return amount(trimmed(value, 2), '', ' foot', ' feet');
}

/** "2,500 feet", for instance. */
function inFeetTo1Decimal(value: number): string {
  return amount(trimmed(value, 1), '', ' foot', ' feet');
}

/** "2,500 sq ft", for instance. */
function inSqFt(value: number): string {
  return amount(trimmed(value, 2), '', ' sq ft', ' sq ft');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 steps", for instance. */
function inSteps(value: number): string {
  return amount(trimmed(value, 2), '', ' step', ' steps');
}

/** How far a house must be raised above the flood, its new steps and the cost */
export const houseLifting: Calculator<HouseLiftingInputs> = {
  slug: 'house-lifting',
  title: 'House Elevation Calculator',
  subtitle: 'How far a house must be raised above the flood, its new steps and the cost',
  tag: 'home',
  service: 'House lifting',
  disclaimer:
    'Planning estimate from elevations in one datum. It leaves out asbestos, moving out, decks, ramps, grants and ' +
    'insurance. In V zones the lowest beam counts, not the floor; the floodplain office decides.',
  inputs: [
    {
      name: 'bfe',
      label: 'Base flood elevation',
      type: 'number',
      unit: 'ft',
      default: 10,
      min: 0,
      max: 30,
      step: 0.1,
      units: acceptedUnits.ft,
      ask: 'What is the base flood elevation?',
      hint: 'From the flood map',
    },
    {
      name: 'floorLevel',
      label: 'Elevation of the lowest floor',
      type: 'number',
      unit: 'ft',
      default: 7.5,
      min: 0,
      max: 40,
      step: 0.1,
      units: acceptedUnits.ft,
      ask: 'How high is the lowest floor?',
      hint: 'From the elevation certificate',
    },
    {
      name: 'freeboard',
      label: 'Freeboard',
      type: 'select',
      unit: 'ft',
      default: '1',
      options: [
        { value: '1', label: '1 ft', size: 1 },
        { value: '2', label: '2 ft', size: 2 },
        { value: '3', label: '3 ft', size: 3 },
      ],
      units: acceptedUnits.ft,
      hint: "1 ft is the code's least; communities and grants may ask for more",
    },
    {
      name: 'area',
      label: 'Footprint',
      type: 'number',
      unit: 'sq ft',
      default: 1500,
      min: 300,
      max: 4000,
      step: 50,
      units: acceptedUnits.sqft,
    },
  ],
  costBand: {
    service_name: 'House lifting',
    unit: 'per square foot',
    price_min_usd: 100,
    price_max_usd: 200,
    project_min_usd: 100000,
    project_max_usd: 325000,
    notes:
      'For each square foot of footprint, with the new foundation. A house that stands high enough costs nothing, ' +
      'and large or small ones leave the usual price of a project.',
  },
  sources: [
    "Lowest floor at the base flood elevation plus 1 foot, IRC 2015 R322.2.1; two feet for homes raised with HUD's " +
      'disaster funds, 81 FR 83254 of 2016-11-21 (quoted at truckandtools.com/disaster/cdbg_dr.asp).',
    'Risers of at most 7-3/4 inches, IRC R311.7.5.1.',
  ],
  asOf: '2025-01-01',
  sharedFigures: [{
    name: 'home_prices.house_lifting',
    unit: '$ per sq ft',
    asOf: '2025-01-01',
    source: 'Published: guide (2025)',
    values: [{ low: 100, high: 200 }],
  }],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Lifting onto a new foundation', covers: 'job' }],
    leavesOut: [
      'asbestos',
      'moving out',
      'decks and ramps',
      'utilities beyond reconnection',
      'elevation certificate',
      'permit',
      'grants',
      'insurance',
    ],
    pitfalls: [
      'Map and certificate must be in one datum; NAVD88 and the older NGVD29 differ by a foot or so on this coast.',
      'In V and coastal A zones the bottom of the lowest beam counts, which asks for about a foot more.',
      'Lifting less hardly saves; the crew, the jacks and the new foundation cost nearly the same.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 1,
    prices: { 'home_prices.house_lifting': 'published' },
  },
  own: {
    figures: [{
      name: 'home_prices.house_lifting',
      label: 'Lifting',
      unit: '$ per sq ft',
      min: 20,
      max: 800,
      written: 'USD/sqft',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { 'home_prices.house_lifting': 'Lifting' },
  counted: { steps: 'step' },
  repeats: { '2': 'total', '3': 'total' },
  asks: [
    { input: 'floorLevel', from: 11, to: 5 },
    { input: 'area', from: 1000, to: 2000 },
  ],
  slopes: {
    value: { area: 0 },
    above: { area: 0 },
    design: { area: 0 },
    lift: { area: 0 },
    'cost.low': { area: 1 },
    'cost.high': { area: 1 },
    steps: { area: 0 },
    'total.low': { area: 1 },
    'total.high': { area: 1 },
  },
  refuse,
  answer,
  trace,
};
