/**
 * Garage Floor Coating Calculator. Generated from the entry garage-floor-epoxy of catalog/calculators/finishes.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { isBelow, roundHalfAway, roundTo, roundUp } from '../../engine/kernel/math.js';
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

/** The inputs of the Garage Floor Coating Calculator, inside their bounds. */
export interface GarageFloorEpoxyInputs {
  /** Floor, 50 to 5000 sq ft in steps of 10; 450 when omitted. */
  readonly area: number;
  /** Coating; 'flake' when omitted. */
  readonly system: 'kit' | 'solid' | 'flake';
}

/** The steps of the calculation. */
export interface GarageFloorEpoxySteps {
  /** area * system.base / system.solids to gal, in gallons */
  readonly color: number;
  /** area * system.top / system.topSolids to gal, in gallons */
  readonly clear: number;
  /** ceil(color, 1 gal), in gallons */
  readonly order: number;
  /** ceil(clear, 1 gal), in gallons */
  readonly finish: number;
  /** order + finish, in gallons */
  readonly gallons: number;
  /** area * work_coverages.flake * system.flake to lb, in lb */
  readonly chips: number;
  /** ceil(chips / 40 lb) * 40 lb, in lb */
  readonly boxes: number;
  /** area / color to sqft/gal, in sq ft per gallon */
  readonly covers: number;
  /** Low end of work_minimums.coating, in $ */
  readonly minimumLow: number;
  /** High end of work_minimums.coating, in $ */
  readonly minimumHigh: number;
  /** Low end of area * system.rate, in $ */
  readonly byWorkLow: number;
  /** High end of area * system.rate, in $ */
  readonly byWorkHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(byWork, 1 USD)), in $ */
  readonly costLow: number;
  /** High end of max(round(minimum, 1 USD), round(byWork, 1 USD)), in $ */
  readonly costHigh: number;
}

const systemFigures: Readonly<
  Record<
    GarageFloorEpoxyInputs['system'],
    { base: number; solids: number; top: number; topSolids: number; flake: number; rateLow: number; rateHigh: number }
  >
