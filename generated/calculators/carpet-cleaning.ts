/**
 * Carpet Cleaning Cost Calculator. Generated from the entry carpet-cleaning of catalog/calculators.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { isAtMost, roundHalfAway, roundTo } from '../../engine/kernel/math.js';
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

/** The inputs of the Carpet Cleaning Cost Calculator, inside their bounds. */
export interface CarpetCleaningInputs {
  /** Rooms, whole, 1 to 15 in steps of 1; 3 when omitted. */
  readonly rooms: number;
  /** Also clean; 'stairs' when omitted. */
  readonly addons: 'none' | 'stairs' | 'hall' | 'stairs_hall';
}

/** The steps of the calculation. */
export interface CarpetCleaningSteps {
  /** rooms * 1 room, in rooms */
  readonly cleaned: number;
  /** cleaned * coverages.carpet_room, in sq ft */
  readonly carpet: number;
  /** Low end of prices.carpet_cleaning, in $ per sq ft */
  readonly rateLow: number;
  /** High end of prices.carpet_cleaning, in $ per sq ft */
  readonly rateHigh: number;
  /** minimums.carpet_visit, in $ */
  readonly minimum: number;
  /** Low end of carpet * rate, in $ */
  readonly roomsPriceLow: number;
  /** High end of carpet * rate, in $ */
  readonly roomsPriceHigh: number;
  /** Low end of addons.price, in $ */
  readonly extrasLow: number;
  /** High end of addons.price, in $ */
  readonly extrasHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(roomsPrice, 1 USD) + round(extras, 1 USD)), in $ */
  readonly costLow: number;
  /** High end of max(round(minimum, 1 USD), round(roomsPrice, 1 USD) + round(extras, 1 USD)), in $ */
  readonly costHigh: number;
}

