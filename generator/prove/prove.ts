/** The proof of one calculator. */
import type { Input } from '../program/catalog.js';
import type { Condition, Core } from '../program/core.js';
import type { Interval } from '../program/interval.js';
import type { Amount, Point, Program } from '../program/program.js';
import type { Analysis } from './analyze.js';
import { analyze, contextsOf } from './analyze.js';
import type { Box } from './context/box.js';
import { wholeBox } from './context/box.js';
import { indexFormulas } from './context/formulas.js';
import { cutBox } from './cuts.js';
import type { Opening } from './obligations.js';
import { newest, search } from './search/branch-and-bound.js';
import { findAmountWitness, findWitness } from './search/witness.js';

/** An unsafe place, with inputs that show it; without them if it is undecided. */
export interface Finding {
  readonly subject: Subject;
  readonly witness: Point | null;
  /** The formula in question, such as a divisor, and its interval, which reaches values it must not have. */
  readonly operand: Core;
  readonly interval: Interval;
}

export type Subject = Core | Amount;

/** Result of the proof of one calculator. */
export interface Proof {
  readonly findings: readonly Finding[];
  /** Boxes that together contain every input that is answered. */
  readonly analyses: readonly Analysis[];
  /** Number of boxes looked at. */
  readonly boxes: number;
  readonly neverHold: ReadonlySet<Condition>;
  /** Redundant conditions: their place or the bounds of the inputs already imply them. */
  readonly alwaysHold: ReadonlySet<Condition>;
  /** Roots whose operand only rounding errors can take below zero; they become roots of `max(0, x)`. */
  readonly roundedRoots: ReadonlySet<Core>;
}

/** Most boxes to look at before the proof gives up on what is still open. */
const boxBudget = 400;

/**
 * Proves that every operation has an answer and no amount is negative, for all inputs that the service accepts.
 * Boxes in which something stays open are searched for a witness and then cut, until all is proved, shown or given up.
 */
export function prove(program: Program, budget = boxBudget): Proof {
  const formulas = indexFormulas(program);
  const whole = wholeBox(program.inputs);
  const settled = new Map<Subject, Finding>();
  const first = new Map<Subject, Opening>();
  const analyses: Analysis[] = [];
  let boxes = 0;
  const branch = (box: Box, waiting: number): readonly Box[] => {
    const analysis = analyze(formulas, box);
    boxes++;
    if (analysis === null) return [];
    searchWitnesses(analysis, program, settled);
    const open = openingsOf(analysis).filter(([subject]) => !settled.has(subject));
    const openings = open.map(([, opening]) => opening);
    for (const [subject, opening] of open) if (!first.has(subject)) first.set(subject, opening);
    const cut = open.length === 0 ? null : cutBox(analysis.box, openings, whole, formulas, boxes);
    boxes += cut?.looked ?? 0;
    if (cut !== null && boxes + waiting < budget && !formulas.allowance.isSpent) return cut.parts;
    for (const [subject, opening] of open)
      settled.set(subject, { subject, witness: null, ...(first.get(subject) ?? opening) });
    analyses.push(analysis);
    return [];
  };
  search([whole], { branch, next: newest });
  return {
    findings: [...settled.values()],
    analyses,
    boxes,
    ...conditionsOf(analyses),
    roundedRoots: rootsOf(analyses),
  };
}

/** True when a requirement may hold for some input. */
export function canHold(condition: Condition, inputs: readonly Input[]): boolean {
  const program = { inputs, requirements: [condition], steps: [], outputs: [], conditions: [], amounts: [] };
  return contextsOf(indexFormulas(program), wholeBox(inputs)).length > 0;
}

function openingsOf({ box, open, openAmounts, bounds }: Analysis): readonly (readonly [Subject, Opening])[] {
  const amounts = [...openAmounts].map((amount): [Subject, Opening] => [
    amount,
    { operand: amount.core, interval: bounds(amount.core), conditions: [], box },
  ]);
  return [...open, ...amounts];
}

function searchWitnesses(analysis: Analysis, program: Program, settled: Map<Subject, Finding>): void {
  for (const [subject, opening] of openingsOf(analysis)) {
    if (settled.has(subject)) continue;
    const witness =
      'what' in subject
        ? findAmountWitness(subject, analysis.box, program)
        : findWitness(subject, [opening.box, analysis.box], program);
    if (witness !== null) settled.set(subject, { subject, witness, ...opening });
  }
}

function conditionsOf(analyses: readonly Analysis[]): Pick<Proof, 'neverHold' | 'alwaysHold'> {
  const mayHold = new Set(analyses.flatMap((analysis) => [...analysis.mayHold]));
  const mayFail = new Set(analyses.flatMap((analysis) => [...analysis.mayFail]));
  return {
    neverHold: new Set([...mayFail].filter((condition) => !mayHold.has(condition))),
    alwaysHold: new Set([...mayHold].filter((condition) => !mayFail.has(condition))),
  };
}

function rootsOf(analyses: readonly Analysis[]): ReadonlySet<Core> {
  return new Set(analyses.flatMap(({ roundedRoots }) => [...roundedRoots]));
}
