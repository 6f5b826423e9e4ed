/**
 * Garage Door and Opener Calculator. Generated from the entry garage-doors of catalog/calculators.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../engine/kernel/math.js';
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

/** The inputs of the Garage Door and Opener Calculator, inside their bounds. */
export interface GarageDoorsInputs {
  /** Door size; 'single' when omitted. */
  readonly doorType: 'single' | 'double' | 'tall';
  /** Material; 'steel_insul' when omitted. */
  readonly material: 'steel' | 'steel_insul' | 'wood' | 'glass';
}

/** The steps of the calculation. */
export interface GarageDoorsSteps {
  /** power[material, doorType], in HP */
  readonly opener: number;
  /** Low end of price[material, doorType], in $ */
  readonly costLow: number;
  /** High end of price[material, doorType], in $ */
  readonly costHigh: number;
  /** Low end of prices.door_opener, in $ */
  readonly openerInstalledLow: number;
  /** High end of prices.door_opener, in $ */
  readonly openerInstalledHigh: number;
}

const power: Readonly<
  Record<GarageDoorsInputs['material'], Readonly<Record<GarageDoorsInputs['doorType'], number>>>
> = {
  steel: {
    single: 0.5,
    double: 0.5,
    tall: 0.75,
  },
  steel_insul: {
    single: 0.5,
    double: 0.75,
    tall: 0.75,
  },
  wood: {
    single: 0.75,
    double: 1,
    tall: 1.25,
  },
  glass: {
    single: 0.75,
    double: 1,
    tall: 1.25,
  },
};
const priceLow: Readonly<
  Record<GarageDoorsInputs['material'], Readonly<Record<GarageDoorsInputs['doorType'], number>>>
> = {
  steel: {
    single: 800,
    double: 1200,
    tall: 1400,
  },
  steel_insul: {
    single: 1300,
    double: 1500,
    tall: 1800,
  },
  wood: {
    single: 1800,
    double: 2500,
    tall: 3000,
  },
  glass: {
    single: 2800,
    double: 4000,
    tall: 4500,
  },
};
const priceHigh: Readonly<
  Record<GarageDoorsInputs['material'], Readonly<Record<GarageDoorsInputs['doorType'], number>>>
