/**
 * Stair Calculator. Generated from the entry stairs-railings of catalog/calculators/home.yaml by `npm run generate`:
 * edit the catalog, not this file.
 */
import { arctangent } from '../../engine/kernel/angles.js';
import { roundTo, roundUp, roundUpTo } from '../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, Cell, TraceStep } from '../../engine/kernel/module.js';
import { amount, fixed, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Stair Calculator, inside their bounds. */
export interface StairsRailingsInputs {
  /** Total rise, 8 to 144 in in steps of 0.25; 108 when omitted. */
  readonly rise: number;
  /** Tread depth, 10 to 14 in in steps of 0.25; 10 when omitted. */
  readonly tread: number;
  /** Open sides with balusters; '1' when omitted. */
  readonly sides: '1' | '2';
}

/** The steps of the calculation. */
export interface StairsRailingsSteps {
  /** ceil(rise / 7.75 in) * 1 riser, in risers */
  readonly risers: number;
  /** rise / (risers / 1 riser), in in */
  readonly riserHeight: number;
  /** risers / 1 riser * 1 tread - 1 tread, in treads */
  readonly treads: number;
  /** treads / 1 tread * tread to ft, in ft */
  readonly run: number;
  /** sqrt(rise ^ 2 + run ^ 2) to ft, in ft */
  readonly stringer: number;
  /** max(ceil(stringer + 1 ft, 2 ft), 8 ft), in ft */
  readonly board: number;
  /** atan(rise / max(run, tread)) to deg, in degrees */
  readonly slope: number;
  /** ceil(run / 5.5 in) * sides.number * 1 baluster, in balusters */
  readonly balusters: number;
  /** 2 * riserHeight + tread to in, in in */
  readonly comfort: number;
  /**
   * if tread < 11 in then "solid risers need a nosing of 3/4 to 1-1/4 inches" else "treads of 11 inches and more need
   * no nosing"
   */
  readonly nosing: string;
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ rise, tread, sides }: StairsRailingsInputs): StairsRailingsSteps {
  const risers = roundUp(rise * 4 / 31);
  const riserHeight = rise / risers;
  const treads = risers - 1;
  const run = treads * tread / 12;
  const stringer = Math.sqrt(rise ** 2 + run ** 2 * 144) / 12;
  const board = Math.max(roundUpTo(stringer + 1, 2), 8);
  const slope = arctangent(rise / Math.max(run, tread / 12) / 12);
  const balusters = roundUp(run * 24 / 11) * (sides === '1' ? 1 : 2);
  const comfort = 2 * riserHeight + tread;
  const nosing: string =
    tread < 11 ? 'solid risers need a nosing of 3/4 to 1-1/4 inches' : 'treads of 11 inches and more need no nosing';
  return { risers, riserHeight, treads, run, stringer, board, slope, balusters, comfort, nosing };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: StairsRailingsInputs): CalculationResult {
  const { rise, tread } = inputs;
  const { risers, riserHeight, treads, run, stringer, board, slope, balusters, comfort, nosing } = compute(inputs);
  return {
    value: roundTo(risers, 0),
    unit: 'risers',
    interpretation:
      `${inWholeRisers(risers)} of ${inInchesTo2Decimals(riserHeight)} and ${inTreads(treads)} of ${inInches(tread)} ` +
      `climb ${inInches(rise)} in a run of ${inFeetTo1Decimal(run)}; each stringer needs a 2x12 of ` +
      `${inWholeFeet(board)}. ` +
      (risers < 4
        ? `Under four risers no handrail is required; ${nosing}.`
        : rise <= 30
          ? `The code requires a handrail but no guard; ${nosing}.`
          : `The code requires a handrail and guards; ${nosing}.`),
    secondary: [
      { value: roundTo(riserHeight, 2), unit: 'in', label: 'Height of a riser' },
      { value: roundTo(treads, 0), unit: 'treads', label: 'Treads' },
      { value: roundTo(run, 2), unit: 'ft', label: 'Total run' },
      { value: roundTo(stringer, 2), unit: 'ft', label: 'Stringer' },
      { value: roundTo(board, 0), unit: 'ft', label: 'Board to buy for each stringer' },
      { value: roundTo(slope, 1), unit: 'degrees', label: 'Slope' },
      { value: roundTo(balusters, 0), unit: 'balusters', label: 'Balusters' },
      { value: roundTo(comfort, 2), unit: 'in', label: 'Two risers and a tread (24 to 25 is comfortable)' },
    ],
    figures: {
      risers: { value: roundTo(risers, 0), unit: 'risers' },
      riserHeight: { value: roundTo(riserHeight, 2), unit: 'in' },
      treads: { value: roundTo(treads, 2), unit: 'treads' },
      run: { value: roundTo(run, 1), unit: 'ft' },
      board: { value: roundTo(board, 0), unit: 'ft' },
      nosing: { text: nosing },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: StairsRailingsInputs): readonly TraceStep[] {
  const { risers, riserHeight, treads, run, stringer, board, slope, balusters, comfort, nosing } = compute(inputs);
  return [
    { name: 'risers', formula: 'ceil(rise / 7.75 in) * 1 riser', value: risers, unit: 'risers' },
    { name: 'riserHeight', formula: 'rise / (risers / 1 riser)', value: riserHeight, unit: 'in' },
    { name: 'treads', formula: 'risers / 1 riser * 1 tread - 1 tread', value: treads, unit: 'treads' },
    { name: 'run', formula: 'treads / 1 tread * tread to ft', value: run, unit: 'ft' },
    { name: 'stringer', formula: 'sqrt(rise ^ 2 + run ^ 2) to ft', value: stringer, unit: 'ft' },
    { name: 'board', formula: 'max(ceil(stringer + 1 ft, 2 ft), 8 ft)', value: board, unit: 'ft' },
    { name: 'slope', formula: 'atan(rise / max(run, tread)) to deg', value: slope, unit: 'degrees' },
    {
      name: 'balusters',
      formula: 'ceil(run / 5.5 in) * sides.number * 1 baluster',
      value: balusters,
      unit: 'balusters',
    },
    { name: 'comfort', formula: '2 * riserHeight + tread to in', value: comfort, unit: 'in' },
    {
      name: 'nosing',
      formula:
        'if tread < 11 in then "solid risers need a nosing of 3/4 to 1-1/4 inches" else "treads of 11 inches and ' +
        'more need no nosing"',
      value: nosing,
      unit: '',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ sides }: StairsRailingsInputs): readonly Cell[] {
  return [{ name: 'sides.number', cell: sides, unit: '', value: sides === '1' ? 1 : 2 }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: StairsRailingsInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 risers", for instance. */
function inWholeRisers(value: number): string {
  return amount(trimmed(value, 0), '', ' riser', ' risers');
}

/** "2,500.00 inches", for instance. */
function inInchesTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '', ' inch', ' inches');
}

/** "2,500 treads", for instance. */
function inTreads(value: number): string {
  return amount(trimmed(value, 2), '', ' tread', ' treads');
}

/** "2,500 inches", for instance. */
function inInches(value: number): string {
  return amount(trimmed(value, 2), '', ' inch', ' inches');
}

/** "2,500.0 feet", for instance. */
function inFeetTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' foot', ' feet');
}

/** "2,500 feet", for instance. */
function inWholeFeet(value: number): string {
  return amount(trimmed(value, 0), '', ' foot', ' feet');
}

/** Risers, treads, run, stringer and balusters for a straight flight */
export const stairsRailings: Calculator<StairsRailingsInputs> = {
  slug: 'stairs-railings',
  title: 'Stair Calculator',
  subtitle: 'Risers, treads, run, stringer and balusters for a straight flight',
  tag: 'home',
  service: 'Stairs and railings',
  disclaimer:
    'Planning estimate by the International Residential Code. It leaves out headroom, landings, the strength of ' +
    'stringers and posts and local amendments. The flight is measured between finished floors.',
  inputs: [
    {
      name: 'rise',
      label: 'Total rise',
      type: 'number',
      unit: 'in',
      default: 108,
      min: 8,
      max: 144,
      step: 0.25,
      units: acceptedUnits.in,
      ask: 'How high do the stairs rise?',
      hint: 'Finished floor to finished floor; taller flights need a landing',
    },
    {
      name: 'tread',
      label: 'Tread depth',
      type: 'number',
      unit: 'in',
      default: 10,
      min: 10,
      max: 14,
      step: 0.25,
      units: acceptedUnits.in,
    },
    {
      name: 'sides',
      label: 'Open sides with balusters',
      type: 'select',
      default: '1',
      options: [
        { value: '1', label: 'One side' },
        { value: '2', label: 'Both sides' },
      ],
      ask: 'How many open sides have balusters?',
    },
  ],
  costBand: null,
  sources: [
    'Risers of at most 7-3/4 inches and treads of at least 10, IRC R311.7.5.1 and R311.7.5.2 ' +
      '(buxton.me.us/code-enforcement/pages/stair-requirements); alike within 3/8 inch.',
    'A nosing of 3/4 to 1-1/4 inches over solid risers, and none needed from treads of 11 inches on, IRC ' +
      'R311.7.5.3 (mcgarryandmadsen.com/inspection/Blog, when is a nosing required on a stair tread, read ' +
      '2026-11-26).',
    'Stringers are cut from 2x12 boards, bought 6 to 12 inches longer for the cuts ' +
      '(pagecalculator.com/2x12-Stringer-Length-Calculator.php); where 12 ft are needed, a carpenter orders 14 ' +
      '(stairs4u.com/howto/stair_stringers.htm). Yards stock them in even feet from 8 ft on.',
    'Handrail from four risers, IRC R311.7.8 ' +
      '(homebuildingandrepairs.com/codes/stair/four_risers_need_handrail.html); guards above 30 inches, IRC R312.1.1 ' +
      '(jeffco.us/2088/Guards).',
    "Openings below 4-3/8 inches beside stairs, IRC R312.1.3, the same in Camden County's code " +
      '(codelibrary.amlegal.com/codes/camdencounty/latest/camdencounty_nc/0-0-0-3017); balusters of 1-1/2 inches ' +
      'every 5-1/2 inches of run keep within it.',
  ],
  drawing: {
    kind: 'stairs',
    measures: {
      rise: { input: 'rise', times: 1 },
      run: { step: 'run', times: 12 },
      steps: { step: 'risers', times: 1 },
    },
  },
  counted: { balusters: 'baluster', degrees: 'degree', risers: 'riser', treads: 'tread' },
  asks: [{ input: 'rise', from: 75, to: 144 }],
  slopes: {
    value: { rise: 1, tread: 0 },
    risers: { rise: 1, tread: 0 },
    riserHeight: { tread: 0 },
    treads: { rise: 1, tread: 0 },
    run: { rise: 1, tread: 1 },
    board: { rise: 1, tread: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
