/**
 * Standby Generator Size and Cost Calculator. Generated from the entry generators of catalog/calculators.yaml by `npm
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
import type { Schedule } from '../../engine/kernel/schedule.js';
import { lookUp, schedule } from '../../engine/kernel/schedule.js';
import { amount, roughRange, trimmed } from '../../engine/kernel/text.js';

/** The inputs of the Standby Generator Size and Cost Calculator, inside their bounds. */
export interface GeneratorsInputs {
  /** Home size; 'med' when omitted. */
  readonly homeSize: 'small' | 'med' | 'large' | 'xl';
  /** What it should run; 'managed' when omitted. */
  readonly coverage: 'essentials' | 'managed' | 'whole';
}

/** The steps of the calculation. */
export interface GeneratorsSteps {
  /** size[homeSize, coverage], in kW */
  readonly minimum: number;
  /** models[minimum / electricity.gas_rating], in kW */
  readonly model: number;
  /** minimum / electricity.service_voltage to A, in A */
  readonly amps: number;
  /**
   * Low end of if model <= 26 kW then model * prices.generator_power else model * prices.generator_liquid_power, in $
   */
  readonly unitLow: number;
  /**
   * High end of if model <= 26 kW then model * prices.generator_power else model * prices.generator_liquid_power, in $
   */
  readonly unitHigh: number;
  /** Low end of if model <= 26 kW then prices.generator_base else prices.generator_liquid_base, in $ */
  readonly installLow: number;
  /** High end of if model <= 26 kW then prices.generator_base else prices.generator_liquid_base, in $ */
  readonly installHigh: number;
  /** Low end of round(unit, 1 USD) + round(install, 1 USD), in $ */
  readonly installedLow: number;
  /** High end of round(unit, 1 USD) + round(install, 1 USD), in $ */
  readonly installedHigh: number;
}

