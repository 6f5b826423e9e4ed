/**
 * Calculadora del tamaño de un sistema solar. Generated from the entry solar of catalog/calculators.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { isBelow, roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { SolarInputs } from '../../calculators/solar.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/solar.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const offsetFigures: Readonly<Record<SolarInputs['offset'], number>> = { '50': 50, '75': 75, '100': 100, '120': 120 };

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: SolarInputs, steps = compute(inputs)): CalculationResult {
  const { monthlyKwh, offset } = inputs;
  const { size, panels, roof, byPowerLow, minimumLow, costLow, costHigh } = steps;
  return {
    value: roundTo(size, 2),
    unit: 'kW',
    interpretation:
      `Un sistema de ${inKW(size)}, con ${inPaneles(panels)} de 400 watts, cubre el ` +
      `${inPorCiento(offsetFigures[offset])} de ${inKWh(monthlyKwh)} al mes y necesita cerca de ` +
      `${inWholePies2(roof)} de techo despejado. Cuesta ${rangeInRoughDolares(costLow, costHigh)}` +
      (isBelow(byPowerLow, minimumLow)
        ? ', porque el diseño, el permiso y el inversor cuestan casi lo mismo en cualquier tamaño.'
        : '; el crédito fiscal federal para dueños de casa se acabó al terminar 2025.'),
    secondary: [
      { value: roundTo(panels, 0), unit: 'paneles', label: 'Paneles de 400 W' },
      { value: roundTo(roof, 0), unit: 'pies²', label: 'Área de techo' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Costo instalado (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Costo instalado (alto)' },
    ],
    figures: {
      size: { value: roundTo(size, 2), unit: 'kW' },
      panels: { value: roundTo(panels, 2), unit: 'paneles' },
      roof: { value: roundTo(roof, 0), unit: 'pies²' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: SolarInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { daily, size, panels, roof, byPowerLow, byPowerHigh, minimumLow, minimumHigh, costLow, costHigh } = steps;
  return [
    { name: 'daily', formula: 'monthlyKwh * offset / 30.4 day', value: daily, unit: 'kWh por día' },
    { name: 'size', formula: 'daily / electricity.sun_hours / 0.8 to kW', value: size, unit: 'kW' },
    { name: 'panels', formula: 'ceil(size / coverages.solar_panel)', value: panels, unit: 'paneles' },
    { name: 'roof', formula: 'panels * 21 sqft/panel', value: roof, unit: 'pies²' },
    {
      name: 'byPower',
      formula: 'panels * coverages.solar_panel * prices.solar',
      value: { low: byPowerLow, high: byPowerHigh },
      unit: '$',
    },
    { name: 'minimum', formula: 'minimums.solar', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byPower, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** "2,500 kW", for instance. */
function inKW(value: number): string {
  return amount(trimmed(value, 2), '', ' kW', ' kW');
}

/** "2,500 paneles", for instance. */
function inPaneles(value: number): string {
  return amount(trimmed(value, 2), '', ' panel', ' paneles');
}

/** "2,500 por ciento", for instance. */
function inPorCiento(value: number): string {
  return amount(trimmed(value, 2), '', ' por ciento', ' por ciento');
}

/** "2,500 kWh", for instance. */
function inKWh(value: number): string {
  return amount(trimmed(value, 2), '', ' kWh', ' kWh');
}

