/**
 * Blower Door Test Calculator. Generated from the entry energy-audits of catalog/calculators/home.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { isAtMost, roundTo } from '../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, Cell, TraceStep } from '../../engine/kernel/module.js';
import { amount, fixed, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Blower Door Test Calculator, inside their bounds. */
export interface EnergyAuditsInputs {
  /** Test result (CFM50), 50 to 15000 cubic feet per minute in steps of 10; 1800 when omitted. */
  readonly cfm50: number;
  /** Heated and cooled area, 300 to 10000 sq ft in steps of 50; 1800 when omitted. */
  readonly sqft: number;
  /** Ceiling height, 7 to 20 ft in steps of 0.5; 8 when omitted. */
  readonly ceiling: number;
  /** Limit; '5' when omitted. */
  readonly limit: '7' | '5' | '3';
}

/** The steps of the calculation. */
export interface EnergyAuditsSteps {
  /** sqft * ceiling to cuft, in cu ft */
  readonly volume: number;
  /** cfm50 * 1 h / volume */
  readonly changes: number;
  /** limit.most * volume / 1 h to cfm, in cubic feet per minute */
  readonly allowed: number;
  /** max(cfm50 - allowed, 0 cfm), in cubic feet per minute */
  readonly excess: number;
  /** excess / cfm50 to percent, in percent */
  readonly share: number;
  /** cfm50 / 10 cfm * 1 in^2, in in^2 */
  readonly hole: number;
  /** sqrt(hole), in in */
  readonly side: number;
  /** if changes <= limit.most then "passes" else "fails" */
  readonly verdict: string;
}

