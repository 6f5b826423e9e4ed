/**
 * Spray Foam Calculator. Generated from the entry spray-foam of catalog/calculators/finishes.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { isAtLeast, isBelow, roundHalfAway, roundTo, roundUpTo } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  Cell,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../engine/kernel/module.js';
import { amount, fixed, roughRange, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Spray Foam Calculator, inside their bounds. */
export interface SprayFoamInputs {
  /** Area to foam, 50 to 20000 sq ft in steps of 10; 1500 when omitted. */
  readonly area: number;
  /** Thickness, 1 to 14 in in steps of 0.5; 5.5 when omitted. */
  readonly thickness: number;
  /** Foam; 'open' when omitted. */
  readonly foam: 'open' | 'closed';
  /** Where; 'roof' when omitted. */
  readonly place: 'wall' | 'roof';
}

/** The steps of the calculation. */
export interface SprayFoamSteps {
  /** area * thickness to bdft, in board feet */
  readonly boardFeet: number;
  /** thickness / 1 in * foam.perInch */
  readonly rValue: number;
  /** if rValue >= place.need then "meets the table" else "below the table" */
  readonly verdict: string;
  /** place.need */
  readonly target: number;
  /** ceil(place.need / foam.perInch * 1 in, 0.5 in), in in */
  readonly inches: number;
  /** Low end of work_minimums.foam, in $ */
  readonly minimumLow: number;
  /** High end of work_minimums.foam, in $ */
  readonly minimumHigh: number;
  /** Low end of boardFeet * foam.rate, in $ */
  readonly byWorkLow: number;
  /** High end of boardFeet * foam.rate, in $ */
  readonly byWorkHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(byWork, 1 USD)), in $ */
  readonly costLow: number;
  /** High end of max(round(minimum, 1 USD), round(byWork, 1 USD)), in $ */
  readonly costHigh: number;
}

