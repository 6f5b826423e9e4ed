/**
 * Water Softener Size Calculator. Generated from the entry water-softener of catalog/calculators/home-water.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { roundTo, roundUp } from '../../engine/kernel/math.js';
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

/** The inputs of the Water Softener Size Calculator, inside their bounds. */
export interface WaterSoftenerInputs {
  /** People, whole, 1 to 10 people in steps of 1; 4 when omitted. */
  readonly people: number;
  /** Hardness, 1 to 60 grains per gallon in steps of 0.5; 15 when omitted. */
  readonly hardness: number;
  /** Iron, 0 to 5 ppm in steps of 0.1; 0 when omitted. */
  readonly iron: number;
  /** Days between regenerations, whole, 3 to 10 days in steps of 1; 7 when omitted. */
  readonly days: number;
  /** Salt for each cubic foot of resin; '8' when omitted. */
  readonly salt: '6' | '8' | '10' | '15';
}

/** The steps of the calculation. */
export interface WaterSoftenerSteps {
  /** people * home_coverages.water_use * 1 day to gal, in gallons */
  readonly water: number;
  /** hardness + iron * home_coverages.iron_hardness to gpg, in grains per gallon */
  readonly compensated: number;
  /** water * compensated to grain, in grains */
  readonly daily: number;
  /** daily * (days / 1 day), in grains */
  readonly needed: number;
  /** needed / salt.capacity to cuft, in cu ft */
  readonly resin: number;
  /** resin * home_coverages.resin_rating to grain, in grains */
  readonly rating: number;
  /** ceil(rating / 110000 grain) * 1 tank, in tanks */
  readonly tanks: number;
  /** min(rating / (tanks / 1 tank), 110000 grain), in grains */
  readonly each: number;
  /** sizes[each], in grains */
  readonly size: number;
  /** size / home_coverages.resin_rating * salt.capacity to grain, in grains */
  readonly holds: number;
  /** size / home_coverages.resin_rating * salt.dose to lb, in lb */
  readonly charge: number;
  /** daily * 30.4 * salt.dose / salt.capacity to lb, in lb */
  readonly saltMonth: number;
  /** ceil(saltMonth / 40 lb/bag), in bags */
  readonly saltBags: number;
  /** Low end of tanks * home_prices.softener, in $ */
  readonly costLow: number;
  /** High end of tanks * home_prices.softener, in $ */
  readonly costHigh: number;
}

