/**
 * Local Moving Calculator. Generated from the entry moving of catalog/calculators/house-services.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundHalfAway, roundTo } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  Cell,
  EstimateAmounts,
  TraceStep,
} from '../../engine/kernel/module.js';
import { amount, range, roughRange, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Local Moving Calculator, inside their bounds. */
export interface MovingInputs {
  /** Home; 'two' when omitted. */
  readonly home: 'one' | 'two' | 'three' | 'four';
  /** Flights of stairs or an elevator?; 'no' when omitted. */
  readonly stairs: 'yes' | 'no';
  /** Price of the crew by the hour, 0 to 800 $ in steps of 1; 0 when omitted. */
  readonly quoted: number;
}

/** The steps of the calculation. */
export interface MovingSteps {
  /** home.crew, in people */
  readonly crew: number;
  /** Low end of home.hours, in hours */
  readonly hoursLow: number;
  /** High end of home.hours, in hours */
  readonly hoursHigh: number;
  /** Low end of crew * house_services.mover, in $ per hour */
  readonly usualLow: number;
  /** High end of crew * house_services.mover, in $ per hour */
  readonly usualHigh: number;
  /** Low end of if quoted > 0 USD then quoted / 1 h..quoted / 1 h else usual, in $ per hour */
  readonly hourlyLow: number;
  /** High end of if quoted > 0 USD then quoted / 1 h..quoted / 1 h else usual, in $ per hour */
  readonly hourlyHigh: number;
  /** Low end of hourly * 1 h, in $ */
  readonly perHourLow: number;
  /** High end of hourly * 1 h, in $ */
  readonly perHourHigh: number;
  /** Low end of hours * hourly, in $ */
  readonly workLow: number;
  /** High end of hours * hourly, in $ */
  readonly workHigh: number;
  /** Low end of stairs.fee, in $ */
  readonly carryingLow: number;
  /** High end of stairs.fee, in $ */
  readonly carryingHigh: number;
  /** Low end of round(work, 1 USD) + round(carrying, 1 USD), in $ */
  readonly costLow: number;
  /** High end of round(work, 1 USD) + round(carrying, 1 USD), in $ */
  readonly costHigh: number;
}

