/**
 * Hot Tub Heating Calculator. Generated from the entry hot-tubs of catalog/calculators/home-water.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, Cell, TraceStep } from '../../engine/kernel/module.js';
import type { Schedule } from '../../engine/kernel/schedule.js';
import { lookUp, schedule } from '../../engine/kernel/schedule.js';
import { amount, fixed, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Hot Tub Heating Calculator, inside their bounds. */
export interface HotTubsInputs {
  /** Water, 100 to 2500 gallons in steps of 10; 400 when omitted. */
  readonly gallons: number;
  /** Water from the hose, 40 to 88 degF in steps of 1; 72 when omitted. */
  readonly start: number;
  /** Wanted, 90 to 104 degF in steps of 1; 102 when omitted. */
  readonly goal: number;
  /** Heater; '5.5' when omitted. */
  readonly heater: '1' | '4' | '5.5' | '11';
  /** Electricity, 0.05 to 0.5 $ per kWh in steps of 0.01; 0.15 when omitted. */
  readonly price: number;
}

/** The steps of the calculation. */
export interface HotTubsSteps {
  /** goal - start, in degrees F */
  readonly warmth: number;
  /** gallons * home_coverages.water_heat * warmth to kWh, in kWh */
  readonly energy: number;
  /** energy / heater.power to h, in hours */
  readonly hours: number;
  /** warmth / hours * 1 h, in degrees F */
  readonly speed: number;
  /** energy * price, in $ */
  readonly bill: number;
  /** if heater.power <= 1 kW then 120 V else electricity.service_voltage, in V */
  readonly volts: number;
  /** if heater.power <= 1 kW then 3.5 A else 14 A, in A */
  readonly pumps: number;
  /** 1.25 * (heater.power / volts + pumps) to A, in A */
  readonly amps: number;
  /** breaker[amps], in A */
  readonly circuit: number;
}

const heaterFigures: Readonly<Record<HotTubsInputs['heater'], number>> = { '1': 1, '4': 4, '5.5': 5.5, '11': 11 };
const breaker: Schedule = schedule({
  upTo: [15, 20, 30, 40, 50, 60, 70, 80],
  values: [15, 20, 30, 40, 50, 60, 70, 80],
  brackets: [],
  round: 0,
});
const heaterPhrases: Readonly<Record<HotTubsInputs['heater'], string>> = {
  '1': 'a 1 kW heater',
  '4': 'a 4 kW heater',
  '5.5': 'a 5.5 kW heater',
  '11': 'an 11 kW heater',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ gallons, start, goal, heater, price }: HotTubsInputs): HotTubsSteps {
  const warmth = goal - start;
  const energy = gallons * warmth * 0.0024442127238;
  const hours = energy / heaterFigures[heater];
  const speed = warmth / hours;
  const bill = energy * price;
  const volts = heaterFigures[heater] <= 1 ? 120 : 240;
  const pumps = heaterFigures[heater] <= 1 ? 3.5 : 14;
  const amps = 1250 * (heaterFigures[heater] / volts + pumps / 1000);
  const circuit = lookUp(breaker, amps);
  return { warmth, energy, hours, speed, bill, volts, pumps, amps, circuit };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: HotTubsInputs): CalculationResult {
  const { gallons, start, goal, heater, price } = inputs;
  const { energy, hours, speed, bill, circuit } = compute(inputs);
  return {
    value: roundTo(hours, 1),
    unit: 'hours',
    interpretation:
      `Heating ${inGallons(gallons)} from ${inDegreesF(start)} to ${inDegreesF(goal)} takes ${inWholeKWh(energy)} ` +
      `and costs ${inDollarsTo2Decimals(bill)} at ${inDollarsPerKWhTo2Decimals(price)}; ${heaterPhrases[heater]} ` +
      `needs ${inHoursTo1Decimal(hours)}, at ${inDegreesFTo1Decimal(speed)} an hour. Plan on a GFCI circuit of ` +
      `${inWholeA(circuit)}, but check the tub's plate.`,
    secondary: [
      { value: roundTo(energy, 1), unit: 'kWh', label: 'Energy' },
      { value: roundTo(bill, 2), unit: '$', label: 'Cost of heating' },
      { value: roundTo(circuit, 0), unit: 'A', label: 'Circuit' },
    ],
    figures: {
      energy: { value: roundTo(energy, 0), unit: 'kWh' },
      bill: { value: roundTo(bill, 2), unit: '$' },
      hours: { value: roundTo(hours, 1), unit: 'hours' },
      speed: { value: roundTo(speed, 1), unit: 'degrees F' },
      circuit: { value: roundTo(circuit, 0), unit: 'A' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: HotTubsInputs): readonly TraceStep[] {
  const { warmth, energy, hours, speed, bill, volts, pumps, amps, circuit } = compute(inputs);
  return [
    { name: 'warmth', formula: 'goal - start', value: warmth, unit: 'degrees F' },
    { name: 'energy', formula: 'gallons * home_coverages.water_heat * warmth to kWh', value: energy, unit: 'kWh' },
    { name: 'hours', formula: 'energy / heater.power to h', value: hours, unit: 'hours' },
    { name: 'speed', formula: 'warmth / hours * 1 h', value: speed, unit: 'degrees F' },
    { name: 'bill', formula: 'energy * price', value: bill, unit: '$' },
    {
      name: 'volts',
      formula: 'if heater.power <= 1 kW then 120 V else electricity.service_voltage',
      value: volts,
      unit: 'V',
    },
    { name: 'pumps', formula: 'if heater.power <= 1 kW then 3.5 A else 14 A', value: pumps, unit: 'A' },
    { name: 'amps', formula: '1.25 * (heater.power / volts + pumps) to A', value: amps, unit: 'A' },
    { name: 'circuit', formula: 'breaker[amps]', value: circuit, unit: 'A' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ heater }: HotTubsInputs): readonly Cell[] {
  return [{ name: 'heater.power', cell: heater, unit: 'kW', value: heaterFigures[heater] }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: HotTubsInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 gallons", for instance. */
function inGallons(value: number): string {
  return amount(trimmed(value, 2), '', ' gallon', ' gallons');
}

/** "2,500 degrees F", for instance. */
function inDegreesF(value: number): string {
  return amount(trimmed(value, 2), '', ' degree F', ' degrees F');
}

/** "2,500 kWh", for instance. */
function inWholeKWh(value: number): string {
  return amount(trimmed(value, 0), '', ' kWh', ' kWh');
}

/** "$2,500.00", for instance. */
function inDollarsTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '$', '', '');
}

/** "$2,500.00 per kWh", for instance. */
function inDollarsPerKWhTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '$', ' per kWh', ' per kWh');
}

/** "2,500 hours", for instance. */
function inHoursTo1Decimal(value: number): string {
  return amount(trimmed(value, 1), '', ' hour', ' hours');
}

/** "2,500.0 degrees F", for instance. */
function inDegreesFTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' degree F', ' degrees F');
}

