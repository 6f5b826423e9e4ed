/**
 * Trench Depth Calculator. Generated from the entry trenching of catalog/calculators/grounds.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { isBelow, roundHalfAway, roundTo } from '../../engine/kernel/math.js';
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

/** The inputs of the Trench Depth Calculator, inside their bounds. */
export interface TrenchingInputs {
  /** Length, 5 to 5000 ft in steps of 5; 100 when omitted. */
  readonly length: number;
  /** What is buried; 'pvc' when omitted. */
  readonly line: 'cable' | 'pvc' | 'rigid' | 'gfci' | 'low' | 'gas' | 'water';
  /** Where; 'yard' when omitted. */
  readonly place: 'yard' | 'drive';
  /** Width of the trench; '6' when omitted. */
  readonly width: '4' | '6' | '8' | '12' | '24';
}

/** The steps of the calculation. */
export interface TrenchingSteps {
  /** least[line, place], in in */
  readonly cover: number;
  /** cover + 3 in, in in */
  readonly depth: number;
  /** length * width * depth to cuyd, in cubic yards */
  readonly bank: number;
  /** bank * work_coverages.trench_swell, in cubic yards */
  readonly loose: number;
  /** Low end of work_minimums.trench, in $ */
  readonly minimumLow: number;
  /** High end of work_minimums.trench, in $ */
  readonly minimumHigh: number;
  /** Low end of length * work_prices.trench, in $ */
  readonly byWorkLow: number;
  /** High end of length * work_prices.trench, in $ */
  readonly byWorkHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(byWork, 1 USD)), in $ */
  readonly costLow: number;
  /** High end of max(round(minimum, 1 USD), round(byWork, 1 USD)), in $ */
  readonly costHigh: number;
}

