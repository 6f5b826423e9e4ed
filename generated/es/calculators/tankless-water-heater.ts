/**
 * Calculadora de calentador de agua sin tanque. Generated from the entry tankless-water-heater of
 * catalog/calculators/home-water.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { TanklessWaterHeaterInputs } from '../../calculators/tankless-water-heater.js';
import { compute, computeOwn, estimate } from '../../calculators/tankless-water-heater.js';
import { amount, fixed, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: TanklessWaterHeaterInputs, steps = compute(inputs)): CalculationResult {
  const { fuel } = inputs;
  const { flow, warmth, heat, warm, input, burner, power, heaters, amps, costLow, costHigh } = steps;
  return {
    value: roundTo(flow, 2),
    unit: 'galones por minuto',
    interpretation:
      `Calentar ${inGalonesPorMinuto(flow)} en ${inGradosF(warmth)} pide ${inWholeBTUPorHora(warm)}, ` +
      (fuel === 'gas'
        ? `así que hace falta un quemador de gas de al menos ${inWholeBTUPorHora(burner)}. Eso equivale a ` +
          `${inCalentadores(heaters)} de tamaño para casa y cuesta ${rangeInRoughDolares(costLow, costHigh)} ya ` +
          'instalado, sin contar una línea de gas más grande.'
        : `es decir, ${inKWTo1Decimal(power)} de electricidad o ${inWholeA(amps)} a 240 volts. Eso equivale a ` +
          `${inCalentadores(heaters)} de tamaño para casa y cuesta ${rangeInRoughDolares(costLow, costHigh)} ya ` +
          'instalado, sin contar el cableado nuevo.'),
    secondary: [
      { value: roundTo(heat, 0), unit: 'BTU por hora', label: 'Calor en el agua' },
      { value: roundTo(input, 0), unit: 'BTU por hora', label: 'Consumo de combustible' },
      { value: roundTo(power, 1), unit: 'kW', label: 'Como potencia eléctrica' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Instalado (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Instalado (alto)' },
    ],
    figures: {
      flow: { value: roundTo(flow, 2), unit: 'galones por minuto' },
      warmth: { value: roundTo(warmth, 2), unit: 'grados F' },
      warm: { value: roundTo(warm, 0), unit: 'BTU por hora' },
      burner: { value: roundTo(burner, 0), unit: 'BTU por hora' },
      heaters: { value: roundTo(heaters, 2), unit: 'calentadores' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      power: { value: roundTo(power, 1), unit: 'kW' },
      amps: { value: roundTo(amps, 0), unit: 'A' },
    },
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
      unit: 'galones por minuto',
    },
    { name: 'warmth', formula: 'outlet - inlet', value: warmth, unit: 'grados F' },
    { name: 'heat', formula: 'flow * home_coverages.water_heat * warmth to Btuh', value: heat, unit: 'BTU por hora' },
    { name: 'warm', formula: 'round(heat, 1000 Btuh)', value: warm, unit: 'BTU por hora' },
    {
      name: 'input',
      formula: 'if fuel = "gas" then heat / home_coverages.gas_heater else heat / home_coverages.electric_heater',
      value: input,
      unit: 'BTU por hora',
    },
    { name: 'burner', formula: 'ceil(input, 1000 Btuh)', value: burner, unit: 'BTU por hora' },
    { name: 'power', formula: 'input to kW', value: power, unit: 'kW' },
    {
      name: 'largest',
      formula: 'if fuel = "gas" then home_coverages.gas_largest else home_coverages.electric_largest',
      value: largest,
      unit: 'BTU por hora',
    },
    { name: 'heaters', formula: 'ceil(input / largest) * 1 heater', value: heaters, unit: 'calentadores' },
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
    message: 'Cuente al menos una regadera, llave o máquina.',
    inputs: ['showers', 'faucets', 'washers'],
  };
  return null;
}

/** "2,500 galones por minuto", for instance. */
function inGalonesPorMinuto(value: number): string {
  return amount(trimmed(value, 2), '', ' galón por minuto', ' galones por minuto');
}

/** "2,500 grados F", for instance. */
function inGradosF(value: number): string {
  return amount(trimmed(value, 2), '', ' grado F', ' grados F');
}

/** "2,500 BTU por hora", for instance. */
function inWholeBTUPorHora(value: number): string {
  return amount(trimmed(value, 0), '', ' BTU por hora', ' BTU por hora');
}

