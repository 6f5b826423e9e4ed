/**
 * Towed Car Calculator. Generated from the entry towing of catalog/calculators/auto.yaml by `npm run generate`: edit
 * the catalog, not this file.
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

/** The inputs of the Towed Car Calculator, inside their bounds. */
export interface TowingInputs {
  /** Vehicle; 'light' when omitted. */
  readonly vehicle: 'light' | 'medium' | 'heavy' | 'units';
  /** Where it is now; 'stored' when omitted. */
  readonly stage: 'hooked' | 'stored';
  /** Calendar days at the lot, whole, 1 to 60 days in steps of 1; 1 when omitted. */
  readonly days: number;
  /** Longer than 25 feet?; 'no' when omitted. */
  readonly long: 'yes' | 'no';
  /** Letter of notice sent?; 'no' when omitted. */
  readonly notice: 'yes' | 'no';
}

/** The steps of the calculation. */
export interface TowingSteps {
  /** if stage = "stored" then 1 else 0 */
  readonly away: number;
  /** if stage = "stored" then vehicle.tow else vehicle.drop, in $ */
  readonly tow: number;
  /** Low end of if long then texas.storage_long else texas.storage, in $ per day */
  readonly dailyLow: number;
  /** High end of if long then texas.storage_long else texas.storage, in $ per day */
  readonly dailyHigh: number;
  /** Low end of away * days * daily, in $ */
  readonly storageLow: number;
  /** High end of away * days * daily, in $ */
  readonly storageHigh: number;
  /** Low end of away * texas.impoundment, in $ */
  readonly impoundLow: number;
  /** High end of away * texas.impoundment, in $ */
  readonly impoundHigh: number;
  /** if notice then away * texas.notification else 0 USD, in $ */
  readonly letters: number;
  /** Low end of round(tow, 1 USD) + round(storage, 1 USD) + round(impound, 1 USD) + round(letters, 1 USD), in $ */
  readonly billLow: number;
  /** High end of round(tow, 1 USD) + round(storage, 1 USD) + round(impound, 1 USD) + round(letters, 1 USD), in $ */
  readonly billHigh: number;
}

