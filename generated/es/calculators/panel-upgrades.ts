/**
 * Calculadora de capacidad del panel eléctrico. Generated from the entry panel-upgrades of
 * catalog/calculators/home.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { isAtMost, roundTo } from '../../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../../engine/kernel/module.js';
import type { Schedule } from '../../../engine/kernel/schedule.js';
import { lookUp, schedule } from '../../../engine/kernel/schedule.js';
import type { PanelUpgradesInputs, PanelUpgradesSteps } from '../../calculators/panel-upgrades.js';
import { amount, fixed, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const serviceFigures: Readonly<Record<PanelUpgradesInputs['service'], number>> = {
  '100': 100,
  '125': 125,
  '150': 150,
  '200': 200,
};
const services: Schedule = schedule({
  upTo: [100, 125, 150, 200, 400],
  values: [100, 125, 150, 200, 400],
  brackets: [],
  round: 0,
});

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ service, peak, added }: PanelUpgradesInputs): PanelUpgradesSteps {
  const existing = peak * 125 / 24;
  const extra = added * 25 / 6;
  const load = existing + extra;
  const left = Math.max(serviceFigures[service] - load, 0);
  const proper = lookUp(services, load);
  const verdict: string = isAtMost(load, serviceFigures[service]) ? 'alcanza' : 'no alcanza';
  const upgradeLow = proper <= 200 ? 1200 : 4000;
  const upgradeHigh = proper <= 200 ? 4000 : 10000;
  const costLow = isAtMost(load, serviceFigures[service]) ? 0 : upgradeLow;
  const costHigh = isAtMost(load, serviceFigures[service]) ? 0 : upgradeHigh;
  const managerLow = 600;
  const managerHigh = 1200;
  return {
    existing,
    extra,
    load,
    left,
    proper,
    verdict,
    upgradeLow,
    upgradeHigh,
    costLow,
    costHigh,
    managerLow,
    managerHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: PanelUpgradesInputs, own: OwnFigures): PanelUpgradesSteps {
  const { service, peak, added } = inputs;
  const homePricesPanel200 = own['home_prices.panel_200'] ?? 1200;
  const homePricesPanel200High = own['home_prices.panel_200'] ?? 4000;
  const existing = peak * 125 / 24;
  const extra = added * 25 / 6;
  const load = existing + extra;
  const left = Math.max(serviceFigures[service] - load, 0);
  const proper = lookUp(services, load);
  const verdict: string = isAtMost(load, serviceFigures[service]) ? 'alcanza' : 'no alcanza';
  const upgradeLow = proper <= 200 ? homePricesPanel200 : 4000;
  const upgradeHigh = proper <= 200 ? homePricesPanel200High : 10000;
  const costLow = isAtMost(load, serviceFigures[service]) ? 0 : upgradeLow;
  const costHigh = isAtMost(load, serviceFigures[service]) ? 0 : upgradeHigh;
  const managerLow = 600;
  const managerHigh = 1200;
  return {
    existing,
    extra,
    load,
    left,
    proper,
    verdict,
    upgradeLow,
    upgradeHigh,
    costLow,
    costHigh,
    managerLow,
    managerHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: PanelUpgradesInputs, steps = compute(inputs)): CalculationResult {
  const { service } = inputs;
  const { existing, extra, load, left, proper, verdict, costLow, costHigh, managerLow, managerHigh } = steps;
  return {
    value: roundTo(load, 1),
    unit: 'A necesarios',
    text: verdict,
    interpretation:
      isAtMost(load, serviceFigures[service])
        ? `Según NEC 220.87, su servicio de ${inWholeA(serviceFigures[service])} aguanta la carga, si ese fue el ` +
          'pico de todo un año y no hay paneles solares ni baterías. Su pico más 25% es de ' +
          `${inATo1Decimal(existing)}; la carga nueva agrega ${inATo1Decimal(extra)} para llegar a ` +
          `${inATo1Decimal_(load)}, con ${inATo1Decimal(left)} de sobra.`
        : `Su servicio de ${inWholeA(serviceFigures[service])} no alcanza: su pico más 25% es de ` +
          `${inATo1Decimal(existing)}, y la carga nueva agrega ${inATo1Decimal(extra)} para llegar a ` +
          `${inATo1Decimal_(load)}. Un servicio de ${inWholeA(proper)} o más cuesta ` +
          `${rangeInRoughDolares(costLow, costHigh)}; un administrador de carga por ` +
          `${rangeInRoughDolares(managerLow, managerHigh)} puede evitarlo.`,
    secondary: [
      { value: roundTo(left, 1), unit: 'A', label: 'De sobra' },
      { value: roundTo(proper, 0), unit: 'A', label: 'Siguiente servicio estándar' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Ampliación (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Ampliación (alto)' },
    ],
    figures: {
      existing: { value: roundTo(existing, 1), unit: 'A' },
      extra: { value: roundTo(extra, 1), unit: 'A' },
      load: { value: roundTo(load, 1), unit: 'A' },
      left: { value: roundTo(left, 1), unit: 'A' },
      proper: { value: roundTo(proper, 0), unit: 'A' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      manager: { low: roundTo(managerLow, 0), high: roundTo(managerHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: PanelUpgradesInputs, steps = compute(inputs)): EstimateAmounts {
  const { costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(costLow, 0), high: roundTo(costHigh, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: PanelUpgradesInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    existing,
    extra,
    load,
    left,
    proper,
    verdict,
    upgradeLow,
    upgradeHigh,
    costLow,
    costHigh,
    managerLow,
    managerHigh,
  } = steps;
  return [
    { name: 'existing', formula: 'peak * 1.25 / electricity.service_voltage to A', value: existing, unit: 'A' },
    { name: 'extra', formula: 'added / electricity.service_voltage to A', value: extra, unit: 'A' },
    { name: 'load', formula: 'existing + extra', value: load, unit: 'A' },
    { name: 'left', formula: 'max(service - load, 0 A)', value: left, unit: 'A' },
    { name: 'proper', formula: 'services[load]', value: proper, unit: 'A' },
    { name: 'verdict', formula: 'if load <= service then "alcanza" else "no alcanza"', value: verdict, unit: '' },
    {
      name: 'upgrade',
      formula: 'if proper <= 200 A then home_prices.panel_200 else home_prices.service_400',
      value: { low: upgradeLow, high: upgradeHigh },
      unit: '$',
    },
    {
      name: 'cost',
      formula: 'if load <= service then 0..0 USD else upgrade',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
    { name: 'manager', formula: 'home_prices.load_manager', value: { low: managerLow, high: managerHigh }, unit: '$' },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ sources }: PanelUpgradesInputs): BrokenRequirement | null {
  if (sources === 'yes') return {
    message:
      'El medidor no ve lo que aportan los paneles solares, la energía eólica o las baterías, así que NEC 220.87 no ' +
      'permite este método con ellos. Use la Calculadora del tamaño del servicio eléctrico (electrician), o pida a ' +
      'un electricista con licencia que calcule la carga.',
    inputs: ['sources'],
  };
  return null;
}

/** "2,500 A", for instance. */
function inWholeA(value: number): string {
  return amount(trimmed(value, 0), '', ' A', ' A');
}