/** "2,500 A", for instance. */
function inWholeA(value: number): string {
  return amount(trimmed(value, 0), '', ' A', ' A');
}

/** Hours and dollars to heat a hot tub, and the circuit it needs */
export const hotTubs: Calculator<HotTubsInputs> = {
  slug: 'hot-tubs',
  title: 'Hot Tub Heating Calculator',
  subtitle: 'Hours and dollars to heat a hot tub, and the circuit it needs',
  tag: 'outdoor',
  service: 'Hot tubs',
  disclaimer:
    'Planning estimate with the cover on and no losses; wind and cold add a fifth or more. It leaves out the pad, ' +
    'delivery and wiring. Go by the plate on the tub for its circuit; young children and pregnant women need cooler ' +
    'water.',
  inputs: [
    {
      name: 'gallons',
      label: 'Water',
      type: 'number',
      unit: 'gallons',
      default: 400,
      min: 100,
      max: 2500,
      step: 10,
      units: acceptedUnits.gal,
    },
    {
      name: 'start',
      label: 'Water from the hose',
      type: 'number',
      unit: 'degF',
      default: 72,
      min: 40,
      max: 88,
      step: 1,
      units: acceptedUnits.degF,
      ask: 'How warm is the water from the hose?',
    },
    {
      name: 'goal',
      label: 'Wanted',
      type: 'number',
      unit: 'degF',
      default: 102,
      min: 90,
      max: 104,
      step: 1,
      units: acceptedUnits.degF,
    },
    {
      name: 'heater',
      label: 'Heater',
      type: 'select',
      default: '5.5',
      options: [
        { value: '1', label: '1 kW, plugs into 120 V' },
        { value: '4', label: '4 kW at 240 V' },
        { value: '5.5', label: '5.5 kW at 240 V' },
        { value: '11', label: '11 kW at 240 V' },
      ],
    },
    {
      name: 'price',
      label: 'Electricity',
      type: 'number',
      unit: '$ per kWh',
      default: 0.15,
      min: 0.05,
      max: 0.5,
      step: 0.01,
      written: 'USD/kWh',
    },
  ],
  costBand: null,
  sources: [
    'A pump draw of 14 A on 240-volt tubs and 3.5 A on plug-in tubs is a planning estimate; 240-volt circuits ' +
      'usually have 50 amps (hottubinsider.com/guides/buyers-guide/hot-tub-electrical-requirements).',
    'The circuit is a quarter above the load, as NEC 680.10 (2017) asks for electric pool heaters and makers of ' +
      'tubs do (quoted at forums.mikeholt.com/threads/hot-tub-breaker-size.2569989).',
    'Ground-fault protection and the disconnect, NEC Article 680 Part IV.',
    '104 degrees is the highest setting, UL 1563 section 32.1 (rhtubs.com/104f.htm).',
    'A gallon of water weighs 8.34 pounds, and a BTU warms a pound by a degree.',
  ],
  sharedFigures: [
    { name: 'electricity.service_voltage', unit: 'V', source: 'Published: code (undated)', values: [{ value: 240 }] },
    {
      name: 'home_coverages.water_heat',
      unit: 'BTU per hour hours per gallon per degree F',
      source: 'A gallon of water weighs 8.34 pounds, and a BTU warms a pound by a degree.',
      values: [{ value: 8.34 }],
    },
  ],
  counted: { 'degrees F': 'degree F', gallons: 'gallon', hours: 'hour' },
  asks: [
    { input: 'heater', from: '11', to: '1' },
    { input: 'start', from: 88, to: 50 },
    { input: 'gallons', from: 300, to: 600 },
    { input: 'goal', from: 90, to: 104 },
  ],
  slopes: {
    value: { gallons: 1, start: -1, goal: 1, price: 0 },
    energy: { gallons: 1, start: -1, goal: 1, price: 0 },
    bill: { gallons: 1, start: -1, goal: 1, price: 1 },
    hours: { gallons: 1, start: -1, goal: 1, price: 0 },
    speed: { gallons: -1, start: 0, goal: 0, price: 0 },
    circuit: { gallons: 0, start: 0, goal: 0, price: 0 },
  },
  refuse,
  answer,
  trace,
  cells,
};