const limitFigures: Readonly<Record<EnergyAuditsInputs['limit'], number>> = { '7': 7, '5': 5, '3': 3 };
const limitPhrases: Readonly<Record<EnergyAuditsInputs['limit'], string>> = {
  '7': 'the 2009 code limit of 7',
  '5': 'the code limit of 5 for climate zones 1 and 2',
  '3': 'the code limit of 3 for climate zones 3 to 8',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ cfm50, sqft, ceiling, limit }: EnergyAuditsInputs): EnergyAuditsSteps {
  const volume = sqft * ceiling;
  const changes = cfm50 / volume * 60;
  const allowed = limitFigures[limit] * volume / 60;
  const excess = Math.max(cfm50 - allowed, 0);
  const share = excess / cfm50 * 100;
  const hole = cfm50 / 10;
  const side = Math.sqrt(hole);
  const verdict: string = isAtMost(changes, limitFigures[limit]) ? 'passes' : 'fails';
  return { volume, changes, allowed, excess, share, hole, side, verdict };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: EnergyAuditsInputs): CalculationResult {
  const { cfm50, limit } = inputs;
  const { changes, allowed, excess, share, hole, side, verdict } = compute(inputs);
  return {
    value: roundTo(changes, 2),
    unit: 'air changes per hour at 50 Pa',
    text: verdict,
    interpretation:
      `A leak of ${inCubicFeetPerMinute(cfm50)} is ${fixed(changes, 1)} air changes an hour at 50 pascals, ` +
      (isAtMost(changes, limitFigures[limit])
        ? `which meets ${limitPhrases[limit]}. All the leaks together equal a hole ${inWholeInches(side)} square.`
        : `more than ${limitPhrases[limit]}. To pass, seal ${inWholePercent(share)} of the leaks and get down to ` +
          `${inWholeCubicFeetPerMinute(allowed)}.`),
    secondary: [
      { value: roundTo(allowed, 0), unit: 'cubic feet per minute', label: 'Allowed result (CFM50)' },
      { value: roundTo(excess, 0), unit: 'cubic feet per minute', label: 'To be sealed (CFM50)' },
      { value: roundTo(hole, 0), unit: 'sq in', label: 'Leaks as one hole' },
    ],
    figures: {
      changes: { value: roundTo(changes, 1), unit: '' },
      side: { value: roundTo(side, 0), unit: 'in' },
      share: { value: roundTo(share, 0), unit: 'percent' },
      allowed: { value: roundTo(allowed, 0), unit: 'cubic feet per minute' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: EnergyAuditsInputs): readonly TraceStep[] {
  const { volume, changes, allowed, excess, share, hole, side, verdict } = compute(inputs);
  return [
    { name: 'volume', formula: 'sqft * ceiling to cuft', value: volume, unit: 'cu ft' },
    { name: 'changes', formula: 'cfm50 * 1 h / volume', value: changes, unit: '' },
    { name: 'allowed', formula: 'limit.most * volume / 1 h to cfm', value: allowed, unit: 'cubic feet per minute' },
    { name: 'excess', formula: 'max(cfm50 - allowed, 0 cfm)', value: excess, unit: 'cubic feet per minute' },
    { name: 'share', formula: 'excess / cfm50 to percent', value: share, unit: 'percent' },
    { name: 'hole', formula: 'cfm50 / 10 cfm * 1 in^2', value: hole, unit: 'in^2' },
    { name: 'side', formula: 'sqrt(hole)', value: side, unit: 'in' },
    { name: 'verdict', formula: 'if changes <= limit.most then "passes" else "fails"', value: verdict, unit: '' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ limit }: EnergyAuditsInputs): readonly Cell[] {
  return [{ name: 'limit.most', cell: limit, unit: '', value: limitFigures[limit] }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: EnergyAuditsInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 cubic feet per minute", for instance. */
function inCubicFeetPerMinute(value: number): string {
  return amount(trimmed(value, 2), '', ' cubic foot per minute', ' cubic feet per minute');
}

/** "2,500 inches", for instance. */
function inWholeInches(value: number): string {
  return amount(trimmed(value, 0), '', ' inch', ' inches');
}

/** "2,500 percent", for instance. */
function inWholePercent(value: number): string {
  return amount(trimmed(value, 0), '', ' percent', ' percent');
}

/** "2,500 cubic feet per minute", for instance. */
function inWholeCubicFeetPerMinute(value: number): string {
  return amount(trimmed(value, 0), '', ' cubic foot per minute', ' cubic feet per minute');
}

/** Air changes per hour from a test, the limit of the code and what to seal */
export const energyAudits: Calculator<EnergyAuditsInputs> = {
  slug: 'energy-audits',
  title: 'Blower Door Test Calculator',
  subtitle: 'Air changes per hour from a test, the limit of the code and what to seal',
  tag: 'real-estate',
  service: 'Energy audits',
  disclaimer:
    'Planning estimate from a test result. It leaves out duct leakage, insulation, windows and the price of the ' +
    'audit. A code test must be made and signed by an approved rater.',
  inputs: [
    {
      name: 'cfm50',
      label: 'Test result (CFM50)',
      type: 'number',
      unit: 'cubic feet per minute',
      default: 1800,
      min: 50,
      max: 15000,
      step: 10,
      units: acceptedUnits.cfm,
      ask: 'What was the test result (CFM50)?',
    },
    {
      name: 'sqft',
      label: 'Heated and cooled area',
      type: 'number',
      unit: 'sq ft',
      default: 1800,
      min: 300,
      max: 10000,
      step: 50,
      units: acceptedUnits.sqft,
      ask: 'How large is the heated and cooled area?',
    },
    {
      name: 'ceiling',
      label: 'Ceiling height',
      type: 'number',
      unit: 'ft',
      default: 8,
      min: 7,
      max: 20,
      step: 0.5,
      units: acceptedUnits.ft,
    },
    {
      name: 'limit',
      label: 'Limit',
      type: 'select',
      default: '5',
      options: [
        { value: '7', label: '7, 2009 code' },
        { value: '5', label: '5, code for zones 1 and 2' },
        { value: '3', label: '3, code for zones 3 to 8' },
      ],
      hint: 'The Texas coast is climate zone 2, where the 2015 and 2018 codes allow 5',
    },
  ],
  costBand: null,
  sources: [
    "ACH50 is CFM50 x 60 / volume, its definition; the 2009 code's limit is 7, IECC 2009 402.4.2.1.",
    '5 air changes an hour in climate zones 1 and 2 and 3 in zones 3 to 8, IRC 2018 N1102.4.1.2 and IECC ' +
      'R402.4.1.2 ' +
      '(finehomebuilding.com/project-guides/insulation/using-a-blower-door-test-and-interpreting-the-results); Texas ' +
      'the same since 2016 (docsbay.net/major-changes-included-in-the-2015-tx-state-energy-code).',
    "One square inch of hole for 10 CFM50 is an auditors' rule of thumb (planning estimate).",
  ],
  counted: {
    'air changes per hour at 50 Pa': 'air change per hour at 50 Pa',
    'cubic feet per minute': 'cubic foot per minute',
  },
  asks: [
    { input: 'sqft', from: 2500, to: 1200 },
    { input: 'cfm50', from: 1200, to: 2500 },
    { input: 'ceiling', from: 12, to: 7 },
  ],
  slopes: {
    value: { cfm50: 1, sqft: -1, ceiling: -1 },
    changes: { cfm50: 1, sqft: -1, ceiling: -1 },
    side: { cfm50: 1, sqft: 0, ceiling: 0 },
    share: { sqft: -1, ceiling: -1 },
    allowed: { cfm50: 0, sqft: 1, ceiling: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
