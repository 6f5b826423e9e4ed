/**
 * Gas Pipe Size Calculator. Generated from the entry gas-line-services of catalog/calculators/home-water.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { isAtMost, roundHalfAway, roundTo } from '../../engine/kernel/math.js';
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

/** The inputs of the Gas Pipe Size Calculator, inside their bounds. */
export interface GasLineServicesInputs {
  /** All appliances on the pipe, 10000 to 750000 BTU per hour in steps of 1000; 150000 when omitted. */
  readonly load: number;
  /** Longest run; '60' when omitted. */
  readonly longest: '20' | '30' | '40' | '50' | '60' | '80' | '100' | '150' | '200';
}

/** The steps of the calculation. */
export interface GasLineServicesSteps {
  /** load / home_coverages.gas_heat to cuft/h, in cu ft per hour */
  readonly flow: number;
  /**
   * if flow <= longest.p05 then 0.5 in else if flow <= longest.p07 then 0.75 in else if flow <= longest.p10 then 1 in
   * else if flow <= longest.p12 then 1.25 in else if flow <= longest.p15 then 1.5 in else 2 in, in in
   */
  readonly diameter: number;
  /**
   * if diameter <= 0.5 in then "1/2-inch" else if diameter <= 0.75 in then "3/4-inch" else if diameter <= 1 in then
   * "1-inch" else if diameter <= 1.25 in then "1-1/4-inch" else if diameter <= 1.5 in then "1-1/2-inch" else "2-inch"
   */
  readonly nominal: string;
  /**
   * if flow <= longest.p05 then longest.p05 else if flow <= longest.p07 then longest.p07 else if flow <= longest.p10
   * then longest.p10 else if flow <= longest.p12 then longest.p12 else if flow <= longest.p15 then longest.p15 else
   * longest.p20, in cu ft per hour
   */
  readonly carries: number;
  /** carries * home_coverages.gas_heat to Btuh, in BTU per hour */
  readonly heat: number;
  /** max(heat - load, 0 Btuh), in BTU per hour */
  readonly spare: number;
  /** Low end of home_prices.gas_minimum, in $ */
  readonly minimumLow: number;
  /** High end of home_prices.gas_minimum, in $ */
  readonly minimumHigh: number;
  /** Low end of longest.feet * home_prices.gas_line, in $ */
  readonly byFootLow: number;
  /** High end of longest.feet * home_prices.gas_line, in $ */
  readonly byFootHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(byFoot, 1 USD)), in $ */
  readonly costLow: number;
  /** High end of max(round(minimum, 1 USD), round(byFoot, 1 USD)), in $ */
  readonly costHigh: number;
}

const longestFigures: Readonly<
  Record<
    GasLineServicesInputs['longest'],
    { feet: number; p05: number; p07: number; p10: number; p12: number; p15: number; p20: number }
  >