const widthFigures: Readonly<Record<TrenchingInputs['width'], number>> = { '4': 4, '6': 6, '8': 8, '12': 12, '24': 24 };
const least: Readonly<Record<TrenchingInputs['line'], Readonly<Record<TrenchingInputs['place'], number>>>> = {
  cable: {
    yard: 24,
    drive: 18,
  },
  pvc: {
    yard: 18,
    drive: 18,
  },
  rigid: {
    yard: 6,
    drive: 18,
  },
  gfci: {
    yard: 12,
    drive: 12,
  },
  low: {
    yard: 6,
    drive: 18,
  },
  gas: {
    yard: 12,
    drive: 18,
  },
  water: {
    yard: 12,
    drive: 18,
  },
};
const linePhrases: Readonly<Record<TrenchingInputs['line'], string>> = {
  cable: 'Direct-burial cable',
  pvc: 'Plastic conduit',
  rigid: 'Rigid metal conduit',
  gfci: 'Cable for a 20-amp GFCI circuit',
  low: 'Cable for low-voltage garden lights',
  gas: 'Gas pipe',
  water: 'Water pipe',
};
const placePhrases: Readonly<Record<TrenchingInputs['place'], string>> = {
  yard: 'in a yard',
  drive: 'under the driveway of a house',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ length, line, place, width }: TrenchingInputs): TrenchingSteps {
  const cover = least[line][place];
  const depth = cover + 3;
  const bank = length * widthFigures[width] * depth / 3888;
  const loose = bank * 1.25;
  const minimumLow = 300;
  const minimumHigh = 600;
  const byWorkLow = length * 5;
  const byWorkHigh = length * 12;
  const costLow = Math.max(minimumLow, roundHalfAway(byWorkLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byWorkHigh));
  return { cover, depth, bank, loose, minimumLow, minimumHigh, byWorkLow, byWorkHigh, costLow, costHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: TrenchingInputs, own: OwnFigures): TrenchingSteps {
  const { length, line, place, width } = inputs;
  const workCoveragesTrenchSwell = own['work_coverages.trench_swell'] ?? 1.25;
  const workPricesTrench = own['work_prices.trench'] ?? 5;
  const workPricesTrenchHigh = own['work_prices.trench'] ?? 12;
  const cover = least[line][place];
  const depth = cover + 3;
  const bank = length * widthFigures[width] * depth / 3888;
  const loose = bank * workCoveragesTrenchSwell;
  const minimumLow = 300;
  const minimumHigh = 600;
  const byWorkLow = length * workPricesTrench;
  const byWorkHigh = length * workPricesTrenchHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(byWorkLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byWorkHigh));
  return { cover, depth, bank, loose, minimumLow, minimumHigh, byWorkLow, byWorkHigh, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: TrenchingInputs, steps = compute(inputs)): CalculationResult {
  const { length, line, place, width } = inputs;
  const { cover, depth, bank, loose, minimumLow, byWorkLow, costLow, costHigh } = steps;
  return {
    value: roundTo(depth, 0),
    unit: 'in',
    interpretation:
      `${linePhrases[line]} ${placePhrases[place]} needs ${inWholeInches(cover)} of cover, so dig ` +
      `${inWholeInches(depth)} deep: ${inWholeFeet(length)} at ${inWholeInches(widthFigures[width])} wide is ` +
      `${inCubicYardsTo1Decimal(bank)} in place, ${inCubicYardsTo1Decimal(loose)} once dug. Digging and backfilling ` +
      `costs ${rangeInRoughDollars(costLow, costHigh)}` +
      (isBelow(byWorkLow, minimumLow) ? ', the usual minimum.' : '.'),
    secondary: [
      { value: roundTo(cover, 0), unit: 'in', label: 'Minimum cover' },
      { value: roundTo(bank, 2), unit: 'cubic yards', label: 'Soil in the ground' },
      { value: roundTo(loose, 2), unit: 'cubic yards', label: 'Soil beside the trench' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Digging (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Digging (high)' },
    ],
    figures: {
      cover: { value: roundTo(cover, 0), unit: 'in' },
      depth: { value: roundTo(depth, 0), unit: 'in' },
      bank: { value: roundTo(bank, 1), unit: 'cubic yards' },
      loose: { value: roundTo(loose, 1), unit: 'cubic yards' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: TrenchingInputs, steps = compute(inputs)): EstimateAmounts {
  const { minimumLow, minimumHigh, byWorkLow, byWorkHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(byWorkLow, 0), high: roundTo(byWorkHigh, 0) }],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: TrenchingInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { cover, depth, bank, loose, minimumLow, minimumHigh, byWorkLow, byWorkHigh, costLow, costHigh } = steps;
  return [
    { name: 'cover', formula: 'least[line, place]', value: cover, unit: 'in' },
    { name: 'depth', formula: 'cover + 3 in', value: depth, unit: 'in' },
    { name: 'bank', formula: 'length * width * depth to cuyd', value: bank, unit: 'cubic yards' },
    { name: 'loose', formula: 'bank * work_coverages.trench_swell', value: loose, unit: 'cubic yards' },
    { name: 'minimum', formula: 'work_minimums.trench', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'byWork', formula: 'length * work_prices.trench', value: { low: byWorkLow, high: byWorkHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byWork, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ line, place }: TrenchingInputs): readonly Cell[] {
  return [{ name: 'least', cell: `${line}/${place}`, unit: 'in', value: least[line][place] }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: TrenchingInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 inches", for instance. */
function inWholeInches(value: number): string {
  return amount(trimmed(value, 0), '', ' inch', ' inches');
}

/** "2,500 feet", for instance. */
function inWholeFeet(value: number): string {
  return amount(trimmed(value, 0), '', ' foot', ' feet');
}

/** "2,500.0 cubic yards", for instance. */
function inCubicYardsTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' cubic yard', ' cubic yards');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** How deep a cable, conduit, gas or water line has to be, the soil dug out and the price */
export const trenching: Calculator<TrenchingInputs> = {
  slug: 'trenching',
  title: 'Trench Depth Calculator',
  subtitle: 'How deep a cable, conduit, gas or water line has to be, the soil dug out and the price',
  tag: 'outdoor',
  service: 'Trenching',
  disclaimer:
    'Planning estimate of the minimum cover under the model codes. It leaves out rock, roots, pavement, pipe, wire ' +
    'and permits; the city, the utility and an engineer may ask for more. Call 811 first, by law.',
  inputs: [
    {
      name: 'length',
      label: 'Length',
      type: 'number',
      unit: 'ft',
      default: 100,
      min: 5,
      max: 5000,
      step: 5,
      units: acceptedUnits.ft,
      ask: 'How long is the trench?',
    },
    {
      name: 'line',
      label: 'What is buried',
      type: 'select',
      default: 'pvc',
      options: [
        { value: 'cable', label: 'Direct-burial cable (UF)' },
        { value: 'pvc', label: 'Plastic conduit' },
        { value: 'rigid', label: 'Rigid metal conduit' },
        { value: 'gfci', label: 'Cable for a 120-volt, 20-amp GFCI circuit' },
        { value: 'low', label: 'Low-voltage garden lights' },
        { value: 'gas', label: 'Gas pipe' },
        { value: 'water', label: 'Water pipe' },
      ],
      ask: 'What is buried?',
    },
    {
      name: 'place',
      label: 'Where',
      type: 'select',
      default: 'yard',
      options: [
        { value: 'yard', label: 'Yard' },
        { value: 'drive', label: 'Under a driveway' },
      ],
      ask: 'Where is the trench?',
    },
    {
      name: 'width',
      label: 'Width of the trench',
      type: 'select',
      unit: 'in',
      default: '6',
      options: [
        { value: '4', label: '4 in', size: 4 },
        { value: '6', label: '6 in', size: 6 },
        { value: '8', label: '8 in', size: 8 },
        { value: '12', label: '12 in', size: 12 },
        { value: '24', label: '24 in', size: 24 },
      ],
      units: acceptedUnits.in,
    },
  ],
  costBand: {
    service_name: 'Trenching',
    unit: 'per linear foot',
    price_min_usd: 5,
    price_max_usd: 12,
    project_min_usd: 500,
    project_max_usd: 1200,
    notes: 'Short trenches cost the minimum of a job, long ones more than the usual project.',
  },
  sources: [
    'Least cover of cables and conduits, NEC Table 300.5, yards and drives of dwellings ' +
      '(up.codes/s/underground-installations).',
    '12 in for gas, IRC 2021 G2415.12, and for water where frost is shallow, by IRC and IPC ' +
      '(greenyplace.com/is-2-feet-deep-enough-for-a-water-line); 18 in under drives and 3 in for pipe and bedding ' +
      'are planning estimates.',
    'Dug common earth of a quarter more than its place in the ground is a planning estimate.',
  ],
  asOf: '2025-01-01',
  sharedFigures: [
    {
      name: 'work_coverages.trench_swell',
      unit: '',
      source: 'Dug common earth of a quarter more than its place in the ground is a planning estimate.',
      values: [{ value: 1.25 }],
    },
    { name: 'work_minimums.trench', unit: '$', source: 'Our judgement', values: [{ low: 300, high: 600 }] },
    {
      name: 'work_prices.trench',
      unit: '$ per foot',
      asOf: '2025-01-01',
      source: 'Published: guide (2025)',
      values: [{ low: 5, high: 12 }],
    },
  ],
  estimate: {
    covers: 'labor',
    unit: '$',
    addsUp: 'length',
    lines: [{ line: 'Digging and filling', covers: 'labor' }],
    leavesOut: ['pipe, wire and conduit', 'rock and roots', 'pavement', 'permits', 'sod'],
    pitfalls: [
      'Cover counts from the top of the pipe or cable to the finished ground, so dig deeper than that.',
      'Power and gas or water in one trench need their distances; ask before you share one.',
      "If you cut somebody else's line without calling 811 two days before, you pay for it.",
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 1,
    judged: 1,
    prices: { 'work_minimums.trench': 'judged', 'work_prices.trench': 'published' },
  },
  own: {
    figures: [
      { name: 'work_coverages.trench_swell', label: 'Loose soil for each cubic yard dug', min: 1, max: 1.6 },
      { name: 'work_prices.trench', label: 'Trench', unit: '$ per foot', min: 1, max: 60, written: 'USD/ft' },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: {
    kind: 'trench',
    measures: {
      length: { input: 'length', times: 1 },
      width: { input: 'width', times: 0.08333333333333333 },
      depth: { step: 'depth', times: 0.08333333333333333 },
    },
  },
  labels: {
    bank: 'Volume in the ground',
    loose: 'Volume once dug',
    byWork: 'Price of the work',
    'work_coverages.trench_swell': 'Loose soil for each cubic yard dug',
  },
  counted: { 'cubic yards': 'cubic yard' },
  repeats: { '3': 'total', '4': 'total' },
  asks: [{ input: 'length', from: 70, to: 150 }],
  slopes: {
    value: { length: 0 },
    cover: { length: 0 },
    depth: { length: 0 },
    bank: { length: 1 },
    loose: { length: 1 },
    'cost.low': { length: 1 },
    'cost.high': { length: 1 },
    'total.low': { length: 1 },
    'total.high': { length: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
