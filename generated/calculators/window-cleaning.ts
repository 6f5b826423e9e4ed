/**
 * Window Cleaning Calculator. Generated from the entry window-cleaning of catalog/calculators/house-services.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { roundHalfAway, roundTo } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  Cell,
  EstimateAmounts,
  TraceStep,
} from '../../engine/kernel/module.js';
import { amount, roughRange, trimmed } from '../../engine/kernel/text.js';

/** The inputs of the Window Cleaning Calculator, inside their bounds. */
export interface WindowCleaningInputs {
  /** Panes on the first floor, whole, 0 to 300 in steps of 1; 30 when omitted. */
  readonly panes: number;
  /** Panes above the first floor, whole, 0 to 300 in steps of 1; 0 when omitted. */
  readonly upper: number;
  /** Sides; 'both' when omitted. */
  readonly sides: 'both' | 'outside';
  /** Screens to wash, whole, 0 to 150 in steps of 1; 0 when omitted. */
  readonly screens: number;
}

/** The steps of the calculation. */
export interface WindowCleaningSteps {
  /** (panes + upper) * 1 pane, in panes */
  readonly all: number;
  /** Low end of house_services.window_minimum, in $ */
  readonly minimumLow: number;
  /** High end of house_services.window_minimum, in $ */
  readonly minimumHigh: number;
  /** Low end of (panes + upper * house_services.window_upper) * sides.count * house_services.window_side, in $ */
  readonly glassLow: number;
  /** High end of (panes + upper * house_services.window_upper) * sides.count * house_services.window_side, in $ */
  readonly glassHigh: number;
  /** Low end of screens * house_services.window_screen, in $ */
  readonly washingLow: number;
  /** High end of screens * house_services.window_screen, in $ */
  readonly washingHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(glass, 1 USD) + round(washing, 1 USD)), in $ */
  readonly costLow: number;
  /** High end of max(round(minimum, 1 USD), round(glass, 1 USD) + round(washing, 1 USD)), in $ */
  readonly costHigh: number;
}

