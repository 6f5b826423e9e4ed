/**
 * Hay Yield Calculator. Generated from the entry hay-baling of catalog/calculators.yaml by `npm run generate`: edit the
 * catalog, not this file.
 */
import { roundTo } from '../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, Cell, TraceStep } from '../../engine/kernel/module.js';
import { amount, range, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Hay Yield Calculator, inside their bounds. */
export interface HayBalingInputs {
  /** Acres cut, 1 to 5000 acres in steps of 1; 40 when omitted. */
  readonly acres: number;
  /** Round bales per acre in each cutting, 0.5 to 6 in steps of 0.5; 2 when omitted. */
  readonly balesPerAcre: number;
  /** Cuttings this season; '3' when omitted. */
  readonly cuttings: '1' | '2' | '3' | '4' | '5';
}

/** The steps of the calculation. */
export interface HayBalingSteps {
  /** acres * balesPerAcre * 1 bale/acre, in round bales */
  readonly perCutting: number;
  /** perCutting * cuttings.number, in round bales */
  readonly bales: number;
  /** Low end of bales * coverages.round_bale, in lb */
  readonly weightLow: number;
  /** High end of bales * coverages.round_bale, in lb */
  readonly weightHigh: number;
}

const cuttingsFigures: Readonly<Record<HayBalingInputs['cuttings'], number>> = {
  '1': 1,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
};
const cuttingsPhrases: Readonly<Record<HayBalingInputs['cuttings'], string>> = {
  '1': 'one cutting',
  '2': 'two cuttings',
  '3': 'three cuttings',
  '4': 'four cuttings',
  '5': 'five cuttings',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ acres, balesPerAcre, cuttings }: HayBalingInputs): HayBalingSteps {
  const perCutting = acres * balesPerAcre;
  const bales = perCutting * cuttingsFigures[cuttings];
  const weightLow = bales * 1000;
  const weightHigh = bales * 1200;
  return { perCutting, bales, weightLow, weightHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: HayBalingInputs): CalculationResult {
  const { acres, cuttings } = inputs;
  const { perCutting, bales, weightLow, weightHigh } = compute(inputs);
  return {
    value: roundTo(bales, 1),
    unit: 'round bales this season',
    interpretation:
      `Expect ${inRoundBalesTo1Decimal(bales)} from ${inAcres(acres)} in ` +
      (cuttings === '1'
        ? `one cutting. At 1,000 to 1,200 lb a bale that is ${rangeInTons(weightLow / 2000, weightHigh / 2000)} of hay.`
        : `${cuttingsPhrases[cuttings]}, ${inRoundBales(perCutting)} each time. At 1,000 to 1,200 lb a bale that is ` +
          `${rangeInTons(weightLow / 2000, weightHigh / 2000)} of hay.`),
    secondary: [{ value: roundTo(perCutting, 1), unit: 'round bales', label: 'Bales per cutting' }],
    figures: {
      bales: { value: roundTo(bales, 1), unit: 'round bales' },
      weight: { low: roundTo(weightLow / 2000, 2), high: roundTo(weightHigh / 2000, 2), unit: 'tons' },
      perCutting: { value: roundTo(perCutting, 2), unit: 'round bales' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: HayBalingInputs): readonly TraceStep[] {
  const { perCutting, bales, weightLow, weightHigh } = compute(inputs);
  return [
    { name: 'perCutting', formula: 'acres * balesPerAcre * 1 bale/acre', value: perCutting, unit: 'round bales' },
    { name: 'bales', formula: 'perCutting * cuttings.number', value: bales, unit: 'round bales' },
    {
      name: 'weight',
      formula: 'bales * coverages.round_bale',
      value: { low: weightLow, high: weightHigh },
      unit: 'lb',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ cuttings }: HayBalingInputs): readonly Cell[] {
  return [{ name: 'cuttings.number', cell: cuttings, unit: '', value: cuttingsFigures[cuttings] }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: HayBalingInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 round bales", for instance. */
function inRoundBalesTo1Decimal(value: number): string {
  return amount(trimmed(value, 1), '', ' round bale', ' round bales');
}

/** "2,500 acres", for instance. */
function inAcres(value: number): string {
  return amount(trimmed(value, 2), '', ' acre', ' acres');
}

/** "1,000 to 2,500 tons", for instance. */
function rangeInTons(low: number, high: number): string {
  return range(trimmed(low, 2), trimmed(high, 2), '', ' ton', ' tons');
}

/** "2,500 round bales", for instance. */
function inRoundBales(value: number): string {
  return amount(trimmed(value, 2), '', ' round bale', ' round bales');
}

/** Round bales in a season from acres, yield and cuttings */
export const hayBaling: Calculator<HayBalingInputs> = {
  slug: 'hay-baling',
  title: 'Hay Yield Calculator',
  subtitle: 'Round bales in a season from acres, yield and cuttings',
  tag: 'outdoor',
  service: 'Hay baling',
  disclaimer:
    'Planning estimate. Rain, fertilizer and the stand decide the yield, and dryland fields often miss a cutting; it ' +
    'leaves out cutting, raking, baling and hauling charges.',
  inputs: [
    {
      name: 'acres',
      label: 'Acres cut',
      type: 'number',
      unit: 'acres',
      default: 40,
      min: 1,
      max: 5000,
      step: 1,
      units: acceptedUnits.acre,
      ask: 'How many acres are cut?',
    },
    {
      name: 'balesPerAcre',
      label: 'Round bales per acre in each cutting',
      type: 'number',
      default: 2,
      min: 0.5,
      max: 6,
      step: 0.5,
      hint: '1.5 to 3 on coastal bermuda, bales of 1,000 to 1,200 lb',
    },
    {
      name: 'cuttings',
      label: 'Cuttings this season',
      type: 'select',
      default: '3',
      options: [
        { value: '1', label: 'One' },
        { value: '2', label: 'Two' },
        { value: '3', label: 'Three' },
        { value: '4', label: 'Four' },
        { value: '5', label: 'Five (irrigated)' },
      ],
      ask: 'How many cuttings this season?',
    },
  ],
  costBand: null,
  sources: [
    'Bales are acres x bales per acre and cutting x cuttings, by definition.',
    'Hybrid bermudas are cut about every four weeks for good hay (Glenn W. Burton, University of Georgia, ' +
      'commodities.caes.uga.edu/grasses/bermudahay.htm); two to four cuttings a season on dryland is a planning ' +
      'estimate.',
    'Round bales of 1,000 to 1,200 lb and 1.5 to 3 an acre and cutting are planning estimates for coastal bermuda.',
  ],
  sharedFigures: [{
    name: 'coverages.round_bale',
    unit: 'lb per round bale',
    asOf: '2012-01-01',
    source: 'Published: agency (2012)',
    values: [{ low: 1000, high: 1200 }],
  }],
  labels: { perCutting: 'Bales of one cutting' },
  counted: {
    acres: 'acre',
    'round bales': 'round bale',
    'round bales this season': 'round bale this season',
    tons: 'ton',
  },
  asks: [
    { input: 'cuttings', from: '1', to: '5' },
    { input: 'acres', from: 30, to: 60 },
    { input: 'balesPerAcre', from: 1.5, to: 3 },
  ],
  slopes: {
    value: { acres: 1, balesPerAcre: 1 },
    bales: { acres: 1, balesPerAcre: 1 },
    'weight.low': { acres: 1, balesPerAcre: 1 },
    'weight.high': { acres: 1, balesPerAcre: 1 },
    perCutting: { acres: 1, balesPerAcre: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
