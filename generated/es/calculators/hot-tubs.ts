/**
 * Calculadora de calentamiento de jacuzzi. Generated from the entry hot-tubs of catalog/calculators/home-water.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { HotTubsInputs } from '../../calculators/hot-tubs.js';
import { cells, compute, refuse } from '../../calculators/hot-tubs.js';
import { amount, fixed, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const heaterPhrases: Readonly<Record<HotTubsInputs['heater'], string>> = {
  '1': 'un calentador de 1 kW',
  '4': 'un calentador de 4 kW',
  '5.5': 'un calentador de 5.5 kW',
  '11': 'un calentador de 11 kW',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: HotTubsInputs): CalculationResult {
  const { gallons, start, goal, heater, price } = inputs;
  const { energy, hours, speed, bill, circuit } = compute(inputs);
  return {
    value: roundTo(hours, 1),
    unit: 'horas',
    interpretation:
      `Calentar ${inGalones(gallons)} de ${inGradosF(start)} a ${inGradosF(goal)} gasta ${inWholeKWh(energy)} y ` +
      `cuesta ${inDolaresTo2Decimals(bill)} a ${inDolaresPorKWhTo2Decimals(price)}; ${heaterPhrases[heater]} ` +
      `necesita ${inHorasTo1Decimal(hours)}, a cerca de ${inGradosFTo1Decimal(speed)} por hora. Planee un circuito ` +
      `de ${inWholeA(circuit)} contra fallas a tierra, pero revise la placa de la tina.`,
    secondary: [
      { value: roundTo(energy, 1), unit: 'kWh', label: 'Energía' },
      { value: roundTo(bill, 2), unit: '$', label: 'Costo de calentar' },
      { value: roundTo(circuit, 0), unit: 'A', label: 'Circuito' },
    ],
    figures: {
      energy: { value: roundTo(energy, 0), unit: 'kWh' },
      bill: { value: roundTo(bill, 2), unit: '$' },
      hours: { value: roundTo(hours, 1), unit: 'horas' },
      speed: { value: roundTo(speed, 1), unit: 'grados F' },
      circuit: { value: roundTo(circuit, 0), unit: 'A' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: HotTubsInputs): readonly TraceStep[] {
  const { warmth, energy, hours, speed, bill, volts, pumps, amps, circuit } = compute(inputs);
  return [
    { name: 'warmth', formula: 'goal - start', value: warmth, unit: 'grados F' },
    { name: 'energy', formula: 'gallons * home_coverages.water_heat * warmth to kWh', value: energy, unit: 'kWh' },
    { name: 'hours', formula: 'energy / heater.power to h', value: hours, unit: 'horas' },
    { name: 'speed', formula: 'warmth / hours * 1 h', value: speed, unit: 'grados F' },
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

/** "2,500 galones", for instance. */
function inGalones(value: number): string {
  return amount(trimmed(value, 2), '', ' galón', ' galones');
}

/** "2,500 grados F", for instance. */
function inGradosF(value: number): string {
  return amount(trimmed(value, 2), '', ' grado F', ' grados F');
}

/** "2,500 kWh", for instance. */
function inWholeKWh(value: number): string {
  return amount(trimmed(value, 0), '', ' kWh', ' kWh');
}

/** "$2,500.00", for instance. */
function inDolaresTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '$', '', '');
}

/** "$2,500.00 por kWh", for instance. */
function inDolaresPorKWhTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '$', ' por kWh', ' por kWh');
}

/** "2,500 horas", for instance. */
function inHorasTo1Decimal(value: number): string {
  return amount(trimmed(value, 1), '', ' hora', ' horas');
}

/** "2,500.0 grados F", for instance. */
function inGradosFTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' grado F', ' grados F');
}

/** "2,500 A", for instance. */
function inWholeA(value: number): string {
  return amount(trimmed(value, 0), '', ' A', ' A');
}

/** Horas y dólares para calentar un jacuzzi (hot tub), y el circuito que necesita */
export const hotTubs: Calculator<HotTubsInputs> = {
  slug: 'hot-tubs',
  title: 'Calculadora de calentamiento de jacuzzi',
  subtitle: 'Horas y dólares para calentar un jacuzzi (hot tub), y el circuito que necesita',
  tag: 'outdoor',
  service: 'Tinas de hidromasaje',
  disclaimer:
    'Estimado para planear con la tapa puesta y sin pérdidas; el viento y el frío agregan una quinta parte o más. No ' +
    'incluye la base, la entrega ni el cableado. Sobre su circuito decide la placa del jacuzzi; los niños pequeños y ' +
    'las mujeres embarazadas necesitan agua menos caliente.',
  inputs: [
    {
      name: 'gallons',
      label: 'Agua',
      type: 'number',
      unit: 'galones',
      default: 400,
      min: 100,
      max: 2500,
      step: 10,
      units: acceptedUnits.gal,
    },
    {
      name: 'start',
      label: 'Agua de la manguera',
      type: 'number',
      unit: '°F',
      default: 72,
      min: 40,
      max: 88,
      step: 1,
      units: acceptedUnits.degF,
    },
    {
      name: 'goal',
      label: 'Temperatura deseada',
      type: 'number',
      unit: '°F',
      default: 102,
      min: 90,
      max: 104,
      step: 1,
      units: acceptedUnits.degF,
    },
    {
      name: 'heater',
      label: 'Calentador',
      type: 'select',
      default: '5.5',
      options: [
        { value: '1', label: '1 kW, se enchufa a 120 V' },
        { value: '4', label: '4 kW a 240 V' },
        { value: '5.5', label: '5.5 kW a 240 V' },
        { value: '11', label: '11 kW a 240 V' },
      ],
    },
    {
      name: 'price',
      label: 'Electricidad',
      type: 'number',
      unit: '$ por kWh',
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
  asOf: '2023-01-01',
  sharedFigures: [
    {
      name: 'electricity.service_voltage',
      unit: 'V',
      asOf: '2023-01-01',
      source: 'Publicado: código de construcción (2023)',
      values: [{ value: 240 }],
    },
    {
      name: 'home_coverages.water_heat',
      unit: 'BTU por hora horas por galón por grado F',
      source: 'A gallon of water weighs 8.34 pounds, and a BTU warms a pound by a degree.',
      values: [{ value: 8.34 }],
    },
  ],
  labels: {
    warmth: 'Grados por subir',
    energy: 'Energía',
    hours: 'Horas',
    speed: 'Grados por hora',
    bill: 'Costo del llenado',
    volts: 'Voltaje',
    pumps: 'Bombas',
    amps: 'Amperes',
    circuit: 'Circuito',
  },
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
