/**
 * Caliche Driveway Calculator. Generated from the entry caliche-driveway of catalog/calculators/land.yaml by `npm run
 * generate`: edit the catalog, not this file.
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
import { amount, roughRange, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Caliche Driveway Calculator, inside their bounds. */
export interface CalicheDrivewayInputs {
  /** Length, 10 to 26400 ft in steps of 5; 200 when omitted. */
  readonly length: number;
  /** Width, 6 to 200 ft in steps of 1; 12 when omitted. */
  readonly width: number;
  /** Depth after rolling, 2 to 18 in in steps of 1; 6 when omitted. */
  readonly depth: number;
  /** Truck; '12' when omitted. */
  readonly truck: '12' | '14' | '22';
}

/** The steps of the calculation. */
export interface CalicheDrivewaySteps {
  /** length * width * depth to cuyd, in cubic yards */
  readonly rolled: number;
  /** rolled * earth.caliche_loose, in cubic yards */
  readonly loose: number;
  /** ceil(loose, 1 cuyd), in cubic yards */
  readonly order: number;
  /** order * earth.caliche_weight to ton, in tons */
  readonly weight: number;
  /** ceil(max(order / truck.bed, weight / truck.payload)), in loads */
  readonly loads: number;
  /** Low end of prices.truckload_minimum, in $ */
  readonly minimumLow: number;
  /** High end of prices.truckload_minimum, in $ */
  readonly minimumHigh: number;
  /** Low end of order * prices.caliche, in $ */
  readonly byYardLow: number;
  /** High end of order * prices.caliche, in $ */
  readonly byYardHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(byYard, 1 USD)), in $ */
  readonly costLow: number;
  /** High end of max(round(minimum, 1 USD), round(byYard, 1 USD)), in $ */
  readonly costHigh: number;
}