const foamPhrases: Readonly<Record<SprayFoamInputs['foam'], string>> = {
  open: 'open-cell foam',
  closed: 'closed-cell foam',
};
const placePhrases: Readonly<Record<SprayFoamInputs['place'], string>> = { wall: 'walls', roof: 'a roof deck' };

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ area, thickness, foam, place }: SprayFoamInputs): SprayFoamSteps {
  const boardFeet = area * thickness;
  const rValue = thickness * (foam === 'open' ? 3.7 : 6.5);
  const verdict: string = isAtLeast(rValue, place === 'wall' ? 13 : 38) ? 'meets the table' : 'below the table';
  const target = place === 'wall' ? 13 : 38;
  const inches = roundUpTo((place === 'wall' ? 13 : 38) / (foam === 'open' ? 3.7 : 6.5), 0.5);
  const minimumLow = 1000;
  const minimumHigh = 1600;
  const byWorkLow = boardFeet * (foam === 'open' ? 0.4 : 1);
  const byWorkHigh = boardFeet * (foam === 'open' ? 0.9 : 2.25);
  const costLow = Math.max(minimumLow, roundHalfAway(byWorkLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byWorkHigh));
  return {
    boardFeet,
    rValue,
    verdict,
    target,
    inches,
    minimumLow,
    minimumHigh,
    byWorkLow,
    byWorkHigh,
    costLow,
    costHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: SprayFoamInputs, own: OwnFigures): SprayFoamSteps {
  const { area, thickness, foam, place } = inputs;
  const foamRate = own['foam.rate'] ?? (foam === 'open' ? 0.4 : 1);
  const foamRateHigh = own['foam.rate'] ?? (foam === 'open' ? 0.9 : 2.25);
  const boardFeet = area * thickness;
  const rValue = thickness * (foam === 'open' ? 3.7 : 6.5);
  const verdict: string = isAtLeast(rValue, place === 'wall' ? 13 : 38) ? 'meets the table' : 'below the table';
  const target = place === 'wall' ? 13 : 38;
  const inches = roundUpTo((place === 'wall' ? 13 : 38) / (foam === 'open' ? 3.7 : 6.5), 0.5);
  const minimumLow = 1000;
  const minimumHigh = 1600;
  const byWorkLow = boardFeet * foamRate;
  const byWorkHigh = boardFeet * foamRateHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(byWorkLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byWorkHigh));
  return {
    boardFeet,
    rValue,
    verdict,
    target,
    inches,
    minimumLow,
    minimumHigh,
    byWorkLow,
    byWorkHigh,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: SprayFoamInputs, steps = compute(inputs)): CalculationResult {
  const { area, thickness, foam, place } = inputs;
  const { boardFeet, rValue, verdict, target, inches, minimumLow, byWorkLow, costLow, costHigh } = steps;
  return {
    value: roundTo(boardFeet, 0),
    unit: 'board feet',
    text: verdict,
    interpretation:
      `${inInches(thickness)} of ${foamPhrases[foam]} over ${inWholeSqFt(area)} is ${inWholeBoardFeet(boardFeet)} ` +
      `and about R-${fixed(rValue, 1)}, ` +
      (isAtLeast(rValue, place === 'wall' ? 13 : 38) && isBelow(byWorkLow, minimumLow)
        ? `which meets the energy code's R-${trimmed(target, 0)} for ${placePhrases[place]}. Installed it costs ` +
          `${rangeInRoughDollars(costLow, costHigh)}, the usual minimum.`
        : isAtLeast(rValue, place === 'wall' ? 13 : 38)
          ? `which meets the energy code's R-${trimmed(target, 0)} for ${placePhrases[place]}. Installed it costs ` +
            `${rangeInRoughDollars(costLow, costHigh)}.`
          : `below the energy code's R-${trimmed(target, 0)} for ${placePhrases[place]}; that takes ` +
            `${inInches(inches)}, or proof for the whole house. Installed it costs ` +
            rangeInRoughDollars(costLow, costHigh) +
            (isBelow(byWorkLow, minimumLow) ? ', the usual minimum.' : '.')),
    secondary: [
      { value: roundTo(rValue, 1), unit: '', label: 'R-value' },
      { value: roundTo(inches, 1), unit: 'in', label: 'Inches for the table' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Installed (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Installed (high)' },
    ],
    figures: {
      boardFeet: { value: roundTo(boardFeet, 0), unit: 'board feet' },
      rValue: { value: roundTo(rValue, 1), unit: '' },
      target: { value: roundTo(target, 0), unit: '' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      inches: { value: roundTo(inches, 2), unit: 'in' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: SprayFoamInputs, steps = compute(inputs)): EstimateAmounts {
  const { minimumLow, minimumHigh, byWorkLow, byWorkHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(byWorkLow, 0), high: roundTo(byWorkHigh, 0) }],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: SprayFoamInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    boardFeet,
    rValue,
    verdict,
    target,
    inches,
    minimumLow,
    minimumHigh,
    byWorkLow,
    byWorkHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'boardFeet', formula: 'area * thickness to bdft', value: boardFeet, unit: 'board feet' },
    { name: 'rValue', formula: 'thickness / 1 in * foam.perInch', value: rValue, unit: '' },
    {
      name: 'verdict',
      formula: 'if rValue >= place.need then "meets the table" else "below the table"',
      value: verdict,
      unit: '',
    },
    { name: 'target', formula: 'place.need', value: target, unit: '' },
    { name: 'inches', formula: 'ceil(place.need / foam.perInch * 1 in, 0.5 in)', value: inches, unit: 'in' },
    { name: 'minimum', formula: 'work_minimums.foam', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'byWork', formula: 'boardFeet * foam.rate', value: { low: byWorkLow, high: byWorkHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byWork, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ foam, place }: SprayFoamInputs): readonly Cell[] {
  return [
    {
      name: 'foam.rate',
      cell: foam,
      unit: '$ per board foot',
      low: foam === 'open' ? 0.4 : 1,
      high: foam === 'open' ? 0.9 : 2.25,
    },
    { name: 'foam.perInch', cell: foam, unit: '', value: foam === 'open' ? 3.7 : 6.5 },
    { name: 'place.need', cell: place, unit: '', value: place === 'wall' ? 13 : 38 },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: SprayFoamInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 inches", for instance. */
function inInches(value: number): string {
  return amount(trimmed(value, 2), '', ' inch', ' inches');
}

/** "2,500 sq ft", for instance. */
function inWholeSqFt(value: number): string {
  return amount(trimmed(value, 0), '', ' sq ft', ' sq ft');
}

/** "2,500 board feet", for instance. */
function inWholeBoardFeet(value: number): string {
  return amount(trimmed(value, 0), '', ' board foot', ' board feet');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Board feet and R-value of open- or closed-cell foam, and the installed price */
export const sprayFoam: Calculator<SprayFoamInputs> = {
  slug: 'spray-foam',
  title: 'Spray Foam Calculator',
  subtitle: 'Board feet and R-value of open- or closed-cell foam, and the installed price',
  tag: 'home',
  service: 'Spray foam insulation',
  disclaimer:
    'Planning estimate of foam between framing. It leaves out taking out old insulation, a fire coating where the ' +
    'foam stays open, ventilation and the air conditioner, which may be too large afterwards.',
  inputs: [
    {
      name: 'area',
      label: 'Area to foam',
      type: 'number',
      unit: 'sq ft',
      default: 1500,
      min: 50,
      max: 20000,
      step: 10,
      units: acceptedUnits.sqft,
      ask: 'How large is the area to foam?',
    },
    {
      name: 'thickness',
      label: 'Thickness',
      type: 'number',
      unit: 'in',
      default: 5.5,
      min: 1,
      max: 14,
      step: 0.5,
      units: acceptedUnits.in,
    },
    {
      name: 'foam',
      label: 'Foam',
      type: 'select',
      default: 'open',
      options: [
        { value: 'open', label: 'Open-cell' },
        { value: 'closed', label: 'Closed-cell' },
      ],
    },
    {
      name: 'place',
      label: 'Where',
      type: 'select',
      default: 'roof',
      options: [
        { value: 'wall', label: 'Outside walls' },
        { value: 'roof', label: 'Roof deck or ceiling' },
      ],
      ask: 'Where does the foam go?',
    },
  ],
  costBand: {
    service_name: 'Spray foam insulation',
    unit: 'per board foot',
    price_min_usd: 0.4,
    price_max_usd: 2.25,
    notes: 'Small jobs cost the minimum of a foam rig.',
  },
  sources: [
    'A board foot is a square foot an inch thick (fixr.com/articles/spray-foam-insulation-cost).',
    'R-38 for ceilings and R-13 for framed walls are those of Table R402.1.2 of the 2015 IECC for zone 2 ' +
      '(buildersenergyrater.com/code-compliance), the code of Texas for homes, taken as a planning estimate; cities ' +
      'may have a later one.',
  ],
  asOf: '2021-03-23',
  sharedFigures: [
    {
      name: 'work_coverages.foam_closed',
      unit: '',
      source: 'Published: agency, guide (undated)',
      values: [{ value: 6.5 }],
    },
    { name: 'work_coverages.foam_open', unit: '', source: 'Published: guide (undated)', values: [{ value: 3.7 }] },
    { name: 'work_minimums.foam', unit: '$', source: 'Our judgement', values: [{ low: 1000, high: 1600 }] },
    {
      name: 'work_prices.foam_closed',
      unit: '$ per board foot',
      asOf: '2021-03-23',
      source: 'Published: firm, guide (2021)',
      values: [{ low: 1, high: 2.25 }],
    },
    {
      name: 'work_prices.foam_open',
      unit: '$ per board foot',
      asOf: '2021-03-23',
      source: 'Published: firm, guide (2021)',
      values: [{ low: 0.4, high: 0.9 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Foam, sprayed', covers: 'job' }],
    leavesOut: [
      'taking out old insulation',
      'fire coating',
      'ventilation',
      'changes to the air conditioner',
      'permit',
      'sales tax',
    ],
    pitfalls: [
      'A gas heater that draws its air from a sealed attic is dangerous; have it checked first.',
      'Foam hides roof leaks, and closed-cell foam keeps the wood wet; mend the roof before.',
      'Everybody leaves the house while it is sprayed, usually for a day.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 2,
    judged: 1,
    prices: {
      'work_minimums.foam': 'judged',
      'work_prices.foam_closed': 'published',
      'work_prices.foam_open': 'published',
    },
  },
  own: {
    figures: [{
      name: 'foam.rate',
      label: 'Price per board foot',
      unit: '$ per board foot',
      min: 0.1,
      max: 6,
      written: 'USD/bdft',
      by: ['foam'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { rValue: 'R-value', byWork: 'Price of the work', 'foam.rate': 'Price per board foot' },
  counted: { 'board feet': 'board foot' },
  repeats: { '2': 'total', '3': 'total' },
  asks: [
    { input: 'foam', from: 'open', to: 'closed' },
    { input: 'thickness', from: 4, to: 8 },
    { input: 'area', from: 1000, to: 2000 },
  ],
  slopes: {
    value: { area: 1, thickness: 1 },
    boardFeet: { area: 1, thickness: 1 },
    rValue: { area: 0, thickness: 1 },
    target: { area: 0, thickness: 0 },
    'cost.low': { area: 1, thickness: 1 },
    'cost.high': { area: 1, thickness: 1 },
    inches: { area: 0, thickness: 0 },
    'total.low': { area: 1, thickness: 1 },
    'total.high': { area: 1, thickness: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
