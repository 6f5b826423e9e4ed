/**
 * Driveway Culvert Calculator. Generated from the entry culverts of catalog/calculators/land.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { isAbove, isBelow, roundHalfAway, roundTo, roundUp } from '../../engine/kernel/math.js';
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

/** The inputs of the Driveway Culvert Calculator, inside their bounds. */
export interface CulvertsInputs {
  /** Width of the drive, 8 to 60 ft in steps of 1; 16 when omitted. */
  readonly width: number;
  /** From the drive down to the bottom of the ditch, 18 to 120 in in steps of 1; 36 when omitted. */
  readonly depth: number;
  /** Inside diameter of the pipe; '18' when omitted. */
  readonly diameter: '12' | '15' | '18' | '24' | '30' | '36';
  /** Slopes beside the drive; '3' when omitted. */
  readonly slope: '2' | '3' | '4' | '6';
}

/** The steps of the calculation. */
export interface CulvertsSteps {
  /** width + 2 * slope.run * depth, in ft */
  readonly reach: number;
  /** max(ceil(reach, 1 ft), culverts.shortest), in ft */
  readonly length: number;
  /** ceil(length / culverts.piece), in pieces */
  readonly pieces: number;
  /** pieces * culverts.piece, in ft */
  readonly order: number;
  /** depth - diameter.bore * culverts.outside, in in */
  readonly cover: number;
  /** culverts.cover, in in */
  readonly wanted: number;
  /** Low end of order * diameter.price, in $ */
  readonly pipeLow: number;
  /** High end of order * diameter.price, in $ */
  readonly pipeHigh: number;
  /** Low end of length * culverts.setting, in $ */
  readonly settingLow: number;
  /** High end of length * culverts.setting, in $ */
  readonly settingHigh: number;
  /** Low end of round(pipe, 1 USD) + round(setting, 1 USD), in $ */
  readonly costLow: number;
  /** High end of round(pipe, 1 USD) + round(setting, 1 USD), in $ */
  readonly costHigh: number;
}

const diameterFigures: Readonly<
  Record<CulvertsInputs['diameter'], { bore: number; priceLow: number; priceHigh: number }>
