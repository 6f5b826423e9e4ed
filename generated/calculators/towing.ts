/**
 * Towed Car Calculator. Generated from the entry towing of catalog/calculators/auto.yaml by `npm run generate`: edit
 * the catalog, not this file.
 */
import { roundHalfAwayTo, roundTo } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  Cell,
  EstimateAmounts,
  TraceStep,
} from '../../engine/kernel/module.js';
import { amount, fixed, trimmed } from '../../engine/kernel/text.js';
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
  /** if long then texas.storage_long else texas.storage, in $ per day */
  readonly daily: number;
  /** away * days * daily, in $ */
  readonly storage: number;
  /** away * texas.impoundment, in $ */
  readonly impound: number;
  /** if notice then away * texas.notification else 0 USD, in $ */
  readonly letters: number;
  /** round(tow, 0.01 USD) + round(storage, 0.01 USD) + round(impound, 0.01 USD) + round(letters, 0.01 USD), in $ */
  readonly bill: number;
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
  const daily = long === 'yes' ? 39.99 : 22.85;
  const storage = away * days * daily;
  const impound = away * 22.85;
  const letters = notice === 'yes' ? away * 50 : 0;
  const bill =
    roundHalfAwayTo(tow, 0.01) +
    roundHalfAwayTo(storage, 0.01) +
    roundHalfAwayTo(impound, 0.01) +
    roundHalfAwayTo(letters, 0.01);
  return { away, tow, daily, storage, impound, letters, bill };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: TowingInputs): CalculationResult {
  const { vehicle, stage, days, notice } = inputs;
  const { tow, daily, storage, impound, letters, bill } = compute(inputs);
  return {
    value: roundTo(bill, 2),
    unit: '$ at the most',
    interpretation:
      `For ${vehiclePhrases[vehicle]}, ` +
      (stage === 'hooked'
        ? `hooked up but ${stagePhrases[stage]}, the drop fee is ${inDollarsTo2Decimals(tow)} at the most, and the ` +
          'driver has to let it go for that. Nothing else may be charged.'
        : `the lot may charge ${inDollarsTo2Decimals(bill)} at the most: ${inDollarsTo2Decimals(tow)} for the tow, ` +
          `${inDollarsTo2Decimals(storage)} for ${inDays(days)} of storage` +
          (notice === 'yes'
            ? `, ${inDollarsTo2Decimals(impound)} for impoundment and ${inDollarsTo2Decimals(letters)} for letters ` +
              `of notice. Storage goes on at ${inDollarsPerDayTo2Decimals(daily)}.`
            : ` and ${inDollarsTo2Decimals(impound)} for impoundment. Storage goes on at ` +
              `${inDollarsPerDayTo2Decimals(daily)}.`)),
    secondary: [
      { value: roundTo(tow, 2), unit: '$', label: 'Tow or drop fee' },
      { value: roundTo(storage, 2), unit: '$', label: 'Storage' },
    ],
    figures: {
      tow: { value: roundTo(tow, 2), unit: '$' },
      bill: { value: roundTo(bill, 2), unit: '$' },
      storage: { value: roundTo(storage, 2), unit: '$' },
      impound: { value: roundTo(impound, 2), unit: '$' },
      letters: { value: roundTo(letters, 2), unit: '$' },
      daily: { value: roundTo(daily, 2), unit: '$ per day' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: TowingInputs): EstimateAmounts {
  const { tow, storage, impound, letters, bill } = compute(inputs);
  return {
    total: { low: roundTo(bill, 2), high: roundTo(bill, 2) },
    lines: [
      { low: roundTo(tow, 2), high: roundTo(tow, 2) },
      { low: roundTo(storage, 2), high: roundTo(storage, 2) },
      { low: roundTo(impound, 2), high: roundTo(impound, 2) },
      { low: roundTo(letters, 2), high: roundTo(letters, 2) },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: TowingInputs): readonly TraceStep[] {
  const { away, tow, daily, storage, impound, letters, bill } = compute(inputs);
  return [
    { name: 'away', formula: 'if stage = "stored" then 1 else 0', value: away, unit: '' },
    { name: 'tow', formula: 'if stage = "stored" then vehicle.tow else vehicle.drop', value: tow, unit: '$' },
    { name: 'daily', formula: 'if long then texas.storage_long else texas.storage', value: daily, unit: '$ per day' },
    { name: 'storage', formula: 'away * days * daily', value: storage, unit: '$' },
    { name: 'impound', formula: 'away * texas.impoundment', value: impound, unit: '$' },
    { name: 'letters', formula: 'if notice then away * texas.notification else 0 USD', value: letters, unit: '$' },
    {
      name: 'bill',
      formula: 'round(tow, 0.01 USD) + round(storage, 0.01 USD) + round(impound, 0.01 USD) + round(letters, 0.01 USD)',
      value: bill,
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

/** "$2,500.00", for instance. */
function inDollarsTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '$', '', '');
}

/** "2,500 days", for instance. */
function inDays(value: number): string {
  return amount(trimmed(value, 2), '', ' day', ' days');
}

/** "$2,500.00 per day", for instance. */
function inDollarsPerDayTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '$', ' per day', ' per day');
}

/** The most that Texas lets a tow from private property and the storage lot charge, day by day */
export const towing: Calculator<TowingInputs> = {
  slug: 'towing',
  title: 'Towed Car Calculator',
  subtitle: 'The most that Texas lets a tow from private property and the storage lot charge, day by day',
  tag: 'auto',
  service: 'Towing',
  disclaimer:
    'The highest fees of the state for a tow without consent from private property. Cities and counties may set ' +
    'lower ones. Storage and impoundment fees are our judgement: the state adjusts them every other year, and we ' +
    'could not read the amounts of 2023 or later. Ask the Texas Department of Licensing and Regulation for them. ' +
    'Sales tax on storage comes on top.',
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
    { name: 'texas.impoundment', unit: '$', asOf: '2022-01-03', source: 'Our judgement', values: [{ value: 22.85 }] },
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
      asOf: '2022-01-03',
      source: 'Our judgement',
      values: [{ value: 22.85 }],
    },
    {
      name: 'texas.storage_long',
      unit: '$ per day',
      asOf: '2019-06-14',
      source: 'Our judgement',
      values: [{ value: 39.99 }],
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
  refuse,
  answer,
  trace,
  cells,
};