const homeFigures: Readonly<Record<MovingInputs['home'], { crew: number; hoursLow: number; hoursHigh: number }>> = {
  one: { crew: 2, hoursLow: 3, hoursHigh: 5 },
  two: { crew: 3, hoursLow: 4, hoursHigh: 7 },
  three: { crew: 3, hoursLow: 6, hoursHigh: 10 },
  four: { crew: 4, hoursLow: 8, hoursHigh: 12 },
};
const stairsFigures: Readonly<Record<MovingInputs['stairs'], { feeLow: number; feeHigh: number }>> = {
  yes: { feeLow: 50, feeHigh: 150 },
  no: { feeLow: 0, feeHigh: 0 },
};
const homePhrases: Readonly<Record<MovingInputs['home'], string>> = {
  one: 'a studio or one bedroom',
  two: 'two bedrooms',
  three: 'three bedrooms',
  four: 'four bedrooms or more',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ home, stairs, quoted }: MovingInputs): MovingSteps {
  const homeChosen = homeFigures[home];
  const stairsChosen = stairsFigures[stairs];
  const crew = homeChosen.crew;
  const hoursLow = homeChosen.hoursLow;
  const hoursHigh = homeChosen.hoursHigh;
  const usualLow = crew * 50;
  const usualHigh = crew * 80;
  const hourlyLow = quoted > 0 ? quoted : usualLow;
  const hourlyHigh = quoted > 0 ? quoted : usualHigh;
  const perHourLow = hourlyLow;
  const perHourHigh = hourlyHigh;
  const workLow = hoursLow * hourlyLow;
  const workHigh = hoursHigh * hourlyHigh;
  const carryingLow = stairsChosen.feeLow;
  const carryingHigh = stairsChosen.feeHigh;
  const costLow = roundHalfAway(workLow) + roundHalfAway(carryingLow);
  const costHigh = roundHalfAway(workHigh) + roundHalfAway(carryingHigh);
  return {
    crew,
    hoursLow,
    hoursHigh,
    usualLow,
    usualHigh,
    hourlyLow,
    hourlyHigh,
    perHourLow,
    perHourHigh,
    workLow,
    workHigh,
    carryingLow,
    carryingHigh,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: MovingInputs): CalculationResult {
  const { home, stairs, quoted } = inputs;
  const {
    crew,
    hoursLow,
    hoursHigh,
    perHourLow,
    perHourHigh,
    carryingLow,
    carryingHigh,
    costLow,
    costHigh,
  } = compute(inputs);
  return {
    value: roundTo(costLow, 0),
    unit: '$ (low end)',
    interpretation:
      `Moving ${homePhrases[home]} takes a crew of ${inPeople(crew)} about ${rangeInWholeHours(hoursLow, hoursHigh)}` +
      (quoted > 0 && stairs === 'yes'
        ? `. At ${inDollars(quoted)} an hour for the crew, and ${rangeInRoughDollars(carryingLow, carryingHigh)} ` +
          `more for stairs or an elevator, it costs ${rangeInRoughDollars(costLow, costHigh)}.`
        : quoted > 0
          ? `. At ${inDollars(quoted)} an hour for the crew it costs ${rangeInRoughDollars(costLow, costHigh)}.`
          : `, at ${rangeInRoughDollars(perHourLow, perHourHigh)} an hour for crew and truck` +
            (stairs === 'yes'
              ? `. With ${rangeInRoughDollars(carryingLow, carryingHigh)} more for stairs or an elevator it costs ` +
                `${rangeInRoughDollars(costLow, costHigh)}.`
              : `, and costs ${rangeInRoughDollars(costLow, costHigh)}.`)),
    secondary: [
      { value: roundTo(crew, 0), unit: 'people', label: 'Movers' },
      { value: roundTo(hoursLow, 0), unit: 'hours', label: 'Hours (low)' },
      { value: roundTo(hoursHigh, 0), unit: 'hours', label: 'Hours (high)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Cost (high)' },
    ],
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      crew: { value: roundTo(crew, 2), unit: 'people' },
      hours: { low: roundTo(hoursLow, 0), high: roundTo(hoursHigh, 0), unit: 'hours' },
      carrying: { low: roundTo(carryingLow, 0), high: roundTo(carryingHigh, 0), unit: '$' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      perHour: { low: roundTo(perHourLow, 0), high: roundTo(perHourHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: MovingInputs): EstimateAmounts {
  const { workLow, workHigh, carryingLow, carryingHigh, costLow, costHigh } = compute(inputs);
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [
      { low: roundTo(workLow, 0), high: roundTo(workHigh, 0) },
      { low: roundTo(carryingLow, 0), high: roundTo(carryingHigh, 0) },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: MovingInputs): readonly TraceStep[] {
  const {
    crew,
    hoursLow,
    hoursHigh,
    usualLow,
    usualHigh,
    hourlyLow,
    hourlyHigh,
    perHourLow,
    perHourHigh,
    workLow,
    workHigh,
    carryingLow,
    carryingHigh,
    costLow,
    costHigh,
  } = compute(inputs);
  return [
    { name: 'crew', formula: 'home.crew', value: crew, unit: 'people' },
    { name: 'hours', formula: 'home.hours', value: { low: hoursLow, high: hoursHigh }, unit: 'hours' },
    {
      name: 'usual',
      formula: 'crew * house_services.mover',
      value: { low: usualLow, high: usualHigh },
      unit: '$ per hour',
    },
    {
      name: 'hourly',
      formula: 'if quoted > 0 USD then quoted / 1 h..quoted / 1 h else usual',
      value: { low: hourlyLow, high: hourlyHigh },
      unit: '$ per hour',
    },
    { name: 'perHour', formula: 'hourly * 1 h', value: { low: perHourLow, high: perHourHigh }, unit: '$' },
    { name: 'work', formula: 'hours * hourly', value: { low: workLow, high: workHigh }, unit: '$' },
    { name: 'carrying', formula: 'stairs.fee', value: { low: carryingLow, high: carryingHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'round(work, 1 USD) + round(carrying, 1 USD)',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ home, stairs }: MovingInputs): readonly Cell[] {
  const homeChosen = homeFigures[home];
  const stairsChosen = stairsFigures[stairs];
  return [
    { name: 'home.crew', cell: home, unit: 'people', value: homeChosen.crew },
    { name: 'home.hours', cell: home, unit: 'hours', low: homeChosen.hoursLow, high: homeChosen.hoursHigh },
    { name: 'stairs.fee', cell: stairs, unit: '$', low: stairsChosen.feeLow, high: stairsChosen.feeHigh },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: MovingInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 people", for instance. */
function inPeople(value: number): string {
  return amount(trimmed(value, 2), '', ' person', ' people');
}

/** "1,000 to 2,500 hours", for instance. */
function rangeInWholeHours(low: number, high: number): string {
  return range(trimmed(low, 0), trimmed(high, 0), '', ' hour', ' hours');
}

/** "$2,500", for instance. */
function inDollars(value: number): string {
  return amount(trimmed(value, 0), '$', '', '');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Movers, hours and price of a move inside a town, by bedrooms */
export const moving: Calculator<MovingInputs> = {
  slug: 'moving',
  title: 'Local Moving Calculator',
  subtitle: 'Movers, hours and price of a move inside a town, by bedrooms',
  tag: 'home',
  service: 'Moving',
  disclaimer:
    'Planning estimate for a local move with the truck, of boxes that are packed and a household of ordinary size. ' +
    'It leaves out packing, boxes, pianos, safes, storage, insurance beyond the minimum, tips and moves over 50 ' +
    'miles.',
  inputs: [
    {
      name: 'home',
      label: 'Home',
      type: 'select',
      default: 'two',
      options: [
        { value: 'one', label: 'Studio or one bedroom' },
        { value: 'two', label: 'Two bedrooms' },
        { value: 'three', label: 'Three bedrooms' },
        { value: 'four', label: 'Four bedrooms or more' },
      ],
      ask: 'How large is the home?',
    },
    {
      name: 'stairs',
      label: 'Flights of stairs or an elevator?',
      type: 'select',
      default: 'no',
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
      ask: 'Are there stairs or an elevator?',
    },
    {
      name: 'quoted',
      label: 'Price of the crew by the hour',
      type: 'number',
      unit: '$',
      default: 0,
      min: 0,
      max: 800,
      step: 1,
      units: acceptedUnits.USD,
      hint: 'What a company asks for the whole crew with truck; 0 if nobody was asked yet',
    },
  ],
  costBand: {
    service_name: 'Moving',
    unit: 'per local move',
    price_min_usd: 300,
    price_max_usd: 4500,
    notes: 'A crew that asks for more by the hour than is usual leaves the band.',
  },
  sources: [
    'Movers and hours by bedrooms are those of two cost guides for Houston of 2026, Visual Foodie and Eat Sip 365, ' +
      'which are weak evidence; a mover there has 3 to 4 movers and 6 to 8 hours for three bedrooms, 2025 ' +
      '(usfhoustonmoving.com/average-cost-of-moving-locally-houston).',
    'Movers answer for 60 cents a pound for each article unless more is agreed in writing, 43 TAC 218.53(a) ' +
      '(txrules.elaws.us/rule/title43_chapter218_sec.218.53).',
  ],
  asOf: '2025-01-01',
  sharedFigures: [
    {
      name: 'house_services.mover',
      unit: '$ per hour per person',
      asOf: '2025-01-01',
      source: 'Published: firm, guide (2025 to 2026)',
      values: [{ low: 50, high: 80 }],
    },
    {
      name: 'house_services.moving_stairs',
      unit: '$',
      asOf: '2025-01-01',
      source: 'Published: firm (2025)',
      values: [{ low: 50, high: 150 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Movers and truck by the hour', covers: 'job' },
      { line: 'Stairs or an elevator', covers: 'fee' },
    ],
    leavesOut: ['packing', 'boxes', 'pianos and safes', 'travel fee', 'storage', 'full-value coverage', 'tips'],
    pitfalls: [
      "The clock often starts at the company's yard and ends there; ask for the travel fee before anything else.",
      'Movers wait by the hour for boxes that are not packed and for elevators that nobody reserved.',
      'The legal minimum coverage pays 60 cents a pound, which is $30 for a television; ask for full value in writing.',
      'A mover in Texas needs a certificate of the Department of Motor Vehicles; look it up before you pay a deposit.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 2,
    prices: { 'house_services.mover': 'published', 'house_services.moving_stairs': 'published' },
  },
  labels: { perHour: 'Price of one hour' },
  counted: { hours: 'hour', people: 'person' },
  repeats: { '3': 'range', value: 'total', range: 'total' },
  asks: [
    { input: 'home', from: 'one', to: 'four' },
    { input: 'stairs', from: 'no', to: 'yes' },
  ],
  slopes: {
    crew: { quoted: 0 },
    'hours.low': { quoted: 0 },
    'hours.high': { quoted: 0 },
    'carrying.low': { quoted: 0 },
    'carrying.high': { quoted: 0 },
  },
  refuse,
  answer,
  trace,
  cells,
};
