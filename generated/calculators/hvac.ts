/**
 * Air Conditioner Size Calculator. Generated from the entry hvac of catalog/calculators/home.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo, roundUp, roundUpTo } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  Cell,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../engine/kernel/module.js';
import { amount, range, roughRange, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Air Conditioner Size Calculator, inside their bounds. */
export interface HvacInputs {
  /** Cooled area, 400 to 6000 sq ft in steps of 50; 1800 when omitted. */
  readonly sqft: number;
  /** Insulation and windows; 'average' when omitted. */
  readonly insulation: 'poor' | 'average' | 'good' | 'tight';
  /** Sun; 'normal' when omitted. */
  readonly sun: 'shaded' | 'normal' | 'sunny';
  /** Ceiling height, 8 to 12 ft in steps of 0.5; 8 when omitted. */
  readonly ceiling: number;
}

/** The steps of the calculation. */
export interface HvacSteps {
  /** 1 + home_coverages.ceiling_share * (ceiling / 8 ft - 1) */
  readonly height: number;
  /** Low end of sqft / insulation.area * sun.factor * height, in tons of cooling */
  readonly loadLow: number;
  /** High end of sqft / insulation.area * sun.factor * height, in tons of cooling */
  readonly loadHigh: number;
  /** max(ceil(mid(load), 0.5 tonAC), 1.5 tonAC), in tons of cooling */
  readonly tons: number;
  /** Low end of max(ceil(load, 0.5 tonAC), 1.5 tonAC), in tons of cooling */
  readonly spanLow: number;
  /** High end of max(ceil(load, 0.5 tonAC), 1.5 tonAC), in tons of cooling */
  readonly spanHigh: number;
  /** ceil(tons / 5 tonAC) * 1 system, in systems */
  readonly systems: number;
  /** tons * 12000 Btuh/tonAC, in BTU per hour */
  readonly capacity: number;
  /** Low end of tons * (350..400 cfm/tonAC), in cubic feet per minute */
  readonly airflowLow: number;
  /** High end of tons * (350..400 cfm/tonAC), in cubic feet per minute */
  readonly airflowHigh: number;
  /** Low end of systems * home_prices.ac_base + tons * home_prices.ac_ton, in $ */
  readonly costLow: number;
  /** High end of systems * home_prices.ac_base + tons * home_prices.ac_ton, in $ */
  readonly costHigh: number;
}

