/**
 * Dumpster Size Calculator. Generated from the entry dumpster-rental of catalog/calculators/land.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { isAbove, roundHalfAway, roundTo, roundUp } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  Cell,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../engine/kernel/module.js';
import type { Schedule } from '../../engine/kernel/schedule.js';
import { lookUp, schedule } from '../../engine/kernel/schedule.js';
import { amount, fixed, roughRange, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Dumpster Size Calculator, inside their bounds. */
export interface DumpsterRentalInputs {
  /** Debris in pickup loads, 0.5 to 16 pickup loads in steps of 0.5; 5 when omitted. */
  readonly pickups: number;
  /** Debris; 'mixed' when omitted. */
  readonly kind: 'household' | 'mixed' | 'wood' | 'drywall' | 'rubble';
}

/** The steps of the calculation. */
export interface DumpsterRentalSteps {
  /** pickups * coverages.pickup_bed, in cubic yards */
  readonly volume: number;
  /** volume * kind.weight to ton, in tons */
  readonly weight: number;
  /** max(ceil(volume / kind.box), ceil(weight / (1 load * coverages.dumpster_pull))) */
  readonly boxes: number;
  /** size[min(kind.box, volume)], in cubic yards */
  readonly container: number;
  /** boxes * included[container], in tons */
  readonly allowed: number;
  /** max(0 ton, weight - allowed), in tons */
  readonly over: number;
  /** Low end of over * prices.dumpster_ton, in $ */
  readonly extraLow: number;
  /** High end of over * prices.dumpster_ton, in $ */
  readonly extraHigh: number;
  /**
   * Low end of if container <= 10 cuyd then prices.dumpster_10 else if container <= 15 cuyd then prices.dumpster_15
   * else if container <= 20 cuyd then prices.dumpster_20 else if container <= 30 cuyd then prices.dumpster_30 else
   * prices.dumpster_40, in $ per load
   */
  readonly eachLow: number;
  /**
   * High end of if container <= 10 cuyd then prices.dumpster_10 else if container <= 15 cuyd then prices.dumpster_15
   * else if container <= 20 cuyd then prices.dumpster_20 else if container <= 30 cuyd then prices.dumpster_30 else
   * prices.dumpster_40, in $ per load
   */
  readonly eachHigh: number;
  /** Low end of boxes * 1 load * each, in $ */
  readonly rentLow: number;
  /** High end of boxes * 1 load * each, in $ */
  readonly rentHigh: number;
  /** if boxes = 1 then "dumpster" else "dumpsters" */
  readonly word: string;
  /** Low end of round(rent, 1 USD) + round(extra, 1 USD), in $ */
  readonly costLow: number;
  /** High end of round(rent, 1 USD) + round(extra, 1 USD), in $ */
  readonly costHigh: number;
}

