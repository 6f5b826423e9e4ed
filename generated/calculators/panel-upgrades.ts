/**
 * Electrical Panel Capacity Calculator. Generated from the entry panel-upgrades of catalog/calculators/home.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { isAtMost, roundTo } from '../../engine/kernel/math.js';
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
import { amount, fixed, roughRange, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Electrical Panel Capacity Calculator, inside their bounds. */
export interface PanelUpgradesInputs {
  /** Main breaker; '150' when omitted. */
  readonly service: '100' | '125' | '150' | '200';
  /** Highest demand of the last year, 0.5 to 40 kW in steps of 0.1; 12 when omitted. */
  readonly peak: number;
  /** New load, 0.1 to 30 kW in steps of 0.1; 7.7 when omitted. */
  readonly added: number;
  /** Solar panels, wind or batteries?; 'no' when omitted. */
  readonly sources: 'yes' | 'no';
}

/** The steps of the calculation. */
export interface PanelUpgradesSteps {
  /** peak * 1.25 / electricity.service_voltage to A, in A */
  readonly existing: number;
  /** added / electricity.service_voltage to A, in A */
  readonly extra: number;
  /** existing + extra, in A */
  readonly load: number;
  /** max(service - load, 0 A), in A */
  readonly left: number;
  /** services[load], in A */
  readonly proper: number;
  /** if load <= service then "enough" else "not enough" */
  readonly verdict: string;
  /** Low end of if proper <= 200 A then home_prices.panel_200 else home_prices.service_400, in $ */
  readonly upgradeLow: number;
  /** High end of if proper <= 200 A then home_prices.panel_200 else home_prices.service_400, in $ */
  readonly upgradeHigh: number;
  /** Low end of if load <= service then 0..0 USD else upgrade, in $ */
  readonly costLow: number;
  /** High end of if load <= service then 0..0 USD else upgrade, in $ */
  readonly costHigh: number;
  /** Low end of home_prices.load_manager, in $ */
  readonly managerLow: number;
  /** High end of home_prices.load_manager, in $ */
  readonly managerHigh: number;
}

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
  const verdict: string = isAtMost(load, serviceFigures[service]) ? 'enough' : 'not enough';
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
  const verdict: string = isAtMost(load, serviceFigures[service]) ? 'enough' : 'not enough';
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
    unit: 'A needed',
    text: verdict,
    interpretation:
      isAtMost(load, serviceFigures[service])
        ? `By NEC 220.87 your ${inWholeA(serviceFigures[service])} service carries the load, if that was the peak of ` +
          'a whole year and there are no solar panels or batteries. Your peak plus 25% is ' +
          `${inATo1Decimal(existing)}; the load adds ${inATo1Decimal(extra)} for ${inATo1Decimal_(load)}, leaving ` +
          `${inATo1Decimal(left)}.`
        : `Your ${inWholeA(serviceFigures[service])} service is not enough: your peak plus 25% is ` +
          `${inATo1Decimal(existing)}, and the new load adds ${inATo1Decimal(extra)} for ${inATo1Decimal_(load)}. A ` +
          `service of ${inWholeA(proper)} or more costs ${rangeInRoughDollars(costLow, costHigh)}; a load manager ` +
          `for ${rangeInRoughDollars(managerLow, managerHigh)} may avoid it.`,
    secondary: [
      { value: roundTo(left, 1), unit: 'A', label: 'Left over' },
      { value: roundTo(proper, 0), unit: 'A', label: 'Next standard service' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Upgrade (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Upgrade (high)' },
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
    { name: 'verdict', formula: 'if load <= service then "enough" else "not enough"', value: verdict, unit: '' },
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
      'The meter does not see what solar panels, wind or batteries supply, so NEC 220.87 does not allow this method ' +
      'with them. Use the Electrical Service Size Calculator (electrician), or have a licensed electrician calculate ' +
      'the load.',
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

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Whether the service you have carries a new load, by what you really used, and what a larger one costs */
export const panelUpgrades: Calculator<PanelUpgradesInputs> = {
  slug: 'panel-upgrades',
  title: 'Electrical Panel Capacity Calculator',
  subtitle: 'Whether the service you have carries a new load, by what you really used, and what a larger one costs',
  tag: 'home',
  service: 'Electrical panel upgrades',
  disclaimer:
    "Planning estimate by NEC 220.87 from the highest demand of a year. It leaves out the panel's condition, free " +
    "spaces, the utility's side and load management. A licensed electrician must make the calculation of record.",
  inputs: [
    {
      name: 'service',
      label: 'Main breaker',
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
      label: 'Highest demand of the last year',
      type: 'number',
      unit: 'kW',
      default: 12,
      min: 0.5,
      max: 40,
      step: 0.1,
      units: acceptedUnits.kW,
      ask: 'What was the highest demand of the last year?',
      hint: 'Highest 15-minute use in kWh, times four',
    },
    {
      name: 'added',
      label: 'New load',
      type: 'number',
      unit: 'kW',
      default: 7.7,
      min: 0.1,
      max: 30,
      step: 0.1,
      units: acceptedUnits.kW,
      ask: 'How much new load?',
      hint: 'Nameplate; a 32 A charger is 7.7 kW, a 48 A charger 11.5 kW',
    },
    {
      name: 'sources',
      label: 'Solar panels, wind or batteries?',
      type: 'select',
      default: 'no',
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
      hint: 'Or anything else that lowers the peak the meter records',
    },
  ],
  costBand: {
    service_name: 'Electrical panel upgrades',
    unit: 'per project',
    price_min_usd: 1200,
    price_max_usd: 4000,
    notes:
      'A new panel and service up to 200 amps. Nothing is due where the service is enough, and a service above 200 ' +
      'amps costs more.',
  },
  sources: [
    'NEC 220.87 (2023), 125 percent of the highest demand of a year and the new load may not exceed the rating; ' +
      'not with renewable sources or peak shaving (symmetryace.com/electrical/nec-code-requirement).',
    'Panel sizes that the trade stocks; Texas adopted the 2023 NEC on 2023-09-01 (16 TAC 73.100).',
  ],
  asOf: '2026-01-01',
  sharedFigures: [
    { name: 'electricity.service_voltage', unit: 'V', source: 'Published: code (undated)', values: [{ value: 240 }] },
    {
      name: 'home_prices.load_manager',
      unit: '$',
      asOf: '2026-01-01',
      source: 'Published: firm (2026)',
      values: [{ low: 600, high: 1200 }],
    },
    {
      name: 'home_prices.panel_200',
      unit: '$',
      asOf: '2026-01-01',
      source: 'Published: guide (2026)',
      values: [{ low: 1200, high: 4000 }],
    },
    {
      name: 'home_prices.service_400',
      unit: '$',
      source: 'Published: guide (undated)',
      values: [{ low: 4000, high: 10000 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'New panel or service', covers: 'job' }],
    leavesOut: [
      "utility's side and its fees",
      'free spaces and subpanel',
      'grounding repairs',
      'load management',
      'permit',
    ],
    pitfalls: [
      'The method is not allowed where solar panels or batteries shave the peak that the meter sees.',
      "The year must include the hottest days; a month's bill shows energy, not the peak.",
      'A full panel can have power to spare; a subpanel costs less than a new service.',
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
      label: 'Panel of 200 A, installed',
      unit: '$',
      min: 500,
      max: 15000,
      units: acceptedUnits.USD,
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { 'home_prices.panel_200': 'Panel of 200 A, installed' },
  repeats: { '2': 'total', '3': 'total' },
  asks: [
    { input: 'peak', from: 8, to: 18 },
    { input: 'added', from: 5.5, to: 11 },
  ],
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