/** "2,500 calentadores", for instance. */
function inCalentadores(value: number): string {
  return amount(trimmed(value, 2), '', ' calentador', ' calentadores');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
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

/** Galones por minuto y BTU o kilowatts que debe dar un calentador sin tanque, y su precio instalado */
export const tanklessWaterHeater: Calculator<TanklessWaterHeaterInputs> = {
  slug: 'tankless-water-heater',
  title: 'Calculadora de calentador de agua sin tanque',
  subtitle: 'Galones por minuto y BTU o kilowatts que debe dar un calentador sin tanque, y su precio instalado',
  tag: 'home',
  service: 'Calentadores de agua sin tanque',
  disclaimer:
    'Estimado para planear a partir del flujo de las llaves y aparatos. No incluye una línea de gas o un servicio ' +
    'eléctrico más grande, ventilación ni recirculación, que pueden costar tanto como el calentador. Deciden las ' +
    'tablas de los fabricantes.',
  inputs: [
    {
      name: 'showers',
      label: 'Regaderas a la vez',
      type: 'number',
      unit: 'regaderas',
      default: 2,
      min: 0,
      max: 6,
      step: 1,
      whole: true,
    },
    {
      name: 'faucets',
      label: 'Llaves a la vez',
      type: 'number',
      unit: 'llaves',
      default: 1,
      min: 0,
      max: 6,
      step: 1,
      whole: true,
    },
    {
      name: 'washers',
      label: 'Lavaplatos y lavadoras a la vez',
      type: 'number',
      unit: 'máquinas',
      default: 0,
      min: 0,
      max: 3,
      step: 1,
      whole: true,
    },
    {
      name: 'inlet',
      label: 'Agua fría',
      type: 'number',
      unit: '°F',
      default: 65,
      min: 40,
      max: 85,
      step: 1,
      units: acceptedUnits.degF,
      hint: 'Cerca de 60 a 65 en el invierno de la costa, 80 en verano',
    },
    {
      name: 'outlet',
      label: 'Agua caliente',
      type: 'number',
      unit: '°F',
      default: 120,
      min: 100,
      max: 140,
      step: 1,
      units: acceptedUnits.degF,
    },
    {
      name: 'fuel',
      label: 'Combustible',
      type: 'select',
      default: 'gas',
      options: [
        { value: 'gas', label: 'De gas' },
        { value: 'electric', label: 'Eléctrico' },
      ],
    },
  ],
  costBand: {
    service_name: 'Calentadores de agua sin tanque',
    unit: 'por calentador',
    price_min_usd: 1200,
    price_max_usd: 5500,
    notes:
      'Un calentador instalado, antes de ampliar la línea de gas, el cableado y la ventilación. Las demandas mayores ' +
      'que un calentador para casa necesitan dos o más, cada uno dentro del rango.',
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
      unit: 'BTU por hora',
      source: "199,000 BTU an hour is the largest gas tankless heater of usual home lines (makers' lines).",
      values: [{ value: 199000 }],
    },
    {
      name: 'home_coverages.water_heat',
      unit: 'BTU por hora horas por galón por grado F',
      source: 'A gallon of water weighs 8.34 pounds, and a BTU warms a pound by a degree.',
      values: [{ value: 8.34 }],
    },
    {
      name: 'home_prices.tankless_electric',
      unit: '$ por calentador',
      source: 'Publicado: empresa (sin fecha)',
      values: [{ low: 1200, high: 3500 }],
    },
    {
      name: 'home_prices.tankless_gas',
      unit: '$ por calentador',
      asOf: '2026-01-01',
      source: 'Publicado: guía de precios (2026)',
      values: [{ low: 2500, high: 5500 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Calentadores sin tanque, instalados', covers: 'job' }],
    leavesOut: [
      'una línea de gas más grande',
      'un servicio eléctrico más grande',
      'ventilación nueva',
      'recirculación',
      'permiso',
      'impuesto sobre ventas',
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
        label: 'Calentador de gas',
        unit: '$ por calentador',
        min: 800,
        max: 15000,
        written: 'USD/heater',
      },
      {
        name: 'home_prices.tankless_electric',
        label: 'Calentador eléctrico',
        unit: '$ por calentador',
        min: 500,
        max: 10000,
        written: 'USD/heater',
      },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    'home_prices.tankless_gas': 'Calentador de gas',
    'home_prices.tankless_electric': 'Calentador eléctrico',
    flow: 'Flujo',
    warmth: 'Grados por subir',
    heat: 'Calor en el agua',
    warm: 'Calor redondeado',
    input: 'Energía de entrada',
    burner: 'Quemador',
    power: 'Potencia',
    largest: 'El calentador más grande',
    heaters: 'Calentadores',
    amps: 'Amperes',
    cost: 'Costo',
  },
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
