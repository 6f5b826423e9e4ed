/**
 * Water Heater Replacement Cost Calculator. Generated from the entry water-heater of catalog/calculators.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { roundHalfAway, roundTo } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  Cell,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../engine/kernel/module.js';
import { roughRange } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Water Heater Replacement Cost Calculator, inside their bounds. */
export interface WaterHeaterInputs {
  /** Type; 'tank' when omitted. */
  readonly 'type': 'tank' | 'tankless' | 'heat_pump';
  /** Size; '50' when omitted. */
  readonly size: '40' | '50' | '75';
  /** Kind of swap; 'same' when omitted. */
  readonly swap: 'same' | 'move' | 'convert';
}

/** The steps of the calculation. */
export interface WaterHeaterSteps {
  /** Low end of price[type, size], in $ */
  readonly heaterLow: number;
  /** High end of price[type, size], in $ */
  readonly heaterHigh: number;
  /** Low end of swap.extra, in $ */
  readonly changeLow: number;
  /** High end of swap.extra, in $ */
  readonly changeHigh: number;
  /** Low end of round(heater, 1 USD) + round(change, 1 USD), in $ */
  readonly costLow: number;
  /** High end of round(heater, 1 USD) + round(change, 1 USD), in $ */
  readonly costHigh: number;
}