/** "2,500 pies²", for instance. */
function inWholePies2(value: number): string {
  return amount(trimmed(value, 0), '', ' pie²', ' pies²');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Tamaño del sistema, número de paneles y precio según su consumo mensual */
export const solar: Calculator<SolarInputs> = {
  slug: 'solar',
  title: 'Calculadora del tamaño de un sistema solar',
  subtitle: 'Tamaño del sistema, número de paneles y precio según su consumo mensual',
  tag: 'home',
  service: 'Instalación solar',
  disclaimer:
    'Estimado para planear con 5.0 horas de sol al día. No incluye sombra, orientación del techo, baterías, ' +
    'condiciones de recompra de la compañía de luz ni reparar el techo; el crédito federal para dueños de casa ' +
    'terminó con 2025. Pida un diseño con un estimado de producción.',
  inputs: [
    {
      name: 'monthlyKwh',
      label: 'Consumo mensual',
      type: 'number',
      unit: 'kWh',
      default: 1500,
      min: 200,
      max: 8000,
      step: 50,
      units: acceptedUnits.kWh,
      hint: 'Promedio de los últimos doce recibos',
    },
    {
      name: 'offset',
      label: 'Parte por cubrir',
      type: 'select',
      unit: 'por ciento',
      default: '100',
      options: [
        { value: '50', label: '50%', size: 50 },
        { value: '75', label: '75%', size: 75 },
        { value: '100', label: '100%', size: 100 },
        { value: '120', label: '120%', size: 120 },
      ],
      units: acceptedUnits.percent,
    },
  ],
  costBand: {
    service_name: 'Instalación solar',
    unit: 'por sistema',
    price_min_usd: 18000,
    price_max_usd: 42000,
    notes:
      'El rango es para sistemas usuales de casa de unos 7 a 13 kW; los más chicos cuestan menos y los más grandes ' +
      'más.',
  },
  sources: [
    "0.80 of the rated output reaches the meter, a planning estimate between 0.75 and the 0.86 of NREL PVWatts' " +
      'default losses of 14 percent (pvwatts.nrel.gov).',
    'The residential clean energy credit, section 25D, is not allowed for expenditures after December 31, 2025 ' +
      '(Public Law 119-21; IRS FS-2025-05; Congressional Research Service IN12611).',
    'A month is 30.4 days; a 400-W module measures about 21 sq ft (module data sheets, 1.7 by 1.1 m).',
    'A 400-W module is a common size of residential panels (module data sheets, 1.7 by 1.1 m, about 21 sq ft).',
  ],
  asOf: '2023-01-01',
  sharedFigures: [
    {
      name: 'coverages.solar_panel',
      unit: 'W por panel',
      source:
        'A 400-W module is a common size of residential panels (module data sheets, 1.7 by 1.1 m, about 21 sq ft).',
      values: [{ value: 400 }],
    },
    {
      name: 'electricity.sun_hours',
      unit: 'horas por día',
      asOf: '2026-02-01',
      source: 'Publicado: empresa (2026)',
      values: [{ value: 5 }],
    },
    {
      name: 'prices.solar',
      unit: '$ por watt',
      asOf: '2023-01-01',
      source: 'Publicado: empresa, guía de precios (2023 a 2026)',
      values: [{ low: 2, high: 3.1 }],
    },
    { name: 'minimums.solar', unit: '$', source: 'Nuestro criterio', values: [{ low: 5000, high: 8000 }] },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Paneles, inversor e instalación', covers: 'job' }],
    leavesOut: [
      'baterías',
      'reparar el techo',
      'panel eléctrico más grande',
      'podar árboles',
      'intereses de un préstamo',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 1,
    judged: 1,
    prices: { 'prices.solar': 'published', 'minimums.solar': 'judged' },
  },
  own: {
    figures: [{
      name: 'prices.solar',
      label: 'Sistema, instalado',
      unit: '$ por watt',
      min: 0.5,
      max: 8,
      written: 'USD/W',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    byPower: 'Precio por tamaño',
    'prices.solar': 'Sistema, instalado',
    daily: 'Energía por día',
    size: 'Tamaño',
    panels: 'Paneles',
    roof: 'Techo',
    minimum: 'Cargo mínimo',
    cost: 'Costo',
  },
  slopes: {
    value: { monthlyKwh: 1 },
    size: { monthlyKwh: 1 },
    panels: { monthlyKwh: 1 },
    roof: { monthlyKwh: 1 },
    'cost.low': { monthlyKwh: 1 },
    'cost.high': { monthlyKwh: 1 },
    'total.low': { monthlyKwh: 1 },
    'total.high': { monthlyKwh: 1 },
  },
  refuse,
  answer,
  trace,
};