const sidesPhrases: Readonly<Record<WindowCleaningInputs['sides'], string>> = {
  both: 'inside and outside',
  outside: 'on the outside',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ panes, upper, sides, screens }: WindowCleaningInputs): WindowCleaningSteps {
  const all = panes + upper;
  const minimumLow = 100;
  const minimumHigh = 200;
  const glassLow = (panes + upper * 1.5) * (sides === 'both' ? 2 : 1) * 3;
  const glassHigh = (panes + upper * 1.5) * (sides === 'both' ? 2 : 1) * 6;
  const washingLow = screens * 2.5;
  const washingHigh = screens * 3.5;
  const costLow = Math.max(minimumLow, roundHalfAway(glassLow) + roundHalfAway(washingLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(glassHigh) + roundHalfAway(washingHigh));
  return { all, minimumLow, minimumHigh, glassLow, glassHigh, washingLow, washingHigh, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: WindowCleaningInputs): CalculationResult {
  const { sides, screens } = inputs;
  const { all, washingLow, costLow, costHigh } = compute(inputs);
  return {
    value: roundTo(costLow, 0),
    unit: '$ (low end)',
    interpretation:
      `Cleaning ${inPanes(all)} ${sidesPhrases[sides]} ` +
      (screens > 0
        ? `and washing the screens costs ${rangeInRoughDollars(costLow, costHigh)}.`
        : `costs ${rangeInRoughDollars(costLow, costHigh)}.`),
    secondary: [
      { value: roundTo(all, 0), unit: 'panes', label: 'Panes' },
      { value: roundTo(washingLow, 0), unit: '$', label: 'Screens (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Cost (high)' },
    ],
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      all: { value: roundTo(all, 2), unit: 'panes' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: WindowCleaningInputs): EstimateAmounts {
  const { minimumLow, minimumHigh, glassLow, glassHigh, washingLow, washingHigh, costLow, costHigh } = compute(inputs);
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [
      { low: roundTo(glassLow, 0), high: roundTo(glassHigh, 0) },
      { low: roundTo(washingLow, 0), high: roundTo(washingHigh, 0) },
    ],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: WindowCleaningInputs): readonly TraceStep[] {
  const {
    all,
    minimumLow,
    minimumHigh,
    glassLow,
    glassHigh,
    washingLow,
    washingHigh,
    costLow,
    costHigh,
  } = compute(inputs);
  return [
    { name: 'all', formula: '(panes + upper) * 1 pane', value: all, unit: 'panes' },
    {
      name: 'minimum',
      formula: 'house_services.window_minimum',
      value: { low: minimumLow, high: minimumHigh },
      unit: '$',
    },
    {
      name: 'glass',
      formula: '(panes + upper * house_services.window_upper) * sides.count * house_services.window_side',
      value: { low: glassLow, high: glassHigh },
      unit: '$',
    },
    {
      name: 'washing',
      formula: 'screens * house_services.window_screen',
      value: { low: washingLow, high: washingHigh },
      unit: '$',
    },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(glass, 1 USD) + round(washing, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ sides }: WindowCleaningInputs): readonly Cell[] {
  return [{ name: 'sides.count', cell: sides, unit: '', value: sides === 'both' ? 2 : 1 }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ panes, upper }: WindowCleaningInputs): BrokenRequirement | null {
  if (panes + upper < 1) return { message: 'Enter at least one pane.', inputs: ['panes', 'upper'] };
  return null;
}

/** "2,500 panes", for instance. */
function inPanes(value: number): string {
  return amount(trimmed(value, 2), '', ' pane', ' panes');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** What window cleaning costs by panes, sides and screens */
export const windowCleaning: Calculator<WindowCleaningInputs> = {
  slug: 'window-cleaning',
  title: 'Window Cleaning Calculator',
  subtitle: 'What window cleaning costs by panes, sides and screens',
  tag: 'home',
  service: 'Window cleaning',
  disclaimer:
    'Planning estimate for panes that a person reaches from the ground or a ladder. It leaves out hard-water stains, ' +
    'paint, skylights, storm windows, solar panels and what a lift is needed for.',
  inputs: [
    {
      name: 'panes',
      label: 'Panes on the first floor',
      type: 'number',
      default: 30,
      min: 0,
      max: 300,
      step: 1,
      whole: true,
      ask: 'How many panes on the first floor?',
      hint: 'A double-hung window has two',
    },
    {
      name: 'upper',
      label: 'Panes above the first floor',
      type: 'number',
      default: 0,
      min: 0,
      max: 300,
      step: 1,
      whole: true,
      ask: 'How many panes above the first floor?',
    },
    {
      name: 'sides',
      label: 'Sides',
      type: 'select',
      default: 'both',
      options: [
        { value: 'both', label: 'Inside and outside' },
        { value: 'outside', label: 'Outside only' },
      ],
      ask: 'Inside and outside, or only outside?',
    },
    { name: 'screens', label: 'Screens to wash', type: 'number', default: 0, min: 0, max: 150, step: 1, whole: true },
  ],
  costBand: {
    service_name: 'Window cleaning',
    unit: 'per pane and side',
    price_min_usd: 3,
    price_max_usd: 9,
    notes: 'A least visit comes to more by the pane, and screens are priced by the piece.',
  },
  sources: [
    'Companies price by the pane, and a second story at one and a half to two times the first ' +
      '(zenhome.co/services/window-cleaning).',
    'A second story at one and a half to two times the first floor (zenhome.co/services/window-cleaning).',
  ],
  asOf: '2018-05-09',
  sharedFigures: [
    {
      name: 'house_services.window_minimum',
      unit: '$',
      source: 'Published: firm, guide (undated)',
      values: [{ low: 100, high: 200 }],
    },
    {
      name: 'house_services.window_screen',
      unit: '$',
      asOf: '2018-05-09',
      source: 'Published: firm (2018)',
      values: [{ low: 2.5, high: 3.5 }],
    },
    {
      name: 'house_services.window_side',
      unit: '$',
      asOf: '2026-01-01',
      source: 'Published: guide (2026)',
      values: [{ low: 3, high: 6 }],
    },
    {
      name: 'house_services.window_upper',
      unit: '',
      source: 'A second story at one and a half to two times the first floor (zenhome.co/services/window-cleaning).',
      values: [{ value: 1.5 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Glass', covers: 'job' },
      { line: 'Screens', covers: 'job' },
    ],
    leavesOut: ['hard-water stains', 'paint', 'skylights', 'storm windows', 'lifts', 'sales tax'],
    pitfalls: [
      'Companies count panes, not windows; a double-hung window has two, one with true grids six or more.',
      'Stains of sprinkler water do not come off with soap; that is another job at several times the price.',
      'A scraper scratches tempered glass for good; ask who pays for that before the work begins.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 3,
    prices: {
      'house_services.window_minimum': 'published',
      'house_services.window_screen': 'published',
      'house_services.window_side': 'published',
    },
  },
  counted: { panes: 'pane' },
  repeats: { '1': 1, '2': 'range', value: 'total', range: 'total' },
  asks: [
    { input: 'upper', from: 0, to: 30 },
    { input: 'panes', from: 20, to: 45 },
    { input: 'sides', from: 'outside', to: 'both' },
    { input: 'screens', from: 0, to: 15 },
  ],
  slopes: {
    value: { screens: 1 },
    all: { screens: 0 },
    'cost.low': { screens: 1 },
    'cost.high': { screens: 1 },
    'range.low': { screens: 1 },
    'range.high': { screens: 1 },
    'total.low': { screens: 1 },
    'total.high': { screens: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