const vehicleFigures: Readonly<Record<TowingInputs['vehicle'], { tow: number; drop: number }>> = {
  light: { tow: 272, drop: 135 },
  medium: { tow: 380, drop: 190 },
  heavy: { tow: 489, drop: 244 },
  units: { tow: 978, drop: 244 },
};
const vehiclePhrases: Readonly<Record<TowingInputs['vehicle'], string>> = {
  light: 'a vehicle rated to 10,000 pounds',
  medium: 'a truck rated over 10,000 pounds',
  heavy: 'a truck rated over 25,000 pounds',
  units: 'a heavy truck with its trailer',
};
const stagePhrases: Readonly<Record<TowingInputs['stage'], string>> = {
  hooked: 'still where it stood',
  stored: 'at the storage lot',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ vehicle, stage, days, long, notice }: TowingInputs): TowingSteps {
  const vehicleChosen = vehicleFigures[vehicle];
  const away = stage === 'stored' ? 1 : 0;
  const tow = stage === 'stored' ? vehicleChosen.tow : vehicleChosen.drop;
  const dailyLow = long === 'yes' ? 37 : 21;
  const dailyHigh = long === 'yes' ? 44 : 25;
  const storageLow = away * days * dailyLow;
  const storageHigh = away * days * dailyHigh;
  const impoundLow = away * 21;
  const impoundHigh = away * 25;
  const letters = notice === 'yes' ? away * 50 : 0;
  const billLow = roundHalfAway(tow) + roundHalfAway(storageLow) + roundHalfAway(impoundLow) + roundHalfAway(letters);
  const billHigh =
    roundHalfAway(tow) + roundHalfAway(storageHigh) + roundHalfAway(impoundHigh) + roundHalfAway(letters);
  return {
    away,
    tow,
    dailyLow,
    dailyHigh,
    storageLow,
    storageHigh,
    impoundLow,
    impoundHigh,
    letters,
    billLow,
    billHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: TowingInputs): CalculationResult {
  const { vehicle, stage, days, notice } = inputs;
  const {
    tow,
    dailyLow,
    dailyHigh,
    storageLow,
    storageHigh,
    impoundLow,
    impoundHigh,
    letters,
    billLow,
    billHigh,
  } = compute(inputs);
  return {
    value: roundTo(billLow, 0),
    unit: '$ (low end)',
    interpretation:
      `For ${vehiclePhrases[vehicle]}, ` +
      (stage === 'hooked'
        ? `hooked up but ${stagePhrases[stage]}, the drop fee is ${inDollars(tow)} at most. Pay it, and the driver ` +
          'has to let the vehicle go and may charge nothing else.'
        : `the lot may charge about ${rangeInRoughDollars(billLow, billHigh)}: at most ${inDollars(tow)} to tow, ` +
          (notice === 'yes'
            ? `${inDollars(letters)} for letters of notice, about ${rangeInRoughDollars(storageLow, storageHigh)} ` +
              `for ${inDays(days)} of storage and about ${rangeInRoughDollars(impoundLow, impoundHigh)} for ` +
              `impoundment. After that, storage costs about ${rangeInDollarsPerDay(dailyLow, dailyHigh)}.`
            : `about ${rangeInRoughDollars(storageLow, storageHigh)} for ${inDays(days)} of storage and about ` +
              `${rangeInRoughDollars(impoundLow, impoundHigh)} for impoundment. After that, storage costs about ` +
              `${rangeInDollarsPerDay(dailyLow, dailyHigh)}.`)),
    secondary: [
      { value: roundTo(tow, 0), unit: '$', label: 'Tow or drop fee' },
      { value: roundTo(storageLow, 0), unit: '$', label: 'Storage (low)' },
      { value: roundTo(storageHigh, 0), unit: '$', label: 'Storage (high)' },
      { value: roundTo(billHigh, 0), unit: '$', label: 'Bill (high)' },
    ],
    range: { low: roundTo(billLow, 0), high: roundTo(billHigh, 0), unit: '$' },
    figures: {
      tow: { value: roundTo(tow, 0), unit: '$' },
      bill: { low: roundTo(billLow, 0), high: roundTo(billHigh, 0), unit: '$' },
      letters: { value: roundTo(letters, 0), unit: '$' },
      storage: { low: roundTo(storageLow, 0), high: roundTo(storageHigh, 0), unit: '$' },
      impound: { low: roundTo(impoundLow, 0), high: roundTo(impoundHigh, 0), unit: '$' },
      daily: { low: roundTo(dailyLow, 2), high: roundTo(dailyHigh, 2), unit: '$ per day' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: TowingInputs): EstimateAmounts {
  const { tow, storageLow, storageHigh, impoundLow, impoundHigh, letters, billLow, billHigh } = compute(inputs);
  return {
    total: { low: roundTo(billLow, 0), high: roundTo(billHigh, 0) },
    lines: [
      { low: roundTo(tow, 0), high: roundTo(tow, 0) },
      { low: roundTo(storageLow, 0), high: roundTo(storageHigh, 0) },
      { low: roundTo(impoundLow, 0), high: roundTo(impoundHigh, 0) },
      { low: roundTo(letters, 0), high: roundTo(letters, 0) },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: TowingInputs): readonly TraceStep[] {
  const {
    away,
    tow,
    dailyLow,
    dailyHigh,
    storageLow,
    storageHigh,
    impoundLow,
    impoundHigh,
    letters,
    billLow,
    billHigh,
  } = compute(inputs);
  return [
    { name: 'away', formula: 'if stage = "stored" then 1 else 0', value: away, unit: '' },
    { name: 'tow', formula: 'if stage = "stored" then vehicle.tow else vehicle.drop', value: tow, unit: '$' },
    {
      name: 'daily',
      formula: 'if long then texas.storage_long else texas.storage',
      value: { low: dailyLow, high: dailyHigh },
      unit: '$ per day',
    },
    { name: 'storage', formula: 'away * days * daily', value: { low: storageLow, high: storageHigh }, unit: '$' },
    { name: 'impound', formula: 'away * texas.impoundment', value: { low: impoundLow, high: impoundHigh }, unit: '$' },
    { name: 'letters', formula: 'if notice then away * texas.notification else 0 USD', value: letters, unit: '$' },
    {
      name: 'bill',
      formula: 'round(tow, 1 USD) + round(storage, 1 USD) + round(impound, 1 USD) + round(letters, 1 USD)',
      value: { low: billLow, high: billHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ vehicle }: TowingInputs): readonly Cell[] {
  const vehicleChosen = vehicleFigures[vehicle];
  return [
    { name: 'vehicle.tow', cell: vehicle, unit: '$', value: vehicleChosen.tow },
    { name: 'vehicle.drop', cell: vehicle, unit: '$', value: vehicleChosen.drop },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ days, notice }: TowingInputs): BrokenRequirement | null {
  if (!(notice !== 'yes' || days >= 2)) return {
    message: 'A fee for notice may be charged only after 24 hours at the lot.',
    inputs: ['notice', 'days'],
  };
  return null;
}

/** "$2,500", for instance. */
function inDollars(value: number): string {
  return amount(trimmed(value, 0), '$', '', '');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 days", for instance. */
function inDays(value: number): string {
  return amount(trimmed(value, 2), '', ' day', ' days');
}

/** "$1,000 to $2,500 per day", for instance. */
function rangeInDollarsPerDay(low: number, high: number): string {
  return range(trimmed(low, 2), trimmed(high, 2), '$', ' per day', ' per day');
}

/** What Texas lets a tow from private property and the storage lot charge, day by day */
export const towing: Calculator<TowingInputs> = {
  slug: 'towing',
  title: 'Towed Car Calculator',
  subtitle: 'What Texas lets a tow from private property and the storage lot charge, day by day',
  tag: 'auto',
  service: 'Towing',
  disclaimer:
    "The state's highest fees for a tow without consent from private property. Cities and counties may set lower " +
    'ones. Storage and impoundment are approximate: the state adjusts both every other year, and we could not read ' +
    'the amounts of 2024 or 2026. The Texas Department of Licensing and Regulation publishes them. Sales tax on ' +
    'storage comes on top.',
  inputs: [
    {
      name: 'vehicle',
      label: 'Vehicle',
      type: 'select',
      default: 'light',
      options: [
        { value: 'light', label: 'Car, van or pickup, to 10,000 lb' },
        { value: 'medium', label: 'Medium truck, over 10,000 and under 25,000 lb' },
        { value: 'heavy', label: 'Heavy truck, over 25,000 lb, one unit' },
        { value: 'units', label: 'Heavy truck with a trailer, two units or more' },
      ],
      hint: "By the gross weight rating on the label of the driver's door",
    },
    {
      name: 'stage',
      label: 'Where it is now',
      type: 'select',
      default: 'stored',
      options: [
        { value: 'hooked', label: 'Hooked up, still where it stood' },
        { value: 'stored', label: 'At the storage lot' },
      ],
      ask: 'Where is the vehicle now?',
    },
    {
      name: 'days',
      label: 'Calendar days at the lot',
      type: 'number',
      unit: 'days',
      default: 1,
      min: 1,
      max: 60,
      step: 1,
      whole: true,
      units: acceptedUnits.day,
      hint: 'Each day begun counts, but a stay under 12 hours is one day',
    },
    {
      name: 'long',
      label: 'Longer than 25 feet?',
      type: 'select',
      default: 'no',
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
      ask: 'Is it longer than 25 feet?',
    },
    {
      name: 'notice',
      label: 'Letter of notice sent?',
      type: 'select',
      default: 'no',
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
      ask: 'Was a letter of notice sent?',
      hint: 'Only after 24 hours at the lot',
    },
  ],
  costBand: {
    service_name: 'Towing',
    unit: 'per tow',
    price_min_usd: 135,
    price_max_usd: 978,
    notes: 'Storage, impoundment and letters of notice come on top of the tow.',
  },
  sources: [
    '16 Texas Administrative Code 86.455, private property tow fees and drop charges, and who must be offered them ' +
      '(law.cornell.edu/regulations/texas/16-Tex-Admin-Code-SS-86-455).',
    'Texas Department of Licensing and Regulation, fees of vehicle storage facilities: a day begun counts but ' +
      'under 12 hours, notice once for all letters (tdlr.texas.gov/towing/compliance/vsf/fees.htm).',
    'Occupations Code 2303.155 and 2303.1552, storage and impoundment fees adjusted every odd-numbered year ' +
      '(texas.public.law/statutes/tex._occ._code_section_2303.1552).',
  ],
  asOf: '2019-06-14',
  sharedFigures: [
    { name: 'texas.drop_heavy', unit: '$', source: 'Published: statute (undated)', values: [{ value: 244 }] },
    { name: 'texas.drop_light', unit: '$', source: 'Published: statute (undated)', values: [{ value: 135 }] },
    { name: 'texas.drop_medium', unit: '$', source: 'Published: statute (undated)', values: [{ value: 190 }] },
    {
      name: 'texas.impoundment',
      unit: '$',
      asOf: '2019-06-14',
      source: 'Our judgement',
      values: [{ low: 21, high: 25 }],
    },
    {
      name: 'texas.notification',
      unit: '$',
      asOf: '2023-01-01',
      source: 'Published: statute (2023)',
      values: [{ value: 50 }],
    },
    {
      name: 'texas.storage',
      unit: '$ per day',
      asOf: '2019-06-14',
      source: 'Our judgement',
      values: [{ low: 21, high: 25 }],
    },
    {
      name: 'texas.storage_long',
      unit: '$ per day',
      asOf: '2019-06-14',
      source: 'Our judgement',
      values: [{ low: 37, high: 44 }],
    },
    {
      name: 'texas.tow_heavy',
      unit: '$',
      asOf: '2023-01-01',
      source: 'Published: statute (2023)',
      values: [{ value: 489 }],
    },
    {
      name: 'texas.tow_light',
      unit: '$',
      asOf: '2023-01-01',
      source: 'Published: statute (2023)',
      values: [{ value: 272 }],
    },
    {
      name: 'texas.tow_medium',
      unit: '$',
      asOf: '2023-01-01',
      source: 'Published: statute (2023)',
      values: [{ value: 380 }],
    },
    {
      name: 'texas.tow_units',
      unit: '$',
      asOf: '2023-01-01',
      source: 'Published: statute (2023)',
      values: [{ value: 978 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Tow, or drop fee', covers: 'fee' },
      { line: 'Storage', covers: 'fee' },
      { line: 'Impoundment', covers: 'fee' },
      { line: 'Letters of notice', covers: 'fee' },
    ],
    leavesOut: ['sales tax on storage', 'damage to the car', 'fees of the police'],
    pitfalls: [
      'Storage counts each calendar day begun, from midnight to midnight; only a stay under 12 hours is one day.',
      'The fee for letters of notice may be asked only after 24 hours, and only once for all letters.',
      'The driver must offer the drop fee to an owner who comes before the car has left, and take cards for it.',
      'Whoever pays can still ask a justice of the peace for a hearing on whether the tow was lawful, within days.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 8,
    judged: 3,
    prices: {
      'texas.drop_heavy': 'published',
      'texas.drop_light': 'published',
      'texas.drop_medium': 'published',
      'texas.impoundment': 'judged',
      'texas.notification': 'published',
      'texas.storage': 'judged',
      'texas.storage_long': 'judged',
      'texas.tow_heavy': 'published',
      'texas.tow_light': 'published',
      'texas.tow_medium': 'published',
      'texas.tow_units': 'published',
    },
  },
  counted: { days: 'day' },
  repeats: { '0': 0, '1': 1, '2': 1, '3': 'range', value: 'total', range: 'total' },
  asks: [
    { input: 'vehicle', from: 'light', to: 'units' },
    { input: 'stage', from: 'hooked', to: 'stored' },
    { input: 'days', from: 1, to: 2 },
    { input: 'long', from: 'no', to: 'yes' },
  ],
  refuse,
  answer,
  trace,
  cells,
};