const truckFigures: Readonly<Record<CalicheDrivewayInputs['truck'], { bed: number; payload: number }>> = {
  '12': { bed: 12, payload: 14 },
  '14': { bed: 14, payload: 15 },
  '22': { bed: 22, payload: 24 },
};
const truckPhrases: Readonly<Record<CalicheDrivewayInputs['truck'], string>> = {
  '12': 'a 12-yard truck',
  '14': 'a 14-yard tandem',
  '22': 'a 22-yard trailer',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ length, width, depth, truck }: CalicheDrivewayInputs): CalicheDrivewaySteps {
  const truckChosen = truckFigures[truck];
  const rolled = length * width * depth / 324;
  const loose = rolled * 1.25;
  const order = roundUp(loose);
  const weight = order * 1.5;
  const loads = roundUp(Math.max(order / truckChosen.bed, weight / truckChosen.payload));
  const minimumLow = 150;
  const minimumHigh = 300;
  const byYardLow = order * 18;
  const byYardHigh = order * 40;
  const costLow = Math.max(minimumLow, roundHalfAway(byYardLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byYardHigh));
  return { rolled, loose, order, weight, loads, minimumLow, minimumHigh, byYardLow, byYardHigh, costLow, costHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: CalicheDrivewayInputs, own: OwnFigures): CalicheDrivewaySteps {
  const { length, width, depth, truck } = inputs;
  const truckChosen = truckFigures[truck];
  const earthCalicheLoose = own['earth.caliche_loose'] ?? 1.25;
  const pricesCaliche = own['prices.caliche'] ?? 18;
  const pricesCalicheHigh = own['prices.caliche'] ?? 40;
  const rolled = length * width * depth / 324;
  const loose = own['loose'] ?? rolled * earthCalicheLoose;
  const order = roundUp(loose);
  const weight = order * 1.5;
  const loads = roundUp(Math.max(order / truckChosen.bed, weight / truckChosen.payload));
  const minimumLow = 150;
  const minimumHigh = 300;
  const byYardLow = order * pricesCaliche;
  const byYardHigh = order * pricesCalicheHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(byYardLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byYardHigh));
  return { rolled, loose, order, weight, loads, minimumLow, minimumHigh, byYardLow, byYardHigh, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: CalicheDrivewayInputs, steps = compute(inputs)): CalculationResult {
  const { length, width, depth, truck } = inputs;
  const { order, weight, loads, costLow, costHigh } = steps;
  return {
    value: roundTo(order, 0),
    unit: 'cubic yards',
    interpretation:
      `For ${inWholeFeet(length)} by ${inWholeFeet(width)} rolled to ${inWholeInches(depth)} you need ` +
      `${inWholeCubicYards(order)} of loose caliche, about ${inWholeTons(weight)}, or ${inWholeLoads(loads)} in ` +
      `${truckPhrases[truck]} at its legal weight. Delivered, the caliche costs ` +
      `${rangeInRoughDollars(costLow, costHigh)}; blading and rolling are extra.`,
    secondary: [
      { value: roundTo(loads, 0), unit: 'loads', label: 'Loads' },
      { value: roundTo(weight, 0), unit: 'tons', label: 'Weight' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Caliche delivered (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Caliche delivered (high)' },
    ],
    figures: {
      order: { value: roundTo(order, 0), unit: 'cubic yards' },
      weight: { value: roundTo(weight, 0), unit: 'tons' },
      loads: { value: roundTo(loads, 0), unit: 'loads' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: CalicheDrivewayInputs, steps = compute(inputs)): EstimateAmounts {
  const { minimumLow, minimumHigh, byYardLow, byYardHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(byYardLow, 0), high: roundTo(byYardHigh, 0) }],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: CalicheDrivewayInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    rolled,
    loose,
    order,
    weight,
    loads,
    minimumLow,
    minimumHigh,
    byYardLow,
    byYardHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'rolled', formula: 'length * width * depth to cuyd', value: rolled, unit: 'cubic yards' },
    { name: 'loose', formula: 'rolled * earth.caliche_loose', value: loose, unit: 'cubic yards' },
    { name: 'order', formula: 'ceil(loose, 1 cuyd)', value: order, unit: 'cubic yards' },
    { name: 'weight', formula: 'order * earth.caliche_weight to ton', value: weight, unit: 'tons' },
    { name: 'loads', formula: 'ceil(max(order / truck.bed, weight / truck.payload))', value: loads, unit: 'loads' },
    { name: 'minimum', formula: 'prices.truckload_minimum', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'byYard', formula: 'order * prices.caliche', value: { low: byYardLow, high: byYardHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byYard, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ truck }: CalicheDrivewayInputs): readonly Cell[] {
  const truckChosen = truckFigures[truck];
  return [
    { name: 'truck.bed', cell: truck, unit: 'cubic yards per load', value: truckChosen.bed },
    { name: 'truck.payload', cell: truck, unit: 'tons per load', value: truckChosen.payload },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: CalicheDrivewayInputs): BrokenRequirement | null {
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

/** "2,500 cubic yards", for instance. */
function inWholeCubicYards(value: number): string {
  return amount(trimmed(value, 0), '', ' cubic yard', ' cubic yards');
}

/** "2,500 tons", for instance. */
function inWholeTons(value: number): string {
  return amount(trimmed(value, 0), '', ' ton', ' tons');
}

/** "2,500 loads", for instance. */
function inWholeLoads(value: number): string {
  return amount(trimmed(value, 0), '', ' load', ' loads');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Cubic yards, tons, truckloads and price of the caliche for a drive, road or pad */
export const calicheDriveway: Calculator<CalicheDrivewayInputs> = {
  slug: 'caliche-driveway',
  title: 'Caliche Driveway Calculator',
  subtitle: 'Cubic yards, tons, truckloads and price of the caliche for a drive, road or pad',
  tag: 'outdoor',
  service: 'Caliche driveways',
  disclaimer:
    'Planning estimate for the material brought to the site. It leaves out clearing, ditches, culverts, blading and ' +
    'rolling; caliche differs from pit to pit, and a long haul costs more than the caliche.',
  inputs: [
    {
      name: 'length',
      label: 'Length',
      type: 'number',
      unit: 'ft',
      default: 200,
      min: 10,
      max: 26400,
      step: 5,
      units: acceptedUnits.ft,
      ask: 'How long is the driveway?',
    },
    {
      name: 'width',
      label: 'Width',
      type: 'number',
      unit: 'ft',
      default: 12,
      min: 6,
      max: 200,
      step: 1,
      units: acceptedUnits.ft,
      ask: 'How wide is the driveway?',
    },
    {
      name: 'depth',
      label: 'Depth after rolling',
      type: 'number',
      unit: 'in',
      default: 6,
      min: 2,
      max: 18,
      step: 1,
      units: acceptedUnits.in,
    },
    {
      name: 'truck',
      label: 'Truck',
      type: 'select',
      default: '12',
      options: [
        { value: '12', label: 'Dump truck of 12 cu yd' },
        { value: '14', label: 'Tandem of 14 cu yd' },
        { value: '22', label: 'Trailer of 22 cu yd' },
      ],
    },
  ],
  costBand: {
    service_name: 'Caliche driveways',
    unit: 'per cubic yard',
    price_min_usd: 18,
    price_max_usd: 40,
  },
  sources: [
    'Volume is geometry, 27 cu ft to the cubic yard.',
    'Caliche is the local road material of South Texas, cheaper than crushed limestone, and the haul often costs ' +
      'as much as the material (elvenadito.net/blog/caliche-vs-gravel-vs-asphalt-millings-ranch-roads.html).',
    'Loose caliche at 1.5 tons a cubic yard is a planning estimate; gravel is sold at 2,750 lb ' +
      '(tkttrucking.com/FAQs.html).',
  ],
  sharedFigures: [
    {
      name: 'earth.caliche_weight',
      unit: 'lb per cubic yard',
      source:
        'Loose caliche at 1.5 tons a cubic yard is a planning estimate; gravel is sold at 2,750 lb ' +
        '(tkttrucking.com/FAQs.html).',
      values: [{ value: 3000 }],
    },
    { name: 'earth.caliche_loose', unit: '', source: 'Our judgement', values: [{ value: 1.25 }] },
    { name: 'prices.caliche', unit: '$ per cubic yard', source: 'Our judgement', values: [{ low: 18, high: 40 }] },
    {
      name: 'prices.truckload_minimum',
      unit: '$',
      source: 'Published: guide (undated)',
      values: [{ low: 150, high: 300 }],
    },
  ],
  estimate: {
    covers: 'material',
    unit: '$',
    lines: [{ line: 'Caliche delivered', covers: 'material', alike: [] }],
    together: { loose: 'sum' },
    leavesOut: ['clearing', 'ditches', 'culverts', 'blading and rolling', 'sales tax'],
    pitfalls: [
      'Loose caliche loses 20% or more of its height under the roller; order loose yards.',
      'Caliche weighs 1.5 tons a yard, so a truck is full by weight before its bed is; ask for tons and tickets.',
      'Without a crown and ditches the first wet month ruts it.',
      'Six inches is enough for cars; trucks and soft clay need eight to twelve.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 1,
    judged: 1,
    prices: { 'prices.caliche': 'judged', 'prices.truckload_minimum': 'published' },
  },
  own: {
    figures: [
      { name: 'earth.caliche_loose', label: 'Loose caliche for each rolled yard', min: 1, max: 1.6 },
      {
        name: 'prices.caliche',
        label: 'Caliche, delivered',
        unit: '$ per cubic yard',
        min: 5,
        max: 150,
        written: 'USD/cuyd',
      },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: {
    kind: 'slab',
    measures: {
      length: { input: 'length', times: 1 },
      width: { input: 'width', times: 1 },
      depth: { input: 'depth', times: 0.08333333333333333 },
    },
  },
  labels: {
    rolled: 'Volume once rolled',
    loose: 'Volume once dug',
    byYard: 'Price by the cubic yard',
    'earth.caliche_loose': 'Loose caliche for each rolled yard',
    'prices.caliche': 'Caliche, delivered',
  },
  counted: {
    'cubic yards': 'cubic yard',
    'cubic yards per load': 'cubic yard per load',
    loads: 'load',
    tons: 'ton',
    'tons per load': 'ton per load',
  },
  repeats: { '2': 'total', '3': 'total' },
  asks: [
    { input: 'width', from: 8, to: 18 },
    { input: 'depth', from: 4, to: 9 },
    { input: 'length', from: 140, to: 300 },
  ],
  slopes: {
    value: { length: 1, width: 1, depth: 1 },
    order: { length: 1, width: 1, depth: 1 },
    weight: { length: 1, width: 1, depth: 1 },
    loads: { length: 1, width: 1, depth: 1 },
    'cost.low': { length: 1, width: 1, depth: 1 },
    'cost.high': { length: 1, width: 1, depth: 1 },
    'total.low': { length: 1, width: 1, depth: 1 },
    'total.high': { length: 1, width: 1, depth: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