const insulationFigures: Readonly<Record<HvacInputs['insulation'], { areaLow: number; areaHigh: number }>> = {
  poor: { areaLow: 400, areaHigh: 600 },
  average: { areaLow: 550, areaHigh: 900 },
  good: { areaLow: 850, areaHigh: 1400 },
  tight: { areaLow: 1300, areaHigh: 2200 },
};
const sunFigures: Readonly<Record<HvacInputs['sun'], number>> = { shaded: 0.9, normal: 1, sunny: 1.1 };
const insulationPhrases: Readonly<Record<HvacInputs['insulation'], string>> = {
  poor: 'poor insulation',
  average: 'average insulation',
  good: 'good insulation',
  tight: 'a tight shell',
};
const sunPhrases: Readonly<Record<HvacInputs['sun'], string>> = {
  shaded: 'in shade',
  normal: 'in some sun',
  sunny: 'in full sun',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ sqft, insulation, sun, ceiling }: HvacInputs): HvacSteps {
  const insulationChosen = insulationFigures[insulation];
  const height = 1 + 0.35 * (ceiling / 8 - 1);
  const loadLow = sqft / insulationChosen.areaHigh * sunFigures[sun] * height;
  const loadHigh = sqft / insulationChosen.areaLow * sunFigures[sun] * height;
  const tons = Math.max(roundUpTo((loadLow + loadHigh) / 2, 0.5), 1.5);
  const spanLow = Math.max(roundUpTo(loadLow, 0.5), 1.5);
  const spanHigh = Math.max(roundUpTo(loadHigh, 0.5), 1.5);
  const systems = roundUp(tons / 5);
  const capacity = tons * 12000;
  const airflowLow = tons * 350;
  const airflowHigh = tons * 400;
  const costLow = systems * 1200 + tons * 1500;
  const costHigh = systems * 4600 + tons * 1600;
  return {
    height,
    loadLow,
    loadHigh,
    tons,
    spanLow,
    spanHigh,
    systems,
    capacity,
    airflowLow,
    airflowHigh,
    costLow,
    costHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: HvacInputs, own: OwnFigures): HvacSteps {
  const { sqft, insulation, sun, ceiling } = inputs;
  const insulationChosen = insulationFigures[insulation];
  const homePricesAcTon = own['home_prices.ac_ton'] ?? 1500;
  const homePricesAcTonHigh = own['home_prices.ac_ton'] ?? 1600;
  const height = 1 + 0.35 * (ceiling / 8 - 1);
  const loadLow = sqft / insulationChosen.areaHigh * sunFigures[sun] * height;
  const loadHigh = sqft / insulationChosen.areaLow * sunFigures[sun] * height;
  const tons = Math.max(roundUpTo((loadLow + loadHigh) / 2, 0.5), 1.5);
  const spanLow = Math.max(roundUpTo(loadLow, 0.5), 1.5);
  const spanHigh = Math.max(roundUpTo(loadHigh, 0.5), 1.5);
  const systems = roundUp(tons / 5);
  const capacity = tons * 12000;
  const airflowLow = tons * 350;
  const airflowHigh = tons * 400;
  const costLow = systems * 1200 + tons * homePricesAcTon;
  const costHigh = systems * 4600 + tons * homePricesAcTonHigh;
  return {
    height,
    loadLow,
    loadHigh,
    tons,
    spanLow,
    spanHigh,
    systems,
    capacity,
    airflowLow,
    airflowHigh,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: HvacInputs, steps = compute(inputs)): CalculationResult {
  const { sqft, insulation, sun } = inputs;
  const { tons, spanLow, spanHigh, systems, capacity, airflowLow, airflowHigh, costLow, costHigh } = steps;
  return {
    value: roundTo(tons, 1),
    unit: 'tons of cooling',
    interpretation:
      `${inSqFt(sqft)} with ${insulationPhrases[insulation]} ${sunPhrases[sun]} needs about ` +
      `${inTonsOfCoolingTo1Decimal(tons)}, ` +
      (systems === 1
        ? `which costs ${rangeInRoughDollars(costLow, costHigh)} installed with its coil, ducts extra. Manual J ` +
          `gives ${rangeInTonsOfCooling(spanLow, spanHigh)} for houses like this; make anyone who quotes more show ` +
          'theirs.'
        : `or ${inSystems(systems)} with coils, which cost ${rangeInRoughDollars(costLow, costHigh)} installed, ` +
          `ducts extra. Manual J gives ${rangeInTonsOfCooling(spanLow, spanHigh)} for houses like this; make anyone ` +
          'who quotes more show theirs.'),
    secondary: [
      { value: roundTo(capacity, 0), unit: 'BTU per hour', label: 'Cooling capacity' },
      { value: roundTo(airflowHigh, 0), unit: 'cubic feet per minute', label: 'Airflow' },
      { value: roundTo(airflowLow, 0), unit: 'cubic feet per minute', label: 'Airflow in damp air' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Installed (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Installed (high)' },
    ],
    range: { low: roundTo(spanLow, 1), high: roundTo(spanHigh, 1), unit: 'tons of cooling' },
    figures: {
      tons: { value: roundTo(tons, 1), unit: 'tons of cooling' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      span: { low: roundTo(spanLow, 2), high: roundTo(spanHigh, 2), unit: 'tons of cooling' },
      systems: { value: roundTo(systems, 2), unit: 'systems' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: HvacInputs, steps = compute(inputs)): EstimateAmounts {
  const { costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(costLow, 0), high: roundTo(costHigh, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: HvacInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    height,
    loadLow,
    loadHigh,
    tons,
    spanLow,
    spanHigh,
    systems,
    capacity,
    airflowLow,
    airflowHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'height', formula: '1 + home_coverages.ceiling_share * (ceiling / 8 ft - 1)', value: height, unit: '' },
    {
      name: 'load',
      formula: 'sqft / insulation.area * sun.factor * height',
      value: { low: loadLow, high: loadHigh },
      unit: 'tons of cooling',
    },
    { name: 'tons', formula: 'max(ceil(mid(load), 0.5 tonAC), 1.5 tonAC)', value: tons, unit: 'tons of cooling' },
    {
      name: 'span',
      formula: 'max(ceil(load, 0.5 tonAC), 1.5 tonAC)',
      value: { low: spanLow, high: spanHigh },
      unit: 'tons of cooling',
    },
    { name: 'systems', formula: 'ceil(tons / 5 tonAC) * 1 system', value: systems, unit: 'systems' },
    { name: 'capacity', formula: 'tons * 12000 Btuh/tonAC', value: capacity, unit: 'BTU per hour' },
    {
      name: 'airflow',
      formula: 'tons * (350..400 cfm/tonAC)',
      value: { low: airflowLow, high: airflowHigh },
      unit: 'cubic feet per minute',
    },
    {
      name: 'cost',
      formula: 'systems * home_prices.ac_base + tons * home_prices.ac_ton',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ insulation, sun }: HvacInputs): readonly Cell[] {
  const insulationChosen = insulationFigures[insulation];
  return [
    {
      name: 'insulation.area',
      cell: insulation,
      unit: 'sq ft per ton of cooling',
      low: insulationChosen.areaLow,
      high: insulationChosen.areaHigh,
    },
    { name: 'sun.factor', cell: sun, unit: '', value: sunFigures[sun] },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: HvacInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 sq ft", for instance. */
function inSqFt(value: number): string {
  return amount(trimmed(value, 2), '', ' sq ft', ' sq ft');
}

/** "2,500 tons of cooling", for instance. */
function inTonsOfCoolingTo1Decimal(value: number): string {
  return amount(trimmed(value, 1), '', ' ton of cooling', ' tons of cooling');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "1,000 to 2,500 tons of cooling", for instance. */
function rangeInTonsOfCooling(low: number, high: number): string {
  return range(trimmed(low, 2), trimmed(high, 2), '', ' ton of cooling', ' tons of cooling');
}

/** "2,500 systems", for instance. */
function inSystems(value: number): string {
  return amount(trimmed(value, 2), '', ' system', ' systems');
}

/** Tons of cooling that a house like yours needs, airflow and what a new unit costs */
export const hvac: Calculator<HvacInputs> = {
  slug: 'hvac',
  title: 'Air Conditioner Size Calculator',
  subtitle: 'Tons of cooling that a house like yours needs, airflow and what a new unit costs',
  tag: 'home',
  service: 'Heating and air conditioning',
  disclaimer:
    'Planning estimate from load calculations of comparable houses, to check an offer. The code asks for an ACCA ' +
    'Manual J calculation of yours. It leaves out ducts, furnace or air handler, line sets, electrical work, permits ' +
    'and rebates.',
  inputs: [
    {
      name: 'sqft',
      label: 'Cooled area',
      type: 'number',
      unit: 'sq ft',
      default: 1800,
      min: 400,
      max: 6000,
      step: 50,
      units: acceptedUnits.sqft,
      ask: 'How large is the cooled area?',
    },
    {
      name: 'insulation',
      label: 'Insulation and windows',
      type: 'select',
      default: 'average',
      options: [
        { value: 'poor', label: 'Poor: old, drafty, single panes' },
        { value: 'average', label: 'Average' },
        { value: 'good', label: 'Good: recent code' },
        { value: 'tight', label: 'Tight: tested, foamed or better than code' },
      ],
      ask: 'How good are the insulation and windows?',
    },
    {
      name: 'sun',
      label: 'Sun',
      type: 'select',
      default: 'normal',
      options: [
        { value: 'shaded', label: 'Shaded' },
        { value: 'normal', label: 'Some sun' },
        { value: 'sunny', label: 'Full sun' },
      ],
      ask: 'How much sun does the home get?',
    },
    {
      name: 'ceiling',
      label: 'Ceiling height',
      type: 'number',
      unit: 'ft',
      default: 8,
      min: 8,
      max: 12,
      step: 0.5,
      units: acceptedUnits.ft,
    },
  ],
  costBand: {
    service_name: 'Heating and air conditioning',
    unit: 'per system',
    price_min_usd: 3450,
    price_max_usd: 12600,
    notes:
      'Condenser and coil of 1.5 to 5 tons. Houses above 5 tons need two or more systems, each of them inside the ' +
      'band.',
  },
  sources: [
    'A ton is 12,000 BTU an hour; 400 cubic feet a minute for each ton is the usual airflow ' +
      '(hvacptcharts.com/hvac-load-calculation-guide).',
    'Equipment is sized by ACCA Manual S from a Manual J load, IRC M1401.3 ' +
      '(jaspector.com/codes/irc-2024/ch14-heating-cooling-equipment/hvac-sizing-manual-j-irc-2024).',
    "A tenth more in sun and a tenth less in shade as in ENERGY STAR's rule for rooms " +
      '(masssave.com/en/residential/shop-products/appliances/room-air-conditioners), a planning estimate for houses.',
  ],
  asOf: '2026-01-01',
  sharedFigures: [
    { name: 'home_coverages.ceiling_share', unit: '', source: 'Our judgement', values: [{ value: 0.35 }] },
    {
      name: 'home_prices.ac_base',
      unit: '$ per system',
      asOf: '2026-01-01',
      source: 'Published: firm (2026)',
      values: [{ low: 1200, high: 4600 }],
    },
    {
      name: 'home_prices.ac_ton',
      unit: '$ per ton of cooling',
      asOf: '2026-01-01',
      source: 'Published: firm (2026)',
      values: [{ low: 1500, high: 1600 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Condenser and coil, installed', covers: 'job' }],
    leavesOut: ['ducts', 'furnace or air handler', 'line sets', 'electrical work', 'permit', 'rebates', 'sales tax'],
    pitfalls: [
      'Too large is the usual mistake; the unit cools fast, stops, and leaves the damp that breeds mold here.',
      "The trade's rule of 400 to 600 sq ft a ton fits old, leaky houses; forty Manual J calculations gave 624 at " +
        'the least and 1,431 on average.',
      'Leaky ducts in a hot attic lose a fifth or more of the cooling; a bigger unit does not fix them.',
      'Coil and condenser must match; a new one outside on an old coil inside loses efficiency and warranty.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '3',
    published: 2,
    prices: { 'home_prices.ac_base': 'published', 'home_prices.ac_ton': 'published' },
  },
  own: {
    figures: [{
      name: 'home_prices.ac_ton',
      label: 'System, installed',
      unit: '$ per ton of cooling',
      min: 500,
      max: 8000,
      written: 'USD/tonAC',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: { kind: 'plot', measures: { area: { input: 'sqft', times: 1 } } },
  labels: { 'home_prices.ac_ton': 'System, installed' },
  counted: { 'cubic feet per minute': 'cubic foot per minute', systems: 'system', 'tons of cooling': 'ton of cooling' },
  repeats: { '3': 'total', '4': 'total' },
  asks: [
    { input: 'insulation', from: 'tight', to: 'poor' },
    { input: 'sqft', from: 1200, to: 2500 },
    { input: 'sun', from: 'shaded', to: 'sunny' },
    { input: 'ceiling', from: 8, to: 12 },
  ],
  slopes: {
    value: { sqft: 1, ceiling: 1 },
    tons: { sqft: 1, ceiling: 1 },
    'cost.low': { sqft: 1, ceiling: 1 },
    'cost.high': { sqft: 1, ceiling: 1 },
    'span.low': { sqft: 1, ceiling: 1 },
    'span.high': { sqft: 1, ceiling: 1 },
    systems: { sqft: 1, ceiling: 1 },
    'range.low': { sqft: 1, ceiling: 1 },
    'range.high': { sqft: 1, ceiling: 1 },
    'total.low': { sqft: 1, ceiling: 1 },
    'total.high': { sqft: 1, ceiling: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