> = {
  '12': { bore: 12, priceLow: 10, priceHigh: 13 },
  '15': { bore: 15, priceLow: 12, priceHigh: 18 },
  '18': { bore: 18, priceLow: 14, priceHigh: 22 },
  '24': { bore: 24, priceLow: 20, priceHigh: 32 },
  '30': { bore: 30, priceLow: 21, priceHigh: 41 },
  '36': { bore: 36, priceLow: 25, priceHigh: 50 },
};
const slopeFigures: Readonly<Record<CulvertsInputs['slope'], number>> = { '2': 2, '3': 3, '4': 4, '6': 6 };
const diameterPhrases: Readonly<Record<CulvertsInputs['diameter'], string>> = {
  '12': 'a 12-inch pipe',
  '15': 'a 15-inch pipe',
  '18': 'an 18-inch pipe',
  '24': 'a 24-inch pipe',
  '30': 'a 30-inch pipe',
  '36': 'a 36-inch pipe',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ width, depth, diameter, slope }: CulvertsInputs): CulvertsSteps {
  const diameterChosen = diameterFigures[diameter];
  const reach = width + slopeFigures[slope] * depth / 6;
  const length = Math.max(roundUp(reach), 20);
  const pieces = roundUp(length / 20);
  const order = pieces * 20;
  const cover = depth - diameterChosen.bore * 1.2;
  const wanted = 12;
  const pipeLow = order * diameterChosen.priceLow;
  const pipeHigh = order * diameterChosen.priceHigh;
  const settingLow = length * 60;
  const settingHigh = length * 135;
  const costLow = roundHalfAway(pipeLow) + roundHalfAway(settingLow);
  const costHigh = roundHalfAway(pipeHigh) + roundHalfAway(settingHigh);
  return { reach, length, pieces, order, cover, wanted, pipeLow, pipeHigh, settingLow, settingHigh, costLow, costHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: CulvertsInputs, own: OwnFigures): CulvertsSteps {
  const { width, depth, diameter, slope } = inputs;
  const diameterChosen = diameterFigures[diameter];
  const culvertsSetting = own['culverts.setting'] ?? 60;
  const culvertsSettingHigh = own['culverts.setting'] ?? 135;
  const reach = width + slopeFigures[slope] * depth / 6;
  const length = Math.max(roundUp(reach), 20);
  const pieces = roundUp(length / 20);
  const order = pieces * 20;
  const cover = depth - diameterChosen.bore * 1.2;
  const wanted = 12;
  const pipeLow = order * diameterChosen.priceLow;
  const pipeHigh = order * diameterChosen.priceHigh;
  const settingLow = length * culvertsSetting;
  const settingHigh = length * culvertsSettingHigh;
  const costLow = roundHalfAway(pipeLow) + roundHalfAway(settingLow);
  const costHigh = roundHalfAway(pipeHigh) + roundHalfAway(settingHigh);
  return { reach, length, pieces, order, cover, wanted, pipeLow, pipeHigh, settingLow, settingHigh, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: CulvertsInputs, steps = compute(inputs)): CalculationResult {
  const { diameter } = inputs;
  const { length, pieces, order, cover, wanted, costLow, costHigh } = steps;
  return {
    value: roundTo(length, 0),
    unit: 'ft',
    interpretation:
      `The pipe must be ${inWholeFeet(length)} long` +
      (isBelow(cover, wanted)
        ? `, but that leaves ${inWholeInches(cover)} of cover over ${diameterPhrases[diameter]}, and cars need ` +
          `${inWholeInches(wanted)}: use a smaller pipe, two side by side, or raise the drive. Set in place it costs ` +
          `${rangeInRoughDollars(costLow, costHigh)}.`
        : `: buy ${inPieces(pieces)} of 20 ft, with ${inWholeInches(cover)} of cover. Set in place it costs ` +
          rangeInRoughDollars(costLow, costHigh) +
          (isAbove(length, 50) ? '; a pipe this long often needs an inlet along the way, so ask the county.' : '.')),
    secondary: [
      { value: roundTo(order, 0), unit: 'ft', label: 'Pipe to buy' },
      { value: roundTo(cover, 1), unit: 'in', label: 'Cover over the pipe' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Set (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Set (high)' },
    ],
    figures: {
      length: { value: roundTo(length, 0), unit: 'ft' },
      cover: { value: roundTo(cover, 0), unit: 'in' },
      wanted: { value: roundTo(wanted, 0), unit: 'in' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      pieces: { value: roundTo(pieces, 2), unit: 'pieces' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: CulvertsInputs, steps = compute(inputs)): EstimateAmounts {
  const { pipeLow, pipeHigh, settingLow, settingHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [
      { low: roundTo(pipeLow, 0), high: roundTo(pipeHigh, 0) },
      { low: roundTo(settingLow, 0), high: roundTo(settingHigh, 0) },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: CulvertsInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    reach,
    length,
    pieces,
    order,
    cover,
    wanted,
    pipeLow,
    pipeHigh,
    settingLow,
    settingHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'reach', formula: 'width + 2 * slope.run * depth', value: reach, unit: 'ft' },
    { name: 'length', formula: 'max(ceil(reach, 1 ft), culverts.shortest)', value: length, unit: 'ft' },
    { name: 'pieces', formula: 'ceil(length / culverts.piece)', value: pieces, unit: 'pieces' },
    { name: 'order', formula: 'pieces * culverts.piece', value: order, unit: 'ft' },
    { name: 'cover', formula: 'depth - diameter.bore * culverts.outside', value: cover, unit: 'in' },
    { name: 'wanted', formula: 'culverts.cover', value: wanted, unit: 'in' },
    { name: 'pipe', formula: 'order * diameter.price', value: { low: pipeLow, high: pipeHigh }, unit: '$' },
    { name: 'setting', formula: 'length * culverts.setting', value: { low: settingLow, high: settingHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'round(pipe, 1 USD) + round(setting, 1 USD)',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ diameter, slope }: CulvertsInputs): readonly Cell[] {
  const diameterChosen = diameterFigures[diameter];
  return [
    { name: 'diameter.bore', cell: diameter, unit: 'in', value: diameterChosen.bore },
    {
      name: 'diameter.price',
      cell: diameter,
      unit: '$ per foot',
      low: diameterChosen.priceLow,
      high: diameterChosen.priceHigh,
    },
    { name: 'slope.run', cell: slope, unit: '', value: slopeFigures[slope] },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ depth, diameter }: CulvertsInputs): BrokenRequirement | null {
  const diameterChosen = diameterFigures[diameter];
  if (depth <= diameterChosen.bore * 1.2) return {
    message: 'The pipe would be higher than the drive; choose a smaller one.',
    inputs: ['depth', 'diameter'],
  };
  return null;
}

/** "2,500 feet", for instance. */
function inWholeFeet(value: number): string {
  return amount(trimmed(value, 0), '', ' foot', ' feet');
}

/** "2,500 inches", for instance. */
function inWholeInches(value: number): string {
  return amount(trimmed(value, 0), '', ' inch', ' inches');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 pieces", for instance. */
function inPieces(value: number): string {
  return amount(trimmed(value, 2), '', ' piece', ' pieces');
}

/** How long a pipe you need under a drive over a ditch, how much soil covers it, and what it costs */
export const culverts: Calculator<CulvertsInputs> = {
  slug: 'culverts',
  title: 'Driveway Culvert Calculator',
  subtitle: 'How long a pipe you need under a drive over a ditch, how much soil covers it, and what it costs',
  tag: 'outdoor',
  service: 'Culverts',
  disclaimer:
    'Planning estimate for one plastic pipe under a drive. The county or the city says which size the ditch needs ' +
    'and who may set it. It leaves out the permit, headwalls and sloped safety ends, drainage of creeks, and the ' +
    'drive over the pipe.',
  inputs: [
    {
      name: 'width',
      label: 'Width of the drive',
      type: 'number',
      unit: 'ft',
      default: 16,
      min: 8,
      max: 60,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'depth',
      label: 'From the drive down to the bottom of the ditch',
      type: 'number',
      unit: 'in',
      default: 36,
      min: 18,
      max: 120,
      step: 1,
      units: acceptedUnits.in,
      ask: 'How far down is the bottom of the ditch?',
    },
    {
      name: 'diameter',
      label: 'Inside diameter of the pipe',
      type: 'select',
      default: '18',
      options: [
        { value: '12', label: '12 in' },
        { value: '15', label: '15 in' },
        { value: '18', label: '18 in' },
        { value: '24', label: '24 in' },
        { value: '30', label: '30 in' },
        { value: '36', label: '36 in' },
      ],
      hint: 'The owner of the ditch sets it',
    },
    {
      name: 'slope',
      label: 'Slopes beside the drive',
      type: 'select',
      default: '3',
      options: [
        { value: '2', label: '2 to 1' },
        { value: '3', label: '3 to 1' },
        { value: '4', label: '4 to 1' },
        { value: '6', label: '6 to 1' },
      ],
      ask: 'How steep are the slopes beside the drive?',
      hint: 'Feet out for a foot down; flatter along highways',
    },
  ],
  costBand: {
    service_name: 'Culverts',
    unit: 'per foot set',
    price_min_usd: 60,
    price_max_usd: 135,
  },
  sources: [
    'Length is geometry: the width of the drive and the run of both slopes down to the bottom of the ditch. Pepper ' +
      'Pike, Ohio, has the apron and 6 ft, at least 18 ft; Lordstown and Galveston County have at least 20 ft.',
    'Galveston County sets pipe that the owner buys for $258 up to 20 ft and $19.82 a foot beyond, and asks for an ' +
      'inlet every 50 ft (galvestoncountytx.gov/RB/Pages/Procedures.aspx); Hood County sets it for nothing ' +
      '(co.hood.tx.us/308/Driveway-Access); Santa Fe, Texas, takes $10 a foot for the permit (santafetx.gov).',
  ],
  sharedFigures: [
    {
      name: 'culverts.cover',
      unit: 'in',
      asOf: '2018-10-01',
      source: 'Published: code, maker (2003 to 2018)',
      values: [{ value: 12 }],
    },
    { name: 'culverts.outside', unit: '', source: 'Our judgement', values: [{ value: 1.2 }] },
    {
      name: 'culverts.piece',
      unit: 'ft per piece',
      asOf: '2018-10-01',
      source: 'Published: maker, firm (2018)',
      values: [{ value: 20 }],
    },
    { name: 'culverts.pipe_12', unit: '$ per foot', source: 'Our judgement', values: [{ low: 10, high: 13 }] },
    { name: 'culverts.pipe_15', unit: '$ per foot', source: 'Our judgement', values: [{ low: 12, high: 18 }] },
    { name: 'culverts.pipe_18', unit: '$ per foot', source: 'Our judgement', values: [{ low: 14, high: 22 }] },
    { name: 'culverts.pipe_24', unit: '$ per foot', source: 'Our judgement', values: [{ low: 20, high: 32 }] },
    { name: 'culverts.pipe_30', unit: '$ per foot', source: 'Our judgement', values: [{ low: 21, high: 41 }] },
    { name: 'culverts.pipe_36', unit: '$ per foot', source: 'Our judgement', values: [{ low: 25, high: 50 }] },
    {
      name: 'culverts.setting',
      unit: '$ per foot',
      source: 'Published: guide (undated)',
      values: [{ low: 60, high: 135 }],
    },
    {
      name: 'culverts.shortest',
      unit: 'ft',
      asOf: '2005-10-03',
      source: 'Published: code (2005)',
      values: [{ value: 20 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Pipe', covers: 'material' },
      { line: 'Digging, bed, setting and backfill', covers: 'job' },
    ],
    leavesOut: ['permit', 'headwalls and safety ends', 'drive over the pipe', 'removal of an old pipe', 'sales tax'],
    pitfalls: [
      'Ask the precinct, the county or the highway office first: they name the size, and some set the pipe ' +
        'themselves for a small fee or for nothing.',
      'Pipe under a drive needs a foot of cover; a shallow ditch takes two small pipes or an arch.',
      'The ends lie at the foot of both slopes; a pipe as short as the drive is wide washes out at the first rain.',
      'A pipe laid above the ditch bottom backs water up on the neighbors.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 1,
    judged: 6,
    prices: {
      'culverts.pipe_12': 'judged',
      'culverts.pipe_15': 'judged',
      'culverts.pipe_18': 'judged',
      'culverts.pipe_24': 'judged',
      'culverts.pipe_30': 'judged',
      'culverts.pipe_36': 'judged',
      'culverts.setting': 'published',
    },
  },
  own: {
    figures: [{ name: 'culverts.setting', label: 'Setting', unit: '$ per foot', min: 10, max: 400, written: 'USD/ft' }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  counted: { pieces: 'piece' },
  repeats: { '2': 'total', '3': 'total' },
  asks: [
    { input: 'slope', from: '2', to: '6' },
    { input: 'depth', from: 25, to: 50 },
    { input: 'width', from: 11, to: 20 },
    { input: 'diameter', from: '12', to: '24' },
  ],
  slopes: {
    value: { width: 1 },
    length: { width: 1 },
    cover: { width: 0 },
    wanted: { width: 0 },
    'cost.low': { width: 1 },
    'cost.high': { width: 1 },
    pieces: { width: 1 },
    'total.low': { width: 1 },
    'total.high': { width: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
