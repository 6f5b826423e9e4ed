/**
 * 3D Printing Cost Calculator. Generated from the entry 3d-printing of catalog/calculators.yaml by `npm run generate`:
 * edit the catalog, not this file.
 */
import { roundHalfAway, roundTo, roundUpTo } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  Cell,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../engine/kernel/module.js';
import { amount, parted, roughRange, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the 3D Printing Cost Calculator, inside their bounds. */
export interface _3dPrintingInputs {
  /** Volume of the part, 1 to 5000 cm3 in steps of 1; 60 when omitted. */
  readonly volume: number;
  /** Material; 'pla' when omitted. */
  readonly material: 'pla' | 'petg' | 'abs' | 'tpu' | 'nylon';
  /** Finish; 'asprinted' when omitted. */
  readonly finish: 'asprinted' | 'sanded' | 'painted';
}

/** The steps of the calculation. */
export interface _3dPrintingSteps {
  /** volume * material.density, in g */
  readonly grams: number;
  /** volume / 20 cm3/h, in hours */
  readonly hours: number;
  /** if volume < 200 cm3 then ceil(hours, 5 min) else round(hours, 1 h), in hours */
  readonly time: number;
  /** Low end of grams * material.price + hours * material.rate, in $ */
  readonly printingLow: number;
  /** High end of grams * material.price + hours * material.rate, in $ */
  readonly printingHigh: number;
  /** minimums.print, in $ */
  readonly minimum: number;
  /** Low end of max(minimum, printing) * finish.factor, in $ */
  readonly costLow: number;
  /** High end of max(minimum, printing) * finish.factor, in $ */
  readonly costHigh: number;
}

const materialFigures: Readonly<
  Record<
    _3dPrintingInputs['material'],
    { density: number; priceLow: number; priceHigh: number; rateLow: number; rateHigh: number }
  >
> = {
  pla: { density: 1.24, priceLow: 0.05, priceHigh: 0.1, rateLow: 5, rateHigh: 12 },
  petg: { density: 1.27, priceLow: 0.06, priceHigh: 0.12, rateLow: 6, rateHigh: 14 },
  abs: { density: 1.05, priceLow: 0.06, priceHigh: 0.12, rateLow: 7, rateHigh: 16 },
  tpu: { density: 1.2, priceLow: 0.08, priceHigh: 0.15, rateLow: 8, rateHigh: 18 },
  nylon: { density: 1.14, priceLow: 0.1, priceHigh: 0.2, rateLow: 10, rateHigh: 25 },
};
const finishFigures: Readonly<Record<_3dPrintingInputs['finish'], { factorLow: number; factorHigh: number }>> = {
  asprinted: { factorLow: 1, factorHigh: 1 },
  sanded: { factorLow: 1.2, factorHigh: 1.5 },
  painted: { factorLow: 1.5, factorHigh: 2 },
};
const materialPhrases: Readonly<Record<_3dPrintingInputs['material'], string>> = {
  pla: 'PLA',
  petg: 'PETG',
  abs: 'ABS',
  tpu: 'TPU',
  nylon: 'nylon',
};
const finishPhrases: Readonly<Record<_3dPrintingInputs['finish'], string>> = {
  asprinted: 'as printed',
  sanded: 'sanded',
  painted: 'sanded and painted',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ volume, material, finish }: _3dPrintingInputs): _3dPrintingSteps {
  const materialChosen = materialFigures[material];
  const finishChosen = finishFigures[finish];
  const grams = volume * materialChosen.density;
  const hours = volume / 20;
  const time = volume < 200 ? roundUpTo(hours, 1 / 12) : roundHalfAway(hours);
  const printingLow = grams * materialChosen.priceLow + hours * materialChosen.rateLow;
  const printingHigh = grams * materialChosen.priceHigh + hours * materialChosen.rateHigh;
  const minimum = 30;
  const costLow = Math.max(minimum, printingLow) * finishChosen.factorLow;
  const costHigh = Math.max(minimum, printingHigh) * finishChosen.factorHigh;
  return { grams, hours, time, printingLow, printingHigh, minimum, costLow, costHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: _3dPrintingInputs, own: OwnFigures): _3dPrintingSteps {
  const { volume, material, finish } = inputs;
  const materialChosen = materialFigures[material];
  const finishChosen = finishFigures[finish];
  const materialPrice = own['material.price'] ?? materialChosen.priceLow;
  const materialPriceHigh = own['material.price'] ?? materialChosen.priceHigh;
  const materialRate = own['material.rate'] ?? materialChosen.rateLow;
  const materialRateHigh = own['material.rate'] ?? materialChosen.rateHigh;
  const grams = volume * materialChosen.density;
  const hours = volume / 20;
  const time = volume < 200 ? roundUpTo(hours, 1 / 12) : roundHalfAway(hours);
  const printingLow = own['printing.low'] ?? grams * materialPrice + hours * materialRate;
  const printingHigh = own['printing.high'] ?? grams * materialPriceHigh + hours * materialRateHigh;
  const minimum = 30;
  const costLow = Math.max(minimum, printingLow) * finishChosen.factorLow;
  const costHigh = Math.max(minimum, printingHigh) * finishChosen.factorHigh;
  return { grams, hours, time, printingLow, printingHigh, minimum, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: _3dPrintingInputs, steps = compute(inputs)): CalculationResult {
  const { volume, material, finish } = inputs;
  const { grams, time, minimum, costLow, costHigh } = steps;
  return {
    value: roundTo(costLow, 0),
    unit: '$ low end',
    interpretation:
      `Printing ${inCubicCentimeters(volume)} in ${materialPhrases[material]}, ${finishPhrases[finish]}, costs ` +
      `${rangeInRoughDollars(costLow, costHigh)}. That is ${inWholeGrams(grams)} of plastic and about ` +
      `${inHoursAndMinutes(time)} of machine time; most shops charge at least ${inDollars(minimum)}.`,
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      grams: { value: roundTo(grams, 0), unit: 'g' },
      time: { value: roundTo(time, 2), unit: 'hours' },
      minimum: { value: roundTo(minimum, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: _3dPrintingInputs, steps = compute(inputs)): EstimateAmounts {
  const { costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(costLow, 0), high: roundTo(costHigh, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: _3dPrintingInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { grams, hours, time, printingLow, printingHigh, minimum, costLow, costHigh } = steps;
  return [
    { name: 'grams', formula: 'volume * material.density', value: grams, unit: 'g' },
    { name: 'hours', formula: 'volume / 20 cm3/h', value: hours, unit: 'hours' },
    {
      name: 'time',
      formula: 'if volume < 200 cm3 then ceil(hours, 5 min) else round(hours, 1 h)',
      value: time,
      unit: 'hours',
    },
    {
      name: 'printing',
      formula: 'grams * material.price + hours * material.rate',
      value: { low: printingLow, high: printingHigh },
      unit: '$',
    },
    { name: 'minimum', formula: 'minimums.print', value: minimum, unit: '$' },
    {
      name: 'cost',
      formula: 'max(minimum, printing) * finish.factor',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ material, finish }: _3dPrintingInputs): readonly Cell[] {
  const materialChosen = materialFigures[material];
  const finishChosen = finishFigures[finish];
  return [
    { name: 'material.density', cell: material, unit: 'g per cubic centimeter', value: materialChosen.density },
    {
      name: 'material.price',
      cell: material,
      unit: '$ per gram',
      low: materialChosen.priceLow,
      high: materialChosen.priceHigh,
    },
    {
      name: 'material.rate',
      cell: material,
      unit: '$ per hour',
      low: materialChosen.rateLow,
      high: materialChosen.rateHigh,
    },
    { name: 'finish.factor', cell: finish, unit: '', low: finishChosen.factorLow, high: finishChosen.factorHigh },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: _3dPrintingInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 cubic centimeters", for instance. */
function inCubicCentimeters(value: number): string {
  return amount(trimmed(value, 2), '', ' cubic centimeter', ' cubic centimeters');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 grams", for instance. */
function inWholeGrams(value: number): string {
  return amount(trimmed(value, 0), '', ' gram', ' grams');
}

/** "2 hours 30 minutes", for instance. */
function inHoursAndMinutes(value: number): string {
  return parted(value, 60, ' hour', ' hours', ' minute', ' minutes');
}

/** "$2,500", for instance. */
function inDollars(value: number): string {
  return amount(trimmed(value, 0), '$', '', '');
}

/** Price of a printed part by volume, material and finish */
export const _3dPrinting: Calculator<_3dPrintingInputs> = {
  slug: '3d-printing',
  title: '3D Printing Cost Calculator',
  subtitle: 'Price of a printed part by volume, material and finish',
  tag: 'shop',
  service: '3D printing',
  disclaimer:
    'Planning estimate for one part printed solid on a filament machine. It leaves out design work, supports on ' +
    'difficult shapes, rush orders and shipping; hollow parts cost less.',
  inputs: [
    {
      name: 'volume',
      label: 'Volume of the part',
      type: 'number',
      unit: 'cm3',
      default: 60,
      min: 1,
      max: 5000,
      step: 1,
      units: acceptedUnits.cm3,
      ask: 'How much plastic is in the part?',
      hint: 'Of the plastic, as slicing programs show it',
    },
    {
      name: 'material',
      label: 'Material',
      type: 'select',
      default: 'pla',
      options: [
        { value: 'pla', label: 'PLA' },
        { value: 'petg', label: 'PETG' },
        { value: 'abs', label: 'ABS' },
        { value: 'tpu', label: 'TPU (flexible)' },
        { value: 'nylon', label: 'Nylon' },
      ],
    },
    {
      name: 'finish',
      label: 'Finish',
      type: 'select',
      default: 'asprinted',
      options: [
        { value: 'asprinted', label: 'As printed' },
        { value: 'sanded', label: 'Sanded' },
        { value: 'painted', label: 'Sanded and painted' },
      ],
      ask: 'How should the surface be finished?',
    },
  ],
  costBand: {
    service_name: '3D printing',
    unit: 'per hour',
    price_min_usd: 5,
    price_max_usd: 35,
    project_min_usd: 30,
    project_max_usd: 500,
    notes: 'The band is for parts of usual size; large and painted ones cost more, and a machine hour is a part of it.',
  },
  sources: [
    'Price is grams times price plus time times rate, by definition.',
    'Densities PLA 1.24 (1.22 to 1.26, additive.tools/materials/pla) and PETG 1.27 g/cm3 (1.25 to 1.29, ' +
      'additive.tools/materials/petg); ABS 1.05, TPU 1.20 and nylon 1.14 are the usual values of filament data ' +
      'sheets.',
    '20 cubic centimeters an hour, prices per gram and finish factors are planning estimates; hourly rates lie ' +
      "inside the service's band of $5 to $35 and the minimum is its least project price, $30.",
  ],
  sharedFigures: [{ name: 'minimums.print', unit: '$', source: 'Our judgement', values: [{ value: 30 }] }],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Printing and finishing', covers: 'job', alike: ['finish'] }],
    together: { printing: 'sum' },
    leavesOut: ['drawing the part', 'supports that are cut by hand', 'shipping'],
    pitfalls: [
      'The volume is that of the plastic, not of a box around the part; a box overstates it several times.',
      'A small part costs the minimum charge, so several of them in one order cost little more than one.',
      'Sanding and painting are work by hand and can cost as much as the printing.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    judged: 2,
    prices: { 'minimums.print': 'judged', '3d-printing.material': 'judged' },
  },
  own: {
    figures: [
      {
        name: 'material.price',
        label: 'Price per gram',
        unit: '$ per gram',
        min: 0.01,
        max: 2,
        written: 'USD/g',
        by: ['material'],
      },
      {
        name: 'material.rate',
        label: 'Price per hour',
        unit: '$ per hour',
        min: 1,
        max: 150,
        written: 'USD/h',
        by: ['material'],
      },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { 'material.price': 'Price per gram', 'material.rate': 'Price per hour' },
  counted: { hours: 'hour' },
  repeats: { value: 'total', range: 'total' },
  asks: [
    { input: 'finish', from: 'asprinted', to: 'painted' },
    { input: 'material', from: 'pla', to: 'nylon' },
    { input: 'volume', from: 40, to: 90 },
  ],
  slopes: {
    value: { volume: 1 },
    'cost.low': { volume: 1 },
    'cost.high': { volume: 1 },
    grams: { volume: 1 },
    time: { volume: 1 },
    minimum: { volume: 0 },
    'range.low': { volume: 1 },
    'range.high': { volume: 1 },
    'total.low': { volume: 1 },
    'total.high': { volume: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