/** "2,500.0 A", for instance. */
function inATo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' A', ' A');
}

/** "2,500 A", for instance. */
function inATo1Decimal_(value: number): string {
  return amount(trimmed(value, 1), '', ' A', ' A');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Si el servicio que usted tiene aguanta una carga nueva, según lo que de veras usó, y cuánto cuesta uno más grande */
export const panelUpgrades: Calculator<PanelUpgradesInputs> = {
  slug: 'panel-upgrades',
  title: 'Calculadora de capacidad del panel eléctrico',
  subtitle:
    'Si el servicio que usted tiene aguanta una carga nueva, según lo que de veras usó, y cuánto cuesta uno más grande',
  tag: 'home',
  service: 'Ampliación de paneles eléctricos',
  disclaimer:
    'Estimado para planear según NEC 220.87 a partir de la demanda más alta de un año. No incluye el estado del ' +
    'panel, los espacios libres, la parte de la compañía de luz ni el control de cargas. Un electricista con ' +
    'licencia debe hacer el cálculo oficial.',
  inputs: [
    {
      name: 'service',
      label: 'Breaker principal',
      type: 'select',
      unit: 'A',
      default: '150',
      options: [
        { value: '100', label: '100 A', size: 100 },
        { value: '125', label: '125 A', size: 125 },
        { value: '150', label: '150 A', size: 150 },
        { value: '200', label: '200 A', size: 200 },
      ],
      units: acceptedUnits.A,
    },
    {
      name: 'peak',
      label: 'Demanda más alta del último año',
      type: 'number',
      unit: 'kW',
      default: 12,
      min: 0.5,
      max: 40,
      step: 0.1,
      units: acceptedUnits.kW,
      hint: 'El uso más alto de 15 minutos en kWh, por cuatro',
    },
    {
      name: 'added',
      label: 'Carga nueva',
      type: 'number',
      unit: 'kW',
      default: 7.7,
      min: 0.1,
      max: 30,
      step: 0.1,
      units: acceptedUnits.kW,
      hint: 'Según la placa; un cargador de 32 A es de 7.7 kW, uno de 48 A de 11.5 kW',
    },
    {
      name: 'sources',
      label: '¿Hay paneles solares, energía eólica o baterías?',
      type: 'select',
      default: 'no',
      options: [
        { value: 'yes', label: 'Sí' },
        { value: 'no', label: 'No' },
      ],
      hint: 'O cualquier otra cosa que recorte el pico que ve el medidor',
    },
  ],
  costBand: {
    service_name: 'Ampliación de paneles eléctricos',
    unit: 'por proyecto',
    price_min_usd: 1200,
    price_max_usd: 4000,
    notes:
      'Un panel y servicio nuevos de hasta 200 amperes. No hay que pagar nada donde alcanza el que ya está. No hay ' +
      'que pagar nada donde el servicio alcanza, y un servicio de más de 200 amperes cuesta más.',
  },
  sources: [
    'NEC 220.87 (2023), 125 percent of the highest demand of a year and the new load may not exceed the rating; ' +
      'not with renewable sources or peak shaving (symmetryace.com/electrical/nec-code-requirement).',
    'Panel sizes that the trade stocks; Texas adopted the 2023 NEC on 2023-09-01 (16 TAC 73.100).',
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
      name: 'home_prices.load_manager',
      unit: '$',
      asOf: '2026-01-01',
      source: 'Publicado: empresa (2026)',
      values: [{ low: 600, high: 1200 }],
    },
    {
      name: 'home_prices.panel_200',
      unit: '$',
      asOf: '2026-01-01',
      source: 'Publicado: guía de precios (2026)',
      values: [{ low: 1200, high: 4000 }],
    },
    {
      name: 'home_prices.service_400',
      unit: '$',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 4000, high: 10000 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Panel o servicio nuevo', covers: 'job' }],
    leavesOut: [
      'la parte de la compañía de luz y sus cargos',
      'espacios libres y subpanel',
      'reparaciones de la conexión a tierra',
      'control de cargas',
      'permiso',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 3,
    prices: {
      'home_prices.load_manager': 'published',
      'home_prices.panel_200': 'published',
      'home_prices.service_400': 'published',
    },
  },
  own: {
    figures: [{
      name: 'home_prices.panel_200',
      label: 'Panel de 200 A, instalado',
      unit: '$',
      min: 500,
      max: 15000,
      units: acceptedUnits.USD,
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    'home_prices.panel_200': 'Panel de 200 A, instalado',
    existing: 'Carga de ahora',
    extra: 'Carga nueva',
    load: 'Carga total',
    left: 'Margen',
    proper: 'Servicio adecuado',
    verdict: 'Resultado',
    upgrade: 'Cambio de panel',
    cost: 'Costo',
    manager: 'Control de carga',
  },
  slopes: {
    value: { peak: 1, added: 1 },
    existing: { peak: 1, added: 0 },
    extra: { peak: 0, added: 1 },
    load: { peak: 1, added: 1 },
    left: { peak: -1, added: -1 },
    proper: { peak: 1, added: 1 },
    'cost.low': { peak: 1, added: 1 },
    'cost.high': { peak: 1, added: 1 },
    'manager.low': { peak: 0, added: 0 },
    'manager.high': { peak: 0, added: 0 },
    'total.low': { peak: 1, added: 1 },
    'total.high': { peak: 1, added: 1 },
  },
  refuse,
  answer,
  trace,
};