const swapFigures: Readonly<Record<WaterHeaterInputs['swap'], { extraLow: number; extraHigh: number }>> = {
  same: { extraLow: 0, extraHigh: 0 },
  move: { extraLow: 400, extraHigh: 900 },
  convert: { extraLow: 500, extraHigh: 1000 },
};
const priceLow: Readonly<Record<WaterHeaterInputs['type'], Readonly<Record<WaterHeaterInputs['size'], number>>>> = {
  tank: {
    '40': 1100,
    '50': 1100,
    '75': 1600,
  },
  tankless: {
    '40': 1800,
    '50': 2000,
    '75': 2400,
  },
  heat_pump: {
    '40': 2000,
    '50': 2200,
    '75': 2800,
  },
};
const priceHigh: Readonly<Record<WaterHeaterInputs['type'], Readonly<Record<WaterHeaterInputs['size'], number>>>> = {
  tank: {
    '40': 1900,
    '50': 2300,
    '75': 3000,
  },
  tankless: {
    '40': 3600,
    '50': 4000,
    '75': 4500,
  },
  heat_pump: {
    '40': 3600,
    '50': 4000,
    '75': 4500,
  },
};
const typePhrases: Readonly<Record<WaterHeaterInputs['type'], string>> = {
  tank: 'storage-tank',
  tankless: 'tankless',
  heat_pump: 'heat-pump',
};
const sizePhrases: Readonly<Record<WaterHeaterInputs['size'], string>> = {
  '40': '40-gallon',
  '50': '50-gallon',
  '75': '75-gallon',
};
const swapPhrases: Readonly<Record<WaterHeaterInputs['swap'], string>> = {
  same: 'in place of the old one',
  move: 'in a new location',
  convert: 'replacing another type or fuel',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ type: type_, size, swap }: WaterHeaterInputs): WaterHeaterSteps {
  const swapChosen = swapFigures[swap];
  const heaterLow = priceLow[type_][size];
  const heaterHigh = priceHigh[type_][size];
  const changeLow = swapChosen.extraLow;
  const changeHigh = swapChosen.extraHigh;
  const costLow = roundHalfAway(heaterLow) + roundHalfAway(changeLow);
  const costHigh = roundHalfAway(heaterHigh) + roundHalfAway(changeHigh);
  return { heaterLow, heaterHigh, changeLow, changeHigh, costLow, costHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: WaterHeaterInputs, own: OwnFigures): WaterHeaterSteps {
  const { type: type_, size, swap } = inputs;
  const swapChosen = swapFigures[swap];
  const price = own['price'] ?? priceLow[type_][size];
  const priceHigh_ = own['price'] ?? priceHigh[type_][size];
  const heaterLow = price;
  const heaterHigh = priceHigh_;
  const changeLow = swapChosen.extraLow;
  const changeHigh = swapChosen.extraHigh;
  const costLow = roundHalfAway(heaterLow) + roundHalfAway(changeLow);
  const costHigh = roundHalfAway(heaterHigh) + roundHalfAway(changeHigh);
  return { heaterLow, heaterHigh, changeLow, changeHigh, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: WaterHeaterInputs, steps = compute(inputs)): CalculationResult {
  const { type: type_, size, swap } = inputs;
  const { costLow, costHigh } = steps;
  return {
    value: roundTo(costLow, 0),
    unit: '$ low end',
    interpretation:
      type_ === 'tankless'
        ? `A tankless heater with the capacity of a ${sizePhrases[size]} tank ${swapPhrases[swap]} costs ` +
          `${rangeInRoughDollars(costLow, costHigh)} installed. If it is gas, have the size of the gas line checked ` +
          'first.'
        : `A ${sizePhrases[size]} ${typePhrases[type_]} water heater ${swapPhrases[swap]} costs ` +
          `${rangeInRoughDollars(costLow, costHigh)} installed.`,
    secondary: [{ value: roundTo(costHigh, 0), unit: '$ high end', label: 'Range' }],
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: WaterHeaterInputs, steps = compute(inputs)): EstimateAmounts {
  const { heaterLow, heaterHigh, changeLow, changeHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [
      { low: roundTo(heaterLow, 0), high: roundTo(heaterHigh, 0) },
      { low: roundTo(changeLow, 0), high: roundTo(changeHigh, 0) },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: WaterHeaterInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { heaterLow, heaterHigh, changeLow, changeHigh, costLow, costHigh } = steps;
  return [
    { name: 'heater', formula: 'price[type, size]', value: { low: heaterLow, high: heaterHigh }, unit: '$' },
    { name: 'change', formula: 'swap.extra', value: { low: changeLow, high: changeHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'round(heater, 1 USD) + round(change, 1 USD)',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ type: type_, size, swap }: WaterHeaterInputs): readonly Cell[] {
  const swapChosen = swapFigures[swap];
  return [
    { name: 'swap.extra', cell: swap, unit: '$', low: swapChosen.extraLow, high: swapChosen.extraHigh },
    { name: 'price', cell: `${type_}/${size}`, unit: '$', low: priceLow[type_][size], high: priceHigh[type_][size] },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: WaterHeaterInputs): BrokenRequirement | null {
  return null;
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Installed cost range by type, size and kind of swap */
export const waterHeater: Calculator<WaterHeaterInputs> = {
  slug: 'water-heater',
  title: 'Water Heater Replacement Cost Calculator',
  subtitle: 'Installed cost range by type, size and kind of swap',
  tag: 'home',
  service: 'Water heaters',
  disclaimer:
    'Planning estimate. It leaves out a long new gas line, flue or circuit, code upgrades behind the wall and attic ' +
    'access; most cities require a permit.',
  inputs: [
    {
      name: 'type',
      label: 'Type',
      type: 'select',
      default: 'tank',
      options: [
        { value: 'tank', label: 'Storage tank' },
        { value: 'tankless', label: 'Tankless' },
        { value: 'heat_pump', label: 'Heat pump (hybrid)' },
      ],
      ask: 'What type of water heater?',
    },
    {
      name: 'size',
      label: 'Size',
      type: 'select',
      default: '50',
      options: [
        { value: '40', label: '40 gallons (1 to 3 people)' },
        { value: '50', label: '50 gallons (3 to 5 people)' },
        { value: '75', label: '75 to 80 gallons (5 and more)' },
      ],
      ask: 'What size of water heater?',
      hint: 'Tank size, or for tankless the size of tank that it replaces',
    },
    {
      name: 'swap',
      label: 'Kind of swap',
      type: 'select',
      default: 'same',
      options: [
        { value: 'same', label: 'Same type, same place' },
        { value: 'move', label: 'Moved to a new place' },
        { value: 'convert', label: 'Changed from another type or fuel' },
      ],
      ask: 'What kind of swap?',
    },
  ],
  costBand: {
    service_name: 'Water heaters',
    unit: 'per project',
    price_min_usd: 1100,
    price_max_usd: 5500,
  },
  sources: [
    'Installed tanks $600 to $3,100, tankless $1,400 to $5,600 and heat pumps $2,000 to $4,600 ' +
      '(homeguide.com/costs/water-heater-installation-cost); electric tanks of 50 gallons $950 to $2,000, gas $1,200 ' +
      'to $3,000 (honestcasa.com/blog/water-heater-replacement-guide, 2026).',
    "The list is a planning estimate inside the service's band of $1,100 to $5,500, because fuel is not asked for; " +
      'a change of fuel may add up to $2,500 where a gas line or circuit is missing.',
  ],
  asOf: '2024-04-01',
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Heater and installation', covers: 'job' },
      { line: 'New place or another type', covers: 'job' },
    ],
    leavesOut: ['long gas line or flue', 'new circuit', 'code upgrades behind the wall', 'attic access', 'sales tax'],
    pitfalls: [
      'Changing the fuel can add up to $2,500 where a gas line or a circuit is missing.',
      'A gas tankless heater needs a larger gas line than the tank it replaces.',
      'Most cities require a permit, and a new heater must meet the code of today: pan, expansion tank, vent.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 1,
    judged: 1,
    prices: { 'water-heater.swap': 'judged', 'water-heater.price': 'published' },
  },
  own: {
    figures: [{
      name: 'price',
      label: 'Price',
      unit: '$',
      min: 300,
      max: 15000,
      units: acceptedUnits.USD,
      by: ['type', 'size'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  repeats: { '0': 'range', value: 'total', range: 'total' },
  asks: [
    { input: 'type', from: 'tank', to: 'heat_pump' },
    { input: 'size', from: '40', to: '75' },
    { input: 'swap', from: 'same', to: 'convert' },
  ],
  refuse,
  answer,
  trace,
  cells,
};
