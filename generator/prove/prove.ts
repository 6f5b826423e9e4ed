import type { Input } from '../model/catalog.js';
import type { Condition, Core } from '../model/core.js';
import type { Amount, Point, Program } from '../model/program.js';
import { inputsOf } from '../model/program.js';
import type { Analysis } from './analyze.js';
import { analyze } from './analyze.js';
import type { Box } from './box.js';
import { splitBox, wholeBox } from './box.js';
import { findAmountWitness, findWitness } from './witness.js';

/** A place that is not safe: with the inputs that show it, or without when it could not be decided. */
export interface Finding {
  readonly subject: Core | Amount;
  readonly witness: Point | null;
}

/** What the proof of one calculator came to. */
export interface Proof {
  readonly findings: readonly Finding[];
  /** Boxes that together hold every input that is answered. */
  readonly analyses: readonly Analysis[];
  readonly neverHold: ReadonlySet<Condition>;
  readonly alwaysHold: ReadonlySet<Condition>;
}

/** How many boxes may be looked at before the proof gives up on what is still open. */
const boxBudget = 3000;

type Subject = Core | Amount;

/**
 * Proves that every operation has an answer and no amount is negative, for all inputs that the service accepts.
 * Boxes in which something stays open are searched for a witness and then cut, until all is proved, shown or given up.
 */
export function prove(program: Program): Proof {
  const whole = wholeBox(program.inputs);
  const settled = new Map<Subject, Finding>();
  const analyses: Analysis[] = [];
  const work: Box[] = [whole];
  let looked = 0;
  for (let box = work.pop(); box !== undefined; box = work.pop()) {
    const analysis = analyze(program, box);
    if (analysis === null) continue;
    looked++;
    searchWitnesses(analysis, program, settled);
    const open = openSubjects(analysis).filter((subject) => !settled.has(subject));
    const parts = open.length === 0 ? null : splitBox(analysis.box, relevantInputs(open, program), whole);
    if (parts !== null && looked + work.length < boxBudget) work.push(...parts);
    else {
      for (const subject of open) settled.set(subject, { subject, witness: null });
      analyses.push(analysis);
    }
  }
  return { findings: [...settled.values()], analyses, ...judgeConditions(analyses) };
}

/** Whether a requirement may hold for some input. */
export function canHold(condition: Condition, inputs: readonly Input[]): boolean {
  const program = { inputs, requirements: [condition], steps: [], outputs: [], conditions: [], amounts: [] };
  return analyze(program, wholeBox(inputs)) !== null;
}

function openSubjects(analysis: Analysis): readonly Subject[] {
  return [...analysis.open, ...analysis.openAmounts];
}

function searchWitnesses(analysis: Analysis, program: Program, settled: Map<Subject, Finding>): void {
  for (const node of analysis.open) {
    const witness = settled.has(node) ? null : findWitness(node, analysis.box, program);
    if (witness !== null) settled.set(node, { subject: node, witness });
  }
  for (const amount of analysis.openAmounts) {
    const witness = settled.has(amount) ? null : findAmountWitness(amount, analysis.box, program);
    if (witness !== null) settled.set(amount, { subject: amount, witness });
  }
}

function relevantInputs(open: readonly Subject[], program: Program): ReadonlySet<string> {
  return new Set(open.flatMap((subject) => [...inputsOf('what' in subject ? subject.core : subject, program)]));
}

function judgeConditions(analyses: readonly Analysis[]): Pick<Proof, 'neverHold' | 'alwaysHold'> {
  const mayHold = new Set(analyses.flatMap((analysis) => [...analysis.mayHold]));
  const mayFail = new Set(analyses.flatMap((analysis) => [...analysis.mayFail]));
  return {
    neverHold: new Set([...mayFail].filter((condition) => !mayHold.has(condition))),
    alwaysHold: new Set([...mayHold].filter((condition) => !mayFail.has(condition))),
  };
}