> = {
  '20': { feet: 20, p05: 118, p07: 247, p10: 466, p12: 957, p15: 1430, p20: 2760 },
  '30': { feet: 30, p05: 95, p07: 199, p10: 374, p12: 768, p15: 1150, p20: 2220 },
  '40': { feet: 40, p05: 81, p07: 170, p10: 320, p12: 657, p15: 985, p20: 1900 },
  '50': { feet: 50, p05: 72, p07: 151, p10: 284, p12: 583, p15: 873, p20: 1680 },
  '60': { feet: 60, p05: 65, p07: 137, p10: 257, p12: 528, p15: 791, p20: 1520 },
  '80': { feet: 80, p05: 56, p07: 117, p10: 220, p12: 452, p15: 677, p20: 1300 },
  '100': { feet: 100, p05: 50, p07: 104, p10: 195, p12: 400, p15: 600, p20: 1160 },
  '150': { feet: 150, p05: 40, p07: 83, p10: 157, p12: 322, p15: 482, p20: 928 },
  '200': { feet: 200, p05: 34, p07: 71, p10: 134, p12: 275, p15: 412, p20: 794 },
};
const longestPhrases: Readonly<Record<GasLineServicesInputs['longest'], string>> = {
  '20': '20 ft',
  '30': '30 ft',
  '40': '40 ft',
  '50': '50 ft',
  '60': '60 ft',
  '80': '80 ft',
  '100': '100 ft',
  '150': '150 ft',
  '200': '200 ft',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ load, longest }: GasLineServicesInputs): GasLineServicesSteps {
  const longestChosen = longestFigures[longest];
  const flow = load / 1000;
  const diameter =
    isAtMost(flow, longestChosen.p05)
      ? 0.5
      : isAtMost(flow, longestChosen.p07)
        ? 0.75
        : isAtMost(flow, longestChosen.p10)
          ? 1
          : isAtMost(flow, longestChosen.p12)
            ? 1.25
            : isAtMost(flow, longestChosen.p15)
              ? 1.5
              : 2;
  const nominal: string =
    diameter <= 0.5
      ? '1/2-inch'
      : diameter <= 0.75
        ? '3/4-inch'
        : diameter <= 1
          ? '1-inch'
          : diameter <= 1.25
            ? '1-1/4-inch'
            : diameter <= 1.5
              ? '1-1/2-inch'
              : '2-inch';
  const carries =
    isAtMost(flow, longestChosen.p05)
      ? longestChosen.p05
      : isAtMost(flow, longestChosen.p07)
        ? longestChosen.p07
        : isAtMost(flow, longestChosen.p10)
          ? longestChosen.p10
          : isAtMost(flow, longestChosen.p12)
            ? longestChosen.p12
            : isAtMost(flow, longestChosen.p15)
              ? longestChosen.p15
              : longestChosen.p20;
  const heat = carries * 1000;
  const spare = Math.max(heat - load, 0);
  const minimumLow = 350;
  const minimumHigh = 600;
  const byFootLow = longestChosen.feet * 15;
  const byFootHigh = longestChosen.feet * 30;
  const costLow = Math.max(minimumLow, roundHalfAway(byFootLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byFootHigh));
  return {
    flow,
    diameter,
    nominal,
    carries,
    heat,
    spare,
    minimumLow,
    minimumHigh,
    byFootLow,
    byFootHigh,
    costLow,
    costHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: GasLineServicesInputs, own: OwnFigures): GasLineServicesSteps {
  const { load, longest } = inputs;
  const longestChosen = longestFigures[longest];
  const homePricesGasLine = own['home_prices.gas_line'] ?? 15;
  const homePricesGasLineHigh = own['home_prices.gas_line'] ?? 30;
  const flow = load / 1000;
  const diameter =
    isAtMost(flow, longestChosen.p05)
      ? 0.5
      : isAtMost(flow, longestChosen.p07)
        ? 0.75
        : isAtMost(flow, longestChosen.p10)
          ? 1
          : isAtMost(flow, longestChosen.p12)
            ? 1.25
            : isAtMost(flow, longestChosen.p15)
              ? 1.5
              : 2;
  const nominal: string =
    diameter <= 0.5
      ? '1/2-inch'
      : diameter <= 0.75
        ? '3/4-inch'
        : diameter <= 1
          ? '1-inch'
          : diameter <= 1.25
            ? '1-1/4-inch'
            : diameter <= 1.5
              ? '1-1/2-inch'
              : '2-inch';
  const carries =
    isAtMost(flow, longestChosen.p05)
      ? longestChosen.p05
      : isAtMost(flow, longestChosen.p07)
        ? longestChosen.p07
        : isAtMost(flow, longestChosen.p10)
          ? longestChosen.p10
          : isAtMost(flow, longestChosen.p12)
            ? longestChosen.p12
            : isAtMost(flow, longestChosen.p15)
              ? longestChosen.p15
              : longestChosen.p20;
  const heat = carries * 1000;
  const spare = Math.max(heat - load, 0);
  const minimumLow = 350;
  const minimumHigh = 600;
  const byFootLow = longestChosen.feet * homePricesGasLine;
  const byFootHigh = longestChosen.feet * homePricesGasLineHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(byFootLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byFootHigh));
  return {
    flow,
    diameter,
    nominal,
    carries,
    heat,
    spare,
    minimumLow,
    minimumHigh,
    byFootLow,
    byFootHigh,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: GasLineServicesInputs, steps = compute(inputs)): CalculationResult {
  const { load, longest } = inputs;
  const { flow, diameter, nominal, heat, spare, costLow, costHigh } = steps;
  return {
    value: roundTo(diameter, 2),
    unit: 'inches of steel pipe',
    text: nominal,
    interpretation:
      `For ${inBTUPerHour(load)} and a longest run of ${longestPhrases[longest]} you need ${nominal} steel pipe, ` +
      `which carries ${inWholeBTUPerHour(heat)} and leaves ${inWholeBTUPerHour(spare)} to spare. A new line of that ` +
      `length costs ${rangeInRoughDollars(costLow, costHigh)}, plus any larger meter.`,
    secondary: [
      { value: roundTo(flow, 0), unit: 'cubic feet an hour', label: 'Gas an hour' },
      { value: roundTo(heat, 0), unit: 'BTU per hour', label: 'The pipe carries' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Cost (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Cost (high)' },
    ],
    figures: {
      heat: { value: roundTo(heat, 0), unit: 'BTU per hour' },
      spare: { value: roundTo(spare, 0), unit: 'BTU per hour' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      nominal: { text: nominal },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: GasLineServicesInputs, steps = compute(inputs)): EstimateAmounts {
  const { minimumLow, minimumHigh, byFootLow, byFootHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(byFootLow, 0), high: roundTo(byFootHigh, 0) }],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: GasLineServicesInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    flow,
    diameter,
    nominal,
    carries,
    heat,
    spare,
    minimumLow,
    minimumHigh,
    byFootLow,
    byFootHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'flow', formula: 'load / home_coverages.gas_heat to cuft/h', value: flow, unit: 'cu ft per hour' },
    {
      name: 'diameter',
      formula:
        'if flow <= longest.p05 then 0.5 in else if flow <= longest.p07 then 0.75 in else if flow <= longest.p10 ' +
        'then 1 in else if flow <= longest.p12 then 1.25 in else if flow <= longest.p15 then 1.5 in else 2 in',
      value: diameter,
      unit: 'in',
    },
    {
      name: 'nominal',
      formula:
        'if diameter <= 0.5 in then "1/2-inch" else if diameter <= 0.75 in then "3/4-inch" else if diameter <= 1 in ' +
        'then "1-inch" else if diameter <= 1.25 in then "1-1/4-inch" else if diameter <= 1.5 in then "1-1/2-inch" ' +
        'else "2-inch"',
      value: nominal,
      unit: '',
    },
    {
      name: 'carries',
      formula:
        'if flow <= longest.p05 then longest.p05 else if flow <= longest.p07 then longest.p07 else if flow <= ' +
        'longest.p10 then longest.p10 else if flow <= longest.p12 then longest.p12 else if flow <= longest.p15 then ' +
        'longest.p15 else longest.p20',
      value: carries,
      unit: 'cu ft per hour',
    },
    { name: 'heat', formula: 'carries * home_coverages.gas_heat to Btuh', value: heat, unit: 'BTU per hour' },
    { name: 'spare', formula: 'max(heat - load, 0 Btuh)', value: spare, unit: 'BTU per hour' },
    { name: 'minimum', formula: 'home_prices.gas_minimum', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    {
      name: 'byFoot',
      formula: 'longest.feet * home_prices.gas_line',
      value: { low: byFootLow, high: byFootHigh },
      unit: '$',
    },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byFoot, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ longest }: GasLineServicesInputs): readonly Cell[] {
  const longestChosen = longestFigures[longest];
  return [
    { name: 'longest.feet', cell: longest, unit: 'ft', value: longestChosen.feet },
    { name: 'longest.p05', cell: longest, unit: 'cu ft per hour', value: longestChosen.p05 },
    { name: 'longest.p07', cell: longest, unit: 'cu ft per hour', value: longestChosen.p07 },
    { name: 'longest.p10', cell: longest, unit: 'cu ft per hour', value: longestChosen.p10 },
    { name: 'longest.p12', cell: longest, unit: 'cu ft per hour', value: longestChosen.p12 },
    { name: 'longest.p15', cell: longest, unit: 'cu ft per hour', value: longestChosen.p15 },
    { name: 'longest.p20', cell: longest, unit: 'cu ft per hour', value: longestChosen.p20 },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: GasLineServicesInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 BTU per hour", for instance. */
function inBTUPerHour(value: number): string {
  return amount(trimmed(value, 2), '', ' BTU per hour', ' BTU per hour');
}

/** "2,500 BTU per hour", for instance. */
function inWholeBTUPerHour(value: number): string {
  return amount(trimmed(value, 0), '', ' BTU per hour', ' BTU per hour');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** The steel pipe that carries your appliances over the longest run, and its cost */
export const gasLineServices: Calculator<GasLineServicesInputs> = {
  slug: 'gas-line-services',
  title: 'Gas Pipe Size Calculator',
  subtitle: 'The steel pipe that carries your appliances over the longest run, and its cost',
  tag: 'home',
  service: 'Gas line services',
  disclaimer:
    "Planning estimate by the fuel gas code's table for low-pressure natural gas in steel pipe. It leaves out " +
    'flexible tubing, propane, 2-psi systems, fittings and the meter. In Texas gas piping is the work of a licensed ' +
    'plumber.',
  inputs: [
    {
      name: 'load',
      label: 'All appliances on the pipe',
      type: 'number',
      unit: 'BTU per hour',
      default: 150000,
      min: 10000,
      max: 750000,
      step: 1000,
      units: acceptedUnits.Btuh,
      hint: 'Plates: range 65,000, dryer 35,000, tank heater 40,000, tankless 199,000',
    },
    {
      name: 'longest',
      label: 'Longest run',
      type: 'select',
      default: '60',
      options: [
        { value: '20', label: '20 ft' },
        { value: '30', label: '30 ft' },
        { value: '40', label: '40 ft' },
        { value: '50', label: '50 ft' },
        { value: '60', label: '60 ft' },
        { value: '80', label: '80 ft' },
        { value: '100', label: '100 ft' },
        { value: '150', label: '150 ft' },
        { value: '200', label: '200 ft' },
      ],
      ask: 'How long is the longest run?',
      hint: 'From the meter to the farthest appliance, with its fittings; choose the next longer one',
    },
  ],
  costBand: {
    service_name: 'Gas line services',
    unit: 'per linear foot',
    price_min_usd: 15,
    price_max_usd: 30,
    notes:
      'New line with labor, pipe and permit. Short lines cost the minimum of a job, which is more than the band by ' +
      'the foot.',
  },
  sources: [
    'Schedule 40 pipe, natural gas below 2 psi, drop of 0.5 in. w.c., IFGC Table 402.4(2) (IRC Table G2413.4(1)), ' +
      "printed in manualshive.com/manual/pavilion/ghq-c3201wx-ff-pb-us and, from ANSI Z223.1 of 2012, in Laars' " +
      'manual (easymanua.ls/laars/mfthw199/manual?p=32).',
    "The longest length method of IFGC 402.4.1; each of the 54 figures is within 1.1 percent of the code's own " +
      'low-pressure equation, D = Q^0.381 / (19.17 x (0.5 / (0.6094 x L))^0.206).',
    'A cubic foot of natural gas is taken as 1,000 BTU, as pipe tables of makers do ' +
      '(manualshive.com/manual/pavilion/ghq-c3201wx-ff-pb-us).',
  ],
  asOf: '2021-11-01',
  sharedFigures: [
    {
      name: 'home_coverages.gas_heat',
      unit: 'BTU per hour hours per cubic foot',
      source:
        'A cubic foot of natural gas is taken as 1,000 BTU, as pipe tables of makers do ' +
        '(manualshive.com/manual/pavilion/ghq-c3201wx-ff-pb-us).',
      values: [{ value: 1000 }],
    },
    {
      name: 'home_prices.gas_line',
      unit: '$ per foot',
      asOf: '2021-11-01',
      source: 'Published: guide (2021)',
      values: [{ low: 15, high: 30 }],
    },
    {
      name: 'home_prices.gas_minimum',
      unit: '$',
      asOf: '2021-11-01',
      source: 'Published: guide (2021)',
      values: [{ low: 350, high: 600 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Gas line by the foot', covers: 'job' }],
    leavesOut: ['a larger meter', 'a new regulator', 'trench in rock or pavement', 'wall repair'],
    pitfalls: [
      'The length is that to the farthest appliance, even for a pipe that serves a nearer one.',
      'A generator or a tankless heater often doubles the load; the meter may have to grow as well.',
      'After any work the line is pressure tested and the utility turns it on again; plan a day without gas.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    brought: 2,
    broughtFrom: '2021',
    prices: { 'home_prices.gas_line': 'brought', 'home_prices.gas_minimum': 'brought' },
  },
  own: {
    figures: [{
      name: 'home_prices.gas_line',
      label: 'Gas line',
      unit: '$ per foot',
      min: 5,
      max: 120,
      written: 'USD/ft',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { byFoot: 'Price by the foot' },
  counted: { 'cubic feet an hour': 'cubic foot an hour', 'inches of steel pipe': 'inch of steel pipe' },
  repeats: { '2': 'total', '3': 'total' },
  asks: [{ input: 'longest', from: '20', to: '200' }],
  slopes: {
    value: { load: 1 },
    heat: { load: 1 },
    'cost.low': { load: 0 },
    'cost.high': { load: 0 },
    'total.low': { load: 0 },
    'total.high': { load: 0 },
  },
  refuse,
  answer,
  trace,
  cells,
};