> = {
  steel: {
    single: 1600,
    double: 2600,
    tall: 2900,
  },
  steel_insul: {
    single: 2300,
    double: 3800,
    tall: 4200,
  },
  wood: {
    single: 4000,
    double: 6000,
    tall: 7000,
  },
  glass: {
    single: 7000,
    double: 10000,
    tall: 11000,
  },
};
const doorTypePhrases: Readonly<Record<GarageDoorsInputs['doorType'], string>> = {
  single: 'single',
  double: 'double',
  tall: 'tall',
};
const materialPhrases: Readonly<Record<GarageDoorsInputs['material'], string>> = {
  steel: 'steel',
  steel_insul: 'insulated-steel',
  wood: 'wood',
  glass: 'full-view glass',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ doorType, material }: GarageDoorsInputs): GarageDoorsSteps {
  const opener = power[material][doorType];
  const costLow = priceLow[material][doorType];
  const costHigh = priceHigh[material][doorType];
  const openerInstalledLow = 300;
  const openerInstalledHigh = 600;
  return { opener, costLow, costHigh, openerInstalledLow, openerInstalledHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: GarageDoorsInputs, own: OwnFigures): GarageDoorsSteps {
  const { doorType, material } = inputs;
  const price = own['price'] ?? priceLow[material][doorType];
  const priceHigh_ = own['price'] ?? priceHigh[material][doorType];
  const pricesDoorOpener = own['prices.door_opener'] ?? 300;
  const pricesDoorOpenerHigh = own['prices.door_opener'] ?? 600;
  const opener = power[material][doorType];
  const costLow = price;
  const costHigh = priceHigh_;
  const openerInstalledLow = pricesDoorOpener;
  const openerInstalledHigh = pricesDoorOpenerHigh;
  return { opener, costLow, costHigh, openerInstalledLow, openerInstalledHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: GarageDoorsInputs, steps = compute(inputs)): CalculationResult {
  const { doorType, material } = inputs;
  const { opener, costLow, costHigh, openerInstalledLow, openerInstalledHigh } = steps;
  return {
    value: roundTo(opener, 2),
    unit: 'HP',
    interpretation:
      `A ${doorTypePhrases[doorType]} ${materialPhrases[material]} door needs a ${inHP(opener)} opener or the DC ` +
      `equivalent. The door costs ${rangeInRoughDollars(costLow, costHigh)} installed, and the opener usually adds ` +
      `${rangeInRoughDollars(openerInstalledLow, openerInstalledHigh)}.`,
    secondary: [
      { value: roundTo(costLow, 0), unit: '$', label: 'Door installed (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Door installed (high)' },
    ],
    figures: {
      opener: { value: roundTo(opener, 2), unit: 'HP' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      openerInstalled: { low: roundTo(openerInstalledLow, 0), high: roundTo(openerInstalledHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: GarageDoorsInputs, steps = compute(inputs)): EstimateAmounts {
  const { costLow, costHigh, openerInstalledLow, openerInstalledHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(costLow, 0), high: roundTo(costHigh, 0) }],
    options: [{ low: roundTo(openerInstalledLow, 0), high: roundTo(openerInstalledHigh, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: GarageDoorsInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { opener, costLow, costHigh, openerInstalledLow, openerInstalledHigh } = steps;
  return [
    { name: 'opener', formula: 'power[material, doorType]', value: opener, unit: 'HP' },
    { name: 'cost', formula: 'price[material, doorType]', value: { low: costLow, high: costHigh }, unit: '$' },
    {
      name: 'openerInstalled',
      formula: 'prices.door_opener',
      value: { low: openerInstalledLow, high: openerInstalledHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ doorType, material }: GarageDoorsInputs): readonly Cell[] {
  return [
    { name: 'power', cell: `${material}/${doorType}`, unit: 'HP', value: power[material][doorType] },
    {
      name: 'price',
      cell: `${material}/${doorType}`,
      unit: '$',
      low: priceLow[material][doorType],
      high: priceHigh[material][doorType],
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: GarageDoorsInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 HP", for instance. */
function inHP(value: number): string {
  return amount(trimmed(value, 2), '', ' HP', ' HP');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Opener horsepower for your door, and the installed price of door and opener */
export const garageDoors: Calculator<GarageDoorsInputs> = {
  slug: 'garage-doors',
  title: 'Garage Door and Opener Calculator',
  subtitle: 'Opener horsepower for your door, and the installed price of door and opener',
  tag: 'home',
  service: 'Garage doors',
  disclaimer:
    'Planning estimate. Springs, not the opener, carry the door, and must match its weight. In the first-tier ' +
    'coastal counties windstorm insurance asks for a wind-rated door; it leaves out that rating, framing and wiring.',
  inputs: [
    {
      name: 'doorType',
      label: 'Door size',
      type: 'select',
      default: 'single',
      options: [
        { value: 'single', label: 'Single, 8 or 9 ft wide' },
        { value: 'double', label: 'Double, 16 ft wide' },
        { value: 'tall', label: 'Tall or RV door' },
      ],
    },
    {
      name: 'material',
      label: 'Material',
      type: 'select',
      default: 'steel_insul',
      options: [
        { value: 'steel', label: 'Steel' },
        { value: 'steel_insul', label: 'Insulated steel' },
        { value: 'wood', label: 'Wood' },
        { value: 'glass', label: 'Full-view glass' },
      ],
    },
  ],
  costBand: {
    service_name: 'Garage doors',
    unit: 'per door',
    price_min_usd: 800,
    price_max_usd: 3500,
    notes: 'The band is for steel doors; wood and full-view glass cost more.',
  },
  sources: [
    '1/2 HP to 150 lb, 3/4 HP to 225 lb, 1 to 1-1/4 HP for solid wood and oversized doors ' +
      '(innovationgaragedoors.com/what-size-garage-door-opener-do-i-need); 1/2 HP for single and 3/4 HP for most ' +
      'double doors (garagedoors101.com/what-size-garage-door-opener-do-i-need). The table assigns them by usual ' +
      'door weights.',
    'Single steel $700 to $1,500, double insulated $1,500 to $3,800, wood $2,500 to $6,000, full-view glass $4,000 ' +
      'to $10,000 (homedependable.com/guides/garage-door-replacement-cost, 2026); doors of 16 ft in steel $600 to ' +
      '$2,500, in wood $2,000 to $6,000 (thecostguide.com/home/windows-doors/garage-door-replacement-cost).',
    'The certificate of compliance covers garage doors in the designated catastrophe area, the 14 first-tier ' +
      'coastal counties and a part of Harris County (Texas Department of Insurance, ' +
      'tdi.texas.gov/wind/faqbuild.html).',
  ],
  asOf: '2025-09-28',
  sharedFigures: [{
    name: 'prices.door_opener',
    unit: '$',
    source: 'Published: guide (undated)',
    values: [{ low: 300, high: 600 }],
  }],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Door with installation', covers: 'job' }],
    options: [{ name: 'opener', line: 'Opener with installation', covers: 'job' }],
    leavesOut: ['wind-rated door', 'framing', 'wiring', 'windows'],
    pitfalls: [
      'The springs lift the door, not the opener; a stronger motor will not fix a door that is out of balance.',
      'In the first-tier coastal counties the windstorm certificate asks for a door with a wind rating, which ' +
        'costs more.',
      'Torsion springs are under enough tension to injure; leave them to a technician.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 2,
    prices: { 'prices.door_opener': 'published', 'garage-doors.price': 'published' },
  },
  own: {
    figures: [
      {
        name: 'price',
        label: 'Price',
        unit: '$',
        min: 200,
        max: 12000,
        units: acceptedUnits.USD,
        by: ['material', 'doorType'],
      },
      { name: 'prices.door_opener', label: 'Opener', unit: '$', min: 100, max: 2000, units: acceptedUnits.USD },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { 'prices.door_opener': 'Opener' },
  repeats: { '0': 'total', '1': 'total' },
  asks: [
    { input: 'material', from: 'steel', to: 'glass' },
    { input: 'doorType', from: 'single', to: 'tall' },
  ],
  refuse,
  answer,
  trace,
  cells,
};