const kindFigures: Readonly<Record<DumpsterRentalInputs['kind'], { weight: number; box: number }>> = {
  household: { weight: 300, box: 40 },
  mixed: { weight: 350, box: 40 },
  wood: { weight: 300, box: 40 },
  drywall: { weight: 500, box: 40 },
  rubble: { weight: 2400, box: 10 },
};
const size: Schedule = schedule({
  upTo: [10, 15, 20, 30, 40],
  values: [10, 15, 20, 30, 40],
  brackets: [],
  round: 0,
});
const included: Schedule = schedule({
  upTo: [10, 15, 20, 30, 40],
  values: [2, 2.5, 3, 4, 5],
  brackets: [],
  round: 0,
});
const kindPhrases: Readonly<Record<DumpsterRentalInputs['kind'], string>> = {
  household: 'household junk',
  mixed: 'mixed debris',
  wood: 'scrap wood',
  drywall: 'drywall',
  rubble: 'rubble',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ pickups, kind }: DumpsterRentalInputs): DumpsterRentalSteps {
  const kindChosen = kindFigures[kind];
  const volume = pickups * 2.5;
  const weight = volume * kindChosen.weight / 2000;
  const boxes = Math.max(roundUp(volume / kindChosen.box), roundUp(weight / 10));
  const container = lookUp(size, Math.min(kindChosen.box, volume));
  const allowed = boxes * lookUp(included, container);
  const over = Math.max(0, weight - allowed);
  const extraLow = over * 40;
  const extraHigh = over * 100;
  const eachLow =
    container <= 10
      ? 300
      : container <= 15
        ? 350
        : container <= 20
          ? 400
          : container <= 30
            ? 500
            : 650;
  const eachHigh =
    container <= 10
      ? 550
      : container <= 15
        ? 650
        : container <= 20
          ? 750
          : container <= 30
            ? 900
            : 1100;
  const rentLow = boxes * eachLow;
  const rentHigh = boxes * eachHigh;
  const word: string = boxes === 1 ? 'dumpster' : 'dumpsters';
  const costLow = roundHalfAway(rentLow) + roundHalfAway(extraLow);
  const costHigh = roundHalfAway(rentHigh) + roundHalfAway(extraHigh);
  return {
    volume,
    weight,
    boxes,
    container,
    allowed,
    over,
    extraLow,
    extraHigh,
    eachLow,
    eachHigh,
    rentLow,
    rentHigh,
    word,
    costLow,
    costHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: DumpsterRentalInputs, own: OwnFigures): DumpsterRentalSteps {
  const { pickups, kind } = inputs;
  const kindChosen = kindFigures[kind];
  const pricesDumpsterTon = own['prices.dumpster_ton'] ?? 40;
  const pricesDumpsterTonHigh = own['prices.dumpster_ton'] ?? 100;
  const volume = pickups * 2.5;
  const weight = volume * kindChosen.weight / 2000;
  const boxes = Math.max(roundUp(volume / kindChosen.box), roundUp(weight / 10));
  const container = lookUp(size, Math.min(kindChosen.box, volume));
  const allowed = boxes * lookUp(included, container);
  const over = Math.max(0, weight - allowed);
  const extraLow = over * pricesDumpsterTon;
  const extraHigh = over * pricesDumpsterTonHigh;
  const eachLow =
    container <= 10
      ? 300
      : container <= 15
        ? 350
        : container <= 20
          ? 400
          : container <= 30
            ? 500
            : 650;
  const eachHigh =
    container <= 10
      ? 550
      : container <= 15
        ? 650
        : container <= 20
          ? 750
          : container <= 30
            ? 900
            : 1100;
  const rentLow = boxes * eachLow;
  const rentHigh = boxes * eachHigh;
  const word: string = boxes === 1 ? 'dumpster' : 'dumpsters';
  const costLow = roundHalfAway(rentLow) + roundHalfAway(extraLow);
  const costHigh = roundHalfAway(rentHigh) + roundHalfAway(extraHigh);
  return {
    volume,
    weight,
    boxes,
    container,
    allowed,
    over,
    extraLow,
    extraHigh,
    eachLow,
    eachHigh,
    rentLow,
    rentHigh,
    word,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: DumpsterRentalInputs, steps = compute(inputs)): CalculationResult {
  const { kind } = inputs;
  const { volume, weight, boxes, container, over, word, costLow, costHigh } = steps;
  return {
    value: roundTo(container, 0),
    unit: 'cubic-yard dumpster',
    interpretation:
      `${inCubicYards(volume)} of ${kindPhrases[kind]} weigh about ${inTonsTo1Decimal(weight)} and fill ` +
      `${trimmed(boxes, 0)} ${word} of ${inWholeCubicYards(container)}, ` +
      (isAbove(over, 0)
        ? `${inTonsTo1Decimal(over)} over the usual weight allowance. The rental and the extra tons cost ` +
          `${rangeInRoughDollars(costLow, costHigh)}.`
        : `within the usual weight allowance. The rental costs ${rangeInRoughDollars(costLow, costHigh)} for a week.`),
    secondary: [
      { value: roundTo(boxes, 0), unit: '', label: 'Dumpsters' },
      { value: roundTo(volume, 1), unit: 'cubic yards', label: 'Debris' },
      { value: roundTo(weight, 1), unit: 'tons', label: 'Weight' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Rental (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Rental (high)' },
    ],
    figures: {
      volume: { value: roundTo(volume, 2), unit: 'cubic yards' },
      weight: { value: roundTo(weight, 1), unit: 'tons' },
      boxes: { value: roundTo(boxes, 0), unit: '' },
      container: { value: roundTo(container, 0), unit: 'cubic yards' },
      over: { value: roundTo(over, 1), unit: 'tons' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      word: { text: word },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: DumpsterRentalInputs, steps = compute(inputs)): EstimateAmounts {
  const { extraLow, extraHigh, rentLow, rentHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [
      { low: roundTo(rentLow, 0), high: roundTo(rentHigh, 0) },
      { low: roundTo(extraLow, 0), high: roundTo(extraHigh, 0) },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: DumpsterRentalInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    volume,
    weight,
    boxes,
    container,
    allowed,
    over,
    extraLow,
    extraHigh,
    eachLow,
    eachHigh,
    rentLow,
    rentHigh,
    word,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'volume', formula: 'pickups * coverages.pickup_bed', value: volume, unit: 'cubic yards' },
    { name: 'weight', formula: 'volume * kind.weight to ton', value: weight, unit: 'tons' },
    {
      name: 'boxes',
      formula: 'max(ceil(volume / kind.box), ceil(weight / (1 load * coverages.dumpster_pull)))',
      value: boxes,
      unit: '',
    },
    { name: 'container', formula: 'size[min(kind.box, volume)]', value: container, unit: 'cubic yards' },
    { name: 'allowed', formula: 'boxes * included[container]', value: allowed, unit: 'tons' },
    { name: 'over', formula: 'max(0 ton, weight - allowed)', value: over, unit: 'tons' },
    { name: 'extra', formula: 'over * prices.dumpster_ton', value: { low: extraLow, high: extraHigh }, unit: '$' },
    {
      name: 'each',
      formula:
        'if container <= 10 cuyd then prices.dumpster_10 else if container <= 15 cuyd then prices.dumpster_15 else ' +
        'if container <= 20 cuyd then prices.dumpster_20 else if container <= 30 cuyd then prices.dumpster_30 else ' +
        'prices.dumpster_40',
      value: { low: eachLow, high: eachHigh },
      unit: '$ per load',
    },
    { name: 'rent', formula: 'boxes * 1 load * each', value: { low: rentLow, high: rentHigh }, unit: '$' },
    { name: 'word', formula: 'if boxes = 1 then "dumpster" else "dumpsters"', value: word, unit: '' },
    {
      name: 'cost',
      formula: 'round(rent, 1 USD) + round(extra, 1 USD)',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ kind }: DumpsterRentalInputs): readonly Cell[] {
  const kindChosen = kindFigures[kind];
  return [
    { name: 'kind.weight', cell: kind, unit: 'lb per cubic yard', value: kindChosen.weight },
    { name: 'kind.box', cell: kind, unit: 'cubic yards', value: kindChosen.box },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: DumpsterRentalInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 cubic yards", for instance. */
function inCubicYards(value: number): string {
  return amount(trimmed(value, 2), '', ' cubic yard', ' cubic yards');
}

/** "2,500.0 tons", for instance. */
function inTonsTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' ton', ' tons');
}

/** "2,500 cubic yards", for instance. */
function inWholeCubicYards(value: number): string {
  return amount(trimmed(value, 0), '', ' cubic yard', ' cubic yards');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** The roll-off that holds the debris, its weight and what the rental costs */
export const dumpsterRental: Calculator<DumpsterRentalInputs> = {
  slug: 'dumpster-rental',
  title: 'Dumpster Size Calculator',
  subtitle: 'The roll-off that holds the debris, its weight and what the rental costs',
  tag: 'outdoor',
  service: 'Dumpster rental',
  disclaimer:
    'Planning estimate for a week. It leaves out street permits, extra days, and things that landfills refuse: ' +
    'tires, paint, batteries, refrigerators. Prices and tons included differ by company; ask for both.',
  inputs: [
    {
      name: 'pickups',
      label: 'Debris in pickup loads',
      type: 'number',
      unit: 'pickup loads',
      default: 5,
      min: 0.5,
      max: 16,
      step: 0.5,
      units: acceptedUnits.truckful,
      ask: 'How many pickup loads of debris?',
      hint: 'A heaped pickup bed holds about 2.5 cu yd',
    },
    {
      name: 'kind',
      label: 'Debris',
      type: 'select',
      default: 'mixed',
      options: [
        { value: 'household', label: 'Household cleanout' },
        { value: 'mixed', label: 'Mixed remodeling debris' },
        { value: 'wood', label: 'Scrap wood' },
        { value: 'drywall', label: 'Drywall' },
        { value: 'rubble', label: 'Rubble: brick, tile, broken concrete' },
      ],
      ask: 'What kind of debris?',
    },
  ],
  costBand: {
    service_name: 'Dumpster rental',
    unit: 'per dumpster',
    price_min_usd: 300,
    price_max_usd: 1100,
    notes: 'Several boxes of rubble, and tons over the allowance, cost more than one dumpster of the band.',
  },
  sources: [
    'Weights of debris per cubic yard, 350 mixed, 500 drywall, 300 wood, up to 300 household: USGBC and EPA ' +
      'figures (docslib.org/doc/8340850, EPA Volume-to-Weight Conversion Factors, April 2016); 2,400 of loose ' +
      'concrete, CalRecycle (calrecycle.ca.gov/SWFacilities/CDI/Tools/Calculations.htm).',
  ],
  asOf: '2017-01-01',
  sharedFigures: [
    {
      name: 'coverages.dumpster_pull',
      unit: 'tons per load',
      source: 'Published: firm, guide (undated)',
      values: [{ value: 10 }],
    },
    {
      name: 'coverages.pickup_bed',
      unit: 'cubic yards per pickup load',
      source: 'Published: guide (undated)',
      values: [{ value: 2.5 }],
    },
    {
      name: 'prices.dumpster_10',
      unit: '$ per load',
      source: 'Published: firm, guide (undated)',
      values: [{ low: 300, high: 550 }],
    },
    { name: 'prices.dumpster_15', unit: '$ per load', source: 'Our judgement', values: [{ low: 350, high: 650 }] },
    {
      name: 'prices.dumpster_20',
      unit: '$ per load',
      asOf: '2017-01-01',
      source: 'Published: tariff, firm, guide (2017)',
      values: [{ low: 400, high: 750 }],
    },
    {
      name: 'prices.dumpster_30',
      unit: '$ per load',
      asOf: '2017-01-01',
      source: 'Published: tariff, firm (2017)',
      values: [{ low: 500, high: 900 }],
    },
    { name: 'prices.dumpster_40', unit: '$ per load', source: 'Our judgement', values: [{ low: 650, high: 1100 }] },
    {
      name: 'prices.dumpster_ton',
      unit: '$ per ton',
      asOf: '2025-01-18',
      source: 'Published: firm, guide (2025)',
      values: [{ low: 40, high: 100 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    addsUp: 'pickups',
    lines: [
      { line: 'Dumpsters for a week, delivered, hauled and dumped', covers: 'job' },
      { line: 'Tons over the allowance', covers: 'fee' },
    ],
    leavesOut: ['street permit', 'extra days', 'loading', 'things that landfills refuse'],
    pitfalls: [
      'You pay for weight as well as space; tons over the allowance are billed per ton.',
      'Brick, dirt and concrete go into 10-yard boxes only, since a truck cannot lift more.',
      'Nothing may stick up over the rim when the truck comes.',
      'Scrap wood counts as 300 pounds a cubic yard here; stacked tight it comes to 400 or more.',
      'Clean concrete often goes at a flat price a box to a recycler; ask for it before you mix it with brick and ' +
        'dirt.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 4,
    judged: 2,
    prices: {
      'prices.dumpster_10': 'published',
      'prices.dumpster_15': 'judged',
      'prices.dumpster_20': 'published',
      'prices.dumpster_30': 'published',
      'prices.dumpster_40': 'judged',
      'prices.dumpster_ton': 'published',
    },
  },
  own: {
    figures: [{
      name: 'prices.dumpster_ton',
      label: 'Each additional ton',
      unit: '$ per ton',
      min: 10,
      max: 400,
      written: 'USD/ton',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { 'prices.dumpster_ton': 'Each additional ton' },
  counted: { 'cubic yards': 'cubic yard', 'pickup loads': 'pickup load', tons: 'ton' },
  repeats: { '3': 'total', '4': 'total' },
  asks: [
    { input: 'kind', from: 'household', to: 'rubble' },
    { input: 'pickups', from: 3.5, to: 7.5 },
  ],
  slopes: {
    value: { pickups: 1 },
    volume: { pickups: 1 },
    weight: { pickups: 1 },
    boxes: { pickups: 1 },
    container: { pickups: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
