/**
 * Yard Drainage Pipe Calculator. Generated from the entry drainage of catalog/calculators/land.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, Cell, TraceStep } from '../../engine/kernel/module.js';
import type { Schedule } from '../../engine/kernel/schedule.js';
import { lookUp, schedule } from '../../engine/kernel/schedule.js';
import { amount, fixed, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Yard Drainage Pipe Calculator, inside their bounds. */
export interface DrainageInputs {
  /** Roof, concrete and other hard ground, 0 to 20000 sq ft in steps of 50; 3000 when omitted. */
  readonly hard: number;
  /** Lawn and beds, 0 to 80000 sq ft in steps of 50; 5000 when omitted. */
  readonly lawn: number;
  /** Ground under the lawn; 'flat' when omitted. */
  readonly ground: 'flat' | 'rolling' | 'steep';
  /** Rain in the worst hour, 1 to 10 inches an hour in steps of 0.5; 6 when omitted. */
  readonly rain: number;
  /** Fall of the pipe, 0.25 to 10 % in steps of 0.05; 0.5 when omitted. */
  readonly fall: number;
}

/** The steps of the calculation. */
export interface DrainageSteps {
  /** hard * 0.95 + lawn * ground.share, in sq ft */
  readonly yielding: number;
  /** yielding * rain to gpm, in gallons per minute */
  readonly flow: number;
  /** yielding * rain / sqrt(fall) to cfs, in cubic feet a second */
  readonly need: number;
  /** pipe[need], in in */
  readonly size: number;
  /** 100 ft * fall to in, in in */
  readonly drop: number;
}

