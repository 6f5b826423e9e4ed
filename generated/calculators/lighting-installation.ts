/**
 * Room Lighting Calculator. Generated from the entry lighting-installation of catalog/calculators/finishes.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { roundHalfAway, roundTo, roundUp } from '../../engine/kernel/math.js';
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

/** The inputs of the Room Lighting Calculator, inside their bounds. */
export interface LightingInstallationInputs {
  /** Length of the room, 4 to 80 ft in steps of 0.5; 15 when omitted. */
  readonly length: number;
  /** Width of the room, 3 to 80 ft in steps of 0.5; 12 when omitted. */
  readonly width: number;
  /** What it is used for; 'kitchen' when omitted. */
  readonly room: 'hall' | 'living' | 'kitchen' | 'office' | 'bath';
  /** Lumens of one light, 200 to 10000 lumens in steps of 50; 900 when omitted. */
  readonly lumens: number;
}

/** The steps of the calculation. */
export interface LightingInstallationSteps {
  /** length * width to sqft, in sq ft */
  readonly area: number;
  /** area * room.light to lm, in lumens */
  readonly need: number;
  /** need / work_coverages.light_loss, in lumens */
  readonly installed: number;
  /** ceil(installed / (lumens / 1 fixture)), in lights */
  readonly lights: number;
  /** lights * (lumens / 1 fixture) * work_coverages.light_loss / area to footcandle, in foot-candles */
  readonly average: number;
  /** Low end of work_minimums.lighting, in $ */
  readonly minimumLow: number;
  /** High end of work_minimums.lighting, in $ */
  readonly minimumHigh: number;
  /** Low end of lights * work_prices.light, in $ */
  readonly byLightLow: number;
  /** High end of lights * work_prices.light, in $ */
  readonly byLightHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(byLight, 1 USD)), in $ */
  readonly costLow: number;
  /** High end of max(round(minimum, 1 USD), round(byLight, 1 USD)), in $ */
  readonly costHigh: number;
}

