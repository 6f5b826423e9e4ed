/**
 * Solar System Size Calculator. Generated from the entry solar of catalog/calculators.yaml by `npm run generate`: edit
 * the catalog, not this file.
 */
import { isBelow, roundHalfAway, roundTo, roundUp } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../engine/kernel/module.js';
import { amount, roughRange, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Solar System Size Calculator, inside their bounds. */
export interface SolarInputs {
  /** Monthly use, 200 to 8000 kWh in steps of 50; 1500 when omitted. */
  readonly monthlyKwh: number;
  /** Share to cover; '100' when omitted. */
  readonly offset: '50' | '75' | '100' | '120';
}

/** The steps of the calculation. */
export interface SolarSteps {
  /** monthlyKwh * offset / 30.4 day, in kWh per day */
  readonly daily: number;
  /** daily / electricity.sun_hours / 0.8 to kW, in kW */
  readonly size: number;
  /** ceil(size / coverages.solar_panel), in panels */
  readonly panels: number;
  /** panels * 21 sqft/panel, in sq ft */
  readonly roof: number;
  /** Low end of panels * coverages.solar_panel * prices.solar, in $ */
  readonly byPowerLow: number;
  /** High end of panels * coverages.solar_panel * prices.solar, in $ */
  readonly byPowerHigh: number;
  /** Low end of minimums.solar, in $ */
  readonly minimumLow: number;
  /** High end of minimums.solar, in $ */
  readonly minimumHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(byPower, 1 USD)), in $ */
  readonly costLow: number;
  /** High end of max(round(minimum, 1 USD), round(byPower, 1 USD)), in $ */
  readonly costHigh: number;
}