const saltFigures: Readonly<Record<WaterSoftenerInputs['salt'], { dose: number; capacity: number }>> = {
  '6': { dose: 6, capacity: 20000 },
  '8': { dose: 8, capacity: 24000 },
  '10': { dose: 10, capacity: 27000 },
  '15': { dose: 15, capacity: 30000 },
};
const sizes: Schedule = schedule({
  upTo: [24000, 32000, 40000, 48000, 64000, 80000, 96000, 110000],
  values: [24000, 32000, 40000, 48000, 64000, 80000, 96000, 110000],
  brackets: [],
  round: 0,
});

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ people, hardness, iron, days, salt }: WaterSoftenerInputs): WaterSoftenerSteps {
  const saltChosen = saltFigures[salt];
  const water = people * 75;
  const compensated = hardness + iron * 4;
  const daily = water * compensated;
  const needed = daily * days;
  const resin = needed / saltChosen.capacity;
  const rating = resin * 32000;
  const tanks = roundUp(rating / 110000);
  const each = Math.min(rating / tanks, 110000);
  const size = lookUp(sizes, each);
  const holds = size * saltChosen.capacity / 32000;
  const charge = size * saltChosen.dose / 32000;
  const saltMonth = daily * saltChosen.dose / saltChosen.capacity * 30.4;
  const saltBags = roundUp(saltMonth / 40);
  const costLow = tanks * 800;
  const costHigh = tanks * 3000;
  return {
    water,
    compensated,
    daily,
    needed,
    resin,
    rating,
    tanks,
    each,
    size,
    holds,
    charge,
    saltMonth,
    saltBags,
    costLow,
    costHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: WaterSoftenerInputs, own: OwnFigures): WaterSoftenerSteps {
  const { people, hardness, iron, days, salt } = inputs;
  const saltChosen = saltFigures[salt];
  const homePricesSoftener = own['home_prices.softener'] ?? 800;
  const homePricesSoftenerHigh = own['home_prices.softener'] ?? 3000;
  const water = people * 75;
  const compensated = hardness + iron * 4;
  const daily = water * compensated;
  const needed = daily * days;
  const resin = needed / saltChosen.capacity;
  const rating = resin * 32000;
  const tanks = roundUp(rating / 110000);
  const each = Math.min(rating / tanks, 110000);
  const size = lookUp(sizes, each);
  const holds = size * saltChosen.capacity / 32000;
  const charge = size * saltChosen.dose / 32000;
  const saltMonth = daily * saltChosen.dose / saltChosen.capacity * 30.4;
  const saltBags = roundUp(saltMonth / 40);
  const costLow = tanks * homePricesSoftener;
  const costHigh = tanks * homePricesSoftenerHigh;
  return {
    water,
    compensated,
    daily,
    needed,
    resin,
    rating,
    tanks,
    each,
    size,
    holds,
    charge,
    saltMonth,
    saltBags,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: WaterSoftenerInputs, steps = compute(inputs)): CalculationResult {
  const { people, days } = inputs;
  const { compensated, daily, needed, tanks, size, holds, charge, saltMonth, saltBags, costLow, costHigh } = steps;
  return {
    value: roundTo(daily, 0),
    unit: 'grains a day',
    interpretation:
      `For ${inPeople(people)} at ${inGrainsPerGallon(compensated)}, ${inWholeGrains(daily)} a day, ` +
      (tanks === 1
        ? `buy a softener rated at ${inWholeGrains(size)}; it costs ${rangeInRoughDollars(costLow, costHigh)} ` +
          `installed. Set it to ${inWholeGrains(holds)} and ${inWholePounds(charge)} of salt every ${inDays(days)}, ` +
          `${inBags(saltBags)} of 40 pounds a month.`
        : `you need ${inTanks(tanks)} rated at ${inWholeGrains(size)} each, ` +
          `${rangeInRoughDollars(costLow, costHigh)} installed. Set each to ${inWholeGrains(holds)} and ` +
          `${inWholePounds(charge)} of salt every ${inDays(days)}, ${inBags(saltBags)} of 40 pounds a month.`),
    secondary: [
      { value: roundTo(needed, 0), unit: 'grains', label: 'Grains between regenerations' },
      { value: roundTo(size, 0), unit: 'grains', label: 'Size to buy' },
      { value: roundTo(saltMonth, 0), unit: 'lb', label: 'Salt a month' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Installed (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Installed (high)' },
    ],
    figures: {
      compensated: { value: roundTo(compensated, 2), unit: 'grains per gallon' },
      daily: { value: roundTo(daily, 0), unit: 'grains' },
      size: { value: roundTo(size, 0), unit: 'grains' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      holds: { value: roundTo(holds, 0), unit: 'grains' },
      charge: { value: roundTo(charge, 0), unit: 'lb' },
      saltBags: { value: roundTo(saltBags, 2), unit: 'bags' },
      tanks: { value: roundTo(tanks, 2), unit: 'tanks' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: WaterSoftenerInputs, steps = compute(inputs)): EstimateAmounts {
  const { costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(costLow, 0), high: roundTo(costHigh, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: WaterSoftenerInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    water,
    compensated,
    daily,
    needed,
    resin,
    rating,
    tanks,
    each,
    size,
    holds,
    charge,
    saltMonth,
    saltBags,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'water', formula: 'people * home_coverages.water_use * 1 day to gal', value: water, unit: 'gallons' },
    {
      name: 'compensated',
      formula: 'hardness + iron * home_coverages.iron_hardness to gpg',
      value: compensated,
      unit: 'grains per gallon',
    },
    { name: 'daily', formula: 'water * compensated to grain', value: daily, unit: 'grains' },
    { name: 'needed', formula: 'daily * (days / 1 day)', value: needed, unit: 'grains' },
    { name: 'resin', formula: 'needed / salt.capacity to cuft', value: resin, unit: 'cu ft' },
    { name: 'rating', formula: 'resin * home_coverages.resin_rating to grain', value: rating, unit: 'grains' },
    { name: 'tanks', formula: 'ceil(rating / 110000 grain) * 1 tank', value: tanks, unit: 'tanks' },
    { name: 'each', formula: 'min(rating / (tanks / 1 tank), 110000 grain)', value: each, unit: 'grains' },
    { name: 'size', formula: 'sizes[each]', value: size, unit: 'grains' },
    {
      name: 'holds',
      formula: 'size / home_coverages.resin_rating * salt.capacity to grain',
      value: holds,
      unit: 'grains',
    },
    { name: 'charge', formula: 'size / home_coverages.resin_rating * salt.dose to lb', value: charge, unit: 'lb' },
    { name: 'saltMonth', formula: 'daily * 30.4 * salt.dose / salt.capacity to lb', value: saltMonth, unit: 'lb' },
    { name: 'saltBags', formula: 'ceil(saltMonth / 40 lb/bag)', value: saltBags, unit: 'bags' },
    { name: 'cost', formula: 'tanks * home_prices.softener', value: { low: costLow, high: costHigh }, unit: '$' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ salt }: WaterSoftenerInputs): readonly Cell[] {
  const saltChosen = saltFigures[salt];
  return [
    { name: 'salt.dose', cell: salt, unit: 'lb per cubic foot', value: saltChosen.dose },
    { name: 'salt.capacity', cell: salt, unit: 'grains per cubic foot', value: saltChosen.capacity },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: WaterSoftenerInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 people", for instance. */
function inPeople(value: number): string {
  return amount(trimmed(value, 2), '', ' person', ' people');
}

/** "2,500 grains per gallon", for instance. */
function inGrainsPerGallon(value: number): string {
  return amount(trimmed(value, 2), '', ' grain per gallon', ' grains per gallon');
}

/** "2,500 grains", for instance. */
function inWholeGrains(value: number): string {
  return amount(trimmed(value, 0), '', ' grain', ' grains');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 pounds", for instance. */
function inWholePounds(value: number): string {
  return amount(trimmed(value, 0), '', ' pound', ' pounds');
}

/** "2,500 days", for instance. */
function inDays(value: number): string {
  return amount(trimmed(value, 2), '', ' day', ' days');
}

/** "2,500 bags", for instance. */
function inBags(value: number): string {
  return amount(trimmed(value, 2), '', ' bag', ' bags');
}

/** "2,500 tanks", for instance. */
function inTanks(value: number): string {
  return amount(trimmed(value, 2), '', ' tank', ' tanks');
}

/** Grains a day, the size to buy, salt and price for your water */
export const waterSoftener: Calculator<WaterSoftenerInputs> = {
  slug: 'water-softener',
  title: 'Water Softener Size Calculator',
  subtitle: 'Grains a day, the size to buy, salt and price for your water',
  tag: 'home',
  service: 'Water softeners',
  disclaimer:
    'Planning estimate for a salt softener that regenerates on demand. It leaves out drinking-water filters, iron ' +
    'filters, a new drain and the loop in the wall. Softened water adds a little sodium; test the water first.',
  inputs: [
    {
      name: 'people',
      label: 'People',
      type: 'number',
      unit: 'people',
      default: 4,
      min: 1,
      max: 10,
      step: 1,
      whole: true,
      units: acceptedUnits.person,
      ask: 'How many people live in the home?',
    },
    {
      name: 'hardness',
      label: 'Hardness',
      type: 'number',
      unit: 'grains per gallon',
      default: 15,
      min: 1,
      max: 60,
      step: 0.5,
      units: acceptedUnits.gpg,
      ask: 'How hard is the water?',
      hint: 'Grains per gallon; divide ppm by 17.1',
    },
    {
      name: 'iron',
      label: 'Iron',
      type: 'number',
      unit: 'ppm',
      default: 0,
      min: 0,
      max: 5,
      step: 0.1,
      units: acceptedUnits.ppm,
    },
    {
      name: 'days',
      label: 'Days between regenerations',
      type: 'number',
      unit: 'days',
      default: 7,
      min: 3,
      max: 10,
      step: 1,
      whole: true,
      units: acceptedUnits.day,
      hint: 'Fewer days mean a smaller tank, or fewer tanks',
    },
    {
      name: 'salt',
      label: 'Salt for each cubic foot of resin',
      type: 'select',
      default: '8',
      options: [
        { value: '6', label: '6 lb, saves the most salt' },
        { value: '8', label: '8 lb, usual' },
        { value: '10', label: '10 lb, more salt' },
        { value: '15', label: '15 lb, smallest tank' },
      ],
      ask: 'How much salt for each cubic foot of resin?',
      hint: 'Less salt needs a larger tank; more salt a smaller one, and more bags',
    },
  ],
  costBand: {
    service_name: 'Water softeners',
    unit: 'per system',
    price_min_usd: 800,
    price_max_usd: 3000,
    notes:
      'One tank with its valve, installed where a loop and a drain are there. Very hard water or many people need ' +
      'two tanks, each of them inside the band.',
  },
  sources: [
    'People x 75 gallons x grains (terrylove.com/forums/index.php?resources/how-to-size-your-water-softener.16).',
    'Grains from a cubic foot of resin by its salt: 20,000 at 6 lb, 24,000 at 8 lb, 27,000 at 2,700 grains a ' +
      'pound, 30,000 at 15 lb (714water.com, water softener capacity calculation).',
    '8 lb a cubic foot is the usual setting; 1.5 cubic feet then have 36,000 grains, 3,000 a pound ' +
      '(terrylove.com/forums, thread 108600).',
    '1 grain per gallon is 17.1 ppm.',
    '1 ppm of iron counts as 4 grains of hardness, a trade rule ' +
      '(uswatersystems.com/blog/2014/02/how-do-you-size-a-water-softener); others count 2 to 5.',
    'Softeners are sold by the most that their resin removes, about 32,000 grains a cubic foot, so that 1.5 cubic ' +
      'feet are a 48,000 (terrylove.com/forums, thread 108600).',
    '75 gallons a day for each person ' +
      '(terrylove.com/forums/index.php?resources/how-to-size-your-water-softener.16); others plan 60 to 80.',
  ],
  sharedFigures: [
    {
      name: 'home_coverages.iron_hardness',
      unit: 'grains per gallon',
      source:
        '1 ppm of iron counts as 4 grains of hardness, a trade rule ' +
        '(uswatersystems.com/blog/2014/02/how-do-you-size-a-water-softener); others count 2 to 5.',
      values: [{ value: 4000000 }],
    },
    {
      name: 'home_coverages.resin_rating',
      unit: 'grains per cubic foot',
      source:
        'Softeners are sold by the most that their resin removes, about 32,000 grains a cubic foot, so that 1.5 ' +
        'cubic feet are a 48,000 (terrylove.com/forums, thread 108600).',
      values: [{ value: 32000 }],
    },
    {
      name: 'home_coverages.water_use',
      unit: 'gallons per person per day',
      source:
        '75 gallons a day for each person ' +
        '(terrylove.com/forums/index.php?resources/how-to-size-your-water-softener.16); others plan 60 to 80.',
      values: [{ value: 75 }],
    },
    {
      name: 'home_prices.softener',
      unit: '$ per tank',
      source: 'Published: guide (undated)',
      values: [{ low: 800, high: 3000 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Softener installed', covers: 'job' }],
    leavesOut: ['salt', 'a new loop or drain', 'drinking-water and iron filters', 'sales tax'],
    pitfalls: [
      'The capacity on the box is at the highest salt setting. At 6 pounds per cubic foot the same tank softens ' +
        'over a third less, which the size here allows for.',
      'Program the valve with the dose and the capacity given here; set to the capacity on the box, it lets hard ' +
        'water through.',
      'Iron above about 3 ppm fouls the resin; remove it ahead of the softener.',
      'Water for the garden should not be softened; ask for a bypass to the outside taps.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 1,
    prices: { 'home_prices.softener': 'published' },
  },
  own: {
    figures: [{
      name: 'home_prices.softener',
      label: 'Softener',
      unit: '$ per tank',
      min: 300,
      max: 9000,
      written: 'USD/tank',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  counted: {
    bags: 'bag',
    days: 'day',
    gallons: 'gallon',
    grains: 'grain',
    'grains a day': 'grain a day',
    'grains per cubic foot': 'grain per cubic foot',
    'grains per gallon': 'grain per gallon',
    people: 'person',
    tanks: 'tank',
  },
  repeats: { '3': 'total', '4': 'total' },
  asks: [
    { input: 'people', from: 3, to: 6 },
    { input: 'hardness', from: 10, to: 20 },
    { input: 'iron', from: 0, to: 0.5 },
  ],
  slopes: {
    value: { people: 1, hardness: 1, iron: 1, days: 0 },
    compensated: { people: 0, hardness: 1, iron: 1, days: 0 },
    daily: { people: 1, hardness: 1, iron: 1, days: 0 },
    'cost.low': { people: 1, hardness: 1, iron: 1, days: 1 },
    'cost.high': { people: 1, hardness: 1, iron: 1, days: 1 },
    saltBags: { people: 1, hardness: 1, iron: 1, days: 0 },
    tanks: { people: 1, hardness: 1, iron: 1, days: 1 },
    'total.low': { people: 1, hardness: 1, iron: 1, days: 1 },
    'total.high': { people: 1, hardness: 1, iron: 1, days: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