const addonsFigures: Readonly<Record<CarpetCleaningInputs['addons'], { priceLow: number; priceHigh: number }>> = {
  none: { priceLow: 0, priceHigh: 0 },
  stairs: { priceLow: 26, priceHigh: 52 },
  hall: { priceLow: 15, priceHigh: 40 },
  stairs_hall: { priceLow: 41, priceHigh: 92 },
};
const addonsPhrases: Readonly<Record<CarpetCleaningInputs['addons'], string>> = {
  none: 'alone',
  stairs: 'with a flight of stairs',
  hall: 'with a hall',
  stairs_hall: 'with a flight of stairs and a hall',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ rooms, addons }: CarpetCleaningInputs): CarpetCleaningSteps {
  const addonsChosen = addonsFigures[addons];
  const cleaned = rooms;
  const carpet = cleaned * 170;
  const rateLow = 0.3;
  const rateHigh = 0.5;
  const minimum = 150;
  const roomsPriceLow = carpet * rateLow;
  const roomsPriceHigh = carpet * rateHigh;
  const extrasLow = addonsChosen.priceLow;
  const extrasHigh = addonsChosen.priceHigh;
  const costLow = Math.max(minimum, roundHalfAway(roomsPriceLow) + roundHalfAway(extrasLow));
  const costHigh = Math.max(minimum, roundHalfAway(roomsPriceHigh) + roundHalfAway(extrasHigh));
  return {
    cleaned,
    carpet,
    rateLow,
    rateHigh,
    minimum,
    roomsPriceLow,
    roomsPriceHigh,
    extrasLow,
    extrasHigh,
    costLow,
    costHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: CarpetCleaningInputs, own: OwnFigures): CarpetCleaningSteps {
  const { rooms, addons } = inputs;
  const addonsChosen = addonsFigures[addons];
  const pricesCarpetCleaning = own['prices.carpet_cleaning'] ?? 0.3;
  const pricesCarpetCleaningHigh = own['prices.carpet_cleaning'] ?? 0.5;
  const cleaned = rooms;
  const carpet = cleaned * 170;
  const rateLow = pricesCarpetCleaning;
  const rateHigh = pricesCarpetCleaningHigh;
  const minimum = 150;
  const roomsPriceLow = carpet * rateLow;
  const roomsPriceHigh = carpet * rateHigh;
  const extrasLow = addonsChosen.priceLow;
  const extrasHigh = addonsChosen.priceHigh;
  const costLow = Math.max(minimum, roundHalfAway(roomsPriceLow) + roundHalfAway(extrasLow));
  const costHigh = Math.max(minimum, roundHalfAway(roomsPriceHigh) + roundHalfAway(extrasHigh));
  return {
    cleaned,
    carpet,
    rateLow,
    rateHigh,
    minimum,
    roomsPriceLow,
    roomsPriceHigh,
    extrasLow,
    extrasHigh,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: CarpetCleaningInputs, steps = compute(inputs)): CalculationResult {
  const { addons } = inputs;
  const { cleaned, carpet, minimum, costLow, costHigh } = steps;
  return {
    value: roundTo(costLow, 0),
    unit: '$ low end',
    interpretation:
      `Cleaning ${inRooms(cleaned)}` +
      (addons === 'none' && isAtMost(costHigh, minimum)
        ? `, about ${inWholeSqFt(carpet)} of carpet, comes in under the usual ${inDollars(minimum)} minimum for a ` +
          'visit. Have another room or the stairs cleaned on the same trip.'
        : addons === 'none'
          ? `, about ${inWholeSqFt(carpet)} of carpet, costs ${rangeInRoughDollars(costLow, costHigh)}. Many ` +
            `companies charge at least ${inDollars(minimum)} for a visit.`
          : ` ${addonsPhrases[addons]}, about ${inWholeSqFt(carpet)} of carpet in the rooms, costs ` +
            `${rangeInRoughDollars(costLow, costHigh)}. Many companies charge at least ${inDollars(minimum)} for a ` +
            'visit.'),
    secondary: [
      { value: roundTo(costHigh, 0), unit: '$ high end', label: 'Range' },
      { value: roundTo(carpet, 0), unit: 'sq ft', label: 'Carpet in the rooms' },
    ],
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      cleaned: { value: roundTo(cleaned, 2), unit: 'rooms' },
      carpet: { value: roundTo(carpet, 0), unit: 'sq ft' },
      minimum: { value: roundTo(minimum, 0), unit: '$' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: CarpetCleaningInputs, steps = compute(inputs)): EstimateAmounts {
  const { minimum, roomsPriceLow, roomsPriceHigh, extrasLow, extrasHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [
      { low: roundTo(roomsPriceLow, 0), high: roundTo(roomsPriceHigh, 0) },
      { low: roundTo(extrasLow, 0), high: roundTo(extrasHigh, 0) },
    ],
    minimum: { low: roundTo(minimum, 0), high: roundTo(minimum, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: CarpetCleaningInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    cleaned,
    carpet,
    rateLow,
    rateHigh,
    minimum,
    roomsPriceLow,
    roomsPriceHigh,
    extrasLow,
    extrasHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'cleaned', formula: 'rooms * 1 room', value: cleaned, unit: 'rooms' },
    { name: 'carpet', formula: 'cleaned * coverages.carpet_room', value: carpet, unit: 'sq ft' },
    { name: 'rate', formula: 'prices.carpet_cleaning', value: { low: rateLow, high: rateHigh }, unit: '$ per sq ft' },
    { name: 'minimum', formula: 'minimums.carpet_visit', value: minimum, unit: '$' },
    { name: 'roomsPrice', formula: 'carpet * rate', value: { low: roomsPriceLow, high: roomsPriceHigh }, unit: '$' },
    { name: 'extras', formula: 'addons.price', value: { low: extrasLow, high: extrasHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(roomsPrice, 1 USD) + round(extras, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ addons }: CarpetCleaningInputs): readonly Cell[] {
  const addonsChosen = addonsFigures[addons];
  return [{ name: 'addons.price', cell: addons, unit: '$', low: addonsChosen.priceLow, high: addonsChosen.priceHigh }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: CarpetCleaningInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 rooms", for instance. */
function inRooms(value: number): string {
  return amount(trimmed(value, 2), '', ' room', ' rooms');
}

/** "2,500 sq ft", for instance. */
function inWholeSqFt(value: number): string {
  return amount(trimmed(value, 0), '', ' sq ft', ' sq ft');
}

/** "$2,500", for instance. */
function inDollars(value: number): string {
  return amount(trimmed(value, 0), '$', '', '');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Cost range by rooms, stairs and hall */
export const carpetCleaning: Calculator<CarpetCleaningInputs> = {
  slug: 'carpet-cleaning',
  title: 'Carpet Cleaning Cost Calculator',
  subtitle: 'Cost range by rooms, stairs and hall',
  tag: 'home',
  service: 'Carpet cleaning',
  disclaimer:
    'Planning estimate for hot-water extraction of rooms of about 170 sq ft. It leaves out pet treatment, stain ' +
    'protection, furniture moving and large rooms.',
  inputs: [
    {
      name: 'rooms',
      label: 'Rooms',
      type: 'number',
      default: 3,
      min: 1,
      max: 15,
      step: 1,
      whole: true,
      ask: 'How many rooms?',
    },
    {
      name: 'addons',
      label: 'Also clean',
      type: 'select',
      default: 'stairs',
      options: [
        { value: 'none', label: 'Nothing else' },
        { value: 'stairs', label: 'One flight of stairs' },
        { value: 'hall', label: 'A hall' },
        { value: 'stairs_hall', label: 'Stairs and hall' },
      ],
      ask: 'What else should be cleaned?',
    },
  ],
  costBand: {
    service_name: 'Carpet cleaning',
    unit: 'per square foot',
    price_min_usd: 0.3,
    price_max_usd: 0.65,
    project_min_usd: 150,
    project_max_usd: 400,
    notes: 'One or two rooms cost the minimum charge of a visit, which is more by the square foot.',
  },
  sources: [
    '$0.20 to $0.50 a sq ft, $40 to $90 a room and a minimum of $150; five rooms for $209 ' +
      '(homedit.com/cleaning/floor/carpet-cleaning-costs, 2023).',
    '13 steps at $2 to $4 and a hall at $15 to $40 are planning estimates, because companies price them by the piece.',
  ],
  asOf: '2026-01-01',
  sharedFigures: [
    {
      name: 'coverages.carpet_room',
      unit: 'sq ft per room',
      asOf: '2026-01-01',
      source: 'Our judgement',
      values: [{ value: 170 }],
    },
    {
      name: 'prices.carpet_cleaning',
      unit: '$ per sq ft',
      asOf: '2026-01-01',
      source: 'Published: firm, guide (2026)',
      values: [{ low: 0.3, high: 0.5 }],
    },
    {
      name: 'minimums.carpet_visit',
      unit: '$',
      asOf: '2023-01-01',
      source: 'Published: guide (2023)',
      values: [{ value: 150 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Carpet in the rooms', covers: 'job' },
      { line: 'Stairs and hall', covers: 'job' },
    ],
    leavesOut: ['pet treatment', 'stain protection', 'moving furniture', 'large rooms'],
    pitfalls: [
      'Rooms are taken at about 170 sq ft; companies count a large room, or an L-shaped one, as two.',
      'The minimum charge of a visit decides for one or two rooms, so a third room may cost nothing more.',
      'Pet treatment and stain protection are sold at the door and are not in this price.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 2,
    judged: 1,
    prices: {
      'prices.carpet_cleaning': 'published',
      'minimums.carpet_visit': 'published',
      'carpet-cleaning.addons': 'judged',
    },
  },
  own: {
    figures: [{
      name: 'prices.carpet_cleaning',
      label: 'Cleaning',
      unit: '$ per sq ft',
      min: 0.1,
      max: 3,
      written: 'USD/sqft',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { 'prices.carpet_cleaning': 'Cleaning' },
  counted: { rooms: 'room' },
  repeats: { '0': 'range', value: 'total', range: 'total' },
  asks: [
    { input: 'rooms', from: 2, to: 4 },
    { input: 'addons', from: 'none', to: 'stairs_hall' },
  ],
  slopes: {
    value: { rooms: 1 },
    cleaned: { rooms: 1 },
    carpet: { rooms: 1 },
    minimum: { rooms: 0 },
    'cost.low': { rooms: 1 },
    'cost.high': { rooms: 1 },
    'range.low': { rooms: 1 },
    'range.high': { rooms: 1 },
    'total.low': { rooms: 1 },
    'total.high': { rooms: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
