/**
 * Asphalt Paving Calculator. Generated from the entry asphalt-paving of catalog/calculators/grounds.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { isBelow, roundHalfAway, roundTo, roundUp } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../engine/kernel/module.js';
import { amount, roughRange, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Asphalt Paving Calculator, inside their bounds. */
export interface AsphaltPavingInputs {
  /** Length, 5 to 10000 ft in steps of 1; 60 when omitted. */
  readonly length: number;
  /** Width, 4 to 200 ft in steps of 1; 16 when omitted. */
  readonly width: number;
  /** Asphalt after rolling, 1.5 to 8 in in steps of 0.5; 3 when omitted. */
  readonly thickness: number;
  /** Crushed base, 0 to 12 in in steps of 1; 6 when omitted. */
  readonly base: number;
}

/** The steps of the calculation. */
export interface AsphaltPavingSteps {
  /** length * width to sqft, in sq ft */
  readonly area: number;
  /** area * thickness * work_coverages.asphalt_weight to ton, in tons */
  readonly tons: number;
  /** ceil(tons * work_coverages.asphalt_order, 1 ton), in tons */
  readonly order: number;
  /** area * base to cuyd, in cubic yards */
  readonly stone: number;
  /** ceil(stone, 1 cuyd), in cubic yards */
  readonly yards: number;
  /** ceil(order / 22 ton/load), in loads */
  readonly trucks: number;
  /** Low end of work_minimums.paving, in $ */
  readonly minimumLow: number;
  /** High end of work_minimums.paving, in $ */
  readonly minimumHigh: number;
  /**
   * Low end of min(order, 100 ton) * work_prices.asphalt_small + max(order - 100 ton, 0 ton) * work_prices.asphalt, in
   * $
   */
  readonly pavingLow: number;
  /**
   * High end of min(order, 100 ton) * work_prices.asphalt_small + max(order - 100 ton, 0 ton) * work_prices.asphalt, in
   * $
   */
  readonly pavingHigh: number;
  /** Low end of yards * work_prices.asphalt_base, in $ */
  readonly baseWorkLow: number;
  /** High end of yards * work_prices.asphalt_base, in $ */
  readonly baseWorkHigh: number;
  /** Low end of paving + baseWork, in $ */
  readonly byWorkLow: number;
  /** High end of paving + baseWork, in $ */
  readonly byWorkHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(paving, 1 USD) + round(baseWork, 1 USD)), in $ */
  readonly costLow: number;
  /** High end of max(round(minimum, 1 USD), round(paving, 1 USD) + round(baseWork, 1 USD)), in $ */
  readonly costHigh: number;
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ length, width, thickness, base }: AsphaltPavingInputs): AsphaltPavingSteps {
  const area = length * width;
  const tons = area * thickness * 29 / 4800;
  const order = roundUp(tons * 1.08);
  const stone = area * base / 324;
  const yards = roundUp(stone);
  const trucks = roundUp(order / 22);
  const minimumLow = 1500;
  const minimumHigh = 3000;
  const pavingLow = Math.min(order, 100) * 160 + Math.max(order - 100, 0) * 120;
  const pavingHigh = Math.min(order, 100) * 340 + Math.max(order - 100, 0) * 200;
  const baseWorkLow = yards * 50;
  const baseWorkHigh = yards * 110;
  const byWorkLow = pavingLow + baseWorkLow;
  const byWorkHigh = pavingHigh + baseWorkHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(pavingLow) + roundHalfAway(baseWorkLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(pavingHigh) + roundHalfAway(baseWorkHigh));
  return {
    area,
    tons,
    order,
    stone,
    yards,
    trucks,
    minimumLow,
    minimumHigh,
    pavingLow,
    pavingHigh,
    baseWorkLow,
    baseWorkHigh,
    byWorkLow,
    byWorkHigh,
    costLow,
    costHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: AsphaltPavingInputs, own: OwnFigures): AsphaltPavingSteps {
  const { length, width, thickness, base } = inputs;
  const workCoveragesAsphaltOrder = own['work_coverages.asphalt_order'] ?? 1.08;
  const workPricesAsphalt = own['work_prices.asphalt'] ?? 120;
  const workPricesAsphaltHigh = own['work_prices.asphalt'] ?? 200;
  const workPricesAsphaltBase = own['work_prices.asphalt_base'] ?? 50;
  const workPricesAsphaltBaseHigh = own['work_prices.asphalt_base'] ?? 110;
  const area = length * width;
  const tons = own['tons'] ?? area * thickness * 29 / 4800;
  const order = roundUp(tons * workCoveragesAsphaltOrder);
  const stone = own['stone'] ?? area * base / 324;
  const yards = roundUp(stone);
  const trucks = roundUp(order / 22);
  const minimumLow = 1500;
  const minimumHigh = 3000;
  const pavingLow = Math.min(order, 100) * 160 + Math.max(order - 100, 0) * workPricesAsphalt;
  const pavingHigh = Math.min(order, 100) * 340 + Math.max(order - 100, 0) * workPricesAsphaltHigh;
  const baseWorkLow = yards * workPricesAsphaltBase;
  const baseWorkHigh = yards * workPricesAsphaltBaseHigh;
  const byWorkLow = pavingLow + baseWorkLow;
  const byWorkHigh = pavingHigh + baseWorkHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(pavingLow) + roundHalfAway(baseWorkLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(pavingHigh) + roundHalfAway(baseWorkHigh));
  return {
    area,
    tons,
    order,
    stone,
    yards,
    trucks,
    minimumLow,
    minimumHigh,
    pavingLow,
    pavingHigh,
    baseWorkLow,
    baseWorkHigh,
    byWorkLow,
    byWorkHigh,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: AsphaltPavingInputs, steps = compute(inputs)): CalculationResult {
  const { thickness, base } = inputs;
  const { area, tons, order, stone, yards, trucks, minimumLow, byWorkLow, costLow, costHigh } = steps;
  return {
    value: roundTo(tons, 2),
    unit: 'tons',
    interpretation:
      `For ${inWholeSqFt(area)}, ${inInches(thickness)} thick when compacted, you need ${inTons(tons)} of asphalt: ` +
      `order ${inWholeTons(order)}, or ${inWholeLoads(trucks)} in a 22-ton truck` +
      (base > 0 && isBelow(byWorkLow, minimumLow)
        ? `, over ${inWholeCubicYards(yards)} of base. Installed it costs ${rangeInRoughDollars(costLow, costHigh)}, ` +
          'because crews charge a minimum.'
        : base > 0
          ? `, over ${inWholeCubicYards(yards)} of base. Installed it costs ${rangeInRoughDollars(costLow, costHigh)}.`
          : `. Over a firm surface it costs ${rangeInRoughDollars(costLow, costHigh)} installed` +
            (isBelow(byWorkLow, minimumLow) ? ', because crews charge a minimum.' : '.')),
    secondary: [
      { value: roundTo(order, 0), unit: 'tons', label: 'To order' },
      { value: roundTo(trucks, 0), unit: 'loads', label: 'Truckloads' },
      { value: roundTo(stone, 2), unit: 'cubic yards', label: 'Base' },
      { value: roundTo(costLow, 0), unit: '$', label: 'In place (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'In place (high)' },
    ],
    figures: {
      area: { value: roundTo(area, 0), unit: 'sq ft' },
      tons: { value: roundTo(tons, 2), unit: 'tons' },
      order: { value: roundTo(order, 0), unit: 'tons' },
      trucks: { value: roundTo(trucks, 0), unit: 'loads' },
      yards: { value: roundTo(yards, 0), unit: 'cubic yards' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: AsphaltPavingInputs, steps = compute(inputs)): EstimateAmounts {
  const { minimumLow, minimumHigh, pavingLow, pavingHigh, baseWorkLow, baseWorkHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [
      { low: roundTo(pavingLow, 0), high: roundTo(pavingHigh, 0) },
      { low: roundTo(baseWorkLow, 0), high: roundTo(baseWorkHigh, 0) },
    ],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: AsphaltPavingInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    area,
    tons,
    order,
    stone,
    yards,
    trucks,
    minimumLow,
    minimumHigh,
    pavingLow,
    pavingHigh,
    baseWorkLow,
    baseWorkHigh,
    byWorkLow,
    byWorkHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'area', formula: 'length * width to sqft', value: area, unit: 'sq ft' },
    { name: 'tons', formula: 'area * thickness * work_coverages.asphalt_weight to ton', value: tons, unit: 'tons' },
    { name: 'order', formula: 'ceil(tons * work_coverages.asphalt_order, 1 ton)', value: order, unit: 'tons' },
    { name: 'stone', formula: 'area * base to cuyd', value: stone, unit: 'cubic yards' },
    { name: 'yards', formula: 'ceil(stone, 1 cuyd)', value: yards, unit: 'cubic yards' },
    { name: 'trucks', formula: 'ceil(order / 22 ton/load)', value: trucks, unit: 'loads' },
    { name: 'minimum', formula: 'work_minimums.paving', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    {
      name: 'paving',
      formula: 'min(order, 100 ton) * work_prices.asphalt_small + max(order - 100 ton, 0 ton) * work_prices.asphalt',
      value: { low: pavingLow, high: pavingHigh },
      unit: '$',
    },
    {
      name: 'baseWork',
      formula: 'yards * work_prices.asphalt_base',
      value: { low: baseWorkLow, high: baseWorkHigh },
      unit: '$',
    },
    { name: 'byWork', formula: 'paving + baseWork', value: { low: byWorkLow, high: byWorkHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(paving, 1 USD) + round(baseWork, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: AsphaltPavingInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 sq ft", for instance. */
function inWholeSqFt(value: number): string {
  return amount(trimmed(value, 0), '', ' sq ft', ' sq ft');
}

/** "2,500 inches", for instance. */
function inInches(value: number): string {
  return amount(trimmed(value, 2), '', ' inch', ' inches');
}

/** "2,500 tons", for instance. */
function inTons(value: number): string {
  return amount(trimmed(value, 2), '', ' ton', ' tons');
}

/** "2,500 tons", for instance. */
function inWholeTons(value: number): string {
  return amount(trimmed(value, 0), '', ' ton', ' tons');
}

/** "2,500 loads", for instance. */
function inWholeLoads(value: number): string {
  return amount(trimmed(value, 0), '', ' load', ' loads');
}

/** "2,500 cubic yards", for instance. */
function inWholeCubicYards(value: number): string {
  return amount(trimmed(value, 0), '', ' cubic yard', ' cubic yards');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Tons of hot mix and yards of base for a drive or lot, and the price in place */
export const asphaltPaving: Calculator<AsphaltPavingInputs> = {
  slug: 'asphalt-paving',
  title: 'Asphalt Paving Calculator',
  subtitle: 'Tons of hot mix and yards of base for a drive or lot, and the price in place',
  tag: 'outdoor',
  service: 'Asphalt paving',
  disclaimer:
    'Planning estimate of paving on firm ground. It leaves out tearing out, soft spots, drains, sealing and ' +
    'striping; plants on the coast are few and the haul counts.',
  inputs: [
    {
      name: 'length',
      label: 'Length',
      type: 'number',
      unit: 'ft',
      default: 60,
      min: 5,
      max: 10000,
      step: 1,
      units: acceptedUnits.ft,
      ask: 'How long is the pavement?',
    },
    {
      name: 'width',
      label: 'Width',
      type: 'number',
      unit: 'ft',
      default: 16,
      min: 4,
      max: 200,
      step: 1,
      units: acceptedUnits.ft,
      ask: 'How wide is the pavement?',
    },
    {
      name: 'thickness',
      label: 'Asphalt after rolling',
      type: 'number',
      unit: 'in',
      default: 3,
      min: 1.5,
      max: 8,
      step: 0.5,
      units: acceptedUnits.in,
    },
    {
      name: 'base',
      label: 'Crushed base',
      type: 'number',
      unit: 'in',
      default: 6,
      min: 0,
      max: 12,
      step: 1,
      units: acceptedUnits.in,
      hint: 'None over an old, firm surface',
    },
  ],
  costBand: {
    service_name: 'Asphalt paving',
    unit: 'per square foot',
    price_min_usd: 4,
    price_max_usd: 9,
    notes:
      'The band is for 3 inches on 6 inches of base. Thicker paving costs more, paving without base and large lots ' +
      'less, and small jobs their minimum.',
  },
  sources: [
    'Tons = area x thickness x 145 lb / 2,000 (pavecon.com/calculator).',
    'A common truck brings 22 tons (asphaltcalculator.shop/sources).',
    'About 8 percent more asphalt is ordered than is laid (constructioncalchq.com/guides/how-to-estimate-asphalt), ' +
      "between the 5 and 10 percent of the Navy's manual NAVEDTRA 14080 " +
      '(enginemechanics.tpub.com/14080/css/Compute-Bituminous-Material-195.htm).',
    "Compacted asphalt weighs 145 lb a cubic foot (pavecon.com/calculator); the Navy's Equipment Operator manual, " +
      'NAVEDTRA 14080, takes 146, 110 lb a square yard and inch ' +
      '(enginemechanics.tpub.com/14080/css/Compute-Bituminous-Material-195.htm).',
  ],
  asOf: '2022-02-21',
  sharedFigures: [
    {
      name: 'work_coverages.asphalt_order',
      unit: '',
      source:
        'About 8 percent more asphalt is ordered than is laid ' +
        "(constructioncalchq.com/guides/how-to-estimate-asphalt), between the 5 and 10 percent of the Navy's manual " +
        'NAVEDTRA 14080 (enginemechanics.tpub.com/14080/css/Compute-Bituminous-Material-195.htm).',
      values: [{ value: 1.08 }],
    },
    {
      name: 'work_coverages.asphalt_weight',
      unit: 'lb per cubic foot',
      source:
        "Compacted asphalt weighs 145 lb a cubic foot (pavecon.com/calculator); the Navy's Equipment Operator " +
        'manual, NAVEDTRA 14080, takes 146, 110 lb a square yard and inch ' +
        '(enginemechanics.tpub.com/14080/css/Compute-Bituminous-Material-195.htm).',
      values: [{ value: 145 }],
    },
    {
      name: 'work_minimums.paving',
      unit: '$',
      asOf: '2025-01-01',
      source: 'Published: guide (2025)',
      values: [{ low: 1500, high: 3000 }],
    },
    {
      name: 'work_prices.asphalt',
      unit: '$ per ton',
      asOf: '2022-02-21',
      source: 'Published: guide (2022 to 2025)',
      values: [{ low: 120, high: 200 }],
    },
    {
      name: 'work_prices.asphalt_base',
      unit: '$ per cubic yard',
      source: 'Published: firm, guide (undated)',
      values: [{ low: 50, high: 110 }],
    },
    {
      name: 'work_prices.asphalt_small',
      unit: '$ per ton',
      asOf: '2026-02-11',
      source: 'Published: guide (2026)',
      values: [{ low: 160, high: 340 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Hot mix, laid and rolled', covers: 'job', alike: [] },
      { line: 'Crushed base, spread and rolled', covers: 'job', alike: [] },
    ],
    together: { tons: 'sum', stone: 'sum' },
    leavesOut: ['tearing out old paving', 'soft spots', 'drains', 'sealing', 'striping', 'sales tax'],
    pitfalls: [
      'Thickness is measured after rolling; loose mix loses a fifth to a quarter of its height under the roller.',
      'Asphalt without a firm base cracks within a year on coastal clay.',
      'Men who knock with leftover asphalt from another job sell a thin skin; ask for tons and tickets.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 4,
    prices: {
      'work_minimums.paving': 'published',
      'work_prices.asphalt': 'published',
      'work_prices.asphalt_base': 'published',
      'work_prices.asphalt_small': 'published',
    },
  },
  own: {
    figures: [
      { name: 'work_coverages.asphalt_order', label: 'Share to order', min: 1, max: 1.5 },
      { name: 'work_prices.asphalt', label: 'Asphalt, laid', unit: '$ per ton', min: 40, max: 600, written: 'USD/ton' },
      {
        name: 'work_prices.asphalt_base',
        label: 'Base, laid',
        unit: '$ per cubic yard',
        min: 10,
        max: 400,
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
      depth: { input: 'thickness', times: 0.08333333333333333 },
    },
  },
  labels: {
    baseWork: 'Price of the base',
    byWork: 'Price of the work',
    'work_coverages.asphalt_order': 'Share to order',
    'work_prices.asphalt': 'Asphalt, laid',
    'work_prices.asphalt_base': 'Base, laid',
  },
  counted: { 'cubic yards': 'cubic yard', loads: 'load', tons: 'ton' },
  repeats: { '3': 'total', '4': 'total' },
  asks: [
    { input: 'length', from: 40, to: 90 },
    { input: 'thickness', from: 2, to: 4.5 },
    { input: 'width', from: 11, to: 20 },
    { input: 'base', from: 4, to: 9 },
  ],
  slopes: {
    value: { length: 1, width: 1, thickness: 1, base: 0 },
    area: { length: 1, width: 1, thickness: 0, base: 0 },
    tons: { length: 1, width: 1, thickness: 1, base: 0 },
    order: { length: 1, width: 1, thickness: 1, base: 0 },
    trucks: { length: 1, width: 1, thickness: 1, base: 0 },
    yards: { length: 1, width: 1, thickness: 0, base: 1 },
    'cost.low': { length: 1, width: 1, thickness: 1, base: 1 },
    'cost.high': { length: 1, width: 1, thickness: 1, base: 1 },
    'total.low': { length: 1, width: 1, thickness: 1, base: 1 },
    'total.high': { length: 1, width: 1, thickness: 1, base: 1 },
  },
  refuse,
  answer,
  trace,
};
