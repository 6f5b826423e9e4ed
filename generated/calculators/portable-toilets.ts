/**
 * Portable Toilet Calculator. Generated from the entry portable-toilets of catalog/calculators/land.yaml by `npm run
 * generate`: edit the catalog, not this file.
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
import { amount, roughRange, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Portable Toilet Calculator, inside their bounds. */
export interface PortableToiletsInputs {
  /** For; 'event' when omitted. */
  readonly use: 'site' | 'event';
  /** People at the busiest time, whole, 5 to 10000 in steps of 1; 250 when omitted. */
  readonly people: number;
  /** Is alcohol served?; 'no' when omitted. */
  readonly alcohol: 'yes' | 'no';
}

/** The steps of the calculation. */
export interface PortableToiletsSteps {
  /** if people <= 20 then 1 else if people < 200 then ceil(people / 40) else max(5, ceil(people / 50)) */
  readonly site_units: number;
  /** ceil(people / 50 * alcohol.share) */
  readonly event_units: number;
  /** (if use = "site" then site_units else event_units) * 1 toilet, in toilets */
  readonly units: number;
  /** if use = "site" then 0 else ceil(event_units / 20) */
  readonly accessible: number;
  /** ceil(units / 4 toilet) */
  readonly wash: number;
  /** Low end of wash * prices.wash_station, in $ */
  readonly washRentLow: number;
  /** High end of wash * prices.wash_station, in $ */
  readonly washRentHigh: number;
  /** if use = "site" and people > 20 then site_units else 0 */
  readonly urinals: number;
  /** if wash = 1 then "hand-wash station" else "hand-wash stations" */
  readonly wash_word: string;
  /** if urinals = 1 then "urinal" else "urinals" */
  readonly urinal_word: string;
  /** Low end of units * prices.portable_toilet, in $ */
  readonly rentLow: number;
  /** High end of units * prices.portable_toilet, in $ */
  readonly rentHigh: number;
}