const roomFigures: Readonly<Record<LightingInstallationInputs['room'], number>> = {
  hall: 10,
  living: 20,
  kitchen: 35,
  office: 50,
  bath: 75,
};
const roomPhrases: Readonly<Record<LightingInstallationInputs['room'], string>> = {
  hall: 'a hallway',
  living: 'a living room or bedroom',
  kitchen: 'a kitchen or dining room',
  office: 'an office or workshop',
  bath: 'a bathroom',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ length, width, room, lumens }: LightingInstallationInputs): LightingInstallationSteps {
  const area = length * width;
  const need = area * roomFigures[room];
  const installed = need * 25 / 13;
  const lights = roundUp(installed / lumens);
  const average = lights * lumens / area * 0.52;
  const minimumLow = 250;
  const minimumHigh = 400;
  const byLightLow = lights * 125;
  const byLightHigh = lights * 350;
  const costLow = Math.max(minimumLow, roundHalfAway(byLightLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byLightHigh));
  return {
    area,
    need,
    installed,
    lights,
    average,
    minimumLow,
    minimumHigh,
    byLightLow,
    byLightHigh,
    costLow,
    costHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: LightingInstallationInputs, own: OwnFigures): LightingInstallationSteps {
  const { length, width, room, lumens } = inputs;
  const workPricesLight = own['work_prices.light'] ?? 125;
  const workPricesLightHigh = own['work_prices.light'] ?? 350;
  const area = length * width;
  const need = area * roomFigures[room];
  const installed = need * 25 / 13;
  const lights = roundUp(installed / lumens);
  const average = lights * lumens / area * 0.52;
  const minimumLow = 250;
  const minimumHigh = 400;
  const byLightLow = lights * workPricesLight;
  const byLightHigh = lights * workPricesLightHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(byLightLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byLightHigh));
  return {
    area,
    need,
    installed,
    lights,
    average,
    minimumLow,
    minimumHigh,
    byLightLow,
    byLightHigh,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: LightingInstallationInputs, steps = compute(inputs)): CalculationResult {
  const { room, lumens } = inputs;
  const { area, need, installed, lights, average, costLow, costHigh } = steps;
  return {
    value: roundTo(lights, 0),
    unit: 'lights',
    interpretation:
      `For ${inWholeSqFt(area)} of ${roomPhrases[room]} you need ${inWholeLumens(need)} on the work plane. About ` +
      `half of the lamps' light gets there, so plan ${inWholeLights(lights)} of ${inWholeLumens(lumens)} for ` +
      `${inFootCandlesTo1Decimal(average)}; installed with new wiring that costs ` +
      `${rangeInRoughDollars(costLow, costHigh)}.`,
    secondary: [
      { value: roundTo(installed, 0), unit: 'lumens', label: 'Lumens to install' },
      { value: roundTo(average, 1), unit: 'foot-candles', label: 'Average light' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Installed (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Installed (high)' },
    ],
    figures: {
      area: { value: roundTo(area, 0), unit: 'sq ft' },
      need: { value: roundTo(need, 0), unit: 'lumens' },
      lights: { value: roundTo(lights, 0), unit: 'lights' },
      average: { value: roundTo(average, 1), unit: 'foot-candles' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: LightingInstallationInputs, steps = compute(inputs)): EstimateAmounts {
  const { minimumLow, minimumHigh, byLightLow, byLightHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(byLightLow, 0), high: roundTo(byLightHigh, 0) }],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: LightingInstallationInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    area,
    need,
    installed,
    lights,
    average,
    minimumLow,
    minimumHigh,
    byLightLow,
    byLightHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'area', formula: 'length * width to sqft', value: area, unit: 'sq ft' },
    { name: 'need', formula: 'area * room.light to lm', value: need, unit: 'lumens' },
    { name: 'installed', formula: 'need / work_coverages.light_loss', value: installed, unit: 'lumens' },
    { name: 'lights', formula: 'ceil(installed / (lumens / 1 fixture))', value: lights, unit: 'lights' },
    {
      name: 'average',
      formula: 'lights * (lumens / 1 fixture) * work_coverages.light_loss / area to footcandle',
      value: average,
      unit: 'foot-candles',
    },
    { name: 'minimum', formula: 'work_minimums.lighting', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    {
      name: 'byLight',
      formula: 'lights * work_prices.light',
      value: { low: byLightLow, high: byLightHigh },
      unit: '$',
    },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byLight, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ room }: LightingInstallationInputs): readonly Cell[] {
  return [{ name: 'room.light', cell: room, unit: 'foot-candles', value: roomFigures[room] }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: LightingInstallationInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 sq ft", for instance. */
function inWholeSqFt(value: number): string {
  return amount(trimmed(value, 0), '', ' sq ft', ' sq ft');
}

/** "2,500 lumens", for instance. */
function inWholeLumens(value: number): string {
  return amount(trimmed(value, 0), '', ' lumen', ' lumens');
}

/** "2,500 lights", for instance. */
function inWholeLights(value: number): string {
  return amount(trimmed(value, 0), '', ' light', ' lights');
}

/** "2,500.0 foot-candles", for instance. */
function inFootCandlesTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' foot-candle', ' foot-candles');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** How many ceiling lights a room needs by the lumen method, and their installed price */
export const lightingInstallation: Calculator<LightingInstallationInputs> = {
  slug: 'lighting-installation',
  title: 'Room Lighting Calculator',
  subtitle: 'How many ceiling lights a room needs by the lumen method, and their installed price',
  tag: 'home',
  service: 'Lighting installation',
  disclaimer:
    'Planning estimate of the average light in a room with white ceiling and pale walls. It leaves out dimmers, new ' +
    'circuits, patching and the lights over counters and mirrors; dark or high rooms need more.',
  inputs: [
    {
      name: 'length',
      label: 'Length of the room',
      type: 'number',
      unit: 'ft',
      default: 15,
      min: 4,
      max: 80,
      step: 0.5,
      units: acceptedUnits.ft,
      ask: 'How long is the room?',
    },
    {
      name: 'width',
      label: 'Width of the room',
      type: 'number',
      unit: 'ft',
      default: 12,
      min: 3,
      max: 80,
      step: 0.5,
      units: acceptedUnits.ft,
    },
    {
      name: 'room',
      label: 'What it is used for',
      type: 'select',
      default: 'kitchen',
      options: [
        { value: 'hall', label: 'Hallway' },
        { value: 'living', label: 'Living room or bedroom' },
        { value: 'kitchen', label: 'Kitchen or dining' },
        { value: 'office', label: 'Office or workshop' },
        { value: 'bath', label: 'Bathroom, as bright as at the mirror' },
      ],
      ask: 'What is the room used for?',
    },
    {
      name: 'lumens',
      label: 'Lumens of one light',
      type: 'number',
      unit: 'lumens',
      default: 900,
      min: 200,
      max: 10000,
      step: 50,
      units: acceptedUnits.lm,
      hint: 'A 6-inch LED downlight gives 650 to 1,100',
    },
  ],
  costBand: {
    service_name: 'Lighting installation',
    unit: 'per light',
    price_min_usd: 125,
    price_max_usd: 350,
    notes: 'One or two lights cost the minimum of a visit.',
  },
  sources: [
    'Lumen method, lights = foot-candles x area / (lumens x utilization x light loss) ' +
      '(electrakit.com/formulas/lighting-lumen-method).',
    'Living rooms and bedrooms 10 to 20 foot-candles, kitchens and dining rooms 30 to 40, bathrooms 70 to 80, ' +
      'hallways 5 to 10 (blog.littmanbros.com/2012/06/20/how-much-light-do-i-need-in-a-room); 50 for an office is ' +
      "that of the method's example.",
    'The Illuminating Engineering Society asks for less as a minimum, 3 foot-candles in a living room, 20 on a ' +
      'dining table and 40 on a desk (tedmagazine-digital.com/tedmagazine/february_2017, page 63).',
  ],
  asOf: '2022-01-12',
  sharedFigures: [
    { name: 'work_coverages.light_loss', unit: '', source: 'Published: guide (undated)', values: [{ value: 0.52 }] },
    { name: 'work_minimums.lighting', unit: '$', source: 'Our judgement', values: [{ low: 250, high: 400 }] },
    {
      name: 'work_prices.light',
      unit: '$ per light',
      asOf: '2022-01-12',
      source: 'Published: guide (2022 to 2025)',
      values: [{ low: 125, high: 350 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Lights with wiring, installed', covers: 'job' }],
    leavesOut: ['dimmers', 'new circuits', 'patching and paint', 'task lights', 'permit', 'sales tax'],
    pitfalls: [
      'Lumens count and not watts; the box says how many a light gives.',
      'Lights that touch attic insulation must be rated for it, IC on the label, or they can start a fire.',
      'Even light is not enough for a counter or a mirror; plan those lamps separately.',
      'With lamps at the mirror, a bathroom needs no more ceiling light than a living room; choose that instead.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 1,
    judged: 1,
    prices: { 'work_minimums.lighting': 'judged', 'work_prices.light': 'published' },
  },
  own: {
    figures: [{
      name: 'work_prices.light',
      label: 'Light, installed',
      unit: '$ per light',
      min: 30,
      max: 1500,
      written: 'USD/fixture',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: { kind: 'room', measures: { length: { input: 'length', times: 1 }, width: { input: 'width', times: 1 } } },
  labels: { byLight: 'Price by the light', 'work_prices.light': 'Light, installed' },
  counted: { 'foot-candles': 'foot-candle', lights: 'light', lumens: 'lumen' },
  repeats: { '2': 'total', '3': 'total' },
  asks: [
    { input: 'room', from: 'hall', to: 'bath' },
    { input: 'width', from: 8, to: 18 },
    { input: 'lumens', from: 1300, to: 600 },
    { input: 'length', from: 10, to: 20 },
  ],
  slopes: {
    value: { length: 1, width: 1, lumens: -1 },
    area: { length: 1, width: 1, lumens: 0 },
    need: { length: 1, width: 1, lumens: 0 },
    lights: { length: 1, width: 1, lumens: -1 },
    'cost.low': { length: 1, width: 1, lumens: -1 },
    'cost.high': { length: 1, width: 1, lumens: -1 },
    'total.low': { length: 1, width: 1, lumens: -1 },
    'total.high': { length: 1, width: 1, lumens: -1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