> = {
  kit: { base: 0.003, solids: 50, top: 0, topSolids: 100, flake: 0, rateLow: 2, rateHigh: 4 },
  solid: { base: 0.01, solids: 100, top: 0, topSolids: 100, flake: 0, rateLow: 5, rateHigh: 8 },
  flake: { base: 0.01, solids: 100, top: 0.008, topSolids: 85, flake: 100, rateLow: 6, rateHigh: 12 },
};
const systemPhrases: Readonly<Record<GarageFloorEpoxyInputs['system'], string>> = {
  kit: 'a water-based kit',
  solid: 'solid epoxy',
  flake: 'epoxy with flake',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ area, system }: GarageFloorEpoxyInputs): GarageFloorEpoxySteps {
  const systemChosen = systemFigures[system];
  const color = area * systemChosen.base / systemChosen.solids * 4800 / 77;
  const clear = area * systemChosen.top / systemChosen.topSolids * 4800 / 77;
  const order = roundUp(color);
  const finish = roundUp(clear);
  const gallons = order + finish;
  const chips = area * systemChosen.flake * 0.0015;
  const boxes = roundUp(chips / 40) * 40;
  const covers = area / color;
  const minimumLow = 1000;
  const minimumHigh = 1600;
  const byWorkLow = area * systemChosen.rateLow;
  const byWorkHigh = area * systemChosen.rateHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(byWorkLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byWorkHigh));
  return {
    color,
    clear,
    order,
    finish,
    gallons,
    chips,
    boxes,
    covers,
    minimumLow,
    minimumHigh,
    byWorkLow,
    byWorkHigh,
    costLow,
    costHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: GarageFloorEpoxyInputs, own: OwnFigures): GarageFloorEpoxySteps {
  const { area, system } = inputs;
  const systemChosen = systemFigures[system];
  const systemRate = own['system.rate'] ?? systemChosen.rateLow;
  const systemRateHigh = own['system.rate'] ?? systemChosen.rateHigh;
  const color = area * systemChosen.base / systemChosen.solids * 4800 / 77;
  const clear = area * systemChosen.top / systemChosen.topSolids * 4800 / 77;
  const order = roundUp(color);
  const finish = roundUp(clear);
  const gallons = order + finish;
  const chips = area * systemChosen.flake * 0.0015;
  const boxes = roundUp(chips / 40) * 40;
  const covers = area / color;
  const minimumLow = 1000;
  const minimumHigh = 1600;
  const byWorkLow = area * systemRate;
  const byWorkHigh = area * systemRateHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(byWorkLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byWorkHigh));
  return {
    color,
    clear,
    order,
    finish,
    gallons,
    chips,
    boxes,
    covers,
    minimumLow,
    minimumHigh,
    byWorkLow,
    byWorkHigh,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: GarageFloorEpoxyInputs, steps = compute(inputs)): CalculationResult {
  const { area, system } = inputs;
  const {
    color,
    clear,
    order,
    finish,
    gallons,
    chips,
    boxes,
    covers,
    minimumLow,
    byWorkLow,
    costLow,
    costHigh,
  } = steps;
  return {
    value: roundTo(gallons, 0),
    unit: 'gallons',
    interpretation:
      `For ${inWholeSqFt(area)}, ${systemPhrases[system]} needs ${inWholeGallons(order)}` +
      (system === 'flake' && isBelow(byWorkLow, minimumLow)
        ? ` of color coat, ${inWholePounds(boxes)} of flake in 40-pound boxes and ${inWholeGallons(finish)} of clear ` +
          `coat. With grinding the floor costs ${rangeInRoughDollars(costLow, costHigh)}, because crews charge a ` +
          'minimum.'
        : system === 'flake'
          ? ` of color coat, ${inWholePounds(boxes)} of flake in 40-pound boxes and ${inWholeGallons(finish)} of ` +
            `clear coat. With grinding the floor costs ${rangeInRoughDollars(costLow, costHigh)}.`
          : `. On a prepared floor it costs ${rangeInRoughDollars(costLow, costHigh)}` +
            (isBelow(byWorkLow, minimumLow) ? ', because crews charge a minimum.' : '.')),
    secondary: [
      { value: roundTo(color, 2), unit: 'gallons', label: 'Color coat' },
      { value: roundTo(clear, 2), unit: 'gallons', label: 'Clear coat' },
      { value: roundTo(chips, 1), unit: 'lb', label: 'Flake' },
      { value: roundTo(covers, 1), unit: 'sq ft', label: 'A gallon of color covers' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Installed (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Installed (high)' },
    ],
    figures: {
      order: { value: roundTo(order, 0), unit: 'gallons' },
      boxes: { value: roundTo(boxes, 0), unit: 'lb' },
      finish: { value: roundTo(finish, 0), unit: 'gallons' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: GarageFloorEpoxyInputs, steps = compute(inputs)): EstimateAmounts {
  const { minimumLow, minimumHigh, byWorkLow, byWorkHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(byWorkLow, 0), high: roundTo(byWorkHigh, 0) }],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: GarageFloorEpoxyInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    color,
    clear,
    order,
    finish,
    gallons,
    chips,
    boxes,
    covers,
    minimumLow,
    minimumHigh,
    byWorkLow,
    byWorkHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'color', formula: 'area * system.base / system.solids to gal', value: color, unit: 'gallons' },
    { name: 'clear', formula: 'area * system.top / system.topSolids to gal', value: clear, unit: 'gallons' },
    { name: 'order', formula: 'ceil(color, 1 gal)', value: order, unit: 'gallons' },
    { name: 'finish', formula: 'ceil(clear, 1 gal)', value: finish, unit: 'gallons' },
    { name: 'gallons', formula: 'order + finish', value: gallons, unit: 'gallons' },
    { name: 'chips', formula: 'area * work_coverages.flake * system.flake to lb', value: chips, unit: 'lb' },
    { name: 'boxes', formula: 'ceil(chips / 40 lb) * 40 lb', value: boxes, unit: 'lb' },
    { name: 'covers', formula: 'area / color to sqft/gal', value: covers, unit: 'sq ft per gallon' },
    { name: 'minimum', formula: 'work_minimums.coating', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'byWork', formula: 'area * system.rate', value: { low: byWorkLow, high: byWorkHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byWork, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ system }: GarageFloorEpoxyInputs): readonly Cell[] {
  const systemChosen = systemFigures[system];
  return [
    { name: 'system.base', cell: system, unit: 'in', value: systemChosen.base },
    { name: 'system.solids', cell: system, unit: '%', value: systemChosen.solids },
    { name: 'system.top', cell: system, unit: 'in', value: systemChosen.top },
    { name: 'system.topSolids', cell: system, unit: '%', value: systemChosen.topSolids },
    { name: 'system.flake', cell: system, unit: '%', value: systemChosen.flake },
    { name: 'system.rate', cell: system, unit: '$ per sq ft', low: systemChosen.rateLow, high: systemChosen.rateHigh },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: GarageFloorEpoxyInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 sq ft", for instance. */
function inWholeSqFt(value: number): string {
  return amount(trimmed(value, 0), '', ' sq ft', ' sq ft');
}

/** "2,500 gallons", for instance. */
function inWholeGallons(value: number): string {
  return amount(trimmed(value, 0), '', ' gallon', ' gallons');
}

/** "2,500 pounds", for instance. */
function inWholePounds(value: number): string {
  return amount(trimmed(value, 0), '', ' pound', ' pounds');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Gallons by film thickness, pounds of flake and the installed price */
export const garageFloorEpoxy: Calculator<GarageFloorEpoxyInputs> = {
  slug: 'garage-floor-epoxy',
  title: 'Garage Floor Coating Calculator',
  subtitle: 'Gallons by film thickness, pounds of flake and the installed price',
  tag: 'home',
  service: 'Garage floor epoxy',
  disclaimer:
    'Planning estimate from the film on the floor. It leaves out grinding off an old coating, cracks, stem walls, ' +
    'and a vapor barrier where the slab is damp; rough slabs soak up a fifth more.',
  inputs: [
    {
      name: 'area',
      label: 'Floor',
      type: 'number',
      unit: 'sq ft',
      default: 450,
      min: 50,
      max: 5000,
      step: 10,
      units: acceptedUnits.sqft,
      ask: 'How large is the floor?',
    },
    {
      name: 'system',
      label: 'Coating',
      type: 'select',
      default: 'flake',
      options: [
        { value: 'kit', label: 'Water-based kit, 3 mils' },
        { value: 'solid', label: 'Solid epoxy, 10 mils' },
        { value: 'flake', label: 'Epoxy with flake, clear coat' },
      ],
    },
  ],
  costBand: {
    service_name: 'Garage floor epoxy',
    unit: 'per square foot',
    price_min_usd: 2,
    price_max_usd: 12,
    project_min_usd: 1000,
    project_max_usd: 6000,
    notes: 'Small floors cost the minimum of a job, which is more than the band by the foot.',
  },
  sources: [
    'A gallon is 231 cubic inches, 1,604 sq ft at a thousandth of an inch, divided by the share of solids.',
    'Films of 3 mils at half solids for kits, 10 for solid epoxy and 8 of 85-percent clear coat are planning ' +
      'estimates; data sheets differ.',
  ],
  asOf: '2022-10-01',
  sharedFigures: [
    { name: 'work_coverages.flake', unit: 'lb per sq ft', source: 'Our judgement', values: [{ value: 0.15 }] },
    { name: 'work_minimums.coating', unit: '$', source: 'Our judgement', values: [{ low: 1000, high: 1600 }] },
    {
      name: 'work_prices.coating_epoxy',
      unit: '$ per sq ft',
      asOf: '2026-01-01',
      source: 'Published: guide (2026)',
      values: [{ low: 5, high: 8 }],
    },
    {
      name: 'work_prices.coating_flake',
      unit: '$ per sq ft',
      asOf: '2022-10-01',
      source: 'Published: firm, guide (2022 to 2026)',
      values: [{ low: 6, high: 12 }],
    },
    { name: 'work_prices.coating_kit', unit: '$ per sq ft', source: 'Our judgement', values: [{ low: 2, high: 4 }] },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Preparing and coating the floor', covers: 'job' }],
    leavesOut: ['grinding off an old coating', 'crack repair', 'stem walls', 'vapor barrier', 'sales tax'],
    pitfalls: [
      'Damp slabs near the coast push coatings off; tape down plastic for a day and look for sweat before you buy.',
      'A floor that is only washed and not ground or etched peels under hot tires.',
      'New concrete has to cure for 28 days first.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 2,
    judged: 2,
    prices: {
      'work_minimums.coating': 'judged',
      'work_prices.coating_epoxy': 'published',
      'work_prices.coating_flake': 'published',
      'work_prices.coating_kit': 'judged',
    },
  },
  own: {
    figures: [{
      name: 'system.rate',
      label: 'Price per sq ft',
      unit: '$ per sq ft',
      min: 0.5,
      max: 40,
      written: 'USD/sqft',
      by: ['system'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: { kind: 'plot', measures: { area: { input: 'area', times: 1 } } },
  labels: { byWork: 'Price of the work', 'system.rate': 'Price per sq ft' },
  counted: { gallons: 'gallon' },
  repeats: { '4': 'total', '5': 'total' },
  asks: [
    { input: 'area', from: 300, to: 650 },
    { input: 'system', from: 'kit', to: 'flake' },
  ],
  slopes: {
    value: { area: 1 },
    order: { area: 1 },
    boxes: { area: 1 },
    finish: { area: 1 },
    'cost.low': { area: 1 },
    'cost.high': { area: 1 },
    'total.low': { area: 1 },
    'total.high': { area: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