const offsetFigures: Readonly<Record<SolarInputs['offset'], number>> = { '50': 50, '75': 75, '100': 100, '120': 120 };

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ monthlyKwh, offset }: SolarInputs): SolarSteps {
  const daily = monthlyKwh * offsetFigures[offset] / 3040;
  const size = daily / 4;
  const panels = roundUp(size * 2.5);
  const roof = panels * 21;
  const byPowerLow = panels * 800;
  const byPowerHigh = panels * 1240;
  const minimumLow = 5000;
  const minimumHigh = 8000;
  const costLow = Math.max(minimumLow, roundHalfAway(byPowerLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byPowerHigh));
  return { daily, size, panels, roof, byPowerLow, byPowerHigh, minimumLow, minimumHigh, costLow, costHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: SolarInputs, own: OwnFigures): SolarSteps {
  const { monthlyKwh, offset } = inputs;
  const pricesSolar = own['prices.solar'] ?? 2;
  const pricesSolarHigh = own['prices.solar'] ?? 3.1;
  const daily = monthlyKwh * offsetFigures[offset] / 3040;
  const size = daily / 4;
  const panels = roundUp(size * 2.5);
  const roof = panels * 21;
  const byPowerLow = panels * pricesSolar * 400;
  const byPowerHigh = panels * pricesSolarHigh * 400;
  const minimumLow = 5000;
  const minimumHigh = 8000;
  const costLow = Math.max(minimumLow, roundHalfAway(byPowerLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byPowerHigh));
  return { daily, size, panels, roof, byPowerLow, byPowerHigh, minimumLow, minimumHigh, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: SolarInputs, steps = compute(inputs)): CalculationResult {
  const { monthlyKwh, offset } = inputs;
  const { size, panels, roof, byPowerLow, minimumLow, costLow, costHigh } = steps;
  return {
    value: roundTo(size, 2),
    unit: 'kW',
    interpretation:
      `A system of ${inKW(size)}, ${inPanels(panels)} of 400 watts, covers ${inPercent(offsetFigures[offset])} of ` +
      `${inKWh(monthlyKwh)} a month and needs about ${inWholeSqFt(roof)} of clear roof. It costs ` +
      rangeInRoughDollars(costLow, costHigh) +
      (isBelow(byPowerLow, minimumLow)
        ? ', because design, permit and inverter cost nearly the same at any size.'
        : '; the federal tax credit for homeowners ended after 2025.'),
    secondary: [
      { value: roundTo(panels, 0), unit: 'panels', label: 'Panels of 400 W' },
      { value: roundTo(roof, 0), unit: 'sq ft', label: 'Roof area' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Installed cost (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Installed cost (high)' },
    ],
    figures: {
      size: { value: roundTo(size, 2), unit: 'kW' },
      panels: { value: roundTo(panels, 2), unit: 'panels' },
      roof: { value: roundTo(roof, 0), unit: 'sq ft' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: SolarInputs, steps = compute(inputs)): EstimateAmounts {
  const { byPowerLow, byPowerHigh, minimumLow, minimumHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(byPowerLow, 0), high: roundTo(byPowerHigh, 0) }],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: SolarInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { daily, size, panels, roof, byPowerLow, byPowerHigh, minimumLow, minimumHigh, costLow, costHigh } = steps;
  return [
    { name: 'daily', formula: 'monthlyKwh * offset / 30.4 day', value: daily, unit: 'kWh per day' },
    { name: 'size', formula: 'daily / electricity.sun_hours / 0.8 to kW', value: size, unit: 'kW' },
    { name: 'panels', formula: 'ceil(size / coverages.solar_panel)', value: panels, unit: 'panels' },
    { name: 'roof', formula: 'panels * 21 sqft/panel', value: roof, unit: 'sq ft' },
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

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: SolarInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 kW", for instance. */
function inKW(value: number): string {
  return amount(trimmed(value, 2), '', ' kW', ' kW');
}

/** "2,500 panels", for instance. */
function inPanels(value: number): string {
  return amount(trimmed(value, 2), '', ' panel', ' panels');
}

/** "2,500 percent", for instance. */
function inPercent(value: number): string {
  return amount(trimmed(value, 2), '', ' percent', ' percent');
}

/** "2,500 kWh", for instance. */
function inKWh(value: number): string {
  return amount(trimmed(value, 2), '', ' kWh', ' kWh');
}

/** "2,500 sq ft", for instance. */
function inWholeSqFt(value: number): string {
  return amount(trimmed(value, 0), '', ' sq ft', ' sq ft');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** System size, number of panels and price from your monthly use */
export const solar: Calculator<SolarInputs> = {
  slug: 'solar',
  title: 'Solar System Size Calculator',
  subtitle: 'System size, number of panels and price from your monthly use',
  tag: 'home',
  service: 'Solar installation',
  disclaimer:
    'Planning estimate at 5.0 sun-hours a day. It leaves out shade, roof direction, batteries, utility buyback terms ' +
    'and roof repairs; the federal credit for homeowners ended after 2025. Ask for a design with a production ' +
    'estimate.',
  inputs: [
    {
      name: 'monthlyKwh',
      label: 'Monthly use',
      type: 'number',
      unit: 'kWh',
      default: 1500,
      min: 200,
      max: 8000,
      step: 50,
      units: acceptedUnits.kWh,
      ask: 'How much electricity is used in a month?',
      hint: 'Average of the last twelve bills',
    },
    {
      name: 'offset',
      label: 'Share to cover',
      type: 'select',
      unit: 'percent',
      default: '100',
      options: [
        { value: '50', label: '50%', size: 50 },
        { value: '75', label: '75%', size: 75 },
        { value: '100', label: '100%', size: 100 },
        { value: '120', label: '120%', size: 120 },
      ],
      units: acceptedUnits.percent,
      ask: 'How much of it should solar cover?',
    },
  ],
  costBand: {
    service_name: 'Solar installation',
    unit: 'per system',
    price_min_usd: 18000,
    price_max_usd: 42000,
    notes: 'The band is for usual home systems of about 7 to 13 kW; smaller ones cost less and larger ones more.',
  },
  sources: [
    "0.80 of the rated output reaches the meter, a planning estimate between 0.75 and the 0.86 of NREL PVWatts' " +
      'default losses of 14 percent (pvwatts.nrel.gov).',
    'The residential clean energy credit, section 25D, is not allowed for expenditures after December 31, 2025 ' +
      '(Public Law 119-21; IRS FS-2025-05; Congressional Research Service IN12611).',
    'A month is 30.4 days; a 400-W module measures about 21 sq ft (module data sheets, 1.7 by 1.1 m).',
    'A 400-W module is a common size of residential panels (module data sheets, 1.7 by 1.1 m, about 21 sq ft).',
  ],
  asOf: '2023-09-01',
  sharedFigures: [
    {
      name: 'coverages.solar_panel',
      unit: 'W per panel',
      source:
        'A 400-W module is a common size of residential panels (module data sheets, 1.7 by 1.1 m, about 21 sq ft).',
      values: [{ value: 400 }],
    },
    {
      name: 'electricity.sun_hours',
      unit: 'hours per day',
      asOf: '2026-02-01',
      source: 'Published: firm (2026)',
      values: [{ value: 5 }],
    },
    {
      name: 'prices.solar',
      unit: '$ per watt',
      asOf: '2023-09-01',
      source: 'Published: agency, firm (2023 to 2026)',
      values: [{ low: 2, high: 3.1 }],
    },
    { name: 'minimums.solar', unit: '$', source: 'Our judgement', values: [{ low: 5000, high: 8000 }] },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Panels, inverter and installation', covers: 'job' }],
    leavesOut: ['batteries', 'roof repairs', 'panel upgrade', 'tree trimming', 'interest of a loan'],
    pitfalls: [
      'The federal credit for homeowners (25D) ended on December 31, 2025; offers that still deduct it are wrong.',
      'What a kilowatt-hour sent to the grid earns depends on the plan, and decides more than the price of the panels.',
      'A roof that has to be replaced within ten years should be replaced first.',
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
      label: 'System, installed',
      unit: '$ per watt',
      min: 0.5,
      max: 8,
      written: 'USD/W',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: { kind: 'pieces', measures: { count: { step: 'panels', times: 1 } }, look: 'panel' },
  labels: { byPower: 'Price by the size', 'prices.solar': 'System, installed' },
  counted: { panels: 'panel' },
  repeats: { '2': 'total', '3': 'total' },
  asks: [
    { input: 'offset', from: '50', to: '120' },
    { input: 'monthlyKwh', from: 1000, to: 2000 },
  ],
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
