/**
 * Tankless Water Heater Calculator. Generated from the entry tankless-water-heater of
 * catalog/calculators/home-water.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { roundHalfAwayTo, roundTo, roundUp, roundUpTo } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../engine/kernel/module.js';
import { amount, fixed, roughRange, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Tankless Water Heater Calculator, inside their bounds. */
export interface TanklessWaterHeaterInputs {
  /** Showers at once, whole, 0 to 6 showers in steps of 1; 2 when omitted. */
  readonly showers: number;
  /** Faucets at once, whole, 0 to 6 faucets in steps of 1; 1 when omitted. */
  readonly faucets: number;
  /** Dishwashers and washers at once, whole, 0 to 3 machines in steps of 1; 0 when omitted. */
  readonly washers: number;
  /** Cold water, 40 to 85 degF in steps of 1; 65 when omitted. */
  readonly inlet: number;
  /** Hot water, 100 to 140 degF in steps of 1; 120 when omitted. */
  readonly outlet: number;
  /** Fuel; 'gas' when omitted. */
  readonly fuel: 'gas' | 'electric';
}

/** The steps of the calculation. */
export interface TanklessWaterHeaterSteps {
  /** showers * 2.5 gpm + faucets * 0.75 gpm + washers * 1.5 gpm, in gallons per minute */
  readonly flow: number;
  /** outlet - inlet, in degrees F */
  readonly warmth: number;
  /** flow * home_coverages.water_heat * warmth to Btuh, in BTU per hour */
  readonly heat: number;
  /** round(heat, 1000 Btuh), in BTU per hour */
  readonly warm: number;
  /**
   * if fuel = "gas" then heat / home_coverages.gas_heater else heat / home_coverages.electric_heater, in BTU per hour
   */
  readonly input: number;
  /** ceil(input, 1000 Btuh), in BTU per hour */
  readonly burner: number;
  /** input to kW, in kW */
  readonly power: number;
  /** if fuel = "gas" then home_coverages.gas_largest else home_coverages.electric_largest, in BTU per hour */
  readonly largest: number;
  /** ceil(input / largest) * 1 heater, in heaters */
  readonly heaters: number;
  /** if fuel = "gas" then 0 A else power / electricity.service_voltage to A, in A */
  readonly amps: number;
  /** Low end of heaters * (if fuel = "gas" then home_prices.tankless_gas else home_prices.tankless_electric), in $ */
  readonly costLow: number;
  /** High end of heaters * (if fuel = "gas" then home_prices.tankless_gas else home_prices.tankless_electric), in $ */
  readonly costHigh: number;
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute(inputs: TanklessWaterHeaterInputs): TanklessWaterHeaterSteps {
  const { showers, faucets, washers, inlet, outlet, fuel } = inputs;
  const flow = showers * 2.5 + faucets * 0.75 + washers * 1.5;
  const warmth = outlet - inlet;
  const heat = flow * warmth * 500.4;
  const warm = roundHalfAwayTo(heat, 1000);
  const input = fuel === 'gas' ? heat * 50 / 41 : heat * 100 / 99;
  const burner = roundUpTo(input, 1000);
  const power = input * 0.00029307107;
  const largest = fuel === 'gas' ? 199000 : 3600000000000 / 29307107;
  const heaters = roundUp(input / largest);
  const amps = fuel === 'gas' ? 0 : power * 25 / 6;
  const costLow = heaters * (fuel === 'gas' ? 2500 : 1200);
  const costHigh = heaters * (fuel === 'gas' ? 5500 : 3500);
  return { flow, warmth, heat, warm, input, burner, power, largest, heaters, amps, costLow, costHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: TanklessWaterHeaterInputs, own: OwnFigures): TanklessWaterHeaterSteps {
  const { showers, faucets, washers, inlet, outlet, fuel } = inputs;
  const homePricesTanklessGas = own['home_prices.tankless_gas'] ?? 2500;
  const homePricesTanklessGasHigh = own['home_prices.tankless_gas'] ?? 5500;
  const homePricesTanklessElectric = own['home_prices.tankless_electric'] ?? 1200;
  const homePricesTanklessElectricHigh = own['home_prices.tankless_electric'] ?? 3500;
  const flow = showers * 2.5 + faucets * 0.75 + washers * 1.5;
  const warmth = outlet - inlet;
  const heat = flow * warmth * 500.4;
  const warm = roundHalfAwayTo(heat, 1000);
  const input = fuel === 'gas' ? heat * 50 / 41 : heat * 100 / 99;
  const burner = roundUpTo(input, 1000);
  const power = input * 0.00029307107;
  const largest = fuel === 'gas' ? 199000 : 3600000000000 / 29307107;
  const heaters = roundUp(input / largest);
  const amps = fuel === 'gas' ? 0 : power * 25 / 6;
  const costLow = heaters * (fuel === 'gas' ? homePricesTanklessGas : homePricesTanklessElectric);
  const costHigh = heaters * (fuel === 'gas' ? homePricesTanklessGasHigh : homePricesTanklessElectricHigh);
  return { flow, warmth, heat, warm, input, burner, power, largest, heaters, amps, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: TanklessWaterHeaterInputs, steps = compute(inputs)): CalculationResult {
  const { fuel } = inputs;
  const { flow, warmth, heat, warm, input, burner, power, heaters, amps, costLow, costHigh } = steps;
  return {
    value: roundTo(flow, 2),
    unit: 'gallons per minute',
    interpretation:
      `Heating ${inGallonsPerMinute(flow)} by ${inDegreesF(warmth)} takes ${inWholeBTUPerHour(warm)}, ` +
      (fuel === 'gas'
        ? `so you need a gas burner of at least ${inWholeBTUPerHour(burner)}. That takes ${inHeaters(heaters)} of ` +
          `residential size and costs ${rangeInRoughDollars(costLow, costHigh)} installed, plus any larger gas line.`
        : `which is ${inKWTo1Decimal(power)} of electricity or ${inWholeA(amps)} at 240 volts. That takes ` +
          `${inHeaters(heaters)} of residential size and costs ${rangeInRoughDollars(costLow, costHigh)} installed, ` +
          'plus new wiring.'),
    secondary: [
      { value: roundTo(heat, 0), unit: 'BTU per hour', label: 'Heat into the water' },
      { value: roundTo(input, 0), unit: 'BTU per hour', label: 'Fuel input' },
      { value: roundTo(power, 1), unit: 'kW', label: 'As electric power' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Installed (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Installed (high)' },
    ],
    figures: {
      flow: { value: roundTo(flow, 2), unit: 'gallons per minute' },
      warmth: { value: roundTo(warmth, 2), unit: 'degrees F' },
      warm: { value: roundTo(warm, 0), unit: 'BTU per hour' },
      burner: { value: roundTo(burner, 0), unit: 'BTU per hour' },
      heaters: { value: roundTo(heaters, 2), unit: 'heaters' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      power: { value: roundTo(power, 1), unit: 'kW' },
      amps: { value: roundTo(amps, 0), unit: 'A' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: TanklessWaterHeaterInputs, steps = compute(inputs)): EstimateAmounts {
  const { costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(costLow, 0), high: roundTo(costHigh, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: TanklessWaterHeaterInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { flow, warmth, heat, warm, input, burner, power, largest, heaters, amps, costLow, costHigh } = steps;
  return [
    {
      name: 'flow',
      formula: 'showers * 2.5 gpm + faucets * 0.75 gpm + washers * 1.5 gpm',
      value: flow,
      unit: 'gallons per minute',
    },
    { name: 'warmth', formula: 'outlet - inlet', value: warmth, unit: 'degrees F' },
    { name: 'heat', formula: 'flow * home_coverages.water_heat * warmth to Btuh', value: heat, unit: 'BTU per hour' },
    { name: 'warm', formula: 'round(heat, 1000 Btuh)', value: warm, unit: 'BTU per hour' },
    {
      name: 'input',
      formula: 'if fuel = "gas" then heat / home_coverages.gas_heater else heat / home_coverages.electric_heater',
      value: input,
      unit: 'BTU per hour',
    },
    { name: 'burner', formula: 'ceil(input, 1000 Btuh)', value: burner, unit: 'BTU per hour' },
    { name: 'power', formula: 'input to kW', value: power, unit: 'kW' },
    {
      name: 'largest',
      formula: 'if fuel = "gas" then home_coverages.gas_largest else home_coverages.electric_largest',
      value: largest,
      unit: 'BTU per hour',
    },
    { name: 'heaters', formula: 'ceil(input / largest) * 1 heater', value: heaters, unit: 'heaters' },
    {
      name: 'amps',
      formula: 'if fuel = "gas" then 0 A else power / electricity.service_voltage to A',
      value: amps,
      unit: 'A',
    },
    {
      name: 'cost',
      formula: 'heaters * (if fuel = "gas" then home_prices.tankless_gas else home_prices.tankless_electric)',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ showers, faucets, washers }: TanklessWaterHeaterInputs): BrokenRequirement | null {
  if (showers + faucets + washers < 1) return {
    message: 'Count at least one shower, faucet or machine.',
    inputs: ['showers', 'faucets', 'washers'],
  };
  return null;
}

/** "2,500 gallons per minute", for instance. */
function inGallonsPerMinute(value: number): string {
  return amount(trimmed(value, 2), '', ' gallon per minute', ' gallons per minute');
}

/** "2,500 degrees F", for instance. */
function inDegreesF(value: number): string {
  return amount(trimmed(value, 2), '', ' degree F', ' degrees F');
}

/** "2,500 BTU per hour", for instance. */
function inWholeBTUPerHour(value: number): string {
  return amount(trimmed(value, 0), '', ' BTU per hour', ' BTU per hour');
}

/** "2,500 heaters", for instance. */
function inHeaters(value: number): string {
  return amount(trimmed(value, 2), '', ' heater', ' heaters');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500.0 kW", for instance. */
function inKWTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' kW', ' kW');
}

/** "2,500 A", for instance. */
function inWholeA(value: number): string {
  return amount(trimmed(value, 0), '', ' A', ' A');
}

/** Gallons a minute and BTU or kilowatts that a tankless heater must give, and its installed price */
export const tanklessWaterHeater: Calculator<TanklessWaterHeaterInputs> = {
  slug: 'tankless-water-heater',
  title: 'Tankless Water Heater Calculator',
  subtitle: 'Gallons a minute and BTU or kilowatts that a tankless heater must give, and its installed price',
  tag: 'home',
  service: 'Tankless water heaters',
  disclaimer:
    'Planning estimate from fixture flows. It leaves out a larger gas line or electrical service, venting and ' +
    "recirculation, which can cost as much as the heater. Makers' charts decide.",
  inputs: [
    {
      name: 'showers',
      label: 'Showers at once',
      type: 'number',
      unit: 'showers',
      default: 2,
      min: 0,
      max: 6,
      step: 1,
      whole: true,
      ask: 'How many showers run at once?',
    },
    {
      name: 'faucets',
      label: 'Faucets at once',
      type: 'number',
      unit: 'faucets',
      default: 1,
      min: 0,
      max: 6,
      step: 1,
      whole: true,
      ask: 'How many faucets run at once?',
    },
    {
      name: 'washers',
      label: 'Dishwashers and washers at once',
      type: 'number',
      unit: 'machines',
      default: 0,
      min: 0,
      max: 3,
      step: 1,
      whole: true,
    },
    {
      name: 'inlet',
      label: 'Cold water',
      type: 'number',
      unit: 'degF',
      default: 65,
      min: 40,
      max: 85,
      step: 1,
      units: acceptedUnits.degF,
      hint: 'About 60 to 65 in a coastal winter, 80 in summer',
    },
    {
      name: 'outlet',
      label: 'Hot water',
      type: 'number',
      unit: 'degF',
      default: 120,
      min: 100,
      max: 140,
      step: 1,
      units: acceptedUnits.degF,
    },
    {
      name: 'fuel',
      label: 'Fuel',
      type: 'select',
      default: 'gas',
      options: [
        { value: 'gas', label: 'Gas' },
        { value: 'electric', label: 'Electricity' },
      ],
      ask: 'Gas or electricity?',
    },
  ],
  costBand: {
    service_name: 'Tankless water heaters',
    unit: 'per heater',
    price_min_usd: 1200,
    price_max_usd: 5500,
    notes:
      'One heater installed, before gas line, wiring and venting are enlarged. Demands above one home heater need ' +
      'two or more, each of them inside the band.',
  },
  sources: [
    '2.5 gallons a minute is the most for a shower head (IRC Table P2903.2, up.codes/s/water-supply-system; 2.0 in ' +
      "the edition of 2024); 0.75 for a faucet as in the Department of Energy's sizing example; 1.5 for a machine is " +
      'a planning estimate.',
    'The heat is 8.34 lb a gallon x 60 minutes, 500.4 BTU an hour for a gallon a minute and a degree.',
    'An electric heater turns about all of its power into hot water; 99 percent is a planning estimate.',
    "36 kW is about the largest electric tankless heater for homes (makers' lines).",
    'A non-condensing gas tankless heater puts about 82 percent into the water (planning estimate); condensing ' +
      'ones reach 95.',
    "199,000 BTU an hour is the largest gas tankless heater of usual home lines (makers' lines).",
    'A gallon of water weighs 8.34 pounds, and a BTU warms a pound by a degree.',
  ],
  asOf: '2026-01-01',
  sharedFigures: [
    { name: 'electricity.service_voltage', unit: 'V', source: 'Published: code (undated)', values: [{ value: 240 }] },
    {
      name: 'home_coverages.electric_heater',
      unit: '%',
      source: 'An electric heater turns about all of its power into hot water; 99 percent is a planning estimate.',
      values: [{ value: 99 }],
    },
    {
      name: 'home_coverages.electric_largest',
      unit: 'kW',
      source: "36 kW is about the largest electric tankless heater for homes (makers' lines).",
      values: [{ value: 36 }],
    },
    {
      name: 'home_coverages.gas_heater',
      unit: '%',
      source:
        'A non-condensing gas tankless heater puts about 82 percent into the water (planning estimate); condensing ' +
        'ones reach 95.',
      values: [{ value: 82 }],
    },
    {
      name: 'home_coverages.gas_largest',
      unit: 'BTU per hour',
      source: "199,000 BTU an hour is the largest gas tankless heater of usual home lines (makers' lines).",
      values: [{ value: 199000 }],
    },
    {
      name: 'home_coverages.water_heat',
      unit: 'BTU per hour hours per gallon per degree F',
      source: 'A gallon of water weighs 8.34 pounds, and a BTU warms a pound by a degree.',
      values: [{ value: 8.34 }],
    },
    {
      name: 'home_prices.tankless_electric',
      unit: '$ per heater',
      source: 'Published: firm (undated)',
      values: [{ low: 1200, high: 3500 }],
    },
    {
      name: 'home_prices.tankless_gas',
      unit: '$ per heater',
      asOf: '2026-01-01',
      source: 'Published: guide (2026)',
      values: [{ low: 2500, high: 5500 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Tankless heaters installed', covers: 'job' }],
    leavesOut: [
      'a larger gas line',
      'a larger electrical service',
      'new venting',
      'recirculation',
      'permit',
      'sales tax',
    ],
    pitfalls: [
      'A gas unit may need a larger gas pipe and meter; an electric one often a 400-amp service.',
      'Hard water scales the heat exchanger; without a softener or yearly flushing it fails early.',
      "Warm ground water on this coast lets a smaller unit do than makers' northern maps say.",
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 2,
    prices: { 'home_prices.tankless_electric': 'published', 'home_prices.tankless_gas': 'published' },
  },
  own: {
    figures: [
      {
        name: 'home_prices.tankless_gas',
        label: 'Gas heater',
        unit: '$ per heater',
        min: 800,
        max: 15000,
        written: 'USD/heater',
      },
      {
        name: 'home_prices.tankless_electric',
        label: 'Electric heater',
        unit: '$ per heater',
        min: 500,
        max: 10000,
        written: 'USD/heater',
      },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { 'home_prices.tankless_gas': 'Gas heater', 'home_prices.tankless_electric': 'Electric heater' },
  counted: {
    'degrees F': 'degree F',
    faucets: 'faucet',
    'gallons per minute': 'gallon per minute',
    heaters: 'heater',
    machines: 'machine',
    showers: 'shower',
  },
  repeats: { '3': 'total', '4': 'total' },
  asks: [
    { input: 'showers', from: 2, to: 3 },
    { input: 'faucets', from: 1, to: 2 },
    { input: 'washers', from: 0, to: 1 },
    { input: 'inlet', from: 65, to: 45 },
    { input: 'outlet', from: 120, to: 140 },
    { input: 'fuel', from: 'gas', to: 'electric' },
  ],
  slopes: {
    value: { inlet: 0, outlet: 0 },
    flow: { inlet: 0, outlet: 0 },
    warmth: { inlet: -1, outlet: 1 },
    warm: { inlet: -1, outlet: 1 },
    burner: { inlet: -1, outlet: 1 },
    heaters: { inlet: -1, outlet: 1 },
    'cost.low': { inlet: -1, outlet: 1 },
    'cost.high': { inlet: -1, outlet: 1 },
    power: { inlet: -1, outlet: 1 },
    amps: { inlet: -1, outlet: 1 },
    'total.low': { inlet: -1, outlet: 1 },
    'total.high': { inlet: -1, outlet: 1 },
  },
  refuse,
  answer,
  trace,
};
