/**
 * Window Replacement Cost Calculator. Generated from the entry windows of catalog/calculators.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  Cell,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../engine/kernel/module.js';
import { amount, roughRange, trimmed } from '../../engine/kernel/text.js';

/** The inputs of the Window Replacement Cost Calculator, inside their bounds. */
export interface WindowsInputs {
  /** Number of windows, whole, 1 to 100 in steps of 1; 10 when omitted. */
  readonly count: number;
  /** Kind of window; 'vinyl_dh' when omitted. */
  readonly 'type': 'vinyl_sh' | 'vinyl_dh' | 'vinyl_cs' | 'fg_dh' | 'wood' | 'impact';
}

/** The steps of the calculation. */
export interface WindowsSteps {
  /** count * 1 window, in windows */
  readonly windows: number;
  /** Low end of windows * type.price, in $ */
  readonly costLow: number;
  /** High end of windows * type.price, in $ */
  readonly costHigh: number;
}

const typeFigures: Readonly<Record<WindowsInputs['type'], { priceLow: number; priceHigh: number }>> = {
  vinyl_sh: { priceLow: 400, priceHigh: 650 },
  vinyl_dh: { priceLow: 500, priceHigh: 900 },
  vinyl_cs: { priceLow: 600, priceHigh: 1000 },
  fg_dh: { priceLow: 900, priceHigh: 1500 },
  wood: { priceLow: 900, priceHigh: 1500 },
  impact: { priceLow: 700, priceHigh: 1500 },
};
const typePhrases: Readonly<Record<WindowsInputs['type'], string>> = {
  vinyl_sh: 'vinyl single-hung',
  vinyl_dh: 'vinyl double-hung',
  vinyl_cs: 'vinyl casement',
  fg_dh: 'fiberglass double-hung',
  wood: 'wood or clad wood',
  impact: 'impact-rated',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ count, type: type_ }: WindowsInputs): WindowsSteps {
  const typeChosen = typeFigures[type_];
  const windows = count;
  const costLow = windows * typeChosen.priceLow;
  const costHigh = windows * typeChosen.priceHigh;
  return { windows, costLow, costHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: WindowsInputs, own: OwnFigures): WindowsSteps {
  const { count, type: type_ } = inputs;
  const typeChosen = typeFigures[type_];
  const typePrice = own['type.price'] ?? typeChosen.priceLow;
  const typePriceHigh = own['type.price'] ?? typeChosen.priceHigh;
  const windows = count;
  const costLow = windows * typePrice;
  const costHigh = windows * typePriceHigh;
  return { windows, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: WindowsInputs, steps = compute(inputs)): CalculationResult {
  const { type: type_ } = inputs;
  const { windows, costLow, costHigh } = steps;
  return {
    value: roundTo(costLow, 0),
    unit: '$ low end',
    interpretation:
      `Expect to pay ${rangeInRoughDollars(costLow, costHigh)} for ${inWindows(windows)} (${typePhrases[type_]}), ` +
      'installed.' +
      (type_ === 'impact' ? ' Impact glass can replace shutters and may lower your windstorm premium.' : ''),
    secondary: [{ value: roundTo(costHigh, 0), unit: '$ high end', label: 'Range' }],
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      windows: { value: roundTo(windows, 2), unit: 'windows' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: WindowsInputs, steps = compute(inputs)): EstimateAmounts {
  const { costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(costLow, 0), high: roundTo(costHigh, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: WindowsInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { windows, costLow, costHigh } = steps;
  return [
    { name: 'windows', formula: 'count * 1 window', value: windows, unit: 'windows' },
    { name: 'cost', formula: 'windows * type.price', value: { low: costLow, high: costHigh }, unit: '$' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ type: type_ }: WindowsInputs): readonly Cell[] {
  const typeChosen = typeFigures[type_];
  return [{
    name: 'type.price',
    cell: type_,
    unit: '$ per window',
    low: typeChosen.priceLow,
    high: typeChosen.priceHigh,
  }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: WindowsInputs): BrokenRequirement | null {
  return null;
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 windows", for instance. */
function inWindows(value: number): string {
  return amount(trimmed(value, 2), '', ' window', ' windows');
}

/** Installed cost range by number and kind of windows */
export const windows: Calculator<WindowsInputs> = {
  slug: 'windows',
  title: 'Window Replacement Cost Calculator',
  subtitle: 'Installed cost range by number and kind of windows',
  tag: 'home',
  service: 'Window replacement',
  disclaimer:
    'Planning estimate for standard sizes. It leaves out rot repair, new openings, egress changes and the ' +
    'certificate that windstorm insurance asks for in the first-tier coastal counties.',
  inputs: [
    {
      name: 'count',
      label: 'Number of windows',
      type: 'number',
      default: 10,
      min: 1,
      max: 100,
      step: 1,
      whole: true,
      ask: 'How many windows?',
    },
    {
      name: 'type',
      label: 'Kind of window',
      type: 'select',
      default: 'vinyl_dh',
      options: [
        { value: 'vinyl_sh', label: 'Vinyl single-hung' },
        { value: 'vinyl_dh', label: 'Vinyl double-hung' },
        { value: 'vinyl_cs', label: 'Vinyl casement' },
        { value: 'fg_dh', label: 'Fiberglass double-hung' },
        { value: 'wood', label: 'Wood or clad wood' },
        { value: 'impact', label: 'Impact-rated' },
      ],
    },
  ],
  costBand: {
    service_name: 'Window replacement',
    unit: 'per window',
    price_min_usd: 400,
    price_max_usd: 1500,
    project_min_usd: 4000,
    project_max_usd: 18000,
    notes: 'The project is that of a usual house; a few windows cost less and many more.',
  },
  sources: [
    'Installed in Texas, double-hung $450 to $900 and casement $500 to $1,000 ' +
      '(homedesignchannel.com/window-replacement-in-texas, 2026), a plain window $400 to $700 ' +
      '(claritywindows.com/blog/how-much-do-replacement-windows-cost); $300 to $800 for a window in general ' +
      '(homeguide.com/costs/window-replacement-cost).',
    'Replacement windows in Texas usually $500 to $1,700 ' +
      '(brennancorp.com/blog/how-much-to-spend-on-replacement-windows-texas); $350 to $995 and up in Houston ' +
      '(texashomeexteriors.com/replacement-window-cost).',
    'Impact windows in Texas $650 to $1,500 (modernize.com/windows/types/impact-windows-cost).',
    "Fiberglass and wood prices are planning estimates inside the service's band of $400 to $1,500, because they " +
      "are sold by makers' dealers without lists; large impact units cost more.",
  ],
  asOf: '2026-01-01',
  estimate: {
    covers: 'job',
    unit: '$',
    addsUp: 'count',
    lines: [{ line: 'Windows and installation', covers: 'job' }],
    leavesOut: [
      'rot repair',
      'new openings',
      'egress changes',
      'windstorm certificate',
      'building permit',
      'sales tax',
    ],
    pitfalls: [
      'Store prices are for the unit only; these are installed.',
      'Coastal counties of the first tier ask for impact rating or shutters, and for a certificate.',
      'Rot around a window shows only when the old one is out, and costs extra.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '3',
    published: 1,
    prices: { 'windows.type': 'published' },
  },
  own: {
    figures: [{
      name: 'type.price',
      label: 'Price per window',
      unit: '$ per window',
      min: 100,
      max: 6000,
      written: 'USD/window',
      by: ['type'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: { kind: 'pieces', measures: { count: { step: 'windows', times: 1 } }, look: 'window' },
  labels: { 'type.price': 'Price per window' },
  counted: { windows: 'window' },
  repeats: { '0': 'range', value: 'total', range: 'total' },
  asks: [
    { input: 'type', from: 'vinyl_sh', to: 'wood' },
    { input: 'count', from: 7, to: 15 },
  ],
  slopes: {
    value: { count: 1 },
    'cost.low': { count: 1 },
    'cost.high': { count: 1 },
    windows: { count: 1 },
    'range.low': { count: 1 },
    'range.high': { count: 1 },
    'total.low': { count: 1 },
    'total.high': { count: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
