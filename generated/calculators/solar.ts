/**
 * Solar System Size Calculator. Generated from the entry solar of catalog/calculators.yaml by `npm run generate`: edit
 * the catalog, not this file.
 */
import { roundTo, roundUp } from '../../runtime/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../runtime/kernel/module.js';
import { about, amount, range, trimmed } from '../../runtime/kernel/text.js';
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
  /** ceil(size / 400 W/panel), in panels */
  readonly panels: number;
  /** panels * 21 sqft/panel, in sq ft */
  readonly roof: number;
  /** Low end of size * prices.solar, in $ */
  readonly costLow: number;
  /** High end of size * prices.solar, in $ */
  readonly costHigh: number;
}

const offsetFigures: Readonly<Record<SolarInputs['offset'], number>> = { '50': 50, '75': 75, '100': 100, '120': 120 };

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ monthlyKwh, offset }: SolarInputs): SolarSteps {
  const daily = monthlyKwh * offsetFigures[offset] / 3040;
  const size = daily / 4;
  const panels = roundUp(size * 2.5);
  const roof = panels * 21;
  const costLow = size * 2400;
  const costHigh = size * 3200;
  return { daily, size, panels, roof, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: SolarInputs): CalculationResult {
  const { monthlyKwh, offset } = inputs;
  const { size, panels, roof, costLow, costHigh } = compute(inputs);
  return {
    value: roundTo(size, 2),
    unit: 'kW',
    interpretation:
      `A system of ${inKW(size)}, ${inPanels(panels)} of 400 watts, covers ${inPercent(offsetFigures[offset])} of ` +
      `${inKWh(monthlyKwh)} a month. It needs about ${inWholeSqFt(roof)} of clear roof and runs ` +
      `${rangeInRoughDollars(costLow, costHigh)} before incentives.`,
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

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: SolarInputs): readonly TraceStep[] {
  const { daily, size, panels, roof, costLow, costHigh } = compute(inputs);
  return [
    { name: 'daily', formula: 'monthlyKwh * offset / 30.4 day', value: daily, unit: 'kWh per day' },
    { name: 'size', formula: 'daily / electricity.sun_hours / 0.8 to kW', value: size, unit: 'kW' },
    { name: 'panels', formula: 'ceil(size / 400 W/panel)', value: panels, unit: 'panels' },
    { name: 'roof', formula: 'panels * 21 sqft/panel', value: roof, unit: 'sq ft' },
    { name: 'cost', formula: 'size * prices.solar', value: { low: costLow, high: costHigh }, unit: '$' },
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
  return range(about(low), about(high), '$', '', '');
}

/** System size and number of panels from your monthly use */
export const solar: Calculator<SolarInputs> = {
  slug: 'solar',
  title: 'Solar System Size Calculator',
  subtitle: 'System size and number of panels from your monthly use',
  tag: 'home',
  service: 'Solar installation',
  disclaimer:
    'Planning estimate at 5.0 sun-hours a day. It leaves out shade, roof direction, batteries, utility buyback ' +
    'terms, roof repairs and tax credits; ask for a design with a production estimate.',
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
    },
  ],
  costBand: {
    service_name: 'Solar installation',
    unit: 'per system',
    price_min_usd: 18000,
    price_max_usd: 42000,
  },
  sources: [
    "0.80 of the rated output reaches the meter, a planning estimate between 0.75 and the 0.86 of NREL PVWatts' " +
      'default losses of 14 percent.',
    'A month is 30.4 days; a 400-W module measures about 21 sq ft (module data sheets, 1.7 by 1.1 m).',
    "5.0 sun-hours a day is the service's figure (4.7 to 5.5 in Texas, turbinegenerator.org).",
    '$2.40 to $3.20 a watt installed is a planning estimate for Texas before incentives.',
  ],
  asOf: '2026-11-21',
  sharedFigures: [
    {
      name: 'electricity.sun_hours',
      unit: 'hours per day',
      source: "5.0 sun-hours a day is the service's figure (4.7 to 5.5 in Texas, turbinegenerator.org).",
      values: [{ value: 5 }],
    },
    {
      name: 'prices.solar',
      unit: '$ per watt',
      asOf: '2026-11-21',
      source: '$2.40 to $3.20 a watt installed is a planning estimate for Texas before incentives.',
      values: [{ low: 2.4, high: 3.2 }],
    },
  ],
  price: { figure: 'cost', covers: 'job' },
  slopes: {
    value: { monthlyKwh: 1 },
    size: { monthlyKwh: 1 },
    panels: { monthlyKwh: 1 },
    roof: { monthlyKwh: 1 },
    'cost.low': { monthlyKwh: 1 },
    'cost.high': { monthlyKwh: 1 },
  },
  refuse,
  answer,
  trace,
};
