/**
 * Home EV Charger Calculator. Generated from the entry ev-charger of catalog/calculators/home.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { isAtMost, roundHalfAway, roundTo } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../engine/kernel/module.js';
import type { Schedule } from '../../engine/kernel/schedule.js';
import { lookUp, schedule } from '../../engine/kernel/schedule.js';
import { amount, fixed, parted, roughRange, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Home EV Charger Calculator, inside their bounds. */
export interface EvChargerInputs {
  /** Miles driven a day, 1 to 300 miles in steps of 1; 40 when omitted. */
  readonly miles: number;
  /** Miles per kWh, 1.5 to 6 miles per kWh in steps of 0.1; 3.5 when omitted. */
  readonly efficiency: number;
  /** Charger; '32' when omitted. */
  readonly charger: '16' | '24' | '32' | '40' | '48';
  /** Hours plugged in, 1 to 24 hours in steps of 0.5; 8 when omitted. */
  readonly hours: number;
  /** Cable from panel to charger, 5 to 200 ft in steps of 5; 25 when omitted. */
  readonly distance: number;
}

/** The steps of the calculation. */
export interface EvChargerSteps {
  /** miles / efficiency to kWh, in kWh */
  readonly battery: number;
  /** battery / home_coverages.charging_efficiency to kWh, in kWh */
  readonly drawn: number;
  /** charger * electricity.service_voltage to kW, in kW */
  readonly power: number;
  /** breaker[charger * 1.25], in A */
  readonly circuit: number;
  /** drawn / power to h, in hours */
  readonly needed: number;
  /** drawn / hours / electricity.service_voltage to A, in A */
  readonly amps: number;
  /** if needed <= hours then "fast enough" else "too slow" */
  readonly verdict: string;
  /** power * hours * home_coverages.charging_efficiency * efficiency to mi, in miles */
  readonly reach: number;
  /** drawn * 30.4, in kWh */
  readonly month: number;
  /** Low end of max(distance - 25 ft, 0 ft) * home_prices.charger_cable, in $ */
  readonly cableLow: number;
  /** High end of max(distance - 25 ft, 0 ft) * home_prices.charger_cable, in $ */
  readonly cableHigh: number;
  /** Low end of home_prices.charger_unit, in $ */
  readonly unitPriceLow: number;
  /** High end of home_prices.charger_unit, in $ */
  readonly unitPriceHigh: number;
  /** Low end of home_prices.charger_labor, in $ */
  readonly electricianLow: number;
  /** High end of home_prices.charger_labor, in $ */
  readonly electricianHigh: number;
  /** Low end of home_prices.charger_permit, in $ */
  readonly permitLow: number;
  /** High end of home_prices.charger_permit, in $ */
  readonly permitHigh: number;
  /**
   * Low end of round(unitPrice, 1 USD) + round(electrician, 1 USD) + round(permit, 1 USD) + round(cable, 1 USD), in $
   */
  readonly costLow: number;
  /**
   * High end of round(unitPrice, 1 USD) + round(electrician, 1 USD) + round(permit, 1 USD) + round(cable, 1 USD), in $
   */
  readonly costHigh: number;
}

