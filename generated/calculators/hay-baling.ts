// Hay Yield Calculator
// Generated from the entry hay-baling of catalog/calculators.yaml by `npm run generate`. Edit the catalog, not this file.
import { roundTo } from '../../runtime/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../runtime/kernel/module.js';
import { amount, range, trimmed } from '../../runtime/kernel/text.js';

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
  /** Low end of bales * (1000..1200 lb/bale), in lb */
  readonly weightLow: number;
  /** High end of bales * (1000..1200 lb/bale), in lb */
  readonly weightHigh: number;
}

const cuttingsFigures: Readonly<Record<HayBalingInputs['cuttings'], number>> = { '1': 1, '2': 2, '3': 3, '4': 4, '5': 5 };
const cuttingsPhrases: Readonly<Record<HayBalingInputs['cuttings'], string>> = { '1': 'one cutting', '2': 'two cuttings', '3': 'three cuttings', '4': 'four cuttings', '5': 'five cuttings' };

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
    interpretation: `${amount(trimmed(bales, 1), '', ' round bale', ' round bales')} from ${amount(trimmed(acres, 2), '', ' acre', ' acres')} in ${cuttingsPhrases[cuttings]}, ${amount(trimmed(perCutting, 2), '', ' round bale', ' round bales')} each time. At 1,000 to 1,200 lb a bale that is ${range(trimmed(weightLow / 2000, 2), trimmed(weightHigh / 2000, 2), '', ' ton', ' tons')} of hay.`,
    secondary: [
      { value: roundTo(perCutting, 1), unit: 'round bales', label: 'Bales per cutting' },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: HayBalingInputs): readonly TraceStep[] {
  const { perCutting, bales, weightLow, weightHigh } = compute(inputs);
  return [
    { name: 'perCutting', formula: 'acres * balesPerAcre * 1 bale/acre', value: perCutting, unit: 'round bales' },
    { name: 'bales', formula: 'perCutting * cuttings.number', value: bales, unit: 'round bales' },
    { name: 'weight', formula: 'bales * (1000..1200 lb/bale)', value: { low: weightLow, high: weightHigh }, unit: 'lb' },
  ];
}

/** Why these inputs do not belong together; null when they do. */
export function refuse(_inputs: HayBalingInputs): string | null {
  return null;
}

/** Round bales in a season from acres, yield and cuttings */
export const hayBaling: Calculator<HayBalingInputs> = {
  slug: 'hay-baling',
  title: 'Hay Yield Calculator',
  subtitle: 'Round bales in a season from acres, yield and cuttings',
  tag: 'outdoor',
  service: 'Hay baling',
  disclaimer: 'Planning estimate. Rain, fertilizer and the stand decide the yield, and dryland fields often miss a cutting; it leaves out cutting, raking, baling and hauling charges.',
  inputs: [
    { name: 'acres', label: 'Acres cut', type: 'number', unit: 'acres', default: 40, min: 1, max: 5000, step: 1 },
    { name: 'balesPerAcre', label: 'Round bales per acre in each cutting', type: 'number', default: 2, min: 0.5, max: 6, step: 0.5, hint: '1.5 to 3 on coastal bermuda, bales of 1,000 to 1,200 lb' },
    { name: 'cuttings', label: 'Cuttings this season', type: 'select', default: '3', options: [
      { value: '1', label: 'One' },
      { value: '2', label: 'Two' },
      { value: '3', label: 'Three' },
      { value: '4', label: 'Four' },
      { value: '5', label: 'Five (irrigated)' },
    ] },
  ],
  costBand: null,
  sources: [
    'Bales are acres x bales per acre and cutting x cuttings, by definition.',
    'Cuttings 28 to 48 days apart (haytalk.com); two to four a season on dryland is a planning estimate.',
    'Round bales of 1,000 to 1,200 lb and 1.5 to 3 an acre and cutting are planning estimates for coastal bermuda.',
  ],
  refuse,
  answer,
  trace,
};