const size: Readonly<Record<GeneratorsInputs['homeSize'], Readonly<Record<GeneratorsInputs['coverage'], number>>>> = {
  small: {
    essentials: 7,
    managed: 10,
    whole: 16,
  },
  med: {
    essentials: 10,
    managed: 14,
    whole: 22,
  },
  large: {
    essentials: 13,
    managed: 18,
    whole: 26,
  },
  xl: {
    essentials: 16,
    managed: 22,
    whole: 38,
  },
};
const models: Schedule = schedule({
  upTo: [10, 14, 18, 20, 22, 24, 26, 32, 38, 48],
  values: [10, 14, 18, 20, 22, 24, 26, 32, 38, 48],
  brackets: [],
  round: 0,
});
const homeSizePhrases: Readonly<Record<GeneratorsInputs['homeSize'], string>> = {
  small: 'a small home',
  med: 'a medium home',
  large: 'a large home',
  xl: 'an extra-large home',
};
const coveragePhrases: Readonly<Record<GeneratorsInputs['coverage'], string>> = {
  essentials: 'the essentials',
  managed: 'the whole home with load management',
  whole: 'the whole home at once',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ homeSize, coverage }: GeneratorsInputs): GeneratorsSteps {
  const minimum = size[homeSize][coverage];
  const model = lookUp(models, minimum * 10 / 9);
  const amps = minimum * 25 / 6;
  const unitLow = model <= 26 ? model * 250 : model * 300;
  const unitHigh = model * 350;
  const installLow = model <= 26 ? 4000 : 5000;
  const installHigh = model <= 26 ? 8000 : 12000;
  const installedLow = roundHalfAway(unitLow) + roundHalfAway(installLow);
  const installedHigh = roundHalfAway(unitHigh) + roundHalfAway(installHigh);
  return { minimum, model, amps, unitLow, unitHigh, installLow, installHigh, installedLow, installedHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: GeneratorsInputs, own: OwnFigures): GeneratorsSteps {
  const { homeSize, coverage } = inputs;
  const pricesGeneratorPower = own['prices.generator_power'] ?? 250;
  const pricesGeneratorPowerHigh = own['prices.generator_power'] ?? 350;
  const minimum = size[homeSize][coverage];
  const model = lookUp(models, minimum * 10 / 9);
  const amps = minimum * 25 / 6;
  const unitLow = model <= 26 ? model * pricesGeneratorPower : model * 300;
  const unitHigh = model <= 26 ? model * pricesGeneratorPowerHigh : model * 350;
  const installLow = model <= 26 ? 4000 : 5000;
  const installHigh = model <= 26 ? 8000 : 12000;
  const installedLow = roundHalfAway(unitLow) + roundHalfAway(installLow);
  const installedHigh = roundHalfAway(unitHigh) + roundHalfAway(installHigh);
  return { minimum, model, amps, unitLow, unitHigh, installLow, installHigh, installedLow, installedHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: GeneratorsInputs, steps = compute(inputs)): CalculationResult {
  const { homeSize, coverage } = inputs;
  const { minimum, model, amps, installedLow, installedHigh } = steps;
  return {
    value: roundTo(minimum, 0),
    unit: 'kW',
    interpretation:
      `You need at least ${inWholeKW(minimum)} (about ${inWholeA(amps)} at 240 volts) to run ` +
      `${coveragePhrases[coverage]} in ${homeSizePhrases[homeSize]}. A generator gives 10% less on natural gas than ` +
      'on propane, so buy ' +
      (model <= 26
        ? `one rated ${inKW(model)}, which costs ${rangeInRoughDollars(installedLow, installedHigh)} installed with ` +
          'transfer switch.'
        : `a liquid-cooled one rated ${inKW(model)}, which costs ${rangeInRoughDollars(installedLow, installedHigh)} ` +
          'installed with transfer switch.'),
    secondary: [
      { value: roundTo(model, 0), unit: 'kW', label: 'Next common model size' },
      { value: roundTo(installedLow, 0), unit: '$', label: 'Installed cost (low)' },
      { value: roundTo(installedHigh, 0), unit: '$', label: 'Installed cost (high)' },
    ],
    figures: {
      minimum: { value: roundTo(minimum, 0), unit: 'kW' },
      amps: { value: roundTo(amps, 0), unit: 'A' },
      model: { value: roundTo(model, 2), unit: 'kW' },
      installed: { low: roundTo(installedLow, 0), high: roundTo(installedHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: GeneratorsInputs, steps = compute(inputs)): EstimateAmounts {
  const { unitLow, unitHigh, installLow, installHigh, installedLow, installedHigh } = steps;
  return {
    total: { low: roundTo(installedLow, 0), high: roundTo(installedHigh, 0) },
    lines: [
      { low: roundTo(unitLow, 0), high: roundTo(unitHigh, 0) },
      { low: roundTo(installLow, 0), high: roundTo(installHigh, 0) },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: GeneratorsInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { minimum, model, amps, unitLow, unitHigh, installLow, installHigh, installedLow, installedHigh } = steps;
  return [
    { name: 'minimum', formula: 'size[homeSize, coverage]', value: minimum, unit: 'kW' },
    { name: 'model', formula: 'models[minimum / electricity.gas_rating]', value: model, unit: 'kW' },
    { name: 'amps', formula: 'minimum / electricity.service_voltage to A', value: amps, unit: 'A' },
    {
      name: 'unit',
      formula: 'if model <= 26 kW then model * prices.generator_power else model * prices.generator_liquid_power',
      value: { low: unitLow, high: unitHigh },
      unit: '$',
    },
    {
      name: 'install',
      formula: 'if model <= 26 kW then prices.generator_base else prices.generator_liquid_base',
      value: { low: installLow, high: installHigh },
      unit: '$',
    },
    {
      name: 'installed',
      formula: 'round(unit, 1 USD) + round(install, 1 USD)',
      value: { low: installedLow, high: installedHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ homeSize, coverage }: GeneratorsInputs): readonly Cell[] {
  return [{ name: 'size', cell: `${homeSize}/${coverage}`, unit: 'kW', value: size[homeSize][coverage] }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: GeneratorsInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 kW", for instance. */
function inWholeKW(value: number): string {
  return amount(trimmed(value, 0), '', ' kW', ' kW');
}

/** "2,500 A", for instance. */
function inWholeA(value: number): string {
  return amount(trimmed(value, 0), '', ' A', ' A');
}

/** "2,500 kW", for instance. */
function inKW(value: number): string {
  return amount(trimmed(value, 2), '', ' kW', ' kW');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Smallest standby generator that carries your home through an outage, and its installed price */
export const generators: Calculator<GeneratorsInputs> = {
  slug: 'generators',
  title: 'Standby Generator Size and Cost Calculator',
  subtitle: 'Smallest standby generator that carries your home through an outage, and its installed price',
  tag: 'home',
  service: 'Standby generators',
  disclaimer:
    'Planning estimate. A licensed electrician must calculate the load and a plumber must size the gas line before ' +
    'you buy; it leaves out long gas runs, a new panel and permits.',
  inputs: [
    {
      name: 'homeSize',
      label: 'Home size',
      type: 'select',
      default: 'med',
      options: [
        { value: 'small', label: 'Small, up to 1,200 sq ft' },
        { value: 'med', label: 'Medium, 1,200 to 2,200 sq ft' },
        { value: 'large', label: 'Large, 2,200 to 3,500 sq ft' },
        { value: 'xl', label: 'Extra large, over 3,500 sq ft' },
      ],
      ask: 'How large is the home?',
    },
    {
      name: 'coverage',
      label: 'What it should run',
      type: 'select',
      default: 'managed',
      options: [
        { value: 'essentials', label: 'Essentials: refrigerator, lights, fans, outlets' },
        { value: 'managed', label: 'Whole home with load management' },
        { value: 'whole', label: 'Whole home at once' },
      ],
      ask: 'What should it run?',
    },
  ],
  costBand: {
    service_name: 'Standby generators',
    unit: 'per system',
    price_min_usd: 4500,
    price_max_usd: 14000,
    notes:
      'Essentials and simple installations stay inside the band; what runs a whole home, and liquid-cooled machines ' +
      'above 26 kW, cost more.',
  },
  sources: [
    'Sizes follow mightygenerators.com/pages/home-standby-generator-sizing-guide (necessities 6 to 8 kW, more 10, ' +
      'most homes 12 to 13, whole home 20 to 22, large 25 and 30) and gendealers.com/learn/installation-and-sizing ' +
      '(14 to 16 kW for 1,500 to 2,500 sq ft, 18 to 22 to 3,500 and 24 to 48 above).',
    'NEC 702.4 requires that an automatic standby source carry the full load or that a load-management system ' +
      'limit it (norwall.com/power-expert/standby-generator-buyer-guide-what-size-generator-do-i-need).',
    "Model sizes are those of common air-cooled lines to 26 kW and of liquid-cooled ones above (makers' catalogs).",
    'Over 20 kW installed $9,500 to $24,000 (homeguide.com/costs/generator-cost).',
  ],
  asOf: '2026-01-01',
  sharedFigures: [
    {
      name: 'electricity.gas_rating',
      unit: '',
      asOf: '2026-06-01',
      source: 'Published: guide (2026)',
      values: [{ value: 0.9 }],
    },
    { name: 'electricity.service_voltage', unit: 'V', source: 'Published: code (undated)', values: [{ value: 240 }] },
    {
      name: 'prices.generator_base',
      unit: '$',
      asOf: '2026-01-01',
      source: 'Published: guide (2026)',
      values: [{ low: 4000, high: 8000 }],
    },
    {
      name: 'prices.generator_liquid_base',
      unit: '$',
      source: 'Published: guide (undated)',
      values: [{ low: 5000, high: 12000 }],
    },
    {
      name: 'prices.generator_liquid_power',
      unit: '$ per kW',
      source: 'Published: guide (undated)',
      values: [{ low: 300, high: 350 }],
    },
    {
      name: 'prices.generator_power',
      unit: '$ per kW',
      source: 'Published: firm, guide (undated)',
      values: [{ low: 250, high: 350 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Generator with transfer switch', covers: 'material' },
      { line: 'Pad, wiring, gas connection and start-up', covers: 'labor' },
    ],
    leavesOut: ['long gas runs', 'new panel', 'permits', 'propane tank', 'maintenance'],
    pitfalls: [
      'Running a whole home at once without load management takes twice the generator.',
      'On natural gas the same engine gives about a tenth less than on propane; makers advertise the larger figure.',
      'Above 26 kW machines are liquid-cooled, and the price jumps by several thousand dollars.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 4,
    prices: {
      'prices.generator_base': 'published',
      'prices.generator_liquid_base': 'published',
      'prices.generator_liquid_power': 'published',
      'prices.generator_power': 'published',
    },
  },
  own: {
    figures: [{
      name: 'prices.generator_power',
      label: 'Generator, installed',
      unit: '$ per kW',
      min: 100,
      max: 1000,
      written: 'USD/kW',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { 'prices.generator_power': 'Generator, installed' },
  repeats: { '1': 'total', '2': 'total' },
  asks: [
    { input: 'homeSize', from: 'small', to: 'xl' },
    { input: 'coverage', from: 'essentials', to: 'whole' },
  ],
  refuse,
  answer,
  trace,
  cells,
};