const chargerFigures: Readonly<Record<EvChargerInputs['charger'], number>> = {
  '16': 16,
  '24': 24,
  '32': 32,
  '40': 40,
  '48': 48,
};
const breaker: Schedule = schedule({
  upTo: [20, 30, 40, 50, 60],
  values: [20, 30, 40, 50, 60],
  brackets: [],
  round: 0,
});

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ miles, efficiency, charger, hours, distance }: EvChargerInputs): EvChargerSteps {
  const battery = miles / efficiency;
  const drawn = battery * 10 / 9;
  const power = chargerFigures[charger] * 0.24;
  const circuit = lookUp(breaker, chargerFigures[charger] * 1.25);
  const needed = drawn / power;
  const amps = drawn / hours * 25 / 6;
  const verdict: string = isAtMost(needed, hours) ? 'fast enough' : 'too slow';
  const reach = power * hours * efficiency * 0.9;
  const month = drawn * 30.4;
  const cableLow = Math.max(distance - 25, 0) * 10;
  const cableHigh = Math.max(distance - 25, 0) * 20;
  const unitPriceLow = 300;
  const unitPriceHigh = 800;
  const electricianLow = 500;
  const electricianHigh = 1300;
  const permitLow = 75;
  const permitHigh = 200;
  const costLow = 875 + roundHalfAway(cableLow);
  const costHigh = 2300 + roundHalfAway(cableHigh);
  return {
    battery,
    drawn,
    power,
    circuit,
    needed,
    amps,
    verdict,
    reach,
    month,
    cableLow,
    cableHigh,
    unitPriceLow,
    unitPriceHigh,
    electricianLow,
    electricianHigh,
    permitLow,
    permitHigh,
    costLow,
    costHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: EvChargerInputs, own: OwnFigures): EvChargerSteps {
  const { miles, efficiency, charger, hours, distance } = inputs;
  const homePricesChargerCable = own['home_prices.charger_cable'] ?? 10;
  const homePricesChargerCableHigh = own['home_prices.charger_cable'] ?? 20;
  const homePricesChargerUnit = own['home_prices.charger_unit'] ?? 300;
  const homePricesChargerUnitHigh = own['home_prices.charger_unit'] ?? 800;
  const homePricesChargerLabor = own['home_prices.charger_labor'] ?? 500;
  const homePricesChargerLaborHigh = own['home_prices.charger_labor'] ?? 1300;
  const battery = miles / efficiency;
  const drawn = battery * 10 / 9;
  const power = chargerFigures[charger] * 0.24;
  const circuit = lookUp(breaker, chargerFigures[charger] * 1.25);
  const needed = drawn / power;
  const amps = drawn / hours * 25 / 6;
  const verdict: string = isAtMost(needed, hours) ? 'fast enough' : 'too slow';
  const reach = power * hours * efficiency * 0.9;
  const month = drawn * 30.4;
  const cableLow = Math.max(distance - 25, 0) * homePricesChargerCable;
  const cableHigh = Math.max(distance - 25, 0) * homePricesChargerCableHigh;
  const unitPriceLow = homePricesChargerUnit;
  const unitPriceHigh = homePricesChargerUnitHigh;
  const electricianLow = homePricesChargerLabor;
  const electricianHigh = homePricesChargerLaborHigh;
  const permitLow = 75;
  const permitHigh = 200;
  const costLow = roundHalfAway(unitPriceLow) + roundHalfAway(electricianLow) + permitLow + roundHalfAway(cableLow);
  const costHigh =
    roundHalfAway(unitPriceHigh) + roundHalfAway(electricianHigh) + permitHigh + roundHalfAway(cableHigh);
  return {
    battery,
    drawn,
    power,
    circuit,
    needed,
    amps,
    verdict,
    reach,
    month,
    cableLow,
    cableHigh,
    unitPriceLow,
    unitPriceHigh,
    electricianLow,
    electricianHigh,
    permitLow,
    permitHigh,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: EvChargerInputs, steps = compute(inputs)): CalculationResult {
  const { miles, charger, hours } = inputs;
  const { drawn, power, circuit, needed, amps, verdict, reach, month, costLow, costHigh } = steps;
  return {
    value: roundTo(circuit, 0),
    unit: 'A breaker',
    text: verdict,
    interpretation:
      `A charger of ${inA(chargerFigures[charger])} needs a circuit of ${inWholeA(circuit)} and costs ` +
      `${rangeInRoughDollars(costLow, costHigh)} installed with permit if the panel has room. ` +
      (isAtMost(needed, hours)
        ? `At ${inKWTo2Decimals(power)} it adds ${inMiles(miles)} a day, ${inKWhTo1Decimal(drawn)}, in ` +
          `${inHoursAndMinutes(needed)}: ${inWholeKWh(month)} a month.`
        : `In ${inHoursAndMinutes(hours)} it adds only ${inWholeMiles(reach)} of the ${inMiles(miles)} you drive a ` +
          `day; for all of them you need ${inATo1Decimal(amps)}.`),
    secondary: [
      { value: roundTo(needed, 1), unit: 'hours', label: 'Charging time a day' },
      { value: roundTo(reach, 0), unit: 'miles', label: 'Miles added' },
      { value: roundTo(amps, 1), unit: 'A', label: 'Charging amps needed' },
      { value: roundTo(drawn, 1), unit: 'kWh', label: 'Energy a day' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Installed (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Installed (high)' },
    ],
    figures: {
      circuit: { value: roundTo(circuit, 0), unit: 'A' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      power: { value: roundTo(power, 2), unit: 'kW' },
      drawn: { value: roundTo(drawn, 1), unit: 'kWh' },
      needed: { value: roundTo(needed, 2), unit: 'hours' },
      month: { value: roundTo(month, 0), unit: 'kWh' },
      reach: { value: roundTo(reach, 0), unit: 'miles' },
      amps: { value: roundTo(amps, 1), unit: 'A' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: EvChargerInputs, steps = compute(inputs)): EstimateAmounts {
  const {
    cableLow,
    cableHigh,
    unitPriceLow,
    unitPriceHigh,
    electricianLow,
    electricianHigh,
    permitLow,
    permitHigh,
    costLow,
    costHigh,
  } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [
      { low: roundTo(unitPriceLow, 0), high: roundTo(unitPriceHigh, 0) },
      { low: roundTo(electricianLow, 0), high: roundTo(electricianHigh, 0) },
      { low: roundTo(permitLow, 0), high: roundTo(permitHigh, 0) },
      { low: roundTo(cableLow, 0), high: roundTo(cableHigh, 0) },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: EvChargerInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    battery,
    drawn,
    power,
    circuit,
    needed,
    amps,
    verdict,
    reach,
    month,
    cableLow,
    cableHigh,
    unitPriceLow,
    unitPriceHigh,
    electricianLow,
    electricianHigh,
    permitLow,
    permitHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'battery', formula: 'miles / efficiency to kWh', value: battery, unit: 'kWh' },
    { name: 'drawn', formula: 'battery / home_coverages.charging_efficiency to kWh', value: drawn, unit: 'kWh' },
    { name: 'power', formula: 'charger * electricity.service_voltage to kW', value: power, unit: 'kW' },
    { name: 'circuit', formula: 'breaker[charger * 1.25]', value: circuit, unit: 'A' },
    { name: 'needed', formula: 'drawn / power to h', value: needed, unit: 'hours' },
    { name: 'amps', formula: 'drawn / hours / electricity.service_voltage to A', value: amps, unit: 'A' },
    { name: 'verdict', formula: 'if needed <= hours then "fast enough" else "too slow"', value: verdict, unit: '' },
    {
      name: 'reach',
      formula: 'power * hours * home_coverages.charging_efficiency * efficiency to mi',
      value: reach,
      unit: 'miles',
    },
    { name: 'month', formula: 'drawn * 30.4', value: month, unit: 'kWh' },
    {
      name: 'cable',
      formula: 'max(distance - 25 ft, 0 ft) * home_prices.charger_cable',
      value: { low: cableLow, high: cableHigh },
      unit: '$',
    },
    {
      name: 'unitPrice',
      formula: 'home_prices.charger_unit',
      value: { low: unitPriceLow, high: unitPriceHigh },
      unit: '$',
    },
    {
      name: 'electrician',
      formula: 'home_prices.charger_labor',
      value: { low: electricianLow, high: electricianHigh },
      unit: '$',
    },
    { name: 'permit', formula: 'home_prices.charger_permit', value: { low: permitLow, high: permitHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'round(unitPrice, 1 USD) + round(electrician, 1 USD) + round(permit, 1 USD) + round(cable, 1 USD)',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: EvChargerInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 A", for instance. */
function inA(value: number): string {
  return amount(trimmed(value, 2), '', ' A', ' A');
}

/** "2,500 A", for instance. */
function inWholeA(value: number): string {
  return amount(trimmed(value, 0), '', ' A', ' A');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500.00 kW", for instance. */
function inKWTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '', ' kW', ' kW');
}

/** "2,500 miles", for instance. */
function inMiles(value: number): string {
  return amount(trimmed(value, 2), '', ' mile', ' miles');
}

/** "2,500.0 kWh", for instance. */
function inKWhTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' kWh', ' kWh');
}

/** "2 hours 30 minutes", for instance. */
function inHoursAndMinutes(value: number): string {
  return parted(value, 60, ' hour', ' hours', ' minute', ' minutes');
}

/** "2,500 kWh", for instance. */
function inWholeKWh(value: number): string {
  return amount(trimmed(value, 0), '', ' kWh', ' kWh');
}

/** "2,500 miles", for instance. */
function inWholeMiles(value: number): string {
  return amount(trimmed(value, 0), '', ' mile', ' miles');
}

/** "2,500.0 A", for instance. */
function inATo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' A', ' A');
}

/** Breaker, charging time and installed cost of a home charger */
export const evCharger: Calculator<EvChargerInputs> = {
  slug: 'ev-charger',
  title: 'Home EV Charger Calculator',
  subtitle: 'Breaker, charging time and installed cost of a home charger',
  tag: 'home',
  service: 'EV charger installation',
  disclaimer:
    'Planning estimate for one 240-volt charger. It leaves out a panel or service upgrade, trenching, a second car ' +
    'and rebates. A licensed electrician must calculate the load and pull the permit.',
  inputs: [
    {
      name: 'miles',
      label: 'Miles driven a day',
      type: 'number',
      unit: 'miles',
      default: 40,
      min: 1,
      max: 300,
      step: 1,
      units: acceptedUnits.mi,
    },
    {
      name: 'efficiency',
      label: 'Miles per kWh',
      type: 'number',
      unit: 'miles per kWh',
      default: 3.5,
      min: 1.5,
      max: 6,
      step: 0.1,
      units: acceptedUnits.miPerKwh,
      hint: 'About 3.5 for a car, 2 to 2.5 for a pickup',
    },
    {
      name: 'charger',
      label: 'Charger',
      type: 'select',
      unit: 'A',
      default: '32',
      options: [
        { value: '16', label: '16 A', size: 16 },
        { value: '24', label: '24 A', size: 24 },
        { value: '32', label: '32 A', size: 32 },
        { value: '40', label: '40 A', size: 40 },
        { value: '48', label: '48 A', size: 48 },
      ],
      units: acceptedUnits.A,
      hint: 'What the charger is set to; the car may take less',
    },
    {
      name: 'hours',
      label: 'Hours plugged in',
      type: 'number',
      unit: 'hours',
      default: 8,
      min: 1,
      max: 24,
      step: 0.5,
      units: acceptedUnits.h,
    },
    {
      name: 'distance',
      label: 'Cable from panel to charger',
      type: 'number',
      unit: 'ft',
      default: 25,
      min: 5,
      max: 200,
      step: 5,
      units: acceptedUnits.ft,
      ask: 'How far is the charger from the panel?',
    },
  ],
  costBand: {
    service_name: 'EV charger installation',
    unit: 'per charger',
    price_min_usd: 875,
    price_max_usd: 2300,
    notes:
      'With room in the panel and up to 25 ft of cable; longer cables and a new panel cost extra. More than 25 ft of ' +
      'cable costs extra by the foot.',
  },
  sources: [
    'The circuit is sized at 125 percent of the charger, NEC 625.41 and 625.42: 40 amps for a 32-amp unit, 60 for ' +
      'one of 48 (ChargePoint, chargepoint.com/drivers/home/installation/flex); ratings of NEC 240.6(A).',
    'Charging is a continuous load by NEC 625.42 (captaincode2023.leviton.com/node/357).',
  ],
  asOf: '2025-01-01',
  sharedFigures: [
    { name: 'electricity.service_voltage', unit: 'V', source: 'Published: code (undated)', values: [{ value: 240 }] },
    { name: 'home_coverages.charging_efficiency', unit: '%', source: 'Our judgement', values: [{ value: 90 }] },
    { name: 'home_prices.charger_cable', unit: '$ per foot', source: 'Our judgement', values: [{ low: 10, high: 20 }] },
    {
      name: 'home_prices.charger_labor',
      unit: '$',
      asOf: '2026-02-03',
      source: 'Published: firm, guide (2026)',
      values: [{ low: 500, high: 1300 }],
    },
    {
      name: 'home_prices.charger_permit',
      unit: '$',
      asOf: '2025-01-01',
      source: 'Published: firm, guide (2025)',
      values: [{ low: 75, high: 200 }],
    },
    {
      name: 'home_prices.charger_unit',
      unit: '$',
      source: 'Published: guide (undated)',
      values: [{ low: 300, high: 800 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Charger', covers: 'material' },
      { line: 'Electrician', covers: 'labor' },
      { line: 'Permit and inspection', covers: 'permit', once: true },
      { line: 'Cable beyond 25 ft', covers: 'job' },
    ],
    leavesOut: ['panel or service upgrade', 'trenching', 'second car', 'rebates', 'sales tax'],
    pitfalls: [
      "The car's own charger sets the limit; a 48-amp charger on a car that takes 32 amps charges no faster.",
      'Charging is a continuous load, so the breaker must be a quarter larger than the charging amps.',
      'A dryer-type receptacle of the cheap kind overheats under hours of charging; hardwired is safer.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 3,
    judged: 1,
    prices: {
      'home_prices.charger_cable': 'judged',
      'home_prices.charger_labor': 'published',
      'home_prices.charger_permit': 'published',
      'home_prices.charger_unit': 'published',
    },
  },
  own: {
    figures: [
      { name: 'home_prices.charger_cable', label: 'Cable', unit: '$ per foot', min: 2, max: 100, written: 'USD/ft' },
      { name: 'home_prices.charger_unit', label: 'Charger', unit: '$', min: 100, max: 4000, units: acceptedUnits.USD },
      { name: 'home_prices.charger_labor', label: 'Labor', unit: '$', min: 100, max: 5000, units: acceptedUnits.USD },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    'home_prices.charger_cable': 'Cable',
    'home_prices.charger_unit': 'Charger',
    'home_prices.charger_labor': 'Labor',
  },
  counted: { hours: 'hour', miles: 'mile', 'miles per kWh': 'mile per kWh' },
  repeats: { '4': 'total', '5': 'total' },
  asks: [{ input: 'distance', from: 25, to: 35 }],
  slopes: {
    value: { miles: 0, efficiency: 0, hours: 0, distance: 0 },
    circuit: { miles: 0, efficiency: 0, hours: 0, distance: 0 },
    'cost.low': { miles: 0, efficiency: 0, hours: 0, distance: 1 },
    'cost.high': { miles: 0, efficiency: 0, hours: 0, distance: 1 },
    power: { miles: 0, efficiency: 0, hours: 0, distance: 0 },
    drawn: { miles: 1, efficiency: -1, hours: 0, distance: 0 },
    needed: { miles: 1, efficiency: -1, hours: 0, distance: 0 },
    month: { miles: 1, efficiency: -1, hours: 0, distance: 0 },
    reach: { miles: 0, efficiency: 1, hours: 1, distance: 0 },
    amps: { miles: 1, efficiency: -1, hours: -1, distance: 0 },
    'total.low': { miles: 0, efficiency: 0, hours: 0, distance: 1 },
    'total.high': { miles: 0, efficiency: 0, hours: 0, distance: 1 },
  },
  refuse,
  answer,
  trace,
};