const groundFigures: Readonly<Record<DrainageInputs['ground'], number>> = { flat: 0.17, rolling: 0.22, steep: 0.35 };
const pipe: Schedule = schedule({
  upTo: [2.06, 6.07, 13.09, 23.73, 38.6, 69.98, 113.8, 245],
  values: [4, 6, 8, 10, 12, 15, 18, 24],
  brackets: [],
  round: 0,
});
const groundPhrases: Readonly<Record<DrainageInputs['ground'], string>> = {
  flat: 'flat clay',
  rolling: 'sloping clay',
  steep: 'steep clay',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ hard, lawn, ground, rain, fall }: DrainageInputs): DrainageSteps {
  const yielding = hard * 0.95 + lawn * groundFigures[ground];
  const flow = yielding * rain * 4 / 385;
  const need = yielding * rain / Math.sqrt(fall / 100) / 43200;
  const size = lookUp(pipe, need);
  const drop = fall * 12;
  return { yielding, flow, need, size, drop };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: DrainageInputs): CalculationResult {
  const { hard, lawn, ground, rain } = inputs;
  const { flow, size, drop } = compute(inputs);
  return {
    value: roundTo(size, 0),
    unit: 'in of pipe',
    interpretation:
      `Rain of ${inInchesPerHour(rain)} on ${inWholeSqFt(hard)} of hard ground and ${inWholeSqFt(lawn)} of ` +
      `${groundPhrases[ground]} runs off at about ${inWholeGallonsPerMinute(flow)}. With a fall of ` +
      `${inInchesTo1Decimal(drop)} in 100 feet you need smooth pipe ${inWholeInches(size)} in diameter.`,
    secondary: [
      { value: roundTo(flow, 0), unit: 'gallons per minute', label: 'Water a minute' },
      { value: roundTo(drop, 1), unit: 'in', label: 'Fall in 100 ft' },
    ],
    figures: {
      flow: { value: roundTo(flow, 0), unit: 'gallons per minute' },
      drop: { value: roundTo(drop, 1), unit: 'in' },
      size: { value: roundTo(size, 0), unit: 'in' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: DrainageInputs): readonly TraceStep[] {
  const { yielding, flow, need, size, drop } = compute(inputs);
  return [
    { name: 'yielding', formula: 'hard * 0.95 + lawn * ground.share', value: yielding, unit: 'sq ft' },
    { name: 'flow', formula: 'yielding * rain to gpm', value: flow, unit: 'gallons per minute' },
    { name: 'need', formula: 'yielding * rain / sqrt(fall) to cfs', value: need, unit: 'cubic feet a second' },
    { name: 'size', formula: 'pipe[need]', value: size, unit: 'in' },
    { name: 'drop', formula: '100 ft * fall to in', value: drop, unit: 'in' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ ground }: DrainageInputs): readonly Cell[] {
  return [{ name: 'ground.share', cell: ground, unit: '', value: groundFigures[ground] }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ hard, lawn }: DrainageInputs): BrokenRequirement | null {
  if (hard + lawn < 100) return { message: 'Give at least 100 sq ft of ground.', inputs: ['hard', 'lawn'] };
  return null;
}

/** "2,500 inches per hour", for instance. */
function inInchesPerHour(value: number): string {
  return amount(trimmed(value, 2), '', ' inch per hour', ' inches per hour');
}

/** "2,500 sq ft", for instance. */
function inWholeSqFt(value: number): string {
  return amount(trimmed(value, 0), '', ' sq ft', ' sq ft');
}

/** "2,500 gallons per minute", for instance. */
function inWholeGallonsPerMinute(value: number): string {
  return amount(trimmed(value, 0), '', ' gallon per minute', ' gallons per minute');
}

/** "2,500.0 inches", for instance. */
function inInchesTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' inch', ' inches');
}

/** "2,500 inches", for instance. */
function inWholeInches(value: number): string {
  return amount(trimmed(value, 0), '', ' inch', ' inches');
}

/** How much water runs off a lot in a hard rain, and the pipe that carries it */
export const drainage: Calculator<DrainageInputs> = {
  slug: 'drainage',
  title: 'Yard Drainage Pipe Calculator',
  subtitle: 'How much water runs off a lot in a hard rain, and the pipe that carries it',
  tag: 'outdoor',
  service: 'Yard drainage',
  disclaimer:
    'Planning estimate for one lot. It leaves out water from uphill neighbors, tides, clogging and the outfall; ' +
    'streets, easements and lots over an acre need an engineer, and nobody may drain onto a neighbor.',
  inputs: [
    {
      name: 'hard',
      label: 'Roof, concrete and other hard ground',
      type: 'number',
      unit: 'sq ft',
      default: 3000,
      min: 0,
      max: 20000,
      step: 50,
      units: acceptedUnits.sqft,
      ask: 'How much roof, concrete and other hard ground?',
    },
    {
      name: 'lawn',
      label: 'Lawn and beds',
      type: 'number',
      unit: 'sq ft',
      default: 5000,
      min: 0,
      max: 80000,
      step: 50,
      units: acceptedUnits.sqft,
    },
    {
      name: 'ground',
      label: 'Ground under the lawn',
      type: 'select',
      default: 'flat',
      options: [
        { value: 'flat', label: 'Flat clay, under 2 %' },
        { value: 'rolling', label: 'Clay of 2 to 7 %' },
        { value: 'steep', label: 'Clay over 7 %' },
      ],
      ask: 'What is the ground of the lawn like?',
    },
    {
      name: 'rain',
      label: 'Rain in the worst hour',
      type: 'number',
      unit: 'inches an hour',
      default: 6,
      min: 1,
      max: 10,
      step: 0.5,
      written: 'in/h',
      ask: 'How much rain falls in the worst hour?',
      hint: "6 in an hour is a hard storm on the Texas coast; NOAA Atlas 14 has the lot's own",
    },
    {
      name: 'fall',
      label: 'Fall of the pipe',
      type: 'number',
      unit: '%',
      default: 0.5,
      min: 0.25,
      max: 10,
      step: 0.05,
      units: acceptedUnits['%'],
      hint: '1 % is a foot in 100 ft',
    },
  ],
  costBand: null,
  sources: [
    'Rational method, Q = C i A, for small areas (TxDOT Hydraulic Design Manual, chapter 4, ' +
      'onlinemanuals.txdot.gov); coefficients of lawns on heavy soil 0.17, 0.22 and 0.35 and of roofs 0.95, upper ' +
      'values of the ASCE table.',
    "Full flow by Manning's equation with n of 0.012 for smooth-wall plastic pipe; 1.486/n x A x R^(2/3) is 2.06, " +
      '6.07, 13.09, 23.73, 38.6, 69.98, 113.8 and 245 cfs for 4 to 24 in ' +
      '(calculatorhub.com/tools/drainage-pipe-calculator has the equation).',
  ],
  counted: {
    'cubic feet a second': 'cubic foot a second',
    'gallons per minute': 'gallon per minute',
    'inches an hour': 'inch an hour',
  },
  asks: [
    { input: 'hard', from: 2000, to: 4500 },
    { input: 'rain', from: 4, to: 9 },
    { input: 'fall', from: 0.75, to: 0.35 },
  ],
  slopes: {
    value: { rain: 1, fall: -1 },
    flow: { rain: 1, fall: 0 },
    drop: { rain: 0, fall: 1 },
    size: { rain: 1, fall: -1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