const usePhrases: Readonly<Record<PortableToiletsInputs['use'], string>> = { site: 'workers', event: 'guests' };
const alcoholPhrases: Readonly<Record<PortableToiletsInputs['alcohol'], string>> = {
  yes: 'with alcohol',
  no: 'without alcohol',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ use, people, alcohol }: PortableToiletsInputs): PortableToiletsSteps {
  const site_units =
    people <= 20
      ? 1
      : people < 200
        ? roundUp(people / 40)
        : Math.max(5, roundUp(people / 50));
  const event_units = roundUp(people * (alcohol === 'yes' ? 1.2 : 1) / 50);
  const units = use === 'site' ? site_units : event_units;
  const accessible = use === 'site' ? 0 : roundUp(event_units / 20);
  const wash = roundUp(units / 4);
  const washRentLow = wash * 75;
  const washRentHigh = wash * 175;
  const urinals = use === 'site' && people > 20 ? site_units : 0;
  const wash_word: string = wash === 1 ? 'hand-wash station' : 'hand-wash stations';
  const urinal_word: string = urinals === 1 ? 'urinal' : 'urinals';
  const rentLow = units * 100;
  const rentHigh = units * 250;
  return {
    site_units,
    event_units,
    units,
    accessible,
    wash,
    washRentLow,
    washRentHigh,
    urinals,
    wash_word,
    urinal_word,
    rentLow,
    rentHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: PortableToiletsInputs, own: OwnFigures): PortableToiletsSteps {
  const { use, people, alcohol } = inputs;
  const pricesWashStation = own['prices.wash_station'] ?? 75;
  const pricesWashStationHigh = own['prices.wash_station'] ?? 175;
  const pricesPortableToilet = own['prices.portable_toilet'] ?? 100;
  const pricesPortableToiletHigh = own['prices.portable_toilet'] ?? 250;
  const site_units =
    people <= 20
      ? 1
      : people < 200
        ? roundUp(people / 40)
        : Math.max(5, roundUp(people / 50));
  const event_units = roundUp(people * (alcohol === 'yes' ? 1.2 : 1) / 50);
  const units = use === 'site' ? site_units : event_units;
  const accessible = use === 'site' ? 0 : roundUp(event_units / 20);
  const wash = roundUp(units / 4);
  const washRentLow = wash * pricesWashStation;
  const washRentHigh = wash * pricesWashStationHigh;
  const urinals = use === 'site' && people > 20 ? site_units : 0;
  const wash_word: string = wash === 1 ? 'hand-wash station' : 'hand-wash stations';
  const urinal_word: string = urinals === 1 ? 'urinal' : 'urinals';
  const rentLow = units * pricesPortableToilet;
  const rentHigh = units * pricesPortableToiletHigh;
  return {
    site_units,
    event_units,
    units,
    accessible,
    wash,
    washRentLow,
    washRentHigh,
    urinals,
    wash_word,
    urinal_word,
    rentLow,
    rentHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: PortableToiletsInputs, steps = compute(inputs)): CalculationResult {
  const { use, people, alcohol } = inputs;
  const { units, accessible, wash, urinals, wash_word, urinal_word, rentLow, rentHigh } = steps;
  return {
    value: roundTo(units, 0),
    unit: 'toilets',
    interpretation:
      urinals > 0
        ? `For ${trimmed(people, 0)} ${usePhrases[use]} on a site the federal table requires ` +
          `${inWholeToilets(units)} and ${trimmed(urinals, 0)} ${urinal_word}; add ${trimmed(wash, 0)} ${wash_word}. ` +
          `The toilets rent for ${rangeInRoughDollars(rentLow, rentHigh)}.`
        : use === 'site'
          ? `For up to 20 ${usePhrases[use]} on a site the federal table requires ${inWholeToilets(units)}; add ` +
            `${trimmed(wash, 0)} ${wash_word}. It rents for ${rangeInRoughDollars(rentLow, rentHigh)}.`
          : `For ${trimmed(people, 0)} ${usePhrases[use]} ${alcoholPhrases[alcohol]} you need ` +
            (units === 1
              ? `one accessible toilet and ${trimmed(wash, 0)} ${wash_word}. It rents for ` +
                `${rangeInRoughDollars(rentLow, rentHigh)}.`
              : `${inWholeToilets(units)}, ${trimmed(accessible, 0)} of them accessible, and ${trimmed(wash, 0)} ` +
                `${wash_word}. They rent for ${rangeInRoughDollars(rentLow, rentHigh)}.`),
    secondary: [
      { value: roundTo(wash, 0), unit: '', label: 'Hand-wash stations' },
      { value: roundTo(accessible, 0), unit: '', label: 'Accessible among them' },
      { value: roundTo(urinals, 0), unit: '', label: 'Urinals' },
      { value: roundTo(rentLow, 0), unit: '$', label: 'Rent (low)' },
      { value: roundTo(rentHigh, 0), unit: '$', label: 'Rent (high)' },
    ],
    figures: {
      units: { value: roundTo(units, 0), unit: 'toilets' },
      urinals: { value: roundTo(urinals, 0), unit: '' },
      wash: { value: roundTo(wash, 0), unit: '' },
      rent: { low: roundTo(rentLow, 0), high: roundTo(rentHigh, 0), unit: '$' },
      accessible: { value: roundTo(accessible, 0), unit: '' },
      urinal_word: { text: urinal_word },
      wash_word: { text: wash_word },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: PortableToiletsInputs, steps = compute(inputs)): EstimateAmounts {
  const { washRentLow, washRentHigh, rentLow, rentHigh } = steps;
  return {
    total: { low: roundTo(rentLow, 0), high: roundTo(rentHigh, 0) },
    lines: [{ low: roundTo(rentLow, 0), high: roundTo(rentHigh, 0) }],
    options: [{ low: roundTo(washRentLow, 0), high: roundTo(washRentHigh, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: PortableToiletsInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    site_units,
    event_units,
    units,
    accessible,
    wash,
    washRentLow,
    washRentHigh,
    urinals,
    wash_word,
    urinal_word,
    rentLow,
    rentHigh,
  } = steps;
  return [
    {
      name: 'site_units',
      formula: 'if people <= 20 then 1 else if people < 200 then ceil(people / 40) else max(5, ceil(people / 50))',
      value: site_units,
      unit: '',
    },
    { name: 'event_units', formula: 'ceil(people / 50 * alcohol.share)', value: event_units, unit: '' },
    {
      name: 'units',
      formula: '(if use = "site" then site_units else event_units) * 1 toilet',
      value: units,
      unit: 'toilets',
    },
    { name: 'accessible', formula: 'if use = "site" then 0 else ceil(event_units / 20)', value: accessible, unit: '' },
    { name: 'wash', formula: 'ceil(units / 4 toilet)', value: wash, unit: '' },
    {
      name: 'washRent',
      formula: 'wash * prices.wash_station',
      value: { low: washRentLow, high: washRentHigh },
      unit: '$',
    },
    { name: 'urinals', formula: 'if use = "site" and people > 20 then site_units else 0', value: urinals, unit: '' },
    {
      name: 'wash_word',
      formula: 'if wash = 1 then "hand-wash station" else "hand-wash stations"',
      value: wash_word,
      unit: '',
    },
    { name: 'urinal_word', formula: 'if urinals = 1 then "urinal" else "urinals"', value: urinal_word, unit: '' },
    { name: 'rent', formula: 'units * prices.portable_toilet', value: { low: rentLow, high: rentHigh }, unit: '$' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ alcohol }: PortableToiletsInputs): readonly Cell[] {
  return [{ name: 'alcohol.share', cell: alcohol, unit: '', value: alcohol === 'yes' ? 1.2 : 1 }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: PortableToiletsInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 toilets", for instance. */
function inWholeToilets(value: number): string {
  return amount(trimmed(value, 0), '', ' toilet', ' toilets');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Units for a job site or an event, with hand-wash stations, and what renting them costs */
export const portableToilets: Calculator<PortableToiletsInputs> = {
  slug: 'portable-toilets',
  title: 'Portable Toilet Calculator',
  subtitle: 'Units for a job site or an event, with hand-wash stations, and what renting them costs',
  tag: 'outdoor',
  service: 'Portable toilets',
  disclaimer:
    'Planning estimate for one day without pumping. It leaves out city permits, the rules for food stands and longer ' +
    'or overnight events; the city or county may ask for more.',
  inputs: [
    {
      name: 'use',
      label: 'For',
      type: 'select',
      default: 'event',
      options: [
        { value: 'site', label: 'A job site' },
        { value: 'event', label: 'An event' },
      ],
      ask: 'A job site or an event?',
    },
    {
      name: 'people',
      label: 'People at the busiest time',
      type: 'number',
      default: 250,
      min: 5,
      max: 10000,
      step: 1,
      whole: true,
      ask: 'How many people at the busiest time?',
    },
    {
      name: 'alcohol',
      label: 'Is alcohol served?',
      type: 'select',
      default: 'no',
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
    },
  ],
  costBand: {
    service_name: 'Portable toilets',
    unit: 'per toilet',
    price_min_usd: 100,
    price_max_usd: 250,
  },
  sources: [
    '29 CFR 1926.51(c)(1), Table D-1, toilets at construction sites ' +
      '(osha.gov/laws-regs/regulations/standardnumber/1926/1926.51).',
    'One toilet to 50 people at events (austintexas.gov/ace-event-planning-guide/restroom-facilities).',
    'One accessible unit in twenty and at least one to a cluster, 2010 ADA Standards 213.2 (Portable Sanitation ' +
      'Association International, psai.uberflip.com/i/1272101-association-insight-july-22-2020/11); hand-wash ' +
      'stations by number (tuff-jon.com/special-event-portable-restroom-calculator).',
  ],
  sharedFigures: [
    {
      name: 'prices.portable_toilet',
      unit: '$ per toilet',
      source: 'Our judgement',
      values: [{ low: 100, high: 250 }],
    },
    { name: 'prices.wash_station', unit: '$', source: 'Our judgement', values: [{ low: 75, high: 175 }] },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Toilets, delivered and picked up', covers: 'job' }],
    options: [{ name: 'wash', line: 'Hand-wash stations', covers: 'job' }],
    leavesOut: ["accessible units' surcharge", 'pumping during the event', 'damage waiver', 'permits', 'sales tax'],
    pitfalls: [
      'Beer raises the need by at least a fifth.',
      'One in twenty, and at least one, must be accessible where the public is invited.',
      'The truck must reach the units to empty them, so keep a lane.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    judged: 2,
    prices: { 'prices.portable_toilet': 'judged', 'prices.wash_station': 'judged' },
  },
  own: {
    figures: [
      { name: 'prices.wash_station', label: 'Wash station', unit: '$', min: 30, max: 600, units: acceptedUnits.USD },
      {
        name: 'prices.portable_toilet',
        label: 'Portable toilet',
        unit: '$ per toilet',
        min: 40,
        max: 800,
        written: 'USD/toilet',
      },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { washRent: 'Rent of the sinks', wash_word: 'Sinks, in words', urinal_word: 'Urinals, in words' },
  counted: { toilets: 'toilet' },
  repeats: { '3': 'total', '4': 'total' },
  asks: [
    { input: 'people', from: 170, to: 350 },
    { input: 'alcohol', from: 'no', to: 'yes' },
  ],
  slopes: {
    value: { people: 1 },
    units: { people: 1 },
    urinals: { people: 1 },
    wash: { people: 1 },
    'rent.low': { people: 1 },
    'rent.high': { people: 1 },
    accessible: { people: 1 },
    'total.low': { people: 1 },
    'total.high': { people: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
