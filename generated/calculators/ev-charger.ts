/**
 * Home EV Charger Calculator. Generated from the entry ev-charger of catalog/calculators/home.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundHalfAwayTo, roundTo } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  EstimateAmounts,
  TraceStep,
} from '../../engine/kernel/module.js';
import type { Schedule } from '../../engine/kernel/schedule.js';
import { lookUp, schedule } from '../../engine/kernel/schedule.js';
import { about, amount, fixed, parted, range, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Home EV Charger Calculator, inside their bounds. */
export interface EvChargerInputs {
  /** Miles driven a day, 1 to 300 miles in steps of 1; 40 when omitted. */
  readonly miles: number;
  /** Miles per kWh, 1.5 to 6 miles per kWh in steps of 0.1; 3.5 when omitted. */
  readonly efficiency: number;
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
  /** drawn / hours to kW, in kW */
  readonly power: number;
  /** power / electricity.service_voltage to A, in A */
  readonly amps: number;
  /** min(amps * 1.25, 100 A), in A */
  readonly needed: number;
  /** breaker[needed], in A */
  readonly circuit: number;
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

const breaker: Schedule = schedule({
  upTo: [
    20, 25, 30, 35, 40, 45, 50, 60, 70, 80,
    90, 100,
  ],
  values: [
    20, 25, 30, 35, 40, 45, 50, 60, 70, 80,
    90, 100,
  ],
  brackets: [],
  round: 0,
});

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ miles, efficiency, hours, distance }: EvChargerInputs): EvChargerSteps {
  const battery = miles / efficiency;
  const drawn = battery * 10 / 9;
  const power = drawn / hours;
  const amps = power * 25 / 6;
  const needed = Math.min(amps * 1.25, 100);
  const circuit = lookUp(breaker, needed);
  const month = drawn * 30.4;
  const cableLow = Math.max(distance - 25, 0) * 10;
  const cableHigh = Math.max(distance - 25, 0) * 20;
  const unitPriceLow = 300;
  const unitPriceHigh = 800;
  const electricianLow = 400;
  const electricianHigh = 1500;
  const permitLow = 50;
  const permitHigh = 300;
  const costLow =
    roundHalfAwayTo(unitPriceLow, 1) +
    roundHalfAwayTo(electricianLow, 1) +
    roundHalfAwayTo(permitLow, 1) +
    roundHalfAwayTo(cableLow, 1);
  const costHigh =
    roundHalfAwayTo(unitPriceHigh, 1) +
    roundHalfAwayTo(electricianHigh, 1) +
    roundHalfAwayTo(permitHigh, 1) +
    roundHalfAwayTo(cableHigh, 1);
  return {
    battery,
    drawn,
    power,
    amps,
    needed,
    circuit,
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
export function answer(inputs: EvChargerInputs): CalculationResult {
  const { miles, hours } = inputs;
  const { drawn, power, amps, circuit, month, costLow, costHigh } = compute(inputs);
  return {
    value: roundTo(circuit, 0),
    unit: 'A breaker',
    interpretation:
      `Driving ${inMiles(miles)} a day takes ${inKWhTo1Decimal(drawn)} from the wall. In ${inHoursAndMinutes(hours)} ` +
      `that is ${inKWTo2Decimals(power)}, ${inATo1Decimal(amps)} at 240 volts, so a circuit of ${inWholeA(circuit)} ` +
      `does it. With the charger and permit it runs ${rangeInRoughDollars(costLow, costHigh)} where the panel has ` +
      `room, and uses about ${inWholeKWh(month)} a month.`,
    secondary: [
      { value: roundTo(amps, 1), unit: 'A', label: 'Charging amps needed' },
      { value: roundTo(drawn, 1), unit: 'kWh', label: 'Energy a day' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Installed (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Installed (high)' },
    ],
    figures: {
      drawn: { value: roundTo(drawn, 1), unit: 'kWh' },
      power: { value: roundTo(power, 2), unit: 'kW' },
      amps: { value: roundTo(amps, 1), unit: 'A' },
      circuit: { value: roundTo(circuit, 0), unit: 'A' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      month: { value: roundTo(month, 0), unit: 'kWh' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: EvChargerInputs): EstimateAmounts {
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
  } = compute(inputs);
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
export function trace(inputs: EvChargerInputs): readonly TraceStep[] {
  const {
    battery,
    drawn,
    power,
    amps,
    needed,
    circuit,
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
  } = compute(inputs);
  return [
    { name: 'battery', formula: 'miles / efficiency to kWh', value: battery, unit: 'kWh' },
    { name: 'drawn', formula: 'battery / home_coverages.charging_efficiency to kWh', value: drawn, unit: 'kWh' },
    { name: 'power', formula: 'drawn / hours to kW', value: power, unit: 'kW' },
    { name: 'amps', formula: 'power / electricity.service_voltage to A', value: amps, unit: 'A' },
    { name: 'needed', formula: 'min(amps * 1.25, 100 A)', value: needed, unit: 'A' },
    { name: 'circuit', formula: 'breaker[needed]', value: circuit, unit: 'A' },
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
export function refuse({ miles, efficiency, hours }: EvChargerInputs): BrokenRequirement | null {
  if (miles / efficiency / hours * 10 / 9 > 19.2) return {
    message:
      'No home charger gives more than 19.2 kW. Fewer miles a day, more hours at the plug or more miles per kWh make ' +
      'it possible.',
    inputs: ['miles', 'efficiency', 'hours'],
  };
  return null;
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

/** "2,500.00 kW", for instance. */
function inKWTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '', ' kW', ' kW');
}

/** "2,500.0 A", for instance. */
function inATo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' A', ' A');
}

/** "2,500 A", for instance. */
function inWholeA(value: number): string {
  return amount(trimmed(value, 0), '', ' A', ' A');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return range(about(low), about(high), '$', '', '');
}

/** "2,500 kWh", for instance. */
function inWholeKWh(value: number): string {
  return amount(trimmed(value, 0), '', ' kWh', ' kWh');
}

/** Breaker, charging amps and installed cost from the miles you drive */
export const evCharger: Calculator<EvChargerInputs> = {
  slug: 'ev-charger',
  title: 'Home EV Charger Calculator',
  subtitle: 'Breaker, charging amps and installed cost from the miles you drive',
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
    },
  ],
  costBand: {
    service_name: 'EV charger installation',
    unit: 'per charger',
    price_min_usd: 750,
    price_max_usd: 2600,
    notes:
      'With room in the panel and up to 25 ft of cable; longer cables and a new panel cost extra. More than 25 ft of ' +
      'cable costs extra by the foot.',
  },
  sources: [
    'The circuit is sized at 125 percent of the charger, NEC 625.41 and 625.42: 40 amps for a 32-amp unit, 60 for ' +
      'one of 48 (ChargePoint, chargepoint.com/drivers/home/installation/flex); ratings of NEC 240.6(A).',
    'Charging is a continuous load by NEC 625.42 (captaincode2023.leviton.com/node/357).',
    '19.2 kW, 80 A at 240 V, is the most of an AC charger (SAE J1772).',
    'Dwelling services in the United States are 120/240 volts, single-phase.',
    'About a tenth of the energy is lost between wall and battery at 240 volts (planning estimate).',
    '$10 to $20 for each foot of cable beyond 25 ft is a planning estimate.',
    'Electrician for a home charger at $400 to $1,500 is a planning estimate around the $500 to $1,000 of a ' +
      'utility (hged.com/residential/ee-home/electric-vehicles/residential-ev-charging.aspx).',
    'Permit and inspection of a home charger at $50 to $300 are a planning estimate.',
    'A 240-volt home charger at $300 to $800 is a planning estimate; $200 to $800 by HomeServe USA ' +
      '(winchestersun.com/2021/10/29/what-is-the-cost-to-install-an-electric-car-charger-in-a-home-garage) and $500 ' +
      'to $700 by a utility (oru.com, Residential EV Drivers, Charging and Installation FAQs).',
  ],
  asOf: '2026-11-21',
  sharedFigures: [
    {
      name: 'electricity.service_voltage',
      unit: 'V',
      source: 'Dwelling services in the United States are 120/240 volts, single-phase.',
      values: [{ value: 240 }],
    },
    {
      name: 'home_coverages.charging_efficiency',
      unit: '%',
      source: 'About a tenth of the energy is lost between wall and battery at 240 volts (planning estimate).',
      values: [{ value: 90 }],
    },
    {
      name: 'home_prices.charger_cable',
      unit: '$ per foot',
      asOf: '2026-11-21',
      source: '$10 to $20 for each foot of cable beyond 25 ft is a planning estimate.',
      values: [{ low: 10, high: 20 }],
    },
    {
      name: 'home_prices.charger_labor',
      unit: '$',
      asOf: '2026-11-21',
      source:
        'Electrician for a home charger at $400 to $1,500 is a planning estimate around the $500 to $1,000 of a ' +
        'utility (hged.com/residential/ee-home/electric-vehicles/residential-ev-charging.aspx).',
      values: [{ low: 400, high: 1500 }],
    },
    {
      name: 'home_prices.charger_permit',
      unit: '$',
      asOf: '2026-11-21',
      source: 'Permit and inspection of a home charger at $50 to $300 are a planning estimate.',
      values: [{ low: 50, high: 300 }],
    },
    {
      name: 'home_prices.charger_unit',
      unit: '$',
      asOf: '2026-11-21',
      source:
        'A 240-volt home charger at $300 to $800 is a planning estimate; $200 to $800 by HomeServe USA ' +
        '(winchestersun.com/2021/10/29/what-is-the-cost-to-install-an-electric-car-charger-in-a-home-garage) and ' +
        '$500 to $700 by a utility (oru.com, Residential EV Drivers, Charging and Installation FAQs).',
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
    amounts: estimate,
  },
  basis: {
    class: '5',
    unnamed: 4,
    prices: [
      'home_prices.charger_cable',
      'home_prices.charger_labor',
      'home_prices.charger_permit',
      'home_prices.charger_unit',
    ],
  },
  slopes: {
    value: { distance: 0 },
    drawn: { distance: 0 },
    power: { distance: 0 },
    amps: { distance: 0 },
    circuit: { distance: 0 },
    'cost.low': { distance: 1 },
    'cost.high': { distance: 1 },
    month: { distance: 0 },
    'total.low': { distance: 1 },
    'total.high': { distance: 1 },
  },
  refuse,
  answer,
  trace,
};
